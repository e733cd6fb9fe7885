"""A match as rounds, for those who ask one player after the other or all at once.

In a round everybody who may act is asked once, none of them knowing what the others answer. Then it all happens: pleas,
presses, what the table was waiting for; of equals a coin says who was first, and who comes too late has done nothing.
A round takes a second. Where all wait, time goes on to the next thing that it does by itself.
"""

from __future__ import annotations

from typing import Any

from tablee.core import options as option_reader
from tablee.core.clocks import Clock, paced
from tablee.core.draws import Draw, FastDraw
from tablee.core.events import AddressedEvent
from tablee.core.game import AnyGame
from tablee.core.match import BadSeats, opener
from tablee.core.moves import FREE, ORDINARY, PLEA, RACE, TABLE, Move, Seat
from tablee.core.options import Options
from tablee.core.standing import rewards

ROUND_MS = 1000
ORDER = {PLEA: 0, RACE: 1, ORDINARY: 2, FREE: 3}  # as in races: a press goes before what nobody hurries for


def usual_seats(game: AnyGame, seats: int | None) -> int:
    """As many as were asked for, or four, or as many as can play."""
    chosen = max(game.seats[0], min(4, game.seats[-1])) if seats is None else seats
    if chosen not in game.seats:
        raise BadSeats(f"{game.key} is played by {game.seats[0]} to {game.seats[-1]}, not by {chosen}")
    return chosen


def read_options(game: AnyGame, given: dict[str, Any]) -> Options:
    chosen: Options = option_reader.read(game.options, game.prefix, given)
    return chosen


class Rounds:
    """A match played without checks: whoever answers for a seat has looked at its moves."""

    __slots__ = (
        "answers",
        "asked",
        "draw",
        "game",
        "log",
        "most_rounds",
        "now",
        "options",
        "rounds",
        "seats",
        "state",
        "times",
    )  # fmt: skip

    def __init__(
        self, game: AnyGame, seats: int, options: Options, draw: Draw, most_rounds: int | None = None, log: bool = False
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.draw = draw
        self.draw.at(0)
        self.state: Any = game.rules.deal(seats, opener(options, seats, self.draw), options, self.draw)
        self.log: list[AddressedEvent] | None = [] if log else None
        self.times = [0]  # when each ply was played
        self.now = 0
        self.rounds = 0
        self.most_rounds = most_rounds
        self.asked: list[Seat] = []  # who has not answered yet in this round
        self.answers: list[tuple[Seat, Move]] = []  # without those who wait
        self.ask()

    @property
    def wait(self) -> Move:
        """The move of who lets it go by: one more than the game has."""
        return self.game.moves

    @property
    def over(self) -> bool:
        return self.game.rules.over(self.state)

    @property
    def cut(self) -> bool:
        """As many rounds were played as there shall be, and nobody has won."""
        return self.rounds == self.most_rounds and not self.over

    # ---- what a seat may do

    def legal(self, seat: Seat) -> list[Move]:
        """The moves of a seat that is asked, sorted; waiting comes last, unless the table waits for this seat."""
        moves = self.game.rules.legal(self.state, seat)
        urgency = self.game.rules.urgency
        for move in moves:
            if urgency(move) == ORDINARY:
                return moves
        return [*moves, self.game.moves]

    def answer(self, seat: Seat, move: Move) -> None:
        """What the next of those asked does. With the last answer the round is played."""
        self.asked.remove(seat)
        if move != self.game.moves:
            self.answers.append((seat, move))
        if not self.asked:
            self.play_round()

    # ---- a round

    def play_round(self) -> None:
        if self.answers:
            self.now += ROUND_MS
            self.play_answers()
        else:
            self.let_time_pass()
        self.rounds += 1
        self.ask()

    def play_answers(self) -> None:
        rules, seen = self.game.rules, self.state.ply
        answers, self.answers = self.answers, []
        if len(answers) == 1:
            self.play(*answers[0])
            return
        for seat, move in self.in_order(answers):
            if rules.fresh(self.state, seat, move, seen) and move in rules.legal(self.state, seat):
                self.play(seat, move)

    def in_order(self, answers: list[tuple[Seat, Move]]) -> list[tuple[Seat, Move]]:
        self.draw.at(-1 - self.rounds)  # a label that no ply has
        order = list(range(len(answers)))
        self.draw.shuffle(order)
        urgency = self.game.rules.urgency
        return sorted([answers[i] for i in order], key=lambda answer: ORDER[urgency(answer[1])])

    def play(self, seat: Seat, move: Move) -> None:
        self.draw.at(self.state.ply + 1)
        self.game.rules.play(self.state, seat, move, self.draw, self.log)
        self.times.append(self.now)

    def ask(self) -> None:
        """Time does what is due, and whatever it does while nobody can act; then everybody who may is asked."""
        rules, state = self.game.rules, self.state
        self.asked = []
        if self.rounds == self.most_rounds:
            return
        while not rules.over(state):
            acting = rules.to_act(state)
            clock = self.next_clock()
            if clock is None or (acting and self.deadline(clock) > self.now):
                self.asked = acting
                return
            self.tick(clock)

    # ---- time

    def next_clock(self) -> Clock | None:
        clocks = paced(self.game.rules.clocks(self.state), self.options.pace, self.game.rules.to_act(self.state))
        if len(clocks) < 2:
            return clocks[0] if clocks else None
        return min(clocks, key=self.deadline)

    def deadline(self, clock: Clock) -> int:
        return self.times[clock.since] + clock.ms

    def tick(self, clock: Clock) -> None:
        self.now = max(self.now, self.deadline(clock))
        self.play(TABLE, clock.move)

    def let_time_pass(self) -> None:
        """Nobody did anything: on to the next thing that time does. Where it does nothing, another round begins."""
        clock = self.next_clock()
        if clock is not None:
            self.tick(clock)

    # ---- other worlds

    def copy(self) -> Rounds:
        twin = object.__new__(Rounds)
        twin.game, twin.seats, twin.options, twin.draw = self.game, self.seats, self.options, self.draw
        twin.state, twin.times, twin.now, twin.rounds = self.state.copy(), self.times[:], self.now, self.rounds
        twin.most_rounds, twin.asked, twin.answers = self.most_rounds, self.asked[:], self.answers[:]
        twin.log = None if self.log is None else self.log[:]
        return twin

    def sample(self, seat: Seat, seed: int) -> Rounds:
        """A match this seat could be in for all it knows, with a chance of its own, and this seat is asked. Those asked
        before it in this round may have answered anything: they are asked again."""
        rules = self.game.rules
        world = self.copy()
        world.draw = FastDraw(seed)
        world.state = rules.sample(rules.view(self.state, seat), world.draw)
        world.times = [self.now] * (world.state.ply + 1)
        world.asked = [seat, *(other for other in rules.to_act(world.state) if other != seat)]
        world.answers = []
        return world

    def rewards(self) -> list[float]:
        return rewards(self.game.rules.standing(self.state) if self.over else None, self.seats)
