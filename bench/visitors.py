"""People for benchmarks, as they come in from outside: a cookie, a ticket, a handshake, then frames on a raw socket."""

from __future__ import annotations

import json
import select
import socket
import struct
from http.client import HTTPConnection
from typing import Any

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
NO_MASK = bytes(4)  # a mask of zeros is a mask, and spares the load its work
FINAL, MASKED = 0x80, 0x80
PROGRAM = {"tablee-client": "1", "content-type": "application/json"}


class Refused(Exception):
    """The house said no."""


class Visitor:
    """Somebody with a name. All of them share one connection: requests are not what is measured."""

    def __init__(self, http: HTTPConnection, name: str) -> None:
        self.http = http
        self.cookie = ""
        self.ask("PUT", "/api/1/me", {"name": name})

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        return json.loads(self.said(method, path, body))

    def said(self, method: str, path: str, body: Any = None) -> bytes:
        """The answer as it is written."""
        data = None if body is None else json.dumps(body)
        self.http.request(method, path, data, {**PROGRAM, "cookie": self.cookie})
        answer = self.http.getresponse()
        said = answer.read()
        if answer.status >= 400:
            raise Refused(f"{method} {path}: {answer.status} {said[:200]!r}")
        self.cookie = (answer.headers["set-cookie"] or self.cookie).partition(";")[0]
        return said

    def open_table(self, **setup: Any) -> str:
        return str(self.ask("POST", "/api/1/tables", {"setup": setup})["code"])

    def come_in(self, code: str) -> Line:
        """A socket at the table with this code."""
        ticket = self.ask("POST", f"/api/1/tables/{code}/ticket")["ticket"]
        return Line(self.http.host, self.http.port, f"/ws/table/{code}", ticket)


class Line:
    """A websocket that reads what there is, answers pings and decodes nothing."""

    def __init__(self, host: str, port: int, path: str, ticket: str) -> None:
        self.socket = socket.create_connection((host, port), 20)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.socket.sendall(
            f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\ntablee-client: 1\r\n"
            f"Sec-WebSocket-Protocol: tablee.1, ticket.{ticket}\r\n\r\n".encode()
        )
        answer = b""
        while b"\r\n\r\n" not in answer:
            answer += self.received()
        head, _, self.rest = answer.partition(b"\r\n\r\n")
        if b" 101 " not in head[:20]:
            raise Refused(f"{path}: {head[:60]!r}")
        self.socket.setblocking(False)

    def received(self) -> bytes:
        data = self.socket.recv(1 << 18)
        if not data:
            raise ConnectionResetError("the house hung up")
        return data

    def send(self, data: bytes, opcode: int = TEXT) -> None:
        size = len(data)
        head = struct.pack("!BB", FINAL | opcode, MASKED | size)
        if size > 125:
            head = struct.pack("!BBH", FINAL | opcode, MASKED | 126, size)
        self.socket.send(head + NO_MASK + data)

    def wait(self, seconds: float) -> list[bytes]:
        """The next messages, waiting for them no longer than this."""
        return self.messages() if self.rest or select.select([self.socket], [], [], seconds)[0] else []

    def messages(self) -> list[bytes]:
        """The messages that are here."""
        try:
            data = self.received()
        except BlockingIOError:
            data = b""
        if self.rest:
            data = self.rest + data
        found: list[bytes] = []
        at, end = 0, len(data)
        while end - at >= 2:
            size, start = data[at + 1], at + 2
            if size > 125:
                start += 2 if size == 126 else 8
                if end < start:
                    break
                size = int.from_bytes(data[at + 2 : start], "big")
            if end < start + size:
                break
            self.take(data[at] & 15, data[start : start + size], found)
            at = start + size
        self.rest = data[at:]
        return found

    def take(self, opcode: int, payload: bytes, found: list[bytes]) -> None:
        if opcode == TEXT:
            found.append(payload)
        elif opcode == PING:
            self.send(payload, PONG)
        elif opcode == CLOSE:
            raise ConnectionResetError(f"closed with {int.from_bytes(payload[:2], 'big')}: {payload[2:].decode()}")
