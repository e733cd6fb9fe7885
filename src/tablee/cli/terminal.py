"""A game in the terminal: one person against bots, on a real clock, with menus made from the legal moves."""

from __future__ import annotations

import contextlib
import sys
import threading
import time
from itertools import cycle
from queue import Empty, Queue
from typing import Any, NamedTuple, TextIO

from rich.console import Console
from rich.markup import escape

from tablee.bots.players import player
from tablee.bots.runner import BotRunner
from tablee.core.draws import FastDraw
from tablee.core.events import hears
from tablee.core.match import Match
from tablee.core.moves import IllegalMove, Move, Seat
from tablee.core.standing import Standing
from tablee.core.words import Msg, Words, msg

ME: Seat = 0
RECENT = 6  # events that stay on the screen above the table
BOT_NAMES = ("Léa", "Hugo", "Zoé", "Malo", "Inès", "Noé", "Jade", "Tom", "Lina", "Paul")  # the last: for one's own seat

Menu = dict[str, Any]  # words: a move, or the menu that comes next


class Quit(Exception):
    """The person at the keyboard has had enough."""


class Line(NamedTuple):
    """Something typed, and when."""

    at: float
    text: str


class Keyboard:
    """Lines as they are typed, without ever keeping the clock waiting."""

    def __init__(self, source: TextIO) -> None:
        self.lines: Queue[Line | None] = Queue()
        threading.Thread(target=self.read, args=(source,), daemon=True).start()

    def read(self, source: TextIO) -> None:
        with contextlib.suppress(OSError, ValueError):  # a keyboard that is gone has nothing more to say
            for line in source:
                self.lines.put(Line(time.monotonic(), line.strip()))
        self.lines.put(None)

    def wait(self, seconds: float | None) -> Line | None:
        """The next line, or None if none came in time. The end of the input is the wish to stop."""
        try:
            line = self.lines.get(timeout=seconds)
        except Empty:
            return None
        if line is None:
            raise Quit
        return line


class Terminal:
    """One match at one keyboard. `speed` runs the clock faster than the wall's; `bots` are seated in turn; without a
    keyboard every seat is a bot's."""

    def __init__(
        self,
        match: Match,
        words: Words,
        console: Console,
        keyboard: Keyboard | None,
        seed: int,
        speed: float,
        bots: tuple[str, ...] = ("family",),
    ) -> None:
        self.match = match
        self.words = words
        self.console = console
        self.keyboard = keyboard
        self.me = None if keyboard is None else ME
        self.speed = speed
        self.began = time.monotonic()
        self.names = [
            self.text(msg("cli-you")) if seat == self.me else BOT_NAMES[seat - 1] for seat in range(match.seats)
        ]
        draw = FastDraw(seed)
        free = [seat for seat in range(match.seats) if seat != self.me]
        seated = {seat: player(name, match.game, seat, draw) for seat, name in zip(free, cycle(bots), strict=False)}
        self.runner = BotRunner(match, seated, draw)
        self.heard = 0
        self.recent: list[str] = []  # what happened last
        self.table: list[str] = []  # what is on the screen
        self.entries: list[str] = []
        self.before: list[str] = []  # the menu that was there until `shown_at`
        self.shown_at = 0.0
        self.chosen: list[str] = []  # the steps of a menu taken so far

    def text(self, what: Msg) -> str:
        return self.words.say(what, getattr(self, "names", ()), self.me)

    def say(self, what: Msg, style: str = "") -> None:
        self.console.print(escape(self.text(what)), style=style, highlight=False)

    # ---- the match

    def play(self) -> Match:
        while not self.match.over:
            planned = self.runner.next_due()
            self.tell()
            self.show()
            due = None if planned is None else max(0.0, planned.at / self.speed / 1000 - self.elapsed())
            if self.keyboard is None:
                time.sleep(due or 0)
            elif due != 0:  # what is due happens first, however fast somebody types
                line = self.keyboard.wait(due)
                if line is not None:
                    self.typed(line)
                    continue
            if planned is not None:
                self.runner.do(planned)
        self.tell()
        return self.match

    def elapsed(self) -> float:
        return time.monotonic() - self.began

    def tell(self) -> None:
        for addressed in self.match.happened[self.heard :]:
            if hears(addressed.to, self.me):
                self.say(addressed.what.msg(), "cyan")
                if not addressed.what.fleeting:
                    self.recent = [*self.recent, self.text(addressed.what.msg())][-RECENT:]
        self.heard = len(self.match.happened)

    def show(self) -> None:
        """The table and the menu, as far as they are not on the screen already. A real screen is wiped for each new
        table: what was shown only once, or before one fell asleep, has to be remembered."""
        is_screen = self.console.is_terminal
        if self.me is None or not (self.match.moves(self.me) or is_screen):
            self.change([], [])
            self.chosen = []
            return
        table = [self.text(line) for line in self.match.game.describe.lines(self.match.view(self.me))]
        entries = list(self.menu())
        if table != self.table:
            self.console.clear() if is_screen else self.console.print()
            if is_screen and self.recent:
                self.console.print(escape("\n".join(self.recent)), style="dim cyan", highlight=False)
                self.console.print()
            for line in table:
                self.console.print(escape(line), highlight=False)
        if entries and (table != self.table or entries != self.entries):
            for number, entry in enumerate(entries, 1):
                self.console.print(f"[bold yellow]{number:>3}[/] {escape(entry)}", highlight=False)
            self.say(msg("cli-prompt"), "dim")
        self.change(table, entries)

    def change(self, table: list[str], entries: list[str]) -> None:
        """This is on the screen from now on."""
        if entries != self.entries:
            self.before, self.shown_at = self.entries, time.monotonic()
        self.table, self.entries = table, entries

    def menu(self) -> Menu:
        """What can be chosen now, after the steps already taken."""
        whole: Menu = {}
        view = self.match.view(self.me)
        for move in self.match.moves(ME):
            *steps, last = [self.text(step) for step in self.match.game.describe.path(view, move)]
            branch = whole
            for step in steps:
                branch = branch.setdefault(step, {})
            branch[last] = move
        for taken, step in enumerate(self.chosen):
            if not isinstance(whole.get(step), dict):
                self.chosen = self.chosen[:taken]
                break
            whole = whole[step]
        return whole

    # ---- the keyboard

    def typed(self, line: Line) -> None:
        if line.text in ("q", "Q"):
            raise Quit
        if line.text == "?":
            self.table = []
        elif line.text == "0":
            self.chosen = self.chosen[:-1]
        else:
            self.choose(number_in(line.text), self.entries if line.at >= self.shown_at else self.before)

    def choose(self, number: int, entries: list[str]) -> None:
        """Take the entry that was on the screen when its number was typed, if it is still there (COM-4)."""
        if not 1 <= number <= len(entries):
            self.say(msg("cli-not-understood", most=len(entries)), "red")
            return
        name = entries[number - 1]
        chosen = self.menu().get(name)
        if chosen is None:
            self.say(msg("cli-too-late"), "red")
        elif isinstance(chosen, dict):
            self.chosen.append(name)
        else:
            self.chosen = []
            self.do(chosen)

    def do(self, move: Move) -> None:
        try:
            self.match.play(ME, move, at=int(self.elapsed() * 1000 * self.speed))
        except IllegalMove as refusal:
            self.say(refusal.why, "red")

    # ---- the end

    def show_standing(self, standing: Standing) -> None:
        for place, seat in sorted((place, seat) for seat, place in enumerate(standing.places)):
            if any(standing.points):
                line = msg("cli-place-points", place=place, name=self.names[seat], points=standing.points[seat])
            else:
                line = msg("cli-place", place=place, name=self.names[seat])
            self.say(line, "bold green" if place == 1 else "")


def number_in(line: str) -> int:
    """The number somebody typed; 0 if it is none, or none that any menu has."""
    return int(line) if line.isdecimal() and len(line) < 6 else 0


def keyboard() -> Keyboard:
    return Keyboard(sys.stdin)
