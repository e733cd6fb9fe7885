"""The bots of a match at a live table: who of them sits where, what they mean to do, and thoughts made elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from tablee.bots.runner import BotRunner, Planned, PlannedPress
from tablee.core.draws import FastDraw
from tablee.core.game import Bot, ponders
from tablee.core.match import Match
from tablee.core.moves import Move, Seat
from tablee.table.model.pace import RobotPace
from tablee.table.model.ports import Ports, Thought
from tablee.table.model.table import Table


class Pondering(NamedTuple):
    """What a bot is thinking about elsewhere."""

    ply: int  # up to which nothing has changed for it
    view: Any
    moves: list[Move]
    thought: Thought


class BotSeats:
    def __init__(self, table: Table, ports: Ports, wake: Callable[[], None], pace: RobotPace) -> None:
        self.table = table
        self.ports = ports
        self.wake = wake
        self.pace = pace
        self.match: Match = table.live_match()
        seed = 0 if table.setup.day else ports.seed()  # nothing about a deal of the day is by chance of its own
        self.runner = BotRunner(self.match, {}, FastDraw(seed))
        self.pondering: dict[Seat, Pondering] = {}

    def seat_bots(self) -> None:
        """Bots sit where the table says."""
        wanted = {seat: chair.bot for seat, chair in enumerate(self.table.chairs) if chair.bot}
        for seat in [seat for seat in self.runner.bots if seat not in wanted]:
            self.runner.leave(seat)
            self.think_no_more(seat)
        for seat, name in wanted.items():
            if seat not in self.runner.bots:
                self.runner.join(seat, self.new_bot(name, seat))

    def new_bot(self, name: str, seat: Seat) -> Bot:
        setup, played = self.table.setup, self.match.game
        return self.ports.deals.bot(setup, played, seat) if setup.day else self.ports.bot(name, played, seat)

    def planned(self) -> list[Planned]:
        """What bots mean to do and could do now; times are the match's."""
        if not self.runner.bots or self.match.over:
            return []
        self.runner.wait_ms = self.pace.wait_ms if self.table.only_person else None
        found = self.runner.planned()
        if self.table.setup.day:
            found = self.in_order(found)
        for seat in self.pondering.keys() - self.runner.thoughts.keys():
            self.think_no_more(seat)
        return [each for each in found if each.moves or self.has_thought(each.seat)]

    def in_order(self, planned: list[Planned]) -> list[Planned]:
        """For a deal of the day: where several may act at once, the person does first, then one robot after the other,
        whoever has thought faster. Then nothing depends on time."""
        if any(self.runner.ordinary(seat) for seat in self.table.awaited):
            return []
        return sorted(planned, key=lambda each: each.seat)[:1]

    def has_thought(self, seat: Seat) -> bool:
        """Can a bot move as soon as it is time? One that ponders begins at once, elsewhere, and again if what it sees
        has changed meanwhile."""
        bot = self.runner.bots[seat]
        if self.ports.ponder is None or not ponders(bot):
            return True
        begun = self.pondering.get(seat)
        if begun is None or begun.ply != self.match.state.ply:
            view, moves = self.match.view(seat), self.runner.ordinary(seat)
            if begun is not None and (begun.view, begun.moves) == (view, moves):
                thought = begun.thought
            else:
                self.think_no_more(seat)
                thought = self.ports.ponder(bot, view, moves, self.wake)
            begun = self.pondering[seat] = Pondering(self.match.state.ply, view, moves, thought)
        return begun.thought.done()

    def think_no_more(self, seat: Seat) -> None:
        if seat in self.pondering:
            self.pondering.pop(seat).thought.cancel()

    def decided(self, due: Planned) -> list[Move]:
        """What a bot does now that it is due."""
        if due.moves or due.seat not in self.pondering:
            return self.runner.decided(due)
        self.runner.thoughts.pop(due.seat)
        return [self.pondering.pop(due.seat).thought.result()]

    def seen_by(self, due: Planned) -> int:
        """The ply that a press answers."""
        return self.runner.presses[due.seat].seen if due.moves else 0

    def press_is_made(self, due: Planned, seen: int) -> None:
        """Its mind is made up until the press is judged."""
        self.runner.presses[due.seat] = PlannedPress(seen, due.at, [])

    def press_was_played(self, seat: Seat) -> None:
        """A bot may press again; one whose press came to nothing would press for nothing again."""
        self.runner.presses.pop(seat, None)
