"""What stands about in the floating town and is used in several places. Things stand on the origin."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.drawing.outlines import Point, smooth
from tablee.drawing.palette import BARK, CREAM, GREEN, ICE, INK, ORANGE, PINK, RED, SAND, SKY, STONE, SUN, WHITE, WOOD
from tablee.drawing.shapes import box, circle, dot, ellipse, flat, group, line, path, shadow, spot

PLANK, HEDGE, PINE, WATER = "#e3b67c", "#5fae57", "#3f8a48", "#7fcbe8"
WALL_SHADE = "#f0d6a8"


def window(x: float, y: float, scale: float = 1, frame: str = WHITE) -> str:
    """An arched window, its middle at the origin."""
    panes = path("M-13 16V-7Q0-22 13-7V16Z", ICE, 3) + flat("M-9 12V-4Q-6-10-2-11V12Z", WHITE, 0.6)
    return group(panes + line("M0-14V16M-13 2H13", 2.4) + box(-17, 15, 34, 6, frame, 1, 2.6), x=x, y=y, scale=scale)


def square_window(x: float, y: float, scale: float = 1) -> str:
    panes = box(-15, -17, 30, 34, ICE, 2, 3) + flat("M-11 13V-13H-4V13Z", WHITE, 0.6)
    return group(panes + line("M0-17V17M-15 0H15", 2.4), x=x, y=y, scale=scale)


def door(x: float, y: float, colour: str, scale: float = 1) -> str:
    leaf = path("M-20 0V-46Q0-66 20-46V0Z", colour, 3.2) + line("M-8-1V-50M6-1V-51", 1.8)
    return group(leaf + dot(13, -24, 3.6, SUN) + box(-25, -4, 50, 8, STONE, 2, 2.8), x=x, y=y, scale=scale)


def bush(x: float, y: float, colour: str = HEDGE, flowers: str = "", scale: float = 1) -> str:
    leaves = path(smooth([(-36, 2), (-38, -18), (-18, -34), (8, -38), (30, -26), (38, 2), (0, 5)]), colour, 3)
    light = flat(smooth([(-28, -14), (-12, -29), (6, -32), (-8, -22), (-22, -8)]), WHITE, 0.25)
    places = ((-22, -12), (-6, -24), (12, -12), (20, -26), (-2, -6))
    petals = "".join(circle(dx, dy, 6, flowers, 2) + dot(dx, dy, 2, SUN) for dx, dy in places) if flowers else ""
    return group(leaves, light, petals, x=x, y=y, scale=scale)


def flower(x: float, y: float, colour: str, height: float = 30, scale: float = 1) -> str:
    petals = "".join(circle(dx, dy - height, 6, colour, 2) for dx, dy in ((0, -7), (7, -2), (4, 6), (-4, 6), (-7, -2)))
    stem = line(f"M0 0V{-height}M0-8q8-2 10-9", 3, PINE)
    return group(stem, petals, dot(0, -height, 4.6, SUN), x=x, y=y, scale=scale)


def tulip(x: float, y: float, colour: str, height: float = 30) -> str:
    cup = path("M-8-14L-4-8 0-16 4-8 8-14Q11 0 0 0Q-11 0-8-14Z", colour, 2.4)
    return group(line(f"M0 0V{-height}M0-4Q-10-8-10-18", 3, PINE), group(cup, y=-height), x=x, y=y)


def flag(x: float, y: float, colour: str, scale: float = 1, mirror: bool = False) -> str:
    cloth = path("M0-50Q12-58 22-48T42-46L36-34 42-22Q32-28 22-22T0-24Z", colour, 2.8)
    return group(line("M0 0V-54", 5), cloth, circle(0, -55, 4, SUN, 2.2), x=x, y=y, scale=scale, mirror=mirror)


def smoke(x: float, y: float, scale: float = 1) -> str:
    puffs = ((0, -10, 9), (10, -26, 12), (2, -44, 10))
    return group("".join(circle(dx, dy, r, WHITE, 2.8) for dx, dy, r in puffs), x=x, y=y, scale=scale)


def barrel(x: float, y: float, colour: str = WOOD, scale: float = 1) -> str:
    staves = path("M-20 0Q-28-24-20-48H20Q28-24 20 0Z", colour, 3) + line("M-8-1Q-11-24-8-47M8-1Q11-24 8-47", 2)
    return group(staves, line("M-23-12Q0-8 23-12M-23-36Q0-32 23-36", 4, BARK), ellipse(0, -48, 20, 5, BARK, 2.8),
                 x=x, y=y, scale=scale)  # fmt: skip


def crate(x: float, y: float, inside: str = "", width: float = 56) -> str:
    """An open box; what it holds stands a little above its edge."""
    half = width / 2
    boards = box(-half, -28, width, 28, WOOD, 2, 3) + line(f"M{-half} -14H{half}", 2.4)
    return group(group(inside, y=-26), boards, line(f"M{-half + 8} -25V-3M{half - 8} -25V-3", 2.4), x=x, y=y)


def basket(x: float, y: float, inside: str = "", scale: float = 1, colour: str = WOOD) -> str:
    weave = path("M-28-28H28L22 0H-22Z", colour, 3) + line("M-26-18H26M-24-9H24", 2.4)
    handle = line("M-22-28Q0-66 22-28", 4, BARK)
    return group(handle, group(inside, y=-27), weave, x=x, y=y, scale=scale)


def sack(x: float, y: float, colour: str = CREAM, scale: float = 1) -> str:
    body = path("M-22 0Q-30-26-14-44L-18-56 0-50 18-56 14-44Q30-26 22 0Z", colour, 3)
    return group(body, line("M-14-43Q0-38 14-43", 4, BARK), x=x, y=y, scale=scale)


def pot(x: float, y: float, colour: str, plant: str = "", scale: float = 1) -> str:
    """A flower pot; the plant grows out of its rim."""
    return group(group(plant, y=-24), path("M-14-20H14L10 0H-10Z", colour, 3), box(-17, -26, 34, 8, colour, 2, 2.8),
                 x=x, y=y, scale=scale)  # fmt: skip


def bench(x: float, y: float, colour: str = WOOD, width: float = 90) -> str:
    half = width / 2
    legs = line(f"M{-half + 10} 0V-26M{half - 10} 0V-26", 6, INK)
    back = box(-half, -52, width, 10, colour, 3, 2.8) + line(f"M{-half + 12} -50V-24M{half - 12} -50V-24", 4)
    return group(legs, back, box(-half, -30, width, 11, colour, 3, 2.8), x=x, y=y)


def fruit(x: float, y: float, colour: str = RED, r: float = 13) -> str:
    return circle(x, y, r, colour, 3) + dot(x - r / 3, y - r / 3, r / 4, WHITE) + line(f"M{x} {y - r}q1-6 5-8", 2.8)


def bunting(points: Sequence[Point], colours: Sequence[str] = (RED, SUN, SKY, GREEN, PINK), size: float = 18) -> str:
    """Pennants on a cord through the points."""
    cloths = "".join(
        path(f"M{x - size / 2:.0f} {y:.0f}h{size}l{-size / 2} {size * 1.2:.0f}Z", colours[i % len(colours)], 2.4)
        for i, (x, y) in enumerate(points)
    )
    return line(smooth(points, closed=False), 2.8) + cloths


def toy_balloon(x: float, y: float, colour: str, hand: Point, scale: float = 1) -> str:
    """A balloon on its string, which ends in a hand."""
    skin = (
        ellipse(0, 0, 17, 21, colour, 2.8) + path("M-4 24L0 20 4 24Z", colour, 2.2) + spot(-6, -8, 4, 6, WHITE, 20, 0.7)
    )
    return line(f"M{x} {y + 22 * scale}Q{x + 4} {(y + hand[1]) / 2} {hand[0]} {hand[1]}", 2) + group(
        skin, x=x, y=y, scale=scale
    )


def suitcase(x: float, y: float, colour: str, scale: float = 1) -> str:
    body = box(-27, -36, 54, 36, colour, 5, 3) + line("M-14-36V0M14-36V0", 3.4, SAND)
    return group(line("M-9-36V-45H9V-36", 4), body, x=x, y=y, scale=scale)


def watering_can(x: float, y: float, colour: str = SKY, mirror: bool = False) -> str:
    body = path("M-16 0V-28H16V0Z", colour, 2.8) + path("M-16-8L-36-30-42-26-38-20-16 0Z", colour, 2.6)
    return group(line("M12-28Q34-34 16-4", 4), body, x=x, y=y, mirror=mirror)


def wheel(x: float, y: float, r: float, colour: str = WOOD) -> str:
    spokes = f"M{x - r} {y}H{x + r}M{x} {y - r}V{y + r}"
    return circle(x, y, r, colour, 3) + circle(x, y, r * 0.66, CREAM, 2.4) + line(spokes, 2.4) + dot(x, y, 3.4)


def ground_shadow(x: float, y: float, rx: float) -> str:
    return shadow(x, y, rx, max(5, rx / 9))


def carrot(x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    leaves = line("M0-24L-6-38M0-24V-42M0-24L6-38", 3.4, PINE)
    return group(leaves, path("M-8-24H8L0 4Z", ORANGE, 2.6), x=x, y=y, scale=scale, turn=turn)
