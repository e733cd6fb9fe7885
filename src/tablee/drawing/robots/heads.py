"""Eight heads with shoulders. Each is known by its outline, then by its colour, then by its eyes; a mood is told by
posture, eyes and mouth, never by colour alone."""

from __future__ import annotations

import math

from tablee.drawing.outlines import number, polygon, ring
from tablee.drawing.palette import MOUTH, RED, SAND
from tablee.drawing.robots import features
from tablee.drawing.robots.features import CHEEK, SCREEN, Eyes, cheeks, eyes, lens, mouth
from tablee.drawing.shapes import box, circle, dot, ellipse, flat, group, line, path, spot

WIDTH = 3.6  # of outlines, as the animals have it
BRASS, STEEL = "#f2b035", "#c9d3dc"

# What shines on the screens.
LIGHTS = {
    "rouage": "#9ff2d0", "ressort": "#ffe07a", "pignon": "#bfe3ff", "piston": "#ffbe8a",
    "boulon": "#8ff0ff", "manivelle": "#d8f27a", "bobine": "#ffc0d8", "loupiote": "#fff6d2",
}  # fmt: skip


def pose(mood: str, *parts: str, lean: float = 6, jump: float = 2, sink: float = 4, neck: float = 84) -> str:
    """A head as the mood holds it: it leans over its neck, jumps or sinks."""
    down, turn = {
        "thinking": (0.0, lean),
        "glad": (-jump, -0.4 * lean),
        "sorry": (sink, -0.9 * lean),
        "teased": (1.0, 1.2 * lean),
    }.get(mood, (0.0, 0.0))
    return group(group(*parts, x=-50, y=-neck), x=50, y=neck + down, turn=turn) if down or turn else "".join(parts)


def chest(colour: str, top: float = 90, half: float = 26) -> str:
    width = number(2 * half - 14)
    return path(f"M{number(50 - half)} 104V{top + 6}q0-6 7-6h{width}q7 0 7 6V104Z", colour, WIDTH)


# ---- the eight


def rouage(mood: str) -> str:
    """A cog. It turns by half a tooth when it thinks."""
    metal, light, dark = "#8fc6da", "#c4e6f0", "#6fa6bb"
    turn = {"thinking": 15, "teased": -10}.get(mood, 0)
    wheel = path(toothed(12, 36, 43.5, turn), metal, WIDTH) + spot(35, 28, 8, 2.8, light, -34)
    screen = path("M25 47Q25 33 50 33T75 47Q75 61 50 61T25 47Z", SCREEN, WIDTH)
    face = eyes(features.ringed, mood, Eyes(50, 47, 11.5, 7, LIGHTS["rouage"])) + mouth(mood, 50, 69.5, 9)
    rivets = "" if mood in ("glad", "teased") else dot(30, 68, 2.2, dark) + dot(70, 68, 2.2, dark)
    return chest(dark, 89, 24) + pose(mood, wheel, rivets, cheeks(mood, 29, 71, 68), screen, face, lean=0, sink=3)


def toothed(teeth: int, inner: float, outer: float, turn: float) -> str:
    """The outline of a cog round the middle of its head, turned by so many degrees."""
    corners = ((inner, -0.15), (outer, -0.105), (outer, 0.105), (inner, 0.15))
    angles = [math.radians(turn + 360 * tooth / teeth) for tooth in range(teeth)]
    return polygon(
        (50 + r * math.sin(angle + aside), 51 - r * math.cos(angle + aside)) for angle in angles for r, aside in corners
    )


def ressort(mood: str) -> str:
    """An egg on a spring: up when it is glad, flat when it is sorry."""
    metal, light, dark = "#93c96b", "#c4e6a4", "#6fa34b"
    rise = {"glad": -7, "thinking": -2, "sorry": 9, "teased": 3}.get(mood, 0)
    lean = {"thinking": 9, "sorry": -5, "teased": -9}.get(mood, 0)
    turns = {"glad": 4, "sorry": 2}.get(mood, 3)
    curl = line("M50 21Q42 18 46 14.500T54 11.500", 3.4)
    ears = circle(14.5, 48, 6.5, BRASS, 3.2) + circle(85.5, 48, 6.5, BRASS, 3.2)
    egg = ellipse(50, 47, 36, 28, metal, WIDTH) + spot(33, 29.5, 9, 3, light, -24)
    screen = path("M22 44Q22 31 50 31T78 44Q78 56 50 56T22 44Z", SCREEN, WIDTH)
    face = eyes(features.round_eyes, mood, Eyes(50, 43.5, 14, 7.4, LIGHTS["ressort"])) + mouth(mood, 50, 63, 8)
    head = group(curl, ears, egg, cheeks(mood, 24, 76, 62), screen, face, x=-50, y=-75)
    return chest(dark, 91, 27) + coil(75 + rise, 93, 11, turns) + group(head, x=50, y=75 + rise, turn=lean)


def coil(top: float, bottom: float, half: float, turns: int) -> str:
    """A spring, seen from the side."""
    step = (bottom - top) / (2 * turns)
    points = [(50 + (half if i % 2 else -half), bottom - i * step) for i in range(2 * turns + 1)]
    d = "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points)
    return line(d, 8.4) + line(d, 4, STEEL)


def pignon(mood: str) -> str:
    """A little house. It lowers its roof over its eyes, and lifts it when all is well."""
    metal, light, dark, roof = "#b79be0", "#d9c8f3", "#9478c4", "#e0745a"
    lid = {"glad": -4, "thinking": 3, "sorry": 7, "teased": 3}.get(mood, 0)
    chimney = box(67, 10, 9, 18, "#c9583f", 2, WIDTH)
    gable = path("M50 7L91 40Q92 46 86 46H14Q8 46 9 40Z", roof, WIDTH)
    tiles = line("M33 36q4.250 4 8.500 0t8.500 0t8.500 0t8.500 0M41.500 27q4.250 4 8.500 0t8.500 0", 2.6, "#b74d38")
    top = group(chimney, gable, tiles, line("M42 18L27 30", 3.2, "#f6a892"), y=lid)
    walls = path("M20 40H80V78Q80 86 72 86H28Q20 86 20 78Z", metal, WIDTH) + flat("M23.500 60h5v20h-5Z", light, 0.7)
    screen = box(27, 44, 46, 24, SCREEN, 8, WIDTH)
    level = {"glad": 55, "thinking": 61.5, "sorry": 60}.get(mood, 57.5)
    face = eyes(features.square, mood, Eyes(50, level, 11, 6, LIGHTS["pignon"])) + mouth(mood, 50, 75.5, 8)
    parts = (walls, cheeks(mood, 30, 70, 75), screen, face, top)
    return chest(dark) + pose(mood, *parts, lean=5, jump=1, sink=2)


def piston(mood: str) -> str:
    """A boiler. It lifts its lid when it is hot."""
    metal, light, dark = "#e8705c", "#f7a896", "#b94c3e"
    lid = {"glad": -4, "thinking": -3, "teased": -5, "sorry": 1}.get(mood, 0)
    rod = box(44, 18 + lid, 12, 16, STEEL, 2, 3.2)
    cap = box(22, 19 + lid, 56, 10, BRASS, 5, WIDTH) + box(36, 9 + lid, 28, 10, BRASS, 4.5, WIDTH)
    gleam = line(f"M42 {number(12.6 + lid)}h8", 2.6, "#ffdf9a")
    boiler = path("M19 42Q19 28 32 28H68Q81 28 81 42V77Q81 87 71 87H29Q19 87 19 77Z", metal, WIDTH)
    left = path("M21 48H13Q6 48 6 55V63Q6 68 10.500 68T15 63V57H21Z", BRASS, WIDTH)
    right = path("M79 48H87Q94 48 94 55V63Q94 68 89.500 68T85 63V57H79Z", BRASS, WIDTH)
    rivets = line("M26.500 41V60", 4, light) + dot(30, 81.5, 2.1, dark) + dot(70, 81.5, 2.1, dark)
    screen = box(27, 38, 46, 25, SCREEN, 11, WIDTH)
    face = eyes(features.tall, mood, Eyes(50, 50.5, 11, 6.4, LIGHTS["piston"])) + mouth(mood, 50, 73.5, 10.5, "grille")
    parts = (left, right, rod, cap, gleam, boiler, rivets, cheeks(mood, 27, 73, 71), screen, face)
    return chest(dark, 91, 28) + pose(mood, *parts, lean=5)


def boulon(mood: str) -> str:
    """The head of a bolt. It turns by a twelfth when it thinks."""
    metal, light, dark = "#3fa79b", "#86d3c6", "#2b7a72"
    turn = 30 if mood == "thinking" else 0
    head = path(hexagon(41, turn), metal, WIDTH) + path(hexagon(33.5, turn), "none", 2.6, light)
    thread = box(35, 84, 30, 20, STEEL, 3, WIDTH) + line("M35 91l30-4M35 98l30-4", 3)
    screen = box(26, 38, 48, 20, SCREEN, 10, WIDTH)
    face = eyes(features.visor, mood, Eyes(50, 48, 11.5, 6.4, LIGHTS["boulon"])) + mouth(mood, 50, 68, 9, "slot")
    lean = 0 if mood == "thinking" else 8
    return chest(dark, 94, 31) + thread + pose(mood, head, cheeks(mood, 29, 71, 65), screen, face, lean=lean, sink=5)


def hexagon(radius: float, turn: float) -> str:
    return polygon((50 + x, 50 + y) for x, y in ring(6, radius, turn))


def manivelle(mood: str) -> str:
    """A music box. Its crank is up when it is glad, and hangs when it is sorry."""
    metal, light, dark, horn = "#f4a04a", "#ffd09a", "#c87420", "#7c5cc4"
    swing = {"thinking": -35, "glad": -75, "sorry": 80, "teased": 130}.get(mood, 20)
    arm = line("M0 0H14", 9.6) + line("M0 0H14", 4, STEEL) + circle(15, 0, 6.2, RED, 3.2)
    crank = group(arm, x=80, y=52, turn=swing) + box(76, 43, 8, 18, BRASS, 3, WIDTH)
    bell = path("M36 24L30 9Q50 2 70 9L64 24Z", horn, WIDTH) + line("M40 22l-3-11M50 22V9M60 22l3-11", 2.8, "#b79be0")
    case = path("M29 22H71Q76 22 77 27L81 78Q81 86 73 86H27Q19 86 19 78L23 27Q24 22 29 22Z", metal, WIDTH)
    ear = box(13, 45, 9, 15, BRASS, 3.5, WIDTH)
    screen = path("M27 36Q27 33 30 33H70Q73 33 73 36L74.500 58Q74.500 61 71 61H29Q25.500 61 25.500 58Z", SCREEN, WIDTH)
    face = eyes(features.winking, mood, Eyes(50, 48, 11.5, 6.4, LIGHTS["manivelle"])) + mouth(mood, 50, 71, 10, "smirk")
    parts = (ear, crank, bell, case, spot(36, 28, 8, 2.4, light, -3), cheeks(mood, 28, 72, 70), screen, face)
    return chest(dark, 90, 27) + pose(mood, *parts)


LOOSE = {  # the end of Bobine's thread
    "idle": "M80 70Q92 66 89 57T95 47",
    "thinking": "M80 70Q90 66 88 56T90 46Q97 40 91 36T84 40",
    "glad": "M80 70Q88 62 88 54C78 44 86 37 89.500 44C93 37 101 44 88 56",
    "sorry": "M80 72Q93 72 92 84Q91 93 97 94",
    "teased": "M80 70q12-3 8-9t5-6-7-8 9-7",
}


def bobine(mood: str) -> str:
    """A spool. Its loose thread says what it feels."""
    thread, deep, glow = "#f2a0bd", "#d9779a", LIGHTS["bobine"]
    loose = line(LOOSE[mood], 6.6) + line(LOOSE[mood], 2.8, thread)
    ends = (
        box(12, 13, 76, 15, SAND, 7.5, WIDTH) + box(12, 73, 76, 15, SAND, 7.5, WIDTH) + line("M22 19h16", 3, "#fff0d2")
    )
    barrel = path("M19 28H81Q74 50 81 73H19Q26 50 19 28Z", thread, WIDTH)
    turns = line("M23 34H29M71 34H77M24 43H29M71 43H76M24 57H29M71 57H76M22.500 66H29M71 66H77.500", 3, deep)
    knob = box(42, 4, 16, 10, BRASS, 4, WIDTH)
    screen = path(
        "M28 39Q28 34 33 34H67Q72 34 72 39Q70.500 50 72 62Q72 67 67 67H33Q28 67 28 62Q29.500 50 28 39Z", SCREEN, WIDTH
    )
    face = eyes(features.lashed, mood, Eyes(50, 46, 10.5, 6.2, glow)) + lit_mouth(mood, glow)
    parts = (loose, knob, barrel, turns, ends, screen, face, cheeks(mood, 29, 71, 80.5))
    return chest(deep, 91) + pose(mood, *parts, lean=7)


def lit_mouth(mood: str, light: str) -> str:
    """On the screen: a spool has no room for one below."""
    match mood:
        case "glad":
            return flat("M42 55.500H58Q57 63 50 63T42 55.500Z", light)
        case "sorry":
            return line("M44 61.500q6-5.500 12 0", 3.6, light)
        case "teased":
            return line("M42 59q2-4 4 0t4 0 4 0 4 0", 3.4, light)
        case "thinking":
            return line("M48 60h7", 3.6, light)
    return line("M44.500 57.500q5.500 5 11 0", 3.6, light)


GLASS = {"idle": "#ffe27a", "thinking": "#fff0b8", "glad": "#ffd23e", "sorry": "#c3cfe0", "teased": "#ffc1a8"}


def loupiote(mood: str) -> str:
    """A lamp with one eye. Its light goes with its mood, and its eye says it again."""
    glass = "M50 8Q82 8 82 40Q82 55 70 64Q66 68 66 73H34Q34 68 30 64Q18 55 18 40Q18 8 50 8Z"
    bulb = path(glass, GLASS[mood], WIDTH) + spot(33, 22, 9, 4, "#ffffff", -38)
    socket = box(32, 72, 36, 9, BRASS, 4, WIDTH) + box(35, 80, 30, 8, "#d08f22", 4, WIDTH)
    eye = circle(50, 40, 20, SCREEN, WIDTH) + lens(mood, 50, 40, 12.5, LIGHTS["loupiote"])
    lips = mouth(mood, 50, 64.5 if mood == "glad" else 66, 5.6, "oh", MOUTH)
    blush = spot(28, 58, 4.6, 3.4, CHEEK) + spot(72, 58, 4.6, 3.4, CHEEK) if mood == "teased" else ""
    return chest("#7a86c2", 88, 24) + pose(mood, socket, bulb, blush, eye, lips, lean=8, jump=1, neck=88)
