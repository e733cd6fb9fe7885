"""The animals and plants in front: what rewards a long look."""

from __future__ import annotations

from tablee.drawing.layers import Layers
from tablee.drawing.palette import RED, WHITE
from tablee.drawing.shapes import circle, dot, ellipse, flat, group, line, path, shadow, smile, spot
from tablee.games.difference.art.dragon.colours import COIN, LINE, PAPER

layers = Layers()
GINGER, FROG, MOUSE, WOOL = "#f2a65a", "#7ac74f", "#c9b3bd", "#6fa8dc"


@layers.still
def sleeping_cat() -> str:
    return group(
        shadow(0, 36, 90, 10),
        path("M-78 20Q-92-34-30-46Q44-56 74-14Q92 26 40 36H-50Q-74 36-78 20Z", GINGER, LINE),
        line("M10-46Q4-26 12-14M36-42Q28-24 36-10M58-30Q50-16 56-4", 6, "#d07f34"),
        path("M74 4Q104 22 70 40Q20 48-10 38Q30 34 52 24Z", GINGER, LINE),
        path("M-86-4L-90-36-68-24H-44L-26-38-24-6Q-26 26-56 28Q-86 24-86-4Z", GINGER, LINE),
        line("M-74-4q7 6 14 0M-50-4q7 6 14 0", 3.2),
        path("M-60 6H-50L-55 12Z", "#f2957f", 2),
        line("M-55 12q-6 7-11 2M-55 12q6 7 11 2", 2.6),
        x=300, y=1014,
    )  # fmt: skip


@layers.still
def wool() -> str:
    return group(
        shadow(2, 27, 30, 7),
        line("M20 14Q50 30 74 16T108 24", 4, WOOL),
        circle(0, 0, 29, WOOL, LINE),
        line("M-22-14Q0-26 20-18M-27 2Q0-10 27-2M-22 18Q2 6 24 14M-10-26Q-20 0-6 26", 3),
        x=446, y=1026,
    )  # fmt: skip


def mushroom(x: float, y: float, size: float, cap: str) -> str:
    dots = ((-28, -60, 9), (4, -82, 11), (32, -58, 9), (0, -52, 7))
    return group(
        shadow(0, 0, 40, 8),
        path("M-17 0Q-12-28-15-48H15Q12-28 17 0Z", "#fff0d2", LINE),
        path("M-58-40Q-52-104 0-104Q52-104 58-40Q0-24-58-40Z", cap, LINE),
        *(dot(dx, dy, r, PAPER) for dx, dy, r in dots),
        x=x, y=y, scale=size,
    )  # fmt: skip


@layers.still
def mushrooms() -> str:
    return mushroom(72, 1156, 1.12, RED) + mushroom(182, 1176, 0.7, "#f4b73a")


@layers.feature
def frog(altered: bool) -> str:
    """A frog with a crown, or in a top hat."""
    eyes = circle(-19, -32, 15, FROG, LINE) + circle(19, -32, 15, FROG, LINE)
    eyes += dot(-19, -33, 8, WHITE) + dot(19, -33, 8, WHITE) + dot(-17, -33, 4.6) + dot(21, -33, 4.6)
    feet = ellipse(-38, 18, 22, 13, FROG, LINE) + ellipse(38, 18, 22, 13, FROG, LINE)
    belly = spot(0, 12, 28, 16, "#d3f09a")
    crown = path("M-27-44L-32-80-13-64 0-86 13-64 32-80 27-44Q0-52-27-44Z", COIN, 3.2)
    top_hat = path("M-25-46V-94Q0-102 25-94V-46Z", "#5c4a8c", 3.2) + flat("M-23-66H23V-54H-23Z", RED)
    top_hat += path("M-40-50Q0-60 40-50Q42-40 34-40Q0-48-34-40Q-42-40-40-50Z", "#5c4a8c", 3.2)
    return group(
        shadow(0, 30, 62, 9),
        ellipse(0, 0, 46, 32, FROG, LINE), feet, belly, eyes, smile(0, -8, 22, 7),
        top_hat if altered else crown,
        x=284, y=1150,
    )  # fmt: skip


@layers.still
def cheese() -> str:
    return group(
        shadow(0, 24, 42, 7),
        path("M-34 22V-2L22-28Q36-20 34-2V22Z", "#ffd24a", LINE),
        line("M-34-2H34", 3),
        dot(-14, 10, 6, "#e0a02b"),
        dot(12, 12, 5, "#e0a02b"),
        x=520, y=1146,
    )  # fmt: skip


@layers.still
def mouse() -> str:
    return group(
        shadow(4, 23, 52, 7),
        line("M40 16Q84 26 92-6Q96-24 80-26", 5, "#e59a92"),
        path("M-38 22Q-42-30 6-32Q48-28 46 22Z", MOUSE, LINE),
        circle(-4, -32, 17, MOUSE, LINE),
        dot(-4, -32, 9, "#f0b7b2"),
        flat("M-20-10Q-46-4-52 8Q-40 24-10 20Z", MOUSE) + line("M-33-7Q-47-3-52 8Q-42 20-30 21", 3.2),
        dot(-26, -2, 4),
        circle(-53, 8, 5, "#e59a92", 2.6),
        circle(-40, 22, 8, "#e9c9c0", 3),
        x=606, y=1148,
    )  # fmt: skip


@layers.still
def snail() -> str:
    return group(
        shadow(0, 1, 54, 6),
        path("M-48 0Q-50-14-32-14H30Q42-16 42-34Q56-36 56-18Q54 0 38 0Z", "#f2cf8d", LINE),
        circle(-6, -28, 27, "#e58a5a", LINE),
        line("M-6-28q9-7 9 4q-2 12-16 7q-13-9-4-25q15-13 28 3", 3.6),
        line("M44-32L40-50M52-32L58-48", 3.4),
        dot(50, -22, 3),
        x=760, y=1186, scale=0.9,
    )  # fmt: skip


def crystal(x: float, height: float, width: float, turn: float) -> str:
    half = width / 2
    shard = path(f"M{-half} 0V{-height * 0.72}L0 {-height} {half} {-height * 0.72}V0Z", "#5fb4dc", LINE)
    light = flat(f"M{-half * 0.7} 0V{-height * 0.68}L-2 {-height * 0.9} -2 0Z", "#bfe8f7")
    return group(shard, light, x=x, turn=turn)


@layers.still
def crystals() -> str:
    shards = crystal(-24, 78, 28, -30) + crystal(28, 84, 30, 26) + crystal(0, 116, 36, 0)
    return group(shards, x=1540, y=1210, scale=1.1)
