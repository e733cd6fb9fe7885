"""Da Vinci Code small enough to be solved: two players, the numbers 0 to 3, two pieces each, no pool.

Everything that happens is decided by the real rules; only the deal is smaller, and moves are numbered anew.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Final

from tablee.core.clocks import Clock
from tablee.core.draws import Draw
from tablee.core.events import EventLog
from tablee.core.game import Game, Rules
from tablee.core.standing import Standing
from tablee.core.words import Msg, msg
from tablee.games.davinci import GAME as DAVINCI
from tablee.games.davinci import rules
from tablee.games.davinci import state as moves
from tablee.games.davinci.events import Options
from tablee.games.davinci.state import BACK, NONE, State, colour_of
from tablee.games.davinci.views import View

VALUES: Final = 4
PIECES: Final = 2 * VALUES
HELD: Final = 2


def all_deals() -> list[list[list[int]]]:
    """Every way to deal, codes by seat; those with the commonest backs come first, so that a few are a riddle too."""
    deals: list[list[list[int]]] = []
    for code in combinations(range(PIECES), HELD):
        for other in combinations([piece for piece in range(PIECES) if piece not in code], HELD):
            deals.append([list(code), list(other)])
    common = Counter(map(backs, deals))
    return sorted(deals, key=lambda deal: (-common[backs(deal)], backs(deal), deal))


def backs(deal: list[list[int]]) -> tuple[int, ...]:
    """What everybody sees of it."""
    return tuple(colour_of(piece) for code in deal for piece in code)


DEALS: Final = all_deals()

GUESS: Final = 0  # + place * 4 + value, of the other's code
STOP: Final = GUESS + HELD * VALUES
SHOW: Final = STOP + 1  # + place


def real_move(seat: int, move: int) -> int:
    """The move as Da Vinci Code numbers it."""
    if move < STOP:
        return moves.guess(1 - seat, move // VALUES, move % VALUES)
    return moves.STOP if move == STOP else moves.show(move - SHOW)


def agrees(code: list[int], seen: list[int], denied: list[int]) -> bool:
    """Could these pieces stand where these faces and backs are seen?"""
    return all(
        piece == other or (BACK + colour_of(piece) == other and not (mask >> moves.value_of(piece)) & 1)
        for piece, other, mask in zip(code, seen, denied, strict=True)
    )


class Numbered:
    """Chance that deals by number: with as many deals as there are, each is dealt once."""

    def __init__(self, number: int) -> None:
        self.number = number

    def at(self, ply: int) -> None:
        """It is the same at every ply."""

    def below(self, n: int) -> int:
        return self.number % n

    def shuffle(self, items: list[int]) -> None:
        """The real deal's pool is not used."""


class Small:
    """The rules."""

    KEY = "davinci_small"
    SEATS = range(2, 3)
    MOVES = SHOW + HELD
    RULES = rules.RULES

    def deal(self, seats: int, first: int, options: Options, draw: Draw) -> State:
        state = rules.deal(seats, first, options, draw)
        state.codes = [list(code) for code in DEALS[draw.below(len(DEALS))]]
        state.pool = [[], []]
        state.setting_up = False
        state.ready = 0b11
        return state

    def legal(self, state: State, seat: int) -> list[int]:
        real = set(rules.legal(state, seat))
        return [move for move in range(self.MOVES) if real_move(seat, move) in real]

    def why_not(self, state: State, seat: int, move: int) -> Msg | None:
        if not 0 <= move < self.MOVES:
            return msg("refused-no-such-move")
        return rules.why_not(state, seat, real_move(seat, move))

    def play(self, state: State, seat: int, move: int, draw: Draw, log: EventLog) -> None:
        rules.play(state, seat, real_move(seat, move), draw, log)

    def sample(self, view: View, draw: Draw) -> State:
        """Deals are tried until one agrees with what is seen; there are few."""
        while True:
            codes = [list(code) for code in DEALS[draw.below(len(DEALS))]]
            if all(map(agrees, codes, view.codes, view.denied)):
                return self.dealt(view, codes)

    def dealt(self, view: View, codes: list[list[int]]) -> State:
        denied = [0] * moves.PIECES
        for code, masks in zip(codes, view.denied, strict=True):
            for piece, mask in zip(code, masks, strict=True):
                denied[piece] = mask
        return State(
            0, view.expert, view.no_penalty, codes, [[], []], view.shown, denied, False, view.ready, view.turn,
            NONE, NONE, view.guessed, view.owes, view.turns, 0, [0, 0], view.places[:], view.points[:], view.finished,
        )  # fmt: skip

    def clocks(self, state: State) -> list[Clock]:
        """Nobody is hurried."""
        return []

    def over(self, state: State) -> bool:
        return rules.over(state)

    def to_act(self, state: State) -> list[int]:
        return rules.to_act(state)

    def urgency(self, move: int) -> int:
        return rules.urgency(real_move(0, move))

    def fresh(self, state: State, seat: int, move: int, seen: int) -> bool:
        return True

    def view(self, state: State, seat: int | None) -> View:
        return rules.view(state, seat)

    def standing(self, state: State) -> Standing | None:
        return rules.standing(state)


class Describe:
    """Da Vinci Code's words."""

    def describe(self, view: View, move: int) -> Msg:
        return DAVINCI.describe.describe(view, real_move(view.turn, move))

    def path(self, view: View, move: int) -> list[Msg]:
        return DAVINCI.describe.path(view, real_move(view.turn, move))

    def lines(self, view: View) -> list[Msg]:
        return DAVINCI.describe.lines(view)


RULES: Rules[State, View, Options] = Small()
GAME = Game(RULES, Options, Describe(), DAVINCI.bot, DAVINCI.events, "dvc", observation=DAVINCI.observation)
