"""The one page of the server under all its addresses, and what it is made of: files and words."""

from __future__ import annotations

import html
import re

import msgspec
from starlette.responses import RedirectResponse, Response

from tablee.core.art import THEMES
from tablee.core.words import LANGUAGES, Words, msg
from tablee.server.content.assets import packed_once
from tablee.server.content.images import stamp
from tablee.server.content.page import SHELF, TEXT_SIZES, PageReader
from tablee.server.http.answering import NOT_INDEXED, sent
from tablee.server.http.routes import HTML, SVG, WEBP, Asked, HttpRefusal, route

CLOTH = "#fdeed3"  # what is behind everything, by day
MANIFEST = "application/manifest+json"
ASSETS = ("text/javascript", "text/css", "text/plain", "font/woff2", "image/png", SVG, WEBP)

PAGES = {
    "/": "The page, at the shelf",
    "/g/{key}": "The page, at a game",
    "/t/{code}": "The page, at a table",
    "/tv/{code}": "The page, at a table, for a screen that all look at",
    "/s/{code}": "The page, at a room",
    "/desk": "The page, where a room is opened",
    "/desk/{code}": "The page, at the desk of a room",
    "/wall/{code}": "The page, at a room, for a screen that all look at",
    "/lesson/{key}": "The page, at a lesson",
    "/records": "The page, at one's matches",
    "/records/{id}": "The page, at one of them",
    "/day": "The page, at the deal of the day",
    "/day/{date}": "The page, at a day that is over",
    "/leagues": "The page, at one's evenings",
    "/leagues/{id}": "The page, at the score of some of them",
    "/photos": "The page, at the photographs of the house",
    "/photos/new": "The page, where cards are made of a photograph",
    "/r/{token}": "The page, at a match that somebody shared",
    "/door": "The page, where a house asks newcomers for its word",
    "/handover": "The page, at a link from another device",
    "/join": "The page, where a code is typed",
}


def without_client() -> bytes:
    """What is said instead, by a server whose client was not built: for whoever set it up."""
    said = [html.escape(Words(language).say(msg("house-web-no-client"))) for language in LANGUAGES]
    paragraphs = "".join(f'<p lang="{language}">{text}</p>' for language, text in zip(LANGUAGES, said, strict=True))
    return f'<!doctype html><html lang="fr"><meta charset="utf-8"><title>Tablée</title>{paragraphs}</html>'.encode()


def reader(asked: Asked) -> PageReader:
    """What a page has kept of its reader's choices."""
    theme, text = (asked.request.cookies.get(name, "") for name in ("theme", "text"))
    return PageReader(asked.language, theme if theme in THEMES else "", text if text in TEXT_SIZES else TEXT_SIZES[0])


def screen(path: str) -> str:
    """The first part of an address; the shelf stands where nothing else does."""
    first = path.split("/")[1]
    return SHELF if first in ("", "join") else first


def phase(asked: Asked) -> str:
    """Of the table whose page is asked for: what it is shown by comes with the page, not after the first answer."""
    return (
        asked.server.tables.phase_for(asked.part("code"), asked.person)
        if asked.request.url.path.startswith("/t/")
        else ""
    )


async def show_page(asked: Asked) -> Response:
    found = await asked.server.pages.page(reader(asked), screen(asked.request.url.path), phase(asked))
    if found is None:
        headers = {"cache-control": "no-store", "retry-after": "10"}
        return Response(without_client(), 503, headers, f"{HTML}; charset=utf-8")
    answer = sent(asked, found, vary="accept-encoding, accept-language, cookie")
    if asked.request.url.path.startswith("/r/"):
        answer.headers.update(NOT_INDEXED)
    return answer


for path, about in PAGES.items():
    name = "_".join(["page", *re.findall(r"\w+", path)])
    route("GET", path, about, HTML, name=name)(show_page)


@route("GET", "/assets/{file}", "A file of the page", ASSETS, counted=False)
async def show_asset(asked: Asked) -> Response:
    found = await asked.server.pages.built.file(f"assets/{asked.part('file')}")
    if found is None:
        raise no_file()
    return sent(asked, found)


@route("GET", "/words/{hash}/{file}", "Words: Fluent, at the address of their content", "text/plain", counted=False)
async def show_words(asked: Asked) -> Response:
    """A page that was open while the server got new words is led to them."""
    words = await asked.server.pages.words()
    language, _, part = asked.part("file").removesuffix(".ftl").partition("-")
    address = words.addresses.get(language, {}).get(part)
    if address is None:
        raise no_file()
    if asked.request.url.path != address:
        return RedirectResponse(address, 302, {"cache-control": "no-store"})
    return sent(asked, words.files[asked.part("file")])


def no_file() -> HttpRefusal:
    return HttpRefusal(404, "no-such-route", msg("house-web-no-such-route"))


@route("GET", "/manifest.webmanifest", "The house as something to be installed", MANIFEST)
async def show_manifest(asked: Asked) -> Response:
    words = Words(asked.language)
    icons = f"/faces/{await asked.server.images.in_a_thread(stamp)}/{asked.language}-day/house/icon"
    manifest = {
        "name": "Tablée",
        "short_name": "Tablée",
        "description": words.say(msg("house-line")),
        "lang": asked.language,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": CLOTH,
        "theme_color": CLOTH,
        "icons": [
            {"src": f"{icons}.svg", "sizes": "any", "type": SVG, "purpose": "any"},
            {"src": f"{icons}.webp", "sizes": "512x512", "type": WEBP, "purpose": "any maskable"},
        ],
    }
    return sent(
        asked, packed_once(msgspec.json.encode(manifest), MANIFEST), vary="accept-encoding, accept-language, cookie"
    )
