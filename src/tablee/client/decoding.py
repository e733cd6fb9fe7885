"""What is received, as the Structs it was made from: messages, and the scenes in them.

msgspec cannot do this by itself: a person and a thing in a sentence have no tags to tell them apart. Fields and kinds
of messages that are not known here are passed over, so that a server may be newer than this client.
"""

from __future__ import annotations

from functools import cache
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from tablee.core.scenes import Flight, Mine, Piece, Ring, Zone
from tablee.core.words import MissingWords, Msg, Words
from tablee.protocol.messages import AnyDown, Frame, Room, Said

KINDS: dict[str, type[Struct]] = {kind.__struct_config__.tag: kind for kind in get_args(AnyDown)}
SCENES: dict[type[Struct], dict[str, Any]] = {
    Frame: {"table": list[Zone], "mine": Mine},
    Said: {"flights": list[Flight], "rings": list[Ring]},
    Room: {"brief": list[Piece], "captions": list[Msg]},
}  # fields that messages.py leaves open, because they are written in parts or hold sentences


class ApiError(Exception):
    """What was asked is not done, and nothing has changed. `code` is for programs, `why` for people."""

    def __init__(self, code: str, why: Msg, status: int = 0) -> None:
        super().__init__(f"{code}: {in_english(why)}")
        self.code = code
        self.why = why
        self.status = status  # in HTTP; none, if the table itself refused


def in_english(why: Msg) -> str:
    try:
        return Words("en").say(why)
    except MissingWords:  # of a server that is newer
        return why.key


def decode(data: str | bytes) -> AnyDown | None:
    """A message; None, if it is of a kind that is not known here."""
    raw = msgspec.json.decode(data)
    kind = KINDS.get(raw.get("kind"))
    return None if kind is None else decode_struct(kind, raw)


def api_error(data: bytes, status: int) -> ApiError:
    """Why HTTP said no; a proxy between us and the server may have said so in its own words."""
    try:
        raw = msgspec.json.decode(data)
        return ApiError(str(raw["code"]), decode_value(Msg, raw["why"]), status)
    except (msgspec.DecodeError, KeyError, TypeError):
        return ApiError(f"http-{status}", Msg(f"http-{status}"), status)


def decode_value(kind: Any, raw: Any) -> Any:
    """A value of some type out of plain JSON."""
    inside = get_args(kind)
    match get_origin(kind):
        case None if is_struct(kind):
            return decode_struct(kind, raw)
        case origin if origin in (list, tuple) and inside:
            return origin(decode_value(inside[0], each) for each in raw)
        case origin if origin is dict:
            return {key: decode_value(inside[1], each) for key, each in raw.items()}
        case origin if origin in (Union, UnionType) and isinstance(raw, dict | list):
            return decode_value(kind_of([each for each in inside if is_struct(each)], raw), raw)
    return raw


def is_struct(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, Struct)


def kind_of(kinds: list[type[Struct]], raw: Any) -> Any:
    """Which of several kinds this is: the one whose first field is there."""
    return next((kind for kind in kinds if kind.__struct_fields__[0] in raw), kinds[0] if kinds else None)


def decode_struct(kind: type[Struct], raw: Any) -> Any:
    fields = field_types(kind)
    if kind.__struct_config__.array_like:
        return kind(*(decode_value(hint, each) for hint, each in zip(fields.values(), raw, strict=False)))
    return kind(**{name: decode_value(hint, raw[name]) for name, hint in fields.items() if name in raw})


@cache
def field_types(kind: type[Struct]) -> dict[str, Any]:
    """The types of a Struct's fields, in order."""
    known = get_type_hints(kind) | SCENES.get(kind, {})
    return {name: known[name] for name in kind.__struct_fields__}
