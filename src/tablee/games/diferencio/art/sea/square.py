"""Place 7 of the sea: the round pavilion of the square, under its shell roof."""

from __future__ import annotations

from tablee.drawing.outlines import number
from tablee.drawing.palette import (
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
    SKY,
    SUN,
    TEAL,
    VIOLET,
    WHITE,
    WOOD,
    mixed,
)
from tablee.drawing.shapes import box, circle, ellipse, flat, group, limb, line, path, shadow
from tablee.games.diferencio.art.sea.creatures import clownfish, crab, pearl, scallop, seahorse, snail, starfish, turtle
from tablee.games.diferencio.art.sea.square_players import (
    actor_king,
    actor_sailor,
    big_drum,
    dolphin,
    double_bass,
    jelly_swing,
    music_notes,
    saddle,
    trumpet,
)

HALF = 222  # half the width of the roof
TOP, RIM = -322, -216
LOBES = 9


def rim(i: float) -> tuple[float, float]:
    """A place on the front edge of the roof: it hangs lower in the middle."""
    x = -HALF + i * 2 * HALF / LOBES
    return x, RIM + 20 * (1 - (x / HALF) ** 2)


def seam(i: int) -> str:
    """The rest of a path from the top of the roof down one of its ribs."""
    x, y = rim(i)
    return f"Q{number(x * 0.8)} {TOP + 6} {number(x)} {number(y)}"


def gusset(i: int, colour: str) -> str:
    """One strip of the roof between two ribs."""
    end, low = rim(i + 1)
    back = f"Q{number(end * 0.8)} {TOP + 6} 0 {TOP}Z"
    return path(f"M0 {TOP}{seam(i)}L{number(end)} {number(low)}{back}", colour)


def lobe(i: int, colour: str) -> str:
    """The round flap under a strip."""
    (x, y), (end, low) = rim(i), rim(i + 1)
    down = f"{number(x + 4)} {number(y + 36)} {number(end - 4)} {number(low + 36)}"
    return path(f"M{number(x)} {number(y)}C{down} {number(end)} {number(low)}Z", colour)


def roof(one: str, other: str) -> str:
    """A fan shell as a roof, in two colours."""
    colours = [one if i % 2 == 0 else other for i in range(LOBES)]
    strips = "".join(gusset(i, colour) for i, colour in enumerate(colours))
    flaps = "".join(lobe(i, colours[i + 1] if i + 1 < LOBES else other) for i in range(LOBES))
    edge = "M" + "L".join(f"{number(rim(i)[0])} {number(rim(i)[1])}" for i in range(LOBES + 1))
    beads = "".join(circle(*rim(i), 6, WHITE, 2.6) for i in range(LOBES + 1))
    light = line("M-150-262Q-112-298-62-311", 7, mixed(one, WHITE, 0.55))
    knob = path("M-26-318Q0-338 26-318Q20-308 0-308Q-20-308-26-318Z", GOLD) + group(
        pearl(18, mixed(PINK, WHITE, 0.6)), y=-342
    )
    return flaps + strips + light + limb(edge, GOLD, 3.4, 2.3) + beads + knob


def floor(colour: str) -> str:
    """The drum on which all stand; pearls and shells round it."""
    wall = path("M-206 0V32C-190 72 190 72 206 32V0Z", colour)
    band = line("M-205 16C-186 54 186 54 205 16", 6, BUTTER)
    shells = "".join(
        group(scallop(tint), x=x, y=y, scale=0.5)
        for x, y, tint in ((-158, 52, PINK), (-80, 62, BUTTER), (0, 65, PINK), (80, 62, BUTTER), (158, 52, PINK))
    )
    planks = line("M-150-20L-170 18M-60-30L-70 30M60-30L70 30M150-20L170 18", 2.4, GOLD)
    return shadow(0, 54, 236, 24) + wall + band + shells + ellipse(0, 0, 206, 32, SAND) + planks


def pole(x: float, foot: float, top: float = -190) -> str:
    """A twisted golden pole."""
    twists = "".join(f"M{x - 4} {y}l8-9" for y in range(int(top) + 20, int(foot), 18))
    return limb(f"M{x} {foot}V{top}", SUN, 8) + line(twists, 2.6, GOLD)


def column(colour: str) -> str:
    """The pillar in the middle, with a mirror."""
    pillar = box(-38, -200, 76, 196, colour, 4) + box(-46, -20, 92, 18, GOLD, 6)
    stripes = flat("M-28-198h10v176h-10ZM18-198h10v176h-10Z", mixed(colour, WHITE, 0.5))
    return pillar + stripes


def pavilion(one: str, other: str, drum: str, inside: str) -> str:
    """Floor, back poles and whatever plays, then the roof."""
    back = pole(-192, 6) + pole(192, 6)
    return floor(drum) + back + inside + roof(one, other)


def ride(animal: str, x: float, y: float, scale: float = 1) -> str:
    """One animal of a carousel on its pole."""
    return pole(x, 18 if y > -100 else -12) + group(animal, x=x, y=y, scale=scale)


def merry_seahorse(colour: str) -> str:
    return seahorse(colour, BUTTER) + group(saddle(RED), x=-3, y=-8, scale=0.8)


def standing(body: str) -> str:
    """Drawn a little large; this is its size on the reef."""
    return group(body, y=-14, scale=0.9)


def seahorse_carousel() -> str:
    riders = ride(merry_seahorse(PINK), -4, -100, 1.02)
    riders += ride(merry_seahorse(ORANGE), -122, -80, 1.36) + ride(merry_seahorse(SUN), 108, -80, 1.36)
    return standing(pavilion(CORAL, CREAM, ROSE, column(TEAL) + riders))


def dolphin_carousel() -> str:
    pale = mixed(SKY, WHITE, 0.35)
    riders = ride(dolphin(pale, SUN), 4, -120, 0.78)
    riders += ride(dolphin(pale, RED), -110, -62, 1.04) + ride(dolphin(pale, RED), 110, -62, 1.04)
    return standing(pavilion(ROSE, BUTTER, ROSE, column(VIOLET) + riders))


def turtle_carousel() -> str:
    riders = ride(turtle(ORANGE), -4, -124, 0.8)
    riders += ride(turtle(GREEN), -116, -68, 1.12) + ride(turtle(GREEN), 106, -68, 1.12)
    return standing(pavilion(CORAL, CREAM, TEAL, column(ROSE) + riders))


def shell_wall(colour: str) -> str:
    """The back of a stage: one big fan shell."""
    blades = ""
    for i in range(8):
        left, bend = -170 + 42.5 * i, -96 + 26.4 * i
        blades += path(f"M0 0Q{bend:.1f}-110 {left}-190H{left + 42.5}Q{bend + 24:.1f}-110 0 0Z", colour, 2.8)
    return path("M-176-196Q-170-60-110-8H110Q170-60 176-196Z", mixed(colour, WHITE, 0.3)) + blades


def crab_orchestra() -> str:
    left = group(crab(RED), x=-112, y=6, scale=1.05) + group(trumpet(), x=-122, y=-22, turn=16, mirror=True)
    middle = group(crab(CORAL), x=4, y=-64, scale=1.05) + group(big_drum(), x=4, y=-6, scale=0.88)
    right = group(crab(RED), x=98, y=6, scale=1.05) + group(double_bass(), x=160, y=12)
    return standing(pavilion(ROSE, CREAM, ROSE, shell_wall(BUTTER) + middle + left + right) + music_notes())


def curtain(mirror: bool) -> str:
    """A red curtain, gathered at the side of the stage."""
    cloth = path("M-190-200H-44C-58-140-120-110-146-84C-152-60-140-20-136 4Q-166 14-190 4Z", RED)
    folds = line(
        "M-164-190C-166-130-170-60-164 0M-128-190C-136-140-156-110-160-84M-90-186C-104-140-140-116-152-92", 3, ROSE
    )
    tie = path("M-192-92Q-166-76-142-94L-138-78Q-164-60-192-76Z", SUN)
    return group(cloth + folds + tie, mirror=mirror)


def scenery() -> str:
    """What fish dream of: an island in the sun."""
    sky = path("M-150-196H150V-6H-150Z", ICE)
    sun = circle(62, -136, 24, SUN)
    waves = path("M-150-52q15-14 30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0V-4H-150Z", TEAL)
    island = path("M-60-56Q-6-92 52-56Z", SAND)
    palm = limb("M2-70Q-2-110 12-136", WOOD, 7)
    leaves = path(
        "M12-138Q-14-164-34-138Q-12-146 12-138Q-8-132-16-110Q6-118 12-138"
        "Q28-130 32-108Q44-130 12-138Q34-160 50-134Q36-142 12-138Z",
        LEAF,
        2.8,
    )
    return sky + sun + island + palm + leaves + waves


def footlights() -> str:
    return "".join(
        path(f"M{x - 15} 26Q{x - 15} 4 {x} 4Q{x + 15} 4 {x + 15} 26Z", GOLD, 2.8) for x in (-120, -60, 0, 60, 120)
    )


def fish_theatre() -> str:
    play = scenery() + group(actor_sailor(), x=-58, y=-48) + group(actor_king(), x=66, y=-52)
    return standing(pavilion(CORAL, BUTTER, VIOLET, play + curtain(False) + curtain(True) + footlights()))


def jellyfish_swings() -> str:
    guests = (
        (-144, 5, PINK, group(clownfish(), scale=0.62, y=-20)),
        (-49, -3, BUTTER, group(crab(RED), scale=0.56)),
        (49, 3, LILAC, group(starfish(ORANGE), scale=0.86, y=-20)),
        (144, -5, PINK, group(snail(VIOLET), scale=0.66)),
    )
    swings = "".join(
        group(jelly_swing(colour, guest), x=x, y=-188, turn=turn, scale=1.1) for x, turn, colour, guest in guests
    )
    return standing(pavilion(PINK, CREAM, ROSE, column(TEAL) + swings))


PLACE_7 = (seahorse_carousel, dolphin_carousel, turtle_carousel, crab_orchestra, fish_theatre, jellyfish_swings)
