"""Matches that are shared: whoever has the link sees one again as a spectator saw it, until it is withdrawn."""

from __future__ import annotations

import secrets
import time
from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace
from starlette.responses import Response

from tablee.core.records import BadRecord, read
from tablee.core.registry import game
from tablee.core.words import msg
from tablee.server.content.past_matches import seats_of
from tablee.server.endpoints.played.records import Replay, found_record, is_elsewhere, no_record, seen_again
from tablee.server.endpoints.played.stats import note_deed
from tablee.server.endpoints.tables import qr_code_once
from tablee.server.http.answering import NOT_INDEXED, packed
from tablee.server.http.routes import PERSON, Asked, HttpRefusal, Nothing, route, too_many
from tablee.stores.base import DAY, Linked, Player
from tablee.stores.tokens import hashed

DAYS = 30  # that a link lasts


class SharedLink(Struct, frozen=True):
    """A link to a match. It is told once: the server keeps no more than its hash."""

    url: str
    qr: str  # the same, to be photographed, as SVG
    ends_at: int  # seconds since 1970


@route("POST", "/api/1/records/{id}/link", "Open a match to whoever has the link", SharedLink, who=PERSON, status=201)
async def make_link(asked: Asked) -> SharedLink:
    if not asked.server.limits.tickets.allow(asked.person):
        raise too_many()
    token = secrets.token_urlsafe(24)
    kept = read(await found_record(asked))
    if game(kept.game).deck(kept.made):
        raise HttpRefusal(409, "photo-not-shared", msg("photo-not-shared"))
    if not await asked.server.store.make_link(asked.part("id"), asked.person, hashed(token), DAYS * DAY):
        raise no_record()
    if not is_elsewhere(asked.part("id")):
        await note_deed(asked, "shared")
    url = f"{asked.address}/r/{token}"
    return SharedLink(url, await qr_code_once(asked, url), int(time.time()) + DAYS * DAY)


@route("DELETE", "/api/1/records/{id}/link", "Withdraw the link to a match you played", Nothing, who=PERSON)
async def end_link(asked: Asked) -> Nothing:
    if not await asked.server.store.end_link(asked.part("id"), asked.person):
        raise no_link()
    return Nothing()


def no_link() -> HttpRefusal:
    return HttpRefusal(404, "no-such-link", msg("house-web-no-such-link"))


class ReadOn(Struct, frozen=True, forbid_unknown_fields=True, rename={"start": "from"}):
    start: Annotated[int, Meta(ge=0, le=1_000_000)] = 0


@route("GET", "/api/1/links/{token}/replay", "A shared match, as a spectator saw it", Replay, asks=ReadOn)
async def show_shared(asked: Asked) -> Response:
    found = await found_link(asked)
    try:
        shown = await asked.server.run_in_thread(
            seen_again, read(found.record), None, asked.query.start, asked.server.images
        )
    except BadRecord as error:
        raise HttpRefusal(409, "no-replay", msg("house-web-no-replay")) from error
    answer = await packed(
        asked, replace(shown, players=seats_of(without_names(found), ""), elsewhere=is_elsewhere(found.id))
    )
    answer.headers.update(NOT_INDEXED)
    return answer


async def found_link(asked: Asked) -> Linked:
    """What the link leads to; whoever tries one after the other is soon not answered."""
    limits = asked.server.limits
    if limits.forgeries.is_empty(asked.client) or not limits.studies.allow(asked.client):
        raise too_many()
    found = await asked.server.store.linked(hashed(asked.part("token")), asked.query.start == 0)
    if found is None:
        limits.forgeries.allow(asked.client)
        raise no_link()
    return found


def without_names(found: Linked) -> list[Player]:
    """Whoever made the link has a name there; others are animals."""
    return [each if each.bot or each.person == found.person else Player(animal=each.animal) for each in found.players]
