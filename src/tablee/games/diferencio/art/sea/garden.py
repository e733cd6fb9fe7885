"""Place 9 of the sea: the garden with its glass bubble, and who works or grazes there."""

from __future__ import annotations

from tablee.drawing.palette import (
    BLUE,
    BUTTER,
    CORAL,
    CREAM,
    GOLD,
    GREEN,
    ICE,
    LEAF,
    LILAC,
    ORANGE,
    PINK,
    RED,
    ROSE,
    SAND,
    SUN,
    TEAL,
    VIOLET,
    WHITE,
)
from tablee.drawing.shapes import box, circle, dot, ellipse, flat, group, limb, line, path, shadow
from tablee.games.diferencio.art.sea.creatures import bell_flower, clownfish, eelgrass, kelp, starfish
from tablee.games.diferencio.art.sea.garden_guests import (
    big_anemone,
    big_snail,
    lobster,
    oyster,
    ray,
    sea_cow,
    watering_can,
)

GLASS = "#dff5f0"


def picket(x: float, colour: str) -> str:
    """One board of the fence, round at the top."""
    return path(f"M{x - 10} 28V-26Q{x - 10}-42 {x}-42Q{x + 10}-42 {x + 10}-26V28Z", colour, 2.8)


def fence(one: str, other: str) -> str:
    """A low fence on both sides of the bubble."""
    posts = (-238, -214, -190, 190, 214, 238)
    rails = "".join(box(x, y, 80, 9, SAND, 3, 2.8) for x in (-250, 170) for y in (-20, 8))
    return rails + "".join(picket(x, (one, other)[i % 2]) for i, x in enumerate(posts))


def tall_flower(colour: str, height: float, bend: float) -> str:
    """A sea flower with a round head and many petals, its foot on the origin."""
    stem = limb(f"M0 0Q{bend} {-height * 0.5} 0 {-height}", GREEN, 5, 2.6)
    leaves = path(f"M0 {-height * 0.35}q22-18 34 2q-18 14-34-2ZM0 {-height * 0.5}q-22-18-34 2q18 14 34-2Z", LEAF, 2.6)
    petals = "".join(group(ellipse(0, -17, 8, 12, colour, 2.6), y=-height, turn=turn) for turn in range(0, 360, 45))
    return stem + leaves + petals + circle(0, -height, 11, BUTTER, 2.6)


def glass_house(flowers: str, door: str) -> str:
    """A bubble of glass with golden ribs; flowers grow inside."""
    dome = "M-152-8C-164-120-90-232 0-232C90-232 164-120 152-8Z"
    plants = group(tall_flower(flowers, 104, 8), x=-92, y=-22) + group(tall_flower(flowers, 104, -8), x=92, y=-22)
    plants += group(tall_flower(flowers, 146, 10), x=-44, y=-22) + group(tall_flower(flowers, 146, -10), x=44, y=-22)
    ribs = "M-60-26C-72-120-36-200 0-232M60-26C72-120 36-200 0-232M-146-92Q0-72 146-92"
    gleams = flat(
        "M-128-84C-120-140-92-186-58-208C-50-204-52-198-58-192C-88-168-108-130-114-84Q-122-78-128-84Z", WHITE, 0.75
    )
    wall = path("M-160-28H160V26H-160Z", CORAL) + line(
        "M-160-2H160M-120-28V-2M-72-28V-2M72-28V-2M120-28V-2M-142-2V26M-96-2V26M96-2V26M142-2V26", 2.6, ROSE
    )
    entry = path("M-46 28V-52Q-46-102 0-102Q46-102 46-52V28Z", SAND) + path(
        "M-33 28V-52Q-33-88 0-88Q33-88 33-52V28Z", door
    )
    window = (
        path("M-20-36V-52Q-20-74 0-74Q20-74 20-52V-36Z", ICE, 2.8)
        + line("M0-36V-72M-20-52H20", 2.6)
        + dot(22, -8, 4.6, BUTTER)
    )
    knob = circle(0, -236, 11, GOLD) + group(starfish(CORAL, awake=False), y=-262, scale=0.8)
    glass = flat(dome, GLASS) + plants + limb(ribs, SUN, 3, 2.5) + gleams + limb(dome, SUN, 4.6)
    return shadow(0, 28, 190, 18) + glass + knob + wall + entry + window


def orchard() -> str:
    """Two stalks of kelp behind the bubble, with golden fruit."""
    stalks = group(kelp(176, LEAF), x=-196, y=10) + group(kelp(176, LEAF), x=196, y=10, mirror=True)
    fruit = ((-214, -66), (-206, -108), (-208, -142), (214, -66), (206, -108), (208, -142))
    return stalks + "".join(circle(x, y, 9, SUN, 2.8) + dot(x - 3, y - 3, 2.4, WHITE) for x, y in fruit)


def path_of_shells() -> str:
    """Flat stones from the door to the visitor."""
    return "".join(ellipse(x, y, rx, ry, SAND, 2.8) for x, y, rx, ry in ((0, 38, 34, 6), (4, 53, 40, 7)))


def bed(x: float, colour: str) -> str:
    """A heap of sand with lilies and grass in a row."""
    row = "".join(group(bell_flower(colour), x=x + dx, y=34, scale=0.7) for dx in (-46, 4, 52))
    row += "".join(group(eelgrass(LEAF), x=x + dx, y=36, scale=0.55) for dx in (-22, 28))
    return row + path(
        f"M{x - 84} 44Q{x - 70} 26 {x - 40} 30Q{x} 22 {x + 40} 30Q{x + 72} 26 {x + 84} 44Q{x} 60 {x - 84} 44Z", SAND
    )


def garden(flowers: str, door: str, boards: str) -> str:
    """All that stays: fence, bubble, beds."""
    return orchard() + fence(boards, WHITE) + group(glass_house(flowers, door), scale=1.14) + path_of_shells()


def standing(body: str) -> str:
    """Drawn a little large; this is its size on the reef."""
    return group(body, y=-14, scale=0.9)


def with_clownfish() -> str:
    left = group(big_anemone(PINK, ROSE), x=-184, y=48) + group(clownfish(), x=-190, y=-80, scale=1.35)
    right = group(big_anemone(PINK, ROSE), x=184, y=48) + group(clownfish(), x=182, y=-102, scale=1.3, mirror=True)
    return standing(garden(PINK, TEAL, CREAM) + left + right)


def with_snails() -> str:
    left = group(big_snail(VIOLET, LILAC), x=-168, y=54)
    right = group(big_snail(ORANGE, BUTTER), x=168, y=54, mirror=True)
    return standing(garden(SUN, TEAL, CREAM) + bed(-170, PINK) + bed(170, PINK) + left + right)


def with_ray() -> str:
    return standing(garden(PINK, BLUE, CREAM) + bed(-170, SUN) + bed(170, SUN) + group(ray(), x=116, y=-214))


def with_sea_cow() -> str:
    return standing(garden(CORAL, RED, BUTTER) + bed(-170, PINK) + group(sea_cow(), x=80, y=46))


def with_oysters() -> str:
    places = ((-182, 46, PINK, 1.04), (0, 58, LILAC, 0.92), (184, 46, PINK, 1.04))
    shells = "".join(group(oyster(colour), x=x, y=y, scale=scale) for x, y, colour, scale in places)
    return standing(garden(LILAC, TEAL, CREAM) + shells)


def with_lobster() -> str:
    guests = group(watering_can(), x=-64, y=56) + group(lobster(), x=136, y=44, scale=1.14)
    return standing(garden(SUN, VIOLET, CREAM) + bed(-170, CORAL) + guests)


PLACE_9 = (with_clownfish, with_snails, with_ray, with_sea_cow, with_oysters, with_lobster)
