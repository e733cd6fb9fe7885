"""How strong weights are: the net alone against a player of the house, every deal from both sides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from tablee.bots.learned.features import features_of
from tablee.bots.learned.net import Net, Weights
from tablee.bots.learned.player import NetPlayer
from tablee.bots.players import player
from tablee.bots.runner import BotRunner
from tablee.core.draws import FastDraw
from tablee.core.game import Bot
from tablee.core.registry import game
from tablee.matches.replay import new

MOST_PLIES = 100_000


class Trial(NamedTuple):
    key: str
    seats: int
    options: Mapping[str, Any]
    opponent: str
    rounds: int
    seed: int
    weights: Weights


class Result(NamedTuple):
    won: float
    played: int


def play_trial(trial: Trial) -> Result:
    """One net among others of one kind: at a table of n it wins one match of n if it is no better."""
    found = game(trial.key)
    net = Net(trial.weights, features_of(found, trial.seats))
    won, played = 0.0, 0
    for number in range(trial.rounds):
        seed = trial.seed * 100_003 + number
        for own in range(trial.seats):
            match = new(trial.key, trial.seats, seed, **trial.options)
            bots: dict[int, Bot] = {
                seat: player(trial.opponent, found, seat, FastDraw(seed * 16 + seat)) for seat in range(trial.seats)
            }
            bots[own] = NetPlayer(net, bots[own])
            runner = BotRunner(match, bots, FastDraw(seed))
            while match.state.ply < MOST_PLIES and (due := runner.next_due()) is not None:
                runner.do(due)
            standing = match.standing
            if standing is not None and own in standing.winners:
                won += 1 / len(standing.winners)
            played += 1
    return Result(won, played)


def share(results: list[Result]) -> float:
    return sum(each.won for each in results) / sum(each.played for each in results)
