"""Ghosts: who has played the trials of the day may leave theirs for those of the house who play later."""

from __future__ import annotations

from tablee.core import registry
from tablee.core.records import read
from tablee.core.words import msg
from tablee.matches.day import has_turns
from tablee.matches.day_trials import ghost_of
from tablee.server.endpoints.played.days import dealt_game, my_run, no_day
from tablee.server.endpoints.played.records import no_record
from tablee.server.http.routes import PERSON, Asked, HttpRefusal, Nothing, route, too_many
from tablee.stores.base import Run

GHOST = "/api/1/days/{day}/{game}/ghost"


@route("PUT", GHOST, "Your ghost runs along with whoever plays this deal later", Nothing, who=PERSON)
async def leave_ghost(asked: Asked) -> Nothing:
    mine = await ended_run(asked)
    if not await asked.server.tables.deals.is_open(mine.day):
        raise HttpRefusal(409, "day-over", msg("house-web-day-over"))
    record = await asked.server.store.record(mine.record, asked.person)
    if record is None:
        raise no_record()
    ghost = await asked.server.run_in_thread(lambda: ghost_of(read(record)))
    await asked.server.store.leave_ghost(mine.record, ghost)
    return Nothing()


@route("DELETE", GHOST, "Take your ghost back", Nothing, who=PERSON)
async def take_ghost_back(asked: Asked) -> Nothing:
    mine = await ended_run(asked)
    await asked.server.store.leave_ghost(mine.record, b"")
    return Nothing()


async def ended_run(asked: Asked) -> Run:
    """My trials of that day."""
    if not asked.server.limits.studies.allow(asked.person):
        raise too_many()
    game = dealt_game(asked)
    if has_turns(registry.game(game)):
        raise no_day()
    mine = await my_run(asked, asked.part("day"), game)
    if mine is None or mine.stars is None:
        raise HttpRefusal(409, "play-first", msg("house-web-play-first"))
    return mine
