"""1. The tower on its hill."""

from __future__ import annotations

from tablee.drawing.outlines import ring, star
from tablee.drawing.palette import (
    BARK,
    BLUE,
    BUTTER,
    CORAL,
    CREAM,
    GOLD,
    GREEN,
    INK,
    NAVY,
    ORANGE,
    PINK,
    RED,
    SAND,
    STONE,
    SUN,
    TEAL,
    VIOLET,
    WHITE,
    WOOD,
)
from tablee.drawing.shapes import box, circle, dot, ellipse, flat, group, line, path
from tablee.games.diferencio.art.town.animals import bird, flying_bird
from tablee.games.diferencio.art.town.inhabitants import (
    ANNA,
    GRANDFATHER,
    LOU,
    MILO,
    OLE,
    ZOE,
    apron,
    cap,
    person,
    skirt,
    sou_wester,
    straw_hat,
)
from tablee.games.diferencio.art.town.things import PINE, WALL_SHADE, basket, bush, door, flag, sack, suitcase, window
from tablee.games.diferencio.art.world import Draw

FLOOR = -26  # the tower stands on a mound
DARK_HOLE = "#7a5b78"


def tower(door_colour: str, middle: str, top: str) -> str:
    """The mound, the bushes and the round wall; `middle` is on the wall, `top` above it."""
    mound = flat("M-206 22Q-150-36-60-36H64Q150-36 210 22Q100 40 0 40Q-100 40-206 22Z", "#b3dd8e")
    steps = path("M-30-26H30L44 36Q0 46-44 36Z", SAND, 3) + line("M-34-8H34M-39 14H39", 2.6)
    return (
        mound
        + steps
        + bush(-108, -20, scale=1.15)
        + bush(112, -20, scale=1.15)
        + group(
            path("M-66 0L-52-168H52L66 0Q0 12-66 0Z", CREAM),
            flat("M30-166H50L64 0Q50 5 38 6Z", WALL_SHADE),
            line("M-44-40h14M-36-28h14M-40-150h12M26-96h12M-42-104h14", 2.6, "#d9b98a"),
            middle,
            door(0, 4, door_colour, 1.2),
            top,
            y=FLOOR,
            scale=1.12,
        )
    )


def cone(colour: str, tip: float = -242) -> str:
    """A pointed roof over the wall."""
    roof = path(f"M-72-164Q-40-200 0 {tip}Q40-200 72-164Q0-150-72-164Z", colour)
    shade = flat(f"M2 {tip + 10}Q40-200 68-164Q50-160 34-158Q24-200 2 {tip + 10}Z", INK, 0.12)
    return roof + shade + line("M-40-180q8 6 14-2M-12-200q8 6 14-2M-4-172q8 6 14-2", 2.6)


def windmill() -> str:
    cloth = path("M2-14L-4-104H30L18-14Z", WHITE, 3) + line("M0-36H22M-1-58H25M-3-80H28", 2.4)
    sail = line("M0 0V-104", 6, WOOD) + cloth
    sails = group(*(group(sail, turn=20 + 90 * k) for k in range(4)), circle(0, 0, 12, RED), y=-184)
    wheat = "".join(
        line(f"M{x} 40V{y}", 4, GOLD) + ellipse(x, y - 8, 6, 15, SUN, 2.4)
        for x, y in ((140, -8), (158, -18), (176, -4), (194, -16), (210, -2))
    )
    miller = person(GRANDFATHER, WHITE, -176, 34, trousers=STONE, hat=cap(WHITE), left=(-32, -62), over=apron(CREAM))
    sacks = sack(-122, 40) + sack(-218, 44, scale=0.8)
    return tower(TEAL, window(0, -112, 1.2), cone(CORAL) + sails) + miller + sacks + wheat + bird(106, 46, BLUE, 0.8)


def lighthouse() -> str:
    bands = flat("M-62-34L-59-72Q0-64 59-72L62-34Q0-26-62-34ZM-55-118L-52-156H52L55-118Q0-110-55-118Z", CORAL)
    wall = bands + line("M-66 0L-52-168M52-168L66 0", 3.2) + window(0, -92, 0.9)
    lamp = box(-34, -216, 68, 50, BUTTER) + circle(0, -190, 14, WHITE, 2.8) + line("M-12-216V-166M12-216V-166", 2.8)
    gallery = box(-62, -174, 124, 14, STONE, 3) + line(
        "M-58-174V-194M-30-174V-194M30-174V-194M58-174V-194M-60-194H60", 3.4
    )
    top = lamp + gallery + path("M-46-214Q-20-236 0-268Q20-236 46-214Z", CORAL) + circle(0, -272, 9, SUN)
    keeper = person(MILO, SUN, 170, 36, hat=sou_wester(), right=(22, -74), left=(-14, -70), trousers=BLUE)
    spyglass = group(box(-10, -7, 34, 14, GOLD, 3, 2.8) + box(22, -9, 20, 18, BARK, 3, 2.8), x=186, y=-36, turn=-14)
    anchor = line("M0-8V-62M-16-52H16", 8) + line("M-34-26Q-26 0 0 0Q26 0 34-26", 9) + circle(0, -68, 9, "none", 5)
    ring_buoy = circle(0, 0, 22, WHITE) + circle(0, 0, 9, "#a9d883") + line("M0-22V-9M0 9V22M-22 0H-9M9 0H22", 9, RED)
    gulls = flying_bird(-150, -196, WHITE, 0.9) + flying_bird(164, -120, WHITE, 0.8, mirror=True)
    left = group(anchor, x=-190, y=42, turn=-10) + group(ring_buoy, x=-128, y=34)
    return tower(TEAL, wall, top) + left + keeper + spyglass + gulls


def observatory() -> str:
    tube = box(-15, -74, 30, 86, STONE, 3) + box(-19, -92, 38, 22, GOLD, 3) + line("M-15-20H15M-15-46H15", 3)
    dome = path("M-66-162Q-64-246 0-250Q64-246 66-162Q0-150-66-162Z", CORAL)
    slit = path("M-10-248Q16-252 34-238Q48-206 50-160L24-157Q24-220-10-248Z", NAVY, 3)
    top = dome + slit + group(tube, x=26, y=-204, turn=40) + box(-70, -170, 140, 15, STONE, 4)
    top += line("M-44-196q8 6 14-2M-30-220q8 6 14-2M-14-186q8 6 14-2", 2.6)
    chart = box(-30, -22, 60, 42, NAVY, 3, 3) + group(path(star(8), SUN, 0), x=-14, y=-6)
    chart += group(path(star(6), SUN, 0), x=10, y=4) + group(path(star(6), SUN, 0), x=16, y=-12)
    astronomer = person(ZOE, VIOLET, -176, 36, right=(26, -44), left=(-26, -44), over=skirt(VIOLET))
    stand = path("M-26 0Q-22-12 0-12Q22-12 26 0Z", WOOD) + line("M0-12V-24M-30-74A40 40 0 0 0 26-32", 6, GOLD)
    sphere = stand + circle(0, -62, 34, BLUE) + group(path(star(13), SUN, 2.4), x=-10, y=-70)
    sphere += group(path(star(8), SUN, 2), x=14, y=-50) + ellipse(0, -62, 46, 11, "none", 4, -18, GOLD)
    stars = "".join(group(path(star(13), SUN, 2.6), x=x, y=y) for x, y in ((-166, -180), (-116, -230), (160, -150)))
    return (
        tower(BLUE, window(0, -112, 1.2), top)
        + astronomer
        + group(chart, x=-176, y=-2)
        + group(sphere, x=174, y=42)
        + stars
    )


def clock_tower() -> str:
    marks = "".join(dot(x, y, 3, INK) for x, y in ring(12, 30))
    clock = (
        circle(0, 0, 40, SUN) + circle(0, 0, 35, WHITE, 2.6) + marks + line("M0 0V-23M0 0L16 9", 5) + dot(0, 0, 5, RED)
    )
    wall = box(-60, -172, 120, 16, STONE, 3) + group(clock, y=-116)
    lady = person(ANNA, RED, -160, 36, hat=straw_hat(WHITE), left=(-20, -74), over=skirt(RED))
    dial = path("M-18 0L-12-36H12L18 0Z", STONE) + ellipse(0, -38, 30, 9, STONE) + path("M-14-38H12L12-60Z", GOLD, 2.8)
    sundial = group(dial, x=150, y=42) + bird(200, 44, RED, 0.8, mirror=True)
    top = cone(CORAL) + flag(0, -236, SUN, 0.8)
    return tower(BLUE, "", wall + top) + lady + suitcase(-206, 44, BLUE) + sundial


def bell_tower() -> str:
    arch = path("M-36-74V-126Q0-168 36-126V-74Z", DARK_HOLE) + line("M-36-128H36", 4, WOOD)
    bell = (
        path("M-26-82Q-22-92-19-112Q-14-128 0-128Q14-128 19-112Q22-92 26-82Z", SUN)
        + dot(0, -78, 7)
        + dot(-9, -110, 4, WHITE)
    )
    top = cone(TEAL) + line("M0-240V-250", 5) + group(path(star(18), SUN, 3), y=-264)
    ringer = person(LOU, GREEN, -150, 36, right=(20, -98), left=(-4, -88), mouth="laugh", eyes="joy")
    rope = line("M-36-122Q-120-150-134-48Q-136-10-142 20", 4, BARK)
    couple = person(OLE, BLUE, 150, 36) + person(ANNA, WHITE, 204, 38, over=skirt(WHITE), mouth="laugh")
    bouquet = circle(176, 6, 10, PINK, 2.4) + circle(190, 2, 9, SUN, 2.4) + circle(180, -8, 9, RED, 2.4)
    return tower(RED, "", arch + bell + top) + rope + ringer + couple + bouquet + bush(-212, 44, PINE, PINK, 0.8)


def dovecote() -> str:
    holes = "".join(
        path(f"M{x - 11} {y}V{y - 8}Q{x} {y - 24} {x + 11} {y - 8}V{y}Z", DARK_HOLE, 2.8)
        + line(f"M{x - 13} {y + 2}H{x + 13}", 5, WOOD)
        for y in (-82, -120)
        for x in (-30, 0, 30)
    )
    heads = dot(0, -88, 8, WHITE) + path("M-7-87L-14-84-6-82Z", ORANGE, 2) + dot(-2, -90, 2)
    heads += dot(30, -126, 8, WHITE) + path("M37-125L44-122 36-120Z", ORANGE, 2) + dot(32, -128, 2)
    top = cone(TEAL) + bird(0, -238, WHITE) + bird(-58, -178, WHITE, 0.9) + bird(60, -178, WHITE, 0.9, mirror=True)
    girl = person(OLE, PINK, -170, 36, right=(34, -46), left=(-24, -30), hat=straw_hat(BLUE))
    grain = basket(-208, 46, ellipse(0, 0, 24, 8, SUN, 2.6), 0.8)
    doves = bird(-112, 46, WHITE, 0.9) + bird(128, 40, WHITE, 0.9, mirror=True) + bird(186, 46, WHITE, 0.9)
    seeds = "".join(dot(x, y, 2.6, GOLD) for x, y in ((-136, 40), (-146, 30), (-128, 30), (150, 48), (158, 42)))
    flying = flying_bird(-160, -206, WHITE, 0.9, 8)
    return tower(TEAL, holes + heads, top) + girl + grain + doves + seeds + flying


FACES: tuple[Draw, ...] = (windmill, lighthouse, observatory, clock_tower, bell_tower, dovecote)
