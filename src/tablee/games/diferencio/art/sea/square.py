"""Place 7 of the sea: the round pavilion of the square, under its shell roof."""

from __future__ import annotations

from tablee.drawing.outlines import number, star
from tablee.drawing.palette import (
    BARK,
    BLUE,
    BLUSH,
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
from tablee.drawing.shapes import box, circle, dot, ellipse, flat, group, limb, line, path, shadow, smile, spot
from tablee.games.diferencio.art.sea.creatures import (
    clownfish,
    crab,
    fish,
    pearl,
    scallop,
    seahorse,
    snail,
    starfish,
    turtle,
)

# ---- what plays and turns in it: the dolphin, instruments, actors and swings


def saddle(colour: str) -> str:
    """A blanket with a golden hem, over a round back."""
    return path("M-24-14Q0-24 24-14Q28 4 22 18Q0 10-22 18Q-28 4-24-14Z", colour, 2.8) + line(
        "M-21 13Q0 5 21 13", 3, BUTTER
    )


def dolphin(colour: str, blanket: str) -> str:
    """A leaping dolphin, 150 long; it looks to the right."""
    tail = path("M-54 8Q-78 6-92 28Q-70 26-62 32Q-66 46-58 60Q-44 44-40 22Z", colour)
    fin = path("M-16-36Q-28-62-46-62Q-38-44-40-24Z", colour)
    body = path("M-58 16C-40-42 26-58 54-26Q62-18 82-16Q88-8 78-4Q66 0 54 2C20 22-30-6-46 26Z", colour)
    belly = flat("M60 0C24 18-22-4-44 18C-20-14 24 6 56-10Q66-4 76-5Q66 0 60 0Z", WHITE)
    outline = line("M-58 16C-40-42 26-58 54-26Q62-18 82-16Q88-8 78-4Q66 0 54 2C20 22-30-6-46 26")
    flipper = path("M12 4Q6 28-8 34Q-12 16-2 2Z", colour)
    face = dot(46, -18, 4.6) + dot(47.5, -19.5, 1.6, WHITE) + spot(40, -7, 6, 4, BLUSH) + line("M78-8Q64-2 54-7", 2.6)
    seat = path("M-26-35Q-6-46 18-44Q22-24 16-8Q-6-14-22-8Q-28-22-26-35Z", blanket, 2.8) + line(
        "M-23-14Q-4-20 17-13", 3, BUTTER
    )
    return tail + fin + body + belly + outline + seat + flipper + face


def trumpet() -> str:
    """A golden horn; the mouthpiece is the origin."""
    tube = limb("M0 0H46", SUN, 6) + path("M40-4Q60-6 74-24V24Q60 6 40 4Z", SUN)
    loop = path("M10 2h26v16h-26Z", "none", 9) + path("M10 2h26v16h-26Z", "none", 3.4, SUN)
    valves = "".join(limb(f"M{x} -2v-12", GOLD, 3) for x in (14, 23, 32))
    return loop + tube + valves + ellipse(75, 0, 6, 25, GOLD)


def big_drum() -> str:
    """A drum seen from its skin, with two sticks."""
    rim = circle(0, -6, 46, RED) + circle(0, -6, 37, CREAM)
    mark = group(path(star(20), SUN, 2.8), y=-5)
    pegs = "".join(dot(x, y, 3.6, SUN) for x, y in ((-41, -6), (41, -6), (0, 35), (-29, 23), (29, 23)))
    sticks = limb("M-48-74L-26-48", WOOD, 4) + limb("M50-74L28-48", WOOD, 4)
    return rim + mark + pegs + sticks + circle(-26, -47, 6, WHITE, 2.6) + circle(28, -47, 6, WHITE, 2.6)


def double_bass() -> str:
    """As tall as the crab who plays it; it stands on the origin."""
    neck = limb("M0-90V-148", BARK, 7) + circle(0, -154, 8, WOOD, 2.8)
    body = path("M0-6C-34-6-36-40-22-52C-32-66-24-96 0-96C24-96 32-66 22-52C36-40 34-6 0-6Z", WOOD)
    holes = line("M-13-56q-5 8 0 16M13-56q5 8 0 16", 2.6)
    strings = line("M-4-146V-26M4-146V-26", 1.8, CREAM)
    bridge = box_bridge()
    bow = limb("M-52-50L30-66", BARK, 3)
    return line("M0-6V4", 5) + neck + body + holes + strings + bridge + bow


def box_bridge() -> str:
    return path("M-10-26h20v6h-20Z", BARK, 2)


def music_notes() -> str:
    single = ellipse(0, 0, 9, 7, WHITE, 2.8, -18) + limb("M8-2V-34Q20-30 20-18", WHITE, 2, 2.4)
    places = ((-246, -150, -12), (-262, -226, 10), (244, -150, 14), (232, -92, -8))
    return "".join(group(single, x=x, y=y, turn=turn, scale=1.1) for x, y, turn in places)


def actor_sailor() -> str:
    """An orange fish in a sailor's cap."""
    cap = path("M-18-4Q-22-20 0-20Q22-20 18-4Z", WHITE) + path("M-20-6H20V4H-20Z", BLUE, 2.8)
    return group(fish(ORANGE), group(cap, x=8, y=-30, turn=6), scale=1.15)


def actor_king() -> str:
    """A pink fish under a crown, who has the last word."""
    crown = path("M-18 2L-22-22L-9-11L0-27L9-11L22-22L18 2Z", SUN) + dot(0, -4, 3.4, RED)
    return group(group(fish(PINK), group(crown, x=8, y=-29, turn=8), mirror=True), scale=1.15)


def jelly_swing(colour: str, guest: str) -> str:
    """A jellyfish that hangs on the roof and carries a seat; it hangs from the origin."""
    rope = line("M0 0V34", 4.4)
    arms = "".join(limb(d, colour, 4.5, 2.6) for d in ("M-25 66Q-34 96-27 138", "M25 66Q34 96 27 138"))
    frill = "".join(
        limb(d, mixed(colour, WHITE, 0.4), 4, 2.4) for d in ("M-8 66q-6 10 0 20t-2 14", "M8 66q6 10 0 20t2 12")
    )
    bell = path("M-35 66C-38 22-18 10 0 10C18 10 38 22 35 66Q28 76 20 66Q10 78 0 66Q-10 78-20 66Q-28 76-35 66Z", colour)
    face = (
        dot(-10, 44, 3.4)
        + dot(10, 44, 3.4)
        + smile(0, 50, 6, 4, 2.6)
        + spot(-19, 52, 5, 4, BLUSH)
        + spot(19, 52, 5, 4, BLUSH)
    )
    seat = path("M-36 136H36V147H-36Z", WOOD)
    return rope + frill + arms + group(guest, y=136) + seat + bell + spot(-14, 28, 7, 4, WHITE, -30) + face


# ---- the pavilion


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
