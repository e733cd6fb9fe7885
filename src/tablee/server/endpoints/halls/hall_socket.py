"""A hall's socket: the same guards, limits and tickets as a table's."""

from __future__ import annotations

from urllib.parse import parse_qs

import msgspec
from starlette.types import Receive, Scope, Send

from tablee.core.words import msg
from tablee.hall.live import LiveHall
from tablee.hall.model.view import Role
from tablee.hall.show import HallViewer
from tablee.protocol import hall as messages
from tablee.protocol.errors import Refusal, StoreAway
from tablee.protocol.messages import LARGEST, Ack, Echo, No
from tablee.server.base.logs import log
from tablee.server.endpoints.table_socket import (
    PROTOCOL,
    REFUSED,
    TICKET,
    TurnedAway,
    guard,
    id_in,
    is_in_other_hands,
    turn_away,
    until_gone,
)
from tablee.server.hosting.entrances import show_out
from tablee.server.hosting.game_server import GameServer
from tablee.server.hosting.identities import Ticket
from tablee.server.net.origins import client_of
from tablee.server.net.websocket import TOO_SLOW, Socket, socket_of

ROLES: dict[str, Role] = {"player": "player", "leader": "leader", "wall": "wall"}


async def hall_socket(server: GameServer, scope: Scope, receive: Receive, send: Send) -> None:
    """/ws/room/CODE?as=ROLE, with `tablee.1` and `ticket.…` as subprotocols. The role is player, leader or wall."""
    try:
        live, ticket = await admitted(server, scope)
        role = role_of(live, ticket.person, scope)
    except TurnedAway as reason:
        await turn_away(server, str(reason), receive, send)
        return
    await receive()
    await send({"type": "websocket.accept", "subprotocol": PROTOCOL})
    socket = socket_of(scope)
    address, person = client_of(scope), ticket.person
    connection = HallConnection(server, live, person, socket, address)
    server.connections.add(socket, person, address, server.identities.number(person), ticket.device)
    socket.on_text, socket.on_gone = connection.handle, connection.leave
    if live.gone:  # the server has stopped, or the hall has ended, while the socket was being opened
        server.connections.say_goodbye(socket)
    else:
        connection.viewer = live.enter(person, role, socket)
    await until_gone(receive, connection.handle, connection.leave)


async def admitted(server: GameServer, scope: Scope) -> tuple[LiveHall, Ticket]:
    """The hall a handshake is good for, and whose ticket it was."""
    guard(server, scope)
    offered: list[str] = scope["subprotocols"]
    tickets = [each.removeprefix(TICKET) for each in offered if each.startswith(TICKET)]
    try:
        ticket = await server.tickets.redeem(tickets[0]) if len(tickets) == 1 else None
        if ticket is None or await is_in_other_hands(server, ticket, scope):
            raise TurnedAway("ticket")
    except StoreAway as error:
        raise TurnedAway("table") from error
    live = server.halls.find(scope["path_params"]["code"])
    if live is None or live.id != ticket.table:
        raise TurnedAway("ticket")
    if not server.connections.has_room_for(ticket.person, client_of(scope)):
        raise TurnedAway("full")
    return live, ticket


def role_of(live: LiveHall, person: str, scope: Scope) -> Role:
    """As whom somebody comes: a player has to be in, or waits to be accepted; a leader has to lead. A wall is anybody's
    who has the code, but there are not many of them."""
    asked = parse_qs(scope.get("query_string", b"")[:200].decode("latin-1")).get("as", ["player"])[0]
    role = ROLES.get(asked)
    is_allowed = {
        "player": live.hall.member_on(person) is not None,
        "leader": live.hall.leads(person),
        "wall": live.show.has_room_for_wall(person),
    }
    if role is None or not is_allowed[role]:
        raise TurnedAway("watching")
    return role


class HallConnection:
    """One socket of one hall: what comes in is read and counted before the hall hears of it."""

    def __init__(self, server: GameServer, live: LiveHall, person: str, socket: Socket, address: str) -> None:
        self.server = server
        self.live = live
        self.socket = socket
        self.address = address
        self.viewer: HallViewer | None = None
        whose = f"{person} {live.id}"  # a new socket begins with what the one before has left
        self.messages = server.limits.messages.of(whose)
        self.strikes = server.limits.strikes.of(whose)

    def handle(self, data: bytes) -> None:
        """One message."""
        viewer = self.viewer
        if viewer is None or self.socket.end:
            return
        if not self.messages.allow(self.server.now()):
            self.strike(No(code="too-fast", why=msg("house-too-fast"), id=id_in(data)))
            return
        if not self.server.limits.messages_by_address.allow(self.address):  # perhaps by what others behind it sent
            self.say(No(code="too-fast", why=msg("house-too-fast"), id=id_in(data)))
            return
        try:
            asked = read(data)
        except Refusal as no:
            self.server.metrics.faults.inc()
            self.strike(No(code=no.code, why=no.why, id=id_in(data)))
            return
        if isinstance(asked, Echo):
            self.say(Ack(id=asked.id))
        elif not self.live.post(viewer, asked):
            self.say(No(code="busy", why=msg("house-web-busy"), id=asked.id))

    def strike(self, answer: No) -> None:
        self.say(answer)
        if not self.strikes.allow(self.server.now()):
            log("shown-out")
            show_out(self.socket, REFUSED, msg("house-web-shown-out"))

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


def read(data: bytes) -> messages.AnyUp:
    """A message, or why it is none."""
    if len(data) > LARGEST:
        raise Refusal("too-long", msg("house-web-too-long", most=LARGEST))
    try:
        return messages.DECODER.decode(data)
    except msgspec.ValidationError as error:
        raise Refusal("bad-message", msg("house-web-bad-request", reason=str(error)[:200])) from error
    except (msgspec.DecodeError, RecursionError, ValueError) as error:
        raise Refusal("not-json", msg("house-web-not-json")) from error
