"""The terminal on a real screen."""

from __future__ import annotations

import io
import re
import time
from typing import Any

from rich.console import Console

import tablee
from tablee import Words
from tablee.cli.terminal import Line, Terminal
from tests.harness import encode

CLEAR = "\x1b[2J"


class Onlooker:
    """Somebody who never types."""

    def wait(self, seconds: float | None) -> None:
        return None


def screens(key: str, seats: int, **options: Any) -> list[str]:
    """All the screens that somebody who never types sees in a match, without their colours."""
    written = io.StringIO()
    console = Console(file=written, force_terminal=True, width=200, soft_wrap=True)
    onlooker: Any = Onlooker()
    match = tablee.new(key, seats, 2, **options)
    Terminal(match, Words("en"), console, onlooker, 2, 1e9).play()
    assert match.over
    return [re.sub(r"\x1b\[[\d;]*[a-zA-Z]", "", screen) for screen in written.getvalue().split(CLEAR)]


def test_what_is_no_choice_is_answered_in_words() -> None:
    console = Console(file=io.StringIO(), width=200)
    onlooker: Any = Onlooker()
    match = tablee.new("derniere", 2, 1, first="host")
    terminal = Terminal(match, Words("en"), console, onlooker, 1, 1.0)
    for typed in ("x", "99", "-1", "", "1" * 5000):
        terminal.typed(Line(time.monotonic(), typed))
    assert console.file.getvalue().count("Nothing can be chosen just now.") == 5
    terminal.show()
    terminal.typed(Line(time.monotonic(), "99"))
    assert "Please type a number from 1 to" in console.file.getvalue()
    assert match.rows == []


def test_a_number_typed_for_a_menu_that_is_gone_chooses_nothing_else() -> None:
    console = Console(file=io.StringIO(), width=200)
    onlooker: Any = Onlooker()
    match = tablee.new("derniere", 2, 1, first="host")
    match.state.turn, match.state.debt = 0, 2
    terminal = Terminal(match, Words("en"), console, onlooker, 1, 1.0)
    terminal.show()
    typed = Line(time.monotonic(), "1")  # draw the two cards
    match.state.debt = 0
    match.state = match.state
    terminal.show()
    before = encode(match.state)
    terminal.typed(typed)
    assert encode(match.state) == before
    assert "Too late" in console.file.getvalue()
    terminal.typed(Line(time.monotonic(), "1"))
    assert len(match.rows) == 1 or terminal.chosen


def test_who_sleeps_sees_no_world_and_no_word_of_it() -> None:
    asleep = [screen for screen in screens("diferencio", 3) if "You are asleep" in screen]
    assert asleep
    for screen in asleep:
        before_the_next_words = screen.partition("You are asleep")[0]
        assert "A last look" not in before_the_next_words
        assert "\n1: " not in screen


def test_what_is_shown_once_is_gone_with_the_next_screen() -> None:
    shown = screens("trouve", 3)
    assert any(" is the first to touch " in screen for screen in shown)
    recent = [screen.partition("\n\n")[0] for screen in shown[1:] if "\n\n" in screen]
    assert any("won" in words or "has" in words for words in recent)
    assert not any(" is the first to touch " in words for words in recent)
