"""People of all levels at one table: what the games' tests of levels share."""

from __future__ import annotations

from collections.abc import Iterator

import tablee
from tablee import FastDraw, Match
from tablee.bots.personas import PERSONAS, Persona
from tablee.bots.players import player
from tablee.core.events import hears
from tablee.core.game import LEVELS, Bot
from tablee.lab import Plan
from tablee.lab.plans import Outcome
from tablee.lab.playing import play_one
from tests.harness import every_table

PERFECT = PERSONAS["merciless"]._replace(overlooks=0.0, slips=0.0, eye=0.01, span=1.0, decay=0.0, muddle=0.0)
BLIND = PERSONAS["beginner"]._replace(overlooks=1.0, slips=0.0)


def mixed_tables(key: str) -> Iterator[Outcome]:
    """A match at every kind of table, with all levels in turn round it."""
    for number, (seats, options) in enumerate(every_table(key)):
        bots = tuple(LEVELS[(number + seat) % len(LEVELS)] for seat in range(seats))
        yield play_one(Plan(key, seats, number, options, bots), 0)


def share_of(key: str, one: str, other: str, games: int) -> float:
    """What one wins of so many matches against another, every deal from both sides."""
    plan = Plan(key, 2, 11, {}, (one, other), mirrored=True)
    outcomes = [play_one(plan, number) for number in range(games)]
    return sum(outcome.shares[plan.sitting(outcome.number).index(one)] for outcome in outcomes) / games


def at_level(level: str, match: Match, seat: int, seed: int) -> Bot:
    """Somebody who sat there all the time."""
    return informed(player(level, tablee.games()[match.game.key], seat, FastDraw(seed)), match, seat)


def informed(bot: Bot, match: Match, seat: int) -> Bot:
    for told in match.happened:
        if hears(told.to, seat):
            bot.hear(told.what)
    return bot


def clumsy(persona: Persona) -> Persona:
    """The same, who slips whenever slipping is possible."""
    return persona._replace(slips=1e9)


def ordinary_choices(match: Match) -> list[tuple[int, list[int]]]:
    """Who has to choose now, and between what."""
    choices = []
    for seat in match.to_act:
        moves = [move for move in match.moves(seat) if not match.game.races(move)]
        if len(moves) > 1:
            choices.append((seat, moves))
    return choices
