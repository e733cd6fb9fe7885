"""Whole animals on the ground, on a roof or a wall, each with something that can change."""

from __future__ import annotations

from tablee.drawing.outlines import ring, smooth
from tablee.drawing.palette import BARK, BLUSH, BUTTER, CREAM, INK, ORANGE, PINK, RED, SUN, WHITE
from tablee.drawing.shapes import box, circle, dot, ellipse, flat, group, limb, line, path, shadow, spot
from tablee.games.difference.art.parts.prop import Altered, Chance, Feature, Prop, Said
from tablee.games.difference.art.parts.words import NUMBERS, either, swap

ANIMALS: dict[str, Said] = {
    "frog": ("une grenouille", "a frog"),
    "owl": ("un hibou", "an owl"),
    "rabbit": ("un lapin", "a rabbit"),
    "fox": ("un renard", "a fox"),
    "cat": ("un chat", "a cat"),
    "bear": ("un ours", "a bear"),
    "penguin": ("un pingouin", "a penguin"),
    "mouse": ("une souris", "a mouse"),
    "duck": ("un canard", "a duck"),
}


def sitting_cat(fur: str, stripe: str) -> str:
    """On its haunches, its feet at the origin."""
    tail = limb("M30-8Q58-8 54-32Q52-44 60-52", fur, 9, 2.8)
    body = path("M-24 0Q-30-44-4-48Q32-44 34 0Q4 6-24 0Z", fur)
    stripes = line("M28-30q-10-2-14 2M33-18q-10-2-16 2", 4, stripe)
    bib = flat("M-18-34Q-10-24 2-32L0-6Q-12-2-16-10Z", CREAM)
    paws = path("M-22 2Q-22-8-12-8Q-4-6-4 2ZM-2 2Q-2-8 8-8Q16-6 16 2Z", CREAM, 2.8)
    skull = path("M-32-64L-32-88-18-80Q-8-84 4-80L18-88 16-62Q12-42-8-42Q-28-42-32-64Z", fur)
    marks = line("M-14-80v8M-7-81v9M0-80v8", 3.2, stripe)
    eyes = circle(-19, -61, 6, WHITE, 2.2) + circle(1, -61, 6, WHITE, 2.2) + dot(-21, -60, 3) + dot(-1, -60, 3)
    muzzle = path("M-13-53H-6L-9.5-49Z", PINK, 2) + line("M-15-47q3 3 5.5-1q3 4 6 1", 2.2)
    return tail + body + stripes + bib + paws + skull + marks + eyes + muzzle


def lying_cat(fur: str, stripe: str) -> str:
    """Asleep, on a roof or a wall."""
    tail = limb("M40-10Q66-12 62 12", fur, 8, 2.8)
    body = path("M-40 0Q-46-34 0-34Q48-34 48-6Q48 2 40 2H-34Z", fur)
    skull = path("M-56-16L-58-42-44-34Q-34-38-26-34L-12-42-12-16Q-16 0-34 0Q-52 0-56-16Z", fur)
    sleep = line("M-48-16q5 5 10 0M-30-16q5 5 10 0", 2.6) + path("M-38-9h7l-3.5 4Z", PINK, 1.8)
    return tail + body + line("M6-33v12M20-31v12M32-26v10", 4, stripe) + skull + sleep


def cat(chance: Chance) -> Prop:
    fur, stripe = chance.choice((("#f0a044", "#c97a26"), ("#9a93a8", "#6f6880"), ("#6b5560", "#4f3d47")))
    kinds = chance.sample(("ball", "fish", "bowl"), 2)
    told: dict[str, Said] = {
        "ball": ("une pelote", "a ball of wool"),
        "fish": ("un poisson", "a fish"),
        "bowl": ("un bol de lait", "a bowl of milk"),
    }

    def thing(kind: str) -> str:
        if kind == "ball":
            return (
                circle(0, -18, 18, RED)
                + line("M-14-24Q0-34 14-24M-17-14Q0-22 17-14M-10-4Q0-10 12-6", 2.4, CREAM)
                + line("M14-6Q28 2 38-4", 3, RED)
            )
        if kind == "fish":
            return path("M-24-10Q0-30 24-12Q2 8-24-10ZM-20-10L-38-22V2Z", "#7fc4e0") + dot(12, -14, 3)
        return path("M-28-22H28Q24 2 0 2Q-24 2-28-22Z", SUN) + ellipse(0, -22, 28, 8, WHITE)

    def draw(altered: Altered) -> str:
        return (
            shadow(4, 2, 40, 6)
            + shadow(-64, 2, 28, 5)
            + sitting_cat(fur, stripe)
            + group(thing(kinds["cat" in altered]), x=-70, scale=1.3)
        )

    name: Said = ("ce qu’il y a devant le chat", "what lies before the cat")
    return Prop(
        "cat",
        draw,
        [either("cat", name, kinds, told, ("Devant le chat : {}.", "Before the cat: {}."))],
        (-126, -98, 76, 12),
    )


def dog(chance: Chance) -> Prop:
    coat, patch = chance.choice((("#fff3df", BARK), ("#d9a05a", "#8a5a3b"), ("#b5a294", "#6f5c52")))
    things = chance.sample(("bone", "ball", "paper"), 2)
    told: dict[str, Said] = {
        "bone": ("un os", "a bone"),
        "ball": ("une balle rouge", "a red ball"),
        "paper": ("le journal", "the newspaper"),
    }

    def thing(kind: str) -> str:
        if kind == "ball":
            return circle(0, 0, 18, RED) + line("M-8-4q2-7 8-8", 3, WHITE)
        if kind == "paper":
            return group(box(-26, -12, 52, 24, WHITE, 4), line("M-18-3H18M-18 4H10", 2.4, "#9a90a0"), turn=-8)
        return path(
            "M-18-6H18Q22-16 29-9Q37-2 28 0Q37 4 29 9Q22 16 18 6H-18Q-22 16-29 9Q-37 4-28 0Q-37-2-29-9Q-22-16-18-6Z",
            WHITE,
        )

    def draw(altered: Altered) -> str:
        tail = limb("M-44-52Q-70-44-72-22" if "dog-tail" in altered else "M-44-52Q-68-64-62-92", coat, 9)
        legs = "".join(limb(f"M{x}-34V-6", coat, 11) for x in (-34, -18, 18, 34))
        body = path("M-50-56Q-46-74-20-70H24Q46-72 46-46Q46-28 30-26H-34Q-52-32-50-56Z", coat) + flat(
            "M-22-69Q-30-46-10-44Q12-44 8-70Z", patch
        )
        skull = path("M26-70Q28-104 58-102Q80-100 80-82Q96-78 94-66Q88-54 66-56Q34-52 26-70Z", coat)
        ear = path("M40-100Q22-98 26-64Q40-58 50-78Q54-96 40-100Z", patch)
        face = dot(66, -84, 4) + spot(92, -74, 6, 5, INK) + dot(60, -68, 5, BLUSH)
        collar = line("M30-62Q44-48 62-52", 7, RED)
        carried = group(thing(things["dog-thing" in altered]), x=98, y=-50)
        return shadow(0, 0, 60, 7) + tail + legs + body + collar + skull + ear + face + carried

    return Prop(
        "dog",
        draw,
        [
            either(
                "dog-thing",
                ("ce que porte le chien", "what the dog carries"),
                things,
                told,
                ("Le chien porte {}.", "The dog carries {}."),
            ),
            Feature(
                "dog-tail",
                ("la queue du chien", "the dog’s tail"),
                ("Le chien lève la queue.", "The dog’s tail is up."),
                ("Le chien baisse la queue.", "The dog’s tail is down."),
            ),
        ],
        (-92, -120, 140, 16),
    )


def sheep(chance: Chance) -> Prop:
    skin = "#5a4a5e"
    kinds = chance.sample(("bell", "scarf", "flower"), 2)
    told: dict[str, Said] = {
        "bell": ("une cloche", "a bell"),
        "scarf": ("une écharpe", "a scarf"),
        "flower": ("une couronne de fleurs", "a wreath of flowers"),
    }

    def worn(kind: str) -> str:
        if kind == "bell":
            return (
                line("M30-48Q44-36 60-40", 6, RED)
                + path("M32-34Q34-50 46-50Q58-50 58-34L62-26H28Z", SUN)
                + dot(45, -22, 5)
            )
        if kind == "scarf":
            return (
                limb("M28-52Q44-36 62-42", RED, 11)
                + limb("M36-42L30-14", RED, 10)
                + line("M28-26l10 2M27-18l10 2", 3, WHITE)
            )
        return "".join(
            circle(x, y, 8, c, 2.2) + dot(x, y, 3, SUN)
            for x, y, c in ((34, -86, PINK), (46, -92, WHITE), (58, -90, PINK), (69, -82, WHITE))
        )

    def draw(altered: Altered) -> str:
        bumps = [1.12, 0.96] * 8
        fleece = smooth(
            [(x * 1.3 * bump, y * 0.8 * bump - 46) for (x, y), bump in zip(ring(16, 36), bumps, strict=True)]
        )
        legs = "".join(limb(f"M{x}-24V-6", skin, 8) for x in (-24, -10, 14, 28))
        skull = path("M34-70Q58-80 66-60Q68-38 52-36Q36-40 34-70Z", skin) + ellipse(36, -62, 12, 6, skin, 2.8, 30)
        wool = path(fleece, WHITE) + line(
            "M-20-50q8 8 16 0M0-38q8 6 14-2M-4-64q8 6 14 0M-34-40q6 6 12 0", 2.8, "#cdbfd0"
        )
        eye = dot(55, -59, 3.6, WHITE) + dot(56, -58, 1.9)
        return shadow(4, 0, 52, 6) + legs + wool + skull + eye + worn(kinds["sheep" in altered])

    return Prop(
        "sheep",
        draw,
        [
            either(
                "sheep",
                ("ce que porte le mouton", "what the sheep wears"),
                kinds,
                told,
                ("Le mouton porte {}.", "The sheep wears {}."),
            )
        ],
        (-60, -110, 88, 12),
    )


def hen(chance: Chance) -> Prop:
    """A hen and her chicks."""
    many = chance.choice((3, 4))
    fur = chance.choice(("#c8693a", "#fff3df", "#8a5a4a"))

    def chick(x: int, scale: float) -> str:
        body = path("M-15-10Q-18-24-6-22Q0-34 11-28Q18-22 14-10Q8 0-2 0Q-12-1-15-10Z", BUTTER, 2.8)
        return shadow(x, 2, 14, 3) + group(
            line("M-3 0v4M5 0v4", 3, ORANGE),
            body,
            path("M14-23L22-19L13-17Z", ORANGE, 2),
            dot(7, -22, 2.3),
            x=x,
            scale=scale,
        )

    def draw(altered: Altered) -> str:
        body = path("M-38-50Q-46-74-30-72Q-20-54 2-54Q8-82 26-78Q40-70 34-50Q36-16 2-14Q-32-16-38-50Z", fur)
        comb = path("M14-78q2-14 8-8q6-10 10 0q8-2 4 12Z", RED, 2.6) + path("M30-52q8 6 2 12q-6-4-2-12Z", RED, 2.4)
        legs = line("M-6-14V0M-12 2h12M10-14V0M4 2h12", 4, ORANGE)
        mother = (
            legs
            + body
            + comb
            + path("M34-64L50-58L34-53Z", SUN, 2.6)
            + line("M-20-42Q-4-24 12-40", 3.2)
            + dot(26, -64, 3.2)
        )
        places = ((-58, 1.2), (-94, 1.15), (-128, 1.1), (-160, 1.05))[: many - 2 * ("hen" in altered)]
        return shadow(0, 2, 40, 6) + group(mother, x=40, scale=1.15) + "".join(chick(x + 60, s) for x, s in places)

    told = [chicks(many), chicks(many - 2)]
    return Prop("hen", draw, [Feature("hen", ("les poussins", "the chicks"), told[0], told[1])], (-124, -112, 104, 12))


def chicks(many: int) -> Said:
    """So many follow the hen."""
    if many == 1:
        return "Un poussin suit la poule.", "One chick follows the hen."
    french, english = NUMBERS[many]
    return f"{french.capitalize()} poussins suivent la poule.", f"{english.capitalize()} chicks follow the hen."


def pigeon(x: float, y: float, mirror: bool) -> str:
    body = path("M-24-16Q-10-34 10-26Q12-44 24-42Q34-40 32-28Q30-6 4-6Q-10-6-34-18Z", "#a9b4d0", 2.8)
    wing = path("M-22-18Q-4-24 8-14Q-6-4-22-18Z", "#7f8bb0", 2.2)
    return shadow(x, y + 3, 22, 4) + group(
        line("M0-6V3M8-6V3", 3, ORANGE),
        body,
        wing,
        path("M33-36L43-32L32-29Z", SUN, 2),
        dot(25, -35, 2.4),
        x=x,
        y=y,
        mirror=mirror,
    )


def duck(x: float, scale: float, body: str = WHITE) -> str:
    """A duck that walks to the right."""
    bird = path(
        "M-34-34Q-30-8 4-8Q36-10 36-36Q36-44 32-50Q44-56 42-72Q38-88 22-86Q6-84 8-66Q12-50 4-44Q-14-34-34-46Z", body
    )
    beak = path("M41-74Q58-76 60-68Q54-62 42-64Z", ORANGE, 2.6)
    return shadow(x, 2, 30 * scale, 5) + group(
        line("M-4-8V2M-8 3h12M12-8V2M8 3h12", 4, ORANGE),
        bird,
        beak,
        dot(28, -74, 3.2),
        line("M-14-26Q2-14 18-28", 3),
        x=x,
        scale=scale,
    )


def ducks(chance: Chance) -> Prop:
    """A family of ducks on its way."""
    many = chance.choice((3, 4))

    def draw(altered: Altered) -> str:
        small = "".join(duck(30 - 48 * i, 0.5, BUTTER) for i in range(1, 1 + many - ("ducks" in altered)))
        return small + duck(62, 0.95)

    one, other = NUMBERS[many], NUMBERS[many - 1]
    told: list[Said] = [
        (f"{n[0].capitalize()} canetons suivent leur mère.", f"{n[1].capitalize()} ducklings follow their mother.")
        for n in (one, other)
    ]
    return Prop(
        "ducks", draw, [Feature("ducks", ("les canetons", "the ducklings"), told[0], told[1])], (-186, -86, 124, 12)
    )


def guest(chance: Chance, key: str, where: Said) -> tuple[list[str], Feature]:
    """Two animals, and the feature that has the one or the other somewhere."""
    pair = chance.pair("animal", list(ANIMALS))
    one, other = ((ANIMALS[kind][0].capitalize(), ANIMALS[kind][1].capitalize()) for kind in pair)
    name = (f"l’animal {where[0]}", f"the animal {where[1]}")
    return pair, swap(key, name, (f"{{}} {where[0]}.", f"{{}} {where[1]}."), one, other)
