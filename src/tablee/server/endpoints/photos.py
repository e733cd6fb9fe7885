"""Decks of photographs over HTTP: which there are, a new one, leafing through one's own, printing, handing over,
deleting. Photographs leave a house in no other way, but for the cards of a match."""

from __future__ import annotations

import io
from contextlib import suppress
from datetime import UTC, datetime
from functools import cache
from typing import Literal

from msgspec import Struct
from starlette.responses import Response

from tablee.core.game import Photographs
from tablee.core.words import msg
from tablee.protocol.errors import Refusal
from tablee.server.content.photos.deck_file import LONGEST, NAME, TITLE, file_name
from tablee.server.content.photos.making import Outcome, playing_with_photographs
from tablee.server.content.photos.sheet import sheet_pdf
from tablee.server.content.photos.shelf import Deck, NoRoom, Photos
from tablee.server.http.answering import NO_STORE, body, has_token, json
from tablee.server.http.routes import (
    PERSON,
    WEBP,
    ZIP,
    Answer,
    Asked,
    Drawn,
    HttpRefusal,
    Nothing,
    Refused,
    UnfairCard,
    nobody,
    route,
    too_many,
)

PDF = "application/pdf"
ARRIVING = 60  # seconds in which a file may come: a telephone sends slowly
AT_ONCE = 4  # files that are read or wait to be, in each process: each may take 8 MB


class PhotoInfo(Struct, frozen=True):
    id: str
    picture: int  # the value of a table's option with which it is played
    title: str
    mine: bool
    shared: bool  # with everybody in the house
    made: str  # the day
    bytes: int


class Limits(Struct, frozen=True):
    """What a deck has to be like: the one place where a page finds that."""

    width: int
    height: int
    cards: int
    bytes: int
    least_share: float  # per cent of the photograph
    most_share: float
    least_grey: float
    apart: int
    title: int  # characters
    name: int


class PhotoList(Struct, frozen=True):
    """The decks that whoever asks may play."""

    photos: list[PhotoInfo]
    room: int  # decks that still fit into the house
    limits: Limits


class Share(Struct, frozen=True, forbid_unknown_fields=True):
    share: Literal["house", "table"] = "table"  # who may play it: everybody here, or those at tables of its owner


class PhotoKept(Struct, frozen=True):
    id: str


@route("GET", "/api/1/photos", "The decks of photographs that you may play", PhotoList, who=PERSON)
async def list_photos(asked: Asked) -> PhotoList:
    return await asked.server.run_in_thread(listed, photos_of(asked), asked.person)


def photos_of(asked: Asked) -> Photos:
    """Nodes of one house have no folder in common: none of them takes photographs."""
    if asked.server.settings.nats:
        raise HttpRefusal(501, "no-photos", msg("photo-many-nodes"))
    return asked.server.images.photos


def listed(photos: Photos, person: str) -> PhotoList:
    found = photos.decks()
    shown = [info(deck, person) for deck in found if deck.is_playable_by(person)]
    return PhotoList(shown, photos.room(), limits())


def info(deck: Deck, person: str) -> PhotoInfo:
    about = deck.about
    made = datetime.fromtimestamp(about.made, UTC).date().isoformat()
    mine = about.owner == person
    return PhotoInfo(deck.id, how().number(deck.id), about.title, mine, about.shared, made, about.bytes)


def how() -> Photographs:
    found = playing_with_photographs()
    assert found is not None
    return found[1]


@cache
def limits() -> Limits:
    found = how().limits()
    return Limits(
        found.width, found.height, found.cards, LONGEST, found.least_share, found.most_share, found.least_grey,
        found.apart, TITLE, NAME,
    )  # fmt: skip


@route(
    "POST", "/api/1/photos", "Keep a deck of photographs: the body is its file", PhotoKept, asks=Share, who=PERSON,
    status=201,
)  # fmt: skip
async def keep_photo(asked: Asked) -> Answer:
    photos = photos_of(asked)
    if photos.waiting >= AT_ONCE or not asked.server.limits.photos.allow(asked.person):
        raise too_many()
    with photos.receiving():
        try:
            if not photos.room():
                raise NoRoom
            found = await photos.add(await sent_file(asked), asked.person, asked.query.share == "house")
        except NoRoom as error:
            raise HttpRefusal(409, "photos-full", msg("photo-house-full")) from error
    return json(refused(found), 422) if isinstance(found, Outcome) else PhotoKept(found)


async def sent_file(asked: Asked) -> bytes:
    """What is a little too long is heard to its end: whoever is cut off while they speak does not hear why."""
    try:
        return await body(asked.request, asked.server.settings, LONGEST, ARRIVING)
    except HttpRefusal as no:
        if no.status != 413:
            raise
        with suppress(HttpRefusal, RuntimeError):  # nothing more may come
            await body(asked.request, asked.server.settings, LONGEST, ARRIVING)
        raise HttpRefusal(413, "too-long", msg("photo-too-large", most=LONGEST // 1024 // 1024)) from no


def refused(found: Outcome) -> Refused:
    assert found.why is not None
    return Refused("bad-photo", found.why, [UnfairCard(card, why) for card, why in found.cards])


# ---- one's own


def own(asked: Asked) -> Deck:
    """Of others' decks nobody is told that they are there."""
    deck = photos_of(asked).deck(asked.part("id"))
    if deck is None or deck.about.owner != asked.person:
        raise no_photo()
    return deck


def no_photo() -> HttpRefusal:
    return HttpRefusal(404, "no-such-photo", msg("photo-gone"))


@route("GET", "/api/1/photos/{id}/cards/{number}", "A card of your own deck, half as wide", WEBP, who=PERSON,
       counted=False)  # fmt: skip
async def show_photo_card(asked: Asked) -> Drawn:
    deck, number = own(asked), asked.part("number")
    if not number.isascii() or not number.isdigit() or len(number) > 2:
        raise no_photo()
    photos = photos_of(asked)
    data = await asked.server.images.in_a_thread(half_card, photos, deck.id, int(number))
    if data is None:
        raise no_photo()
    return Drawn(data, WEBP)


def half_card(photos: Photos, id: str, card: int) -> bytes | None:
    found = photos.picture(id, card)
    if found is None:
        return None
    out = io.BytesIO()
    found.convert("RGB").reduce(2).save(out, "WEBP", quality=80, method=2)
    return out.getvalue()


@route("GET", "/api/1/photos/{id}/file", "Your own deck as one file, for another house", ZIP, who=PERSON)
async def take_photo(asked: Asked) -> Response:
    deck, photos = own(asked), photos_of(asked)
    if not asked.server.limits.studies.allow(asked.person):
        raise too_many()
    try:
        data = await asked.server.images.in_a_thread(photos.file, deck.id)
    except OSError as error:
        raise no_photo() from error
    photos.used(deck.id)
    return taken_home(data, ZIP, file_name(deck.about.title))


@route("GET", "/api/1/photos/{id}/sheet.pdf", "Your own deck, to be printed", PDF, who=PERSON)
async def print_photo(asked: Asked) -> Response:
    deck, photos = own(asked), photos_of(asked)
    if not asked.server.limits.studies.allow(asked.person):
        raise too_many()
    try:
        data = await asked.server.images.draw(sheet_pdf, photos.folder, deck.id, asked.language)
    except OSError as error:
        raise no_photo() from error
    except Refusal as no:
        raise HttpRefusal(501, no.code, no.why) from no
    photos.used(deck.id)
    return taken_home(data, PDF, "photo.pdf")


def taken_home(data: bytes, media: str, name: str) -> Response:
    return Response(data, 200, {**NO_STORE, "content-disposition": f'attachment; filename="{name}"'}, media)


@route("DELETE", "/api/1/photos/{id}", "Delete a deck for good: your own, or any with the host's token", Nothing)
async def delete_photo(asked: Asked) -> Nothing:
    photos = photos_of(asked)
    if not has_token(asked):
        if not asked.person:
            raise nobody()
        own(asked)
    if not await asked.server.run_in_thread(photos.remove, asked.part("id")):
        raise no_photo()
    return Nothing()
