"""What a seat of Dominos sees, as numbers. Seats are numbered as the moves number them."""

from __future__ import annotations

from tablee.games.smileys.pack import BASE_CARDS, CARDS, COLOURS, SMILEYS
from tablee.kit.observation import ANSWERS, Bits, Cards, Count, Flag, Layout, Numbers, Order, Row, Voids, Which


def layout(seats: int) -> Layout:
    return Layout(
        {
            "seat": Which(seats),
            "hand": Cards(CARDS),
            "sizes": Numbers(seats, CARDS),
            "pile": Count(CARDS),
            "discard": Cards(CARDS),
            "rolls": Cards(BASE_CARDS, 255),
            "opener": Which(seats),
            "grid": Row(BASE_CARDS, Which(CARDS)),
            "columns": Order(COLOURS),
            "rows": Order(SMILEYS),
            "shut_columns": Bits(BASE_CARDS),
            "shut_rows": Bits(BASE_CARDS),
            "filled": Bits(BASE_CARDS),
            "inside": Bits(BASE_CARDS),
            "low": Bits(BASE_CARDS),
            "high": Bits(BASE_CARDS),
            "turn": Which(seats),
            "passes": Count(255),
            "places": Numbers(seats, seats),
            "vote": Numbers(seats, ANSWERS),
            "finished": Flag(),
            "voids": Voids(seats, CARDS),
            "known": Row(seats, Bits(CARDS)),
        },
        ("play_on",),
    )
