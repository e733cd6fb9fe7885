"""Who somebody is, asked and told over HTTP: a name, a cookie, a link to another device."""

from __future__ import annotations

import time
from typing import Annotated

from msgspec import Meta, Struct

from tablee.core.art import ANIMALS
from tablee.core.words import msg
from tablee.server.http.routes import PERSON, Asked, HttpRefusal, Nothing, route, too_many


class Me(Struct, frozen=True, omit_defaults=True):
    """Who asks; without a name, somebody the server does not know yet."""

    name: str
    animal: int | None = None  # that they chose; none: the one of their seat stands for them


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, Meta(max_length=400)] = ""  # cleaned and cut before it is shown


class Choice(Struct, frozen=True, forbid_unknown_fields=True):
    """Which animal stands for somebody, wherever they sit."""

    animal: Annotated[int, Meta(ge=0, lt=len(ANIMALS))]


class Handover(Struct, frozen=True):
    """A link that makes another device the same person's: once, and not for long."""

    link: str
    token: str
    ends: int  # seconds since 1970


class Token(Struct, frozen=True, forbid_unknown_fields=True):
    token: Annotated[str, Meta(max_length=100)]


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


@route("DELETE", "/api/1/me/devices", "Sign out my other devices; the answer carries a new cookie", Me, who=PERSON)
async def sign_out_devices(asked: Asked) -> Me:
    server, person = asked.server, asked.person
    if not server.limits.tickets.allow(person):
        raise too_many()
    number = await server.identities.sign_out(person)
    server.tables.renamed(person)  # which other nodes hear of, too
    server.connections.sign_out(person, number)
    asked.signed_in = person
    return known_as(asked, person)


@route("POST", "/api/1/me/handover", "A link to go on with on another device", Handover, who=PERSON, status=201)
async def hand_over(asked: Asked) -> Handover:
    server = asked.server
    if not server.limits.tickets.allow(asked.person):
        raise too_many()
    token = await server.handovers.issue(server.identities.marked(asked.person))
    return Handover(f"{asked.address}/handover#{token}", token, int(time.time()) + server.settings.handover_seconds)


@route("POST", "/api/1/handover", "Be, on this device, who made the link", Me, takes=Token)
async def take_over(asked: Asked) -> Me:
    server = asked.server
    is_heard = not server.limits.forgeries.is_empty(asked.client)
    mark = await server.handovers.redeem(asked.body.token) if is_heard else None
    person, _ = server.identities.unmarked(mark or "") or (None, 0)
    await server.identities.meet([person or ""])
    if person is None or person not in server.identities.known:
        server.limits.forgeries.allow(asked.client)
        raise HttpRefusal(410, "link-over", msg("house-web-link-over"))
    asked.signed_in = person
    return known_as(asked, person)
