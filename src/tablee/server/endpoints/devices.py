"""Somebody's devices, over HTTP: which there are, another one by link or QR code, one that is lost, a spare key."""

from __future__ import annotations

import secrets
import time
from typing import Annotated

from msgspec import Meta, Struct

from tablee.core.words import msg
from tablee.server.base.codes import LETTERS
from tablee.server.endpoints.identity import Me, known_as
from tablee.server.endpoints.tables import qr_code_once
from tablee.server.http.routes import PERSON, Asked, HttpRefusal, Nothing, route, too_many
from tablee.stores.tokens import hashed

KEY_LENGTH, GROUP = 24, 4  # of a spare key: 24 of 19 letters are a hundred bits
PHONES, TABLETS = ("iphone", "mobile"), ("ipad", "tablet", "android")


class DeviceInfo(Struct, frozen=True):
    """A device that is mine."""

    id: str
    kind: str  # phone, tablet, computer; empty: nobody knows
    seen: int  # the day on which it was last here, in seconds since 1970
    here: bool  # it is the one that asks


class DeviceList(Struct, frozen=True):
    devices: list[DeviceInfo]


class Handover(Struct, frozen=True):
    """A link that makes another device the same person's: once, and not for long."""

    link: str
    token: str
    ends: int  # seconds since 1970
    qr: str  # the link to be photographed, as SVG


class SpareKey(Struct, frozen=True):
    """To be written down: it makes any device this person's, until there is a new one."""

    key: str


class Token(Struct, frozen=True, forbid_unknown_fields=True):
    token: Annotated[str, Meta(max_length=100)]  # of a link, or a spare key


@route("GET", "/api/1/me/devices", "My devices; the one that asks first", DeviceList, who=PERSON)
async def list_devices(asked: Asked) -> DeviceList:
    if not asked.server.limits.tickets.allow(asked.person):
        raise too_many()
    await name_device(asked)
    found = await asked.server.store.devices(asked.person)
    listed = [DeviceInfo(each.id, each.kind, each.seen_at, each.id == asked.device) for each in found]
    return DeviceList(sorted(listed, key=lambda each: not each.here))


async def name_device(asked: Asked) -> None:
    """A device has an id only once somebody asks for one or gives another device theirs."""
    if not asked.device:
        asked.device = await asked.server.identities.new_device(asked.person, kind_of(asked))
        asked.signed_in = asked.person


def kind_of(asked: Asked) -> str:
    """No more than one word is kept of what a browser tells about itself."""
    told = asked.request.headers.get("user-agent", "")[:300].lower()
    if "mozilla" not in told:
        return ""
    if any(word in told for word in PHONES):
        return "phone"
    return "tablet" if any(word in told for word in TABLETS) else "computer"


@route("DELETE", "/api/1/me/devices", "Sign out my other devices; the answer carries a new cookie", Me, who=PERSON)
async def sign_out_devices(asked: Asked) -> Me:
    """With them goes the spare key: whoever has a device may have that, too."""
    server, person = asked.server, asked.person
    if not server.limits.tickets.allow(person):
        raise too_many()
    number = await server.identities.sign_out(person)
    for each in await server.store.devices(person):
        if each.id != asked.device:
            await server.identities.shut_out(person, each.id)
    await server.store.save_spare_key(person, None)
    server.tables.renamed(person)  # which other nodes hear of, too
    server.connections.sign_out(person, number)
    asked.signed_in = person
    return known_as(asked, person)


@route("DELETE", "/api/1/me/devices/{id}", "Shut out one of my devices", Nothing, who=PERSON)
async def shut_out(asked: Asked) -> Nothing:
    server, person, device = asked.server, asked.person, asked.part("id")
    if not server.limits.tickets.allow(person):
        raise too_many()
    if not await server.identities.shut_out(person, device):
        raise HttpRefusal(404, "no-such-device", msg("house-web-no-such-device"))
    server.tables.renamed(person)  # which other nodes hear of, too
    server.connections.shut_out(server.identities.gone)
    if device == asked.device:
        asked.signed_in = ""
    return Nothing()


@route("POST", "/api/1/me/handover", "A link to go on with on another device", Handover, who=PERSON, status=201)
async def hand_over(asked: Asked) -> Handover:
    server = asked.server
    if not server.limits.tickets.allow(asked.person):
        raise too_many()
    await name_device(asked)
    token = await server.handovers.issue(server.identities.marked(asked.person))
    link = f"{asked.address}/handover#{token}"
    ends = int(time.time()) + server.settings.handover_seconds
    return Handover(link, token, ends, await qr_code_once(asked, link))


@route(
    "POST", "/api/1/me/spare", "A spare key to be written down; the one before ends", SpareKey, who=PERSON, status=201
)
async def make_spare_key(asked: Asked) -> SpareKey:
    if not asked.server.limits.tickets.allow(asked.person):
        raise too_many()
    letters = "".join(LETTERS[secrets.randbelow(len(LETTERS))] for _ in range(KEY_LENGTH))
    await asked.server.store.save_spare_key(asked.person, hashed(letters))
    return SpareKey("-".join(letters[at : at + GROUP] for at in range(0, KEY_LENGTH, GROUP)))


@route("POST", "/api/1/handover", "Be, on this device, who made the link or the spare key", Me, takes=Token)
async def take_over(asked: Asked) -> Me:
    server = asked.server
    is_heard = not server.limits.forgeries.is_empty(asked.client)
    person = await meant_by(asked, asked.body.token) if is_heard else ""
    await server.identities.meet([person])
    if person not in server.identities.known:
        server.limits.forgeries.allow(asked.client)
        raise HttpRefusal(410, "link-over", msg("house-web-link-over"))
    asked.device = await server.identities.new_device(person, kind_of(asked))
    asked.signed_in = person
    return known_as(asked, person)


async def meant_by(asked: Asked, token: str) -> str:
    """Whose link or spare key it is; nobody's, if it is none."""
    server = asked.server
    mark = await server.handovers.redeem(token)
    if mark is not None:
        found = server.identities.unmarked(mark)
        return "" if found is None else found.person
    letters = "".join(letter for letter in token.upper() if letter.isalnum())
    if len(letters) != KEY_LENGTH or set(letters) - set(LETTERS):
        return ""
    return await server.store.spare_key_of(hashed(letters)) or ""
