"""What is told of a hall on paper: who was there, what they played, and how it came out where there is a ranking."""

from __future__ import annotations

import hashlib
import unicodedata
from collections.abc import Sequence
from datetime import date
from fractions import Fraction

import msgspec
from msgspec import Struct

from tablee.core.races import USUAL
from tablee.core.words import Msg, Words, msg
from tablee.hall.model.points import Earlier, PlayedMatch, RoundResult, TableResult, meetings, round_points, standings
from tablee.protocol.hall import Plan, Standing

FORMATS = {
    "free": msg("sheet-free"),
    "rotation": msg("sheet-rotation"),
    "swiss": msg("sheet-swiss"),
    "knockout": msg("sheet-knockout"),
}


class Listed(Struct, frozen=True):
    """Somebody who was there."""

    number: int
    name: str
    animal: int = 0
    handicap: int = USUAL


class Lesson(Struct, frozen=True):
    """A hall from its beginning until now."""

    title: str
    day: date
    plan: Plan
    people: list[Listed]
    results: list[RoundResult]
    earlier: Earlier = Earlier()  # of a league

    @property
    def finished(self) -> int:
        """How many matches were."""
        return sum(bool(match.places) for each in self.results for table in each.tables for match in table.matches)

    @property
    def met(self) -> int:
        """How many pairs sat at one table."""
        return len(meetings(self.results))

    def standings(self) -> dict[int, Standing]:
        return {each.person: each for each in standings(self.results, self.earlier, self.plan.format == "knockout")}

    def round_points(self) -> list[dict[int, Fraction]]:
        return [round_points(each) for each in self.results]

    def in_order(self) -> list[Listed]:
        """By place where there is a ranking, otherwise by name: the order must tell nothing."""
        by_name = sorted(self.people, key=lambda who: (without_accents(who.name), who.number))
        if not self.plan.ranking:
            return by_name
        place = {number: found.place for number, found in self.standings().items()}
        return sorted(by_name, key=lambda who: place.get(who.number, len(place) + 1))

    def tables_of(self, number: int) -> list[int]:
        """Where somebody sat in each round; 0: nowhere."""
        return [
            next((at for at, table in enumerate(each.tables, 1) if number in table.people), 0) for each in self.results
        ]

    def matches_of(self, number: int) -> int:
        matches = [match for each in self.results for table in each.tables for match in table.matches]
        return sum(bool(match.places) and number in match.people for match in matches)

    def met_by(self, number: int) -> int:
        """How many different people somebody sat with."""
        return sum(number in both for both in meetings(self.results))

    def seal(self) -> str:
        """Three groups of letters by which two printed sheets can be compared. Without a ranking nothing in them
        follows from places."""
        told = msgspec.to_builtins(self if self.plan.ranking else self.without_places(), str_keys=True)
        found = hashlib.sha256(msgspec.json.encode(told, order="sorted")).hexdigest()
        return "·".join(found[at : at + 4] for at in (0, 4, 8))

    def without_places(self) -> Lesson:
        def blank(match: PlayedMatch) -> PlayedMatch:
            return PlayedMatch(match.people, [0 for _ in match.places])

        results = [
            RoundResult([TableResult(table.people, [*map(blank, table.matches)]) for table in each.tables], each.byes)
            for each in self.results
        ]
        return msgspec.structs.replace(self, results=results, earlier=Earlier())


# ---- in words


def without_accents(name: str) -> str:
    """As names are put in order: Léa before Lou."""
    return "".join(letter for letter in unicodedata.normalize("NFKD", name.casefold()) if letter.isalnum())


def decimal(number: float | Fraction, language: str) -> str:
    """As short as it is exact to two decimals, with the language's own point."""
    text = f"{float(number):.2f}".rstrip("0").rstrip(".")
    return text.replace(".", ",") if language == "fr" else text


def handicap(percent: int, language: str) -> str:
    return "" if percent == USUAL else f"× {decimal(percent / USUAL, language)}"


def about(lesson: Lesson, words: Words) -> str:
    """One line: how, when, how many."""
    format_name = words.say(FORMATS[lesson.plan.format])
    rounds = len(lesson.results)
    return " · ".join(
        [
            words.say(msg("sheet-format", format=format_name, rounds=rounds, size=lesson.plan.size)),
            words.say(msg("sheet-date", weekday=lesson.day.weekday(), day=lesson.day.day, month=lesson.day.month)),
            words.say(msg("sheet-people", people=len(lesson.people))),
            words.say(msg("sheet-matches", matches=lesson.finished)),
        ]
    )


def games_played(lesson: Lesson, words: Words) -> str:
    """By their names, each once."""
    keys: Sequence[str] = list(dict.fromkeys(choice.game for choice in lesson.plan.games))
    return ", ".join(words.say(Msg(f"{key}-name")) for key in keys)
