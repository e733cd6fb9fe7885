"""The types of the wire for the browser, from the Python ones: `python client/wire.py` writes src/protocol/wire.ts, and
hall-wire.ts for what goes over the socket of a hall: some names mean something else there."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from msgspec import Struct
from msgspec.structs import fields

from tablee.core.scenes import Flight, Ring, Scene
from tablee.core.words import Msg, Sentence
from tablee.protocol import hall
from tablee.protocol.messages import AnyDown, AnyUp, Frame
from tablee.server import api
from tablee.server.http.routes import ROUTES, Shown

FOLDER = Path(__file__).parent / "src" / "protocol"
HEAD = "// Written by client/wire.py from the Python types: change those.\n"
BY_HAND = {  # what Python leaves open, because it is encoded in parts or holds sentences
    ("Frame", "table"): "Zone[]",
    ("Frame", "mine"): "Mine",
    ("Said", "flights"): "Flight[]",
    ("Said", "rings"): "Ring[]",
    ("Room", "brief"): "Piece[]",
    ("Room", "captions"): "Msg[]",
    ("Glance", "frame"): "Frame | null",
}
OVER_HTTP = (hall.NewHall, hall.OpenedHall, hall.HallAbout, hall.ComeIn, hall.CameIn, hall.LeadWith)
PLAIN = {Any: "unknown", NoneType: "null", bool: "boolean", int: "number", float: "number", str: "string"}


class Writer:
    """Each struct once, in the order in which they are met; what another file has comes from there."""

    def __init__(self, there: Mapping[str, type[Struct]] | None = None) -> None:
        self.written: dict[str, str] = {}
        self.structs: dict[str, type[Struct]] = {}
        self.there = there or {}
        self.imported: set[str] = set()

    def name(self, kind: Any) -> str:
        """How TypeScript calls a type."""
        if kind == Sentence:
            return self.name(Msg)
        if kind == Shown:
            return self.name(Frame)
        if kind in PLAIN:
            return PLAIN[kind]
        if isinstance(kind, type) and issubclass(kind, Struct):
            return self.struct(kind)
        origin, inner = get_origin(kind), get_args(kind)
        if origin is Annotated:
            return self.name(inner[0])
        if origin is Literal:
            return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in inner)
        if origin in (Union, UnionType):
            return " | ".join(dict.fromkeys(map(self.name, inner)))
        if origin is list or (origin is tuple and inner[1:] == (...,)):
            found = self.name(inner[0])
            return f"({found})[]" if "|" in found else f"{found}[]"
        if origin is tuple:
            return f"[{', '.join(map(self.name, inner))}]"
        if origin is dict:
            return f"Record<string, {self.name(inner[1])}>"
        raise TypeError(f"no TypeScript for {kind}")

    def struct(self, kind: type[Struct]) -> str:
        name = kind.__name__
        if self.there.get(name) is kind:
            self.imported.add(name)
        elif name not in self.written:
            self.structs[name] = kind
            self.written[name] = ""  # it may mention itself
            self.written[name] = self.definition(kind)
        return name

    def definition(self, kind: type[Struct]) -> str:
        """What has a default may be left out, in both directions."""
        name, config, hints = kind.__name__, kind.__struct_config__, get_type_hints(kind, include_extras=True)
        lines = [f'{config.tag_field}: "{config.tag}"'] if config.tag_field else []
        for field in fields(kind):
            found = BY_HAND.get((name, field.name)) or self.name(hints[field.name])
            lines.append(f"{field.name}{'' if field.required else '?'}: {found}")
        if config.array_like:
            return f"export type {name} = [{', '.join(lines)}];\n"
        return f"export interface {name} {{\n" + "".join(f"  {line};\n" for line in lines) + "}\n"


def written() -> Writer:
    """All that is sent and received."""
    writer = Writer()
    unions = {"Up": writer.name(AnyUp), "Down": writer.name(AnyDown)}
    for kind in (Scene, Flight, Ring, *(kind for route in ROUTES for kind in (route.gives, route.takes, route.asks))):
        if isinstance(kind, type):
            writer.name(kind)
    return named(writer, unions)


def written_of_halls(there: Writer) -> Writer:
    """All that is sent and received by the socket of a hall, and what opens one."""
    writer = Writer(there.structs)
    unions = {"HallUp": writer.name(hall.AnyUp), "HallDown": writer.name(hall.AnyDown)}
    writer.name(Frame)
    for kind in OVER_HTTP:
        writer.name(kind)
    return named(writer, unions)


def named(writer: Writer, unions: Mapping[str, str]) -> Writer:
    writer.written |= {name: f"export type {name} = {union};\n" for name, union in unions.items()}
    return writer


def text(writer: Writer) -> str:
    """The file; what it has from the other is passed on, so that a page finds all of a hall in one place."""
    given = ", ".join(sorted(writer.imported))
    brought = [f'import type {{ {given} }} from "./wire";\nexport type {{ {given} }};\n'] if given else []
    return "\n".join([HEAD, *brought, *writer.written.values()])


def main() -> None:
    """Written only if they changed, so that nothing is built twice."""
    assert api  # whose import declares the routes
    FOLDER.mkdir(exist_ok=True)
    every = written()
    for name, writer in (("wire.ts", every), ("hall-wire.ts", written_of_halls(every))):
        path, found = FOLDER / name, text(writer)
        if not path.exists() or path.read_text("utf-8") != found:
            path.write_text(found, "utf-8")


if __name__ == "__main__":
    main()
