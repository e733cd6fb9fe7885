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
    if len(origins) != 1:
        return False
    origin = origins[0].lower()
    return origin == public_address if public_address else is_own(origin, host_of(headers), is_secure(scope, ""))


def is_own(origin: str, host: str, by_https: bool) -> bool:
    """Where no public address is known: does the page come from the name that was asked? Behind https, by https."""
    scheme, _, named = origin.partition("://")
    port = DEFAULT_PORTS.get(scheme)
    if port is None or not host or (by_https and scheme != "https"):
        return False
    return named.removesuffix(port) == host.removesuffix(port)


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


def policy(scope: Scope, public_address: str) -> str:
    """No script but our own files, no frame around us. Older Safaris do not count sockets among 'self'."""
    host = host_of(Headers(scope=scope))
    sockets = f" ws://{host} wss://{host}" if host else ""
    if public_address:
        sockets = " " + public_address.replace("http", "ws", 1)
    return (
        "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
        f"connect-src 'self'{sockets}; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    )


def is_pinned_to_https(scope: Scope, public_address: str) -> bool:
    """May a browser be told to come by https only? Not for this machine's own name, which others here share."""
    host = host_of(Headers(scope=scope)).rpartition(":")[0] or host_of(Headers(scope=scope))
    return is_secure(scope, public_address) and host.strip("[]") not in LOOPBACK


SAFE: Mapping[str, str] = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "origin-agent-cluster": "?1",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=()",
}
HTTPS_ONLY = "max-age=31536000"  # a year; names below ours are not ours to decide


class Guarded:
    """Every answer carries the headers that keep a page to itself, and /api the version it speaks."""

    def __init__(self, app: ASGIApp, public_address: str = "") -> None:
        self.app = app
        self.public_address = public_address

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers["content-security-policy"] = policy(scope, self.public_address)
                if is_pinned_to_https(scope, self.public_address):
                    headers["strict-transport-security"] = HTTPS_ONLY
                for name, value in SAFE.items():
                    headers[name] = value
                if scope["path"].startswith("/api/"):
                    headers[WIRE_HEADER] = WIRE
            await send(message)

        await self.app(scope, receive, guarded)
