"""Matches that were played without a server, given to this one: checked, kept under the claim of whoever sent them, and
marked. The device that played has made the promise before the deal itself, so nothing is counted from them."""

from __future__ import annotations

import asyncio
import hashlib
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from tablee.bots.players import NAMES
from tablee.core.records import BadRecord, read
from tablee.core.registry import game
from tablee.core.words import Msg, msg
from tablee.matches.replay import replay
from tablee.protocol.ids import device_of
from tablee.server.base.refused_names import accepted
from tablee.server.endpoints.played.records import Check, checked, uncheckable
from tablee.server.hosting.seats_kept import Ending, endings
from tablee.server.http.routes import PERSON, Asked, HttpRefusal, route, too_many
from tablee.stores.base import ELSEWHERE, Player

LONGEST = 64 * 1024  # bytes: eight times the record of a long match
SEATS = 10
PATIENCE = 20.0  # seconds


class SeatElsewhere(Struct, frozen=True, forbid_unknown_fields=True):
    """Who had a seat, as the page without a server knew them."""

    name: Annotated[str, Meta(max_length=400)] = ""  # cleaned and cut before it is shown
    bot: Annotated[str, Meta(max_length=40)] = ""  # the kind of a robot; none: a person
    animal: Annotated[int, Meta(ge=0, le=99)] = 0  # its number; of a robot, that of the robot it was
    mine: bool = False  # it was you


class RecordElsewhere(Struct, frozen=True, forbid_unknown_fields=True):
    record: dict[str, Any]
    seats: Annotated[list[SeatElsewhere], Meta(max_length=SEATS)] = []  # none, where that is not known


class RecordKept(Struct, frozen=True):
    id: str  # among your records; the same match given twice is one


class Found(Struct, frozen=True):
    """A match that was checked: what is kept beside its record."""

    game: str
    length: int  # milliseconds
    best: bytes
    endings: list[Ending]


@route(
    "POST", "/api/1/records", "Keep a match that was played without a server, once it is checked",
    RecordKept, takes=RecordElsewhere, who=PERSON, status=201, longest=LONGEST,
)  # fmt: skip
async def keep_record(asked: Asked) -> RecordKept:
    limits, store = asked.server.limits, asked.server.store
    if not limits.elsewhere.allow(asked.person) or not limits.opened_by_address.allow(asked.client):
        raise too_many()
    data = msgspec.json.encode(asked.body.record)
    known = await played_here(asked, data)
    if known:
        return RecordKept(known)
    found = await examined(asked, data)
    if isinstance(found, Msg):
        raise HttpRefusal(422, "bad-record", found)
    if asked.body.seats and len(asked.body.seats) != len(found.endings):
        raise HttpRefusal(422, "bad-record", msg("house-web-record-seats", seats=len(found.endings)))
    id = record_id(asked.person, data)
    seats = seats_of(asked.body.seats, found.endings, asked.person, asked.server.settings.folder)
    await store.save_record(id, ELSEWHERE, 1, found.game, data, [asked.person], seats, found.length, found.best)
    return RecordKept(id)


async def played_here(asked: Asked, data: bytes) -> str:
    """The id of this very record among those of the sender, if it was played at this server; else nothing."""
    chance = asked.body.record.get("chance")
    if not isinstance(chance, dict):
        return ""
    id = f"{chance.get('table')}-{chance.get('match')}"[:60]
    return id if await asked.server.store.record(id, asked.person) == data else ""


def record_id(person: str, data: bytes) -> str:
    """One for each sender: nobody learns whether somebody else has sent the same."""
    return f"{ELSEWHERE}-{hashlib.sha256(device_of(person).encode() + b' ' + data).hexdigest()[:32]}"


async def examined(asked: Asked, data: bytes) -> Found | Msg:
    """In a process of its own: everything is played again."""
    try:
        async with asyncio.timeout(PATIENCE):
            return await asked.server.bots.work(examine, data)
    except TimeoutError as error:
        raise HttpRefusal(503, "fault", msg("house-web-fault")) from error


def examine(data: bytes) -> Found | Msg:
    """What is kept of a record, or what is wrong with it. Whatever somebody sends, it is read to its end or refused."""
    try:
        return found_in(data)
    except Exception:
        return msg("house-web-no-record")


def found_in(data: bytes) -> Found | Msg:
    record = read(data)
    if (why := uncheckable(record)) is not None:
        return why
    if game(record.game).deck(record.made):
        return msg("photo-elsewhere")
    wrong: list[Check] = [each for each in checked(data).steps if not each.ok]
    if wrong:
        said: Msg = wrong[-1].why  # a broken seal says most
        return said
    match = replay(record)
    if not match.over:
        raise BadRecord("this match is not over")
    best = b"".join(msgspec.json.encode(each.label) for each in match.highlights()[:1])
    return Found(record.game, match.now, best, endings(match, record))


def seats_of(given: list[SeatElsewhere], ended: list[Ending], person: str, folder: Path) -> list[Player]:
    """Only one seat is the sender's: others who played on that device have no names at this server."""
    told = given or [SeatElsewhere()] * len(ended)
    mine = next((number for number, each in enumerate(told) if each.mine and not each.bot), None)
    return [
        Player("", "", each.bot if each.bot in NAMES else NAMES[0], each.animal, *ends)
        if each.bot
        else Player(person if number == mine else "", accepted(folder, each.name), "", each.animal, *ends)
        for number, (each, ends) in enumerate(zip(told, ended, strict=True))
    ]
