"""What a seat of Faites du bruit ! sees, as numbers. Seats are numbered as the moves number them."""

from __future__ import annotations

from tablee.games.smileys.pack import BASE_CARDS
from tablee.kit.observation import Bits, Cards, Count, Flag, Layout, Numbers, Row, Which


def layout(seats: int) -> Layout:
    return Layout(
        {
            "seat": Which(seats),
            "pack": Count(BASE_CARDS),
            "tops": Row(seats, Which(BASE_CARDS)),
            "sizes": Numbers(seats, BASE_CARDS),
            "buried": Cards(BASE_CARDS),
            "dice": Which(BASE_CARDS),
            "dealer": Which(seats),
            "receiver": Which(seats),
            "newest": Which(seats),
            "dice_match": Flag(),
            "won": Flag(),
            "landed": Bits(seats),
            "locked": Bits(seats),
            "places": Numbers(seats, seats),
            "finished": Flag(),
        },
        ("tempo", "any_pair"),
    )
