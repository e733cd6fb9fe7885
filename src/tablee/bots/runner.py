"""A match with bots at its seats, on the match's own clock: who acts next, and when.

Turns take a thinking time; races are decided by reaction time, never by seat (COM-3); where nobody acts, time does.
"""

from __future__ import annotations

from typing import NamedTuple

from tablee.core.draws import Draw
from tablee.core.events import hears
from tablee.core.game import Bot
from tablee.core.match import Match
from tablee.core.moves import ORDINARY, RACE, TABLE, Move, Seat
from tablee.core.races import DEAD_HEAT, FALLING, HUMAN, MS

FALSE_START_MS = HUMAN // MS  # nobody reacts faster: such a press is ignored
FALLING_MS = FALLING // MS  # after the end of a race a press is still meant for it, and void (COM-12)
DEAD_HEAT_MS = DEAD_HEAT // MS  # two paints cannot be told apart more finely: a coin decides


class Planned(NamedTuple):
    """Something due: a press with its moves, a thought whose move is chosen when it is due (no moves), a clock."""

    at: int
    seat: Seat
    moves: list[Move]


class PlannedPress(NamedTuple):
    """What a bot will do about a stimulus it saw at ply `seen`; no moves: it lets it go by."""

    seen: int
    at: int
    moves: list[Move]


class BotRunner:
    """Plays a match with bots: asks them, and does what is due next."""

    def __init__(self, match: Match, bots: dict[Seat, Bot], draw: Draw, think_ms: int = 1200) -> None:
        self.match = match
        self.bots = bots
        self.draw = draw
        self.think_ms = think_ms
        self.wait_ms: int | None = None  # from one move to the next, instead of a time to think
        self.heard = 0  # how many of the match's events the bots have heard
        self.thoughts: dict[Seat, int] = {}  # when a seat that is waited for will move
        self.presses: dict[Seat, PlannedPress] = {}
        self.raced_until: dict[Seat, int] = {}  # when a seat last saw that what it might press for is no more

    def play_out(self, most_steps: int = 1_000_000) -> Match:
        """Until the match is over."""
        for _ in range(most_steps):
            due = self.next_due()
            if due is None:
                break
            self.do(due)
        return self.match

    def next_due(self) -> Planned | None:
        """What happens next if nobody else acts before."""
        first = self.fastest(self.planned())
        clocks = self.match.clocks
        if clocks:
            clock = min(clocks, key=self.match.deadline)
            at = max(self.match.now, self.match.deadline(clock))
            if first is None or at < first.at:
                return Planned(at, TABLE, [clock.move])
        return first

    def planned(self) -> list[Planned]:
        """What the bots mean to do, as things stand."""
        self.listen()
        self.plan()
        planned = [Planned(at, seat, []) for seat, at in self.thoughts.items()]
        return planned + [Planned(press.at, seat, press.moves) for seat, press in self.presses.items() if press.moves]

    def join(self, seat: Seat, bot: Bot) -> None:
        """A bot sits down: it hears every event so far that its seat may know."""
        for addressed in self.match.happened[: self.heard]:
            if hears(addressed.to, seat):
                bot.hear(addressed.what)
        self.bots[seat] = bot

    def leave(self, seat: Seat) -> None:
        self.bots.pop(seat, None)
        self.thoughts.pop(seat, None)
        self.presses.pop(seat, None)

    def fastest(self, planned: list[Planned]) -> Planned | None:
        if not planned:
            return None
        best = min(due.at for due in planned)
        tied = [due for due in planned if due.at <= best + DEAD_HEAT_MS]
        first = tied[self.draw.below(len(tied))] if len(tied) > 1 else tied[0]
        return first._replace(at=best)  # they cannot be told apart, so a clock in between comes after them all

    def do(self, due: Planned) -> None:
        if due.seat == TABLE:
            self.match.tick(due.moves[0], due.at)
        else:
            self.match.play(due.seat, *self.decided(due), at=due.at)

    def decided(self, due: Planned) -> list[Move]:
        """What a bot does now that it is due; a thought is only now thought to its end."""
        seat = due.seat
        if due.moves:
            self.presses.pop(seat, None)
            return due.moves
        self.thoughts.pop(seat)
        return [self.bots[seat].choose(self.match.view(seat), self.ordinary(seat))]

    def listen(self) -> None:
        for addressed in self.match.happened[self.heard :]:
            for seat, bot in self.bots.items():
                if hears(addressed.to, seat):
                    bot.hear(addressed.what)
        self.heard = len(self.match.happened)

    def ordinary(self, seat: Seat) -> list[Move]:
        return [move for move in self.match.moves(seat) if self.match.game.rules.urgency(move) == ORDINARY]

    def racing(self, seat: Seat) -> list[Move]:
        return [move for move in self.match.moves(seat) if self.match.game.rules.urgency(move) != ORDINARY]

    def plan(self) -> None:
        """Every bot makes up its mind once about each thing it sees."""
        match = self.match
        acting = set(match.to_act)
        for seat, bot in self.bots.items():
            if seat not in acting or not self.ordinary(seat):
                self.thoughts.pop(seat, None)
            elif seat not in self.thoughts:
                self.thoughts[seat] = match.now + self.thinking_ms()
            racing = self.racing(seat) if seat in acting else []
            if seat in self.presses and not (racing and self.is_current(seat, racing)):
                del self.presses[seat]
                self.raced_until[seat] = match.now
            if racing and seat not in self.presses:
                self.presses[seat] = self.ask_for_press(seat, bot, racing)

    def thinking_ms(self) -> int:
        return self.think_ms // 2 + self.draw.below(self.think_ms) if self.wait_ms is None else self.wait_ms

    def hurry(self) -> None:
        """Who is waited for moves at once."""
        self.thoughts = dict.fromkeys(self.thoughts, self.match.now)

    def is_current(self, seat: Seat, racing: list[Move]) -> bool:
        """Is the press that was decided on still an answer to what this seat sees?"""
        press = self.presses.get(seat)
        if press is None or (press.moves and press.moves[0] not in racing):
            return False
        rules = self.match.game.rules
        return all(rules.fresh(self.match.state, seat, move, press.seen) for move in racing)

    def ask_for_press(self, seat: Seat, bot: Bot, racing: list[Move]) -> PlannedPress:
        match = self.match
        answer = bot.answer(match.view(seat), racing)
        if answer is None or answer[0] < FALSE_START_MS:
            return PlannedPress(match.state.ply, match.now, [])
        at, moves = match.now + answer[0], answer[1]
        if moves and seat in self.raced_until and match.game.rules.urgency(moves[0]) == RACE:
            at = max(at, self.raced_until[seat] + FALLING_MS)
        return PlannedPress(match.state.ply, at, moves)
