"""King, queen and jack of hearts: hand on the heart, rose, letter."""

from __future__ import annotations

from figure import brows, cheeks, eyes, face, lips, neck, palm, pinch, robe
from kit import disc, dots, line, path, place, poly
from shapes import Inks, pip


def _curl(x: float, y: float, ink: str) -> str:
    return line(f"M{x - 6} {y + 3}C{x - 6} {y - 7} {x + 7} {y - 6} {x + 5} {y + 2}", ink, 2.4)


def _arched_crown(c: Inks) -> str:
    return (
        path(
            "M124 94C112 70 116 44 140 40C152 38 160 44 168 54C176 44 184 38 196 40"
            "C220 44 224 70 212 94Z",
            c.red,
        )
        + line(
            "M126 94C116 70 120 48 140 44C154 42 166 56 168 92C170 56 182 42 196 44"
            "C216 48 220 70 210 94",
            c.gold,
            6,
        )
        + path("M121 82C150 76 186 76 215 82L213 98C186 92 150 92 123 98Z", c.gold)
        + disc(168, 49, 8, c.gold)
        + pip("H", c.gold, 168, 29, 24)
        + pip("H", c.red, 168, 86, 13)
        + dots(c.ink, 3, 140, 88, 196, 88)
    )


def king(c: Inks) -> str:
    """Ginger curls, an arched crown, his hand on a heart."""
    dress = robe(c.lead)
    for x, y in (
        (124, 268),
        (152, 290),
        (140, 322),
        (180, 312),
        (184, 266),
        (218, 264),
        (216, 316),
    ):
        dress += pip("H", c.gold, x, y, 20)
    cape = path("M110 226C132 208 204 208 232 223L238 246C212 232 136 232 104 250Z", c.paper)
    cape += line("M104 254C136 236 212 236 240 251", c.gold, 4)
    for x, y in ((118, 230), (133, 223), (226, 227), (211, 222)):
        cape += path(f"M{x} {y}L{x + 4} {y + 9}L{x - 4} {y + 9}Z", c.ink)
    curls = (
        (128, 150), (128, 168), (136, 186), (150, 200), (168, 205),
        (186, 200), (200, 186), (208, 168), (208, 150),
    )  # fmt: skip
    beard = "".join(disc(x, y, 13, c.blush) for x, y in curls)
    beard += path("M128 140L208 140L204 190L168 208L132 190Z", c.blush)
    beard += "".join(_curl(x, y, c.red) for x, y in curls)
    hair = dots(c.blush, 13, 130, 108, 206, 108, 127, 128, 209, 128)
    chin = path(
        "M135 140C140 158 152 158 168 158C184 158 196 158 201 140L204 186L168 206L132 186Z",
        c.blush,
    ) + "".join(_curl(x, y, c.red) for x, y in ((150, 184), (168, 190), (186, 184)))
    moustache = path(
        "M168 156C160 148 148 148 138 158C134 162 138 170 146 168C156 168 164 166 168 160"
        "C172 166 180 168 190 168C198 170 202 162 198 158C188 148 176 148 168 156Z",
        c.red,
    )
    head = face(c, 33, 24, bottom=182) + chin + eyes(c, 124, -1) + brows(111, 4, c.red)
    head += cheeks(c, 143, 23, 6) + moustache + lips(c, 174, 9) + _arched_crown(c)
    heart = pip("H", c.paper, 58, 288, 74) + pip("H", c.lead, 58, 287, 58)
    heart += pip("H", c.gold, 58, 286, 30)
    hand = palm(c, 90, 308, -48, c.gold)
    return dress + neck(c) + cape + hair + beard + head + heart + hand


def _rose(c: Inks) -> str:
    stem = line("M64 262C66 284 62 306 58 338", c.green, 5)
    leaves = path("M66 286C78 274 90 276 96 280C88 294 76 296 66 292Z", c.green)
    sepals = path(
        "M62 278C52 272 46 266 44 258C54 258 60 264 62 268C64 264 70 258 80 258"
        "C78 266 72 272 62 278Z",
        c.green,
    )
    flower = (
        path(
            "M62 212C46 206 32 220 36 238C38 256 50 266 62 268C74 266 86 256 88 238"
            "C92 220 78 206 62 212Z",
            c.red,
        )
        + path("M42 222C50 214 74 214 82 222C80 240 72 246 62 246C52 246 44 240 42 222Z", c.blush)
        + path("M52 218C58 212 70 214 73 222C72 232 66 236 60 234C54 232 51 226 52 218Z", c.red)
        + line(
            "M36 236C44 250 54 254 62 254C70 254 80 250 88 236M58 222C62 220 66 222 67 226",
            c.paper,
            2.2,
        )
    )
    return stem + leaves + flower + sepals


def queen(c: Inks) -> str:
    """Golden hair in the shape of a heart, a ruff, a rose."""
    hair = path(
        "M168 74C172 40 226 40 232 84C236 122 212 154 202 196L134 196"
        "C124 154 100 122 104 84C110 40 164 40 168 74Z",
        c.gold,
    ) + line(
        "M130 168C124 138 108 116 114 84M139 168C134 142 118 122 123 92"
        "M206 168C212 138 228 116 222 84M197 168C202 142 218 122 213 92",
        c.red,
        2.4,
    )
    dress = robe(c.lead) + path("M134 214L202 214L188 252L168 276L148 252Z", c.skin)
    dress += path("M168 250L168 276L148 252L140 230C150 240 160 246 168 250Z", c.skin)
    dress += line("M134 214L148 252L168 276L188 252L202 214", c.gold, 5)
    for x in (96, 112, 128):
        dress += line(f"M{x} 338C{x + 10} 300 {x + 26} 280 {x + 50} 262", c.ink, 2.4)
    ruff = path(
        "M112 222C106 206 116 196 128 198C132 188 146 188 150 196C158 190 178 190 186 196"
        "C190 188 204 188 208 198C220 196 230 206 224 222C214 226 210 220 206 216"
        "C190 222 146 222 130 216C126 220 122 226 112 222Z",
        c.paper,
    ) + line(
        "M128 199L134 216M150 197L152 218M168 195L168 220M186 197L184 218M208 199L202 216",
        c.shade,
        2,
    )
    fringe = path(
        "M131 134C126 96 142 66 168 74C194 66 210 96 205 134C204 114 192 98 168 88"
        "C144 98 132 114 131 134Z",
        c.gold,
    ) + line("M135 112C139 102 146 94 156 88M201 112C197 102 190 94 180 88", c.red, 2.4)
    crown = (
        path("M143 78L136 34L154 54L168 24L182 54L200 34L193 78C176 72 160 72 143 78Z", c.red)
        + path("M142 74C160 68 176 68 194 74L193 84C176 78 160 78 143 84Z", c.ink)
        + dots(c.gold, 2.6, 152, 77, 168, 75, 184, 77)
        + dots(c.ink, 4.4, 136, 32, 168, 22, 200, 32)
        + pip("H", c.paper, 168, 57, 16)
    )
    head = face(c, 33, 13, bottom=190) + eyes(c, 128) + brows(114, 5, c.ink, 3)
    head += cheeks(c, 152, 20, 7) + lips(c, 170, 9) + fringe + crown
    return hair + dress + neck(c, 170, 14) + ruff + head + _rose(c) + pinch(c, 60, 306, 4, c.gold)


def _letter(c: Inks) -> str:
    sheet = path(poly(-44, -28, 44, -28, 44, 28, -44, 28), c.paper)
    folds = line("M-44-28L0 6L44-28M-44 28L-12-3M44 28L12-3", c.ink, 2.2)
    edge = line("M-44-28L44-28L44 28L-44 28Z", c.ink, 2.2)
    return sheet + folds + edge + disc(0, 4, 12, c.red) + pip("H", c.paper, 0, 5, 12)


def jack(c: Inks) -> str:
    """A page with a bob and a feathered beret, a love letter in his hand."""
    hair = path(
        "M122 88L214 88C218 130 220 160 214 178C206 186 194 184 190 176L146 176"
        "C142 184 130 186 122 178C116 160 118 130 122 96Z",
        c.ink,
    )
    dress = robe(c.gold)
    for x, y in ((14, 246), (46, 232), (78, 222)):
        dress += path(
            f"M{x} 338C{x + 6} 290 {x + 24} 250 {x + 56} {y}L{x + 70} {y - 5}"
            f"C{x + 36} 250 {x + 22} 296 {x + 18} 338Z",
            c.lead,
        )
    dress += path(
        "M148 214L204 214C220 218 231 223 238 228L238 338L120 338C124 290 132 250 148 214Z", c.lead
    )
    dress += dots(c.gold, 5, 156, 246, 150, 272, 147, 298, 146, 324)
    collar = path("M134 208L202 208L212 222L184 236L168 220L152 236L124 222Z", c.paper)
    collar += line("M134 208L152 236L168 220L184 236L202 208", c.ink, 2)
    fringe = path(
        "M132 134C126 96 140 78 168 78C196 78 210 96 204 134C200 122 198 114 192 108L146 108"
        "C140 112 136 122 132 134Z",
        c.ink,
    )
    beret = (
        path(
            "M116 92C108 66 136 44 172 44C210 44 232 62 226 80C224 86 214 88 206 82L128 82Z", c.lead
        )
        + path("M122 84C150 76 190 78 214 88L213 99C188 90 148 90 122 98Z", c.ink)
        + path("M200 62C216 30 206 18 190 14C160 16 140 34 122 28C130 46 160 50 200 62Z", c.gold)
        + line("M200 62C184 42 160 34 134 34", c.paper, 2.4)
        + disc(202, 64, 6, c.gold)
    )
    head = face(c, 34, 19, bottom=184) + eyes(c, 128, -3) + brows(115, 4, c.ink, 3.6)
    head += cheeks(c, 150, 22, 7) + line("M158 166C164 171 174 170 182 162", c.red, 4)
    letter = place(_letter(c), 64, 258, 1, -12)
    hand = pinch(c, 100, 292, -24, c.ink)
    return hair + dress + neck(c, 168, 14) + collar + head + fringe + beret + letter + hand
