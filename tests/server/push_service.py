"""A push service of the tests, on loopback: it checks who sends, opens what it gets as a browser would, and counts.

It can refuse, be slow, or say that a browser is gone.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Any

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from tablee.server.push.sealing import encoded
from tablee.server.push.services import Services
from tablee.server.push.vapid import from_letters, in_letters

CURVE = ec.SECP256R1()


@dataclass(frozen=True)
class Delivered:
    """A message as a browser sees it, and as its service does."""

    words: dict[str, Any]
    length: int  # of what was sealed, filled up
    headers: dict[str, str]
    sealed: bytes


class Browser:
    """Somebody's browser, with keys of its own."""

    def __init__(self, service: PushService, name: str) -> None:
        self.key = ec.generate_private_key(CURVE)
        self.auth = bytes(range(16))
        self.endpoint = f"{service.address}/push/{name}"

    @property
    def subscription(self) -> dict[str, str]:
        p256dh, auth = in_letters(encoded(self.key.public_key())), in_letters(self.auth)
        return {"endpoint": self.endpoint, "p256dh": p256dh, "auth": auth, "zone": "Europe/Paris"}

    def opened(self, sealed: bytes) -> bytes:
        """RFC 8291 from the other side; filled up as it was."""
        salt, size, length = sealed[:16], int.from_bytes(sealed[16:20]), sealed[20]
        theirs, body = sealed[21 : 21 + length], sealed[21 + length :]
        assert len(body) <= size
        agreed = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
        info = b"WebPush: info\0" + encoded(self.key.public_key()) + theirs
        secret = HKDF(SHA256(), 32, self.auth, info).derive(agreed)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        return AESGCM(key).decrypt(nonce, body, None)


@dataclass
class PushService:
    address: str = ""
    status: int = 201
    answers: dict[str, int] = field(default_factory=dict)  # to one browser, by its name
    retry_after: str = ""
    delay: float = 0.0
    contact: str = ""
    key: str = ""  # the only sender it takes messages from, once it is known
    browsers: dict[str, Browser] = field(default_factory=dict)
    got: dict[str, list[Delivered]] = field(default_factory=dict)
    asked: list[str] = field(default_factory=list)  # every request, also those that were refused
    wrong: list[str] = field(default_factory=list)

    def browser(self, name: str) -> Browser:
        self.browsers[name] = Browser(self, name)
        self.got[name] = []
        return self.browsers[name]

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(asyncio.IncompleteReadError, ConnectionError):
            while True:
                head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
                headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in head[1:])}
                body = await reader.readexactly(int(headers.get("content-length", "0")))
                if self.delay:
                    await asyncio.sleep(self.delay)
                status = self.take(head[0], headers, body)
                again = f"retry-after: {self.retry_after}\r\n" if self.retry_after else ""
                writer.write(f"HTTP/1.1 {status} said\r\n{again}content-length: 0\r\n\r\n".encode())
                await writer.drain()
        writer.close()

    def take(self, line: str, headers: dict[str, str], body: bytes) -> int:
        method, path, _ = line.split(" ")
        name = path.removeprefix("/push/")
        self.asked.append(name)
        status = self.answers.get(name, self.status)
        try:
            assert method == "POST"
            self.check_sender(headers)
            plain = self.browsers[name].opened(body)
        except Exception as error:
            self.wrong.append(repr(error))
            return 400
        if status < 300:
            words = plain.rstrip(b"\0")
            assert words.endswith(b"\x02")
            self.got[name].append(Delivered(msgspec.json.decode(words[:-1]), len(plain), headers, body))
        return status

    def check_sender(self, headers: dict[str, str]) -> None:
        """VAPID, RFC 8292."""
        scheme, _, rest = headers["authorization"].partition(" ")
        parts = dict(part.strip().split("=", 1) for part in rest.split(","))
        assert scheme == "vapid"
        signed, _, signature = parts["t"].rpartition(".")
        header, claims = (msgspec.json.decode(from_letters(part)) for part in signed.split("."))
        assert header == {"typ": "JWT", "alg": "ES256"}
        assert claims["aud"] == self.address
        assert claims["sub"].startswith(("https:", "mailto:"))
        self.contact = claims["sub"]
        both = from_letters(signature)
        dss = encode_dss_signature(int.from_bytes(both[:32]), int.from_bytes(both[32:]))
        public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, from_letters(parts["k"]))
        public.verify(dss, signed.encode(), ec.ECDSA(SHA256()))
        assert parts["k"] == self.key
        assert (headers["content-encoding"], headers["ttl"]) == ("aes128gcm", "86400")
        assert len(headers["topic"]) <= 32


@asynccontextmanager
async def push_service() -> AsyncIterator[PushService]:
    found = PushService()
    server = await asyncio.start_server(found.serve, "127.0.0.1", 0)
    found.address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    try:
        yield found
    finally:
        server.close()


class OnLoopback(Services):
    """Only tests may speak to a service on this machine."""

    def __init__(self, service: PushService) -> None:
        self.service = service

    def allow(self, endpoint: str) -> bool:
        return endpoint.startswith(f"{self.service.address}/")
