"""What there is to tell about a match of Da Vinci Code."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tablee.core.events import Event
from tablee.core.moves import Seat
from tablee.core.scenes import Piece
from tablee.core.words import Person, msg
from tablee.games.davinci import events
from tablee.games.davinci.pieces import picture
from tablee.games.davinci.state import State
from tablee.kit.highlights import fact, in_a_row, most

TRIED = 2  # wrong guesses from which on a piece has held out


class Held(NamedTuple):
    """A piece that was guessed at last, and how often it had been guessed wrong."""

    tries: int
    whose: Seat
    piece: int


def facts(heard: Sequence[Event]) -> list[Piece]:
    found: list[Piece] = []
    guesses = [each for each in heard if isinstance(each, events.Guessed)]
    if row := in_a_row(each.by if each.right else None for each in guesses):
        found.append(fact(msg("davinci-brief-row", by=Person(row.seat), count=row.times)))
    if held := longest_held(heard):
        label = msg("davinci-brief-held", by=Person(held.whose), count=held.tries, piece=events.piece(held.piece))
        found.append(fact(label, picture(held.piece)))
    if wrong := most((each.by for each in guesses if not each.right), 2):
        found.append(fact(msg("davinci-brief-wrong", by=Person(wrong.seat), count=wrong.times)))
    if right := most((each.by for each in guesses if each.right), 2):
        found.append(fact(msg("davinci-brief-right", by=Person(right.seat), count=right.times)))
    return found


def longest_held(heard: Sequence[Event]) -> Held | None:
    """Pieces move on when others are inserted before them, so every code is followed through the match."""
    tries: dict[Seat, list[int]] = {}  # by place, how often somebody was wrong about it
    found: list[Held] = []
    for each in heard:
        match each:
            case events.Took(by=by, black=black, white=white):
                tries[by] = [0] * (black + white)
            case events.Inserted(by=by, place=place) | events.Exposed(by=by, place=place):
                tries[by].insert(place, 0)
            case events.Guessed(whom=whom, place=place, right=False):
                tries[whom][place] += 1
            case events.Guessed(whom=whom, place=place, piece=piece):
                found.append(Held(tries[whom][place], whom, piece))
    longest = max(found, default=None, key=lambda held: held.tries)
    return longest if longest and longest.tries >= TRIED else None


def leader(state: State) -> list[int]:
    """Pieces that still stand face down; in the set-up everybody is even."""
    if state.setting_up:
        return [0] * len(state.codes)
    return [sum(not (state.shown >> piece) & 1 for piece in code) for code in state.codes]
