"""What a device is told: as much as a spectator knows, and always in as many bytes."""

from __future__ import annotations

import hashlib

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from tablee.core.words import Msg, msg

LENGTH = 256  # bytes of every message, the one that ends its words included
TOPIC = 32  # letters at most, as push services take it


class Notice(Struct, frozen=True):
    """The service worker says it in its reader's language; the words are its own."""

    code: str  # of the table; empty: there are several
    game: str
    n: int  # tables that wait for this person
    by: str  # who has moved: their name, or a robot's key
    said: Msg


PLAYED, PLAYED_BY_ROBOT = msg("push-played"), msg("push-played-robot")
TURN = msg("push-turn")
SEVERAL = msg("push-several")


def turn(code: str, game: str, n: int, name: str, robot: str) -> Notice:
    """It is somebody's turn; `name` or `robot` has moved before, if anybody did."""
    said = PLAYED if name else PLAYED_BY_ROBOT if robot else TURN
    return Notice(code, game, n, name or robot, said)


def several(n: int) -> Notice:
    return Notice("", "", n, "", SEVERAL)


def written(notice: Notice) -> bytes:
    """Short enough; a name that is too long is left out."""
    for shorter in (notice, replace(notice, by="", said=TURN), replace(notice, by="", said=TURN, game="")):
        data = msgspec.json.encode(shorter)
        if len(data) < LENGTH:
            return data
    raise ValueError("a code that is no code")


def topic(key: str, table: str) -> str:
    """A newer message of a table takes the place of one that was not delivered. It tells nothing of the table."""
    return hashlib.sha256(f"tablee-topic|{key}|{table}".encode()).hexdigest()[:TOPIC]
