"""Place 2 of the sea: the stop, and whatever has come in. Everything that carries people here is yellow and red."""

from __future__ import annotations

from tablee.drawing.folk import head
from tablee.drawing.outlines import ring, star
from tablee.drawing.palette import (
    BARK,
    BLUE,
    BLUSH,
    BROWN,
    CORAL,
    CREAM,
    DARK,
    FAIR,
    GOLD,
    INK,
    NIGHT,
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
from tablee.drawing.shapes import box, circle, dot, ellipse, flat, group, limb, line, path, shadow
from tablee.games.diferencio.art.sea.creatures import bubbles, crab, eye, fish, lighter, seahorse, snail, starfish

AIR = "#ddf5f8"  # behind glass
SHINE = "#ffe487"


def at_stop(vehicle: str, guests: str = "") -> str:
    """A vehicle over the landing ring, with the sign of the stop beside it."""
    marks = "".join(flat(f"M{x - 12} {29 - x * x * 0.0004:.1f}h18l7-8h-18Z", RED) for x in range(-132, 140, 38))
    pad = ellipse(0, 12, 186, 23, CREAM, 4) + ellipse(0, 6, 150, 13, "#f3d9a8", 3) + marks
    return sign() + pad + shadow(0, 7, 120, 9) + group(vehicle, scale=0.87) + guests


def sign() -> str:
    """A post with a fish on a blue disc."""
    disc = circle(0, -118, 27, BLUE, 3.8) + circle(0, -118, 20.5, "none", 2.4, WHITE)
    mark = flat("M-10-118Q0-128 13-118Q0-108-10-118L-16-124V-112Z", WHITE)
    return group(limb("M0 10V-92", WOOD, 8, 3.2), disc, mark, x=-222, y=4)


def porthole(x: float, y: float, r: float, guest: str = "") -> str:
    """A round window with somebody behind it."""
    return circle(x, y, r + 5, CREAM, 3.4) + circle(x, y, r, AIR, 3) + group(guest, x=x, y=y + r * 0.16, scale=r / 43)


def rider(skin: str, hair: str, colour: str) -> str:
    return head(skin, hair, colour, "joy")


# ---------------------------------------------------------------- the six faces


def submarine() -> str:
    hull = "M-176-128Q-170-206-66-210H64Q176-204 184-126Q176-54 64-50H-66Q-170-54-176-128Z"
    screw = path(
        "M-196-176Q-176-172-178-134H-206Q-214-164-196-176ZM-196-80Q-176-84-178-122H-206Q-214-92-196-80Z", RED, 3.6
    )
    house = path("M-44-206L-36-272H44L56-206Z", SUN, 4) + box(-48, -286, 104, 18, RED, 8, 3.8)
    periscope = limb("M22-288V-334H54", RED, 11, 3.6) + ellipse(60, -334, 6, 11, AIR, 3.2)
    belly = flat("M-172-112Q0-84 180-112Q170-56 64-52H-66Q-162-56-172-112Z", GOLD)
    fins = path("M-128-66L-168-30H-120L-88-58Z", RED, 3.6) + path("M-122-196L-164-244H-118L-74-208Z", RED, 3.6)
    crew = porthole(112, -142, 38, rider(FAIR, "short", BARK)) + porthole(18, -142, 29, rider(DARK, "curls", SOIL))
    crew += porthole(-66, -142, 29, fish(CORAL))
    return at_stop(
        screw
        + box(-186, -140, 26, 24, GOLD, 6, 3.6)
        + fins
        + periscope
        + house
        + circle(4, -238, 15, AIR, 3.4)
        + flat(hull, SUN)
        + belly
        + line(hull, 4)
        + line("M-140-168Q-124-194-78-196", 6, SHINE)
        + crew
        + bubbles(((-222, -176, 12), (-242, -210, 8), (-228, -238, 10))),
        group(crab(RED), x=120, y=30, scale=0.7),
    )


def diving_bell() -> str:
    wall = "M-128-44Q-140-226-58-250Q0-262 58-250Q140-226 128-44Z"
    buoy = ellipse(0, -322, 84, 36, RED, 4) + path(
        "M-30-356Q-46-322-30-288Q0-284 30-288Q46-322 30-356Q0-362-30-356Z", CREAM, 3.4
    )
    chain = "".join(ellipse(0, y, 7, 10, "none", 4.2) for y in (-278, -264))
    rivets = "".join(dot(x, -66, 4.4, INK) for x in (-104, -64, -22, 22, 64, 104)) + "".join(
        dot(x, -214, 4.4, INK) for x in (-76, -38, 0, 38, 76)
    )
    tanks = "".join(
        box(x - 15, -160, 30, 92, RED, 15, 3.8) + line(f"M{x - 6}-144V-100", 4, lighter(RED)) for x in (-146, 146)
    )
    rim = path("M-142-52Q0-30 142-52V-24Q0-2-142-24Z", RED, 4)
    feet = limb("M-96-20V6M96-20V6M0-10V10", GOLD, 12, 3.6)
    return at_stop(
        feet
        + chain
        + buoy
        + tanks
        + path(wall, SUN, 4)
        + flat("M70-244Q136-220 125-46L78-44Q96-160 70-244Z", GOLD)
        + line("M-104-128Q-104-196-70-222", 6, SHINE)
        + line("M-122-196Q0-178 122-196", 3.4)
        + rivets
        + rim
        + path(wall, width=4)
        + porthole(-64, -128, 36, rider(TAN, "bob", BARK))
        + porthole(52, -128, 36, rider(FAIR, "tuft", ORANGE))
        + rim,
        bubbles(((158, -190, 10), (172, -220, 7), (162, -248, 5))) + group(starfish(CORAL), x=-164, y=4, scale=0.8),
    )


def whale_bus() -> str:
    body = "M-150-130Q-128-222 0-230Q150-232 196-150Q210-88 156-60Q60-34-40-52Q-130-70-176-146"
    body += "Q-206-148-222-182Q-236-216-230-236Q-200-238-186-212Q-168-236-136-240Q-132-200-158-168Z"
    belly = flat("M200-128Q204-86 156-62Q60-36-40-54Q-86-64-120-88Q40-62 200-128Z", CREAM)
    grooves = line("M-40-66Q-10-58 20-58M-20-52Q20-44 60-48M60-62Q100-66 130-78", 3, GOLD)
    crew = ((-84, rider(DARK, "bun", SOIL)), (-14, rider(FAIR, "bob", GOLD)), (56, rider(TAN, "short", BARK)))
    windows = "".join(
        box(x - 31, -192, 62, 58, CREAM, 14, 3.4)
        + box(x - 25, -186, 50, 46, AIR, 10, 3)
        + group(passenger, x=x, y=-158, scale=0.64)
        for x, passenger in crew
    )
    cap = (
        path("M84-222Q90-262 128-260Q162-256 164-212Q124-232 84-222Z", RED, 3.8)
        + path("M160-220Q190-214 200-196Q172-196 150-208Z", RED, 3.8)
        + dot(120, -240, 7, SUN)
    )
    fin = path("M30-84Q22-22-40-14Q-46-50-14-88Q10-104 30-84Z", GOLD, 3.8)
    jet = limb("M20-232Q18-262 2-268M20-232Q22-264 40-268", AIR, 6, 2.8)
    return at_stop(
        jet
        + flat(body, SUN)
        + belly
        + grooves
        + line(body, 4)
        + line("M-108-182Q-78-212-30-216", 6, SHINE)
        + windows
        + fin
        + cap
        + eye(146, -158, 12)
        + line("M196-120Q172-98 140-108", 4)
        + dot(128, -128, 10, BLUSH),
        bubbles(((-4, -296, 9), (30, -312, 12), (50, -288, 6))),
    )


def turtle_taxi() -> str:
    skin = "#9ccf7a"
    shell = "M-136-84Q-138-196-8-204Q122-198 130-84Z"
    plates = "M-62-138L-28-170H26L60-138 34-104H-38ZM-62-138L-118-124M60-138L112-124"
    plates += "M-38-104L-52-84M34-104L46-84M-28-170L-42-194M26-170L38-196"
    checks = "".join(box(-144 + 24 * i, -84 + 12 * (i % 2), 24, 12, NIGHT, 0, 0) for i in range(12))
    belt = box(-146, -84, 290, 24, WHITE, 6, 0) + checks + box(-146, -84, 290, 24, "none", 6, 3.8)
    lamp = path("M-34-204L-24-248H24L34-204Z", RED, 3.8) + group(path(star(15), CREAM, 2.8), y=-224)
    face = path("M112-92Q128-160 170-166Q222-164 226-118Q224-74 182-70Q146-68 112-66Z", skin, 4)
    return at_stop(
        path("M-130-74Q-178-78-192-52Q-160-36-112-56Z", skin, 3.8)
        + path("M-86-60Q-120-22-106 0Q-66-2-46-56Z", skin, 3.8)
        + group(rider(BROWN, "pigtails", SOIL), x=-86, y=-224, scale=0.95)
        + path("M-112-200Q-118-168-86-164Q-54-168-60-202Q-86-192-112-200Z", BLUE, 3.4)
        + face
        + path(shell, SUN, 4)
        + line(plates, 3.4, GOLD)
        + line("M-112-132Q-100-172-66-186", 6, SHINE)
        + path(shell, width=4)
        + lamp
        + belt
        + path("M-140-62H138Q126-34 0-32Q-126-34-140-62Z", CREAM, 3.8)
        + path("M66-58Q64-4 22 8Q0-6 18-56Z", skin, 3.8)
        + eye(184, -124, 11)
        + line("M222-102Q204-86 182-94", 4)
        + dot(162, -100, 9, BLUSH),
        bubbles(((-176, -150, 10), (-190, -182, 7), (-178, -208, 5))),
    )


def seahorse_coach() -> str:
    cabin = "M-196-96Q-196-222-84-230Q28-222 30-96Q-84-70-196-96Z"
    ribs = line("M-84-226V-84M-128-222Q-156-160-140-90M-40-222Q-12-160-28-90", 3.2, GOLD)
    roof = path(
        "M-198-176Q-180-258-84-264Q14-258 32-176Q10-196-20-180Q-50-196-84-180Q-118-196-148-180Q-178-196-198-176Z",
        RED,
        4,
    )
    wheels = "".join(wheel(x) for x in (-150, -16))
    window = (
        box(-124, -180, 80, 80, CREAM, 18, 3.4)
        + box(-117, -173, 66, 66, AIR, 14, 3)
        + group(rider(FAIR, "bun", ORANGE), x=-84, y=-132, scale=0.8)
    )
    curtains = flat("M-115-171H-96Q-98-140-115-124ZM-53-171H-72Q-70-140-53-124Z", PINK)
    team = group(seahorse(ORANGE, SUN), x=128, y=-110, scale=1.3) + group(
        seahorse(ORANGE, SUN), x=204, y=-122, scale=1.3
    )
    reins = line("M26-150Q90-128 112-152M26-150Q130-96 196-166", 4, RED)
    return at_stop(
        limb("M-170-62H112Q150-62 168-78", GOLD, 9, 3.6)
        + path(cabin, SUN, 4)
        + ribs
        + path(cabin, width=4)
        + roof
        + circle(-84, -272, 12, GOLD, 3.6)
        + window
        + curtains
        + wheels
        + team
        + reins
    )


def wheel(x: float) -> str:
    spokes = "".join(line(f"M{x} -38L{x + dx:.1f} {dy - 38:.1f}", 4) for dx, dy in ring(8, 36))
    return (
        circle(x, -38, 40, CREAM, 4)
        + spokes
        + circle(x, -38, 40, "none", 9)
        + circle(x, -38, 40, "none", 3.6, RED)
        + circle(x, -38, 10, SUN, 3.2)
    )


def bubble_ship() -> str:
    hull = "M-186-96H190Q178-30 96-24H-100Q-174-30-186-96Z"
    stripe = flat("M-176-66Q0-58 182-66Q166-30 96-27H-100Q-160-30-176-66Z", RED)
    glass = circle(4, -184, 108, AIR, 4) + line("M-70-222Q-56-262-14-276", 7, WHITE)
    crew = group(rider(TAN, "long", BARK), x=-38, y=-150, scale=1.15) + group(
        rider(DARK, "short", SOIL), x=46, y=-146, scale=1.15
    )
    bodies = path("M-74-96Q-72-124-38-124Q-4-124-2-96Z", TEAL, 3.4) + path(
        "M10-96Q12-120 46-120Q80-120 82-96Z", PINK, 3.4
    )
    lamp = limb("M142-96V-150", GOLD, 8, 3.4) + circle(142, -160, 15, SUN, 3.4)
    rudder = path("M-184-90Q-224-96-230-60Q-220-34-176-50Z", RED, 3.8)
    pennant = limb("M-142-96V-232", GOLD, 7, 3.2) + path("M-138-234L-194-214L-138-194Z", RED, 3.6)
    return at_stop(
        rudder
        + pennant
        + lamp
        + glass
        + bodies
        + crew
        + flat(hull, SUN)
        + stripe
        + line(hull, 4)
        + "".join(circle(x, -78, 10, CREAM, 3) for x in (-120, -60, 0, 60, 120))
        + box(-196, -110, 396, 18, GOLD, 8, 3.8),
        bubbles(((126, -244, 22), (162, -288, 15), (122, -312, 11), (-112, -306, 17), (-140, -268, 9)))
        + group(snail(CORAL), x=-128, y=26, scale=0.7),
    )


PLACE_2 = (submarine, diving_bell, whale_bus, turtle_taxi, seahorse_coach, bubble_ship)
