"""The line between a house and one of its workers: words, each for somebody, and with some of them a connection.

Both ends are sockets that were made together and have no name, so nobody else can speak here.
"""

from __future__ import annotations

import asyncio
import os
import socket
import struct
from collections import deque
from collections.abc import Callable

HEAD = struct.Struct(">IhB")  # how long a word is, from whom or for whom it is, and does a connection come with it
ALL, HOUSE = -1, -2  # for all other workers; for the process that started them
MOST_WAITING = 10_000  # words that wait for somebody who does not listen; what comes then is lost
READ_AT_ONCE = 256 * 1024

Heard = Callable[[int, bytes, int | None], None]  # who said it, or for whom it is; what; and a connection's descriptor


class Channel:
    def __init__(self, line: socket.socket, heard: Heard, ended: Callable[[], None]) -> None:
        self.line = line
        self.heard = heard
        self.ended = ended  # the other end is gone: its process has ended, or stops listening
        self.waiting: deque[tuple[memoryview, int | None]] = deque()
        self.received = bytearray()
        self.descriptors: deque[int] = deque()
        self.is_open = True
        line.setblocking(False)
        self.loop = asyncio.get_running_loop()
        self.loop.add_reader(line, self.read)

    # ---- saying

    def send(self, address: int, word: bytes, descriptor: int | None = None) -> None:
        """A descriptor is closed here once it has left, or if it cannot leave."""
        if not self.is_open or len(self.waiting) >= MOST_WAITING:
            discard(descriptor)
            return
        head = HEAD.pack(len(word), address, descriptor is not None)
        self.waiting.append((memoryview(head + word), descriptor))
        if len(self.waiting) == 1:
            self.write()

    def write(self) -> None:
        while self.waiting:
            data, descriptor = self.waiting[0]
            try:
                given = [] if descriptor is None else [descriptor]
                sent = socket.send_fds(self.line, [data], given) if given else self.line.send(data)
            except BlockingIOError:
                self.loop.add_writer(self.line, self.write)
                return
            except OSError:
                self.drop_waiting()  # that it has ended is read
                return
            discard(descriptor)
            if sent < len(data):
                self.waiting[0] = data[sent:], None
            else:
                self.waiting.popleft()
        self.loop.remove_writer(self.line)

    def drop_waiting(self) -> None:
        self.loop.remove_writer(self.line)
        for _, descriptor in self.waiting:
            discard(descriptor)
        self.waiting.clear()

    # ---- hearing

    def read(self) -> None:
        try:
            data, descriptors, _, _ = socket.recv_fds(self.line, READ_AT_ONCE, 16)
        except BlockingIOError:
            return
        except OSError:
            data, descriptors = b"", []
        for each in descriptors:
            os.set_inheritable(each, False)
        self.descriptors.extend(descriptors)
        if not data:
            self.loop.remove_reader(self.line)
            self.ended()
            return
        self.received += data
        while (word := self.next_word()) is not None:
            self.heard(*word)

    def next_word(self) -> tuple[int, bytes, int | None] | None:
        if len(self.received) < HEAD.size:
            return None
        length, address, has_descriptor = HEAD.unpack_from(self.received)
        if len(self.received) < HEAD.size + length:
            return None
        word = bytes(self.received[HEAD.size : HEAD.size + length])
        del self.received[: HEAD.size + length]
        return address, word, self.descriptors.popleft() if has_descriptor else None

    # ---- the end

    def stop_sending(self) -> None:
        """The other end hears that nothing more will come."""
        if self.is_open:
            self.drop_waiting()
            self.line.shutdown(socket.SHUT_WR)

    def close(self) -> None:
        if self.is_open:
            self.is_open = False
            self.loop.remove_reader(self.line)
            self.drop_waiting()
            for each in self.descriptors:
                discard(each)
            self.line.close()


def discard(descriptor: int | None) -> None:
    if descriptor is not None:
        os.close(descriptor)
