"""The line to one table: a socket that comes back by itself, and what was asked over it until it is answered."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass

import httpx
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from tablee.client.reading import Refused, read, refusal
from tablee.core.words import Msg
from tablee.protocol.messages import ENCODER, Ack, AnyDown, Bye, Frame, Hello, No, Up

TRIES = 12  # to come back, before the line is given up
FIRST_WAIT, LONGEST_WAIT = 0.25, 10.0  # seconds: each wait is drawn from none to so much, and is doubled
DIAL_WITHIN = 10.0  # seconds for a ticket and a handshake
ASK_AGAIN = 5.0  # seconds without an answer
TAKEN_OVER, LOST = 4001, 1006
FINAL = {1002, 1003, 1007, 1008, 1009, TAKEN_OVER}  # closed for something we did: to come back would be to do it again
PASSING = (OSError, TimeoutError, httpx.TransportError, WebSocketException)


class Gone(ConnectionError):
    """The line has ended for good. `code` is the socket's close code, `why` the table's last word, if there was one."""

    def __init__(self, code: int, why: Msg | None) -> None:
        super().__init__(f"the line to the table ended with {code}{'' if why is None else f' ({why.key})'}")
        self.code = code
        self.why = why


@dataclass(frozen=True, slots=True)
class Asked:
    """Something that waits for its answer."""

    data: str
    answer: asyncio.Future[Ack]


class Line:
    def __init__(self, dial: Callable[[], Awaitable[ClientConnection]], hear: Callable[[AnyDown | None], None]) -> None:
        self.dial = dial
        self.hear = hear  # None: the line has ended
        self.asked: dict[str, Asked] = {}  # by id, in order
        self.socket: ClientConnection | None = None
        self.bye: Bye | None = None
        self.gone: Gone | None = None
        self.tries = 0
        self.running: asyncio.Task[None] | None = None
        self.sending: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """The first time, whatever is wrong is raised at once."""
        try:
            self.socket = await self.dial()
        except InvalidStatus as no:
            raise refusal(bytes(no.response.body or b""), no.response.status_code) from no
        self.running = asyncio.create_task(self.run(self.socket))

    async def hang_up(self) -> None:
        """Ends the line from this side; the seat stays one's own."""
        if self.running is not None:
            self.running.cancel()
            with suppress(asyncio.CancelledError):
                await self.running
        if self.socket is not None:
            await self.socket.close()
        self.end(1000)

    # ---- asking

    async def ask(self, message: Up) -> Ack:
        """Waits until it is done. It is sent again, under the same id, until there is an answer."""
        if self.gone is not None:
            raise self.gone
        asked = Asked(ENCODER.encode(message).decode(), asyncio.get_running_loop().create_future())
        self.asked[message.id] = asked
        try:
            while not asked.answer.done():
                await self.send(asked)
                await asyncio.wait([asked.answer], timeout=ASK_AGAIN)
            return asked.answer.result()
        finally:
            del self.asked[message.id]

    async def send(self, asked: Asked) -> None:
        """Without a line it waits for the next one."""
        if self.socket is not None:
            with suppress(ConnectionClosed):
                await self.socket.send(asked.data)

    def ask_again(self) -> None:
        """A line begins, or the table is played on another machine now: what was not answered is asked once more."""
        for asked in self.asked.values():
            task = asyncio.create_task(self.send(asked))
            self.sending.add(task)
            task.add_done_callback(self.sending.discard)

    def answered(self, answer: Ack | No) -> None:
        asked = self.asked.get(answer.id)
        if asked is None or asked.answer.done():
            return
        if isinstance(answer, Ack):
            asked.answer.set_result(answer)
        else:
            asked.answer.set_exception(Refused(answer.code, answer.why))

    # ---- the socket

    async def run(self, socket: ClientConnection | None) -> None:
        """Until the line has ended for good."""
        code = LOST
        while socket is not None:
            code = await self.listen(socket)
            if code in FINAL or (self.bye is not None and not self.bye.again):
                break
            self.socket = None
            socket = await self.come_back()
            if socket is not None:
                self.socket, self.bye = socket, None
        self.end(code)

    async def listen(self, socket: ClientConnection) -> int:
        """Takes what comes; the answer is the code it was closed with."""
        try:
            while True:
                self.take(await socket.recv())
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd is not None else LOST

    def take(self, data: str | bytes) -> None:
        self.tries = 0
        message = read(data)
        match message:
            case None:
                return
            case Ack() | No():
                self.answered(message)
            case Frame(ack=Ack() as ack):
                self.answered(ack)
            case Bye():
                self.bye = message
            case Hello():
                self.ask_again()
        self.hear(message)

    async def come_back(self) -> ClientConnection | None:
        """A new socket, after a wait that is not everybody's."""
        while self.tries < TRIES:
            longest = min(LONGEST_WAIT, FIRST_WAIT * 2**self.tries)
            self.tries += 1
            await asyncio.sleep(longest * secrets.randbelow(1000) / 1000)
            try:
                async with asyncio.timeout(DIAL_WITHIN):
                    return await self.dial()
            except PASSING:
                continue
            except Refused as no:
                if no.status < 500 and no.status != 429:  # the table is no more, or we are not known any more
                    return None
        return None

    def end(self, code: int) -> None:
        if self.gone is not None:
            return
        self.gone = Gone(code, self.bye.why if self.bye is not None else None)
        for asked in self.asked.values():
            if not asked.answer.done():
                asked.answer.set_exception(self.gone)
        self.hear(None)
