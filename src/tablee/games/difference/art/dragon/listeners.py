"""The guests round the story: a knight, a princess who reads, a little goblin, and the tea."""

from __future__ import annotations

from tablee.drawing.layers import Layers
from tablee.drawing.outlines import heart, ring, star, tapered
from tablee.drawing.palette import RED, VIOLET, WHITE, WOOD
from tablee.drawing.shapes import box, circle, clipped, dot, ellipse, flat, group, limb, line, path, shadow, smile
from tablee.games.difference.art.dragon.colours import (
    AMBER,
    CHEEK,
    COIN,
    COIN_LIGHT,
    GOBLIN,
    GREEN,
    LINE,
    PAPER,
    PLANK,
    PLANK_DARK,
    SKIN,
    STEEL,
    TEAL,
    VELVET,
)
from tablee.games.difference.art.dragon.creatures import cheeks, goblin_head

layers = Layers()
STEEL_LIGHT, STEEL_DARK = "#e3ecf4", "#8ba0b8"
HAIR, DRESS, DRESS_DARK = "#c8643c", "#f08fb0", "#d96f98"
KNIGHT = (160, 910)  # where his stool stands


@layers.still
def rug() -> str:
    fringe = (
        line(f"M{330 + 3.06 * x:.0f} {970 + 1.22 * y:.0f}l{x * 0.1:.0f} 16", 5, "#f6deb0")
        for x, y in ring(60, 100)
        if y > 20
    )
    return (
        "".join(fringe)
        + ellipse(330, 970, 306, 122, "#b8404f", LINE)
        + ellipse(330, 968, 278, 106, "none", 10, 0, "#f6c667")
        + ellipse(330, 966, 226, 82, "#2a8a85", 3, 0, "#f6deb0")
    )


@layers.still
def pile_of_books() -> str:
    return group(
        shadow(2, 0, 74),
        box(-62, -26, 124, 26, "#7d5aa6", 4, 3.4),
        box(-52, -50, 110, 24, TEAL, 4, 3.4),
        box(-58, -74, 108, 24, AMBER, 4, 3.4),
        flat("M36-22H56V-6H36ZM30-46H50V-32H30ZM26-70H44V-56H26Z", PAPER),
        x=384, y=878,
    )  # fmt: skip


@layers.feature
def candle(altered: bool) -> str:
    """A candle that burns, or one with a bare wick."""
    halo = dot(0, -150, 46, COIN_LIGHT, 0.4)
    flame = path("M0-124Q-24-140 0-186Q24-140 0-124Z", "#ffb63a", 3) + flat(
        "M0-128Q-10-138 0-158Q10-138 0-128Z", "#fff3c4"
    )
    stick = path("M-15-76V-122Q0-130 15-122V-76Z", PAPER, LINE) + path("M-26-74H26V-82H-26Z", COIN, LINE)
    wick = line("M0-126V-138", 4)
    return group(*((stick, wick) if altered else (halo, stick, flame)), x=384, y=878)


def knight_leg(x: float, out: float) -> str:
    """A leg seen from the front: the knee towards us, the foot on the rug."""
    shin = path(tapered([(x, -42), (x + out * 0.5, -6), (x + out, 28)], [42, 38, 32]), STEEL, LINE)
    shoe = path(
        f"M{x + out - 24} 44Q{x + out - 22} 22 {x + out} 22Q{x + out + 22} 22 {x + out + 26} 44Z", STEEL_DARK, LINE
    )
    knee = circle(x, -44, 24, STEEL, LINE) + circle(x, -44, 12, STEEL_LIGHT, 3)
    return shin + shoe + knee


@layers.still
def stool() -> str:
    legs = limb("M-54-44L-62 20", PLANK, 10, LINE) + limb("M54-44L64 20", PLANK, 10, LINE)
    return group(shadow(4, 42, 84), legs, box(-70, -66, 140, 20, WOOD, 8, LINE), x=KNIGHT[0], y=KNIGHT[1], scale=1.1)


@layers.still
def knight() -> str:
    breastplate = path("M-48-54V-132Q-44-166 0-166Q44-166 48-132V-54Z", STEEL, LINE)
    breastplate += flat("M-38-66V-130Q-34-150-16-154Q-24-110-20-66Z", STEEL_LIGHT) + line("M-46-70H46", 3)
    arm = limb("M-50-140Q-88-104-36-68", STEEL, 25, LINE) + circle(-49, -146, 20, STEEL_DARK, LINE)
    face = dot(-2, -202, 4.4) + dot(22, -202, 4.4) + smile(10, -189, 9, 5) + cheeks(10, -191)
    helmet = path("M-46-196Q-52-262 4-264Q58-262 54-204Q48-228 4-228Q-30-228-34-186Z", STEEL, LINE)
    helmet += flat("M-34-208Q-32-246-4-254Q-22-232-22-214Z", STEEL_LIGHT) + line("M-40-222Q4-246 52-222", 4)
    return group(
        breastplate,
        group(path(heart(17), RED, 3), x=8, y=-116),
        knight_leg(-28, -8),
        knight_leg(28, 10),
        arm,
        circle(-32, -64, 16, STEEL_DARK, LINE),
        circle(4, -204, 46, SKIN, LINE),
        face,
        helmet,
        x=KNIGHT[0], y=KNIGHT[1], scale=1.1,
    )  # fmt: skip


@layers.still
def plume() -> str:
    feather = path("M2-2Q-14-50-60-52Q-96-48-98-12Q-80-30-62-20Q-72-6-66 12Q-34-18 2-2Z", RED, LINE)
    return group(feather, line("M-4-8Q-40-38-80-26", 3), x=172, y=622, scale=1.1)


@layers.feature
def knight_hand(altered: bool) -> str:
    """What the knight holds up: a cup of tea, or a daisy."""
    cup = (
        line("M24-14Q44-16 40 2Q34 12 20 8", 5)
        + path("M-26-22H26Q26 20 0 20Q-26 20-26-22Z", WHITE, LINE)
        + ellipse(0, -22, 26, 7, PLANK, LINE)
        + group(flat(heart(8), RED), y=-2)
        + line("M-8-36q-6-10 2-18M10-36q-6-10 2-18", 4, PAPER)
    )
    petals = (group(ellipse(0, -18, 9, 14, WHITE, 2.6), y=-34, turn=turn) for turn in range(0, 360, 45))
    daisy = limb("M0 22V-20", GREEN, 5, 2.4) + "".join(petals) + circle(0, -34, 11, COIN, 3)
    sleeve = limb("M52-140Q88-122 74-86", STEEL, 25, LINE) + circle(51, -146, 20, STEEL_DARK, LINE)
    held = group(daisy, x=78, y=-96) if altered else group(cup, x=92, y=-92)
    return group(sleeve, held, circle(70, -80, 15, STEEL_DARK, LINE), x=KNIGHT[0], y=KNIGHT[1], scale=1.1)


@layers.still
def princess() -> str:
    cushion = path("M-96 8Q-104-26-60-28H66Q104-26 96 8Q60 30 0 28Q-66 30-96 8Z", "#7d6bb0", LINE)
    cushion += circle(-98, 6, 8, COIN, 3) + circle(98, 6, 8, COIN, 3) + line("M-70 10Q0 24 74 8", 3, "#b4a4dc")
    skirt = path("M-30-112Q-84-40-92-8Q-10 20 96-8Q80-50 34-112Z", DRESS, LINE)
    skirt += flat("M34-40Q60-20 92-10Q40 8-8 6Q40-6 34-40Z", DRESS_DARK)
    skirt += line("M-40-60Q-56-30-58-6M44-60Q52-40 54-18", 3, DRESS_DARK)
    bodice = path("M-32-106V-156Q-28-172 0-172Q28-172 34-156V-106Q0-94-32-106Z", DRESS, LINE)
    face = line("M-16-206q7 6 14 0M20-206q7 6 14 0", 4) + smile(12, -190, 8, 5) + dot(-14, -190, 8, CHEEK)
    return group(
        shadow(0, 28, 112, 12),
        cushion,
        path("M-46-214Q-74-150-62-80Q-30-60 0-74Q32-60 62-84Q70-150 46-214Z", HAIR, LINE),
        skirt,
        bodice,
        path("M-16-172Q0-152 18-172Z", SKIN, 3),
        circle(2, -212, 45, SKIN, LINE),
        path("M-46-206Q-52-262 4-262Q58-260 50-200Q42-228 14-238Q-22-234-46-206Z", HAIR, LINE),
        face + dot(38, -190, 7, CHEEK),
        x=536, y=938,
    )  # fmt: skip


@layers.feature
def princess_hat(altered: bool) -> str:
    """A pointed hat with a veil, or a crown."""
    pointed = (
        path("M-40-22Q-22-70-62-92Q-90-60-66-20Q-54 4-34-4Z", "#fff3f7", 3)
        + path("M-40-6Q0-22 42-4L-34-104Q-42-108-42-98Z", VIOLET, LINE)
        + path("M-40-6Q0-22 42-4L34-16Q0-32-40-18Z", COIN, 3)
        + group(flat(star(12, 5, 0.46), COIN_LIGHT), x=-16, y=-48)
    )
    crown = path("M-40-2L-44-46-20-26 2-56 24-26 46-46 42-2Q0-18-40-2Z", COIN, LINE) + circle(2, -58, 8, RED, 3)
    return group(crown if altered else pointed, x=538, y=690)


@layers.still
def story_book() -> str:
    hand = limb("M-36-62Q-80-26-46 6", DRESS, 21, LINE) + circle(-46, 12, 12, SKIN, 3.2)
    stars = (group(path(star(13, 5, 0.46), COIN_LIGHT, 2.4), x=x, y=-6) for x in (-25, 25))
    return group(
        path("M-62-42Q-30-52 0-36Q30-52 62-42V24Q30 14 0 28Q-30 14-62 24Z", WHITE, LINE),
        path("M-66-34Q-32-42 0-26Q32-42 66-34V34Q32 24 0 40Q-32 24-66 34Z", VELVET, LINE),
        line("M0-26V40", 3.4),
        *stars,
        hand,
        group(hand, mirror=True),
        x=540, y=846,
    )  # fmt: skip


@layers.still
def barrel() -> str:
    return group(
        shadow(0, 8, 66, 12),
        ellipse(0, -86, 52, 14, PLANK_DARK, LINE),
        path("M-52-86Q-66-40-50 4Q0 18 50 4Q66-40 52-86Q0-70-52-86Z", PLANK, LINE),
        line("M-54-60Q0-45 54-60M-54-18Q0-3 54-18", 9, "#6a6680"),
        line("M-22-74Q-28-34-20 8M22-74Q28-34 20 8", 2.6),
        x=676, y=778, scale=0.95,
    )  # fmt: skip


@layers.still
def apples() -> str:
    apple = circle(0, 0, 18, RED, 3.2) + line("M0-17q2-9 9-10", 3.4) + dot(-6, -6, 4, "#ff9d8c")
    places = ((644, 692), (682, 688), (712, 696), (662, 668), (696, 664))
    inside = "M560 600H800V706Q676 726 560 706Z"
    return clipped("barrel", inside, *(group(apple, x=x, y=y) for x, y in places), width=0)


@layers.still
def little_goblin() -> str:
    return group(
        shadow(0, 104, 76, 11),
        path("M-44 84Q-50 30 0 28Q50 30 44 84Z", AMBER, LINE),
        path("M-66 100Q-76 72-40 70L0 84 40 70Q76 72 66 100Q0 114-66 100Z", "#7a6a9c", LINE),
        goblin_head(9),
        line("M-20-36Q-10-52 0-38Q8-56 20-38", 5, "#5d8a35"),
        x=696, y=889, scale=0.96,
    )  # fmt: skip


@layers.feature
def goblin_snack(altered: bool) -> str:
    """A round biscuit, or an ice cream."""
    crumbs = ((-10, -8), (8, -12), (12, 6), (-6, 11))
    biscuit = circle(0, 0, 30, "#e0a45c", LINE) + "".join(dot(x, y, 4.6, "#7a4a30") for x, y in crumbs)
    cone = path("M-20-2H20L0 46Z", "#e0a45c", LINE) + line(
        "M-12-2L6 30M2-2L12 16M12-2L-6 30M-2-2L-12 16", 2.4, "#a86c38"
    )
    scoop = circle(0, -16, 23, "#ffb3c8", LINE) + line("M-24-4q6 10 12 2q6 8 12 0q6 8 12 0q6 6 12-2", LINE)
    scoop += dot(-8, -24, 5, WHITE)
    hands = circle(-30, 14, 12, GOBLIN, 3.2) + circle(30, 14, 12, GOBLIN, 3.2)
    return group(cone + scoop if altered else biscuit, hands, x=696, y=949)


@layers.still
def teapot() -> str:
    return group(
        shadow(0, 0, 38, 7),
        line("M26-42Q50-44 44-22Q38-10 24-12", 6),
        path("M-22-20Q-38-28-42-46L-30-50Q-26-38-18-34Z", "#6fb7d6", LINE),
        ellipse(0, -26, 29, 26, "#6fb7d6", LINE),
        ellipse(0, -49, 16, 6, "#8fcbe4", LINE),
        circle(0, -58, 6, COIN, 3),
        group(flat(heart(9), PAPER), y=-24),
        x=306, y=952, scale=1.3,
    )  # fmt: skip
