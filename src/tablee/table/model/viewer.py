"""Somebody who is connected to a table."""

from __future__ import annotations

from tablee.core.moves import Move, Seat
from tablee.core.scenes import WrittenMine
from tablee.table.model.ports import Line

# All of a frame that can be compared with the one before: what is the same for everybody, the table's zones, the
# viewer's own part, and what else is the viewer's own.
Body = tuple[bytes, list[bytes], WrittenMine, bytes]
UNSEEN: Body = (b"", [], (b"", [], b""), b"")


def was_seen(body: Body) -> bool:
    """Not by `is UNSEEN`: compiled, a tuple is made anew each time. A frame always has something for everybody."""
    return bool(body[0])


class Viewer:
    """Somebody connected: a person with one socket, and what it was sent last."""

    __slots__ = (
        "addresses", "ahead", "answers", "body", "due", "heard", "is_welcome", "line", "looking", "match", "muted", "n",
        "painted", "paints", "part", "person", "pictures", "room", "seen", "since", "takes_parts", "together",
        "waits_for",
    )  # fmt: skip

    def __init__(self, person: str, line: Line, since: int = 0) -> None:
        self.person = person
        self.line = line
        self.since = since  # when it came, by the server's clock
        self.is_welcome = False  # it had its first frame
        self.looking: Seat | None = None  # whose hand is shown
        self.match = 0  # the number of the match it was last told about
        self.heard = 0  # events of that match it has passed by
        self.n = 0  # those of them it was told
        self.body = UNSEEN
        self.takes_parts = False  # it can put a frame together from the one before and what is different
        self.part = 0  # the number of the last part since a whole frame
        self.room = b""
        self.together = b""  # what it was last told about a match that is seen again
        self.seen: dict[int, int] = {}  # when a stimulus was sent here, by its number
        self.muted: set[Seat] = set()
        self.addresses: dict[str, str] = {}  # of sealed pictures, by the piece's key
        self.ahead: dict[str, tuple[str, str]] = {}  # of pictures that may come next, and their keys, by the face
        self.pictures: dict[str, str] = {}  # the same, by the zone: points are marked in zones
        self.paints = False  # it says when it has painted pictures that are compared
        self.painted = (0, 0)  # the last of which it did, by match and number
        self.answers: dict[str, bytes] = {}  # what was answered to the last messages, by their id
        self.due = ""  # the id of a message whose acknowledgement goes with the next frame
        self.waits_for: tuple[list[Move], int] = ([], 0)  # what it was last asked, and since which n

    def lost_frame(self) -> None:
        """The last frame has not been sent after all: none can build on it."""
        self.body = UNSEEN

    def remember(self, id: str, answer: bytes) -> None:
        self.answers[id] = answer
        if len(self.answers) > 64:
            del self.answers[next(iter(self.answers))]
