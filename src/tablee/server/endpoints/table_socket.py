"""Sockets: the handshake, then messages in both directions, until it is over.

Who may not come in is refused before the socket is opened. Who sends nonsense gets an answer and a strike; who sends
too much of it, or too much of anything, is shown out.
"""

from __future__ import annotations

from collections.abc import Callable
from urllib.parse import parse_qs

from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from tablee.core.words import msg
from tablee.protocol import messages
from tablee.protocol.errors import Refusal, StoreAway
from tablee.protocol.messages import AnyUp
from tablee.server.base.logs import table_mark
from tablee.server.base.rate_limits import Bucket
from tablee.server.endpoints.connection import REFUSED, Connection
from tablee.server.hosting.connections import show_out
from tablee.server.hosting.game_server import GameServer
from tablee.server.hosting.identities import Ticket, cookie_in
from tablee.server.hosting.tables import Entrance
from tablee.server.net.origins import client_of, is_from_here, is_secure
from tablee.server.net.websocket import socket_of

PROTOCOL, TICKET = f"tablee.{messages.WIRE}", "ticket."
FORGIVEN = 60.0  # seconds for which one strike counts
ONES_OWN_SEAT = (
    messages.Play, messages.Look, messages.Leave, messages.Resign, messages.Describe, messages.Mix, messages.Again,
)  # fmt: skip


class TurnedAway(Exception):
    """A handshake that is refused; the reason is counted, not told."""


# ---- tables


async def table_socket(server: GameServer, scope: Scope, receive: Receive, send: Send) -> None:
    """/ws/table/CODE, with `tablee.1` and `ticket.…` as subprotocols."""
    try:
        live, ticket = await admitted(server, scope)
        where = left_off(scope)
    except TurnedAway as reason:
        await turn_away(server, str(reason), receive, send)
        return
    await receive()
    await send({"type": "websocket.accept", "subprotocol": PROTOCOL})
    socket = socket_of(scope)
    address, person = client_of(scope), ticket.person
    connection = TableConnection(server, live, person, socket, address)
    server.connections.add(socket, person, address, server.identities.number(person), ticket.device)
    socket.on_text, socket.on_gone = connection.handle, connection.leave
    if live.gone:  # the server has stopped, or the table was closed, while the socket was being opened
        server.connections.say_goodbye(socket)
    else:
        connection.enter(*where)
    await until_gone(receive, connection.handle, connection.leave)


async def admitted(server: GameServer, scope: Scope) -> tuple[Entrance, Ticket]:
    """The table a handshake is good for, and whose ticket it was."""
    guard(server, scope)
    offered: list[str] = scope["subprotocols"]
    tickets = [each.removeprefix(TICKET) for each in offered if each.startswith(TICKET)]
    try:
        ticket = await server.tickets.redeem(tickets[0]) if len(tickets) == 1 else None
        if ticket is None or await is_in_other_hands(server, ticket, scope):
            raise TurnedAway("ticket")
        live = await server.tables.entrance(scope["path_params"]["code"])
    except (Refusal, StoreAway) as error:
        raise TurnedAway("table") from error
    if live is None or live.id != ticket.table or live.gone:
        raise TurnedAway("ticket")
    if not server.connections.has_room_for(ticket.person, client_of(scope)):
        raise TurnedAway("full")
    if not live.welcomes(ticket.person):
        raise TurnedAway("watching")
    return live, ticket


async def is_in_other_hands(server: GameServer, ticket: Ticket, scope: Scope) -> bool:
    """A ticket is for somebody who is known; and a browser shows its cookie with every handshake: it has to be theirs,
    too."""
    await server.identities.meet([ticket.person])
    shown, _ = cookie_in(HTTPConnection(scope).cookies, is_secure(scope, server.settings.public_address))
    cookie = await server.identities.who(shown)
    people = server.identities
    is_out = ticket.person not in people.known or ticket.number < people.number(ticket.person)
    is_out |= ticket.device in people.gone
    return is_out or (cookie is not None and cookie.person != ticket.person)


def guard(server: GameServer, scope: Scope) -> None:
    """What any socket has to be: from a page of ours, not one of too many, speaking our language."""
    if not server.limits.handshakes.allow(client_of(scope)):
        raise TurnedAway("too-many")
    if not is_from_here(scope, server.settings.public_address):
        raise TurnedAway("origin")
    if PROTOCOL not in scope["subprotocols"]:
        raise TurnedAway("protocol")


def left_off(scope: Scope) -> tuple[int | None, int | None]:
    """Where a client that was here before goes on: ?match=M&n=N."""
    asked = parse_qs(scope.get("query_string", b"")[:200].decode("latin-1"))
    found = [asked[name][0] if name in asked else "" for name in ("match", "n")]
    numbers = [int(text) if text.isascii() and text.isdecimal() and len(text) <= 7 else None for text in found]
    return (numbers[0], numbers[1]) if None not in numbers else (None, None)


class TableConnection(Connection):
    """One socket at one table."""

    live: Entrance
    decoder = messages.DECODER

    def enter(self, match: int | None, n: int | None) -> None:
        if n is not None:
            self.server.metrics.resumes.inc()
        self.viewer = self.live.enter(self.person, self.socket, match, n)

    def look_at(self, asked: AnyUp) -> None:
        """Who reaches for a seat that is not theirs is refused by the table; here it counts."""
        seat = asked.seat if isinstance(asked, ONES_OWN_SEAT) else None
        if seat is not None and seat not in self.live.seats_of(self.person):
            self.strike(None)

    def facts(self) -> dict[str, str]:
        return {"table": table_mark(self.live.id)}


# ---- the lobby


async def lobby_socket(server: GameServer, scope: Scope, receive: Receive, send: Send) -> None:
    """/ws/lobby: the list of public tables, and again whenever it changes; to whoever shows a cookie, with how many
    tables wait for them. Nothing is listened to."""
    address = client_of(scope)
    try:
        guard(server, scope)
        if not server.connections.has_room_for("", address):
            raise TurnedAway("full")
    except TurnedAway as reason:
        await turn_away(server, str(reason), receive, send)
        return
    await receive()
    await send({"type": "websocket.accept", "subprotocol": PROTOCOL})
    socket = socket_of(scope)
    bucket = Bucket(server.settings.strikes, 1 / FORGIVEN, server.now())

    def handle(data: bytes) -> None:
        if not bucket.allow(server.now()):
            show_out(socket, REFUSED, msg("house-web-shown-out"))

    def leave() -> None:
        server.connections.remove(socket)
        server.lobby.leave(socket)

    server.connections.add(socket, "", address)
    socket.on_text, socket.on_gone = handle, leave
    server.lobby.enter(socket, await whose(server, scope))
    await until_gone(receive, handle, leave)


async def whose(server: GameServer, scope: Scope) -> str:
    """Who looks, if they show a cookie of ours."""
    shown, _ = cookie_in(HTTPConnection(scope).cookies, is_secure(scope, server.settings.public_address))
    try:
        cookie = await server.identities.who(shown)
    except StoreAway:
        return ""
    return "" if cookie is None else cookie.person


# ---- both


async def turn_away(server: GameServer, reason: str, receive: Receive, send: Send) -> None:
    """403, before anything is opened."""
    server.metrics.refused.labels(reason).inc()
    await receive()
    await send({"type": "websocket.close", "code": REFUSED})


async def until_gone(receive: Receive, handle: Callable[[bytes], None], leave: Callable[[], None]) -> None:
    """What came before `on_text` was set arrives here, and so does the end of who was gone before `on_gone` was."""
    try:
        while (event := await receive())["type"] != "websocket.disconnect":
            if event["type"] == "websocket.receive" and event.get("text") is not None:
                handle(event["text"].encode())
    finally:
        leave()
