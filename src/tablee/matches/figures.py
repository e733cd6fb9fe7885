"""What somebody's matches add up to: how often they won beside what chance would give, how quick they were, on which
days they played. Sums have no opponents in them, so that they may outlive the records they were made of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from datetime import date, datetime, timedelta
from statistics import median

from msgspec import Struct

from tablee.core import races
from tablee.core.match import Match
from tablee.core.records import Record

CHANCE = 2520  # parts of a match: as many seats as there are divide it
MORNING = timedelta(hours=4)  # when a day of the house begins: what is played after midnight belongs to the evening
WEEK, RESTS = 7, 2  # of so many days in a row so many may be missed


class SeatResult(Struct, frozen=True):
    """How a match ended for a seat. Who was forgotten has no id, and a bot has none either."""

    person: str = ""
    name: str = ""
    animal: int = 0
    place: int = 0  # 1 won; 0: not known
    points: int = 0  # of games that give points of their own
    reaction: int = 0  # milliseconds, the median of the presses that counted; 0: none
    is_bot: bool = False
    cards: str = ""  # the keys of the cards it put down, one after the other


class MatchResult(Struct, frozen=True):
    """A match that is over. Times are seconds since 1970, lengths milliseconds."""

    id: str
    game: str
    at: int
    length: int
    seats: list[SeatResult]


class Sum(Struct, frozen=True):
    """Somebody's matches of one game at so many seats on one day."""

    game: str
    seats: int
    day: int
    matches: int = 0
    won: int = 0
    chance: int = 0  # how often chance would have won, in parts of CHANCE
    timed: int = 0  # matches with a reaction
    reaction: int = 0  # milliseconds, of all those together


def day_of(at: float) -> int:
    """The day of the house, as a number."""
    return (datetime.fromtimestamp(at) - MORNING).toordinal()


def month_of(day: int) -> str:
    return date.fromordinal(day).strftime("%Y-%m")


def reactions(record: Record) -> list[int]:
    """By seat, in milliseconds: the median of the presses that counted. 0 where there were none, or nobody hurried."""
    pressed: list[list[int]] = [[] for _ in range(record.seats)]
    if record.races is not None and record.races.hurried:
        for each in record.races.judged:
            press = record.races.presses[each.press]
            if each.played:
                pressed[press.seat].append(races.reason_of(press.evidence).reaction // races.MS)
    return [max(1, round(median(found))) if found else 0 for found in pressed]


def laid_cards(match: Match) -> list[str]:
    """By seat, the keys of the cards it put down, one after the other; none in games where that is nothing."""
    found: list[list[str]] = [[] for _ in range(match.seats)]
    laid, piece = match.game.laid, match.game.piece
    if laid is not None:
        for each in match.happened:
            seat = laid(each.what)
            if seat is not None:
                found[seat].append(piece(each.what))
    return [" ".join(keys) for keys in found]


class CardCount(Struct, frozen=True):
    """A card somebody put down: how often, and how often in a match they won."""

    game: str
    card: str
    times: int
    won: int


def favourite(matches: Iterable[MatchResult], person: str) -> CardCount | None:
    """The card they put down most; of equals the one that won more."""
    times: Counter[tuple[str, str]] = Counter()
    won: Counter[tuple[str, str]] = Counter()
    for match in matches:
        for seat in match.seats:
            if seat.person == person:
                laid = [(match.game, card) for card in seat.cards.split()]
                times.update(laid)
                won.update(laid if seat.place == 1 else [])
    best = max(sorted(times), key=lambda each: (times[each], won[each]), default=None)
    return None if best is None else CardCount(*best, times[best], won[best])


def sum_of(match: MatchResult, person: str) -> Sum | None:
    """What a match adds; nothing where it is not known how it ended."""
    mine = [seat for seat in match.seats if seat.person == person]
    if not mine or not all(seat.place for seat in match.seats):
        return None
    won = sum(seat.place == 1 for seat in match.seats)
    of, reaction = len(match.seats), mine[0].reaction
    return Sum(
        match.game, of, day_of(match.at), 1, int(mine[0].place == 1), CHANCE * won // of, int(reaction > 0), reaction
    )


def sums_of(matches: Iterable[MatchResult], person: str) -> list[Sum]:
    return added(found for match in matches if (found := sum_of(match, person)) is not None)


def added(sums: Iterable[Sum]) -> list[Sum]:
    """One for each game, number of seats and day; in whichever order they come."""
    found: dict[tuple[str, int, int], list[int]] = {}
    for each in sums:
        before = found.setdefault((each.game, each.seats, each.day), [0] * 5)
        for place, much in enumerate((each.matches, each.won, each.chance, each.timed, each.reaction)):
            before[place] += much
    return [Sum(*key, *found[key]) for key in sorted(found)]


# ---- among people


class Rope(Struct, frozen=True):
    """How often one was ahead of somebody else at the same table, and how often behind."""

    person: str
    name: str
    animal: int
    ahead: int = 0
    behind: int = 0


def ropes(matches: Iterable[MatchResult], person: str) -> list[Rope]:
    """Those one met most come first; under the name of the last match, if matches come newest first."""
    found: dict[str, Rope] = {}
    met: dict[str, int] = {}
    for match in matches:
        mine = next((seat for seat in match.seats if seat.person == person), None)
        for other in match.seats if mine is not None else ():
            if mine is None or not other.person or other.person == person or not (mine.place and other.place):
                continue
            known = found.setdefault(other.person, Rope(other.person, other.name, other.animal))
            ahead, behind = int(mine.place < other.place), int(mine.place > other.place)
            found[other.person] = Rope(
                known.person, known.name, known.animal, known.ahead + ahead, known.behind + behind
            )
            met[other.person] = met.get(other.person, 0) + 1
    return sorted(found.values(), key=lambda rope: (-met[rope.person], rope.name))


# ---- days


def longest_path(days: Collection[int]) -> int:
    """Of how many days with a match the longest path was: two days of rest in any seven do not end it."""
    longest = 0
    path: list[int] = []
    missed: list[int] = []
    for day in sorted(set(days)):
        missed += range(path[-1] + 1, day) if path and day - path[-1] <= WEEK else ()
        if path and day - path[-1] > WEEK:
            path, missed = [], []
        path.append(day)
        for first in too_many_rests(missed):
            path = [each for each in path if each > first]
        missed = [each for each in missed if each > path[0]]
        longest = max(longest, len(path))
    return longest


def too_many_rests(missed: list[int]) -> Iterator[int]:
    """The first of every few missed days that are too near to each other."""
    for first, last in zip(missed, missed[RESTS:], strict=False):
        if last - first < WEEK:
            yield first
