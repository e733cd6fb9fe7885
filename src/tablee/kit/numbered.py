"""What is composed from a number, as it follows from a secret: whoever does not have the secret knows neither its number
nor its salt."""

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
    return any(
        drawn_from(secret, attempt, kinds, numbers) == meant for kinds in versions for attempt in range(ATTEMPTS)
    )
