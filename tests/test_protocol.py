"""docs/protocol.md says what the types say: every message, every field, every code, in both directions."""

from __future__ import annotations

import re
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
import pytest
from msgspec import NODEFAULT, Meta, Struct

import tablee
from tablee.client.decoding import SCENES, decode
from tablee.core import scenes, words
from tablee.protocol import hall, messages
from tablee.protocol.setup import Setup
from tablee.server.api import ROUTES
from tablee.server.endpoints import table_socket
from tablee.server.hosting import connections
from tablee.server.net import websocket, websocket_frames
from tablee.server.net.origins import CLIENT_HEADER
from tablee.table import live

PAGE = (Path(__file__).parent.parent / "docs" / "protocol.md").read_text("utf-8")
SOURCE = Path(tablee.__file__).parent
NO_WORD = '""'
FEW = 6  # values that a table's cell has room for; more stand in the text

UP: dict[str, type[Struct]] = {kind.__struct_config__.tag: kind for kind in get_args(messages.AnyUp)}
DOWN: dict[str, type[Struct]] = {kind.__struct_config__.tag: kind for kind in get_args(messages.AnyDown)}
PARTS = [
    Setup, messages.Point, messages.SeatInfo, messages.HandicapProposal, messages.ClockInfo, messages.Said,
    messages.Judged, messages.Trial, messages.Runner, scenes.Stands,
    scenes.Zone, scenes.Piece, scenes.Mine, scenes.Tap, scenes.Pick, scenes.Marks, scenes.Aim, scenes.Cover,
    scenes.Flight, scenes.Ring, scenes.Choice, scenes.Area, words.Msg, words.Person, words.Noun,
]  # fmt: skip
DESCRIBED = {**UP, **DOWN, **{kind.__name__: kind for kind in PARTS}}


# ---- a type in the page's words


def fields(kind: type[Struct]) -> list[tuple[str, str, str]]:
    """Name, type and default of every field, as the page's tables have them."""
    hints = get_type_hints(kind, include_extras=True) | SCENES.get(kind, {})
    info = msgspec.structs.fields(kind)
    shown = [field for field in info if not (issubclass(kind, messages.Up) and field.name == "id")]
    return [(field.name, spelled(hints[field.name]), default(field)) for field in shown]


def default(field: Any) -> str:
    value = field.default if field.default_factory is NODEFAULT else field.default_factory()
    return "" if value is NODEFAULT else f"`{msgspec.json.encode(value).decode()}`"


def spelled(hint: Any) -> str:
    origin, inside = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return bounded(spelled(inside[0]), inside[1])
    if origin is Literal:
        return " ".join(f"`{NO_WORD if value == '' else value}`" for value in inside) if len(inside) <= FEW else "word"
    if origin in (list, tuple):
        return f"list of {spelled(inside[0])}"
    if origin is dict:
        return f"map to {spelled(inside[1])}"
    if origin in (Union, UnionType):
        named = [spelled(each) for each in inside if each is not NoneType]
        return " or ".join(named + ["null"] * (NoneType in inside))
    if isinstance(hint, type) and issubclass(hint, Struct):
        return hint.__name__
    return {int: "integer", float: "number", bool: "boolean", str: "string"}.get(hint, "anything")


def bounded(name: str, meta: Meta) -> str:
    if meta.ge is not None:
        return f"{name} {meta.ge} to {meta.le}"
    return name if meta.max_length is None else f"{name}, at most {meta.max_length}"


# ---- the page


def section(name: str) -> str:
    """What stands under a heading of the page, up to the next."""
    found = re.search(rf"^### `{re.escape(name)}`\n(.*?)(?=^##|\Z)", PAGE, re.S | re.M)
    assert found, f"docs/protocol.md has no section ### `{name}`"
    return found[1]


def table(name: str) -> list[tuple[str, ...]]:
    """The first columns of the table in a section."""
    lines = re.findall(r"^\| `.*\|$", section(name), re.M)
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    return [(field.strip("`"), kind, value) for field, kind, value, _ in cells]


@pytest.mark.parametrize("name", DESCRIBED)
def test_every_field_stands_in_the_page_and_nothing_else_does(name: str) -> None:
    assert table(name) == fields(DESCRIBED[name])


def test_the_page_has_no_section_of_something_that_is_not_there() -> None:
    assert set(re.findall(r"^### `(\w+)`", PAGE, re.M)) == set(DESCRIBED)


def example(name: str) -> bytes:
    found = re.search(r"```json\n(.*?)```", section(name), re.S)
    assert found, f"docs/protocol.md has no example of {name}"
    return found[1].encode()


@pytest.mark.parametrize("name", UP)
def test_the_example_of_what_is_sent_would_be_understood(name: str) -> None:
    assert type(messages.DECODER.decode(example(name))) is UP[name]


@pytest.mark.parametrize("name", DOWN)
def test_the_example_of_what_comes_has_only_what_can_come(name: str) -> None:
    message = decode(example(name))
    assert type(message) is DOWN[name]
    again = msgspec.json.decode(msgspec.json.encode(message))
    assert again == msgspec.json.decode(example(name)), "something in it is not known, or is a default"


@pytest.mark.parametrize("alias", [scenes.Kind, scenes.Form, scenes.State])
def test_every_word_of_the_scenes_is_explained(alias: Any) -> None:
    for value in get_args(alias):
        assert f"`{value or NO_WORD}`" in PAGE, value


def test_every_route_stands_in_the_page_and_no_other() -> None:
    listed = re.findall(r"^\| `([A-Z]+) (/\S*)` \| (.*?) \| (.*?) \|$", PAGE, re.M)
    assert listed == [(route.method, route.path, route.about, route.who) for route in ROUTES]


# ---- codes


def codes_in(*folders: str) -> set[str]:
    """The codes of all refusals that the source can make."""
    found: set[str] = set()
    for file in [path for folder in folders for path in (SOURCE / folder).rglob("*.py")]:
        text = file.read_text("utf-8")
        found |= set(re.findall(r'\bRefusal\("([\w-]+)"', text))
        found |= set(re.findall(r'\b(?:No|HttpRefusal)\(\s*(?:code=|\d+, )"([\w-]+)"', text))
        found |= set(re.findall(r'\brefusal\(\s*(?:\d+|\w+\.\w+), "([\w-]+)"', text))
    return found


def listed(heading: str) -> set[str]:
    found = re.search(rf"^## {heading}\n(.*?)(?=^## |\Z)", PAGE, re.S | re.M)
    assert found, heading
    return set(re.findall(r"^\| `([\w-]+)`", found[1], re.M))


def test_every_code_of_a_refusal_is_explained_and_can_happen() -> None:
    assert listed("Refusals") == codes_in("table", "server", "hall")


def test_every_message_to_and_from_a_room_is_named() -> None:
    (room,) = re.findall(r"^## A socket to a room\n(.*?)(?=^## )", PAGE, re.S | re.M)
    for kind in (*get_args(hall.AnyUp), *get_args(hall.AnyDown)):
        assert f"`{kind.__struct_config__.tag}`" in room or kind is messages.Bye


def test_every_close_code_is_explained() -> None:
    ours = {
        live.TAKEN_OVER, live.RESTART, table_socket.REFUSED, connections.FORGOTTEN, websocket.NOT_TEXT, websocket.FAULT,
        websocket.TOO_SLOW, websocket_frames.BROKEN, websocket_frames.BAD_UTF8, websocket_frames.FLOOD,
        websocket_frames.TOO_BIG,
    }  # fmt: skip
    assert listed("Close codes") == {str(code) for code in ours}


def test_what_a_program_has_to_say_at_the_door_is_told() -> None:
    assert f"`{CLIENT_HEADER}: 1`" in PAGE
    assert f"`{table_socket.PROTOCOL}`" in PAGE
    assert f"`{table_socket.TICKET}" in PAGE
