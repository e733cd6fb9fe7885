"""Little scenes: people who do something together."""

from __future__ import annotations

from tablee.drawing.outlines import heart, star
from tablee.drawing.palette import (
    BARK,
    BLUE,
    CREAM,
    GOLD,
    GREEN,
    NAVY,
    ORANGE,
    PINK,
    RED,
    ROSE,
    SKY,
    SOIL,
    SUN,
    TEAL,
    WHITE,
    WOOD,
)
from tablee.drawing.shapes import box, circle, dot, ellipse, group, limb, line, path, shadow
from tablee.games.difference.art.parts.animals import pigeon, sitting_cat
from tablee.games.difference.art.parts.people import GREY_HAIR, arm, child, cloth, face, look, lower, small_hand
from tablee.games.difference.art.parts.prop import Altered, Chance, Feature, Prop, Said
from tablee.games.difference.art.parts.roles import beret, music, spectacles
from tablee.games.difference.art.parts.wear import hat
from tablee.games.difference.art.parts.words import NUMBERS, colour, either, recolour, tones

CARRIED: dict[str, Said] = {
    "cake": ("un gâteau à étages", "a tall cake"),
    "pumpkin": ("une citrouille géante", "a giant pumpkin"),
    "clock": ("une grande horloge", "a big clock"),
    "fish": ("un énorme poisson", "a huge fish"),
}


def carried(kind: str) -> str:
    """What lies on the board of two porters."""
    if kind == "cake":
        tiers = box(-52, -30, 104, 30, "#f7dcb0", 4) + box(-36, -58, 72, 28, PINK, 4) + box(-20, -84, 40, 26, WHITE, 4)
        icing = line("M-50-22q8 8 17 0t17 0t17 0t17 0t17 0t17 0", 5, WHITE) + line(
            "M-34-50q8 7 17 0t17 0t17 0t17 0", 4, ROSE
        )
        return tiers + icing + line("M0-84V-98", 4) + path("M0-116Q-8-104 0-98Q8-104 0-116Z", ORANGE, 2)
    if kind == "pumpkin":
        ribs = ellipse(-34, -38, 30, 38, ORANGE) + ellipse(34, -38, 30, 38, ORANGE) + ellipse(0, -40, 32, 42, ORANGE)
        return (
            ribs
            + line("M0-80Q0-100 16-100", 12)
            + line("M0-80Q0-100 16-100", 6, GREEN)
            + line("M-50-46Q-48-62-38-66", 4, CREAM)
        )
    if kind == "clock":
        case = (
            path("M-40 0V-70Q-40-104 0-104Q40-104 40-70V0Z", BARK)
            + circle(0, -62, 30, CREAM)
            + line("M0-62V-82M0-62L14-52", 4.5)
        )
        return case + dot(0, -62, 4) + box(-24, -22, 48, 14, GOLD, 3, 2.6)
    body = path("M-74-34Q-10-92 58-40Q66-34 58-26Q-10 20-74-34Z", SKY) + path("M-68-34L-104-62V-6Z", SKY)
    return (
        body
        + dot(34, -44, 6)
        + line("M14-56Q2-34 14-12", 3.4)
        + line("M46-26q-8 6-14 2", 3.4)
        + line("M-36-40q8 8 0 14M-14-46q8 10 0 20", 3, WHITE)
    )


def porters(chance: Chance) -> Prop:
    """Two carry something heavy on a board."""
    one, two = look(chance, "short", marks="stripes"), look(chance, "bun", marks="plain")
    shirts, kinds = tones(chance), chance.pair("carried", list(CARRIED))
    other = colour(chance.next("deep", ("teal", "violet", "green")))
    hats = chance.pair("hat", ("cap", "straw", "party", "chef"))
    told_hats: dict[str, Said] = {
        "cap": ("une casquette verte", "a green cap"),
        "straw": ("un chapeau de paille", "a straw hat"),
        "party": ("un chapeau pointu", "a party hat"),
        "chef": ("une toque", "a chef’s hat"),
    }

    def draw(altered: Altered) -> str:
        shirt = colour(shirts["porter-shirt" in altered])
        crown = hat(hats["porter-hat" in altered])
        front = lower(one, "walk") + cloth(one, shirt, "cloth-porter1") + group(face(one), y=-142)
        back = lower(two, "walk") + cloth(two, other, "cloth-porter2") + group(face(two), crown, y=-142)
        board = box(-140, -84, 280, 12, "#dba468", 4)
        grips = arm(two, "M22-106Q36-92 34-80", (36, -77), other)
        return (
            shadow(-112, 0, 44, 8)
            + shadow(112, 0, 44, 8)
            + group(back, x=-112)
            + group(front, x=112, mirror=True)
            + group(carried(kinds["carried" in altered]), y=-84)
            + board
            + group(grips, x=-112)
            + group(arm(one, "M22-106Q36-92 34-80", (36, -77), shirt), x=112, mirror=True)
        )

    return Prop(
        "porters",
        draw,
        [
            either(
                "carried",
                ("ce que portent les deux porteurs", "what the two porters carry"),
                kinds,
                CARRIED,
                ("Les deux porteurs portent {}.", "The two porters carry {}."),
            ),
            recolour(
                "porter-shirt",
                ("les habits du porteur de droite", "the clothes of the porter on the right"),
                ("Le porteur de droite est en {}.", "The porter on the right is in {}."),
                shirts,
            ),
            either(
                "porter-hat",
                ("la coiffure de la porteuse", "what the porter on the left wears on the head"),
                hats,
                told_hats,
                ("À gauche, la porteuse a {}.", "The porter on the left wears {}."),
            ),
        ],
        (-170, -216, 170, 16),
        sided=True,
    )


SUBJECTS: dict[str, Said] = {
    "sun": ("un soleil", "a sun"),
    "heart": ("un cœur", "a heart"),
    "boat": ("un bateau", "a boat"),
    "star": ("une étoile", "a star"),
}


def painted(kind: str) -> str:
    if kind == "sun":
        return circle(0, 0, 18, SUN) + line(
            "M0-34V-26M0 26V34M-34 0H-26M26 0H34M-24-24L-18-18M24-24L18-18M-24 24L-18 18M24 24L18 18", 5, ORANGE
        )
    if kind == "heart":
        return group(path(heart(27), RED), y=4)
    if kind == "star":
        return path(star(32), BLUE)
    return (
        path("M-30 10H30L20 26H-20Z", RED)
        + line("M0 10V-32", 4)
        + path("M3-30L28 2H3Z", TEAL, 2.8)
        + path("M-3-24L-22 2H-3Z", SUN, 2.8)
    )


def portrait(chance: Chance) -> Prop:
    """A painter, her easel, and a cat that sits for her."""
    someone = look(chance, "long", marks="plain")
    kinds, smocks = chance.pair("subject", list(SUBJECTS)), tones(chance)
    fur, stripe = chance.choice((("#f0a044", "#c97a26"), ("#9a93a8", "#6f6880")))
    sits = chance.percent(50)

    def draw(altered: Altered) -> str:
        smock = colour(smocks["portrait-smock" in altered])
        legs = limb("M-38 0L-6-150", WOOD, 6) + limb("M38 0L6-150", WOOD, 6) + limb("M0-20V-140", WOOD, 5)
        easel = (
            legs
            + box(-46, -154, 92, 96, WHITE, 3)
            + group(painted(kinds["portrait" in altered]), y=-106)
            + box(-52, -60, 104, 10, WOOD, 3)
        )
        painter = (
            lower(someone)
            + arm(someone, "M-22-108Q-46-96-42-68", (-42, -64), smock)
            + cloth(someone, smock, "cloth-portrait")
        )
        brush = limb("M58-92L74-112", WOOD, 4, 2) + circle(76, -114, 5, RED, 2)
        painter += (
            group(face(someone), beret(), y=-142) + brush + arm(someone, "M22-108Q44-104 54-94", (58, -92), smock)
        )
        stool = path("M-34-40H34V-30H-34Z", WOOD) + limb("M-26-30L-32 0M26-30L32 0", WOOD, 6)
        there = sits != ("portrait-cat" in altered)
        model = group(sitting_cat(fur, stripe), y=-40) if there else ""
        return (
            shadow(-118, 0, 44, 8)
            + shadow(0, 2, 52, 7)
            + shadow(120, 2, 42, 7)
            + group(painter, x=-118)
            + easel
            + group(stool, model, x=122)
        )

    yes: Said = ("Un chat pose pour la peintre.", "A cat sits for the painter.")
    no: Said = ("Personne ne pose pour la peintre.", "Nobody sits for the painter.")
    return Prop(
        "portrait",
        draw,
        [
            either(
                "portrait",
                ("ce qui est peint sur le tableau", "what is painted on the easel"),
                kinds,
                SUBJECTS,
                ("Sur le chevalet : {}.", "On the easel: {}."),
            ),
            recolour(
                "portrait-smock",
                ("les habits de la peintre", "the painter’s clothes"),
                ("La peintre est en {}.", "The painter is in {}."),
                smocks,
            ),
            Feature(
                "portrait-cat",
                ("le tabouret devant le chevalet", "the stool by the easel"),
                *((yes, no) if sits else (no, yes)),
            ),
        ],
        (-170, -196, 190, 16),
    )


def feeding(chance: Chance) -> Prop:
    """An old lady on a bench feeds the pigeons."""
    someone = look(chance, "bun", True, "plain", GREY_HAIR)
    many, coats = chance.choice((4, 5)), tones(chance)

    def draw(altered: Altered) -> str:
        coat = colour(coats["feeding-coat" in altered])
        back = box(-84, -96, 168, 16, WOOD, 4) + box(-84, -72, 168, 14, WOOD, 4) + limb("M-72-100V0M72-100V0", BARK, 7)
        seat = box(-92, -48, 184, 14, "#dba468", 4)
        legs = limb("M0-44Q26-44 26-10", someone.skin, 12) + limb("M-18-44Q8-44 6-10", someone.skin, 12)
        shoes = ellipse(32, -4, 15, 7, SOIL) + ellipse(12, -4, 15, 7, SOIL)
        dress = path("M-34-104Q-14-112 6-104L36-46Q34-34 10-32H-34Q-44-38-40-50Z", coat)
        throwing = limb("M-2-94Q30-92 48-74", coat, 12) + circle(52, -72, 8.5, someone.skin, 2.8)
        crumbs = "".join(
            dot(x, y, 3, "#b98a4a")
            for x, y in ((66, -62), (76, -50), (84, -38), (92, -22), (104, -12), (118, -2), (130, -8))
        )
        birds = ((122, -2, True), (176, 6, True), (230, -2, True), (148, 36, False), (206, 40, True))[
            : many - 2 * ("feeding" in altered)
        ]
        lady = legs + shoes + dress + throwing + group(face(someone), spectacles(), x=-14, y=-130)
        return shadow(0, 2, 96, 8) + back + seat + lady + crumbs + "".join(pigeon(*each) for each in birds)

    words = [NUMBERS[many], NUMBERS[many - 2]]
    told: list[Said] = [
        (f"{n[0].capitalize()} pigeons picorent devant le banc.", f"{n[1].capitalize()} pigeons peck before the bench.")
        for n in words
    ]
    return Prop(
        "feeding",
        draw,
        [
            Feature("feeding", ("les pigeons", "the pigeons"), told[0], told[1]),
            recolour(
                "feeding-coat",
                ("la robe de la vieille dame", "the old lady’s dress"),
                ("La robe de la vieille dame est de couleur {}.", "The old lady’s dress is {}."),
                coats,
            ),
        ],
        (-104, -178, 268, 50),
    )


def concert(chance: Chance) -> Prop:
    """A musician plays, a child dances, a hat waits for coins."""
    player, dancer = look(chance, "curls", marks="plain"), look(chance, "pigtails", True)
    kinds = chance.sample(("accordion", "guitar"), 2)
    shirts, skirts, full = tones(chance), tones(chance), chance.percent(50)
    told: dict[str, Said] = {
        "accordion": ("de l’accordéon", "the accordion"),
        "guitar": ("de la guitare", "the guitar"),
    }

    def draw(altered: Altered) -> str:
        shirt = colour(shirts["concert-shirt" in altered])
        body = (
            lower(player)
            + cloth(player, shirt, "cloth-concert")
            + group(music(kinds["concert" in altered]), x=26, y=-84)
        )
        arms = arm(player, "M-22-108Q-50-92-40-72", (-38, -70), shirt) + arm(
            player, "M22-108Q46-98 40-82", (38, -80), shirt
        )
        musician = body + arms + group(face(player), hat("top"), y=-142)
        girl = child(
            dancer, colour(skirts["concert-skirt" in altered]), "M-16-78Q-38-88-44-108", "M16-78Q38-72 48-86", jump=12
        )
        hands = small_hand(-44, -122, dancer.skin) + small_hand(50, -99, dancer.skin)
        coins = "".join(circle(x, y, 7, SUN, 2) for x, y in ((-12, -20), (2, -24), (14, -20), (-4, -32), (8, -34)))
        paid = coins if full != ("concert-coins" in altered) else ""
        case = paid + path("M-26-18H26L20 0H-20Z", NAVY) + ellipse(0, 0, 36, 7, NAVY)
        return (
            shadow(-70, 0, 44, 8)
            + group(musician, x=-70)
            + group(girl, hands, x=86)
            + shadow(8, 4, 34, 5)
            + group(case, x=12, y=4)
        )

    some: Said = ("Il y a des pièces dans le chapeau.", "There are coins in the hat.")
    none: Said = ("Le chapeau pour les pièces est vide.", "The hat for coins is empty.")
    return Prop(
        "concert",
        draw,
        [
            either(
                "concert",
                ("l’instrument du musicien", "the musician’s instrument"),
                kinds,
                told,
                ("Le musicien joue {}.", "The musician plays {}."),
            ),
            recolour(
                "concert-shirt",
                ("les habits du musicien", "the musician’s clothes"),
                ("Le musicien est en {}.", "The musician is in {}."),
                shirts,
            ),
            recolour(
                "concert-skirt",
                ("la robe de la danseuse", "the dancer’s dress"),
                ("La robe de la danseuse est de couleur {}.", "The dancer’s dress is {}."),
                skirts,
            ),
            Feature(
                "concert-coins",
                ("le chapeau du musicien", "the musician’s hat on the ground"),
                *((some, none) if full else (none, some)),
            ),
        ],
        (-160, -204, 150, 16),
    )
