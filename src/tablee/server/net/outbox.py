"""What sockets have to send. It is written when the loop comes round, by one call for all of them.

So the frames of all tables go out together. Taking turns, some work of ours and a little of the kernel's, costs more:
each drives the other out of the processor's caches.
"""

from __future__ import annotations

import logging
from asyncio import AbstractEventLoop
from typing import Any
from weakref import WeakKeyDictionary

from tablee.server.net.websocket_frames import TEXT, framed

log = logging.getLogger("tablee.socket")


class Outbox:
    """The senders of one loop that have something to write when it comes round."""

    def __init__(self) -> None:
        self.waiting: list[Sender] = []

    def add(self, sender: Sender) -> None:
        if not self.waiting:
            sender.loop.call_soon(self.write)
        self.waiting.append(sender)

    def write(self) -> None:
        waiting = self.waiting
        self.waiting = []
        for each in waiting:
            try:
                each.flush()
            except Exception:  # it is that one's own, and stops nobody else
                log.exception("A socket could not be written to.")


class Sender:
    """The sending side of one socket."""

    def __init__(self, loop: AbstractEventLoop, most_unsent: int, most_together: int) -> None:
        self.loop = loop
        self.outbox = OUTBOXES.setdefault(loop, Outbox())
        self.most_unsent = most_unsent  # as the class of the socket has them
        self.most_together = most_together
        self.transport: Any = None
        self.is_open = False  # from the handshake until our last word
        self.fell_behind = False  # its reader was dropped
        self.unsent: list[bytes] = []  # frames, until the loop comes round

    def open(self, transport: Any) -> None:
        self.transport = transport
        self.is_open = True

    def send(self, data: bytes, match: int = 0, n: int = 0) -> None:
        """A text message, when the loop comes round. Nothing happens when the socket is not open."""
        if not self.is_open:
            return
        if not self.unsent:
            self.outbox.add(self)
        self.unsent.append(framed(TEXT, data))
        if len(self.unsent) >= self.most_together:
            self.flush()  # what waits here is not counted as unsent

    def write(self, frame: bytes) -> None:
        """Now, and behind what was sent before."""
        self.unsent.append(frame)
        self.flush()

    def flush(self) -> None:
        frames, transport = self.unsent, self.transport
        if not frames:
            return
        self.unsent = []
        if transport.is_closing():
            return
        if transport.get_write_buffer_size() > self.most_unsent:
            self.fell_behind = True
            transport.abort()
            return
        transport.write(frames[0] if len(frames) == 1 else b"".join(frames))


OUTBOXES: WeakKeyDictionary[AbstractEventLoop, Outbox] = WeakKeyDictionary()
