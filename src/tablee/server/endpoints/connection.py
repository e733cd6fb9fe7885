"""One socket, at a table or in a hall: what comes in is read and counted before anybody hears of it."""

from __future__ import annotations

from typing import Any, Protocol

import msgspec

from tablee.core.words import msg
from tablee.protocol import messages
from tablee.protocol.errors import Refusal
from tablee.protocol.messages import Ack, Echo, No
from tablee.server.base.logs import log
from tablee.server.hosting.connections import show_out
from tablee.server.hosting.game_server import GameServer
from tablee.server.net.websocket import TOO_SLOW, Socket

REFUSED = 1008  # shown out


class Entered(Protocol):
    """A table, or a hall."""

    id: str

    def post(self, who: Any, asked: Any) -> bool: ...
    def leave(self, who: Any) -> None: ...


class Connection:
    decoder: msgspec.json.Decoder[Any]  # of what may be said here

    def __init__(self, server: GameServer, live: Entered, person: str, socket: Socket, address: str) -> None:
        self.server = server
        self.live = live
        self.person = person
        self.socket = socket
        self.address = address
        self.viewer: Any = None
        self.whose = f"{person} {live.id}"  # a new socket begins with what the one before has left

    def handle(self, data: bytes) -> None:
        """One message."""
        viewer = self.viewer
        if viewer is None or self.socket.end:
            return
        if not self.server.limits.messages.allow(self.whose):
            self.strike(No(code="too-fast", why=msg("house-too-fast"), id=id_in(data)))
            return
        if not self.server.limits.messages_by_address.allow(self.address):  # perhaps by what others behind it sent
            self.say(No(code="too-fast", why=msg("house-too-fast"), id=id_in(data)))
            return
        try:
            asked = read(data, self.decoder)
        except Refusal as no:
            self.server.metrics.faults.inc()
            self.strike(No(code=no.code, why=no.why, id=id_in(data)))
            return
        if type(asked) is Echo:
            self.say(Ack(id=asked.id))
            return
        self.look_at(asked)
        if not self.socket.end and not self.live.post(viewer, asked):
            self.say(No(code="busy", why=msg("house-web-busy"), id=asked.id))

    def look_at(self, asked: Any) -> None:
        """What was understood, before it goes on."""

    def strike(self, answer: No | None) -> None:
        if answer is not None:
            self.say(answer)
        if not self.server.limits.strikes.allow(self.whose):
            log("shown-out", **self.facts())
            show_out(self.socket, REFUSED, msg("house-web-shown-out"))

    def facts(self) -> dict[str, str]:
        """For the log."""
        return {}

    def say(self, what: Ack | No) -> None:
        self.socket.send(messages.ENCODER.encode(what))

    def leave(self) -> None:
        """Once, whoever says so first."""
        viewer, self.viewer = self.viewer, None
        if viewer is not None:
            self.live.leave(viewer)
            if self.socket.end == TOO_SLOW:
                self.server.metrics.slow.inc()
        self.server.connections.remove(self.socket)


def read(data: bytes, decoder: msgspec.json.Decoder[Any]) -> Any:
    """A message, or why it is none."""
    if len(data) > messages.LARGEST:
        raise Refusal("too-long", msg("house-web-too-long", most=messages.LARGEST))
    try:
        return decoder.decode(data)
    except msgspec.ValidationError as error:
        raise Refusal("bad-message", msg("house-web-bad-request", reason=str(error)[:200])) from error
    except (msgspec.DecodeError, RecursionError, ValueError) as error:
        raise Refusal("not-json", msg("house-web-not-json")) from error


class Named(msgspec.Struct):
    """All that is wanted of a message that is no good."""

    id: messages.Id = ""


def id_in(data: bytes) -> str:
    """The id of a message that cannot be understood otherwise, so that its sender knows which one it was."""
    try:
        return msgspec.json.decode(data[: messages.LARGEST], type=Named).id
    except (msgspec.MsgspecError, RecursionError, ValueError):
        return ""
