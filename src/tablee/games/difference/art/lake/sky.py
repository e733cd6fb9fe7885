"""The sky over the lake: the sun, clouds, gulls, a balloon and a kite."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.drawing.layers import Layers
from tablee.drawing.outlines import number, ring
from tablee.drawing.palette import BLUSH, BROWN, CREAM, GOLD, INK, NAVY, ORANGE, RED, SUN, WHITE, WOOD
from tablee.drawing.shapes import box, circle, clipped, dot, ellipse, fade, flat, group, line, path, smile, spot

layers = Layers()

DEFINITIONS = fade("lake-sky", (0, "#7cc8f2"), (0.36, "#c4e4ee"), (0.6, "#fdeccb"))
PUFF_SHADE = "#c5ddf0"

Puff = tuple[float, float, float, float, float]  # x, y, two radii, turn


@layers.still
def sky() -> str:
    light = dot(160, 130, 190, WHITE, 0.12) + dot(160, 130, 280, WHITE, 0.12)
    return box(0, 0, 1200, 900, "url(#lake-sky)", width=0) + light


def cloud(x: float, y: float, scale: float, puffs: Sequence[Puff], mirror: bool = False) -> str:
    """A cloud of white puffs with a blue underside."""
    under = "".join(spot(px, py + 7, rx, ry, PUFF_SHADE, turn) for px, py, rx, ry, turn in puffs)
    over = "".join(spot(px, py, rx, ry, "#ffffff", turn) for px, py, rx, ry, turn in puffs)
    return group(under, over, x=x, y=y, scale=scale, mirror=mirror)


@layers.feature
def sun(altered: bool) -> str:
    far = ring(14, 118)
    rays = "".join(
        line(f"M{number(nx)} {number(ny)}L{number(fx * reach)} {number(fy * reach)}", 9, "#f7b538")
        for (nx, ny), (fx, fy), reach in zip(ring(14, 78), far, (1, 0.88) * 7, strict=True)
    )
    cheeks = dot(-37, 18, 11, BLUSH) + dot(37, 18, 11, BLUSH)
    eyes = dark_glasses() if altered else dot(-22, -9, 6.5) + dot(22, -9, 6.5)
    return group(rays, circle(0, 0, 64, "#ffd65a", 3.4, "#e08f22"), cheeks, eyes, smile(0, 20, 24, 12, 4), x=160, y=130)


def dark_glasses() -> str:
    lens = path("M-42-24H-4Q-4 6-23 6Q-42 6-42-24Z", "#39435e", 3.4)
    gleam = line("M-34-16L-28-4M-26-17L-22-8", 3.4, "#8fa3cf")
    return group(lens, gleam) + group(lens, gleam, x=46) + line("M-8-23Q0-28 8-23M-42-22L-60-26M42-22L60-26", 4)


@layers.still
def drifting_clouds() -> str:
    broad = [(0, 0, 34, 30, 0), (44, -20, 44, 42, 0), (92, -2, 36, 34, 0), (128, 10, 24, 20, 0), (46, 12, 60, 26, 0)]
    small = [(0, 0, 30, 26, 0), (36, -14, 34, 32, 0), (70, 2, 28, 24, 0), (36, 10, 50, 20, 0)]
    return cloud(352, 100, 1, broad) + cloud(560, 66, 0.72, small) + cloud(1164, 152, 0.8, small)


@layers.feature
def rabbit_cloud(altered: bool) -> str:
    """A cloud that looks like a rabbit lying in the sky."""
    puffs = [(-76, 6, 17, 16, 0), (-40, 2, 42, 36, 0), (4, 4, 48, 32, 0), (-10, 18, 78, 22, 0), (52, -8, 31, 28, 0),
             (30, -46, 11, 32, -34), (50, -50, 11, 32, -10)]  # fmt: skip
    eye = dot(60 if not altered else -60, -12, 4, "#6f93b5")
    return cloud(1010, 92, 1, puffs, altered) + group(eye, x=1010, y=92)


def gull(x: float, y: float, scale: float) -> str:
    """A gull gliding to the right."""
    wings = path("M-2 4Q-12-22-46-20Q-28-12-18 10ZM2 4Q12-24 46-28Q34-10 16 10Z", WHITE, 3)
    tips = flat("M-46-20Q-36-21-29-18L-31-12Q-38-17-46-20ZM46-28Q36-26 29-22L35-14Q41-21 46-28Z", "#4c5878")
    beak = path("M22 2L34 7 22 11Z", ORANGE, 2.4)
    body = path("M-36 14Q-12-4 10-4Q24-4 24 6Q20 18-2 17Q-14 17-34 22Z", WHITE, 3)
    return group(wings, tips, beak, body, dot(15, 3, 2.6), x=x, y=y, scale=scale, turn=-8)


@layers.feature
def gulls(altered: bool) -> str:
    flock = [(482, 218, 0.74), (572, 252, 0.86), (560, 178, 0.92)]
    return "".join(gull(*place) for place in (flock[:2] if altered else flock))


@layers.still
def balloon() -> str:
    envelope = "M0 78C-30 48-74 22-74-16A74 74 0 0 1 74-16C74 22 30 48 0 78Z"
    gores = [
        flat("M-50-100Q-96-10-8 84L-22 84Q-130 0-80-100Z", RED),
        flat("M-22-100Q-52-10-2 84H2Q52-10 22-100Z", RED),
        flat("M50-100Q96-10 8 84L22 84Q130 0 80-100Z", RED),
    ]
    gleam = flat("M-54-40Q-46-66-26-76Q-36-58-42-36Z", WHITE, 0.75)
    skirt = path("M-12 68H12L9 82H-9Z", GOLD, 2.8)
    ropes = line("M-12 76L-23 134M12 76L23 134", 2.6)
    return group(ropes, clipped("lake-balloon", envelope, box(-90, -100, 180, 190, CREAM, width=0), *gores, gleam),
                 skirt, x=740, y=122)  # fmt: skip


@layers.feature
def balloonist(altered: bool) -> str:
    return group(penguin() if altered else bear(), x=740, y=231, scale=1.12)


def bear() -> str:
    ears = circle(-13, -15, 7, BROWN, 2.8) + circle(13, -15, 7, BROWN, 2.8)
    muzzle = ellipse(0, 5, 9, 7, CREAM, 0) + spot(0, 1.5, 4, 3, INK) + smile(0, 6, 4, 2, 2.2)
    paw = path("M16 14Q28 8 33-6Q27-14 21-8Q20 2 10 8Z", BROWN, 2.8)
    body = path("M-17 26Q-18 10 0 8Q18 10 17 26Z", BROWN, 2.8)
    return paw + body + ears + circle(0, -2, 18, BROWN, 2.8) + muzzle + dot(-7, -6, 2.6) + dot(7, -6, 2.6)


def penguin() -> str:
    wing = path("M16 16Q28 8 33-6Q25-12 20-4Q18 4 10 10Z", NAVY, 2.8)
    body = path("M-17 26Q-18 10 0 8Q18 10 17 26Z", NAVY, 2.8)
    face = flat("M0-6Q-6-14-12-8Q-17 0-9 10Q0 18 9 10Q17 0 12-8Q6-14 0-6Z", WHITE)
    beak = path("M-6 1H6L0 8Z", ORANGE, 2.2)
    return wing + body + circle(0, -2, 18, NAVY, 2.8) + face + beak + dot(-6, -4, 2.6) + dot(6, -4, 2.6)


@layers.still
def gondola() -> str:
    basket = path("M-26 0H26L20 32H-20Z", WOOD)
    weave = line("M-23 12H23M-21 22H21M-9 0V32M9 0V32", 2.2)
    rim = box(-29, -5, 58, 9, "#a96c39", 4, 3)
    bag = path("M-6 0Q-10 14 0 16Q10 14 6 0Z", SUN, 2.4)
    return group(group(bag, x=-30, y=8), group(bag, x=30, y=8), basket, weave, rim, x=740, y=256)
