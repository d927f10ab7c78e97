"""Events of every kind, for hypothesis, and a whole deal made by hand."""

from hypothesis import strategies as st

from openers.engine.actions import Act
from openers.engine.events import (
    Acted,
    BetsCollected,
    CarriedOver,
    DealBegan,
    DealEnded,
    Dealt,
    DealtCommon,
    Discarded,
    Event,
    HandDied,
    HandsGathered,
    Mucked,
    OpenersShown,
    Posted,
    Reshuffled,
    Returned,
    Shown,
    StepBegan,
    Won,
)  # fmt: skip

SEAT = st.integers(0, 7)
CHIPS = st.integers(0, 10**9)
CARD = st.integers(0, 51)
CARDS = st.lists(CARD, max_size=7, unique=True).map(tuple)


@st.composite
def began(draw: st.DrawFn) -> DealBegan:
    seats = draw(st.integers(2, 8))

    def each(values: st.SearchStrategy[int]) -> st.SearchStrategy[tuple[int, ...]]:
        return st.lists(values, min_size=seats, max_size=seats).map(tuple)

    return DealBegan(
        number=draw(st.integers(1, 10**6)),
        variant=draw(st.sampled_from(["jackpots-italian", "seven-card-stud"]) | st.text()),
        button=draw(st.integers(0, seats - 1)),
        stacks=draw(each(CHIPS)),
        bought=draw(each(CHIPS)),
        dealt_in=tuple(map(bool, draw(each(st.integers(0, 1))))),
        carried=draw(CHIPS),
        openers=draw(st.none() | st.integers(0, 12)),
        passed_out=draw(st.integers(0, 300)),
        commitment=draw(st.binary(max_size=40)).hex(),
    )


EVENT: st.SearchStrategy[Event] = st.one_of(
    began(),
    st.builds(
        StepBegan,
        st.integers(0, 30),
        st.sampled_from(["antes", "first-bets", "seventh-street"]) | st.text(),
    ),
    st.builds(Posted, SEAT, st.sampled_from(["ante", "dealer"]), CHIPS),
    st.builds(Dealt, SEAT, st.none() | CARD, st.booleans()),
    st.builds(DealtCommon, CARD),
    st.builds(Acted, SEAT, st.sampled_from(Act), CHIPS, CHIPS, st.booleans()),
    st.builds(Returned, SEAT, CHIPS),
    st.builds(BetsCollected, CHIPS),
    st.builds(HandsGathered),
    st.builds(Discarded, SEAT, st.lists(st.none() | CARD, max_size=5).map(tuple)),
    st.builds(Reshuffled, st.integers(0, 52), st.integers(0, 52)),
    st.builds(Shown, SEAT, CARDS),
    st.builds(Mucked, SEAT),
    st.builds(OpenersShown, SEAT, CARDS, st.booleans(), st.integers(-1, 7)),
    st.builds(HandDied, SEAT),
    st.builds(Won, SEAT, CHIPS, st.integers(0, 7)),
    st.builds(CarriedOver, CHIPS, st.booleans()),
    st.builds(DealEnded, st.lists(CHIPS, max_size=8).map(tuple)),
)


def deal(number: int = 1, net: int = 7, *, bought: int = 0) -> tuple[Event, ...]:
    """A short deal of two in which the hero wins ``net`` chips (or loses them)."""
    stacks = (100, 100)
    winner = 0 if net > 0 else 1
    return (
        DealBegan(
            number, "jackpots-italian", 1, stacks, (bought, 0), (True, True), 0, 9, 0, "ab" * 32
        ),
        StepBegan(0, "antes"),
        Posted(0, "ante", abs(net)),
        Posted(1, "ante", abs(net)),
        StepBegan(1, "deal"),
        *(Dealt(seat, 10 * seat + i, up=False) for i in range(5) for seat in (0, 1)),
        StepBegan(2, "first-bets"),
        Acted(0, Act.CHECK, 0, 0),
        Discarded(0, (1, 2)),
        Shown(0, (0, 3, 4, 40, 41)),
        Won(winner, 2 * abs(net), 0),
        DealEnded((100 + net, 100 - net)),
    )
