"""On the road: the signpost, the dancing jester, a dog and the frog prince."""

from __future__ import annotations

from tablee.drawing.folk import face
from tablee.drawing.layers import Layers
from tablee.drawing.palette import BARK, BROWN, GREEN, ORANGE, RED, SOIL, SUN, TONGUE, VIOLET, WHITE
from tablee.drawing.shapes import circle, clipped, dot, ellipse, flat, group, limb, line, path, shadow

layers = Layers()

FROG_SKIN = "#7ac74f"


@layers.feature
def signpost(altered: bool) -> str:
    arrow = path("M-14-22H48L78 0L48 22H-14Z", "#e0ac70") + line("M2-6H46M2 7H30", 5, SOIL)
    post = shadow(760, 794, 20, 6) + limb("M760 792V702", BARK, 9)
    return post + group(arrow, x=760, y=730, mirror=altered)


@layers.still
def jester() -> str:
    legs = limb("M-8-62Q-30-44-26-10", VIOLET, 14) + limb("M8-62Q30-50 52-34", GREEN, 14)
    shoes = path("M-36-12H-16V2H-52Q-56-12-46-10Z", ORANGE)
    shoes += path("M46-46L64-30Q78-24 76-38L84-28Q80-12 62-16L40-30Z", ORANGE)
    tunic = clipped(
        "motley",
        "M-24-118Q0-126 24-118L30-58L15-44L0-56L-15-44L-30-58Z",
        flat("M-40-130H0V-40H-40Z", GREEN),
        flat("M0-130H40V-40H0Z", VIOLET),
    )
    buttons = "".join(circle(0, y, 4.5, SUN, 2) for y in (-100, -82, -66))
    arms = limb("M-22-112Q-50-118-58-146", GREEN, 12) + limb("M22-112Q52-108 62-134", VIOLET, 12)
    hands = circle(-59, -152, 9, BROWN, 2.8) + circle(63, -140, 9, BROWN, 2.8)
    return shadow(594, 876, 54) + group(legs, shoes, arms, hands, tunic, buttons, x=594, y=874)


@layers.still
def jester_head() -> str:
    horns = path(
        "M-24-4Q-54-10-54 18Q-34 4-20 0Q-14-18 0-22Q14-18 20 0Q34 4 54 18Q54-10 24-4Q18-34 0-52Q-18-34-24-4Z", RED
    )
    bells = circle(-54, 20, 7.5, SUN, 2.4) + circle(54, 20, 7.5, SUN, 2.4) + circle(0, -54, 7.5, SUN, 2.4)
    return group(face(BROWN, "joy", "laugh"), horns, bells, x=594, y=732)


@layers.still
def dog() -> str:
    """Sits and looks up at the jester."""
    tail = limb("M24-6Q44-10 42-30", WHITE, 8)
    body = path("M-14-44Q6-50 20-30Q32-10 28 0H-18Q-20-26-14-44Z", WHITE) + flat("M8-40Q24-26 26-10Q12-14 8-40Z", BARK)
    paws = ellipse(-12, -2, 11, 6, WHITE) + ellipse(16, -2, 13, 6.5, WHITE)
    skull = path("M-18-78Q0-86 10-72Q16-54 2-46Q-16-40-36-50Q-42-58-34-62Q-24-64-18-78Z", WHITE)
    ear = path("M-4-80Q16-84 20-58Q16-46 8-50Q-2-60-4-80Z", BARK, 2.8)
    tongue = path("M-26-46q0 13 8 12q6-3 3-14Z", TONGUE, 2.4)
    nose = ellipse(-38, -57, 5.5, 4.5, SOIL, 2)
    collar = line("M-14-41Q0-40 12-48", 6, RED)
    return shadow(728, 886, 40, 6) + group(
        tail, body, paws, collar, tongue, skull, ear, nose, dot(-16, -64, 3.2), x=722, y=884, scale=0.86
    )


@layers.still
def frog_prince() -> str:
    thighs = ellipse(-27, 14, 16, 9, FROG_SKIN) + ellipse(27, 14, 16, 9, FROG_SKIN)
    body = ellipse(0, 0, 34, 24, FROG_SKIN) + thighs + circle(-15, -22, 12, FROG_SKIN) + circle(15, -22, 12, FROG_SKIN)
    eyes = dot(-15, -23, 5.5, WHITE) + dot(15, -23, 5.5, WHITE) + dot(-14, -23, 3.2) + dot(16, -23, 3.2)
    crown = path("M-15-32L-20-56L-7-46L0-60L7-46L20-56L15-32Z", SUN, 2.8)
    return shadow(818, 884, 46, 7) + group(body, eyes, line("M-18-3Q0 12 18-3", 3), crown, x=818, y=862)
