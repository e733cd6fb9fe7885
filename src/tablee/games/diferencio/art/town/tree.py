"""3. The old tree."""

from __future__ import annotations

from tablee.drawing.outlines import Point, smooth
from tablee.drawing.palette import (
    BARK,
    BLUE,
    BUTTER,
    CORAL,
    CREAM,
    FAIR,
    GREEN,
    NAVY,
    ORANGE,
    PINK,
    RED,
    SKY,
    SUN,
    TEAL,
    VIOLET,
    WHITE,
    WOOD,
)
from tablee.drawing.shapes import box, circle, clipped, dot, ellipse, flat, group, limb, line, path
from tablee.games.diferencio.art.town.animals import butterfly, cat, dog, rabbit, squirrel
from tablee.games.diferencio.art.town.inhabitants import (
    ANNA,
    AWA,
    LOU,
    MILO,
    OLE,
    PAUL,
    TOM,
    cap,
    passenger,
    person,
    skirt,
    straw_hat,
)
from tablee.games.diferencio.art.town.things import HEDGE, PINE, PLANK, basket, flag, flower, fruit, ground_shadow
from tablee.games.diferencio.art.world import Draw

CROWN = (
    (-186, -186), (-168, -236), (-120, -262), (-92, -304), (-20, -330), (60, -324), (108, -290), (162, -268),
    (192, -210), (174, -160), (110, -136), (40, -146), (-30, -132), (-110, -138), (-168, -150),
)  # fmt: skip
CURLS = (
    "M64-180q18 14 36-2M-30-168q18 14 36-2M-120-178q16 12 32-2M-70-224q18 12 34-2"
    "M16-232q18 12 34-2M104-228q16 12 30-2M-18-290q16 12 32-2"
)


def old_tree(*parts: str) -> str:
    """Trunk and crown; the parts hang in the crown or stand under it."""
    trunk = path("M-70 22Q-34 0-34-60Q-34-110-62-150H66Q38-110 38-60Q40 2 78 20Q30 14 4 26Q-26 14-70 22Z", BARK)
    branches = limb("M28-110Q84-118 112-150M-28-104Q-84-116-108-146", BARK, 15)
    bark = line("M-12-20Q-4-50-12-84M14-6Q20-40 12-70", 3, "#6f4a30")
    leaves = path(smooth(CROWN), HEDGE)
    light = flat(
        smooth([(-148, -216), (-104, -250), (-72, -292), (-14, -312), (-50, -272), (-90, -228), (-128, -190)]),
        WHITE,
        0.2,
    )
    return (
        ground_shadow(4, 26, 150) + branches + trunk + bark + leaves + light + line(CURLS, 3.4, PINE) + "".join(parts)
    )


def fruits(colour: str, places: tuple[Point, ...]) -> str:
    return "".join(fruit(x, y, colour, 15) for x, y in places)


def tree_with_swing() -> str:
    ropes = line("M104-150L112-22M168-152L160-22", 4, PLANK)
    seat = box(100, -24, 72, 11, SUN, 3)
    rider = person(LOU, RED, 136, -6, legs="sit", left=(-26, -66), right=(26, -66), mouth="laugh", eyes="joy")
    blanket = path("M-214 20L-96 14-82 44-220 50Z", WHITE, 3) + line(
        "M-180 18L-178 48M-140 16L-134 46M-217 34L-90 30", 6, RED
    )
    cake = box(-178, 12, 34, 16, CREAM, 3, 2.6) + line("M-178 19H-144", 4, PINK) + dot(-161, 9, 5, RED)
    picnic = blanket + cake + basket(-112, 34, box(-8, -24, 12, 24, GREEN, 3, 2.4), 0.9)
    return old_tree(ropes, seat, rider, picnic)


def tree_with_ladder() -> str:
    apples = fruits(RED, ((-136, -206), (-80, -258), (-40, -196), (4, -270), (44, -196), (92, -250), (150, -214)))
    ladder = line("M96 36L116-160M146 36L156-160", 8) + line("M96 36L116-160M146 36L156-160", 4, PLANK)
    rungs = line("M98 12H146M101-18H148M104-48H149M107-78H151M110-108H152M113-136H154", 5, PLANK)
    picker = person(PAUL, BLUE, 126, -50, left=(-26, -78), right=(24, -96), hat=cap(RED), trousers=NAVY)
    apples_in = circle(-14, -5, 11, RED, 2.6) + circle(12, -5, 11, RED, 2.6) + circle(0, -14, 11, RED, 2.6)
    gatherer = person(AWA, SUN, -184, 34, over=skirt(GREEN), right=(30, -40))
    fallen = fruit(-92, 46, RED, 9) + fruit(186, 40, RED, 9)
    return old_tree(apples, ladder, rungs, picker, gatherer, basket(-130, 42, apples_in, 1.2), fallen)


def tree_house() -> str:
    walls = box(-74, -230, 148, 88, "#e8bd86", 2) + line("M-74-208H74M-74-186H74M-74-164H74", 2.2)
    child = clipped(
        "tree-house-window",
        "M-24-216H24V-160H-24Z",
        flat("M-24-216H24V-160H-24Z", NAVY),
        group(passenger(OLE, RED, mouth="laugh"), x=0, y=-184, scale=0.8),
    )
    roof = path("M-98-224L-70-284H70L98-224Z", CORAL) + line("M-84-244H84M-76-264H76", 2.4) + flag(40, -282, SUN, 0.9)
    floor = box(-116, -146, 232, 14, WOOD, 3) + line(
        "M-110-146V-170M-84-146V-170M84-146V-170M110-146V-170M-112-170H-74M74-170H112", 4, BARK
    )
    ladder = line("M84-134L80 30M116-134L120 30", 4, PLANK) + line(
        "M84-106H116M83-76H117M82-46H118M81-16H119M80 12H120", 5, WOOD
    )
    bucket = line("M-98-134V-62", 3) + path("M-114-60H-82L-88-30H-108Z", SKY, 3) + line("M-114-60Q-98-78-82-60", 3)
    below = person(ANNA, GREEN, -176, 36, right=(30, -74), mouth="laugh") + rabbit(178, 40, scale=0.8)
    return old_tree(floor, walls, child, roof, ladder, bucket, below)


def tree_with_owl() -> str:
    hollow = ellipse(2, -64, 33, 40, "#4f3326")
    owl = path("M-24-32Q-28-74-22-86L-10-78H14L26-86Q32-74 28-32Q2-22-24-32Z", WOOD, 3) + flat(
        "M-12-34Q-12-56 2-58Q16-56 16-34Z", CREAM
    )
    eyes = (
        circle(-9, -68, 11, WHITE, 2.6)
        + circle(13, -68, 11, WHITE, 2.6)
        + dot(-8, -67, 5)
        + dot(12, -67, 5)
        + path("M-3-60H7L2-51Z", ORANGE, 2.4)
    )
    pear = path("M0-22Q9-12 15 0Q14 16 0 16Q-14 16-15 0Q-9-12 0-22Z", SUN, 3) + line("M0-22q1-6 5-8", 2.8)
    places = ((-130, -214), (-74, -266), (-24, -202), (30, -278), (66, -206), (138, -222))
    pears = "".join(group(pear, x=x, y=y) for x, y in places)
    watcher = person(TOM, TEAL, 160, 36, left=(-30, -70), mouth="oh")
    return old_tree(
        hollow, owl, eyes, pears, watcher, squirrel(-160, 42, 1.1, True), flower(-212, 44, PINK), flower(214, 40, WHITE)
    )


def lantern(x: float, y: float, colour: str) -> str:
    paper = ellipse(0, 0, 22, 25, colour, 3) + line("M-13-19Q-4 0-13 19M13-19Q4 0 13 19", 2.4)
    return group(
        line("M0-44V-24", 3), box(-10, -30, 20, 7, BARK, 2, 2.4), paper, box(-10, 23, 20, 7, BARK, 2, 2.4), x=x, y=y
    )


def tree_with_lanterns() -> str:
    low = lantern(-150, -98, SUN) + lantern(-88, -74, RED) + lantern(86, -74, SKY) + lantern(150, -98, PINK)
    high = lantern(-104, -212, PINK) + lantern(-6, -196, SUN) + lantern(96, -222, RED)
    table = (
        box(-204, -4, 116, 10, WHITE, 3)
        + path("M-200 4H-92V22Q-110 30-128 22Q-146 30-164 22Q-182 30-200 22Z", CORAL, 3)
        + line("M-194 22V46M-98 22V46", 5)
    )
    cake = (
        box(-172, -30, 54, 26, CREAM, 4, 3)
        + line("M-172-18H-118", 5, PINK)
        + line("M-160-30V-42M-145-30V-42M-130-30V-42", 4, BLUE)
    )
    guest = person(MILO, VIOLET, 140, 38, left=(-30, -62), right=(32, -62), mouth="laugh", eyes="joy")
    return old_tree(low, high, table, cake, guest, cat(204, 42, scale=0.8))


def tree_with_hammock() -> str:
    post = limb("M-214 42V-92", BARK, 9) + line("M-212-84L-196-70M-46-66L-62-62", 4, PLANK)
    net = path("M-200-74Q-128 30-56-64Q-70-14-128-6Q-184-14-200-74Z", RED, 3) + line("M-170-38Q-128 6-86-34", 4, CREAM)
    sleeper = group(limb("M-140-26Q-108-18-80-42", BLUE, 20, 3), circle(-168, -50, 24, FAIR, 3))
    hat = group(straw_hat(TEAL), x=-170, y=-44, turn=-40, scale=0.95) + line("M-166-38q5 4 10 0M-178-44q4 4 8 0", 2.6)
    drink = (
        box(168, 2, 62, 8, WOOD, 3) + line("M178 10V46M220 10V46", 5) + path("M184 0L181-26H203L200 0Z", BUTTER, 2.6)
    )
    book = line("M192-8L204-40", 3.4, RED) + path("M206 0V-6Q214-12 220-6Q226-12 232-6V0Z", WHITE, 2.6)
    apples = fruits(ORANGE, ((-60, -256), (20, -206), (70, -270), (128, -214), (-126, -206)))
    return old_tree(apples, sleeper, net, hat, post, drink, book, dog(112, 46, "#f2c28a"), butterfly(160, -80, VIOLET))


FACES: tuple[Draw, ...] = (
    tree_with_swing, tree_with_ladder, tree_house, tree_with_owl, tree_with_lanterns, tree_with_hammock,
)  # fmt: skip
