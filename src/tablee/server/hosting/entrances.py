"""What sockets and routes know of tables: how one comes to them, what may be told about them, how the server is."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

from msgspec import Struct

from tablee.core.moves import Seat
from tablee.core.words import Msg
from tablee.protocol import messages
from tablee.protocol.messages import AnyUp, Bye
from tablee.protocol.setup import Setup
from tablee.server.hosting.lobby import TableLine
from tablee.server.net.websocket import Socket


class Entrance(Protocol):
    """A table, as a socket comes to it: here, or at another node."""

    id: str

    @property
    def gone(self) -> bool: ...
    def welcomes(self, person: str) -> bool: ...
    def seats_of(self, person: str) -> list[Seat]: ...
    def enter(self, person: str, line: Socket, match: int | None, n: int | None) -> Any: ...
    def post(self, who: Any, asked: AnyUp) -> bool: ...
    def leave(self, who: Any) -> None: ...


class About(NamedTuple):
    """A table, as whoever has the code may know it."""

    line: TableLine
    setup: Setup
    seated: bool


class Health(Struct, frozen=True, omit_defaults=True):
    """How a server is; of a node, also which it is and what it reaches."""

    ok: bool
    node: str = ""
    tables: int = 0  # that it plays
    take_overs: int = 0
    reaches_others: bool = True
    notes: list[str] = []  # what is wrong although it can be played, for whoever looks after it


def show_out(socket: Any, code: int, why: Msg) -> None:
    """A last word that says not to come back at once."""
    socket.send(messages.ENCODER.encode(Bye(why=why, again=False)))
    socket.close(code, "")
