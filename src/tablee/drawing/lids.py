"""What several lids are furnished with: rays, hands, clouds, lenses, confetti. A lid is 200 by 200."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.drawing import cards
from tablee.drawing.outlines import Point, number, star
from tablee.drawing.palette import BLUE, GREEN, INK, ORANGE, RED, ROSE, SUN, TEAL, VIOLET, WHITE, mixed
from tablee.drawing.shapes import circle, dot, flat, group, limb, line, merged, path, spot

LIGHT = "#ffffff"
SIZE = 200
BAND = 146  # what lies lower is under the title of the box

# The strokes of an open hand seen from its back, fingers up: outline and thickness.
HAND = (
    ("M-15 8L-23-30", 13.5), ("M-5 4L-8-42", 13.5), ("M6 4L9-39", 13.5), ("M15 10L24-24", 12.5),
    ("M-12 32Q-32 24-42 4", 14), ("M0 18V34", 42), ("M0 40V84", 30),
)  # fmt: skip


# ---- a lid for a game without pictures

GROUNDS = (TEAL, VIOLET, ORANGE, BLUE, GREEN, ROSE)


def plain_colour(name: str) -> str:
    """The same for a name wherever it is drawn; boxes that stand side by side seldom share it."""
    return GROUNDS[sum(name.encode()) % len(GROUNDS)]


def plain(name: str) -> str:
    """The sign of the house on rays: says nothing about the game but that it is one of ours."""
    colour = plain_colour(name)
    light = rays(100, 74, mixed(colour, LIGHT, 0.2), 16)
    return ground(colour) + light + group(cards.logo(), x=100, y=74, scale=1.2)


# ---- parts of lids


def ground(colour: str) -> str:
    return flat(f"M0 0H{SIZE}V{SIZE}H0Z", colour)


def rays(x: float, y: float, colour: str, count: int = 14, opacity: float = 1) -> str:
    """Rays from one point over the whole lid."""
    return flat(cards.rays(x, y, 260, count), colour, opacity)


def hand(skin: str, sleeve: str, x: float, y: float, scale: float, turn: float, mirror: bool = False) -> str:
    """An open hand with its sleeve, the palm at (x, y), the fingers up before it is turned."""
    nails = "".join(
        spot(right, below, 3.2, 4.6, LIGHT, tilt, 0.55)
        for right, below, tilt in ((-22.6, -29, -12), (-8, -41, -4), (8.8, -38, 4), (23.4, -23, 15), (-40, 7, -30))
    )
    gaps = line("M-11.5-5L-14.5-20M0-6L.5-22M11.5-3L15.5-17", 2.6)
    arm = path("M-23 72H23L27 190H-27Z", sleeve) + path("M-26 64Q0 58 26 64L27 79Q0 73-27 79Z", WHITE)
    return group(merged(HAND, skin), nails, gaps, arm, x=x, y=y, scale=scale, turn=turn, mirror=mirror)


def cloud(x: float, y: float, scale: float, colour: str = LIGHT) -> str:
    """A flat cloud, round its foot."""
    puffs = "M-30 0Q-42-2-40-12T-24-20Q-18-38 0-35T20-22Q36-24 38-11T28 0Z"
    return group(flat(puffs, colour), x=x, y=y, scale=scale)


def twinkle(x: float, y: float, r: float, colour: str = "#ffe28a", turn: float = 0) -> str:
    """A small star of the night."""
    return group(flat(star(r), colour), x=x, y=y, turn=turn)


def lens(x: float, y: float, r: float, inside: str, reach: Point) -> str:
    """A magnifying glass: what is seen in it (cut already), its rim, and a handle that goes as far as `reach`."""
    length = (reach[0] ** 2 + reach[1] ** 2) ** 0.5
    foot = (x + reach[0] / length * r, y + reach[1] / length * r)
    grip = (x + reach[0], y + reach[1])
    near = (foot[0] + reach[0] / length * 12, foot[1] + reach[1] / length * 12)
    stick = limb(stroke(foot, grip), "#8a5a3b", r * 0.16)
    handle = limb(stroke(near, grip), RED, r * 0.27) + line(stroke(near, grip), r * 0.07, "#f58a7c")
    rim = circle(x, y, r, "none", r * 0.3) + circle(x, y, r, "none", r * 0.17, SUN)
    bow = "".join(f" {number(share * r)}" for share in (0.1, -0.34, 0.42, -0.44))
    glint = group(line(f"M{number(-0.68 * r)} {number(-0.26 * r)}q{bow}", r * 0.11, LIGHT), x=x, y=y)
    return stick + handle + inside + rim + glint


def stroke(start: Point, end: Point) -> str:
    return f"M{number(start[0])} {number(start[1])}L{number(end[0])} {number(end[1])}"


def confetti(places: Sequence[tuple[float, float, float]]) -> str:
    """Paper streamers and dots: (x, y, turn) each."""
    colours = (SUN, RED, WHITE, GREEN, VIOLET)
    parts = []
    for i, (x, y, turn) in enumerate(places):
        colour = colours[i % len(colours)]
        piece = circle(0, 0, 3.4, colour, 2.2) if i % 3 == 2 else path("M-6-2.6H6V2.6H-6Z", colour, 2.2)
        parts.append(group(piece, x=x, y=y, turn=turn))
    return "".join(parts)


def kind_face(x: float, y: float, scale: float = 1, asleep: bool = False) -> str:
    """A friendly face for a thing: eyes, smile, cheeks; 20 to either side of (x, y)."""
    eyes = line("M-14-3q5 5 10 0M4-3q5 5 10 0", 3) if asleep else dot(-9, -3, 3.2) + dot(9, -3, 3.2)
    cheeks = spot(-15, 5, 4.6, 3.6, "#ff9d86", opacity=0.85) + spot(15, 5, 4.6, 3.6, "#ff9d86", opacity=0.85)
    return group(cheeks, eyes, line("M-6 4q6 6.5 12 0", 3), x=x, y=y, scale=scale)


def drop(d: str, right: float = 3, down: float = 4) -> str:
    """The short hard shadow of a shape that lies on the lid."""
    return group(flat(d, INK, 0.22), x=right, y=down)
