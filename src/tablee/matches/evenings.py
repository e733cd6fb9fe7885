"""A score over several evenings of the same people. Points are those of a series, and of n evenings the best n - 1 of
everybody count: missing one costs nothing. In whichever order matches and evenings come, the score is the same."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from msgspec import Struct

from tablee.core.registry import registered_games
from tablee.matches.figures import MatchResult


class Score(Struct, frozen=True):
    """Somebody's line."""

    person: str
    points: dict[int, int]  # by the day of the evening; not there, where they were not
    total: int


def gives_own_points(games: Collection[str]) -> bool:
    """As in a series: a game with points of its own gives those; where several are played, places do."""
    found = [registered_games()[each] for each in games if each in registered_games()]
    return len(games) == 1 and all(each.scores for each in found) and bool(found)


def points_of(match: MatchResult, by_place: bool) -> dict[str, int]:
    """By person; nobody's, where it is not known how it ended."""
    if not all(seat.place for seat in match.seats):
        return {}
    of = len(match.seats)
    return {
        seat.person: of + 1 - seat.place if by_place else seat.points
        for seat in match.seats
        if seat.person and not seat.is_bot
    }


def scores(evenings: Mapping[int, Iterable[MatchResult]], people: Collection[str], by_place: bool) -> list[Score]:
    """Most points first; each match of each evening counts once."""
    lines: dict[str, dict[int, int]] = {person: {} for person in people}
    for day, matches in evenings.items():
        for match in {each.id: each for each in matches}.values():
            for person, points in points_of(match, by_place).items():
                if person in lines:
                    lines[person][day] = lines[person].get(day, 0) + points
    found = [Score(person, points, best(points.values(), len(evenings))) for person, points in lines.items()]
    return sorted(found, key=lambda line: (-line.total, line.person))


def best(points: Collection[int], evenings: int) -> int:
    """All but the worst of so many evenings; one at which somebody was not is worth nothing, and is that one."""
    missed = [0] * (evenings - len(points))
    everything = sorted([*points, *missed], reverse=True)
    return sum(everything[: max(1, evenings - 1)])
