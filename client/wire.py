"""The types of the wire for the browser, from the Python ones: `python client/wire.py` writes src/protocol/wire.ts."""

from __future__ import annotations

from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from msgspec import Struct
from msgspec.structs import fields

from tablee.core.scenes import Flight, Ring, Scene
from tablee.core.words import Msg, Sentence
from tablee.protocol.messages import AnyDown, AnyUp, Frame
from tablee.server import api
from tablee.server.http.routes import ROUTES, Shown

OUT = Path(__file__).parent / "src" / "protocol" / "wire.ts"
HEAD = "// Written by client/wire.py from the Python types: change those.\n"
BY_HAND = {  # what Python leaves open, because it is encoded in parts or holds sentences
    ("Frame", "table"): "Zone[]",
    ("Frame", "mine"): "Mine",
    ("Said", "flights"): "Flight[]",
    ("Said", "rings"): "Ring[]",
    ("Room", "brief"): "Piece[]",
    ("Room", "captions"): "Msg[]",
}
PLAIN = {Any: "unknown", NoneType: "null", bool: "boolean", int: "number", float: "number", str: "string"}


class Writer:
    """Each struct once, in the order in which they are met."""

    def __init__(self) -> None:
        self.written: dict[str, str] = {}

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
        if name not in self.written:
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


def written() -> str:
    """All that is sent and received."""
    writer = Writer()
    unions = [f"export type Up = {writer.name(AnyUp)};\n", f"export type Down = {writer.name(AnyDown)};\n"]
    for kind in (Scene, Flight, Ring, *(kind for route in ROUTES for kind in (route.gives, route.takes, route.asks))):
        if isinstance(kind, type):
            writer.name(kind)
    return "\n".join([HEAD, *writer.written.values(), *unions])


def main() -> None:
    """Written only if it changed, so that nothing is built twice."""
    assert api  # whose import declares the routes
    text = written()
    if not OUT.exists() or OUT.read_text("utf-8") != text:
        OUT.parent.mkdir(exist_ok=True)
        OUT.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
