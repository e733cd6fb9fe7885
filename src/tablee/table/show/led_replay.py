"""A match of a table that is over, seen again together: one of those who played it leads, others follow for as long as
they like. Who played it sees it by the eyes the leader chose; all others see what a spectator saw, always."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
from msgspec.json import encode
from msgspec.structs import replace

from tablee.core.moves import Seat
from tablee.core.races import MS
from tablee.core.words import msg
from tablee.protocol.errors import Refusal
from tablee.protocol.messages import Follow, Frame, Lead, Together
from tablee.table.model.pace import Pace
from tablee.table.model.ports import PastMatch
from tablee.table.model.viewer import Viewer
from tablee.table.show.audience import Audience

AT_ONCE, EVERY = 30, 120 * MS  # steps in a row, and then one in so many hundredths of a millisecond
COMES_BACK = 8000 * MS  # how long a leader may be away before somebody else leads


class LedReplay:
    def __init__(self, audience: Audience) -> None:
        self.audience = audience
        self.table = audience.table
        self.ports = audience.ports
        self.pace = Pace(AT_ONCE, EVERY)
        self.past: PastMatch | None = None
        self.leader = ""
        self.shown = Lead(id="-", record="")  # what the leader last asked for
        self.apart: set[str] = set()  # those who do not follow
        self.known: dict[Seat | None, frozenset[str]] = {}  # what can be pointed at, by the eyes it is seen with
        self.gone_at: int | None = None  # since when the leader is away

    # ---- what people ask for

    async def lead(self, viewer: Viewer, asked: Lead) -> str:
        past = await self.opened(viewer, asked)
        asked = replace(asked, at=min(asked.at, past.total - 1))
        is_same = (asked.record, asked.at, asked.eyes) == (self.shown.record, self.shown.at, self.shown.eyes)
        if past is not self.past:
            self.apart.clear()
        self.apart.discard(viewer.person)
        frames = {} if is_same and past is self.past else await self.frames(past, asked, self.followers(past))
        self.past, self.leader, self.shown = past, viewer.person, asked
        self.gone_at = None if viewer in self.audience.viewers else self.ports.now()
        self.tell(frames)
        if asked.at == past.total - 1 and any(each.person != self.leader for each in self.followers(past)):
            self.ports.deed(self.leader, "led")
        return "done"

    async def opened(self, viewer: Viewer, asked: Lead) -> PastMatch:
        """The match somebody would show; Refusal, where they may not."""
        if self.table.is_playing:
            raise Refusal("playing", msg("house-between-matches"))
        if self.past is not None and viewer.person != self.leader and not asked.take:
            raise Refusal("led", msg("house-led"))
        if not self.pace.allow(viewer.person, self.ports.now()):
            raise Refusal("too-fast", msg("house-too-fast"))
        past = self.past if asked.record == self.shown.record else await self.found(viewer, asked.record)
        if past is None or viewer.person not in past.people:
            raise Refusal("no-such-record", msg("house-web-no-such-record"))
        if asked.eyes is not None and asked.eyes >= len(past.people):
            raise Refusal("no-such-seat", msg("refused-no-such-seat", seats=len(past.people)))
        return past

    async def found(self, viewer: Viewer, record: str) -> PastMatch | None:
        """Of this table's own matches. A deal of the day is shut until the day is over."""
        is_ours = record.startswith(f"{self.table.id}-") and not self.table.setup.day
        return await self.ports.past(record, viewer.person) if is_ours else None

    async def follow(self, viewer: Viewer, asked: Follow) -> str:
        if self.past is None:
            raise Refusal("nobody-leads", msg("house-nobody-leads"))
        if not self.pace.allow(viewer.person, self.ports.now()):
            raise Refusal("too-fast", msg("house-too-fast"))
        if asked.on:
            self.apart.discard(viewer.person)
            await self.welcome(viewer)
        elif viewer.person == self.leader:
            self.end()
        else:
            self.apart.add(viewer.person)
            self.tell({})
        return "done"

    # ---- who comes and goes

    async def welcome(self, viewer: Viewer) -> None:
        """Whoever comes lands in it."""
        past = self.past
        if past is None:
            return
        if viewer.person == self.leader:
            self.gone_at = None
        past.forget(viewer.person)
        self.tell(await self.frames(past, self.shown, [each for each in self.followers(past) if each is viewer]))

    def left(self, viewer: Viewer) -> None:
        if self.past is not None:
            if viewer.person == self.leader:
                self.gone_at = self.ports.now()
            self.tell({})

    def look_after(self) -> None:
        """A new match ends it; a leader who stays away hands it on, if there is anybody."""
        if self.past is None:
            return
        if self.table.is_playing or self.table.closed:
            self.end()
        elif self.gone_at is not None and self.ports.now() - self.gone_at >= COMES_BACK:
            self.hand_on(self.past)

    def wakes(self) -> list[int]:
        return [] if self.gone_at is None else [self.gone_at + COMES_BACK]

    def hand_on(self, past: PastMatch) -> None:
        following = [viewer.person for viewer in self.followers(past) if viewer.person in past.people]
        if not following:
            self.end()
            return
        self.leader, self.gone_at = following[0], None
        self.shown = replace(self.shown, playing=False, point=None)
        self.tell({})

    def end(self) -> None:
        self.past, self.leader, self.gone_at = None, "", None
        self.shown = Lead(id="-", record="")
        self.apart.clear()
        self.known = {}
        ended = encode(Together())
        for viewer in self.audience.viewers:
            if viewer.together:
                viewer.together = b""
                viewer.line.send(ended)

    # ---- what they see

    def may_see(self, viewer: Viewer, past: PastMatch) -> bool:
        return viewer.is_welcome and (viewer.person in past.people or self.audience.may_see(viewer))

    def followers(self, past: PastMatch) -> list[Viewer]:
        return [
            viewer for viewer in self.audience.viewers if viewer.person not in self.apart and self.may_see(viewer, past)
        ]

    async def frames(self, past: PastMatch, asked: Lead, viewers: Iterable[Viewer]) -> dict[str, Frame]:
        """Of the moment that is asked for, by person."""
        eyes = {viewer.person: asked.eyes if viewer.person in past.people else None for viewer in viewers}
        found = await past.look(asked.at, eyes)
        if (asked.record, asked.at) != (self.shown.record, self.shown.at):
            self.known = {}
        for person, seat in eyes.items():
            if seat not in self.known:
                self.known[seat] = frozenset(names_in(msgspec.to_builtins(found[person])))
        return found

    def tell(self, frames: dict[str, Frame]) -> None:
        """Everybody hears how it stands, if that is new to them; those who follow see their frame."""
        past = self.past
        if past is None:
            return
        following = {viewer.person for viewer in self.followers(past)}
        for viewer in self.audience.viewers:
            if not self.may_see(viewer, past):
                continue
            told = self.told(past, viewer.person, following)
            frame = frames.get(viewer.person) if told.follows else None
            written = encode(told)
            if written != viewer.together or frame is not None:
                viewer.together = written
                viewer.line.send(encode(replace(told, frame=frame)))

    def told(self, past: PastMatch, person: str, following: set[str]) -> Together:
        shown, people = self.shown, past.people
        return Together(
            record=shown.record,
            game=past.game,
            at=shown.at,
            total=past.total,
            eyes=shown.eyes,
            point=shown.point if self.can_point(shown, person in people) else None,
            playing=shown.playing,
            leader=people.index(self.leader) if self.leader in people else -1,
            players=past.seats(person),
            leads=person == self.leader,
            may_lead=person in people,
            follows=person in following,
            following=[seat for seat, who in enumerate(people) if who in following],
            watchers=len(following - {*people}),
            branch=past.can_branch,
        )

    def can_point(self, shown: Lead, played: bool) -> bool:
        """Only at what the receiver sees: what lies in somebody's hand has a name that tells what it is."""
        known = self.known.get(shown.eyes if played else None, frozenset())
        return shown.point is not None and shown.point.zone in known


def names_in(scene: Any) -> Iterator[str]:
    """The ids of all zones and the keys of all pieces."""
    if isinstance(scene, dict):
        yield from (scene[name] for name in ("id", "key") if isinstance(scene.get(name), str))
        for part in scene.values():
            yield from names_in(part)
    elif isinstance(scene, list | tuple):
        for part in scene:
            yield from names_in(part)
