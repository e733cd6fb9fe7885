"""What browsers are told and believed: origins, addresses, headers that keep a page to itself."""

from __future__ import annotations

import re
from collections.abc import Mapping

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tablee.server.base.rate_limits import neighbourhood

WIRE_HEADER, WIRE = "tablee-wire", "1"
CLIENT_HEADER = "tablee-client"  # programs send it; a page of somebody else's cannot
HOST = re.compile(r"^(?:[a-z0-9._-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?\Z")
DEFAULT_PORTS = {"http": ":80", "https": ":443"}
LOOPBACK = {"127.0.0.1", "::1", "localhost"}


def host_of(headers: Headers) -> str:
    """The Host header, if it is one."""
    hosts = headers.getlist("host")
    host = hosts[0].lower() if len(hosts) == 1 else ""
    return host if HOST.match(host) else ""


def is_secure(scope: Scope, public_address: str) -> bool:
    """Did this come by https? Not every proxy says so, but then it is reached by the server's public name."""
    if scope.get("scheme") in ("https", "wss"):
        return True
    headers = Headers(scope=scope)
    by_name = public_address in (f"https://{host_of(headers)}", headers.get("origin", "").lower())
    return public_address.startswith("https:") and by_name


def address_of(scope: Scope, public_address: str) -> str:
    """How whoever asks has reached the server: the beginning of every link they are given."""
    scheme = "https" if is_secure(scope, "") else "http"
    return public_address or f"{scheme}://{host_of(Headers(scope=scope))}"


def is_from_here(scope: Scope, public_address: str) -> bool:
    """Is this asked by a page of our own, or by a program that is no browser?

    Browsers name the page's origin; only a program can go without one, and says so by a header that pages cannot set
    on a socket, nor on a request to another site without being asked first, which we never allow.
    """
    headers = Headers(scope=scope)
    origins = headers.getlist("origin")
    if not origins:
        return headers.get(CLIENT_HEADER) == "1"
    return len(origins) == 1 and is_own(origins[0].lower(), host_of(headers), public_address)


def is_own(origin: str, host: str, public_address: str) -> bool:
    if public_address and origin == public_address:
        return True
    scheme, _, named = origin.partition("://")
    port = DEFAULT_PORTS.get(scheme)
    return port is not None and bool(host) and named.removesuffix(port) == host.removesuffix(port)


def client_of(scope: Scope) -> str:
    """Where somebody is, as limits count it; kept nowhere else."""
    client = scope.get("client")
    return neighbourhood(client[0]) if client else "nowhere"


def is_on_this_machine(scope: Scope) -> bool:
    """Asked from the same machine, and not by way of a proxy or of a name that somebody else gave us."""
    headers = Headers(scope=scope)
    host = host_of(headers).rpartition(":")[0] or host_of(headers)
    through = "x-forwarded-for" in headers or "forwarded" in headers
    return client_of(scope) in LOOPBACK | {"::/64"} and host.strip("[]") in LOOPBACK and not through


def policy(scope: Scope) -> str:
    """No script but our own files, no frame around us. Older Safaris do not count sockets among 'self'."""
    host = host_of(Headers(scope=scope))
    sockets = f" ws://{host} wss://{host}" if host else ""
    return (
        "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
        f"connect-src 'self'{sockets}; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    )


SAFE: Mapping[str, str] = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
}


class Guarded:
    """Every answer carries the headers that keep a page to itself, and /api the version it speaks."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers["content-security-policy"] = policy(scope)
                for name, value in SAFE.items():
                    headers[name] = value
                if scope["path"].startswith("/api/"):
                    headers[WIRE_HEADER] = WIRE
            await send(message)

        await self.app(scope, receive, guarded)
