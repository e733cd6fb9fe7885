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
