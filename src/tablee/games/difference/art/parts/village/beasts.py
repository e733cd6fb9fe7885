"""Whole animals in the snow."""

from __future__ import annotations

from tablee.drawing.outlines import star
from tablee.drawing.palette import BARK, BLUE, BLUSH, CREAM, GOLD, GREEN, INK, ORANGE, PINK, RED, SUN, TEAL, WHITE
from tablee.drawing.shapes import circle, dot, ellipse, flat, group, limb, line, path, shadow, spot
from tablee.games.difference.art.parts.prop import Altered, Chance, Prop, Said
from tablee.games.difference.art.parts.words import either, there

CAUGHT: dict[str, Said] = {
    "fish": ("un poisson", "a fish"),
    "mitten": ("une moufle rouge", "a red mitten"),
    "star": ("une étoile", "a star"),
}


def caught(kind: str) -> str:
    if kind == "fish":
        return path("M-30 0Q-6-24 24-2Q-2 22-30 0ZM-27 0L-48-16V14Z", "#7fc4e0") + dot(12, -4, 3)
    if kind == "mitten":
        return path("M-16-22H16V10Q16 28 0 28Q-16 28-16 10ZM16-6Q34-16 34 2Q30 14 16 12Z", RED) + limb(
            "M-16-22H16", WHITE, 9, 2.6
        )
    return path(star(30), SUN)


def fox(chance: Chance) -> Prop:
    kinds, curled = chance.sample(list(CAUGHT), 2), chance.percent(50)

    def draw(altered: Altered) -> str:
        up = curled != ("fox-tail" in altered)
        d = (
            "M-48-44Q-92-60-88-108Q-62-116-54-88Q-50-66-36-58Z"
            if up
            else "M-46-42Q-84-40-110-8Q-96 12-70-4Q-50-18-36-34Z"
        )
        tip = "M-88-108Q-62-116-54-88Q-72-84-89-92Z" if up else "M-110-8Q-96 12-70-4Q-80-20-98-22Z"
        tail = path(d, ORANGE) + path(tip, WHITE, 2.6)
        legs = "".join(
            limb(f"M{x}-36V-6", tone, 10) for x, tone in ((-34, ORANGE), (-18, ORANGE), (20, ORANGE), (36, ORANGE))
        )
        socks = "".join(line(f"M{x}-12V-6", 10, "#6b4a44") for x in (-34, -18, 20, 36))
        body = path("M-52-46Q-48-68-20-66H28Q48-64 46-44Q44-28 26-28H-36Q-52-30-52-46Z", ORANGE) + flat(
            "M-30-30Q0-42 40-32L28-26H-32Z", CREAM
        )
        skull = path("M28-80L26-116L46-100Q58-104 70-100L88-116L88-82Q100-72 108-64Q92-48 62-48Q34-52 28-80Z", ORANGE)
        cheeks = path("M50-60Q70-70 108-64Q92-48 62-48Q52-50 50-60Z", CREAM, 2.4)
        look = dot(56, -80, 4) + dot(80, -80, 4) + spot(106, -66, 6, 5, INK)
        return (
            shadow(0, 0, 66, 7)
            + tail
            + legs
            + socks
            + body
            + skull
            + cheeks
            + look
            + group(caught(kinds["fox" in altered]), x=104, y=-36)
        )

    yes: Said = ("Le renard dresse la queue.", "The fox’s tail is up.")
    no: Said = ("Le renard laisse traîner sa queue.", "The fox’s tail is down.")
    return Prop(
        "fox",
        draw,
        [
            either(
                "fox",
                ("ce que tient le renard", "what the fox carries"),
                kinds,
                CAUGHT,
                ("Le renard emporte {}.", "The fox carries off {}."),
            ),
            there("fox-tail", ("la queue du renard", "the fox’s tail"), curled, yes, no),
        ],
        (-122, -126, 152, 14),
    )


def hare(chance: Chance) -> Prop:
    fur, ears = chance.choice(((WHITE, PINK), ("#c9a27a", "#f0cfae"), ("#a9a3b5", PINK))), chance.percent(50)
    kinds = chance.sample(("carrot", "cabbage", "whistle"), 2)
    told: dict[str, Said] = {
        "carrot": ("une carotte", "a carrot"),
        "cabbage": ("un chou", "a cabbage"),
        "whistle": ("un sifflet", "a whistle"),
    }

    def food(kind: str) -> str:
        if kind == "carrot":
            return group(
                path("M-14-40Q0-50 14-40L3 30H-3Z", ORANGE),
                line("M0-42Q-12-56-18-62M0-42V-66M0-42Q12-56 18-62", 6, GREEN),
                turn=24,
            )
        if kind == "cabbage":
            return circle(0, 0, 30, "#a9cf7a") + line("M-20-12Q0 0-6 26M20-12Q4 2 8 26M0-28Q6-10 0 8", 3.4, "#5f9a4a")
        return circle(-4, 4, 18, SUN) + path("M-4-14H36V2H12Z", SUN) + dot(-4, 4, 6)

    def draw(altered: Altered) -> str:
        upright = ears != ("hare-ears" in altered)
        one = "M-14-92Q-30-150-14-154Q4-150 0-94Z" if upright else "M-14-92Q-60-112-70-92Q-62-76-10-82Z"
        two = "M4-94Q6-150 22-154Q38-148 20-92Z" if upright else "M6-94Q-14-150 4-156Q22-152 22-94Z"
        listening = (
            path(one, fur[0])
            + path(two, fur[0])
            + (
                flat("M-11-100Q-20-140-13-144Q-6-140-6-100ZM9-100Q12-140 21-144Q27-138 15-100Z", fur[1])
                if upright
                else flat("M9-102Q-4-140 5-146Q14-142 15-102Z", fur[1])
            )
        )
        tail = circle(-44, -20, 14, WHITE)
        body = path("M-42-6Q-50-64-8-66Q34-64 36-6Q0 8-42-6Z", fur[0]) + line("M-28-4Q-34-34-8-34", 3)
        feet = ellipse(-20, -3, 22, 9, fur[0]) + ellipse(22, -3, 18, 8, fur[0])
        skull = path("M-28-76Q-26-106 6-104Q38-102 36-76Q32-54 4-52Q-24-54-28-76Z", fur[0])
        look = (
            dot(-6, -82, 4)
            + dot(20, -82, 4)
            + circle(8, -72, 4, PINK, 2)
            + line("M2-66q6 5 12 0", 2.6)
            + dot(-16, -70, 5, BLUSH)
            + dot(28, -70, 5, BLUSH)
        )
        return (
            shadow(0, 1, 58, 7)
            + tail
            + body
            + feet
            + listening
            + skull
            + look
            + group(food(kinds["hare" in altered]), x=68, y=-30)
        )

    yes: Said = ("Le lièvre dresse les deux oreilles.", "Both of the hare’s ears are up.")
    no: Said = ("Le lièvre couche une oreille.", "One of the hare’s ears is down.")
    return Prop(
        "hare",
        draw,
        [
            either(
                "hare",
                ("ce que tient le lièvre", "what the hare holds"),
                kinds,
                told,
                ("Le lièvre tient {}.", "The hare holds {}."),
            ),
            there("hare-ears", ("les oreilles du lièvre", "the hare’s ears"), ears, yes, no),
        ],
        (-78, -162, 106, 14),
    )


WORN: dict[str, Said] = {
    "bell": ("une cloche", "a bell"),
    "scarf": ("une écharpe", "a scarf"),
    "wreath": ("une couronne de sapin", "a wreath"),
}


def deer(chance: Chance) -> Prop:
    """With a red nose and garlands in its antlers, or not."""
    kinds, lights, red = chance.sample(list(WORN), 2), chance.percent(50), chance.percent(50)
    coat = chance.choice(("#b9835a", "#a8744e", "#c99a6a"))

    def worn(kind: str) -> str:
        if kind == "bell":
            return (
                line("M22-104Q40-88 60-98", 8, RED)
                + path("M24-86Q26-106 42-106Q58-106 60-86L66-74H18Z", SUN)
                + circle(42, -70, 6, GOLD, 2.4)
            )
        if kind == "scarf":
            return (
                limb("M20-108Q42-90 64-102", TEAL, 14)
                + limb("M34-96L26-50", TEAL, 14)
                + line("M20-66l12 2M19-58l12 2", 3.4, WHITE)
            )
        return (
            circle(42, -90, 22, "none", 20)
            + circle(42, -90, 22, "none", 14, GREEN)
            + "".join(dot(x, y, 4, RED) for x, y in ((24, -100), (58, -104), (60, -78), (32, -72)))
        )

    def draw(altered: Altered) -> str:
        legs = "".join(limb(f"M{x}-52V-6", coat, 10) + line(f"M{x}-8V-3", 12, BARK) for x in (-48, -30, 20, 38))
        body = path(
            "M-64-68Q-60-96-28-94H14Q30-100 34-124L62-116Q66-84 54-62Q46-46 26-46H-44Q-64-46-64-68Z", coat
        ) + flat("M-44-48Q0-62 40-50L26-44H-42Z", CREAM)
        tail = path("M-62-82Q-82-84-80-66Q-70-60-60-68Z", CREAM, 2.8)
        horns = limb(
            "M40-150Q22-172 26-204M30-178L8-190M28-192L44-208M58-150Q74-172 70-204M67-178L88-190M69-192L54-208",
            "#e0bd86",
            6,
            2.6,
        )
        skull = path("M28-128Q26-156 52-156Q72-154 78-136Q98-132 96-116Q88-104 66-108Q34-104 28-128Z", coat) + path(
            "M34-142Q10-152 8-138Q14-126 30-130Z", coat, 2.8
        )
        nose = spot(94, -124, 9, 8, RED if red else INK)
        bulbs = ((18, -186), (26, -204), (48, -166), (70, -204), (80, -186))
        garland = line("M12-190Q24-168 48-168Q76-168 84-190", 4, GREEN) + "".join(
            circle(x, y, 9, (SUN, RED, BLUE)[i % 3], 2.4) for i, (x, y) in enumerate(bulbs)
        )
        lit = garland if lights != ("deer-lights" in altered) else ""
        return (
            shadow(-6, 0, 72, 8)
            + tail
            + legs
            + body
            + horns
            + skull
            + dot(62, -136, 4)
            + nose
            + lit
            + worn(kinds["deer" in altered])
        )

    yes: Said = ("Une guirlande brille dans les bois du renne.", "Lights shine in the reindeer’s antlers.")
    no: Said = ("Il n’y a pas de guirlande dans les bois du renne.", "There are no lights in the reindeer’s antlers.")
    return Prop(
        "deer",
        draw,
        [
            either(
                "deer",
                ("ce que porte le renne", "what the reindeer wears"),
                kinds,
                WORN,
                ("Le renne porte {}.", "The reindeer wears {}."),
            ),
            there("deer-lights", ("les bois du renne", "the reindeer’s antlers"), lights, yes, no),
        ],
        (-92, -222, 110, 14),
    )


CARRIED: dict[str, Said] = {
    "barrel": ("un tonnelet", "a little barrel"),
    "scarf": ("une écharpe rouge", "a red scarf"),
    "basket": ("un panier", "a basket"),
}


def rescue_dog(chance: Chance) -> Prop:
    """A large dog that sits, with something round its neck."""
    kinds, glad = chance.sample(list(CARRIED), 2), chance.percent(50)

    def worn(kind: str) -> str:
        if kind == "barrel":
            cask = path("M-28-16Q0-22 28-16Q36 2 28 20Q0 26-28 20Q-36 2-28-16Z", "#b9743c")
            return (
                line("M-34-26Q0 4 34-26", 7, RED)
                + cask
                + line("M-16-18Q-20 2-16 22M16-18Q20 2 16 22", 6, SUN)
                + path("M-5-8H5V-1H12V7H5V14H-5V7H-12V-1H-5Z", RED, 2)
            )
        if kind == "scarf":
            return (
                limb("M-36-22Q0 2 36-22", RED, 15)
                + limb("M16-10L26 42", RED, 15)
                + line("M20 24l13-3M22 33l13-3", 3.4, WHITE)
            )
        return (
            line("M-30-28L-24 4M30-28L24 4", 5)
            + path("M-34 2H34L26 36H-26Z", "#dba468")
            + line("M-30 13H30M-28 24H28", 2.4)
            + circle(-12, -2, 10, RED, 2.6)
            + circle(10, -4, 11, SUN, 2.6)
        )

    def draw(altered: Altered) -> str:
        coat, patch = "#fff3df", "#a8643a"
        tail = limb("M-44-14Q-78-16-80-46" if glad != ("rescue-tail" in altered) else "M-44-14Q-76-2-92-6", patch, 15)
        body = path("M-52-4Q-62-84-18-98H20Q56-84 50-4Q0 8-52-4Z", coat) + flat(
            "M-50-10Q-58-80-22-92Q-10-50-30-6Z", patch
        )
        paws = path("M-26 4Q-28-12-12-12Q4-12 2 4ZM8 4Q6-12 22-12Q38-12 36 4Z", coat)
        skull = path("M-40-118Q-42-164 0-166Q42-164 40-118Q34-84 0-84Q-34-84-40-118Z", coat)
        ears = path("M-34-154Q-66-150-58-108Q-42-100-34-122ZM34-154Q66-150 58-108Q42-100 34-122Z", patch)
        mask = flat(
            "M-38-126Q-38-160-8-164Q-12-130-20-112Q-34-110-38-126ZM38-126Q38-160 8-164Q12-130 20-112Q34-110 38-126Z",
            patch,
        )
        look = (
            dot(-17, -132, 4.6)
            + dot(17, -132, 4.6)
            + spot(0, -112, 10, 7, INK)
            + line("M0-106V-98M-12-98q6 6 12 0q6 6 12 0", 3)
            + path("M-6-94Q-6-80 2-80Q9-82 8-94Z", PINK, 2.4)
        )
        return (
            shadow(0, 2, 66, 8)
            + tail
            + body
            + paws
            + skull
            + mask
            + ears
            + look
            + group(worn(kinds["rescue" in altered]), y=-62)
        )

    yes: Said = ("Le gros chien dresse la queue.", "The big dog’s tail is up.")
    no: Said = ("Le gros chien couche la queue.", "The big dog’s tail is down.")
    return Prop(
        "rescue",
        draw,
        [
            either(
                "rescue",
                ("ce que porte le gros chien", "what the big dog wears"),
                kinds,
                CARRIED,
                ("Le gros chien porte {}.", "The big dog wears {}."),
            ),
            there("rescue-tail", ("la queue du gros chien", "the big dog’s tail"), glad, yes, no),
        ],
        (-104, -174, 72, 14),
    )
