"""A message that only one browser can open: RFC 8291, in the one encoding it allows (aes128gcm, RFC 8188)."""

from __future__ import annotations

import secrets

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
KEY_BYTES, AUTH_BYTES, SALT_BYTES = 65, 16, 16
RECORD = 4096  # as the header says it; there is one record, and it is shorter
LAST = b"\x02"  # behind the words of the last record


def seal(
    words: bytes,
    p256dh: bytes,
    auth: bytes,
    length: int = 0,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes = b"",
) -> bytes:
    """Sealed for the browser that has these keys, and filled up so that every message is as long as another: a byte
    ends the words, and there are `length` with it. Own key and salt are made anew each time; tests give theirs."""
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, p256dh)
    own, salt = own or ec.generate_private_key(CURVE), salt or secrets.token_bytes(SALT_BYTES)
    point = encoded(own.public_key())
    agreed = derived(own.exchange(ec.ECDH(), theirs), auth, b"WebPush: info\0" + p256dh + point, 32)
    key = derived(agreed, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(agreed, salt, b"Content-Encoding: nonce\0", 12)
    header = salt + RECORD.to_bytes(4) + len(point).to_bytes(1) + point
    return header + AESGCM(key).encrypt(nonce, (words + LAST).ljust(length, b"\0"), None)


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def encoded(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def is_key(p256dh: bytes) -> bool:
    """Is it a point of the curve? Others would fail only when something is to be told."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, p256dh)
    except ValueError:
        return False
    return len(p256dh) == KEY_BYTES
