"""Where connections come in: the head of a request arrives in time and is not too long, the answer is read, nobody has
too many of them, or the line is cut.

uvicorn waits without end for somebody who has connected and says nothing, or one letter a minute, or headers for ever;
and for somebody who does not read.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable

from starlette.types import Receive, Scope, Send
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from tablee.server.net.http_lines import ADDRESS, CUT, TRIAL, HttpLines
from tablee.server.net.passing import LONGEST_LINE, Passing

LONGEST_HEAD = 32 * 1024  # bytes; a browser's is a fiftieth of it
MOST_PIPELINED = 8  # requests that wait for the answer to one before; browsers send none
EMPTY = b"content-length: 0\r\nconnection: close\r\n\r\n"
TOO_LONG = b"HTTP/1.1 431 Request Header Fields Too Large\r\n" + EMPTY
NO_UPGRADE = b"HTTP/1.1 400 Bad Request\r\n" + EMPTY
TOO_OLD = b"HTTP/1.1 505 HTTP Version Not Supported\r\n" + EMPTY
MISDIRECTED = b"HTTP/1.1 421 Misdirected Request\r\n" + EMPTY
TURNED_AWAY = b"HTTP/1.1 403 Forbidden\r\n" + EMPTY  # as every handshake that is refused
BUSY = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 5\r\n" + EMPTY

Headers = list[tuple[bytes, bytes]]


async def unavailable(scope: Scope, receive: Receive, send: Send) -> None:
    """No place is free: come back in a moment."""
    await end(send, 503, [(b"retry-after", b"5")])


async def misdirected(scope: Scope, receive: Receive, send: Send) -> None:
    """It is for another worker, and cannot be passed on: ask again."""
    await end(send, 421, [])


async def end(send: Send, status: int, headers: Headers) -> None:
    about = [(b"content-length", b"0"), (b"connection", b"close"), *headers]
    await send({"type": "http.response.start", "status": status, "headers": about})
    await send({"type": "http.response.body", "body": b""})


class Reception(HttpToolsProtocol):
    """A connection before it is a socket, and between two requests. A server makes a subclass with its own figures."""

    seconds = 10.0  # for the head of a request
    lines: HttpLines
    is_seated: Callable[[Headers], bool] = staticmethod(lambda headers: False)  # does this come from a table?
    may_shake_hands: Callable[[str], bool] = staticmethod(lambda address: True)

    head_due: asyncio.TimerHandle | None = None
    head_size = 0
    answered = 0
    trial = ""  # why it is only asked what it wants
    is_refused = False  # as there is no place
    address = ""
    is_deaf = False  # what it says is not listened to any more

    passing: Passing | None = None  # where several workers play
    passed = b""  # what another worker had read of the request it passed on
    early = b""  # of a request whose first line is not here yet
    is_between = True  # two requests, or before the first
    is_misdirected = False  # came behind another request, and is for another worker

    # ---- coming and going

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.address = self.client[0] if self.client else ""
        self.trial = self.lines.add(self, self.address)
        if self.trial and self.lines.is_beyond(self.address):
            self.lines.refused(CUT)
            transport.abort()
            return
        self._expect_head()
        if self.passed:
            self.head_size += len(self.passed)
            super().data_received(self.passed)

    def connection_lost(self, exc: Exception | None) -> None:
        self._head_is_here()
        self.lines.leaves(self)
        self.lines.remove(self.transport)
        super().connection_lost(exc)

    def timeout_keep_alive_handler(self) -> None:
        """A line on which nothing is asked any more is closed, also if the last answer was never read."""
        if self.transport.get_write_buffer_size():
            self.transport.abort()
        else:
            super().timeout_keep_alive_handler()

    # ---- requests

    def data_received(self, data: bytes) -> None:
        if self.is_deaf or self.transport.is_closing():
            return
        if self.head_due is None and self._is_idle():
            self._expect_head()
        self.head_size += len(data)
        if self.passing is not None and self.is_between and self._is_idle():
            data = self._kept_here(data, self.passing)
            if not data:
                return
        super().data_received(data)
        if self.head_due is not None and self.head_size > LONGEST_HEAD and not self.transport.is_closing():
            self._end_with(TOO_LONG)

    def on_message_begin(self) -> None:
        self.is_between = False
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        if self.is_deaf:
            return
        self._head_is_here()
        self.lines.works(self)
        if self.parser.get_http_version() not in ("1.1", "1.0"):
            self._end_with(TOO_OLD)
            return
        self.is_refused = self._is_turned_away()
        self.is_misdirected = self.passing is not None and self.passing.is_elsewhere(self.url)
        if self.is_refused:
            self.app = unavailable
        elif self.is_misdirected:
            self.app = misdirected
        super().on_headers_complete()
        if len(self.pipeline) >= MOST_PIPELINED:
            self.cycle.keep_alive = False  # the last one that is answered
            self.is_deaf = True

    def on_body(self, body: bytes) -> None:
        if not self.is_deaf:
            super().on_body(body)

    def on_message_complete(self) -> None:
        self.is_between = True
        if not self.is_deaf:
            super().on_message_complete()
        elif self.cycle is not None:
            self.cycle.more_body = False
            self.cycle.message_event.set()

    def on_response_complete(self) -> None:
        self.answered += 1
        super().on_response_complete()
        if not self.pipeline and not self.transport.is_closing():
            self.lines.rests(self)

    # ---- sockets

    def handle_websocket_upgrade(self) -> None:
        if self.is_deaf:
            return
        if self.scope["http_version"] != "1.1":
            self._end_with(NO_UPGRADE)  # the headers that ask for it mean nothing in 1.0
        elif self.is_refused or self.is_misdirected:
            self._end_with(BUSY if self.is_refused else MISDIRECTED)
        elif not self._is_forwarded() and not self.may_shake_hands(self.address):
            self._end_with(TURNED_AWAY)
        else:
            self.lines.leaves(self)  # but it is counted, until the socket ends
            super().handle_websocket_upgrade()

    # ---- requests for another worker

    def _is_idle(self) -> bool:
        return self.cycle is None or self.cycle.response_complete

    def _kept_here(self, data: bytes, passing: Passing) -> bytes:
        """What is to be read here now: nothing while the first line is not whole, or if it is for another worker."""
        self.early += data
        line, end, _ = self.early.lstrip(b"\r\n").partition(b"\n")
        if not end and len(line) < LONGEST_LINE:
            self._unset_keepalive_if_required()
            return b""
        data, self.early = self.early, b""
        worker = passing.worker_for(line)
        if worker is None:
            return data
        self._pass_on(worker, data, passing)
        return b""

    def _pass_on(self, worker: int, data: bytes, passing: Passing) -> None:
        """The connection goes on in another process. Here it ends, without a word to whoever is at its other end."""
        if self.transport.get_write_buffer_size():
            self._end_with(MISDIRECTED)
            return
        self.is_deaf = True
        self._unset_keepalive_if_required()
        self.transport.pause_reading()
        passing.hand(worker, os.dup(self.transport.get_extra_info("socket").fileno()), data)
        self.transport.abort()

    # ---- the parts

    def _is_forwarded(self) -> bool:
        """Does a proxy whose word we take ask for somebody else?"""
        return self.address in self.lines.trusted and any(name == b"x-forwarded-for" for name, _ in self.headers)

    def _is_turned_away(self) -> bool:
        """Known once the head is here: who sits at a table is let in, as long as there is any place."""
        is_first = self.cycle is None
        if is_first and self.address in self.lines.trusted:
            is_too_many = self.lines.is_too_many(self, self.address, self._is_forwarded())
            self.trial = self.trial or (ADDRESS if is_too_many else "")
        if not self.trial:
            return False
        is_welcome = len(self.lines.whose) <= self.lines.places.seated and self.is_seated(self.headers)
        if not is_welcome:
            self.lines.refused(self.trial)
        self.trial = ""
        return not is_welcome

    def _end_with(self, answer: bytes) -> None:
        self.is_deaf = True
        if not self.transport.is_closing():
            self.transport.write(answer)
            self.transport.close()

    def _expect_head(self) -> None:
        self.head_size = 0
        seconds = min(TRIAL, self.seconds) if self.trial else self.seconds
        self.head_due = self.loop.call_later(seconds, self.transport.abort)

    def _head_is_here(self) -> None:
        if self.head_due is not None:
            self.head_due.cancel()
            self.head_due = None
