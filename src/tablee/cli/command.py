"""The one command: tablee."""

from __future__ import annotations

import argparse
import gc
import io
import json
import math
import os
import re
import secrets
import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any

from rich.console import Console
from rich.table import Table

from tablee.bots.players import NAMES
from tablee.cli import lab_arguments
from tablee.cli.build import build_line
from tablee.cli.terminal import Keyboard, Quit, Terminal, keyboard, number_in
from tablee.core.match import Match
from tablee.core.options import spelled
from tablee.core.records import LARGEST, BadRecord, Committed, Seeded, without_seats
from tablee.core.registry import evenings, faults, game, games, seats_of
from tablee.core.words import LANGUAGES, Msg, Words, msg
from tablee.matches.replay import new, replay, verify
from tablee.matches.series import Series, keys_of
from tablee.server.base import settings


def main(arguments: list[str] | None = None) -> int:
    """What `tablee` does; the answer is the exit code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a pipe on Windows knows few letters, and no QR code
    given = parser().parse_args(sys.argv[1:] if arguments is None else arguments)
    words = Words(given.lang)
    console = Console(soft_wrap=True)
    try:
        return int(given.run(given, words, console))
    except (ValueError, OSError) as error:
        print(f"tablee: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


def parser() -> argparse.ArgumentParser:
    about = (
        "Nine French family games. Without a command: opens the games in the browser, for every phone in the house too."
    )
    top = argparse.ArgumentParser(prog="tablee", description=about)
    top.add_argument("--version", action="version", version=build_line())
    top.set_defaults(run=run_at_home, lang=own_language())
    speaking = argparse.ArgumentParser(add_help=False)
    speaking.add_argument("--lang", choices=LANGUAGES, default=own_language(), help="the language to speak")
    commands = top.add_subparsers(metavar="COMMAND")

    def command(name: str, run: Any, about: str) -> argparse.ArgumentParser:
        made = commands.add_parser(name, help=about, description=about, parents=[speaking])
        made.set_defaults(run=run)
        return made

    command("games", show_games, "list the games")
    made = command("rules", show_rules, "read a game's rules, and its options")
    made.add_argument("key", metavar="KEY", help="a game's key, as `tablee games` lists them")
    made = command("play", play, "play in the terminal against bots")
    made.add_argument(
        "key", metavar="KEY", nargs="?", help="a game's key or an evening's, as `tablee games` lists them"
    )
    made.add_argument("--seats", type=int, metavar="N", help="how many play, you included")
    made.add_argument("--seed", type=int, metavar="S", help="the same seed deals the same cards")
    made.add_argument("--option", "-o", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    made.add_argument("--series", metavar="LENGTH", help="several matches: a number, n_players or points:150")
    made.add_argument("--bots", type=lab_arguments.names, default="family", metavar="NAMES", help=", ".join(NAMES))
    made.add_argument("--watch", action="store_true", help="let a bot take your seat too")
    made.add_argument("--speed", type=float, default=1.0, metavar="X", help="run the clock X times as fast")
    made.add_argument("--record", type=Path, metavar="FILE", help="keep the match: it can be replayed and verified")
    made = command("replay", show_replay, "tell a recorded match again")
    made.add_argument("file", type=Path, metavar="FILE")
    made.add_argument("--seat", type=int, metavar="N", help="as this seat heard it (0, 1, ...); else as a spectator")
    made = command("verify", show_verdict, "check a record: the commitment, the deal and every move")
    made.add_argument("file", type=Path, metavar="FILE")
    made.add_argument("--day-key", type=day_key, metavar="HEX", help="that it was the deal of the day with this key")
    made = command("pictures", make_pictures, "draw every card, tile, die, board and box, with a page to look at them")
    made.add_argument("folder", type=Path, metavar="FOLDER", nargs="?", default=Path("pictures"), help="where to")
    made = command("print", print_game, "make a PDF to print, cut and play")
    made.add_argument("key", metavar="KEY", help="a game's key, as `tablee games` lists them")
    made.add_argument("--paper", choices=("a4", "letter"), default="a4", help="the paper in the printer")
    made.add_argument("--large", action="store_true", help="larger cards and words")
    made.add_argument("--contrast", action="store_true", help="high contrast: black lines on light grounds")
    made.add_argument(
        "--seed", default="", metavar="WORD", help="cards of new pictures, composed from a word or a number"
    )
    made.add_argument(
        "--world", default="", help="where those pictures are, if there are several: market, beach, village, station"
    )
    made.add_argument("--out", type=Path, metavar="FILE", help="the PDF; KEY.pdf unless told otherwise")
    made = command(
        "page", make_page, "make a folder for any static host: all games without a server, and without a network"
    )
    made.add_argument("--out", type=Path, metavar="DIR", default=Path("page"), help="where to; it is written anew")
    made.add_argument("--language", choices=LANGUAGES, default=LANGUAGES[0], help="of who comes for the first time")
    made = command("serve", run_server, "start the server: tables in the browser, for everybody who can reach it")
    settings.add_arguments(made)
    made = command("migrate", migrate, "bring a server's data to the newest version")
    made.add_argument("--data", metavar="DIR", help="the server's data folder")
    made.add_argument("--database", metavar="URL", help="or its database, as postgresql://user@host/name")
    made = command("copy", copy, "copy a server's data from one store into another, which is empty")
    made.add_argument("--from", dest="here", required=True, metavar="STORE", help="sqlite:DIR or postgresql://…")
    made.add_argument("--to", dest="there", required=True, metavar="STORE", help="sqlite:DIR or postgresql://…")
    made = command("backup", backup, "copy a server's data folder, while the server runs on")
    made.add_argument("--data", metavar="DIR", help="the server's data folder")
    made.add_argument("--rooms", action="store_true", help="also the rooms that are open, which are left out otherwise")
    made.add_argument("to", type=Path, metavar="TO", help="a folder that is not there yet")
    made = command("photos", photos, "list the decks of photographs of a server, or delete one for good")
    made.add_argument("--data", metavar="DIR", help="the server's data folder")
    made.add_argument("what", choices=("list", "remove"), help="what to do")
    made.add_argument("id", nargs="?", default="", metavar="ID", help="the deck that goes")
    made = command("think", think, "let the bots of a server of several nodes think on this machine")
    made.add_argument("--nats", metavar="URL", help="where the nodes talk, as nats://host:4222")
    made.add_argument("--database", metavar="URL", help="the server's database, as postgresql://user@host/name")
    made.add_argument("--thinkers", metavar="N", help="how many think at a time")
    made = command("simulate", lab_command("run_simulate"), "play many matches of a game and count")
    lab_arguments.add_simulate(made)
    made = command("arena", lab_command("run_arena"), "let bots play each other until it is clear who is better")
    lab_arguments.add_arena(made)
    made = command("balance", lab_command("run_balance"), "write a report on how fair and how long the games are")
    lab_arguments.add_balance(made)
    made = command("train", lab_command("run_train"), "let a net learn a game by playing against itself")
    lab_arguments.add_train(made)
    made = command("check-game", check_game, "say what a game of your own still lacks")
    made.add_argument("package", metavar="PACKAGE", help="a package with a GAME in it")
    return top


def own_language() -> str:
    """French or English, as the machine speaks."""
    spoken = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or "fr"
    return "en" if spoken.startswith("en") else "fr"


def title(words: Words, key: str) -> str:
    return words.say(Msg(f"{key}-name"))


# ---- reading


def show_games(given: argparse.Namespace, words: Words, console: Console) -> int:
    table = Table(box=None, pad_edge=False)
    for heading in (msg("cli-key"), msg("cli-game"), msg("cli-players"), msg("cli-about")):
        table.add_column(words.say(heading), overflow="fold")
    for key, found in games().items():
        table.add_row(key, title(words, key), players(found.seats), words.say(Msg(f"{key}-about")))
    for key, evening in evenings().items():
        name, about = words.say(msg("house-evening-name")), words.say(msg("house-evening-about"))
        table.add_row(key, name, players(seats_of(evening)), about)
    console.print(table)
    return 0


def players(seats: range) -> str:
    """2–4, or 2 where that is all."""
    return f"{seats[0]}–{seats[-1]}" if len(seats) > 1 else str(seats[0])


def show_rules(given: argparse.Namespace, words: Words, console: Console) -> int:
    from rich.markdown import Markdown  # which takes as long to load as all of our rules

    found = game(given.key)
    console.print(Markdown((found.folder / "words" / f"rules.{given.lang}.md").read_text("utf-8")))
    console.print()
    table = Table(title=words.say(msg("cli-options")), title_justify="left", box=None, pad_edge=False)
    for heading in (msg("cli-option"), msg("cli-values"), msg("cli-meaning")):
        table.add_column(words.say(heading), overflow="fold")
    for switch in found.switches:
        own = f"{found.key}-option-{switch.name}"
        stem = own if words.has(own) else f"option-{switch.name}"
        meanings = [words.say(Msg(f"{stem}-{spelled(value)}")) for value in switch.values]
        values = " | ".join(spelled(value) for value in switch.values) or switch.allowed()
        table.add_row(switch.name, values, ": ".join([words.say(Msg(stem)), *filter(None, [", ".join(meanings)])]))
    console.print(table)
    return 0


# ---- playing


def play(given: argparse.Namespace, words: Words, console: Console) -> int:
    if not 0 < given.speed < math.inf:
        raise BadRequest(f"the clock runs at a speed above 0, not {given.speed:g}")
    if given.record and not given.record.parent.is_dir():
        raise BadRequest(f"there is no folder {given.record.parent} to keep the match in")
    hands = None if given.watch else keyboard()
    try:
        key = given.key or ask_for_a_game(words, console, hands)
        if key in evenings() or given.series:
            return play_series(given, words, console, hands, key)
        match = new(key, seats_for(given, key), seed_of(given), **options_of(given))
        finished = play_match(given, words, console, hands, match)
        finished.show_standing(standing_of(match))
    except Quit:
        console.print(words.say(msg("cli-goodbye")))
    return 0


def ask_for_a_game(words: Words, console: Console, hands: Keyboard | None) -> str:
    keys = list(games())
    for number, key in enumerate(keys, 1):
        console.print(f"[bold yellow]{number:>3}[/] {title(words, key)}  [dim]{words.say(Msg(f'{key}-about'))}[/]")
    while hands is not None:
        console.print(words.say(msg("cli-which-game", most=len(keys))), style="dim")
        line = hands.wait(None)
        if line is None or line.text in ("q", "Q"):
            raise Quit
        if 1 <= number_in(line.text) <= len(keys):
            return keys[number_in(line.text) - 1]
    raise BadRequest(words.say(msg("cli-which-game", most=len(keys))))


def play_match(
    given: argparse.Namespace, words: Words, console: Console, hands: Keyboard | None, match: Match, number: int = 0
) -> Terminal:
    """One match; `number` is its place in a series, and in the name of its record."""
    console.rule(title(words, match.game.key))
    if isinstance(match.chance, Committed):
        console.print(words.say(msg("cli-commitment", hash=match.chance.commitment)), style="dim")
    seed = seed_of(given)
    drawn = secrets.randbits(30) if seed is None else seed
    terminal = Terminal(match, words, console, hands, drawn, given.speed, given.bots or ("family",))
    try:
        terminal.play()
    finally:
        if given.record:
            file = given.record.with_stem(f"{given.record.stem}-{number}") if number else given.record
            file.write_text(json.dumps(match.record(reveal=True)) + "\n", "utf-8")
            console.print(words.say(msg("cli-recorded", file=str(file))), style="dim")
    return terminal


def play_series(given: argparse.Namespace, words: Words, console: Console, hands: Keyboard | None, key: str) -> int:
    seed = seed_of(given)
    drawn = secrets.randbits(30) if seed is None else seed
    series = Series(key, seats_for(given, *keys_of(key)), drawn, given.series or "n_players", **options_of(given))
    while not series.over:
        match = series.match()
        terminal = play_match(given, words, console, hands, match, len(series.standings) + 1)
        terminal.show_standing(standing_of(match))
        series.finish(match)
        console.print(words.say(msg("cli-running-score", matches=len(series.standings))), style="bold")
        standing = series.standing
        assert standing is not None
        terminal.show_standing(standing)
    return 0


def standing_of(match: Match) -> Any:
    """The standing of a match that is over."""
    assert match.standing is not None
    return match.standing


def seats_for(given: argparse.Namespace, *keys: str) -> int:
    """As many as were asked for; otherwise four, or as many as can play all of it."""
    return int(given.seats) if given.seats is not None else min(4, *(game(key).seats[-1] for key in keys))


def seed_of(given: argparse.Namespace) -> int | None:
    return None if given.seed is None else int(given.seed)


def options_of(given: argparse.Namespace) -> dict[str, str]:
    """Those that were asked for; one person with robots has no turn clock otherwise (COM-14)."""
    pairs = [text.partition("=") for text in given.option]
    for name, equals, value in pairs:
        if not (name and equals and value):
            raise BadRequest(f"an option is NAME=VALUE, not {name + equals + value!r}")
    chosen = {name: value for name, _, value in pairs}
    return chosen if given.watch else {"pace": "none", **chosen}


class BadRequest(ValueError):
    """A command line that cannot be carried out."""


# ---- records


def record_in(file: Path) -> bytes:
    """As much of a file as can be a record: one that is too long is refused without being read to its end."""
    with file.open("rb") as opened:
        return without_seats(opened.read(LARGEST + 1))


def show_replay(given: argparse.Namespace, words: Words, console: Console) -> int:
    match = replay(record_in(given.file))
    if given.seat is not None and not 0 <= given.seat < match.seats:
        raise BadRequest(f"there is no seat {given.seat} at this table of {match.seats}")
    console.rule(title(words, match.game.key))
    for event in match.events(given.seat):
        console.print(words.say(event.msg(), (), given.seat), highlight=False, markup=False)
    if match.standing is not None:
        for seat, place in enumerate(match.standing.places):
            console.print(words.say(msg("cli-place", place=place, name=words.name(seat, ()))))
    return 0


def day_key(text: str) -> bytes:
    """As GET /api/1/days/{day}/secret tells it when the day is over."""
    if not re.fullmatch("[0-9a-f]{64}", text):
        raise argparse.ArgumentTypeError("64 hexadecimal digits")
    return bytes.fromhex(text)


def show_verdict(given: argparse.Namespace, words: Words, console: Console) -> int:
    try:
        match = verify(record_in(given.file), given.day_key)
    except BadRecord as error:
        console.print(words.say(msg("cli-not-verified", why=str(error))), style="bold red")
        return 1
    found = msg("cli-verified", game=title(words, match.game.key), moves=len(match.rows))
    console.print(words.say(found), style="bold green")
    if isinstance(match.chance, Seeded):
        console.print(words.say(msg("cli-seeded")), style="yellow")
    else:
        console.print(words.say(msg("cli-committed", hash=match.chance.commitment)))
    return 0


# ---- pictures


def make_pictures(given: argparse.Namespace, words: Words, console: Console) -> int:
    import_images(words).make_pictures(given.folder, words, console)
    return 0


def make_page(given: argparse.Namespace, words: Words, console: Console) -> int:
    import_images(words)
    from tablee.cli.page import make_page

    make_page(given.out, given.language, words, console)
    return 0


def print_game(given: argparse.Namespace, words: Words, console: Console) -> int:
    out = given.out or Path(f"{given.key}.pdf")
    if not out.parent.is_dir():
        raise BadRequest(f"there is no folder {out.parent} to put the PDF in")
    images = import_images(words)
    try:
        images.print_game(
            game(given.key),
            given.paper,
            given.large,
            given.contrast,
            given.seed[:100],
            given.world,
            out,
            words,
            console,
        )
    except ModuleNotFoundError as error:  # what makes PDFs is installed apart
        raise BadRequest(f"{words.say(msg('print-missing'))} ({error.name})") from error
    return 0


def import_images(words: Words) -> ModuleType:
    """The commands that draw; what they need is loaded only when it is wanted."""
    try:
        return import_module("tablee.cli.images")
    except ModuleNotFoundError as error:
        raise BadRequest(f"{words.say(msg('pictures-missing'))} ({error.name})") from error


# ---- the server


AT_HOME = {"host": "0.0.0.0", "open_browser": "on"}  # what `tablee` alone does, unless TABLEE_HOST says otherwise


def run_at_home(given: argparse.Namespace, words: Words, console: Console) -> int:
    named = {name: value for name, value in AT_HOME.items() if settings.ENVIRONMENT + name.upper() not in os.environ}
    return run_server(argparse.Namespace(**named), words, console)


def run_server(given: argparse.Namespace, words: Words, console: Console) -> int:
    chosen = settings.read(vars(given), os.environ)
    gc.disable()  # until all is loaded, which leaves next to no garbage: to look for it takes a tenth of a second
    try:
        try:
            serve = import_module("tablee.cli.serve")
            serve.check_installed()
        except ModuleNotFoundError as error:
            raise BadRequest(f"{words.say(msg('house-serve-missing'))} ({error.name})") from error
        check_database(words, chosen.database)
        serve.run_serve(chosen, words, console)
    finally:
        gc.enable()
    return 0


def migrate(given: argparse.Namespace, words: Words, console: Console) -> int:
    check_database(words, settings.read(vars(given), os.environ).database)
    return int(import_module("tablee.cli.stores").run_migrate(given, words, console))


def copy(given: argparse.Namespace, words: Words, console: Console) -> int:
    check_database(words, *(each for each in (given.here, given.there) if each.startswith("postgres")))
    return int(import_module("tablee.cli.stores").run_copy(given, words, console))


def backup(given: argparse.Namespace, words: Words, console: Console) -> int:
    return int(import_module("tablee.cli.stores").run_backup(given, words, console))


def photos(given: argparse.Namespace, words: Words, console: Console) -> int:
    return int(import_module("tablee.cli.photos").run_photos(given, words, console))


def think(given: argparse.Namespace, words: Words, console: Console) -> int:
    try:
        commands = import_module("tablee.cli.bot_worker")
    except ModuleNotFoundError as error:
        raise BadRequest(f"{words.say(msg('store-missing'))} ({error.name})") from error
    return int(commands.run_think(given, words, console))


def check_database(words: Words, *urls: str) -> None:
    """What PostgreSQL needs is installed apart."""
    if any(urls) and find_spec("asyncpg") is None:
        raise BadRequest(words.say(msg("store-missing")))


# ---- the lab


def lab_command(name: str) -> Any:
    """A command of the lab; what it needs is installed apart, and loaded only when it is wanted."""

    def run(given: argparse.Namespace, words: Words, console: Console) -> int:
        try:
            return int(getattr(import_module("tablee.cli.lab"), name)(given, words, console))
        except ModuleNotFoundError as error:
            raise BadRequest(f"{words.say(msg('lab-missing'))} ({error.name})") from error

    return run


# ---- building


def check_game(given: argparse.Namespace, words: Words, console: Console) -> int:
    try:
        candidate = getattr(import_module(given.package), "GAME", None)
    except ImportError as error:
        raise BadRequest(f"{given.package} cannot be imported: {error}") from error
    found = faults(candidate)
    for fault in found:
        console.print(f"- {fault}", markup=False)
    if not found:
        console.print(words.say(msg("cli-game-whole", package=given.package)), style="bold green")
    return 1 if found else 0
