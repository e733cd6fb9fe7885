"""What a seat of Trouve sees, as numbers. Seats are numbered as the moves number them."""

from __future__ import annotations

from tablee.games.smileys.pack import BASE_CARDS
from tablee.games.trouve.state import ROLL_CAP, SPOTS
from tablee.kit.observation import ANSWERS, Bits, Cards, Count, Flag, Layout, Numbers, Row, Which


def layout(seats: int) -> Layout:
    return Layout(
        {
            "seat": Which(seats),
            "lies_at": Row(BASE_CARDS, Count(SPOTS, low=-1)),
            "counts": Numbers(seats, BASE_CARDS),
            "shown": Row(seats, Cards(BASE_CARDS)),
            "debts": Row(seats, Count(255)),
            "phase": Which(3),
            "roller": Which(seats),
            "card": Which(BASE_CARDS),
            "locked": Bits(seats),
            "namer": Which(seats),
            "rolls_since_empty": Count(ROLL_CAP, low=-1),
            "places": Numbers(seats, seats),
            "vote": Numbers(seats, ANSWERS),
            "finished": Flag(),
        },
        ("roll_ms", "touch_costs", "play_on"),
    )
