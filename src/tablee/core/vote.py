"""Play on for places (COM-8): when somebody has won, those still in are asked once whether they go on."""

from typing import Final

NOT_ASKED: Final = 0
ASKED: Final = 1
ON: Final = 2
ENOUGH: Final = 3

VOTE_MS: Final = 20_000


def ask(seats: int, still_in: list[int]) -> list[int]:
    """A new vote: one entry a seat."""
    vote = [NOT_ASKED] * seats
    for seat in still_in:
        vote[seat] = ASKED
    return vote


def is_settled(vote: list[int]) -> bool:
    return ASKED not in vote


def goes_on(vote: list[int]) -> bool:
    """Play goes on unless most decline; who did not answer has not declined."""
    asked = 0
    declined = 0
    for answer in vote:
        asked += answer != NOT_ASKED
        declined += answer == ENOUGH
    return 2 * declined <= asked
