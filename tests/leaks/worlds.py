"""One match in two worlds that somebody cannot tell apart, and all that leaves a live table in each, with its time."""

from __future__ import annotations

import asyncio
import re
import zlib
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import islice
from typing import Any, NamedTuple

import tablee
from tablee import TABLE, FastDraw, Match
from tablee.core.clocks import SECRET
from tablee.core.moves import Move, Seat
from tablee.core.records import unusual
from tablee.protocol import journal as rows
from tablee.protocol import messages as up
from tablee.protocol.errors import NotOurs
from tablee.protocol.journal import AnyRow
from tablee.protocol.setup import Setup
from tablee.server.hosting.lobby import line
from tablee.table.live import LiveTable
from tablee.table.model.ports import Ports
from tablee.table.model.table import Stimulus
from tablee.table.model.viewer import Viewer
from tests.harness import encode, part
from tests.leaks.allowed import check_message
from tests.table.simulated import Socket, VirtualLoop, evening
from tests.table.simulated import World as Surroundings
from tests.test_swap import Leak, reachable

WATCHER = "watcher"
TABLE_ID, CODE = "swapped", "ABCDE"
PREPARED = "ab" * 32
ADDRESS = re.compile(rb"~\d{8}")


class Pair(NamedTuple):
    """A match, and another one that looks the same to a viewer (None only watches)."""

    now: Match
    twin: Match
    viewer: Seat | None
    draw: FastDraw


def pairs(key: str, states: int, apart: int = 1) -> Iterator[Pair]:
    """Matches from every kind of table, so many of those on the way apart; each for one seat, and for those who have
    none."""
    for number, now in enumerate(islice(reachable(key, states * apart), apart // 2, None, apart)):
        draw = FastDraw(number)
        for viewer in (number % now.seats, None):
            yield Pair(now.copy(), twin_of(now, viewer, draw), viewer, draw)


def twin_of(now: Match, viewer: Seat | None, draw: FastDraw) -> Match:
    """The same match in another world."""
    twin = now.copy()
    twin.state = part(now.game.key, "world").other_world(now.state.copy(), viewer, draw)
    return twin


def hidden(match: Match | None) -> int:
    """Something of what nobody may see, for leaks that are planted: it is another number in almost every world."""
    if match is None:
        return 0
    leaks = part(match.game.key, "world").LEAKS.values()
    return zlib.crc32(encode([leak(match.state, None) for leak in leaks])) % 89


def rows_of(match: Match, public: bool = True) -> list[AnyRow]:
    """What a table has gone through at which this match is played by people."""
    own = {} if match.made is None else match.made.options()  # which nobody chose
    options = {name: value for name, value in unusual(match.options).items() if name not in own}
    setup = Setup(match.game.key, match.seats, options, public=public)
    seated = [rows.Sat(at=0, seat=seat, who=f"p{seat}") for seat in range(match.seats)]
    made = None if match.made is None else match.made.plain()
    prepared = rows.Prepared(at=0, match=1, secret=PREPARED)
    dealt = [prepared, rows.Dealt(at=0, rules=match.game.version, first=0, made=made)]
    return [rows.Opened(at=0, setup=setup, host="p0"), *seated, *dealt, rows.Woken(at=match.now)]


def put_down(live: LiveTable, match: Match) -> None:
    """The match lies on the table."""
    live.table.match = match
    live.table.stimuli = [Stimulus(3, 0)]
    live.table.update_stimulus()


# ---- what leaves


class Sent(NamedTuple):
    at: float  # seconds
    where: str
    data: bytes


class Recorder:
    """All that leaves one world, until something is shown that was hidden by right."""

    def __init__(self, loop: VirtualLoop) -> None:
        self.loop = loop
        self.sent: list[Sent] = []
        self.addresses: dict[bytes, bytes] = {}
        self.ended: float | None = None
        self.ended_by_clock = False  # that everybody sees

    def note(self, where: str, data: bytes) -> None:
        if self.ended is None:
            self.sent.append(Sent(self.loop.time(), where, ADDRESS.sub(self.renamed, data)))

    def renamed(self, found: re.Match[bytes]) -> bytes:
        """Addresses of pictures are drawn at random; what one could tell is which of them are the same."""
        return self.addresses.setdefault(found[0], b"~%d" % len(self.addresses))

    def moved(self) -> None:
        self.note("metrics", b"moved")

    def judged(self, waited_ms: float, overtook: bool, believed: bool) -> None:
        self.note("metrics", encode([waited_ms, overtook, believed]))


class Heard(Socket):
    """A line on which everything counts, its end included."""

    def __init__(self, recorder: Recorder) -> None:
        super().__init__()
        self.recorder = recorder

    def send(self, data: bytes) -> None:
        self.recorder.note("socket", data)

    def send_frame(self, data: bytes, match: int, n: int) -> None:
        self.recorder.note("frame", data)
        self.recorder.note("place", b"%d of %d" % (n, match))

    def send_room(self, data: bytes) -> None:
        self.recorder.note("room", data)

    def ping(self) -> None:
        self.recorder.note("ping", b"")

    def close(self, code: int, reason: str) -> None:
        self.recorder.note("close", b"%d %b" % (code, reason.encode()))


class UnrevealingTable(LiveTable):
    """A table at which play ends before a move that shows the viewer something hidden by right."""

    def __init__(self, ports: Ports, match: Match, viewer: Seat | None, recorder: Recorder) -> None:
        super().__init__(TABLE_ID, CODE, ports, rows_of(match))
        put_down(self, match)
        self.viewer = viewer
        self.recorder = recorder

    async def commit(self, row: AnyRow) -> None:
        if self.reveals(row):
            self.recorder.ended = self.ports.now() / 100_000
            self.recorder.ended_by_clock = isinstance(row, rows.Ticked) and self.is_public(row.move)
            raise NotOurs
        await super().commit(row)

    def is_public(self, move: Move) -> bool:
        return all(clock.kind != SECRET for clock in self.table.live_match().clocks if clock.move == move)

    def reveals(self, row: AnyRow) -> bool:
        match = self.table.live_match()
        shows = part(match.game.key, "world").reveals
        if isinstance(row, rows.Ticked):
            return bool(shows(match.state, self.viewer, TABLE, row.move))
        return isinstance(row, rows.Played) and bool(shows(match.state, self.viewer, row.seat, row.moves[0]))


# ---- what is done


@dataclass(frozen=True)
class Script:
    """What everybody does, alike in both worlds."""

    seat: Seat  # who moves; TABLE, if all wait until a clock runs out
    move: Move
    tries: tuple[Move, ...]  # of the viewer: legal or not
    described: bool  # the viewer has the table in words
    in_parts: bool  # and takes frames in parts


def script(pair: Pair, number: int) -> Script:
    now, twin, viewer, draw = pair
    reveals = part(now.game.key, "world").reveals
    both = [(seat, move) for seat in range(now.seats) for move in set(now.moves(seat)) & set(twin.moves(seat))]
    quiet = sorted((seat, move) for seat, move in both if not reveals(now.state, viewer, seat, move))
    seat, move = quiet[draw.below(len(quiet))] if quiet and draw.below(4) else (TABLE, 0)
    tries = tuple(draw.below(now.game.moves) for _ in range(3))
    return Script(seat, move, tries, described=number % 3 == 2, in_parts=number // 2 % 2 == 0)


async def follow(live: UnrevealingTable, recorder: Recorder, todo: Script) -> None:
    """Everybody comes in, something is played, and the viewer does whatever one may do at a table."""
    match = live.table.live_match()
    live.begin()
    lines = {f"p{seat}": Socket() for seat in range(match.seats)} | {WATCHER: Socket()}
    eye = WATCHER if live.viewer is None else f"p{live.viewer}"
    lines[eye] = Heard(recorder)
    viewers = {person: live.enter(person, line) for person, line in lines.items()}
    await asyncio.sleep(0.05)
    post = Poster(live, viewers)
    for person in lines:
        post(person, up.Painted)
    if todo.in_parts:
        post(eye, up.Parts)
    await asyncio.sleep(0.05)
    painted = live.hold.number if live.hold is not None else 0
    for person in lines:
        post(person, up.Painted, match=live.table.current, pictures=painted)
    await asyncio.sleep(0.3)
    if live.viewer is not None and todo.described:
        post(eye, up.Describe, on=True)
    await play(live, post, todo)
    for move in todo.tries:
        post(eye, up.Play, moves=[move], r=200.0)
        await asyncio.sleep(0.02)
    await take_a_break(live, post, eye)
    recorder.note("lobby", encode(line(live)))
    recorder.note("address", encode([live.setup, live.table.is_here("a stranger"), live.welcomes("a stranger")]))


class Poster:
    """Sends messages as people do, each with an id of its own."""

    def __init__(self, live: LiveTable, viewers: dict[str, Viewer]) -> None:
        self.live = live
        self.viewers = viewers
        self.count = 0

    def __call__(self, person: str, kind: type[Any], **more: Any) -> None:
        self.count += 1
        self.live.post(self.viewers[person], up.DECODER.decode(encode(kind(id=f"m{self.count}", **more))))


async def play(live: UnrevealingTable, post: Poster, todo: Script) -> None:
    if todo.seat == TABLE:
        assert live.runner is not None
        ends = [live.runner.ends(clock) - live.at for clock in live.table.live_match().clocks]
        await asyncio.sleep(min(ends, default=0) / 1000 + 0.1)
    else:
        number = live.table.stimulus.number
        post(f"p{todo.seat}", up.Play, moves=[todo.move], seat=todo.seat, stimulus=number, r=250.0)
        await asyncio.sleep(0.6)


async def take_a_break(live: UnrevealingTable, post: Poster, eye: str) -> None:
    """The viewer says hello, asks for others' seats, is cut off and comes back, and there is a pause."""
    post(eye, up.Say, phrase="hello")
    for seat in range(live.setup.seats):
        post(eye, up.Look, seat=seat)
        post(eye, up.Play, moves=[0], seat=seat)
    post("p0", up.Pause)
    await asyncio.sleep(0.05)
    viewer = post.viewers[eye]
    live.leave(viewer)
    post.viewers[eye] = live.enter(eye, viewer.line, viewer.match, max(0, viewer.n - 2))
    if viewer.takes_parts:
        post(eye, up.Parts)
    await asyncio.sleep(0.05)
    post("p0", up.Resume)
    await asyncio.sleep(0.05)


# ---- both worlds


def sent_in(match: Match, viewer: Seat | None, todo: Script) -> Recorder:
    """All that leaves a table at which this is done."""
    found: list[Recorder] = []

    async def main(loop: VirtualLoop) -> None:
        recorder = Recorder(loop)
        found.append(recorder)
        ports = replace(
            Surroundings(loop, 5).ports(),
            counts=recorder,
            changed=lambda live: recorder.note("lobby", encode(line(live))),
        )
        ports.journal.kept[TABLE_ID] = [rows.encode(row) for row in rows_of(match)]
        await follow(UnrevealingTable(ports, match, viewer, recorder), recorder, todo)

    evening(main)
    return found[0]


def compare(pair: Pair, number: int) -> set[str]:
    """Leak, if the two worlds can be told apart; where something was sent."""
    todo = script(pair, number)
    one, two = (sent_in(match, pair.viewer, todo) for match in (pair.now.copy(), pair.twin.copy()))
    if one.ended_by_clock and two.ended_by_clock and one.ended != two.ended:
        raise Leak(f"a clock that {pair.viewer} sees ran out at {one.ended}, or at {two.ended}")
    end = min(each.ended if each.ended is not None else float("inf") for each in (one, two))
    both = [[sent for sent in each.sent if one.ended == two.ended or sent.at < end] for each in (one, two)]
    for here, there in zip(*both, strict=False):
        if here != there:
            raise Leak(f"{here.where} to {pair.viewer} after {todo}: {here} against {there}"[:1600])
    if len(both[0]) != len(both[1]):
        raise Leak(f"{len(both[0])} messages to {pair.viewer} after {todo}, against {len(both[1])}")
    for sent in both[0]:
        if sent.where in ("socket", "frame", "room"):
            check_message(sent.data)
    return {sent.where for sent in both[0]}


def swap_test(key: str, states: int) -> set[str]:
    """Leak, if anything that leaves a table tells worlds apart; the kinds of what left."""
    assert key in tablee.games()
    seen: set[str] = set()
    for number, pair in enumerate(pairs(key, states)):
        seen |= compare(pair, number)
    return seen
