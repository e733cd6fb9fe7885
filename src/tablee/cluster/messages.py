"""What nodes say to each other. Each talk begins with the version it is spoken in; what is spoken otherwise is refused
politely, so that two versions can run side by side while a server is upgraded.

NATS carries these, and may lose, delay or double them: nothing here is the truth, which is in the journal.
"""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from tablee.core.races import Evidence

VERSION = 1

T = TypeVar("T")


class Foreign(Exception):
    """Something in a version that is not spoken here."""


class NodeMessage(Struct, frozen=True, array_like=True, tag=True):
    """Anything that is said."""


class LatencyNow(Struct, frozen=True, array_like=True):
    """A socket's latency, as the gateway beside it knows it; times in hundredths of a millisecond."""

    trips: list[int]
    quota: int
    bias_sum: int
    tcp_least: int | None
    hop: int  # from the gateway to the owner and back


class Up(Struct, frozen=True, array_like=True):
    """A message of somebody, with the time since they were sent what it may answer, by the gateway's clock."""

    data: bytes
    match: int = 0
    stimulus: int = -1
    elapsed: int = 0


# ---- what a gateway asks an owner


class Enter(NodeMessage, frozen=True):
    """Somebody's socket comes to a table. Each try has a number of its own, and they only grow."""

    gateway: str
    conn: int
    table: str
    person: str
    match: int | None
    n: int | None
    latency: LatencyNow


class Say(NodeMessage, frozen=True):
    """Messages in their order; the first has this number. They are said again until the owner has taken them."""

    gateway: str
    conn: int
    first: int
    ups: list[Up]
    latency: LatencyNow


class Leave(NodeMessage, frozen=True):
    gateway: str
    conn: int


class Standing(Struct, frozen=True, array_like=True):
    """How far somebody's stream has come to the gateway; the latency where it has changed."""

    conn: int
    n: int
    latency: LatencyNow | None


class Still(NodeMessage, frozen=True):
    """All that a gateway has at this owner, up to this number: who is not among them has left."""

    gateway: str
    last: int
    standing: list[Standing]


class Adopt(NodeMessage, frozen=True):
    """Please take this table: its game is of a version that is not played here."""

    table: str


class End(NodeMessage, frozen=True):
    """Whoever runs the server ends a table."""

    table: str


class Fetch(NodeMessage, frozen=True):
    """A one-time image."""

    token: str


class ComeInto(NodeMessage, frozen=True):
    """Somebody comes into a hall."""

    hall: str
    device: str
    name: str
    animal: int
    is_new: bool  # nobody knew the device before


class Lead(NodeMessage, frozen=True):
    """Somebody says the key of a hall; here it is its hash."""

    hall: str
    device: str
    key: str


class EndHall(NodeMessage, frozen=True):
    """Nothing of it stays."""

    hall: str


OfHall = ComeInto | Lead | EndHall
AnyRequest = Enter | Say | Leave | Still | Adopt | End | Fetch | ComeInto | Lead | EndHall


# ---- what is answered


class Done(NodeMessage, frozen=True):
    """`count` are the messages that were taken so far."""

    count: int = 0


class NotMine(NodeMessage, frozen=True):
    """Ask somebody else."""


class Unwelcome(NodeMessage, frozen=True):
    """No spectators, or too many."""


class Stood(NodeMessage, frozen=True):
    """How far each of the streams has gone out; -1 for one that is not known here."""

    sent: list[int]


class Fetched(NodeMessage, frozen=True):
    data: bytes | None


class Declined(NodeMessage, frozen=True, tag="Refused"):
    """Not understood, in this version."""


class Answered(NodeMessage, frozen=True):
    """What was asked of a hall, as JSON."""

    data: bytes


class Turned(NodeMessage, frozen=True):
    """A hall refuses it: why, for programs and for people."""

    code: str
    why: str
    args: dict[str, str | int]


AnyAnswer = Done | NotMine | Unwelcome | Stood | Fetched | Declined | Answered | Turned


# ---- what an owner sends a gateway for its sockets: numbered, so that a loss is seen


FRAME, ROOM = "frame", "room"


class Text(NodeMessage, frozen=True):
    """What is sent to the socket: a frame with its place, the room, or something else. A node of the first version
    does not say which."""

    conn: int
    n: int
    data: bytes
    what: str | None = None
    match: int = 0
    told: int = 0


class Shown(NodeMessage, frozen=True):
    """The text before this one shows a stimulus: the gateway notes the time, and measures the way with a ping."""

    conn: int
    n: int
    match: int
    stimulus: int


class Settled(NodeMessage, frozen=True):
    """A press was judged worth keeping: what it spent of the link."""

    conn: int
    n: int
    evidence: Evidence


class Closed(NodeMessage, frozen=True):
    conn: int
    n: int
    code: int
    reason: str


AnyDown = Text | Shown | Settled | Closed


class Downs(NodeMessage, frozen=True):
    owner: str
    downs: list[AnyDown]


# ---- what is said to all


class Here(NodeMessage, frozen=True):
    """A node lives; which versions of which games it plays."""

    node: str
    rules: dict[str, int]
    leaving: bool = False


class Listed(NodeMessage, frozen=True):
    """The public tables of a node, for the lobby of all."""

    node: str
    lines: list[Any]


class Changed(NodeMessage, frozen=True):
    """Somebody has another name or animal, or was forgotten: look them up again."""

    person: str


AnyNews = Here | Listed | Changed

ENCODER = msgspec.msgpack.Encoder()
REQUEST: msgspec.msgpack.Decoder[AnyRequest] = msgspec.msgpack.Decoder(AnyRequest)
ANSWER: msgspec.msgpack.Decoder[AnyAnswer] = msgspec.msgpack.Decoder(AnyAnswer)
DOWNS: msgspec.msgpack.Decoder[Downs] = msgspec.msgpack.Decoder(Downs)
NEWS: msgspec.msgpack.Decoder[AnyNews] = msgspec.msgpack.Decoder(AnyNews)


def written(what: NodeMessage) -> bytes:
    return bytes([VERSION]) + ENCODER.encode(what)


def spoken(data: bytes) -> memoryview:
    """What is said, without the version; Foreign, if it is another."""
    if not data or data[0] != VERSION:
        raise Foreign
    return memoryview(data)[1:]


def request(data: bytes) -> AnyRequest:
    return read(REQUEST, data)


def answer(data: bytes) -> AnyAnswer:
    return read(ANSWER, data)


def downs(data: bytes) -> Downs:
    return read(DOWNS, data)


def news(data: bytes) -> AnyNews:
    return read(NEWS, data)


def read(decoder: msgspec.msgpack.Decoder[T], data: bytes) -> T:
    try:
        return decoder.decode(spoken(data))
    except msgspec.DecodeError as error:  # of a version that says it is ours, and is not
        raise Foreign from error
