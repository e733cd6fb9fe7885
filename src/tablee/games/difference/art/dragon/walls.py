"""The hall itself: rock, the arch of the opening, the floor, and what hangs from the ceiling."""

from __future__ import annotations

from tablee.drawing.layers import Layers
from tablee.drawing.outlines import Point, along, smooth, star
from tablee.drawing.palette import WHITE
from tablee.drawing.shapes import box, circle, dot, ellipse, fade, flat, group, line, path, smile, spot
from tablee.games.difference.art.dragon.colours import BAT, BAT_DARK, COIN, COIN_LIGHT, LINE, PLANK, PLANK_DARK

layers = Layers()
ROCK = fade("wall", (0, "#75527f"), (0.55, "#a97494"), (1, "#c48b92"))
GROUND = fade("floor", (0, "#dcae7c"), (1, "#b27a50"))

# The opening of the cave, from the floor on the left over the top to the floor on the right.
RIM = ((64, 760), (58, 660), (56, 560), (66, 440), (74, 330), (126, 250), (190, 196), (262, 168),
       (350, 146), (440, 156), (520, 176), (590, 222), (646, 280), (678, 360), (704, 440), (706, 560),
       (708, 660), (714, 760))  # fmt: skip
OPENING = smooth(RIM)

ARCH_STONES = ("#b98d9f", "#a98097", "#c79ea8", "#97708c", "#b2869a")
ARCH_DEPTHS = (34, 28, 38, 31, 26, 36, 30)  # how far stones reach into the wall, in turn
GOLDEN, SILVER = 0.6180339887, 0.7548776662  # steps that spread things without a pattern


def facet(k: int) -> str:
    """A lighter or darker stone of the wall; none in the opening."""
    x, y = 1600 * (k * GOLDEN % 1), 720 * (k * SILVER % 1)
    if x < 760 and y > 130:
        return ""
    w, h = 34 + k * 17 % 46, 22 + k * 11 % 24
    outline = smooth([(-w, 4), (-w * 0.5, -h), (w * 0.4, -h * 0.8), (w, 0), (w * 0.5, h * 0.7), (-w * 0.6, h)])
    return group(flat(outline, WHITE if k % 2 else "#4a2f52", 0.08), x=x, y=y, turn=k * 13 % 40 - 20)


def between(one: Point, other: Point, share: float) -> Point:
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share


def rounded(corners: list[Point]) -> str:
    """A stone with these corners, worn round."""
    worn = []
    for k, corner in enumerate(corners):
        worn += [between(corner, corners[k - 1], 0.22), between(corner, corners[(k + 1) % len(corners)], 0.22)]
    return smooth(worn)


def arch_stone(k: int, start: Point, end: Point, inward: Point) -> str:
    """One stone of the arch, between two places of the rim."""
    depth = ARCH_DEPTHS[k % len(ARCH_DEPTHS)]
    outer, inner = (-inward[0] * depth, -inward[1] * depth), (inward[0] * 26, inward[1] * 26)
    near, far = between(start, end, 0.04), between(start, end, 0.96)
    corners = [
        (p[0] + reach[0], p[1] + reach[1]) for p, reach in ((near, outer), (far, outer), (far, inner), (near, inner))
    ]
    x, y = between(start, end, 0.4)
    light = spot(x - 5, y - 9, 10, 4.5, WHITE, -20, 0.25)
    return path(rounded(corners), ARCH_STONES[k * 3 % len(ARCH_STONES)], LINE) + light


@layers.still
def rock() -> str:
    wall = f'<path d="M0 0H1600V800H0Z{OPENING}" fill="url(#wall)" fill-rule="evenodd"/>'
    return wall + "".join(facet(k) for k in range(1, 70))


@layers.still
def arch() -> str:
    places = along(RIM, 2)
    stones = (
        arch_stone(
            k, (x, y), (places[k + 1][0], places[k + 1][1]), ((nx + places[k + 1][2]) / 2, (ny + places[k + 1][3]) / 2)
        )
        for k, (x, y, nx, ny, _) in enumerate(places[:-1])
    )
    return line(OPENING, 58, "#6d4d6b") + "".join(stones)


def pebble(k: int) -> str:
    """A little stone, or a lost coin."""
    x, y = 1600 * (k * SILVER % 1), 716 + 474 * (k * GOLDEN % 1)
    colour = ("#c99a72", "#a87752", "#e6c08f", COIN)[k % 4]
    return ellipse(x, y, 5 + k * 5 % 8, 3 + k * 3 % 4, colour, 2, line="#8f6246")


@layers.still
def floor() -> str:
    dips = ((90, 790, 60), (470, 720, 80), (60, 1060, 50), (700, 1160, 90), (420, 1150, 80), (1420, 1180, 90))
    return (
        flat("M0 690Q180 660 380 684T760 676Q1100 700 1600 680V1200H0Z", "url(#floor)")
        + line("M0 690Q180 660 380 684T760 676Q1100 700 1600 680", 5)
        + "".join(spot(x, y, w, 7, PLANK_DARK, 0, 0.16) for x, y, w in dips)
        + "".join(pebble(k) for k in range(1, 58))
    )


def stalactite(x: float, width: float, length: float, colour: str) -> str:
    outline = (
        f"M{x - width} -8Q{x - width * 0.3} {length * 0.4} {x} {length}"
        f"Q{x + width * 0.3} {length * 0.4} {x + width} -8Z"
    )
    light = (
        f"M{x - width * 0.6} 0Q{x - width * 0.2} {length * 0.4} {x - 2} {length * 0.7}"
        f"Q{x - width * 0.1} {length * 0.3} {x - width * 0.25} 0Z"
    )
    return path(outline, colour, LINE) + flat(light, WHITE, 0.16)


@layers.still
def short_stalactites() -> str:
    teeth = ((40, 60, 92), (150, 50, 64), (238, 38, 46), (330, 62, 80), (428, 42, 54),
             (700, 52, 70), (1120, 34, 48), (1576, 44, 40))  # fmt: skip
    return "".join(stalactite(x, width, length, "#6b4d70") for x, width, length in teeth)


@layers.feature
def long_stalactite(altered: bool) -> str:
    return "" if altered else stalactite(560, 48, 146, "#57405e")


def sleeping_bat(x: float, y: float) -> str:
    """A bat that hangs head down, wrapped in its wings."""
    wings = path("M0-26Q-34-18-28 22Q-14 10 0 26Q14 10 28 22Q34-18 0-26Z", BAT_DARK, 3.2)
    ears = path("M-15 38L-16 58-3 46ZM15 38L16 58 3 46Z", BAT, 3)
    face = circle(0, 28, 19, BAT, 3.2) + ears + line("M-11 26q4 4 8 0M3 26q4 4 8 0", 2.8) + smile(0, 18, 5, -2.5, 2.6)
    return group(line("M-6-34V-22M6-34V-22", 4), wings, face, x=x, y=y)


@layers.still
def two_bats() -> str:
    branch = line("M764 46Q880 66 1000 40", 10 + 2 * LINE) + line("M764 46Q880 66 1000 40", 10, PLANK_DARK)
    return branch + sleeping_bat(806, 90) + sleeping_bat(880, 95)


@layers.feature
def third_bat(altered: bool) -> str:
    return "" if altered else sleeping_bat(954, 89)


@layers.feature
def banner(altered: bool) -> str:
    crown = path("M-30 20L-34-20-14-4 0-28 14-4 34-20 30 20Z", COIN, 3)
    sun = path(star(34, 10, 0.6), COIN, 3) + circle(0, 0, 14, COIN_LIGHT, 2.6)
    return group(
        path("M-48-66H48V60L0 92-48 60Z", "#b8404f", LINE),
        flat("M-38-66H-28V54L-38 48ZM28-66H38V48L28 54Z", "#f6c667"),
        group(sun if altered else crown, y=-4),
        box(-58, -78, 116, 14, PLANK, 6, LINE),
        x=1070, y=132, scale=0.9,
    )  # fmt: skip


@layers.feature
def lantern(altered: bool) -> str:
    """A lantern with four sides, or a round one."""
    metal, lit = "#5c4a72", "#ffe89a"
    sides = path("M-32-30H32L25 38H-25Z", lit, LINE)
    bars = line("M-13-28L-11 38M13-28L11 38", 2.6)
    globe = path("M-18-32Q-50-14-46 8Q-42 30-18 40H18Q42 30 46 8Q50-14 18-32Z", lit, LINE)
    flame = path("M0 30Q-16 16 0-14Q16 16 0 30Z", "#f28c28", 2.4)
    roof = path("M-24-30Q0-52 24-30Z" if altered else "M-40-28Q0-60 40-28Z", metal, LINE)
    foot = path("M-20 38H20V48H-20Z" if altered else "M-29 38H29V48H-29Z", metal, LINE)
    chain = line("M0-160V-48", 5) + circle(0, -46, 9, "none", 4)
    return group(chain, globe if altered else sides, flame, "" if altered else bars, roof, foot, x=1192, y=140)


@layers.still
def spider() -> str:
    left = "M-16-4Q-34-18-40-2M-16 4Q-36 0-42 18M-14 10Q-28 16-30 32M-10 18Q-16 30-14 42"
    right = "M16-4Q34-18 40-2M16 4Q36 0 42 18M14 10Q28 16 30 32M10 18Q16 30 14 42"
    eyes = circle(-8, 6, 6.5, WHITE, 2) + circle(8, 6, 6.5, WHITE, 2) + dot(-8, 8, 3) + dot(8, 8, 3)
    body = circle(0, 4, 24, "#6a5a9c", LINE) + dot(-8, -9, 4, WHITE, 0.4)
    return group(line("M0-180V-20", 2.4), line(left + right, 3.4), body, eyes, smile(0, 17, 6, 2.5, 2.4), x=1298, y=166)
