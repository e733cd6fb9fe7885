"""What a seat of Diferencio sees, as numbers. Seats are numbered as the moves number them."""

from __future__ import annotations

from tablee.games.diferencio.state import CARDS, NIGHTS_EACH, SPACES
from tablee.kit.observation import ANSWERS, Bits, Cards, Count, Flag, Layout, Numbers, Order, Row, Which


def layout(seats: int) -> Layout:
    cards, spaces = CARDS, SPACES
    return Layout(
        {
            "seat": Which(seats),
            "second": Flag(),
            "nights": Count(NIGHTS_EACH * seats + 1),
            "phase": Which(4),
            "architect": Which(seats),
            "board": Cards(cards),
            "hand": Cards(cards),
            "sizes": Numbers(seats, cards),
            "won": Row(seats, Cards(cards)),
            "pile": Count(cards),
            "bottom": Order(cards),
            "known": Row(seats, Bits(cards)),
            "ready": Bits(seats),
            "done": Flag(),
            "late": Flag(),
            "removed": Cards(cards),
            "taken": Bits(spaces),
            "unchanged": Bits(spaces),
            "pointed": Row(spaces, Which(seats)),
            "wrong": Bits(seats),
            "resting": Bits(seats),
            "owing": Bits(seats),
            "places": Numbers(seats, seats),
            "asked": Flag(),
            "vote": Numbers(seats, ANSWERS),
            "finished": Flag(),
        },
        ("side", "study_ms", "sleep_ms", "search_ms", "play_on", "has_trials"),
    )
