"""How people choose in Da Vinci Code: what the table of kinds in tablee/games/davinci/mind.py is fitted to.

`python -m bench.davinci_kinds [MATCHES] [SEATS]` lets every kind of player play, looks at each guess and stop with
their true code, and prints which parameters make what they did likeliest (the mean logarithm, of guesses and stops).
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from math import log

import tablee
from bench.davinci_bots import PEOPLE
from tablee.bots.players import player
from tablee.bots.runner import BotRunner
from tablee.core.draws import FastDraw
from tablee.games.davinci.bot.memory import Memory
from tablee.games.davinci.bot.mind import LISTS, Kind, Mind, Scene, doing
from tablee.games.davinci.state import NONE

SEED = 50_000
KEENNESS = (3.0, 5.0, 8.0, 12.0, 20.0, 40.0, 80.0)
FOCUS = (0.02, 0.05, 0.1, 0.3, 0.5, 0.7, 0.8, 0.85, 0.9, 0.95, 0.99)
DARES = (0.1, 0.2, 0.25, 0.3, 0.4, 0.45, 0.5, 0.6)
WHIMS = (0.02, 0.05, 0.1, 0.2, 0.3, 0.4)
SHOWN = 3
WEIGHERS = ("sharp", "merciless")  # the others list what is possible


def scenes(name: str, matches: int, seats: int) -> list[Scene]:
    """All that such a player did in some matches, with what they knew."""
    found: list[Scene] = []
    for seed in range(SEED, SEED + matches):
        match, draw = tablee.new("davinci", seats, seed), FastDraw(seed)
        by = seed % seats
        names = [name if seat == by else PEOPLE[draw.below(len(PEOPLE))] for seat in range(seats)]
        bots = {seat: player(each, match.game, seat, draw) for seat, each in enumerate(names)}
        match = BotRunner(match, bots, draw).play_out()
        memory = Memory((by + 1) % seats)
        for event in match.events(memory.seat):
            memory.hear(event)
        found += Mind(memory).scenes(match.state.codes, [], by, expert=False)
    return found


def asked(done: list[Scene]) -> list[Scene]:
    """The guesses alone, whether or not they might have stopped."""
    return [scene._replace(act=scene.act._replace(follows=False)) for scene in done if scene.act.piece != NONE]


def stopped(done: list[Scene]) -> list[tuple[Scene, bool]]:
    """Where they might have stopped, as if they had, and whether they did."""
    could = [scene for scene in done if scene.act.follows]
    return [(scene._replace(act=scene.act._replace(piece=NONE)), scene.act.piece == NONE) for scene in could]


def mean(likely: Iterable[float]) -> float:
    found = [log(max(1e-9, each)) for each in likely]
    return sum(found) / max(1, len(found))


def fit(name: str, matches: int, seats: int) -> None:
    done = scenes(name, matches, seats)
    kinds = [
        Kind(1.0, keenness, keenness, focus, 0.5, 0.1)
        for keenness in (KEENNESS if name in WEIGHERS else (LISTS,))
        for focus in FOCUS
    ]
    questions = asked(done)
    rated = sorted((mean(doing(each, each.opened, [kind])[0] for each in questions), kind) for kind in kinds)[::-1]
    print(f"{name}, {seats} players: {len(questions)} guesses")
    for value, kind in rated[:SHOWN]:
        print(f"  {value:.3f} keenness {kind.keenness:.0f}, focus {kind.focus}")
    best, stops = rated[0][1], stopped(done)
    wills = [best._replace(dares=dares, whim=whim) for dares in DARES for whim in WHIMS]
    kept = sorted((mean(as_done(scene, did, kind) for scene, did in stops), kind) for kind in wills)[::-1]
    print(f"  {len(stops)} times they might have stopped")
    for value, kind in kept[:SHOWN]:
        print(f"  {value:.3f} dares {kind.dares}, whim {kind.whim}", flush=True)


def as_done(scene: Scene, did_stop: bool, kind: Kind) -> float:
    stops = doing(scene, scene.opened, [kind])[0]
    return stops if did_stop else 1 - stops


if __name__ == "__main__":
    matches, seats = [int(each) for each in [*sys.argv[1:], *("60", "2")[len(sys.argv) - 1 :]]]
    for each in PEOPLE:
        fit(each, matches, seats)
