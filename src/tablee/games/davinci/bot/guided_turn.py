"""A turn of Da Vinci Code searched with a net: the same tree of guesses as in turn.py, its leaves judged by the net.

The worlds are the same, as likely as the others' minds make them, and so are the doubts about each code. All leaves of
a tree are judged at once. The net has learned from the ends of turns of this player, at tables of two.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tablee.bots.learned.net import Net, table
from tablee.games.davinci.bot import features as rows
from tablee.games.davinci.bot.beliefs import CERTAIN, Guess, World
from tablee.games.davinci.bot.features import OwnCode
from tablee.games.davinci.bot.turn import Turn
from tablee.games.davinci.state import BACK, NONE, PIECES
from tablee.games.davinci.views import View

UNSURE = 0.01  # nothing is won or lost before the end

Shares = NDArray[np.float64]


class Worlds(NamedTuple):
    """Worlds that are still possible somewhere in the tree."""

    pieces: NDArray[np.intp]  # by world and hidden piece
    weights: Shares
    found: int  # bits of the hidden pieces that would lie open by now
    numbers: NDArray[np.intp]  # of these worlds among all

    def chances(self) -> Shares:
        """By hidden piece and what it may be, how likely it is."""
        width = self.pieces.shape[1]
        at = (self.pieces + PIECES * np.arange(width)).ravel()
        sums = np.bincount(at, np.repeat(self.weights, width), PIECES * width).reshape(width, PIECES)
        for which in range(width):
            if self.found >> which & 1:
                sums[which] = 0
        chances: Shares = sums / self.weights.sum()
        return chances

    def doubt(self) -> float:
        """The entropy."""
        total = self.weights.sum()
        return max(0.0, float(np.log(total) - self.weights @ np.log(self.weights) / total))

    def where(self, chosen: NDArray[np.bool_], found: int = 0) -> Worlds:
        return Worlds(self.pieces[chosen], self.weights[chosen], self.found | found, self.numbers[chosen])


def table_of(worlds: list[World]) -> Worlds:
    """Through bytes: an array of tuples takes five times as long."""
    pieces = np.frombuffer(bytes(chain.from_iterable([world.pieces for world in worlds])), np.uint8)
    weights = np.array([world.weight for world in worlds])
    return Worlds(pieces.reshape(len(worlds), -1).astype(np.intp), weights, 0, np.arange(len(worlds)))


class Leaf(NamedTuple):
    """A value that the net will say, or that is known."""

    number: int  # of its row; NONE if it is known
    value: float = 0.0


class Branch(NamedTuple):
    """A guess with what follows."""

    guess: Guess
    right: Node
    wrong: Leaf | None


class Node(NamedTuple):
    """One may stop here or go on with one of the guesses."""

    stop: Leaf
    branches: list[Branch]


class Judged(NamedTuple):
    """The chances to win."""

    stop: float
    wrong: float  # with a guess that cannot be right
    attacks: list[tuple[float, Guess]]


class GuidedTurn:
    """A turn from here on. Rivals are the seats of the hidden pieces."""

    def __init__(self, net: Net, view: View, hidden: list[tuple[int, int]], worlds: list[World], turn: Turn) -> None:
        assert view.seat is not None
        self.net = net
        self.view = view
        self.seats = [seat for seat, _ in hidden]
        self.rivals = {seat: [i for i, other in enumerate(self.seats) if other == seat] for seat in self.seats}
        self.all_found = (1 << len(hidden)) - 1
        self.worlds = table_of(worlds)
        self.rows: list[bytearray] = []
        self.grown: dict[tuple[int, int, bytes], Node] = {}  # the same guesses in another order lead to the same
        self.known = rows.open_to_all(view)
        own = rows.own_code(view)
        stopped = own if view.drawn == NONE else own.with_piece(view.drawn, view.gap, False)
        self.stopped = self.after_turn(stopped, turn.stopped.doubt)
        self.failed = self.after_turn(self.paid(own), turn.failed.doubt)

    def paid(self, own: OwnCode) -> OwnCode:
        """One's own code after a wrong guess: the drawn piece lies open, or the one that was most exposed."""
        view = self.view
        if view.drawn != NONE:
            return own.with_piece(view.drawn, view.gap, True)
        if view.no_penalty:
            return own
        left = [place for place, each in enumerate(own.seen) if each >= BACK]

        def doubt(place: int) -> float:
            then = own.with_open(place)
            return rows.doubt_of(then.seen, then.denied, self.known)

        return own.with_open(max(left, key=doubt))

    def after_turn(self, own: OwnCode, doubt: float) -> bytearray | None:
        """A row without the rivals: what the seat sees when the next one is to move, and how much doubt it thinks that
        there is about its code. None if that lies open."""
        exposed = rows.exposures(own, self.known)
        if not exposed:
            return None
        view, row = self.view, bytearray(rows.STATE)
        assert view.seat is not None
        rows.write_table(row, view)
        row[rows.DRAWN] = row[rows.GUESSED] = row[rows.OWES] = 0
        at = rows.place_of(view, view.seat)
        row[at + rows.PLAYING] = 1
        rows.write_code(row, at, own.seen, doubt, exposed)
        return row

    # ---- the tree

    def leaf(self, worlds: Worlds, chances: Shares, start: bytearray | None) -> Leaf:
        if worlds.found == self.all_found:
            return Leaf(NONE, 1.0)
        if start is None:
            return Leaf(NONE, 0.0)
        row, view = start[:], self.view
        is_next = True
        still_in = 1
        for step in range(1, len(view.codes)):
            assert view.seat is not None
            seat = (view.seat + step) % len(view.codes)
            hidden = [which for which in self.rivals.get(seat, []) if not worlds.found >> which & 1]
            at = rows.place_of(view, seat)
            if hidden:
                row[at + rows.PLAYING] = 1
                row[at + rows.TURN] = is_next
                is_next = False
                still_in += 1
            self.write_rival(row, at, seat, hidden, worlds, chances)
        for count in rows.SEATS:
            row[rows.PLAYERS + count - rows.SEATS[0]] = count == still_in
        self.rows.append(row)
        return Leaf(len(self.rows) - 1)

    def write_rival(
        self, row: bytearray, at: int, seat: int, hidden: list[int], worlds: Worlds, chances: Shares
    ) -> None:
        """As `write_code` does of a code with these pieces hidden."""
        code = list(self.view.codes[seat])
        backs = [place for place, each in enumerate(code) if each >= BACK]
        for place, which in zip(backs, self.rivals.get(seat, []), strict=True):
            if which not in hidden:
                code[place] -= BACK  # it lies open; which piece it is does not matter here
        known: list[tuple[float, float]] = []
        doubt = 0.0
        if hidden:
            table_of = chances[hidden]
            top = np.partition(table_of, PIECES - 2, axis=1)[:, -2:]
            known = [(float(first), float(second)) for second, first in top.tolist()]
            doubt = worlds.doubt()
        rows.write_code(row, at, code, doubt, known)

    def grow(self, worlds: Worlds, depth: int, width: int) -> Node:
        """What could be done from here, and its leaves."""
        key = (depth, worlds.found, worlds.numbers.tobytes())
        if key not in self.grown:
            chances = worlds.chances()
            stop = self.leaf(worlds, chances, self.stopped)
            is_end = depth == 0 or worlds.found == self.all_found
            guesses = [] if is_end else likeliest(chances, width)
            self.grown[key] = Node(stop, [self.branch(worlds, each, depth, width) for each in guesses])
        return self.grown[key]

    def branch(self, worlds: Worlds, each: Guess, depth: int, width: int) -> Branch:
        is_right = worlds.pieces[:, each.which] == each.piece
        right = worlds.where(is_right, 1 << each.which)
        is_clear = len(right.weights) == 1  # who knows everything names everything
        node = Node(Leaf(NONE, 1.0), []) if is_clear else self.grow(right, depth - 1, width)
        if is_right.all():
            return Branch(each, node, None)
        wrong = worlds.where(~is_right)
        return Branch(each, node, self.leaf(wrong, wrong.chances(), self.failed))

    # ---- what is best

    def best(self, depth: int, width: int) -> Judged:
        """The likeliest guesses, best first; so many right ones in a row are thought through."""
        found = self.judged(likeliest(self.worlds.chances(), width), depth, width)
        return found._replace(attacks=sorted(found.attacks, reverse=True))

    def judged(self, guesses: Sequence[Guess], depth: int, width: int) -> Judged:
        self.rows, self.grown = [], {}
        chances = self.worlds.chances()
        stop, wrong = (self.leaf(self.worlds, chances, start) for start in (self.stopped, self.failed))
        branches = [self.branch(self.worlds, each, depth, width) for each in guesses]
        stands: list[float] = []
        if self.rows:
            held = np.zeros((len(self.rows), 0), np.uint8)
            stands = np.clip((1 + self.net.standings(table(self.rows), held)) / 2, UNSURE, 1 - UNSURE).tolist()

        values = Values(stands)
        attacks = [(values.of_branch(branch), branch.guess) for branch in branches]
        return Judged(values.of_leaf(stop), values.of_leaf(wrong), attacks)


class Values:
    """What the leaves of a tree make of everything above them."""

    def __init__(self, stands: list[float]) -> None:
        self.stands = stands
        self.known: dict[int, float] = {}  # by node

    def of_leaf(self, leaf: Leaf) -> float:
        return leaf.value if leaf.number == NONE else self.stands[leaf.number]

    def of_node(self, node: Node) -> float:
        found = self.known.get(id(node))
        if found is None:
            found = max([self.of_leaf(node.stop), *[self.of_branch(each) for each in node.branches]])
            self.known[id(node)] = found
        return found

    def of_branch(self, branch: Branch) -> float:
        right = self.of_node(branch.right)
        if branch.wrong is None:
            return right
        return branch.guess.chance * right + (1 - branch.guess.chance) * self.of_leaf(branch.wrong)


def likeliest(chances: Shares, width: int) -> list[Guess]:
    """One that is certain costs nothing, and no other is looked at."""
    flat = chances.ravel()
    count = min(width, len(flat))
    order: list[Any] = np.argpartition(-flat, count - 1)[:count].tolist()
    found = [Guess(float(flat[at]), at // PIECES, at % PIECES) for at in order if flat[at] > 0]
    found.sort(reverse=True)
    return found[:1] if found[0].chance > CERTAIN else found
