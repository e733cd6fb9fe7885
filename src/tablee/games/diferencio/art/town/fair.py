"""7. The fair."""

from __future__ import annotations

from tablee.drawing.outlines import star
from tablee.drawing.palette import (
    BARK,
    BLUE,
    BUTTER,
    CORAL,
    CREAM,
    GREEN,
    INK,
    LEAF,
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
from tablee.games.diferencio.art.town.animals import cat
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
    ZOE,
    Look,
    bandsman_hat,
    passenger,
    person,
    skirt,
    straw_hat,
)
from tablee.games.diferencio.art.town.things import PLANK, flag, ground_shadow, toy_balloon, wheel
from tablee.games.diferencio.art.world import Draw

ELEPHANT, ELEPHANT_EAR = "#a9b4c8", "#f2b8c4"
EAVES = -196  # where the roof's scallops hang


def pavilion(first: str, second: str, inside: str, flag_colour: str = RED) -> str:
    """The round stage and its striped roof, with what turns or plays between them."""
    floor = path("M-166 4H166Q164 36 130 42Q0 58-130 42Q-164 36-166 4Z", WOOD) + line("M-160 20Q0 44 160 20", 4, SUN)
    top = ellipse(0, 4, 166, 24, PLANK)
    back_posts = line("M-128-190V-6M128-190V-6", 7) + line("M-128-190V-6M128-190V-6", 3.4, BUTTER)
    posts = line("M-152-190V6M152-190V6", 12) + line("M-152-190V6M152-190V6", 6.6, SUN)
    return ground_shadow(0, 48, 190) + floor + top + back_posts + inside + posts + roof(first, second, flag_colour)


def roof(first: str, second: str, flag_colour: str) -> str:
    cone = "M-174-196Q-70-226 0-306Q70-226 174-196Z"
    wedges = "M0-306Q-60-226-130-196H-78ZM0-306Q-16-226-26-196H26Q16-226 0-306ZM0-306Q60-226 130-196H78Z"
    scallops = "".join(
        path(
            f"M{x} {EAVES - 4}H{x + 36}V{EAVES + 16}Q{x + 18} {EAVES + 36} {x} {EAVES + 16}Z",
            second if i % 2 else first,
            3,
        )
        for i, x in enumerate(range(-180, 180, 36))
    )
    return (
        flag(0, -302, flag_colour, 0.72)
        + path(cone, first)
        + flat(wedges, second)
        + path(cone)
        + scallops
        + circle(0, -306, 8, SUN)
    )


def centre_pole(colour: str) -> str:
    mirror = ellipse(0, -104, 16, 30, "#cfeafb", 3)
    return path("M-26-190H26L22-2H-26Z", colour, 3) + line("M-25-150H25M-24-54H23", 3) + mirror


def on_pole(animal: str, x: float, y: float) -> str:
    """A carousel animal; the pole goes through its back."""
    pole = line("M0-190V0", 8) + line("M0-190V0", 4, SUN)
    return group(pole, x=x, y=2) + group(animal, x=x, y=y)


def horse(coat: str, mane: str, saddle: str) -> str:
    return (
        path("M36-44Q60-40 54-8Q44-16 38-30Z", mane, 3)
        + limb("M-24-22L-44-12-36 4M-14-20L-20 4M22-20L18 2M30-22L44-8 40 8", coat, 8, 2.8)
        + path("M-32-48Q0-36 32-50Q46-32 34-18Q0-8-26-16Q-40-28-32-48Z", coat, 3)
        + path("M-20-26Q-22-58-34-78L-36-90-46-82Q-62-70-66-56Q-60-46-48-54L-42-52Q-42-32-30-20Z", coat, 3)
        + path("M-34-84Q-18-74-16-46Q-28-52-32-70Z", mane, 2.8)
        + dot(-48, -68, 3.2)
        + line("M-64-58Q-54-60-44-56", 2.8, RED)
        + path("M-10-44Q4-38 18-46L16-22Q4-18-8-22Z", saddle, 3)
    )


def flamingo(saddle: str) -> str:
    neck = "M-24-34Q-54-44-40-70Q-28-88-42-98"
    return (
        line("M0-14V14M10-14V14", 5, ORANGE)
        + path("M-30-36Q-10-62 24-50Q46-48 50-24Q24-6-4-12Q-30-18-30-36Z", PINK, 3)
        + path("M6-44Q34-50 50-26Q28-16 6-26Z", "#d96a92", 2.6)
        + limb(neck, PINK, 9, 3)
        + circle(-42, -100, 13, PINK, 3)
        + line(neck, 8, PINK)
        + path("M-53-104L-74-94-66-82-52-92Z", WHITE, 2.6)
        + flat("M-70-92L-66-83-60-88Z", INK)
        + dot(-45, -103, 3.2)
        + path("M-12-50Q0-44 10-50V-30H-12Z", saddle, 2.8)
    )


def elephant(saddle: str) -> str:
    return (
        line("M40-44Q52-38 50-24", 4)
        + limb("M-20-20V4M-6-20V6M20-20V6M32-20V4", ELEPHANT, 11, 2.8)
        + path("M-30-44Q0-70 38-52Q50-34 40-16Q4-6-28-16Q-40-30-30-44Z", ELEPHANT, 3)
        + path("M-4-60Q10-54 24-60V-32Q10-28-4-32Z", saddle, 3)
        + limb("M-54-50Q-72-34-62-14Q-56-8-50-16", ELEPHANT, 9, 3)
        + circle(-38, -58, 25, ELEPHANT, 3)
        + line("M-56-48Q-66-38-65-26", 9, ELEPHANT)
        + path("M-32-74Q-10-84-6-58Q-8-38-24-40Q-36-54-32-74Z", ELEPHANT_EAR, 3)
        + dot(-48, -62, 3.4)
        + path("M-54-42Q-58-34-66-34Q-62-42-58-46Z", WHITE, 2.4)
    )


def carousel_rider(look: Look, shirt: str) -> str:
    """A child in the saddle, seen to the waist."""
    return group(passenger(look, shirt, eyes="joy", mouth="laugh"), scale=0.68)


def horse_carousel() -> str:
    left = group(carousel_rider(IDA, BLUE), x=4, y=-86) + horse(WHITE, BARK, RED)
    right = group(carousel_rider(TOM, SUN), x=4, y=-86) + horse(WHITE, SUN, BLUE)
    inside = centre_pole(CORAL) + on_pole(left, -74, -14) + on_pole(right, 84, -26)
    candyfloss = (
        circle(0, -26, 17, PINK, 3)
        + circle(-12, -16, 11, PINK, 2.8)
        + circle(12, -16, 11, PINK, 2.8)
        + line("M0-8V16", 4, WOOD)
    )
    child = person(MILO, GREEN, -218, 46, right=(28, -54)) + group(candyfloss, x=-190, y=-14)
    return pavilion(RED, WHITE, inside) + child + person(AWA, VIOLET, 220, 48, over=skirt(VIOLET), left=(-28, -72))


def flamingo_carousel() -> str:
    inside = centre_pole(TEAL) + on_pole(flamingo(BLUE), -78, -22) + on_pole(flamingo(TEAL), 82, -22)
    hand = (-190, -8)
    balloons = (
        toy_balloon(-232, -122, RED, hand, 1.1)
        + toy_balloon(-196, -150, SUN, hand, 1.1)
        + toy_balloon(-212, -98, BLUE, hand, 1.1)
    )
    seller = person(PAUL, CORAL, -218, 46, right=(28, -56), hat=straw_hat(RED))
    return pavilion(RED, SUN, inside) + balloons + seller + person(LOU, SKY, 216, 48, left=(-30, -66), mouth="oh")


def elephant_carousel() -> str:
    left = group(carousel_rider(ANNA, GREEN), x=8, y=-98) + elephant(RED)
    inside = centre_pole(CORAL) + on_pole(left, -72, -16) + on_pole(elephant(VIOLET), 82, -22)
    cart = (
        box(-32, -44, 64, 36, RED, 4)
        + wheel(-16, -4, 12)
        + wheel(18, -4, 12)
        + path("M-30-44V-76H30V-44Z", "#cfeafb", 3)
    )
    corn = "".join(
        circle(x, y, 8, BUTTER, 2.2)
        for x, y in ((-20, -50), (-6, -52), (8, -50), (21, -50), (-12, -60), (4, -62), (16, -60))
    )
    shade = path("M-40-76H40L30-96H-30Z", WHITE, 3) + flat("M-16-77L-12-95H-1V-77ZM14-77L12-95H23L30-77Z", RED)
    seller = person(OLE, BLUE, 222, 44, left=(-28, -66))
    return pavilion(CORAL, WHITE, inside, SUN) + group(cart, corn, shade, x=-214, y=46) + seller


def bandstand() -> str:
    uniform = path("M-12-54H12M-12-44H12M-12-34H12", width=3, line=SUN)
    drummer = person(
        MILO, RED, 0, -2, hat=bandsman_hat(RED), over=uniform, left=(-30, -46), right=(30, -46), mouth="laugh"
    )
    drum = (
        circle(0, -34, 36, RED)
        + circle(0, -34, 28, CREAM, 2.8)
        + group(path(star(15), SUN, 2.4), y=-34)
        + line("M-28-46L-10-58M28-46L10-58", 4.6, BARK)
    )
    trumpeter = person(
        OLE, RED, -92, 2, hat=bandsman_hat(RED), over=uniform, left=(-22, -68), right=(8, -70), eyes="shut"
    )
    trumpet = path("M-118-66L-146-80V-50L-118-62Z", SUN, 2.8) + line("M-118-64H-88", 7) + line("M-118-64H-88", 3.4, SUN)
    fiddler = person(AWA, RED, 92, 2, hat=bandsman_hat(RED), over=uniform, left=(-14, -52), right=(32, -52))
    fiddle = group(
        path("M-20 0Q-24-14-8-12Q0-8 8-11Q20-12 20 0Q20 12 8 11Q0 8-8 12Q-24 14-20 0Z", WOOD, 2.8)
        + line("M14 0H46", 5, BARK),
        x=92,
        y=-48,
        turn=-18,
    )
    notes = (
        line("M-196-60V-96L-176-102V-66M196-110V-140", 4)
        + ellipse(-201, -58, 8, 6, INK, 0)
        + ellipse(-181, -64, 8, 6, INK, 0)
        + ellipse(191, -108, 8, 6, INK, 0)
    )
    dancers = person(
        LOU, SUN, -218, 48, left=(-30, -70), right=(30, -70), mouth="laugh", eyes="joy", over=skirt(SUN)
    ) + person(TOM, TEAL, 218, 48, left=(-30, -66), right=(30, -66), mouth="laugh", eyes="joy")
    return (
        pavilion(CORAL, SUN, trumpeter + trumpet + fiddler + fiddle + drummer + group(drum, y=4), SUN) + notes + dancers
    )


def puppet_theatre() -> str:
    opening = "M-134-186H134V-52H-134Z"
    crocodile = (
        path("M10-44Q40-66 66-58Q78-52 62-44H20L64-38Q60-24 36-24V0H0V-26Q0-40 10-44Z", GREEN, 3)
        + dot(30, -56, 5, WHITE)
        + dot(30, -56, 2.6)
    )
    crocodile += path("M36-44l5 7 5-7 5 7 5-7", WHITE, 2)
    guignol = group(
        passenger(ANNA, SUN, mouth="laugh"),
        path("M-26-8Q-24-40 0-42Q30-44 44-14Q30-24 20-12Q0-22-26-8Z", NAVY, 3),
        x=-46,
        y=-112,
    )
    scene = flat(opening, SKY) + flat("M-134-52V-84Q-70-110 0-84Q70-104 134-80V-52Z", LEAF)
    acted = clipped("fair-stage", opening, scene, guignol, group(crocodile, x=20, y=-50, scale=1.15))
    curtains = (
        path("M-140-190H-66Q-78-104-128-56H-140Z", RED)
        + path("M140-190H66Q78-104 128-56H140Z", RED)
        + line(
            "M-122-186Q-118-110-132-70M-96-186Q-98-130-112-90M122-186Q118-110 132-70M96-186Q98-130 112-90", 3, "#a92b33"
        )
    )
    front = (
        box(-146, -58, 292, 62, WOOD, 3)
        + group(path(star(20), SUN, 3), y=-26)
        + group(path(star(13), SUN, 2.8), x=-80, y=-26)
        + group(path(star(13), SUN, 2.8), x=80, y=-26)
    )
    backs = "".join(
        group(circle(0, 0, 24, hair, 3) + path("M-34 50Q-34 22 0 22Q34 22 34 50Z", shirt, 3), x=x, y=16)
        for x, hair, shirt in ((-96, BARK, BLUE), (-26, "#e9b04a", GREEN), (44, INK, PINK), (110, "#d9742e", TEAL))
    )
    return (
        pavilion(RED, WHITE, acted + curtains + front)
        + backs
        + cat(-218, 50)
        + person(GRANDMOTHER, VIOLET, 222, 48, over=skirt(VIOLET), mouth="laugh")
    )


def swing_ride() -> str:
    def seat(top: float, x: float, y: float, rider: str) -> str:
        chains = line(f"M{top} -186L{x - 15} {y - 22}M{top} -186L{x + 15} {y - 22}", 2.8)
        return chains + line(f"M{x - 20} {y - 20}H{x + 20}", 9, WOOD) + rider

    def flyer(look: Look, shirt: str, x: float, y: float) -> str:
        return person(look, shirt, x, y, 0.88, legs="sit", left=(-24, -60), right=(24, -60), mouth="laugh", eyes="joy")

    seats = (
        seat(-104, -116, -36, flyer(LOU, GREEN, -116, -18))
        + seat(-46, -54, -58, flyer(MILO, SUN, -54, -40))
        + seat(46, 54, -58, flyer(IDA, VIOLET, 54, -40))
        + seat(104, 116, -36, flyer(TOM, RED, 116, -18))
    )
    booth = box(-28, -66, 56, 66, TEAL, 3) + box(-18, -54, 36, 26, BUTTER, 2, 2.8) + path("M-38-64L0-92 38-64Z", SUN, 3)
    return (
        pavilion(CORAL, WHITE, centre_pole(TEAL) + seats, SUN)
        + group(booth, x=-216, y=44)
        + person(ZOE, ORANGE, 220, 48, left=(-30, -70))
    )


FACES: tuple[Draw, ...] = (
    horse_carousel, flamingo_carousel, elephant_carousel, bandstand, puppet_theatre, swing_ride,
)  # fmt: skip
