"""Outlines: the `d` of a path, from points and sizes."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

Point = tuple[float, float]


def number(value: float) -> str:
    """A number as short as an SVG can take it: two decimals at most."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def smooth(points: Iterable[Point], closed: bool = True) -> str:
    """A soft curve through the points (Catmull-Rom)."""
    p = list(points)
    last = len(p) if closed else len(p) - 1
    d = f"M{p[0][0]:.1f} {p[0][1]:.1f}"
    for i in range(last):
        before, start, end, after = p[i - 1], p[i], p[(i + 1) % len(p)], p[(i + 2) % len(p)]
        if not closed and i == 0:
            before = start
        if not closed and i == last - 1:
            after = end
        d += f"C{start[0] + (end[0] - before[0]) / 6:.1f} {start[1] + (end[1] - before[1]) / 6:.1f}"
        d += f" {end[0] - (after[0] - start[0]) / 6:.1f} {end[1] - (after[1] - start[1]) / 6:.1f}"
        d += f" {end[0]:.1f} {end[1]:.1f}"
    return d + ("Z" if closed else "")


def polygon(points: Iterable[Point]) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "Z"


def rounded(x: float, y: float, w: float, h: float, r: float) -> str:
    """A rectangle with round corners, as an outline."""
    across, down, corner = number(w - 2 * r), number(h - 2 * r), number(r)
    return (
        f"M{number(x + r)} {number(y)}h{across}a{corner} {corner} 0 0 1 {corner} {corner}v{down}"
        f"a{corner} {corner} 0 0 1-{corner} {corner}h-{across}a{corner} {corner} 0 0 1-{corner}-{corner}v-{down}"
        f"a{corner} {corner} 0 0 1 {corner}-{corner}Z"
    )


def round_outline(x: float, y: float, r: float) -> str:
    """A circle, as an outline."""
    radius, across = number(r), number(2 * r)
    return f"M{number(x - r)} {number(y)}a{radius} {radius} 0 1 0 {across} 0a{radius} {radius} 0 1 0-{across} 0Z"


def ring(count: int, radius: float, start: float = -90) -> list[Point]:
    """`count` points on a circle round the origin, the first one at `start` degrees."""
    angles = (math.radians(start + i * 360 / count) for i in range(count))
    return [(radius * math.cos(t), radius * math.sin(t)) for t in angles]


def star(r: float, arms: int = 5, inner: float = 0.46) -> str:
    """A star round the origin, one arm up; its hollows lie at `inner` of the radius."""
    tips, hollows = ring(arms, r), ring(arms, r * inner, -90 + 180 / arms)
    return polygon(p for pair in zip(tips, hollows, strict=True) for p in pair)


def heart(r: float) -> str:
    """A heart round the origin, `r` from the middle to the tip."""
    wide, low, near, high, dip = (number(share * r) for share in (1.7, 0.2, 1.1, 1.4, 0.6))
    tip = number(r)
    return f"M0 {tip}C-{wide} -{low} -{near} -{high} 0 -{dip}C{near} -{high} {wide} -{low} 0 {tip}Z"


def moon(r: float) -> str:
    """A crescent round the origin, open to the upper right."""
    near, radius, hollow = number(0.35 * r), number(r), number(0.85 * r)
    return f"M{near} -{radius}A{radius} {radius} 0 1 0 {radius} {near}A{hollow} {hollow} 0 0 1 {near} -{radius}Z"


def along(points: Sequence[Point], steps: int = 10) -> list[tuple[float, float, float, float, float]]:
    """Places on the soft open line through the points: x, y, the unit normal, and how far (in points)."""
    last = len(points) - 1
    places = []
    for i in range(last):
        near = (points[max(i - 1, 0)], points[i], points[i + 1], points[min(i + 2, last)])
        for step in range(steps + (i == last - 1)):
            t = step / steps
            weights = ((-t + 2 * t * t - t**3) / 2, (2 - 5 * t * t + 3 * t**3) / 2,
                       (t + 4 * t * t - 3 * t**3) / 2, (-t * t + t**3) / 2)  # fmt: skip
            slopes = ((-1 + 4 * t - 3 * t * t) / 2, (-10 * t + 9 * t * t) / 2,
                      (1 + 8 * t - 9 * t * t) / 2, (-2 * t + 3 * t * t) / 2)  # fmt: skip
            x, y = (sum(w * p[axis] for w, p in zip(weights, near, strict=True)) for axis in (0, 1))
            dx, dy = (sum(w * p[axis] for w, p in zip(slopes, near, strict=True)) for axis in (0, 1))
            length = math.hypot(dx, dy) or 1
            places.append((x, y, -dy / length, dx / length, i + t))
    return places


def tapered(points: Sequence[Point], widths: Sequence[float], steps: int = 10) -> str:
    """A neck, a tail: a soft line as thick as `widths` at its points."""
    left, right = [], []
    for x, y, nx, ny, far in along(points, steps):
        i = min(int(far), len(widths) - 2)
        half = (widths[i] + (widths[i + 1] - widths[i]) * (far - i)) / 2
        left.append((x + nx * half, y + ny * half))
        right.append((x - nx * half, y - ny * half))
    return polygon(left + right[::-1])
