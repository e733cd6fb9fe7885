"""Place 5 of the sea: the warm spring with a golden figure, and those who bathe in it."""

from __future__ import annotations

from tablee.drawing.folk import bust
from tablee.drawing.outlines import tapered
from tablee.drawing.palette import (
    BARK,
    BLUE,
    BLUSH,
    BUTTER,
    CORAL,
    CREAM,
    DARK,
    FAIR,
    GOLD,
    ORANGE,
    PINK,
    RED,
    ROSE,
    SOIL,
    SUN,
    TAN,
    TEAL,
    VIOLET,
    WHITE,
)
from tablee.drawing.shapes import circle, dot, ellipse, flat, group, limb, line, path, shadow
from tablee.games.diferencio.art.sea.creatures import (
    bubbles,
    crab,
    fish,
    lighter,
    mermaid,
    octopus,
    pearl,
    seahorse,
    snail,
    starfish,
    turtle,
)

BOWL = -150  # the figure stands here
BRONZE = "#c27a26"
BASIN = "M-190-36Q-182 12-140 24Q0 40 140 24Q182 12 190-36Q120-8 0-8Q-120-8-190-36Z"
TILES = ((-150, -2), (-108, 9), (-62, 15), (-14, 17), (34, 16), (82, 12), (126, 3))


def spring(figure: str, bathers: str, guests: str = "") -> str:
    """The spring with its figure; bathers sit in the basin, guests are in front of it."""
    return (
        shadow(0, 24, 214, 15)
        + ellipse(0, -36, 190, 33, CREAM, 4)
        + ellipse(0, -36, 170, 25, "#8fe0dc", 3.4)
        + line("M-130-38q18-7 36 0M60-26q18-7 36 0M-60-22q14-5 28 0M88-46q14-5 28 0", 3.4, WHITE)
        + pillar()
        + group(figure, y=BOWL)
        + jets()
        + bathers
        + basin()
        + guests
    )


def pillar() -> str:
    foot = path("M-34-30Q-20-50-22-80L-30-132H30L22-80Q20-50 34-30Q0-20-34-30Z", CREAM, 4)
    rings = line("M-23-82Q0-74 23-82M-27-110Q0-102 27-110", 3.4, CORAL)
    bowl = path("M-92-154Q-78-112 0-110Q78-112 92-154Z", CORAL, 4) + line("M-70-146Q-58-124-24-120", 5, lighter(CORAL))
    return foot + rings + bowl + ellipse(0, -154, 92, 14, "#8fe0dc", 4)


def jets() -> str:
    """Four bows of warm water with bubbles."""
    bows = "M-80-158Q-120-190-136-46M80-158Q120-190 136-46M-86-154Q-160-176-164-52M86-154Q160-176 164-52"
    balls = ((-150, -92, 9), (-122, -118, 7), (-140, -60, 6), (-168, -120, 6), (150, -92, 9), (122, -118, 7),
             (140, -60, 6), (168, -120, 6))  # fmt: skip
    return line(bows, 5, "#e6fbff") + bubbles(balls)


def basin() -> str:
    tiles = "".join(
        group(path("M-13 0L0-11 13 0 0 11Z", (TEAL, ROSE, SUN)[i % 3], 2.8), x=x, y=y) for i, (x, y) in enumerate(TILES)
    )
    return path(BASIN, CREAM, 4) + line("M-182-18Q-110 4 0 6Q110 4 182-18", 3.4, "#e5b98f") + tiles


# ---------------------------------------------------------------- figures, from 0 up to -200


def dolphin() -> str:
    """It leaps to the right; body, head and beak are inked together and then filled, so that no seam shows."""
    body = tapered(((-24, -18), (-58, -76), (-38, -136), (14, -164), (56, -158)), (16, 52, 76, 74, 62))
    beak = "M66-182Q96-176 122-172Q134-164 124-154Q100-142 72-132Z"
    belly = tapered(((-14, -32), (-36, -78), (-16, -120), (24, -140), (62, -136)), (4, 20, 28, 24, 6))
    flukes = path("M-24-20Q-70-24-78 4Q-44 8-24-6Q-2 10 28 2Q18-26-24-20Z", SUN, 3.8)
    fin = path("M-56-152Q-112-150-134-98Q-100-108-76-88Z", SUN, 3.8)
    flipper = path("M-2-118Q26-70 0-40Q-28-58-28-108Q-16-124-2-118Z", GOLD, 3.8)
    inked = line(body, 8) + line(beak, 8) + circle(54, -158, 32, SUN, 8)
    filled = flat(body, SUN) + flat(beak, SUN) + dot(54, -158, 32, SUN)
    look = dot(60, -172, 6.5) + line("M122-159Q96-158 76-150Q66-144 62-152", 3.4) + dot(46, -150, 8, BLUSH)
    return flukes + fin + inked + filled + flat(belly, BUTTER) + flipper + look


def golden_crab() -> str:
    rock = path("M-60 4Q-56-34 0-38Q56-34 60 4Z", GOLD, 4)
    return rock + group(crab(SUN), y=-30, scale=1.9)


def golden_seahorse() -> str:
    foot = path("M-46 4Q-42-20 0-22Q42-20 46 4Z", GOLD, 4)
    return foot + group(seahorse(SUN, GOLD), x=-2, y=-94, scale=1.5)


def clam() -> str:
    """A giant clam with wavy lips and a pearl."""
    upper = "M-96-64Q-112-130-70-142Q-56-176-26-162Q0-186 26-162Q56-176 70-142Q112-130 96-64Z"
    ribs = line("M0-76V-168M-34-76L-42-156M34-76L42-156M-64-76L-82-128M64-76L82-128", 3.6, BRONZE)
    mantle = path("M-98-66Q-74-92-50-70Q-24-96 0-72Q24-96 50-70Q74-92 98-66Q70-34 0-32Q-70-34-98-66Z", TEAL, 3.8)
    lower = "M-102-66Q-104-6 0 4Q104-6 102-66Q78-40 52-58Q28-32 0-52Q-28-32-52-58Q-78-40-102-66Z"
    folds = line("M-52-50Q-50-20-36-4M0-44V0M52-50Q50-20 36-4", 3.6, BRONZE)
    return (
        path(upper, SUN, 4)
        + ribs
        + path(upper, width=4)
        + mantle
        + group(pearl(27), y=-80)
        + path(lower, SUN, 4)
        + folds
    )


def golden_mermaid() -> str:
    foot = path("M-50 4Q-46-18 0-20Q46-18 50 4Z", GOLD, 4)
    return foot + group(mermaid(SUN, BUTTER, "long", BRONZE, GOLD), x=-4, y=-112, scale=1.32)


def anchor() -> str:
    arms = "M0-20Q-66-20-78-76M0-20Q66-20 78-76"
    flukes = path("M-102-62L-82-108-52-70Z", SUN, 4) + path("M102-62L82-108 52-70Z", SUN, 4)
    rope = limb("M10-178Q54-150 14-112Q-28-84 12-56Q30-44 24-30", CREAM, 7, 3)
    shank = limb("M0-22V-150", SUN, 17, 4) + limb("M-46-130H46", SUN, 13, 4) + limb(arms, SUN, 17, 4)
    eyelet = circle(0, -174, 19, "none", 16) + circle(0, -174, 19, "none", 8.6, SUN)
    return shank + flukes + line("M-78-78L-76-70M78-78L76-70", 12, SUN) + eyelet + rope


# ---------------------------------------------------------------- the six faces


def bather(skin: str, hair: str, colour: str, suit: str, x: float, eyes: str = "joy", mouth: str = "smile") -> str:
    """Somebody in a swimsuit, in the water up to the chest."""
    return group(bust(skin, hair, colour, suit, eyes, mouth), x=x, y=-68, scale=0.88)


def with_dolphin() -> str:
    return spring(
        dolphin(), bather(DARK, "curls", SOIL, RED, -94) + bather(FAIR, "bob", ORANGE, BLUE, 96, "joy", "laugh")
    )


def with_crab() -> str:
    return spring(
        golden_crab(), group(turtle(CORAL), x=96, y=-52, scale=0.8), group(snail(PINK), x=-150, y=32, scale=0.8)
    )


def with_seahorse() -> str:
    return spring(
        golden_seahorse(), group(octopus(PINK), x=-98, y=-14, scale=0.9), group(starfish(RED), x=150, y=16, scale=0.8)
    )


def with_clam() -> str:
    cap = path("M-26-10Q-26-36 0-37Q26-36 26-10Q0-18-26-10Z", RED, 3.2)
    swimmer = bather(TAN, "bald", BARK, BLUE, -96, "open") + group(cap, x=-96, y=-68, scale=0.88)
    return spring(clam(), swimmer, group(fish(PINK), x=206, y=-96, scale=0.8, mirror=True))


def with_mermaid() -> str:
    return spring(golden_mermaid(), group(fish(CORAL), x=-104, y=-66) + group(fish(CORAL), x=104, y=-66, mirror=True))


def with_anchor() -> str:
    return spring(anchor(), group(octopus(VIOLET), x=100, y=-14, scale=0.9), group(crab(RED), x=-140, y=34, scale=0.72))


PLACE_5 = (with_dolphin, with_crab, with_seahorse, with_clam, with_mermaid, with_anchor)
