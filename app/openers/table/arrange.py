"""Where every card belongs and what it shows, given the picture and the layout: a pure function."""

from collections.abc import Collection
from typing import NamedTuple

from openers.cards.ranking import Category, Ranking
from openers.engine.openers import proof
from openers.engine.setup import setup_for
from openers.engine.table import Table
from openers.rules.rules import Rules
from openers.table.geometry import Pose, Rect
from openers.table.picture import Picture
from openers.table.places import Layout, Seat

Z_PILE, Z_HAND, Z_HERO, Z_FLYING = 2.0, 3.0, 20.0, 40.0
_MESS = ((0.0, 0.0, -3.0), (-0.05, 0.03, -14.0), (0.04, -0.02, 9.0), (-0.02, -0.04, 5.0),
         (0.05, 0.03, -8.0), (-0.04, 0.01, 12.0), (0.02, 0.04, -6.0))  # fmt: skip
_MADE_OF_GROUPS = {Category.PAIR, Category.TWO_PAIR, Category.TRIPS, Category.QUADS}


class Face(NamedTuple):
    """What a card shows.

    Attributes:
        card: its id, or None for the back.
        covered: only the index is in sight.
        state: ``""``, ``winning``, ``losing`` or ``folded``.
        marked: to be exchanged.
        opener: it belongs to the openers held.
        hover, focus, hint: the pointer is on it; it has the keyboard; the tutor would change it.
    """

    card: int | None = None
    covered: bool = False
    state: str = ""
    marked: bool = False
    opener: bool = False
    hover: bool = False
    focus: bool = False
    hint: bool = False


class Place(NamedTuple):
    """A card's pose and face."""

    pose: Pose
    face: Face


class Touch(NamedTuple):
    """What the reader does with the own cards just now: tokens."""

    marked: Collection[int] = ()
    hover: int = -1
    focus: int = -1
    hints: Collection[int] = ()


class Verdict(NamedTuple):
    """Tokens of the cards that won and of those that lost, once a deal is over."""

    winning: Collection[int] = ()
    losing: Collection[int] = ()


def seat_place(layout: Layout, picture: Picture, seat: int) -> Seat:
    """The places of a seat; the reader's seat is the near one."""
    return layout.seats[(seat - picture.hero) % len(layout.seats)]


def stub_pose(layout: Layout) -> Pose:
    """The top of the deck."""
    return _on(layout.stub, 0.0, Z_PILE)


def pile_pose(layout: Layout, index: int) -> Pose:
    """The place of a discard: a loose heap."""
    dx, dy, angle = _MESS[index % len(_MESS)]
    pose = _on(layout.pile, angle, Z_PILE + index * 0.01)
    return pose._replace(x=pose.x + dx * pose.height, y=pose.y + dy * pose.height)


def _on(rect: Rect, angle: float, z: float) -> Pose:
    return Pose(rect.cx, rect.cy, rect.h, angle, z)


NO_TOUCH, NO_VERDICT = Touch(), Verdict()


def arrange(
    picture: Picture, layout: Layout, touch: Touch = NO_TOUCH, verdict: Verdict = NO_VERDICT,
    openers: Collection[int] = (),
) -> dict[int, Place]:  # fmt: skip
    """The place of every token of the picture."""
    places: dict[int, Place] = {}
    if picture.table is None:
        return places
    for seat in range(len(picture.slots)):
        if seat == picture.hero:
            _hero(places, picture, layout, touch, verdict, openers)
        else:
            _opponent(places, picture, layout, seat, verdict)
    for index, token in enumerate(picture.pile):
        places[token] = Place(pile_pose(layout, index), Face())
    for index, token in enumerate(picture.common):
        pose = _on(layout.stub, 0.0, Z_HAND + index * 0.01)
        at = pose._replace(x=pose.x + pose.height / 1.4 + 12, height=layout.stub.h)
        places[token] = Place(at, Face(picture.card[token]))
    return places


def _state(table: Table, seat: int, token: int, verdict: Verdict) -> str:
    if token in verdict.winning:
        return "winning"
    if token in verdict.losing:
        return "losing"
    return "folded" if table.folded[seat] or table.dead[seat] else ""


def _opponent(
    places: dict[int, Place], picture: Picture, layout: Layout, seat: int, verdict: Verdict
) -> None:
    """An opponent's cards: a fan while closed, a row once one of them lies open."""
    table = picture.table
    assert table is not None
    at = seat_place(layout, picture, seat)
    slots = picture.slots[seat]
    open_ = [t is not None and picture.face_up(seat, t) for t in slots]
    spread = any(open_)
    row = at.shown if spread and (all(open_) or not layout.boards) else at.closed
    if not spread and layout.boards:
        row = at.closed._replace(step=row.down_step)
    # In the draw every card has its slot from the start: the others need not move for it.
    whole = [*open_, *[False] * (layout.cards - len(open_))] if not layout.boards else open_
    poses = row.poses(open_ if spread else whole, Z_HAND)
    for i, (token, pose) in enumerate(zip(slots, poses, strict=False)):
        if token is None:
            continue
        state = _state(table, seat, token, verdict)
        card = picture.card[token] if open_[i] else None
        covered = i + 1 < len(slots)
        places[token] = Place(pose, Face(card, covered and open_[i], state))


def _hero(
    places: dict[int, Place], picture: Picture, layout: Layout, touch: Touch, verdict: Verdict,
    openers: Collection[int],
) -> None:  # fmt: skip
    table = picture.table
    assert table is not None
    seat = picture.hero
    row = layout.seats[0].shown
    slots = picture.slots[seat]
    covers = row.step < row.height / 1.4
    for i, (token, pose) in enumerate(zip(slots, hero_poses(layout, len(slots)), strict=True)):
        if token is None:
            continue
        marked = token in touch.marked
        state = _state(table, seat, token, verdict)
        rise = layout.lift if marked else 0
        if not marked:
            rise = 4 if token == touch.hover else 0
        rise += 6 if state == "winning" else 0
        card = picture.card[token]
        places[token] = Place(
            pose._replace(y=pose.y - rise),
            Face(
                card,
                covers and i + 1 < len(slots),
                "losing" if state == "folded" and card is not None else state,
                marked,
                token in openers,
                token == touch.hover,
                token == touch.focus,
                token in touch.hints,
            ),
        )


def hero_poses(layout: Layout, count: int) -> list[Pose]:
    """The places of ``count`` cards of the hero; up to a whole hand they keep their slots."""
    row = layout.seats[0].shown
    whole = max(layout.cards, count)
    poses = row.poses((True,) * whole, Z_HERO)
    if layout.boards:
        return row.poses((True,) * count, Z_HERO)
    return poses[:count]


def verdict_of(picture: Picture, rules: Rules) -> Verdict:
    """Which cards won and which lost; nothing before the end or without a showdown."""
    table = picture.table
    if table is None or not picture.settled or not any(table.shown):
        return Verdict()
    ranking = setup_for(rules, sum(table.dealt_in)).ranking
    winning: set[int] = set()
    losing: set[int] = set()
    for seat in range(table.seats):
        if not table.shown[seat]:
            continue
        tokens = [t for t in picture.held(seat) if picture.card[t] is not None]
        by_card = {card: t for t in tokens if (card := picture.card[t]) is not None}
        if table.won[seat] and len(by_card) >= 5:
            winning |= {by_card[c] for c in telling(tuple(by_card), ranking) if c in by_card}
            five = {by_card[c] for c in ranking.best_five(tuple(by_card))}
            losing |= set(tokens) - five  # what plays beside the pair lies plain
        elif not table.won[seat]:
            losing |= set(tokens)
    return Verdict(frozenset(winning), frozenset(losing))


def telling(hand: tuple[int, ...], ranking: Ranking) -> tuple[int, ...]:
    """The cards that make a hand of five to seven what it is: its groups, or all five."""
    value = ranking.value(hand)
    best = ranking.best_five(hand)
    if ranking.category(value) not in _MADE_OF_GROUPS:
        return best
    ranks = [card >> 2 for card in best]
    return tuple(card for card in best if ranks.count(card >> 2) > 1)


def openers_held(picture: Picture, rules: Rules) -> frozenset[int]:
    """The hero's tokens that prove the opening, while the hero may still exchange them (D-15)."""
    table = picture.table
    if table is None or rules.stud or table.opener != picture.hero:
        return frozenset()
    tokens = picture.hands[picture.hero]
    by_card = {card: t for t in tokens if (card := picture.card[t]) is not None}
    if len(by_card) != 5 or table.step_name not in {"first-bets", "draw"}:
        return frozenset()
    ranking = setup_for(rules, sum(table.dealt_in)).ranking
    found = proof(tuple(by_card), table.openers, ranking, bool(rules.openers_also))
    return frozenset(by_card[card] for card in found or ())
