"""What a seat of Da Vinci Code sees, as numbers. Seats are numbered as the moves number them."""

from __future__ import annotations

from tablee.games.davinci.state import PIECES, VALUES
from tablee.kit.observation import TURNS, Bits, Count, Flag, Layout, Numbers, Row, Which


def layout(seats: int) -> Layout:
    pieces, backs, values = PIECES, 2, VALUES
    return Layout(
        {
            "seat": Which(seats),
            "codes": Row(seats, Row(pieces, Which(pieces + backs))),
            "pool": Numbers(2, pieces // 2),
            "shown": Bits(pieces),
            "denied": Row(seats, Row(pieces, Bits(values))),
            "setting_up": Flag(),
            "ready": Bits(seats),
            "turn": Which(seats),
            "drawn": Which(pieces + backs),
            "gap": Which(pieces + 1),
            "guessed": Flag(),
            "owes": Flag(),
            "turns": Count(TURNS),
            "places": Numbers(seats, seats),
            "points": Row(seats, Count(TURNS)),
            "finished": Flag(),
        },
        ("expert", "no_penalty"),
    )
