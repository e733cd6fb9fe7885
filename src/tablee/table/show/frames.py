"""What each viewer is sent: the table encoded once for everybody, one's own part besides, and nothing at all when
nothing changed for them."""

from __future__ import annotations

from functools import lru_cache, partial

import msgspec
from msgspec.json import encode

from tablee.core.clocks import SECRET, Clock
from tablee.core.events import ALL, differs_for, hears
from tablee.core.game import AnyGame
from tablee.core.moves import Move, Seat
from tablee.core.scenes import Cover, Mine, WrittenMine, written_mine
from tablee.core.words import msg
from tablee.table.model.hold import Held, Hold
from tablee.table.model.ports import Pictures
from tablee.table.model.table import Table
from tablee.table.model.viewer import Body, Viewer, was_seen
from tablee.table.show.frame_bytes import SceneWriter
from tablee.table.show.race_times import NEVER, races_from
from tablee.table.show.said import EventNumbers, concerned, written_to
from tablee.table.show.sealed_images import has_seals, under_seal

MISSED = 60  # words told again after a break, at most


class FrameBuilder:
    """One look at the table, for as many viewers as there are."""

    def __init__(
        self, table: Table, pictures: Pictures, covered: bool, at: int = 0, now: int = 0, hold: Hold | None = None,
        numbers: EventNumbers | None = None,
    ) -> None:  # fmt: skip
        self.table = table
        self.pictures = pictures
        self.at = at  # by the table's clock
        self.now = now  # by the server's
        self.covered = covered  # nobody sees anything: in a pause, and until people are back after a restart
        self.hold = hold  # of the pictures, if there are any to be waited for
        self.has_pictures = hold is not None and hold.has_pictures  # else nobody's start is ever held back
        self.match = table.live_match()
        self.happened = self.match.happened
        self.written = None if covered or self.has_pictures else self.match.game.written
        self.lies_there: list[bytes] = []  # once somebody has asked for it
        self.own: dict[Seat | None, WrittenMine] = {}
        self.writer = SceneWriter()
        self.asked: dict[Seat, list[Move]] = {}  # what each seat may do
        self.speaks_of: dict[int, list[Seat]] = {}  # whom each event concerns
        self.said: dict[tuple[int, Seat | None], bytes] = {}  # events as they are told; to None, whom they leave alone
        self.told_apart: dict[int, set[Seat]] = {}  # by the first event that is new, who is not told as a spectator is
        self.news: dict[tuple[int, Seat | None], tuple[bytes, int]] = {}  # what is new from there on, to each of these
        self.numbers = numbers or EventNumbers()  # of what happened
        self.rest = self.written_once()

    # ---- the scene

    def body(self, viewer: Viewer) -> Body:
        """All of a frame that can be compared with the one before: many share the same table."""
        seat = viewer.looking
        described = seat is not None and self.table.chairs[seat].described
        shared = [] if described or self.covered else self.lies_there or self.everybodys()
        end = b',"seat":%d' % seat if seat is not None else drawn(curtain(self.table, viewer))
        if held := self.held(viewer):
            end += b',"held":"%b"' % held.encode()
        own = self.mine(viewer, described)
        if self.match.game.ahead is not None:
            end += self.ahead(viewer, described)
        return self.rest, shared, own, end

    def scene(self, viewer: Viewer, body: Body) -> list[bytes]:
        """What is sent of it: all, or what is different from the frame before where this viewer can add the rest."""
        before, viewer.body = viewer.body, body
        if not viewer.takes_parts or not was_seen(before):
            viewer.part = 0
            return self.writer.whole(body)
        viewer.part += 1
        return self.writer.part(viewer.part, before, body)

    def everybodys(self) -> list[bytes]:
        """What lies there for all, encoded once."""
        view = self.match.view(None)
        self.lies_there = self.match.game.write_table(view) if self.written is None else self.written.table(view)
        return self.lies_there

    def written_once(self) -> bytes:
        """What else is the same for all."""
        table = self.table
        start = b'"match":%d,"stimulus":%d,"clocks":%b' % (table.current, table.stimulus.number, self.running())
        if self.hold is not None and self.hold.keys:
            start += b',"pictures":%d' % self.hold.number
        races = races_from(self.match, table.dealt_at) if table.is_playing else NEVER
        if races != NEVER:
            start += b',"races_from":%d' % races
        return start + b',"over":true,"places":' + encode(table.places()) if self.match.over else start

    def mine(self, viewer: Viewer, described: bool) -> WrittenMine:
        """One viewer's own part. Pictures under seal have addresses of their own for each viewer; without any, those
        who only watch share theirs."""
        seat = viewer.looking
        own = self.own.get(seat)
        if own is None and self.written is not None and not described:
            own = self.own[seat] = self.written.mine(self.match.view(seat), self.offered(viewer))
        elif own is None:
            found = self.own_part(viewer, described)
            if has_seals(found):
                return written_mine(self.under_seal(viewer, found))
            own = self.own[seat] = written_mine(found)
        if viewer.addresses and not self.covered:  # a pause hides pictures, and does not change them
            self.under_seal(viewer, Mine(msg("house-paused")))
        return own

    def own_part(self, viewer: Viewer, described: bool) -> Mine:
        if self.covered:
            return Mine(msg("house-paused"), cover=Cover(msg("house-paused"), list(range(self.match.seats))))
        found = self.match.game.mine(self.match.view(viewer.looking), self.offered(viewer), described)
        waits = self.hold.prompt(viewer) if self.hold is not None and self.has_pictures else None
        return found if waits is None else msgspec.structs.replace(found, prompt=waits)

    @property
    def is_held(self) -> bool:
        return self.hold is not None and self.hold.is_on

    def held(self, viewer: Viewer) -> Held:
        """Whose pictures this viewer waits for."""
        return self.hold.holds(viewer) if self.has_pictures and self.hold is not None and not self.covered else ""

    def offered(self, viewer: Viewer) -> list[Move]:
        """What a viewer may do: nothing before the pictures are there."""
        return [] if self.has_pictures and self.held(viewer) else self.moves(viewer.looking)

    def moves(self, seat: Seat | None) -> list[Move]:
        if seat is None:
            return []
        found = self.asked.get(seat)
        if found is None:
            found = self.asked[seat] = self.match.moves(seat)
        return found

    def under_seal(self, viewer: Viewer, found: Mine) -> Mine:
        """With addresses instead of names; what lies there no more has lost its own."""
        written, kept, viewer.pictures = under_seal(found, viewer.addresses, partial(self.offer, viewer))
        for key, address in viewer.addresses.items():
            if key not in kept:
                self.pictures.forget(address)
        viewer.addresses = kept
        return written

    def offer(self, viewer: Viewer, face: str) -> str:
        """An address for a picture that is shown; with its key, if it was sent ahead."""
        sent = viewer.ahead.pop(face, None)
        return self.pictures.offer(face) if sent is None else "#".join(sent)

    def ahead(self, viewer: Viewer, described: bool) -> bytes:
        """Pictures that may come next, for a page that can open them later: their addresses, without the keys."""
        upcoming, seat = self.match.game.ahead, viewer.looking
        if upcoming is None or seat is None or self.covered:
            return b""
        wanted = upcoming(self.match.state, seat) if viewer.paints and not described and not self.match.over else []
        for face in [face for face in viewer.ahead if face not in wanted]:
            self.pictures.forget(viewer.ahead.pop(face)[0])
        for face in wanted:
            viewer.ahead[face] = viewer.ahead.get(face) or self.pictures.offer_locked(face)
        return b',"ahead":' + encode([viewer.ahead[face][0] for face in wanted]) if wanted else b""

    def running(self) -> bytes:
        """The clocks people see; those whose length would tell something are not among them."""
        match, start = self.match, self.table.dealt_at
        if self.covered or not self.table.is_playing:
            return b"[]"
        shown = [clock for clock in match.clocks if clock.kind != SECRET]
        written = [
            b"[%d,%d,%d,%b]" % (clock.seat, clock.ms, start + match.deadline(clock), labelled(match.game, clock))
            for clock in shown
        ]
        return b"[%b]" % b",".join(written)

    # ---- words

    def words(self, viewer: Viewer) -> bytes:
        """What happened since this viewer was last told anything: made once for all who are told the same."""
        start, seat = viewer.heard, viewer.looking
        told_apart = self.told_apart.get(start)
        if told_apart is None:
            told_apart = self.told_apart[start] = self.whom_apart(start)
        to = seat if seat in told_apart else None
        found = self.news.get((start, to))
        if found is None:
            found = self.news[start, to] = self.told(start, to)
        said, count = found
        viewer.heard = len(self.happened)
        viewer.n += count
        return said

    def told(self, start: int, to: Seat | None) -> tuple[bytes, int]:
        """What `to` hears from there on, and how much that is."""
        heard: list[bytes] = []
        for number in range(start, len(self.happened)):
            audience = self.happened[number].to
            if audience == ALL or hears(audience, to):
                heard.append(self.word(number, to))
        return b",".join(heard), len(heard)

    def whom_apart(self, start: int) -> set[Seat]:
        """The seats that are told something else than a spectator is."""
        apart: set[Seat] = set()
        for number in range(start, len(self.happened)):
            audience = self.happened[number].to
            if audience != ALL:
                apart.add(differs_for(audience))
            apart.update(self.concerned(number))
        return apart

    def word(self, at: int, seat: Seat | None) -> bytes:
        """An event, made once for each whom it concerns and once for all others."""
        to = seat if seat in self.concerned(at) else None
        found = self.said.get((at, to))
        if found is None:
            number = self.numbers.of(self.happened)[at]
            found = self.said[at, to] = written_to(self.match.game, self.happened[at].what, to, number)
        return found

    def concerned(self, at: int) -> list[Seat]:
        found = self.speaks_of.get(at)
        if found is None:
            found = self.speaks_of[at] = concerned(self.happened[at].what)
        return found

    def turn_to(self, viewer: Viewer, seat: Seat | None) -> None:
        """Another hand is shown: what it was told before is counted, and told no more; what is new goes to it."""
        viewer.looking = seat
        viewer.n = sum(hears(addressed.to, seat) for addressed in self.happened[: viewer.heard])
        viewer.waits_for = ([], 0)

    def missed(self, viewer: Viewer, since: int) -> bytes:
        """What this viewer was not there to hear, without what is shown only once."""
        heard = [n for n, addressed in enumerate(self.happened) if hears(addressed.to, viewer.looking)]
        kept = [n for n in heard[since:] if not self.happened[n].what.fleeting]
        viewer.heard, viewer.n = len(self.happened), len(heard)
        return b",".join([self.word(at, viewer.looking) for at in kept[-MISSED:]])


def labelled(game: AnyGame, clock: Clock) -> bytes:
    """What a clock decides. From when on it runs has no part in that."""
    return label(game, clock.move, clock.ms, clock.kind, clock.seat)


@lru_cache(1024)
def label(game: AnyGame, move: Move, ms: int, kind: int, seat: Seat) -> bytes:
    return encode(game.label(Clock(move, ms, 0, kind, seat)))


def drawn(waiting: list[Seat]) -> bytes:
    """The curtain, where there is one."""
    return b',"curtain":' + encode(waiting) if waiting else b""


def curtain(table: Table, viewer: Viewer) -> list[Seat]:
    """Where several play on one device: those of them who could look now, while nobody's hand is shown."""
    mine = table.seats_of(viewer.person)
    if len(mine) < 2 or table.match is None:
        return []
    acting = set(table.match.to_act)
    return [seat for seat in mine if seat in acting and not table.chairs[seat].bot] or mine
