"""Pictures of matches: beliefs as a heat map, how long games last, what else could have been played.

    python examples/look.py docs/pictures

Everything is made from matches that the plain bots play, with the library alone; it takes a minute.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import matplotlib
import numpy as np
from numpy.typing import NDArray

import tablee
from tablee.bots.players import player
from tablee.bots.runner import BotRunner
from tablee.core.words import Msg
from tablee.games.davinci.state import BACK, colour_of, value_of
from tablee.matches.replay import steps

matplotlib.use("Agg")
import matplotlib.pyplot as plt

VALUES = 12
WORLDS = 150  # sampled for one picture of a belief
ROLLED = 200  # matches rolled out for one chance of winning
INK, WARM, COOL = "#2b2d42", "#e07a5f", "#2a6f97"


def play_match(key: str, seats: int, seed: int, **options: Any) -> tablee.Match:
    """A match of the plain bots."""
    match = tablee.new(key, seats, seed, **options)
    draw = tablee.FastDraw(seed)
    bots = {seat: player("plain", match.game, seat, draw) for seat in range(seats)}
    return BotRunner(match, bots, draw).play_out()


# ---- what a player of Da Vinci Code believes


def belief(match: tablee.Match, seat: int, other: int) -> NDArray[np.float64]:
    """By place of the other's code and by number, how likely that is for all this seat knows."""
    draw = tablee.FastDraw(match.state.ply)
    counts = np.zeros((len(match.state.codes[other]), VALUES))
    for _ in range(WORLDS):
        for place, piece in enumerate(match.sample(seat, draw).state.codes[other]):
            counts[place, value_of(piece)] += 1
    return counts / WORLDS


def moments(record: dict[str, Any], wanted: int) -> Iterator[tuple[int, tablee.Match]]:
    """A few turns of a record, from the set-up to the end, each with the number of its turn."""
    turns = []
    for match in steps(record):
        state = match.state
        if not state.setting_up and not match.over and (not turns or turns[-1][0] != state.turns):
            turns.append((state.turns, match.copy()))
    picked = np.unique(np.linspace(0, len(turns) - 1, wanted).astype(int))
    return iter([turns[each] for each in picked])


def draw_beliefs(folder: Path) -> None:
    """What seat 0 believes of seat 1's code as a match goes on."""
    record = play_match("davinci", 2, 11).record()
    shown = list(moments(record, 6))
    figure, grid = plt.subplots(2, 3, figsize=(10, 6.4), layout="constrained")
    for axes, (turn, match) in zip(grid.flat, shown, strict=True):
        draw_belief(axes, match, turn)
    figure.suptitle(
        "What player 0 believes of player 1's code: dark is likely, a ring is the truth, a square lies open"
    )
    figure.savefig(folder / "beliefs.webp", dpi=110)


def draw_belief(axes: Any, match: tablee.Match, turn: int) -> None:
    axes.imshow(belief(match, 0, 1).T, origin="lower", cmap="Blues", vmin=0, vmax=1, aspect="auto")
    seen = match.view(0).codes[1]
    for place, piece in enumerate(match.state.codes[1]):
        is_open = seen[place] < BACK
        axes.plot(place, value_of(piece), "s" if is_open else "o", mfc="none", mec=WARM, ms=13, mew=1.8)
    backs = ["white" if colour_of(piece) else "black" for piece in seen]
    axes.set_xticks(range(len(seen)), backs, rotation=60, fontsize=8)
    axes.set_yticks(range(VALUES))
    axes.set_title(f"turn {turn + 1}", fontsize=10, color=INK)


# ---- how long games last


def minutes(key: str, matches: int) -> list[float]:
    game = tablee.games()[key]
    return [play_match(key, min(4, game.seats[-1]), seed).now / 60_000 for seed in range(matches)]


def draw_lengths(folder: Path, matches: int = 120) -> None:
    """By game, how many minutes four plain bots play."""
    words = tablee.Words("en")
    rows = -(-len(tablee.games()) // 3)
    figure, grid = plt.subplots(rows, 3, figsize=(10, 2.15 * rows), layout="constrained")
    for axes, key in zip(grid.flat, tablee.games(), strict=False):  # yours too, if you have added one
        lasted = minutes(key, matches)
        axes.hist(lasted, bins=20, color=COOL)
        axes.axvline(float(np.median(lasted)), color=WARM)
        axes.set_title(f"{words.say(Msg(f'{key}-name'))}: {np.median(lasted):.1f} min", fontsize=10, color=INK)
        axes.set_yticks([])
    figure.suptitle(f"How long {matches} matches of plain bots last, in minutes at the table; the line is the middle")
    figure.savefig(folder / "lengths.webp", dpi=110)


# ---- what if


def chances(match: tablee.Match, viewer: int | None, *moves: int) -> NDArray[np.float64]:
    """How often each seat comes in first when plain bots go on from here, in worlds this viewer could be in; after
    these moves of the viewer, if any."""
    won = np.zeros(match.seats)
    for number in range(ROLLED):
        draw = tablee.FastDraw(number)
        world = match.sample(viewer, draw)
        if viewer is not None and moves:
            world.play(viewer, *moves)
        bots = {each: player("plain", world.game, each, draw) for each in range(world.seats)}
        standing = BotRunner(world, bots, draw).play_out().standing
        for seat in standing.winners if standing else []:
            won[seat] += 1 / len(standing.winners)
    return won / ROLLED


def draw_what_if(folder: Path) -> None:
    """La dernière, played again: how the chances moved, and what the winner could have done with most to choose."""
    record = play_match("derniere", 3, 10, announce="auto").record()
    every = [match.copy() for match in steps(record)]
    moved = np.array([chances(match, None) for match in every[:-1]])
    winner = every[-1].standing.winners[0]
    own = [i for i, match in enumerate(every[:-1]) if match.to_act == [winner]]
    choosing = max(own, key=lambda i: len(every[i].moves(winner)))
    figure, (left, right) = plt.subplots(1, 2, figsize=(10, 4), layout="constrained", width_ratios=(3, 2))
    for seat, colour in enumerate((COOL, WARM, "#81b29a")):
        left.plot(100 * moved[:, seat], color=colour, label=f"player {seat}")
    left.axvline(choosing, color="#999999", linestyle=":")
    left.set(xlabel="move of the record", ylabel="% to win, for all an onlooker knows", title="how the chances moved")
    left.legend()
    draw_choices(right, every[choosing], every[choosing + 1], winner)
    figure.savefig(folder / "what-if.webp", dpi=110)


def draw_choices(axes: Any, match: tablee.Match, after: tablee.Match, seat: int) -> None:
    """What each move would have been worth; the one that was played stands out."""
    words = tablee.Words("en")
    worth = []
    for move in match.moves(seat):
        said = words.say(match.game.describe.describe(match.view(seat), move))
        worth.append((100 * chances(match, seat, move)[seat], said, move == after.rows[-1].moves[0]))
    worth.sort()
    colours = [WARM if was_played else "#c9d6df" for _, _, was_played in worth]
    axes.barh([said for _, said, _ in worth], [each for each, _, _ in worth], color=colours)
    axes.tick_params(axis="y", labelsize=7)
    axes.set(xlabel="% to win, for all they know", title=f"what player {seat} could have played")


def main() -> None:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else ".")
    folder.mkdir(parents=True, exist_ok=True)
    for draw in (draw_beliefs, draw_lengths, draw_what_if):
        draw(folder)


if __name__ == "__main__":
    main()
