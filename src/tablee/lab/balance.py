"""The balance report: every game at every size of table, then with each of its switches thrown.

What differs by more than three standard errors is set in bold: among some hundred figures, two would mark a handful
that chance alone made.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from tablee.core.game import AnyGame, game
from tablee.core.options import Switch, spelled
from tablee.core.words import Msg, Words, msg
from tablee.lab.crews import Crew
from tablee.lab.figures import Figures, Lengths
from tablee.lab.plans import Chunk, Plan, chunks
from tablee.lab.plots import plot_tables
from tablee.lab.showing import decimal, minutes, percent, span, title

USUAL_SEATS = 4
CERTAIN = 3.0  # standard errors
NOT_TRIED = ("first", "pace")  # who begins is what is measured; bots do not tire
TOUR, DECK = "tour_du_monde", "deck"  # the one number a leaflet leaves open (TDM-2)
MOVE_S, LEAFLET_MIN = 12, 20  # a person's move, as we time it; a match, as the leaflet of Tour du Monde has it
FEW_DEAD_ENDS = 0.01


class Case(NamedTuple):
    """One kind of table, and which switch it is about."""

    plan: Plan
    switch: str = ""
    value: Any = None


Study = dict[str, list[tuple[Case, Figures]]]  # by game


# ---- what is played


def cases(found: AnyGame, seed: int) -> list[Case]:
    by_seats = [Case(Plan(found.key, seats, seed)) for seats in found.seats]
    thrown = [(switch.name, value) for switch in found.switches for value in values(switch)]
    usual = usual_seats(found)
    by_switch = [Case(Plan(found.key, usual, seed, {name: value}), name, value) for name, value in thrown]
    return by_seats + by_switch + open_numbers(found, seed)


def open_numbers(found: AnyGame, seed: int) -> list[Case]:
    """Tour du Monde's other deck at all tables: at the usual one it is a switch like any other."""
    if found.key != TOUR:
        return []
    others = [seats for seats in found.seats if seats != usual_seats(found)]
    return [Case(Plan(TOUR, seats, seed, {DECK: value}), DECK, value) for value in decks()[1:] for seats in others]


def decks() -> list[Any]:
    return next(switch.values for switch in game(TOUR).switches if switch.name == DECK)


def usual_seats(found: AnyGame) -> int:
    return max(found.seats[0], min(USUAL_SEATS, found.seats[-1]))


def values(switch: Switch) -> list[Any]:
    """The other values; of a number, half and double."""
    if switch.name in NOT_TRIED:
        return []
    if switch.values or switch.low is None or switch.high is None:
        return switch.values[1:]
    kind = type(switch.default)
    return [kind(max(switch.low, switch.default / 2)), kind(min(switch.high, switch.default * 2))]


def study(every: list[Case], games: int, crew: Crew, seen: Callable[[int], None]) -> Study:
    """All cases in one go, so that no core waits between two of them."""
    figures = [Figures(case.plan) for case in every]
    at = 0
    for chunk, outcomes in crew.play(all_chunks(every, games, crew.workers)):
        while every[at].plan != chunk.plan:
            at += 1
        for outcome in outcomes:
            figures[at].add(outcome)
        seen(at * games + chunk.stop)
    found: Study = {}
    for case, figure in zip(every, figures, strict=True):
        found.setdefault(case.plan.key, []).append((case, figure))
    return found


def all_chunks(every: Iterable[Case], games: int, workers: int) -> Iterator[Chunk]:
    for case in every:
        yield from chunks(case.plan, games, workers)


# ---- the report


def write(found: Study, file: Path, games: int, words: Words) -> None:
    """The report, and its plots in a folder of the same name."""
    folder = file.with_suffix("")
    folder.mkdir(parents=True, exist_ok=True)
    parts = [
        f"# {words.say(msg('balance-title'))}",
        words.say(msg("balance-about", games=games)),
        *glance(found, words),
    ]
    for key, tables in found.items():
        plain = [figures for case, figures in tables if not case.switch]
        picture = folder / f"{key}.webp"
        plot_tables(plain, picture, words)
        parts += [f"## {title(words, key)}", f"![{title(words, key)}]({folder.name}/{picture.name})"]
        parts += [first_seat(plain, words), *by_players(plain, words), *by_switch(tables, words)]
        if key == TOUR:
            parts += deck_advice(tables, words)
    file.write_text("\n\n".join(parts) + "\n", "utf-8")


def markdown(headings: list[str], rows: list[list[str]]) -> str:
    ruler = ["---", *["--:"] * (len(headings) - 1)]
    return "\n".join("| " + " | ".join(row) + " |" for row in [headings, ruler, *rows])


def say_all(words: Words, *headings: Msg) -> list[str]:
    return [words.say(heading) for heading in headings]


def glance(found: Study, words: Words) -> list[str]:
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


def gain_error(figures: Figures) -> float:
    share = figures.turn_rate(0).share
    return math.sqrt(max(share * (1 - share), 1 / figures.games) / figures.games)


def gain_text(figures: Figures, words: Words) -> str:
    text = signed(words, 100 * gain(figures)) + f" ± {decimal(words, 196 * gain_error(figures))}"
    return bold(text, abs(gain(figures)) > CERTAIN * gain_error(figures))


def signed(words: Words, value: float) -> str:
    return ("+" if value >= 0 else "−") + decimal(words, abs(value))


def bold(text: str, is_certain: bool) -> str:
    return f"**{text}**" if is_certain else text


def first_seat(tables: list[Figures], words: Words) -> str:
    """One sentence: where beginning matters, and how much."""
    certain = [figures for figures in tables if abs(gain(figures)) > CERTAIN * gain_error(figures)]
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
    key = case.plan.key
    stem = f"{key}-option-{case.switch}" if words.has(f"{key}-option-{case.switch}") else f"option-{case.switch}"
    meaning = f"{stem}-{spelled(case.value)}"
    return f"{typed(case)} {words.say(Msg(meaning))}" if words.has(meaning) else typed(case)


def changes(usual: Figures, other: Figures, words: Words) -> list[str]:
    error = math.hypot(gain_error(usual), gain_error(other))
    change = gain(other) - gain(usual)
    return [
        bold(signed(words, 100 * change), abs(change) > CERTAIN * error),
        change_of(usual.moves, other.moves, words),
        change_of(usual.seconds, other.seconds, words, 60),
        change_of(usual.lead_changes, other.lead_changes, words),
        dead_ends_change(usual, other, words),
    ]


def change_of(usual: Lengths, other: Lengths, words: Words, unit: int = 1) -> str:
    change = other.mean - usual.mean
    is_certain = abs(change) > CERTAIN * math.hypot(usual.error, other.error)
    return bold(signed(words, change / unit), is_certain and change != 0)


def dead_ends_change(usual: Figures, other: Figures, words: Words) -> str:
    one, two = usual.dead_end_rate, other.dead_end_rate
    change = two.share - one.share
    return bold(signed(words, 100 * change), abs(change) > CERTAIN / 2 * math.hypot(one.margin, two.margin))


# ---- the number a leaflet leaves open


def deck_advice(tables: list[tuple[Case, Figures]], words: Words) -> list[str]:
    """Tour du Monde's deck: of those that reach the goal nearly always, the one nearest to the leaflet's length."""
    headings = say_all(words, msg("lab-players"))
    for deck in decks():
        headings += [f"{deck}: {heading}" for heading in say_all(words, msg("lab-dead-ends"), msg("balance-human-min"))]
    rows, advised = [], {}
    for seats in game(TOUR).seats:
        by_deck = {deck: at_deck(tables, seats, deck) for deck in decks()}
        advised[seats] = advice(by_deck)
        cells = [str(seats)]
        for figures in by_deck.values():
            cells += [percent(words, figures.dead_end_rate.share), decimal(words, human_minutes(figures), 0)]
        rows.append([*cells, advised[seats]])
    told = msg("balance-deck-about", seconds=MOVE_S, minutes=LEAFLET_MIN)
    return [
        f"### {words.say(msg('balance-deck'))}",
        words.say(told),
        markdown([*headings, words.say(msg("balance-advised"))], rows),
        advice_in_words(advised, words),
    ]


def at_deck(tables: list[tuple[Case, Figures]], seats: int, deck: str) -> Figures:
    name = DECK if deck != decks()[0] else ""
    wanted = (seats, name, deck if name else None)
    return next(figures for case, figures in tables if (case.plan.seats, case.switch, case.value) == wanted)


def human_minutes(figures: Figures) -> float:
    return figures.moves.median * MOVE_S / 60


def advice(by_deck: dict[str, Figures]) -> str:
    sound = {deck: each for deck, each in by_deck.items() if each.dead_end_rate.share <= FEW_DEAD_ENDS} or by_deck
    return min(sound, key=lambda deck: abs(human_minutes(sound[deck]) - LEAFLET_MIN))


def advice_in_words(advised: dict[int, str], words: Words) -> str:
    """The same deck for all, or which one for how many."""
    lines = []
    for deck in decks():
        seats = [str(number) for number, best in advised.items() if best == deck]
        if seats:
            lines.append(words.say(msg("balance-deck-advice", deck=deck, seats=", ".join(seats))))
    return " ".join(lines)
