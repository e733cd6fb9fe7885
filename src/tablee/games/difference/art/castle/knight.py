"""The right of the meadow: the knight on his horse, the target and the chest."""

from __future__ import annotations

from tablee.drawing.layers import Layers
from tablee.drawing.outlines import star
from tablee.drawing.palette import BARK, BLUE, CORAL, GOLD, ORANGE, PINK, RED, SOIL, SUN, WHITE, WOOD
from tablee.drawing.shapes import box, circle, dot, ellipse, group, limb, line, path, shadow
from tablee.games.difference.art.castle.masonry import DUSK

layers = Layers()

COAT, MANE, STEEL = "#fdf3e2", "#d9a05a", "#c4cede"


def rider(*parts: str) -> str:
    """Parts of the knight and his horse, put where the horse stands."""
    return group(*parts, x=970, y=874, scale=0.8)


@layers.still
def target() -> str:
    stand = limb("M-20 30L-38 88M20 30L38 88", BARK, 8)
    rings = "".join(circle(0, 0, r, c, 2.8) for r, c in zip((48, 36, 24, 11), (RED, WHITE, RED, SUN), strict=True))
    arrow = line("M4-2L44-30", 5) + path("M40-38L56-40L46-26Z", WHITE, 2.4)
    return shadow(1142, 782, 50, 7) + group(stand, rings, arrow, x=1142, y=694)


@layers.still
def horse() -> str:
    tail = path("M96-118Q140-116 132-54Q118-60 116-44Q100-66 92-98Z", MANE)
    legs = "".join(
        path(f"M{x} -60L{x + 4} -6H{x + 26}L{x + 26} -60Z", COAT) + path(f"M{x + 3} -14H{x + 27}V0H{x + 1}Z", SOIL)
        for x in (-66, -32, 44, 74)
    )
    body = path("M-78-104Q-70-140 0-132Q70-140 104-112Q114-64 92-46Q0-30-66-46Q-84-70-78-104Z", COAT)
    neck = path("M-82-80Q-92-150-118-176L-92-206Q-52-196-36-128Z", COAT)
    skull = path("M-96-212Q-76-190-92-170Q-118-144-150-136Q-166-146-160-160Q-140-188-122-204Q-108-216-96-212Z", COAT)
    mane = path(
        "M-100-216Q-66-220-52-176Q-40-150-34-126Q-52-130-58-150Q-66-140-72-168Q-84-166-82-190Q-96-196-100-216Z", MANE
    )
    ear = path("M-106-208L-104-236L-88-212Z", COAT, 2.8)
    muzzle = dot(-118, -182, 5) + dot(-153, -150, 3) + line("M-152-140q10 2 18-6", 2.8) + dot(-106, -168, 7, CORAL)
    bridle = line("M-143-181L-126-149M-127-151Q-90-134-47-152", 5, RED)
    return shadow(970, 876, 112, 12) + rider(tail, legs, body, neck, ear, skull, mane, muzzle, bridle)


@layers.still
def blanket() -> str:
    skirt = path("M-34-134Q10-128 66-134L76-66L62-52L46-64L30-50L14-62L-2-50L-18-62L-32-50L-46-66Z", RED)
    spots = "".join(group(path(star(11), WHITE, 2.2), x=x, y=y) for x, y in ((-24, -84), (54, -84)))
    return rider(skirt, spots)


@layers.still
def knight() -> str:
    leg = limb("M16-140Q0-112 2-84", STEEL, 18) + path("M-8-84H14V-70H-24Q-22-82-8-84Z", STEEL)
    chest = path("M-22-212Q10-224 40-212L44-142Q10-130-26-142Z", STEEL) + line("M8-214V-140", 2.8)
    helmet = path("M-26-222V-258Q-22-288 8-290Q40-286 40-254V-222Q8-212-26-222Z", STEEL)
    visor = path("M-30-262H20V-242H-30Z", DUSK, 2.8) + line("M-20-234h24M-20-226h24", 2.8)
    eyes = dot(-14, -252, 4.5, WHITE) + dot(4, -252, 4.5, WHITE)
    glints = line("M28-274Q33-266 33-254M-14-200V-164", 4, WHITE)
    rein = limb("M-16-200Q-42-184-46-158", STEEL, 13) + circle(-47, -152, 9, STEEL, 2.8)
    lance = limb("M84-96V-336", WOOD, 6) + path("M78-338L84-358L90-338Z", STEEL, 2.8)
    arm = limb("M36-200Q66-190 78-166", STEEL, 14) + circle(82, -160, 11, STEEL, 2.8)
    return rider(leg, chest, rein, helmet, visor, eyes, glints, lance, arm)


@layers.still
def lance_flag() -> str:
    return group(path("M0 0L70 18L0 42Z", BLUE), circle(21, 20, 9, WHITE, 2.4), x=1038, y=612)


@layers.feature
def knight_crest(altered: bool) -> str:
    return rider(duck() if altered else plume())


def plume() -> str:
    feathers = path("M2-288Q-38-318-20-352Q-6-370 14-364Q48-364 48-328Q44-304 22-288Z", PINK)
    return feathers + line("M9-296Q-8-326 1-348M13-296Q26-322 21-346", 2.8)


def duck() -> str:
    body = path("M-26-308Q-22-324-2-320Q18-328 34-318Q46-322 58-338Q62-302 36-291Q12-284-8-289Q-24-294-26-308Z", SUN)
    skull = circle(-14, -338, 21, SUN)
    beak = path("M-32-340Q-50-342-52-332Q-44-324-30-328Z", ORANGE, 2.8)
    return body + skull + beak + dot(-19, -344, 3.6) + line("M6-308Q18-296 32-308", 3.2)


@layers.feature
def treasure(altered: bool) -> str:
    coffer = path("M-50-36H50V6H-50Z", BARK) + line("M-30-36V6M30-36V6", 7, SUN) + box(-9, -30, 18, 16, SUN, 3, 2.6)
    lid = shut_lid() if altered else open_lid()
    return shadow(1134, 892, 58) + group(lid, coffer, dot(0, -23, 3), x=1134, y=886, scale=0.95)


def shut_lid() -> str:
    return path("M-52-34Q-54-66 0-66Q54-66 52-34Z", "#a5693a") + line("M-30-62V-36M30-62V-36", 7, SUN)


def open_lid() -> str:
    lid = path("M-50-62Q-56-98 0-100Q56-98 50-62Q0-52-50-62Z", "#a5693a") + line("M-30-90V-64M30-90V-64", 7, GOLD)
    inside = path("M-50-62Q0-52 50-62V-36H-50Z", SOIL)
    places = ((-34, -42), (-14, -44), (8, -43), (30, -42), (-24, -55), (0, -59), (20, -55))
    coins = "".join(circle(x, y, 10, SUN, 2.6) for x, y in places)
    return lid + inside + coins + ellipse(14, -66, 9, 8, RED, 2.6)
