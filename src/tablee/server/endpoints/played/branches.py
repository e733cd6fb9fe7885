"""« Et si ? » over HTTP: a table of one's own that goes on from any move of a match that is over, with robots."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from tablee.core.moves import Seat
from tablee.core.records import BadRecord, Record, read
from tablee.core.words import msg
from tablee.matches.branches import CannotBranch, cut
from tablee.protocol.journal import Origin
from tablee.protocol.setup import SeatNumber, Setup
from tablee.server.endpoints.played.records import found_record, study, who_played
from tablee.server.endpoints.tables import Opened, join_link
from tablee.server.http.routes import PERSON, Asked, HttpRefusal, route, too_many


class NewBranch(Struct, frozen=True, forbid_unknown_fields=True):
    at: Annotated[int, Meta(ge=0, le=1_000_000)]  # after so many messages: the frame of the replay
    seat: SeatNumber | None = None  # that one would play; one's own, if none is named


@route(
    "POST", "/api/1/records/{id}/branch", "What if? Your table that goes on from a move of a match, with robots",
    Opened, takes=NewBranch, who=PERSON, status=201,
)  # fmt: skip
async def open_branch(asked: Asked) -> Opened:
    kept = read(await found_record(asked))
    at, seat = asked.body.at, await chosen_seat(asked)
    try:
        prefix = await study(asked, cut, kept, at, seat)
    except CannotBranch as error:
        raise HttpRefusal(409, "no-branch", msg("house-web-no-branch")) from error
    except BadRecord as error:
        raise HttpRefusal(409, "no-replay", msg("house-web-no-replay")) from error
    limits = asked.server.limits
    if not limits.opened.allow(asked.person) or not limits.opened_by_address.allow(asked.client):
        raise too_many()
    origin = Origin(kept.seal or kept.sealed()["seal"], prefix.plain(), seat)
    live = await asked.server.open_table(asked.person, branch_setup(prefix), asked.client, origin=origin)
    limits.admitted.add(asked.person, live.code)
    return Opened(live.code, join_link(asked, live.code))


async def chosen_seat(asked: Asked) -> Seat:
    if asked.body.seat is not None:
        return Seat(asked.body.seat)
    return next((seat for seat, player in enumerate(await who_played(asked)) if player.mine), 0)


def branch_setup(prefix: Record) -> Setup:
    """As it was played, for nobody else's eyes. A table that waits for its only person needs no rhythm of days."""
    options = {name: value for name, value in prefix.options.items() if (name, value) != ("pace", "days")}
    unhurried = prefix.races is not None and not prefix.races.hurried
    return Setup(prefix.game, prefix.seats, options, watching=False, unhurried=unhurried, away=0)
