"""Who and what stands beside the buildings of a new town. A guest stands on the origin, at most 50 to either side, and
looks to the right; on the other side of a building it is mirrored."""

from __future__ import annotations

from collections.abc import Callable

from tablee.drawing.outlines import star
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
    SKY,
    STONE,
    SUN,
    TEAL,
    VIOLET,
    WHITE,
    WOOD,
)
from tablee.drawing.shapes import box, circle, dot, ellipse, group, line, path
from tablee.games.diferencio.art.composed.town.beside import BESIDE
from tablee.games.diferencio.art.town.inhabitants import (
    ANNA,
    AWA,
    GRANDFATHER,
    GRANDMOTHER,
    IDA,
    LOU,
    MILO,
    OLE,
    PAUL,
    TOM,
    ZOE,
    apron,
    beret,
    cap,
    passenger,
    person,
    skirt,
    small_crown,
    sou_wester,
    straw_hat,
    top_hat,
    toque,
)
from tablee.games.diferencio.art.town.things import basket, toy_balloon, watering_can, wheel
from tablee.games.diferencio.art.variants import Chance

LOOKS = (LOU, OLE, ANNA, MILO, AWA, TOM, ZOE, IDA, PAUL, GRANDMOTHER, GRANDFATHER)
CHILDREN = (LOU, OLE, MILO, TOM, ZOE, IDA)
SHIRTS = (RED, BLUE, SUN, GREEN, VIOLET, ORANGE, PINK, TEAL, WHITE, NAVY)
FAR = 188  # from the middle of a place to its guests
FOOT = 44

Guest = Callable[[Chance], str]


def shirt(chance: Chance) -> str:
    return chance.turn("shirt", SHIRTS, chance.below(3))


def postman(chance: Chance) -> str:
    letter = box(20, -64, 28, 19, WHITE, 2, 2.6) + line("M20-64L34-53 48-64", 2.4)
    bag = path("M-30-40H-4L-6-14H-28Z", BARK, 2.8)
    return person(chance.choice((PAUL, MILO, OLE)), BLUE, hat=cap(BLUE), right=(26, -48)) + bag + letter


def painter(chance: Chance) -> str:
    easel = line("M6 4L26-92 48 4", 5, BARK) + box(0, -88, 50, 46, WHITE, 2, 3)
    easel += ellipse(25, -62, 15, 9, chance.choice((SKY, SUN, PINK)), 0) + dot(17, -74, 5, RED)
    return easel + person(chance.choice((PAUL, ANNA, AWA)), shirt(chance), -26, 0, hat=beret(RED), right=(26, -54))


def gardener(chance: Chance) -> str:
    who = person(chance.turn("look", LOOKS), shirt(chance), -18, hat=straw_hat(GREEN), right=(24, -44), trousers=TEAL)
    return who + group(watering_can(0, 0, chance.choice((SKY, GREEN, RED)), mirror=True), x=22, y=-24)


def balloon_seller(chance: Chance) -> str:
    hand = (18.0, -58.0)
    colours = [chance.turn("balloon", (RED, SUN, BLUE, GREEN, PINK, VIOLET), ahead) for ahead in range(3)]
    places = ((-16, -146), (14, -174), (36, -138))
    bunch = "".join(toy_balloon(x, y, c, hand) for (x, y), c in zip(places, colours, strict=True))
    return bunch + person(chance.turn("look", LOOKS), shirt(chance), -8, right=(26, -58), mouth="laugh")


def ball_player(chance: Chance) -> str:
    colour = chance.turn("ball", (RED, SUN, BLUE, ORANGE))
    ball = group(circle(0, 0, 17, colour, 3) + line("M-14-8Q0 4 14-8M-14 8Q0-4 14 8", 2.8, WHITE), x=36, y=-56)
    look = chance.turn("child", CHILDREN)
    return person(look, shirt(chance), -14, left=(-30, -66), right=(28, -46), legs="walk", mouth="laugh") + ball


def rope_skipper(chance: Chance) -> str:
    rope = line("M-30-50Q-46-168 0-168Q46-168 30-50", 4, chance.choice((RED, BLUE, VIOLET)))
    colour = shirt(chance)
    who = person(chance.turn("child", CHILDREN), colour, 0, -6, left=(-30, -46), right=(30, -46), over=skirt(colour),
                 mouth="laugh", eyes="joy")  # fmt: skip
    return rope + who


def accordionist(chance: Chance) -> str:
    bellows = path("M-24-58H24V-30H-24Z", chance.choice((RED, TEAL, VIOLET)), 3)
    folds = line("M-12-58V-30M-4-58V-30M4-58V-30M12-58V-30", 2.2)
    notes = line("M38-88V-112L52-116V-92", 3.4) + ellipse(34, -87, 6, 5, INK, 0) + ellipse(48, -91, 6, 5, INK, 0)
    who = person(chance.turn("look", LOOKS), shirt(chance), left=(-27, -44), right=(27, -44), hat=cap(NAVY))
    return who + bellows + folds + notes


def trumpeter(chance: Chance) -> str:
    horn = path("M32-74L56-88V-54L32-66Z", SUN, 2.8) + line("M4-70H34", 7) + line("M4-70H34", 3.4, SUN)
    return person(chance.turn("look", LOOKS), shirt(chance), -8, right=(26, -68), left=(-2, -70), eyes="shut") + horn


def pram_pusher(chance: Chance) -> str:
    colour = chance.turn("pram", (PINK, SKY, SUN, GREEN))
    pram = path("M-26-40H26Q24-14 0-14Q-24-14-26-40Z", colour, 3) + path("M2-40Q4-66 30-62V-40Z", colour, 3)
    pram += line("M-26-40L-38-54", 4.6) + circle(-14, -6, 10, WHITE, 3) + circle(14, -6, 10, WHITE, 3)
    return person(chance.choice((GRANDMOTHER, ANNA, PAUL)), shirt(chance), -30, right=(20, -50)) + group(pram, x=26)


def cook(chance: Chance) -> str:
    dish = ellipse(34, -62, 26, 6, STONE, 2.8) + path("M14-66Q16-90 34-90Q52-90 54-66Z", STONE, 2.8) + dot(34, -93, 4)
    cake = box(16, -82, 36, 18, CREAM, 3, 2.6) + line("M16-74H52", 5, PINK) + dot(34, -86, 5, RED)
    served = ellipse(34, -62, 26, 6, STONE, 2.8) + cake if chance.below(2) else dish
    who = person(
        chance.turn("look", LOOKS), WHITE, -10, hat=toque(), over=apron(CREAM), right=(32, -56), trousers=STONE
    )
    return who + served


def reader(chance: Chance) -> str:
    colours = [chance.turn("book", (RED, SUN, TEAL, VIOLET, BLUE), ahead) for ahead in range(3)]
    pile = "".join(box(-30 + i * 3, -13 * (i + 1), 60 - i * 4, 13, c, 3, 2.8) for i, c in enumerate(colours))
    held = path("M-24-12Q-12-18 0-10Q12-18 24-12V10Q12 4 0 12Q-12 4-24 10Z", chance.choice((BLUE, GREEN)), 2.8)
    who = person(chance.turn("child", CHILDREN), shirt(chance), 0, -32, 0.94, legs="sit", left=(-16, -40),
                 right=(16, -40), eyes="shut")  # fmt: skip
    return pile + who + group(held, y=-70)


def monarch(chance: Chance) -> str:
    robe = path("M-20-56Q0-46 20-56L34-6Q0 2-34-6Z", chance.choice((RED, VIOLET, BLUE)), 3)
    fur = line("M0-50V-4", 10, WHITE) + dot(0, -40, 2) + dot(0, -26, 2) + dot(0, -12, 2)
    staff = line("M34 0V-88", 6) + line("M34 0V-88", 3, GOLD) + group(path(star(13), SUN, 2.4), x=34, y=-94)
    who = person(chance.turn("look", LOOKS), RED, -4, hat=small_crown(), right=(34, -44), over=robe + fur)
    return staff + who


def cyclist(chance: Chance) -> str:
    colour = chance.turn("cycle", (RED, BLUE, GREEN, ORANGE))
    frame = line("M-28-16L-8-46H22L28-16M-8-46L4-16L22-46M22-46L18-60M-14-52H2", 7) + line(
        "M-28-16L-8-46H22L28-16M-8-46L4-16L22-46M22-46L18-60M-14-52H2", 3.6, colour
    )
    rider = group(passenger(chance.turn("child", CHILDREN), shirt(chance), mouth="laugh"), cap(colour), x=-6, y=-106,
                  scale=0.78)  # fmt: skip
    return rider + wheel(-28, -16, 18, STONE) + wheel(28, -16, 18, STONE) + frame


def sailor(chance: Chance) -> str:
    glass = group(box(-8, -6, 30, 13, GOLD, 3, 2.8) + box(20, -9, 18, 18, BARK, 3, 2.8), x=20, y=-76, turn=-12)
    hat = sou_wester(chance.choice((SUN, RED)))
    return person(chance.turn("look", LOOKS), chance.choice((SUN, BLUE)), -10, hat=hat, right=(26, -72),
                  trousers=BLUE) + glass  # fmt: skip


def magician(chance: Chance) -> str:
    wand = line("M30-56L48-88", 5) + group(path(star(11), SUN, 2.2), x=50, y=-94)
    sparks = "".join(dot(x, y, 3, SUN) for x, y in ((30, -98), (62, -78), (44, -112)))
    who = person(chance.turn("look", LOOKS), NAVY, -10, hat=top_hat(NAVY, RED), right=(34, -56), left=(-28, -50))
    return who + wand + sparks


def shopper(chance: Chance) -> str:
    loaves = "".join(group(ellipse(0, -14, 6, 24, WOOD, 2.6), x=x, turn=t) for x, t in ((-9, -12), (2, 2), (12, 14)))
    greens = circle(-10, -6, 11, GREEN, 2.6) + circle(12, -5, 10, RED, 2.6) + circle(2, -10, 9, ORANGE, 2.6)
    filled = chance.choice((loaves, greens))
    colour = shirt(chance)
    who = person(chance.turn("look", LOOKS), colour, -20, right=(30, -44), over=skirt(colour))
    return who + basket(26, 2, filled, 0.95)


def photographer(chance: Chance) -> str:
    stand = line("M14 2L26-58L42 2M26-58V0", 4.4, BARK)
    camera = box(8, -84, 38, 28, INK, 4, 2.8) + circle(44, -70, 10, SKY, 3) + box(16, -92, 14, 9, STONE, 2, 2.4)
    who = person(chance.turn("look", LOOKS), shirt(chance), -24, right=(30, -62), hat=beret(NAVY))
    return who + stand + camera


def parasol_lady(chance: Chance) -> str:
    colour = chance.turn("parasol", (PINK, SUN, SKY, RED, GREEN))
    canopy = path(
        "M-38-110Q-32-152 12-154Q54-152 60-110Q46-120 36-110Q24-120 12-110Q0-120-12-110Q-24-120-38-110Z", colour
    )
    umbrella = line("M12-48V-112", 4.6) + canopy + line("M12-154Q-8-140-12-110M12-154Q32-140 36-110M12-154V-162", 2.6)
    dress = shirt(chance)
    who = person(chance.choice((ANNA, AWA, GRANDMOTHER, IDA)), dress, -6, right=(20, -50), over=skirt(dress))
    return umbrella + who


def ice_cream_eater(chance: Chance) -> str:
    cone = path("M24-56L32-34 40-56Z", BUTTER, 2.6) + circle(32, -64, 11, chance.choice((PINK, WHITE, SKY)), 2.8)
    cone += circle(32, -78, 9, chance.choice((RED, CORAL, VIOLET)), 2.8)
    return person(chance.turn("child", CHILDREN), shirt(chance), -8, right=(32, -44), mouth="oh") + cone


PEOPLE: tuple[Guest, ...] = (
    postman, painter, gardener, balloon_seller, ball_player, rope_skipper, accordionist, trumpeter, pram_pusher, cook,
    reader, monarch, cyclist, sailor, magician, shopper, photographer, parasol_lady, ice_cream_eater,
)  # fmt: skip


def both(chance: Chance, far: float = FAR, foot: float = FOOT, scale: float = 1) -> str:
    """Somebody on one side, and something or an animal on the other; which is on the left is chance."""
    who, what = somebody(chance), something(chance)
    left, right = (who, what) if chance.below(2) else (what, who)
    return group(left, x=-far, y=foot, scale=scale) + group(right, x=far, y=foot, scale=scale, mirror=True)


def somebody(chance: Chance) -> str:
    return chance.turn("people", PEOPLE)(chance)


def something(chance: Chance) -> str:
    return chance.turn("beside", BESIDE)(chance)
