"""Tables over HTTP: which there are, a new one, the way in."""

from __future__ import annotations

import io
from collections.abc import Coroutine
from functools import lru_cache
from typing import Any, TypeVar

from msgspec import Struct

from tablee.core.words import msg
from tablee.protocol.setup import Setup
from tablee.server.base import codes
from tablee.server.hosting.lobby import TableLine, TableList
from tablee.server.http.routes import PERSON, SVG, Asked, Drawn, HttpRefusal, route, too_many

QR_CODES = 1000  # that are remembered: 4 kB each

T = TypeVar("T")


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    setup: Setup


class Opened(Struct, frozen=True):
    code: str
    link: str


class TableInfo(Struct, frozen=True):
    """All that somebody with the code may know before they come in."""

    table: TableLine
    setup: Setup
    link: str
    seated: bool  # whoever asks has a seat here


class TicketGiven(Struct, frozen=True):
    """For one socket, as the subprotocol `ticket.…`; good for seconds."""

    ticket: str


@route("GET", "/api/1/tables", "The public tables", TableList)
async def list_tables(asked: Asked) -> TableList:
    return asked.server.lobby.list_for(asked.person)


@route("POST", "/api/1/tables", "Open a table", Opened, takes=NewTable, who=PERSON, status=201)
async def open_table(asked: Asked) -> Opened:
    limits = asked.server.limits
    if not limits.opened.allow(asked.person) or not limits.opened_by_address.allow(asked.client):
        raise too_many()
    live = await asked.server.open_table(asked.person, asked.body.setup, asked.client)
    limits.admitted.add(asked.person, live.code)
    return Opened(live.code, join_link(asked, live.code))


@route("GET", "/api/1/tables/{code}", "A table, as a newcomer may know it", TableInfo)
async def show_table(asked: Asked) -> TableInfo:
    table, setup, seated = await found(asked, asked.server.tables.about(asked.part("code"), asked.person))
    return TableInfo(table, setup, join_link(asked, table.code), seated)


@route("POST", "/api/1/tables/{code}/ticket", "A ticket for the table's socket", TicketGiven, who=PERSON, status=201)
async def give_ticket(asked: Asked) -> TicketGiven:
    if not asked.server.limits.tickets.allow(asked.person):
        raise too_many()
    table = await found(asked, asked.server.tables.find(asked.part("code")))
    asked.server.limits.admitted.add(asked.person, codes.read(asked.part("code")))
    return TicketGiven(
        await asked.server.tickets.issue(asked.server.identities.ticket(asked.person, table, asked.device))
    )


@route("GET", "/api/1/tables/{code}/qr.svg", "The link to a table, to be photographed", SVG)
async def show_code(asked: Asked) -> Drawn:
    await found(asked, asked.server.tables.find(asked.part("code")))
    return Drawn(qr_code(join_link(asked, codes.read(asked.part("code")))), SVG)


@lru_cache(maxsize=QR_CODES)
def qr_code(link: str) -> bytes:
    """Some milliseconds of work, for which everybody would wait: drawn once."""
    import segno

    out = io.BytesIO()
    segno.make(link, error="m", micro=False).save(out, kind="svg", scale=8, border=4, light="#fff")
    return out.getvalue()


async def qr_code_once(asked: Asked, link: str) -> str:
    """Of a link that is told once: not remembered, and drawn where nobody waits for it."""
    return (await asked.server.run_in_thread(qr_code.__wrapped__, link)).decode()


async def found(asked: Asked, look: Coroutine[Any, Any, T | None]) -> T:
    """What is known of the table that is meant; whoever tries one code after the other is soon not answered. Who has a
    seat there, or was let in before, is not held up by those who guess behind the same address."""
    server = asked.server
    if server.limits.guesses.is_empty(asked.client) and not is_expected(asked):
        look.close()
        raise too_many()
    answer = await look
    if not answer:
        server.limits.guesses.allow(asked.client)
        raise HttpRefusal(404, "no-such-table", msg("house-web-no-such-table"))
    return answer


def is_expected(asked: Asked) -> bool:
    """Known without asking anybody, so that waiting for the answer tells nobody which codes there are."""
    server, code = asked.server, codes.read(asked.part("code"))
    if not asked.person or not code:
        return False
    return (asked.person, code) in server.limits.admitted or bool(server.tables.phase_for(code, asked.person))


def join_link(asked: Asked, code: str) -> str:
    return f"{asked.address}/t/{code}"
