"""Who somebody is, asked and told over HTTP: a name, an animal, a cookie."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from tablee.core.art import ANIMALS
from tablee.server.http.routes import PERSON, Asked, Nothing, route, too_many


class Me(Struct, frozen=True, omit_defaults=True):
    """Who asks; without a name, somebody the server does not know yet."""

    name: str
    animal: int | None = None  # that they chose; none: the one of their seat stands for them


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, Meta(max_length=400)] = ""  # cleaned and cut before it is shown


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
    if asked.person:
        await server.identities.rename(asked.person, asked.body.name, asked.language)
        server.tables.renamed(asked.person)
    else:
        if not server.limits.newcomers.allow(asked.client) or len(server.identities.known) >= server.settings.people:
            raise too_many()
        asked.person = await server.identities.welcome(asked.body.name, asked.language)
    asked.signed_in = asked.person
    return known_as(asked, asked.person)


@route("PUT", "/api/1/me/animal", "Choose the animal that stands for you", Me, takes=Choice, who=PERSON)
async def choose_animal(asked: Asked) -> Me:
    await asked.server.identities.choose_animal(asked.person, asked.body.animal)
    asked.server.tables.renamed(asked.person)
    return known_as(asked, asked.person)


@route("DELETE", "/api/1/me", "Forget me: name, guests on this device, claims to records", Nothing, who=PERSON)
async def forget_me(asked: Asked) -> Nothing:
    server = asked.server
    await server.identities.forget(asked.person)
    server.tables.renamed(asked.person)
    server.connections.forget(asked.person)
    asked.signed_in = ""
    return Nothing()
