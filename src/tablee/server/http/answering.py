"""Routes answered over HTTP: who asks, whether they may, what they sent; and the answer as bytes, with its cookie."""

from __future__ import annotations

import asyncio
import gzip
import secrets
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from tablee.core.words import Msg, msg
from tablee.protocol.errors import Refusal, StoreAway
from tablee.server.base.cpu_time import charged
from tablee.server.base.logs import fault
from tablee.server.content.assets import File
from tablee.server.hosting.identities import COOKIE, SECURE_COOKIE, YEAR, cookie_in
from tablee.server.http.routes import (
    ADMIN,
    JSON,
    PERSON,
    Answer,
    Asked,
    Drawn,
    HttpRefusal,
    Packed,
    Refused,
    Route,
    decoded,
    nobody,
    query,
    too_many,
)
from tablee.server.net.origins import address_of, client_of, is_from_here, is_secure

if TYPE_CHECKING:
    from tablee.server.hosting.game_server import GameServer

NO_STORE = {"cache-control": "no-store"}
NOT_INDEXED = {"x-robots-tag": "noindex, nofollow"}  # what a family shares is not for search engines


async def answer(server: GameServer, asked_for: Route, request: Request) -> Response:
    asked = asked_by(server, request)
    try:
        await admit(asked, asked_for)
        given = await asked_for.run(asked)
    except HttpRefusal as no:
        return refusal(no.status, no.code, no.why)
    except Refusal as no:
        return refusal(422, no.code, no.why)
    except StoreAway:
        return refusal(503, "store-away", msg("house-store-away"))
    except ClientDisconnect:
        return Response(status_code=499)
    except Exception as error:
        fault("request-failed", error, route=asked_for.path)
        return refusal(500, "fault", msg("house-web-fault"))
    return signed(asked, await written_out(asked, given, asked_for.status))


def asked_by(server: GameServer, request: Request) -> Asked:
    scope, public = request.scope, server.settings.public_address
    return Asked(request, server, client_of(scope), address_of(scope, public), is_secure(scope, public))


async def written_out(asked: Asked, given: Answer, status: int) -> Response:
    if isinstance(given, Packed):
        return await packed(asked, given.given)
    if isinstance(given, Drawn):
        return Response(given.data, media_type=given.media, headers=NO_STORE)
    return given if isinstance(given, Response) else json(given, status)


async def admit(asked: Asked, asked_for: Route) -> None:
    """Everything that has to be right before a handler runs."""
    server, scope = asked.server, asked.request.scope
    if asked_for.counted and not server.limits.requests.allow(asked.client):
        raise too_many()
    if asked_for.who == ADMIN:
        check_token(asked)
    elif asked_for.changes and not is_from_here(scope, server.settings.public_address):
        raise HttpRefusal(403, "foreign", msg("house-web-foreign"))
    await identify(asked, asked_for)
    if asked_for.who == PERSON and not asked.person:
        raise nobody()
    if asked_for.asks is not None:
        asked.query = query(dict(asked.request.query_params), asked_for.asks)
    if asked_for.takes is not None:
        asked.body = decoded(await body(asked.request, server.settings, asked_for.longest), asked_for.takes)


def check_token(asked: Asked) -> None:
    if not has_token(asked):
        raise HttpRefusal(403, "no-token", msg("house-web-no-token"))


def has_token(asked: Asked) -> bool:
    """The host's token; whoever guesses at it is soon not even heard."""
    server = asked.server
    kind, _, token = asked.request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer" or server.limits.forgeries.is_empty(asked.client):
        return False
    if secrets.compare_digest(token.strip().encode(), server.token.encode()):
        return True
    server.limits.forgeries.allow(asked.client)
    return False


async def identify(asked: Asked, asked_for: Route) -> None:
    """Who asks; while the store is away, somebody who is not known here is nobody, where that is enough."""
    shown, is_former = cookie_in(asked.request.cookies, asked.is_secure)
    try:
        cookie = await asked.server.identities.who(shown)
    except StoreAway:
        if asked_for.who == PERSON:
            raise
        return
    if cookie is not None:
        asked.person, asked.device = cookie.person, cookie.device
        asked.signed_in = cookie.person if cookie.is_old or is_former else None


async def body(request: Request, settings: Any, longest: int = 0, seconds: int = 0) -> bytes:
    """The request's body, as long as it is short and comes soon."""
    most = max(longest, settings.body_bytes)
    parts: list[bytes] = []
    length = 0
    try:
        async with asyncio.timeout(max(seconds, settings.body_seconds)):
            async for part in request.stream():
                length += len(part)
                if length > most:
                    raise HttpRefusal(413, "too-long", msg("house-web-too-long", most=most))
                parts.append(part)
    except TimeoutError as error:
        raise HttpRefusal(408, "too-slow", msg("house-web-too-slow")) from error
    return b"".join(parts)


def json(given: Struct, status: int = 200) -> Response:
    return Response(msgspec.json.encode(given), status, NO_STORE, JSON)


async def packed(asked: Asked, given: Struct | bytes) -> Response:
    """A long answer, packed where that is understood; not on the event loop, where everybody would wait for it."""
    headers = {"cache-control": "no-store", "vary": "accept-encoding"}
    if asked.unpacks:
        headers["content-encoding"] = "gzip"
    return Response(await asyncio.to_thread(charged(written), given, asked.unpacks), 200, headers, JSON)


def written(given: Struct | bytes, gzipped: bool) -> bytes:
    data = given if isinstance(given, bytes) else msgspec.json.encode(given)
    return gzip.compress(data, 6, mtime=0) if gzipped else data


def sent(asked: Asked, found: File, status: int = 200, **headers: str) -> Response:
    """A file, packed where that is understood; or the word that the browser has it already."""
    about = {"cache-control": found.caching, "etag": found.etag, "vary": "accept-encoding", **headers}
    if status == 200 and asked.request.headers.get("if-none-match") == found.etag:
        return Response(status_code=304, headers=about)
    about["content-type"] = found.media
    for packing, data in (("br", found.tighter), ("gzip", found.packed)):
        if data is not None and asked.takes(packing):
            return Response(data, status, {**about, "content-encoding": packing})
    return Response(found.data, status, about)


def refusal(status: int, code: str, why: Msg) -> Response:
    made = json(Refused(code, why), status)
    if status in (429, 503):
        made.headers["retry-after"] = "5" if status == 429 else "1"
    if status in (408, 413):
        made.headers["connection"] = "close"  # the rest of the body is not waited for
    return made


def signed(asked: Asked, made: Response) -> Response:
    """The cookie, where somebody has just come, or their cookie is getting old."""
    if asked.signed_in is None:
        return made
    value = asked.server.identities.cookie(asked.signed_in, asked.device) if asked.signed_in else ""
    set_cookie(asked, made, SECURE_COOKIE if asked.is_secure else COOKIE, value)
    if asked.is_secure and COOKIE in asked.request.cookies:
        set_cookie(asked, made, COOKIE, "")
    return made


def set_cookie(asked: Asked, made: Response, name: str, value: str) -> None:
    """An empty one is taken away."""
    age = YEAR if value else 0
    made.set_cookie(name, value, max_age=age, path="/", secure=asked.is_secure, httponly=True, samesite="lax")
