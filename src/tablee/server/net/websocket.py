"""The websocket under a table: uvicorn's own protocol, with sends that take no detour, pings that measure, and an end.

An app accepts as any ASGI app does, then takes the socket out of its scope (`socket_of`) and sets `on_text` and
`on_gone`. From there on nothing goes through ASGI but the disconnect: a message is handed over inside the read that
brought it. What is sent goes through the socket's sender: outbox.py.
"""

from __future__ import annotations

import socket
import sys
from asyncio import AbstractEventLoop, BaseTransport, Task
from collections.abc import Callable, MutableMapping
from secrets import token_bytes
from time import perf_counter_ns
from typing import Any, cast

from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.exceptions import ProtocolError
from websockets.frames import Close, Frame, Opcode
from websockets.http11 import Request

from tablee.server.net.outbox import Sender
from tablee.server.net.websocket_frames import (
    BAD_UTF8,
    BROKEN,
    CLOSE,
    PING,
    PONG,
    TEXT,
    FrameError,
    FrameReader,
    closing,
    framed,
)
from tablee.table.model.latency import Latency

EXTENSION = "tablee.socket"

LOST = 1006  # ended without a word; never on the wire
NOT_TEXT, FAULT, RESTART, TOO_SLOW = 1003, 1011, 1012, 1013

NS_PER_TRIP, US_PER_TRIP = 10_000, 10  # a round trip is counted in hundredths of a millisecond

MIN_RTT = 148  # where the kernel's struct tcp_info keeps its least round trip, in microseconds
NO_RTT = 0xFFFFFFFF


def socket_of(scope: MutableMapping[str, Any]) -> Socket:
    """The socket that an ASGI scope belongs to."""
    return cast(Socket, scope["extensions"][EXTENSION])


def least_trip(transport: BaseTransport) -> int | None:
    """The least round trip that the kernel saw on this connection, where it tells."""
    if sys.platform != "linux":
        return None
    try:
        info = transport.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, MIN_RTT + 4)
    except (OSError, AttributeError):  # not TCP, or gone
        return None
    least = int.from_bytes(info[MIN_RTT:], sys.byteorder)
    return None if len(info) < MIN_RTT + 4 or least == NO_RTT else least // US_PER_TRIP


class Socket(WebSocketsSansIOProtocol):
    """One websocket, as a table sees it (a `Line`). A server with other limits makes a subclass with other figures."""

    most_unsent = 256 * 1024  # bytes that wait for a reader; one that lets more pile up is dropped
    most_together = 16  # messages that wait for the loop to come round
    most_frames = 500  # a second, of any kind; more is a flood that no count of messages would see
    most_pings = 16  # on their way at once; the oldest is forgotten
    first_pings, between_pings = 5, 0.15  # right after the handshake: a link is known within a second
    farewell = 5.0  # seconds for the other side's part of a close
    reaches_player = True  # False where TCP is known to end at a proxy: the kernel then knows the way to it only

    # A text message, when the loop comes round; nothing happens when the socket has ended. All three are the sender's
    # own, which saves a call at every frame. `send` of uvicorn's class is ASGI's: that one is _send_asgi here.
    send: Callable[..., None]  # type: ignore[assignment]
    send_frame: Callable[..., None]
    send_room: Callable[..., None]

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.app = self._enter_app
        self.conn.available_extensions = []  # no compression, whatever uvicorn was told
        self.close_timeout = self.farewell
        self.latency = Latency()
        self.on_text: Callable[[bytes], None] | None = None
        self.on_gone: Callable[[], None] | None = None
        self.end = 0  # the close code that it ended with; 0 while it lives
        self.gone = False
        self.sender = Sender(self.loop, self.most_unsent, self.most_together)
        self.send = self.send_frame = self.send_room = self.sender.send
        self._pings: dict[bytes, int] = {}  # what was sent when
        self._reader = FrameReader(config.ws_max_size, self.most_frames)
        self._second = 0.0  # in which the reader counts

    # What a table does with it.

    def ping(self) -> None:
        """A ping of our own, now; its round trip goes to the latency."""
        if not self.handshake_complete or self.close_sent:
            return
        payload = token_bytes(8)  # nobody can answer before it arrives
        self.sender.flush()
        self._remember(payload)
        self.sender.write(framed(PING, payload))

    def close(self, code: int, reason: str) -> None:
        """Starts the closing handshake; the other side has `farewell` seconds for its part."""
        if not self.handshake_complete or self.close_sent or self.transport.is_closing():
            return
        self.sender.write(framed(CLOSE, closing(code, reason)))
        self._stop_talking(code, reason)

    # What uvicorn and the transport do with it.

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:  # else the request was no good, and is answered
            cast(dict[str, Any], self.scope)["extensions"][EXTENSION] = self

    def start_keepalive(self) -> None:
        """The handshake is done."""
        del self.request, self.response  # nobody needs them any more
        self.conn.parser.close()  # it holds the request too, and reads nothing any more: that is the Reader's part
        super().start_keepalive()
        self.sender.open(self.transport)
        self._look_at_kernel()
        self._first_ping(self.first_pings)

    def send_keepalive_ping(self) -> None:
        super().send_keepalive_ping()
        if self.pending_ping_payload is not None:
            self._remember(self.pending_ping_payload)

    def keepalive_timeout(self) -> None:
        self.pong_timer = None
        self._fail(FAULT, "no answer to a ping")

    def data_received(self, data: bytes) -> None:
        if self.disconnected:
            return  # read away, see _hang_up
        if not self.handshake_initiated:
            self._shake_hands(data)
        elif not self.handshake_complete:
            self.transport.abort()  # talks before it was let in
        else:
            self._listen(data)

    def handle_pong(self, event: Frame) -> None:
        sent = self._pings.pop(bytes(event.data), None)
        if sent is not None:
            self.latency.ping((perf_counter_ns() - sent) // NS_PER_TRIP)
            self._look_at_kernel()
        super().handle_pong(event)

    def on_task_complete(self, task: Task[None]) -> None:
        super().on_task_complete(task)
        self._cut_later()

    def shutdown(self) -> None:
        """The server stops."""
        self.sender.flush()
        super().shutdown()
        self._stop_talking(RESTART, "")

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.gone = True
        self._end_with(LOST)
        self._say_gone()

    # The parts.

    def _enter_app(self, scope: Any, receive: Any, _send: Any) -> Any:
        return self.config.loaded_app(scope, receive, self._send_asgi)

    async def _send_asgi(self, message: Any) -> None:
        """ASGI's own way to say something; a close is the same either way."""
        if message["type"] == "websocket.close" and self.handshake_complete and not self.disconnected:
            self.close(message.get("code", 1000), message.get("reason") or "")
        else:
            await super().send(message)

    def _remember(self, payload: bytes) -> None:
        if len(self._pings) >= self.most_pings:
            del self._pings[next(iter(self._pings))]
        self._pings[payload] = perf_counter_ns()

    def _first_ping(self, left: int) -> None:
        if left and not self.close_sent and not self.transport.is_closing():
            self.ping()
            self.loop.call_later(self.between_pings, self._first_ping, left - 1)

    def _look_at_kernel(self) -> None:
        """A client other than the transport's was put into the scope by a trusted proxy, where TCP ends."""
        if self.reaches_player and self.scope["client"] == self.client:
            self.latency.tcp_least = least_trip(self.transport)

    def _shake_hands(self, data: bytes) -> None:
        self.conn.receive_data(data)
        for event in self.conn.events_received():
            if isinstance(event, Request):
                self.handle_connect(event)
        if self.conn.handshake_exc is not None:  # too many headers, or too long ones
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()
        if self.transport.is_closing():
            self._cut_later()

    def _listen(self, data: bytes) -> None:
        now = self.loop.time()
        if now - self._second >= 1:
            self._second, self._reader.frames = now, 0
        try:
            for opcode, payload in self._reader.feed(data):
                self._take(opcode, payload)
                if self.disconnected:
                    return
        except FrameError as fault:
            self._fail(fault.code, fault.reason)

    def _take(self, opcode: int, payload: bytes) -> None:
        if opcode == PONG:
            self.handle_pong(Frame(Opcode.PONG, payload))
        elif opcode == CLOSE:
            self._answer_close(payload)
        elif self.close_sent:
            return  # of somebody who was shown out, only the goodbye counts
        elif opcode == PING:
            self.sender.write(framed(PONG, payload))
        elif self.on_text is None:
            self.curr_msg_data_type = "text" if opcode == TEXT else "bytes"
            self.frames = [payload]
            self.send_receive_event_to_app()
        elif opcode == TEXT:
            self._deliver(payload, self.on_text)
        else:
            self._fail(NOT_TEXT, "text only")

    def _answer_close(self, payload: bytes) -> None:
        if self.close_sent:
            self.disconnected = True
            self.transport.close()  # both have said it
            return
        try:
            said = Close.parse(payload)
        except ProtocolError:
            raise FrameError(BROKEN, "no such close") from None
        except UnicodeDecodeError:
            raise FrameError(BAD_UTF8, "not UTF-8") from None
        self.sender.write(framed(CLOSE, payload))
        self._hang_up(said.code, said.reason)

    def _deliver(self, message: bytes, on_text: Callable[[bytes], None]) -> None:
        try:
            on_text(message)
        except Exception:
            self.logger.exception("A message could not be handled.")
            self._fail(FAULT, "")

    def _fail(self, code: int, reason: str) -> None:
        if not self.close_sent:
            self.sender.write(framed(CLOSE, closing(code, reason)))
        self._hang_up(code, reason)

    def _stop_talking(self, code: int, reason: str) -> None:
        """Our last word is said; the app hears of it, and whoever does not answer in time is cut off."""
        self.close_sent = True
        self._end_with(code)
        self.stop_keepalive()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self._cut_later()
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def _end_with(self, code: int) -> None:
        self.sender.is_open = False
        self.end = self.end or (TOO_SLOW if self.sender.fell_behind else code)

    def _cut_later(self) -> None:
        """Nobody keeps a socket by reading nothing: what is not written by then is thrown away."""
        if self.close_timer is None and not self.gone:
            self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)

    def _hang_up(self, code: int, reason: str) -> None:
        """Ends our half and reads away the rest: closing over unread bytes resets a line, and the last word is lost."""
        self._stop_talking(code, reason)
        self.disconnected = True
        self._pings.clear()
        self._reader = FrameReader(0, 0)  # forgets what came half
        if not self.transport.is_closing():
            if self.transport.can_write_eof():
                self.transport.write_eof()
            else:
                self.transport.close()
        self._say_gone()

    def _say_gone(self) -> None:
        """Once, and never from within send or close: a table may be walking through its lines."""
        on_gone, self.on_gone, self.on_text = self.on_gone, None, None
        if on_gone is not None:
            on_gone()
