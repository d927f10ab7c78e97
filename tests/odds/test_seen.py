"""Cards seen and live counts: public facts and one's own cards, counted by hand."""

from hypothesis import given, settings
from hypothesis import strategies as st

from openers.cards.card import parse, parse_all, rank
from openers.cards.ranking import STANDARD, Category
from openers.engine.events import Acted, Dealt
from openers.engine.setup import setup_for
from openers.engine.views import redact
from openers.odds import seen as odds
from openers.rules.presets import ids, preset
from panels.moments import moments

HERO = 0


def looked(own: str, others: str = "", laid: str = "") -> odds.Seen:
    """What somebody with these cards has seen, ``others`` face up with one who folded."""
    mine, laid_down, up = parse_all(own), parse_all(laid), parse_all(others)
    return odds.Seen(
        (*mine, *laid_down),
        len(mine),
        (),
        ((3, up),) if up else (),
        (),
        frozenset(range(52)) - {*mine, *laid_down, *up},
    )


def test_a_flush_draw_counts_what_has_not_been_seen() -> None:
    # Four hearts on fourth street, three more in folded hands: 13 - 4 - 3 = 6 are left.
    seen = looked("2h 7h Jh Kh", "3h 4h 5h")
    assert odds.live_suits(seen) == ((2, 4, 6),)
    assert odds.live_suits(looked("2h 7h Jh", "3h")) == ((2, 3, 9),)
    assert odds.live_suits(looked("2h 7h")) == ()
    assert Category.FLUSH in odds.next_card(seen, STANDARD).kinds
    assert odds.next_card(seen, STANDARD).kinds[Category.FLUSH] == 6


def test_live_ranks_fall_with_dead_cards() -> None:
    seen = looked("Ks Kd 7c", "Kh 7d 7h")
    assert odds.live_ranks(seen) == ((11, 1), (5, 1))


def test_outs_of_a_pair_on_third_street() -> None:
    # K K 7: two kings make three of a kind, three sevens make two pair; nothing else is a kind.
    outs = odds.next_card(looked("Ks Kd 7c"), STANDARD)
    assert outs == odds.Outs(None, {Category.TWO_PAIR: 3, Category.TRIPS: 2})
    assert outs.cards == 5


def test_whole_stud_hand_has_no_next_card() -> None:
    assert odds.next_card(looked("Ks Kd 7c 2c 3c 9h Th"), STANDARD).cards == 0


def test_one_exchanged_finds_the_odd_card() -> None:
    # A four-flush with an off-suit deuce: 9 hearts; each of the other 4 ranks has 3 cards to pair.
    outs = odds.one_exchanged(looked("2c 7h 9h Jh Kh"), STANDARD)
    assert outs.gone == parse("2c")
    assert outs.kinds == {Category.PAIR: 12, Category.FLUSH: 9}
    # Two pair: two kings and two fours are left for a full house.
    assert odds.one_exchanged(looked("Ks Kd 4c 4d 9h"), STANDARD).kinds == {Category.FULL_HOUSE: 4}


def test_no_exchange_is_counted_once_done_nor_from_a_made_hand() -> None:
    assert not odds.one_exchanged(looked("Ks Kd 4c 4d 9h", laid="8h"), STANDARD).cards
    assert not odds.one_exchanged(looked("5c 6d 7h 8h 9h"), STANDARD).cards


def test_only_what_lies_open_and_ones_own_is_ever_known() -> None:
    for variant in ids():
        for hand in moments(preset(variant), lambda legal, h: h.table.step >= 4):
            table = hand.table.seen_by(HERO)
            setup = setup_for(preset(variant), sum(table.dealt_in))
            seen = odds.seen_by(table, HERO, setup.ranking)
            told = {
                event.card
                for event in (redact(e, HERO) for e in hand.events)
                if isinstance(event, Dealt) and event.card is not None
            }
            known = {*seen.own, *(c for _, board in (*seen.alive, *seen.dead) for c in board)}
            assert known <= told
            assert seen.unseen == set(setup.deck) - known - {*seen.common}
            folded = {e.seat for e in hand.events if isinstance(e, Acted) and table.folded[e.seat]}
            assert {seat for seat, _ in seen.dead} <= folded
            break


@settings(max_examples=60, deadline=None)
@given(st.permutations(range(52)), st.integers(1, 6), st.integers(0, 20))
def test_outs_are_unseen_and_never_more_than_there_are(
    order: list[int], held: int, dead: int
) -> None:
    own, gone = tuple(order[:held]), tuple(order[held : held + dead])
    unseen = frozenset(order[held + dead :])
    seen = odds.Seen(own, held, (), ((2, gone),), (), unseen)
    assert 0 <= odds.next_card(seen, STANDARD).cards <= len(unseen)
    for which, left in odds.live_ranks(seen):
        assert left <= 4 - sum(rank(card) == which for card in own)
