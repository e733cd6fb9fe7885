"""Being told on this device that a table waits: whether the house does that, and to ask for it or not, over HTTP."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct
from starlette.responses import Response

from tablee.core.words import msg
from tablee.server.endpoints.devices import name_device
from tablee.server.endpoints.pages import no_file
from tablee.server.http.answering import sent
from tablee.server.http.routes import PERSON, Asked, HttpRefusal, Nothing, route, too_many
from tablee.stores.base import Push

SCRIPT = "text/javascript"
MUTED = 50  # tables that one device leaves out

Letters = Annotated[str, Meta(max_length=100, pattern="^[A-Za-z0-9_-]+$")]


class PushInfo(Struct, frozen=True):
    """Does the house tell devices that it is their turn?"""

    on: bool
    key: str  # by which push services know this house; empty, where it does not speak to them
    why: str  # it does not: `off`, switched off; `http`, its address is none that browsers take it from
    mine: bool = False  # the device that asks is told


class Subscription(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a browser is reached, and by which keys messages to it are sealed."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Letters
    auth: Letters
    zone: Annotated[str, Meta(max_length=64, pattern="^[A-Za-z0-9_+/-]*$")] = ""  # like Europe/Paris
    muted: Annotated[list[Annotated[str, Meta(max_length=20)]], Meta(max_length=MUTED)] = []  # codes of tables


@route("GET", "/api/1/push", "Whether this house tells devices that a table waits for them", PushInfo)
async def about_push(asked: Asked) -> PushInfo:
    calls = asked.server.calls
    if calls is None:
        return PushInfo(False, "", "off" if asked.server.settings.push == "off" else "http")
    mine = bool(asked.device) and await asked.server.store.pushes.of_device(asked.device) is not None
    return PushInfo(True, calls.sender.vapid.public, "", mine)


@route("PUT", "/api/1/me/push", "Tell this device when it is my turn", Nothing, takes=Subscription, who=PERSON)
async def ask_push(asked: Asked) -> Nothing:
    server, given = asked.server, asked.body
    if not server.limits.tickets.allow(asked.person):
        raise too_many()
    if server.calls is None:
        raise HttpRefusal(409, "no-push", msg("house-web-no-push"))
    from tablee.server.push.sealing import AUTH_BYTES, is_key  # loaded by every server that tells devices anything

    p256dh, auth = key_in(given.p256dh), key_in(given.auth)
    if not server.calls.sender.services.allow(given.endpoint) or not is_key(p256dh) or len(auth) != AUTH_BYTES:
        raise HttpRefusal(422, "bad-push", msg("house-web-bad-push"))
    await name_device(asked)
    found = [await server.store.table_of(code) for code in set(given.muted)]
    muted = sorted(table for table in found if table)
    await server.store.pushes.save(Push(asked.device, asked.person, given.endpoint, p256dh, auth, given.zone, muted))
    return Nothing()


def key_in(letters: str) -> bytes:
    from tablee.server.push.vapid import from_letters

    try:
        return from_letters(letters)
    except ValueError:
        return b""


@route("DELETE", "/api/1/me/push", "Tell this device nothing any more", Nothing, who=PERSON)
async def end_push(asked: Asked) -> Nothing:
    if not asked.server.limits.tickets.allow(asked.person):
        raise too_many()
    if asked.device:
        await asked.server.store.pushes.drop(asked.device)
    return Nothing()


@route("GET", "/sw.js", "What a browser runs when it is told something", SCRIPT)
async def show_worker(asked: Asked) -> Response:
    """Asked for anew each time, so that a house that got another one is understood."""
    found = await asked.server.pages.built.file("sw.js")
    if found is None:
        raise no_file()
    return sent(asked, found)
