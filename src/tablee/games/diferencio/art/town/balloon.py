"""2. The balloon dock."""

from __future__ import annotations

from tablee.drawing.outlines import heart, star
from tablee.drawing.palette import (
    BARK,
    BLUE,
    CORAL,
    CREAM,
    GOLD,
    GREEN,
    INK,
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
from tablee.games.diferencio.art.town.animals import GREY_CAT, bird, cat, dog, flying_bird
from tablee.games.diferencio.art.town.inhabitants import (
    ANNA,
    AWA,
    GRANDMOTHER,
    IDA,
    LOU,
    MILO,
    OLE,
    PAUL,
    TOM,
    Look,
    cap,
    passenger,
    person,
    skirt,
    straw_hat,
    top_hat,
)
from tablee.games.diferencio.art.town.things import (
    PLANK,
    barrel,
    basket,
    bunting,
    crate,
    flag,
    fruit,
    ground_shadow,
    sack,
    suitcase,
)
from tablee.games.diferencio.art.world import Draw

ENVELOPE = (
    "M0-112C-18-112-30-120-40-134C-70-168-108-186-108-234C-108-290-62-322 0-322"
    "C62-322 108-290 108-234C108-186 70-168 40-134C30-120 18-112 0-112Z"
)


def dock(left: str, right: str) -> str:
    """The wooden pier, with something on its left and its right end."""
    posts = "".join(line(f"M{x} 8V40", 12) + line(f"M{x} 8V38", 7, BARK) for x in (-190, -100, 100, 190))
    deck = box(-226, -4, 452, 20, WOOD, 4) + line("M-180-4V16M-120-4V16M-60-4V16M0-4V16M60-4V16M120-4V16M180-4V16", 2.4)
    rope = line("M-112-40Q-70-6-34-34M112-40Q70-6 34-34", 3.4, PLANK)
    bollards = "".join(box(x - 9, -46, 18, 44, BARK, 4, 3) for x in (-112, 112))
    return ground_shadow(0, 44, 210) + posts + deck + bollards + rope + left + right


def balloon(name: str, colour: str, cloth: str, riders: str) -> str:
    """The envelope with its cloth's pattern, and the basket under it with whoever rides."""
    shine = flat("M-86-244Q-80-296-34-308Q-64-280-66-232Z", WHITE, 0.35)
    shade = flat("M40-134C70-168 108-186 108-234C108-270 88-296 60-310Q92-250 30-128Z", INK, 0.1)
    skin = flat(ENVELOPE, colour) + clipped(f"balloon-{name}", ENVELOPE, cloth, shade, shine)
    cords = line("M-38-144L-42-56M38-144L42-56", 3)
    wicker = path("M-46-54H46L38-4H-38Z", WOOD) + line("M-44-40H44M-42-28H42M-40-16H40M-22-52V-6M0-52V-6M22-52V-6", 2.4)
    rim = box(-50, -62, 100, 12, BARK, 5, 3)
    return cords + group(skin, y=-10) + group(riders, y=-62) + wicker + rim


def rider(look: Look, shirt: str, hat: str = "", waves: bool = True, mouth: str = "laugh") -> str:
    """Somebody in the basket, one hand up."""
    hand = limb("M26 38Q52 30 50-6", shirt, 12) + circle(50, -12, 9, look.skin) if waves else ""
    return group(hand, passenger(look, shirt, mouth=mouth), hat, y=-26, scale=0.78)


def striped_balloon() -> str:
    stripes = flat("M-70-330Q-92-226-26-104H-4Q-46-220-30-330ZM30-330Q46-220 4-104H26Q92-226 70-330Z", CREAM)
    left = person(GRANDMOTHER, VIOLET, -176, 0, over=skirt(VIOLET), left=(-34, -74), mouth="laugh")
    right = suitcase(146, -4, TEAL, 1.1) + suitcase(154, -44, CORAL, 0.8) + dog(204, -2)
    return dock(left, right) + balloon("striped", RED, stripes, rider(OLE, BLUE))


def zigzag_balloon() -> str:
    zigzag = "M-120-226L-72-262-24-226 24-262 72-226 120-262V-222L72-186 24-222-24-186-72-222-120-186Z"
    cloth = flat(zigzag, CREAM) + group(flat(zigzag, SUN), y=66)
    left = crate(-176, -4, fruit(-16, -6) + fruit(14, -6) + fruit(0, -16), 70) + bird(-206, -30, BLUE, 0.8)
    right = person(TOM, SUN, 172, 0, right=(34, -76), mouth="laugh", eyes="joy")
    return dock(left, right) + balloon("zigzag", RED, cloth, rider(LOU, GREEN))


def star_balloon() -> str:
    cloth = flat("M-120-172H120V-100H-120Z", TEAL) + line("M-120-172H120", 3) + group(path(star(60), SUN, 3.2), y=-240)
    spyglass = line("M-22 0L0-60 22 0M0-60V0", 5, BARK) + group(
        box(-36, -9, 60, 18, GOLD, 4, 3) + box(22, -12, 18, 24, BARK, 3, 3), y=-68, turn=-24
    )
    left = group(spyglass, x=-170, y=-4)
    right = person(MILO, NAVY, 160, 0, hat=cap(NAVY), left=(-24, -70), trousers=WHITE) + sack(212, -4, CREAM, 0.8)
    return dock(left, right) + balloon("star", CORAL, cloth, group(cat(-2, 16, scale=0.9), bird(34, 6, SKY, 0.7)))


def heart_balloon() -> str:
    small = "".join(group(flat(heart(15), CREAM), x=x, y=y) for x, y in ((-72, -214), (72, -214), (0, -152)))
    cloth = group(path(heart(52), CREAM, 3.2), y=-236) + small
    couple = group(rider(PAUL, BLUE, waves=False, mouth="smile"), x=-20) + group(rider(IDA, PINK, waves=False), x=21)
    left = cat(-176, -2, GREY_CAT, 1)
    table = ellipse(0, -44, 34, 8, WHITE, 3) + line("M0-36V0M-16 0H16", 5) + path("M-7-48V-66Q0-72 7-66V-48Z", RED, 2.6)
    cups = box(-26, -58, 10, 12, SKY, 2, 2.4) + box(16, -58, 10, 12, SKY, 2, 2.4)
    flying = "".join(
        group(path(heart(10), RED, 2.6), x=x, y=y, turn=t) for x, y, t in ((-140, -150, -14), (150, -170, 12))
    )
    return dock(left, group(table, cups, x=178, y=-4, scale=1.3)) + balloon("heart", CORAL, cloth, couple) + flying


def spotted_balloon() -> str:
    places = (
        (-64, -238),
        (0, -292),
        (64, -238),
        (0, -216),
        (-44, -170),
        (46, -170),
        (-106, -200),
        (106, -200),
        (0, -134),
    )
    cloth = "".join(dot(x, y, 21, CREAM) for x, y in places)
    cage = (
        path("M-28 0V-52Q0-92 28-52V0Z", "#fff0d2", 3)
        + line("M-14-2V-64M0-2V-70M14-2V-64M-28-30H28", 2.6)
        + circle(0, -80, 7, "none", 3.4)
    )
    left = group(cage, x=-176, y=-4) + bird(-120, -44, SUN, 0.8)
    right = person(AWA, TEAL, 176, 0, left=(-30, -64), over=skirt(ORANGE)) + bird(146, -66, SKY, 0.7)
    parrot = bird(-2, 6, BLUE, 1.5) + flying_bird(160, -214, SUN, 0.8, mirror=True)
    return dock(left, right) + balloon("spotted", RED, cloth, parrot)


def belted_balloon() -> str:
    spots = "".join(group(path("M0-13L13 0 0 13-13 0Z", TEAL, 2.6), x=x, y=-234) for x in (-84, -42, 0, 42, 84))
    belt = flat("M-120-262H120V-206H-120Z", SUN) + line("M-120-262H120M-120-206H120", 3) + spots
    pennants = bunting([(-96, -196), (-58, -178), (-20, -170), (20, -170), (58, -178), (96, -196)], (TEAL, CREAM))
    left = flag(-204, -2, RED, 1.8) + barrel(-146, -4)
    picnic = basket(158, -4, circle(-10, -6, 11, RED, 2.6) + box(2, -26, 12, 26, GREEN, 3, 2.6), 1.1)
    right = picnic + person(ANNA, RED, 208, 0, 0.9, hat=straw_hat(TEAL), right=(24, -70))
    return dock(left, right) + balloon(
        "belted", CORAL, belt + pennants, rider(MILO, RED, group(top_hat(NAVY, SUN), y=-2))
    )


FACES: tuple[Draw, ...] = (
    striped_balloon, zigzag_balloon, star_balloon, heart_balloon, spotted_balloon, belted_balloon,
)  # fmt: skip
