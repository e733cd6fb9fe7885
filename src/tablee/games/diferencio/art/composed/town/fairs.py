"""7. What may turn, play or be sold at the fair of a new town."""

from __future__ import annotations

from tablee.drawing.outlines import ring, star
from tablee.drawing.palette import (
    BARK,
    BLUE,
    BUTTER,
    CORAL,
    CREAM,
    GREEN,
    ICE,
    INK,
    LEAF,
    NAVY,
    ORANGE,
    PINK,
    RED,
    SKY,
    STONE,
    SUN,
    TEAL,
    VIOLET,
    WHITE,
    WOOD,
)
from tablee.drawing.shapes import box, circle, clipped, dot, ellipse, flat, group, limb, line, path
from tablee.games.diferencio.art.composed.town.guests import CHILDREN, LOOKS, SHIRTS, both
from tablee.games.diferencio.art.town.animals import swan
from tablee.games.diferencio.art.town.fair import EAVES, carousel_rider, centre_pole, elephant, flamingo, horse, on_pole
from tablee.games.diferencio.art.town.inhabitants import Look, bandsman_hat, passenger, person
from tablee.games.diferencio.art.town.things import PLANK, bunting, flag, ground_shadow, wheel
from tablee.games.diferencio.art.variants import Chance, Theme

CLOTHS = (
    (RED, WHITE),
    (BLUE, WHITE),
    (VIOLET, SUN),
    (TEAL, CREAM),
    (CORAL, SUN),
    (GREEN, WHITE),
    (NAVY, PINK),
    (ORANGE, CREAM),
)
CONE = "M-174-196Q-70-226 0-306Q70-226 174-196Z"
CONE_WEDGES = "M0-306Q-60-226-130-196H-78ZM0-306Q-16-226-26-196H26Q16-226 0-306ZM0-306Q60-226 130-196H78Z"
DOME = "M-174-196Q-160-290 0-304Q160-290 174-196Z"
DOME_WEDGES = (
    "M0-304Q-110-280-130-196H-78Q-70-270 0-304ZM0-304Q-30-270-26-196"
    "H26Q30-270 0-304ZM0-304Q110-280 130-196H78Q70-270 0-304Z"
)
ROOFS = ((CONE, CONE_WEDGES), (DOME, DOME_WEDGES))


def cloths(chance: Chance) -> tuple[str, str]:
    return chance.few("cloth", CLOTHS, 3)


def roof(chance: Chance) -> str:
    first, second = cloths(chance)
    outline, wedges = chance.turn("roof", ROOFS)
    scallops = "".join(
        path(
            f"M{x} {EAVES - 4}H{x + 36}V{EAVES + 16}Q{x + 18} {EAVES + 36} {x} {EAVES + 16}Z",
            second if i % 2 else first,
            3,
        )
        for i, x in enumerate(range(-180, 180, 36))
    )
    pole = flag(0, -302, chance.turn("flag", (RED, SUN, BLUE, GREEN)), 0.66)
    return pole + path(outline, first) + flat(wedges, second) + path(outline) + scallops + circle(0, -306, 8, SUN)


def pavilion(chance: Chance, inside: str) -> str:
    """The round stage and its striped roof, with what turns or plays between them."""
    wood = chance.few("floor", (WOOD, TEAL, CORAL, BLUE))
    floor = path("M-166 4H166Q164 36 130 42Q0 58-130 42Q-164 36-166 4Z", wood) + line("M-160 20Q0 44 160 20", 4, SUN)
    back = line("M-128-190V-6M128-190V-6", 7) + line("M-128-190V-6M128-190V-6", 3.4, BUTTER)
    posts = line("M-152-190V6M152-190V6", 12) + line("M-152-190V6M152-190V6", 6.6, chance.choice((SUN, WHITE, PINK)))
    return (
        ground_shadow(0, 48, 190)
        + floor
        + ellipse(0, 4, 166, 24, PLANK)
        + back
        + inside
        + posts
        + roof(chance)
        + both(chance, 214, 48, 0.92)
    )


def pole(chance: Chance) -> str:
    return centre_pole(chance.turn("pole", (CORAL, TEAL, VIOLET, BLUE, RED)))


def riding(chance: Chance, animal: str, y: float, ahead: int) -> str:
    look, coat = chance.turn("child", CHILDREN, ahead), chance.turn("shirt", SHIRTS, ahead)
    return group(carousel_rider(look, coat), x=4, y=y) + animal


def horses(chance: Chance) -> str:
    coats = ((WHITE, BARK), ("#c98a63", CREAM), ("#8d7a86", WHITE), (BUTTER, WOOD))
    (one, mane), (other, hair) = chance.turn("coat", coats), chance.turn("coat", coats, 1)
    left, right = riding(chance, horse(one, mane, RED), -86, 0), riding(chance, horse(other, hair, BLUE), -86, 2)
    return pavilion(chance, pole(chance) + on_pole(left, -74, -14) + on_pole(right, 84, -26))


def flamingos(chance: Chance) -> str:
    return pavilion(chance, pole(chance) + on_pole(flamingo(BLUE), -78, -22) + on_pole(flamingo(TEAL), 82, -22))


def elephants(chance: Chance) -> str:
    left = group(carousel_rider(chance.turn("child", CHILDREN), chance.turn("shirt", SHIRTS)), x=8, y=-98) + elephant(
        RED
    )
    return pavilion(chance, pole(chance) + on_pole(left, -72, -16) + on_pole(elephant(VIOLET), 82, -22))


def swans(chance: Chance) -> str:
    """Boats like swans, with children in them."""
    child = group(carousel_rider(chance.turn("child", CHILDREN), chance.turn("shirt", SHIRTS)), x=16, y=-64)
    other = group(carousel_rider(chance.turn("child", CHILDREN, 3), chance.turn("shirt", SHIRTS, 3)), x=16, y=-64)
    return pavilion(
        chance, pole(chance) + on_pole(child + swan(0, 0, 1.05), -72, -8) + on_pole(other + swan(0, 0, 1.05), 86, -18)
    )


def cars(chance: Chance) -> str:
    def car(colour: str, ahead: int) -> str:
        child = group(
            carousel_rider(chance.turn("child", CHILDREN, ahead), chance.turn("shirt", SHIRTS, ahead)), x=10, y=-56
        )
        body = path("M-58-6V-26Q-50-42-24-42H-14L-4-30H34Q54-36 58-8Z", colour) + circle(-50, -24, 7, SUN, 2.6)
        return child + body + wheel(-32, -4, 14, STONE) + wheel(34, -4, 14, STONE)

    return pavilion(
        chance,
        pole(chance)
        + on_pole(car(chance.turn("car", (RED, BLUE, SUN, GREEN)), 0), -76, -2)
        + on_pole(car(chance.turn("car", (RED, BLUE, SUN, GREEN), 1), 2), 80, 2),
    )


def rockets(chance: Chance) -> str:
    def flyer(colour: str, ahead: int) -> str:
        child = group(
            carousel_rider(chance.turn("child", CHILDREN, ahead), chance.turn("shirt", SHIRTS, ahead)), x=6, y=-84
        )
        tail = path("M44-40L72-60V0L44-16Z", SUN, 3) + path("M60-40L84-28 60-14Z", ORANGE, 2.6)
        return (
            tail
            + child
            + path("M-70-28Q-50-56 10-56Q46-52 50-28Q46-4 10 0Q-50 0-70-28Z", colour)
            + circle(-28, -28, 10, ICE, 2.8)
        )

    return pavilion(
        chance,
        pole(chance)
        + on_pole(flyer(chance.turn("car", (RED, BLUE, VIOLET, GREEN)), 0), -78, -24)
        + on_pole(flyer(chance.turn("car", (RED, BLUE, VIOLET, GREEN), 1), 2), 78, -34),
    )


def bandstand(chance: Chance) -> str:
    colour = chance.turn("band", (RED, BLUE, GREEN, VIOLET))
    stripes = path("M-12-54H12M-12-44H12M-12-34H12", width=3, line=SUN)
    looks = [chance.turn("look", LOOKS, ahead) for ahead in range(3)]
    drummer = person(
        looks[0], colour, 0, -2, hat=bandsman_hat(colour), over=stripes, left=(-30, -46), right=(30, -46), mouth="laugh"
    )
    drum = (
        circle(0, -30, 36, colour)
        + circle(0, -30, 28, CREAM, 2.8)
        + group(path(star(15), SUN, 2.4), y=-30)
        + line("M-28-42L-10-54M28-42L10-54", 4.6, BARK)
    )
    horn = person(
        looks[1], colour, -92, 2, hat=bandsman_hat(colour), over=stripes, left=(-22, -68), right=(8, -70), eyes="shut"
    )
    trumpet = path("M-118-66L-146-80V-50L-118-62Z", SUN, 2.8) + line("M-118-64H-88", 7) + line("M-118-64H-88", 3.4, SUN)
    fiddler = person(looks[2], colour, 92, 2, hat=bandsman_hat(colour), over=stripes, left=(-14, -52), right=(32, -52))
    fiddle = group(
        path("M-20 0Q-24-14-8-12Q0-8 8-11Q20-12 20 0Q20 12 8 11Q0 8-8 12Q-24 14-20 0Z", WOOD, 2.8)
        + line("M14 0H46", 5, BARK),
        x=92,
        y=-48,
        turn=-18,
    )
    return pavilion(chance, horn + trumpet + fiddler + fiddle + drummer + drum)


def puppets(chance: Chance) -> str:
    opening = "M-134-186H134V-52H-134Z"
    curtain = chance.turn("curtain", (RED, VIOLET, TEAL, BLUE))
    crocodile = (
        path("M10-44Q40-66 66-58Q78-52 62-44H20L64-38Q60-24 36-24V0H0V-26Q0-40 10-44Z", GREEN, 3)
        + dot(30, -56, 5, WHITE)
        + dot(30, -56, 2.6)
    )
    hero = group(
        passenger(chance.turn("child", CHILDREN), SUN, mouth="laugh"),
        path("M-26-8Q-24-40 0-42Q30-44 44-14Q30-24 20-12Q0-22-26-8Z", NAVY, 3),
        x=-46,
        y=-112,
    )
    scene = flat(opening, chance.choice((SKY, "#c9b7e6", "#fbd9a8"))) + flat(
        "M-134-52V-84Q-70-110 0-84Q70-104 134-80V-52Z", LEAF
    )
    acted = clipped("fair-stage", opening, scene, hero, group(crocodile, x=20, y=-50, scale=1.15))
    curtains = path("M-140-190H-66Q-78-104-128-56H-140Z", curtain) + path("M140-190H66Q78-104 128-56H140Z", curtain)
    front = box(-146, -58, 292, 62, WOOD, 3) + "".join(
        group(path(star(r), SUN, 3), x=x, y=-26) for x, r in ((-80, 13), (0, 20), (80, 13))
    )
    return pavilion(chance, acted + curtains + front)


def swings(chance: Chance) -> str:
    seats = ""
    for i, (top, x, y) in enumerate(((-104, -116, -36), (-46, -54, -58), (46, 54, -58), (104, 116, -36))):
        look, coat = chance.turn("child", CHILDREN, i), chance.turn("shirt", SHIRTS, i)
        seats += line(f"M{top}-186L{x - 15} {y - 22}M{top}-186L{x + 15} {y - 22}", 2.8) + line(
            f"M{x - 20} {y - 20}H{x + 20}", 9, WOOD
        )
        seats += person(
            look, coat, x, y + 18, 0.88, legs="sit", left=(-24, -60), right=(24, -60), mouth="laugh", eyes="joy"
        )
    return pavilion(chance, pole(chance) + seats)


def great_wheel(chance: Chance) -> str:
    first, second = cloths(chance)
    legs = line("M-92 40L0-160L92 40", 15) + line("M-92 40L0-160L92 40", 9, chance.choice((TEAL, NAVY, WOOD)))
    turn = chance.between(0, 40)
    spokes = "".join(line(f"M0-160L{x:.0f} {y - 160:.0f}", 4, INK) for x, y in ring(8, 118, turn))
    rim = circle(0, -160, 120, "none", 13) + circle(0, -160, 120, "none", 7, first) + circle(0, -160, 70, "none", 4)
    cabins = "".join(
        group(
            line("M0 0V8", 4)
            + path("M-20 10H20L15 36H-15Z", (first, second, SUN, SKY)[i % 4], 2.8)
            + face(chance.turn("child", CHILDREN, i)),
            x=x,
            y=y - 160,
        )
        for i, (x, y) in enumerate(ring(8, 118, turn))
    )
    base = box(-130, 32, 260, 20, WOOD, 4)
    return (
        ground_shadow(0, 52, 170)
        + spokes
        + rim
        + cabins
        + legs
        + circle(0, -160, 17, SUN)
        + base
        + both(chance, 214, 48, 0.92)
    )


def face(look: Look) -> str:
    """A small one, with its hair."""
    return circle(0, 0, 11, look.colour, 2.4) + circle(0, 4, 9, look.skin, 0) + dot(-3, 3, 1.6) + dot(4, 3, 1.6)


def big_slide(chance: Chance) -> str:
    first, second = cloths(chance)
    tower = (
        path("M-70 40L-52-236H52L70 40Z", first)
        + flat("M-30-236L-40 40H0V-236ZM28-236L36 40H66L52-236Z", second)
        + path("M-70 40L-52-236H52L70 40Z")
    )
    top = path("M-74-228Q-20-258 0-312Q20-258 74-228Q0-212-74-228Z", chance.turn("top", (RED, BLUE, SUN, TEAL))) + flag(
        0, -306, SUN, 0.5
    )
    bends = "M44-196Q140-176 78-128Q-20-96-88-88Q-140-62-60-36Q40-22 120 4Q160 24 140 46"
    chute = limb(bends, SUN, 24, 3.2) + line(bends, 9, WHITE)
    child = person(
        chance.turn("child", CHILDREN),
        chance.turn("shirt", SHIRTS),
        -84,
        -76,
        0.8,
        legs="sit",
        left=(-30, -76),
        right=(30, -76),
        mouth="laugh",
        eyes="joy",
    )
    doorway = path("M-24 40V-8Q0-30 24-8V40Z", NAVY, 3)
    return ground_shadow(0, 48, 160) + tower + doorway + top + chute + child + both(chance, 214, 48, 0.92)


def big_top(chance: Chance) -> str:
    """A circus tent."""
    first, second = cloths(chance)
    outline = "M-176 40L-160-96Q-60-150 0-300Q60-150 160-96L176 40Z"
    wedges = (
        "M0-300Q-50-150-110-112L-124 40H-60L-50-128Q-20-190 0-300ZM0-300Q8-190 10-132V40"
        "H60L54-128Q20-190 0-300ZM0-300Q60-150 160-96L176 40H122L110-114Q56-150 0-300Z"
    )
    tent = path(outline, first) + flat(wedges, second) + path(outline)
    scallops = "".join(
        path(f"M{x}-106h32v14q-16 20-32 0Z", SUN if i % 2 else first, 3) for i, x in enumerate(range(-160, 160, 32))
    )
    doorway = path("M-44 44Q-40-40 0-70Q40-40 44 44Z", NAVY) + path(
        "M-44 44Q-42-40 0-70Q-20-10-26 44ZM44 44Q42-40 0-70Q20-10 26 44Z", SUN, 3
    )
    return ground_shadow(0, 48, 190) + flag(0, -296, RED, 0.6) + tent + scallops + doorway + both(chance, 216, 48, 0.92)


def waffles(chance: Chance) -> str:
    """A stall, with a waffle as large as its roof."""
    first, second = cloths(chance)
    waffle = (
        box(-70, -300, 140, 84, "#e8b25a", 16)
        + line("M-70-272H70M-70-244H70M-35-300V-216M0-300V-216M35-300V-216", 5, "#b9812f")
        + circle(24, -296, 20, WHITE, 3)
        + circle(24, -316, 11, RED, 3)
    )
    awning = "".join(
        path(f"M{x}-216H{x + 36}V-180Q{x + 18}-160 {x}-180Z", second if i % 2 else first, 3)
        for i, x in enumerate(range(-144, 144, 36))
    )
    inside = (
        flat("M-126-190H126V-70H-126Z", "#7a5b48")
        + person(chance.turn("look", LOOKS), WHITE, -46, -40, 1.1, right=(30, -60))
        + person(chance.turn("look", LOOKS, 3), WHITE, 50, -40, 1.1, left=(-30, -60))
    )
    counter = (
        box(-136, -72, 272, 112, chance.few("floor", (CORAL, TEAL, BLUE, SUN)), 4)
        + box(-146, -82, 292, 18, WOOD, 4)
        + bunting([(-120, -50), (-60, -36), (0, -32), (60, -36), (120, -50)], (WHITE, first, SUN), 24)
    )
    plates = "".join(
        ellipse(x, -86, 22, 5, WHITE, 2.6) + box(x - 13, -100, 26, 14, "#e8b25a", 3, 2.6) for x in (-96, 0, 100)
    )
    return (
        ground_shadow(0, 44, 180)
        + line("M-130-190V40M130-190V40", 9, WOOD)
        + inside
        + counter
        + plates
        + awning
        + waffle
        + both(chance, 214, 48, 0.92)
    )


THEMES = (
    Theme(("le manège aux chevaux", "the horse carousel"), horses),
    Theme(("le manège aux flamants", "the flamingo carousel"), flamingos),
    Theme(("le manège aux éléphants", "the elephant carousel"), elephants),
    Theme(("le manège aux cygnes", "the swan carousel"), swans),
    Theme(("le manège aux voitures", "the car carousel"), cars),
    Theme(("le manège aux fusées", "the rocket carousel"), rockets),
    Theme(("le kiosque à musique", "the bandstand"), bandstand),
    Theme(("le théâtre de marionnettes", "the puppet theatre"), puppets),
    Theme(("les chaises volantes", "the swing ride"), swings),
    Theme(("la grande roue", "the Ferris wheel"), great_wheel),
    Theme(("le grand toboggan", "the big slide"), big_slide),
    Theme(("le chapiteau", "the big top"), big_top),
    Theme(("le stand de gaufres", "the waffle stall"), waffles),
)
