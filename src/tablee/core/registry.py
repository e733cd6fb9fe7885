"""The games there are: ours, and those of other packages. What a game of one's own still lacks."""

from __future__ import annotations

import inspect
import warnings
from dataclasses import fields
from functools import cache

from tablee.core.game import AnyGame, Describe, Evening, Game, Part, Rules
from tablee.core.words import LANGUAGES
from tablee.plugins.points import entry_points


class UnknownGame(ValueError):
    """A key that names no game; the message lists those there are."""


@cache
def registered_games() -> dict[str, AnyGame]:
    """Every game there is, ours and those of other packages, by key. One that is broken spoils no other."""
    found: dict[str, AnyGame] = {}
    for point in entry_points("tablee.games"):
        try:
            found[point.name] = point.load()
        except Exception as error:
            warnings.warn(f"the game {point.name} cannot be played: {error!r}", stacklevel=2)
    return found


games = registered_games  # where it is clear that no package is meant


def game(key: str) -> AnyGame:
    try:
        return games()[key]
    except KeyError:
        raise UnknownGame(f"no game {key!r}; there are: {', '.join(games())}") from None


@cache
def evenings() -> dict[str, Evening]:
    """Games that are played one after the other, by key; those of which a game is missing are left out."""
    found = [point.load() for point in entry_points("tablee.evenings")]
    return {evening.key: evening for evening in found if all(key in games() for key in evening.games)}


def seats_of(evening: Evening) -> range:
    """For as many as can play all of its games."""
    seats = [game(key).seats for key in evening.games]
    return range(max(each[0] for each in seats), min(each[-1] for each in seats) + 1)


def faults(candidate: object) -> list[str]:
    """What a builder's game still lacks, in plain sentences: `tablee check-game` prints them."""
    if not isinstance(candidate, Game):
        return [f"it is {type(candidate).__name__}, not a tablee.core.game.Game"]
    found: list[str] = []
    for part, protocol in ((candidate.rules, Rules), (candidate.describe, Describe)):
        for name, wanted in vars(protocol).items():
            if not name.startswith("_") and inspect.isfunction(wanted):
                found += function_faults(part, name, len(inspect.signature(wanted).parameters) - 1)
    for language in LANGUAGES:
        for name in (f"{language}.ftl", f"rules.{language}.md"):
            if not (candidate.folder / "words" / name).is_file():
                found.append(f"words/{name} is missing")
    for name, kind in (("KEY", str), ("SEATS", range), ("MOVES", int), ("RULES", int)):
        if not isinstance(getattr(candidate.rules, name, None), kind):
            found.append(f"rules.{name} is missing or no {kind.__name__}")
    for field in fields(candidate):
        part = getattr(candidate, field.name)
        if isinstance(part, Part):
            found += part_faults(field.name, part)
    return found


def part_faults(name: str, part: Part[object]) -> list[str]:
    try:
        part.load()
    except (ImportError, AttributeError) as error:
        return [f"{name} cannot be loaded from {part.place}: {error}"]
    return []


def function_faults(part: object, name: str, arity: int) -> list[str]:
    function = getattr(part, name, None)
    if not callable(function):
        return [f"{name}() is missing"]
    try:
        given = len(inspect.signature(function).parameters)
    except ValueError:  # compiled functions tell no signature
        return []
    return [] if given == arity else [f"{name}() takes {given} arguments instead of {arity}"]
