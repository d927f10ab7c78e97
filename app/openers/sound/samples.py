"""The files of the sounds, read when first heard; a missing or damaged one is silent."""

from __future__ import annotations

import sys
import wave
from array import array
from pathlib import Path
from typing import TypeAlias

from openers import assets
from openers.sound.kinds import PEAK, RATE, Kind

Samples: TypeAlias = "array[int]"
"""Sixteen-bit samples of one channel."""


class Shelf:
    """The sounds of a folder."""

    def __init__(self, folder: Path | None = None) -> None:
        """``folder``: None for the program's own."""
        self._folder = folder
        self._kinds: dict[Kind, tuple[Samples, ...]] = {}
        self._turns: dict[Kind, int] = {}

    def take(self, kind: Kind) -> Samples | None:
        """The sound of a kind, each of its files in turn; None where there is none."""
        files = self._kinds.get(kind)
        if files is None:
            files = self._kinds[kind] = tuple(self._read(kind))
        if not files:
            return None
        turn = self._turns[kind] = (self._turns.get(kind, -1) + 1) % len(files)
        return files[turn]

    def _read(self, kind: Kind) -> list[Samples]:
        try:
            folder = self._folder or assets.path("sounds")
            paths = sorted((*folder.glob(f"{kind}.wav"), *folder.glob(f"{kind}_?.wav")))
        except OSError:
            return []
        return [found for path in paths if (found := read(path)) is not None]


def read(path: Path) -> Samples | None:
    """The samples of a file; None where it is missing, damaged, or not as loud and fast as ours."""
    try:
        with wave.open(str(path), "rb") as file:
            form = (file.getnchannels(), file.getsampwidth(), file.getframerate())
            data = file.readframes(file.getnframes())
    except (OSError, EOFError, wave.Error):
        return None
    if form != (1, 2, RATE) or not data or len(data) % 2:
        return None
    samples = array("h", data)
    if sys.byteorder == "big":
        samples.byteswap()
    return samples if max(samples) <= PEAK and min(samples) >= -PEAK else None
