"""What swims and floats near the beach."""

from __future__ import annotations

from tablee.drawing.outlines import star
from tablee.drawing.palette import BLUE, BLUSH, BUTTER, CREAM, GREEN, INK, NAVY, ORANGE, RED, SUN, TEAL, WHITE
from tablee.drawing.shapes import box, circle, dot, ellipse, flat, group, limb, line, path, smile
from tablee.games.difference.art.parts.people import child, look, small_hand
from tablee.games.difference.art.parts.prop import Altered, Chance, Prop, Said
from tablee.games.difference.art.parts.words import colour, either, recolour, there, tones


def ripples(left: int, many: int) -> str:
    """White waves at the height of the water, so many from the left."""
    return line(f"M{left} 8" + "q11-8 22 0" + "t22 0" * (many - 1), 4, WHITE)


MARKS: dict[str, Said] = {
    "flag": ("un fanion", "a pennant"),
    "gull": ("une mouette", "a gull"),
    "lamp": ("une lanterne", "a lantern"),
}


def mark(kind: str) -> str:
    """What is on top of a buoy."""
    if kind == "flag":
        return line("M0 8V-50", 5) + path("M2-50Q26-56 50-40Q26-24 2-16Z", SUN, 2.8)
    if kind == "gull":
        body = path("M-44 0Q-30-20-6-20Q-2-44 14-44Q32-42 28-24Q28 0 2 4Q-20 6-44 0Z", WHITE, 2.8)
        wing = path("M-46-2Q-26-18 4-12Q-4 2-46-2Z", "#aeb6c6", 2.6)
        return body + wing + path("M28-34L46-28L28-25Z", ORANGE, 2.4) + dot(18, -33, 3) + line("M-4 4V10M4 4V10", 2.6)
    lamp = box(-17, -40, 34, 42, BUTTER, 4, 2.8) + path("M-22-40L0-58L22-40Z", RED, 2.8)
    return lamp + line("M-6-38V0M6-38V0", 2.4) + line("M-21 3H21", 5)


def buoy(chance: Chance) -> Prop:
    kinds, bands = chance.pair("mark", list(MARKS)), tones(chance)

    def draw(altered: Altered) -> str:
        cone = path("M-36 2L-18-46H18L36 2Z", CREAM) + path(
            "M-30-14L-22-36H22L30-14Z", colour(bands["buoy-band" in altered]), 2.8
        )
        post = limb("M0-48V-64", INK, 4, 1.4)
        float_ = ellipse(0, 4, 50, 14, "#d7564a")
        return group(mark(kinds["buoy" in altered]), y=-74) + post + cone + float_ + ripples(-66, 6)

    return Prop(
        "buoy",
        draw,
        [
            either(
                "buoy",
                ("le haut de la bouée", "the top of the buoy"),
                kinds,
                MARKS,
                ("Sur la bouée : {}.", "On the buoy: {}."),
            ),
            recolour(
                "buoy-band",
                ("la bande de la bouée", "the buoy’s band"),
                ("La bande de la bouée est de couleur {}.", "The buoy’s band is {}."),
                bands,
            ),
        ],
        (-72, -138, 72, 24),
    )


TOSSED: dict[str, Said] = {
    "ball": ("un ballon", "a ball"),
    "fish": ("un poisson", "a fish"),
    "starfish": ("une étoile de mer", "a starfish"),
}


def tossed(kind: str) -> str:
    """What is thrown into the air, round its own middle."""
    if kind == "ball":
        return circle(0, 0, 21, WHITE, 2.8) + path("M0 0L-12-17Q0-24 12-17ZM0 0L-18 9Q-10 21 0 21Z", RED, 2.4)
    if kind == "fish":
        return group(
            path("M-16 0L-34-15Q-28 0-34 15Z", SUN, 2.8)
            + path("M-20 0Q4-26 32 0Q4 26-20 0Z", SUN, 2.8)
            + dot(17, -4, 3.2),
            turn=-40,
        )
    return path(star(29, 5, 0.5), ORANGE, 2.8) + dot(-5, -2, 2.6) + dot(5, -2, 2.6)


def dolphin(chance: Chance) -> Prop:
    """It leaps after something."""
    kinds = chance.pair("tossed", list(TOSSED))
    skin, belly = chance.choice((("#6f93c9", "#d9e6f5"), ("#8a8fb0", "#e4e3f0"), ("#5fa3b5", "#d8eff0")))

    def draw(altered: Altered) -> str:
        fin = path("M-6-72Q-6-98-28-106Q-36-84-32-60Z", skin)
        body = path("M-76 6Q-66-68 4-80Q50-82 68-54Q82-54 92-44Q94-36 86-34L62-32Q38-44 12-38Q-24-28-36 6Z", skin)
        pale = flat("M84-36L62-34Q38-46 12-40Q-24-30-38 4H-48Q-40-42 8-54Q44-58 84-36Z", belly)
        flipper = path("M14-46Q14-22-6-12Q-10-34-4-46Z", skin, 2.8)
        face = dot(54, -56, 4) + dot(42, -46, 5, BLUSH) + smile(66, -45, 9, 3, 2.8)
        splash = path("M-92 10Q-98-10-82-6Q-78-22-64-8Q-52-24-42-6Q-26-14-24 10Z", WHITE, 2.8)
        toy = group(tossed(kinds["dolphin" in altered]), x=98, y=-96)
        return fin + body + pale + flipper + face + splash + toy + ripples(-110, 5)

    return Prop(
        "dolphin",
        draw,
        [
            either(
                "dolphin",
                ("ce que le dauphin lance en l’air", "what the dolphin tosses"),
                kinds,
                TOSSED,
                ("Le dauphin lance {} en l’air.", "The dolphin tosses {}."),
            )
        ],
        (-116, -132, 136, 24),
    )


RISING: dict[str, Said] = {
    "fin": ("un aileron", "a fin"),
    "periscope": ("un périscope", "a periscope"),
    "mermaid": ("une queue de sirène", "a mermaid’s tail"),
}


def rising(kind: str) -> str:
    if kind == "fin":
        return path("M-34 8Q-20-44 26-58Q14-22 36 8Z", "#8a93a8") + line("M-6 0Q-2-22 10-34", 3, WHITE)
    if kind == "periscope":
        tube = path("M-11 8V-62H26V-34H11V8Z", "#8f9a5f") + circle(26, -48, 13, NAVY, 2.8)
        return tube + dot(24, -52, 4.4, WHITE) + line("M-10-14H10", 3)
    fluke = path("M0-34Q-12-62-44-62Q-36-32-4-22ZM0-34Q14-64 46-60Q34-30 4-22Z", TEAL)
    return (
        fluke + path("M-20 8Q-12-14-8-36H8Q12-14 18 8Z", TEAL) + line("M-9-6q9 7 18 0M-7-18q7 6 14 0", 2.6, "#a5dfc4")
    )


def between_waves(chance: Chance) -> Prop:
    """Nobody sees what is under it."""
    kinds = chance.pair("rising", list(RISING))

    def draw(altered: Altered) -> str:
        return rising(kinds["rising" in altered]) + ripples(-66, 6)

    return Prop(
        "rising",
        draw,
        [
            either(
                "rising",
                ("ce qui dépasse entre les vagues", "what sticks out between the waves"),
                kinds,
                RISING,
                ("Entre les vagues dépasse {}.", "Between the waves {} sticks out."),
            )
        ],
        (-72, -70, 72, 18),
    )


def windsurfer(chance: Chance) -> Prop:
    someone, cloths = look(chance, "short", marks="plain"), tones(chance)
    suit = chance.choice((RED, BLUE, GREEN))

    def draw(altered: Altered) -> str:
        board = path("M-84-2Q-70 14 0 14Q70 14 96-10Q60-4 0-4Q-60-4-84-2Z", CREAM)
        arms = ("M-18-76Q0-70 22-72", "M18-76Q30-84 44-82")
        sailor = group(child(someone, suit, *arms), x=-28, y=-2, scale=0.82)
        hands = small_hand(-9, -62, someone.skin) + small_hand(10, -70, someone.skin)
        mast = limb("M20 0L46-178", INK, 3, 1.4)
        lower = path("M24-22L33-84L88-78Q100-54 100-34Q62-18 24-22Z", WHITE, 2.8)
        upper = path("M33-84L46-176Q80-130 88-78Z", colour(cloths["windsurf" in altered]), 2.8)
        boom = limb("M-8-60L92-52", ORANGE, 4, 2.2)
        return board + mast + lower + upper + sailor + boom + hands + ripples(-96, 9)

    return Prop(
        "windsurf",
        draw,
        [
            recolour(
                "windsurf",
                ("le haut de la voile de la planche", "the top of the windsurfer’s sail"),
                ("Le haut de la voile de la planche est {}.", "The top of the windsurfer’s sail is {}."),
                cloths,
            )
        ],
        (-102, -184, 110, 26),
    )


def leaping_fish(chance: Chance) -> Prop:
    """Two of them, or one."""
    two = chance.percent(50)
    scales = chance.choice((ORANGE, SUN, RED))

    def fish(x: int, y: int, turn: int) -> str:
        tail = path("M-24 0L-48-20Q-39 0-48 20Z", scales, 2.8)
        body = path("M-31 0Q2-36 40 0Q2 36-31 0Z", scales, 2.8) + line("M13-16Q4 0 13 16", 2.6) + dot(21, -5, 3.2)
        return group(tail, body, x=x, y=y, turn=turn)

    def draw(altered: Altered) -> str:
        second = fish(46, -56, 24) if two != ("leaping" in altered) else ""
        return fish(-44, -34, -42) + second + ripples(-88, 8)

    return Prop(
        "leaping",
        draw,
        [
            there(
                "leaping",
                ("les poissons qui sautent", "the leaping fish"),
                two,
                ("Deux poissons sautent.", "Two fish leap."),
                ("Un seul poisson saute.", "Only one fish leaps."),
            )
        ],
        (-98, -98, 94, 18),
    )
