"""Hints at a live table: for one person with robots, thought of where bots think, from that person's view alone."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from msgspec.json import encode

from tablee.bots.advice import adviser, hint
from tablee.core.match import Match
from tablee.core.moves import Seat
from tablee.core.scenes import Hint
from tablee.core.words import msg
from tablee.protocol import journal as rows
from tablee.protocol.errors import Refusal
from tablee.protocol.messages import Ack, AskHint, Hinted, No
from tablee.table.model.ports import HintThought, Ports
from tablee.table.model.table import Table
from tablee.table.model.viewer import Viewer
from tablee.table.play.race import Commit

Job = Callable[[], Awaitable[None]]
TRIES = 4  # at a table where things happen while one is thought of


class Known:
    """A hint that need not be thought of any more."""

    def __init__(self, found: Hint | None) -> None:
        self.found = found

    def done(self) -> bool:
        return True

    def result(self) -> Hint | None:
        return self.found

    def cancel(self) -> None:
        """It is there already."""


class Asked(NamedTuple):
    """A hint that somebody waits for."""

    viewer: Viewer
    id: str
    seat: Seat
    match: Match
    view: Any
    thought: HintThought
    tries: int  # that are left


class Hints:
    def __init__(self, table: Table, ports: Ports, commit: Commit, put: Callable[[Job], None]) -> None:
        self.table = table
        self.ports = ports
        self.commit = commit
        self.put = put  # into the table's inbox
        self.asked: Asked | None = None
        self.last: tuple[Match, Any, Hint | None] | None = None  # the last one, and what was seen then
        self.still_for: tuple[Match, Seat] | None = None  # one is open that the table stands still for

    @property
    def is_still(self) -> bool:
        """Does the table stand still? Not for somebody whom a robot plays for by now."""
        if self.still_for is None:
            return False
        match, seat = self.still_for
        return self.table.match is match and self.table.chairs[seat].is_played_by_a_person

    def ask(self, viewer: Viewer, asked: AskHint, is_covered: bool) -> None:
        """Begin to think; once for each thing that is seen, however often somebody asks. The answer comes later."""
        self.think(viewer, asked.id, self.seat_of(viewer, asked, is_covered), TRIES)

    def think(self, viewer: Viewer, id: str, seat: Seat, tries: int) -> None:
        match = self.table.live_match()
        view = match.view(seat)
        if self.last is not None and self.last[0] is match and self.last[1] == view:
            thought: HintThought = Known(self.last[2])
        elif self.ports.advise is None:
            thought = Known(hint(match.game, adviser(match, seat), view, match.moves(seat)))
        else:
            thought = self.ports.advise(match.game, adviser(match, seat), view, match.moves(seat), self.is_thought)
        self.asked = Asked(viewer, id, seat, match, view, thought, tries - 1)
        if thought.done():
            self.is_thought()

    def is_thought(self) -> None:
        self.put(self.tell)

    def seat_of(self, viewer: Viewer, asked: AskHint, is_covered: bool) -> Seat:
        """Whose hint it is; Refusal, where there is none to be had."""
        table = self.table
        mine = table.seats_of(viewer.person)
        seat = asked.seat if asked.seat is not None else next(iter(mine), None)
        if seat is None or seat not in mine:
            raise Refusal("not-your-seat", msg("house-not-your-seat"))
        if not table.is_playing:
            raise Refusal("not-playing", msg("house-not-playing"))
        if is_covered:
            raise Refusal("paused", msg("house-paused"))
        if table.only_person != viewer.person:
            raise Refusal("not-alone", msg("house-not-alone"))
        if table.chairs[seat].resigned:
            raise Refusal("resigned", msg("house-resigned"))
        if table.live_match().game.hints is None or table.setup.day:
            raise Refusal("no-hints", msg("house-no-hints"))
        if self.asked is not None:
            raise Refusal("hint-waits", msg("house-hint-waits"))
        return seat

    async def tell(self) -> None:
        """What was thought of, to who asked. That there was a hint is durable first."""
        asked = self.asked
        if asked is None or not asked.thought.done():
            return
        try:
            found = self.found(asked)
        except Refusal as failed:
            self.asked = None
            self.answer(asked, No(code=failed.code, why=failed.why, id=asked.id))
            return
        if found is None and self.is_past(asked) and asked.tries and self.has_to_choose(asked):
            self.think(asked.viewer, asked.id, asked.seat, asked.tries)  # of what somebody else did meanwhile, too
            return
        if found is not None and asked.seat not in self.table.hinted:
            await self.commit(rows.Hinted(at=self.table.at, seat=asked.seat))
        self.asked = None
        if found is None:
            self.refuse(asked)
            return
        self.still_for = (asked.match, asked.seat) if found.still else None
        self.answer(asked, Ack(id=asked.id))
        shown = Hinted(
            id=asked.id, sentence=found.sentence, choices=found.choices, areas=found.areas, still=found.still
        )
        asked.viewer.line.send(encode(shown))

    def found(self, asked: Asked) -> Hint | None:
        """Nothing, if there is nothing to say, or if it is about what is past; Refusal, if thinking failed."""
        found = asked.thought.result()
        self.last = (asked.match, asked.view, found)
        return None if self.is_past(asked) else found

    def is_past(self, asked: Asked) -> bool:
        return self.table.match is not asked.match or asked.match.view(asked.seat) != asked.view

    def has_to_choose(self, asked: Asked) -> bool:
        return self.table.match is asked.match and bool(asked.match.moves(asked.seat))

    def close_for(self, viewer: Viewer) -> str:
        """Who asked looks at it no more, or does not wait for it any more."""
        if viewer.person == self.table.only_person:
            self.still_for = None
            if self.asked is not None:
                asked, self.asked = self.asked, None
                asked.thought.cancel()
                self.refuse(asked)
        return "done"

    def refuse(self, asked: Asked) -> None:
        self.answer(asked, No(code="no-hint", why=msg("house-no-hint"), id=asked.id))

    def answer(self, asked: Asked, answer: Ack | No) -> None:
        written = encode(answer)
        asked.viewer.remember(asked.id, written)
        asked.viewer.line.send(written)
