"""PettingZoo: its own suites on all nine games, and what they do not look at."""

from __future__ import annotations

from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, render_test, seed_test
from pettingzoo.test.seed_test import parallel_seed_test
from pettingzoo.utils.conversions import parallel_to_aec

from tablee.envs import pettingzoo
from tablee.games.derniere import state
from tests.harness import KEYS

# A dictionary with a mask is how PettingZoo's own card games observe; its suite knows them by name and warns of others.
pytestmark = [
    pytest.mark.filterwarnings("error"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
]


@pytest.mark.parametrize("key", KEYS)
def test_pettingzoos_own_suites(key: str) -> None:
    api_test(pettingzoo.env(key), num_cycles=25)
    api_test(pettingzoo.env(key, observation="dict", max_cycles=5), num_cycles=25)  # played to its end
    seed_test(partial(pettingzoo.env, key), num_cycles=25)
    parallel_api_test(pettingzoo.parallel_env(key), num_cycles=25)
    parallel_seed_test(partial(pettingzoo.parallel_env, key), num_cycles=25)


@pytest.mark.parametrize("key", KEYS)
def test_pettingzoos_suites_of_cycles_and_pictures(key: str, capsys: pytest.CaptureFixture[str]) -> None:
    def one_by_one(max_cycles: int) -> Any:
        return parallel_to_aec(pettingzoo.parallel_env(key, max_cycles=max_cycles))

    max_cycles_test(SimpleNamespace(parallel_env=partial(pettingzoo.parallel_env, key), env=one_by_one))
    render_test(partial(pettingzoo.env, key))
    assert capsys.readouterr().out  # what `human` prints


@pytest.mark.parametrize("key", KEYS)
def test_the_mask_allows_what_the_rules_allow(key: str) -> None:
    env = pettingzoo.env(key)
    env.reset(seed=3)
    rng = np.random.default_rng(3)
    for agent in env.agent_iter(120):
        seat = env.seat_of[agent]
        seen, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            break
        allowed = np.flatnonzero(seen["action_mask"]).tolist()
        assert allowed == env.rounds.legal(seat)
        assert [move for move in allowed if move != env.rounds.wait] == env.game.rules.legal(env.rounds.state, seat)
        env.step(rng.choice(allowed))


def test_nobody_sees_what_the_others_answered_in_the_same_round() -> None:
    env = pettingzoo.env("bruit", seats=3)
    env.reset(seed=1)
    before = [env.observe(agent)["observation"].tobytes() for agent in env.agents]
    env.step(1)
    assert env.agent_selection == "player_1"
    assert [env.observe(agent)["observation"].tobytes() for agent in env.agents] == before


def test_what_is_not_allowed_is_as_good_as_being_late() -> None:
    one, other = pettingzoo.env("derniere", seats=2), pettingzoo.env("derniere", seats=2)
    one.reset(seed=5)
    other.reset(seed=5)
    turn = one.rounds.state.turn
    one.step(state.GO_ON)
    assert one.rounds.state.turn != turn
    other.rounds.let_time_pass()
    assert one.rounds.state == other.rounds.state


def test_at_the_end_everybody_gets_what_their_place_is_worth() -> None:
    env = pettingzoo.env("derniere", seats=3)
    env.reset(seed=8)
    rng = np.random.default_rng(8)
    got: dict[str, float] = {}
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        assert not truncated
        if terminated:
            got[agent] = reward
        else:
            assert reward == 0
        env.step(None if terminated else rng.choice(np.flatnonzero(seen["action_mask"])))
    places = env.game.rules.standing(env.rounds.state).places
    best = [f"player_{seat}" for seat, place in enumerate(places) if place == 1]
    assert [agent for agent, reward in got.items() if reward == max(got.values())] == best
    assert sum(got.values()) == pytest.approx(0)


def test_a_match_that_is_cut_is_truncated() -> None:
    env = pettingzoo.parallel_env("trouve", max_cycles=2)
    env.reset(seed=1)
    env.step({})
    _, rewards, terminations, truncations, _ = env.step({})
    assert all(truncations.values())
    assert not any(terminations.values())
    assert set(rewards.values()) == {0}
    assert env.agents == []


def test_observations_by_field_are_the_flat_ones() -> None:
    flat, by_field = pettingzoo.env("dominos"), pettingzoo.env("dominos", observation="dict")
    flat.reset(seed=2)
    by_field.reset(seed=2)
    seen = by_field.last()[0]["observation"]
    assert list(seen) == list(flat.layout.fields)
    assert np.concatenate(list(seen.values())).tolist() == flat.last()[0]["observation"].tolist()
    assert flat.observation_space("player_1").contains(flat.observe("player_1"))


def test_without_a_seed_every_match_is_another() -> None:
    env = pettingzoo.env("derniere")
    env.reset(seed=4)
    after_four = [hand[:] for hand in env.rounds.state.hands]
    env.reset()
    assert env.rounds.state.hands != after_four
    second = [hand[:] for hand in env.rounds.state.hands]
    env.reset(seed=4)
    assert env.rounds.state.hands == after_four
    env.reset()
    assert env.rounds.state.hands == second


def test_options_and_language_are_passed_on() -> None:
    env = pettingzoo.env("derniere", seats=2, deck="B", render_mode="ansi", lang="fr")
    env.reset(seed=1)
    assert env.rounds.options.deck == "B"
    assert "Sur la table" in str(env.render())
