"""The device's keeper: a thread that opens it when there is something to hear and then lets it go.

At rest there is no device and no thread. Opening may hang or fail and a device may be lost at any
moment: the window never waits for it, and nobody hears of it.
"""

from collections.abc import Callable
from contextlib import suppress
from threading import Event, Lock, Thread
from time import monotonic

from openers.sound.device import Device, Fill, open_device
from openers.sound.mixer import Mixer

LINGER = 1.5
"""Seconds a device stays open after the last sound: the next one often follows."""
PATIENCE = 3.0
"""Seconds without a fetched frame after which a device counts as lost."""
REST = 15.0
"""Seconds of peace after a failure."""
STALE = 0.5
"""Where opening takes longer, what was to be heard is forgotten."""
_LOOK = 0.1
_PARTING, _MOST_STUCK = 0.5, 3


class Speaker:
    """Plays a mixer while there is something in it."""

    def __init__(
        self,
        mixer: Mixer,
        opens: Callable[[Fill], Device] = open_device,
        now: Callable[[], float] = monotonic,
    ) -> None:
        """``opens``: makes a playing device; ``now``: seconds of a clock that never goes back."""
        self._mixer, self._opens, self._now = mixer, opens, now
        self._lock, self._closing = Lock(), Event()
        self._thread: Thread | None = None
        self._quiet_until = float("-inf")
        self._stuck = 0
        self._failed = False

    @property
    def running(self) -> bool:
        """Whether its thread runs."""
        return self._thread is not None

    @property
    def failed(self) -> bool:
        """Whether the last device could not be opened, or was lost."""
        return self._failed

    def wake(self) -> None:
        """There is something to hear. Where nothing can be heard now it is forgotten."""
        with self._lock:
            if self._thread is not None:
                return
            if self._closing.is_set() or self._now() < self._quiet_until:
                self._mixer.clear()
                return
            # A daemon: a sound server that hangs does not keep the program from ending.
            self._thread = Thread(target=self._work, name="sound", daemon=True)
            self._thread.start()

    def close(self) -> None:
        """Silence; no device is opened any more."""
        self._closing.set()
        self._mixer.clear()
        thread = self._thread
        if thread is not None:
            thread.join(2 * _PARTING)

    def _work(self) -> None:
        while self._go_on():
            asked = self._now()
            try:
                device = self._opens(self._mixer.frames)
            except Exception:  # noqa: BLE001 - whatever fails here is silence
                self._fail()
                continue
            self._failed = False
            if self._now() - asked > STALE:
                self._mixer.clear()
            if not self._attend(device):
                self._fail()
            self._part(device)

    def _part(self, device: Device) -> None:
        """Close a device. One that is lost may never come back from it: it is left to itself."""
        parting = Thread(target=_close, args=(device,), name="sound, parting", daemon=True)
        parting.start()
        parting.join(_PARTING)
        if parting.is_alive():
            self._stuck += 1
            if self._stuck >= _MOST_STUCK:
                self._closing.set()

    def _go_on(self) -> bool:
        """Whether there is something to play; else the thread ends."""
        with self._lock:
            if not self._mixer.idle and not self._closing.is_set():
                return True
            self._thread = None
            return False

    def _fail(self) -> None:
        self._failed = True
        self._quiet_until = self._now() + REST
        self._mixer.clear()

    def _attend(self, device: Device) -> bool:
        """Stay while something is heard and a little longer; False where the device is lost."""
        served, moved, heard = self._mixer.served, self._now(), self._now()
        while not self._closing.wait(_LOOK):
            now = self._now()
            if self._mixer.served != served:
                served, moved = self._mixer.served, now
            if not self._mixer.idle:
                heard = now
                if now - moved > PATIENCE or not device.plays:
                    return False
            elif now - heard > LINGER:
                return True
        return True


def _close(device: Device) -> None:
    with suppress(Exception):
        device.close()
