"""Pictures that were composed for a match and that somebody keeps: under a name, to be chosen again at a table."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from tablee.core.records import Record, read
from tablee.core.registry import game
from tablee.core.words import msg
from tablee.server.base.names import cleaned_words
from tablee.server.content.kept_pictures import MOST, Kept, NoRoom
from tablee.server.endpoints.played.records import found_record, is_elsewhere
from tablee.server.http.routes import PERSON, Asked, HttpRefusal, Nothing, route, too_many

LONGEST = 40  # letters of a name


class KeptPicture(Struct, frozen=True):
    """One of yours."""

    id: str
    name: str
    game: str
    options: dict[str, Any]  # by which a table is set up with it
    kept_at: int  # seconds since 1970


class KeptPictures(Struct, frozen=True):
    pictures: list[KeptPicture]
    most: int  # that you may keep; 0: none are kept here


class MatchPicture(Struct, frozen=True):
    """The picture of a match."""

    made: bool  # it was composed for this match
    kept: KeptPicture | None = None  # as you have kept it
    most: int = 0  # that you may keep; 0: this one cannot be kept here


class PictureName(Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, Meta(min_length=1, max_length=200)]


PICTURE = "/api/1/records/{id}/picture"


@route("GET", PICTURE, "Was a picture composed for this match, and have you kept it?", MatchPicture, who=PERSON)
async def show_match_picture(asked: Asked) -> MatchPicture:
    kept = read(await found_record(asked))
    if not is_composed(kept):
        return MatchPicture(False)
    shelf, where = asked.server.images.made.kept, folder_of(kept)
    if not shelf.is_on or is_elsewhere(asked.part("id")):
        return MatchPicture(True)
    mine = [each for each in await asked.server.run_in_thread(shelf.of, asked.person) if each.folder == where]
    return MatchPicture(True, told(mine[0]) if mine else None, MOST)


@route("POST", PICTURE, "Keep the picture of a match under a name", KeptPicture, takes=PictureName, who=PERSON,
       status=201)  # fmt: skip
async def keep_picture(asked: Asked) -> KeptPicture:
    if not asked.server.limits.studies.allow(asked.person):
        raise too_many()
    kept, shelf = read(await found_record(asked)), asked.server.images.made.kept
    if is_elsewhere(asked.part("id")) or not is_composed(kept) or not shelf.is_on:
        raise HttpRefusal(409, "no-picture", msg("house-web-no-picture"))
    name = cleaned_words(asked.body.name)[:LONGEST].strip()
    if not name:
        raise HttpRefusal(400, "no-name", msg("house-web-picture-name"))
    try:
        found = await asked.server.run_in_thread(shelf.keep, asked.person, name, kept.game, folder_of(kept), kept.made)
    except NoRoom as error:
        raise HttpRefusal(409, "too-many-pictures", msg("house-web-pictures-full", most=MOST)) from error
    return told(found)


@route("GET", "/api/1/pictures", "The pictures that you have kept, newest first", KeptPictures, who=PERSON)
async def list_pictures(asked: Asked) -> KeptPictures:
    shelf = asked.server.images.made.kept
    if not shelf.is_on:
        return KeptPictures([], 0)
    found = await asked.server.run_in_thread(shelf.of, asked.person)
    return KeptPictures([told(each) for each in found], MOST)


@route("DELETE", "/api/1/pictures/{id}", "Keep a picture no longer", Nothing, who=PERSON)
async def drop_picture(asked: Asked) -> Nothing:
    if not await asked.server.run_in_thread(asked.server.images.made.kept.drop, asked.person, asked.part("id")):
        raise HttpRefusal(404, "no-such-picture", msg("house-web-no-kept-picture"))
    return Nothing()


def is_composed(record: Record) -> bool:
    """Neither drawn by hand nor a photograph, which is kept by who has brought it."""
    return record.made is not None and not game(record.game).deck(record.made)


def folder_of(record: Record) -> str:
    making = game(record.game).making
    assert making is not None
    found = making.load()
    return found.folder(found.read(record.made))


def told(kept: Kept) -> KeptPicture:
    making = game(kept.game).making
    options = {} if making is None else making.load().read(kept.made).options()
    return KeptPicture(kept.id, kept.name, kept.game, options, kept.at)
