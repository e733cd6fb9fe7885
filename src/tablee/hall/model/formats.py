"""The next round: who plays at which table, who waits, and in a knock-out who goes on.

Free: people stay where they are. Rotation: new company each round. Swiss: equals who have not met. Knock-out: the
better half of each table goes on, until all who are left sit at one table.
"""

from __future__ import annotations

import hmac
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from fractions import Fraction

from msgspec import Struct

from tablee.core.draws import Draw
from tablee.core.races import USUAL
from tablee.hall.model.points import RoundResult, TableResult, meetings, round_points
from tablee.hall.model.seating import Pair, Pairing, seat_people
from tablee.hall.model.sizes import COMPANY, sizes_by_game
from tablee.protocol.hall import TABLES, Plan, Standing, Toss


class Round(Struct, frozen=True):
    """Who sits where. Table n is at n - 1; in free play one may have become empty. Without tables nothing is played."""

    tables: list[list[int]] = []
    byes: list[int] = []  # no seat this time
    out: list[int] = []  # of a knock-out
    tosses: list[Toss] = []


class Known(Struct, frozen=True):
    """What else decides who sits where."""

    seats: Sequence[tuple[int, int]]  # fewest and most of each of the plan's games
    apart: Collection[Pair] = ()
    together: Collection[Pair] = ()
    handicaps: Mapping[int, int] = {}
    met: Mapping[Pair, int] = {}  # in weeks before
    coin: bytes = b""  # committed to before the round


def next_round(
    plan: Plan,
    standings: Sequence[Standing],
    history: Sequence[RoundResult],
    present: Collection[int],
    known: Known,
    draw: Draw,
) -> Round:
    """`present` are those who can be seated. No tables: the plan is over, or too few are here to play."""
    if is_over(plan, history):
        return Round()
    if plan.format == "free" and history:
        return same_tables(plan, history[-1], present, known, draw)
    if plan.format == "knockout" and history:
        return knocked_out(plan, standings, history, present, known, draw)
    return seated(plan, standings, history, sorted(present), known, draw)


def is_over(plan: Plan, history: Sequence[RoundResult]) -> bool:
    """Free play never is; a knock-out after the final, where all who were left sat at one table."""
    if plan.format == "free" or not history:
        return False
    if plan.format == "knockout":
        return sum(bool(table.people) for table in history[-1].tables) <= 1 and not history[-1].byes
    return len(history) >= plan.rounds


# ---- all of them anew


def seated(
    plan: Plan,
    standings: Sequence[Standing],
    history: Sequence[RoundResult],
    people: Sequence[int],
    known: Known,
    draw: Draw,
) -> Round:
    """Everybody, as far as the games' seats allow."""
    waiting = who_waits(plan, standings, history, people, draw)
    count = next(count for count in range(len(people) + 1) if count == len(people) or fits(plan, people, count, known))
    byes = waiting[:count]
    playing = [who for who in people if who not in byes]
    sizes = sizes_by_game(len(playing), seats_of(plan, known), plan.size)
    wishes = pairing(plan, levels(playing, standings, known), history, known)
    tables = seat_people(playing, sizes, wishes, draw) if sizes else []
    if plan.robots and byes and len(tables) < TABLES:  # robots keep company
        tables, byes = [*tables, byes[:1]], byes[1:]
    return Round(tables, sorted(byes))


def fits(plan: Plan, people: Sequence[int], waiting: int, known: Known) -> bool:
    return bool(sizes_by_game(len(people) - waiting, seats_of(plan, known), plan.size))


def seats_of(plan: Plan, known: Known) -> list[tuple[int, int]]:
    """Robots take what is missing."""
    return [(COMPANY if plan.robots else low, high) for low, high in known.seats]


def who_waits(
    plan: Plan, standings: Sequence[Standing], history: Sequence[RoundResult], people: Sequence[int], draw: Draw
) -> list[int]:
    """Whoever would wait first: nobody twice before all did once. Then in Swiss the last, in a knock-out the best of
    the first round, otherwise whom chance names."""
    waited = Counter(who for result in history for who in alone(result))
    place = {each.person: each.place for each in standings}
    first = round_points(history[0]) if history else {}
    order = list(people)
    draw.shuffle(order)
    if plan.format == "swiss":
        order.sort(key=lambda who: -place.get(who, len(place) + 1))
    if plan.format == "knockout":
        order.sort(key=lambda who: (-first.get(who, 0), place.get(who, len(place) + 1)))
    return sorted(order, key=lambda who: waited[who])


def alone(result: RoundResult) -> list[int]:
    """Who waited, or sat with robots only."""
    return [*result.byes, *(table.people[0] for table in result.tables if len(table.people) == 1)]


def pairing(plan: Plan, level: Mapping[int, float], history: Sequence[RoundResult], known: Known) -> Pairing:
    return Pairing(
        apart=frozenset(known.apart),
        together=frozenset(known.together),
        met=meetings(history) + Counter(known.met),
        level=level,
        mixed=plan.mixed or plan.format == "knockout",
        swiss=plan.format == "swiss",
        been=Counter(
            (who, number)
            for result in history
            for number, table in enumerate(result.tables)
            for who in table.people
            if len(plan.games) > 1  # at another table they play something else
        ),
    )


def levels(people: Sequence[int], standings: Sequence[Standing], known: Known) -> dict[int, float]:
    """Points so far; as long as nobody has more than others, how quick somebody is."""
    points = {each.person: each.points for each in standings}
    if len(set(points.values())) > 1:
        return points
    return {who: -float(known.handicaps.get(who, USUAL)) for who in people}


# ---- free play


def same_tables(plan: Plan, last: RoundResult, present: Collection[int], known: Known, draw: Draw) -> Round:
    """Everybody stays. Newcomers, and those whose company has left, go where fewest sit, or to a table of their own."""
    limits = seats_of(plan, known)
    tables = [[who for who in table.people if who in present] for table in last.tables]
    for number, table in enumerate(tables):
        if len(table) < max(COMPANY, limits[number % len(limits)][0]):
            tables[number] = []
    rest = sorted(set(present) - {who for table in tables for who in table})
    draw.shuffle(rest)
    waiting = []
    for who in rest:
        open_tables = [
            table for number, table in enumerate(tables) if table and len(table) < limits[number % len(limits)][1]
        ]
        if open_tables:
            min(open_tables, key=len).append(who)
        else:
            waiting.append(who)
    more = seated(plan, [], [], waiting, known, draw)
    return Round(in_empty_places(tables, more.tables), more.byes)


def in_empty_places(tables: list[list[int]], more: list[list[int]]) -> list[list[int]]:
    """Further tables, first where one became empty."""
    further = iter(more)
    found = [table or next(further, []) for table in tables]
    found += further
    while found and not found[-1]:
        found.pop()
    return found


# ---- knock-out


def knocked_out(
    plan: Plan,
    standings: Sequence[Standing],
    history: Sequence[RoundResult],
    present: Collection[int],
    known: Known,
    draw: Draw,
) -> Round:
    places = {each.person: each.place for each in standings}
    points = round_points(history[-1])
    left = [who for who in history[-1].byes if who in present]
    tosses: list[Toss] = []
    for table in history[-1].tables:
        here = [(points[who], -places.get(who, 0), who) for who in table.people if who in present]
        went, tie = best(here, half(table), known.coin)
        left += went
        tosses += [tie] if tie else []
    found = seated(plan, standings, history, sorted(left), known, draw) if len(left) > 1 else Round()
    return Round(found.tables, found.byes, sorted(set(present) - set(left)), tosses)


def half(table: TableResult) -> int:
    """Two of four go on, and of three; one of two."""
    return (len(table.people) + 1) // 2


def best(ranked: Sequence[tuple[Fraction, int, int]], seats: int, coin: bytes) -> tuple[list[int], Toss | None]:
    """The best of a table, by their points there, then by how they stand; what is still equal, the coin decides."""
    ranked = sorted(ranked, reverse=True)
    if len(ranked) <= seats or ranked[seats - 1][:2] != ranked[seats][:2]:
        return [who for _, _, who in ranked[:seats]], None
    cut = ranked[seats][:2]
    sure = [who for points, stands, who in ranked if (points, stands) > cut]
    among = sorted(who for points, stands, who in ranked if (points, stands) == cut)
    went = sorted(among, key=lambda who: toss(coin, who))[: seats - len(sure)]
    return [*sure, *went], Toss(among, sorted(went))


def toss(coin: bytes, who: int) -> bytes:
    """Whoever knows the coin can check who was drawn."""
    return hmac.digest(coin, b"tablee-hall-coin-1|%d" % who, "sha256")
