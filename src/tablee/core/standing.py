"""Who came where."""

from msgspec import Struct


class Standing(Struct, frozen=True):
    """Places by seat (1 is first, equal places are shared, 0 is still playing) and points by seat."""

    places: list[int]
    points: list[int]

    @property
    def winners(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place == 1]


def ranked(scores: list[list[int]]) -> list[int]:
    """Places from scores, larger first; equal scores share a place and the next place is left out."""
    return [1 + sum(other > mine for other in scores) for mine in scores]


def rewards(standing: Standing | None, seats: int) -> list[float]:
    """From 1 for the first to -1 for the last; who shares a place shares what it is worth. They add up to nothing."""
    if standing is None:
        return [0.0] * seats
    places = [place or seats + 1 for place in standing.places]  # who was still playing is behind all others
    return [
        1 - (2 * sum(other < mine for other in places) + places.count(mine) - 1) / (seats - 1) + 0.0 for mine in places
    ]
