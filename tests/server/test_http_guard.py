"""Connections: how many anybody may have, who gives way, who is told to come back later, and who is cut off."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tablee.server import app as server_app
from tablee.server.base import descriptors
from tablee.server.base.descriptors import Places, divided, places
from tablee.server.hosting.game_server import GameServer
from tablee.server.net import http_lines
from tablee.server.net.http_guard import MOST_PIPELINED, Headers, Reception
from tablee.server.net.http_lines import HttpLines, TrustedProxies
from tests.patience import PATIENCE
from tests.server.raw import served
from tests.server.visit import Visitor, running
from tests.server.visit import socket as table_socket

ROOMY = Places(1000, 1100, 1200)
LARGE = b"x" * (12 << 20)  # more than the kernel keeps for both sides
HEAD = b"GET %s HTTP/1.1\r\nHost: x\r\n%s\r\n"
UPGRADE = b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: %s\r\n" % (
    b"dGhlIHNhbXBsZSBub25jZQ=="
)


class House:
    """An app that answers at once, with a lot, or when it is told to; and its lines."""

    def __init__(self, lines: HttpLines) -> None:
        self.lines = lines
        self.go = threading.Event()
        self.why: list[str] = []
        lines.refused = self.why.append

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["path"] == "/wait":
            while not self.go.is_set():
                await asyncio.sleep(0.01)
        body = LARGE if scope["path"] == "/large" else b"ok"
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"%d" % len(body))]})
        await send({"type": "http.response.body", "body": body})


@contextlib.contextmanager
def house(
    most_an_address: int = 1000, places: Places = ROOMY, patience: float = 60, proxies: str = ""
) -> Iterator[tuple[House, int]]:
    made = House(HttpLines(places, most_an_address, patience, TrustedProxies(proxies)))

    class Door(Reception):
        lines = made.lines

    def seated(headers: Headers) -> bool:
        return (b"cookie", b"seated") in headers

    Door.is_seated = staticmethod(seated)
    with served(made, http=Door) as port:
        try:
            yield made, port
        finally:
            made.go.set()


class Caller:
    """A connection, from an address of the loopback."""

    def __init__(self, port: int, address: str = "127.0.0.1", small: bool = False) -> None:
        self.line = socket.socket()
        self.line.settimeout(PATIENCE)
        if small:
            self.line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.line.bind((address, 0))
        self.line.connect(("127.0.0.1", port))

    def ask(self, path: bytes = b"/", more: bytes = b"") -> Caller:
        self.line.sendall(HEAD % (path, more))
        return self

    def status(self) -> int:
        """Of the next answer; 0 where the line is cut instead."""
        try:
            found = self.line.recv(1 << 16)
        except ConnectionResetError:
            return 0
        return int(found.split(b" ")[1]) if found else 0

    def hears_end(self) -> bool:
        try:
            return self.line.recv(1) == b""
        except ConnectionResetError:
            return True


def soon(is_so: Callable[[], bool]) -> bool:
    end = time.monotonic() + PATIENCE
    while not is_so() and time.monotonic() < end:
        time.sleep(0.01)
    return is_so()


# ---- who does not read


def test_who_asks_and_does_not_read_is_cut_off() -> None:
    with house(patience=0.3) as (made, port):
        caller = Caller(port, small=True).ask(b"/large")
        assert soon(lambda: len(made.lines.whose) == 1)
        assert soon(lambda: not made.lines.whose)
        assert made.why == ["slow"]
        assert Caller(port).ask().status() == 200
        caller.line.close()


def test_who_reads_slowly_but_steadily_gets_it_all() -> None:
    with house(patience=0.3) as (made, port):
        caller, got = Caller(port).ask(b"/large"), 0
        while got < len(LARGE):
            data = caller.line.recv(1 << 18)
            assert data
            got += len(data)
            time.sleep(0.02)
        assert made.why == []


def test_of_requests_in_a_row_a_few_are_answered() -> None:
    with house() as (_, port):
        caller = Caller(port)
        caller.line.sendall(HEAD % (b"/", b"") * 100)
        answers = b""
        while data := caller.line.recv(1 << 16):
            answers += data
        assert answers.count(b"HTTP/1.1 200") == MOST_PIPELINED + 1
        assert answers.count(b"connection: close") == 1
        assert answers.endswith(b"ok")


# ---- how many of one address


def test_an_address_that_has_too_many_is_told_so_and_others_are_served() -> None:
    with house(most_an_address=3) as (made, port):
        busy = [Caller(port, "127.0.0.2").ask(b"/wait") for _ in range(3)]
        assert soon(lambda: not made.lines.idle)
        late = Caller(port, "127.0.0.2").ask()
        answer = late.line.recv(1 << 16)
        assert answer.startswith(b"HTTP/1.1 503 ")
        assert b"retry-after" in answer
        assert late.hears_end()
        assert Caller(port, "127.0.0.3").ask().status() == 200
        made.go.set()
        assert [caller.status() for caller in busy] == [200, 200, 200]
        assert made.why == ["address"]


def test_a_line_on_which_nothing_is_asked_gives_way_to_the_next() -> None:
    with house(most_an_address=3) as (_, port):
        resting = [Caller(port).ask() for _ in range(3)]
        assert [caller.status() for caller in resting] == [200, 200, 200]
        resting[0].ask()
        assert resting[0].status() == 200  # it has rested less long than the others now
        assert Caller(port).ask().status() == 200
        assert resting[1].hears_end()
        assert [caller.ask().status() for caller in (resting[0], resting[2])] == [200, 200]


def test_a_proxy_has_as_many_as_it_needs_and_who_only_comes_from_there_has_not() -> None:
    with house(most_an_address=2, proxies="127.0.0.1, 10.0.0.0/8") as (made, port):
        asked = [Caller(port).ask(b"/wait", b"X-Forwarded-For: 192.0.2.%d\r\n" % number) for number in range(5)]
        assert soon(lambda: made.lines.of.get(http_lines.PROXY) == 5)
        direct = [Caller(port).ask(b"/wait") for _ in range(2)]
        assert soon(lambda: not made.lines.idle)
        assert Caller(port).ask().status() == 503
        made.go.set()
        assert {caller.status() for caller in [*asked, *direct]} == {200}
        pretends = [Caller(port, "127.0.0.2").ask(b"/", b"X-Forwarded-For: 192.0.2.9\r\n") for _ in range(3)]
        assert {caller.status() for caller in pretends} <= {200, 0}
        assert made.lines.of["127.0.0.2"] <= 2


def test_whose_word_is_taken() -> None:
    some = TrustedProxies("127.0.0.1, 10.0.0.0/8,::1, nonsense")
    assert all(each in some for each in ("127.0.0.1", "10.9.8.7", "::1"))
    assert not any(each in some for each in ("127.0.0.2", "", "nonsense", "11.0.0.1"))
    assert "192.0.2.1" in TrustedProxies("*")
    assert "192.0.2.1" not in TrustedProxies("")


# ---- few descriptors


def test_with_few_places_newcomers_are_told_and_those_at_tables_are_let_in() -> None:
    with house(places=Places(2, 4, 6)) as (made, port):
        busy = [Caller(port).ask(b"/wait") for _ in range(2)]
        assert soon(lambda: not made.lines.idle)
        assert Caller(port, "127.0.0.2").ask().status() == 503
        assert Caller(port).ask(b"/ws", UPGRADE).status() == 503
        assert soon(lambda: len(made.lines.whose) == 2)
        seated = [Caller(port).ask(b"/wait", b"Cookie: seated\r\n") for _ in range(2)]
        assert soon(lambda: len(made.lines.whose) == 4 and not made.lines.idle)
        assert Caller(port).ask(b"/", b"Cookie: seated\r\n").status() == 503  # there is no place at all
        made.go.set()
        assert [caller.status() for caller in busy + seated] == [200] * 4


def test_beyond_that_a_line_is_cut_at_once_and_who_says_nothing_is_not_waited_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("tablee.server.net.http_guard.TRIAL", 0.2)
    with house(places=Places(1, 1, 2)) as (made, port):
        busy = Caller(port).ask(b"/wait")
        assert soon(lambda: not made.lines.idle)
        silent = Caller(port)
        silent_too = Caller(port)  # the one that has waited longer gives way
        assert silent.hears_end()
        assert silent_too.hears_end()
        assert soon(lambda: len(made.lines.whose) == 1)
        made.go.set()
        assert busy.status() == 200


def test_the_places_there_are_follow_from_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(descriptors, "open_now", lambda: 30)
    monkeypatch.setattr(descriptors.resource, "getrlimit", lambda kind: (256, 4096))
    assert places(30_000) == divided(256 - 30 - 32) == Places(98, 146, 194)
    monkeypatch.setattr(descriptors.resource, "getrlimit", lambda kind: (65_536, 65_536))
    assert places(30_000) == Places(30_000 - 512 - 256, 30_000 - 512, 30_000)
    asked: list[tuple[int, int]] = []
    monkeypatch.setattr(descriptors.resource, "getrlimit", lambda kind: (1024, 4096))
    monkeypatch.setattr(descriptors.resource, "setrlimit", lambda kind, limits: asked.append(limits))
    descriptors.raise_limit(30_000)
    descriptors.raise_limit(500)
    assert asked == [(4096, 4096)]
    monkeypatch.setattr(descriptors, "resource", None)  # Windows
    descriptors.raise_limit(30_000)
    assert places(30_000).all == 30_000


@pytest.mark.anyio
async def test_sockets_are_counted_until_they_end_and_a_seat_is_known_by_its_cookie(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted: list[HttpLines] = []
    real = server_app.lines_of
    monkeypatch.setattr(server_app, "lines_of", lambda server: counted.append(real(server)) or counted[0])
    async with running(tmp_path) as (house, address), Visitor(address) as visitor, Visitor(address) as other:
        await visitor.introduce("Zoé")
        await other.introduce("Hugo")
        code = await visitor.open_table()
        async with visitor.sit_down(code) as line:
            assert (await line.ask("sit", seat=0))["kind"] == "ack"
            assert [is_seated(house, each) for each in (visitor, other)] == [True, False]
            before = len(counted[0].whose)
            async with table_socket(address, "/ws/lobby"):
                assert len(counted[0].whose) == before + 1
            async with asyncio.timeout(PATIENCE):
                while len(counted[0].whose) > before:
                    await asyncio.sleep(0.01)


def is_seated(house: GameServer, visitor: Visitor) -> bool:
    cookies = "; ".join(f"{name}={value}" for name, value in visitor.cookies.items())
    return house.is_seated([(b"host", b"x"), (b"cookie", cookies.encode())])


# ---- old versions


@pytest.mark.parametrize(
    ("asked", "answered"),
    [
        (b"GET / HTTP/0.9\r\n\r\n", b" 505 "),
        (b"GET /\r\n\r\n", b" 505 "),
        (b"GET /ws HTTP/0.9\r\nHost: x\r\n" + UPGRADE + b"\r\n", b" 505 "),
        (b"GET /ws HTTP/1.0\r\nHost: x\r\n" + UPGRADE + b"\r\n", b" 400 "),
        (b"GET / HTTP/1.0\r\n\r\n", b" 200 "),
        (b"GET / HTTP/1.1\r\nHost: x\r\n\r\n", b" 200 "),
    ],
)
def test_a_socket_is_not_opened_in_an_old_version(asked: bytes, answered: bytes) -> None:
    with house() as (_, port):
        caller = Caller(port)
        caller.line.sendall(asked)
        assert answered in caller.line.recv(1 << 16)[:16]
        assert Caller(port).ask().status() == 200
