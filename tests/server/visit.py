"""A real house on loopback for tests, and visitors whose every answer is held against /openapi.json."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Subprotocol

from tablee.server.app import HttpServer, bound, config_of
from tablee.server.base.settings import Settings
from tablee.server.hosting.game_server import GameServer, open_server
from tablee.server.http import openapi
from tablee.server.http.routes import ROUTES
from tests.patience import PATIENCE
from tests.server.schema import faults

SETUP = {"game": "derniere", "seats": 3}


class Visitor(httpx.AsyncClient):
    """Somebody's browser: it has an origin, keeps its cookie, and every answer is as it was described."""

    def __init__(self, address: str, **more: Any) -> None:
        super().__init__(base_url=address, headers={"origin": address, **more}, timeout=PATIENCE, verify=False)

    async def request(self, method: str, url: Any, **more: Any) -> httpx.Response:
        answer = await super().request(method, url, **more)
        check(method, answer)
        return answer

    async def introduce(self, name: str) -> str:
        answer = await self.put("/api/1/me", json={"name": name})
        assert answer.status_code == 200
        return str(answer.json()["name"])

    async def open_table(self, **setup: Any) -> str:
        answer = await self.post("/api/1/tables", json={"setup": SETUP | setup})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["code"])

    async def ticket(self, code: str) -> str:
        answer = await self.post(f"/api/1/tables/{code}/ticket")
        assert answer.status_code == 201, answer.text
        return str(answer.json()["ticket"])

    @asynccontextmanager
    async def sit_down(self, code: str, where: str = "") -> AsyncIterator[Line]:
        ticket = await self.ticket(code)
        async with socket(str(self.base_url), f"/ws/table/{code}{where}", ticket) as made:
            yield Line(made)


class Line:
    """A socket to a table, read by the kinds of its messages."""

    def __init__(self, made: ClientConnection) -> None:
        self.made = made
        self.number = 0
        self.last: dict[str, dict[str, Any]] = {}  # of each kind

    async def next(self) -> dict[str, Any]:
        async with asyncio.timeout(PATIENCE):
            found: dict[str, Any] = msgspec.json.decode(await self.made.recv())
        self.last[found["kind"]] = found
        return found

    async def frame(self) -> dict[str, Any]:
        """The table as it was last seen."""
        return self.last.get("frame") or await self.until("frame")

    async def until(self, kind: str) -> dict[str, Any]:
        while (found := await self.next())["kind"] != kind:
            pass
        return found

    async def ended(self) -> int | None:
        """Reads to the end; says with which code it came."""
        with suppress(ConnectionClosed):
            while True:
                await self.next()
        return self.made.close_code

    async def ask(self, do: str, **more: Any) -> dict[str, Any]:
        """Sends something; the answer is its Ack or No, also where it rides in a frame."""
        self.number += 1
        await self.made.send(msgspec.json.encode({"do": do, "id": f"m{self.number}", **more}).decode())
        while True:
            found = await self.next()
            answer = found.get("ack") or found
            if isinstance(answer, dict) and answer.get("id") == f"m{self.number}":
                return answer


def socket(address: str, path: str, ticket: str = "", max_queue: int = 64, **headers: str) -> connect:
    offered = [Subprotocol("tablee.1"), *([Subprotocol(f"ticket.{ticket}")] if ticket else [])]
    origin = {"origin": address.rstrip("/")} | headers
    return connect(
        address.rstrip("/").replace("http", "ws", 1) + path,
        subprotocols=offered,
        additional_headers={name: value for name, value in origin.items() if value},
        compression=None,
        open_timeout=PATIENCE,
        max_queue=max_queue,
    )


@asynccontextmanager
async def running(folder: Path, **chosen: Any) -> AsyncIterator[tuple[GameServer, str]]:
    """A house in this process, and its address."""
    listening = bound("127.0.0.1", 0)
    house = await open_server(Settings(data=str(folder), draw_ahead=False, **chosen))
    started = asyncio.Event()
    server = HttpServer(config_of(house), house, started.set)
    serving = asyncio.create_task(server.serve([listening]))
    try:
        await started.wait()
        yield house, f"http://127.0.0.1:{listening.getsockname()[1]}"
    finally:
        server.should_exit = True
        await serving
        await house.close()


# ---- the description


DESCRIBED = openapi.described(ROUTES)


def check(method: str, answer: httpx.Response) -> None:
    """An answer is one of those that /openapi.json promises for its route."""
    path = answer.request.url.path
    found = [known for known in DESCRIBED["paths"] if re.fullmatch(re.sub(r"{\w+}", "[^/]+", known), path)]
    route = DESCRIBED["paths"][min(found, key=lambda known: known.count("{"))].get(method.lower()) if found else None
    if route is None or answer.status_code in (302, 304):
        assert answer.status_code in (302, 304, 404, 405)
        return
    promised = route["responses"].get(str(answer.status_code), route["responses"]["default"])["content"]
    media = answer.headers["content-type"].partition(";")[0]
    assert media in promised, (path, answer.status_code, media)
    if "schema" in promised[media]:
        assert faults(answer.json(), promised[media]["schema"], DESCRIBED) == []
