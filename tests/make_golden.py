"""Golden playthroughs: one readable match per game and variant, made by `make golden`, compared byte for byte."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import tablee
from tablee import FastDraw, Match, Words
from tablee.bots.players import player
from tablee.bots.runner import BotRunner
from tests.harness import KEYS, encode, settings

FOLDER = Path(__file__).parent / "golden"
SEED = 2026


def variants(key: str) -> dict[str, dict[str, Any]]:
    """A name for every way to play a game."""
    named: dict[str, dict[str, Any]] = {}
    for options in settings(tablee.games()[key]):
        thrown = "-".join(f"{name}-{value}".lower() for name, value in options.items() if len(options) == 1)
        name = key if not options else f"{key}-{thrown}" if thrown else f"{key}-everything"
        if not name.startswith(f"{key}-pace"):  # the pace changes no rule
            named[name] = options
    return named


def playthrough(key: str, options: dict[str, Any]) -> str:
    """A match of three plain players, line by line: the move, who was told what, the views at the end."""
    match = tablee.new(key, 3, SEED, **options)
    draw = FastDraw(SEED)
    runner = BotRunner(match, {seat: player("plain", match.game, seat, draw) for seat in range(3)}, draw)
    words = Words("fr")
    lines = [f"# {key} {options}, three players, seed {SEED}", view_line(match, None)]
    heard = 0
    while (due := runner.next_due()) is not None:
        runner.do(due)
        row = match.rows[-1]
        lines.append(f"{row.at:>7} seat {row.seat} plays {row.moves}")
        for told in match.happened[heard:]:
            lines.append(f"{'':>9}{audience(told.to)} {words.say(told.what.msg())}")
        heard = len(match.happened)
    lines += [view_line(match, seat) for seat in (0, None)]
    lines.append(f"standing {encode(match.standing).decode()}")
    return "\n".join(lines) + "\n"


def audience(to: int) -> str:
    return "all:" if to == -1 else f"only {to}:" if to >= 0 else f"all but {-2 - to}:"


def view_line(match: Match, seat: int | None) -> str:
    return f"view of {'a spectator' if seat is None else seat}: {encode(match.view(seat)).decode()}"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for key in KEYS:
        for name, options in variants(key).items():
            (FOLDER / f"{name}.txt").write_text(playthrough(key, options), "utf-8")


if __name__ == "__main__":
    main()
