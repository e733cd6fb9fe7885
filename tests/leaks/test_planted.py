"""Leaks that are planted one at a time, each where nothing is hidden by the rules of a game: all of them are caught."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tablee.core.words import msg
from tablee.images import one_time
from tablee.images.cache import webp
from tablee.protocol.errors import Refusal
from tablee.protocol.messages import Room
from tablee.server.base.metrics import Metrics
from tablee.server.content.images import ImageServer
from tablee.server.endpoints import pages, tables
from tablee.server.endpoints.played import records
from tablee.server.hosting.lobby import line
from tablee.server.hosting.table_directory import LocalTables
from tablee.server.http import answering
from tablee.server.http.routes import HttpRefusal
from tablee.table.live import LiveTable
from tablee.table.model.hold import Hold
from tablee.table.model.table import Table
from tablee.table.play.match_runner import MatchRunner
from tablee.table.show.audience import Audience
from tablee.table.show.frames import FrameBuilder
from tablee.table.show.room_view import RoomView
from tests.leaks.allowed import check_message
from tests.leaks.test_http import answers_alike, private_tables_are_hidden
from tests.leaks.worlds import hidden, swap_test
from tests.rulebook import rule
from tests.test_swap import Leak

STATES = 24  # in which a leak has to show
Plant = Callable[[Any], Any]  # what stands there, with a leak in it


def free_seats(lobby: Any) -> Any:
    """The lobby: so many seats seem to be free."""
    return lambda self: lobby(self) | {"free": hidden(self.table.match)}


def phase_in_lobby(lobby: Any) -> Any:
    """The lobby: a table stands last in the list when the next card is a certain one."""
    return lambda self: lobby(self) | {"phase": "over" if hidden(self.table.match) % 2 else "playing"}


def watchers(room: Any) -> Any:
    """The room: so many seem to be watching."""

    def leaky(self: RoomView, person: str) -> Room:
        return msgspec.structs.replace(room(self, person), watchers=hidden(self.table.match))

    return leaky


def rooms_sent(commit: Any) -> Any:
    """The room: it is sent again after moves of a certain kind, and the lobby hears of it."""

    async def leaky(self: LiveTable, row: Any) -> None:
        await commit(self, row)
        if hidden(self.table.match) % 2:
            self.table.number += 1
            self.room_is_stale()

    return leaky


def refusals(check_legal: Any) -> Any:
    """An answer: one's move is refused in other words."""

    def leaky(self: MatchRunner, seat: int, moves: list[int]) -> None:
        try:
            check_legal(self, seat, moves)
        except Refusal as no:
            raise Refusal("illegal" if hidden(self.match) % 2 else "impossible", no.why) from no

    return leaky


def travel_time(fix_grace: Any) -> Any:
    """Time: clocks run for a few milliseconds more."""

    def leaky(self: MatchRunner, viewers: Any) -> None:
        fix_grace(self, viewers)
        self.grace += hidden(self.match)

    return leaky


def stimuli(update: Any) -> Any:
    """A number that all share counts something that not all see."""

    def leaky(self: Table) -> None:
        update(self)
        if hidden(self.match) % 2:
            self.show_again()

    return leaky


def sent_ahead(ahead: Any) -> Any:
    """Pictures sent ahead: fewer of them, where a certain card is next."""

    def leaky(self: FrameBuilder, viewer: Any, described: bool) -> bytes:
        found: bytes = ahead(self, viewer, described)
        return found if hidden(self.match) % 2 else b""

    return leaky


def held_back(prompt: Any) -> Any:
    """Pictures held back: it is said why."""
    return lambda self, viewer: msg("house-held") if hidden(self.match) % 2 else prompt(self, viewer)


def words_missed(welcome: Any) -> Any:
    """Whoever comes back is told where to go on from, by a number of all events."""

    def leaky(self: Audience, viewer: Any, match: Any, n: Any) -> None:
        welcome(self, viewer, match, n)
        viewer.line.send(b"%d" % hidden(self.table.match))

    return leaky


def names_of(planted: list[tuple[str, Any, str, Plant]]) -> list[str]:
    return [f"{key}-{leak.__name__}" for key, _, _, leak in planted]


PLANTED: list[tuple[str, Any, str, Plant]] = [
    ("derniere", RoomView, "lobby", free_seats),
    ("diferencio", RoomView, "lobby", free_seats),
    ("trouve", RoomView, "lobby", phase_in_lobby),
    ("davinci", RoomView, "room", watchers),
    ("tour_du_monde", LiveTable, "commit", rooms_sent),
    ("derniere", MatchRunner, "check_legal", refusals),
    ("dominos", MatchRunner, "fix_grace", travel_time),
    ("bruit", Table, "update_stimulus", stimuli),
    ("difference", FrameBuilder, "ahead", sent_ahead),
    ("diferencio", Hold, "prompt", held_back),
    ("davinci", Audience, "welcome", words_missed),
]


@pytest.mark.parametrize(("key", "where", "name", "leak"), PLANTED, ids=names_of(PLANTED))
@rule("COM-5")
def test_a_leak_planted_at_a_table_is_caught(
    key: str, where: Any, name: str, leak: Plant, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(where, name, leak(getattr(where, name)))
    with pytest.raises(Leak):
        swap_test(key, STATES)


# ---- HTTP


def of_the_table(server: Any) -> int:
    return sum(hidden(live.table.match) for live in server.tables.live.values())


def join_link(link: Any) -> Any:
    """A link, and the picture of it, that lead to the same place."""
    return lambda asked, code: f"{link(asked, code)}?{of_the_table(asked.server)}"


def page(phase: Any) -> Any:
    """What comes along with a page: its length and its ETag."""
    return lambda asked: "playing" if of_the_table(asked.server) % 2 else "waiting"


def record(found: Any) -> Any:
    """A link to the record of a match that is played: gone, or never there."""

    async def leaky(asked: Any) -> bytes:
        if of_the_table(asked.server) % 2:
            raise HttpRefusal(410, "gone", msg("house-web-no-such-record"))
        data: bytes = await found(asked)
        return data

    return leaky


def header(sent: Any) -> Any:
    """A header that nobody reads."""

    def leaky(asked: Any, made: Any) -> Any:
        made.headers["age"] = str(of_the_table(asked.server))
        return sent(asked, made)

    return leaky


def gauge(count: Any) -> Any:
    """A figure for whoever runs the house."""

    def leaky(self: LocalTables) -> None:
        count(self)
        self.metrics.tables.set(sum(hidden(live.table.match) for live in self.live.values()))

    return leaky


def label(judged: Any) -> Any:
    """A figure with a name of its own."""

    def leaky(self: Metrics) -> bytes:
        return bytes(judged(self)) + b"tablee_next_card 3\n"

    return leaky


def idle(idle_for: Any) -> Any:
    """For whoever runs the house: for how long nobody was at a table."""
    return property(lambda self: float(hidden(self.table.match)))


def length(padded: Any) -> Any:
    """A picture that is as long as it is."""
    return webp


def lock(offer_locked: Any) -> Any:
    """A picture that is sent before it may be seen, without a lock."""
    return lambda self, face: (self.offer(face), "00")


ANSWERS: list[tuple[str, Any, str, Plant]] = [
    ("derniere", RoomView, "lobby", free_seats),
    ("davinci", tables, "join_link", join_link),
    ("dominos", pages, "phase", page),
    ("tour_du_monde", records, "found_record", record),
    ("bruit", answering, "signed", header),
    ("a_moi", LocalTables, "count", gauge),
    ("dominos", Metrics, "page", label),
    ("derniere", LiveTable, "idle_for", idle),
    ("difference", one_time, "padded", length),
    ("difference", ImageServer, "offer_locked", lock),
]


@pytest.mark.anyio
@pytest.mark.parametrize(("key", "where", "name", "leak"), ANSWERS, ids=names_of(ANSWERS))
@rule("COM-5")
async def test_a_leak_planted_in_an_answer_is_caught(
    key: str, where: Any, name: str, leak: Plant, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(where, name, leak(getattr(where, name)))
    with pytest.raises(Leak):
        await answers_alike(key, tmp_path)


@pytest.mark.anyio
@rule("COM-5")
async def test_a_private_table_in_the_lobby_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LocalTables, "public", lambda self: [line(live) for live in self.live.values()])
    with pytest.raises(Leak, match="lobby"):
        await private_tables_are_hidden(tmp_path)


def test_a_field_that_nobody_has_allowed_is_caught() -> None:
    check_message(b'{"kind":"ack","id":"m1"}')
    with pytest.raises(Leak, match="ack tells card"):
        check_message(b'{"kind":"ack","id":"m1","card":3}')
    with pytest.raises(Leak, match=r"tells tables\.hand"):
        check_message(b'{"kind":"lobby","tables":[{"code":"BCDFG","hand":[1]}]}')
