"""The people in the ring: ringmaster, clown, magician's hat, juggler, cannon."""

from __future__ import annotations

from tablee.drawing.folk import face, head
from tablee.drawing.layers import Layers
from tablee.drawing.outlines import ring, smooth, star
from tablee.drawing.palette import BLUE, FAIR, GOLD, GREEN, NAVY, ORANGE, PINK, RED, SKY, SOIL, SUN, TAN, VIOLET, WHITE
from tablee.drawing.shapes import box, circle, dot, ellipse, flat, group, limb, line, path, shadow
from tablee.games.difference.art.circus.stands import BLOND_HAIR, HAT

layers = Layers()

CANNON = "#5a5f92"
CURLS = ((-36, 0), (-40, -20), (-28, -38), (-8, -46), (14, -46), (32, -34), (40, -16), (36, 4))
JUGGLED = ((-64, -30, -40, RED), (-46, -66, -60, SUN), (-4, -88, -12, BLUE), (46, -66, 60, GREEN), (64, -30, 40, PINK))


# ---- ringmaster


@layers.still
def ringmaster() -> str:
    legs = limb("M-13-70V-26", WHITE, 18) + limb("M13-70V-26", WHITE, 18)
    boots = path("M-26-40H-2V-8Q-2 0-10 0H-38Q-36-12-26-14ZM26-40H2V-8Q2 0 10 0H38Q36-12 26-14Z", "#5b3b52")
    tails = path("M-28-90Q-40-60-36-40L-8-66H8L36-40Q40-60 28-90Z", RED)
    jacket = path("M-30-150Q0-160 30-150L28-78Q0-66-28-78Z", RED) + path("M-10-152L0-84L10-152Z", WHITE, 2.8)
    braid = line("M-20-132h8M-20-116h10M-19-100h12M20-132h-8M20-116h-10M19-100h-12", 4.5, SUN)
    sleeves = limb("M-26-142Q-52-128-48-98", RED, 14) + limb("M26-142Q60-138 72-166", RED, 14)
    gloves = circle(-47, -90, 9, WHITE, 2.8) + circle(74, -176, 10, WHITE, 2.8)
    bow = path("M0-150l-13-8v16l13-8 13-8v16Z", BLUE, 2.6)
    dressed = group(legs, boots, tails, jacket, braid, sleeves, gloves, bow, x=534, y=664, mirror=True)
    whiskers = path("M0 8Q-10 0-22 2Q-18 14-4 13H4Q18 14 22 2Q10 0 0 8Z", SOIL, 2.4)
    return shadow(534, 664, 48) + dressed + group(head(FAIR, "short", SOIL, "open", "flat"), whiskers, x=534, y=486)


@layers.feature
def ringmaster_hat(altered: bool) -> str:
    if altered:
        return ""
    crown = path("M-24-18Q-30-48-26-62H26Q30-48 24-18Z", NAVY) + line("M-24-28H24", 9, RED)
    return group(crown, ellipse(0, -18, 40, 9, NAVY), x=534, y=486, turn=-6)


# ---- clown


@layers.still
def clown() -> str:
    trousers = path("M-42-104Q0-118 42-104L44-30Q30-20 6-28L0-60L-6-28Q-30-20-44-30Z", SUN)
    patches = box(-34, -74, 22, 22, GREEN, 3, 2.6) + circle(26, -54, 10, RED, 2.6)
    shirt = path("M-36-158Q0-170 36-158L40-98Q0-84-40-98Z", SKY)
    buttons = circle(0, -136, 6, RED, 2.4) + circle(0, -114, 6, RED, 2.4)
    braces = line("M-22-158L-26-100M22-158L26-100", 7, RED)
    sleeves = limb("M-32-150Q-60-130-62-104", SKY, 15) + limb("M32-150Q62-136 74-118", SKY, 15)
    left_glove = circle(-62, -96, 11, WHITE)
    clothes = group(trousers, patches, shirt, buttons, braces, sleeves, left_glove, clown_ruff(), x=108, y=840)
    return shadow(108, 846, 70, 12) + clothes + clown_shoes() + group(clown_head(), x=108, y=652)


def clown_ruff() -> str:
    rim = [point for pair in zip(ring(9, 32), ring(9, 24, -70), strict=True) for point in pair]
    return path(smooth((x * 1.5, y * 0.55 - 162) for x, y in rim), WHITE)


def clown_shoes() -> str:
    leather = path("M8-30H34Q62-30 66-2H8Z", RED) + line("M8-6H66", 4)
    shoe = leather + line("M18-20l12-4M20-14l12-3", 3, WHITE)
    return group(shoe, x=106, y=846) + group(shoe, x=110, y=846, mirror=True)


def clown_head() -> str:
    hair = "".join(circle(x, y, 14, ORANGE) for x, y in CURLS) + flat("M-36-10Q-30-48 0-46Q32-46 36-10Z", ORANGE)
    eyes = "".join(ellipse(x, -8, 8, 11, WHITE, 2.6) + dot(x * 0.9, -6, 4) for x in (-11, 11))
    mouth = path("M-20 12Q0 8 20 12Q18 30 0 30Q-18 30-20 12Z", WHITE, 2.6) + line("M-12 16Q0 26 12 16", 3.4, RED)
    hat = path("M-16-50L-8-80H14L18-48Q0-42-16-50Z", BLUE) + line("M-12-58Q2-54 15-56", 6, SUN)
    return hair + circle(0, 0, 34, FAIR) + eyes + mouth + circle(0, 5, 9, RED, 2.8) + hat


@layers.feature
def clown_gift(altered: bool) -> str:
    return cream_pie() if altered else balloon_dog()


def cream_pie() -> str:
    crust = path("M-36 0H36L26 22H-26Z", GOLD)
    cream = path("M-40 2Q-40-18-20-16Q-18-34 0-32Q20-34 22-16Q40-18 40 2Z", WHITE)
    return group(crust, cream, circle(0, -36, 8, RED, 2.6), x=210, y=728)


def balloon_dog() -> str:
    legs = sausages((-20, 20, 7, 15, 12), (-10, 20, 7, 15, -8), (12, 20, 7, 15, 10), (22, 20, 7, 15, -10))
    body = sausages((0, 0, 24, 11, 0), (-34, -18, 6, 16, -30), (26, -20, 8, 16, 10))
    muzzle = sausages((40, -34, 16, 9, 0), (22, -46, 7, 13, -24), (32, -48, 7, 13, 10))
    return group(legs, body, muzzle, dot(38, -36, 2.4), line("M-8-5q6-3 14-2", 3, WHITE), x=204, y=744)


def sausages(*twists: tuple[float, float, float, float, float]) -> str:
    """Bits of a twisted balloon: place, radii and turn."""
    return "".join(ellipse(x, y, rx, ry, PINK, 2.8, turn) for x, y, rx, ry, turn in twists)


@layers.still
def clown_hand() -> str:
    return circle(188, 730, 11, WHITE)


# ---- magician's hat


@layers.feature
def magic_hat(altered: bool) -> str:
    brim = path("M-52 0Q0 18 52 0Q56-12 40-10Q0 4-40-10Q-56-12-52 0Z", HAT)
    bowl = path("M-36 6L-30 62Q0 72 30 62L36 6Q0 16-36 6Z", HAT) + line("M-33 22Q0 32 33 22", 9, RED)
    trick = group(dove() if altered else rabbit(), scale=0.9)
    return shadow(324, 852, 52) + group(trick, bowl, brim, x=324, y=786)


def rabbit() -> str:
    ears = path("M-16-46Q-30-92-16-96Q0-94-2-48ZM4-48Q8-94 22-94Q34-86 18-46Z", WHITE)
    lining = flat("M-13-52Q-20-82-14-86Q-6-84-7-54ZM9-54Q14-84 20-84Q24-80 13-52Z", PINK)
    skull = path("M-30 4Q-34-52 0-52Q34-52 30 4Z", WHITE) + dot(-11, -28, 4) + dot(11, -28, 4)
    nose = path("M-5-20H5L0-14Z", PINK, 2) + line("M0-14q-6 8-10 2M0-14q6 8 10 2", 2.6)
    return ears + lining + skull + nose


def dove() -> str:
    wing = path("M10-6Q14-62 46-92Q56-78 50-66Q60-54 50-44Q54-28 42-24Q36-8 14 6Z", WHITE)
    wing += line("M41-66Q29-50 26-38M43-44Q35-36 30-26", 2.6)
    body = path("M-24 6Q-28-26-14-38Q-16-66 4-68Q24-66 20-40Q28-22 24 6Z", WHITE)
    bill = path("M18-58L36-52L18-46Z", ORANGE, 2.6)
    look = dot(9, -54, 3.6) + dot(0, -46, 4.5, PINK)
    return wing + group(wing, mirror=True) + bill + body + look


# ---- juggler


@layers.still
def juggler() -> str:
    shoes = ellipse(-28, -4, 18, 8, RED) + ellipse(28, -4, 18, 8, RED)
    arms = limb("M-24-110Q-52-96-58-126", TAN, 11) + limb("M24-110Q52-96 58-126", TAN, 11)
    hands = circle(-59, -132, 9, TAN, 2.8) + circle(59, -132, 9, TAN, 2.8)
    shirt = path("M-26-116Q0-126 26-116L24-62Q0-54-24-62Z", WHITE)
    stripes = line("M-23-102H23M-22-86H22M-21-72H21", 5, GREEN)
    trousers = path("M-26-68Q0-60 26-68L40-12Q24-2 8-10L0-42L-8-10Q-24-2-40-12Z", VIOLET)
    spots = "".join(dot(x, y, 5, PINK) for x, y in ((-18, -46), (16, -50), (-26, -22), (26, -24), (2, -54)))
    laughing = group(head(TAN, "short", BLOND_HAIR, "open", "laugh"), y=-142)
    body = group(shoes, arms, hands, shirt, stripes, trousers, spots, laughing, x=474, y=868)
    return shadow(474, 870, 50) + body


@layers.feature
def juggling(altered: bool) -> str:
    if altered:
        thrown = "".join(group(club(), x=x, y=y, turn=turn, scale=0.95) for x, y, turn, _ in JUGGLED)
    else:
        thrown = "".join(group(juggling_ball(colour), x=x, y=y) for x, y, _, colour in JUGGLED)
    return group(thrown, x=474, y=752)


def club() -> str:
    wood = path("M-6 28L-11-8Q-12-28 0-28Q12-28 11-8L6 28Z", WHITE, 2.8)
    return wood + line("M-9-5Q0 0 9-5", 6, RED)


def juggling_ball(colour: str) -> str:
    return circle(0, 0, 17, colour) + line("M-8-4q2-6 8-7", 3, WHITE)


# ---- cannon


@layers.still
def cannon_shadow() -> str:
    return shadow(996, 850, 84, 12)


@layers.feature
def cannon_man(altered: bool) -> str:
    if altered:
        return ""
    arms = limb("M-18 34Q-44 24-46-2", SKY, 12) + limb("M18 34Q44 24 46-2", SKY, 12)
    hands = circle(-46, -8, 9, FAIR, 2.8) + circle(46, -8, 9, FAIR, 2.8)
    chest = path("M-24 50Q-26 24 0 22Q26 24 24 50Z", SKY)
    helmet = path("M-27 2Q-32-38 0-38Q32-38 27 2Q0-12-27 2Z", RED) + line("M0-35V-10", 8, WHITE)
    return group(arms, hands, chest, face(FAIR, "open", "laugh"), helmet, x=848, y=698, turn=-48, scale=0.9)


@layers.still
def cannon() -> str:
    tube = path("M-128-30Q-40-38 34-34Q62-30 62 0Q62 30 34 34Q-40 38-128 30Z", CANNON) + circle(70, 0, 10, CANNON)
    bands = line("M-60-32V32M4-33V33", 8, SUN) + group(path(star(17), SUN, 2.6), x=-96)
    barrel = group(tube, bands, limb("M-132-34V34", RED, 9), x=1000, y=768, turn=24)
    return barrel + group(cannon_wheel(), x=1002, y=800)


def cannon_wheel() -> str:
    spokes = "".join(limb(f"M0 0L{x:.0f} {y:.0f}", SUN, 4) for x, y in ring(8, 38))
    return circle(0, 0, 46, SUN) + circle(0, 0, 33, "#d9c6a5") + spokes + circle(0, 0, 11, SUN)
