"""The lid of DIFFERENCE: one pond twice, and an eye that looks closely."""

from __future__ import annotations

from tablee.drawing.animals import frog
from tablee.drawing.lids import cloud, drop, kind_face, lens
from tablee.drawing.outlines import number, ring, round_outline
from tablee.drawing.palette import INK, PINK, RED, SUN, TEAL, WHITE
from tablee.drawing.shapes import box, circle, clipped, dot, ellipse, flat, group, limb, line, path, seam, spot

SIDE = "#2f86bd"
SKY, HILL, NEAR_HILL, WATER, RIPPLE = "#9fdcf5", "#b6dc8a", "#93c86b", "#3d97cc", "#a9def2"
PAD, RAY = "#4f9e45", "#f5a623"
HALF = "M0 0H100V200H0Z"


def cover() -> str:
    left = clipped("left-pond", HALF, pond(altered=False), width=0)
    right = group(clipped("right-pond", HALF, pond(altered=True), width=0), x=100)
    fold = line("M100-4V204", 12.4) + line("M100-4V204", 7, WHITE) + seam("M100 3V200", 2.6, INK, "5 8")
    return left + right + fold + looking()


def pond(altered: bool) -> str:
    """A frog in the sun; how many things are otherwise?"""
    return country() + sun(altered) + house(altered) + reeds(altered) + frog_on_pad(altered) + guest(altered)


def country() -> str:
    hills = flat("M0 82Q30 58 100 84V120H0Z", HILL) + flat("M0 92Q60 74 100 86V120H0Z", NEAR_HILL)
    water = flat("M0 100Q50 93 100 100V200H0Z", WATER)
    ripples = line("M8 112q6-4 12 0M76 110q6-4 12 0M6 152q6-4 12 0M84 150q6-4 12 0", 3, RIPPLE)
    return flat(HALF, SKY) + cloud(10, 22, 0.34) + cloud(84, 74, 0.3) + hills + water + ripples


def sun(altered: bool) -> str:
    feet, tips = ring(12, 18.5, 0), ring(12, 23, 0)
    rays = "".join(
        f"M{number(a)} {number(b)}L{number(c)} {number(d)}" for (a, b), (c, d) in zip(feet, tips, strict=True)
    )
    cool = path("M-14-7H-2Q-1 3-8 3T-14-7ZM2-7H14Q15 3 8 3T2-7Z", INK, 1.6) + line("M-3-6H3", 3)
    face = cool + line("M-6 6q6 6 12 0", 3) if altered else kind_face(0, 0, 0.85)
    return group(line(rays, 4, RAY), circle(0, 0, 15, "#ffd658", 3), face, x=50, y=30)


def house(altered: bool) -> str:
    walls = box(-8, -9, 16, 13, WHITE, 0, 2.4) + box(-2.6, -4, 5.2, 8, TEAL, 1, 1.8)
    roof = path("M-12-8L0-19L12-8Z", "#8b57cc" if altered else RED, 2.4)
    return group(walls, roof, x=29, y=82, scale=0.9)


def reeds(altered: bool) -> str:
    stems = line("M8 128Q9 104 7 90M15 130Q15 112 18 100", 3, "#3f8a3a")
    heads = limb("M7 96V86", "#8a5a3b", 5, 2) + ("" if altered else limb("M18 104V96", "#8a5a3b", 5, 2))
    return stems + heads


def frog_on_pad(altered: bool) -> str:
    pad = path("M8 137Q30 122 54 123T94 136Q76 152 50 151T8 137Z", PAD, 3.2) + line("M50 137L90 132", 2.4, "#3b7f36")
    lily = group(petals(), x=83, y=132) if altered else ""
    crown = path("M-13 3L-16-13L-7-6L0-17L7-6L16-13L13 3Z", SUN, 2.8) + dot(0, -3, 2.2, RED)
    hat = group(crown, x=52, y=87) if altered else ""
    lap = flat("M20 139Q52 147 86 138Q70 149 50 149T20 139Z", PAD)
    return pad + group(frog(), x=23, y=79, scale=0.58) + lap + hat + lily


def petals() -> str:
    leaves = "".join(ellipse(x, y, 5, 4, PINK, 2.2) for x, y in ring(5, 6))
    return leaves + dot(0, 0, 3.6, SUN)


def guest(altered: bool) -> str:
    """A dragonfly; it is not always there."""
    if altered:
        return ""
    wings = ellipse(-3, -7, 4, 9, "#e6f6ff", 2.2, -24) + ellipse(5, -7, 4, 9, "#e6f6ff", 2.2, 16)
    return group(wings, limb("M-12 4L10-1", "#7a55c4", 4, 1.8), circle(12, -2, 3.6, "#7a55c4", 2), x=22, y=60)


def looking() -> str:
    """The eye behind the glass."""
    x, y, r = 100, 51, 25
    disc = round_outline(x, y, r)
    iris = dot(x, y + 1, 12, TEAL) + dot(x, y + 1, 6.6) + dot(x + 4, y - 3.5, 3, WHITE) + dot(x - 3, y + 5, 1.6, WHITE)
    almond = f"M{x - 21} {y + 2}Q{x} {y - 22} {x + 21} {y + 2}Q{x} {y + 22} {x - 21} {y + 2}Z"
    eye = clipped("eye-white", almond, flat(almond, WHITE), iris, width=3.2)
    lashes = line(f"M{x - 13} {y - 9}l-4-5M{x - 5} {y - 13}l-2-6M{x + 5} {y - 13}l2-6M{x + 13} {y - 9}l4-5", 3)
    skin = flat(disc, "#fbd5b3") + spot(x, y + 24, 20, 6, "#f4b592", opacity=0.6)
    seen = clipped("eye-glass", disc, skin, lashes, eye, width=0)
    return drop(disc, 4, 5) + lens(x, y, r, seen, (6, 78))
