"""Make the sounds of the program: ``python packaging/sounds.py`` renews resources/sounds.

Nothing is recorded: paper is filtered noise, clay and wood are struck bars and plates, each a sum
of damped sines. Standard library only; a test makes them again and compares.
"""

from __future__ import annotations

import argparse
import wave
from array import array
from collections.abc import Callable, Iterable
from math import cos, exp, pi, sin, sqrt
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parents[1]

RATE = 22050
"""Samples a second; nothing here needs tones above 9 kHz."""
PEAK = 0.249
"""The loudest sample of any sound: four at once cannot reach full scale (openers.sound.mixer)."""
_RISE, _FALL = 0.002, 0.012
"""Seconds in which a sound comes out of silence and goes back into it: no click at the ends."""

_FELT = 3600
"""Above this frequency in Hz paper grows ever softer."""

Wave = list[float]


def silence(seconds: float) -> Wave:
    """So much of nothing."""
    return [0.0] * round(seconds * RATE)


def mixed(*parts: tuple[float, float, Wave]) -> Wave:
    """Parts together: each begins at so many seconds, as loud as its factor says."""
    whole = silence(max(at + len(part) / RATE for at, _, part in parts) + 1 / RATE)
    for at, gain, part in parts:
        start = round(at * RATE)
        for i, sample in enumerate(part):
            whole[start + i] += gain * sample
    return whole


# -- paper: filtered noise -------------------------------------------------------------------------


def band(samples: Iterable[float], centre: Callable[[float], float], width: float) -> Wave:
    """What a resonance lets through (a state variable filter, after Chamberlin 1985), softened:
    felt swallows what is high.

    Args:
        samples: what goes in.
        centre: its frequency in Hz at a time in seconds.
        width: the bandwidth as a share of the frequency.
    """
    low = mid = soft = 0.0
    felt = 1 - exp(-2 * pi * _FELT / RATE)
    out = []
    for i, sample in enumerate(samples):
        turn = 2 * sin(pi * min(centre(i / RATE), RATE / 6.5) / RATE)
        low += turn * mid
        mid += turn * (sample - low - width * mid)
        soft += felt * (mid - soft)
        out.append(soft)
    return out


def hiss(seconds: float, seed: int) -> Wave:
    """White noise, the same for a seed everywhere."""
    chance = Random(seed)
    return [chance.uniform(-1, 1) for _ in range(round(seconds * RATE))]


def shaped(samples: Wave, level: Callable[[float], float]) -> Wave:
    """Samples as loud as ``level`` says at each share of their time, 0…1."""
    last = max(len(samples) - 1, 1)
    return [sample * level(i / last) for i, sample in enumerate(samples)]


def slide(seconds: float, start: float, end: float, seed: int, peak: float = 0.6) -> Wave:
    """Paper over felt: noise whose colour goes from one frequency to another.

    ``peak``: at which share of its time it is loudest.
    """

    def swell(share: float) -> float:
        return (
            sin(pi / 2 * share / peak) ** 2
            if share < peak
            else (cos(pi / 2 * (share - peak) / (1 - peak)) ** 2)
        )

    noise = band(hiss(seconds, seed), lambda t: start + (end - start) * t / seconds, 0.7)
    return shaped(noise, swell)


def snap(seed: int, centre: float = 2600, decay: float = 0.009) -> Wave:
    """A card's edge that springs flat."""
    noise = band(hiss(0.06, seed), lambda t: centre, 0.9)
    return [sample * exp(-i / RATE / decay) for i, sample in enumerate(noise)]


# -- clay, wood: damped sines ----------------------------------------------------------------------


def struck(seconds: float, *modes: tuple[float, float, float]) -> Wave:
    """A body that is struck: modes of frequency in Hz, loudness, and decay in seconds.

    What still sounds at its end is led out, so that no part of a chord ends with a click.
    """
    out = silence(seconds)
    for frequency, loudness, decay in modes:
        for i in range(len(out)):
            t = i / RATE
            out[i] += loudness * exp(-t / decay) * sin(2 * pi * frequency * t)
    return shaped(out, lambda share: min(1.0, (1 - share) * 5))


def clink(seed: int) -> Wave:
    """One clay chip on another: a small plate, dull and short."""
    chance = Random(seed)
    pitch = chance.uniform(0.94, 1.07)
    plate = struck(
        0.09,
        (1870 * pitch, 1.0, 0.016), (2930 * pitch, 0.7, 0.011),
        (4210 * pitch, 0.35, 0.007), (640 * pitch, 0.5, 0.012),
    )  # fmt: skip
    return mixed((0, 0.8, plate), (0, 0.5, snap(seed, 3200, 0.004)))


def bar(frequency: float, seconds: float) -> Wave:
    """A wooden bar as of a marimba: its overtones are tuned to 4 and about 10."""
    tone = struck(
        seconds,
        (frequency, 1.0, seconds / 4.2), (frequency * 4, 0.16, seconds / 14),
        (frequency * 9.9, 0.04, seconds / 40),
    )  # fmt: skip
    return mixed((0, 1, tone), (0, 0.10, snap(7, 1200, 0.006)))


def knuckle(seed: int) -> Wave:
    """A knuckle on the table."""
    wood = struck(0.12, (148, 1.0, 0.022), (233, 0.6, 0.016), (410, 0.35, 0.009))
    return mixed((0, 1, wood), (0, 0.5, snap(seed, 900, 0.005)))


# -- the sounds ------------------------------------------------------------------------------------


def deal(seed: int, colour: float) -> Wave:
    """A card slides from the deck and lies down."""
    thud = struck(0.05, (190, 1.0, 0.010))
    return mixed(
        (0, 1.0, slide(0.085, 1500 * colour, 2500 * colour, seed)),
        (0.072, 0.55, snap(seed + 1, 1900 * colour, 0.007)),
        (0.072, 0.25, thud),
    )


def flip() -> Wave:
    """A card turned over: it bends, and springs flat."""
    return mixed(
        (0, 0.8, slide(0.075, 1200, 2700, 31, 0.8)),
        (0.070, 0.9, snap(32, 2300, 0.007)),
        (0.078, 0.45, snap(33, 1500, 0.014)),
    )


def pot() -> Wave:
    """Many chips are drawn in: they clink, at first fast, then fewer."""
    chance, at = Random(5), 0.0
    parts = [(0.0, 0.35, slide(0.5, 700, 500, 51, 0.3))]
    for number in range(13):
        parts.append((at, chance.uniform(0.45, 1.0) * (1 - number / 18), clink(60 + number)))
        at += chance.uniform(0.022, 0.05) * (1 + number / 12)
    return mixed(*parts)


E4, A4, CIS5, E5, A5 = (440 * 2 ** (step / 12) for step in (-5, 0, 4, 7, 12))


def sounds() -> dict[str, Wave]:
    """Every sound by the name of its file, before `finished`."""
    return {
        "deal_1": deal(11, 1.0),
        "deal_2": deal(13, 1.09),
        "deal_3": deal(17, 0.93),
        "flip": flip(),
        "discard": slide(0.17, 3000, 1100, 21, 0.35),
        "mark": mixed((0, 1, snap(41, 2200, 0.005)), (0, 0.4, struck(0.04, (330, 1, 0.008)))),
        "knock": mixed((0, 1, knuckle(71)), (0.098, 0.7, knuckle(72))),
        "chips_1": mixed((0, 1, clink(1)), (0.046, 0.7, clink(2)), (0.081, 0.5, clink(3))),
        "chips_2": mixed((0, 0.8, clink(4)), (0.039, 1, clink(6)), (0.090, 0.45, clink(8))),
        "pot": pot(),
        "turn": mixed((0, 0.8, bar(E5, 0.36)), (0.11, 1, bar(A5, 0.42))),
        "refusal": mixed((0, 1, bar(E4 / 2, 0.17)), (0.10, 0.8, bar(E4 / 2.24, 0.2))),
        "won": mixed(
            (0, 0.8, bar(A4, 0.5)), (0.12, 0.85, bar(CIS5, 0.5)), (0.24, 1, bar(E5, 0.62))
        ),
        "lost": mixed((0, 0.9, bar(A4, 0.4)), (0.15, 0.8, bar(E4, 0.55))),
    }


LOUDNESS = {
    "deal": 0.40, "flip": 0.50, "discard": 0.40, "mark": 0.35, "knock": 0.75, "chips": 0.60,
    "pot": 0.75, "turn": 0.70, "refusal": 0.80, "won": 1.0, "lost": 0.85,
}  # fmt: skip
"""The peak of each sound as a share of `PEAK`: what happens often is soft."""


def finished(name: str, samples: Wave) -> array[int]:
    """A sound as sixteen-bit samples: without a bias, out of silence and back, at its peak."""
    mean = sum(samples) / len(samples)
    rise, fall, size = round(_RISE * RATE), round(_FALL * RATE), len(samples)
    out = []
    for i, sample in enumerate(samples):
        edge = min(1.0, i / rise, (size - 1 - i) / fall)
        out.append((sample - mean) * sin(pi / 2 * edge) ** 2)
    factor = PEAK * LOUDNESS[name.partition("_")[0]] / max(map(abs, out))
    return array("h", (round(32767 * factor * sample) for sample in out))


def loudness(samples: array[int]) -> float:
    """The root of the mean square, full scale being 1."""
    return sqrt(sum(s * s for s in samples) / len(samples)) / 32767


def main() -> None:
    """Write every sound into the folder asked for."""
    parser = argparse.ArgumentParser(description="Make the sounds of Openers.")
    parser.add_argument("--out", type=Path, default=ROOT / "resources" / "sounds")
    parser.add_argument("--figures", action="store_true", help="print length and loudness of each")
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    for name, samples in sounds().items():
        made = finished(name, samples)
        if args.figures:
            peak = max(map(abs, made)) / 32767
            print(f"{name:8} {len(made) / RATE:5.2f} s peak {peak:.3f} rms {loudness(made):.4f}")
        with wave.open(str(args.out / f"{name}.wav"), "wb") as file:
            file.setparams((1, 2, RATE, 0, "NONE", ""))
            file.writeframes(made.tobytes())


if __name__ == "__main__":
    main()
