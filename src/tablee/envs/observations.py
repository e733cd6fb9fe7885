"""What each game's view is made of, as fields. A game of your own brings a `layout.py` with `layout(seats)`.

Seats are numbered as the moves number them, not as one seat sees them. What the options say is left out: it is the same
all through a match.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

from tablee.core.game import AnyGame
from tablee.games.davinci import state as davinci_state
from tablee.games.diferencio import state as diferencio_state
from tablee.games.difference import state as difference_state
from tablee.games.smileys.pack import BASE_CARDS, CARDS, COLOURS, SMILEYS
from tablee.games.tour_du_monde import state as tour_state
from tablee.games.trouve import state as trouve_state
from tablee.kit.observation import Bits, Cards, Count, Flag, Layout, Numbers, Order, Row, Voids, Which

ANSWERS = 4  # to a vote: not asked, asked, on, enough
TURNS = 200 * 10  # more than any match has


class NoLayout(ValueError):
    """A game whose view nobody has written down as fields."""


def layout(game: AnyGame, seats: int) -> Layout:
    """How this game's views become numbers at a table of so many."""
    made = LAYOUTS.get(game.key)
    if made is None:
        try:
            made = import_module(f"{game.package}.layout").layout
        except ImportError:
            raise NoLayout(f"{game.key} has no layout: its package needs a layout.py with layout(seats)") from None
    return made(seats)


def a_moi(seats: int) -> Layout:
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


def bruit(seats: int) -> Layout:
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


def davinci(seats: int) -> Layout:
    pieces, backs, values = davinci_state.PIECES, 2, davinci_state.VALUES
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


def derniere(seats: int) -> Layout:
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


def diferencio(seats: int) -> Layout:
    cards, spaces = diferencio_state.CARDS, diferencio_state.SPACES
    return Layout(
        {
            "seat": Which(seats),
            "second": Flag(),
            "nights": Count(diferencio_state.NIGHTS_EACH * seats + 1),
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
        ("side", "study_ms", "sleep_ms", "search_ms", "play_on"),
    )


def difference(seats: int) -> Layout:
    cards, spots, cells = difference_state.CARDS, difference_state.SPOTS, difference_state.CELLS
    return Layout(
        {
            "seat": Which(seats),
            "picture": Which(len(difference_state.PICTURES)),
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
        ("variant", "wrong", "distinct", "play_on"),
    )


def dominos(seats: int) -> Layout:
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


def tour_du_monde(seats: int) -> Layout:
    kinds, copies = tour_state.KINDS, max(max(row) for row in tour_state.COPIES)
    lines = seats * tour_state.COLOURS
    return Layout(
        {
            "seat": Which(seats),
            "hand": Cards(kinds, tour_state.HAND),
            "sizes": Numbers(seats, tour_state.HAND),
            "pile": Count(len(tour_state.deck(0, False))),
            "lines": Row(lines, Cards(tour_state.SUN, copies)),
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
            "known": Cards(seats * kinds, tour_state.HAND),
            "most_suns": Count(tour_state.HAND),
            "places": Numbers(seats, seats),
            "points": Row(seats, Count(TURNS)),
            "vote": Numbers(seats, ANSWERS),
            "finished": Flag(),
        },
        ("deck", "coloured", "interrupter_plays", "play_on"),
    )


def trouve(seats: int) -> Layout:
    return Layout(
        {
            "seat": Which(seats),
            "lies_at": Row(BASE_CARDS, Count(trouve_state.SPOTS, low=-1)),
            "counts": Numbers(seats, BASE_CARDS),
            "shown": Row(seats, Cards(BASE_CARDS)),
            "debts": Row(seats, Count(255)),
            "phase": Which(3),
            "roller": Which(seats),
            "card": Which(BASE_CARDS),
            "locked": Bits(seats),
            "namer": Which(seats),
            "rolls_since_empty": Count(trouve_state.ROLL_CAP, low=-1),
            "places": Numbers(seats, seats),
            "vote": Numbers(seats, ANSWERS),
            "finished": Flag(),
        },
        ("roll_ms", "play_on"),
    )


LAYOUTS: dict[str, Callable[[int], Layout]] = {
    "a_moi": a_moi,
    "bruit": bruit,
    "davinci": davinci,
    "davinci_small": davinci,
    "derniere": derniere,
    "diferencio": diferencio,
    "difference": difference,
    "dominos": dominos,
    "tour_du_monde": tour_du_monde,
    "trouve": trouve,
}
