"""A whole house with one table in it, and everything that can be asked of it over HTTP, by anybody."""

from __future__ import annotations

import hashlib
import json
import secrets
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.routing import Route, WebSocketRoute

from tablee import FastDraw, Match
from tablee.core.moves import Seat
from tablee.matches.day import day_at
from tablee.protocol import journal as rows
from tablee.server.app import create_app
from tablee.server.base.settings import Settings
from tablee.server.content.assets import FOLDER, Built
from tablee.server.content.images import stamp
from tablee.server.content.page import Pages
from tablee.server.hosting.game_server import GameServer, open_server
from tablee.server.hosting.identities import COOKIE
from tablee.table.live import LiveTable
from tablee.table.model.viewer import Viewer
from tablee.table.show.frames import FrameBuilder
from tests.leaks import allowed
from tests.leaks.worlds import WATCHER, put_down, rows_of
from tests.table.simulated import Socket
from tests.test_swap import Leak

ADDRESS = "http://127.0.0.1"
TABLE_ID, CODE = "a-table-s-id", "BCDFG"
NOON = 1_700_000_000.0
GENEROUS: dict[str, Any] = {
    "guesses_at_once": 10_000,
    "requests_at_once": 1_000_000,
    "draw_ahead": False,
    "workers": 1,
    "day": "circle:leaks",
    "push": "on",
}
HIDDEN_NAMES = "Ondine"  # of everybody who sits at a table
NOBODY = ""
PAGES = Pages(Built())  # read once for all houses


@contextmanager
def fixed_chance(chance: FastDraw) -> Iterator[None]:
    """Codes, tickets, addresses and times are the same in both worlds: then every byte can be compared."""

    def token_bytes(count: int) -> bytes:
        return bytes(chance.below(256) for _ in range(count))

    fixed = {
        "token_bytes": token_bytes,
        "token_hex": lambda count: token_bytes(count).hex(),
        "token_urlsafe": lambda count: token_bytes(count).hex(),
        "randbits": lambda count: chance.below(1 << min(count, 30)),
        "randbelow": chance.below,
    }
    with pytest.MonkeyPatch.context() as patch:
        for name, made in fixed.items():
            patch.setattr(secrets, name, made)
        patch.setattr(time, "time", lambda: NOON)
        patch.setattr(time, "perf_counter_ns", lambda: 0)
        yield


class Reader:
    """Somebody in the lobby."""

    def __init__(self) -> None:
        self.got: list[bytes] = []

    def send(self, data: bytes) -> None:
        self.got.append(data)


@dataclass
class House:
    server: GameServer
    client: httpx.AsyncClient
    chance: FastDraw
    live: LiveTable | None = None
    state: str = ""  # which of the matches lies on the table
    answers: dict[str, bytes] = field(default_factory=dict)  # by who asked for what: all bytes that came

    # ---- what is there

    async def set_table(self, match: Match, public: bool) -> None:
        """A table at which this match is played; its people are away, so that time stands still."""
        written = rows_of(match, public)
        await self.server.store.open_table(TABLE_ID, CODE, rows.encode(written[0]))
        for seq, row in enumerate(written[1:], 1):
            await self.server.store.append(TABLE_ID, seq, rows.encode(row))
        for seat in range(match.seats):
            await self.server.identities.rename(f"p{seat}", f"{HIDDEN_NAMES} {seat}", "fr")
        tables = self.server.tables
        tables.know(TABLE_ID, CODE)
        self.live = LiveTable(TABLE_ID, CODE, tables.ports, written)
        put_down(self.live, match)
        tables.seat(self.live)

    def exchange(self, number: int, match: Match) -> None:
        """Another match lies on the same table."""
        assert self.live is not None
        put_down(self.live, match)
        self.server.tables.count()
        self.state = f"state {number}: "

    # ---- asking

    async def ask(self, who: str, wanted: str, keeper: bool = False) -> None:
        """One route, with everything that comes back."""
        known = allowed.HTTP[wanted]
        method, _, path = wanted.partition(" ")
        for name, value in self.parts().items():
            path = path.replace(f"{{{name}}}", value)
        headers = {"origin": ADDRESS}
        if who:
            headers["cookie"] = f"{COOKIE}={self.server.identities.cookie(who)}"
        if keeper:
            headers["authorization"] = f"Bearer {self.server.token}"
        self.chance.at(len(self.answers) + 1)  # whatever was drawn before
        answer = await self.client.request(method, path + known.query, headers=headers, json=known.body)
        self.note(f"{wanted} by {who or 'nobody'}{' who keeps the house' * keeper}", wanted, answer)
        await self.stop_others()

    async def stop_others(self) -> None:
        """Robots at a table that was opened just now would move, and draw, at any moment."""
        for live in list(self.server.tables.live.values()):
            if live is not self.live:
                await live.stop()

    def note(self, asked: str, wanted: str, answer: httpx.Response) -> None:
        body = answer.content
        if answer.headers.get("content-type", "").startswith("application/json"):
            fields = allowed.HTTP[wanted].fields if answer.is_success else allowed.REFUSED
            allowed.check_fields(asked, json.loads(body), fields)
        if wanted == "GET /metrics" and answer.is_success:
            body = figures(body.decode())
            answer.headers["content-length"] = "of figures that change"
        head = f"{answer.status_code} {sorted(answer.headers.multi_items())}\n"
        self.answers[self.state + asked] = head.encode() + body

    def parts(self) -> dict[str, str]:
        """What stands in paths."""
        return {
            "code": CODE,
            "key": "difference" if self.live is None else self.live.setup.game,
            "id": f"{TABLE_ID}-1",
            "file": next(path.name for path in sorted((FOLDER / "assets").iterdir()) if path.suffix == ".js"),
            "hash": "0",
            "stamp": stamp(),
            "style": "fr-day",
            "pack": "house",
            "token": "never-offered",
            "day": day_at(time.time()),
            "game": "dominos",
            "date": "2026-01-02",
            "number": "0",
        }

    async def look_in(self) -> None:
        """The lobby, as its socket sends it."""
        reader = Reader()
        self.server.lobby.enter(reader)
        self.server.lobby.tell()
        self.server.lobby.leave(reader)
        for data in reader.got:
            allowed.check_message(data)
        self.answers[f"{self.state}the lobby's socket"] = b"\n".join(reader.got)

    # ---- pictures

    async def fetch_pictures(self, seat: Seat | None) -> None:
        """Those of a first frame, and those sent ahead: all that a browser is given before it has a key."""
        assert self.live is not None
        viewer = Viewer(NOBODY if seat is None else f"p{seat}", Socket())
        viewer.looking, viewer.paints = seat, True
        FrameBuilder(self.live.table, self.server.images, covered=False).body(viewer)
        shown = list(viewer.addresses.values())[:1]
        ahead = [address for address, _ in viewer.ahead.values()][-2:]
        for address in (*shown, *ahead):  # drawn here, so that no other process has to be started for it
            face = self.server.images.one_time.offers[self.server.images.token(address)].face
            self.server.images.image_cache.picture(face, face.pixels)
        for number, address in enumerate([*shown, *ahead]):
            for ending in ("", ".half") if number % 2 else (".half", ""):
                answer = await self.client.get(address.partition("#")[0] + ending)
                body = answer.content if number < len(shown) else locked(answer.content)
                asked = f"picture {number}{ending} of {seat}"
                head = f"{answer.status_code} {sorted(answer.headers.multi_items())}\n"
                self.answers[asked] = head.encode() + hashlib.sha256(body).digest()
        self.answers[f"pictures of {seat}"] = b"%d shown, %d ahead" % (len(viewer.addresses), len(viewer.ahead))


def locked(data: bytes) -> bytes:
    """Of a picture without its key there is only its length; Leak, if it is not locked."""
    if data.startswith(b"RIFF"):
        raise Leak("a picture was sent ahead without a lock")
    return b"%d" % len(data)


def figures(page: str) -> bytes:
    """The figures without those that are times; Leak, if there is one that nobody has allowed."""
    found = []
    for row in page.splitlines():
        name = row.removeprefix("# HELP ").removeprefix("# TYPE ").split("{")[0].split(" ")[0]
        for ending in ("_total", "_created", "_bucket", "_count", "_sum"):
            name = name.removesuffix(ending)
        if name not in allowed.METRICS:
            raise Leak(f"/metrics tells {name}, which nobody has allowed")
        is_time = name.endswith("_seconds") or "_created" in row
        found.append(row.rpartition(" ")[0] if is_time else row)
    return "\n".join(found).encode()


@asynccontextmanager
async def house(folder: Path, match: Match | None, public: bool = True) -> AsyncIterator[House]:
    """Opened anew, with a table or without any."""
    chance = FastDraw(7)
    drawn = folder.parent / "pictures"  # once for all houses of a test
    drawn.mkdir(exist_ok=True)
    folder.mkdir()
    (folder / "pictures").symlink_to(drawn)
    with fixed_chance(chance):
        server = await open_server(Settings(data=str(folder), **GENEROUS))
        server.pages = PAGES
        transport = httpx.ASGITransport(create_app(server), client=("192.0.2.7", 1))
        try:
            async with httpx.AsyncClient(transport=transport, base_url=ADDRESS) as client:
                made = House(server, client, chance)
                await server.identities.rename(WATCHER, "Zoé", "fr")
                if match is not None:
                    await made.set_table(match, public)
                yield made
        finally:
            await server.close()


def compare(one: dict[str, bytes], other: dict[str, bytes]) -> None:
    """Leak, if an answer in one house is another in the other."""
    if one.keys() != other.keys():
        raise Leak(f"answered in one house only: {one.keys() ^ other.keys()}")
    for asked, answer in one.items():
        if answer != other[asked]:
            raise Leak(f"{asked}: {answer[:1200]!r} against {other[asked][:1200]!r}")


def served_routes(server: GameServer) -> list[str]:
    """All that the server answers to, as Starlette has it; HEAD is a GET without its body."""
    found = []
    for route in create_app(server).routes:
        assert isinstance(route, Route | WebSocketRoute), f"{route} may lead anywhere"
        methods = (route.methods or {"ANY"}) - {"HEAD"} if isinstance(route, Route) else {"SOCKET"}
        found += [f"{method} {route.path}" for method in methods]
    return found
