"""The big top: wall, striped canopy, lights, and what hangs from them."""

from __future__ import annotations

from tablee.drawing.layers import Layers
from tablee.drawing.outlines import moon, polygon, smooth, star
from tablee.drawing.palette import BLUE, CREAM, GREEN, ICE, INK, LEAF, NAVY, ORANGE, SUN, WHITE
from tablee.drawing.shapes import circle, dot, ellipse, fade, flat, group, line, path, smile

layers = Layers()

CRIMSON = "#c53a3f"
GLOW = "#fff3ae"
DEFINITIONS = (
    fade("circus-dusk", (0, "#8a2350", 0.5), (1, "#8a2350", 0))
    + fade("circus-wall", (0, "#8f86cf"), (1, "#b9aee6"))
    + fade("circus-sand", (0, "#eec27a"), (1, "#fbe0a6"))
)
PAINTED_STARS = (
    (60, 322, 15), (250, 330, 13), (300, 262, 10), (470, 258, 14), (680, 262, 14), (1130, 330, 14),
)  # fmt: skip


def rim(x: float) -> float:
    """Height of the canopy's far rim: it is above our eyes, so it hangs lowest in the middle."""
    return 172 - 78 * ((x - 600) / 600) ** 2


@layers.still
def wall() -> str:
    stripes = "".join(flat(f"M{x} 60H{x + 50}V600H{x}Z", WHITE, 0.13) for x in range(0, 1200, 100))
    stars = "".join(group(flat(star(r), WHITE, 0.3), x=x, y=y) for x, y, r in PAINTED_STARS)
    return flat("M0 0H1200V620H0Z", "url(#circus-wall)") + stripes + stars


@layers.still
def canopy() -> str:
    edges = [-324 + 66 * i for i in range(29)]
    panels, flaps = "", ""
    for i, left in enumerate(edges[:-1]):
        right = edges[i + 1]
        panel = polygon([(600, -330), (left, rim(left)), (right, rim(right))])
        panels += flat(panel, CREAM if i % 2 else "#dc4a43")
        flap = f"M{left} {rim(left):.0f}L{right} {rim(right):.0f}v22q-33 30-66 {rim(left) - rim(right):.0f}Z"
        flaps += path(flap, "#f7b738" if i % 2 else CRIMSON, 2.6)
    hem = smooth([(x, rim(x)) for x in range(-60, 1300, 120)], closed=False)
    return panels + flat("M0 0H1200V170H0Z", "url(#circus-dusk)") + flaps + line(hem, 12) + line(hem, 6, SUN)


@layers.still
def light_bulbs() -> str:
    wire = [(x, rim(x) + 70 - 14 * (i % 2)) for i, x in enumerate(range(-20, 1281, 60))]
    bulbs = "".join(circle(x, y + 5, 6.5, GLOW, 2.2) for x, y in wire)
    return line(smooth(wire, closed=False), 2.2) + bulbs


@layers.still
def runaway_balloon() -> str:
    body = path("M0 42C-40 26-44-40 0-42C44-40 40 26 0 42Z", BLUE) + path("M-6 42H6L9 52H-9Z", BLUE)
    shine = line("M-20-14q2-14 12-18", 5, ICE)
    string = line("M0 52q-14 18 2 34q12 16-4 34", 2.6)
    return group(body, shine, string, x=76, y=72, turn=8)


@layers.feature
def top_ornament(altered: bool) -> str:
    look = smile(0, 4, 9, 4.5, 3) + dot(-9, -5, 3.4) + dot(9, -5, 3.4)
    if altered:
        hung = group(path(moon(46), "#d9ecff"), turn=-20) + group(look, x=-20, y=14)
    else:
        hung = path(star(54), SUN) + look
    return line("M600 0V40", 4) + group(hung, x=600, y=84)


@layers.feature
def spotlight(altered: bool) -> str:
    beam = "" if altered else flat("M-34-27L-92-50Q-124-34-124 0Q-124 34-92 50L-34 27Z", GLOW, 0.9)
    lamp = path("M-34-28Q-4-30 28-14V14Q-4 30-34 28Z", NAVY)
    lens = ellipse(-34, 0, 9, 28, "#5b4a7a" if altered else "#fffbe0")
    screw = circle(6, 0, 5, SUN, 2.4)
    return line("M1136 0V46", 7) + group(beam, lamp, lens, screw, x=1136, y=56, turn=-32)


@layers.feature
def parrot(altered: bool) -> str:
    hoop = line("M0-130V-50", 3) + circle(0, -2, 50, "none", 10) + circle(0, -2, 50, "none", 4, SUN)
    tail = path("M-8 30Q-2 74-18 86Q-36 66-26 28Z", GREEN) + line("M-18 44Q-14 62-18 74", 2.6)
    body = path("M-34 4Q-34-50 2-50Q30-50 26-16Q22 34-14 42Q-34 34-34 4Z", GREEN)
    claws = ellipse(-18, 46, 8, 6, ORANGE, 2.4) + ellipse(-2, 47, 8, 6, ORANGE, 2.4)
    bill = path("M18-36Q44-36 40-6Q28-10 20-20Z", "#ffb238", 2.8)
    eye = circle(8, -30, 9, WHITE, 2.4) + dot(10, -29, 4)
    if altered:
        bird = far_wing() + tail + body + near_wing()
    else:
        bird = tail + body + path("M-30 8Q-8-4-2-12Q12 14-18 34Q-30 26-30 8Z", SUN, 2.8)
    return group(hoop, bird, claws, bill, eye, x=940, y=112, scale=0.9)


def near_wing() -> str:
    """The parrot's wing on our side, spread."""
    wing = path("M17-8Q-20-56-82-66Q-84-50-74-42Q-78-28-64-20Q-64-4-46 2Q-32 24-6 24Q18 18 17-8Z", SUN, 2.8)
    return wing + line("M-52-36L-22-8M-44-18L-20 2", 2.6)


def far_wing() -> str:
    wing = path("M14-8Q34-52 80-62Q84-46 74-38Q78-24 64-16Q64-2 46 4Q30 14 12 16Z", LEAF, 2.8)
    return wing + line("M56-34L36-12M52-14L36 0", 2.6, INK)
