"""King, queen and jack of diamonds: axe, fan, gem."""

from __future__ import annotations

from math import cos, radians, sin

from figure import brows, cheeks, cradle, eyes, face, fist, lips, neck, profile, robe
from kit import disc, dots, line, path, place, poly
from shapes import SUIT_SHAPES, Inks, pip


def _axe(c: Inks) -> str:
    return (
        path(poly(220, 36, 229, 36, 229, 338, 220, 338), c.ink)
        + disc(224.5, 36, 7, c.gold)
        + path(
            "M224 68C216 66 210 60 204 50C197 76 198 108 208 132C212 120 217 113 224 111Z", c.ink
        )
        + line("M204 58C199 80 201 104 208 123", c.paper, 3.2)
        + path(poly(217, 66, 232, 66, 232, 113, 217, 113), c.gold)
        + line("M217 78L232 78M217 101L232 101", c.ink, 2.4, "butt")
    )


def _beard(c: Inks) -> str:
    hair = path(
        "M176 92L206 92C214 120 212 160 206 196C194 206 182 202 178 190C184 160 184 124 176 92Z",
        c.linen,
    ) + line("M188 108C194 136 194 164 190 192M198 108C204 136 203 164 199 194", c.edge, 2.6)
    beard = path(
        "M140 160C150 166 164 158 172 142L186 150C192 172 190 192 182 206C186 230 178 250 162 264"
        "C162 246 158 234 152 226C146 238 136 246 120 250C130 234 130 218 126 204"
        "C122 192 126 178 134 170Z",
        c.linen,
    ) + line(
        "M138 186C138 204 138 220 132 238M150 180C154 196 158 204 158 214"
        "M168 172C172 196 174 222 168 246M157 184C164 204 166 226 166 236",
        c.edge,
        2.6,
    )
    moustache = path("M131 153C144 147 158 152 168 164C156 168 144 166 132 160Z", c.linen)
    moustache += line("M136 157C146 154 156 158 162 163", c.edge, 2)
    return hair + profile(c, "hooked", cheek=False) + beard + moustache


def king(c: Inks) -> str:
    """An old king in profile: one eye, a white beard, an axe."""
    dress = robe(c.lead, -20) + path(
        "M12 292C26 254 56 243 86 229L108 219L108 338L12 338L12 330Z", c.gold
    )
    for x, y in ((36, 292), (36, 326), (62, 275), (62, 309), (88, 258), (88, 292), (88, 326)):
        dress += pip("D", c.lead, x, y, 30)
    dress += line("M108 217L108 340", c.ink, 7) + dots(c.gold, 3, 108, 264, 108, 288, 108, 312)
    crown = (
        path("M137 92L126 46L146 66L152 30L170 60L188 30L194 66L208 50L207 92Z", c.gold)
        + path("M136 84C160 79 186 79 208 84L207 99C186 93 160 93 138 99Z", c.ink)
        + "".join(pip("D", c.gold, x, 89, 12) for x in (150, 164, 178, 192))
        + pip("D", c.lead, 170, 70, 24)
        + dots(c.lead, 4.6, 126, 43, 152, 28, 188, 28, 208, 48)
    )
    brow = path("M137 117C143 104 158 103 169 111C160 113 149 114 137 117Z", c.linen)
    head = neck(c, 170, 14) + _beard(c) + brow + crown
    return dress + place(_axe(c), 4, 0) + place(head, -20, 0) + fist(c, 227, 246, cuff=c.gold)


def _fan(c: Inks) -> str:
    x, y, r = 84, 314, 70
    fan = ""
    for i in range(7):
        left, right = radians(-72 + i * 18), radians(-54 + i * 18)
        middle, inks = (left + right) / 2, (c.gold, c.ink)
        fan += path(
            poly(
                x, y,
                x + r * sin(left), y - r * cos(left),
                x + (r + 6) * sin(middle), y - (r + 6) * cos(middle),
                x + r * sin(right), y - r * cos(right),
            ),
            inks[i % 2],
        )  # fmt: skip
        fan += pip(
            "D", inks[1 - i % 2], x + 57 * sin(middle), y - 57 * cos(middle), 17, -63 + i * 18
        )
    return fan


def queen(c: Inks) -> str:
    """A black bob, a tiara, a fan."""
    hair = path(
        "M118 104C118 66 142 54 168 54C194 54 218 66 218 104L222 176C222 186 206 188 200 180"
        "L136 180C130 188 114 186 114 176Z",
        c.ink,
    )
    dress = robe(c.lead) + path("M116 220C140 236 196 236 220 219L204 214L132 214Z", c.skin)
    dress += path(
        "M112 221C138 244 198 244 226 221L232 224L232 236C200 260 136 260 100 238L100 226Z", c.gold
    )
    for x, y in ((120, 235), (144, 243), (168, 246), (192, 243), (215, 235)):
        dress += pip("D", c.ink, x, y, 16)
    dress += line("M150 256L142 338M186 256L194 338", c.gold, 3)
    fringe = path(
        "M130 122C130 92 140 76 168 76C196 76 206 92 206 122L200 122L196 112L140 112L136 122Z",
        c.ink,
    )
    earrings = "".join(
        disc(x, 172, 3, c.gold) + pip("D", c.gold, x, 190, 30) + pip("D", c.paper, x, 190, 14)
        for x in (122, 214)
    )
    tiara = path("M122 84C150 70 186 70 214 84L214 92C186 80 150 80 122 92Z", c.gold)
    for x, y, size in ((168, 52, 56), (142, 66, 30), (194, 66, 30)):
        tiara += pip("D", c.gold, x, y, size)
    tiara += pip("D", c.lead, 168, 52, 34)
    head = face(c, 33, 18, bottom=186) + eyes(c, 128, 2) + brows(117, 2, c.ink, 3)
    head += disc(186, 158, 2.2, c.ink) + lips(c, 168, 10) + fringe + earrings + tiara
    return hair + dress + neck(c, 168, 14) + head + _fan(c) + fist(c, 84, 302, 6, c.gold)


def _lozenges(c: Inks) -> str:
    cloth = ""
    for row in range(5):
        for column in range(8):
            x, y = 26 + column * 34 + (row % 2) * 17, 232 + row * 28
            if not 16 < x < 236 or y - 24 < 214 + max(0, 132 - x) ** 2 * 0.0055:
                continue
            ink = (c.gold, c.ink, c.linen)[(column + row * 2) % 3]
            foot = min(y + 27, 344)
            cut = 16.4 * (y + 27 - foot) / 27
            cloth += path(
                poly(x, y - 27, x + 16.4, y, x + cut, foot, x - cut, foot, x - 16.4, y), ink
            )
    return cloth


def _hat(c: Inks) -> str:
    badge = "".join(
        path(SUIT_SHAPES["D"], ink, f'transform="translate(168 58) scale({size})"')
        for ink, size in ((c.gold, 0.4), (c.lead, 0.26))
    )
    return (
        path("M104 104C118 92 114 28 168 26C222 28 218 92 232 104C202 82 134 82 104 104Z", c.ink)
        + line("M105 103C134 82 202 82 231 103", c.gold, 5)
        + line("M118 86C124 58 136 36 168 34C200 36 212 58 218 86", c.gold, 2.2)
        + badge
    )


def jack(c: Inks) -> str:
    """Harlequin in a mask, a gem in his hand."""
    edge = f'stroke="{c.ink}" stroke-width="2"'
    ruff = "".join(
        f'<ellipse cx="{x}" cy="{y}" rx="15" ry="13" fill="{c.paper}" {edge}/>'
        for x, y in ((118, 214), (218, 214), (138, 222), (198, 222), (158, 226), (178, 226))
    )
    mask = path(
        "M130 118C140 106 158 108 168 116C178 108 196 106 206 118C208 134 198 142 186 140"
        "C176 140 172 134 168 130C164 134 160 140 150 140C138 142 128 134 130 118Z",
        c.ink,
    )
    for x in (150, 186):
        mask += f'<ellipse cx="{x}" cy="125" rx="9" ry="5.4" fill="{c.paper}"/>'
        mask += disc(x - 2, 124.6, 4.2, c.ink)
    smile = line("M150 160C158 172 178 172 188 158", c.red, 4)
    gem = (
        path("M62 196L98 244L62 292L26 244Z", c.paper)
        + path("M62 206L90 244L62 282L34 244Z", c.gold)
        + path("M62 206L90 244L62 244Z", c.lead)
        + path("M34 244L62 244L62 282Z", c.lead)
        + line("M62 204L62 284M32 244L92 244", c.paper, 2)
    )
    sides = path(
        "M126 96C118 120 124 150 132 166L140 160L140 90ZM210 96C218 120 212 150 204 166"
        "L196 160L196 90Z",
        c.ink,
    )
    head = face(c, 34, 15, bottom=190, nose=148, tip=14) + cheeks(c, 156, 21, 6)
    head += mask + smile + _hat(c)
    dress = robe(c.lead) + _lozenges(c) + neck(c, 168, 14) + sides + ruff
    return dress + head + gem + cradle(c, 64, 294, 0, c.ink)
