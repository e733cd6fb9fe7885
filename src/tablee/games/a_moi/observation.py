"""What a seat of A moi ! sees, as numbers. Seats are numbered as the moves number them."""

from __future__ import annotations

from tablee.games.smileys.pack import BASE_CARDS, CARDS
from tablee.kit.observation import Bits, Cards, Count, Layout, Numbers, Row, Which


def layout(seats: int) -> Layout:
    return Layout(
        {
            "seat": Which(seats),
            "owners": Row(CARDS - BASE_CARDS, Which(seats)),
            "pile": Count(BASE_CARDS),
            "card": Which(BASE_CARDS),
            "pot": Cards(BASE_CARDS),
            "lost": Cards(BASE_CARDS),
            "sizes": Numbers(seats, BASE_CARDS),
            "stacked": Cards(BASE_CARDS),
            "dice": Which(BASE_CARDS),
            "dealer": Which(seats),
            "locked": Bits(seats),
            "places": Numbers(seats, seats),
        },
        ("every_win",),
    )
