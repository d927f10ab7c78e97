"""Voices added up: what is heard is the sum, and never more than sixteen bits."""

from array import array

from hypothesis import given
from hypothesis import strategies as st

from openers.sound.kinds import PEAK, VOICES
from openers.sound.mixer import Mixer

VOICE = st.lists(st.integers(-PEAK, PEAK), min_size=1, max_size=60)


@given(st.lists(VOICE, max_size=VOICES), st.lists(st.integers(1, 40), min_size=1, max_size=20))
def test_what_is_heard_is_the_sum_of_the_voices(voices, pieces):
    mixer = Mixer()
    for voice in voices:
        assert mixer.play(array("h", voice))
    heard = array("h")
    for count in pieces:
        got = array("h", mixer.frames(count))
        assert len(got) == count
        heard.extend(got)
    wanted = [sum(v[i] for v in voices if i < len(v)) for i in range(len(heard))]
    assert list(heard) == wanted
    assert mixer.served == len(heard)
    assert mixer.idle == all(len(voice) <= len(heard) for voice in voices)


def test_one_voice_more_than_there_is_room_for_is_not_heard():
    mixer = Mixer()
    loudest = array("h", [PEAK] * 8)
    assert [mixer.play(loudest) for _ in range(VOICES + 1)] == [True] * VOICES + [False]
    assert max(array("h", mixer.frames(4))) == PEAK * VOICES
    assert not mixer.play(loudest, most=VOICES + 3)
    mixer.clear()
    assert mixer.idle
    assert mixer.frames(3) == bytes(6)
    assert [mixer.play(loudest, most=2) for _ in range(3)] == [True, True, False]
