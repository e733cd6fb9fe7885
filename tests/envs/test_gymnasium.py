"""Gymnasium: its own checker on all nine games, and one seat played against bots."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import tablee
from tablee.envs.gymnasium import NAMES, SeatEnv
from tablee.games.derniere import state
from tests.harness import KEYS

pytestmark = pytest.mark.filterwarnings("error")


def played(env: SeatEnv, seed: int) -> float:
    rng = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    while True:
        action = rng.choice(np.flatnonzero(info["action_mask"]))
        _, reward, terminated, truncated, info = env.step(action)
        if terminated or truncated:
            assert terminated
            return reward


@pytest.mark.parametrize("name", NAMES)
def test_gymnasiums_own_checker(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    check_env(gymnasium.make(name, render_mode="ansi").unwrapped)


def test_every_game_has_a_name() -> None:
    assert [f"tablee/{key}-v{tablee.games()[key].version}" for key in KEYS] == NAMES


@pytest.mark.parametrize("key", KEYS)
def test_a_seat_among_bots_is_played_to_the_end(key: str) -> None:
    env = SeatEnv(key)
    reward = played(env, 3)
    places = env.match.standing.places
    assert env.match.over
    assert (reward > 0) >= (places[0] < min(places[1:]))
    assert all(env.match.rows[i].at <= env.match.rows[i + 1].at for i in range(len(env.match.rows) - 1))
    assert reward == played(SeatEnv(key), 3)


def test_whoever_reacts_late_is_beaten_to_it() -> None:
    """At two tables of A moi ! with the same deal, only the quick one ever wins a card."""
    won = []
    for reaction in (150, 4900):
        env = SeatEnv("a_moi", seats=2, reaction_ms=reaction)
        played_cards = 0
        for seed in range(4):
            played(env, seed)
            played_cards += len(env.match.state.stacks[0])
        won.append(played_cards)
    assert won[0] > won[1]


def test_waiting_lets_the_others_go_on() -> None:
    env = SeatEnv("bruit", seats=3)
    env.reset(seed=1)
    rows = len(env.match.rows)
    env.step(env.wait)
    assert len(env.match.rows) > rows
    assert all(row.seat != 0 for row in env.match.rows)


def test_what_is_not_allowed_costs_the_time_one_has() -> None:
    env = SeatEnv("derniere", seats=2, first="host")
    env.reset(seed=1)
    assert env.match.state.turn == 0
    env.step(state.GO_ON)
    assert env.match.rows[0].moves == [state.LATE]


def test_any_seat_and_its_bounds() -> None:
    env = SeatEnv("dominos", seats=3, seat=2)
    env.reset(seed=4)
    assert env.observed()[env.layout.slices["seat"]].tolist() == [0, 0, 1]
    with pytest.raises(ValueError, match="there is no seat 3 at a table of 3"):
        SeatEnv("dominos", seats=3, seat=3)


def test_the_table_is_told_to_this_seat() -> None:
    env = SeatEnv("derniere", render_mode="ansi", lang="fr")
    env.reset(seed=1)
    assert "Tu tiens le " in str(env.render())
    assert "player 1 a 5 cartes." in str(env.render())
