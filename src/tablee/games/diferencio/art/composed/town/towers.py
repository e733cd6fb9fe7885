"""1. What may stand on the hill of a new town: a tower."""

from __future__ import annotations

from tablee.drawing.outlines import ring, star
from tablee.drawing.palette import (
    BLUE,
    BUTTER,
    CORAL,
    CREAM,
    GOLD,
    GREEN,
    ICE,
    INK,
    MINT,
    NAVY,
    ORANGE,
    RED,
    SAND,
    SKY,
    STONE,
    SUN,
    TEAL,
    VIOLET,
    WHITE,
    WOOD,
)
from tablee.drawing.shapes import box, circle, dot, flat, group, line, path
from tablee.games.diferencio.art.composed.town.guests import both
from tablee.games.diferencio.art.town.animals import bird, flying_bird
from tablee.games.diferencio.art.town.things import HEDGE, PINE, bunting, bush, door, flag, window
from tablee.games.diferencio.art.town.tower import DARK_HOLE, FLOOR, cone
from tablee.games.diferencio.art.variants import Chance, Theme

ROOFS = (CORAL, TEAL, BLUE, VIOLET, RED, NAVY, GREEN, SUN)
DOORS = (TEAL, BLUE, RED, GREEN, VIOLET, WOOD)
WALLS = (CREAM, "#f0b49a", STONE, "#ffe3a0", MINT, "#c9def2", "#f6c9d3")
BODIES = (  # the wall, and its side in the shade: all of them end at -168, some 55 to either side
    ("M-66 0L-52-168H52L66 0Q0 12-66 0Z", "M30-166H50L64 0Q50 5 38 6Z"),
    ("M-60 4V-168H60V4Z", "M34-166H58V2H34Z"),
    ("M-74 4V-70H-54V-168H54V-70H74V4Z", "M34-166H52V-68H72V2H48V-70H34Z"),
    ("M-72 2Q-40-86-56-168H56Q40-86 72 2Q0 12-72 2Z", "M34-166H54Q38-86 70 2Q56 5 46 6Q22-86 34-166Z"),
)
STONES = "M-44-40h14M-36-28h14M-40-150h12M26-96h12M-42-104h14M26-24h14M22-140h12"


def on_hill(chance: Chance, *parts: str) -> str:
    """The mound with its steps and its bushes, and what stands on it."""
    mound = flat("M-206 22Q-150-36-60-36H64Q150-36 210 22Q100 40 0 40Q-100 40-206 22Z", "#b3dd8e")
    steps = path("M-30-26H30L44 36Q0 46-44 36Z", SAND, 3) + line("M-34-8H34M-39 14H39", 2.6)
    green, flowers = chance.choice((HEDGE, PINE)), chance.choice(("", RED, SUN, WHITE))
    bushes = bush(-108, -20, green, flowers, 1.15) + bush(112, -20, green, flowers, 1.15)
    return mound + steps + bushes + group(*parts, y=FLOOR, scale=1.12) + both(chance, 184, 40)


def tower(chance: Chance, middle: str, top: str) -> str:
    wall, shade = chance.few("body", BODIES)
    walls = path(wall, chance.few("wall", WALLS)) + flat(shade, INK, 0.1) + line(STONES, 2.6, "#b58f74")
    return on_hill(chance, walls, middle, door(0, 4, chance.turn("door", DOORS), 1.2), top)


def roof(chance: Chance) -> str:
    """A roof of some form."""
    colour = chance.few("roof", ROOFS, 3)
    return chance.choice((cone, onion, hip, bell_roof))(colour)


def onion(colour: str) -> str:
    dome = path("M-54-162Q-84-206-30-224Q-6-234 0-262Q6-234 30-224Q84-206 54-162Q0-150-54-162Z", colour)
    return dome + line("M0-258Q-40-214-20-158M0-258Q40-214 20-158", 2.8) + circle(0, -264, 8, SUN)


def hip(colour: str) -> str:
    slope = path("M-80-160L-40-232H40L80-160Q0-150-80-160Z", colour) + line("M-50-180H50M-42-200H42", 2.6)
    return slope + flat("M20-230H38L76-162Q60-158 44-158Z", INK, 0.12) + box(-8, -250, 16, 20, STONE, 2, 3)


def bell_roof(colour: str) -> str:
    slope = path("M-82-158Q-46-166-38-206Q-28-240 0-266Q28-240 38-206Q46-166 82-158Q0-146-82-158Z", colour)
    return (
        slope
        + flat("M4-258Q26-238 36-206Q44-168 76-158Q60-154 48-153Q20-190 4-258Z", INK, 0.12)
        + circle(0, -268, 7, SUN)
    )


def hole(chance: Chance) -> str:
    """A window, arched or round."""
    return chance.choice((window(0, -112, 1.2), circle(0, -112, 19, ICE) + line("M0-131V-93M-19-112H19", 2.6)))


def windmill(chance: Chance) -> str:
    cloth = path("M2-14L-4-104H30L18-14Z", chance.turn("cloth", (WHITE, BUTTER, SKY, CORAL)), 3)
    sail = line("M0 0V-104", 6, WOOD) + cloth + line("M0-36H22M-1-58H25M-3-80H28", 2.4)
    turn = chance.between(8, 40)
    sails = group(*(group(sail, turn=turn + 90 * k) for k in range(4)), circle(0, 0, 12, RED), y=-184)
    return tower(chance, hole(chance), cone(chance.few("roof", ROOFS, 3)) + sails)


def lighthouse(chance: Chance) -> str:
    colour = chance.few("roof", ROOFS, 3)
    bands = flat("M-60-34L-58-72H58L60-34ZM-54-118L-53-156H53L54-118Z", colour)
    lamp = box(-34, -216, 68, 50, BUTTER) + circle(0, -190, 14, WHITE, 2.8) + line("M-12-216V-166M12-216V-166", 2.8)
    rail = box(-64, -174, 128, 14, STONE, 3) + line(
        "M-58-174V-194M-30-174V-194M30-174V-194M58-174V-194M-60-194H60", 3.4
    )
    top = lamp + rail + path("M-46-214Q-20-236 0-268Q20-236 46-214Z", colour) + circle(0, -272, 9, SUN)
    gulls = flying_bird(-118, -196, WHITE, 0.8) + flying_bird(130, -120, WHITE, 0.7, mirror=True)
    return tower(chance, bands + window(0, -94, 0.9), top + gulls)


def observatory(chance: Chance) -> str:
    tube = box(-15, -74, 30, 86, STONE, 3) + box(-19, -92, 38, 22, GOLD, 3) + line("M-15-20H15M-15-46H15", 3)
    dome = path("M-66-162Q-64-246 0-250Q64-246 66-162Q0-150-66-162Z", chance.few("roof", ROOFS, 3))
    slit = path("M-10-248Q16-252 34-238Q48-206 50-160L24-157Q24-220-10-248Z", NAVY, 3)
    stars = "".join(group(path(star(12), SUN, 2.6), x=x, y=y) for x, y in ((-140, -150), (-100, -216), (136, -130)))
    top = dome + slit + group(tube, x=26, y=-204, turn=40) + box(-70, -170, 140, 15, STONE, 4)
    return tower(chance, hole(chance), top + stars)


def clock_tower(chance: Chance) -> str:
    marks = "".join(dot(x, y, 3, INK) for x, y in ring(12, 31))
    hand = group(line("M0 0V-24", 5), turn=30 * chance.below(12)) + group(
        line("M0 0V-17", 6), turn=30 * chance.below(12)
    )
    clock = circle(0, 0, 44, chance.turn("rim", (SUN, RED, BLUE, GREEN))) + circle(0, 0, 37, WHITE, 2.6)
    return tower(
        chance,
        "",
        box(-62, -172, 124, 16, STONE, 3) + group(clock, marks, hand, dot(0, 0, 5, RED), y=-116) + roof(chance),
    )


def bell_tower(chance: Chance) -> str:
    arch = path("M-38-72V-126Q0-170 38-126V-72Z", DARK_HOLE) + line("M-36-128H36", 4, WOOD)
    bell = path("M-26-82Q-22-92-19-112Q-14-128 0-128Q14-128 19-112Q22-92 26-82Z", chance.choice((SUN, GOLD, STONE)))
    return tower(chance, "", arch + bell + dot(0, -78, 7) + roof(chance))


def dovecote(chance: Chance) -> str:
    hole_there = path("M-11 0V-8Q0-24 11-8V0Z", DARK_HOLE, 2.8) + line("M-13 2H13", 5, WOOD)
    holes = "".join(group(hole_there, x=x, y=y) for y in (-82, -122) for x in (-30, 0, 30))
    colour = chance.choice((WHITE, SKY, BUTTER))
    doves = bird(-58, -178, colour, 0.95) + bird(60, -178, colour, 0.95, mirror=True) + bird(-104, -40, colour, 0.8)
    return tower(chance, holes, cone(chance.few("roof", ROOFS, 3)) + doves + flying_bird(-122, -228, colour, 0.8, 8))


def keep(chance: Chance) -> str:
    colour = chance.few("roof", ROOFS, 3)
    teeth = "".join(box(x, -208, 26, 30, STONE, 1) for x in (-74, -32, 7, 48))
    wall = path("M-74-150L-62-136H62L74-150V-184H-74Z", STONE) + teeth
    shield = path("M-26-126H26V-96Q24-74 0-62Q-24-74-26-96Z", colour) + group(path(star(15), SUN, 2.4), y=-100)
    return tower(chance, shield, flag(0, -204, colour, 1.1) + wall)


def water_tower(chance: Chance) -> str:
    colour = chance.few("roof", ROOFS, 3)
    legs = line("M-52 4L-34-120M52 4L34-120M-18 2V-120M18 2V-120", 13) + line(
        "M-52 4L-34-120M52 4L34-120M-18 2V-120M18 2V-120", 7, WOOD
    )
    cross = line("M-48-30L40-84M48-30L-40-84", 4, WOOD)
    tank = path("M-72-112V-206Q0-222 72-206V-112Q0-96-72-112Z", chance.few("wall", WALLS)) + line(
        "M-72-132Q0-116 72-132M-72-186Q0-202 72-186", 5, colour
    )
    cap_roof = path("M-84-202Q-30-226 0-262Q30-226 84-202Q0-190-84-202Z", colour)
    drop = path("M0-178Q20-150 0-140Q-20-150 0-178Z", SKY, 3)
    ladder = line("M54 4V-112M72 4V-112", 4, STONE) + line("M54-16H72M54-40H72M54-64H72M54-88H72", 4, STONE)
    return on_hill(chance, legs, cross, tank, drop, ladder, cap_roof)


def rocket(chance: Chance) -> str:
    colour, other = chance.few("roof", ROOFS, 3), chance.turn("roof", ROOFS, 3)
    fins = path("M-40-70Q-84-50-78 6L-40-16ZM40-70Q84-50 78 6L40-16Z", other)
    hull = path("M-46-14Q-60-150 0-262Q60-150 46-14Q0-2-46-14Z", WHITE) + flat(
        "M14-232Q56-140 44-14Q34-10 24-9Q44-140 14-232Z", INK, 0.1
    )
    nose = path("M-32-190Q-18-232 0-262Q18-232 32-190Q0-178-32-190Z", colour)
    eyes = (
        circle(0, -140, 22, colour)
        + circle(0, -140, 14, ICE, 2.8)
        + circle(0, -84, 15, colour)
        + circle(0, -84, 9, ICE, 2.6)
    )
    gantry = line("M96 6V-170M118 6V-170M96-20L118-50M96-60L118-90M96-100L118-130M96-150H52", 5, STONE)
    pad = path("M-60-6H60L70 12H-70Z", STONE) + path("M-22-8L-12 8 0-4 12 8 22-8Z", ORANGE, 2.8)
    return on_hill(chance, gantry, fins, pad, hull, nose, eyes)


def pagoda(chance: Chance) -> str:
    colour, wall = chance.few("roof", ROOFS, 3), chance.few("wall", WALLS)
    parts = ""
    for foot, half in ((0, 62), (-78, 50), (-146, 38)):
        far, low, bend, ridge = half + 36, foot - 50, foot - 56, foot - 84
        parts += box(-half, foot - 62, 2 * half, 64, wall) + line(f"M{-half} {foot - 20}H{half}", 3, RED)
        left, right = f"Q{-half} {bend} {14 - half} {ridge}", f"Q{half} {bend} {far} {low}"
        parts += path(f"M{-far} {low}{left}H{half - 14}{right}Q0 {foot - 42} {-far} {low}Z", colour)
    lights = "".join(circle(x, y, 8, SUN, 2.6) for x, y in ((-88, -40), (88, -40), (-76, -118), (76, -118)))
    top = line("M0-228V-258", 6, GOLD) + circle(0, -240, 8, SUN) + circle(0, -258, 6, SUN)
    return on_hill(chance, parts, top, door(0, 4, chance.turn("door", DOORS), 0.86), window(0, -98, 0.7), lights)


def flag_tower(chance: Chance) -> str:
    colours = tuple(chance.turn("roof", ROOFS, ahead) for ahead in range(4))
    left = bunting([(-52, -170), (-80, -134), (-108, -100), (-132, -66)], colours, 22)
    right = bunting([(52, -170), (80, -134), (108, -100), (132, -66)], colours, 22)
    middle = bunting([(-46, -150), (-16, -134), (16, -134), (46, -150)], colours, 22)
    return tower(chance, hole(chance) + middle, left + right + roof(chance))


THEMES = (
    Theme(("le moulin à vent", "the windmill"), windmill),
    Theme(("le phare", "the lighthouse"), lighthouse),
    Theme(("l’observatoire", "the observatory"), observatory),
    Theme(("la tour de l’horloge", "the clock tower"), clock_tower),
    Theme(("le clocher", "the bell tower"), bell_tower),
    Theme(("le pigeonnier", "the dovecote"), dovecote),
    Theme(("le donjon", "the castle keep"), keep),
    Theme(("le château d’eau", "the water tower"), water_tower),
    Theme(("la fusée", "the rocket"), rocket),
    Theme(("la pagode", "the pagoda"), pagoda),
    Theme(("la tour aux fanions", "the tower with pennants"), flag_tower),
)
