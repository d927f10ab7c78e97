"""The sounds that sound now, added up piece by piece for the device."""

from __future__ import annotations

from array import array
from operator import add
from threading import Lock

from openers.sound.kinds import VOICES
from openers.sound.samples import Samples


class Mixer:
    """Adds voices. `play` and `clear` are called by the window, `frames` by the device's thread.

    Attributes:
        served: frames the device has fetched so far; it stands still where a device is lost.
    """

    def __init__(self) -> None:
        self._lock = Lock()
        self._voices: list[list[Samples]] = []  # one list of one array each: what is left of it
        self.served = 0

    @property
    def idle(self) -> bool:
        """Whether nothing is left to be heard."""
        return not self._voices

    def play(self, samples: Samples, most: int = VOICES) -> bool:
        """Let one more sound begin, unless ``most`` sound already; whether it begins."""
        with self._lock:
            if len(self._voices) >= min(most, VOICES):
                return False
            self._voices.append([samples])
            return True

    def clear(self) -> None:
        """Silence at once."""
        with self._lock:
            self._voices.clear()

    def frames(self, count: int) -> bytes:
        """The next ``count`` frames: sixteen-bit samples in the machine's order, one channel."""
        with self._lock:
            self.served += count
            mixed = array("h", bytes(2 * count))
            for voice in self._voices:
                piece = voice[0][:count]
                if len(piece) < count:
                    piece.frombytes(bytes(2 * (count - len(piece))))
                mixed = array("h", map(add, mixed, piece))
                voice[0] = voice[0][count:]
            self._voices = [voice for voice in self._voices if voice[0]]
            return mixed.tobytes()
