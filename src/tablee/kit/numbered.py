"""What is composed from a number, where it follows from a secret: whoever does not have that knows neither number nor
salt."""

from __future__ import annotations

import hmac

from tablee.core.game import ATTEMPTS

Meant = tuple[str, int, str]  # kind, number and salt


def drawn_from(secret: bytes, attempt: int, kinds: tuple[str, ...], numbers: int) -> Meant:
    """Of these kinds, with a number from 1 on."""
    found = hmac.digest(secret, f"picture-{attempt}".encode(), "sha512")
    kind = kinds[int.from_bytes(found[:8], "big") % len(kinds)]
    return kind, 1 + int.from_bytes(found[8:16], "big") % numbers, found[16:32].hex()


def follows(meant: Meant, secret: bytes, versions: tuple[tuple[str, ...], ...], numbers: int) -> bool:
    """Was it drawn from this secret, by this version or one before, which had other kinds?"""
    drawn = (drawn_from(secret, attempt, kinds, numbers) for kinds in versions for attempt in range(ATTEMPTS))
    return any(each == meant for each in drawn)
