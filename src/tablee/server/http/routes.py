"""HTTP: each route is declared once, with what it takes and gives; the server and /openapi.json both come from that."""

from __future__ import annotations

import asyncio
import gzip
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import Meta, Struct
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from tablee.core.words import LANGUAGES, Msg, msg
from tablee.protocol.errors import Refusal, StoreAway
from tablee.server.base.cpu_time import charged
from tablee.server.base.logs import fault
from tablee.server.content.assets import File
from tablee.server.hosting.identities import COOKIE, SECURE_COOKIE, YEAR, cookie_in
from tablee.server.net.origins import address_of, client_of, is_from_here, is_secure

if TYPE_CHECKING:
    from tablee.server.hosting.game_server import GameServer

JSON, HTML, SVG, WEBP = "application/json", "text/html", "image/svg+xml", "image/webp"
ZIP, PNG = "application/zip", "image/png"
ANYBODY, PERSON, ADMIN = "anybody", "person", "admin"  # who may ask
SAFE_METHODS = ("GET", "HEAD")
NOT_INDEXED = {"x-robots-tag": "noindex, nofollow"}  # what a family shares is not for search engines
LANGUAGE = "lang"  # the cookie in which a page keeps its reader's choice

T = TypeVar("T", bound=Struct)

# A Msg as JSON has it; msgspec cannot tell a schema of it, because its arguments have no tags.
Sentence = Annotated[Any, Meta(extra_json_schema={"$ref": "#/components/schemas/Msg"})]


# A frame as the table's socket sends it: docs/protocol.md describes it.
Shown = Annotated[Any, Meta(extra_json_schema={"type": "object", "description": "a frame, as a table sends it"})]


class Refused(Struct, frozen=True):
    """Why something was not done: a code for programs, words for people."""

    code: str
    why: Sentence


class Nothing(Struct, frozen=True):
    """Done, and there is nothing to say."""


class InStyle(Struct, frozen=True, forbid_unknown_fields=True):
    """For whom something is drawn or written."""

    lang: Literal["fr", "en"] = "fr"
    theme: Literal["day", "night", "contrast"] = "day"


class HttpRefusal(Refusal):
    """A refusal with its status in HTTP."""

    def __init__(self, status: int, code: str, why: Msg) -> None:
        super().__init__(code, why)
        self.status = status


@dataclass(slots=True)
class Asked:
    """A request as its handler sees it."""

    request: Request
    server: GameServer
    person: str = ""  # who asks; nobody, where anybody may
    device: str = ""  # and with which device, where it has an id
    body: Any = None
    query: Any = None
    signed_in: str | None = field(default=None)  # whose cookie goes back; "" takes it away

    def part(self, name: str) -> str:
        """A part of the path."""
        return str(self.request.path_params[name])

    @property
    def address(self) -> str:
        return address_of(self.request.scope, self.server.settings.public_address)

    @property
    def is_secure(self) -> bool:
        return is_secure(self.request.scope, self.server.settings.public_address)

    @property
    def client(self) -> str:
        return client_of(self.request.scope)

    @property
    def language(self) -> str:
        """The one somebody chose on a page; else French, unless the browser would rather have English."""
        chosen = self.request.cookies.get(LANGUAGE, "")
        if chosen in LANGUAGES:
            return chosen
        wanted = self.request.headers.get("accept-language", "")[:200].lower().replace(" ", "").split(",")
        return next((part[:2] for part in wanted if part[:2] in LANGUAGES), LANGUAGES[0])

    @property
    def unpacks(self) -> bool:
        """Can whoever asks unpack gzip?"""
        return self.takes("gzip")

    def takes(self, packing: str) -> bool:
        """Only what is asked for in so many words; a weight of 0 is not thought of, no browser says it."""
        named = self.request.headers.get("accept-encoding", "")[:200].lower().split(",")
        return packing in (each.split(";")[0].strip() for each in named)


Handler = Callable[[Asked], Awaitable[Struct | Response]]


@dataclass(frozen=True, slots=True)
class Route:
    method: str
    path: str
    about: str
    run: Handler
    gives: Any  # a Struct, or the media types of what is no JSON
    takes: type[Struct] | None = None
    asks: type[Struct] | None = None  # what stands after the question mark
    who: str = ANYBODY
    status: int = 200
    counted: bool = True  # towards how often one address may ask: a page has hundreds of pictures
    name: str = ""  # in /openapi.json, where one handler has several routes

    @property
    def changes(self) -> bool:
        return self.method not in SAFE_METHODS


ROUTES: list[Route] = []


def route(method: str, path: str, about: str, gives: Any, **more: Any) -> Callable[[Handler], Handler]:
    """Declares a route; the function below it is its handler."""

    def declare(run: Handler) -> Handler:
        given = (gives,) if isinstance(gives, str) else gives
        ROUTES.append(Route(method, path, about, run, given, **more))
        return run

    return declare


# ---- answering


async def answer(server: GameServer, asked_for: Route, request: Request) -> Response:
    asked = Asked(request, server)
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
    made = given if isinstance(given, Response) else json(given, asked_for.status)
    return signed(asked, made)


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
        raise HttpRefusal(401, "nobody", msg("house-web-nobody"))
    if asked_for.asks is not None:
        asked.query = query(asked.request, asked_for.asks)
    if asked_for.takes is not None:
        asked.body = decoded(await body(asked.request, server.settings), asked_for.takes)


def too_many() -> HttpRefusal:
    return HttpRefusal(429, "too-many", msg("house-web-too-many"))


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


def query(request: Request, kind: type[T]) -> T:
    try:
        return msgspec.convert(dict(request.query_params), kind, strict=False)
    except msgspec.ValidationError as error:
        raise bad_request(error) from error


def decoded(data: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(data or b"{}", type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise bad_request(error) from error


def bad_request(error: Exception) -> HttpRefusal:
    """What msgspec says names fields and types, never what stood in them."""
    return HttpRefusal(400, "bad-request", msg("house-web-bad-request", reason=str(error)[:200]))


async def body(request: Request, settings: Any) -> bytes:
    """The request's body, as long as it is short and comes soon."""
    parts: list[bytes] = []
    length = 0
    try:
        async with asyncio.timeout(settings.body_seconds):
            async for part in request.stream():
                length += len(part)
                if length > settings.body_bytes:
                    raise HttpRefusal(413, "too-long", msg("house-web-too-long", most=settings.body_bytes))
                parts.append(part)
    except TimeoutError as error:
        raise HttpRefusal(408, "too-slow", msg("house-web-too-slow")) from error
    return b"".join(parts)


def json(given: Struct, status: int = 200) -> Response:
    return Response(msgspec.json.encode(given), status, {"cache-control": "no-store"}, JSON)


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
