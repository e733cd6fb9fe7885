"""The server's routes as a page answers them: the same handlers, without HTTP."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, cast
from urllib.parse import parse_qsl, unquote

import msgspec

from tablee.core.words import Msg, msg
from tablee.page.server import PageServer
from tablee.protocol.errors import Refusal
from tablee.server.base.logs import fault
from tablee.server.endpoints import games, identity, my_tables, tables
from tablee.server.endpoints.played import branches, records, stats
from tablee.server.http.routes import (
    LANGUAGE,
    PERSON,
    ROUTES,
    Asked,
    Drawn,
    HttpRefusal,
    Packed,
    Refused,
    Route,
    decoded,
    nobody,
    query,
)

ANSWERED = {each.__name__ for each in (games, identity, my_tables, tables, branches, records, stats)}
# What needs other devices, or what only a server can draw.
ABSENT = {"/api/1/tables/{code}/qr.svg", "/api/1/rules/{key}"}


@dataclass(slots=True)
class PageRequest:
    """As much of a request as the handlers here look at."""

    path_params: dict[str, str]
    cookies: dict[str, str]
    headers: dict[str, str] = field(default_factory=dict)


def found(method: str, path: str) -> tuple[Route, dict[str, str]] | None:
    """The route that is meant, and the parts of its path."""
    for route in ROUTES:
        parts = matched(route.path, path) if route.method == method else None
        if parts is not None and route.run.__module__ in ANSWERED and route.path not in ABSENT:
            return route, parts
    return None


def matched(declared: str, path: str) -> dict[str, str] | None:
    own, given = declared.split("/"), path.split("/")
    if len(own) != len(given):
        return None
    parts: dict[str, str] = {}
    for one, other in zip(own, given, strict=True):
        if one.startswith("{"):
            parts[one[1:-1]] = unquote(other)
        elif one != other:
            return None
    return parts


async def answer(server: PageServer, method: str, address: str, body: bytes, language: str) -> tuple[int, bytes]:
    """A status and JSON."""
    path, _, asks = address.partition("?")
    route = found(method, path)
    if route is None:
        return refused(404, "no-such-route", msg("house-web-no-such-route"))
    declared, parts = route
    request: Any = PageRequest(parts, {LANGUAGE: language})
    asked = Asked(request, cast(Any, server), client="", address="", is_secure=True, person=server.me)
    try:
        admit(asked, declared, asks, body)
        given = await declared.run(asked)
        if asked.signed_in is not None:
            await server.sign_in(asked.signed_in)
    except HttpRefusal as no:
        return refused(no.status, no.code, no.why)
    except Refusal as no:
        return refused(422, no.code, no.why)
    except Exception as error:
        fault("request-failed", error, route=declared.path)
        return refused(500, "fault", msg("house-web-fault"))
    return declared.status, written(given)


def admit(asked: Asked, declared: Route, asks: str, body: bytes) -> None:
    if declared.who == PERSON and not asked.person:
        raise nobody()
    if declared.asks is not None:
        asked.query = query(dict(parse_qsl(asks)), declared.asks)
    if declared.takes is not None:
        asked.body = decoded(body, declared.takes)


def written(given: Any) -> bytes:
    if isinstance(given, Packed):
        given = given.given
    if isinstance(given, Drawn):
        return given.data
    return given if isinstance(given, bytes) else msgspec.json.encode(given)


def refused(status: int, code: str, why: Msg) -> tuple[int, bytes]:
    return status, msgspec.json.encode(Refused(code, why))
