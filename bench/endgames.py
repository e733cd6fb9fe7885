"""What endgames are worth: the best of La dernière and Dominos play without them, and are asked what is certain.

`python -m bench.endgames [GAMES] [KEY ...]` plays so many matches for two (200 if not said). It prints how often a
victory was certain, how often another move was made all the same, and how many of these matches were lost: so many
points are what it brings to look for what is certain.
"""

from __future__ import annotations

import sys
from collections import Counter
from typing import Any

from tablee.bots.players import player
from tablee.bots.runner import BotRunner
from tablee.bots.thinker import Thinker
from tablee.core.moves import Move, Seat
from tablee.lab.plans import Plan

GAMES = 200
KEYS = ("derniere", "dominos")
SEED = 4711


class Asked:
    """Plays on as if nothing were certain, and notes what was."""

    def __init__(self, bot: Thinker, counts: Counter[str]) -> None:
        self.bot = bot
        self.counts = counts
        self.has_missed = False
        self.certain = bot.thought
        bot.thought = bot.thought._replace(certain=0)
        self.hear, self.answer = bot.hear, bot.answer

    def choose(self, view: Any, legal: list[Move]) -> Move:
        chosen = self.bot.choose(view, legal)
        moves = self.bot.worth_a_thought(view, legal)
        if len(moves) > 1 and not any(view.places):
            self.counts["choices"] += 1
            [first, *others] = self.settled(view, [chosen, *[move for move in moves if move != chosen]])
            if not others:  # a move that wins comes first if it is the chosen one
                self.counts["certain"] += 1
                self.counts["not taken"] += first != chosen
                self.has_missed |= first != chosen
        return chosen

    def settled(self, view: Any, moves: list[Move]) -> list[Move]:
        self.bot.thought, usual = self.certain, self.bot.thought
        left = self.bot.not_settled(view, moves)
        self.bot.thought = usual
        return left


def asked(key: str, games: int) -> Counter[str]:
    """So many matches."""
    plan = Plan(key, 2, SEED)
    counts: Counter[str] = Counter(matches=games, lost=0)
    for number in range(games):
        match = plan.match(number)
        *own, common = plan.draws(number)
        bots: dict[Seat, Any] = {}
        for seat in range(2):
            bot = player("merciless", match.game, seat, own[seat])
            assert isinstance(bot, Thinker)
            bots[seat] = Asked(bot, counts)
        places = BotRunner(match, bots, common).play_out().standing.places
        counts["lost"] += sum(bot.has_missed and places[seat] != 1 for seat, bot in bots.items())
    return counts


def main(arguments: list[str]) -> None:
    games = int(arguments.pop(0)) if arguments and arguments[0].isdigit() else GAMES
    for key in arguments or KEYS:
        counts = asked(key, games)
        print(key, dict(counts), f"{100 * counts['lost'] / (2 * games):.2f} points")


if __name__ == "__main__":
    main(sys.argv[1:])
