"""Strokes and shapes. Every function returns SVG text; parts are joined with + or "".join.

A *thing* has an ink outline; what is flat, dot or spot has none: ground, light, shade, pattern.
"""

from __future__ import annotations

from collections.abc import Sequence

from tablee.drawing.outlines import number
from tablee.drawing.palette import INK

OUTLINE = 3.2


def sheet(width: float, height: float, body: str, definitions: str = "") -> str:
    """A whole SVG document of that size."""
    return view(0, 0, width, height, body, definitions)


def view(left: float, top: float, width: float, height: float, body: str, definitions: str = "") -> str:
    """A whole SVG document that shows this window of a drawing."""
    window = " ".join(number(value) for value in (left, top, width, height))
    defs = f"<defs>{definitions}</defs>" if definitions else ""
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{window}">{defs}{body}</svg>'


def path(d: str, fill: str = "none", width: float = OUTLINE, line: str = INK) -> str:
    """An outlined shape; a width of 0 leaves the outline out."""
    if not width:
        return flat(d, fill)
    return (
        f'<path d="{d}" fill="{fill}" stroke="{line}" stroke-width="{number(width)}"'
        ' stroke-linejoin="round" stroke-linecap="round"/>'
    )


def line(d: str, width: float = OUTLINE, colour: str = INK) -> str:
    """A stroke only."""
    return path(d, "none", width, colour)


def flat(d: str, fill: str, opacity: float = 1) -> str:
    """A shape without outline."""
    return f'<path d="{d}" fill="{fill}"{faint(opacity)}/>'


def limb(d: str, colour: str, width: float = 14, outline: float = OUTLINE) -> str:
    """A thick rounded stroke with its own outline: arms, legs, tails, trunks."""
    return line(d, width + 2 * outline) + line(d, width, colour)


def merged(strokes: Sequence[tuple[str, float]], colour: str, outline: float = OUTLINE) -> str:
    """Thick strokes that grow out of each other, with one outline round all of them."""
    inked = "".join(line(d, width + 2 * outline) for d, width in strokes)
    return inked + "".join(line(d, width, colour) for d, width in strokes)


def seam(d: str, width: float, colour: str, dashes: str) -> str:
    """A stitched or dotted line."""
    return (
        f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{number(width)}"'
        f' stroke-dasharray="{dashes}" stroke-linecap="round" stroke-linejoin="round"/>'
    )


def circle(x: float, y: float, r: float, fill: str, width: float = OUTLINE, line: str = INK) -> str:
    if not width:
        return dot(x, y, r, fill)
    return (
        f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(r)}" fill="{fill}"'
        f' stroke="{line}" stroke-width="{number(width)}"/>'
    )


def dot(x: float, y: float, r: float, fill: str = INK, opacity: float = 1) -> str:
    """A circle without outline: an eye, a cheek, a spot."""
    return f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(r)}" fill="{fill}"{faint(opacity)}/>'


def ellipse(
    x: float, y: float, rx: float, ry: float, fill: str, width: float = OUTLINE, turn: float = 0, line: str = INK
) -> str:
    if not width:
        return spot(x, y, rx, ry, fill, turn)
    return (
        f'<ellipse cx="{number(x)}" cy="{number(y)}" rx="{number(rx)}" ry="{number(ry)}" fill="{fill}"'
        f' stroke="{line}" stroke-width="{number(width)}"{turned(turn, x, y)}/>'
    )


def spot(x: float, y: float, rx: float, ry: float, fill: str, turn: float = 0, opacity: float = 1) -> str:
    """An ellipse without outline: a cheek, a patch of light."""
    return (
        f'<ellipse cx="{number(x)}" cy="{number(y)}" rx="{number(rx)}" ry="{number(ry)}" fill="{fill}"'
        f"{faint(opacity)}{turned(turn, x, y)}/>"
    )


def shadow(x: float, y: float, rx: float, ry: float = 9) -> str:
    """The short hard shadow that a thing throws on the ground."""
    return spot(x, y, rx, ry, INK, opacity=0.2)


def box(x: float, y: float, w: float, h: float, fill: str, radius: float = 0, width: float = OUTLINE) -> str:
    outline = f' stroke="{INK}" stroke-width="{number(width)}" stroke-linejoin="round"' if width else ""
    return (
        f'<rect x="{number(x)}" y="{number(y)}" width="{number(w)}" height="{number(h)}"'
        f' rx="{number(radius)}" fill="{fill}"{outline}/>'
    )


def smile(x: float, y: float, half: float, depth: float, width: float = OUTLINE) -> str:
    """A smiling mouth, twice `half` wide; a negative depth makes it sad."""
    return line(f"M{number(x - half)} {number(y)}q{number(half)} {number(2 * depth)} {number(2 * half)} 0", width)


def group(*parts: str, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0, mirror: bool = False) -> str:
    """Parts drawn round their own origin: mirrored, scaled, turned, then put at (x, y)."""
    moved = f"translate({number(x)} {number(y)})" if x or y else ""
    rotated = f"rotate({number(turn)})" if turn else ""
    grown = f"scale({number(-scale if mirror else scale)} {number(scale)})" if scale != 1 or mirror else ""
    steps = " ".join(step for step in (moved, rotated, grown) if step)
    return f'<g transform="{steps}">{"".join(parts)}</g>' if steps else "".join(parts)


def clipped(name: str, outline: str, *parts: str, width: float = OUTLINE) -> str:
    """Parts cut by an outline, which is then inked (not with a width of 0). `name` is unique in its picture."""
    return (
        f'<clipPath id="{name}"><path d="{outline}"/></clipPath>'
        f'<g clip-path="url(#{name})">{"".join(parts)}</g>{line(outline, width) if width else ""}'
    )


def fade(name: str, *stops: tuple[float, str] | tuple[float, str, float]) -> str:
    """A downward gradient of (offset, colour[, opacity]), for skies, walls and water; used as `url(#name)`."""
    marks = "".join(
        f'<stop offset="{number(offset)}" stop-color="{colour}" stop-opacity="{number(sum(given) if given else 1)}"/>'
        for offset, colour, *given in stops
    )
    return f'<linearGradient id="{name}" x1="0" y1="0" x2="0" y2="1">{marks}</linearGradient>'


def pattern(name: str, size: float, body: str, turn: float = 0) -> str:
    """A square tile, repeated; used as `url(#name)`."""
    return (
        f'<pattern id="{name}" width="{number(size)}" height="{number(size)}" patternUnits="userSpaceOnUse"'
        f' patternTransform="rotate({number(turn)})">{body}</pattern>'
    )


def faint(opacity: float) -> str:
    return f' fill-opacity="{number(opacity)}"' if opacity != 1 else ""


def turned(turn: float, x: float, y: float) -> str:
    return f' transform="rotate({number(turn)} {number(x)} {number(y)})"' if turn else ""
