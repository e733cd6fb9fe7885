"""Routes: each is declared once, with what it takes and gives. The server, /openapi.json and the page without a server
come from that; nothing here needs the library that speaks HTTP."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeAlias, TypeVar

import msgspec
from msgspec import Meta, Struct

from tablee.core.words import LANGUAGES, Msg, Sentence, msg
from tablee.protocol.errors import Refusal

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

    from tablee.server.hosting.game_server import GameServer

JSON, HTML, SVG, WEBP = "application/json", "text/html", "image/svg+xml", "image/webp"
ZIP, PNG = "application/zip", "image/png"
ANYBODY, PERSON, ADMIN = "anybody", "person", "admin"  # who may ask
SAFE_METHODS = ("GET", "HEAD")
LANGUAGE = "lang"  # the cookie in which a page keeps its reader's choice

T = TypeVar("T", bound=Struct)

# A frame as the table's socket sends it: docs/protocol.md describes it.
Shown = Annotated[Any, Meta(extra_json_schema={"type": "object", "description": "a frame, as a table sends it"})]


class UnfairCard(Struct, frozen=True):
    """What is wrong with a card of a deck that was sent."""

    card: int  # from 0 on
    why: Sentence


class Refused(Struct, frozen=True, omit_defaults=True):
    """Why something was not done: a code for programs, words for people."""

    code: str
    why: Sentence
    cards: list[UnfairCard] = []  # of a deck of photographs


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
    client: str  # from where, as limits count it
    address: str  # how whoever asks has reached the server
    is_secure: bool
    person: str = ""  # who asks; nobody, where anybody may
    device: str = ""  # and with which device, where it has an id
    body: Any = None
    query: Any = None
    signed_in: str | None = None  # whose cookie goes back; "" takes it away

    def part(self, name: str) -> str:
        """A part of the path."""
        return str(self.request.path_params[name])

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


@dataclass(frozen=True, slots=True)
class Packed:
    """A long answer: packed where that is understood."""

    given: Struct | bytes


@dataclass(frozen=True, slots=True)
class Drawn:
    """A picture that no browser keeps."""

    data: bytes
    media: str


Answer: TypeAlias = "Struct | Packed | Drawn | Response"
Handler: TypeAlias = "Callable[[Asked], Awaitable[Answer]]"


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
    longest: int = 0  # bytes of a body, where the settings' bound is too small
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


# ---- what any way of asking shares


def too_many() -> HttpRefusal:
    return HttpRefusal(429, "too-many", msg("house-web-too-many"))


def nobody() -> HttpRefusal:
    return HttpRefusal(401, "nobody", msg("house-web-nobody"))


def query(given: dict[str, str], kind: type[T]) -> T:
    """What stands after the question mark."""
    try:
        return msgspec.convert(given, kind, strict=False)
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
