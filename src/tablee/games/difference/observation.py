"""What a seat of DIFFERENCE sees, as numbers. Seats are numbered as the moves number them."""

from __future__ import annotations

from tablee.games.difference.state import CARDS, CELLS, PICTURES, SPOTS
from tablee.kit.observation import ANSWERS, TURNS, Bits, Count, Flag, Layout, Numbers, Order, Row, Which


class Drawn(Which):
    """A picture that was drawn by hand; a composed one is none of them."""

    def write(self, out: bytearray, at: int, value: int | None) -> None:
        super().write(out, at, value if value is not None and value < len(self.highs) else None)


def layout(seats: int) -> Layout:
    cards, spots, cells = CARDS, SPOTS, CELLS
    return Layout(
        {
            "seat": Which(seats),
            "picture": Drawn(len(PICTURES)),
            "card": Which(cards),
            "buried": Order(cards),
            "sizes": Numbers(seats, cards),
            "aside": Count(cards),
            "laid": Order(cards),
            "cells": Row(cards, Count(cells, low=-1)),
            "aim": Which(cells),
            "marks": Row(8, Which(spots)),
            "locked": Bits(seats),
            "flipping": Bits(seats),
            "hint": Row(3, Which(spots)),
            "hinted": Numbers(seats, 2),
            "seen": Numbers(seats, cards),
            "refuted": Row(seats, Row(cards, Bits(spots))),
            "misses": Row(seats, Count(TURNS)),
            "places": Numbers(seats, seats),
            "vote": Numbers(seats, ANSWERS),
            "finished": Flag(),
        },
        ("variant", "wrong", "distinct", "limit", "hints", "play_on"),
    )
