"""What can be asked of the house over HTTP."""

from __future__ import annotations

import hashlib
import io
import time
from typing import Annotated, Literal

import msgspec
import segno
from msgspec import Meta, Struct
from starlette.responses import Response

from tablee.core.game import games
from tablee.core.options import Switch
from tablee.core.series import EVENING, EVENING_GAMES
from tablee.core.words import Msg, msg
from tablee.pen.face import Style
from tablee.server import openapi
from tablee.server.house import line
from tablee.server.lobby import TableLine, TableList
from tablee.server.metrics import CONTENT_TYPE
from tablee.server.people import Ticket
from tablee.server.routes import (
    ADMIN, JSON, PERSON, ROUTES, Asked, No, Nothing, Sentence, has_token, route, too_many,
)  # fmt: skip
from tablee.server.table_socket import show_out
from tablee.server.web import is_on_this_machine
from tablee.table.live import Live
from tablee.table.rows import Setup

FOREVER = "public, max-age=31536000, immutable"
FORGOTTEN = 1000  # a normal end
SVG = "image/svg+xml"

# ---- me


class Me(Struct, frozen=True):
    """Who asks; without a name, somebody the house does not know yet."""

    name: str


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, Meta(max_length=400)] = ""  # cleaned and cut before it is shown


class Handover(Struct, frozen=True):
    """A link that makes another device the same person's: once, and not for long."""

    link: str
    token: str
    ends: int  # seconds since 1970


class Token(Struct, frozen=True, forbid_unknown_fields=True):
    token: Annotated[str, Meta(max_length=100)]


@route("GET", "/api/1/me", "Who you are", Me)
async def me(asked: Asked) -> Me:
    return Me(asked.house.people.name(asked.person))


@route("PUT", "/api/1/me", "Say your name; the answer carries your cookie", Me, takes=NewName)
async def name_me(asked: Asked) -> Me:
    house = asked.house
    if asked.person:
        await house.people.rename(asked.person, asked.body.name, asked.language)
        house.renamed(asked.person)
    else:
        if not house.limits.newcomers.take(asked.client) or len(house.people.known) >= house.settings.people:
            raise too_many()
        asked.person = await house.people.welcome(asked.body.name, asked.language)
    asked.signed_in = asked.person
    return Me(house.people.name(asked.person))


@route("DELETE", "/api/1/me", "Forget me: name, guests on this device, claims to records", Nothing, who=PERSON)
async def forget_me(asked: Asked) -> Nothing:
    house = asked.house
    await house.people.forget(asked.person)
    house.renamed(asked.person)
    for socket in house.sockets_of(asked.person):
        show_out(socket, FORGOTTEN, msg("house-web-forgotten"))
    asked.signed_in = ""
    return Nothing()


@route("POST", "/api/1/me/handover", "A link to go on with on another device", Handover, who=PERSON, status=201)
async def hand_over(asked: Asked) -> Handover:
    house = asked.house
    if not house.limits.tickets.take(asked.person):
        raise too_many()
    token = house.handovers.give(asked.person)
    return Handover(f"{asked.address}/handover#{token}", token, int(time.time()) + house.settings.handover_seconds)


@route("POST", "/api/1/handover", "Be, on this device, who made the link", Me, takes=Token)
async def take_over(asked: Asked) -> Me:
    house = asked.house
    person = None if house.limits.guesses.is_empty(asked.client) else house.handovers.take(asked.body.token)
    if person is None or person not in house.people.known:
        house.limits.guesses.take(asked.client)
        raise No(410, "link-over", msg("house-web-link-over"))
    asked.signed_in = person
    return Me(house.people.name(person))


# ---- games


class SwitchInfo(Struct, frozen=True):
    """A switch of a game: a value of a list, a number between bounds, or either. Words: its key, key-VALUE."""

    name: str
    key: str
    default: str | int | float | bool
    values: list[str | int | bool]
    low: float | None = None
    high: float | None = None


class GameInfo(Struct, frozen=True):
    key: str
    name: Sentence
    about: Sentence
    seats: tuple[int, int]
    switches: list[SwitchInfo]
    evening: list[str] = []  # its games, if it is several


class Games(Struct, frozen=True):
    games: list[GameInfo]


@route("GET", "/api/1/games", "The games, with their switches", Games)
async def list_games(asked: Asked) -> Games:
    found = [
        GameInfo(key, Msg(f"{key}-name"), Msg(f"{key}-about"), (game.seats[0], game.seats[-1]), switches(key))
        for key, game in games().items()
    ]
    name, about = msg("house-evening-name"), msg("house-evening-about")
    common = [switch for switch in switches(EVENING_GAMES[0]) if switch.key.startswith("option-")]
    return Games([*found, GameInfo(EVENING, name, about, (2, 10), common, list(EVENING_GAMES))])


def switches(key: str) -> list[SwitchInfo]:
    return [switch_info(key, switch) for switch in games()[key].switches]


def switch_info(key: str, switch: Switch) -> SwitchInfo:
    shared = switch.name in ("first", "pace", "play_on")
    stem = f"option-{switch.name}" if shared else f"{key}-option-{switch.name}"
    return SwitchInfo(switch.name, stem, switch.default, switch.values, switch.low, switch.high)


# ---- tables


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
    return asked.house.lobby.list()


@route("POST", "/api/1/tables", "Open a table", Opened, takes=NewTable, who=PERSON, status=201)
async def open_table(asked: Asked) -> Opened:
    if not asked.house.limits.opened.take(asked.person):
        raise too_many()
    live = await asked.house.open_table(asked.person, asked.body.setup)
    return Opened(live.code, join_link(asked, live))


@route("GET", "/api/1/tables/{code}", "A table, as a newcomer may know it", TableInfo)
async def show_table(asked: Asked) -> TableInfo:
    live = await found_table(asked)
    return TableInfo(line(live), live.setup, join_link(asked, live), live.table.is_here(asked.person))


@route("POST", "/api/1/tables/{code}/ticket", "A ticket for the table's socket", TicketGiven, who=PERSON, status=201)
async def give_ticket(asked: Asked) -> TicketGiven:
    if not asked.house.limits.tickets.take(asked.person):
        raise too_many()
    live = await found_table(asked)
    return TicketGiven(asked.house.tickets.give(Ticket(asked.person, live.id)))


@route("GET", "/api/1/tables/{code}/qr.svg", "The link to a table, to be photographed", SVG)
async def show_code(asked: Asked) -> Response:
    live = await found_table(asked)
    out = io.BytesIO()
    segno.make(join_link(asked, live), error="m", micro=False).save(out, kind="svg", scale=8, border=4, light="#fff")
    return Response(out.getvalue(), media_type=SVG, headers={"cache-control": "no-store"})


async def found_table(asked: Asked) -> Live:
    """The table that is meant; whoever tries one code after the other is soon not answered."""
    house = asked.house
    if house.limits.guesses.is_empty(asked.client):
        raise too_many()
    live = await house.find(asked.part("code"))
    if live is None:
        house.limits.guesses.take(asked.client)
        raise No(404, "no-such-table", msg("house-web-no-such-table"))
    return live


def join_link(asked: Asked, live: Live) -> str:
    return f"{asked.address}/t/{live.code}"


# ---- records


class RecordInfo(Struct, frozen=True):
    """A match that was played; whoever asked to be forgotten has no name in it."""

    id: str
    match: int
    game: str
    kept_at: int  # seconds since 1970
    players: list[str]


class Records(Struct, frozen=True):
    records: list[RecordInfo]


class Page(Struct, frozen=True, forbid_unknown_fields=True):
    before: Annotated[str, Meta(max_length=60)] | None = None  # the last one that was seen
    limit: Annotated[int, Meta(ge=1, le=100)] = 50


@route("GET", "/api/1/records", "Your matches, newest first", Records, asks=Page, who=PERSON)
async def list_records(asked: Asked) -> Records:
    found = await asked.house.store.records(asked.person, asked.query.before, asked.query.limit)
    name = asked.house.people.name
    return Records(
        [RecordInfo(each.id, each.match, each.game, each.kept_at, list(map(name, each.players))) for each in found]
    )


@route("GET", "/api/1/records/{id}", "A record: it can be replayed and verified", JSON, who=PERSON)
async def show_record(asked: Asked) -> Response:
    found = await asked.house.store.record(asked.part("id"), asked.person)
    if found is None:
        raise no_record()
    return Response(found, media_type=JSON, headers={"cache-control": "no-store"})


@route("DELETE", "/api/1/records/{id}", "Give up your claim; the last one takes the record along", Nothing, who=PERSON)
async def delete_record(asked: Asked) -> Nothing:
    if not await asked.house.store.delete_record(asked.part("id"), asked.person):
        raise no_record()
    return Nothing()


def no_record() -> No:
    return No(404, "no-such-record", msg("house-web-no-such-record"))


# ---- pictures


class Wanted(Struct, frozen=True, forbid_unknown_fields=True):
    lang: Literal["fr", "en"] = "fr"
    theme: Literal["day", "night", "contrast"] = "day"


class Manifest(Struct, frozen=True):
    """The address of each face; with .webp instead of .svg it is the same in pixels."""

    faces: dict[str, str]


@route("GET", "/api/1/faces", "The addresses of all faces in one style", Manifest, asks=Wanted)
async def list_faces(asked: Asked) -> Response:
    found = await asked.house.faces.manifest(Style(asked.query.lang, asked.query.theme))
    data = msgspec.json.encode(Manifest(found))
    headers = {"cache-control": "no-cache", "etag": f'"{hashlib.sha256(data).hexdigest()[:20]}"'}
    if asked.request.headers.get("if-none-match") == headers["etag"]:
        return Response(status_code=304, headers=headers)
    return Response(data, media_type=JSON, headers=headers)


@route("GET", "/faces/{file}", "A face, at the address of its content", SVG, counted=False)
async def show_face(asked: Asked) -> Response:
    stem, _, ending = asked.part("file").partition(".")
    gzipped = "gzip" in asked.request.headers.get("accept-encoding", "")
    found = await asked.house.faces.face(stem, ending, gzipped) if ending in ("svg", "webp") else None
    if found is None:
        raise no_picture()
    headers = {"cache-control": FOREVER, "vary": "accept-encoding"}
    if found.packed:
        headers["content-encoding"] = "gzip"
    return Response(found.data, media_type=found.media, headers=headers)


@route("GET", "/hatch/{token}", "A picture that is handed out once", "image/webp", counted=False)
async def show_hatch(asked: Asked) -> Response:
    found = await asked.house.faces.take(asked.part("token"))
    if found is None:
        raise no_picture()
    headers = {"cache-control": "no-store", "cross-origin-resource-policy": "same-origin"}
    return Response(found, media_type="image/webp", headers=headers)


def no_picture() -> No:
    return No(404, "no-such-picture", msg("house-web-no-such-picture"))


# ---- how the house is


class Health(Struct, frozen=True):
    ok: bool


@route("GET", "/healthz", "Is it alive?", Health)
async def health(asked: Asked) -> Health:
    return Health(True)


@route("GET", "/readyz", "Can it be played at?", Health)
async def ready(asked: Asked) -> Health:
    if not asked.house.is_ready():
        raise No(503, "not-ready", msg("house-web-not-ready"))
    return Health(True)


@route("GET", "/metrics", "The house in figures: from this machine, or with the host's token", "text/plain")
async def figures(asked: Asked) -> Response:
    if not is_on_this_machine(asked.request.scope) and not has_token(asked):
        raise No(403, "no-token", msg("house-web-no-token"))
    return Response(asked.house.metrics.page(), headers={"content-type": CONTENT_TYPE})


@route("GET", "/openapi.json", "This description", JSON)
async def description(asked: Asked) -> Response:
    return Response(msgspec.json.encode(openapi.described(ROUTES)), media_type=JSON)


# ---- for the host of the house


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
    house = asked.house
    found = []
    for live in house.live.values():
        known = line(live)
        idle = int(live.idle_for)
        found.append(AdminTable(known.code, known.game, known.phase, known.free, len(live.here), idle))
    return AdminTables(found, len(house.codes) - len(house.live), house.doors_open)


@route("POST", "/api/1/admin/tables/{code}/close", "End a table", Nothing, who=ADMIN)
async def admin_close(asked: Asked) -> Nothing:
    await asked.house.close_table(await found_table(asked))
    return Nothing()


@route("POST", "/api/1/admin/doors", "Let new tables be opened, or not", Doors, takes=Doors, who=ADMIN)
async def admin_doors(asked: Asked) -> Doors:
    asked.house.doors_open = asked.body.open
    return Doors(asked.house.doors_open)
