"""Little scenes in the snow: what people do together in winter."""

from __future__ import annotations

from tablee.drawing.palette import CREAM, NAVY, ORANGE, RED, SOIL, SUN, WHITE, WOOD
from tablee.drawing.shapes import box, circle, dot, ellipse, flat, group, limb, line, path, shadow, smile
from tablee.games.difference.art.lake.growing import fir
from tablee.games.difference.art.parts.people import face, look
from tablee.games.difference.art.parts.prop import Altered, Chance, Prop, Said
from tablee.games.difference.art.parts.village.warm import WOOLS, warm_hat, wrapped, young
from tablee.games.difference.art.parts.wear import hat, held
from tablee.games.difference.art.parts.words import colour, either, recolour, there, tones


def snowball_fight(chance: Chance) -> Prop:
    """One throws, the other has a wall and a heap of snowballs."""
    one, two = look(chance, "short", marks="plain"), look(chance, "pigtails", True, "plain")
    coats, flags, wools = tones(chance), tones(chance), chance.sample(WOOLS, 2)
    other, many = colour(chance.next("deep", ("teal", "violet", "green"))), chance.percent(50)

    def draw(altered: Altered) -> str:
        thrower = young(
            one,
            colour(coats["fight-coat" in altered]),
            "M-16-78Q-38-66-44-52",
            "M16-78Q40-92 44-120",
            warm_hat("bobble"),
            wools[0],
        )
        girl = young(two, other, "M-16-78Q-36-88-42-112", "M16-78Q38-72 44-90", warm_hat("earmuffs"), wools[1])
        wall = path("M-62 4V-44H-42V-56H-18V-44H0V-56H24V-44H42V-56H64V4Z", "#e8f1fb") + line(
            "M-60-24H62M-28-42V-26M12-42V-26M-46-24V0M-8-24V0M36-24V0", 2.8, "#9db4d3"
        )
        pole = limb("M78 0V-150", WOOD, 5, 2.4) + path(
            "M80-150Q102-162 122-150Q134-144 144-150V-104Q134-98 122-104Q102-116 80-104Z",
            colour(flags["fight-flag" in altered]),
        )
        heap = (
            ((-26, -10), (0, -10), (26, -10), (-13, -30), (13, -30), (0, -50))
            if many != ("fight" in altered)
            else ((-26, -10), (0, -10))
        )
        balls = group("".join(circle(x, y, 13, WHITE, 2.8) for x, y in heap), x=142, y=2)
        flight = circle(-36, -136, 15, WHITE) + line("M-58-138Q-74-134-88-126M-60-128Q-72-122-80-114", 3.4, "#8fa6c9")
        return (
            shadow(142, 4, 46, 6)
            + group(thrower, x=-136)
            + flight
            + group(girl, x=44, y=-4)
            + group(wall, x=22)
            + pole
            + balls
        )

    full: Said = ("Six boules de neige attendent près du mur.", "Six snowballs wait by the wall.")
    few: Said = ("Deux boules de neige attendent près du mur.", "Two snowballs wait by the wall.")
    return Prop(
        "fight",
        draw,
        [
            there("fight", ("le tas de boules de neige", "the heap of snowballs"), many, full, few),
            recolour(
                "fight-coat",
                ("le manteau du lanceur", "the thrower’s coat"),
                ("Le manteau du lanceur est de couleur {}.", "The thrower’s coat is {}."),
                coats,
            ),
            recolour(
                "fight-flag",
                ("le drapeau du mur de neige", "the flag of the snow wall"),
                ("Le drapeau du mur de neige est de couleur {}.", "The flag of the snow wall is {}."),
                flags,
            ),
        ],
        (-196, -172, 196, 16),
    )


POTS: dict[str, Said] = {
    "top": ("un haut-de-forme", "a top hat"),
    "bucket": ("un seau", "a bucket"),
    "basket": ("un chapeau de paille", "a straw hat"),
    "crown": ("une couronne", "a crown"),
}
SWEEPS: dict[str, Said] = {
    "broom": ("un balai", "a broom"),
    "flag": ("un drapeau jaune", "a yellow flag"),
    "umbrella": ("un parapluie", "an umbrella"),
}


def snowman_builders(chance: Chance) -> Prop:
    """Two children finish a snowman."""
    one, two, wools = look(chance, "curls", marks="plain"), look(chance, "bob", True, "plain"), chance.sample(WOOLS, 2)
    hats, sweeps, coats, scarves = (
        chance.sample(list(POTS), 2),
        chance.sample(list(SWEEPS), 2),
        tones(chance),
        tones(chance),
    )
    other = colour(chance.next("deep", ("blue", "green", "violet")))

    def crown(kind: str) -> str:
        if kind == "bucket":
            return path("M-24-14L-18-54H18L24-14Q0-6-24-14Z", "#7d8fb5") + line("M-21-28Q0-22 21-28", 5, RED)
        return hat("straw" if kind == "basket" else kind)

    def sweep(kind: str) -> str:
        if kind == "broom":
            return (
                limb("M0 60V-60", WOOD, 5, 2.4)
                + path("M-8-58H8L24-108Q0-118-24-108Z", "#e0b04f")
                + line("M-8-66L-14-104M0-66V-108M8-66L14-104", 2.6, SOIL)
            )
        return group(held(kind), scale=1.1)

    def draw(altered: Altered) -> str:
        balls = (
            circle(0, -44, 48, WHITE)
            + circle(0, -120, 36, WHITE)
            + flat("M-40-24Q0 0 40-24Q30 2 0 3Q-30 2-40-24Z", "#dbe7f5")
        )
        arms = line("M-40-70L-70-96M40-70L74-90M-58-86L-72-80", 6)
        looks = (
            dot(-12, -128, 5)
            + dot(12, -128, 5)
            + path("M0-122L36-114L0-108Z", ORANGE, 2.6)
            + smile(-2, -104, 10, 5, 3)
            + dot(0, -64, 5)
            + dot(0, -44, 5)
            + dot(0, -24, 5)
        )
        wool = colour(scarves["builders-scarf" in altered])
        wrap = limb("M-28-90Q0-76 28-90", wool, 13) + limb("M16-84L26-42", wool, 13)
        boy = young(
            one,
            colour(coats["builders-coat" in altered]),
            "M-16-78Q-34-66-30-50",
            "M16-78Q36-84 48-96",
            warm_hat("bobble"),
            wools[0],
        )
        girl = young(two, other, "M-16-78Q-38-80-48-66", "M16-78Q34-66 30-50", warm_hat("chapka"), wools[1])
        return (
            shadow(0, 3, 74, 8) + group(sweep(sweeps["builders-broom" in altered]), x=74, y=-92)
            + arms + balls + looks + wrap + group(crown(hats["builders-hat" in altered]), y=-126, scale=1.25)
            + group(boy, x=-124) + group(girl, x=150)
        )  # fmt: skip

    return Prop(
        "builders",
        draw,
        [
            either(
                "builders-hat",
                ("le chapeau du bonhomme de neige", "the snowman’s hat"),
                hats,
                POTS,
                ("Le bonhomme de neige porte {}.", "The snowman wears {}."),
            ),
            either(
                "builders-broom",
                ("ce que tient le bonhomme de neige", "what the snowman holds"),
                sweeps,
                SWEEPS,
                ("Le bonhomme de neige tient {}.", "The snowman holds {}."),
            ),
            recolour(
                "builders-scarf",
                ("l’écharpe du bonhomme de neige", "the snowman’s scarf"),
                ("L’écharpe du bonhomme de neige est de couleur {}.", "The snowman’s scarf is {}."),
                scarves,
            ),
            recolour(
                "builders-coat",
                ("le manteau du garçon au bonhomme de neige", "the coat of the boy by the snowman"),
                ("Le garçon au bonhomme de neige est en {}.", "The boy by the snowman is in {}."),
                coats,
            ),
        ],
        (-178, -216, 200, 16),
    )


RIDERS: dict[str, Said] = {
    "bear": ("un ours en peluche", "a teddy bear"),
    "penguin": ("un pingouin", "a penguin"),
    "gifts": ("des cadeaux", "presents"),
}


def rider(kind: str) -> str:
    """What sits at the back of the sledge."""
    if kind == "bear":
        return group(held("bear"), y=-34, scale=1.35)
    if kind == "penguin":
        body = path("M-30 0Q-38-78 0-82Q38-78 30 0Z", "#46506e") + flat("M-19-2Q-22-46 0-50Q22-46 19-2Z", WHITE)
        return (
            body
            + limb("M-26-46Q-42-40-44-22M26-46Q42-40 44-22", "#46506e", 8, 2.6)
            + circle(-9, -62, 7, WHITE, 0)
            + circle(9, -62, 7, WHITE, 0)
            + dot(-8, -62, 3.2)
            + dot(8, -62, 3.2)
            + path("M-8-54H8L0-44Z", ORANGE, 2.4)
        )
    return (
        box(-40, -40, 48, 40, RED, 3)
        + line("M-16-40V0", 7, SUN)
        + box(6, -34, 36, 34, NAVY, 3)
        + line("M24-34V0", 6, WHITE)
        + box(-22, -72, 44, 32, SUN, 3)
        + line("M0-72V-40M-22-56H22", 6, RED)
    )


def sledge(chance: Chance) -> Prop:
    """Papa pulls a sledge with a child on it."""
    papa, girl = look(chance, "short", marks="plain"), look(chance, "pigtails", True, "plain")
    coats, woods, riders, wools = tones(chance), tones(chance), chance.sample(list(RIDERS), 2), chance.sample(WOOLS, 2)
    small = colour(chance.next("deep", ("red", "blue", "violet")))

    def draw(altered: Altered) -> str:
        coat = colour(coats["sledge-coat" in altered])
        father = wrapped(papa, coat, "walk", "", warm_hat("chapka"), wools[0])
        tone = colour(woods["sledge" in altered])
        runners = limb("M-96-6H60Q84-6 86-34", WOOD, 7, 2.8) + limb("M-66-8V-30M-8-8V-30M40-8V-30", WOOD, 6, 2.6)
        seat = box(-100, -44, 170, 20, tone, 6)
        legs = limb("M30-48Q64-54 76-38", girl.trousers, 11) + ellipse(82, -36, 13, 8, girl.shoes)
        body = (
            path("M0-96Q20-104 40-96L48-44H-6Z", small)
            + limb("M28-88Q50-80 62-66", small, 9)
            + circle(64, -64, 8.5, wools[1], 2.6)
        )
        head = (
            group(face(girl), x=20, y=-118, scale=0.92)
            + limb("M6-95Q20-86 34-95", wools[1], 9, 2.6)
            + group(warm_hat("bobble"), x=20, y=-118, scale=0.92)
        )
        rope = line("M86-34Q120-44 140-66", 4.4, SOIL)
        return (
            shadow(-8, 2, 100, 8)
            + runners
            + group(rider(riders["sledge-rider" in altered]), x=-52, y=-42)
            + seat
            + legs
            + body
            + head
            + rope
            + group(father, x=196)
        )

    return Prop(
        "sledge",
        draw,
        [
            recolour("sledge", ("la luge", "the sledge"), ("La luge est de couleur {}.", "The sledge is {}."), woods),
            either(
                "sledge-rider",
                ("ce qui est à l’arrière de la luge", "what is at the back of the sledge"),
                riders,
                RIDERS,
                ("À l’arrière de la luge : {}.", "At the back of the sledge: {}."),
            ),
            recolour(
                "sledge-coat",
                ("le manteau de papa", "Papa’s coat"),
                ("Le manteau de papa est de couleur {}.", "Papa’s coat is {}."),
                coats,
            ),
        ],
        (-116, -216, 270, 16),
    )


LOADS: dict[str, Said] = {
    "gifts": ("des cadeaux", "presents"),
    "fir": ("un sapin", "a fir tree"),
    "hay": ("du foin", "hay"),
}


def sleigh(chance: Chance) -> Prop:
    """A horse draws a sleigh with a driver."""
    driver, loads, rugs, hulls = (
        look(chance, "short", marks="plain"),
        chance.sample(list(LOADS), 2),
        tones(chance),
        tones(chance),
    )
    coat, mane = chance.choice((("#b9835a", SOIL), ("#f3ead9", "#c9b48e"), ("#7d6a72", "#4a3b44")))
    wool = chance.choice(WOOLS)

    def load(kind: str) -> str:
        if kind == "gifts":
            return group(rider("gifts"), scale=1.15)
        if kind == "fir":
            return group(fir(0, 0, 1.0), turn=-14, y=4)
        return path("M-52 0Q-52-40-20-48Q0-64 24-48Q54-40 54 0Z", "#e8c458") + line(
            "M-34-20l16-8M-8-36l14-8M14-24l18-8M-20-6l18-6", 3, "#b98a2f"
        )

    def draw(altered: Altered) -> str:
        hull = colour(hulls["sleigh" in altered])
        runner = limb("M-204-4H-20Q6-4 6-30", WOOD, 7, 2.8) + limb("M-170-6V-34M-60-6V-34", WOOD, 7, 2.6)
        tub = path("M-212-104Q-222-36-180-32H-40Q-2-34 2-84Q-22-80-34-66H-128Q-140-104-212-104Z", hull) + line(
            "M-186-48H-46", 5, SUN
        )
        somebody = group(
            path("M-26 66Q-30 8-8 2H10Q34 8 30 66Z", NAVY),
            face(driver),
            group(limb("M-15 28Q0 38 15 28", wool, 10, 2.8)),
            warm_hat("chapka"),
            x=-72,
            y=-132,
        )
        hand = limb("M-54-104Q-30-98-20-104", NAVY, 11) + circle(-16, -105, 9, wool, 2.8)
        cargo = group(load(loads["sleigh-load" in altered]), x=-152, y=-82)
        reins = line("M-14-106Q60-118 152-126M2-56L62-60", 3.4, SOIL)
        legs = "".join(limb(d, coat, 11) for d in ("M66-60L56-6", "M82-58L92-8", "M140-60L132-6", "M156-60L172-10"))
        hooves = "".join(line(f"M{x} {y}V{y + 5}", 13, SOIL) for x, y in ((56, -9), (92, -11), (132, -9), (172, -13)))
        tail = path("M52-92Q24-88 30-44Q42-36 50-60Q50-74 58-80Z", mane)
        body = path(
            "M48-86Q54-108 84-104H130Q138-140 158-158L188-150Q208-128 200-116Q190-108 "
            "172-118Q170-72 150-60Q100-46 60-58Q48-68 48-86Z",
            coat,
        )
        hair = path("M132-110Q130-150 158-168Q164-160 160-152Q150-132 146-106Z", mane) + path(
            "M164-160L168-182L180-156Z", coat, 2.8
        )
        rug = path("M70-106Q100-100 128-105L132-56Q100-48 66-57Z", colour(rugs["sleigh-rug" in altered])) + line(
            "M69-66Q100-58 131-65", 4, CREAM
        )
        look_ = (
            dot(178, -140, 4)
            + dot(200, -121, 2.6)
            + line("M158-150Q176-126 196-132", 4.4, RED)
            + circle(150, -86, 7, SUN, 2.4)
        )
        return (
            shadow(-100, 2, 110, 8)
            + shadow(112, 2, 76, 8)
            + runner
            + cargo
            + somebody
            + tub
            + hand
            + tail
            + legs
            + hooves
            + body
            + hair
            + rug
            + look_
            + reins
        )

    return Prop(
        "sleigh",
        draw,
        [
            either(
                "sleigh-load",
                ("le chargement du traîneau", "what is on the sleigh"),
                loads,
                LOADS,
                ("Dans le traîneau : {}.", "In the sleigh: {}."),
            ),
            recolour(
                "sleigh-rug",
                ("la couverture du cheval", "the horse’s blanket"),
                ("La couverture du cheval est de couleur {}.", "The horse’s blanket is {}."),
                rugs,
            ),
            recolour(
                "sleigh", ("le traîneau", "the sleigh"), ("Le traîneau est de couleur {}.", "The sleigh is {}."), hulls
            ),
        ],
        (-232, -206, 214, 16),
    )
