"""The animals of the floating town. They look to the left and stand, sit or swim on the origin."""

from __future__ import annotations

from tablee.drawing.palette import BARK, BLUSH, CREAM, INK, LEAF, MOUTH, ORANGE, PINK, RED, STONE, SUN, WHITE, WOOD
from tablee.drawing.shapes import circle, dot, ellipse, flat, group, limb, line, path, smile, spot

SNOW, GREY_CAT, GINGER_CAT, FROG = "#fffdf6", "#9a8fa6", "#f2a65a", "#7ac74f"


def bird(x: float, y: float, colour: str, scale: float = 1, mirror: bool = False) -> str:
    """A small round bird, its belly on the origin's line."""
    return group(
        line("M-4 0V9M5 0V9", 3, ORANGE),
        path("M14-12L36-20 32-4Z", colour, 2.8),
        path("M-20-18Q-18-38-2-36Q16-32 18-16Q16 1-1 1Q-18-2-20-18Z", colour, 3),
        path("M-19-24L-33-18-19-13Z", ORANGE, 2.6),
        path("M-4-14Q10-24 18-12Q10 0-4-14Z", colour, 2.6),
        dot(-10, -24, 3.2),
        x=x,
        y=y - 8 * scale,
        scale=scale,
        mirror=mirror,
    )


def flying_bird(x: float, y: float, colour: str, scale: float = 1, turn: float = 0, mirror: bool = False) -> str:
    return group(
        path("M10-4Q22-46 50-48Q46-14 20 4Z", colour, 3),
        path("M26 0L52-4 46 12Z", colour, 2.8),
        path("M-26-4Q-20-16-6-12Q18-12 32 2Q16 18-4 12Q-22 10-26-4Z", colour, 3),
        path("M-4-4Q-6-42 18-54Q28-22 16 4Q6 6-4-4Z", colour, 3),
        path("M-24-8L-38-2-24 3Z", ORANGE, 2.4),
        dot(-15, -4, 2.8),
        x=x,
        y=y,
        scale=scale,
        turn=turn,
        mirror=mirror,
    )


def cat(x: float, y: float, colour: str = GINGER_CAT, scale: float = 0.85, mirror: bool = False) -> str:
    """A cat sitting upright, tail to the right."""
    return group(
        limb("M18-8Q48-8 38-44", colour, 7, 2.8),
        path("M-22 0Q-26-42 0-46Q26-42 24 0Z", colour, 3),
        flat("M-9-2Q-12-30 0-32Q12-30 10-2Z", WHITE, 0.55),
        line("M-7 0V-14M8 0V-14", 2.6),
        path("M-25-56L-25-86-10-74H10L25-86 25-56Q20-38 0-38Q-20-38-25-56Z", colour, 3),
        dot(-10, -60, 3.4) + dot(10, -60, 3.4),
        path("M-3-53H3L0-49Z", PINK, 1.6),
        line("M0-49Q-3-44-8-46M0-49Q3-44 8-46", 2.2),
        line("M-18-52L-32-55M-18-48L-31-46M18-52L32-55M18-48L31-46", 1.8),
        x=x,
        y=y,
        scale=scale,
        mirror=mirror,
    )


def dog(x: float, y: float, colour: str = WHITE, ear: str = BARK, scale: float = 0.85, mirror: bool = False) -> str:
    """A dog standing, tail up."""
    return group(
        limb("M34-40Q52-48 48-66", colour, 7, 2.8),
        limb("M-18-16V-4M-8-16V-4M20-16V-4M31-16V-4", colour, 8, 2.8),
        path("M-26-34Q-24-48 4-44Q38-50 40-30Q40-12 24-14H-14Q-28-14-26-34Z", colour, 3),
        spot(16, -32, 12, 9, ear),
        path("M-52-50Q-50-78-26-78Q-4-78-4-54Q-4-34-26-34H-46Q-58-38-52-50Z", colour, 3),
        path("M-18-76Q4-80 6-50Q-8-42-16-58Z", ear, 3),
        ellipse(-54, -49, 6, 5, INK, 0),
        dot(-34, -60, 3.4),
        line("M-50-42Q-40-34-30-42", 2.6),
        path("M-26-36H-4V-29H-26Z", RED, 2.4),
        x=x,
        y=y,
        scale=scale,
        mirror=mirror,
    )


def duck(x: float, y: float, colour: str = SNOW, scale: float = 1, mirror: bool = False) -> str:
    """A duck on the water."""
    return group(
        path("M-24-24Q-32-46-16-52Q2-52 0-28Q16-18 34-30Q40-8 26 2H-16Q-34-4-24-24Z", colour, 3),
        path("M-2-14Q14-22 26-14Q16 0-2-14Z", colour, 2.6),
        path("M-27-42L-46-35-26-31Z", ORANGE, 2.6),
        dot(-17, -41, 3.2),
        x=x,
        y=y,
        scale=scale,
        mirror=mirror,
    )


def swan(x: float, y: float, scale: float = 1, mirror: bool = False) -> str:
    """A swan on the water, wings a little up."""
    neck = "M-24-12Q-58-34-36-58Q-22-76-36-88"
    return group(
        limb(neck, SNOW, 12, 3),
        path("M-38-14Q-22-34 10-28Q36-26 62-46Q66-12 40 4H-16Q-42 4-38-14Z", SNOW, 3),
        path("M-8-20Q18-44 48-38Q44-8 10-6Q-6-8-8-20Z", SNOW, 2.8),
        path("M-24-92Q-24-108-40-107Q-52-104-52-90Q-46-82-34-84Q-26-86-24-92Z", SNOW, 3),
        path("M-51-98L-72-88-50-84Z", ORANGE, 2.6),
        line(neck, 11.4, SNOW),
        dot(-40, -96, 3.2),
        x=x,
        y=y,
        scale=scale,
        mirror=mirror,
    )


def frog(x: float, y: float, scale: float = 1, crown: bool = False) -> str:
    """A sitting frog; the one on the fountain is a prince."""
    jewel = path("M-17-60L-21-86-9-75 0-90 9-75 21-86 17-60Z", SUN, 3) if crown else ""
    return group(
        jewel,
        path("M-26 2Q-46 4-44-14Q-38-26-22-18ZM26 2Q46 4 44-14Q38-26 22-18Z", FROG, 3),
        path("M-32-38Q-30-4 0-2Q30-4 32-38Q20-56 0-54Q-20-56-32-38Z", FROG, 3),
        flat("M-16-18Q0-28 16-18Q12-6 0-6Q-12-6-16-18Z", "#c9eba5"),
        circle(-18, -52, 13, FROG, 3) + circle(18, -52, 13, FROG, 3),
        circle(-18, -53, 7, WHITE, 2) + circle(18, -53, 7, WHITE, 2),
        dot(-17, -52, 3.6) + dot(17, -52, 3.6),
        smile(0, -34, 18, 6, 3),
        dot(-24, -34, 4, BLUSH) + dot(24, -34, 4, BLUSH),
        limb("M-12-14V0M12-14V0", FROG, 6, 2.6),
        x=x,
        y=y,
        scale=scale,
    )


WOOL = ((-30, -28), (-26, -46), (-6, -58), (18, -56), (34, -42), (34, -24), (16, -14), (-10, -14))


def sheep(x: float, y: float, wool: str = SNOW, face: str = "#6d5263", scale: float = 1, mirror: bool = False) -> str:
    return group(
        limb("M-18-12V-3M-6-12V-3M14-12V-3M26-12V-3", face, 6, 2.4),
        "".join(circle(px, py, 16, wool, 3) for px, py in WOOL),
        ellipse(2, -36, 36, 25, wool, 0),
        line("M-8-36q7 7 14 0M10-26q7 7 14 0M6-46q6 6 12 0", 2.6, "#b9a9b4"),
        path("M-30-52Q-18-56-14-44Q-22-38-30-44Z", face, 2.6),
        path("M-58-46Q-56-62-42-62Q-28-60-28-44Q-30-24-44-24Q-56-26-58-46Z", face, 3),
        circle(-40, -62, 10, wool, 2.8) + circle(-30, -58, 8, wool, 2.8),
        dot(-50, -47, 4, WHITE) + dot(-38, -47, 4, WHITE) + dot(-50, -47, 2) + dot(-38, -47, 2),
        line("M-50-33q5 4 10 0", 2.4, WHITE),
        x=x,
        y=y,
        scale=scale,
        mirror=mirror,
    )


def cow(x: float, y: float, scale: float = 1, mirror: bool = False) -> str:
    patch = "#8a5a3b"
    return group(
        line("M66-72Q86-60 80-22", 5) + circle(80, -18, 6, patch, 2.6),
        limb("M-34-26V-6M-20-26V-6M40-26V-6M54-26V-6", SNOW, 11, 3),
        line("M-39-4H-29M-25-4H-15M35-4H45M49-4H59", 9),
        path("M-50-76Q0-94 62-82Q76-54 62-26Q10-14-42-26Q-58-48-50-76Z", SNOW, 3),
        flat("M-16-85Q8-90 22-84Q26-58 4-56Q-16-60-16-85Z", patch),
        flat("M44-84Q66-84 68-62Q56-46 42-58Z", patch),
        ellipse(24, -23, 15, 9, PINK, 2.8),
        path("M-50-116Q-62-120-60-132Q-48-130-42-116ZM-82-116Q-76-134-94-132Q-92-120-86-112Z", CREAM, 2.8),
        path("M-42-104Q-24-110-20-98Q-30-88-42-94Z", patch, 2.8)
        + path("M-94-104Q-110-106-112-94Q-102-88-92-94Z", SNOW, 2.8),
        path("M-94-108Q-68-122-42-108Q-36-80-44-62Q-68-50-92-62Q-100-84-94-108Z", SNOW, 3),
        flat("M-66-114Q-42-118-41-92Q-54-78-64-92Z", patch),
        ellipse(-68, -66, 26, 17, PINK, 3),
        dot(-77, -68, 3.4, MOUTH) + dot(-59, -68, 3.4, MOUTH) + line("M-76-58q8 5 16 0", 2.4),
        dot(-80, -92, 4) + dot(-56, -92, 4),
        circle(-48, -40, 9, SUN, 2.8) + line("M-48-36V-30", 2.8),
        x=x,
        y=y,
        scale=scale,
        mirror=mirror,
    )


def goat(x: float, y: float, scale: float = 1, mirror: bool = False) -> str:
    return group(
        path("M36-50Q54-62 50-44Q44-38 36-40Z", SNOW, 2.8),
        limb("M-18-18V-4M-6-18V-4M20-18V-4M32-18V-4", SNOW, 7, 2.6),
        path("M-28-44Q0-56 38-50Q46-34 36-18Q4-10-22-18Q-34-28-28-44Z", SNOW, 3),
        path("M-28-82Q-16-104-4-100Q-12-92-16-76ZM-40-82Q-32-104-20-106Q-28-94-30-78Z", STONE, 2.8),
        path("M-14-30Q-14-50-12-66Q-18-88-38-84Q-58-66-60-56Q-54-46-40-50Q-34-40-32-28Z", SNOW, 3),
        path("M-16-76Q4-80 6-70Q-4-62-16-66Z", "#e6d5c3", 2.8),
        path("M-50-48Q-50-34-42-30Q-40-40-38-48Z", "#e6d5c3", 2.6),
        dot(-36, -70, 3.4) + dot(-57, -58, 2.4),
        path("M-16-34Q-24-26-34-32L-33-40Q-24-36-14-42Z", RED, 2.4) + circle(-26, -24, 6, SUN, 2.6),
        x=x,
        y=y,
        scale=scale,
        mirror=mirror,
    )


def hen(x: float, y: float, colour: str = "#c8683c", scale: float = 1, mirror: bool = False) -> str:
    return group(
        line("M-4-10V2M8-10V2M-8 2H0M4 2H12", 3, ORANGE),
        path("M-28-46Q-22-62-8-54Q-2-34 14-36Q24-48 38-46Q38-8 6-8Q-22-8-24-34Z", colour, 3),
        path("M0-30Q18-34 24-22Q10-10 0-30Z", "#a9532c", 2.6),
        path("M-24-56Q-26-68-19-64Q-16-72-11-64Q-4-66-7-55Z", RED, 2.4),
        path("M-26-48L-40-43-25-39Z", SUN, 2.4) + path("M-26-38Q-32-28-24-27Q-19-32-21-38Z", RED, 2.2),
        dot(-18, -49, 3),
        x=x,
        y=y,
        scale=scale,
        mirror=mirror,
    )


def rabbit(x: float, y: float, colour: str = "#e8dccf", scale: float = 1) -> str:
    return group(
        path("M-14-54Q-26-92-14-96Q-4-92-4-58ZM14-54Q26-92 14-96Q4-92 4-58Z", colour, 3),
        path("M-20 0Q-28-40 0-42Q28-40 20 0Z", colour, 3),
        circle(0, -48, 20, colour, 3),
        ellipse(-12, -2, 10, 6, colour, 2.8) + ellipse(12, -2, 10, 6, colour, 2.8),
        dot(-7, -50, 3) + dot(7, -50, 3) + path("M-3-44H3L0-40Z", PINK, 1.6) + line("M0-40V-36", 2),
        x=x,
        y=y,
        scale=scale,
    )


def squirrel(x: float, y: float, scale: float = 1, mirror: bool = False) -> str:
    fur = "#c8683c"
    return group(
        path("M14 0Q60-2 52-46Q44-72 22-60Q34-52 28-38Q14-26 14 0Z", fur, 3),
        path("M-18 0Q-22-36 0-38Q22-34 20 0Z", fur, 3),
        flat("M-10-2Q-12-24-2-26Q6-22 4-2Z", CREAM),
        path("M-20-56L-20-70-11-63ZM6-64L14-72 13-56Z", fur, 2.6),
        path("M-28-46Q-26-66-4-66Q18-64 16-46Q12-32-6-32Q-24-32-28-46Z", fur, 3),
        dot(-15, -50, 3.2) + dot(-27, -44, 2.6),
        ellipse(-20, -20, 8, 9, WOOD, 2.6) + line("M-6-22L-14-20", 5),
        x=x,
        y=y,
        scale=scale,
        mirror=mirror,
    )


def bee(x: float, y: float, scale: float = 1, mirror: bool = False) -> str:
    return group(
        ellipse(0, -12, 7, 10, "#e8f6ff", 2, 20) + ellipse(9, -11, 6, 9, "#e8f6ff", 2, 45),
        ellipse(0, 0, 15, 10, SUN, 2.6),
        line("M-1-9V9M7-8V8", 4),
        dot(-8, -2, 2),
        x=x,
        y=y,
        scale=scale,
        mirror=mirror,
    )


def butterfly(x: float, y: float, colour: str, scale: float = 1, turn: float = 12) -> str:
    wings = path("M0-2Q-24-28-28-8Q-28 6 0 2Q-22 8-16 20Q-6 24 0 4Z", colour, 2.6)
    return group(
        wings,
        group(wings, mirror=True),
        dot(-15, -8, 4, WHITE) + dot(15, -8, 4, WHITE),
        line("M0-8V10M0-8Q-2-18-8-20M0-8Q2-18 8-20", 3),
        x=x,
        y=y,
        scale=scale,
        turn=turn,
    )


def goldfish(x: float, y: float, colour: str = ORANGE, scale: float = 1) -> str:
    return group(
        path("M18 0L38-14 36 14Z", colour, 2.6) + ellipse(0, 0, 22, 13, colour, 2.8) + dot(-10, -3, 3),
        line("M2-7q6 7 0 14", 2.2),
        x=x,
        y=y,
        scale=scale,
    )


def lily_pad(x: float, y: float, scale: float = 1) -> str:
    """A water lily's leaf, with its notch."""
    return group(path("M0 0L30-9A38 12 0 1 0 36 3Z", LEAF, 3), x=x, y=y, scale=scale)
