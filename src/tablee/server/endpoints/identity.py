"""Who somebody is, asked and told over HTTP: a name, a cookie, a link to another device."""

from __future__ import annotations

import time
from typing import Annotated

from msgspec import Meta, Struct

from tablee.core.words import msg
from tablee.server.hosting.entrances import show_out
from tablee.server.http.routes import PERSON, Asked, No, Nothing, route, too_many
from tablee.table.show.room_view import ANIMALS

FORGOTTEN = 1000  # a normal end


class Me(Struct, frozen=True, omit_defaults=True):
    """Who asks; without a name, somebody the house does not know yet."""

    name: str
    animal: int | None = None  # that they chose; none: the one of their seat stands for them


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, Meta(max_length=400)] = ""  # cleaned and cut before it is shown


class Choice(Struct, frozen=True, forbid_unknown_fields=True):
    """Which animal stands for somebody, wherever they sit."""

    animal: Annotated[int, Meta(ge=0, lt=ANIMALS)]


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
    people = asked.house.people
    return Me(people.name(person), people.animals.get(person))


@route("PUT", "/api/1/me", "Say your name; the answer carries your cookie", Me, takes=NewName)
async def name_me(asked: Asked) -> Me:
    house = asked.house
    if asked.person:
        await house.people.rename(asked.person, asked.body.name, asked.language)
        house.renamed(asked.person)
    else:
        if not house.limits.newcomers.take(asked.client) or len(house.people.known) >= house.settings.people:
            raise too_many()
        asked.person = await house.people.welcome(asked.body.name, asked.language)
    asked.signed_in = asked.person
    return known_as(asked, asked.person)


@route("PUT", "/api/1/me/animal", "Choose the animal that stands for you", Me, takes=Choice, who=PERSON)
async def choose_animal(asked: Asked) -> Me:
    await asked.house.people.choose_animal(asked.person, asked.body.animal)
    asked.house.renamed(asked.person)
    return known_as(asked, asked.person)


@route("DELETE", "/api/1/me", "Forget me: name, guests on this device, claims to records", Nothing, who=PERSON)
async def forget_me(asked: Asked) -> Nothing:
    house = asked.house
    await house.people.forget(asked.person)
    house.renamed(asked.person)
    for socket in house.sockets_of(asked.person):
        show_out(socket, FORGOTTEN, msg("house-web-forgotten"))
    asked.signed_in = ""
    return Nothing()


@route("POST", "/api/1/me/handover", "A link to go on with on another device", Handover, who=PERSON, status=201)
async def hand_over(asked: Asked) -> Handover:
    house = asked.house
    if not house.limits.tickets.take(asked.person):
        raise too_many()
    token = await house.handovers.issue(asked.person)
    return Handover(f"{asked.address}/handover#{token}", token, int(time.time()) + house.settings.handover_seconds)


@route("POST", "/api/1/handover", "Be, on this device, who made the link", Me, takes=Token)
async def take_over(asked: Asked) -> Me:
    house = asked.house
    person = None if house.limits.guesses.is_empty(asked.client) else await house.handovers.redeem(asked.body.token)
    await house.people.meet([person or ""])
    if person is None or person not in house.people.known:
        house.limits.guesses.take(asked.client)
        raise No(410, "link-over", msg("house-web-link-over"))
    asked.signed_in = person
    return known_as(asked, person)
