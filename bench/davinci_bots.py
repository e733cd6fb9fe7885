"""Rivals for the best player of Da Vinci Code, and how honest its probabilities are.

python -m bench.davinci_bots ...
  calibration   how likely guesses were thought to be, and how often they were right, against people of all levels
  sweep         the uniform-belief bot with every threshold: which of them is the best, and merciless against it
  targets       merciless against random, greedy counting, uniform beliefs and OpenSpiel's IS-MCTS at equal time, and
                each level against the one below: printed, and with --page written into docs/bots-strength.md
  company       merciless at tables of three and four with sharp, against what an even share is
  seer          a player who sees everything shows how far luck goes
  time          what thoughts cost
In the arena: PYTHONPATH=. tablee arena davinci --players merciless,bench.davinci_bots:Uniform20
"""

from __future__ import annotations

import argparse
import pickle
import time
from collections.abc import Iterator
from itertools import pairwise
from math import sqrt
from typing import Any, NamedTuple

import tablee
from bench.strength import PAGE, sections, write_page
from tablee.bots.players import player
from tablee.bots.runner import BotRunner
from tablee.core.draws import Draw, FastDraw
from tablee.core.game import LEVELS
from tablee.games.davinci import state as moves
from tablee.games.davinci.bot.beliefs import World
from tablee.games.davinci.bot.levels import Level, LevelPlayer
from tablee.games.davinci.bot.master import Master, hidden_pieces, hidden_places
from tablee.games.davinci.bot.plain import Plain
from tablee.games.davinci.bot.turn import guesses
from tablee.games.davinci.state import guess, value_of
from tablee.games.davinci.views import View, sample
from tablee.lab import Plan, worker_pool
from tablee.lab.arena import compete
from tablee.lab.report_tables import markdown
from tablee.lab.statistics import Rate

SEED = 31_000_000  # of nothing that anything was fitted on
PEOPLE = ("beginner", "family", "plain", "sharp", "merciless")  # whom one may meet
HERE = "bench.davinci_bots"
THRESHOLDS = (0, 20, 30, 40, 50, 60)  # percent

# ---- rivals


class Counting(Plain):
    """Greedy counting: the piece that can be the fewest things, any of them; never stops."""

    def choose(self, view: View, legal: list[int]) -> int:
        return super().choose(view, [move for move in legal if move != moves.STOP])


class Uniform(LevelPlayer):
    """Exact beliefs, all worlds equally likely: the likeliest guess, again while it is at least so likely."""

    dares = 0.0

    def __init__(self, seat: int, draw: Draw) -> None:
        super().__init__(seat, draw, Level(recall=1, focus=1, weighs=True, dares=self.dares, whim=0))


class Uniform00(Uniform):
    """Never stops."""


class Uniform20(Uniform):
    dares = 0.2


class Uniform30(Uniform):
    dares = 0.3


class Uniform40(Uniform):
    dares = 0.4


class Uniform50(Uniform):
    dares = 0.5


class Uniform60(Uniform):
    dares = 0.6


class Search(Plain):
    """OpenSpiel's IS-MCTS on our own rules, with random rollouts, given so many milliseconds a guess."""

    ms = 25.0  # more than merciless takes for one at a table of two
    simulations = 20  # as many as fit, found out while it plays

    def choose(self, view: View, legal: list[int]) -> int:
        if view.setting_up or len(legal) == 1:
            return super().choose(view, legal)
        import numpy
        import pyspiel
        from open_spiel.python.algorithms import ismcts, mcts

        from tablee.envs import openspiel

        name = openspiel.NAMES[[each.key for each in tablee.games().values()].index("davinci")]
        options = {"expert": view.expert, "empty_pool": "no_penalty" if view.no_penalty else "reveal_own_choice"}
        game = pyspiel.load_game(name, {"players": len(view.codes), **options})
        state = game.new_initial_state()
        state.apply_action(0)
        state.match.rounds.state = sample(view, self.draw)
        state.match.rounds.asked = [self.seat]
        chance = numpy.random.RandomState(self.draw.below(1 << 30))
        evaluator = mcts.RandomRolloutEvaluator(1, chance)
        bot = ismcts.ISMCTSBot(
            game=game, uct_c=1.4, evaluator=evaluator, max_simulations=self.simulations, random_state=chance
        )
        began = time.process_time()
        move = int(bot.step(state))
        spent = 1000 * (time.process_time() - began)
        Search.simulations = max(2, round(self.simulations * min(2.0, self.ms / spent)))
        return move if move in legal else super().choose(view, legal)


class Seer(Plain):
    """Sees everything, as nobody may: how far luck alone decides."""

    match: Any = None

    def choose(self, view: View, legal: list[int]) -> int:
        if not moves.GUESS <= legal[0] < moves.STOP:
            return super().choose(view, legal)
        for seat, code in enumerate(view.codes):
            if seat != self.seat and not view.places[seat]:
                for place in hidden_places(code):
                    return guess(seat, place, value_of(self.match.state.codes[seat][place]))
        raise AssertionError("nobody is left to attack")


# ---- measurements


def play(seed: int, bots: dict[int, Any], **options: Any) -> Any:
    match = tablee.new("davinci", len(bots), seed, **options)
    for bot in bots.values():
        if isinstance(bot, (Seer, Watched)):
            bot.match = match
    return BotRunner(match, bots, FastDraw(seed)).play_out()


def seer(count: int) -> None:
    won = 0
    game = tablee.games()["davinci"]
    for seed in range(SEED, SEED + count):
        seat, draw = seed % 2, FastDraw(seed)
        bots = {seat: Seer(seat, draw), 1 - seat: player("merciless", game, 1 - seat, draw)}
        won += play(seed, bots).standing.places[seat] == 1
    print(f"who sees everything wins {100 * won / count:.1f} % of {count} matches against merciless")


# ---- how honest the probabilities are


class Thought(NamedTuple):
    """What a guess was thought to be worth, in which match, and whether it was right."""

    chance: float
    right: bool
    match: int


class Watched(Master):
    """Writes down how likely all its guesses seemed, and whether they were right."""

    match: Any = None
    book: list[Thought]
    number = 0

    def worlds(self, view: View) -> list[World]:
        found = super().worlds(view)
        if view.drawn != moves.NONE or not any(view.pool):  # otherwise it only chooses a colour
            hidden = hidden_pieces(view)
            for each in guesses(found):
                seat, place = hidden[each.which]
                is_right = self.match.state.codes[seat][place] == each.piece
                self.book.append(Thought(each.chance, is_right, self.number))
        return found


def calibration(wanted: int, seats: int, people: tuple[str, ...], expert: bool) -> None:
    """Every guess that could be made counts, not only the one that is."""
    book: list[Thought] = []
    number, shown = 0, wanted // 4
    while len(book) < wanted:
        play(SEED + number, watched_table(SEED + number, seats, people, book, number), expert=expert)
        number += 1
        if len(book) >= shown:
            print(f"{seats} players{', expert game' if expert else ''}, with {', '.join(people)}: {number} matches")
            show_deciles(book)
            shown = min(wanted, shown + wanted // 4)


def watched_table(seed: int, seats: int, people: tuple[str, ...], book: list[Thought], number: int) -> dict[int, Any]:
    draw = FastDraw(seed)
    game = tablee.games()["davinci"]
    bots: dict[int, Any] = {}
    for seat in range(seats):
        if seat == seed % seats:
            bots[seat] = watched = Watched(seat, draw)
            watched.book, watched.number = book, number
        else:
            bots[seat] = player(people[draw.below(len(people))], game, seat, draw)
    return bots


def show_deciles(book: list[Thought]) -> None:
    print(f"{len(book)} guesses\nthought  was     off    ± by chance  guesses")
    for decile in range(10):
        here = [each for each in book if min(9, int(10 * each.chance)) == decile]
        if here:
            thought = sum(each.chance for each in here) / len(here)
            was = sum(each.right for each in here) / len(here)
            print(f"{thought:.3f}   {was:.3f}  {was - thought:+.3f}  {blur(here):.3f}       {len(here)}", flush=True)


def blur(book: list[Thought]) -> float:
    """How far chance alone takes the mean from the truth, 95 %; the guesses of one match hang together."""
    sums: dict[int, float] = {}
    for each in book:
        sums[each.match] = sums.get(each.match, 0.0) + each.right - each.chance
    return 1.96 * sqrt(sum([each * each for each in sums.values()])) / len(book)


# ---- the arena


def duel(one: str, other: str, games: int) -> Rate:
    """What `one` wins of its matches, every deal from both sides, until the interval is small enough."""
    with worker_pool(1) as pool:
        return compete(Plan("davinci", 2, SEED), [one, other], games, 0.015, pool).against(one, other)


def shown(rate: Rate) -> str:
    return f"{100 * rate.share:.1f} ± {100 * rate.margin:.1f}"


def sweep(games: int) -> None:
    """Which threshold is the best: against each other's middle, and how merciless fares against each."""
    for percent in THRESHOLDS:
        name = f"{HERE}:Uniform{percent:02}"
        fared = "" if percent == 30 else f"wins {shown(duel(name, f'{HERE}:Uniform30', games))} against Uniform30; "
        print(f"Uniform{percent:02}: {fared}merciless wins {shown(duel('merciless', name, games))}", flush=True)


class Target(NamedTuple):
    one: str
    other: str
    least: int
    said: str


TARGETS = (
    Target("merciless", "random", 99, "random"),
    Target(
        "merciless", f"{HERE}:Counting", 80, "greedy counting: the piece that can be the fewest things, never stops"
    ),
    Target("merciless", f"{HERE}:Uniform20", 58, "uniform beliefs with their best threshold: goes on from 20 %"),
    *[Target(above, below, 65, f"the level below, {below}") for below, above in pairwise(LEVELS)],
)
SEARCHED = Target("merciless", f"{HERE}:Search", 60, "OpenSpiel's IS-MCTS, as much time a guess")
HEADING = "Da Vinci Code: merciless against others"


def targets(games: int, searched: int, page: bool) -> None:
    rows = list(reached(games, searched))
    table = markdown(["", "against", "wins", "wanted"], rows)
    print(table)
    if page:
        made = "Made by `python -m bench.davinci_bots targets --page`: two players, every deal from both sides."
        write_page({**sections(PAGE), HEADING: f"## {HEADING}\n\n{made}\n\n{table}\n"})


def reached(games: int, searched: int) -> Iterator[list[str]]:
    for each in TARGETS:
        yield line(each, duel(each.one, each.other, games))
    if searched:
        yield line(SEARCHED, duel(SEARCHED.one, SEARCHED.other, searched))


def line(target: Target, rate: Rate) -> list[str]:
    cells = [target.one, target.said, shown(rate), f"≥ {target.least}"]
    print(*cells, sep=" | ", flush=True)
    return cells


def company(count: int) -> None:
    """One merciless among sharp ones, in every seat in turn."""
    game = tablee.games()["davinci"]
    for seats in (3, 4):
        won = 0
        for seed in range(SEED, SEED + count):
            draw = FastDraw(seed)
            names = ["merciless" if seat == seed % seats else "sharp" for seat in range(seats)]
            bots = {seat: player(name, game, seat, draw) for seat, name in enumerate(names)}
            won += play(seed, bots).standing.places[seed % seats] == 1
        error = 196 * sqrt(won * (count - won) / count) / count
        print(
            f"{seats} players: {100 * won / count:.1f} ± {error:.1f} % of {count}; even: {100 / seats:.0f}", flush=True
        )


def thinking(count: int) -> None:
    """CPU time of the best player's choices, at every kind of table."""
    for seats in (2, 3, 4):
        for expert in (False, True):
            spent: list[float] = []
            for seed in range(count):
                match = tablee.new("davinci", seats, seed, expert=expert)
                draw = FastDraw(seed)
                bots = {seat: player("merciless", match.game, seat, draw) for seat in range(seats)}
                for bot in bots.values():
                    timed(bot, spent)
                BotRunner(match, bots, draw).play_out()
            print(
                f"{seats} players{', expert' if expert else ''}: {1000 * sum(spent) / len(spent):.0f} ms a choice, "
                f"{1000 * max(spent):.0f} ms at most"
            )


def timed(bot: Any, spent: list[float]) -> None:
    """As at a live table: a copy of the bot is sent elsewhere to think, and nothing that it works out comes back."""

    def watched(view: View, legal: list[int]) -> int:
        copy = pickle.loads(kept())
        began = time.process_time()
        move: int = copy.choose(view, legal)
        spent.append(time.process_time() - began)
        return move

    def kept() -> bytes:
        del bot.choose
        try:
            return pickle.dumps(bot)
        finally:
            bot.choose = watched

    bot.choose = watched


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("calibration", "sweep", "targets", "company", "seer", "time"))
    parser.add_argument("--count", type=int, default=0, help="guesses, or matches a pair at most")
    parser.add_argument("--seats", type=int, default=2, help="of the calibration")
    parser.add_argument("--people", default=",".join(PEOPLE), help="whom the calibration is made with")
    parser.add_argument("--expert", action="store_true")
    parser.add_argument("--searched", type=int, default=400, help="matches against IS-MCTS at most")
    parser.add_argument("--page", action="store_true", help="write the targets' table into docs/bots-strength.md")
    given = parser.parse_args()
    if given.what == "calibration":
        calibration(given.count or 20_000, given.seats, tuple(given.people.split(",")), given.expert)
    elif given.what == "sweep":
        sweep(given.count or 4000)
    elif given.what == "targets":
        targets(given.count or 4000, given.searched, given.page)
    elif given.what == "company":
        company(given.count or 1000)
    elif given.what == "seer":
        seer(given.count or 200)
    else:
        thinking(given.count or 10)
