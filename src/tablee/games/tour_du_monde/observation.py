"""What a seat of Tour du Monde sees, as numbers. Seats are numbered as the moves number them."""

from __future__ import annotations

from tablee.games.tour_du_monde.state import COLOURS, COPIES, HAND, KINDS, SUN, deck
from tablee.kit.observation import ANSWERS, TURNS, Bits, Cards, Count, Flag, Layout, Numbers, Row, Which


def layout(seats: int) -> Layout:
    kinds, copies = KINDS, max(max(row) for row in COPIES)
    lines = seats * COLOURS
    return Layout(
        {
            "seat": Which(seats),
            "hand": Cards(kinds, HAND),
            "sizes": Numbers(seats, HAND),
            "pile": Count(len(deck(0, False))),
            "lines": Row(lines, Cards(SUN, copies)),
            "tops": Row(lines, Which(kinds)),
            "frozen": Bits(lines),
            "buried": Cards(kinds, copies),
            "dealer": Which(seats),
            "direction": Count(1, low=-1),
            "turn": Which(seats),
            "turns": Count(TURNS),
            "idle": Count(255),
            "attacked": Which(lines),
            "let": Flag(),
            "known": Cards(seats * kinds, HAND),
            "most_suns": Count(HAND),
            "places": Numbers(seats, seats),
            "points": Row(seats, Count(TURNS)),
            "vote": Numbers(seats, ANSWERS),
            "finished": Flag(),
        },
        ("deck", "coloured", "interrupter_plays", "play_on"),
    )
