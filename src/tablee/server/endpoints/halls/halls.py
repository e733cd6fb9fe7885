"""Halls over HTTP: a new one, the way in, leading it, and its end."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from tablee.core.words import msg
from tablee.hall.coming import checked, wanted_name
from tablee.hall.model import league
from tablee.hall.model.hall import Hall
from tablee.hall.model.view import free_names
from tablee.protocol.hall import PEOPLE, CameIn, ComeIn, HallAbout, LeadWith, NewHall, OpenedHall
from tablee.server.base import codes
from tablee.server.base.colleagues import HALLS
from tablee.server.base.refused_names import accepted
from tablee.server.endpoints.tables import TicketGiven, qr_code
from tablee.server.hosting.game_server import GameServer
from tablee.server.hosting.halls.entrance import HallEntrance
from tablee.server.http.routes import ADMIN, PERSON, SVG, Asked, Drawn, HttpRefusal, Nothing, route, too_many
from tablee.stores.tokens import hashed

LARGEST = league.LARGEST + 16 * 1024  # bytes of what opens a hall


@route("POST", "/api/1/rooms", "Open a room; the answer has its leader's key, once", OpenedHall, takes=NewHall,
       who=PERSON, status=201, longest=LARGEST)  # fmt: skip
async def open_hall(asked: Asked) -> OpenedHall:
    server, limits = asked.server, asked.server.limits
    if not limits.halls.allow(asked.person) or not limits.opened_by_address.allow(asked.client):
        raise too_many()
    if not server.doors_open:
        raise HttpRefusal(503, "doors-closed", msg("house-web-doors-closed"))
    live, key = await server.halls.open(asked.person, asked.body)
    return OpenedHall(live.code, hall_link(asked, live.code), key)


@route("GET", "/api/1/rooms/{code}", "A room, as a newcomer may know it", HallAbout)
async def show_hall(asked: Asked) -> HallAbout:
    hall = await (await found(asked)).hall()
    names, taken = free_names(hall)
    leads = bool(asked.person) and hall.leads(asked.person)
    return HallAbout(
        hall.title, hall.door, names, taken, role_of(hall, asked.person), hall.keep, leads, sorted(hall.worn())
    )


def role_of(hall: Hall, person: str) -> Literal["", "player", "leader"]:
    if not person:
        return ""
    return "player" if hall.member_on(person) else "leader" if hall.leads(person) else ""


@route("POST", "/api/1/rooms/{code}/me", "Come into a room; the answer carries a newcomer's cookie", CameIn,
       takes=ComeIn, status=201)  # fmt: skip
async def come_into_hall(asked: Asked) -> CameIn:
    live = await found(asked)
    if asked.person and not asked.server.limits.tickets.allow(asked.person):
        raise too_many()
    is_new = not asked.person
    if is_new:
        await welcome(asked, live)
    try:
        entered = await live.come_in(asked.person, asked.body, is_new)
    except Exception:
        if is_new:
            await asked.server.identities.forget(asked.person)
        raise
    asked.server.limits.admitted.add(asked.person, live.code)
    if is_new:
        asked.signed_in = asked.person
    return entered


async def welcome(asked: Asked, live: HallEntrance) -> None:
    """A device that nobody knows yet. Those who come through an open hall count against the hall, not against their
    address: a school has one."""
    server, hall = asked.server, await live.hall()
    has_room = len(hall.devices) < 2 * PEOPLE and len(server.identities.known) < server.settings.people
    if hall.is_full or not has_room:
        raise HttpRefusal(409, "room-full", msg("house-hall-full"))
    checked(hall, "", wanted_name(hall, accepted(server.settings.folder, asked.body.name)))
    asked.person = await server.identities.welcome("", asked.language)


@route("POST", "/api/1/rooms/{code}/lead", "Lead a room, with its key", Nothing, takes=LeadWith, who=PERSON)
async def lead_hall(asked: Asked) -> Nothing:
    """Whoever tries one key after the other is soon not answered."""
    live, guesses = await found(asked), asked.server.limits.forgeries
    if guesses.is_empty(asked.client):
        raise too_many()
    letters = "".join(letter for letter in asked.body.key.upper() if letter.isalnum())
    if not await live.lead(asked.person, hashed(letters).hex()):
        guesses.allow(asked.client)
        raise HttpRefusal(403, "wrong-key", msg("house-hall-wrong-key"))
    return Nothing()


@route("POST", "/api/1/rooms/{code}/ticket", "A ticket for the room's socket", TicketGiven, who=PERSON, status=201)
async def give_hall_ticket(asked: Asked) -> TicketGiven:
    server = asked.server
    live = await found(asked)
    if not server.limits.tickets.allow(asked.person):
        raise too_many()
    server.limits.admitted.add(asked.person, live.code)
    return TicketGiven(await server.tickets.issue(server.identities.ticket(asked.person, live.id, asked.device)))


@route("GET", "/api/1/rooms/{code}/qr.svg", "The link to a room, to be photographed", SVG)
async def show_hall_code(asked: Asked) -> Drawn:
    return Drawn(qr_code(hall_link(asked, (await found(asked)).code)), SVG)


@route("DELETE", "/api/1/rooms/{code}", "End a room: nothing of it stays, unless that was ticked", Nothing, who=PERSON)
async def end_hall(asked: Asked) -> Nothing:
    live, _ = await led(asked)
    await live.end()
    return Nothing()


async def found(asked: Asked) -> HallEntrance:
    """The hall that is meant; whoever tries one code after the other is soon not answered."""
    server, code = asked.server, codes.read(asked.part("code"))
    is_expected = bool(asked.person) and (asked.person, code) in server.limits.admitted
    if server.limits.guesses.is_empty(asked.client) and not is_expected:
        raise too_many()
    live = await server.halls.entrance(code)
    if live is None:
        server.limits.guesses.allow(asked.client)
        raise HttpRefusal(404, "no-such-room", msg("house-hall-no-such-room"))
    return live


async def led(asked: Asked) -> tuple[HallEntrance, Hall]:
    """The same, for those who lead it; and as it is now."""
    live = await found(asked)
    hall = await live.hall()
    if not hall.leads(asked.person):
        raise HttpRefusal(403, "leader-only", msg("house-hall-leader-only"))
    return live, hall


def hall_link(asked: Asked, code: str) -> str:
    return f"{asked.address}/s/{code}"


# ---- for the host of the house


class AdminHall(Struct, frozen=True):
    """Public facts only: neither title nor names."""

    code: str
    phase: str
    people: int  # connected
    tables: int


class AdminHalls(Struct, frozen=True):
    rooms: list[AdminHall]


@route("GET", "/api/1/admin/rooms", "The rooms that are open", AdminHalls, who=ADMIN)
async def admin_halls(asked: Asked) -> AdminHalls:
    others = [msgspec.json.decode(each, type=AdminHalls) for each in await asked.server.colleagues.ask(HALLS)]
    return AdminHalls([room for each in (open_halls(asked.server), *others) for room in each.rooms])


def open_halls(server: GameServer) -> AdminHalls:
    """Those of this process."""
    here = server.halls.here()
    return AdminHalls(
        [AdminHall(each.code, each.hall.phase, len(each.here), len(each.rounds.tables())) for each in here]
    )


@route("POST", "/api/1/admin/rooms/{code}/close", "End a room, as its leader could", Nothing, who=ADMIN)
async def admin_close_hall(asked: Asked) -> Nothing:
    live = await found(asked)
    await live.end()
    return Nothing()
