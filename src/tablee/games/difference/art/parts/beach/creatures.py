"""Small animals of the beach, and their shells."""

from __future__ import annotations

from tablee.drawing.outlines import star
from tablee.drawing.palette import BARK, BLUSH, BUTTER, CORAL, CREAM, LEAF, ORANGE, PINK, ROSE, SUN, WHITE
from tablee.drawing.shapes import box, circle, dot, ellipse, flat, group, limb, line, path, shadow, smile
from tablee.games.difference.art.parts.prop import Altered, Chance, Prop, Said
from tablee.games.difference.art.parts.words import either, there

DWELLINGS: dict[str, Said] = {
    "shell": ("une coquille", "a shell"),
    "cup": ("une tasse", "a cup"),
    "tin": ("une boîte de conserve", "a tin"),
}


def dwelling(kind: str) -> str:
    """What a hermit crab lives in; its door is on the right."""
    if kind == "shell":
        spiral = line("M10-10Q-2-34-24-28Q-38-18-24-8Q-12-6-12-16", 3.4)
        return path("M24 0Q30-52-14-54Q-54-50-56-18Q-52 2-30 2Z", "#e9b48a") + spiral
    if kind == "cup":
        grip = circle(-40, -26, 14, "none", 9) + circle(-40, -26, 14, "none", 4, "#7cc8f2")
        return grip + path("M-38-50H24L18 2H-30Z", "#7cc8f2") + line("M-36-38H22", 5, WHITE) + dot(-8, -16, 6, WHITE)
    body = box(-52, -46, 76, 46, "#c3ccd9", 4) + line("M-38-46V0M10-46V0", 2.8)
    return body + box(-32, -46, 36, 46, ROSE, 0, 2.8) + path("M-52-46L-70-58L-60-36", "#c3ccd9", 2.8)


def hermit_crab(chance: Chance) -> Prop:
    kinds = chance.pair("dwelling", list(DWELLINGS))

    def draw(altered: Altered) -> str:
        legs = line("M20-6L12 8M30-6L28 10M40-8L44 8", 8) + line("M20-6L12 8M30-6L28 10M40-8L44 8", 3.6, CORAL)
        body = path("M14-2Q10-32 34-34Q56-32 54-12Q48 2 14-2Z", CORAL)
        eyes = line("M32-32V-46M46-32L50-44", 4.4) + circle(32, -50, 7, WHITE, 2.4) + circle(51, -48, 7, WHITE, 2.4)
        claw = path("M54-12Q74-24 78-8Q70-8 66-4Q74 0 72 8Q54 8 54-12Z", CORAL, 2.8)
        face = dot(33, -49, 3) + dot(52, -47, 3) + smile(38, -18, 7, 3, 2.8) + dot(28, -16, 4, BLUSH)
        return shadow(0, 6, 64, 7) + legs + body + eyes + claw + face + dwelling(kinds["hermit" in altered])

    return Prop(
        "hermit",
        draw,
        [
            either(
                "hermit",
                ("la maison du bernard-l’ermite", "the hermit crab’s home"),
                kinds,
                DWELLINGS,
                ("Le bernard-l’ermite habite {}.", "The hermit crab lives in {}."),
            )
        ],
        (-76, -66, 84, 18),
    )


RIDERS: dict[str, Said] = {
    "snail": ("un escargot", "a snail"),
    "starfish": ("une étoile rouge", "a red star"),
    "bird": ("un oiseau jaune", "a yellow bird"),
}


def rider(kind: str) -> str:
    """What rides on a shell, its foot at (0, 0)."""
    if kind == "snail":
        foot = path("M-30 2Q-10-8 14-8Q16-26 28-24Q36-18 30-4Q26 4 10 4H-22Z", BUTTER, 2.8)
        house = circle(-6, -22, 19, "#b0713e", 2.8) + line("M4-20Q0-32-10-28Q-18-20-8-15Q-2-16-4-21", 2.8)
        return line("M24-24L20-36M30-22L36-34", 2.8) + foot + house + dot(26, -14, 2.6)
    if kind == "starfish":
        return group(path(star(28, 5, 0.5), ROSE, 2.8), dot(-5, -2, 2.6), dot(5, -2, 2.6), y=-20)
    body = path("M-34-14Q-14-30 2-24Q2-46 20-46Q36-44 32-26Q30 0 2 2Q-20 2-34-14Z", SUN, 2.8)
    return body + path("M32-38L46-32L32-28Z", ORANGE, 2.4) + dot(22, -35, 3) + line("M-14-10Q-2-2 8-12", 2.6)


def turtle(chance: Chance) -> Prop:
    """It carries somebody."""
    kinds = chance.pair("rider", list(RIDERS))

    def draw(altered: Altered) -> str:
        feet = "".join(ellipse(x, -6, 15, 9, LEAF, 2.8, 14) for x in (-34, 30))
        neck = path("M44-20Q56-52 76-50Q94-44 88-26Q80-10 48-10Z", LEAF)
        shell = path("M-60-10Q-54-60 0-62Q54-60 58-10Q0-2-60-10Z", "#4f8f5a")
        plates = path("M-18-54H18L26-32L14-14H-14L-26-32Z", "#7fb56b", 2.8) + line("M-26-32L-52-30M26-32L52-30", 2.8)
        tail = path("M-56-14L-76-4L-54-6Z", LEAF, 2.8)
        face = dot(76, -36, 3.6) + smile(74, -24, 7, 3, 2.8) + dot(66, -26, 4, BLUSH)
        carried = group(rider(kinds["turtle" in altered]), y=-62)
        return shadow(4, 2, 74, 7) + tail + feet + neck + carried + shell + plates + face

    return Prop(
        "turtle",
        draw,
        [
            either(
                "turtle",
                ("ce que porte la tortue", "what the turtle carries"),
                kinds,
                RIDERS,
                ("La tortue porte {}.", "The turtle carries {}."),
            )
        ],
        (-82, -112, 98, 12),
    )


def shells(chance: Chance) -> Prop:
    """Three in a row, or two."""
    three = chance.percent(50)
    tints = chance.sample((PINK, CREAM, "#e9b48a", "#b9a5e0"), 3)

    def scallop(tone: str) -> str:
        fan = path("M-9 4H9L8-4Q30-16 26-34Q16-46 0-42Q-16-46-26-34Q-30-16-8-4Z", tone, 2.8)
        return fan + line("M0-6V-38M-3-8L-16-36M3-8L16-36", 2.6)

    def draw(altered: Altered) -> str:
        places = ((-66, 0, -10), (0, 6, 4), (68, -4, 12))
        many = 3 if three != ("shells" in altered) else 2
        row = zip(places[:many], tints[:many], strict=True)
        return "".join(
            shadow(x, y + 4, 24, 4) + group(scallop(tone), x=x, y=y, turn=turn) for (x, y, turn), tone in row
        )

    return Prop(
        "shells",
        draw,
        [
            there(
                "shells",
                ("les coquillages alignés", "the shells in a row"),
                three,
                ("Trois coquillages sont alignés.", "Three shells lie in a row."),
                ("Deux coquillages sont alignés.", "Two shells lie in a row."),
            )
        ],
        (-104, -50, 106, 18),
    )


BEAKFUL: dict[str, Said] = {
    "chips": ("un cornet de frites", "a bag of chips"),
    "cap": ("une casquette", "a cap"),
    "bun": ("un croissant", "a croissant"),
}


def beakful(kind: str) -> str:
    """What a gull has in its beak, which is at (0, 0)."""
    if kind == "chips":
        sticks = "".join(limb(f"M{x} 8L{x * 1.5:.0f} {y}", SUN, 6, 2) for x, y in ((-10, -12), (0, -18), (10, -12)))
        return sticks + path("M-20 2H20L12 36H-12Z", ROSE, 2.8) + line("M-8 12L-6 30M8 12L6 30", 3.4, CREAM)
    if kind == "cap":
        return path("M-26 16Q-26-14 0-14Q26-14 26 16Z", "#2b7cd3", 2.8) + path(
            "M22 6Q44 6 48 18H-26V12Z", "#2b7cd3", 2.8
        )
    crescent = path("M-34 20Q-34-10 0-12Q34-10 34 20Q26 28 20 14Q12 6 0 6Q-12 6-20 14Q-26 28-34 20Z", "#d9944a", 2.8)
    return crescent + line("M-18-6L-12 8M18-6L12 8M0-12V6", 2.6, BARK)


def bold_gull(chance: Chance) -> Prop:
    """A gull on the sand that has helped itself."""
    kinds = chance.pair("beakful", list(BEAKFUL))

    def draw(altered: Altered) -> str:
        legs = line("M-14-16V2M6-16V2M-14 2H-4M6 2H16", 4.4, "#d9792b")
        body = path("M-68-22L-46-40Q-24-52 6-48Q4-92 32-94Q58-92 52-64Q50-12 2-10Q-40-10-68-22Z", WHITE)
        wing = path("M-62-26Q-34-46 4-38Q10-20-14-16Q-42-14-62-26Z", "#aeb6c6", 2.8)
        tip = flat("M-60-26Q-48-34-40-36L-34-20Q-50-20-60-26Z", "#4c5878")
        beak = path("M51-80L76-70L51-66Z", ORANGE, 2.8)
        prey = group(beakful(kinds["bold-gull" in altered]), x=80, y=-64)
        return shadow(0, 3, 48, 6) + legs + body + wing + tip + prey + beak + dot(38, -78, 3.8)

    return Prop(
        "bold-gull",
        draw,
        [
            either(
                "bold-gull",
                ("ce que la mouette a chipé", "what the gull has stolen"),
                kinds,
                BEAKFUL,
                ("La mouette a chipé {}.", "The gull has stolen {}."),
            )
        ],
        (-74, -100, 134, 12),
    )
