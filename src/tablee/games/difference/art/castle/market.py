"""The left of the meadow: the market stall, animals, a child and the minstrel."""

from __future__ import annotations

from tablee.drawing.folk import bust, head
from tablee.drawing.layers import Layers
from tablee.drawing.outlines import ring, smooth
from tablee.drawing.palette import (
    BARK,
    BUTTER,
    CORAL,
    CREAM,
    FAIR,
    GOLD,
    GREEN,
    MINT,
    NAVY,
    ORANGE,
    RED,
    ROSE,
    SAND,
    SKY,
    SOIL,
    SUN,
    TAN,
    TEAL,
    VIOLET,
    WHITE,
    WOOD,
)
from tablee.drawing.shapes import box, circle, dot, ellipse, group, limb, line, path, shadow

layers = Layers()

APPLES = ((-17, -84), (3, -86), (20, -83), (-7, -98), (11, -99))
DRUMSTICKS = "M-30-74L-4-98M42-72L14-100"


# ---- the stall


@layers.still
def stall_keeper() -> str:
    apron = path("M-20 34H20V80H-20Z", WHITE, 2.8)
    return group(bust(TAN, "bun", BARK, TEAL, "open", "laugh"), apron, x=150, y=696)


@layers.still
def stall_roof() -> str:
    strips = "".join(
        path(f"M{-110 + 44 * i} -44L{-130 + 52 * i} 16q26 22 52 0L{-66 + 44 * i}-44Z", WHITE if i % 2 else ORANGE)
        for i in range(5)
    )
    posts = limb("M-112 10V150", WOOD, 7) + limb("M112 10V150", WOOD, 7)
    return group(posts, hanging_wares(), strips, x=148, y=636)


def hanging_wares() -> str:
    """What hangs from the beam: garlic on the left, sausages on the right."""
    cords = line("M-84 20V44M80 20V38", 2.8)
    bulbs = ((-84, 80), (-92, 66), (-76, 66), (-84, 52))
    garlic = "".join(
        path(f"M{x} {y - 13}Q{x - 16} {y + 2} {x} {y + 8}Q{x + 16} {y + 2} {x} {y - 13}Z", CREAM, 2.6) for x, y in bulbs
    )
    sausages = "".join(ellipse(x, y, 6.5, 13, ROSE, 2.6, turn) for x, y, turn in ((76, 48, 20), (84, 68, -22)))
    return cords + garlic + sausages


@layers.feature
def stall_goods(altered: bool) -> str:
    if altered:
        goods = "".join(fish(x, colour) for x, colour in ((-60, SKY), (8, CORAL), (76, SKY)))
    else:
        goods = "".join(pumpkin(x) for x in (-72, -8, 58))
    return group(goods, x=150, y=756)


def pumpkin(x: float) -> str:
    ribs = ellipse(-15, -4, 17, 22, ORANGE) + ellipse(15, -4, 17, 22, ORANGE) + ellipse(0, -4, 15, 24, ORANGE)
    stalk = line("M0-26Q0-38 10-38", 9) + line("M0-26Q0-38 10-38", 4.4, GREEN)
    return group(ribs, stalk, line("M-23-8Q-22-16-17-19", 3.4, BUTTER), x=x)


def fish(x: float, colour: str) -> str:
    body = path("M-34 0Q-4-28 26-4Q4 22-34 0Z", colour) + path("M-30 0L-52-15V10Z", colour)
    return group(
        body, dot(11, -5, 3.4), line("M-2-12Q-8 0-2 9", 2.6), line("M20 2q-5 3-8 1", 2.4), x=x, y=6, scale=0.78
    )


@layers.still
def stall_counter() -> str:
    planks = "".join(line(f"M{x} 790V836", 2.8) for x in (80, 126, 172, 218))
    return shadow(148, 842, 130, 10) + box(38, 786, 220, 54, WOOD) + planks + box(26, 772, 244, 18, "#dba468", 4)


@layers.still
def garland() -> str:
    """Cloth flags along the counter."""
    colours = (RED, WHITE, SUN, WHITE, RED, WHITE, SUN)
    return "".join(path(f"M{50 + 29 * i} 791h24l-12 22Z", colour, 2.6) for i, colour in enumerate(colours))


@layers.still
def barrel() -> str:
    cask = path("M-30-78Q0-88 30-78Q42-40 30 0Q0 10-30 0Q-42-40-30-78Z", "#a5693a")
    hoops = line("M-36-58Q0-48 36-58M-36-20Q0-10 36-20", 7, "#e2b04f")
    lid = ellipse(0, -78, 30, 8, "#c98a4f")
    apples = "".join(circle(x, y, 10, RED, 2.6) + dot(x - 3, y - 3, 2.4, WHITE) for x, y in APPLES)
    return shadow(310, 796, 42) + group(cask, hoops, lid, apples, x=310, y=794, scale=0.94)


# ---- the animals


@layers.still
def sheep() -> str:
    skin = "#5a4a5e"
    bumps = [1.12, 0.96] * 8
    fleece = smooth([(x * 1.3 * bump, y * 0.8 * bump) for (x, y), bump in zip(ring(16, 36), bumps, strict=True)])
    legs = "".join(limb(f"M{x} 22V38", skin, 7) for x in (-24, -10, 14, 28))
    skull = path("M34-24Q58-34 66-14Q68 8 52 10Q36 6 34-24Z", skin) + ellipse(36, -14, 12, 6, skin, 2.8, 30)
    wool = path(fleece, WHITE) + line("M-20-4q8 8 16 0M0 8q8 6 14-2M-4-18q8 6 14 0M-34 6q6 6 12 0", 2.8, "#cdbfd0")
    eye = dot(55, -13, 3.4, WHITE) + dot(56, -12, 1.8)
    return shadow(78, 892, 52, 6) + group(legs, wool, skull, eye, x=74, y=850)


@layers.still
def hen() -> str:
    body = path("M-38-30Q-46-54-30-52Q-20-34 2-34Q8-62 26-58Q40-50 34-30Q36 4 2 6Q-32 4-38-30Z", "#c8693a")
    comb = path("M14-58q2-14 8-8q6-10 10 0q8-2 4 12Z", RED, 2.6) + path("M30-32q8 6 2 12q-6-4-2-12Z", RED, 2.4)
    beak = path("M34-44L50-38L34-33Z", SUN, 2.6)
    legs = line("M-6 6V20M-12 22h12M10 6V20M4 22h12", 4, ORANGE)
    bird = legs + body + comb + beak + line("M-20-22Q-4-4 12-20", 3.2) + dot(26, -44, 3.2)
    return shadow(192, 888, 36, 6) + group(bird, x=184, y=868, scale=0.88)


@layers.still
def chicks() -> str:
    body = path("M-15-2Q-18-16-6-14Q0-26 11-20Q18-14 14-2Q8 8-2 8Q-12 7-15-2Z", BUTTER, 2.8)
    bird = line("M-3 8v7M5 8v7", 3, ORANGE) + body + path("M14-15L22-11L13-9Z", ORANGE, 2) + dot(7, -14, 2.3)
    return group(bird, x=236, y=876) + group(bird, x=262, y=884, scale=0.86)


# ---- the child on a hobby-horse, and the minstrel


@layers.still
def hobby_horse() -> str:
    legs = limb("M-8-32L-14-6", NAVY, 11) + limb("M8-32L18-10", NAVY, 11)
    shoes = ellipse(-17, -3, 12, 6.5, SOIL) + ellipse(23, -6, 12, 6.5, SOIL, turn=-14)
    shirt = path("M-18-66Q0-74 18-66L22-30Q0-20-22-30Z", MINT) + line("M-21-40Q0-32 21-40", 5, RED)
    stick = limb("M-34-6L36-58", WOOD, 5)
    mane = path("M30-78Q22-70 24-54L36-50Q36-66 42-74Z", GOLD, 2.6)
    horse = path("M36-50L32-72Q36-86 48-86L50-94L57-84Q70-74 72-62Q66-54 58-60L50-62Q48-54 50-46Z", CREAM)
    arm = limb("M14-58Q24-50 24-46", MINT, 9) + circle(24, -45, 7, FAIR, 2.6)
    crown = path("M-20-24L-24-46L-9-36L0-48L9-36L24-46L20-24Q0-32-20-24Z", SUN, 2.8)
    rider = group(head(FAIR, "short", "#b5532c", "joy", "laugh"), crown, y=-84, scale=0.74)
    child = legs + shoes + shirt + stick + mane + horse + dot(58, -74, 3) + line("M40-60L56-84", 3.4, RED) + arm + rider
    return shadow(316, 890, 36, 7) + group(child, x=312, y=890, scale=0.9)


@layers.still
def minstrel() -> str:
    legs = limb("M-10-60V-8", VIOLET, 13) + limb("M12-60V-8", SUN, 13)
    shoes = path("M-18-12H0V2H-40Q-40-8-30-6ZM4-12H22Q40-8 40-6Q46 2 40 2H4Z", RED)
    tunic = path("M-24-118Q0-126 24-118L34-52Q0-40-34-52Z", TEAL) + line("M-30-72Q0-64 30-72", 6, SUN)
    singer = group(head(FAIR, "bob", "#d9904a", "joy", "laugh"), y=-142)
    return shadow(440, 884, 46) + group(legs, shoes, tunic, singer, x=440, y=882)


@layers.still
def minstrel_hat() -> str:
    feather = path("M18-34Q36-56 70-48Q62-18 24-18Z", SUN, 2.8) + line("M26-26L56-40", 2.4)
    cap = path("M-34-12Q-32-46 6-46Q34-42 36-14Q0-26-34-12Z", RED)
    return group(feather, cap, x=440, y=738)


@layers.feature
def minstrel_music(altered: bool) -> str:
    arms = limb("M-22-110Q-48-94-30-76", TEAL, 12) + limb("M22-110Q52-98 44-74", TEAL, 12)
    hands = circle(-28, -72, 9, FAIR, 2.8) + circle(42, -70, 9, FAIR, 2.8)
    return group(arms, drum() if altered else lute(), hands, x=440, y=882)


def lute() -> str:
    neck = limb("M0-12L2-70", BARK, 7) + path("M-8-70H12V-84H-8Z", BARK, 2.8)
    belly = ellipse(0, 18, 28, 34, GOLD) + circle(0, 8, 8, SOIL, 2.4) + line("M-9 36H9", 4)
    return group(neck, belly, line("M-2-64V34M4-64V34", 1.8, CREAM), turn=66, x=-8, y=-76)


def drum() -> str:
    kettle = path("M-36-92V-52Q0-38 36-52V-92Z", RED) + line("M-36-86L-18-50L0-82L18-50L36-86", 5, WHITE)
    sticks = line(DRUMSTICKS, 7) + line(DRUMSTICKS, 3, SAND)
    tips = circle(-4, -98, 4.5, WHITE, 2.4) + circle(14, -100, 4.5, WHITE, 2.4)
    return kettle + ellipse(0, -92, 36, 10, CREAM) + sticks + tips
