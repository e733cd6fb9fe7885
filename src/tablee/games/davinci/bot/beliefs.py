"""What the hidden pieces of Da Vinci Code can be, exactly: every world that agrees with a view is counted once.

The numbers are gone through in order, from 0 to 11: each continues one of the codes, at the place that code has come
to, or stands in none. How a world can go on depends only on the number, the places reached and the jokers still to be
met, so all worlds together are a small graph: its ways through are the worlds. Weights on its steps make some worlds
likelier than others. Where a joker may stand needs a memory of the last numbers (DVC-14 to DVC-16).
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tablee.core.draws import Draw
from tablee.games.davinci.state import BACK, JOKER, NUMBERS, PIECES, VALUES, box, colour_of, start, value_of
from tablee.games.davinci.views import ELSEWHERE, UNSEEN, View, homes

Codes = list[list[int]]
Chances = list[list[list[float]]]  # by seat, place and value; a piece that lies open is certain of nothing
Doubts = list[list[int]]  # by seat and place, bits of the pieces that hardly stand there

FINE: Final = 1 << 30

NOWHERE: Final[tuple[tuple[int, int, int], ...]] = ()


class Node(NamedTuple):
    """How far a world has come."""

    reached: tuple[int, ...]  # by seat
    jokers: int  # bits of the colours whose joker may still be met
    owners: tuple[int, int, int, int]  # who has the last four numbers, as far as it matters to a joker
    after: tuple[bool, bool]  # does a joker follow on the last number, on the one before?
    owed: tuple[int, int]  # in whose code the next number has to stand, the one after; UNSEEN: in any


class Edge(NamedTuple):
    """What may become of a number: where it and the jokers after it go, and how likely that is besides."""

    to: Node
    fills: tuple[tuple[int, int, int], ...]  # seat, place, piece
    weight: float


class World(NamedTuple):
    """What stands behind the backs: pieces in the order of `Beliefs.hidden`."""

    pieces: tuple[int, ...]
    weight: float


class Guess(NamedTuple):
    """What one may say about a hidden piece, and how likely it is right."""

    chance: float
    which: int  # as `Beliefs.hidden` counts them
    piece: int


CERTAIN: Final = 1 - 1e-9
NOBODY: Final = (UNSEEN, UNSEEN, UNSEEN, UNSEEN)
NO_JOKER: Final = (False, False)
FREE: Final = (UNSEEN, UNSEEN)


class Beliefs:
    """All worlds that agree with what a seat sees. `doubts` makes pieces unlikely at some places: a world is `doubt`
    times as likely for each of them that stands there. `roughly`: jokers may stand anywhere, which is quicker."""

    def __init__(self, view: View, doubts: Doubts | None = None, doubt: float = 1.0, roughly: bool = False) -> None:
        self.codes = view.codes
        self.denied = view.denied
        self.doubts = doubts
        self.doubt = doubt
        self.is_strict = view.expert and not roughly
        self.expert = view.expert
        self.first_size = start(len(view.codes))
        seen = {each for code in view.codes for each in code} | {view.drawn}
        self.unseen = [each for each in box(view.expert) if each not in seen]
        self.home = homes(view, self.unseen)
        self.hidden = [
            (seat, place) for seat, code in enumerate(self.codes) for place, each in enumerate(code) if each >= BACK
        ]
        jokers = sum(1 << colour_of(each) for each in self.unseen if each >= NUMBERS)
        own = view.seat
        reached = tuple([len(code) if seat == own else 0 for seat, code in enumerate(self.codes)])
        self.begin = Node(reached, jokers, NOBODY, NO_JOKER, FREE)
        self.levels: list[dict[Node, list[Edge]]] = []
        self.ahead: list[dict[Node, float]] = []
        self.lay_out()

    # ---- the graph

    def lay_out(self) -> None:
        """All steps from the first number to the last, then what lies ahead of each node; dead ends are dropped."""
        nodes = {self.begin}
        for number in range(-len(self.codes), NUMBERS):
            level = {node: self.steps(number, node) for node in nodes}
            self.levels.append(level)
            nodes = {edge.to for edges in level.values() for edge in edges}
        whole = tuple([len(code) for code in self.codes])
        ahead = {node: 1.0 for node in nodes if node.reached == whole and node.owed == FREE}
        self.ahead = [ahead]
        for level in reversed(self.levels):
            ahead = self.look_back(level, ahead)
            self.ahead.append(ahead)
        self.ahead.reverse()

    def look_back(self, level: dict[Node, list[Edge]], ahead: dict[Node, float]) -> dict[Node, float]:
        found: dict[Node, float] = {}
        for node, edges in level.items():
            alive = [edge for edge in edges if edge.to in ahead]
            if alive:
                level[node] = alive
                found[node] = sum([edge.weight * ahead[edge.to] for edge in alive])
        return found

    @property
    def worlds(self) -> float:
        """How many worlds there are, weighted."""
        return self.ahead[0].get(self.begin, 0.0)

    def steps(self, number: int, here: Node) -> list[Edge]:
        """What may become of this number. Below zero there is none: there each code begins, with a joker perhaps."""
        if number < 0:
            seat = -1 - number
            return self.landings(here, number, seat, here.reached[seat], NOWHERE, 1.0)
        home, owed = self.home[number], here.owed[0]
        if home == ELSEWHERE:
            return [self.passing(here)] if owed == UNSEEN else []
        if home >= 0:
            place = here.reached[home]
            is_next = place < len(self.codes[home]) and self.codes[home][place] == number
            if not is_next or owed not in (UNSEEN, home):
                return []
            return self.landings(here, number, home, place + 1, NOWHERE, 1.0)
        found = [self.passing(here)] if owed == UNSEEN else []
        back, value = BACK + colour_of(number), value_of(number)
        for seat, code in enumerate(self.codes):
            place = here.reached[seat]
            if place < len(code) and code[place] == back and owed in (UNSEEN, seat):
                if (self.denied[seat][place] >> value) & 1:
                    continue
                weight = self.weight(seat, place, number)
                found += self.landings(here, number, seat, place + 1, ((seat, place, number),), weight)
        return found

    def weight(self, seat: int, place: int, piece: int) -> float:
        return self.doubt if self.doubts is not None and (self.doubts[seat][place] >> piece) & 1 else 1.0

    def passing(self, here: Node) -> Edge:
        """The number stands in no code, or in one's own."""
        if not self.is_strict:
            return Edge(here, NOWHERE, 1.0)
        owners = (UNSEEN, *here.owners[:3])
        return Edge(
            Node(here.reached, here.jokers, owners, (False, here.after[0]), (here.owed[1], UNSEEN)), NOWHERE, 1.0
        )

    def landings(
        self, here: Node, number: int, seat: int, place: int, fills: tuple[tuple[int, int, int], ...], weight: float
    ) -> list[Edge]:
        """A code goes on to this place, or past it where a joker stands or may stand."""
        if not self.expert:
            reached = (*here.reached[:seat], place, *here.reached[seat + 1 :])
            return [Edge(Node(reached, 0, NOBODY, NO_JOKER, FREE), fills, weight)]
        owed = self.debt(here, number, seat) if self.is_strict else FREE
        if owed is None:
            return []
        code, jokers, has_joker = self.codes[seat], here.jokers, False
        found: list[Edge] = []
        while True:
            if not (place < len(code) and NUMBERS <= code[place] < BACK):
                node = self.landed(here, number, seat, place, jokers, has_joker, owed)
                found.append(Edge(node, fills, weight))
                if place == len(code) or code[place] < BACK:
                    return found
                bit = 1 << colour_of(code[place])
                if not jokers & bit or (self.denied[seat][place] >> JOKER) & 1:
                    return found
                jokers &= ~bit
                piece = NUMBERS + colour_of(code[place])
                fills = (*fills, (seat, place, piece))
                weight *= self.weight(seat, place, piece)
            has_joker = True
            place += 1

    # ---- where jokers may stand

    def debt(self, here: Node, number: int, seat: int) -> tuple[int, int] | None:
        """What a number owes that continues a code: nothing, unless a joker stands between it and the number before
        of its colour. Then one of the two was drawn later, and had its other neighbour beside it already: the one
        before, or the one after, which is owed. None: no rule can have brought the joker there."""
        if number < 0:
            return FREE
        owed = here.owed[1]
        is_tight = here.owners[1] == seat and here.after[1] and here.owners[0] != seat
        if not is_tight or (self.has_grown(seat) and here.owners[3] == seat):
            return owed, UNSEEN
        if not self.has_grown(seat) or number + 2 >= NUMBERS:
            return None
        return owed, seat

    def has_grown(self, seat: int) -> bool:
        """Nothing was inserted yet into a code as long as in the set-up: its jokers stand where they were put."""
        return len(self.codes[seat]) > self.first_size

    def landed(
        self, here: Node, number: int, seat: int, place: int, jokers: int, has_joker: bool, owed: tuple[int, int]
    ) -> Node:
        reached = (*here.reached[:seat], place, *here.reached[seat + 1 :])
        if number < 0 or not self.is_strict:
            return Node(reached, jokers, NOBODY, NO_JOKER, FREE)
        has_joker = has_joker and self.can_be(seat, place, number + 2)
        breaks = here.owners[0] == seat and here.after[0]
        is_kept = has_joker or breaks or (self.has_grown(seat) and self.may_matter(seat, place, number, jokers))
        owners = (seat if is_kept else UNSEEN, *here.owners[:3])
        return Node(reached, jokers, owners, (has_joker, here.after[0]), owed)

    def can_be(self, seat: int, place: int, number: int) -> bool:
        """May this number stand there, as far as its back or face tells?"""
        if number >= NUMBERS or place >= len(self.codes[seat]):
            return False
        each = self.codes[seat][place]
        return each == number or (self.home[number] == UNSEEN and each == BACK + colour_of(number))

    def may_matter(self, seat: int, place: int, number: int, jokers: int) -> bool:
        """Can the next number of its colour follow soon in the same code, and a joker on that?"""
        code = self.codes[seat]
        for then in range(place, min(place + 4, len(code) - 1)):
            joker = code[then + 1]
            is_joker = NUMBERS <= joker < BACK or (joker >= BACK and jokers & (1 << colour_of(joker)) != 0)
            if is_joker and self.can_be(seat, then, number + 2):
                return True
        return False

    # ---- what follows from it

    def chances(self) -> Chances:
        """How likely each value is at each hidden place."""
        found: Chances = [[[0.0] * VALUES for _ in code] for code in self.codes]
        behind = {self.begin: 1.0 / self.worlds}
        for level, ahead in zip(self.levels, self.ahead[1:], strict=True):
            there: dict[Node, float] = {}
            for node, share in behind.items():
                for to, fills, weight in level[node]:
                    through = share * weight
                    there[to] = there.get(to, 0.0) + through
                    if fills:
                        through *= ahead[to]
                        for seat, place, piece in fills:
                            found[seat][place][piece >> 1] += through
            behind = there
        return found

    def every(self, most: int) -> list[World] | None:
        """All worlds one by one, or None if there are more than `most`."""
        if self.count() > most:
            return None
        order = {where: i for i, where in enumerate(self.hidden)}
        ways: list[tuple[Node, tuple[tuple[int, int], ...], float]] = [(self.begin, (), 1.0)]
        for level in self.levels:
            ways = [
                (to, (*pieces, *[(order[seat, place], piece) for seat, place, piece in fills]), share * weight)
                for node, pieces, share in ways
                for to, fills, weight in level[node]
            ]
        return [World(tuple([piece for _, piece in sorted(pieces)]), share) for _, pieces, share in ways]

    def count(self) -> int:
        """How many worlds there are, however likely."""
        ways = dict.fromkeys(self.ahead[-1], 1)
        for level, alive in zip(reversed(self.levels), reversed(self.ahead[:-1]), strict=True):
            ways = {node: sum([ways[edge.to] for edge in level[node]]) for node in alive}
        return ways.get(self.begin, 0)

    def some(self, count: int, draw: Draw) -> list[World]:
        """Worlds drawn as often as they are likely; their weights undo the doubts, if there are any."""
        order = {where: i for i, where in enumerate(self.hidden)}
        found: list[World] = []
        for _ in range(count):
            pieces = [PIECES] * len(order)
            node, weight = self.begin, 1.0
            for level, ahead in zip(self.levels, self.ahead[1:], strict=True):
                edge = likely(level[node], ahead, draw)
                for seat, place, piece in edge.fills:
                    pieces[order[seat, place]] = piece
                node = edge.to
                weight /= edge.weight
            found.append(World(tuple(pieces), weight))
        return found


def likely(edges: list[Edge], ahead: dict[Node, float], draw: Draw) -> Edge:
    if len(edges) == 1:
        return edges[0]
    shares = [edge.weight * ahead[edge.to] for edge in edges]
    chance = draw.below(FINE) / FINE * sum(shares)
    for edge, share in zip(edges, shares, strict=True):
        chance -= share
        if chance < 0:
            return edge
    return edges[-1]
