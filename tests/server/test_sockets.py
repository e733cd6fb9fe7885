"""The socket under a table: sends without a detour, measured round trips, and an end in every case."""

from __future__ import annotations

import asyncio
import contextlib
import queue
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from itertools import pairwise
from typing import Any, TypeVar

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from tablee.core.races import MS
from tablee.server.net.websocket import LOST, TOO_SLOW, Socket, socket_of
from tablee.server.net.websocket_frames import BINARY, CLOSE, CONT, PING, PONG, TEXT, FrameError, FrameReader, closing
from tablee.table.model.latency import FEWEST
from tests.patience import PATIENCE
from tests.server.raw import Client, close_frame, frame, pieces, served

T = TypeVar("T")


class Room:
    """An app with one guest: what they say, that they are gone, and the socket to talk to them."""

    def __init__(self) -> None:
        self.sockets: queue.Queue[Socket] = queue.Queue()
        self.heard: queue.Queue[bytes] = queue.Queue()
        self.gone: queue.Queue[int] = queue.Queue()
        self.asgi: queue.Queue[Any] = queue.Queue()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await receive()
        if scope["path"] == "/no":
            await send({"type": "websocket.close"})
            return
        if scope["path"] == "/late":
            await asyncio.sleep(PATIENCE)
        await send({"type": "websocket.accept"})
        socket = socket_of(scope)
        socket.on_text = self.heard.put
        socket.on_gone = lambda: self.gone.put(socket.end)
        self.sockets.put(socket)
        if scope["path"] == "/asgi":
            await send({"type": "websocket.close", "code": 4001, "reason": "over"})
        while (message := await receive())["type"] != "websocket.disconnect":
            self.asgi.put(message)
        self.asgi.put(message)

    def socket(self) -> Socket:
        return self.sockets.get(timeout=PATIENCE)


def on_loop(socket: Socket, act: Callable[[], T]) -> T:
    """Does something where a table does it, in the event loop's own thread."""
    done: Future[T] = Future()

    def call() -> None:
        try:
            done.set_result(act())
        except Exception as error:
            done.set_exception(error)

    socket.loop.call_soon_threadsafe(call)
    return done.result(PATIENCE)


def wait_for(happens: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not happens():
        assert time.monotonic() < end, "it never happened"
        time.sleep(0.005)


class Silent(Socket):
    """Pings only when asked to."""

    first_pings = 0
    farewell = 0.2


@contextlib.contextmanager
def guest(kind: type[Socket] = Silent, **settings: Any) -> Iterator[tuple[Room, Socket, Client]]:
    room = Room()
    with served(room, kind, **settings) as port, Client(port) as client:
        yield room, room.socket(), client


def test_text_is_handed_over_as_bytes_and_asgi_hears_only_the_end() -> None:
    with guest() as (room, socket, client):
        client.send(frame(TEXT, "é".encode()), frame(TEXT, b"two"))
        assert room.heard.get(timeout=PATIENCE) == "é".encode()
        assert room.heard.get(timeout=PATIENCE) == b"two"
        assert not socket.read_paused
        client.send(close_frame(1000))
        assert room.asgi.get(timeout=PATIENCE)["type"] == "websocket.disconnect"


class Broken(asyncio.Transport):
    """It fails in a way that no transport should."""

    def is_closing(self) -> bool:
        raise RuntimeError("broken")


def test_a_socket_that_cannot_be_written_to_stops_no_other() -> None:
    room = Room()
    with served(room, Silent) as port, Client(port), Client(port) as client:
        broken, other = room.socket(), room.socket()
        if other.client != client.line.getsockname():
            broken, other = other, broken
        whole = broken.transport

        def send() -> None:
            broken.sender.transport = Broken()
            broken.send(b"lost")
            other.send(b"heard")

        on_loop(broken, send)
        assert client.frame() == (TEXT, b"heard")
        broken.sender.transport = whole


@pytest.mark.parametrize("size", [0, 125, 126, 2000, 65535, 65536, 200_000])
def test_what_a_table_sends_arrives_as_one_text_frame(size: int) -> None:
    with guest() as (_, socket, client):
        on_loop(socket, lambda: socket.send(b"x" * size))
        assert client.frame() == (TEXT, b"x" * size)


def test_messages_arrive_in_the_order_they_were_sent() -> None:
    with guest() as (_, socket, client):
        on_loop(socket, lambda: [socket.send(b"%d" % n) for n in range(500)])
        assert [client.frame()[1] for _ in range(500)] == [b"%d" % n for n in range(500)]


def test_a_reader_who_is_too_slow_is_dropped_before_memory_grows() -> None:
    room = Room()
    most = 0
    with served(room, Silent) as port, Client(port, small_window=True) as sleeper, Client(port) as awake:
        slow, quick = room.socket(), room.socket()
        if slow.client != sleeper.line.getsockname():
            slow, quick = quick, slow

        def talk() -> None:
            nonlocal most
            slow.send(b"x" * 10_000)
            most = max(most, slow.transport.get_write_buffer_size())

        for _ in range(5000):
            on_loop(slow, talk)
            if slow.end:
                break
        assert slow.end == TOO_SLOW
        assert most <= Socket.most_unsent + 10_100
        assert room.gone.get(timeout=PATIENCE) == TOO_SLOW
        on_loop(quick, lambda: quick.send(b"still here"))
        assert awake.frame() == (TEXT, b"still here")


def test_somebody_who_asks_and_never_reads_the_answers_is_dropped_too() -> None:
    class Chatty(Silent):
        most_frames = 10**9

    room = Room()
    with served(room, Chatty) as port, Client(port, small_window=True) as client:
        socket = room.socket()
        flood = frame(PING, b"x" * 125) * 500
        with contextlib.suppress(OSError):
            for _ in range(2000):
                client.send(flood)
        assert room.gone.get(timeout=PATIENCE) == socket.end == TOO_SLOW


def test_a_ping_measures_the_way_there_and_back() -> None:
    with guest() as (_, socket, client):
        on_loop(socket, socket.ping)
        payload = client.next_ping()
        time.sleep(0.03)
        client.send(frame(PONG, payload))
        wait_for(lambda: len(socket.latency.trips) == 1)
        assert 30 * MS <= socket.latency.trips[0] < PATIENCE * 1000 * MS


def test_pings_on_their_way_at_once_are_told_apart() -> None:
    with guest() as (_, socket, client):
        on_loop(socket, socket.ping)
        first = client.next_ping()
        time.sleep(0.05)
        on_loop(socket, socket.ping)
        second = client.next_ping()
        assert first != second
        client.send(frame(PONG, second), frame(PONG, first))
        wait_for(lambda: len(socket.latency.trips) == 2)
        quick, slow = socket.latency.trips
        assert slow - quick >= 40 * MS


def test_a_pong_nobody_asked_for_counts_for_nothing_and_none_counts_twice() -> None:
    with guest() as (room, socket, client):
        on_loop(socket, socket.ping)
        payload = client.next_ping()
        client.send(
            frame(PONG), frame(PONG, b"guessed!"), frame(PONG, payload), frame(PONG, payload), frame(TEXT, b".")
        )
        room.heard.get(timeout=PATIENCE)
        assert len(socket.latency.trips) == 1


def test_pings_that_are_never_answered_are_forgotten() -> None:
    with guest() as (_, socket, client):
        on_loop(socket, lambda: [socket.ping() for _ in range(100)])
        assert len(socket._pings) == socket.most_pings
        last = [client.next_ping() for _ in range(100)][-1]
        client.send(frame(PONG, last))
        wait_for(lambda: len(socket.latency.trips) == 1)


def test_a_link_is_known_soon_after_the_handshake_without_being_asked() -> None:
    assert Socket.first_pings > FEWEST
    assert Socket.first_pings * Socket.between_pings < 1
    with guest(Socket) as (_, socket, client):
        for _ in range(Socket.first_pings):
            client.send(frame(PONG, client.next_ping()))
        wait_for(lambda: len(socket.latency.trips) == Socket.first_pings)


def test_the_pings_that_keep_a_socket_alive_are_measured_too() -> None:
    with guest(ws_ping_interval=0.02, ws_ping_timeout=PATIENCE) as (_, socket, client):
        for _ in range(3):
            client.send(frame(PONG, client.next_ping()))
        wait_for(lambda: len(socket.latency.trips) >= 3)


def test_a_socket_whose_other_end_is_dead_is_reaped() -> None:
    with guest(ws_ping_interval=0.02, ws_ping_timeout=0.1) as (room, socket, client):
        assert room.gone.get(timeout=PATIENCE) == 1011
        assert client.closed_with() == 1011
        wait_for(lambda: socket.gone)


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells")
def test_the_kernel_tells_its_least_round_trip() -> None:
    with guest() as (_, socket, _client):
        assert socket.latency.tcp_least is not None
        assert 0 <= socket.latency.tcp_least < 1000 * MS


def test_behind_a_proxy_the_kernel_is_not_asked() -> None:
    room = Room()
    app = ProxyHeadersMiddleware(room, "127.0.0.1")
    with served(app, Silent) as port, Client(port, headers=b"X-Forwarded-For: 203.0.113.9\r\n"):
        assert room.socket().latency.tcp_least is None


def test_nor_is_it_in_a_house_that_is_known_to_stand_behind_one() -> None:
    class Behind(Silent):
        reaches_player = False

    with guest(Behind) as (_, socket, _client):
        assert socket.latency.tcp_least is None


def test_a_table_closes_with_a_code_and_a_reason() -> None:
    with guest() as (room, socket, client):
        on_loop(socket, lambda: socket.close(4003, "à bientôt"))
        assert client.frame() == (CLOSE, (4003).to_bytes(2, "big") + "à bientôt".encode())
        client.send(frame(TEXT, b"too late"), close_frame(4003))
        client.hear_end()
        assert room.gone.get(timeout=PATIENCE) == 4003
        assert room.heard.empty()
        assert room.asgi.get(timeout=PATIENCE)["code"] == 4003


def test_a_table_may_close_while_it_walks_through_its_lines() -> None:
    with guest() as (room, socket, client):

        def close() -> bool:
            socket.close(1001, "")
            return room.gone.empty()

        assert on_loop(socket, close)
        client.send(close_frame(1001))
        assert room.gone.get(timeout=PATIENCE) == 1001


def test_nothing_is_sent_after_the_goodbye() -> None:
    with guest() as (_, socket, client):

        def babble() -> None:
            socket.close(1000, "")
            socket.send(b"and another thing")
            socket.ping()
            socket.close(1001, "")

        on_loop(socket, babble)
        assert client.any_frame() == (CLOSE, b"\x03\xe8")
        client.send(close_frame(1000))
        client.hear_end()


def test_somebody_who_does_not_answer_a_close_is_cut_off() -> None:
    with guest() as (room, socket, _client):
        on_loop(socket, lambda: socket.close(1000, ""))
        assert room.gone.get(timeout=PATIENCE) == 1000


def test_somebody_who_reads_nothing_cannot_keep_a_closed_socket() -> None:
    room = Room()
    with served(room, Silent) as port, Client(port, small_window=True):
        socket = room.socket()

        def fill_and_close() -> int:
            while socket.transport.get_write_buffer_size() < socket.most_unsent // 2:
                socket.send(b"x" * 10_000)
            socket.close(1000, "")
            return socket.transport.get_write_buffer_size()

        assert on_loop(socket, fill_and_close) > 0
        assert room.gone.get(timeout=PATIENCE) == 1000


def test_a_reason_that_is_too_long_ends_at_a_whole_letter() -> None:
    assert closing(1000, "é" * 100)[2:].decode() == "é" * 61
    assert len(closing(1000, "x" * 500)) == 125


def test_a_line_that_breaks_is_told_once() -> None:
    with guest() as (room, socket, client):
        client.line.close()
        assert room.gone.get(timeout=PATIENCE) == LOST
        on_loop(socket, lambda: (socket.send(b"hello?"), socket.ping(), socket.close(1000, "")))
        assert room.gone.empty()


def test_a_message_that_breaks_the_app_closes_only_its_own_socket() -> None:
    with guest() as (room, socket, client):

        def stumble(_data: bytes) -> None:
            raise KeyError

        on_loop(socket, lambda: setattr(socket, "on_text", stumble))
        client.send(frame(TEXT, b"."))
        assert client.closed_with() == 1011
        assert room.gone.get(timeout=PATIENCE) == 1011


def test_an_answer_given_within_the_read_goes_out_before_the_goodbye() -> None:
    with guest() as (_, socket, client):
        on_loop(socket, lambda: setattr(socket, "on_text", socket.send))
        client.send(frame(TEXT, b"last word") + close_frame(1000))
        assert client.frame() == (TEXT, b"last word")
        assert client.closed_with() == 1000


def test_who_sends_too_much_hears_why_even_while_still_sending() -> None:
    with guest() as (room, _, client):
        client.send(*pieces(frame(TEXT, b"x" * 2_000_000), 50_000))
        assert client.closed_with() == 1009
        assert room.gone.get(timeout=PATIENCE) == 1009
        assert room.heard.empty()


def test_the_most_a_message_may_be_is_taken() -> None:
    with guest() as (room, _, client):
        client.send(frame(TEXT, b"x" * 65536))
        assert len(room.heard.get(timeout=PATIENCE)) == 65536


@pytest.mark.parametrize("kind", [PING, PONG, TEXT])
def test_a_flood_of_frames_of_any_kind_is_stopped(kind: int) -> None:
    with guest() as (_, _socket, client):
        client.send(frame(kind, b"x") * 1200)
        assert client.closed_with() == 1008


def test_empty_parts_without_end_are_a_flood_too() -> None:
    with guest() as (_, _socket, client):
        client.send(frame(TEXT, fin=False) + frame(CONT, fin=False) * 1200)
        assert client.closed_with() == 1008


def test_many_frames_are_no_flood_when_they_take_their_time() -> None:
    class Strict(Silent):
        most_frames = 3

    with guest(Strict) as (room, socket, client):
        for _ in range(4):
            client.send(*[frame(TEXT, b".")] * 3)
            assert [room.heard.get(timeout=PATIENCE) for _ in range(3)] == [b"."] * 3
            on_loop(socket, lambda: setattr(socket, "_second", socket._second - 1))


def test_compression_is_never_agreed_on() -> None:
    room = Room()
    offer = b"Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n"
    with served(room, Silent, ws_per_message_deflate=True) as port, Client(port, headers=offer) as client:
        assert client.status == 101
        assert b"extensions" not in client.answer.lower()


def test_who_is_refused_sees_a_403() -> None:
    with served(Room(), Silent) as port, Client(port, "/no") as client:
        assert client.status == 403


def test_a_handshake_with_endless_headers_is_answered_and_hung_up() -> None:
    with served(Room(), Silent) as port:
        for headers in (b"X-Many: 1\r\n" * 200, b"X-Long: %s\r\n" % (b"x" * 9000)):
            with Client(port, headers=headers) as client:
                assert client.status == 431
                while client.line.recv(4096):
                    pass


def test_who_talks_before_being_let_in_is_put_out() -> None:
    with served(Room(), Silent) as port, pytest.raises((EOFError, ConnectionResetError)):
        Client(port, "/late", early=frame(TEXT, b"let me in"))


def test_asgi_can_close_too() -> None:
    with served(Room(), Silent) as port, Client(port, "/asgi") as client:
        assert client.frame() == (CLOSE, (4001).to_bytes(2, "big") + b"over")
        client.send(close_frame(4001))
        client.hear_end()


def test_everybody_hears_when_the_server_stops() -> None:
    room = Room()
    with contextlib.ExitStack() as open_now:
        port = open_now.enter_context(served(room, Silent))
        client = Client(port)
        room.socket()
        open_now.close()
        assert client.closed_with() == 1012
        client.line.close()
    assert room.gone.get(timeout=PATIENCE) == 1012


def everything(reader: FrameReader, chunks: list[bytes]) -> list[Any]:
    found: list[Any] = []
    try:
        for chunk in chunks:
            found += reader.feed(chunk)
    except FrameError as fault:
        found.append(fault.code)
    return found


FRAMES = st.builds(
    frame,
    st.sampled_from([TEXT, TEXT, CONT, CONT, BINARY, PING, PONG, CLOSE, 3]),
    st.one_of(st.binary(max_size=140), st.text(max_size=70).map(str.encode)),
    fin=st.booleans(),
    rsv=st.sampled_from([0] * 9 + [4]),
)


@example(frame(PING, bytes(33)) * 3, [])  # each is one frame, however often its head is read
@given(st.lists(FRAMES, max_size=8).map(b"".join), st.lists(st.integers(0, 1200), max_size=20))
def test_where_the_network_cuts_makes_no_difference(data: bytes, cuts: list[int]) -> None:
    at = sorted({0, len(data), *(cut for cut in cuts if cut < len(data))})
    chunks = [data[a:b] for a, b in pairwise(at)]
    whole, cut, octets = (everything(FrameReader(300, 100), each) for each in ([data], chunks, pieces(data, 1)))
    assert whole == cut == octets


@given(st.lists(st.one_of(st.binary(max_size=6), st.text(max_size=5).map(str.encode)), min_size=1, max_size=6))
def test_text_is_taken_exactly_when_it_is_utf8(parts: list[bytes]) -> None:
    last = len(parts) - 1
    sent = [frame(CONT if n else TEXT, part, fin=n == last) for n, part in enumerate(parts)]
    message = b"".join(parts)
    try:
        message.decode()
        expected: list[Any] = [(TEXT, message)]
    except UnicodeDecodeError:
        expected = [1007]
    assert everything(FrameReader(1000, 100), sent) == expected
