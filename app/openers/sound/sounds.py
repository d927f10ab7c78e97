"""The sounds of the program: played by kind, each as loud as the person wants it."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from time import monotonic

from openers.settings.store import Settings
from openers.sound.device import Device, Fill, open_device
from openers.sound.kinds import CLASS_OF, TOLD, VOICES, VOLUMES, Kind
from openers.sound.mixer import Mixer
from openers.sound.samples import Samples, Shelf
from openers.sound.speaker import Speaker

APART, AGAIN = 0.012, 0.045
"""Seconds between two sounds that go with what is seen, and between two of one kind.

Where events are skipped many come at once; one of them is heard.
"""
_FULL = 100


class Sounds:
    """Plays sounds as the settings say: ``sound``, ``volume`` and ``volume_<class>``."""

    def __init__(
        self,
        settings: Settings,
        opens: Callable[[Fill], Device] = open_device,
        now: Callable[[], float] = monotonic,
        shelf: Shelf | None = None,
    ) -> None:
        """Silence until `play`; ``opens`` and ``now`` as for `openers.sound.speaker.Speaker`."""
        self._settings, self._now = settings, now
        self._shelf = shelf or Shelf()
        self._mixer = Mixer()
        self._speaker = Speaker(self._mixer, opens, now)
        self._last: dict[Kind, float] = {}
        self._last_seen = float("-inf")
        self._ready: dict[tuple[int, float], Samples] = {}
        settings.listen(self._changed)

    @property
    def running(self) -> bool:
        """Whether a thread plays; at rest there is none."""
        return self._speaker.running

    @property
    def deaf(self) -> bool:
        """Whether there is no device that plays, as far as it has been tried."""
        return self._speaker.failed

    def loudness(self, kind: Kind) -> float:
        """How loud a kind is now, 0…1. Volumes are squared: the ear hears ratios."""
        settings = self._settings
        if not settings.sound:
            return 0.0
        share = settings.volume * getattr(settings, f"volume_{CLASS_OF[kind]}") / _FULL**2
        return float(share * share)

    def play(self, kind: Kind) -> None:
        """Let a sound be heard, unless it is silenced or too much is heard already."""
        loudness, now = self.loudness(kind), self._now()
        if loudness <= 0.0 or now - self._last.get(kind, float("-inf")) < AGAIN:
            return
        if kind not in TOLD:
            if now - self._last_seen < APART:
                return
            self._last_seen = now
        self._last[kind] = now
        samples = self._shelf.take(kind)
        if samples is None:
            return
        ready = self._scaled(samples, loudness)
        if self._mixer.play(ready, VOICES if kind in TOLD else VOICES - 1):
            self._speaker.wake()

    def _scaled(self, samples: Samples, loudness: float) -> Samples:
        """The samples that loud; kept, as the shelf keeps the samples themselves."""
        key = id(samples), loudness
        if key not in self._ready:
            self._ready[key] = array("h", map(int, map(loudness.__mul__, samples)))
        return self._ready[key]

    def _changed(self, key: str) -> None:
        """Silence at once; a changed volume is tried out."""
        name = key.removeprefix("volume_")
        if key in {"sound", "volume"} or (key != name and name in VOLUMES):
            self._ready.clear()
            if not self._settings.sound:
                self._mixer.clear()
            self.play(VOLUMES.get(name, (Kind.CHIPS,))[0])

    def close(self) -> None:
        """The program ends: silence, no thread."""
        self._speaker.close()
