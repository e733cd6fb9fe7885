"""Who lives round the shell house. Each is drawn round its own origin: its foot, or its middle if it swims."""

from __future__ import annotations

from tablee.drawing.outlines import Point, along, number, star
from tablee.drawing.palette import (
    BARK,
    BLUE,
    BLUSH,
    BUTTER,
    CREAM,
    GOLD,
    ICE,
    INK,
    LILAC,
    MOUTH,
    ORANGE,
    PINK,
    RED,
    ROSE,
    SUN,
    TEAL,
    VIOLET,
    WHITE,
    WOOD,
    mixed,
)
from tablee.drawing.shapes import circle, clipped, dot, ellipse, flat, group, limb, line, path, shadow, smile, spot


def eye(x: float, y: float, r: float, look: float = 0) -> str:
    """A round white eye; `look` moves the pupil sideways."""
    return (
        circle(x, y, r, WHITE, 2.8)
        + dot(x + look, y + 1, r * 0.52)
        + dot(x + look - r * 0.15, y - r * 0.25, r * 0.2, WHITE)
    )


def pincer(colour: str) -> str:
    """An open claw that points up from its joint on the origin."""
    outline = "M-4 2C-30-6-38-34-22-58C-20-42-13-34-4-32C-8-44-4-56 10-64C24-44 26-12 8 2Z"
    return path(outline, colour) + spot(15, -34, 3.2, 10, WHITE, 4, 0.7)


def hermit_crab() -> str:
    """A crab who has rented a small violet shell."""
    legs = "".join(limb(d, RED, 9) for d in ("M-14-22Q-34-34-44 0", "M6-18Q-10-30-16 4", "M26-14Q16-24 14 4"))
    shell_outline = "M-8-22C-24-78 14-128 58-112C100-98 106-40 72-8C46 4 6 2-8-22Z"
    stripes = "".join(line(d, 9, VIOLET) for d in ("M4-84Q30-60 20 0", "M34-112Q62-70 52 0", "M70-108Q92-70 78-10"))
    spiral = line("M20-96C56-108 84-76 74-48C66-26 36-28 34-50C34-66 54-70 57-56", 3.2)
    shell = clipped("hermit-shell", shell_outline, flat(shell_outline, LILAC), stripes)
    gleam = spot(28, -98, 9, 4, WHITE, -24)
    head = ellipse(-26, -38, 30, 25, RED)
    stalks = limb("M-38-56Q-44-70-44-82", RED, 7) + limb("M-16-58Q-14-72-14-84", RED, 7)
    eyes = eye(-45, -88, 11, -3) + eye(-13, -90, 11, -3)
    mouth = smile(-30, -34, 10, 5, 2.8) + spot(-46, -32, 5, 4, BLUSH) + spot(-12, -32, 5, 4, BLUSH)
    raised = limb("M-50-32Q-70-34-76-46", RED, 9) + group(pincer(RED), x=-78, y=-44, scale=0.8, turn=-16)
    lowered = limb("M-34-20Q-48-8-54-10", RED, 8) + group(pincer(RED), x=-54, y=-8, scale=0.52, turn=-78)
    return shadow(10, 4, 78) + shell + spiral + gleam + legs + raised + stalks + head + eyes + mouth + lowered


def puffer_fish() -> str:
    """As round as a ball, and proud of it."""
    ball = star(74, 24, 0.84)
    belly = flat("M-80 14Q0 44 80 10V90H-80Z", CREAM)
    spots = "".join(spot(x, y, 8, 6, GOLD) for x, y in ((-30, -44), (0, -52), (28, -42), (46, -18), (14, -30)))
    tail = path("M60-4Q84-30 96-22Q88-2 96 20Q82 26 60 8Z", ORANGE)
    top = path("M-6-62Q6-84 28-78Q24-66 26-58Z", ORANGE)
    body = clipped("puffer-ball", ball, flat(ball, SUN), belly, spots)
    fin = path("M30 10Q52 2 56 18Q50 34 30 28Z", ORANGE) + line("M38 14q8 2 12 6M36 22q8 2 10 4", 2.4)
    eyes = eye(-38, -14, 15, -4) + eye(4, -14, 15, -4)
    mouth = ellipse(-18, 14, 9, 7, MOUTH, 2.8) + spot(-52, 12, 8, 6, BLUSH) + spot(18, 12, 8, 6, BLUSH)
    return tail + top + body + fin + eyes + mouth


def periscope() -> str:
    """A brass pipe out of the roof, with a big curious eye."""
    pipe = limb("M0 0V-150Q0-176 26-176H36", GOLD, 26)
    gleam = line("M-6-10V-148", 4, BUTTER)
    rings = "".join(path(f"M-19 {y}H19V{y + 13}H-19Z", WOOD, 2.8) for y in (-62, -118))
    funnel = path("M34-192L62-212V-140L34-160Z", WOOD)
    lens = ellipse(66, -176, 20, 38, GOLD) + ellipse(68, -176, 13, 29, ICE, 2.8)
    look = ellipse(72, -174, 7, 14, BLUE, 2.4) + spot(74, -173, 3.6, 8, INK) + spot(66, -190, 3, 7, WHITE, 12)
    return pipe + gleam + rings + funnel + lens + look


def nosy_fish() -> str:
    """A pink fish who looks back into the pipe."""
    tail = path("M38 0Q62-26 72-18Q62 0 72 20Q60 26 38 6Z", ROSE)
    body = path("M-42 2C-30-34 24-36 44 0C26 36-28 38-42 2Z", PINK)
    fin = path("M-2-26Q12-46 30-36Q26-24 22-20Z", ROSE) + path("M10 6Q28 2 30 14Q22 24 10 18Z", ROSE, 2.8)
    scales = line("M16-12q6 6 0 12M28-8q5 6 0 12", 2.4, ROSE)
    face = eye(-16, -8, 12, -4) + ellipse(-33, 10, 4.5, 5.5, MOUTH, 2.4) + spot(-10, 12, 6, 4.5, BLUSH)
    bubbles = circle(156, -258, 6, ICE, 2.4) + circle(166, -276, 9, ICE, 2.4)
    return group(tail, body, fin, scales, face, x=196, y=-302, scale=0.82) + bubbles


def sock(colour: str, stripe: str) -> str:
    """A sock, hung by its cuff at the origin; it is 40 wide and 84 long."""
    outline = "M-17 0H17V40Q18 50 10 58L-12 78Q-26 88-35 76Q-42 64-32 55L-17 38Z"
    rings = flat("M-20 12H20V22H-20ZM-20 30H20V40H-20Z", stripe)
    toe = dot(-30, 72, 15, stripe)
    cuff = path("M-19-3H19V9H-19Z", stripe, 2.8)
    return clipped(f"sock-{colour[1:]}-{stripe[1:]}", outline, flat(outline, colour), rings, toe) + cuff


SOCKS = (
    (RED, WHITE),
    (SUN, TEAL),
    (PINK, ROSE),
    (WHITE, BLUE),
    (ORANGE, CREAM),
    (LILAC, VIOLET),
    (CREAM, RED),
    (BUTTER, PINK),
)


def clothes_line(points: tuple[Point, ...], socks: tuple[tuple[str, str], ...]) -> str:
    """A slack line with socks pegged to it at even steps."""
    places = along(points, 12)
    string = "M" + "L".join(f"{number(x)} {number(y)}" for x, y, *_ in places)
    body = line(string, 3)
    for index, (colour, stripe) in enumerate(socks):
        x, y, *_ = places[round((index + 0.5) / len(socks) * (len(places) - 1))]
        body += group(
            sock(colour, stripe), line("M-9-8v8M9-8v8", 4, WOOD), x=x, y=y + 6, scale=0.8, turn=(-4, 3, 5)[index % 3]
        )
    return body


def post(x: float, top: float) -> str:
    return limb(f"M{x} 40V{top}", BARK, 8) + group(path(star(15), ORANGE), x=x, y=top - 8)


def sock_lines() -> str:
    """Eight socks: an octopus lives here."""
    left = clothes_line(((-254, -186), (-186, -166), (-112, -196)), SOCKS[:3])
    right = clothes_line(((38, -252), (120, -208), (208, -214)), SOCKS[3:])
    return post(-254, -186) + post(208, -214) + left + right


def tube(x: float, height: float, half: float, colour: str) -> str:
    """One pipe of a sponge, with its dark mouth and its pores."""
    dark = mixed(colour, BARK, 0.45)
    top = -height
    pipe = path(
        f"M{x - half * 0.8} 4C{x - half * 1.2} {top * 0.5} {x - half * 0.9} {top * 0.8} {x - half} {top}"
        f"H{x + half}C{x + half * 0.9} {top * 0.8} {x + half * 1.2} {top * 0.5} {x + half * 0.8} 4"
        f"Q{x} 14 {x - half * 0.8} 4Z",
        colour,
    )
    mouth = ellipse(x, top, half, half * 0.42, mixed(colour, WHITE, 0.35)) + ellipse(
        x, top + 1, half * 0.62, half * 0.24, dark, 2.4
    )
    marks = ((-0.5, 0.2), (0.3, 0.3), (-0.1, 0.5), (0.55, 0.58), (-0.55, 0.7), (0.1, 0.8))
    pores = "".join(spot(x + half * across, top + height * down, 4.4, 3.4, dark) for across, down in marks)
    return pipe + mouth + pores


def sponge(colour: str, heights: tuple[float, float, float]) -> str:
    """Three pipes of a sponge, the middle one behind."""
    left, middle, right = heights
    pale = mixed(colour, WHITE, 0.2)
    return (
        shadow(0, 6, 66) + tube(2, middle, 23, pale) + tube(-32, left * 0.8, 20, colour) + tube(34, right, 19, colour)
    )


def urchin(kind: int) -> str:
    """A spiny ball with a mild face."""
    dark, light = ((VIOLET, LILAC), (ROSE, PINK))[kind % 2]
    spines = path(star(58, 17, 0.56), dark, 3)
    ball = circle(0, 0, 30, light)
    eyes = eye(-11, -5, 9, (-2, 2)[kind % 2]) + eye(11, -5, 9, (-2, 2)[kind % 2])
    cheeks = spot(-19, 8, 5, 4, BLUSH) + spot(19, 8, 5, 4, BLUSH)
    return spines + ball + spot(-14, -20, 7, 3.5, WHITE, -30) + eyes + cheeks + smile(0, 8, 7, 5, 2.8)
