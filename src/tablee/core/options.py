"""A game's switches: a frozen Struct whose fields are names, types and defaults; the only place they are written."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Annotated, Any, ClassVar, Literal, TypeVar

import msgspec
from msgspec import Meta, Struct
from msgspec.inspect import BoolType, FloatType, IntType, LiteralType, StructType, Type, UnionType

Seconds = Annotated[int, Meta(ge=3, le=600)]


class Options(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every game has. `first` is a rule (COM-1) or, inside a series, the seat itself."""

    first: Literal["random", "host", "loser", "winner"] | Annotated[int, Meta(ge=0, le=9)] = "random"
    pace: Literal["normal", "relaxed", "none", "days"] = "normal"
    over_days: ClassVar[Mapping[str, Any] | None] = None  # with which options it is played at a pace of days; none: it
    # cannot be, because somebody may be first in it


class BadOption(ValueError):
    """An option that does not exist or a value it does not take; the message names what is allowed."""


class Switch(Struct, frozen=True):
    """One option as people choose it: a value of a list (the default first), a number between bounds, or either."""

    name: str
    default: Any
    values: list[Any] = []
    low: float | None = None
    high: float | None = None

    def read(self, given: Any) -> Any:
        """The value that is meant, by a program or by somebody at a keyboard; anything else is a BadOption."""
        for value in self.values:
            if (given == value and isinstance(given, bool) == isinstance(value, bool)) or given == spelled(value):
                return value
        if self.low is not None and self.high is not None and not isinstance(given, bool):
            try:
                number = type(self.default)(given) if not self.values else int(given)
            except (TypeError, ValueError, OverflowError):
                number = None
            is_meant = isinstance(given, str) or number == given  # 8.9 seconds are not 8
            if number is not None and self.low <= number <= self.high and is_meant:
                return number
        raise BadOption(f"option {self.name} cannot be {given!r}; it is one of: {self.allowed()}")

    def allowed(self) -> str:
        words = [spelled(value) for value in self.values]
        if self.low is not None and self.high is not None:
            words.append(f"a number from {self.low:g} to {self.high:g}")
        return ", ".join(words)


def spelled(value: Any) -> str:
    """A value as it is typed and as its words are keyed."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


@cache
def switches(kind: type[Options]) -> list[Switch]:
    info = msgspec.inspect.type_info(kind)
    assert isinstance(info, StructType)
    found = [switch(field.name, field.type, field.default) for field in info.fields]
    return found if kind.over_days is not None else [without_days(each) for each in found]


def without_days(found: Switch) -> Switch:
    """The pace of a game that cannot be played over days."""
    if found.name != "pace":
        return found
    return msgspec.structs.replace(found, values=[value for value in found.values if value != "days"])


def switch(name: str, kind: Type, default: Any) -> Switch:
    match kind:
        case BoolType():
            return Switch(name, default, [default, not default])
        case LiteralType(values=choices):
            return Switch(name, default, [default, *sorted(str(each) for each in choices if each != default)])
        case IntType(ge=low, le=high) | FloatType(ge=low, le=high):
            return Switch(name, default, [], low, high)
        case UnionType(types=types):
            parts = [switch(name, each, default) for each in types]
            values = [value for part in parts for value in part.values]
            bounds = next(part for part in parts if part.low is not None)
            return Switch(name, default, values, bounds.low, bounds.high)
    raise TypeError(f"option {name}: a switch is a bool, a Literal or a bounded number, not {kind}")


def asks_for(name: str, prefix: str, given: Mapping[str, Any]) -> bool:
    """Is this option among those that were given, by any of its names?"""
    return any(spelling in given for spelling in (name, f"com_{name}", f"{prefix}_{name}"))


Opt = TypeVar("Opt", bound=Options)


@cache
def usual(kind: type[Opt]) -> Opt:
    """A game's options as nobody chose them: frozen, so one will do for all."""
    return kind()


def read(kind: type[Opt], prefix: str, given: Mapping[str, Any]) -> Opt:
    """Options from keywords or the command line; the rulebook's own names (der_deck, com_pace) are understood too."""
    if not given:
        nothing_chosen: Opt = usual(kind)
        return nothing_chosen
    known = {switch.name: switch for switch in switches(kind)}
    chosen: dict[str, Any] = {}
    for name, value in given.items():
        short = name if name in known else name.removeprefix("com_").removeprefix(f"{prefix}_")
        if short not in known:
            raise BadOption(f"unknown option {name!r}; there are: {', '.join(known)}")
        chosen[short] = known[short].read(value)
    return kind(**chosen)
