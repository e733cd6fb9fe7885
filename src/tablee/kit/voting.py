"""Play on for places (COM-8): when somebody has won, those still in are asked once whether they go on.

A vote is a list with one entry a seat; a state without one has an empty list. The game asks, hands over the answers,
and says what going on and stopping mean.
"""

from __future__ import annotations

from typing import Final

from tablee.core.events import ALL, Asked, Decided, Tell, Told, Voted

NOT_ASKED: Final = 0
ASKED: Final = 1
ON: Final = 2
ENOUGH: Final = 3

VOTE_MS: Final = 20_000


def ask(places: list[int], tell: Tell) -> list[int]:
    """A new vote of those who have no place yet."""
    if tell is not None:
        tell.append(Told(ALL, Asked()))
    return [NOT_ASKED if place else ASKED for place in places]


def asked(vote: list[int]) -> list[int]:
    """The seats that have not answered."""
    return [seat for seat, answer in enumerate(vote) if answer == ASKED]


def answer(vote: list[int], seat: int, on: bool, tell: Tell) -> bool:
    """One answer; was it the last?"""
    vote[seat] = ON if on else ENOUGH
    if tell is not None:
        tell.append(Told(ALL, Voted(seat, on)))
    return ASKED not in vote


def close(vote: list[int], tell: Tell) -> bool:
    """Does play go on? It does unless most decline; who did not answer has not declined."""
    on = 2 * vote.count(ENOUGH) <= len(vote) - vote.count(NOT_ASKED)
    if tell is not None:
        tell.append(Told(ALL, Decided(on)))
    return on
