"""Sealed pictures: the names of their faces stay on the server, and whoever sees them is given addresses instead."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import msgspec

from tablee.core.scenes import Mine, Piece, Zone


def has_seals(found: Mine) -> bool:
    """Is there a picture whose name must not be told?"""
    for zone in found.zones:
        for piece in zone.pieces:
            if piece.sealed:
                return True
    return False


def under_seal(
    found: Mine, known: Mapping[str, str], offer: Callable[[str], str]
) -> tuple[Mine, dict[str, str], dict[str, str]]:
    """What one pair of eyes sees; its addresses by the key of a piece, and by the zone it lies in.

    An address stays for as long as the piece keeps its key: `known` are those that were given before.
    """
    by_key: dict[str, str] = {}
    by_zone: dict[str, str] = {}

    def sealed(piece: Piece, zone: str) -> Piece:
        if not piece.sealed:
            return piece
        by_key[piece.key] = by_zone[zone] = known.get(piece.key) or offer(piece.face)
        if not piece.was:
            return msgspec.structs.replace(piece, face=by_key[piece.key])
        before = f"{piece.key}.was"
        by_key[before] = known.get(before) or offer(piece.was)
        return msgspec.structs.replace(piece, face=by_key[piece.key], was=by_key[before])

    def without_names(zone: Zone) -> Zone:
        return msgspec.structs.replace(zone, pieces=[sealed(piece, zone.id) for piece in zone.pieces])

    written = msgspec.structs.replace(found, zones=[without_names(zone) for zone in found.zones])
    return written, by_key, by_zone
