"""Matches that are over, opened to be seen again by several together: the frames are those of any replay."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterator, Sequence
from typing import Any

from tablee.core.art import ROBOTS
from tablee.core.game import LEVELS
from tablee.core.match import Match
from tablee.core.moves import Seat
from tablee.core.records import BadRecord, Record
from tablee.core.words import msg
from tablee.matches.branches import can_branch
from tablee.matches.replay import steps
from tablee.protocol.errors import Refusal
from tablee.protocol.ids import device_of
from tablee.protocol.messages import Frame, SeatInfo
from tablee.server.content.playback import Offers, Playback
from tablee.stores.base import Player
from tablee.table.model.robots import namesakes

REMEMBERED = 200  # people whose pictures have addresses

Frames = dict[str, Frame]
Run = Callable[..., Coroutine[Any, Any, Frames]]  # elsewhere than on the event loop


class PastMatch:
    """One that is walked through: forwards step by step, backwards from the deal on."""

    def __init__(self, record: Record, players: Sequence[Player], album: Offers, run: Run) -> None:
        self.record = record
        self.players = players
        self.album = album
        self.run = run
        self.game = record.game
        self.total = len(record.moves) + 1
        self.people = [device_of(each.person) if each.person else "" for each in players]
        self.can_branch = can_branch(record.game)
        self.walk: Iterator[Match] = iter(())
        self.match: Match | None = None
        self.at = -1
        self.heard = 0  # what had happened before the last step
        self.seen: dict[str, tuple[Seat | None, dict[str, str]]] = {}  # by whose eyes, and addresses of pictures

    def seats(self, person: str) -> list[SeatInfo]:
        return seats_of(self.players, person)

    async def look(self, at: int, eyes: dict[str, Seat | None]) -> Frames:
        try:
            return await self.run(self.frames, at, eyes)
        except BadRecord as error:
            raise Refusal("no-replay", msg("house-web-no-replay")) from error

    def forget(self, person: str) -> None:
        """They come with a page that has none of the pictures."""
        self.seen.pop(person, None)

    # ---- in a thread

    def frames(self, at: int, eyes: dict[str, Seat | None]) -> Frames:
        match = self.go_to(at)
        if len(self.seen) > REMEMBERED:
            self.seen = {}
        return {person: self.frame(match, person, seat) for person, seat in eyes.items()}

    def go_to(self, at: int) -> Match:
        if self.match is None or at < self.at:
            self.walk, self.at, self.heard, self.seen = steps(self.record), -1, 0, {}
        while self.at < at:
            self.heard = len(self.match.happened) if self.match is not None and self.at >= 0 else 0
            self.match = next(self.walk)
            self.at += 1
        assert self.match is not None
        return self.match

    def frame(self, match: Match, person: str, seat: Seat | None) -> Frame:
        """With what was told at this step. Pictures keep their addresses for as long as somebody goes on through the
        match by the same eyes."""
        playback = Playback(match, seat, self.album)
        playback.skip(self.heard)
        before, addresses = self.seen.get(person, (seat, {}))
        playback.addresses = addresses if before == seat else {}
        found = playback.frame()
        self.seen[person] = (seat, playback.addresses)
        return found


def seats_of(found: Sequence[Player], person: str) -> list[SeatInfo]:
    """Who had which seat, as this person sees them. Beside older records a bot has the number of its seat: that is a
    robot's, too."""
    robots = [ROBOTS[player.animal % len(ROBOTS)] if player.bot else "" for player in found]
    return [
        SeatInfo(
            name=player.name,
            who="bot" if player.bot else "person",
            mine=bool(player.person) and device_of(player.person) == device_of(person),
            bot=player.bot,
            here=True,
            animal=0 if player.bot else player.animal,
            robot=robot,
            level=player.bot if player.bot in LEVELS else "",
            second=second,
        )
        for player, robot, second in zip(found, robots, namesakes(robots), strict=True)
    ]
