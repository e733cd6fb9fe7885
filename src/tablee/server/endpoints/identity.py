"""Who somebody is, asked and told over HTTP: a name, an animal, a cookie."""

from __future__ import annotations

from hmac import compare_digest
from typing import Annotated

from msgspec import Meta, Struct

from tablee.core.art import ANIMALS
from tablee.core.words import msg
from tablee.server.base.refused_names import folded, is_refused
from tablee.server.http.routes import PERSON, Asked, HttpRefusal, Nothing, route, too_many


class Me(Struct, frozen=True, omit_defaults=True):
    """Who asks; without a name, somebody the server does not know yet."""

    name: str
    animal: int | None = None  # that they chose; none: the one of their seat stands for them


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, Meta(max_length=400)] = ""  # cleaned and cut before it is shown
    door: Annotated[str, Meta(max_length=200)] = ""  # the word of the house, from a newcomer to one that has a door


class Choice(Struct, frozen=True, forbid_unknown_fields=True):
    """Which animal stands for somebody, wherever they sit."""

    animal: Annotated[int, Meta(ge=0, lt=len(ANIMALS))]


@route("GET", "/api/1/me", "Who you are", Me)
async def me(asked: Asked) -> Me:
    return known_as(asked, asked.person)


def known_as(asked: Asked, person: str) -> Me:
    people = asked.server.identities
    return Me(people.name(person), people.animals.get(person))


@route("PUT", "/api/1/me", "Say your name; the answer carries your cookie", Me, takes=NewName)
async def name_me(asked: Asked) -> Me:
    server = asked.server
    if is_refused(server.settings.folder, asked.body.name):
        raise HttpRefusal(400, "name-refused", msg("house-web-name-refused"))
    if asked.person:
        await server.identities.rename(asked.person, asked.body.name, asked.language)
        server.tables.renamed(asked.person)
    else:
        check_door(asked, asked.body.door)
        if not server.limits.newcomers.allow(asked.client) or len(server.identities.known) >= server.settings.people:
            raise too_many()
        asked.person = await server.identities.welcome(asked.body.name, asked.language)
    asked.signed_in = asked.person
    return known_as(asked, asked.person)


def check_door(asked: Asked, said: str) -> None:
    """Whoever tries one word after the other is soon not answered."""
    wanted = asked.server.settings.door
    if not wanted:
        return
    guesses = asked.server.limits.forgeries
    if guesses.is_empty(asked.client):
        raise too_many()
    if not compare_digest(folded(said.strip()).encode(), folded(wanted.strip()).encode()):
        if said:
            guesses.allow(asked.client)
        raise HttpRefusal(403, "door-shut", msg("house-web-wrong-word" if said else "house-web-door-shut"))


@route("PUT", "/api/1/me/animal", "Choose the animal that stands for you", Me, takes=Choice, who=PERSON)
async def choose_animal(asked: Asked) -> Me:
    await asked.server.identities.choose_animal(asked.person, asked.body.animal)
    asked.server.tables.renamed(asked.person)
    return known_as(asked, asked.person)


@route(
    "DELETE", "/api/1/me", "Forget me: name, guests on this device, claims to records, photographs", Nothing, who=PERSON
)
async def forget_me(asked: Asked) -> Nothing:
    server = asked.server
    await server.halls.leave(asked.person)
    await server.identities.forget(asked.person)
    await server.forget_photos(asked.person)
    server.tables.renamed(asked.person)
    server.connections.forget(asked.person)
    asked.signed_in = ""
    return Nothing()
