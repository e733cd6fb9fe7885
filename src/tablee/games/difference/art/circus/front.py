"""Nearest to us: the popcorn cart, the kerb, and the first row seen from behind."""

from __future__ import annotations

from tablee.drawing.layers import Layers
from tablee.drawing.outlines import heart, ring
from tablee.drawing.palette import BROWN, BUTTER, CREAM, GREEN, ICE, ORANGE, PINK, RED, SUN, WHITE, WOOD
from tablee.drawing.shapes import box, circle, dot, ellipse, group, limb, line, path, shadow
from tablee.games.difference.art.circus.canvas import CRIMSON

layers = Layers()

BRAIDS = "#8a4b32"
POPCORN = (
    (-34, 54), (-18, 58), (0, 56), (18, 58), (34, 54), (-26, 40), (-8, 42), (10, 40), (27, 40), (-14, 26), (6, 24),
    (20, 28),
)  # fmt: skip
KERB = "M-20 818Q120 866 360 890Q600 906 840 890Q1080 866 1220 818"


# ---- popcorn cart


@layers.still
def cart_roof() -> str:
    strips = ""
    for i, x in enumerate((-65, -39, -13, 13, 39)):
        strips += path(f"M{x} 0L{x * 1.12:.0f} 40q14 14 28 0L{x + 26} 0Z", WHITE if i % 2 else RED)
    posts = line("M-48 36V140M48 36V140", 8) + line("M-48 36V140M48 36V140", 3, WOOD)
    return group(posts, path("M-65 0Q0-34 65 0Z", RED), strips, x=1128, y=552, scale=0.84)


@layers.feature
def cart_case(altered: bool) -> str:
    glass = box(-46, 0, 92, 66, ICE, 4)
    return group(glass, toffee_apples() if altered else popcorn(), x=1128, y=598, scale=0.92)


def popcorn() -> str:
    return "".join(circle(x, y, 11, BUTTER if i % 2 else WHITE, 2.4) for i, (x, y) in enumerate(POPCORN))


def toffee_apples() -> str:
    return "".join(toffee_apple(x) for x in (-29, 0, 29))


def toffee_apple(x: float) -> str:
    return line(f"M{x} 8V26", 5, CREAM) + circle(x, 42, 14, RED, 2.8) + line(f"M{x - 7} 39q1-5 6-6", 3, WHITE)


@layers.still
def cart() -> str:
    body = box(1076, 664, 104, 58, RED, 6) + box(1068, 654, 120, 14, SUN, 5)
    sign = group(path(heart(13), WHITE, 2.6), x=1128, y=692)
    spokes = "".join(line(f"M1102 738l{x:.0f} {y:.0f}", 3) for x, y in ring(6, 22))
    wheel = circle(1102, 738, 24, SUN) + spokes + circle(1102, 738, 6, RED, 2.6)
    return shadow(1122, 764, 70) + line("M1170 720V758", 8) + body + sign + wheel


# ---- first row


@layers.still
def near_kerb() -> str:
    return path(f"{KERB}V920H-20Z", CRIMSON) + line(KERB, 11, CREAM)


@layers.still
def girl_with_bow() -> str:
    shoulders = path("M-70 90Q-66 38-20 34H20Q66 38 70 90Z", PINK)
    braids = "".join(limb(f"M{x} 14Q{x * 1.35:.0f} 34 {x * 1.2:.0f} 64", BRAIDS, 16) for x in (-44, 44))
    crown = path("M-50 10Q-52-48 0-48Q52-48 50 10Q40 48 0 48Q-40 48-50 10Z", BRAIDS)
    parting = line("M0-6V46M-22-2Q-30 20-20 42M22-2Q30 20 20 42", 2.8, "#6b3624")
    bow = path("M0-30Q-44-66-56-32Q-56-2 0-24Q56-2 56-32Q44-66 0-30Z", SUN) + circle(0, -28, 11, SUN)
    return group(shoulders, braids, crown, parting, bow, x=884, y=848)


@layers.still
def boy_with_cap() -> str:
    hair = "#5a3b33"
    shoulders = path("M-76 96Q-72 52-22 48H22Q72 52 76 96Z", ORANGE)
    ears = circle(-52, 14, 12, BROWN) + circle(52, 14, 12, BROWN)
    skull = path("M-50-4H50Q50 50 0 52Q-50 50-50-4Z", hair)
    cap = path("M-54 6Q-58-54 0-56Q58-54 54 6Q0 20-54 6Z", GREEN) + path("M-24 9Q0-16 24 9Q0 17-24 9Z", hair, 2.8)
    seams = line("M0-50V-6", 2.8) + circle(0, -56, 7, RED, 2.6)
    return group(shoulders, ears, skull, cap, seams, x=1126, y=846)


@layers.still
def mouse() -> str:
    """Who has found a puff of popcorn on the kerb."""
    fur = "#cdbfd2"
    tail = line("M20-8Q44-2 46-22", 6) + line("M20-8Q44-2 46-22", 2.4, PINK)
    body = path("M-22 0Q-28-34 0-38Q26-34 24 0Z", fur)
    ears = "".join(circle(x, -62, 12, fur, 2.8) + dot(x, -62, 6, PINK) for x in (-17, 17))
    skull = path("M-23-40Q-22-62 0-62Q22-62 23-40Q16-26 0-24Q-16-26-23-40Z", fur)
    look = dot(-9, -46, 3) + dot(9, -46, 3) + circle(0, -36, 3.6, PINK, 2)
    feet = ellipse(-12, -2, 9, 5, PINK, 2.4) + ellipse(12, -2, 9, 5, PINK, 2.4)
    puff = circle(0, -16, 9, BUTTER, 2.4) + circle(-10, -14, 6, fur, 2.4) + circle(10, -14, 6, fur, 2.4)
    return group(shadow(2, 0, 34, 6), tail, body, feet, ears, skull, look, puff, x=226, y=892, scale=0.86)
