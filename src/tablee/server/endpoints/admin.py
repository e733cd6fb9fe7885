"""How the server is, for those who look after it: health, figures, the description of all this, and the host's keys."""

from __future__ import annotations

from functools import cache

import msgspec
from msgspec import Struct
from starlette.responses import Response

from tablee.core.words import msg
from tablee.server.base.colleagues import CONDITION, FIGURES, TABLES, DoorsMoved
from tablee.server.base.metrics import CONTENT_TYPE, summed
from tablee.server.content.assets import File, file
from tablee.server.endpoints.tables import found
from tablee.server.hosting.game_server import GameServer
from tablee.server.hosting.lobby import line
from tablee.server.hosting.tables import Health
from tablee.server.http import openapi
from tablee.server.http.answering import has_token, sent
from tablee.server.http.routes import ADMIN, JSON, ROUTES, Asked, HttpRefusal, Nothing, route
from tablee.server.net.origins import is_on_this_machine

# ---- how the server is


@route("GET", "/healthz", "Is it alive?", Health)
async def health(asked: Asked) -> Health:
    return asked.server.tables.health()


@route("GET", "/readyz", "Can it be played at?", Health)
async def ready(asked: Asked) -> Health:
    others = [msgspec.json.decode(each, type=Condition) for each in await asked.server.colleagues.ask(CONDITION)]
    every = [condition(asked.server), *others]
    for each in every:
        if each.trouble:
            raise not_ready(each.trouble)
    return Health(True, notes=list(dict.fromkeys(note for each in every for note in each.notes)))


class Condition(Struct, frozen=True):
    """How one process of the house is."""

    trouble: str
    notes: list[str]


def condition(server: GameServer) -> Condition:
    return Condition(server.trouble(), server.notes())


def not_ready(kind: str) -> HttpRefusal:
    """Why nobody can play here now, and what whoever runs the house does about it."""
    match kind:
        case "stopping":
            return HttpRefusal(503, "stopping", msg("house-stopping"))
        case "full":
            return HttpRefusal(503, "store-full", msg("house-ready-full"))
        case "disk":
            return HttpRefusal(503, "store-disk", msg("house-ready-disk"))
        case "damaged":
            return HttpRefusal(503, "store-damaged", msg("house-ready-damaged"))
        case "busy":
            return HttpRefusal(503, "store-busy", msg("house-ready-busy"))
        case "rights":
            return HttpRefusal(503, "store-rights", msg("house-ready-rights"))
        case "refused":
            return HttpRefusal(503, "store-refused", msg("house-ready-refused"))
        case "crowded":
            return HttpRefusal(503, "store-crowded", msg("house-ready-crowded"))
        case "away":
            return HttpRefusal(503, "store-unreachable", msg("house-ready-away"))
    return HttpRefusal(503, "store-fault", msg("house-web-not-ready"))


@route("GET", "/metrics", "The house in figures: from this machine, or with the host's token", "text/plain")
async def figures(asked: Asked) -> Response:
    if not is_on_this_machine(asked.request.scope) and not has_token(asked):
        raise HttpRefusal(403, "no-token", msg("house-web-no-token"))
    own, others = asked.server.metrics.page(), await asked.server.colleagues.ask(FIGURES)
    return Response(summed([own, *others]) if others else own, headers={"content-type": CONTENT_TYPE})


@route("GET", "/openapi.json", "This description", JSON)
async def description(asked: Asked) -> Response:
    return sent(asked, described())


@cache
def described() -> File:
    """It follows from the routes, which stay the same: made once."""
    return file(msgspec.json.encode(openapi.described(ROUTES)), JSON)


# ---- for the host of the server


class AdminTable(Struct, frozen=True):
    """Public facts only: a host who plays must not peek."""

    code: str
    game: str
    phase: str
    free: int
    people: int  # connected
    idle: int  # seconds since anybody was


class AdminTables(Struct, frozen=True):
    tables: list[AdminTable]
    asleep: int
    doors_open: bool


class Doors(Struct, frozen=True, forbid_unknown_fields=True):
    open: bool


@route("GET", "/api/1/admin/tables", "The tables that are awake, and how many sleep", AdminTables, who=ADMIN)
async def admin_tables(asked: Asked) -> AdminTables:
    others = [msgspec.json.decode(each, type=AdminTables) for each in await asked.server.colleagues.ask(TABLES)]
    own = awake_tables(asked.server)
    found = [table for each in (own, *others) for table in each.tables]
    return AdminTables(found, sum(each.asleep for each in (own, *others)), own.doors_open)


def awake_tables(server: GameServer) -> AdminTables:
    """Those of this process."""
    found = []
    for live in server.tables.live.values():
        known = line(live)
        idle = int(live.idle_for)
        found.append(AdminTable(known.code, known.game, known.phase, known.free, len(live.here), idle))
    return AdminTables(found, server.tables.count_asleep(), server.doors_open)


@route("POST", "/api/1/admin/tables/{code}/close", "End a table", Nothing, who=ADMIN)
async def admin_close(asked: Asked) -> Nothing:
    await found(asked, asked.server.tables.end(asked.part("code")))
    return Nothing()


@route("POST", "/api/1/admin/doors", "Let new tables be opened, or not", Doors, takes=Doors, who=ADMIN)
async def admin_doors(asked: Asked) -> Doors:
    asked.server.doors_open = asked.body.open
    asked.server.colleagues.tell(DoorsMoved(asked.body.open))
    return Doors(asked.server.doors_open)
