"""What hangs under the roof of the station: the clock, the board, baskets and lamps."""

from __future__ import annotations

from tablee.drawing.outlines import star
from tablee.drawing.palette import (
    BLUE,
    BUTTER,
    CREAM,
    GOLD,
    GREEN,
    NAVY,
    ORANGE,
    PINK,
    RED,
    SKY,
    SOIL,
    SUN,
    VIOLET,
    WHITE,
    WOOD,
)
from tablee.drawing.shapes import box, circle, dot, group, limb, line, path
from tablee.games.difference.art.lake.growing import bush
from tablee.games.difference.art.parts.animals import pigeon
from tablee.games.difference.art.parts.prop import Altered, Chance, Prop, Said
from tablee.games.difference.art.parts.station.train import IRON
from tablee.games.difference.art.parts.words import colour, either, recolour, there, tones


def clock(chance: Chance) -> Prop:
    """It hangs; its hands and what sits on it change."""
    early, bird, rims = chance.percent(50), chance.percent(50), tones(chance)

    def draw(altered: Altered) -> str:
        hanger = limb("M0-4V52", IRON, 8)
        rim = colour(rims["clock-rim" in altered])
        disc = circle(0, 116, 66, rim) + circle(0, 116, 50, WHITE)
        hours = "".join(group(line("M0-45V-38", 4), y=116, turn=30 * i) for i in range(12))
        hands = "M0 116V80M0 116L24 116" if early != ("clock" in altered) else "M0 116V150M0 116L-24 108"
        sits = group(pigeon(0, 0, False), x=-26, y=54, scale=1.1) if bird != ("clock-bird" in altered) else ""
        return hanger + sits + disc + hours + line(hands, 9) + dot(0, 116, 7, RED)

    three: Said = ("L’horloge de la gare montre trois heures.", "The station clock says three o’clock.")
    nine: Said = ("L’horloge de la gare montre neuf heures et demie.", "The station clock says half past nine.")
    yes: Said = ("Un pigeon est perché sur l’horloge.", "A pigeon sits on the clock.")
    no: Said = ("Aucun pigeon n’est perché sur l’horloge.", "No pigeon sits on the clock.")
    return Prop(
        "clock",
        draw,
        [
            there("clock", ("les aiguilles de l’horloge", "the hands of the clock"), early, three, nine),
            recolour(
                "clock-rim",
                ("le cadre de l’horloge", "the rim of the clock"),
                ("Le cadre de l’horloge est de couleur {}.", "The rim of the clock is {}."),
                rims,
            ),
            there("clock-bird", ("le dessus de l’horloge", "the top of the clock"), bird, yes, no),
        ],
        (-76, -12, 76, 188),
    )


PLACES: dict[str, Said] = {
    "mountain": ("la montagne", "the mountains"),
    "sea": ("la mer", "the sea"),
    "castle": ("le château", "the castle"),
    "palm": ("les palmiers", "the palm trees"),
    "snow": ("la neige", "the snow"),
}


def place(kind: str) -> str:
    """Where trains go, as a tile."""
    if kind == "mountain":
        return (
            box(-34, -32, 68, 64, SKY, 5)
            + path("M-28 28L-4-18L10 6L16-4L30 28Z", "#6f7a99", 2.6)
            + path("M-4-18L4-4L-4 0L-11-4Z", WHITE, 2.2)
        )
    if kind == "sea":
        return (
            box(-34, -32, 68, 64, CREAM, 5)
            + path("M-22 6H22L14 20H-14Z", RED, 2.6)
            + path("M0-24L20 0H0Z", BLUE, 2.6)
            + line("M0-26V6", 3)
            + line("M-28 25q7-5 14 0t14 0t14 0t14 0", 4, BLUE)
        )
    if kind == "castle":
        return (
            box(-34, -32, 68, 64, "#8a6bb0", 5)
            + path("M-26 28V-20H-16V-12H-6V-20H6V-12H16V-20H26V28Z", BUTTER, 2.6)
            + path("M-8 28V10Q0 0 8 10V28Z", SOIL, 2.4)
        )
    if kind == "palm":
        return (
            box(-34, -32, 68, 64, SUN, 5)
            + limb("M2 28Q-4 6 4-8", WOOD, 6, 2.4)
            + path(
                "M4-10Q-20-26-28-6Q-14-12 4-10ZM4-10Q26-28 30-6Q18-12 4-10ZM4-10Q-6-30 12-28Q10-18 4-10Z", GREEN, 2.4
            )
        )
    arms = "".join(group(line("M0 0V-23M-6-17L0-11L6-17", 4, WHITE), turn=60 * i) for i in range(6))
    return box(-34, -32, 68, 64, NAVY, 5) + arms


def board(chance: Chance) -> Prop:
    """Arrivals in pictures: where from, on which platform."""
    one, two = chance.pair("place", list(PLACES)), chance.pair("place", list(PLACES))
    tracks = tones(chance)

    def row(kind: str, y: int, disc: str, dots: int) -> str:
        lamps = "".join(dot(-26 + 19 * i, y, 6, BUTTER if i < dots else "#5b6488") for i in range(5))
        return (
            group(place(kind), x=-98, y=y)
            + lamps
            + circle(98, y, 25, disc)
            + line(f"M88 {y - 6}H108M88 {y + 6}H108M93 {y - 14}V{y + 14}M103 {y - 14}V{y + 14}", 3.4)
        )

    def draw(altered: Altered) -> str:
        chains = line("M-100-4V22M100-4V22", 5, IRON)
        panel = box(-150, 20, 300, 168, "#39435e", 10)
        upper = row(one["board-upper" in altered], 62, colour(tracks["board-track" in altered]), 4)
        return (
            chains
            + panel
            + upper
            + line("M-138 104H138", 3, "#5b6488")
            + row(two["board-lower" in altered], 146, ORANGE, 2)
        )

    return Prop(
        "board",
        draw,
        [
            either(
                "board-upper",
                ("le train du haut du tableau", "the upper train on the board"),
                one,
                PLACES,
                ("En haut du tableau : {}.", "At the top of the board: {}."),
            ),
            either(
                "board-lower",
                ("le train du bas du tableau", "the lower train on the board"),
                two,
                PLACES,
                ("En bas du tableau : {}.", "At the bottom of the board: {}."),
            ),
            recolour(
                "board-track",
                ("la pastille du haut du tableau", "the disc at the top of the board"),
                ("La pastille du haut du tableau est de couleur {}.", "The disc at the top of the board is {}."),
                tracks,
            ),
        ],
        (-156, -12, 156, 194),
    )


HANGING: dict[str, Said] = {
    "basket": ("un panier fleuri", "a basket of flowers"),
    "lamp": ("une lampe", "a lamp"),
    "banner": ("une bannière", "a banner"),
    "cage": ("une cage à oiseau", "a bird cage"),
}


def hanging(chance: Chance, number: int, where: Said) -> Prop:
    key, kinds = f"hanging{number}", chance.pair("hanging", list(HANGING))

    def thing(kind: str) -> str:
        if kind == "banner":
            return (
                line("M-30 20H30", 6)
                + path("M-28 20H28V108L0 90L-28 108Z", VIOLET)
                + group(path(star(20), SUN, 2.6), y=54)
            )
        if kind == "lamp":
            return path("M-46 66Q-40 24 0 22Q40 24 46 66Z", GREEN) + path(
                "M-20 66H20Q18 88 0 88Q-18 88-20 66Z", "#ffe89a"
            )
        if kind == "cage":
            return (
                path("M-34 98V52Q-34 18 0 18Q34 18 34 52V98Z", "#fff6d8")
                + circle(0, 66, 16, SUN)
                + path("M14 62L27 67L14 72Z", ORANGE, 2.2)
                + dot(6, 62, 3)
                + line("M-18 28V96M18 28V96M0 20V48", 2.6)
                + box(-38, 94, 76, 10, GOLD, 4)
            )
        flowers = "".join(
            circle(x, y, 10, c, 2.4)
            for x, y, c in ((-26, 52, PINK), (0, 42, RED), (26, 52, SUN), (-12, 64, WHITE), (14, 66, PINK))
        )
        return (
            line("M-34 62L0 18L34 62", 3.4)
            + bush(0, 70, 0.9)
            + flowers
            + path("M-40 68H40Q32 102 0 102Q-32 102-40 68Z", WOOD)
        )

    def draw(altered: Altered) -> str:
        return line("M0-4V22", 5, IRON) + thing(kinds[key in altered])

    return Prop(
        key,
        draw,
        [
            either(
                key,
                (f"ce qui pend sous le toit {where[0]}", f"what hangs from the roof {where[1]}"),
                kinds,
                HANGING,
                (f"Sous le toit {where[0]} pend {{}}.", f"From the roof {where[1]} hangs {{}}."),
            )
        ],
        (-54, -12, 54, 116),
    )
