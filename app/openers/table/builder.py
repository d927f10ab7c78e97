"""One arrangement of the table laid out at a given card height, from the outside to the middle."""

from openers.table.geometry import (
    DOWN_STRIP,
    FAN_ARC,
    FAN_STRIP,
    RATIO,
    STRIP,
    Rect,
    Row,
    around,
)
from openers.table.places import CLOSED, LIFT, PLATES, Arrangement, Ask, Layout, Seat
from openers.table.probe import holds, on_felt

BANNERS = ((480, 124), (430, 124), (380, 124), (340, 118), (300, 110), (280, 96))
"""Sizes the result may take, the best first."""
EDGE = 10.0


class _Build:
    """Works one layout out, from the outside to the middle."""

    def __init__(self, ask: Ask, way: Arrangement, card: float, ratio: float) -> None:
        self.ask, self.way, self.card = ask, way, card
        self.u = ask.unit
        self.plate_w, self.plate_h, self.disc = (v * self.u for v in PLATES[ask.size])
        self.closed_card = card if ask.boards else card * CLOSED
        self.hero_card = card * ratio
        self.box_w = self.plate_w + self.disc / 2 + 2
        self.open_all = (True,) * ask.cards
        self.closed_all = (False,) * ask.cards
        flags = (False, *[True] * 4) if ask.cards == 5 else (False, False, *[True] * 4, False)
        self.board = flags if ask.boards else self.closed_all
        self.shown_w = self.shown_row(0, 0).rect(self.open_all).w
        self.closed_w = self.closed_row(0, 0).rect(self.board).w
        self.gap = max(4.0, 5 * self.u)

    # -- pieces ------------------------------------------------------------------------------

    def shown_row(self, x: float, top: float) -> Row:
        w = self.card / RATIO
        return Row(x, top + self.card / 2, self.card, w * STRIP, w * STRIP)

    def closed_row(self, x: float, top: float) -> Row:
        h = self.closed_card
        w = h / RATIO
        if self.ask.boards:
            return Row(x, top + h / 2, h, w * STRIP, w * DOWN_STRIP)
        return Row(x, top + h * 0.53, h, h * FAN_STRIP, h * FAN_STRIP, FAN_ARC)

    def bet_size(self, wide: bool) -> tuple[float, float]:
        if self.ask.size:
            return (92 * self.u, 32 * self.u) if wide else (58 * self.u, 52 * self.u)
        return (98 * self.u, 36 * self.u) if wide else (66 * self.u, 58 * self.u)

    def badge(self, portrait: tuple[float, float, float]) -> Rect:
        """The dealer button on the rim of a portrait."""
        x, y, d = portrait
        size = 21 * self.u
        return around(x - d * 0.36, y + d / 2 - size * 0.45, size, size)

    def plate_at(self, box_x: float, cy: float) -> tuple[Rect, Rect, tuple[float, float, float]]:
        x = box_x + self.disc / 2 + 2
        plate = Rect(x, cy - self.plate_h / 2, self.plate_w, self.plate_h)
        head = cy - self.disc * 0.66
        foot = max(plate.bottom, cy + self.disc / 2 + 2 * self.u)
        return plate, Rect(box_x, head, self.box_w, foot - head), (x + 2, cy, self.disc)

    def under(self, plate: Rect) -> float:
        """Where the cards under a plate begin."""
        return plate.bottom + max(0.0, self.disc - self.plate_h) / 2 + self.gap + 2 * self.u

    # -- seats -------------------------------------------------------------------------------

    def hero(self) -> Seat:
        ask, u = self.ask, self.u
        h, w = self.hero_card, self.hero_card / RATIO
        low = ask.size > 0
        plate_h = (34 if low else 38) * u
        plate = around(ask.width / 2, ask.height - (24 if low else 29) * u, 400 * u, plate_h)
        plate = around(plate.cx, plate.cy, min(plate.w, ask.width * 0.52), plate_h)
        self.keys_y = plate.y - 13 * u
        bottom = self.keys_y - 10 * u
        room = ask.width - 2 * EDGE
        if self.way.side_low and ask.split[0]:
            room = ask.width - 2 * (self.column() + EDGE + 4)
        step = w + max(4.0, h * 0.05)
        step = min(step, (room - w) / (ask.cards - 1))
        row = Row(ask.width / 2, bottom - h / 2, h, step, step)
        box = row.rect(self.open_all)
        bw, bh = self.bet_size(True)
        bet = around(ask.width / 2, box.y - self.gap - bh / 2, bw, bh)
        d = 24 * u
        button = around(plate.x - d * 0.8, plate.cy, d, d)
        # Five cards lie side by side; seven may cover each other a little.
        self.hero_step_ok = step >= (w + 2 if ask.cards <= 5 else w * 0.62)
        return Seat("hero", plate, plate, (0, 0, 0), row, row, box, box, bet, False, button)

    def column(self) -> float:
        """The width a column of seats takes, from the window's edge."""
        edge = EDGE if self.ask.size else 30 + 20 * self.ask.growth
        return max(EDGE + self.box_w, edge + self.shown_w, edge + self.closed_w)

    def top(self) -> list[Seat]:
        ask = self.ask
        count = ask.split[1]
        inset = {1: 0.2, 2: 0.16, 3: 0.06}[count] * ask.width
        if self.way.side_high and ask.split[0]:
            inset = max(inset, self.column() + 4)
        cy = max(self.plate_h / 2, self.disc * 0.66) + 4
        seats = []
        for i in range(count):
            cx = inset + (i + 0.5) * (ask.width - 2 * inset) / count
            plate, box, portrait = self.plate_at(cx - self.box_w / 2, cy)
            top = self.under(plate)
            shown, closed = self.shown_row(cx, top), self.closed_row(cx, top)
            box_shown = shown.rect(self.open_all)
            box_closed = closed.rect(self.board)
            bw, bh = self.bet_size(self.way.bets_under)
            if self.way.bets_under:
                bet = around(cx, box_closed.bottom + self.gap + bh / 2, bw, bh)
            else:
                side = {1: (1,), 2: (1, -1), 3: (1, 1, -1)}[count][i]
                edge = box_closed.x if side < 0 else box_closed.right
                cy_bet = max(box_closed.bottom - bh / 2, box.bottom + 4 + bh / 2)
                bet = around(edge + side * (self.gap + bw / 2), cy_bet, bw, bh)
            seats.append(
                Seat("top", plate, box, portrait, closed, shown, box_closed, box_shown, bet,
                     not self.way.bets_under, self.badge(portrait))
            )  # fmt: skip
        return seats

    def side_band(self, top: list[Seat], hero: Seat) -> tuple[float, float]:
        high, low = 6.0, self.ask.height - 8.0
        if not self.way.side_high:
            high = max(s.closed_box.bottom for s in top) + 6
        if not self.way.side_low:
            low = hero.shown_box.y - self.hero_card * LIFT - 6
        return high, low

    def side(self, count: int, left: bool, band: tuple[float, float]) -> list[Seat]:
        """The seats of one side, from the top down."""
        head = self.disc * 0.66
        # A fan of closed cards hangs a little lower than its height says.
        deep = max(self.card, self.closed_card * (1.12 if not self.ask.boards else 1.0))
        block = head + self.under(Rect(0, -self.plate_h / 2, 0, self.plate_h)) + deep
        spare = max(0.0, band[1] - band[0] - count * block)
        if count == 1:
            offsets = [min(spare, max(0.0, self.ask.height * 0.43 - block / 2 - band[0]))]
        else:
            offsets = [spare * 0.25, spare * 0.75 + block]
        seats = []
        for offset in offsets:
            cy = band[0] + offset + head
            seats.append(self.side_seat(left, cy))
        return seats

    def side_seat(self, left: bool, cy: float) -> Seat:
        width = self.ask.width
        box_x = EDGE if left else width - EDGE - self.box_w
        plate, box, portrait = self.plate_at(box_x, cy)
        top = self.under(plate)
        # Cards keep to the felt where the table is large; a fan stands under the plate's middle.
        edge = EDGE if self.ask.size else 30 + 20 * self.ask.growth
        middle = EDGE + self.box_w / 2
        x = [max(edge + wide / 2, middle) for wide in (self.closed_w, self.shown_w)]
        if not left:
            fan = 0.0 if self.ask.boards else middle
            x = [width - max(edge + self.closed_w / 2, fan), width - edge - self.shown_w / 2]
        closed, shown = self.closed_row(x[0], top), self.shown_row(x[1], top)
        inner = closed.rect(self.board)
        bw, bh = self.bet_size(self.way.wide_bets)
        off = self.gap + bw / 2
        cx = inner.right + off if left else inner.x - off
        bet = around(cx, max(inner.cy, box.bottom + 4 + bh / 2), bw, bh)
        side = "left" if left else "right"
        return Seat(
            side, plate, box, portrait, closed, shown, inner, shown.rect(self.open_all), bet,
            not self.way.wide_bets, self.badge(portrait),
        )  # fmt: skip

    # -- the middle --------------------------------------------------------------------------

    def middle(self, seats: list[Seat], hero: Seat) -> None:
        ask, u = self.ask, self.u
        low = ask.size > 0
        pot_w, chips_h, pill_h = 236 * u, (34 if low else 44) * u, (36 if low else 38) * u
        pot_h = chips_h + pill_h + 4 * u
        above = [4.0]
        for seat in seats:
            if seat.side != "top":
                continue
            rects = (seat.box, seat.closed_box, seat.bet)
            above += [r.bottom for r in rects if abs(r.cx - ask.width / 2) < (r.w + pot_w) / 2]
        y0, y1 = max(above) + 4, hero.bet.y - 4
        wish = ask.height * 0.44 - pot_h / 2
        y = max(y0, min(wish, y1 - pot_h))
        self.pot = Rect(ask.width / 2 - pot_w / 2, y, pot_w, pot_h)
        self.pill = Rect(self.pot.x, self.pot.bottom - pill_h, pot_w, pill_h)
        tall = min(self.closed_card * 0.86, 110 * u)
        if not self.way.beside_pot:
            tall = min(tall, chips_h + 22 * u)
        wide = tall / RATIO
        if self.way.beside_pot:
            label_w, label_h = 92 * u, 20 * u
            off = pot_w / 2 + 8 * u + max(label_w, wide) / 2
            group = tall + 4 * u + label_h
            y = self.pot.cy - group / 2
            self.stub = around(self.pot.cx - off, y + tall / 2, wide, tall)
            self.pile = around(self.pot.cx + off, y + tall / 2, wide, tall)
            labels = [
                around(r.cx, r.bottom + 4 * u + label_h / 2, label_w, label_h)
                for r in (self.stub, self.pile)
            ]
            self.stub_label, self.pile_label = labels
        else:
            off = pot_w / 2 - wide / 2 - 6 * u
            y = self.pill.y - 6 * u - tall / 2
            self.stub = around(self.pot.cx - off, y, wide, tall)
            self.pile = around(self.pot.cx + off, y, wide, tall)
            self.stub_label = self.pile_label = Rect(0, 0, 0, 0)

    def result(self, seats: list[Seat], hero: Seat) -> Rect:
        """The first size and place of the result that covers no shown hand, or an empty one."""
        ask, u = self.ask, self.u
        blocks = [r for s in seats for r in (s.box, s.shown_box)]
        bottom = hero.shown_box.y - 12
        top = max(s.shown_box.bottom for s in seats if s.side == "top")
        for w, h in BANNERS:
            for cy in (self.pot.cy, (top + bottom) / 2, bottom - h * u / 2):
                rect = around(ask.width / 2, cy, w * u, h * u)
                if rect.bottom <= bottom and not any(rect.meets(b, 4) for b in blocks):
                    return rect
        return Rect(0, 0, 0, 0)

    def layout(self) -> Layout:
        ask = self.ask
        hero = self.hero()
        top = self.top()
        band = self.side_band(top, hero)
        left = self.side(ask.split[0], True, band) if ask.split[0] else []
        right = self.side(ask.split[2], False, band) if ask.split[2] else []
        others = [*reversed(left), *top, *right]
        self.middle(others, hero)
        banner = self.result(others, hero)
        low = ask.size > 0
        head = others[len(left)].plate.cy - 4 * self.u
        rail = Rect(26, head, ask.width - 52, ask.height - head - (18 if low else 26))
        layout = Layout(
            ask.width, ask.height, self.card, self.hero_card, self.u, ask.growth, ask.size,
            ask.boards,
            ask.cards, self.way, rail, (hero, *others), self.keys_y, self.pot, self.pill,
            self.stub, self.pile, self.stub_label, self.pile_label, banner, False,
        )  # fmt: skip
        fits = self.hero_step_ok and banner.w > 0 and (ask.boards or on_felt(layout))
        return layout._replace(holds=fits and holds(layout))


def build(ask: Ask, way: Arrangement, card: float, ratio: float) -> Layout:
    """One arrangement at one card height, with the answer whether it holds."""
    return _Build(ask, way, card, ratio).layout()
