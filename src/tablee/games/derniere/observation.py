"""What a seat of La dernière sees, as numbers. Seats are numbered as the moves number them."""

from __future__ import annotations

from tablee.games.smileys.pack import CARDS, COLOURS, SMILEYS
from tablee.kit.observation import ANSWERS, Bits, Cards, Count, Flag, Layout, Numbers, Order, Voids, Which


def layout(seats: int) -> Layout:
    return Layout(
        {
            "seat": Which(seats),
            "hand": Cards(CARDS),
            "sizes": Numbers(seats, CARDS),
            "pile": Count(CARDS),
            "discard": Order(CARDS),
            "colour": Which(COLOURS + 1),
            "smiley": Which(SMILEYS),
            "turn": Which(seats),
            "direction": Count(1, low=-1),
            "debt": Count(255),
            "has_drawn": Flag(),
            "drawn": Which(CARDS),
            "said": Bits(seats),
            "silent": Bits(seats),
            "exposed": Bits(seats),
            "places": Numbers(seats, seats),
            "vote": Numbers(seats, ANSWERS),
            "finished": Flag(),
            "voids": Voids(seats, CARDS),
            "recycled": Bits(CARDS),
        },
        ("reading", "by_hand", "play_on", "turns_left"),  # of a safety net that no sensible match comes near
    )
