"""Smaller things that fill the ground: crates, tubs, toys, washing."""

from __future__ import annotations

from tablee.drawing.outlines import ring, star
from tablee.drawing.palette import (
    BARK,
    BLUE,
    CORAL,
    CREAM,
    GREEN,
    ICE,
    INK,
    ORANGE,
    PINK,
    RED,
    ROSE,
    SOIL,
    SUN,
    TEAL,
    VIOLET,
    WHITE,
    WOOD,
)
from tablee.drawing.shapes import box, circle, dot, ellipse, group, limb, line, path, shadow, smile
from tablee.games.difference.art.castle.market import pumpkin
from tablee.games.difference.art.lake.growing import flower, tulip
from tablee.games.difference.art.parts.people import child, look, small_hand
from tablee.games.difference.art.parts.prop import Altered, Chance, Feature, Prop, Said
from tablee.games.difference.art.parts.words import Who, colour, either, recolour, swap, tones

CRATES = (("la caisse en bois", "the wooden crate", "#d9a566"), ("la caisse bleue", "the blue crate", BLUE))


def crate(chance: Chance, number: int) -> Prop:
    """A crate of something at the kerb; it stands anywhere, so it is told by its colour."""
    key = f"crate{number}"
    french, english, tone = CRATES[number]
    kinds = chance.pair("crate", ("oranges", "carrots", "eggs", "grapes", "hen"))
    said = {
        "oranges": ("des oranges", "oranges"),
        "carrots": ("des carottes", "carrots"),
        "eggs": ("des œufs", "eggs"),
        "grapes": ("du raisin", "grapes"),
        "hen": ("une poule", "a hen"),
    }

    def filling(kind: str) -> str:
        if kind == "hen":
            return (
                path("M-38-12Q-46-42-30-40Q-20-22 2-22Q8-52 26-48Q40-40 34-20Q34 4 0 6Q-32 4-38-12Z", "#c8693a")
                + path("M14-48q2-14 8-8q6-10 10 0q8-2 4 12Z", RED, 2.6)
                + path("M34-34L50-28L34-23Z", SUN, 2.6)
                + dot(26, -34, 3.2)
            )
        if kind == "carrots":
            one = path("M-9-30Q0-36 9-30L2 12H-2Z", ORANGE, 2.6) + line(
                "M0-32Q-8-42-12-48M0-32V-50M0-32Q8-42 12-48", 4, GREEN
            )
            return "".join(group(one, x=x, turn=t) for x, t in ((-36, -16), (-18, 4), (0, -6), (18, 8), (36, 16)))
        look = {"oranges": (14, ORANGE), "eggs": (12, "#fff3df"), "grapes": (11, VIOLET)}[kind]
        rows = (
            ((-38, -4), (-13, -6), (13, -6), (38, -4), (-25, -24), (0, -26), (25, -24), (0, -44))
            if kind != "eggs"
            else ((-38, -4), (-13, -6), (13, -6), (38, -4), (-25, -22), (0, -24), (25, -22))
        )
        return "".join(circle(x, y, look[0], look[1], 2.6) + dot(x - 4, y - 4, 2.6, WHITE) for x, y in rows)

    def draw(altered: Altered) -> str:
        return (
            shadow(0, 2, 66, 7)
            + group(filling(kinds[key in altered]), y=-46)
            + box(-60, -46, 120, 46, tone, 3)
            + line("M-58-30H58M-58-15H58", 2.8)
            + box(-62, -48, 14, 50, WOOD, 2)
            + box(48, -48, 14, 50, WOOD, 2)
        )

    return Prop(
        key,
        draw,
        [
            swap(
                key,
                (french, english),
                (f"Dans {french} : {{}}.", f"In {english}: {{}}."),
                said[kinds[0]],
                said[kinds[1]],
            )
        ],
        (-68, -104, 68, 12),
    )


def tub(chance: Chance, number: int) -> Prop:
    """A tub of flowers in a lower corner."""
    key = f"tub{number}"
    where = (("à gauche", "on the left"), ("à droite", "on the right"))[number]
    kinds = chance.pair("tub", ("tulips", "cactus", "sunflower", "roses"))
    said = {
        "tulips": ("des tulipes", "tulips"),
        "cactus": ("un cactus", "a cactus"),
        "sunflower": ("un tournesol", "a sunflower"),
        "roses": ("des fleurs rondes", "round flowers"),
    }

    def plant(kind: str) -> str:
        if kind == "cactus":
            return (
                path("M-20 0V-70Q-20-96 0-96Q20-96 20-70V0Z", "#5aa64e")
                + limb("M-20-34Q-46-34-44-62", "#5aa64e", 14)
                + limb("M20-46Q46-46 44-70", "#5aa64e", 14)
                + line("M-7-20V-80M7-20V-80", 3, "#2f7a45")
                + circle(0, -98, 9, PINK, 2.4)
            )
        if kind == "sunflower":
            return (
                line("M0 0V-64", 7, "#3f8a3c")
                + path("M0-20Q30-42 46-26Q26-8 0-20ZM0-30Q-30-52-46-36Q-26-18 0-30Z", "#5aa64e", 2.8)
                + "".join(group(ellipse(0, -34, 9, 18, SUN, 2.6), turn=t, y=-84) for t in range(0, 360, 36))
                + circle(0, -84, 24, BARK)
                + dot(-8, -88, 2.6, CREAM)
                + dot(8, -88, 2.6, CREAM)
                + smile(0, -80, 8, 4, 2.6)
            )
        if kind == "tulips":
            return "".join(tulip(x, 4, c, 1.5) for x, c in ((-34, RED), (0, SUN), (34, PINK)))
        return "".join(flower(x, 6, c, 1.5, SUN) for x, c in ((-36, PINK), (36, WHITE), (0, CORAL)))

    def draw(altered: Altered) -> str:
        return (
            shadow(0, 2, 60, 8)
            + group(plant(kinds[key in altered]), y=-58)
            + path("M-54-62H54L42 0H-42Z", "#e0764a")
            + box(-60, -74, 120, 18, "#ee8f60", 5)
        )

    return Prop(
        key,
        draw,
        [
            swap(
                key,
                (f"le bac {where[0]}", f"the tub {where[1]}"),
                (f"Dans le bac {where[0]} : {{}}.", f"In the tub {where[1]}: {{}}."),
                said[kinds[0]],
                said[kinds[1]],
            )
        ],
        (-70, -186, 70, 12),
    )


def beach_ball(chance: Chance) -> Prop:
    kinds = chance.sample(("ball", "bucket", "shell"), 2)
    said = {"ball": ("un ballon", "a ball"), "bucket": ("un seau", "a bucket"), "shell": ("un coquillage", "a shell")}

    def thing(kind: str) -> str:
        if kind == "ball":
            return circle(0, -34, 34, WHITE) + path(
                "M0-34L-22-60Q-8-68 6-67ZM0-34L33-40Q34-24 26-12ZM0-34L-8-1Q-26-4-32-22Z", RED, 2.6
            )
        if kind == "bucket":
            return (
                line("M-30-58Q0-104 30-58", 5)
                + path("M-34-60H34L24 0H-24Z", BLUE)
                + group(path(star(15), SUN, 2.4), y=-30)
                + ellipse(0, -60, 34, 8, "#e9c37a")
            )
        return path("M0 0Q-52-12-46-44Q-24-72 0-60Q24-72 46-44Q52-12 0 0Z", PINK) + line(
            "M0-4V-54M-4-6L-28-48M4-6L28-48", 3, ROSE
        )

    def draw(altered: Altered) -> str:
        return shadow(0, 2, 38, 6) + thing(kinds["toy" in altered])

    return Prop(
        "toy",
        draw,
        [
            swap(
                "toy",
                ("le jouet sur le sable", "the toy on the sand"),
                ("Sur le sable traîne {}.", "On the sand lies {}."),
                said[kinds[0]],
                said[kinds[1]],
            )
        ],
        (-56, -96, 56, 12),
    )


def washing(chance: Chance) -> Prop:
    kinds = chance.sample(("shirt", "trunks", "dress"), 2)
    said = {"shirt": ("un tee-shirt", "a T-shirt"), "trunks": ("un short", "shorts"), "dress": ("une robe", "a dress")}

    def hung(kind: str) -> str:
        if kind == "shirt":
            return path("M-26 0L-12-3Q0 6 12-3L26 0L40 18L27 28L20 20V58H-20V20L-27 28L-40 18Z", RED) + line(
                "M-20 34H20", 7, WHITE
            )
        if kind == "trunks":
            return (
                path("M-28 0H28L34 44H8L0 20L-8 44H-34Z", BLUE)
                + dot(-16, 26, 4, WHITE)
                + dot(17, 30, 4, WHITE)
                + dot(0, 9, 4, WHITE)
            )
        return path("M-14 0H14L18 22L38 66H-38L-18 22Z", SUN) + "".join(
            dot(x, y, 4, ROSE) for x, y in ((-12, 50), (0, 34), (13, 52))
        )

    def draw(altered: Altered) -> str:
        posts = limb("M-108 0V-112M108 0V-112", WOOD, 7)
        towel = path("M-92-101H-38V-36H-92Z", TEAL) + line("M-92-86H-38M-92-52H-38", 6, CREAM)
        pairs = "".join(
            path(f"M{x}-101h13v26q14 2 14 10q-2 7-12 6q-15-1-15-12Z", PINK, 2.8)
            for x in (58, 84)[: 2 - ("socks" in altered)]
        )
        return (
            shadow(0, 3, 112, 7)
            + posts
            + line("M-108-108Q0-94 108-108", 3)
            + towel
            + group(hung(kinds["wash" in altered]), y=-101)
            + pairs
        )

    return Prop(
        "washing",
        draw,
        [
            swap(
                "wash",
                ("ce qui sèche au milieu de la corde", "what dries in the middle of the line"),
                ("Au milieu de la corde sèche {}.", "In the middle of the line dries {}."),
                said[kinds[0]],
                said[kinds[1]],
            ),
            Feature(
                "socks",
                ("les chaussettes sur la corde", "the socks on the line"),
                ("Deux chaussettes sèchent.", "Two socks are drying."),
                ("Une chaussette sèche.", "One sock is drying."),
            ),
        ],
        (-118, -120, 118, 12),
    )


def starfish(chance: Chance) -> Prop:
    def draw(altered: Altered) -> str:
        many = ((-54, 0, 30, 10), (6, 16, 26, -14), (64, -6, 40, 30))
        return "".join(
            group(path(star(r, 5, 0.5), c), dot(-5, -2, 2.4), dot(5, -2, 2.4), x=x, y=y, turn=t)
            for (x, y, r, t), c in list(zip(many, (ORANGE, PINK, ROSE), strict=True))[: 3 - ("star" in altered)]
        )

    return Prop(
        "star",
        draw,
        [
            Feature(
                "star",
                ("les étoiles de mer", "the starfish"),
                ("Trois étoiles de mer sont sur le sable.", "Three starfish lie on the sand."),
                ("Deux étoiles de mer sont sur le sable.", "Two starfish lie on the sand."),
            )
        ],
        (-90, -50, 110, 46),
    )


TOYS: dict[str, Said] = {
    "hoop": ("un cerceau", "a hoop"),
    "duck": ("un canard à roulettes", "a duck on wheels"),
    "train": ("un petit train", "a little train"),
    "ball": ("un ballon", "a ball"),
}


def toy(kind: str) -> str:
    if kind == "hoop":
        return circle(0, -36, 34, "none", 10) + circle(0, -36, 34, "none", 4.4, SUN)
    if kind == "duck":
        bird = path("M-32-22Q-10-40 10-28Q10-58 30-56Q46-52 42-36Q38-10 4-12Q-22-10-32-22Z", SUN)
        wheels = circle(-12, -9, 9, RED, 2.6) + circle(18, -9, 9, RED, 2.6)
        return line("M-40-40L-22-24", 2.6) + bird + path("M42-46L58-40L42-35Z", ORANGE, 2.4) + dot(30, -44, 3) + wheels
    if kind == "train":
        cab = box(-32, -52, 26, 40, RED, 3) + box(-27, -46, 15, 14, ICE, 2, 2.2)
        wheels = "".join(circle(x, -9, 9, SUN, 2.6) for x in (-20, 4, 28))
        return line("M-40-40L-30-22", 2.6) + cab + box(-8, -36, 46, 24, BLUE, 5) + box(18, -56, 14, 22, INK, 2) + wheels
    pattern = path("M0-30L-18-52Q-6-60 6-58ZM0-30L28-34Q28-20 22-12ZM0-30L-8-2Q-22-6-28-20Z", BLUE, 2.4)
    return circle(0, -30, 29, WHITE) + pattern


def toy_child(chance: Chance) -> Prop:
    """A child with a toy on the ground."""
    girl = chance.percent(50)
    who = Who("petite sœur", "f", "little sister") if girl else Who("petit frère", "m", "little brother")
    someone = look(chance, "pigtails" if girl else "short", girl)
    kinds, shirts = chance.pair("toy", list(TOYS)), tones(chance)

    def draw(altered: Altered) -> str:
        shirt = colour(shirts["child-shirt" in altered])
        body = child(someone, shirt, "M-18-76Q-36-66-32-48", "M18-76Q32-66 40-58")
        hands = small_hand(-32, -45, someone.skin) + small_hand(43, -55, someone.skin)
        return shadow(88, 0, 36, 6) + body + hands + group(toy(kinds["child-toy" in altered]), x=88)

    return Prop(
        "child",
        draw,
        [
            either(
                "child-toy",
                (f"le jouet {who.du}", f"the {who.en}’s toy"),
                kinds,
                TOYS,
                (f"{who.Le} joue avec {{}}.", f"The {who.en} plays with {{}}."),
            ),
            recolour(
                "child-shirt",
                (f"les habits {who.du}", f"the {who.en}’s clothes"),
                (f"{who.Le} est en {{}}.", f"The {who.en} is in {{}}."),
                shirts,
            ),
        ],
        (-50, -146, 154, 14),
    )


LOADS: dict[str, Said] = {
    "pumpkins": ("des citrouilles", "pumpkins"),
    "milk": ("des bidons de lait", "milk churns"),
    "hay": ("du foin", "hay"),
    "melons": ("des pastèques", "watermelons"),
}


def load(kind: str) -> str:
    if kind == "pumpkins":
        return "".join(group(pumpkin(0), x=x, y=-18) for x in (-42, 4, 48))
    if kind == "milk":
        churn = path("M-20 0V-36Q-20-44-12-48V-58H12V-48Q20-44 20-36V0Z", "#c9d3e0") + ellipse(
            0, -58, 15, 5, "#e6ecf3", 2.6
        )
        return "".join(group(churn, line("M-18-26H18", 3, "#8f9db5"), x=x) for x in (-44, 2, 48))
    if kind == "hay":
        straws = line("M-50-24l20-8M-20-40l16-10M10-34l22-8M36-18l18-4M-34-10l24-6M0-16l26-8", 3, "#b98a2f")
        return path("M-72 0Q-70-44-30-52Q0-74 34-52Q72-44 74 0Z", "#e8c458") + straws
    stripes = line("M-14-14Q-4 0-14 14M0-20Q6 0 0 20M14-14Q6 0 14 14", 3.4, "#2f7a45")
    return "".join(group(circle(0, 0, 24, GREEN), stripes, x=x, y=-22) for x in (-46, 2, 50))


def handcart(chance: Chance) -> Prop:
    kinds, woods = chance.pair("load", list(LOADS)), tones(chance)

    def draw(altered: Altered) -> str:
        side = colour(woods["cart-side" in altered])
        spokes = "".join(line(f"M0 0l{x:.0f} {y:.0f}", 3) for x, y in ring(8, 24))
        wheel = group(circle(0, 0, 28, "#dba468"), spokes, circle(0, 0, 7, RED, 2.4), x=6, y=-28)
        shafts = limb("M-80-52L-138-62", WOOD, 6, 2.6) + limb("M-70-44V-2", WOOD, 6, 2.6)
        bed = path("M-86-72H88L78-40H-76Z", side) + line("M-84-62H86", 2.8)
        return shadow(0, 2, 92, 8) + shafts + group(load(kinds["cart" in altered]), x=0, y=-72) + bed + wheel

    return Prop(
        "handcart",
        draw,
        [
            either(
                "cart",
                ("le chargement de la charrette", "what is on the handcart"),
                kinds,
                LOADS,
                ("Sur la charrette : {}.", "On the handcart: {}."),
            ),
            recolour(
                "cart-side",
                ("la charrette", "the handcart"),
                ("La charrette est de couleur {}.", "The handcart is {}."),
                woods,
            ),
        ],
        (-146, -142, 100, 12),
    )


def signpost(chance: Chance) -> Prop:
    """Two arms; a bird may sit on top."""
    left, bird = chance.percent(50), chance.percent(50)

    def draw(altered: Altered) -> str:
        turned = left != ("sign-arm" in altered)
        plank = path("M-10-18H58L76 0L58 18H-10Z", "#f2d7a0") + line("M4-4H50M4 6H38", 3.4, SOIL)
        upper = group(plank, y=-128, mirror=turned)
        lower_ = group(path("M-10-15H50L66 0L50 15H-10Z", "#dba468"), line("M4 0H44", 3.4, SOIL), y=-84, mirror=True)
        guest = path("M-24-12Q-14-32 4-28Q8-46 22-42Q32-36 26-24Q20-4-2-4Q-16-4-24-12Z", BLUE, 2.8)
        guest += path("M27-36L40-31L26-27Z", SUN, 2.2) + dot(19, -34, 2.8) + line("M-12-14Q0-22 8-12", 2.6)
        sits = group(guest, y=-152) if bird != ("sign-bird" in altered) else ""
        return shadow(0, 2, 24, 5) + limb("M0 0V-150", WOOD, 9) + sits + lower_ + upper

    to_left: Said = ("Le panneau du haut montre la gauche.", "The upper sign points left.")
    to_right: Said = ("Le panneau du haut montre la droite.", "The upper sign points right.")
    yes: Said = ("Un oiseau bleu est perché sur le poteau.", "A blue bird sits on the signpost.")
    no: Said = ("Rien n’est perché sur le poteau.", "Nothing sits on the signpost.")
    return Prop(
        "signpost",
        draw,
        [
            Feature(
                "sign-arm",
                ("le panneau du haut", "the upper sign"),
                *((to_left, to_right) if left else (to_right, to_left)),
            ),
            Feature("sign-bird", ("le haut du poteau", "the top of the signpost"), *((yes, no) if bird else (no, yes))),
        ],
        (-84, -202, 84, 12),
        sided=True,
    )
