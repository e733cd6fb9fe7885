"""Somebody who visits a server: a name and a cookie, tables to open and to join, matches to look at again."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Subprotocol

from tablee.client.decoding import api_error
from tablee.client.tables import Table
from tablee.protocol.messages import WIRE
from tablee.protocol.setup import Setup

COOKIE, SECURE_COOKIE = "tablee", "__Host-tablee"  # the second over https
PROGRAM = {"tablee-client": "1"}  # says: no browser, so there is no origin
ANSWER_WITHIN = 20.0  # seconds for an answer
PING_EVERY, PONG_WITHIN = 8.0, 5.0  # seconds: a server that stands still is noticed within their sum
CLOSE_WITHIN = 1.0  # seconds for the server's part of a close: one that stands still has none


class Guest:
    """Somebody with a name and a cookie."""

    def __init__(self, address: str, http: httpx.AsyncClient) -> None:
        self.address = address
        self.http = http
        self.name = ""
        self.tables: list[Table] = []

    @property
    def cookie(self) -> str:
        """Whoever has it is this person: keep it to come back as the same."""
        return self.http.cookies.get(SECURE_COOKIE) or self.http.cookies.get(COOKIE) or ""

    async def introduce(self, name: str, door: str = "") -> None:
        """Without a name, whoever is known already keeps theirs."""
        known = "" if name or not self.cookie else (await self.ask("GET", "/api/1/me"))["name"]
        self.name = known or (await self.ask("PUT", "/api/1/me", {"name": name, "door": door}))["name"]

    # ---- tables

    async def open(self, game: str | Setup, seats: int = 2, **options: Any) -> Table:
        """A new table that one hosts; seats nobody takes are played by bots. A Setup says what options do not."""
        setup = game if isinstance(game, Setup) else Setup(game, seats, options)
        return await self.join((await self.ask("POST", "/api/1/tables", {"setup": setup}))["code"])

    async def join(self, code: str) -> Table:
        """Comes to a table: a spectator, until one sits down."""

        async def open_socket(query: str) -> ClientConnection:
            return await self.open_socket(code, query)

        table = Table(code, open_socket)
        await table.connection.open()
        self.tables.append(table)
        await table.until(lambda: hasattr(table, "room"))
        return table

    async def open_socket(self, code: str, query: str) -> ClientConnection:
        """A socket to a table; its ticket is good once, and for seconds."""
        ticket = (await self.ask("POST", f"/api/1/tables/{code}/ticket"))["ticket"]
        return await connect(
            f"{self.address.replace('http', 'ws', 1)}/ws/table/{code}{query}",
            subprotocols=[Subprotocol(f"tablee.{WIRE}"), Subprotocol(f"ticket.{ticket}")],
            additional_headers=PROGRAM,
            compression=None,
            ping_interval=PING_EVERY,
            ping_timeout=PONG_WITHIN,
            open_timeout=PONG_WITHIN,
            close_timeout=CLOSE_WITHIN,
        )

    async def lobby(self) -> list[dict[str, Any]]:
        """The public tables."""
        return list((await self.ask("GET", "/api/1/tables"))["tables"])

    # ---- matches that were played

    async def records(self, before: str = "", limit: int = 50) -> list[dict[str, Any]]:
        """One's matches, newest first; `before` is the id of the last one that was seen."""
        query = {"limit": limit, **({"before": before} if before else {})}
        return list((await self.ask("GET", "/api/1/records", query=query))["records"])

    async def record(self, id: str) -> dict[str, Any]:
        """A match to replay (`tablee.replay`) and to check (`tablee.verify`)."""
        return dict(await self.ask("GET", f"/api/1/records/{id}"))

    # ---- http

    async def ask(self, method: str, path: str, body: Any = None, query: dict[str, Any] | None = None) -> Any:
        """What the server answers to a request; ApiError, if it says no."""
        data = None if body is None else msgspec.json.encode(body)
        answer = await self.http.request(method, path, content=data, params=query)
        if answer.is_success:
            return answer.json()
        raise api_error(answer.content, answer.status_code)


@asynccontextmanager
async def visit(address: str, name: str = "", cookie: str = "", door: str = "") -> AsyncIterator[Guest]:
    """Somebody on a server, with a cookie of their own or the one they had before; connections end with the visit.
    `door` is the word of the house, where it has one."""
    address = address.rstrip("/")
    known = {SECURE_COOKIE if address.startswith("https:") else COOKIE: cookie} if cookie else None
    async with httpx.AsyncClient(base_url=address, headers=PROGRAM, cookies=known, timeout=ANSWER_WITHIN) as http:
        guest = Guest(address, http)
        await guest.introduce(name, door)
        try:
            yield guest
        finally:
            for table in guest.tables:
                await table.disconnect()
