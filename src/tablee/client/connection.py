"""The connection to one table: a socket that reconnects by itself, and requests that wait for their answers."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass

import httpx
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from tablee.client.decoding import ApiError, api_error, decode
from tablee.core.words import Msg
from tablee.protocol.messages import ENCODER, Ack, AnyDown, Bye, Frame, Hello, No, Up

TRIES = 12  # to reconnect, before the connection is given up
FIRST_WAIT, LONGEST_WAIT = 0.25, 10.0  # seconds: each wait is drawn from none to so much, and is doubled
CONNECT_WITHIN = 10.0  # seconds for a ticket and a handshake
ASK_AGAIN = 5.0  # seconds without an answer
TAKEN_OVER, LOST = 4001, 1006
FINAL = {1002, 1003, 1007, 1008, 1009, TAKEN_OVER}  # closed for something we did: to reconnect would be to do it again
TRANSIENT = (OSError, TimeoutError, httpx.TransportError, WebSocketException)


class Disconnected(ConnectionError):
    """The connection has ended for good. `code` is the socket's close code, `why` the table's last word, if any."""

    def __init__(self, code: int, why: Msg | None) -> None:
        super().__init__(f"the connection to the table ended with {code}{'' if why is None else f' ({why.key})'}")
        self.code = code
        self.why = why


@dataclass(frozen=True, slots=True)
class PendingRequest:
    """Something that waits for its answer."""

    data: str
    answer: asyncio.Future[Ack]


class Connection:
    def __init__(
        self, open_socket: Callable[[], Awaitable[ClientConnection]], on_message: Callable[[AnyDown | None], None]
    ) -> None:
        self.open_socket = open_socket
        self.on_message = on_message  # None: the connection has ended
        self.pending: dict[str, PendingRequest] = {}  # by id, in order
        self.socket: ClientConnection | None = None
        self.bye: Bye | None = None
        self.ended: Disconnected | None = None
        self.tries = 0
        self.running: asyncio.Task[None] | None = None
        self.sending: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """The first time, whatever is wrong is raised at once."""
        try:
            self.socket = await self.open_socket()
        except InvalidStatus as no:
            raise api_error(bytes(no.response.body or b""), no.response.status_code) from no
        self.running = asyncio.create_task(self.run(self.socket))

    async def close(self) -> None:
        """Ends the connection from this side; the seat stays one's own."""
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
        if self.ended is not None:
            raise self.ended
        request = PendingRequest(ENCODER.encode(message).decode(), asyncio.get_running_loop().create_future())
        self.pending[message.id] = request
        try:
            while not request.answer.done():
                await self.send(request)
                await asyncio.wait([request.answer], timeout=ASK_AGAIN)
            return request.answer.result()
        finally:
            del self.pending[message.id]

    async def send(self, request: PendingRequest) -> None:
        """Without a socket it waits for the next one."""
        if self.socket is not None:
            with suppress(ConnectionClosed):
                await self.socket.send(request.data)

    def resend_pending(self) -> None:
        """A socket is new, or the table is played on another machine now: what was not answered is sent once more."""
        for request in self.pending.values():
            task = asyncio.create_task(self.send(request))
            self.sending.add(task)
            task.add_done_callback(self.sending.discard)

    def resolve(self, answer: Ack | No) -> None:
        request = self.pending.get(answer.id)
        if request is None or request.answer.done():
            return
        if isinstance(answer, Ack):
            request.answer.set_result(answer)
        else:
            request.answer.set_exception(ApiError(answer.code, answer.why))

    # ---- the socket

    async def run(self, socket: ClientConnection | None) -> None:
        """Until the connection has ended for good."""
        code = LOST
        while socket is not None:
            code = await self.listen(socket)
            if code in FINAL or (self.bye is not None and not self.bye.again):
                break
            self.socket = None
            socket = await self.reconnect()
            if socket is not None:
                self.socket, self.bye = socket, None
        self.end(code)

    async def listen(self, socket: ClientConnection) -> int:
        """Handles what comes; the answer is the code the socket was closed with."""
        try:
            while True:
                self.handle(await socket.recv())
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd is not None else LOST

    def handle(self, data: str | bytes) -> None:
        self.tries = 0
        message = decode(data)
        match message:
            case None:
                return
            case Ack() | No():
                self.resolve(message)
            case Frame(ack=Ack() as ack):
                self.resolve(ack)
            case Bye():
                self.bye = message
            case Hello():
                self.resend_pending()
        self.on_message(message)

    async def reconnect(self) -> ClientConnection | None:
        """A new socket, after a random wait, so that not all come at once."""
        while self.tries < TRIES:
            longest = min(LONGEST_WAIT, FIRST_WAIT * 2**self.tries)
            self.tries += 1
            await asyncio.sleep(longest * secrets.randbelow(1000) / 1000)
            try:
                async with asyncio.timeout(CONNECT_WITHIN):
                    return await self.open_socket()
            except TRANSIENT:
                continue
            except ApiError as no:
                if no.status < 500 and no.status != 429:  # the table is no more, or we are not known any more
                    return None
        return None

    def end(self, code: int) -> None:
        if self.ended is not None:
            return
        self.ended = Disconnected(code, self.bye.why if self.bye is not None else None)
        for request in self.pending.values():
            if not request.answer.done():
                request.answer.set_exception(self.ended)
        self.on_message(None)
