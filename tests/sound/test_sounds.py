"""Which sound belongs to what, how loud it is, and that much at once is not a din."""

import typing
from array import array

import pytest

from openers.engine import events as ev
from openers.engine.actions import Act
from openers.settings.options import BY_KEY
from openers.settings.store import Settings
from openers.sound.beats import SOUNDS, heard
from openers.sound.kinds import CLASS_OF, TOLD, VOLUMES, Kind
from openers.sound.sounds import AGAIN, APART, Sounds
from sound.silent import Tape

EVENTS = typing.get_args(ev.Event)
SILENT = {ev.DealBegan, ev.StepBegan, ev.HandsGathered, ev.CarriedOver}


class Played(Sounds):
    """Keeps what begins to sound, with its loudest sample."""

    def __init__(self, **options) -> None:
        self.settings, self.tape = Settings(), Tape()
        super().__init__(self.settings, self.tape.open, self.tape)
        self.got = []
        self._mixer.play = self._keep
        self._speaker.wake = lambda: None
        for key, value in options.items():
            self.settings.set(key, value)

    def _keep(self, samples, most=4):
        self.got.append((max(map(abs, samples)), most))
        return True


def test_every_event_has_its_sound_or_is_known_to_be_silent():
    assert set(SOUNDS) | SILENT == set(EVENTS)
    assert not set(SOUNDS) & SILENT


@pytest.mark.parametrize(
    ("event", "kind"),
    [
        (ev.Acted(1, Act.CHECK, 0, 0), Kind.KNOCK),
        (ev.Acted(1, Act.FOLD, 0, 0), Kind.DISCARD),
        (ev.Acted(1, Act.CALL, 4, 4), Kind.CHIPS),
        (ev.Acted(1, Act.RAISE, 8, 8), Kind.CHIPS),
        (ev.Discarded(1, ()), Kind.KNOCK),
        (ev.Discarded(1, (None, None)), Kind.DISCARD),
        (ev.Dealt(0, None, False), Kind.DEAL),
        (ev.Shown(2, (1, 2, 3, 4, 5)), Kind.FLIP),
        (ev.Won(2, 30, 0), Kind.POT),
        (ev.CarriedOver(5, False), None),
    ],
)
def test_an_event_sounds_as_what_is_seen(event, kind):
    assert heard(event) is kind


def test_the_end_of_a_deal_tells_who_won():
    end = ev.DealEnded((1, 2))
    assert (heard(end, won=True), heard(end, won=False)) == (Kind.WON, Kind.LOST)


def test_every_kind_has_a_volume_of_its_own_in_the_settings():
    assert set(CLASS_OF) == set(Kind)
    assert {f"volume_{name}" for name in VOLUMES} == {k for k in BY_KEY if k.startswith("volume_")}


@pytest.mark.parametrize("kind", Kind)
def test_volumes_multiply_and_silence_is_silence(kind):
    own = f"volume_{CLASS_OF[kind]}"
    for options, loud in (
        ({"volume": 100}, 1.0),
        ({"volume": 50}, 0.25),
        ({"volume": 50, own: 50}, 0.0625),
        ({"volume": 0}, 0.0),
        ({own: 0}, 0.0),
        ({"volume": 100, "sound": False}, 0.0),
    ):
        assert Played(**options).loudness(kind) == pytest.approx(loud)


def test_a_sound_is_as_loud_as_its_volume_says():
    peaks = []
    for volume in (100, 50):
        played = Played(volume=volume)
        played.tape.now += 1
        played.got.clear()
        played.play(Kind.FLIP)
        peaks.append(played.got[0][0])
    assert peaks[1] == pytest.approx(peaks[0] / 4, abs=1)


def test_a_muted_table_opens_no_device():
    settings, tape = Settings(), Tape()
    settings.set("sound", False)
    sounds = Sounds(settings, tape.open, tape)
    for kind in Kind:
        sounds.play(kind)
    assert (tape.opened, sounds.running) == (0, False)


def test_of_many_at_once_one_is_heard_and_what_tells_something():
    played = Played()
    for kind in Kind:
        played.play(kind)
        played.play(kind)
    assert len(played.got) == 1 + len(TOLD)
    assert [most for _, most in played.got] == [3, 4, 4, 4, 4]
    played.tape.now += APART + 0.001
    played.play(Kind.DEAL)  # too soon for a second of its kind
    assert len(played.got) == 1 + len(TOLD)
    played.tape.now += AGAIN
    played.play(Kind.DEAL)
    assert len(played.got) == 2 + len(TOLD)


def test_the_cards_of_a_deal_are_all_heard():
    """The fastest deal there is: fifteen cards a second and more."""
    played = Played()
    for _ in range(20):
        played.play(Kind.DEAL)
        played.tape.now += 0.05
    assert len(played.got) == 20


def test_a_changed_volume_is_heard_at_once_and_muting_ends_all():
    played = Played()
    for key in ("volume", "volume_result", "volume_cards"):
        before = len(played.got)
        played.tape.now += 1
        played.settings.set(key, 70)
        assert len(played.got) == before + 1
    played.settings.set("theme", "dark")
    assert len(played.got) == 3
    cleared = []
    played._mixer.clear = lambda: cleared.append(1)
    played.settings.set("sound", False)
    assert cleared
    assert len(played.got) == 3


def test_samples_are_kept_for_a_volume_and_no_longer():
    played = Played()
    for _ in range(9):
        played.play(Kind.DEAL)
        played.tape.now += 1
    assert len(played._ready) == 3
    played.settings.set("volume", 10)
    assert len(played._ready) == 1
    assert isinstance(next(iter(played._ready.values())), array)
