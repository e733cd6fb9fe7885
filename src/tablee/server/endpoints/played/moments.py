"""Key moments of a match over HTTP: thought of once for each seat, where bots think, and kept beside the record."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta, Struct

from tablee.core.moves import Seat
from tablee.core.records import BadRecord, Record, read
from tablee.core.registry import game
from tablee.core.words import msg
from tablee.matches import moments as found_by
from tablee.matches.moments import CLOSELY, FRESH, MOST, ROUGHLY, SEED, Choice, KeyMoments, compared
from tablee.protocol.errors import StoreAway
from tablee.server.endpoints.played.records import found_record, no_record, who_played
from tablee.server.http.routes import PERSON, Asked, HttpRefusal, route, too_many

T = TypeVar("T")

PORTION = 4  # decisions that are looked at in one go: then a bot may have its turn
AT_ONCE = 4  # that are looked at closely


class ForSeat(Struct, frozen=True, forbid_unknown_fields=True):
    seat: Annotated[int, Meta(ge=0, le=9)] | None = None  # one's own, if none is named


@route("GET", "/api/1/records/{id}/moments", "Key moments of a match, for a seat", KeyMoments, asks=ForSeat, who=PERSON)
async def show_moments(asked: Asked) -> KeyMoments:
    kept = read(await found_record(asked))
    mine = [seat for seat, player in enumerate(await who_played(asked)) if player.mine]
    seat = asked.query.seat if asked.query.seat is not None else next(iter(mine), None)
    if seat is None:
        raise no_record()
    if seat >= kept.seats:
        raise HttpRefusal(400, "no-such-seat", msg("refused-no-such-seat", seats=kept.seats))
    store, id = asked.server.store.figures, asked.part("id")
    known = await store.moments(id, seat)
    if known is not None:
        return msgspec.json.decode(known, type=KeyMoments)
    if not asked.server.limits.studies.allow(asked.person):
        raise too_many()
    written = msgspec.json.encode(await thought_of(asked, kept, Seat(seat)))
    with suppress(StoreAway):  # then they are thought of again
        await store.keep_moments(id, seat, written)
    return msgspec.json.decode(written, type=KeyMoments)


async def thought_of(asked: Asked, kept: Record, seat: Seat) -> KeyMoments:
    """One after the other, whoever asks: bots at tables think in the same place."""
    try:
        if game(kept.game).weigh is None:
            return await think(asked, found_by.race_moments, kept, seat)
        async with asked.server.studying:
            return await studied(asked, kept, seat)
    except BadRecord as error:
        raise HttpRefusal(409, "no-replay", msg("house-web-no-replay")) from error


async def studied(asked: Asked, kept: Record, seat: Seat) -> KeyMoments:
    line = await think(asked, found_by.line, kept, seat)
    wanted = found_by.spread(line.decisions)
    rough: list[Choice] = []
    for start in range(0, len(wanted), PORTION):
        rough += await think(asked, found_by.weighed, kept, seat, wanted[start : start + PORTION], ROUGHLY)
    close: list[Choice] = []
    for choice in found_by.worst(rough, AT_ONCE):
        close += await think(asked, found_by.weighed, kept, seat, [choice.at], CLOSELY)
    sure: list[Choice] = []
    for choice in found_by.worst(close, MOST):
        fresh = range(SEED + 1, SEED + 1 + FRESH)
        sure.append(found_by.surely(choice, [await think(asked, compared, kept, seat, choice, seed) for seed in fresh]))
    return found_by.told(seat, line, sure)


async def think(asked: Asked, run: Callable[..., T], *given: Any) -> T:
    return await asked.server.bots.work(run, *given)
