"""From an event to its steps: what moves when. Data only; the director plays it.

The end of a plan is never here: it is what `arrange` says of the picture. A plan only says in
which order and how fast things get there.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from openers.engine import events as ev
from openers.engine.actions import Act
from openers.table.pace import Pace
from openers.table.picture import Picture


class Step(NamedTuple):
    """One thing that happens.

    Attributes:
        at: milliseconds after the beat began.
        kind: ``glide`` (tokens go to their places), ``fly`` (chips travel), ``show`` (parts take
            the picture's state), ``tint`` (cards that win, lose or fold change their colour),
            ``take`` (tokens go to the pile and leave the table).
        ms: how long it takes.
        tokens: the cards of a ``glide`` or ``take``; empty: all that are not where they belong.
        parts: what a ``show`` renews, or what a ``fly`` renews on landing: ``bet 2``,
            ``plate 2``, ``pot``, ``stub``, ``pile``, ``bubble``, ``turn``, ``banner``.
        chips: chips of a ``fly``; 0: what lies at its start.
        start, end: places of a ``fly``: ``seat 2``, ``bet 2``, ``pot``; where a ``take`` ends:
            ``stub`` or ``pile``.
    """

    at: float
    kind: str
    ms: float = 0.0
    tokens: tuple[int, ...] = ()
    parts: tuple[str, ...] = ()
    chips: int = 0
    start: str = ""
    end: str = ""


class Plan(NamedTuple):
    """The steps of a beat.

    Attributes:
        steps: what happens.
        hold: milliseconds until the next beat may begin.
        waits: whether the reader is asked to go on first (pace ``learn``).
    """

    steps: tuple[Step, ...]
    hold: float
    waits: bool = False


_PASSING = {Act.CHECK, Act.FOLD}
ALL_PARTS = ("bets", "plates", "pot", "stub", "pile", "bubble", "turn", "banner")


def plan(event: ev.Event, picture: Picture, pace: Pace) -> Plan:
    """The plan for an event the picture has just taken in."""
    make = _PLANS.get(type(event))
    return Plan((), 0.0) if make is None else make(event, picture, pace)


def _began(e: ev.DealBegan, picture: Picture, pace: Pace) -> Plan:
    gather = pace.ms("gather")
    # Old cards first; the button and the plates belong to the new deal at once.
    return Plan(
        (
            Step(0, "show", parts=("bets", "plates", "pot", "pile", "bubble", "turn", "banner")),
            Step(0, "take", gather, tuple(picture.gone), end="stub"),
            Step(gather if picture.gone else 0.0, "show", parts=("stub",)),
        ),
        gather if picture.gone else 0.0,
    )


def _street(e: ev.StepBegan, picture: Picture, pace: Pace) -> Plan:
    quiet = e.name in {"antes", "deal"}
    sort = Step(0, "glide", pace.ms("sort"))
    show = Step(0, "show", parts=("plates", "bubble", "pot", "stub", "pile"))
    away = Step(0, "take", pace.ms("gather"), tuple(picture.gone), end="stub")
    return Plan((away, sort, show), 0.0 if quiet else pace.ms("street"))


def _posted(e: ev.Posted, picture: Picture, pace: Pace) -> Plan:
    fly = Step(0, "fly", pace.ms("chips"), parts=("pot",), chips=e.chips,
               start=f"seat {e.seat}", end="pot")  # fmt: skip
    return Plan((Step(0, "show", parts=(f"plate {e.seat}",)), fly), pace.ms("ante_step"))


def deal_step(picture: Picture, pace: Pace) -> float:
    """Milliseconds between two cards of the deal; a large deal does not take longer for it."""
    table = picture.table
    assert table is not None
    if any(drawn is not None for drawn in table.drawn):
        return pace.ms("draw_step")
    step, whole = pace.ms("deal_step"), pace.ms("deal_all")
    cards = 5 * sum(table.dealt_in)
    return min(step, max(0.0, whole - pace.ms("deal")) / cards)


def _dealt(e: ev.Dealt | ev.DealtCommon, picture: Picture, pace: Pace) -> Plan:
    born = tuple(picture.born)
    glide = Step(0, "glide", pace.ms("deal"), born)
    settle = Step(0, "glide", pace.ms("sort"))
    whole = isinstance(e, ev.Dealt) and None not in picture.slots[e.seat]
    if whole and isinstance(e, ev.Dealt) and e.seat == picture.hero:
        settle = settle._replace(at=pace.ms("deal"))
    return Plan((glide, Step(0, "show", parts=("stub",)), settle), deal_step(picture, pace))


def _acted(e: ev.Acted, picture: Picture, pace: Pace) -> Plan:
    steps = [Step(0, "show", pace.ms("bubble"), parts=("turn", "bubble", f"plate {e.seat}"))]
    if e.chips:
        steps.append(Step(0, "fly", pace.ms("chips"), parts=(f"bet {e.seat}", "pot"),
                          chips=e.chips, start=f"seat {e.seat}", end=f"bet {e.seat}"))  # fmt: skip
    if e.act is Act.FOLD:
        steps += [Step(0, "tint", pace.ms("tint")), Step(0, "glide", pace.ms("fold"))]
    hold = pace.ms("pass" if e.act in _PASSING else "act")
    own = e.seat == picture.hero
    return Plan(tuple(steps), hold * (0.5 if own else 1.0), pace.waits and not own)


def _returned(e: ev.Returned, picture: Picture, pace: Pace) -> Plan:
    fly = Step(0, "fly", pace.ms("chips"), parts=(f"plate {e.seat}", "pot"), chips=e.chips,
               start=f"bet {e.seat}", end=f"seat {e.seat}")  # fmt: skip
    show = Step(0, "show", parts=(f"bet {e.seat}",))
    return Plan((show, fly), pace.ms("chips"))


def _collected(e: ev.BetsCollected, picture: Picture, pace: Pace) -> Plan:
    table = picture.table
    assert table is not None
    ms = pace.ms("collect")
    flies = tuple(
        Step(0, "fly", ms, parts=("pot",), start=f"bet {seat}", end="pot")
        for seat in range(table.seats)
    )
    return Plan((*flies, Step(0, "show", parts=("bets",))), ms)


def _gathered(e: ev.HandsGathered, picture: Picture, pace: Pace) -> Plan:
    ms = pace.ms("gather")
    take = Step(0, "take", ms, tuple(picture.gone), end="pile")
    return Plan((take,), ms if picture.gone else 0.0)


def _discarded(e: ev.Discarded, picture: Picture, pace: Pace) -> Plan:
    ms, step = pace.ms("discard"), pace.ms("discard_step")
    laid = picture.pile[len(picture.pile) - len(e.cards) :] if e.cards else []
    glides = [Step(i * step, "glide", ms, (token,)) for i, token in enumerate(laid)]
    show = Step(0, "show", pace.ms("bubble"), parts=("turn", "bubble", f"plate {e.seat}", "pile"))
    hold = ms + step * len(laid) if laid else pace.ms("act")
    own = e.seat == picture.hero
    return Plan((show, *glides), max(hold, pace.ms("pass")), pace.waits and not own)


def _reshuffled(e: ev.Reshuffled, picture: Picture, pace: Pace) -> Plan:
    ms = pace.ms("gather")
    return Plan(
        (
            Step(0, "show", pace.ms("bubble"), parts=("bubble", "pile")),
            Step(0, "take", ms, tuple(picture.gone), end="stub"),
            Step(ms, "show", parts=("stub",)),
        ),
        ms,
    )


def _shown(e: ev.Shown | ev.OpenersShown, picture: Picture, pace: Pace) -> Plan:
    glide = Step(0, "glide", pace.ms("flip"))
    parts = ("turn", "bubble", f"plate {e.seat}", "stub", "pile")
    show = Step(0, "show", pace.ms("bubble"), parts=parts)
    return Plan((show, glide), pace.ms("reveal") + pace.ms("flip"))


def _mucked(e: ev.Mucked | ev.HandDied, picture: Picture, pace: Pace) -> Plan:
    show = Step(0, "show", pace.ms("bubble"), parts=("bubble", f"plate {e.seat}"))
    tint = Step(0, "tint", pace.ms("tint"))
    return Plan((show, tint, Step(0, "glide", pace.ms("fold"))), pace.ms("pass"))


def _won(e: ev.Won, picture: Picture, pace: Pace) -> Plan:
    ms = pace.ms("award")
    fly = Step(0, "fly", ms, parts=(f"plate {e.seat}",), chips=e.chips,
               start="pot", end=f"seat {e.seat}")  # fmt: skip
    steps: tuple[Step, ...] = (Step(0, "show", parts=("pot", "turn")), fly)
    hold = ms
    if picture.settled:  # the openers may still be asked for: the result is read meanwhile
        soft = pace.ms("banner")
        read = Step(ms, "show", soft, parts=("bubble", "stub", "pile", "banner"))
        away = Step(ms, "take", pace.ms("gather"), tuple(picture.gone), end="stub")
        steps = (*steps, away, read, *_judged(ms, pace))
        hold = ms + soft
    return Plan(steps, hold)


def _judged(at: float, pace: Pace) -> tuple[Step, Step]:
    """The cards that lost lose their colour, those that won rise."""
    return Step(at, "tint", pace.ms("tint")), Step(at, "glide", pace.ms("hover"))


def _carried(e: ev.CarriedOver, picture: Picture, pace: Pace) -> Plan:
    return Plan((Step(0, "show", parts=("pot", "turn", "bubble")),), pace.ms("pass"))


def _ended(e: ev.DealEnded, picture: Picture, pace: Pace) -> Plan:
    parts = ("plates", "pot", "turn", "bubble", "stub", "pile", "banner")
    show = Step(0, "show", pace.ms("banner"), parts=parts)
    away = Step(0, "take", pace.ms("gather"), tuple(picture.gone), end="stub")
    return Plan((away, show, *_judged(0, pace)), pace.ms("banner"))


_PLANS: dict[type, Callable[[Any, Picture, Pace], Plan]] = {
    ev.DealBegan: _began,
    ev.StepBegan: _street,
    ev.Posted: _posted,
    ev.Dealt: _dealt,
    ev.DealtCommon: _dealt,
    ev.Acted: _acted,
    ev.Returned: _returned,
    ev.BetsCollected: _collected,
    ev.HandsGathered: _gathered,
    ev.Discarded: _discarded,
    ev.Reshuffled: _reshuffled,
    ev.Shown: _shown,
    ev.OpenersShown: _shown,
    ev.Mucked: _mucked,
    ev.HandDied: _mucked,
    ev.Won: _won,
    ev.CarriedOver: _carried,
    ev.DealEnded: _ended,
}
