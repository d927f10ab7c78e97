"""King, queen and jack of clubs: goblet, wheat, lute."""

from __future__ import annotations

from figure import brows, cheeks, eyes, face, fist, lips, mirror, neck, palm, pinch, profile, robe
from kit import disc, dots, line, num, path, place, poly
from shapes import Inks, pip

_LEAF = "M0 0C-10-8-10-22 0-34C10-22 10-8 0 0Z"


def _laurel(c: Inks) -> str:
    sprigs = (
        (130, 112, -30), (132, 104, -70), (136, 94, -10), (142, 90, -58), (150, 82, 10),
        (206, 112, 30), (204, 104, 70), (200, 94, 10), (194, 90, 58), (186, 82, -10),
    )  # fmt: skip
    leaves = "".join(
        f'<g transform="translate({x} {y}) rotate({turn})">'
        f"{path(_LEAF, c.gold if abs(turn) > 40 else c.green)}</g>"
        for x, y, turn in sprigs
    )
    twig = line("M130 114C136 92 150 80 164 78M206 114C200 92 186 80 172 78", c.ink, 3)
    return twig + leaves + disc(168, 76, 8, c.red)


def _goblet(c: Inks) -> str:
    return (
        path("M40 214L88 214C90 244 82 262 64 264C46 262 38 244 40 214Z", c.gold)
        + path("M40 214L88 214L87 226L41 226Z", c.red)
        + path(poly(60, 262, 68, 262, 70, 300, 58, 300), c.gold)
        + pip("C", c.ink, 64, 243, 22)
    )


def king(c: Inks) -> str:
    """Laurel instead of a crown, a turned moustache, a goblet."""
    dress = robe(c.linen) + path(
        "M166 216L189 213C196 218 206 220 238 228L238 338L40 338C96 300 150 262 170 216Z", c.green
    )
    dress += line("M20 340C74 308 134 268 158 220M12 318C56 294 112 258 140 222", c.gold, 3.4)
    brooch = disc(151, 232, 12, c.gold) + pip("C", c.ink, 151, 232, 14)
    ears = disc(131, 134, 9, c.skin) + disc(205, 134, 9, c.shade)
    beard = path(
        "M134 152C140 162 156 160 168 160C180 160 196 162 202 152C206 182 190 204 168 206"
        "C146 204 130 182 134 152Z",
        c.ink,
    )
    beard += line(
        "M150 182C152 190 154 194 158 198M186 182C184 190 182 194 178 198M168 184L168 202",
        c.green,
        2.4,
    )
    moustache = path(
        "M168 156C156 148 146 152 138 160C130 166 120 164 114 154C112 172 124 182 142 178"
        "C156 176 164 170 168 164C172 170 180 176 194 178C212 182 224 172 222 154"
        "C216 164 206 166 198 160C190 152 180 148 168 156Z",
        c.ink,
    )
    head = ears + face(c, 37, 27, top=70, tip=15, bottom=188) + eyes(c, 124, -1)
    head += brows(111, 6, c.ink, 6) + cheeks(c, 146, 26, 7) + beard + lips(c, 174, 9)
    head += moustache + _laurel(c)
    return dress + neck(c) + head + brooch + _goblet(c) + fist(c, 64, 290, 0, c.red)


def _wheat(c: Inks) -> str:
    """A sheaf of five ears, tied with a red ribbon above the hand."""
    sheaf = ""
    for x, top, turn in (
        (30, 238, -26),
        (46, 222, -13),
        (63, 214, 0),
        (80, 222, 13),
        (96, 238, 26),
    ):
        sheaf += line(f"M63 330C{num((63 + x) / 2)} 290 {x} 270 {x} {top + 34}", c.gold, 3)
        ear = "".join(
            path("M0 6C-7 2-8-8-2-14C4-10 5 0 0 6Z", c.gold, f'transform="translate(-4 {y})"')
            + path("M0 6C7 2 8-8 2-14C-4-10-5 0 0 6Z", c.gold, f'transform="translate(4 {y})"')
            for y in (30, 17, 4)
        )
        ear += path("M0 0C-5-6-5-12 0-18C5-12 5-6 0 0Z", c.gold) + line("M0 34L0-4", c.ink, 1.4)
        sheaf += place(ear, x, top, 1, turn)
    return sheaf


def queen(c: Inks) -> str:
    """A wreath of flowers and a long plait; she carries the first wheat."""
    dress = robe(c.green) + path("M132 214L204 214L192 246L168 262L144 246Z", c.skin)
    dress += line("M130 214L144 247L168 263L192 247L206 214", c.gold, 5)
    for x, y in ((150, 300), (176, 322), (186, 288), (216, 306), (222, 262)):
        dress += pip("C", c.gold, x, y, 18)
    hair = path(
        "M142 96C146 70 184 62 202 80C220 98 218 140 206 168C202 186 206 200 214 214"
        "C196 214 182 204 182 186C186 164 188 140 178 124C170 112 158 108 142 110Z",
        c.blush,
    ) + line("M164 90C190 92 204 116 198 150C194 172 194 188 200 204", c.red, 2.4)
    head = profile(c, "soft", "round") + hair + line("M142 115C149 109 157 109 165 114", c.ink, 3.2)
    petals = ((0, -1), (0.95, -0.3), (0.6, 0.8), (-0.6, 0.8), (-0.95, -0.3))
    flowers = ""
    for x, y, r, ink in (
        (148, 84, 7, c.paper), (168, 70, 8.5, c.red),
        (190, 72, 7.5, c.paper), (206, 90, 6.5, c.red),
    ):  # fmt: skip
        flowers += "".join(disc(x + dx * r, y + dy * r, r, ink) for dx, dy in petals)
        flowers += disc(x, y, r * 0.7, c.gold)
    leaves = path(
        "M150 80C146 64 154 52 162 46C168 58 166 72 158 80ZM178 68C180 52 192 44 202 42"
        "C204 56 198 68 188 74ZM198 84C206 70 218 68 226 70C224 82 214 90 204 92Z",
        c.green,
    )
    pearls = dots(c.gold, 3.6, 150, 222, 160, 229, 170, 230, 180, 226)
    figure = dress + neck(c, 170, 14) + mirror(head + leaves + flowers) + _plait(c) + pearls
    ribbon = path(poly(48, 286, 78, 286, 74, 296, 52, 296), c.red)
    return figure + _wheat(c) + ribbon + pinch(c, 64, 306, 8, c.gold)


def _plait(c: Inks) -> str:
    plait = ""
    for i in range(5):
        x, y, r = 122 - i * 3, 214 + i * 21, 15 - i * 1.2
        plait += path(
            f"M{num(x)} {num(y - r)}C{num(x + r * 1.3)} {num(y - r)} {num(x + r * 1.2)} "
            f"{num(y + r)} {num(x - 4)} {num(y + r)}C{num(x - r * 1.4)} {num(y + r * 0.6)} "
            f"{num(x - r)} {num(y - r)} {num(x)} {num(y - r)}Z",
            c.blush,
        )
        plait += line(
            f"M{num(x - r * 0.6)} {num(y - r * 0.5)}C{num(x)} {num(y)} {num(x + r * 0.4)} "
            f"{num(y + r * 0.3)} {num(x)} {num(y + r)}",
            c.red,
            2.2,
        )
    return plait


def _lute(c: Inks) -> str:
    return (
        path("M0-52C30-50 38-16 34 8C30 30 14 38 0 38C-14 38-30 30-34 8C-38-16-30-50 0-52Z", c.gold)
        + path(poly(-6, -110, 6, -110, 7, -40, -7, -40), c.ink)
        + path(poly(-9, -126, 9, -126, 6, -106, -6, -106), c.red)
        + disc(0, -8, 12, c.ink)
        + disc(0, -8, 6, c.red)
        + path(poly(-13, 16, 13, 16, 13, 21, -13, 21), c.ink)
        + line("M-3-108L-4 18M3-108L4 18", c.paper, 1.4)
        + line("M-12-120L12-120M-11-114L11-114", c.gold, 2.4)
    )


def jack(c: Inks) -> str:
    """A minstrel with freckles and a feathered cap, playing the lute."""
    dress = robe(c.green) + path("M132 214L150 214L150 338L96 338Z", c.ink)
    dress += path("M186 214L204 214L216 338L186 338Z", c.ink)
    dress += line("M156 252L180 262M156 274L180 284M156 296L180 306", c.gold, 3.4)
    hood = path(
        "M108 226C120 204 146 196 168 196C190 196 220 204 232 224C226 240 210 240 204 232"
        "L190 246L168 238L146 246L132 234C126 242 112 240 108 226Z",
        c.red,
    )
    locks = ((128, 108, 14), (124, 128, 14), (128, 148, 13), (208, 108, 14), (212, 128, 14),
             (208, 148, 13), (136, 162, 9), (200, 162, 9))  # fmt: skip
    hair = "".join(disc(x, y, r, c.ink) for x, y, r in locks)
    fringe = dots(c.ink, 11, 138, 98, 154, 94, 170, 94, 186, 94, 200, 98)
    cap = (
        path("M112 96C130 70 150 44 188 38C212 36 226 60 226 92C190 84 150 84 112 96Z", c.green)
        + path("M104 100C140 78 196 76 230 92L226 104C192 90 146 92 112 106Z", c.ink)
        + path(
            "M206 90C190 62 170 36 140 22C136 40 148 52 158 54C158 64 172 72 180 72"
            "C184 82 194 88 206 90Z",
            c.red,
        )
        + line("M204 88C188 64 170 44 148 32", c.gold, 2.4)
    )
    freckles = dots(c.blush, 1.8, 142, 146, 149, 151, 143, 154, 192, 146, 187, 151, 194, 154)
    grin = path("M152 164C160 168 176 168 186 162C182 174 160 176 152 164Z", c.paper)
    grin += line("M150 163C160 168 178 168 187 161", c.ink, 2.4)
    head = face(c, 34, 17) + freckles + eyes(c, 128, 3) + brows(116, 5, c.ink, 4) + grin
    head += fringe + cap
    lute = place(_lute(c), 58, 286, 0.96, 62)
    return hair + dress + neck(c, 168, 14) + hood + head + lute + palm(c, 76, 298, 16, c.red)
