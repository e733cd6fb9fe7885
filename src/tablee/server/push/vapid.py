"""Who sends: a signature by which push services know that it is always the same house (VAPID, RFC 8292)."""

from __future__ import annotations

import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from tablee.server.push.sealing import CURVE, encoded

ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of the curve
GOOD_FOR = 12 * 3600  # seconds; a day is the most that is allowed
RENEWED = 3600  # seconds before its end in which a signature is made anew
HEADER = {"typ": "JWT", "alg": "ES256"}


def in_letters(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def from_letters(text: str) -> bytes:
    """ValueError, if it is none."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def new_key() -> bytes:
    return (1 + int.from_bytes(secrets.token_bytes(40)) % (ORDER - 1)).to_bytes(32)


class Vapid:
    """The house's key, and a signature for each push service, made once for hours."""

    def __init__(self, key: bytes, contact: str) -> None:
        self.key = ec.derive_private_key(int.from_bytes(key), CURVE)
        self.public = in_letters(encoded(self.key.public_key()))
        self.contact = contact  # whom a push service may turn to
        self.signed: dict[str, tuple[float, str]] = {}  # by service: until when, and the signature

    def authorization(self, endpoint: str, now: float) -> str:
        """The header of a request."""
        parts = urlsplit(endpoint)
        service = f"{parts.scheme}://{parts.netloc}"
        ends, token = self.signed.get(service, (0.0, ""))
        if ends - RENEWED < now:
            ends = now + GOOD_FOR
            token = self.token({"aud": service, "exp": int(ends), "sub": self.contact})
            self.signed[service] = ends, token
        return f"vapid t={token}, k={self.public}"

    def token(self, claims: dict[str, str | int]) -> str:
        signed = ".".join(in_letters(msgspec.json.encode(part)) for part in (HEADER, claims))
        r, s = decode_dss_signature(self.key.sign(signed.encode(), ec.ECDSA(SHA256())))
        return f"{signed}.{in_letters(r.to_bytes(32) + s.to_bytes(32))}"
