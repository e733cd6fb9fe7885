"""The lab's figures in the terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn
from rich.table import Table

from tablee.core.words import Msg, Words, msg
from tablee.lab.arena import Results
from tablee.lab.statistics import Figures, Lengths, Rate

if TYPE_CHECKING:
    from tablee.lab.training.session import Progress as Progressed

WIDEST_LIVE = 4  # as many seats as are shown while matches are played


# ---- numbers


def decimal(words: Words, value: float, digits: int = 1) -> str:
    """12.5, in French 12,5."""
    text = f"{value:.{digits}f}"
    return text.replace(".", ",") if words.language == "fr" else text


def percent(words: Words, share: float) -> str:
    return words.say(msg("lab-percent", number=decimal(words, 100 * share)))


def interval(words: Words, rate: Rate) -> str:
    low, high = decimal(words, 100 * rate.low), decimal(words, 100 * rate.high)
    return words.say(msg("lab-percent", number=f"{low}–{high}"))


def minutes(words: Words, seconds: float) -> str:
    return decimal(words, seconds / 60)


def span(lengths: Lengths) -> str:
    """The median, and between which the middle nine tenths lie."""
    return f"{lengths.median} ({lengths.quantile(0.05)}–{lengths.quantile(0.95)})"


def turn_name(words: Words, turn: int) -> str:
    return words.say(msg("lab-begins") if turn == 0 else msg("lab-plays-later", place=turn + 1))


def title(words: Words, key: str) -> str:
    """A game's name; one from another package may have none."""
    return words.say(Msg(f"{key}-name")) if words.has(f"{key}-name") else key


def switch_stem(key: str, switch: str, words: Words) -> str:
    """The words of a switch: the game's own, or those of all games."""
    own = f"{key}-option-{switch}"
    return own if words.has(own) else f"option-{switch}"


def switch_title(key: str, switch: str, words: Words) -> str:
    """What a switch is about; one from another package may have no words."""
    stem = switch_stem(key, switch, words)
    return words.say(Msg(stem)) if words.has(stem) else switch


def markdown(headings: list[str], rows: list[list[str]]) -> str:
    """A table of a page."""
    ruler = ["---", *["--:"] * (len(headings) - 1)]
    return "\n".join("| " + " | ".join(row) + " |" for row in [headings, ruler, *rows])


# ---- while it runs


class LiveProgress:
    """A progress bar with the figures so far beside it."""

    def __init__(self, bar: Progress, task: TaskID, total: int, words: Words) -> None:
        self.bar, self.task, self.total, self.words = bar, task, total, words

    def figures(self, figures: Figures) -> None:
        shown = range(min(figures.plan.seats, WIDEST_LIVE))
        rates = " ".join(decimal(self.words, 100 * figures.turn_rate(turn).share) for turn in shown)
        text = self.words.say(msg("lab-live", rates=rates, moves=figures.moves.median))
        self.bar.update(self.task, completed=figures.games, live=text)

    def results(self, results: Results) -> None:
        scores = results.scores.values()
        a_pair = self.total / len(scores)
        done = sum(a_pair if score.is_settled else 2 * score.rounds for score in scores)
        settled = sum(score.is_settled for score in scores)
        text = self.words.say(msg("lab-live-pairs", settled=settled, pairs=len(scores)))
        self.bar.update(self.task, completed=done, live=text)

    def done(self, games: int) -> None:
        self.bar.update(self.task, completed=games)


def progress_bar(console: Console) -> Progress:
    """How far it is, how long it will take, and in `live` what is known so far."""
    return Progress(
        TextColumn("{task.description}"), BarColumn(24), MofNCompleteColumn(), TimeRemainingColumn(),
        TextColumn("[dim]{task.fields[live]}"), console=console,
    )  # fmt: skip


@contextmanager
def live_progress(words: Words, console: Console, total: int) -> Iterator[LiveProgress]:
    with progress_bar(console) as bar:
        yield LiveProgress(bar, bar.add_task(words.say(msg("lab-progress")), total=total, live=""), total, words)


@contextmanager
def training_progress(words: Words, console: Console, total: int) -> Iterator[Callable[[Progressed], None]]:
    """Generations, how long it will take, and how strong the net was when it was measured last."""
    with progress_bar(console) as bar:
        task = bar.add_task(words.say(msg("train-progress")), total=total, live="")

        def on_progress(now: Progressed) -> None:
            bar.update(task, completed=now.generation)
            if now.strength:
                found = ", ".join(f"{name} {percent(words, share)}" for name, share in now.strength.items())
                bar.update(task, live=words.say(msg("train-strength", found=found)))

        yield on_progress


# ---- a simulation


def show_figures(figures: Figures, words: Words, console: Console) -> None:
    plan = figures.plan
    heading = msg("lab-title", game=title(words, plan.key), seats=plan.seats, games=figures.games)
    console.print(words.say(heading), style="bold")
    tables = [wins_table(figures, words), lengths_table(figures, words), fired_table(figures, words)]
    if len(figures.wins_by_bot) > 1:
        tables.insert(1, bots_table(figures, words))
    for table in tables:
        console.print()
        console.print(table)


def wins_table(figures: Figures, words: Words) -> Table:
    """By seat, and by who began: the two are the same where the host always begins."""
    table = new_table(words, msg("lab-seat"), msg("lab-bot"), msg("lab-wins"), msg("lab-turn"), msg("lab-wins"))
    for number, bot in enumerate(figures.plan.sitting(0)):
        seat, turn = figures.seat_rate(number), figures.turn_rate(number)
        table.add_row(
            words.name(number, ()), bot, f"{percent(words, seat.share)} ({interval(words, seat)})",
            turn_name(words, number), f"{percent(words, turn.share)} ({interval(words, turn)})",
        )  # fmt: skip
    return table


def bots_table(figures: Figures, words: Words) -> Table:
    """All seats of a bot together."""
    table = new_table(words, msg("lab-bot"), msg("lab-seats"), msg("lab-wins"))
    sitting = figures.plan.sitting(0)
    for name in figures.wins_by_bot:
        rate = figures.bot_rate(name)
        table.add_row(name, str(sitting.count(name)), f"{percent(words, rate.share)} ({interval(words, rate)})")
    return table


def lengths_table(figures: Figures, words: Words) -> Table:
    table = new_table(words, msg("lab-measure"), msg("lab-median"), msg("lab-most-lie"), msg("lab-mean"))
    measured = [(msg("lab-moves"), figures.moves), (msg("lab-seconds"), figures.seconds)]
    if figures.lead_changes:
        measured.append((msg("lab-lead-changes"), figures.lead_changes))
    for name, lengths in measured:
        middle = f"{lengths.quantile(0.05)}–{lengths.quantile(0.95)}"
        table.add_row(words.say(name), str(lengths.median), middle, decimal(words, lengths.mean))
    reasons = ", ".join(f"{name} {count}" for name, count in figures.dead_ends.most_common())
    table.add_row(words.say(msg("lab-dead-ends")), percent(words, figures.dead_end_rate.share), reasons)
    return table


def fired_table(figures: Figures, words: Words) -> Table:
    table = new_table(words, msg("lab-happening"), msg("lab-per-match"), msg("lab-in-matches"))
    for name, count in figures.rules:
        per_match = decimal(words, count / figures.games, 2)
        table.add_row(name, per_match, percent(words, figures.fired_rate(name).share))
    return table


def new_table(words: Words, *headings: Msg) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    for place, heading in enumerate(headings):
        table.add_column(words.say(heading), justify="left" if place == 0 else "right")
    return table


# ---- the arena


def show_results(results: Results, words: Words, console: Console) -> None:
    """The cross table: each row's share of victories against each column, the best first."""
    ranking = results.ranking
    table = new_table(words, msg("lab-player"))
    for name in [*ranking, words.say(msg("lab-all")), words.say(msg("lab-rating"))]:
        table.add_column(name, justify="right")
    for name in ranking:
        rating = results.rating(name)
        cells = ["·" if other == name else cell(words, results.against(name, other)) for other in ranking]
        skill = f"{decimal(words, rating.mu)} ± {decimal(words, 2 * rating.sigma)}"
        table.add_row(name, *cells, percent(words, results.overall(name)), skill)
    console.print(table)
    for score in results.scores.values():
        games = 2 * score.rounds
        note = msg(
            "lab-pair-settled" if score.is_settled else "lab-pair-open", one=score.one, other=score.other, games=games
        )
        console.print(words.say(note), style="dim")


def cell(words: Words, rate: Rate) -> str:
    return f"{decimal(words, 100 * rate.share)} ± {decimal(words, 100 * rate.margin)}"
