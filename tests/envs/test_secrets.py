"""The swap test for environments: worlds a seat cannot tell apart give the same observations, masks and information
states, and leaks planted in them are caught."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pyspiel
import pytest

import tablee
from tablee import TABLE, FastDraw
from tablee.core.moves import Seat
from tablee.envs import openspiel, pettingzoo
from tablee.envs.openspiel import MatchInRounds
from tests.harness import KEYS, part
from tests.rulebook import rule
from tests.test_swap import Leak, reachable

STATES = 60  # of every game
Look = Callable[[Any, Any, int], Any]


class Envs:
    """Both environments at tables of any size, each made once; which match lies there is the test's."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.made: dict[int, tuple[Any, Any]] = {}

    def at(self, match: tablee.Match) -> tuple[Any, Any]:
        if match.seats not in self.made:
            env = pettingzoo.env(self.key, seats=match.seats)
            env.reset(seed=1)
            state = pyspiel.load_game(f"tablee_{self.key}", {"players": match.seats}).new_initial_state()
            state.apply_action(1)
            self.made[match.seats] = (env, state)
        return self.made[match.seats]


def seen(envs: tuple[Any, Any], state: Any, heard: str, seat: Seat) -> list[Any]:
    """All that a seat gets from the environments in this world."""
    env, spiel = envs
    env.rounds.state = state
    env.rounds.asked = env.game.rules.to_act(state)
    moves = env.rounds.legal(seat) if seat in env.rounds.asked else []
    observation = env.observed(seat, moves)
    played: MatchInRounds = spiel.played
    played.rounds.state = state
    played.heard[seat] = heard
    return [
        observation["observation"].tobytes(),
        observation["action_mask"].tobytes(),
        seat in env.rounds.asked,
        spiel.information_state_string(seat),
        spiel.observation_string(seat),
        spiel.observation_tensor(seat),
    ]


def nothing(envs: Any, state: Any, seat: int) -> None:
    return None


def swap_test(key: str, leak: Look, count: int = STATES) -> None:
    world = part(key, "world")
    envs = Envs(key)
    for number, now in enumerate(reachable(key, count)):
        draw = FastDraw(number)
        at = envs.at(now)
        for seat in range(now.seats):
            other = world.other_world(now.state.copy(), seat, draw)
            looks = [[*seen(at, state, "", seat), leak(at, state, seat)] for state in (now.state, other)]
            if looks[0] != looks[1]:
                raise Leak(f"what seat {seat} gets")
            go_on(key, now, other, seat, draw, at)


def go_on(key: str, now: tablee.Match, other: Any, seat: Seat, draw: FastDraw, at: tuple[Any, Any]) -> None:
    """The same thing is done in both worlds, and shows nothing hidden: the seat remembers the same of it."""
    world, rules = part(key, "world"), now.game.rules
    doable = [(TABLE, clock.move) for clock in now.clocks]
    for by in range(now.seats):
        doable += [(by, move) for move in sorted(set(now.moves(by)) & set(rules.legal(other, by)))]
    doable = [(by, move) for by, move in doable if not world.reveals(now.state, seat, by, move)]
    if not doable:
        return
    by, move = doable[draw.below(len(doable))]
    ends = []
    for state in (now.state.copy(), other.copy()):
        played: MatchInRounds = at[1].played
        chance = FastDraw(draw.ply)
        chance.at(7)
        played.rounds.log = []
        played.heard = [""] * now.seats
        rules.play(state, by, move, chance, played.rounds.log)
        played.listen()
        ends.append(seen(at, state, played.heard[seat], seat))
    if ends[0] != ends[1]:
        raise Leak(f"what seat {seat} gets after move {move} by {by}")


@pytest.mark.parametrize("key", KEYS)
@rule("COM-5")
def test_nothing_hidden_is_observed(key: str) -> None:
    assert f"tablee_{key}" in openspiel.NAMES
    swap_test(key, nothing)


@pytest.mark.parametrize("key", ["davinci", "derniere", "dominos", "tour_du_monde", "difference", "diferencio"])
@rule("COM-5")
def test_the_neighbours_observation_would_be_caught(key: str) -> None:
    def neighbour(envs: Any, state: Any, seat: int) -> bytes:
        view = envs[0].game.rules.view(state, (seat + 1) % envs[0].seats)
        return envs[0].layout.flat(view).tobytes()

    with pytest.raises(Leak):
        swap_test(key, neighbour)


@pytest.mark.parametrize("key", [key for key in KEYS if part(key, "world").TELLS_IN_PRIVATE])
@rule("COM-5")
def test_private_words_that_everybody_remembers_would_be_caught(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(openspiel, "hears", lambda audience, seat: True)
    with pytest.raises(Leak, match="after move"):
        swap_test(key, nothing, 4 * STATES)
