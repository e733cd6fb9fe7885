"""The README's loop, taken from its page: random play until a match is over, at any table."""

from __future__ import annotations

import re
from itertools import takewhile
from pathlib import Path

import tablee
from tablee import Match

PAGE = Path(__file__).parent.parent / "README.md"
MOST_STEPS = 60_000


def loop() -> str:
    """The code of the page up to the end of its loop, for a table of anybody's choice and a bounded number of steps."""
    found = re.search(r"```python\n(.*?)print\(match\.standing", PAGE.read_text("utf-8"), re.S)
    assert found
    code, tables = re.subn(r"tablee\.new\(.*?\)", "tablee.new(key, seats=seats, seed=seed)", found[1])
    code, loops = re.subn("while not match.over:", "for _ in takewhile(lambda _: not match.over, steps):", code)
    assert (tables, loops) == (1, 1)
    return code


LOOP = compile(loop(), str(PAGE), "exec")


def played(key: str, seats: int, seed: int) -> Match:
    """The match as far as the loop has come in so many steps."""
    names = {"key": key, "seats": seats, "seed": seed, "takewhile": takewhile, "steps": range(MOST_STEPS)}
    exec(LOOP, names)
    match = names["match"]
    assert isinstance(match, Match)
    return match


TABLES = [(key, seats) for key, game in tablee.games().items() for seats in game.seats]
