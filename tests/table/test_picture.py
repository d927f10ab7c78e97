"""The picture keeps one token a card, and the engine's own fold beside it."""

from collections import Counter

import pytest

from helpers.tables import deal, rules_for
from openers.cards.card import parse_all
from openers.engine.events import DealBegan, Discarded, Shown
from openers.engine.setup import setup_for
from openers.engine.table import fold
from openers.table.arrange import arrange, telling, verdict_of
from openers.table.layout import solve
from openers.table.picture import Picture, grouped

DEALS = [(1, 5, "jackpots-italian"), (2, 7, "jackpots-italian"), (3, 2, "jackpots-italian"),
         (5, 5, "jackpot-spanish"), (6, 6, "seven-card-stud")]  # fmt: skip


@pytest.mark.parametrize(("seed", "seats", "variant"), DEALS)
def test_after_each_event_tokens_and_table_agree(seed: int, seats: int, variant: str) -> None:
    picture = Picture()
    events = deal(seed, seats, variant)
    for done, event in enumerate(events, 1):
        picture.apply(event, 52)
        table = picture.table
        assert table == fold(events[:done], 52)
        assert table is not None
        for seat in range(seats):
            held = picture.hands[seat]
            if held:
                shown = [picture.card[t] for t in held]
                if table.proof is None or table.proof.seat != seat:
                    assert shown == table.hands[seat]
            assert Counter(held) == Counter(picture.held(seat))


@pytest.mark.parametrize(("seed", "seats", "variant"), DEALS)
def test_every_token_has_one_place_and_no_two_the_same(seed: int, seats: int, variant: str) -> None:
    stud = variant == "seven-card-stud"
    layout = solve(1000, 620, seats, 7 if stud else 5, boards=stud)
    picture = Picture()
    for event in deal(seed, seats, variant):
        picture.apply(event, 52)
        places = arrange(picture, layout)
        assert set(places) == picture.tokens()
        poses = [(p.pose.x, p.pose.y) for t, p in places.items() if t not in picture.pile]
        assert len(set(poses)) == len(poses)
        for place in places.values():
            assert place.pose.rect.inside(layout.width, layout.height)


def test_nobody_elses_closed_card_has_a_face() -> None:
    """What the rules have not shown is in no face, for it is not in the redacted events."""
    picture = Picture()
    layout = solve(1000, 620, 5)
    for event in deal(4):
        picture.apply(event, 52)
        table = picture.table
        assert table is not None
        if any(table.shown) or table.proof is not None:
            break
        for token, place in arrange(picture, layout).items():
            if token not in picture.slots[0]:
                assert place.face.card is None


def test_the_hand_is_grouped() -> None:
    assert grouped(parse_all("4h Qs 7c Qh Ad")) == list(parse_all("Qs Qh Ad 7c 4h"))
    assert grouped(parse_all("3c 3h 9d 9s 9c")) == list(parse_all("9s 9d 9c 3h 3c"))
    assert grouped(parse_all("Ad 5h 3s 2c 4d")) == list(parse_all("5h 4d 3s 2c Ad"))


def test_a_hand_not_to_be_sorted_is_left_as_dealt() -> None:
    picture = Picture(sort=False)
    for event in deal(1):
        if isinstance(event, Discarded):
            break
        picture.apply(event, 52)
    assert picture.table is not None
    assert [picture.card[t] for t in picture.held(0)] == picture.table.hands[0]


def test_winners_cards_are_told() -> None:
    ranking = setup_for(rules_for(), 5).ranking
    assert set(telling(parse_all("Ks Kd 4h 4c 9d"), ranking)) == set(parse_all("Ks Kd 4h 4c"))
    assert set(telling(parse_all("Ks Kd Kh 4c 9d"), ranking)) == set(parse_all("Ks Kd Kh"))
    flush = parse_all("Ks 2s 5s 9s Js")
    assert set(telling(flush, ranking)) == set(flush)
    assert len(telling(parse_all("Ks Kd Kh 4c 4d 4s 2c"), ranking)) == 5


def test_there_is_a_verdict_only_after_a_showdown() -> None:
    rules = rules_for()
    for seed in range(12):
        picture = Picture()
        for event in deal(seed):
            picture.apply(event, 52)
        verdict = verdict_of(picture, rules)
        assert bool(verdict.winning) == any(isinstance(e, Shown) for e in deal(seed))


def test_of_a_winners_seven_cards_two_are_dimmed() -> None:
    """The five that count stay bright, a kicker too: it may be what decided."""
    rules, seen = rules_for("seven-card-stud"), 0
    for seed in range(12):
        picture = Picture()
        for event in deal(seed, variant="seven-card-stud"):
            picture.apply(event, 52)
        verdict, table = verdict_of(picture, rules), picture.table
        assert table is not None
        for seat in range(table.seats):
            held = [t for t in picture.held(seat) if picture.card[t] is not None]
            if table.won[seat] and table.shown[seat] and len(held) == 7:
                seen += 1
                assert len(verdict.losing & set(held)) == 2
    assert seen > 3


def test_events_must_begin_with_a_deal() -> None:
    with pytest.raises(ValueError, match="DealBegan"):
        Picture().apply(deal(1)[1], 52)
    assert isinstance(deal(1)[0], DealBegan)


def test_before_the_first_deal_there_is_nothing_to_sort() -> None:
    picture = Picture()
    picture.sort_hero()
    assert picture.held(picture.hero) == []
