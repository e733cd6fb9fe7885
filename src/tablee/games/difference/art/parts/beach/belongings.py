"""What people have brought to the beach and put down."""

from __future__ import annotations

from tablee.drawing.palette import (
    BARK,
    BLUE,
    BUTTER,
    CORAL,
    CREAM,
    GREEN,
    ICE,
    LEAF,
    NAVY,
    ORANGE,
    PINK,
    RED,
    ROSE,
    SUN,
    TEAL,
    VIOLET,
    WHITE,
    WOOD,
)
from tablee.drawing.shapes import box, circle, dot, ellipse, flat, group, limb, line, path, shadow, smile
from tablee.games.difference.art.parts.prop import Altered, Chance, Prop, Said
from tablee.games.difference.art.parts.wear import held
from tablee.games.difference.art.parts.words import colour, either, recolour, there, tones


def pinwheel(chance: Chance) -> Prop:
    """In a mound of sand."""
    sails = tones(chance)

    def draw(altered: Altered) -> str:
        mound = path("M-46 4Q-30-26 0-26Q30-26 46 4Q0 12-46 4Z", "#f0c878")
        stick = limb("M0-20V-92", WOOD, 5, 2.4)
        sail = path("M0 0Q2-34 38-38Q40-4 0 0Z", colour(sails["pinwheel" in altered]), 2.8)
        wheel = "".join(group(sail, turn=turn) for turn in (0, 90, 180, 270))
        return shadow(0, 5, 50, 6) + mound + stick + group(wheel, circle(0, 0, 7, ORANGE, 2.4), y=-94)

    return Prop(
        "pinwheel",
        draw,
        [
            recolour(
                "pinwheel",
                ("le moulinet planté dans le sable", "the pinwheel in the sand"),
                ("Le moulinet planté dans le sable est {}.", "The pinwheel in the sand is {}."),
                sails,
            )
        ],
        (-54, -138, 54, 14),
    )


def flip_flops(chance: Chance) -> Prop:
    soles = tones(chance)

    def draw(altered: Altered) -> str:
        sole = colour(soles["flip-flops" in altered])
        strap = CORAL if sole in (WHITE, SUN, PINK) else BUTTER
        shoe = path("M-16-2Q-20-24-16-42Q-10-58 4-56Q20-50 17-30Q12-10 14 2Q10 14-2 14Q-14 12-16-2Z", sole, 2.8)
        thong = line("M-13-18Q-6-38 2-42Q10-36 13-18", 8) + line("M-13-18Q-6-38 2-42Q10-36 13-18", 3.4, strap)
        one = shoe + thong
        return shadow(2, 6, 44, 9) + group(one, x=-17, y=-4, turn=-8) + group(one, x=17, y=0, turn=6, mirror=True)

    return Prop(
        "flip-flops",
        draw,
        [
            recolour(
                "flip-flops",
                ("les tongs", "the flip-flops"),
                ("Les tongs sont de couleur {}.", "The flip-flops are {}."),
                soles,
            )
        ],
        (-54, -68, 54, 20),
    )


LEFT: dict[str, Said] = {
    "book": ("un livre ouvert", "an open book"),
    "radio": ("une radio", "a radio"),
    "melon": ("une tranche de pastèque", "a slice of watermelon"),
}


def left_there(kind: str) -> str:
    """What lies on a towel round (0, 0)."""
    if kind == "book":
        cover = path("M-36-6L-30-36Q-14-42 0-34Q14-42 30-36L36-6Q16-14 0-4Q-16-14-36-6Z", BLUE, 2.8)
        pages = path("M-29-12L-25-36Q-12-40 0-33Q12-40 25-36L29-12Q14-16 0-9Q-14-16-29-12Z", WHITE, 2.4)
        return cover + pages + line("M0-33V-9M-20-28q8-3 14 0M-21-20q8-3 15 0M6-28q8-3 14 0M6-20q8-3 15 0", 2.2)
    if kind == "radio":
        case = line("M18-38L34-62", 4) + box(-34, -40, 68, 38, RED, 6, 2.8)
        return case + circle(-14, -21, 12, BUTTER, 2.6) + box(6, -33, 22, 10, ICE, 2, 2.2) + dot(11, -14, 3.4, CREAM)
    rind = path("M-38-30H38Q34 0 0 0Q-34 0-38-30Z", GREEN, 2.8) + flat("M-32-29H32Q28-8 0-8Q-28-8-32-29Z", WHITE)
    seeds = "".join(dot(x, y, 2.8) for x, y in ((-16, -22), (-5, -17), (8, -18), (18, -23)))
    return rind + flat("M-29-29H29Q25-12 0-12Q-25-12-29-29Z", ROSE) + line("M-38-30H38", 2.8) + seeds


def towel(chance: Chance) -> Prop:
    """Somebody has gone for a swim."""
    kinds = chance.pair("left-there", list(LEFT))
    cloth = chance.choice((TEAL, VIOLET, PINK, LEAF))

    def draw(altered: Altered) -> str:
        rug = path("M-78 6L-60-44H78L62 6Z", cloth) + line("M-64-34H72M-76-4H64", 5, CREAM)
        fringe = line("M-78 6l-4 6M-52 6l-3 6M-26 6l-2 6M0 6v6M26 6l1 6M62 6l2 6", 2.6)
        return fringe + rug + group(left_there(kinds["towel" in altered]), y=-6)

    return Prop(
        "towel",
        draw,
        [
            either(
                "towel",
                ("ce qui est posé sur la serviette", "what lies on the towel"),
                kinds,
                LEFT,
                ("Sur la serviette : {}.", "On the towel: {}."),
            )
        ],
        (-88, -74, 86, 16),
    )


CHILLED: dict[str, Said] = {
    "bottle": ("une bouteille", "a bottle"),
    "duck": ("un canard en plastique", "a plastic duck"),
    "cake": ("une part de gâteau", "a slice of cake"),
}


def chilled(kind: str) -> str:
    """What stands on a cool box."""
    if kind == "bottle":
        glass = path("M-15 0V-36Q-15-46-7-52V-66H7V-52Q15-46 15-36V0Z", GREEN, 2.8)
        return glass + box(-15, -32, 30, 18, WHITE, 1, 2.4) + box(-9, -74, 18, 10, SUN, 2, 2.4)
    if kind == "duck":
        body = path("M-34-22Q-14-34 0-28Q-6-58 18-60Q38-58 34-38Q32-28 34-18Q28 0 2 0Q-28 0-34-22Z", SUN, 2.8)
        return body + path("M33-48L50-42L33-36Z", ORANGE, 2.4) + dot(22, -46, 3.4) + line("M-14-14Q-2-8 8-16", 2.8)
    slice_ = path("M-38 0V-28L34-40V0Z", BUTTER, 2.8) + path("M-38-26Q-6-60 34-40Q0-34-38-26Z", PINK, 2.8)
    return slice_ + line("M-36-14L33-18", 5, ROSE) + circle(0, -50, 9, RED, 2.6)


def cool_box(chance: Chance) -> Prop:
    kinds, bands = chance.pair("chilled", list(CHILLED)), tones(chance)
    case = chance.choice((ICE, CREAM))

    def draw(altered: Altered) -> str:
        body = box(-52, -54, 104, 54, case, 6) + box(-52, -28, 104, 16, colour(bands["cool-box-band" in altered]))
        lid = box(-58, -66, 116, 16, BLUE, 5)
        handle = limb("M-58-46Q-72-30-58-22M58-46Q72-30 58-22", NAVY, 4, 2)
        return shadow(0, 2, 64, 7) + handle + body + group(chilled(kinds["cool-box" in altered]), y=-66) + lid

    return Prop(
        "cool-box",
        draw,
        [
            either(
                "cool-box",
                ("ce qu’il y a sur la glacière", "what is on the cool box"),
                kinds,
                CHILLED,
                ("Sur la glacière : {}.", "On the cool box: {}."),
            ),
            recolour(
                "cool-box-band",
                ("la bande de la glacière", "the cool box’s band"),
                ("La bande de la glacière est de couleur {}.", "The cool box’s band is {}."),
                bands,
            ),
        ],
        (-76, -146, 76, 12),
    )


PACKED: dict[str, Said] = {
    "bread": ("une baguette", "a baguette"),
    "flipper": ("une palme", "a flipper"),
    "bear": ("un ours en peluche", "a teddy bear"),
}


def packed(kind: str) -> str:
    """What looks out of a bag."""
    if kind == "bread":
        loaf = limb("M0 20V-46", "#e0a75a", 22, 2.8) + line("M-8-36L8-46M-8-18L8-28M-8 0L8-10", 3, BARK)
        return group(loaf, turn=14)
    if kind == "flipper":
        web = path("M-9 20L-24-50Q0-64 24-50L9 20Z", LEAF, 2.8)
        return group(web, line("M-10-46L-4 10M0-50V10M10-46L4 10", 2.6), turn=-10)
    return group(held("bear"), scale=1.2, y=-18)


def beach_bag(chance: Chance) -> Prop:
    kinds, cloths = chance.pair("packed", list(PACKED)), tones(chance)
    upper = chance.choice((CREAM, BUTTER))

    def draw(altered: Altered) -> str:
        handle = line("M-34-62Q-30-108 4-108Q32-106 34-62", 9) + line("M-34-62Q-30-108 4-108Q32-106 34-62", 4, WOOD)
        sack = path("M-54-66H54L46 0Q0 6-46 0Z", upper)
        lower = path("M-49-26H49L46 0Q0 6-46 0Z", colour(cloths["bag-cloth" in altered]))
        return shadow(0, 2, 56, 7) + handle + group(packed(kinds["bag" in altered]), x=4, y=-70) + sack + lower

    return Prop(
        "bag",
        draw,
        [
            either(
                "bag",
                ("ce qui dépasse du sac de plage", "what sticks out of the beach bag"),
                kinds,
                PACKED,
                ("Du sac de plage dépasse {}.", "Out of the beach bag sticks {}."),
            ),
            recolour(
                "bag-cloth",
                ("le bas du sac de plage", "the lower part of the beach bag"),
                ("Le bas du sac de plage est {}.", "The lower part of the beach bag is {}."),
                cloths,
            ),
        ],
        (-60, -140, 60, 12),
    )


def bathing_flag(chance: Chance) -> Prop:
    """It says whether one may swim; a lifebuoy may hang on its pole."""
    hung, cloths = chance.percent(50), tones(chance)

    def draw(altered: Altered) -> str:
        pole = limb("M0 0V-188", WHITE, 6) + circle(0, -192, 6, SUN, 2.4)
        cloth = path(
            "M4-182Q26-196 46-184Q62-176 74-184V-138Q62-128 46-138Q26-150 4-136Z",
            colour(cloths["flag-cloth" in altered]),
        )
        ring_ = circle(0, -66, 24, "none", 19) + circle(0, -66, 24, "none", 13, WHITE)
        marks = line("M-17-83L-19-85M17-49L19-47M17-83L19-85M-17-49L-19-47", 14, RED)
        foot = path("M-30 4Q-18-16 0-16Q18-16 30 4Q0 10-30 4Z", "#f0c878")
        buoy = ring_ + marks if hung != ("lifebuoy" in altered) else ""
        return shadow(0, 4, 36, 5) + pole + cloth + buoy + foot

    return Prop(
        "bathing-flag",
        draw,
        [
            recolour(
                "flag-cloth",
                ("le drapeau de baignade", "the bathing flag"),
                ("Le drapeau de baignade est {}.", "The bathing flag is {}."),
                cloths,
            ),
            there(
                "lifebuoy",
                ("le mât du drapeau de baignade", "the pole of the bathing flag"),
                hung,
                ("Une bouée de sauvetage est accrochée au mât.", "A lifebuoy hangs on the pole."),
                ("Rien n’est accroché au mât.", "Nothing hangs on the pole."),
            ),
        ],
        (-44, -202, 82, 12),
    )


def rackets(chance: Chance) -> Prop:
    """Two, and their ball."""
    faces = tones(chance)

    def bat(tone: str) -> str:
        return limb("M0-2V18", WOOD, 8, 2.6) + ellipse(0, -30, 27, 32, tone) + line("M-13-44q5-8 14-9", 3.4, WHITE)

    def draw(altered: Altered) -> str:
        front = colour(faces["rackets" in altered])
        ball = circle(62, -8, 11, LEAF, 2.6)
        return (
            shadow(0, 4, 60, 8)
            + group(bat("#dba468"), x=30, y=-16, turn=40)
            + group(bat(front), x=-24, y=-16, turn=-24)
            + ball
        )

    return Prop(
        "rackets",
        draw,
        [
            recolour(
                "rackets",
                ("la raquette peinte", "the painted racket"),
                ("La raquette peinte est de couleur {}.", "The painted racket is {}."),
                faces,
            )
        ],
        (-68, -80, 80, 16),
    )


ENCLOSED: dict[str, Said] = {
    "letter": ("une lettre", "a letter"),
    "ship": ("un petit bateau", "a little ship"),
    "fish": ("un poisson rouge", "a goldfish"),
}


def enclosed(kind: str) -> str:
    """What is in a bottle, round its middle."""
    if kind == "letter":
        return box(-30, -11, 56, 22, CREAM, 8, 2.6) + line("M-10-11V11M-1-11V11", 5, RED)
    if kind == "ship":
        return path("M-28 4H24L16 15H-20Z", RED, 2.4) + path("M-2 2V-19Q14-8 15 2ZM-6 2V-16Q-22-6-22 2Z", WHITE, 2.4)
    return (
        path("M-18 0L-34-14V14Z", ORANGE, 2.6)
        + path("M-22 0Q0-24 26 0Q0 24-22 0Z", ORANGE, 2.6)
        + dot(12, -3, 3)
        + smile(14, 4, 4, 2, 2)
    )


def bottle(chance: Chance) -> Prop:
    """Washed ashore, with something in it."""
    kinds = chance.pair("enclosed", list(ENCLOSED))

    def draw(altered: Altered) -> str:
        glass = path("M-54-22Q-56-26-50-26H28Q40-26 46-13H64V7H46Q40 20 28 20H-50Q-56 20-54 16Z", "#cdeee4")
        inside = group(enclosed(kinds["bottle" in altered]), x=-12, y=-3)
        cork = box(62, -10, 15, 20, WOOD, 3, 2.8)
        weed = line("M-40 24Q-60 16-74 24M-30 28Q-44 36-62 32", 7) + line(
            "M-40 24Q-60 16-74 24M-30 28Q-44 36-62 32", 3, LEAF
        )
        lying = group(glass, inside, cork, line("M-44-18H20", 3.4, WHITE), y=-22, turn=-10)
        return shadow(0, 4, 70, 8) + group(weed, y=-24) + lying

    return Prop(
        "bottle",
        draw,
        [
            either(
                "bottle",
                ("ce qu’il y a dans la bouteille échouée", "what is in the bottle in the sand"),
                kinds,
                ENCLOSED,
                ("Dans la bouteille échouée : {}.", "In the bottle in the sand: {}."),
            )
        ],
        (-82, -66, 84, 18),
    )
