"""The six heads, round the origin with a radius of 50: a large one with all its life, a small one that still reads."""

from __future__ import annotations

from tablee.drawing.outlines import heart, star
from tablee.drawing.palette import BLUSH, INK, MOUTH, TONGUE
from tablee.drawing.shapes import circle, clipped, dot, ellipse, flat, group, limb, line, path, spot
from tablee.games.smileys.pack import ANGRY, LOVE, SAD, SMILE, SURPRISED, WINK

LIGHT = "#ffffff"
YELLOW = "#ffd84d"  # a head that has no colour of its own
TEAR, HEART, SMALL_HEART, FLUSH = "#5cb3f5", "#e0343f", "#ff6f7c", "#ff6b54"


def head(smiley: int, fill: str, outside: bool = True) -> str:
    """A head in full; what flies round it (steam, hearts) only where there is room on its right."""
    shade = "" if fill == LIGHT else flat("M-49 8A50 50 0 0 0 49 8A58 58 0 0 1-49 8Z", INK, 0.12)
    shine = spot(-22, -36, 13, 6, LIGHT, -30, 0.85)
    parts = dot(0, 0, 50, fill) + shade + shine + FEATURES[smiley]() + line(ROUND, 5.5)
    return parts + (OUTSIDE[smiley]() if outside and smiley in OUTSIDE else "")


def small_head(smiley: int, fill: str = YELLOW) -> str:
    """A head for the size of a letter: few thick strokes."""
    return circle(0, 0, 48, fill, 8) + SMALL[smiley]()


ROUND = "M-50 0a50 50 0 1 0 100 0a50 50 0 1 0-100 0Z"


# ---- parts of a face


def eye(x: float, y: float, rx: float = 7, ry: float = 10) -> str:
    return spot(x, y, rx, ry, INK) + dot(x + rx * 0.3, y - ry * 0.38, rx * 0.42, LIGHT)


def eyes(y: float, rx: float = 7, ry: float = 10) -> str:
    return eye(-17, y, rx, ry) + eye(17, y, rx, ry)


def cheeks(y: float, colour: str = BLUSH) -> str:
    return spot(-34, y, 9, 6.5, colour, opacity=0.85) + spot(34, y, 9, 6.5, colour, opacity=0.85)


def open_mouth(name: str, outline: str, *inside: str) -> str:
    return clipped(name, outline, flat(outline, MOUTH), *inside, width=4.8)


def love_heart(x: float, y: float, r: float, turn: float = 0, colour: str = HEART) -> str:
    return group(path(heart(r), colour, 3.2), x=x, y=y, turn=turn)


# ---- the six, in full


def smile() -> str:
    brows = line("M-27-31Q-18-37-9-32M9-32Q18-37 27-31", 4.2)
    tongue, teeth = spot(2, 39, 19, 13, TONGUE), flat("M-34 0H34V9Q0 18-34 9Z", LIGHT)
    mouth = open_mouth("grin", "M-30 4Q0 13 30 4Q29 38 0 38Q-29 38-30 4Z", tongue, teeth)
    return cheeks(6) + brows + eyes(-13) + mouth


def angry() -> str:
    brows = line("M-35-25L-7-11M35-25L7-11", 8) + line("M-3-24V-17M4-24V-17", 3)
    mouth = path("M-25 34Q-29 13 0 13Q29 13 25 34Q0 27-25 34Z", LIGHT, 4.8)
    gaps = line("M-13 15V29M0 13V28M13 15V29M-25 23Q0 18 25 23", 3)
    return cheeks(12, FLUSH) + eyes(-5, 7, 8) + brows + mouth + gaps


def wink() -> str:
    open_eye = eye(-18, -12, 7.5, 10.5) + line("M-31-28Q-20-38-8-31", 4.8)
    shut_eye = line("M8-9Q19-22 31-10", 6) + line("M12-27Q21-31 29-27", 4.4)
    mouth = open_mouth(
        "cheek", "M-24 8Q4 19 30 3Q29 33 6 34Q-16 33-24 8Z", flat("M-26 4Q4 18 32-1V6Q4 23-24 13Z", LIGHT)
    )
    tongue = path("M-3 29Q-5 48 7 49Q20 49 18 26Q8 33-3 29Z", TONGUE, 4.4) + line("M7.5 33V40", 2.8)
    return group(cheeks(9), open_eye, shut_eye, mouth, tongue, turn=-5)


def sad() -> str:
    wet = dot(-20, 0, 2.6, LIGHT) + dot(14, 0, 2.6, LIGHT)
    brows = line("M-33-17Q-24-30-9-31M33-17Q24-30 9-31", 5.4)
    mouth = line("M-18 33Q-9 18 0 19Q10 19 18 33", 6) + line("M-7 41Q0 37 7 41", 3.6)
    tear = path("M27 5Q42 24 34 31Q27 37 20 31Q13 24 27 5Z", TEAR, 3.6) + line("M22.5 24Q22 28 25 29.5", 2.6, LIGHT)
    return cheeks(15, "#ffb09c") + eyes(-5, 7.5, 10) + wet + brows + mouth + tear


def surprised() -> str:
    whites = circle(-18, -10, 14, LIGHT, 4.4) + circle(18, -10, 14, LIGHT, 4.4)
    pupils = dot(-17, -9, 6) + dot(17, -9, 6) + dot(-15, -11.5, 2.2, LIGHT) + dot(19, -11.5, 2.2, LIGHT)
    brows = line("M-31-32Q-20-43-9-36M31-32Q20-43 9-36", 4.8)
    gasp = "M0 12C13 12 14.5 23 13.5 30C12 41-12 41-13.5 30C-14.5 23-13 12 0 12Z"
    return cheeks(14) + whites + pupils + brows + open_mouth("gasp", gasp, spot(0, 41, 12, 9, TONGUE))


def love() -> str:
    tongue = spot(0, 38, 17, 12, TONGUE)
    mouth = open_mouth("sigh", "M-28 9Q0 18 28 9Q25 38 0 38Q-25 38-28 9Z", tongue)
    hearts = love_heart(-19, -12, 15, -8) + love_heart(19, -12, 15, 8)
    shine = spot(-25, -19, 2.6, 4, LIGHT, 30) + spot(13, -19, 2.6, 4, LIGHT, 30)
    return cheeks(8, "#ff8b93") + hearts + shine + mouth


FEATURES = {SMILE: smile, ANGRY: angry, WINK: wink, SAD: sad, SURPRISED: surprised, LOVE: love}


# ---- what flies round them, on the right: the left of a card belongs to its tabs


def steam() -> str:
    large = "M44-33q-12-2-10-11q1-8 9-7q2-9 10-7q8 2 5 10q5 6-1 11q-5 6-13 4Z"
    small = "M57-56q-6-1-5-7q1-5 6-4q2-6 7-4q5 2 3 7q2 5-2 7q-4 3-9 1Z"
    return path(large, LIGHT, 3.6) + path(small, LIGHT, 3.2)


def floating_hearts() -> str:
    return love_heart(45, -45, 11, 14, SMALL_HEART) + love_heart(57, -22, 7, -8, SMALL_HEART)


def sparkle() -> str:
    return group(path(star(14, 4, 0.36), "#fff2b0", 3.4), x=47, y=-44, turn=12)


def start() -> str:
    """The strokes of somebody who starts."""
    return limb("M39-47L46-56M49-33L59-39M27-56L31-66", LIGHT, 4, 3)


OUTSIDE = {ANGRY: steam, WINK: sparkle, SURPRISED: start, LOVE: floating_hearts}


# ---- the six, small


def small_smile() -> str:
    return dot(-18, -12, 8) + dot(18, -12, 8) + path("M-28 8H28Q24 36 0 36Q-24 36-28 8Z", MOUTH, 6)


def small_angry() -> str:
    brows = line("M-32-24L-8-10M32-24L8-10", 9)
    return dot(-17, 0, 7) + dot(17, 0, 7) + brows + path("M-22 30Q-22 15 0 15Q22 15 22 30Z", LIGHT, 7)


def small_wink() -> str:
    tongue = path("M-2 24Q-4 44 8 44Q20 43 18 22Z", TONGUE, 6)
    return dot(-18, -12, 8) + line("M8-10Q18-22 30-10", 8) + line("M-24 12Q4 32 28 10", 8) + tongue


def small_sad() -> str:
    brows = line("M-32-18Q-24-27-12-28M32-18Q24-27 12-28", 7)
    tear = path("M29 4Q40 20 29 28Q18 20 29 4Z", TEAR, 5)
    return dot(-17, -5, 8) + dot(17, -5, 8) + brows + line("M-20 32Q-2 12 16 32", 8) + tear


def small_surprised() -> str:
    whites = circle(-18, -13, 13, LIGHT, 6) + circle(18, -13, 13, LIGHT, 6)
    return whites + dot(-18, -13, 5.5) + dot(18, -13, 5.5) + ellipse(0, 23, 10, 13, MOUTH, 6)


def small_love() -> str:
    hearts = love_heart(-19, -9, 16) + love_heart(19, -9, 16)
    return hearts + path("M-24 13H24Q20 36 0 36Q-20 36-24 13Z", MOUTH, 6)


SMALL = {
    SMILE: small_smile, ANGRY: small_angry, WINK: small_wink,
    SAD: small_sad, SURPRISED: small_surprised, LOVE: small_love,
}  # fmt: skip
