"""How far luck goes: players who see everything, as nobody may, and how near to them our best bots come.

`python -m bench.ceilings [GAMES] [KEY ...]` plays so many matches a pair (200 if not said) against `plain`, every deal
from both seats. It prints what random, plain, merciless and the seer win, says how much of the way from random to the
seer merciless has covered, and writes that into docs/bots-strength.md.
"""

from __future__ import annotations

import re
import sys
from typing import Any, NamedTuple

from rich.console import Console

from bench import davinci_bots
from bench.strength import PAGE, WORDS, sections, write_page
from tablee.bots.runner import BotRunner
from tablee.bots.search import SearchSpec
from tablee.bots.thinker import Thinker, Thought
from tablee.core.draws import Draw
from tablee.core.game import Bot
from tablee.core.match import Match
from tablee.core.moves import Move, Seat
from tablee.games.derniere.bot import levels as derniere
from tablee.games.dominos.bot import levels as dominos
from tablee.games.tour_du_monde import rules, state
from tablee.games.tour_du_monde.bot.outlook import Knowledge, Memory
from tablee.games.tour_du_monde.bot.outlook import seen as lying
from tablee.games.tour_du_monde.bot.plain import Plain as PlainTraveller
from tablee.games.tour_du_monde.bot.traveller import best_exchange
from tablee.lab.arena import Score
from tablee.lab.plans import Plan
from tablee.lab.players import make_player
from tablee.lab.report_tables import cell, markdown, title
from tablee.lab.statistics import Rate

GAMES = 200
SEED = 2027
TO_THE_END = 400  # steps
TITLE = "How far luck goes"
ABOUT = f"""## {TITLE}

Made by `python -m bench.ceilings`: the share of victories against `plain`, two players, every deal played from both
sides. The seer is none of our bots: it is given the hidden cards and the order of the pile, and thinks ahead to
the end by simple play, so it is not perfect either: the true ceiling is at least as high, and the last column, how much
of the way from `random` to the seer `merciless` has covered, at most so much.
"""


# ---- who sees everything


class DominosSeer(dominos.Counting):
    match: Any = None

    def __init__(self, seat: Seat, draw: Draw) -> None:
        super().__init__(seat, draw, dominos.TABLE["merciless"], Thought(samples=24, horizon=TO_THE_END))

    def imagine(self, view: Any, draw: Draw) -> Any:
        return self.simplified(self.match.state.copy())


class DerniereSeer(derniere.Counting):
    match: Any = None

    def __init__(self, seat: Seat, draw: Draw) -> None:
        super().__init__(seat, draw, derniere.TABLE["merciless"], Thought(samples=24, horizon=TO_THE_END))

    def imagine(self, view: Any, draw: Draw) -> Any:
        return self.simplified(self.match.state.copy())


class TourSeer(Thinker):
    """Its policy is the plain player, who leaves nothing to chance: two looks at the same future are enough."""

    match: Any = None

    def __init__(self, seat: Seat, draw: Draw) -> None:
        super().__init__(seat, draw, Thought(samples=2, horizon=TO_THE_END))

    def imagine(self, view: Any, draw: Draw) -> Any:
        return self.match.state.copy()

    def worth_a_thought(self, view: Any, legal: list[Move]) -> list[Move]:
        """All actions; of the exchanges, which are many, the two that our bots would make."""
        exchanges = {move for move in legal if move >= state.EXCHANGE}
        if legal[0] < state.OPEN or legal[0] >= state.CANCEL or not exchanges:
            return legal
        best, _ = best_exchange(Knowledge(view, Memory()), lying(view), exchanges)
        usual = PlainTraveller(self.seat, self.draw).useless(view)
        return [move for move in legal if move not in exchanges or move in (best, usual)]

    @staticmethod
    def policy(world: Any, seat: Seat, moves: list[Move], draw: Draw) -> Move:
        return PlainTraveller(seat, draw).choose(rules.view(world, seat), moves)

    @staticmethod
    def value(world: Any, seat: Seat) -> float:
        return 1 / world.places.count(1) if world.places[seat] == 1 else 0.0


TourSeer.guide = SearchSpec(rules, TourSeer.policy, TourSeer.value)

SEERS: dict[str, Any] = {
    "davinci": davinci_bots.Seer,
    "derniere": DerniereSeer,
    "dominos": DominosSeer,
    "tour_du_monde": TourSeer,
}


# ---- against plain


class Ceiling(NamedTuple):
    key: str
    random: Rate
    merciless: Rate
    seer: Rate

    @property
    def covered(self) -> float:
        """The part of the way from random to the ceiling."""
        return (self.merciless.share - self.random.share) / (self.seer.share - self.random.share)

    def row(self) -> list[str]:
        rates = [cell(WORDS, rate) for rate in (self.random, self.merciless, self.seer)]
        return [title(WORDS, self.key), rates[0], "50", *rates[1:], f"{100 * self.covered:.0f} %"]


def sits(name: str, match: Match, seat: Seat, draw: Draw) -> Bot:
    if name != "seer":
        return make_player(name, match.game, seat, draw)
    seer: Any = SEERS[match.game.key](seat, draw)
    seer.match = match
    return seer


def against_plain(key: str, name: str, games: int) -> Rate:
    plan = Plan(key, 2, SEED, {}, (name, "plain"), mirrored=True)
    score = Score(name, "plain")
    for number in range(games + games % 2):
        match = plan.match(number)
        *own, common = plan.draws(number)
        sitting = plan.sitting(number)
        bots = {seat: sits(who, match, seat, own[seat]) for seat, who in enumerate(sitting)}
        places = BotRunner(match, bots, common).play_out().standing.places
        score.add(1 / places.count(1) if places[sitting.index(name)] == 1 else 0.0)
    return score.rate


def ceiling(key: str, games: int) -> Ceiling:
    return Ceiling(key, *(against_plain(key, name, games) for name in ("random", "merciless", "seer")))


# ---- the page


def rows_of(section: str) -> dict[str, list[str]]:
    """What the page says already, by the game's name."""
    rows = [line.strip("| ").split(" | ") for line in re.findall(r"(?m)^\| .*\|$", section)[2:]]
    return {row[0]: row for row in rows}


def write(found: list[Ceiling]) -> None:
    known = sections(PAGE)
    rows = rows_of(known.get(TITLE, "")) | {title(WORDS, each.key): each.row() for each in found}
    table = markdown(["", "random", "plain", "merciless", "seer", "covered"], [rows[name] for name in sorted(rows)])
    write_page({**known, TITLE: f"{ABOUT}\n{table}\n"})


def main(arguments: list[str]) -> None:
    games = int(arguments.pop(0)) if arguments and arguments[0].isdigit() else GAMES
    for key in arguments or SEERS:
        found = ceiling(key, games)
        Console().print(*found.row(), sep="  ")
        write([found])


if __name__ == "__main__":
    main(sys.argv[1:])
