"""Results for a spreadsheet: UTF-8 with a byte order mark and semicolons, as those of France open them.

Without a ranking there is no place and no point in it, and the order of people is that of their names.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator

from tablee.core.words import Words, msg
from tablee.hall.exports.lesson import Lesson, Listed, decimal, handicap

BOM = b"\xef\xbb\xbf"
FORMULA = tuple("=+-@\t\r\n＝＋－＠")  # a spreadsheet would reckon with what begins so


def results_csv(lesson: Lesson, language: str) -> bytes:
    out = io.StringIO()
    writer = csv.writer(out, delimiter=";", lineterminator="\r\n")
    words = Words(language)
    for row in ranked_rows(lesson, words) if lesson.plan.ranking else plain_rows(lesson, words):
        writer.writerow([harmless(cell) for cell in row])
    return BOM + out.getvalue().encode()


def harmless(cell: str) -> str:
    """A name that begins as a formula does gets an apostrophe, which makes it text."""
    return f"'{cell}" if cell.startswith(FORMULA) else cell


def ranked_rows(lesson: Lesson, words: Words) -> Iterator[list[str]]:
    language = words.language
    rounds = lesson.round_points()
    has_earlier = bool(lesson.earlier.points)
    yield [
        words.say(msg("sheet-place")),
        words.say(msg("sheet-name")),
        *([words.say(msg("sheet-earlier"))] if has_earlier else []),
        *(words.say(msg("sheet-round", round=number)) for number in range(1, len(rounds) + 1)),
        words.say(msg("sheet-points")),
        words.say(msg("sheet-handicap")),
    ]
    found = lesson.standings()
    for who in lesson.in_order():
        stands = found.get(who.number)
        yield [
            str(stands.place) if stands else "",
            who.name,
            *([decimal(lesson.earlier.points.get(who.number, 0), language)] if has_earlier else []),
            *(decimal(each[who.number], language) if who.number in each else "" for each in rounds),
            decimal(stands.points, language) if stands else "",
            handicap(who.handicap, language),
        ]


def plain_rows(lesson: Lesson, words: Words) -> Iterator[list[str]]:
    """Where everybody sat and whom they met; in the last line, what all did together."""
    yield [
        words.say(msg("sheet-name")),
        *(words.say(msg("sheet-table", round=number)) for number in range(1, len(lesson.results) + 1)),
        words.say(msg("sheet-played")),
        words.say(msg("sheet-met")),
        words.say(msg("sheet-handicap")),
    ]
    for who in lesson.in_order():
        yield plain_row(lesson, who, words.language)
    empty = [""] * len(lesson.results)
    yield [words.say(msg("sheet-together")), *empty, str(lesson.finished), str(lesson.met), ""]


def plain_row(lesson: Lesson, who: Listed, language: str) -> list[str]:
    return [
        who.name,
        *(str(table or "") for table in lesson.tables_of(who.number)),
        str(lesson.matches_of(who.number)),
        str(lesson.met_by(who.number)),
        handicap(who.handicap, language),
    ]
