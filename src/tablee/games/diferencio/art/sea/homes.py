"""Place 6 of the sea: the shell house and who or what lives round it."""

from __future__ import annotations

from tablee.drawing.outlines import number, smooth, star
from tablee.drawing.palette import (
    BARK,
    BLUE,
    BUTTER,
    CORAL,
    CREAM,
    GOLD,
    ICE,
    ORANGE,
    PINK,
    RED,
    ROSE,
    SAND,
    TEAL,
    VIOLET,
    WHITE,
    mixed,
)
from tablee.drawing.shapes import box, circle, clipped, dot, ellipse, flat, group, line, path, shadow, spot
from tablee.games.diferencio.art.sea.home_guests import (
    hermit_crab,
    nosy_fish,
    periscope,
    puffer_fish,
    sock_lines,
    sponge,
    urchin,
)

SHELL = mixed(CREAM, SAND, 0.25)
SHADE = mixed(SHELL, CORAL, 0.4)
INSIDE = mixed(PINK, WHITE, 0.35)

# The turns of the shell, from the top down: middle x, middle y, half width, half height.
TURNS = ((-2, -268, 30, 26), (-10, -232, 62, 36), (-18, -182, 104, 50))
BODY = "M-196 20C-226-48-204-122-136-148C-70-170 40-164 96-132C148-100 158-38 140 20Z"


def rib(x: float, top: float, low: float, lean: float, half: float) -> str:
    """One upright band of a turn, bulging away from the middle."""
    middle = (top + low) / 2
    spread = lean * 1.35
    return (
        f"M{number(x + lean - half * 0.5)} {top}Q{number(x + spread - half)} {middle} {number(x + lean - half)} {low}"
        f"H{number(x + lean + half)}Q{number(x + spread + half)} {middle} {number(x + lean + half * 0.5)} {top}Z"
    )


def ribs(x: float, y: float, rx: float, ry: float, colour: str) -> str:
    leans = (-0.78, -0.4, 0, 0.4, 0.78)
    return "".join(flat(rib(x, y - ry, y + ry, lean * rx, rx * 0.11), colour) for lean in leans)


def bands(x: float, y: float, rx: float, ry: float, colour: str) -> str:
    """Two belts that run round a turn."""
    belts = ""
    for rise in (-0.55, 0.05):
        side, middle = number(y + rise * ry), number(y + (rise + 0.36) * ry)
        belts += line(f"M{x - rx} {side}Q{x} {middle} {x + rx} {side}", ry * 0.24, colour)
    return belts


def dots(x: float, y: float, rx: float, ry: float, colour: str) -> str:
    rows = ((-0.45, (-0.6, -0.2, 0.2, 0.6)), (0.1, (-0.84, -0.42, 0, 0.42, 0.84)))
    return "".join(
        spot(x + across * rx, y + (down + 0.2 - 0.2 * across * across) * ry, rx * 0.1, ry * 0.2, colour)
        for down, places in rows
        for across in places
    )


def waves(x: float, y: float, rx: float, ry: float, colour: str) -> str:
    """A zigzag that runs round a turn."""
    high, low = number(y - 0.62 * ry), number(y + 0.25 * ry)
    step = rx / 4
    corners = [f"{number(x - rx + i * step)} {low if i % 2 else high}" for i in range(9)]
    return line("M" + "L".join(corners), ry * 0.26, colour)


PATTERNS = {"ribs": ribs, "bands": bands, "dots": dots, "waves": waves}


def whorl(index: int, pattern: str, colour: str) -> str:
    """One upper turn of the shell."""
    x, y, rx, ry = TURNS[index]
    outline = f"M{x - rx} {y}A{rx} {ry} 0 1 1 {x + rx} {y}A{rx} {ry} 0 1 1 {x - rx} {y}Z"
    shade = spot(x + rx * 0.95, y + ry * 0.3, rx * 0.42, ry * 1.3, SHADE, 10, 0.55)
    light = spot(x - rx * 0.5, y - ry * 0.5, rx * 0.16, ry * 0.1, WHITE, -24)
    inside = flat(outline, SHELL) + PATTERNS[pattern](x, y, rx, ry, colour) + shade + light
    return clipped(f"home-turn-{index}", outline, inside)


def body(pattern: str, colour: str) -> str:
    """The lowest turn: the ground floor."""
    shade = spot(150, -40, 54, 130, SHADE, 6, 0.55) + flat("M-230 0Q-60 30 160 0V40H-230Z", SHADE, 0.45)
    light = spot(-146, -110, 20, 6.5, WHITE, -36)
    inside = flat(BODY, SHELL) + PATTERNS[pattern](-28, -70, 182, 92, colour) + shade + light
    return clipped("home-body", BODY, inside)


def porthole(x: float, y: float, r: float, rim: str = GOLD) -> str:
    """A round window with a lamp behind it."""
    glass = dot(x, y, r, BUTTER) + flat(f"M{x - r} {y + 4}A{r} {r} 0 0 0 {x + r} {y + 4}Z", mixed(BUTTER, ORANGE, 0.25))
    bars = line(f"M{x - r} {y}H{x + r}M{x} {y - r}V{y + r}", 3)
    return (
        circle(x, y, r + 7, rim) + glass + bars + circle(x, y, r, "none") + dot(x - r * 0.45, y - r * 0.45, 3.4, WHITE)
    )


def doorway(colour: str) -> str:
    """The mouth of the shell, with a pink lip and the door."""
    lip = path("M14 24C-12-34 2-118 74-122C142-124 176-52 162 24Z", WHITE)
    mouth = path("M32 22C14-30 24-98 76-102C124-104 154-44 144 22Z", INSIDE)
    folds = line("M38-36q12-2 18 4M42-58q10 0 16 6M130-62q-8 4-10 12M138-34q-10 2-12 8", 2.6, ROSE)
    door = path("M52 22V-38Q52-76 86-76Q120-76 120-38V22Z", colour)
    planks = line("M69 20V-68M103 20V-68", 2.4, mixed(colour, BARK, 0.5))
    window = circle(86, -42, 13, ICE) + line("M73-42h26M86-55v26", 2.4)
    return lip + mouth + folds + door + planks + window + dot(110, -6, 4.6, BUTTER)


def steps() -> str:
    return path("M36 20H138L146 34H28Z", SAND) + path("M28 34H146L156 50H18Z", CREAM)


def window_box(x: float, y: float, flowers: str) -> str:
    """Sea flowers under a window."""
    blooms = "".join(circle(x + dx, y - 8 + dy, 8, flowers, 2.4) + dot(x + dx, y - 8 + dy, 2.6, BUTTER) for dx, dy in
                     ((-22, 0), (-7, -4), (8, 0), (23, -3)))  # fmt: skip
    leaves = line(f"M{x - 30} {y}q4-10 8-2M{x - 14} {y}q2-8 6-1M{x + 16} {y}q2-8 6-1M{x + 28} {y}q4-8 7-2", 3, TEAL)
    return leaves + blooms + box(x - 36, y, 72, 17, CORAL, 5)


def house(pattern: str, colour: str, door: str, flowers: str) -> str:
    """The shell house on its sand."""
    turns = "".join(whorl(index, pattern, colour) for index in range(len(TURNS)))
    tip = group(path(star(17), BUTTER), x=-2, y=-304)
    windows = porthole(-112, -66, 25) + window_box(-112, -26, flowers) + porthole(-26, -176, 19)
    heap = path(
        smooth(((-226, 30), (-196, 4), (-156, -2), (-112, 12), (-64, 4), (-20, 10), (22, 36), (-60, 46), (-160, 46))),
        SAND,
    )
    ripples = line("M-196 22q14-10 30 0M-130 32q16-10 32 0M-72 22q12-8 26 0", 2.8, GOLD)
    barnacles = "".join(
        ellipse(x, y, 7, 5, WHITE, 2.4) + dot(x, y, 2) for x, y in ((-186, -30), (-176, -16), (-48, -8))
    )
    return (
        shadow(-20, 36, 216, 24)
        + tip
        + turns
        + body(pattern, colour)
        + barnacles
        + windows
        + doorway(door)
        + heap
        + ripples
        + steps()
    )


def standing(body: str) -> str:
    """Drawn a little large; this is its size on the reef."""
    return group(body, y=-10, scale=0.92)


def with_hermit_crab() -> str:
    guest = group(hermit_crab(), x=-164, y=52)
    return standing(house("ribs", CORAL, TEAL, PINK) + guest)


def with_puffer_fish() -> str:
    guest = group(puffer_fish(), x=-196, y=-190, scale=1.02, mirror=True)
    return standing(house("bands", CORAL, BLUE, PINK) + guest)


def with_periscope() -> str:
    behind = group(periscope(), x=62, y=-150)
    return standing(behind + house("ribs", GOLD, RED, BUTTER) + nosy_fish())


def with_socks() -> str:
    return standing(house("dots", CORAL, TEAL, PINK) + sock_lines())


def with_sponges() -> str:
    left = group(sponge(BUTTER, (150, 104, 66)), x=-222, y=40)
    right = group(sponge(ORANGE, (112, 150, 74)), x=206, y=42)
    return standing(house("waves", CORAL, VIOLET, BUTTER) + left + right)


def with_urchins() -> str:
    places = (
        (-222, 6, 1.02, 0),
        (212, 6, 1.02, 1),
        (96, -172, 0.92, 2),
        (-124, -196, 0.84, 3),
        (44, -262, 0.68, 4),
        (-150, 26, 0.62, 5),
    )
    guests = "".join(group(urchin(kind), x=x, y=y, scale=scale) for x, y, scale, kind in places)
    return standing(house("bands", PINK, TEAL, BUTTER) + guests)


PLACE_6 = (with_hermit_crab, with_puffer_fish, with_periscope, with_socks, with_sponges, with_urchins)
