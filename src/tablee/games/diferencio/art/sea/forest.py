"""Place 3 of the sea: the kelp, as high as trees, and what goes on between its stalks."""

from __future__ import annotations

from tablee.drawing.folk import head
from tablee.drawing.outlines import Point, along, smooth
from tablee.drawing.palette import (
    BARK,
    BLUE,
    BLUSH,
    CORAL,
    CREAM,
    FAIR,
    GOLD,
    ICE,
    LILAC,
    ORANGE,
    PINK,
    RED,
    SOIL,
    SUN,
    TAN,
    TEAL,
    WHITE,
    WOOD,
)
from tablee.drawing.shapes import box, circle, dot, ellipse, flat, group, limb, line, path, shadow, smile, spot
from tablee.games.diferencio.art.sea.creatures import (
    bubbles,
    clownfish,
    crab,
    jellyfish,
    lighter,
    mermaid,
    scallop,
    snail,
    starfish,
    turtle,
)

DARK_KELP, KELP, LIGHT_KELP = "#3f9150", "#5fae57", "#93c464"
LEAF_OUTLINE = "M0 0Q10-30 44-40Q72-46 92-34Q78-8 46 0Q20 6 0 0Z"
LEAF_VEIN = "M10-5Q44-14 76-30"


def between(thing: str, guests: str = "") -> str:
    """Something between the stalks; guests are in front of all."""
    return back() + thing + front() + guests


def stalk(points: tuple[Point, ...], colour: str, scale: float, first: int) -> str:
    """A stalk through the points, its leaves by turns on both sides; `first` says where the lowest one is."""
    places = along(points, 2)[1:]
    leaves = ""
    for i, (x, y, *_) in enumerate(places):
        rightwards = (i + first) % 2 == 0
        blade = path(LEAF_OUTLINE, colour, 3.6) + line(LEAF_VEIN, 3, lighter(colour))
        leaves += group(blade, x=x, y=y, scale=scale, mirror=not rightwards, turn=6 if rightwards else -6)
    stem = limb(smooth(points, closed=False), colour, 11, 3.4)
    balls = "".join(circle(x, y, 9 * scale + 1, GOLD, 3.2) for x, y, *_ in places[::2])
    return leaves + stem + balls


def back() -> str:
    """The stalks behind, two on each side."""
    return (
        shadow(0, 14, 190, 16)
        + stalk(((-62, -4), (-40, -96), (-70, -186), (-40, -270), (-12, -322)), DARK_KELP, 0.74, 1)
        + stalk(((58, 0), (74, -72), (44, -146), (68, -214), (56, -268)), DARK_KELP, 0.7, 0)
        + stalk(((-112, 8), (-134, -76), (-102, -164), (-136, -246), (-104, -312)), KELP, 0.78, 1)
        + stalk(((112, 8), (126, -94), (98, -182), (132, -268), (96, -344)), KELP, 0.95, 0)
    )


def front() -> str:
    """Two low stalks in front."""
    left = stalk(((-154, 22), (-170, -30), (-150, -84), (-166, -124)), LIGHT_KELP, 0.68, 0)
    right = stalk(((172, 22), (186, -44), (166, -106), (182, -156)), LIGHT_KELP, 0.72, 1)
    return left + right


# ---------------------------------------------------------------- the six faces


def with_swing() -> str:
    ropes = limb("M-46-318V-96M46-318V-96", SUN, 5, 2.6)
    bar = limb("M-70-318H70", WOOD, 9, 3.4)
    child = group(mermaid(TEAL, FAIR, "long", ORANGE, PINK, "joy", "laugh"), y=-138, scale=1.3)
    hands = circle(-46, -126, 9, FAIR, 3.2) + circle(46, -134, 9, FAIR, 3.2)
    seat = box(-64, -100, 128, 17, RED, 7, 3.8)
    return between(ropes + bar + child + seat + hands, group(snail(PINK), x=-92, y=34, scale=0.8))


def with_starfish() -> str:
    stars = ((0, -196, 2, CORAL, 0), (-104, -120, 1.35, SUN, 16), (112, -128, 1.3, PINK, -14),
             (-112, -276, 1.2, PINK, -10), (118, -284, 1.25, CORAL, 18), (-14, -70, 1.35, PINK, 10),
             (-6, -314, 1.15, SUN, -18), (176, -52, 1, SUN, 8), (-168, -66, 1, CORAL, -12))  # fmt: skip
    hung = "".join(group(starfish(colour), x=x, y=y, scale=size, turn=turn) for x, y, size, colour, turn in stars)
    return between("", hung)


def with_hut() -> str:
    roof = path("M-98-206Q-30-240 0-318Q30-240 98-206Q0-190-98-206Z", GOLD, 4)
    straw = line("M-58-212Q-30-232-14-262M0-206V-250M58-212Q30-232 14-262", 3.2, "#b9772a")
    walls = path("M-70-206L-64-112H64L70-206Q0-192-70-206Z", CORAL, 4) + line("M-67-176H67M-66-146H66", 3, "#d8654a")
    door = path("M14-112V-158Q34-182 54-158V-112Z", TEAL, 3.4) + dot(44, -136, 3.6, SUN)
    window = (
        circle(-26, -152, 25, CREAM, 3.4) + circle(-26, -152, 19, ICE, 3) + group(clownfish(), x=-28, y=-150, scale=0.5)
    )
    floor = box(-92, -114, 184, 16, WOOD, 6, 3.8)
    rungs = "".join(f"M12 {y}H56" for y in range(-82, 10, 22))
    ladder = line("M14-98V8M54-98V8", 8) + line(rungs, 8) + line("M14-98V8M54-98V8" + rungs, 3.4, SUN)
    return between(ladder + walls + roof + straw + floor + door + window, group(crab(RED), x=-74, y=34, scale=0.7))


def with_otter() -> str:
    fur, pale = "#a9714b", "#e8c39a"
    tail = path("M84-136Q136-136 160-166Q172-136 138-112Q112-98 80-108Z", fur, 3.8)
    body = path("M-66-170Q-40-204 24-190Q88-178 106-146Q100-104 26-96Q-48-94-72-130Z", fur, 4)
    belly = flat("M-40-178Q-14-192 22-184Q72-174 84-156Q46-140-8-146Q-36-152-40-178Z", pale)
    foot = "M92-158Q92-196 112-196Q126-190 112-152Z"
    feet = path(foot, fur, 3.6) + group(path(foot, fur, 3.6), x=-28, y=-12)
    face = (
        circle(-112, -204, 11, fur, 3.4)
        + circle(-66, -222, 11, fur, 3.4)
        + ellipse(-84, -182, 48, 43, fur, 4, -14)
        + spot(-86, -170, 30, 23, pale, -14)
        + dot(-106, -188, 5)
        + dot(-70, -196, 5)
        + ellipse(-90, -178, 8.5, 6, SOIL, 3)
        + smile(-88, -170, 9, 5, 3.2)
        + dot(-116, -172, 7, BLUSH)
        + dot(-58, -182, 7, BLUSH)
    )
    band = path("M34-188Q48-188 60-182Q72-140 56-102Q42-98 30-97Q50-140 34-188Z", LIGHT_KELP, 3.6)
    shell = group(scallop(PINK), x=-2, y=-166, scale=1.2)
    arms = limb("M-44-150Q-34-174-14-176M32-158Q30-172 16-176", fur, 15, 3.4)
    waves = line("M-130-90q16-10 32 0q16 10 32 0M10-76q16-10 32 0q16 10 32 0", 5, WHITE)
    return between(
        tail + feet + body + belly + band + shell + arms + face + waves, group(scallop(SUN), x=84, y=36, scale=0.8)
    )


def with_jellyfish() -> str:
    swarm = ((-62, -216, 1.35, PINK), (66, -266, 1.2, LILAC), (48, -108, 1.5, PINK), (-66, -60, 0.95, LILAC),
             (-176, -214, 0.9, PINK), (178, -200, 0.95, PINK))  # fmt: skip
    floating = "".join(group(jellyfish(colour), x=x, y=y, scale=size) for x, y, size, colour in swarm)
    return between("", floating)


def with_hammock() -> str:
    cords = limb("M-98-178L-124-216M-86-170L-124-216M98-178L126-216M86-170L126-216", SUN, 3.4, 2.6)
    cloth = "M-104-182Q-60-92 0-92Q60-92 104-182Q52-138 0-138Q-52-138-104-182Z"
    stripes = flat("M-78-148Q-62-120-44-106L-28-140Q-58-146-78-148ZM-10-93L-8-138H14L16-93Z", CREAM)
    stripes += flat("M50-108L34-141Q60-148 80-150Q68-124 50-108Z", CREAM)
    pillow = ellipse(-70, -170, 34, 20, WHITE, 3.6, 34)
    sleeper = group(head(TAN, "short", BARK, "shut"), x=-52, y=-176, scale=1.12, turn=-16)
    cover = path("M-40-146Q-16-182 34-178Q86-176 92-168Q60-128 0-130Q-26-132-40-146Z", BLUE, 3.8) + line(
        "M10-172Q30-156 24-134M54-174Q64-160 54-146", 3, ICE
    )
    dream = bubbles(((-8, -212, 8), (14, -240, 12), (40, -276, 18)))
    hammock = cords + pillow + sleeper + cover + flat(cloth, RED) + stripes + line(cloth, 4)
    return between(hammock + dream, group(turtle(CORAL), x=66, y=-2, scale=0.7, mirror=True))


PLACE_3 = (with_swing, with_starfish, with_hut, with_otter, with_jellyfish, with_hammock)
