"""The balance report, in Markdown, with its plots.

What differs by more than three standard errors is set in bold: among some hundred figures, two would mark a handful
that chance alone made.
"""

from __future__ import annotations

import math
from pathlib import Path

from tablee.core.options import spelled
from tablee.core.registry import game
from tablee.core.words import Msg, Words, msg
from tablee.lab import open_numbers
from tablee.lab.plots import plot_tables
from tablee.lab.report_tables import decimal, markdown, minutes, percent, span, switch_stem, title
from tablee.lab.statistics import Figures, Lengths
from tablee.lab.studies import Case, Study, questions_for, usual_seats

CERTAIN = 3.0  # standard errors


# ---- the report


def write(found: Study, file: Path, games: int, words: Words) -> None:
    """The report, and its plots in a folder of the same name."""
    folder = file.with_suffix("")
    parts = [
        f"# {words.say(msg('balance-title'))}",
        words.say(msg("balance-about", games=games)),
        *overview(found, words),
        *open_numbers.overview(found, words),
    ]
    for key, tables in found.items():
        plain = [figures for case, figures in tables if not case.switch]
        picture = folder / f"{key}.webp"
        plot_tables(plain, picture, words)
        parts += [f"## {title(words, key)}", f"![{title(words, key)}]({folder.name}/{picture.name})"]
        parts += [first_seat(plain, words), *by_players(plain, words), *by_switch(tables, words)]
        for question in questions_for(game(key)):
            parts += open_numbers.answer(question, tables, words)
    file.write_text("\n\n".join(parts) + "\n", "utf-8")


def say_all(words: Words, *headings: Msg) -> list[str]:
    return [words.say(heading) for heading in headings]


def overview(found: Study, words: Words) -> list[str]:
    """All games at their usual table."""
    headings = say_all(
        words, msg("lab-game"), msg("lab-players"), msg("balance-first-wins"), msg("lab-moves"), msg("lab-minutes"),
        msg("lab-lead-changes"), msg("lab-dead-ends"),
    )  # fmt: skip
    rows = []
    for key, tables in found.items():
        usual = at_usual(tables)
        rows.append([title(words, key), str(usual.plan.seats), *measures(usual, words)])
    return [f"## {words.say(msg('balance-glance'))}", markdown(headings, rows)]


def at_usual(tables: list[tuple[Case, Figures]]) -> Figures:
    wanted = usual_seats(game(tables[0][0].plan.key))
    return next(figures for case, figures in tables if not case.switch and case.plan.seats == wanted)


def measures(figures: Figures, words: Words) -> list[str]:
    """What beginning is worth, length, lead changes and dead ends, as every table of the report shows them."""
    return [
        gain_text(figures, words),
        span(figures.moves),
        minutes(words, figures.seconds.median),
        decimal(words, figures.lead_changes.mean) if figures.lead_changes else "",
        percent(words, figures.dead_end_rate.share),
    ]


def gain(figures: Figures) -> float:
    """How far who begins is above a fair share."""
    return figures.turn_rate(0).share - 1 / figures.plan.seats


def is_certain_gain(figures: Figures) -> bool:
    """Would a table where beginning is worth nothing hardly ever come to this?"""
    return abs(gain(figures)) > CERTAIN * share_error(1 / figures.plan.seats, figures.games)


def share_error(share: float, games: int) -> float:
    return math.sqrt(share * (1 - share) / games)


def gain_text(figures: Figures, words: Words) -> str:
    margin = decimal(words, 100 * figures.turn_rate(0).margin)
    return bold(f"{signed(words, 100 * gain(figures))} ± {margin}", is_certain_gain(figures))


def signed(words: Words, value: float) -> str:
    shown = round(value, 1)
    return ("+" if shown >= 0 else "−") + decimal(words, abs(shown))


def bold(text: str, is_certain: bool) -> str:
    return f"**{text}**" if is_certain else text


def first_seat(tables: list[Figures], words: Words) -> str:
    """One sentence: where beginning matters, and how much."""
    certain = [figures for figures in tables if is_certain_gain(figures)]
    if not certain:
        return words.say(msg("balance-first-even"))
    most = max(certain, key=lambda figures: abs(gain(figures)))
    points = decimal(words, 100 * abs(gain(most)))
    key = msg("balance-first-good" if gain(most) > 0 else "balance-first-bad", points=points, seats=most.plan.seats)
    return words.say(key)


def by_players(tables: list[Figures], words: Words) -> list[str]:
    headings = say_all(
        words, msg("lab-players"), msg("balance-first-wins"), msg("lab-moves"), msg("lab-minutes"),
        msg("lab-lead-changes"), msg("lab-dead-ends"),
    )  # fmt: skip
    return [markdown(headings, [[str(figures.plan.seats), *measures(figures, words)] for figures in tables])]


# ---- house rules


def by_switch(tables: list[tuple[Case, Figures]], words: Words) -> list[str]:
    """What each switch changes at the usual table."""
    usual = at_usual(tables)
    thrown = [(case, figures) for case, figures in tables if case.switch and case.plan.seats == usual.plan.seats]
    if not thrown:
        return []
    headings = say_all(
        words, msg("balance-house-rule"), msg("balance-first-change"), msg("balance-moves-change"),
        msg("balance-minutes-change"), msg("balance-leads-change"), msg("balance-dead-ends-change"),
    )  # fmt: skip
    idle = [typed(case) for case, figures in thrown if is_same(usual, figures)]
    rows = [
        [switch_name(case, words), *changes(usual, figures, words)]
        for case, figures in thrown
        if not is_same(usual, figures)
    ]
    parts = [words.say(msg("balance-switches", seats=usual.plan.seats)), markdown(headings, rows)] if rows else []
    return [*parts, words.say(msg("balance-no-change", switches=", ".join(idle)))] if idle else parts


def is_same(one: Figures, other: Figures) -> bool:
    """Did the same deals end alike? Bots do not care for what a picture looks like."""
    return (one.wins, one.moves, one.seconds) == (other.wins, other.moves, other.seconds)


def typed(case: Case) -> str:
    return f"`{case.switch}={spelled(case.value)}`"


def switch_name(case: Case, words: Words) -> str:
    """As `tablee rules` names it, and in words where it has some."""
    meaning = f"{switch_stem(case.plan.key, case.switch, words)}-{spelled(case.value)}"
    return f"{typed(case)} {words.say(Msg(meaning))}" if words.has(meaning) else typed(case)


def changes(usual: Figures, other: Figures, words: Words) -> list[str]:
    shared = (usual.turn_rate(0).share + other.turn_rate(0).share) / 2
    error = math.hypot(share_error(shared, usual.games), share_error(shared, other.games))
    change = gain(other) - gain(usual)
    return [
        bold(signed(words, 100 * change), abs(change) > CERTAIN * error),
        change_of(usual.moves, other.moves, words),
        change_of(usual.seconds, other.seconds, words, 60),
        change_of(usual.lead_changes, other.lead_changes, words),
        dead_ends_change(usual, other, words),
    ]


def change_of(usual: Lengths, other: Lengths, words: Words, unit: int = 1) -> str:
    if not usual:
        return ""
    change = other.mean - usual.mean
    is_certain = abs(change) > CERTAIN * math.hypot(usual.error, other.error)
    return bold(signed(words, change / unit), is_certain and change != 0)


def dead_ends_change(usual: Figures, other: Figures, words: Words) -> str:
    one, two = usual.dead_end_rate, other.dead_end_rate
    change = two.share - one.share
    return bold(signed(words, 100 * change), abs(change) > CERTAIN / 2 * math.hypot(one.margin, two.margin))
