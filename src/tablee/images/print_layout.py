"""Where cards lie on the sheets of a printer, so that each back falls behind its front.

Sheets are always upright and turned over on their long edge: a back lies as far from the right as its front from the
left. Cards that fit better lying down are turned a quarter: fronts to the right, backs to the left, so that both have
their tops on the same side.
"""

from __future__ import annotations

from dataclasses import dataclass

from tablee.core.art import Deck, Face

PAPERS = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
MARGIN = 6.0  # mm that printers leave white, with the crop marks in them
HEADING = 7.0  # mm for the line of words on top
GAP = 4.0  # mm between two cards: no cut can touch a neighbour
LARGE = 1.4  # times the size, for those who see little


@dataclass(frozen=True)
class Placed:
    """A face on a sheet, in mm from the upper left; width and height as they lie there."""

    face: Face
    left: float
    top: float
    width: float
    height: float
    turn: int = 0  # degrees, to the right


@dataclass(frozen=True)
class Sheet:
    placed: list[Placed]
    back: bool


class TooLarge(ValueError):
    """A piece that no sheet of this paper can hold."""


def sheets(deck: Deck, paper: str, large: bool = False) -> list[Sheet]:
    """Fronts and backs of a deck by turns; sheets whose cards have no backs come alone."""
    page_width, page_height = PAPERS[paper]
    width, height = deck.width, deck.height
    if large:
        width, height = enlarged(width, height, page_width, page_height)
    lying = fitting(height, width, page_width, page_height) > fitting(width, height, page_width, page_height)
    across, down = (height, width) if lying else (width, height)
    columns, rows = counts(across, down, page_width, page_height)
    if columns * rows == 0:
        raise TooLarge(f"{deck.name}: {width:g} × {height:g} mm is too large for {paper}")
    left = (page_width - columns * across - (columns - 1) * GAP) / 2
    top = HEADING + (page_height - HEADING - rows * down - (rows - 1) * GAP) / 2
    found = []
    for start in range(0, len(deck.cards), columns * rows):
        fronts, backs = [], []
        for place, (front, back) in enumerate(deck.cards[start : start + columns * rows]):
            x = left + place % columns * (across + GAP)
            y = top + place // columns * (down + GAP)
            fronts.append(Placed(front, x, y, across, down, 90 if lying else 0))
            if back is not None:
                backs.append(Placed(back, page_width - x - across, y, across, down, -90 if lying else 0))
        found.append(Sheet(fronts, back=False))
        if backs:
            found.append(Sheet(backs, back=True))
    return found


def counts(width: float, height: float, page_width: float, page_height: float) -> tuple[int, int]:
    """How many columns and rows of cards a sheet holds."""
    columns = int((page_width - 2 * MARGIN + GAP) // (width + GAP))
    rows = int((page_height - 2 * MARGIN - HEADING + GAP) // (height + GAP))
    return columns, rows


def fitting(width: float, height: float, page_width: float, page_height: float) -> int:
    columns, rows = counts(width, height, page_width, page_height)
    return columns * rows


def enlarged(width: float, height: float, page_width: float, page_height: float) -> tuple[float, float]:
    """As large as asked, or as a whole sheet allows."""
    room = (page_width - 2 * MARGIN, page_height - 2 * MARGIN - HEADING)
    upright = min(room[0] / width, room[1] / height)
    lying = min(room[0] / height, room[1] / width)
    scale = min(LARGE, max(upright, lying) * 0.999)
    return width * scale, height * scale
