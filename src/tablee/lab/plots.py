"""Figures as pictures."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

from tablee.core.words import Words, msg
from tablee.lab.report_tables import title, turn_name
from tablee.lab.statistics import Figures, Lengths

INK, SKY, CORAL, GRASS = "#33364d", "#3f8fd2", "#e4572e", "#4c9f70"
MOST_RULES = 18  # bars in one picture
MOST_BARS = 40
STYLE = {
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.edgecolor": INK,
    "axes.labelcolor": INK,
    "axes.titleweight": "bold",
    "text.color": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "font.size": 11,
}


def load() -> Any:
    """matplotlib, without a window."""
    import_module("matplotlib").use("Agg")
    return import_module("matplotlib.pyplot")


def prepare(folder: Path) -> None:
    """All that could go wrong with pictures goes wrong before anything is played."""
    load()
    folder.mkdir(parents=True, exist_ok=True)


@contextmanager
def sheet(file: Path, columns: int = 1, width: float = 7.0, height: float = 4.2) -> Iterator[Any]:
    """One picture with its panels side by side, saved when it is done."""
    pyplot = load()
    with pyplot.rc_context(STYLE):
        drawn, panels = pyplot.subplots(1, columns, figsize=(width, height), dpi=110, layout="constrained")
        yield panels
        drawn.savefig(file)
        pyplot.close(drawn)


def plot_figures(figures: Figures, folder: Path, words: Words) -> list[Path]:
    """All pictures of a simulation."""
    files = [folder / f"{figures.plan.key}-{name}.png" for name in ("wins", "moves", "rules")]
    with sheet(files[0]) as panel:
        draw_wins(panel, figures, words)
    with sheet(files[1]) as panel:
        draw_lengths(panel, figures.moves, words)
        panel.set_title(title(words, figures.plan.key))
    with sheet(files[2], height=5.5) as panel:
        draw_rules(panel, figures, words)
    return files


def draw_wins(panel: Any, figures: Figures, words: Words) -> None:
    """Victories by who began, who came next and so on, and where they would lie if it did not matter."""
    turns = range(figures.plan.seats)
    rates = [figures.turn_rate(turn) for turn in turns]
    errors = [[100 * (rate.share - rate.low) for rate in rates], [100 * (rate.high - rate.share) for rate in rates]]
    panel.bar(turns, [100 * rate.share for rate in rates], yerr=errors, color=SKY, ecolor=INK, capsize=4)
    panel.axhline(100 / figures.plan.seats, color=CORAL, linestyle="--", label=words.say(msg("lab-fair")))
    panel.set_xticks(turns, [turn_name(words, turn) for turn in turns])
    panel.set_ylabel(words.say(msg("lab-wins-percent")))
    panel.set_title(title(words, figures.plan.key))
    panel.legend(frameon=False)


def draw_lengths(panel: Any, lengths: Lengths, words: Words) -> None:
    """How long matches are; the few that are far longer than the others are left out of the picture."""
    longest = lengths.quantile(0.995)
    values = sorted(length for length in lengths if length <= longest)
    step = -(-(longest - values[0] + 1) // MOST_BARS)  # whole moves, or some bars would gather more lengths than others
    edges = range(values[0], longest + step + 1, step)
    panel.hist(values, bins=edges, weights=[lengths[value] for value in values], color=GRASS)
    panel.axvline(lengths.median, color=CORAL, linestyle="--", label=words.say(msg("lab-median")))
    panel.set_xlabel(words.say(msg("lab-moves")))
    panel.set_ylabel(words.say(msg("lab-matches")))
    panel.legend(frameon=False)


def draw_rules(panel: Any, figures: Figures, words: Words) -> None:
    """How often each rule fires in a match, the most frequent on top."""
    common = figures.fired.most_common(MOST_RULES)[::-1]
    panel.barh([name for name, _ in common], [count / figures.games for _, count in common], color=SKY)
    panel.set_xscale("log")
    panel.xaxis.set_major_formatter("{x:g}")
    panel.set_xlabel(words.say(msg("lab-per-match")))
    panel.set_title(title(words, figures.plan.key))


def plot_tables(tables: list[Figures], file: Path, words: Words) -> None:
    """A game at every size of table: what beginning is worth, and how long matches are."""
    with sheet(file, columns=2, width=10.0, height=3.6) as (left, right):
        draw_advantage(left, tables, words)
        draw_spans(right, tables, words)


def draw_advantage(panel: Any, tables: list[Figures], words: Words) -> None:
    seats = [table.plan.seats for table in tables]
    rates = [table.turn_rate(0) for table in tables]
    gains = [100 * (rate.share - 1 / number) for rate, number in zip(rates, seats, strict=True)]
    errors = [[100 * (rate.share - rate.low) for rate in rates], [100 * (rate.high - rate.share) for rate in rates]]
    panel.axhline(0, color=CORAL, linestyle="--")
    panel.errorbar(seats, gains, yerr=errors, fmt="o", color=SKY, ecolor=INK, capsize=4)
    panel.set_xticks(seats)
    panel.set_xlabel(words.say(msg("lab-players")))
    panel.set_title(words.say(msg("balance-plot-first")))


def draw_spans(panel: Any, tables: list[Figures], words: Words) -> None:
    """The median, the middle half and the middle nine tenths of all matches."""
    for table in tables:
        seats, moves = table.plan.seats, table.moves
        panel.plot([seats, seats], [moves.quantile(0.05), moves.quantile(0.95)], color=GRASS, linewidth=2)
        panel.plot([seats, seats], [moves.quantile(0.25), moves.quantile(0.75)], color=GRASS, linewidth=9)
        panel.plot(seats, moves.median, "o", color=INK)
    panel.set_ylim(bottom=0)
    panel.set_xticks([table.plan.seats for table in tables])
    panel.set_xlabel(words.say(msg("lab-players")))
    panel.set_title(words.say(msg("balance-plot-moves")))


# ---- a training


def plot_training(curve: Path, file: Path, words: Words) -> None:
    """How strong the net was against whom, generation by generation."""
    points = json.loads(curve.read_text())
    with sheet(file) as panel:
        for name, colour in zip(points[-1]["strength"], (SKY, CORAL, GRASS, INK), strict=False):
            shares = [100 * point["strength"][name] for point in points]
            panel.plot([point["generation"] for point in points], shares, color=colour, label=name, marker="o")
        panel.axhline(50, color=INK, linewidth=0.8, linestyle=":")
        panel.set_xlabel(words.say(msg("train-generation")))
        panel.set_ylabel(words.say(msg("lab-wins")))
        panel.legend(frameon=False)
