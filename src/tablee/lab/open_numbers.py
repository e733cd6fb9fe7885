"""What the data say about the numbers that the leaflets leave open.

We play by one answer already. Another is advised only where it is surely better: where ours comes to dead ends, or
where the other is nearer to the length that the leaflet promises.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from tablee.core.options import spelled
from tablee.core.registry import game
from tablee.core.words import Words, msg
from tablee.lab.report_tables import decimal, markdown, percent, switch_title, title
from tablee.lab.statistics import Figures
from tablee.lab.studies import Case, Question, Study, questions_for, usual_seats, values

FEW_DEAD_ENDS = 0.01

Tables = list[tuple[Case, Figures]]


class Minutes(NamedTuple):
    """So many, with their 95 % interval."""

    middle: float
    low: float
    high: float


def overview(found: Study, words: Words) -> list[str]:
    """All questions, each with what the data advise."""
    lines = []
    for key, tables in found.items():
        for question in questions_for(game(key)):
            asked = f"{title(words, key)}, {switch_title(key, question.switch, words)} (`{question.switch}`)"
            lines.append(f"- {asked}. {advised_in_words(question, tables, words)}")
    return [f"## {words.say(msg('balance-open-all'))}", "\n".join(lines)] if lines else []


def answer(question: Question, tables: Tables, words: Words) -> list[str]:
    """One question: how it is judged, all figures, and what they advise."""
    tried = values(game(question.key), question.switch)
    headings = [words.say(msg("lab-players"))]
    for value in tried:
        for heading in (msg("lab-dead-ends"), msg("balance-open-minutes")):
            headings.append(f"{spelled(value)}: {words.say(heading)}")
    rows = []
    for seats, by_value in by_table(question, tables).items():
        cells = [cell for figures in by_value.values() for cell in measured(question, figures, words)]
        rows.append([str(seats), *cells, spelled(advice(question, by_value))])
    name = msg("balance-open", name=switch_title(question.key, question.switch, words), switch=question.switch)
    return [
        f"### {words.say(name)}",
        judged_by(question, words),
        markdown([*headings, words.say(msg("balance-advised"))], rows),
        advised_in_words(question, tables, words),
    ]


def by_table(question: Question, tables: Tables) -> dict[int, dict[Any, Figures]]:
    """By the number of players, what each value came to."""
    found = game(question.key)
    tried = values(found, question.switch)
    return {
        seats: {value: figures_at(tables, seats, question.switch, value) for value in tried}
        for seats in (found.seats if question.is_for_all_tables else [usual_seats(found)])
    }


def figures_at(tables: Tables, seats: int, switch: str, value: Any) -> Figures:
    """What was played with this value; with ours, where no switch was thrown."""
    ours = values(game(tables[0][0].plan.key), switch)[0]
    wanted = (seats, "", None) if value == ours else (seats, switch, value)
    return next(figures for case, figures in tables if (case.plan.seats, case.switch, case.value) == wanted)


def measured(question: Question, figures: Figures, words: Words) -> list[str]:
    """Dead ends and minutes, each with its 95 % interval."""
    rate, lasts = figures.dead_end_rate, minutes(question, figures)
    ends = f"{percent(words, rate.share)} ({decimal(words, 100 * rate.low)}–{decimal(words, 100 * rate.high)})"
    return [ends, f"{decimal(words, lasts.middle)} ({decimal(words, lasts.low)}–{decimal(words, lasts.high)})"]


def minutes(question: Question, figures: Figures) -> Minutes:
    """The median match in minutes of people, who take as long as we say for a move, or as the table's clock lets
    them."""
    lengths, unit = (figures.seconds, 1) if question.move_s is None else (figures.moves, question.move_s)
    return Minutes(*(length * unit / 60 for length in lengths.median_interval))


# ---- what is advised


def advice(question: Question, by_value: dict[Any, Figures]) -> Any:
    """Ours, which comes first, unless another is surely better."""
    sound = {
        value: figures for value, figures in by_value.items() if figures.dead_end_rate.low <= FEW_DEAD_ENDS
    } or by_value
    ours = next(iter(by_value))
    if question.leaflet_min is None:
        return ours if ours in sound else min(sound, key=lambda value: sound[value].dead_end_rate.share)
    off = {value: apart(minutes(question, figures), question.leaflet_min) for value, figures in sound.items()}
    best = min(off, key=lambda value: off[value].middle)
    return ours if ours in off and off[ours].low <= off[best].high else best


def apart(lasts: Minutes, wanted: int) -> Minutes:
    """How far a length is from the wanted one, at least and at most."""
    least, most = sorted(abs(each - wanted) for each in (lasts.low, lasts.high))
    return Minutes(abs(lasts.middle - wanted), 0.0 if lasts.low <= wanted <= lasts.high else least, most)


def judged_by(question: Question, words: Words) -> str:
    said = [
        msg("balance-open-clock") if question.move_s is None else msg("balance-open-people", seconds=question.move_s)
    ]
    if question.leaflet_min is None:
        said.append(msg("balance-open-rule"))
    else:
        said.append(msg("balance-open-rule-length", minutes=question.leaflet_min))
    return " ".join(words.say(each) for each in said)


def advised_in_words(question: Question, tables: Tables, words: Words) -> str:
    """Ours for all, or which one for how many."""
    advised = {seats: advice(question, by_value) for seats, by_value in by_table(question, tables).items()}
    tried = values(game(question.key), question.switch)
    if set(advised.values()) == {tried[0]}:
        return words.say(msg("balance-open-kept", value=spelled(tried[0])))
    lines = []
    for value in tried:
        seats = [str(number) for number, best in advised.items() if best == value]
        if seats:
            lines.append(words.say(msg("balance-open-advice", value=spelled(value), seats=", ".join(seats))))
    return " ".join(lines)
