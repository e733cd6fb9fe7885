"""A websocket client that knows no manners: it sends the bytes it is told to, and reads frames as they come."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import socket
import struct
import threading
import time
from collections.abc import Iterator
from typing import Any

import uvicorn
import uvloop

from tablee.server.net.websocket import Socket
from tablee.server.net.websocket_frames import CLOSE, PING
from tests.patience import PATIENCE

MASK = bytes((0x37, 0xFA, 0x21, 0x3D))


def frame(opcode: int, data: bytes = b"", *, fin: bool = True, rsv: int = 0, masked: bool = True) -> bytes:
    """Any frame, also one that nobody may send."""
    size = len(data)
    head = bytes((fin << 7 | rsv << 4 | opcode,))
    bit = 0x80 if masked else 0
    if size < 126:
        head += bytes((bit | size,))
    elif size < 65536:
        head += struct.pack("!BH", bit | 126, size)
    else:
        head += struct.pack("!BQ", bit | 127, size)
    if not masked:
        return head + data
    key = (MASK * (size // 4 + 1))[:size]
    hidden = (int.from_bytes(data, "big") ^ int.from_bytes(key, "big")).to_bytes(size, "big")
    return head + MASK + hidden


def close_frame(code: int, reason: bytes = b"") -> bytes:
    return frame(CLOSE, struct.pack("!H", code) + reason)


def pieces(data: bytes, size: int) -> list[bytes]:
    return [data[at : at + size] for at in range(0, len(data), size)]


class Client:
    """A blocking socket with a handshake behind it."""

    def __init__(
        self, port: int, path: str = "/", headers: bytes = b"", early: bytes = b"", small_window: bool = False
    ) -> None:
        self.line = socket.socket()
        if small_window:
            self.line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.line.settimeout(PATIENCE)
        self.line.connect(("127.0.0.1", port))
        self.line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.unread = b""
        key = base64.b64encode(MASK * 4)
        self.line.sendall(
            b"GET %s HTTP/1.1\r\nHost: table\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: %s\r\n%s\r\n" % (path.encode(), key, headers)
        )
        if early:
            time.sleep(0.05)  # a packet of its own
            self.line.sendall(early)
        self.answer = self.until(b"\r\n\r\n")

    @property
    def status(self) -> int:
        return int(self.answer.split(b" ")[1])

    def until(self, end: bytes) -> bytes:
        while end not in self.unread:
            self.more()
        found, _, self.unread = self.unread.partition(end)
        return found

    def more(self) -> None:
        data = self.line.recv(1 << 18)
        if not data:
            raise EOFError
        self.unread += data

    def exactly(self, size: int) -> bytes:
        while len(self.unread) < size:
            self.more()
        taken, self.unread = self.unread[:size], self.unread[size:]
        return taken

    def send(self, *data: bytes) -> None:
        for piece in data:
            self.line.sendall(piece)

    def any_frame(self) -> tuple[int, bytes]:
        """The next frame; a server's are whole and unmasked."""
        first, size = self.exactly(2)
        assert first & 0xF0 == 0x80, "a server of ours sends final frames without reserved bits"
        assert size < 128, "a server's frames are not masked"
        if size == 126:
            (size,) = struct.unpack("!H", self.exactly(2))
        elif size == 127:
            (size,) = struct.unpack("!Q", self.exactly(8))
        return first & 0xF, self.exactly(size)

    def frame(self) -> tuple[int, bytes]:
        """The next frame that is no ping."""
        while (found := self.any_frame())[0] == PING:
            pass
        return found

    def next_ping(self) -> bytes:
        while (found := self.any_frame())[0] != PING:
            pass
        return found[1]

    def closed_with(self) -> int:
        """The code of the close frame that comes next, and after it nothing but the end."""
        while (found := self.frame())[0] != CLOSE:
            pass
        self.hear_end()
        return int.from_bytes(found[1][:2], "big")

    def hear_end(self) -> None:
        """The server hangs up properly: nothing more comes, and the line is not reset."""
        assert self.unread == b""
        assert self.line.recv(1) == b""

    def __enter__(self) -> Client:
        return self

    def __exit__(self, *_: object) -> None:
        self.line.close()


@contextlib.contextmanager
def served(app: Any, kind: type[Socket] = Socket, **settings: Any) -> Iterator[int]:
    """A real server in a thread of its own; gives its port."""
    chosen: dict[str, Any] = {"ws_max_size": 64 * 1024, "log_level": "critical", "lifespan": "off", **settings}
    server = uvicorn.Server(uvicorn.Config(app, port=0, ws=kind, timeout_graceful_shutdown=1, **chosen))
    started = threading.Event()

    async def run() -> None:
        serving = asyncio.ensure_future(server.serve())
        while not server.started:
            await asyncio.sleep(0.005)
        started.set()
        await serving

    thread = threading.Thread(target=lambda: uvloop.run(run()), daemon=True)
    thread.start()
    assert started.wait(PATIENCE)
    try:
        yield server.servers[0].sockets[0].getsockname()[1]
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        assert not thread.is_alive()
