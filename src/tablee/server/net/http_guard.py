"""Where connections come in: the head of a request arrives in time and is not too long, or the line is cut.

uvicorn waits without end for somebody who has connected and says nothing, or one letter a minute, or headers for ever.
"""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

LONGEST_HEAD = 32 * 1024  # bytes; a browser's is a fiftieth of it
TOO_LONG = b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class Reception(HttpToolsProtocol):
    """A connection before it is a socket, and between two requests."""

    seconds = 10.0  # for the head of a request
    head_due: asyncio.TimerHandle | None = None
    head_size = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._expect_head()

    def data_received(self, data: bytes) -> None:
        if self.head_due is None and (self.cycle is None or self.cycle.response_complete):
            self._expect_head()
        self.head_size += len(data)
        super().data_received(data)
        if self.head_due is not None and self.head_size > LONGEST_HEAD and not self.transport.is_closing():
            self.transport.write(TOO_LONG)
            self.transport.close()

    def on_headers_complete(self) -> None:
        self._head_is_here()
        super().on_headers_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        self._head_is_here()
        super().connection_lost(exc)

    def _expect_head(self) -> None:
        self.head_size = 0
        self.head_due = self.loop.call_later(self.seconds, self.transport.abort)

    def _head_is_here(self) -> None:
        if self.head_due is not None:
            self.head_due.cancel()
            self.head_due = None
