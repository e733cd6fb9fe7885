"""Play on for places (COM-8): when somebody has won, those still in are asked once whether they go on.

A vote is a list with one entry a seat; a state without one has an empty list. The game asks, hands over the answers
(or that their time is over), and gets back what was decided: what going on and stopping mean is its own.
"""

from __future__ import annotations

from typing import Final

from tablee.core.events import ALL, AddressedEvent, Asked, Decided, EventLog, Voted

NOT_ASKED: Final = 0
ASKED: Final = 1
ON: Final = 2
ENOUGH: Final = 3

# What was decided.
NOTHING_YET: Final = 0
PLAY_ON: Final = 1
STOP: Final = 2

VOTE_MS: Final = 20_000


def ask(places: list[int], log: EventLog) -> list[int]:
    """A new vote of those who have no place yet."""
    if log is not None:
        log.append(AddressedEvent(ALL, Asked()))
    return [NOT_ASKED if place else ASKED for place in places]


def unanswered(vote: list[int]) -> list[int]:
    """The seats that have not answered."""
    return [seat for seat, answer in enumerate(vote) if answer == ASKED]


def answer(vote: list[int], seat: int, on: bool, log: EventLog) -> int:
    """One answer; the last of them decides."""
    vote[seat] = ON if on else ENOUGH
    if log is not None:
        log.append(AddressedEvent(ALL, Voted(seat, on)))
    return NOTHING_YET if ASKED in vote else close(vote, log)


def close(vote: list[int], log: EventLog) -> int:
    """Play goes on unless most decline; who did not answer has not declined. It leaves no vote: an empty list."""
    on = 2 * vote.count(ENOUGH) <= len(vote) - vote.count(NOT_ASKED)
    vote.clear()
    if log is not None:
        log.append(AddressedEvent(ALL, Decided(on)))
    return PLAY_ON if on else STOP
