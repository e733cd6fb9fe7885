"""Sun, rainbow, moon, lightning and iceberg, each round the origin in a circle of about 80.

The small forms go into tabs and short lines: no faces, thicker lines.
"""

from __future__ import annotations

from tablee.drawing.outlines import number, polygon, ring, star
from tablee.drawing.palette import BLUE, BLUSH, GREEN, INK, MOUTH, ORANGE, RED, SUN, TONGUE, VIOLET
from tablee.drawing.shapes import circle, clipped, dot, flat, group, line, path, spot

LIGHT = "#ffffff"
BODY, PALE, CRATER = "#ffd658", "#ffe9a8", "#f2cf74"  # sun, moon
CLOUD, BOLT = "#efe6fb", "#ffcd2e"
ICE, CREASE, DEEP_ICE, DEEP_CREASE = "#f4fdff", "#b4dcec", "#6cc0e4", "#4ba3cb"
BANDS = (RED, ORANGE, SUN, GREEN, BLUE, VIOLET)


def eye(x: float, y: float, rx: float = 6, ry: float = 8.5) -> str:
    return spot(x, y, rx, ry, INK) + dot(x + rx * 0.3, y - ry * 0.38, rx * 0.42, LIGHT)


def cheeks(x: float, y: float, apart: float, colour: str = BLUSH) -> str:
    return spot(x - apart, y, 8, 6, colour, opacity=0.85) + spot(x + apart, y, 8, 6, colour, opacity=0.85)


# ---- sun


def sun_rays(inner: float, long: float, short: float) -> str:
    """Eight long and eight short rays."""
    rays = ""
    for reach, start in ((long, -90.0), (short, -67.5)):
        for foot, tip in zip(ring(8, inner, start), ring(8, reach, start), strict=True):
            across = (-foot[1] * 0.27, foot[0] * 0.27)
            left, right = (foot[0] + across[0], foot[1] + across[1]), (foot[0] - across[0], foot[1] - across[1])
            rays += polygon((left, tip, right))
    return rays


def sun(rays: str = ORANGE) -> str:
    """Glad to open any line; a coloured sun has rays of its colour."""
    mouth = "M-21 9Q0 17 21 9Q19 33 0 33Q-19 33-21 9Z"
    smile = clipped("sun-mouth", mouth, flat(mouth, MOUTH), spot(0, 33, 13, 9, TONGUE), width=4.2)
    brows = line("M-25-25Q-17-31-9-26M9-26Q17-31 25-25", 4)
    shine = spot(-22, -34, 12, 5.5, LIGHT, -32, 0.85)
    face = cheeks(0, 10, 33) + eye(-16, -8) + eye(16, -8) + brows + smile
    return path(sun_rays(47, 85, 73), rays, 4.6) + circle(0, 0, 50, BODY, 5) + shine + face


def small_sun(rays: str = ORANGE) -> str:
    return path(sun_rays(44, 86, 72), rays, 8) + circle(0, 0, 46, BODY, 9)


# ---- rainbow


def arcs(radius: float, band: float, width: float) -> str:
    """Six bands from the outside in, standing on y = 0."""
    stripes = ""
    for i, colour in enumerate(BANDS):
        r = number(radius - (i + 0.5) * band)
        stripes += f'<path d="M-{r} 0a{r} {r} 0 0 1 {number(2 * float(r))} 0" fill="none"'
        stripes += f' stroke="{colour}" stroke-width="{number(band + 0.6)}"/>'
    outer, inner = number(radius), number(radius - 6 * band)
    edge = f"M-{outer} 0A{outer} {outer} 0 0 1 {outer} 0H{inner}A{inner} {inner} 0 0 0-{inner} 0Z"
    return stripes + line(edge, width)


PUFF = "M-30 16Q-42 14-40 2Q-37-9-26-8Q-21-24-4-22Q10-24 16-12Q34-14 36 2Q37 15 26 16Z"


def rainbow() -> str:
    """It shelters a line; the two clouds it stands on feel safe."""
    asleep = line("M-16-2q5 5 10 0M4-2q5 5 10 0", 3.4) + line("M-5 6q4 4 8 0", 3.2) + cheeks(-1, 5, 19)
    awake = dot(-11, -3, 3.4) + dot(9, -3, 3.4) + line("M-7 4q6 7 12 0", 3.4) + cheeks(-1, 5, 19)
    left = group(path(PUFF, LIGHT, 4.4), group(asleep, scale=0.92), x=-50, y=42, scale=0.88)
    right = group(path(PUFF, LIGHT, 4.4), group(awake, scale=0.92), x=50, y=42, scale=0.88, mirror=True)
    return group(arcs(78, 9, 4.6), y=42) + left + right


def small_rainbow() -> str:
    return group(arcs(84, 11.6, 8), y=42)


# ---- moon


CRESCENT = "M30-65A72 72 0 1 0 66 28A50.3 50.3 0 1 1 30-65Z"


def moon() -> str:
    """A sly one in a nightcap, who takes what lies last."""
    craters = dot(-12, 57, 5, CRATER) + dot(12, 61, 3.4, CRATER) + dot(-42, 44, 6, CRATER)
    eyes = moon_eye(-47, -4) + moon_eye(-21, 1)
    brows = line("M-59-17Q-48-23-38-15M-30-11Q-21-15-12-8", 4.2)
    mouth = line("M-44 23Q-30 37-12 25", 4.6) + line("M-15 21l5 5", 4)
    blush = spot(-58, 14, 6, 5, BLUSH, opacity=0.85)
    return path(CRESCENT, PALE, 5) + craters + blush + eyes + brows + mouth + nightcap()


def moon_eye(x: float, y: float) -> str:
    """Half shut, looking aside."""
    under = f"M{x - 8} {y}A8 8 0 0 0 {x + 8} {y}"
    return flat(under, LIGHT) + dot(x + 3, y + 2.6, 3.4) + line(under, 2.6) + line(f"M{x - 10} {y}H{x + 10}", 4)


def nightcap() -> str:
    cap = path("M-61-32Q-52-80 2-88Q40-92 66-66Q30-72 8-54Z", VIOLET, 4.6)
    spots = dot(-28, -56, 4.6, PALE) + dot(-4, -72, 4.6, PALE) + dot(24, -76, 4, PALE)
    brim = path("M-70-27Q-66-39-54-36Q-20-48 7-61Q18-64 20-54Q18-46 8-43Q-24-30-56-20Q-68-17-70-27Z", LIGHT, 4.4)
    return cap + spots + brim + circle(67, -62, 9, LIGHT, 4.2)


def small_moon() -> str:
    return path(CRESCENT, PALE, 9)


# ---- lightning


THUNDER = "M-58-12Q-84-12-82-36Q-78-56-56-54Q-46-84-10-80Q18-84 32-62Q66-68 72-42Q74-16 48-12Z"
FLASH = "M-4-14L-38 40H-9L-24 88L40 20H10L30-14Z"


def lightning() -> str:
    """A cloud that has lost its temper."""
    glare = eye(-24, -43, 5.5, 7) + eye(12, -43, 5.5, 7)
    brows = line("M-40-62L-16-53M28-62L4-53", 6)
    mouth = path("M-21-21Q-21-33-6-33Q9-33 9-21Q-6-25-21-21Z", LIGHT, 4) + line("M-11-31V-24M-1-31V-24", 2.6)
    return path(FLASH, BOLT, 5) + path(THUNDER, CLOUD, 5) + cheeks(-6, -33, 34, "#ff8f7d") + glare + brows + mouth


def small_lightning() -> str:
    return path(FLASH, BOLT, 9) + path(THUNDER, CLOUD, 9)


# ---- iceberg


TIP = "M-68 16L-50-30L-27-22L2-76L30-34L46-44L70 16Z"
KEEL = "M-70 16H72L54 58L14 84L-34 68Z"


def iceberg() -> str:
    """Nothing moves it, and it knows."""
    creases = line("M5-62L12-42M-46-20L-41-2M47-32L43-12", 4, CREASE)
    creases += line("M-28 56L-22 40M13 72L11 54M46 54L40 40", 4, DEEP_CREASE)
    eyes = eye(-15, -16, 5.5, 6.5) + eye(17, -16, 5.5, 6.5) + line("M-25-24H-6M8-24H27", 4.6)
    mouth = line("M-8 2Q2-5 13 1", 4.4)
    frost = cheeks(1, -4, 32, "#9fd3f5")
    water = line("M-84 16q12-9 24 0t24 0t24 0t24 0t24 0t24 0t24 0", 6, LIGHT)
    return path(KEEL, DEEP_ICE, 5) + path(TIP, ICE, 5) + creases + frost + eyes + mouth + water


def small_iceberg() -> str:
    return path(KEEL, DEEP_ICE, 9) + path(TIP, ICE, 9)


# ---- skies


def twinkle(x: float, y: float, r: float) -> str:
    return group(flat(star(r), "#ffe28a"), x=x, y=y)


def night_sky() -> str:
    stars = ((196, 52, 15), (214, 108, 9), (110, 50, 8), (42, 158, 8), (208, 292, 12), (60, 304, 9), (150, 318, 6))
    return "".join(twinkle(x, y, r) for x, y, r in stars)


def rain(colour: str) -> str:
    drops = ((50, 152), (84, 292), (196, 264), (218, 152), (46, 236), (168, 312), (214, 212), (122, 62), (190, 74))
    return line("".join(f"M{x} {y}l-7 22" for x, y in drops), 6.5, colour)
