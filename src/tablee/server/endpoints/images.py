"""Pictures over HTTP: the faces that everybody may have, by content or by name, and one-time images."""

from __future__ import annotations

import asyncio

import msgspec
from msgspec import Struct
from starlette.responses import RedirectResponse, Response

from tablee.core.art import Style
from tablee.core.words import msg
from tablee.server.base.cpu_time import charged
from tablee.server.content.assets import FOREVER, packed_once
from tablee.server.content.images import STYLES, Picture, stamp
from tablee.server.http.answering import refusal, sent
from tablee.server.http.routes import JSON, SVG, WEBP, Asked, HttpRefusal, InStyle, route

STYLE_NAMES = {f"{style.lang}-{style.theme}": style for style in STYLES}
ENDINGS = ("svg", "webp")


class Manifest(Struct, frozen=True):
    """The address of each face; with .webp instead of .svg it is the same in pixels."""

    faces: dict[str, str]


@route("GET", "/api/1/faces", "The addresses of all faces in one style", Manifest, asks=InStyle)
async def list_faces(asked: Asked) -> Response:
    found = await asked.server.images.manifest(Style(asked.query.lang, asked.query.theme))
    return sent(asked, await asyncio.to_thread(charged(packed_once), msgspec.json.encode(Manifest(found)), JSON))


@route("GET", "/faces/{file}", "A face, at the address of its content", (SVG, WEBP), counted=False)
async def show_face(asked: Asked) -> Response:
    stem, _, ending = asked.part("file").partition(".")
    found = await asked.server.images.face(stem, ending, asked.unpacks) if ending in ENDINGS else None
    if found is None:
        raise no_picture()
    return picture(found)


@route("GET", "/faces/{stamp}/{style}/{pack}/{file}", "A face by its name: /faces/STAMP/fr-day/smileys/06.svg",
       (SVG, WEBP), counted=False)  # fmt: skip
async def show_named_face(asked: Asked) -> Response:
    faces = asked.server.images
    name, _, ending = asked.part("file").partition(".")
    style = STYLE_NAMES.get(asked.part("style"))
    if style is None or ending not in ENDINGS:
        raise no_picture()
    right = await faces.in_a_thread(stamp)
    if asked.part("stamp") != right:
        address = f"/faces/{right}/{asked.part('style')}/{asked.part('pack')}/{asked.part('file')}"
        return RedirectResponse(address, 302, {"cache-control": "no-store"})
    found = await faces.named_face(style, f"{asked.part('pack')}/{name}", ending, asked.unpacks)
    if found is None:
        raise no_picture()
    return picture(found)


@route("GET", "/favicon.svg", "The sign of the house where there are 16 pixels for it", SVG, counted=False)
async def show_favicon(asked: Asked) -> Response:
    found = await asked.server.images.named_face(STYLES[0], "house/favicon", "svg", gzipped=False)
    assert found is not None
    return sent(asked, packed_once(found.data, SVG))


@route("GET", "/hatch/{token}", "A picture that is handed out once", WEBP, counted=False)
async def show_hatch(asked: Asked) -> Response:
    """HEAD is refused: it would use up the address, and show nothing."""
    if asked.request.method == "HEAD":
        made = refusal(405, "no-such-route", msg("house-web-no-such-route"))
        made.headers["allow"] = "GET"
        return made
    found = await asked.server.tables.image(asked.part("token"))
    if found is None:
        raise no_picture()
    return Response(found, media_type=WEBP, headers={"cache-control": "no-store"})


def picture(found: Picture) -> Response:
    headers = {"cache-control": FOREVER, "vary": "accept-encoding"}
    if found.packed:
        headers["content-encoding"] = "gzip"
    return Response(found.data, media_type=found.media, headers=headers)


def no_picture() -> HttpRefusal:
    return HttpRefusal(404, "no-such-picture", msg("house-web-no-such-picture"))
