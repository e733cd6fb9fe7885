"""The nine reefs that places stand on, and the ways between them."""

from __future__ import annotations

from collections.abc import Callable

from tablee.drawing.outlines import Point, smooth
from tablee.drawing.palette import (
    BUTTER,
    CORAL,
    GOLD,
    GREEN,
    LEAF,
    ORANGE,
    PINK,
    RED,
    SUN,
    TEAL,
    VIOLET,
    WHITE,
    WOOD,
    mixed,
)
from tablee.drawing.shapes import box, circle, dot, flat, group, limb, line, path
from tablee.games.diferencio.art.sea.creatures import (
    anemone,
    brain_coral,
    coral,
    darker,
    eelgrass,
    fan_coral,
    fish,
    kelp,
    scallop,
    slim_fish,
    snail,
    starfish,
    tube_coral,
)

# The middle of each place's ground, on the board.
GROUNDS: tuple[Point, ...] = (
    (300, 384), (900, 372), (1500, 388),
    (300, 862), (900, 850), (1500, 862),
    (300, 1340), (900, 1330), (1500, 1340),
)  # fmt: skip
SHORE = "#fbe3ae"
ROSE, CLAY, PLUM = "#c97f93", "#d18b6f", "#a47fb5"
ROCKS = (ROSE, PLUM, CLAY, PLUM, CLAY, ROSE, CLAY, ROSE, PLUM)
BRICK = "#f2a48c"
Plant = tuple[Callable[[str], str], str, float, float, float]  # what, colour, x, y, scale

# What grows at the left end of a reef, then at its right end; from the back to the front.
PLANTS: tuple[tuple[Plant, ...], ...] = (
    ((coral, CORAL, -208, 2, 0.8), (eelgrass, LEAF, -166, 4, 0.7),
     (fan_coral, PINK, 196, 0, 0.8), (anemone, SUN, 158, 6, 0.5)),
    ((tube_coral, VIOLET, -200, 2, 0.8), (brain_coral, GOLD, -156, 8, 0.5),
     (coral, ORANGE, 196, 2, 0.75), (eelgrass, LEAF, 160, 4, 0.7)),
    ((fan_coral, VIOLET, -196, 0, 0.8), (eelgrass, LEAF, -156, 4, 0.65),
     (coral, PINK, 210, 2, 0.8), (brain_coral, SUN, 162, 8, 0.5)),
    ((anemone, ORANGE, -204, 4, 0.8), (eelgrass, LEAF, -228, 8, 0.7),
     (tube_coral, CORAL, 204, 2, 0.75), (eelgrass, TEAL, 168, 6, 0.6)),
    ((coral, PINK, -204, 2, 0.8), (brain_coral, CORAL, -160, 8, 0.5),
     (fan_coral, SUN, 200, 0, 0.7), (eelgrass, LEAF, 164, 6, 0.7)),
    ((fan_coral, ORANGE, -198, 0, 0.75), (eelgrass, LEAF, -162, 6, 0.6),
     (anemone, PINK, 206, 4, 0.8), (eelgrass, TEAL, 230, 8, 0.7)),
    ((tube_coral, PINK, -210, 2, 0.8), (eelgrass, LEAF, -168, 6, 0.7),
     (coral, SUN, 200, 2, 0.75), (brain_coral, CORAL, 158, 9, 0.5)),
    ((fan_coral, CORAL, -196, 0, 0.75), (eelgrass, TEAL, -160, 6, 0.7),
     (tube_coral, GOLD, 198, 2, 0.75), (eelgrass, LEAF, 162, 6, 0.7)),
    ((coral, VIOLET, -198, 2, 0.8), (anemone, SUN, -156, 6, 0.5),
     (fan_coral, PINK, 208, 0, 0.8), (eelgrass, LEAF, 168, 6, 0.7)),
)  # fmt: skip


def reefs() -> str:
    return "".join(reef(place) for place in range(len(GROUNDS)))


def reef(place: int) -> str:
    """A shelf of rock with windows in it, sand on it, plants at both ends."""
    x, y = GROUNDS[place]
    grown = "".join(group(draw(colour), x=px, y=py, scale=scale) for draw, colour, px, py, scale in PLANTS[place])
    mirrored = place % 2 == 1
    rock = group(shelf(place), mirror=mirrored) + dwellings(place)
    return group(stem(place), rock, sand(mirrored), grown, x=x, y=y)


def stem(place: int) -> str:
    """The rock goes on downwards and is lost in the blue."""
    if place > 5:
        return ""
    return flat("M-120 60Q-70 150-96 330H96Q70 150 130 60Z", "url(#sea-stem)")


LEDGE = ((-232, 44), (-186, 54), (-158, 78), (-104, 70), (-62, 96), (-4, 88), (44, 102), (98, 80), (142, 86), (182, 58),
         (230, 46))  # fmt: skip
MOUND = ((-246, 50), (-238, 130), (238, 130), (248, 50))
SHADE = ((240, 34), (180, 46), (90, 64), (10, 70), (-80, 76), (-150, 54), (-238, 40))


def shelf(place: int) -> str:
    colour = ROCKS[place]
    edge = MOUND if place > 5 else LEDGE
    cracks = "M-196 34q10 8 6 16M-120 54l12 10M176 34q-12 6-10 14M96 50q4 10 14 10M-20 62q-6 8 2 14"
    outline = smooth(((-244, 8), *edge, (246, 8)))
    shade = flat(smooth((*edge, *SHADE)), mixed(colour, darker(colour), 0.45))
    return flat(outline, colour) + shade + line(cracks, 3, darker(colour)) + line(outline, 4)


def dwellings(place: int) -> str:
    """Round windows with light in them, a little door, a starfish: somebody lives inside the rock."""
    side = 1 if place % 2 else -1
    lights = "".join(porthole(side * x, y) for x, y in ((-118, 62), (-74, 70)))
    door = group(path("M-13 16V-4Q0-20 13-4V16Z", TEAL, 3) + dot(6, 6, 2.6, SUN), x=side * 74, y=66)
    star = group(starfish((PINK, SUN, CORAL)[place % 3], awake=False), x=side * 128, y=56, scale=0.46, turn=14)
    return lights + door + porthole(side * 34, 72) + star


def porthole(x: float, y: float) -> str:
    return circle(x, y, 11, BUTTER, 3) + line(f"M{x} {y - 10}v20M{x - 10} {y}h20", 2.2)


def sand(mirrored: bool) -> str:
    top = smooth(((-250, 10), (-216, -12), (-120, -22), (0, -26), (120, -23), (214, -13), (252, 8), (226, 30),
                  (166, 30), (104, 44), (30, 38), (-44, 48), (-116, 36), (-176, 40), (-230, 30)))  # fmt: skip
    ripples = "M-150 16q18-7 36 0M-60 26q20-8 40 0M70 22q18-7 36 0M130 8q14-6 28 0M-190 2q14-6 28 0"
    places = ((-98, 4), (-20, 12), (40, 30), (112, -4), (-128, 28), (180, 16))
    grains = "".join(dot(x, y, 2.6, "#e2b673") for x, y in places)
    return group(path(top, SHORE, 4), line(ripples, 3, "#e2b673"), grains, mirror=mirrored)


# ---------------------------------------------------------------- ways


def rope_bridges() -> str:
    """Bridges of kelp and driftwood, in the upper and the lower row."""
    return "".join(rope_bridge(GROUNDS[left], GROUNDS[left + 1]) for left in (0, 1, 6, 7))


def rope_bridge(left: Point, right: Point) -> str:
    start, end = (left[0] + 236, left[1] + 10), (right[0] - 236, right[1] + 10)
    pull = ((start[0] + end[0]) / 2, max(start[1], end[1]) + 62)
    walk = [bent(start, pull, end, i / 10) for i in range(11)]
    rail = [(x, y - 44) for x, y in walk]
    planks = "".join(box(x - 6.5, y - 6, 13, 12, WOOD, 3, 2.8) for x, y in walk[1:-1])
    hangers = "".join(f"M{x:.1f} {y:.1f}v44" for x, y in rail[2:-1:2])
    leaves = "".join(
        group(path("M0 0Q12-4 14-18Q-3-16 0 0Z", LEAF, 2.4), x=x, y=y, mirror=x > pull[0]) for x, y in rail[2:-1:2]
    )
    posts = bridge_post(*start) + bridge_post(*end)
    return line(hangers, 3.4, "#2f7d4a") + planks + limb(smooth(rail, closed=False), GREEN, 4, 2.4) + leaves + posts


def bent(start: Point, pull: Point, end: Point, t: float) -> Point:
    """A place on a soft bow between two points."""
    weights = ((1 - t) ** 2, 2 * t * (1 - t), t * t)
    x, y = (weights[0] * start[axis] + weights[1] * pull[axis] + weights[2] * end[axis] for axis in (0, 1))
    return x, y


def bridge_post(x: float, y: float) -> str:
    """A post with a pearl on it."""
    return (
        box(x - 6, y - 54, 12, 66, WOOD, 4, 3.2) + circle(x, y - 62, 11, "#fff3f0", 3.2) + dot(x - 3, y - 65, 3, WHITE)
    )


def arches() -> str:
    """Stone arches in the middle row."""
    return "".join(arch(GROUNDS[left], GROUNDS[left + 1]) for left in (3, 4))


def arch(left: Point, right: Point) -> str:
    start, end = (left[0] + 214, left[1] + 4), (right[0] - 214, right[1] + 4)
    middle = (start[0] + end[0]) / 2
    pull = (middle, min(start[1], end[1]) - 78)
    hollow = f"Q{end[0] - 24} {end[1]} {middle} {pull[1] + 70}Q{start[0] + 24} {start[1]} {start[0]} {start[1] + 44}Z"
    back = f"M{start[0]} {start[1] + 44}V{start[1]}Q{middle} {pull[1]} {end[0]} {end[1]}V{end[1] + 44}"
    way = [bent(start, pull, end, i / 8) for i in range(9)]
    joints = "".join(
        f"M{x:.1f} {y + 4:.1f}l{(middle - x) * 0.12:.1f} {22 + abs(i - 4) * 3}"
        for i, (x, y) in enumerate(way)
        if 0 < i < 8
    )
    shells = "".join(
        group(scallop(colour), x=x, y=y - 2, scale=0.42)
        for (x, y), colour in zip(way[2:7:2], (PINK, SUN, PINK), strict=True)
    )
    walk = f"M{start[0] - 8} {start[1] + 2}Q{middle} {pull[1] - 2} {end[0] + 8} {end[1] + 2}"
    return path(back + hollow, BRICK, 4) + line(joints, 3, darker(BRICK)) + limb(walk, SHORE, 9, 3.4) + shells


def lifts() -> str:
    """Stalks of kelp that glass cabins go up and down on."""
    return (
        lift(552, 404, 862, 640, fish(ORANGE, band=WHITE))
        + lift(1752, 404, 862, 690, snail(CORAL))
        + lift(1150, 880, 1330, 1122, slim_fish(SUN))
    )


def lift(x: float, top: float, bottom: float, cabin: float, guest: str) -> str:
    stalk = group(kelp(bottom - top - 40, GREEN, 8), x=x, y=bottom)
    bell = circle(0, 0, 40, "#d9f4f6", 3.6) + group(guest, y=4, scale=0.62)
    glint = line("M-27-14Q-22-26-11-30", 4.5, WHITE)
    roof = path("M-24-32Q0-62 24-32Q0-42-24-32Z", RED, 3.2)
    basket = path("M-34 18Q0 32 34 18Q24 46 0 46Q-24 46-34 18Z", GOLD, 3.2)
    return stalk + group(bell, glint, roof, basket, x=x, y=cabin)
