"""Who hears an event, as one number: a seat, everybody else, or everybody."""

from __future__ import annotations

from typing import Final

ALL: Final = -1  # everybody, spectators too


def only(seat: int) -> int:
    """The audience of one seat."""
    return seat


def but(seat: int) -> int:
    """The audience of everybody else, spectators too."""
    return -2 - seat


def hears(audience: int, seat: int | None) -> bool:
    if audience == ALL:
        return True
    if audience >= 0:
        return audience == seat
    return seat is None or audience != but(seat)


def differs_for(audience: int) -> int:
    """The one seat that hears something else than a spectator does; `audience` is not ALL."""
    return audience if audience >= 0 else but(audience)
