"""Small inhabitants of the sea, drawn round their own origin: put them in place with `group`.

Swimmers look to the right and have the origin in their middle; what stands or grows has it under its feet.
"""

from __future__ import annotations

from collections.abc import Iterable

from tablee.drawing.folk import BACK_HAIR, FRINGE, face, head
from tablee.drawing.outlines import ring, smooth
from tablee.drawing.palette import BLUSH, CORAL, CREAM, GOLD, ICE, INK, MOUTH, ORANGE, PINK, RED, TEAL, WHITE, mixed
from tablee.drawing.shapes import circle, dot, ellipse, flat, group, limb, line, path, smile, spot


def lighter(colour: str) -> str:
    """The colour of a belly or of a highlight."""
    return mixed(colour, WHITE, 0.4)


def darker(colour: str) -> str:
    """The colour of a shade or of a pattern."""
    return mixed(colour, INK, 0.28)


def eye(x: float, y: float, r: float = 6) -> str:
    """A round white eye that looks to the right."""
    return circle(x, y, r, WHITE, 2.4) + dot(x + r * 0.22, y, r * 0.55) + dot(x + r * 0.4, y - r * 0.25, r * 0.2, WHITE)


def pair_of_eyes(x: float, y: float, apart: float, r: float = 3.6) -> str:
    """Two plain eyes with a glint, seen from the front."""
    dots = dot(x - apart, y, r) + dot(x + apart, y, r)
    return (
        dots
        + dot(x - apart + r * 0.3, y - r * 0.3, r * 0.3, WHITE)
        + dot(x + apart + r * 0.3, y - r * 0.3, r * 0.3, WHITE)
    )


def bubble(x: float, y: float, r: float) -> str:
    """A ball of air: a pale ring with a glint."""
    ball = circle(x, y, r, "#ffffff33", max(1.8, r * 0.14), "#ffffffe6")
    return ball + spot(x - r * 0.38, y - r * 0.38, r * 0.3, r * 0.18, WHITE, -40)


def bubbles(balls: Iterable[tuple[float, float, float]]) -> str:
    """Many bubbles: (x, y, r) each."""
    return "".join(bubble(x, y, r) for x, y, r in balls)


# ---------------------------------------------------------------- fish


def fish(colour: str, fin: str = "", band: str = "") -> str:
    """A round little fish, 80 long; with a band of another colour when one is given."""
    fin = fin or darker(colour)
    stripe = flat("M8-23Q16 0 8 23Q-1 24-8 21Q2 0-8-21Q-1-24 8-23Z", band) if band else ""
    return (
        path("M-26 0Q-40-22-46-18Q-42 0-46 18Q-40 22-26 0Z", fin, 3)
        + path("M-12-20Q0-36 16-28L14-16Z", fin, 3)
        + path("M-8 20Q-2 33 10 28L8 16Z", fin, 3)
        + flat("M-30 0Q-10-26 14-23Q34-18 38 0Q34 18 14 23Q-10 26-30 0Z", colour)
        + stripe
        + path("M-30 0Q-10-26 14-23Q34-18 38 0Q34 18 14 23Q-10 26-30 0Z")
        + path("M-2 4Q-14 2-14 13Q-4 16 4 9Z", fin, 2.6)
        + eye(20, -6, 6.5)
        + line("M36 6Q30 11 25 8", 2.6)
        + dot(15, 6, 4, BLUSH)
    )


def clownfish() -> str:
    """Orange with white bands, 80 long."""
    bands = flat("M10-23Q18 0 10 23Q4 24 0 24Q8 0 0-24Q4-24 10-23Z", WHITE)
    bands += flat("M-16-15Q-10 0-16 15Q-22 9-24 6Q-21 0-24-6Q-22-10-16-15Z", WHITE)
    edges = line("M10-23Q18 0 10 23M0-24Q8 0 0 24M-16-15Q-10 0-16 15", 2.4)
    return (
        path("M-26 0Q-40-20-46-14Q-42 0-46 14Q-40 20-26 0Z", ORANGE, 3)
        + path("M-14-18Q-4-34 16-26L14-16Z", ORANGE, 3)
        + path("M-8 20Q-2 33 10 28L8 16Z", ORANGE, 3)
        + flat("M-30 0Q-10-26 14-23Q34-18 38 0Q34 18 14 23Q-10 26-30 0Z", ORANGE)
        + bands
        + edges
        + path("M-30 0Q-10-26 14-23Q34-18 38 0Q34 18 14 23Q-10 26-30 0Z")
        + path("M-2 5Q-14 3-13 14Q-4 16 4 10Z", GOLD, 2.6)
        + eye(23, -5, 6)
        + line("M37 5Q32 11 27 8", 2.6)
    )


def slim_fish(colour: str) -> str:
    """A sardine, 76 long."""
    return (
        path("M-24 0L-42-14Q-38 0-42 14Z", darker(colour), 2.8)
        + path("M-28 0Q-6-17 18-13Q32-8 36 0Q32 9 18 13Q-6 17-28 0Z", colour, 3)
        + flat("M-20 3Q2 10 30 5Q26 10 17 11.5Q-4 14-20 3Z", lighter(colour))
        + path("M-4-13Q2-22 10-19L10-13Z", darker(colour), 2.6)
        + eye(22, -3, 4.8)
        + line("M4-8Q9 0 4 8", 2.4)
    )


def angelfish(colour: str, band: str = WHITE) -> str:
    """A tall striped fish, 70 long and 90 high."""
    body = "M-20-4Q-4-24 10-22Q26-14 34 2Q26 18 10 24Q-4 26-20 6Z"
    return (
        path("M-18 1Q-34-14-40-10Q-36 1-40 12Q-34 16-18 1Z", colour, 3)
        + path("M8-20Q-2-42-20-48Q-14-30-14-12Z", colour, 3)
        + path("M8 22Q-2 42-20 48Q-14 32-14 12Z", colour, 3)
        + flat(body, colour)
        + flat("M-4-19Q4 0-4 22L-14 13Q-8 0-14-11Z", band)
        + flat("M12-21.5L18-18.5Q22 2 16 21L10 23.5Q16 2 8-21.5Z", band)
        + path(body)
        + eye(24, -2, 4.8)
        + line("M33 6Q29 9 26 7", 2.4)
    )


def puffer(colour: str, belly: str = CREAM) -> str:
    """A ball with prickles, 90 wide."""
    prickles = "".join(
        path(f"M{x * 0.86:.1f} {y * 0.86:.1f}L{x * 1.22:.1f} {y * 1.22:.1f}", width=4) for x, y in ring(16, 36)
    )
    return (
        path("M-32 0Q-48-18-54-12Q-50 0-54 12Q-48 18-32 0Z", colour, 3)
        + prickles
        + circle(0, 0, 35, colour, 3.2)
        + flat("M-30 8Q0 22 32 8Q26 33 0 33.5Q-24 32-30 8Z", belly)
        + "".join(dot(x, y, 3.4, darker(colour)) for x, y in ((-18, -14), (-6, -24), (-22, 2), (-4, -8), (8, -26)))
        + path("M-8 6Q-24 2-22 16Q-10 18-4 10Z", colour, 2.8)
        + eye(10, -6, 7.5)
        + eye(27, -6, 5.5)
        + ellipse(22, 9, 5, 3.6, MOUTH, 2.6)
        + dot(6, 8, 4.6, BLUSH)
    )


# ---------------------------------------------------------------- neighbours that swim


def seahorse(colour: str, fin: str = "") -> str:
    """About 60 wide and 120 high, upright."""
    fin = fin or lighter(colour)
    tail = "M-8 18Q-14 42 4 48Q20 48 18 36Q14 28 7 34"
    neck = "M-4-32Q-26-20-22 6Q-18 22-6 24Q8 20 10 2Q10-12 6-20Z"
    crest = path("M-14-50L-20-64-9-59-3-71 3-59 13-62 8-48Z", fin, 2.8)
    return (
        limb(tail, colour, 9, 3)
        + path("M-21-8Q-38-12-40 0Q-36 12-21 10Z", fin, 2.8)
        + line("M-22 0H-34", 2.2)
        + path(neck, colour, 3.2)
        + line("M-9-2Q0 3 9-1M-11 8Q-2 13 7 9M-6-12Q2-8 8-11", 2.4, darker(colour))
        + crest
        + path("M-20-34Q-22-54 0-54Q14-53 17-40L36-35Q41-30 35-25L15-27Q4-20-8-22Q-18-24-20-34Z", colour, 3.2)
        + eye(4, -40, 5.6)
        + dot(-5, -31, 4, BLUSH)
    )


def turtle(shell: str, skin: str = "#9ccf7a") -> str:
    """About 130 long, swimming."""
    plates = (
        "M-22-20L-8-31 8-31 22-20 12-9H-12ZM-22-20L-41-13M22-20L38-12M-12-9L-20 2M12-9L19 2M-8-31L-11-37M8-31L11-37"
    )
    return (
        path("M-42 4Q-60 2-62 14Q-52 20-36 12Z", skin, 3)
        + path("M-26 6Q-40 22-36 32Q-22 32-14 10Z", skin, 3)
        + path("M34-4Q42-26 60-28Q80-26 80-8Q78 8 60 8Q46 8 34 6Z", skin, 3.2)
        + path("M-48 8Q-48-40 0-42Q44-40 46 8Q0 16-48 8Z", shell, 3.2)
        + line(plates, 2.8, darker(shell))
        + path("M-50 6Q0 18 49 6Q52 14 44 17Q0 26-44 17Q-54 14-50 6Z", CREAM, 3)
        + path("M22 12Q20 38 4 44Q-4 40 2 14Z", skin, 3)
        + eye(64, -13, 5.4)
        + line("M78-4Q72 2 65 0", 2.6)
        + dot(57, -4, 4, BLUSH)
    )


def jellyfish(colour: str) -> str:
    """A smiling bell, 70 wide and 110 high."""
    arms = "".join(
        limb(f"M{x} 4q{bend} 14 0 26q{-bend} 12 0 {end}", lighter(colour), 4.5, 2.2)
        for x, bend, end in ((-22, -9, 14), (-8, 7, 28), (8, -7, 22), (22, 9, 12))
    )
    hem = "M-36 0Q-36-46 0-48Q36-46 36 0Q32 10 24 3Q16 12 8 4Q0 13-8 4Q-16 12-24 3Q-32 10-36 0Z"
    return (
        arms
        + path(hem, colour, 3.2)
        + spot(-16, -31, 9, 5, lighter(colour), -35)
        + pair_of_eyes(0, -16, 11)
        + smile(0, -9, 5, 3, 2.6)
        + dot(-19, -9, 4.2, BLUSH)
        + dot(19, -9, 4.2, BLUSH)
    )


def mermaid(
    tail: str, skin: str, hair: str, colour: str, top: str = PINK, eyes: str = "open", mouth: str = "smile"
) -> str:
    """A mermaid child, 60 wide and 150 high, upright; `hair` as in folk.head."""
    scales = "".join(
        line(f"M{x} {y}q5 6 10 0", 2.2, darker(tail)) for x, y in ((-12, 38), (-1, 38), (-6, 48), (-2, 58))
    )
    return (
        group(path(BACK_HAIR.get(hair, ""), colour), y=-18, scale=0.95)
        + path("M6 82Q-20 78-24 96Q-4 104 6 90Q22 104 36 92Q30 76 6 82Z", tail, 3)
        + limb("M-13 8Q-28 16-30 30", skin, 8, 2.8)
        + limb("M13 8Q28 14 32 2", skin, 8, 2.8)
        + path("M-15 2H15L16 30H-16Z", skin, 3)
        + path("M-15 6H15L14 18Q7 22 0 16Q-7 22-14 18Z", top, 2.8)
        + path("M-17 28Q0 36 17 28Q22 52 12 68Q8 78 9 88L1 86Q2 76-4 68Q-20 52-17 28Z", tail, 3.2)
        + scales
        + group(face(skin, eyes, mouth), path(FRINGE[hair], colour, 2.8), y=-18, scale=0.95)
    )


def octopus(colour: str) -> str:
    """Seated, 120 wide and 100 high."""
    arms = (
        "M-26-26Q-54-26-56-6Q-48 4-42-4",
        "M26-26Q54-26 56-6Q48 4 42-4",
        "M-18-22Q-32-14-32-2Q-24 6-18-2",
        "M18-22Q32-14 32-2Q24 6 18-2",
        "M-4-20Q-8-8-4-2M6-20Q8-8 4-2",
    )
    return (
        "".join(limb(arm, colour, 12, 3) for arm in arms)
        + path("M-34-22Q-30-38-34-58Q-34-96 0-98Q34-96 34-58Q30-38 34-22Q18-12 0-12Q-18-12-34-22Z", colour, 3.2)
        + flat("M-30-24Q-16-15 0-15Q16-15 30-24L24-14H-24Z", colour)
        + spot(-17, -80, 9, 6, lighter(colour), -40)
        + pair_of_eyes(0, -50, 13, 4.4)
        + smile(0, -41, 7, 4, 2.8)
        + dot(-23, -40, 5, BLUSH)
        + dot(23, -40, 5, BLUSH)
    )


# ---------------------------------------------------------------- neighbours that stand


def crab(colour: str = RED) -> str:
    """About 110 wide and 70 high, from the front."""
    legs = line("M-24-10Q-40-12-46 0M-20-6Q-32-4-34 2M24-10Q40-12 46 0M20-6Q32-4 34 2", 7)
    legs += line("M-24-10Q-40-12-46 0M-20-6Q-32-4-34 2M24-10Q40-12 46 0M20-6Q32-4 34 2", 3, colour)
    claw = "M30-40Q30-62 48-62Q46-54 42-50Q50-54 54-58Q62-44 50-34Q38-28 30-40Z"
    arm = limb("M24-20Q40-22 40-36", colour, 8, 3)
    half = arm + path(claw, colour, 3)
    stalks = line("M-10-30V-44M10-30V-44", 4)
    return (
        legs
        + half
        + group(half, mirror=True)
        + stalks
        + path("M-34-18Q-30-38 0-38Q30-38 34-18Q28 0 0 0Q-28 0-34-18Z", colour, 3.2)
        + spot(-16, -29, 8, 4, lighter(colour), -20)
        + eye(-10, -46, 6.4)
        + eye(10, -46, 6.4)
        + smile(0, -19, 8, 4, 2.8)
        + dot(-19, -16, 4.6, BLUSH)
        + dot(19, -16, 4.6, BLUSH)
    )


def starfish(colour: str = CORAL, awake: bool = True) -> str:
    """A soft star round the origin, 30 from the middle to a tip."""
    tips, hollows = ring(5, 31), ring(5, 15, -54)
    outline = smooth(point for pair in zip(tips, hollows, strict=True) for point in pair)
    freckles = "".join(dot(x, y, 2.3, lighter(colour)) for x, y in ring(5, 20))
    look = pair_of_eyes(0, -3, 6, 2.8) + smile(0, 3, 4, 2.6, 2.4) if awake else ""
    return path(outline, colour, 3.2) + freckles + look


def snail(shell: str, body: str = "#f7d7a5") -> str:
    """A sea snail, 90 long and 60 high."""
    return (
        line("M33-28L36-46M41-27L48-43", 3.2)
        + dot(36, -47, 4)
        + dot(49, -44, 4)
        + path("M-42 0Q-46-8-34-9H14Q22-30 36-32Q50-32 50-18Q48 0 30 0Z", body, 3.2)
        + path("M-32-10Q-38-50-6-54Q28-52 24-10Z", shell, 3.2)
        + line("M-8-10Q-26-14-24-32Q-20-44-6-42Q8-40 8-28Q6-18-4-20Q-12-22-9-29", 3, darker(shell))
        + dot(39, -21, 3)
        + smile(43, -13, 3.6, 2, 2.4)
    )


def diver(suit: str, skin: str, hair: str, colour: str, eyes: str = "open", mouth: str = "smile") -> str:
    """A child in a glass bell, 70 wide and 140 high, standing; `hair` as in folk.head."""
    glass = circle(0, -102, 36, "#d8f1fa", 3.2)
    return (
        limb("M-10-30V-12M10-30V-12", suit, 14, 3)
        + path("M-24 0Q-25-12-12-13Q-2-13-2 0ZM24 0Q25-12 12-13Q2-13 2 0Z", GOLD, 3)
        + limb("M-20-56Q-36-50-36-36M20-56Q36-50 36-36", suit, 12, 3)
        + dot(-36, -33, 6, skin)
        + dot(36, -33, 6, skin)
        + path("M-22-26Q-26-66-12-68H12Q26-66 22-26Q0-20-22-26Z", suit, 3.2)
        + line("M-22-34Q0-28 22-34", 5)
        + dot(0, -31, 4.4, GOLD)
        + glass
        + group(head(skin, hair, colour, eyes, mouth), y=-98, scale=0.88)
        + path("M-27-76Q0-64 27-76L24-64Q0-54-24-64Z", GOLD, 3)
        + line("M-24-120Q-19-129-9-132", 4.5, WHITE)
    )


# ---------------------------------------------------------------- what grows, and what lies on the sand


def coral(colour: str) -> str:
    """A bush with round fingers, 90 wide and 100 high."""
    fingers = "M0-4V-50M0-18Q-32-22-32-60M-31-42Q-44-46-44-58M0-32Q28-34 30-72M29-54Q42-58 42-70"
    fingers += "M0-46Q-14-56-13-86M0-50Q12-62 10-82"
    return (
        limb(fingers, colour, 12, 3.2)
        + line("M-32-56v-4M-13-80v-5M30-67v-4", 4, lighter(colour))
        + path("M-13 3Q-6-4-5-14H5Q6-4 13 3Z", colour, 3.2)
        + flat("M-6-18H6V-8H-6Z", colour)
    )


def fan_coral(colour: str) -> str:
    """A flat fan with a net of veins, 90 wide and 100 high."""
    fan = "M-6-8Q-52-30-46-66Q-38-78-28-72Q-22-94-6-90Q6-100 16-88Q34-90 36-72Q54-64 44-40Q34-18 6-8Z"
    veins = "M0-10Q-4-50-6-82M0-14Q-26-38-34-66M0-14Q24-40 30-74M-4-40Q-18-56-18-74M2-40Q14-58 14-80"
    veins += "M12-26Q30-36 40-52M-14-28Q-30-38-40-54"
    return path("M-7 2L-5-14H5L7 2Z", darker(colour), 3) + path(fan, colour, 3.2) + line(veins, 2.8, darker(colour))


def brain_coral(colour: str) -> str:
    """A low grooved ball, 90 wide and 50 high."""
    grooves = "M-28-6Q-34-24-20-28Q-12-22-18-12M-10-6Q-6-14-10-24Q-6-42 8-40Q14-32 6-24Q2-16 8-8"
    grooves += "M20-6Q26-14 18-20Q18-32 28-28Q34-20 30-10"
    return path("M-44 2Q-46-46 0-48Q46-46 44 2Z", colour, 3.2) + line(grooves, 3, darker(colour))


def tube_coral(colour: str) -> str:
    """Five hollow pipes, 80 wide and 90 high."""
    pipes = ((-26, -44, -4), (24, -52, 5), (-10, -78, -2), (10, -64, 3), (0, -34, 0))
    parts = []
    for x, top, lean in pipes:
        parts.append(path(f"M{x - 8} 2L{x + lean - 11} {top}H{x + lean + 11}L{x + 8} 2Z", colour, 3))
        parts.append(ellipse(x + lean, top, 11, 5.5, darker(colour), 3))
    return "".join(parts)


def anemone(colour: str, foot: str = PINK) -> str:
    """Soft fingers on a foot, 90 wide and 70 high."""
    fingers = "".join(
        limb(f"M{x * 0.5:.1f}-22Q{x * 0.9:.1f}-34 {x + bend}-{high}", colour, 8, 2.8)
        for x, bend, high in (
            (-38, 4, 42),
            (38, -4, 42),
            (-24, -6, 58),
            (24, 6, 56),
            (-9, 5, 66),
            (9, -3, 62),
            (0, 2, 44),
        )
    )
    return (
        fingers
        + path("M-24 2Q-30-20-22-28Q0-36 22-28Q30-20 24 2Z", foot, 3.2)
        + line("M-9-10V-2M9-10V-2M0-16V-8", 2.6, darker(foot))
    )


def kelp(height: float, colour: str, sway: float = 14) -> str:
    """A stem with leaves on both sides, as high as asked for."""
    leaves, stem = [], "M0 0"
    count = max(2, round(height / 34))
    step = height / count
    for i in range(count):
        side = 1 if i % 2 else -1
        y = -step * i
        stem += f"q{side * sway:.1f} {-step / 2:.1f} 0 {-step:.1f}"
        if i:
            leaf = f"M0 {y:.1f}q{side * 12} -24 {side * 34} -26q{side * 2} 20 {-side * 34} 26Z"
            leaves.append(path(leaf, colour, 2.8))
    tip = path(f"M0 {-height + 6:.1f}q-11-22 3-42q13 20-3 42Z", colour, 2.8)
    return "".join(leaves) + limb(stem, colour, 6, 2.6) + tip


def eelgrass(colour: str) -> str:
    """A tuft of blades, 50 wide and 60 high."""
    blades = ("M-14 2Q-28-28-20-50Q-8-28-4 2Z", "M14 2Q30-22 24-44Q10-26 4 2Z", "M-9 2Q-4-40 4-64Q12-36 9 2Z")
    return "".join(path(blade, colour, 2.8) for blade in blades)


def scallop(colour: str) -> str:
    """A fan shell, 60 wide and 50 high, standing."""
    fan = "M-8-2Q-34-14-30-36Q-24-46-16-42Q-10-54 0-50Q10-54 16-42Q24-46 30-36Q34-14 8-2Z"
    ribs = "M0-6V-44M-4-6L-15-38M4-6L15-38M-7-7L-25-30M7-7L25-30"
    return path("M-14 2L-7-9H7L14 2Z", darker(colour), 3) + path(fan, colour, 3.2) + line(ribs, 2.6, darker(colour))


def cone_shell(colour: str) -> str:
    """A pointed shell that lies on its side, 70 long and 36 high."""
    return (
        path("M-36-8Q-8-30 14-32Q34-28 34-12Q32 2 10 2Q-14 0-36-8Z", colour, 3.2)
        + line("M-20-18Q-14-10-18-3M-6-25Q2-14-4-1M8-31Q18-18 12 2", 2.6, darker(colour))
        + path("M14-14Q26-24 33-14Q30-2 16-2Q10-6 14-14Z", lighter(colour), 2.6)
    )


def pearl(r: float, colour: str = WHITE) -> str:
    """A pearl round the origin."""
    shade = group(flat("M-0.72 0.69A1 1 0 0 0 1 0Q0.5 0.7-0.72 0.69Z", "#f3c6d4"), scale=r)
    glint = spot(-r * 0.35, -r * 0.4, r * 0.22, r * 0.14, ICE, -35)
    return dot(0, 0, r, colour) + shade + circle(0, 0, r, "none") + glint


def bell_flower(colour: str, stem: str = TEAL) -> str:
    """A sea lily on its stem, 40 wide and 80 high."""
    return (
        line("M0 0Q-6-24 0-46", 7)
        + line("M0 0Q-6-24 0-46", 3.2, stem)
        + path("M-18-70Q-20-46 0-44Q20-46 18-70L9-60 0-72-9-60Z", colour, 3)
    )
