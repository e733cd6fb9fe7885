"""Rivals for the best player of Da Vinci Code, and how honest its probabilities are.

In the arena: PYTHONPATH=. tablee arena davinci --players merciless,bench.davinci_bots:Uniform20
`python -m bench.davinci_bots calibration` plays matches and compares how likely guesses were thought to be with how
often they were right; `seer` lets a player who sees everything show how far luck goes; `time` says what thoughts cost.
"""

from __future__ import annotations

import argparse
import pickle
import time
from typing import Any

import tablee
from tablee.bots.evening import Evening
from tablee.bots.players import player
from tablee.core.draws import Draw, FastDraw
from tablee.games.davinci import state as moves
from tablee.games.davinci.bot import Plain
from tablee.games.davinci.levels import Level, Person
from tablee.games.davinci.master import Master, guesses, hidden_places
from tablee.games.davinci.state import guess, value_of
from tablee.games.davinci.views import View, sample

# ---- rivals


class Counting(Plain):
    """Greedy counting: the piece that can be the fewest things, any of them; never stops."""

    def choose(self, view: View, legal: list[int]) -> int:
        return super().choose(view, [move for move in legal if move != moves.STOP])


class Uniform(Person):
    """Exact beliefs, all worlds equally likely: the likeliest guess, again while it is at least so likely."""

    dares = 0.0

    def __init__(self, seat: int, draw: Draw) -> None:
        super().__init__(seat, draw, Level(recall=1, focus=1, weighs=True, dares=self.dares, whim=0))


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

    ms = 100.0
    simulations = 20  # as many as fit, found out while it plays

    def choose(self, view: View, legal: list[int]) -> int:
        if view.setting_up or len(legal) == 1:
            return super().choose(view, legal)
        import numpy
        import pyspiel
        from open_spiel.python.algorithms import ismcts, mcts

        from tablee.doors import openspiel

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
        if isinstance(bot, Seer):
            bot.match = match
    return Evening(match, bots, FastDraw(seed)).play_out()


def seer(count: int) -> None:
    won = 0
    for seed in range(count):
        seat, draw = seed % 2, FastDraw(seed)
        game = tablee.games()["davinci"]
        bots = {seat: Seer(seat, draw), 1 - seat: player("merciless", game, 1 - seat, draw)}
        won += play(seed, bots).standing.places[seat] == 1
    print(f"who sees everything wins {100 * won / count:.1f} % of {count} matches against merciless")


class Watched(Master):
    """Writes down how likely its guesses seemed, and whether they were right."""

    match: Any = None
    book: list[tuple[float, bool]]

    def duel(self, view: View, legal: list[int], rival: int) -> int:
        places = hidden_places(view.codes[rival])
        for each in guesses(self.worlds(view, rival)):
            place = places[each.which]
            self.book.append((each.chance, self.match.state.codes[rival][place] == each.piece))
        return super().duel(view, legal, rival)


def calibration(wanted: int, against: str, expert: bool) -> None:
    """Every guess that could be made counts, not only the one that is."""
    book: list[tuple[float, bool]] = []
    seed = 0
    while len(book) < wanted:
        draw = FastDraw(seed)
        watched = Watched(seed % 2, draw)
        watched.book = book
        match = tablee.new("davinci", 2, seed, expert=expert)
        watched.match = match
        rival = player(against, match.game, 1 - seed % 2, draw)
        Evening(match, {seed % 2: watched, 1 - seed % 2: rival}, draw).play_out()
        seed += 1
    print(f"{len(book)} guesses in {seed} matches against {against}{', expert game' if expert else ''}")
    print("thought  was    off     guesses")
    for decile in range(10):
        here = [(chance, right) for chance, right in book if min(9, int(10 * chance)) == decile]
        if here:
            thought = sum(chance for chance, _ in here) / len(here)
            was = sum(right for _, right in here) / len(here)
            print(f"{thought:.3f}   {was:.3f}  {was - thought:+.3f}  {len(here)}")


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
                Evening(match, bots, draw).play_out()
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
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("calibration", "seer", "time"))
    parser.add_argument("--count", type=int, default=0)
    parser.add_argument("--against", default="sharp")
    parser.add_argument("--expert", action="store_true")
    given = parser.parse_args()
    if given.what == "seer":
        seer(given.count or 200)
    elif given.what == "time":
        thinking(given.count or 10)
    else:
        calibration(given.count or 20_000, given.against, given.expert)
