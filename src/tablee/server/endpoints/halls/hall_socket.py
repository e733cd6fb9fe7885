"""A hall's socket: the same guards, limits and tickets as a table's."""

from __future__ import annotations

from urllib.parse import parse_qs

from starlette.types import Receive, Scope, Send

from tablee.hall.model.view import Role
from tablee.protocol import hall as messages
from tablee.protocol.errors import StoreAway
from tablee.server.endpoints.connection import Connection
from tablee.server.endpoints.table_socket import (
    PROTOCOL,
    TICKET,
    TurnedAway,
    guard,
    is_in_other_hands,
    turn_away,
    until_gone,
)
from tablee.server.hosting.game_server import GameServer
from tablee.server.hosting.halls.entrance import HallEntrance
from tablee.server.hosting.identities import Ticket
from tablee.server.net.origins import client_of
from tablee.server.net.websocket import socket_of

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


async def admitted(server: GameServer, scope: Scope) -> tuple[HallEntrance, Ticket]:
    """The hall a handshake is good for, and whose ticket it was."""
    guard(server, scope)
    offered: list[str] = scope["subprotocols"]
    tickets = [each.removeprefix(TICKET) for each in offered if each.startswith(TICKET)]
    try:
        ticket = await server.tickets.redeem(tickets[0]) if len(tickets) == 1 else None
        if ticket is None or await is_in_other_hands(server, ticket, scope):
            raise TurnedAway("ticket")
        live = await server.halls.entrance(scope["path_params"]["code"])
    except StoreAway as error:
        raise TurnedAway("table") from error
    if live is None or live.id != ticket.table:
        raise TurnedAway("ticket")
    if not server.connections.has_room_for(ticket.person, client_of(scope)):
        raise TurnedAway("full")
    return live, ticket


def role_of(live: HallEntrance, person: str, scope: Scope) -> Role:
    """As whom somebody comes, if they may."""
    asked = parse_qs(scope.get("query_string", b"")[:200].decode("latin-1")).get("as", ["player"])[0]
    role = ROLES.get(asked)
    if role is None or not live.welcomes(person, role):
        raise TurnedAway("watching")
    return role


class HallConnection(Connection):
    """One socket of one hall."""

    decoder = messages.DECODER
