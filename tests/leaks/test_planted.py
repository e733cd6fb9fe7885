"""Leaks that are planted one at a time, each where nothing is hidden by the rules of a game: all of them are caught."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from tablee.core.words import msg
from tablee.protocol.errors import Refusal
from tablee.protocol.messages import Room
from tablee.table.live import LiveTable
from tablee.table.model.hold import Hold
from tablee.table.model.table import Table
from tablee.table.play.match_runner import MatchRunner
from tablee.table.show.audience import Audience
from tablee.table.show.frames import FrameBuilder
from tablee.table.show.room_view import RoomView
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


@pytest.mark.parametrize(
    ("key", "where", "name", "leak"), PLANTED, ids=[f"{each[0]}-{each[3].__name__}" for each in PLANTED]
)
@rule("COM-5")
def test_a_leak_planted_at_a_table_is_caught(
    key: str, where: Any, name: str, leak: Plant, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(where, name, leak(getattr(where, name)))
    with pytest.raises(Leak):
        swap_test(key, STATES)
