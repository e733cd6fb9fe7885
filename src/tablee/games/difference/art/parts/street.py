"""What stands in a street or a square: stalls, a fountain, trees, lamps, a bicycle."""

from __future__ import annotations

from tablee.drawing.folk import head
from tablee.drawing.outlines import heart, ring, star
from tablee.drawing.palette import (
    BLUE,
    BROWN,
    BUTTER,
    CORAL,
    CREAM,
    DARK,
    FAIR,
    GOLD,
    GREEN,
    ICE,
    NAVY,
    ORANGE,
    PINK,
    RED,
    ROSE,
    SKY,
    SOIL,
    STONE,
    SUN,
    TAN,
    TEAL,
    VIOLET,
    WHITE,
    WOOD,
    mixed,
)
from tablee.drawing.shapes import box, circle, dot, ellipse, flat, group, limb, line, path, shadow, spot
from tablee.games.difference.art.castle.market import fish, pumpkin
from tablee.games.difference.art.lake.growing import bush, lobes, tulip
from tablee.games.difference.art.lake.meadow import apple
from tablee.games.difference.art.parts.animals import sitting_cat
from tablee.games.difference.art.parts.people import DARK_HAIR, HAIR
from tablee.games.difference.art.parts.prop import Altered, Chance, Feature, Prop, Said
from tablee.games.difference.art.parts.wear import HATS, HELD, hat, held
from tablee.games.difference.art.parts.words import COLOURS, Who, either, swap, tones


def wares(kind: str) -> str:
    if kind == "pumpkins":
        return "".join(pumpkin(x) for x in (-66, 0, 66))
    if kind == "fish":
        return "".join(fish(x, c) for x, c in ((-62, SKY), (8, CORAL), (78, SKY)))
    if kind == "cakes":
        cake = (
            path("M-24 0H24V-20H-24Z", "#e9b98a")
            + path("M-26-18Q-24-34 0-34Q24-34 26-18Q13-10 0-18Q-13-10-26-18Z", PINK)
            + circle(0, -38, 6.5, RED, 2.4)
        )
        return "".join(group(cake, x=x, y=18) for x in (-68, 0, 68))
    if kind == "flowers":
        pot = path("M-16-4H16L11 18H-11Z", "#e0764a", 2.8)
        return "".join(
            group(tulip(-8, 0, c, 0.8), tulip(8, 0, c, 0.8), pot, x=x)
            for x, c in zip((-74, -25, 25, 74), (RED, SUN, PINK, VIOLET), strict=True)
        )
    if kind == "books":
        return "".join(
            box(-92 + 23 * i, 18 - h, 20, h, c, 2) + line(f"M{-88 + 23 * i} {24 - h}h12", 2.4, CREAM)
            for i, (h, c) in enumerate(
                zip((48, 42, 52, 40, 46, 50, 38, 46), (RED, BLUE, GREEN, ORANGE, VIOLET, TEAL, ROSE, NAVY), strict=True)
            )
        )
    loaf = path("M-32 14Q-36-14 0-18Q36-14 32 14Q0 20-32 14Z", "#dfa45c") + line(
        "M-16-8l6 14M-1-11l6 16M14-8l6 12", 3, "#a8703a"
    )
    return "".join(group(loaf, x=x) for x in (-68, 0, 68))


WARES: dict[str, Said] = {
    "pumpkins": ("des citrouilles", "pumpkins"),
    "fish": ("du poisson", "fish"),
    "cakes": ("des gâteaux", "cakes"),
    "flowers": ("des tulipes", "tulips"),
    "books": ("des livres", "books"),
    "bread": ("du pain", "bread"),
}


def stall(chance: Chance, who: Who, goods: list[str]) -> Prop:
    """A market stall with its keeper."""
    key, cloth, stripe = (
        who.word,
        chance.choice((RED, ORANGE, TEAL, BLUE, VIOLET, GREEN)),
        chance.choice((WHITE, CREAM, BUTTER)),
    )
    hats = chance.pair("hat", list(HATS))
    skin, hair, coat = (
        chance.choice((FAIR, TAN, BROWN, DARK)),
        chance.choice(("short", "bob", "curls")),
        chance.choice((TEAL, NAVY, ROSE, "#8fc7b0", SUN)),
    )
    hung = chance.sample(("lamp", "heart", "star"), 2)
    hung_said = {
        "lamp": ("une lanterne", "a lantern"),
        "heart": ("un cœur", "a heart"),
        "star": ("une étoile", "a star"),
    }

    def ornament(kind: str) -> str:
        cord = line("M0-10V16", 2.8)
        if kind == "heart":
            return cord + group(path(heart(29), RED), y=40)
        if kind == "star":
            return cord + group(path(star(33), SUN), y=44)
        return (
            cord
            + path("M-17 24H17L13 58H-13Z", "#ffe89a")
            + path("M-20 26Q0 6 20 26Z", NAVY)
            + box(-14, 56, 28, 7, NAVY, 2, 2.4)
            + dot(0, 42, 6, ORANGE)
        )

    def draw(altered: Altered) -> str:
        keeper = group(
            path("M-34 84Q-36 30-14 25H14Q36 30 34 84Z", coat),
            path("M-18 34H18V84H-18Z", WHITE, 2.6),
            head(skin, hair, DARK_HAIR if skin in (BROWN, DARK) else HAIR[4], "open", "laugh"),
            hat(hats[f"{key}-hat" in altered]),
            y=-152,
        )
        posts = limb("M-122-220V0", WOOD, 8) + limb("M122-220V0", WOOD, 8)
        strips = "".join(
            path(f"M{-115 + 46 * i}-284L{-140 + 56 * i}-226q28 22 56 0L{-69 + 46 * i}-284Z", stripe if i % 2 else cloth)
            for i in range(5)
        )
        counter = (
            box(-118, -62, 236, 62, WOOD)
            + "".join(line(f"M{x}-56V-4", 2.8) for x in (-70, -24, 24, 70))
            + box(-130, -76, 260, 18, "#dba468", 4)
        )
        flags = "".join(path(f"M{-110 + 32 * i}-58h26l-13 24Z", (cloth, WHITE, SUN)[i % 3], 2.6) for i in range(7))
        return (
            shadow(0, 2, 140, 11)
            + posts
            + keeper
            + group(ornament(hung[f"{key}-hung" in altered]), x=-88, y=-214)
            + strips
            + group(wares(goods[f"{key}-goods" in altered]), y=-94)
            + counter
            + flags
        )

    return Prop(
        key,
        draw,
        [
            swap(
                f"{key}-goods",
                (f"ce que vend {who.le}", f"what the {who.en} sells"),
                (f"{who.Le} vend {{}}.", f"The {who.en} sells {{}}."),
                WARES[goods[0]],
                WARES[goods[1]],
            ),
            swap(
                f"{key}-hung",
                (f"ce qui pend à l’étal {who.du}", f"what hangs from the {who.en}’s stall"),
                (f"À l’étal {who.du} pend {{}}.", f"From the {who.en}’s stall hangs {{}}."),
                hung_said[hung[0]],
                hung_said[hung[1]],
            ),
            swap(
                f"{key}-hat",
                (f"la coiffure {who.du}", f"what the {who.en} wears on the head"),
                (f"{who.Le} porte {{}}.", f"The {who.en} wears {{}}."),
                HATS[hats[0]],
                HATS[hats[1]],
            ),
        ],
        (-150, -294, 150, 18),
    )


STATUES: dict[str, Said] = {
    "fish": ("un poisson de pierre", "a stone fish"),
    "frog": ("une grenouille de pierre", "a stone frog"),
    "heart": ("un cœur de pierre", "a stone heart"),
    "swan": ("un cygne de pierre", "a stone swan"),
}


def statue(kind: str) -> str:
    """A stone figure on its foot."""
    if kind == "fish":
        return (
            path("M-20 0Q-34-34-8-60Q14-76 30-66Q22-58 26-46Q12-40 16 0Z", "#c9bcc6")
            + path("M-8-60Q-26-74-22-90Q-6-86 2-72Q10-88 26-88Q26-70 10-62Z", "#c9bcc6")
            + dot(-10, -18, 4)
            + line("M-22-6q8 6 16 2", 2.8)
        )
    if kind == "frog":
        return (
            path("M-34 0Q-40-34-14-40Q0-46 14-40Q40-34 34 0Z", "#b3c4a6")
            + circle(-15, -44, 12, "#b3c4a6")
            + circle(15, -44, 12, "#b3c4a6")
            + dot(-15, -45, 5)
            + dot(15, -45, 5)
            + line("M-18-24Q0-10 18-24", 3)
            + line("M-20 0V-12M20 0V-12", 3)
        )
    if kind == "heart":
        return group(path(heart(38), "#e7b7bd"), line("M-18-16Q-16-28-6-30", 4, WHITE), y=-38)
    return (
        path("M-34 0Q-44-34-12-38Q2-36 8-26Q16-34 8-52Q2-74 20-80Q36-80 36-66L26-66Q20-62 28-46Q40-18 24 0Z", "#e8e0e6")
        + path("M36-74L52-66L34-64Z", GOLD, 2.4)
        + dot(24, -72, 3)
        + line("M-22-20Q-8-6 10-16", 3)
    )


def fountain(chance: Chance) -> Prop:
    pair = chance.sample(list(STATUES), 2)
    animal = either(
        "fountain-top",
        ("la statue de la fontaine", "the statue on the fountain"),
        pair,
        STATUES,
        ("En haut de la fontaine : {}.", "On top of the fountain: {}."),
    )
    water = chance.percent(50)

    def draw(altered: Altered) -> str:
        flowing = water != ("fountain-water" in altered)
        top = group(statue(pair["fountain-top" in altered]), y=-150)
        pillar = (
            path("M-18-40L-12-118H12L18-40Z", STONE)
            + path("M-60-122Q0-106 60-122Q52-92 0-90Q-52-92-60-122Z", STONE)
            + path("M-24-122L-20-150H20L24-122Q0-114-24-122Z", STONE)
        )
        jets = (
            line("M-60-40Q-66-116-38-112Q0-104 38-112Q66-116 60-40", 17, SKY)
            + line("M-60-40Q-66-116-38-112Q0-104 38-112Q66-116 60-40", 8, ICE)
            if flowing
            else ""
        )
        bowl = (
            path("M-118-48Q0-24 118-48L106-8Q0 16-106-8Z", STONE)
            + ellipse(0, -48, 118, 20, "#e8e0e6")
            + ellipse(0, -48, 102, 14, SKY, 2.6)
        )
        return shadow(0, 2, 128, 14) + bowl + spot(-30, -50, 30, 4, ICE) + top + pillar + jets

    on, off = (
        ("L’eau de la fontaine coule.", "Water runs in the fountain."),
        ("L’eau de la fontaine ne coule pas.", "No water runs in the fountain."),
    )
    return Prop(
        "fountain",
        draw,
        [
            animal,
            Feature(
                "fountain-water", ("l’eau de la fontaine", "the fountain’s water"), *((on, off) if water else (off, on))
            ),
        ],
        (-130, -240, 130, 22),
    )


def bicycle(chance: Chance) -> Prop:
    frame = tones(chance)
    loads = chance.sample(("flowers", "basket", "bear"), 2)

    def draw(altered: Altered) -> str:
        wheels = "".join(
            circle(x, -34, 33, "none", 5)
            + "".join(line(f"M{x}-34l{a:.0f} {b:.0f}", 1.8, "#8d8496") for a, b in ring(8, 30))
            for x in (-58, 58)
        )
        tone = COLOURS[frame["bicycle-frame" in altered]][0]
        tubes = limb("M-58-34L-28-84H40L-6-34ZM-6-34L-28-84M40-84L58-34M44-108L40-84", tone, 7, 2.6)
        saddle = (
            path("M-50-96Q-28-106-8-96Q-24-88-50-96Z", SOIL)
            + line("M-28-92V-84", 6)
            + limb("M30-112Q50-118 60-106", SOIL, 6, 2)
        )
        crate = (
            group(held(loads["bicycle-load" in altered]), x=76, y=-112, scale=0.84)
            + path("M50-104H102L94-70H58Z", "#dba468")
            + line("M54-92H98M57-81H95", 2.2)
        )
        return shadow(0, 0, 96, 7) + wheels + tubes + saddle + crate

    return Prop(
        "bicycle",
        draw,
        [
            swap(
                "bicycle-frame",
                ("le cadre du vélo", "the bicycle’s frame"),
                ("Le vélo est {}.", "The bicycle is {}."),
                COLOURS[frame[0]][1],
                COLOURS[frame[1]][1],
            ),
            swap(
                "bicycle-load",
                ("ce que porte le vélo", "what the bicycle carries"),
                ("Le vélo porte {}.", "The bicycle carries {}."),
                HELD[loads[0]],
                HELD[loads[1]],
            ),
        ],
        (-100, -190, 130, 12),
    )


def lamp_post(chance: Chance) -> Prop:
    kinds = chance.sample(("basket", "banner", "bird"), 2)
    said = {
        "basket": ("un panier fleuri", "a basket of flowers"),
        "banner": ("une bannière", "a banner"),
        "bird": ("une cage à oiseau", "a bird cage"),
    }

    def thing(kind: str) -> str:
        if kind == "banner":
            return path("M-20 0H20V62L0 48L-20 62Z", VIOLET) + group(path(star(13), SUN, 2.2), y=24)
        if kind == "bird":
            return (
                line("M0 0V8", 3)
                + path("M-24 60V32Q-24 8 0 8Q24 8 24 32V60Z", "#fff6d8")
                + circle(0, 40, 11, SUN, 2.6)
                + path("M10 38L19 41L10 45Z", ORANGE, 2)
                + dot(4, 37, 2)
                + line("M-12 16V58M12 16V58M0 10V28", 2.2)
            )
        return (
            line("M-20 30Q0-4 20 30", 2.6)
            + bush(0, 44, 0.6)
            + "".join(
                circle(x, y, 6.5, c, 2)
                for x, y, c in ((-16, 34, PINK), (0, 26, RED), (16, 34, SUN), (-7, 42, WHITE), (9, 44, PINK))
            )
            + path("M-26 44H26Q20 66 0 66Q-20 66-26 44Z", WOOD)
        )

    def draw(altered: Altered) -> str:
        pole = limb("M0 0V-196", "#4d5878", 7) + box(-14, -12, 28, 14, "#4d5878", 3) + limb("M0-150H46", "#4d5878", 5)
        lantern = (
            path("M-17-236H17L12-198H-12Z", "#ffe89a")
            + path("M-21-234Q0-262 21-234Z", "#4d5878")
            + dot(0, -216, 7, WHITE)
        )
        return shadow(0, 1, 26, 5) + pole + lantern + group(thing(kinds["lamp" in altered]), x=44, y=-148)

    return Prop(
        "lamp",
        draw,
        [
            swap(
                "lamp",
                ("ce qui pend au réverbère", "what hangs from the street lamp"),
                ("Au réverbère pend {}.", "From the street lamp hangs {}."),
                said[kinds[0]],
                said[kinds[1]],
            )
        ],
        (-30, -262, 80, 10),
    )


def barrel(chance: Chance) -> Prop:
    kinds = chance.sample(("apples", "cat", "lemons"), 2)
    said = {
        "apples": ("des pommes rouges", "red apples"),
        "cat": ("un chat", "a cat"),
        "lemons": ("des poires", "pears"),
    }

    def top(kind: str) -> str:
        if kind == "cat":
            return group(sitting_cat("#f0a044", "#c97a26"), y=-2)
        colour = RED if kind == "apples" else "#dfe06a"
        return "".join(apple(x, y, colour, 0.9) for x, y in ((-20, -10), (0, -14), (20, -10), (-10, -28), (10, -28)))

    def draw(altered: Altered) -> str:
        cask = path("M-34-78Q0-88 34-78Q46-40 34 0Q0 10-34 0Q-46-40-34-78Z", "#a5693a")
        hoops = line("M-40-58Q0-48 40-58M-40-20Q0-10 40-20", 7, "#e2b04f")
        return (
            shadow(0, 2, 46, 7)
            + cask
            + hoops
            + ellipse(0, -78, 34, 9, WOOD)
            + group(top(kinds["barrel" in altered]), y=-80)
        )

    return Prop(
        "barrel",
        draw,
        [
            swap(
                "barrel",
                ("ce qu’il y a sur le tonneau", "what is on the barrel"),
                ("Sur le tonneau : {}.", "On the barrel: {}."),
                said[kinds[0]],
                said[kinds[1]],
            )
        ],
        (-56, -172, 56, 14),
    )


def tree(chance: Chance, key: str = "tree") -> Prop:
    fruit = chance.sample((RED, SUN, PINK), 2)
    many = chance.choice((5, 6))
    green = chance.choice(("#4d9a4a", "#5aa64e", "#6fae4a"))
    guest_kinds = chance.sample(("nest", "kite", "none"), 2)
    said = {
        "nest": ("un nid", "a nest"),
        "kite": ("un cerf-volant accroché", "a stuck kite"),
        "none": ("rien", "nothing"),
    }

    def stuck(kind: str) -> str:
        if kind == "nest":
            chicks = "".join(
                circle(x, -14, 9, SUN, 2.4)
                + dot(x - 3, -16, 1.7)
                + dot(x + 3, -16, 1.7)
                + path(f"M{x - 3}-13h6l-3 5Z", ORANGE, 1.6)
                for x in (-16, 4, 22)
            )
            return (
                chicks
                + path("M-32-8H36Q30 16 2 16Q-26 16-32-8Z", "#a9733f", 2.8)
                + line("M-22 0l14 8M-4-2l14 10M12-2l12 6", 2.2, SOIL)
            )
        if kind == "kite":
            return group(
                path("M0-40L28-4L0 36L-28-4Z", CORAL) + line("M0-40V36M-28-4H28", 2.4) + line("M0 36Q14 48 4 62", 2.6),
                turn=24,
            )
        return ""

    def draw(altered: Altered) -> str:
        trunk = path("M-30 0Q-12-50-18-110H18Q12-50 34 0Q0-10-30 0Z", "#9a6640") + line(
            "M-6-30q4-20 0-44M10-22q-4-16-2-34", 3, SOIL
        )
        leaves = path(
            lobes(
                [
                    (-86, -110),
                    (-102, -152),
                    (-82, -200),
                    (-36, -232),
                    (24, -234),
                    (76, -204),
                    (98, -156),
                    (84, -110),
                    (30, -92),
                    (-34, -92),
                ],
                0.6,
            ),
            green,
        )
        light = flat(
            lobes([(-70, -160), (-54, -196), (-20, -212), (-28, -178), (-52, -156)], 0.6), mixed(green, "#c9e89a", 0.4)
        )
        spots_ = [(-58, -132), (-20, -122), (20, -150), (60, -134), (-36, -176), (44, -186)][
            : many - (f"{key}-fruit" in altered) * 2
        ]
        return (
            shadow(0, 0, 70, 9)
            + trunk
            + leaves
            + light
            + "".join(apple(x, y, fruit[0], 1.35) for x, y in spots_)
            + group(stuck(guest_kinds[f"{key}-top" in altered]), x=4, y=-222)
        )

    n, m = (("cinq", "five"), ("trois", "three")) if many == 5 else (("six", "six"), ("quatre", "four"))
    return Prop(
        key,
        draw,
        [
            swap(
                f"{key}-fruit",
                ("les fruits de l’arbre", "the fruit on the tree"),
                ("L’arbre porte {} fruits.", "The tree bears {} fruits."),
                n,
                m,
            ),
            swap(
                f"{key}-top",
                ("la cime de l’arbre", "the top of the tree"),
                ("En haut de l’arbre : {}.", "On top of the tree: {}."),
                said[guest_kinds[0]],
                said[guest_kinds[1]],
            ),
        ],
        (-124, -290, 124, 14),
    )
