"""King, queen and jack of spades: sword, owl, halberd."""

from __future__ import annotations

from figure import brows, eyes, face, fist, lips, mirror, neck, pinch, profile, robe
from kit import disc, dots, line, path, place, poly
from shapes import Inks, pip


def _sword(c: Inks) -> str:
    return (
        path("M213 44L220 18L227 44L227 216L213 216Z", c.paper)
        + path("M220 18L227 44L227 216L220 216Z", c.blue)
        + path("M200 208C208 216 231 216 240 208L240 220C231 225 210 225 200 220Z", c.gold)
    )


def king(c: Inks) -> str:
    """A long black beard and a drawn sword."""
    dress = robe(c.ink, -11) + path("M40 338L100 228L124 220L124 338Z", c.blue)
    for i in range(3):
        dress += line(f"M{40 - i * 13} 340L{100 - i * 22} {228 + i * 7}", c.gold, 3)
    collar = path("M104 222C122 206 190 206 210 222L202 244C184 234 128 234 112 246Z", c.paper)
    collar += dots(c.ink, 2.6, 118, 230, 196, 229, 110, 238, 204, 237)
    hair = path(
        "M126 90L210 90L210 160C210 176 204 190 202 200L134 200C132 190 126 176 126 160Z", c.ink
    )
    beard = path(
        "M133 146C140 156 156 154 168 154C180 154 196 156 203 146L205 214C205 242 190 262 168 274"
        "C146 262 131 242 131 214Z",
        c.ink,
    )
    for x, end in ((144, 238), (156, 252), (168, 261), (180, 252), (192, 238)):
        beard += line(f"M{x} 178C{x - 3} 198 {x + 3} 216 {x} {end}", c.blue, 2.6)
    moustache = path(
        "M168 154C158 146 142 150 134 168C150 172 162 168 168 160C174 168 186 172 202 168"
        "C194 150 178 146 168 154Z",
        c.blue,
    )
    crown = (
        path("M125 92L118 40L146 64L168 26L190 64L218 40L211 92Z", c.gold)
        + path("M126 80L210 80L211 94L125 94Z", c.red)
        + dots(c.paper, 3.6, 138, 87, 153, 87, 168, 87, 183, 87, 198, 87)
        + dots(c.red, 6, 118, 38, 168, 24, 218, 38)
        + pip("S", c.ink, 168, 60, 24)
    )
    head = hair + face(c, 34, 24, bottom=180) + eyes(c) + brows(112, -2, c.ink, 5.5)
    head += beard + moustache + lips(c, 171, 8) + crown
    return _sword(c) + dress + collar + place(head, -11, 0) + fist(c, 220, 242, cuff=c.gold)


def _owl(c: Inks) -> str:
    body = path(
        "M38 226C38 218 40 212 42 206C50 212 74 212 82 206C84 212 86 218 86 226L86 262"
        "C86 284 74 296 62 296C50 296 38 284 38 262Z",
        c.gold,
    )
    breast = path("M46 254C52 246 72 246 78 254L76 274C72 286 52 286 48 274Z", c.paper)
    breast += line(
        "M54 260L58 264L62 260L66 264L70 260M54 270L58 274L62 270L66 274L70 270", c.ink, 2
    )
    gaze = dots(c.paper, 11, 51, 230, 73, 230) + dots(c.ink, 5.6, 52, 230, 72, 230)
    beak = path(poly(57, 236, 67, 236, 62, 248), c.red)
    wings = path(
        "M38 240C30 256 32 276 44 288C44 270 42 256 38 240ZM86 240C94 256 92 276 80 288"
        "C80 270 82 256 86 240Z",
        c.blue,
    )
    return body + breast + gaze + beak + wings


def queen(c: Inks) -> str:
    """A profile under a blue veil; an owl sits on her hand."""
    veil = path(
        "M168 34C214 40 232 92 226 150C224 186 232 206 238 220L238 262L176 240L176 80Z", c.blue
    )
    dress = robe(c.ink) + path("M132 214L204 214L186 262C176 276 158 276 150 262Z", c.paper)
    dress += line("M128 216C140 268 150 300 146 338M208 216C204 240 200 262 190 284", c.gold, 4)
    pearls = dots(c.gold, 4.4, 148, 218, 156, 225, 166, 229, 176, 228, 185, 223)
    hair = path(
        "M144 92C150 74 190 66 204 88C216 106 212 150 196 172C190 180 184 178 186 168"
        "C192 150 186 132 178 122C172 110 160 104 144 104Z",
        c.ink,
    )
    bun = disc(206, 132, 21, c.ink)
    bun += line("M194 124C204 120 214 124 220 132M194 138C204 136 212 140 216 146", c.blue, 2.4)
    crown = (
        path("M142 86L134 46L154 62L166 26L182 60L204 42L204 84C184 76 160 76 142 86Z", c.gold)
        + path("M142 84C160 74 186 74 205 83L205 93C186 84 160 84 143 94Z", c.red)
        + dots(c.red, 5, 134, 44, 166, 24, 204, 40)
    )
    brow = line("M143 114C150 108 158 108 166 113", c.ink, 3.6)
    sleeve = path(poly(82, 290, 80, 322, 122, 334, 128, 288), c.gold)
    hand = sleeve + place(fist(c, 0, 0), 66, 306, 1, 90)
    head = neck(c, 170, 14) + bun + profile(c) + hair + brow + crown
    return veil + dress + head + pearls + disc(184, 158, 4.4, c.gold) + _owl(c) + hand


def _halberd(c: Inks) -> str:
    return (
        path(poly(219, 60, 226, 60, 226, 338, 219, 338), c.red)
        + path("M222.5 16L229 44L226 62L219 62L216 44Z", c.ink)
        + path("M220 50L220 96C206 96 194 88 188 74C200 76 212 68 220 50Z", c.ink)
        + line("M192 78C200 90 210 92 218 93", c.paper, 2.4)
        + path(poly(226, 62, 238, 70, 226, 82), c.ink)
    )


def jack(c: Inks) -> str:
    """A guard with red hair and a pointed beard, halberd in hand."""
    dress = robe(c.blue, -18)
    for x, y in ((8, 247), (50, 232), (92, 224)):
        dress += path(f"M{x} 338L{x + 62} {y}L{x + 77} {y - 4}L{x + 20} 338Z", c.ink)
    dress += path("M114 214L186 214L178 236L150 250L122 236Z", c.gold)
    collar = path("M138 202L198 202L206 218L190 228L168 216L146 228L130 218Z", c.paper)
    hair = path(
        "M140 88L206 88L208 158C208 180 196 190 184 192C188 176 186 150 178 134"
        "C172 122 160 112 140 108Z",
        c.red,
    ) + line("M192 110C198 130 200 150 196 172", c.ink, 2.4)
    tuft = path(
        "M132 177C130 186 134 198 142 206C152 200 157 190 153 181C146 185 138 183 132 177Z", c.red
    )
    moustache = path("M129 154C140 150 152 152 160 146C158 156 148 160 137 159Z", c.red)
    head = profile(c, "snub", "firm") + tuft + moustache + hair
    head += line("M142 113C149 107 157 108 164 112", c.ink, 3.6)
    helmet = (
        path("M122 96C138 90 200 90 218 96L220 105C194 98 146 98 120 105Z", c.ink)
        + path("M132 94C134 56 154 40 170 40C188 40 208 58 208 94Z", c.ink)
        + path("M138 84C156 80 186 80 206 84L207 93C186 89 154 89 137 93Z", c.gold)
        + line("M168 42C172 54 172 66 170 80", c.blue, 3)
        + path(
            "M196 78C188 46 196 24 222 18C214 26 218 30 226 30C220 36 222 42 230 44"
            "C222 50 216 56 206 78Z",
            c.blue,
        )
        + line("M201 76C200 56 204 40 214 30", c.paper, 2)
    )
    bust = place(neck(c, 170, 14) + collar + mirror(head + helmet), -18, 0)
    return _halberd(c) + dress + bust + pinch(c, 222, 246, -6, c.gold)
