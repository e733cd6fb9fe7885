"""The server as a program: routes and sockets put together, started, and stopped without losing anything."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from functools import partial

import uvicorn
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, WebSocketRoute
from starlette.routing import Route as Path
from starlette.types import Receive, Scope, Send

from tablee.core.words import msg
from tablee.server.api import ROUTES
from tablee.server.base.descriptors import FILES, places, raise_limit
from tablee.server.base.garbage import leave_alone_what_stays
from tablee.server.base.logs import log, write_to_stderr
from tablee.server.base.settings import Settings
from tablee.server.endpoints.halls.hall_socket import hall_socket
from tablee.server.endpoints.table_socket import lobby_socket, table_socket
from tablee.server.hosting.game_server import GameServer
from tablee.server.http.answering import answer, refusal
from tablee.server.http.routes import too_many
from tablee.server.net.fair_share import FairShare
from tablee.server.net.http_guard import Reception
from tablee.server.net.http_lines import HttpLines, TrustedProxies
from tablee.server.net.origins import Guarded
from tablee.server.net.passing import Passing
from tablee.server.net.websocket import Socket

REQUESTS = 10_000  # connections that are no sockets, as far as the system has descriptors
FILES_AND_LINES = REQUESTS + FILES
LARGEST_FRAME = 64 * 1024 - 1
PING_EVERY, PONG_WITHIN = 20.0, 20.0  # seconds: a line that is dead in silence is found within their sum
# Elsewhere SO_REUSEADDR only forgets a server that was just stopped; on Windows it would let two listen at one port.
ONE_LISTENER = getattr(socket, "SO_EXCLUSIVEADDRUSE", socket.SO_REUSEADDR)


class Endpoint:
    """A socket's function as Starlette takes it: plain ASGI, without a detour."""

    def __init__(self, server: GameServer, run: Callable[[GameServer, Scope, Receive, Send], Awaitable[None]]) -> None:
        self.server = server
        self.run = run

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.run(self.server, scope, receive, send)


def create_app(server: GameServer) -> Starlette:
    """The server behind ASGI. It is opened before, and closed by whoever opened it."""
    paths: list[BaseRoute] = [
        Path(each.path, partial(answer, server, each), methods=[each.method], include_in_schema=False)
        for each in ROUTES
    ]
    paths += [
        WebSocketRoute("/ws/table/{code}", Endpoint(server, table_socket)),
        WebSocketRoute("/ws/room/{code}", Endpoint(server, hall_socket)),
        WebSocketRoute("/ws/lobby", Endpoint(server, lobby_socket)),
    ]
    busy = too_many()
    fair = Middleware(
        FairShare,
        budgets=server.limits.cpu_ms,
        most=server.settings.connections_an_address,
        refusal=refusal(busy.status, busy.code, busy.why),
    )
    return Starlette(
        routes=paths,
        middleware=[Middleware(Guarded, public_address=server.settings.public_address), fair],
        exception_handlers={HTTPException: no_such_route},
    )


async def no_such_route(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    made = refusal(error.status_code, "no-such-route", msg("house-web-no-such-route"))
    made.headers.update(error.headers or {})
    return made


# ---- running it


class HttpServer(uvicorn.Server):
    """uvicorn, which tells the game server to stop before it cuts the lines."""

    def __init__(self, config: uvicorn.Config, game_server: GameServer, started: Callable[[], None]) -> None:
        super().__init__(config)
        self.game_server = game_server
        self.tell_started = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.tell_started()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        await self.game_server.stop()
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Being asked to stop is no failure: unlike uvicorn's own, this does not raise the signal again at the end."""
        if threading.current_thread() is not threading.main_thread():
            yield  # signals are not ours to take here
            return
        before = {each: signal.signal(each, self.handle_exit) for each in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for each, handler in before.items():
                signal.signal(each, handler)


Open = Callable[[Settings], Awaitable[GameServer]]  # one machine's, or one node of many


def serve(settings: Settings, opener: Open, started: Callable[[int, str], None]) -> None:
    """Runs the server until it is asked to stop; `started` hears the port and the host's token."""
    raise_limit(settings.sockets + FILES_AND_LINES)
    listening = bound(settings.host, settings.port)
    write_to_stderr()
    try:
        with asyncio.Runner(loop_factory=loop_factory()) as runner:
            runner.run(run(settings, opener, listening, started))
    finally:
        listening.close()


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop, where there is one."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


async def run(settings: Settings, opener: Open, listening: socket.socket, started: Callable[[int, str], None]) -> None:
    leave_alone_what_stays()
    server = await opener(settings)
    gc.freeze()  # what was kept, too
    port = listening.getsockname()[1]

    def tell() -> None:
        log("started", tables=len(server.tables.live))
        started(port, server.token)

    try:
        await HttpServer(config_of(server), server, tell).serve([listening])
    finally:
        await server.close()


def config_of(server: GameServer, passing: Passing | None = None) -> uvicorn.Config:
    """With `passing` it is one of several workers."""
    settings = server.settings

    lines = lines_of(server)

    class Own(Socket):
        reaches_player = not settings.public_address  # behind a proxy the kernel knows the way to the proxy only

        def connection_lost(self, exc: Exception | None) -> None:
            lines.remove(self.transport)
            super().connection_lost(exc)

    class Patient(Reception):
        seconds = settings.header_seconds

    Patient.lines = lines
    Patient.passing = passing
    Patient.is_seated = staticmethod(server.is_seated)
    Patient.may_shake_hands = staticmethod(server.may_shake_hands)

    return uvicorn.Config(
        create_app(server),
        ws=Own,
        http=Patient,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        forwarded_allow_ips=settings.proxies,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_EVERY,
        ws_ping_timeout=PONG_WITHIN,
        timeout_keep_alive=20,
        backlog=lines.places.leaving,  # who comes all at once is still told that there is no place
        timeout_graceful_shutdown=settings.stop_seconds,
    )


def lines_of(server: GameServer) -> HttpLines:
    settings = server.settings
    return HttpLines(
        places(settings.sockets + REQUESTS),
        settings.connections_an_address,
        settings.reader_seconds,
        TrustedProxies(settings.proxies),
        lambda reason: server.metrics.cut.labels(reason).inc(),
    )


def bound(host: str, port: int) -> socket.socket:
    """The port it listens at, before anything else is done: a port that is taken is said at once."""
    family, kind, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
    made = socket.socket(family, kind)
    try:
        made.setsockopt(socket.SOL_SOCKET, ONE_LISTENER, 1)
        made.bind(address)
    except OSError as error:
        made.close()
        raise OSError(error.errno, f"{host}:{port} cannot be listened at: {error.strerror}") from None
    made.setblocking(False)
    return made
