"""All that is kept about somebody, in one file for them."""

from __future__ import annotations

import io
import zipfile
from typing import Any

import msgspec
from msgspec.structs import asdict
from starlette.responses import Response

from tablee.matches.day_trials import read_ghost
from tablee.server.endpoints.my_tables import tables_of
from tablee.server.endpoints.played.leagues import line_of
from tablee.server.endpoints.played.pictures import told
from tablee.server.endpoints.played.records import is_shut, listed
from tablee.server.endpoints.played.stats import stats_of
from tablee.server.http.routes import PERSON, ZIP, Asked, route, too_many
from tablee.stores.base import RecordLine, Run

MOST = 1000  # matches in one file, the newest
PAGE = 100


@route("GET", "/api/1/me/export", "All that is kept about you, as one file", ZIP, who=PERSON)
async def export_me(asked: Asked) -> Response:
    """`me.json`, and each match under `records/`: those can be replayed and verified anywhere."""
    server, person = asked.server, asked.person
    if not server.limits.tickets.allow(person):
        raise too_many()
    lines = await newest_lines(asked)
    found = {each.id: await server.store.record(each.id, person) for each in lines}
    records = {id: data for id, data in found.items() if data is not None and not await is_shut(asked, data)}
    about = {
        "name": server.identities.name(person),
        "animal": server.identities.animals.get(person),
        "devices": await server.store.devices(person),
        "pushes": await server.store.pushes.of_person(person),
        "tables": await tables_of(asked),
        "said": [msgspec.json.decode(line) for line in await server.store.said_by(person)],
        "figures": await stats_of(asked, ""),
        "sums": await server.store.figures.sums(person),
        "leagues": [await line_of(asked, each) for each in await server.store.leagues.of(person)],
        "deeds": await server.store.figures.deeds(person),
        "matches": [listed(asked, each) for each in lines],
        "pictures": [told(each) for each in await server.run_in_thread(server.images.made.kept.of, person)],
        "pictures_had": len(await server.run_in_thread(server.images.made.seen.had_by, [person])),  # a name tells
        "days": [day_line(each) for each in await server.store.runs_of(person)],
    }
    packed = await server.run_in_thread(zipped, about, records)
    headers = {"cache-control": "no-store", "content-disposition": 'attachment; filename="tablee.zip"'}
    return Response(packed, 200, headers, ZIP)


def day_line(run: Run) -> dict[str, Any]:
    """A try at a deal of the day, and the ghost they left: what they did in each trial, and after how long."""
    return {**asdict(run), "person": "", "ghost": read_ghost(run.ghost) if run.ghost else []}


async def newest_lines(asked: Asked) -> list[RecordLine]:
    found: list[RecordLine] = []
    while len(found) < MOST:
        page = await asked.server.store.records(asked.person, found[-1].id if found else None, PAGE)
        found += page
        if len(page) < PAGE:
            break
    return found


def zipped(about: dict[str, Any], records: dict[str, bytes]) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as file:
        file.writestr("me.json", msgspec.json.format(msgspec.json.encode(about), indent=2))
        for id, record in records.items():
            file.writestr(f"records/{id}.json", record)
    return out.getvalue()
