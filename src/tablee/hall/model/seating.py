"""Who sits with whom: first who shall be apart or together, then as few meetings again as possible, then levels.

Tables of two are matched exactly. For larger ones networkx matches people to pairs, pairs to fours and single people to
tables; then two people change places as long as that helps. From the same draw comes the same seating.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations

from msgspec import Struct

from tablee.core.draws import Draw

Pair = tuple[int, int]
Costs = list[list[int]]  # of two people at one table; whole numbers, for networkx is exact with these
Tables = list[list[int]]

FINE = 100  # steps of a point, where levels are compared
STARTS = 900  # seatings by chance that are made better, beside the matched one: so many, divided by the people
EXCHANGES = 60  # rounds of them at most; far fewer are needed


class Pairing(Struct, frozen=True):
    """What is known of the people. Pairs are numbers of people, the smaller one first."""

    apart: frozenset[Pair] = frozenset()
    together: frozenset[Pair] = frozenset()
    met: Mapping[Pair, int] = {}  # how often they sat at one table
    level: Mapping[int, float] = {}  # points so far, or how quick somebody is
    mixed: bool = True  # all levels at each table; otherwise equals
    swiss: bool = False  # equals, whatever `mixed` says
    been: Mapping[Pair, int] = {}  # how often somebody (first) sat at a table (second, from 0)
    stay: bool = False  # people keep the table where they have been; otherwise they see others


def pair(a: int, b: int) -> Pair:
    return (a, b) if a < b else (b, a)


def seat_people(people: Sequence[int], sizes: Sequence[int], pairing: Pairing, draw: Draw) -> list[list[int]]:
    """Everybody at a table, table by table as large as `sizes` says. The sizes add up to the people."""
    if sum(sizes) != len(people):
        raise ValueError(f"{len(people)} people for {sum(sizes)} seats")
    order = list(people)
    draw.shuffle(order)
    costs = costs_of(order, sizes, pairing)
    found = improved(costs, matched_tables(costs, sizes))
    if max(sizes, default=0) > 2:
        others = [improved(costs, by_chance(sizes, draw)) for _ in range(STARTS // len(people))]
        found = min([found, *others], key=lambda tables: total(costs, tables))
    return at_their_tables([[order[who] for who in table] for table in found], sizes, pairing)


# ---- what a pair costs


def costs_of(people: Sequence[int], sizes: Sequence[int], pairing: Pairing) -> Costs:
    """One meeting again outweighs all levels together, and a wish of the leader all meetings."""
    pairs = [(a, b) for a, b in combinations(range(len(people)), 2)]
    seated = sum(size * (size - 1) // 2 for size in sizes)
    levels = {each: level_cost(people[each[0]], people[each[1]], pairing) for each in pairs}
    base = min(levels.values(), default=0)
    meetings = {(a, b): pairing.met.get(pair(people[a], people[b]), 0) for a, b in pairs}
    meeting = 1 + seated * (max(levels.values(), default=0) - base)
    most = max(meetings.values(), default=0)
    wish = meeting * (1 + seated * (most * most + most))
    costs = [[0] * len(people) for _ in people]
    for a, b in pairs:
        both, often = pair(people[a], people[b]), meetings[a, b]
        cost = levels[a, b] - base + meeting * (often * often + often)
        cost += wish * ((both in pairing.apart) - (both in pairing.together))
        costs[a][b] = costs[b][a] = cost
    return costs


def level_cost(a: int, b: int, pairing: Pairing) -> int:
    """Squares: where levels are mixed they make the tables equal in sum."""
    apart = round(FINE * (pairing.level.get(a, 0) - pairing.level.get(b, 0)))
    return apart * apart if pairing.swiss or not pairing.mixed else -apart * apart


def total(costs: Costs, tables: Tables) -> int:
    return sum(costs[a][b] for table in tables for a, b in combinations(table, 2))


# ---- the matched seating


def matched(edges: Iterable[tuple[int, int, int]]) -> list[Pair]:
    """As many pairs as there can be, and of those the cheapest."""
    import networkx  # takes a while, and most houses never open a hall

    graph = networkx.Graph()
    graph.add_weighted_edges_from((a, b, -cost) for a, b, cost in edges)
    return sorted(pair(a, b) for a, b in networkx.max_weight_matching(graph, maxcardinality=True))


def matched_tables(costs: Costs, sizes: Sequence[int]) -> Tables:
    groups = merged(costs, [[who] for who in range(len(costs))])
    if min(sizes, default=0) >= 4:
        groups = merged(costs, groups)
    groups.sort(key=len, reverse=True)
    tables: Tables = [[] for _ in sizes]
    for table in sorted(range(len(sizes)), key=lambda table: -sizes[table]):
        if groups and len(groups[0]) <= sizes[table]:
            tables[table] = groups.pop(0)
    rest = [who for group in groups for who in group]
    while rest:
        rest = one_more_each(costs, tables, sizes, rest)
    return tables


def merged(costs: Costs, groups: Tables) -> Tables:
    """Groups two by two; one may stay as it is."""
    edges = ((a, b, between(costs, groups[a], groups[b])) for a, b in combinations(range(len(groups)), 2))
    pairs = matched(edges)
    left = sorted(set(range(len(groups))) - {each for both in pairs for each in both})
    return [groups[a] + groups[b] for a, b in pairs] + [groups[each] for each in left]


def between(costs: Costs, some: Iterable[int], others: Sequence[int]) -> int:
    return sum(costs[a][b] for a in some for b in others)


def one_more_each(costs: Costs, tables: Tables, sizes: Sequence[int], rest: list[int]) -> list[int]:
    """One of the rest for each table that has a free seat. Tables stand behind the people in the graph."""
    people = len(costs)
    free = [table for table, seated in enumerate(tables) if len(seated) < sizes[table]]
    edges = ((who, people + table, between(costs, [who], tables[table])) for who in rest for table in free)
    for who, table in matched(edges):
        tables[table - people].append(who)
        rest.remove(who)
    return rest


# ---- made better


def by_chance(sizes: Sequence[int], draw: Draw) -> Tables:
    order = list(range(sum(sizes)))
    draw.shuffle(order)
    seats = iter(order)
    return [[next(seats) for _ in range(size)] for size in sizes]


def improved(costs: Costs, tables: Tables) -> Tables:
    """Two people of two tables change places as long as that helps."""
    tables = [list(table) for table in tables]
    table_of = {who: table for table, seated in enumerate(tables) for who in seated}
    # What somebody costs at each table.
    sums = [[between(costs, [who], seated) for seated in tables] for who in range(len(costs))]
    for _ in range(EXCHANGES):
        changed = False
        for a, b in combinations(range(len(costs)), 2):
            here, there = table_of[a], table_of[b]
            if here != there and gain(costs, sums, a, b, here, there) > 0:
                exchange(costs, sums, tables, a, b, here, there)
                table_of[a], table_of[b] = there, here
                changed = True
        if not changed:
            break
    return tables


def gain(costs: Costs, sums: Costs, a: int, b: int, here: int, there: int) -> int:
    return sums[a][here] + sums[b][there] - sums[a][there] - sums[b][here] + 2 * costs[a][b]


def exchange(costs: Costs, sums: Costs, tables: Tables, a: int, b: int, here: int, there: int) -> None:
    tables[here][tables[here].index(a)] = b
    tables[there][tables[there].index(b)] = a
    for who, row in enumerate(costs):
        change = row[b] - row[a]
        sums[who][here] += change
        sums[who][there] -= change


# ---- which table is whose


def at_their_tables(groups: Tables, sizes: Sequence[int], pairing: Pairing) -> Tables:
    """Groups of one size may sit at any table of that size: one where they have not been, or where they were."""
    if not pairing.been:
        return groups
    sign = -1 if pairing.stay else 1
    count = len(groups)
    edges = (
        (group, count + table, sign * sum(pairing.been.get((who, table), 0) for who in groups[group]))
        for group in range(count)
        for table in range(count)
        if len(groups[group]) == sizes[table]
    )
    found: Tables = [[] for _ in groups]
    for group, table in matched(edges):
        found[table - count] = groups[group]
    return found
