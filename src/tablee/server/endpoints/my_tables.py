"""My tables over HTTP: those over days at which I sit, listed from what is kept beside their journals."""

from __future__ import annotations

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from tablee.core.words import Sentence
from tablee.protocol.ids import device_of
from tablee.protocol.sitting import Seated, Told
from tablee.server.hosting.identities import Identities
from tablee.server.http.routes import PERSON, Asked, route, too_many
from tablee.stores.base import DAY, SlowLine
from tablee.table.model.guests import guest_name, numbered
from tablee.table.show.room_view import faces


class MySeat(Struct, frozen=True):
    """A seat of a table of mine: somebody, a robot, or nobody."""

    name: str
    animal: int
    robot: str
    mine: bool
    turn: bool  # it is waited for


class MyTable(Struct, frozen=True):
    """A table over days. Times are seconds since 1970."""

    code: str
    game: str
    phase: str
    turn: bool  # it is my turn
    seats: list[MySeat]
    since: int  # the last move
    due: int | None  # when a robot plays the turn that is waited for
    days: int  # for a turn; 0: as many as one likes
    ends: int  # when it is closed if nobody moves
    said: Sentence | None  # what happened last, as spectators were told
    muted: bool = False  # the device that asks is told nothing of it


class MyTables(Struct, frozen=True):
    tables: list[MyTable]


@route("GET", "/api/1/me/tables", "My tables over days, my turn first", MyTables, who=PERSON)
async def list_mine(asked: Asked) -> MyTables:
    if not asked.server.limits.studies.allow(asked.person):
        raise too_many()
    return MyTables(await tables_of(asked))


async def tables_of(asked: Asked) -> list[MyTable]:
    server = asked.server
    lines = await server.store.slow_lines(asked.person)
    await server.identities.meet(seat.person for line in lines for seat in line.seats)
    kept = server.settings.slow_days * DAY
    tables = [my_table(line, asked.person, server.identities, kept) for line in lines]
    push = await server.store.pushes.of_device(asked.device) if asked.device else None
    if push is not None and push.muted:
        silent = {line.code for line in lines if line.id in push.muted}
        tables = [replace(table, muted=table.code in silent) for table in tables]
    return sorted(tables, key=lambda table: (not table.turn, -table.since, table.code))


def my_table(line: SlowLine, person: str, people: Identities, kept: int) -> MyTable:
    told = msgspec.json.decode(line.told, type=Told)
    seats = my_seats(line.seats, person, people)
    is_mine = any(seat.mine and seat.turn for seat in seats)
    ends = told.since + kept
    return MyTable(line.code, told.game, told.phase, is_mine, seats, told.since, told.due, told.days, ends, told.said)


def my_seats(seats: list[Seated], person: str, people: Identities) -> list[MySeat]:
    animals = faces([people.animals.get(seat.person) if seat.person else None for seat in seats])
    names: list[str] = []
    for seat, animal in zip(seats, animals, strict=True):
        language = people.given(seat.person)
        given = numbered(guest_name(animal, language), names) if language else people.name(seat.person)
        names.append(given if seat.person else "")
    return [
        MySeat(name, animal, seat.robot, bool(seat.person) and device_of(seat.person) == person, seat.turn)
        for seat, animal, name in zip(seats, animals, names, strict=True)
    ]
