"""Every limit and default of a server, each with its reason in a line; from the command line or from TABLEE_NAME."""

from __future__ import annotations

import argparse
import os
import re
import unicodedata
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta, Struct
from msgspec.inspect import BoolType, Metadata, StructType

ENVIRONMENT = "TABLEE_"
LONGEST_WORD = 64  # letters of a word that houses share for their day
MOST_WORKERS = 64
WORDS = ("push",)  # settings of which `on` and `off` are two of several values


class BadSetting(ValueError):
    """A setting that does not exist or a value it does not take."""


def whole(low: int, high: int, about: str) -> Any:
    return Meta(ge=low, le=high, description=about)


def said(about: str) -> Any:
    return Meta(description=about)


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a server is run."""

    host: Annotated[str, said("where to listen; 0.0.0.0 lets the whole network in")] = "127.0.0.1"
    port: Annotated[int, whole(0, 65535, "the port; 0 takes any that is free")] = 8137
    data: Annotated[str, said("the folder where everything is kept")] = ""
    database: Annotated[str, said("keep it in PostgreSQL instead, as postgresql://user@host/name")] = ""
    public_address: Annotated[str, said("how people reach the house from outside, as https://play.example")] = ""
    workers: Annotated[str, said("processes that play the tables, one for each core: a number, or auto")] = "1"
    open_browser: Annotated[bool, said("show the game in this machine's browser as soon as the house is open")] = False
    door: Annotated[str, said("a word that newcomers have to say; without one, everybody may come in")] = ""
    proxies: Annotated[str, said("addresses whose X-Forwarded-For is believed, with commas between")] = "127.0.0.1,::1"

    day: Annotated[str, said("where deals of the day come from: house, circle:WORD, public, public:WORD, or off")] = (
        "house"
    )
    day_relays: Annotated[str, said("whom public asks, two or more that must agree, with commas between")] = (
        "https://api.drand.sh,https://drand.cloudflare.com"
    )

    # telling people who asked for it that a table waits for them
    push: Annotated[
        Literal["auto", "on", "off"],
        said("tell devices that it is their turn, through the push services of their browsers: auto, on or off"),
    ] = "auto"
    push_services: Annotated[str, said("the only services it speaks to, and names below them; with commas between")] = (
        "fcm.googleapis.com,push.services.mozilla.com,push.apple.com,notify.windows.com"
    )

    # how much is kept, and how long
    keep_days: Annotated[int, whole(1, 36500, "how long records and closed tables are kept")] = 365
    name_days: Annotated[int, whole(1, 36500, "a name nobody used for so long goes, unless its records are kept")] = 30
    idle_days: Annotated[int, whole(1, 3650, "a table nobody has come to for so long is closed")] = 14
    slow_days: Annotated[int, whole(1, 3650, "a table over days at which nobody moved for so long is closed")] = 90
    empty_minutes: Annotated[int, whole(1, 1440, "a table nobody ever sat down at is closed after so long")] = 30
    sleep_minutes: Annotated[int, whole(1, 1440, "a table nobody is at leaves the memory after so long")] = 10

    # how many
    tables: Annotated[int, whole(1, 1_000_000, "open tables in all")] = 5000
    tables_a_person: Annotated[int, whole(1, 1000, "open tables of one host")] = 20
    tables_an_address: Annotated[int, whole(1, 1_000_000, "open tables of one address: a school has one for all")] = (
        1000
    )
    sockets: Annotated[int, whole(1, 1_000_000, "sockets in all")] = 20_000
    sockets_a_person: Annotated[int, whole(1, 1000, "tabs of one person")] = 12
    sockets_an_address: Annotated[int, whole(1, 1_000_000, "sockets of one address: a school has one for all")] = 500
    connections_an_address: Annotated[
        int, whole(1, 1_000_000, "connections of one address, sockets among them: a browser has up to six more")
    ] = 1000
    people: Annotated[int, whole(1, 100_000_000, "people whose names are known")] = 200_000

    # how often: so many at once, and so many a minute
    opened_at_once: Annotated[int, whole(1, 10_000, "tables one person opens in a row")] = 6
    opened_a_minute: Annotated[int, whole(1, 10_000, "and then a minute")] = 3
    address_opens_at_once: Annotated[int, whole(1, 100_000, "tables that one address opens in a row")] = 150
    address_opens_an_hour: Annotated[int, whole(1, 100_000, "and then an hour")] = 300
    handshakes_at_once: Annotated[int, whole(1, 100_000, "sockets that one address opens in a row")] = 200
    handshakes_a_minute: Annotated[int, whole(1, 100_000, "and then a minute")] = 600
    tickets_at_once: Annotated[int, whole(1, 100_000, "tickets that one person takes in a row")] = 30
    tickets_a_minute: Annotated[int, whole(1, 100_000, "and then a minute")] = 60
    newcomers_at_once: Annotated[int, whole(1, 100_000, "people who come from one address in a row")] = 60
    newcomers_a_minute: Annotated[int, whole(1, 100_000, "and then a minute")] = 30
    guesses_at_once: Annotated[
        int, whole(1, 10_000, "wrong codes from one address in a row; wrong links and keys apart")
    ] = 30
    guesses_a_minute: Annotated[int, whole(1, 10_000, "and then a minute")] = 20
    studies_at_once: Annotated[int, whole(1, 100_000, "matches that one person sees again or checks in a row")] = 200
    studies_a_minute: Annotated[int, whole(1, 100_000, "and then a minute")] = 120
    elsewhere_at_once: Annotated[
        int, whole(1, 10_000, "matches played without a server that one person gives in a row")
    ] = 20
    elsewhere_a_minute: Annotated[int, whole(1, 10_000, "and then a minute")] = 6
    photos_at_once: Annotated[int, whole(1, 10_000, "decks of photographs that one person sends in a row")] = 6
    photos_a_minute: Annotated[int, whole(1, 10_000, "and then a minute")] = 1
    requests_at_once: Annotated[int, whole(1, 1_000_000, "requests from one address in a row")] = 3000
    requests_a_minute: Annotated[int, whole(1, 1_000_000, "and then a minute")] = 6000
    cpu_ms_at_once: Annotated[int, whole(1, 10_000_000, "processor time that one address may use in a row")] = 10_000
    cpu_ms_a_minute: Annotated[int, whole(1, 1_000_000, "and then a minute: a quarter of a core")] = 15_000
    messages_at_once: Annotated[int, whole(1, 10_000, "messages a socket sends in a row")] = 40
    messages_a_second: Annotated[int, whole(1, 10_000, "and then a second")] = 20
    address_messages_at_once: Annotated[int, whole(1, 1_000_000, "messages of all sockets of one address in a row")] = (
        4000
    )
    address_messages_a_second: Annotated[int, whole(1, 1_000_000, "and then a second: two for each socket")] = 1000

    # patience
    body_bytes: Annotated[int, whole(1024, 10_000_000, "the longest request")] = 16 * 1024
    header_seconds: Annotated[int, whole(1, 600, "how long somebody may take to say what they want")] = 10
    body_seconds: Annotated[int, whole(1, 600, "how long a request may take to arrive")] = 10
    reader_seconds: Annotated[int, whole(1, 600, "how long somebody may take nothing of what they asked for")] = 15
    ticket_seconds: Annotated[int, whole(1, 600, "how long a ticket for a socket is good")] = 10
    handover_seconds: Annotated[int, whole(10, 86_400, "how long a link to another device is good")] = 300
    stop_seconds: Annotated[int, whole(1, 600, "how long the house takes to stop at most")] = 10
    strikes: Annotated[int, whole(1, 1000, "faults of a socket before it is closed; a minute forgives one")] = 10

    # with PostgreSQL
    node: Annotated[str, said("the name of this node among others; made up once, and kept in the folder")] = ""
    database_connections: Annotated[
        int, whole(1, 1000, "connections to it, besides one for rows and one for leases")
    ] = 4
    database_seconds: Annotated[int, whole(1, 600, "how long to wait for it before it counts as away")] = 5
    nats: Annotated[str, said("one of many nodes, which reach each other by nats://host:4222")] = ""
    lease_ms: Annotated[int, whole(300, 600_000, "a node that is not heard of for so long has lost its tables")] = 2000
    follow: Annotated[bool, said("give a table to the node by which all its people come, between two matches")] = True

    # beside the server
    thinkers: Annotated[int, whole(1, 64, "processes in which bots think that take their time")] = 2
    picture_threads: Annotated[int, whole(1, 64, "threads that cut pictures")] = 2
    draw_ahead: Annotated[bool, said("render the pictures of DIFFERENCE and Diferencio before they are wanted")] = True

    @property
    def day_source(self) -> DaySource:
        return read_day(self.day, self.day_relays)

    @property
    def worker_count(self) -> int:
        return own_cores() if self.workers == "auto" else int(self.workers)

    @property
    def unused_days(self) -> int:
        """How long names are kept without use: longer than tables are, so that nobody's goes while they have a seat."""
        return max(self.name_days, self.idle_days + 1)

    @property
    def pushes(self) -> bool:
        """Are devices told anything? Browsers take it only from pages that came by https."""
        return self.push == "on" or (self.push == "auto" and self.public_address.startswith("https:"))

    @property
    def folder(self) -> Path:
        return Path(self.data).expanduser() if self.data else default_folder()


def own_cores() -> int:
    """Those this process may use."""
    found = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return min(found, MOST_WORKERS)


class DaySource(NamedTuple):
    """Where the deals of the day come from."""

    kind: str  # house, circle, public or off
    word: str = ""  # that houses share
    relays: Sequence[str] = ()


def read_day(text: str, relays: str) -> DaySource:
    kind, colon, word = text.partition(":")
    word = unicodedata.normalize("NFC", word.strip())
    kind = {"false": "off"}.get(kind, kind)  # as all that is off
    if kind not in ("house", "circle", "public", "off") or (kind == "circle") > bool(word):
        raise BadSetting(
            "day: it is house, circle:WORD, public, public:WORD or off"
        )  # not repeated: a word is a secret
    if (colon and kind in ("house", "off")) or len(word) > LONGEST_WORD:
        raise BadSetting(f"day: a word comes after circle: or public:, and is at most {LONGEST_WORD} letters long")
    asked = [each.strip().rstrip("/") for each in relays.split(",") if each.strip()]
    if kind == "public" and (
        len(set(asked)) < 2 or any(urlsplit(each).scheme not in ("http", "https") for each in asked)
    ):
        raise BadSetting("day_relays: two addresses or more, like https://api.drand.sh, with a comma between")
    return DaySource(kind, word, asked)


# A name that all networks know, never a number: what is sent must not go to the house's own network.
PUBLIC_NAME = re.compile(r"(?=.{4,253}\Z)(?:[a-z0-9-]{1,63}\.)+[a-z]{2,63}\Z", re.I)
AT_HOME = ("local", "localhost", "internal", "lan", "home", "arpa", "localdomain")


def is_public_name(name: str) -> bool:
    return PUBLIC_NAME.match(name) is not None and name.lower().rpartition(".")[2] not in AT_HOME


def default_folder() -> Path:
    shared = os.environ.get("LOCALAPPDATA" if os.name == "nt" else "XDG_DATA_HOME")
    return (Path(shared) if shared else Path.home() / ".local" / "share") / "tablee"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """A flag for each setting; what is not given comes from the environment."""
    info = msgspec.inspect.type_info(Settings)
    assert isinstance(info, StructType)
    for field in info.fields:
        extra = (field.type.extra_json_schema or {}) if isinstance(field.type, Metadata) else {}
        kind = field.type.type if isinstance(field.type, Metadata) else field.type
        usual = "" if field.default == "" else f" ({str(field.default).lower()})"
        shape = "on|off" if isinstance(kind, BoolType) else field.name.rpartition("_")[2].upper()
        flag = f"--{field.name.replace('_', '-')}"
        parser.add_argument(flag, metavar=shape, help=f"{extra.get('description', '')}{usual}".replace("%", "%%"))


def read(given: Mapping[str, Any], environment: Mapping[str, str]) -> Settings:
    """The settings somebody asked for: flags first, then TABLEE_NAME, then the defaults."""
    chosen: dict[str, Any] = {}
    for name in Settings.__struct_fields__:
        value = given.get(name)
        value = environment.get(ENVIRONMENT + name.upper()) if value is None else value
        if value is not None:
            chosen[name] = value if name in WORDS else {"on": "true", "off": "false"}.get(value, value)
    try:
        return checked(msgspec.convert(chosen, Settings, strict=False))
    except msgspec.ValidationError as error:
        what, _, where = str(error).partition(" - at `$.")
        raise BadSetting(f"{where.rstrip('`')}: {what}") from error


def checked(settings: Settings) -> Settings:
    """A database is of one kind; and an address that browsers could not have as their origin would let nobody in."""
    if settings.database and urlsplit(settings.database).scheme not in ("postgresql", "postgres"):
        raise BadSetting("database: it is like postgresql://user@host/name")  # not repeated: there may be a password
    if settings.nats and not settings.database:
        raise BadSetting("nats: several nodes share a database, so --database is needed as well")
    check_workers(settings)
    read_day(settings.day, settings.day_relays)
    for name in settings.push_services.split(","):
        if name.strip() and not is_public_name(name.strip()):
            raise BadSetting(f"push_services: they are names like push.example, not {name!r}")
    address = settings.public_address.rstrip("/")
    if not address:
        return settings
    parts = urlsplit(address)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.path or parts.query or parts.username:
        raise BadSetting(f"public_address: it is like https://play.example, not {settings.public_address!r}")
    usual = {"http": ":80", "https": ":443"}[parts.scheme]  # browsers leave it out of an origin
    return msgspec.structs.replace(settings, public_address=address.lower().removesuffix(usual))


def check_workers(settings: Settings) -> None:
    asked = settings.workers
    if asked != "auto" and not (re.fullmatch("[1-9][0-9]?", asked) and int(asked) <= MOST_WORKERS):
        raise BadSetting(f"workers: a number from 1 to {MOST_WORKERS}, or auto")
    if asked != "1" and settings.database:
        raise BadSetting("workers: with --database, start a node for each core instead")
