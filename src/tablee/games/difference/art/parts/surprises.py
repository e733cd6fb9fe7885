"""One thing in each picture that does not belong there."""

from __future__ import annotations

from tablee.drawing.palette import (
    CORAL,
    GREEN,
    INK,
    MINT,
    NAVY,
    ORANGE,
    PINK,
    RED,
    SKY,
    STONE,
    SUN,
    VIOLET,
    WHITE,
    WOOD,
)
from tablee.drawing.shapes import box, circle, dot, ellipse, flat, group, limb, line, path, shadow, smile, spot
from tablee.games.difference.art.parts.prop import Altered, Chance, Feature, Prop, Said
from tablee.games.difference.art.parts.wear import HATS, hat
from tablee.games.difference.art.parts.words import colour as named
from tablee.games.difference.art.parts.words import either, recolour, swap, tones


def saucer(chance: Chance) -> Prop:
    """In the sky."""
    hulls, green = tones(chance), chance.percent(50)

    def draw(altered: Altered) -> str:
        alien = MINT if green != ("saucer" in altered) else VIOLET
        somebody = (
            line("M-8-46L-14-62M8-46L14-62", 3.4)
            + dot(-14, -64, 4.5, RED)
            + dot(14, -64, 4.5, RED)
            + ellipse(0, -30, 20, 22, alien)
        )
        eyes = ellipse(-8, -32, 5, 7, INK, 0) + ellipse(8, -32, 5, 7, INK, 0) + smile(0, -20, 6, 3, 2.6)
        dome = path("M-44-8Q-40-78 0-80Q40-78 44-8Z", "#dff3fb")
        hull = path("M-92 2Q-60-26 0-26Q60-26 92 2Q60 28 0 28Q-60 28-92 2Z", named(hulls["saucer-hull" in altered]))
        lamps = "".join(circle(x, 6, 7, SUN, 2.4) for x in (-54, -18, 18, 54))
        return dome + somebody + eyes + hull + lamps

    greens: list[Said] = [("vert", "green"), ("violet", "purple")]
    if not green:
        greens.reverse()
    return Prop(
        "saucer",
        draw,
        [
            swap(
                "saucer",
                ("le visiteur dans la soucoupe", "the visitor in the flying saucer"),
                ("Dans la soucoupe, le visiteur est {}.", "The visitor in the flying saucer is {}."),
                greens[0],
                greens[1],
            ),
            recolour(
                "saucer-hull",
                ("la soucoupe volante", "the flying saucer"),
                ("La soucoupe est de couleur {}.", "The flying saucer is {}."),
                hulls,
            ),
        ],
        (-98, -90, 98, 36),
    )


def skating_penguin(chance: Chance) -> Prop:
    hats, boards = chance.pair("hat", ("party", "crown", "top", "straw")), tones(chance)

    def draw(altered: Altered) -> str:
        board = path(
            "M-62-22Q-56-14-44-14H44Q56-14 62-22Q60-4 44-4H-44Q-60-4-62-22Z", named(boards["penguin-board" in altered])
        )
        wheels = circle(-34, 0, 8, STONE, 2.6) + circle(34, 0, 8, STONE, 2.6)
        feet = ellipse(-14, -16, 13, 6, ORANGE) + ellipse(14, -16, 13, 6, ORANGE)
        wings = limb("M-26-84Q-52-84-60-102", "#46506e", 12) + limb("M26-84Q52-84 60-102", "#46506e", 12)
        body = path("M-34-18Q-42-118 0-122Q42-118 34-18Q0-8-34-18Z", "#46506e") + flat(
            "M-22-20Q-26-76 0-80Q26-76 22-20Q0-14-22-20Z", WHITE
        )
        face = (
            spot(-10, -98, 9, 10, WHITE)
            + spot(10, -98, 9, 10, WHITE)
            + dot(-9, -98, 3.4)
            + dot(9, -98, 3.4)
            + path("M-8-88H8L0-77Z", ORANGE, 2.4)
        )
        return (
            shadow(0, 6, 64, 7)
            + board
            + wheels
            + feet
            + wings
            + body
            + face
            + group(hat(hats["penguin-hat" in altered]), y=-100, scale=0.9)
        )

    return Prop(
        "penguin",
        draw,
        [
            swap(
                "penguin-hat",
                ("la coiffure du pingouin", "what the penguin wears on the head"),
                ("Le pingouin porte {}.", "The penguin wears {}."),
                HATS[hats[0]],
                HATS[hats[1]],
            ),
            recolour(
                "penguin-board",
                ("la planche du pingouin", "the penguin’s skateboard"),
                ("La planche du pingouin est de couleur {}.", "The penguin’s skateboard is {}."),
                boards,
            ),
        ],
        (-74, -178, 74, 16),
    )


def snowman(chance: Chance) -> Prop:
    scarves, noses = tones(chance), chance.sample(("carrot", "ball"), 2)

    def draw(altered: Altered) -> str:
        scarf = named(scarves["snowman-scarf" in altered])
        puddle = ellipse(0, -2, 70, 12, SKY, 0)
        balls = circle(0, -42, 42, WHITE) + circle(0, -112, 33, WHITE)
        arms = line("M-38-60L-72-92M-58-80L-74-76M38-60L72-92M58-80L60-98", 6)
        glasses = path("M-27-126H-3Q-3-106-15-106Q-27-106-27-126Z", NAVY, 2.6) + path(
            "M27-126H3Q3-106 15-106Q27-106 27-126Z", NAVY, 2.6
        )
        nose = (
            path("M0-108L40-102L0-96Z", ORANGE, 2.6)
            if noses["snowman" in altered] == "carrot"
            else circle(4, -100, 12, RED)
        )
        wrap = limb("M-26-84Q0-72 26-84", scarf, 12) + limb("M16-80L26-40", scarf, 12)
        buttons = dot(0, -56, 5) + dot(0, -38, 5) + dot(0, -20, 5)
        return shadow(0, 2, 72, 8) + puddle + arms + balls + buttons + wrap + glasses + nose + smile(-4, -90, 9, 4, 3)

    told: dict[str, Said] = {"carrot": ("une carotte", "a carrot"), "ball": ("une boule rouge", "a red ball")}
    return Prop(
        "snowman",
        draw,
        [
            either(
                "snowman",
                ("le nez du bonhomme de neige", "the snowman’s nose"),
                noses,
                told,
                ("Le nez du bonhomme de neige est {}.", "The snowman’s nose is {}."),
            ),
            recolour(
                "snowman-scarf",
                ("l’écharpe du bonhomme de neige", "the snowman’s scarf"),
                ("L’écharpe du bonhomme de neige est de couleur {}.", "The snowman’s scarf is {}."),
                scarves,
            ),
        ],
        (-84, -152, 84, 14),
    )


def crocodile(chance: Chance) -> Prop:
    """It looks out of a hole in the ground."""
    kinds, eyes = chance.sample(("flower", "bird"), 2), chance.percent(50)

    def draw(altered: Altered) -> str:
        skin = "#6fae4a"
        hole = ellipse(0, 0, 74, 18, "#5d4a52") + ellipse(0, 0, 74, 18, "none", 6, line="#a79aa8")
        neck = path("M-34 6V-60Q-34-96 0-96Q34-96 34-60V6Q0 18-34 6Z", skin)
        snout = path("M-14-88Q30-104 96-84Q110-76 96-64Q40-52-14-56Z", skin)
        teeth = path("M30-60l7 12 7-13ZM54-62l7 12 7-13ZM76-64l6 11 7-13Z", WHITE, 2)
        looks = circle(2, -100, 13, WHITE, 2.8) + circle(30, -100, 13, WHITE, 2.8)
        open_ = eyes != ("crocodile-eyes" in altered)
        gaze = (
            dot(6, -99, 6) + dot(34, -99, 6)
            if open_
            else path("M-11-100A13 13 0 0 1 15-100ZM17-100A13 13 0 0 1 43-100Z", "#4f8a3a", 2.6)
        )
        rest = path("M-74 0Q0 34 74 0Q66 18 0 18Q-66 18-74 0Z", STONE, 0)
        if kinds["crocodile" in altered] == "flower":
            carried = (
                limb("M88-82V-112", GREEN, 4, 2)
                + "".join(circle(88 + x, -122 + y, 9, PINK, 2.2) for x, y in ((-10, 0), (10, 0), (0, -10), (0, 10)))
                + dot(88, -122, 6, SUN)
            )
        else:
            carried = (
                path("M66-96Q74-114 92-110Q96-126 108-122Q116-116 110-106Q104-88 84-88Q72-88 66-96Z", SUN, 2.8)
                + path("M112-118L124-112L111-108Z", ORANGE, 2)
                + dot(104, -116, 2.6)
            )
        return (
            hole
            + neck
            + teeth
            + snout
            + line("M20-70Q60-64 92-70", 2.8)
            + dot(92, -80, 4)
            + looks
            + gaze
            + carried
            + rest
        )

    told: dict[str, Said] = {"flower": ("une fleur", "a flower"), "bird": ("un oiseau jaune", "a yellow bird")}
    wide: Said = ("Le crocodile ouvre les yeux.", "The crocodile’s eyes are open.")
    shut: Said = ("Le crocodile ferme à demi les yeux.", "The crocodile’s eyes are half shut.")
    return Prop(
        "crocodile",
        draw,
        [
            either(
                "crocodile",
                ("ce que le crocodile a sur le nez", "what is on the crocodile’s nose"),
                kinds,
                told,
                ("Sur le nez du crocodile : {}.", "On the crocodile’s nose: {}."),
            ),
            Feature(
                "crocodile-eyes",
                ("les yeux du crocodile", "the crocodile’s eyes"),
                *((wide, shut) if eyes else (shut, wide)),
            ),
        ],
        (-82, -146, 132, 26),
    )


def chest(chance: Chance) -> Prop:
    """A treasure in the sand."""
    kinds, lids = chance.sample(("gold", "octopus", "bones"), 2), tones(chance)
    told: dict[str, Said] = {
        "gold": ("de l’or", "gold"),
        "octopus": ("un petit poulpe", "a little octopus"),
        "bones": ("des os", "bones"),
    }

    def inside(kind: str) -> str:
        if kind == "gold":
            return "".join(
                circle(x, y, 12, SUN, 2.4)
                for x, y in ((-36, -6), (-14, -10), (10, -10), (34, -6), (-24, -24), (0, -28), (24, -24))
            )
        if kind == "octopus":
            arms = limb("M-20-8Q-44-20-40-40", CORAL, 8, 2.6) + limb("M20-8Q44-20 40-40", CORAL, 8, 2.6)
            return (
                arms
                + path("M-28 0Q-34-52 0-54Q34-52 28 0Z", CORAL)
                + dot(-9, -28, 4)
                + dot(9, -28, 4)
                + smile(0, -16, 8, 4, 3)
            )
        bone = path(
            "M-18-6H18Q22-16 29-9Q37-2 28 0Q37 4 29 9Q22 16 18 6H-18Q-22 16-29 9Q-37 4-28 0Q-37-2-29-9Q-22-16-18-6Z",
            WHITE,
        )
        return group(bone, x=-12, y=-16, turn=-30) + group(bone, x=14, y=-18, turn=34)

    def draw(altered: Altered) -> str:
        tone = named(lids["chest-lid" in altered])
        lid = path("M-62-58Q-60-118 0-118Q60-118 62-58Z", tone) + line(
            "M-44-64Q-42-104-36-110M44-64Q42-104 36-110", 4, SUN
        )
        box_ = box(-62, -52, 124, 52, WOOD, 4) + line("M-44-50V-2M44-50V-2", 7, SUN) + box(-12, -58, 24, 24, SUN, 4)
        return shadow(0, 2, 72, 8) + lid + group(inside(kinds["chest" in altered]), y=-50) + box_ + dot(0, -46, 4)

    return Prop(
        "chest",
        draw,
        [
            either(
                "chest",
                ("ce qu’il y a dans le coffre", "what is in the chest"),
                kinds,
                told,
                ("Dans le coffre : {}.", "In the chest: {}."),
            ),
            recolour(
                "chest-lid",
                ("le couvercle du coffre", "the lid of the chest"),
                ("Le couvercle du coffre est de couleur {}.", "The lid of the chest is {}."),
                lids,
            ),
        ],
        (-72, -126, 72, 14),
    )


def monster(chance: Chance) -> Prop:
    """It swims by."""
    hats, green = chance.pair("hat", ("crown", "party", "straw", "top")), chance.percent(50)

    def draw(altered: Altered) -> str:
        skin = "#4fae8a" if green != ("monster" in altered) else "#7d5bb0"
        humps = "".join(
            path(f"M{x - w} 8Q{x - w} {-h} {x} {-h}Q{x + w} {-h} {x + w} 8Z", skin)
            for x, w, h in ((-8, 34, 40), (66, 28, 30), (122, 20, 20))
        )
        neck = path("M-92 8Q-100-90-72-112Q-36-124-26-96Q-26-82-48-80Q-62-70-52 8Z", skin)
        face = dot(-54, -98, 4.5) + line("M-40-88q8 4 14-2", 2.8) + dot(-58, -84, 5, CORAL)
        return (
            humps
            + neck
            + face
            + group(hat(hats["monster-hat" in altered]), x=-62, y=-92, scale=0.86)
            + line("M-124 10q14-9 28 0t28 0 28 0 28 0 28 0 28 0 28 0 28 0 28 0", 4, WHITE)
        )

    shades: list[Said] = [("vert", "green"), ("violet", "purple")]
    if not green:
        shades.reverse()
    return Prop(
        "monster",
        draw,
        [
            swap(
                "monster-hat",
                ("la coiffure du monstre marin", "what the sea monster wears on the head"),
                ("Le monstre marin porte {}.", "The sea monster wears {}."),
                HATS[hats[0]],
                HATS[hats[1]],
            ),
            swap(
                "monster",
                ("la couleur du monstre marin", "the sea monster’s colour"),
                ("Le monstre marin est {}.", "The sea monster is {}."),
                shades[0],
                shades[1],
            ),
        ],
        (-128, -172, 152, 20),
    )
