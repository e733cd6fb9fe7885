"""OpenSpiel: its own simulations, IS-MCTS and CFR on our games, and what a player remembers."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from tablee.envs import davinci_small, openspiel
from tests.harness import KEYS


def load(name: str, **parameters: Any) -> Any:
    return pyspiel.load_game(name, parameters)


def begun(game: Any, deal: int, answers: int = 0) -> Any:
    """A match dealt, and some random answers on."""
    state = game.new_initial_state()
    state.apply_action(deal)
    rng = np.random.default_rng(deal)
    for _ in range(answers):
        if not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
    return state


def test_every_game_is_registered() -> None:
    assert [f"tablee_{key}" for key in KEYS] == openspiel.NAMES
    assert {*openspiel.NAMES, openspiel.SMALL} <= set(pyspiel.registered_names())


@pytest.mark.parametrize("serialize", [False, True])
@pytest.mark.parametrize("name", openspiel.NAMES)
def test_openspiels_own_simulation_of_whole_matches(name: str, serialize: bool) -> None:
    pyspiel.random_sim_test(load(name), num_sims=1, serialize=serialize, verbose=False)


@pytest.mark.parametrize("name", openspiel.NAMES)
def test_openspiels_own_simulation_of_matches_that_are_cut(name: str) -> None:
    pyspiel.random_sim_test(load(name, rounds=5), num_sims=3, serialize=True, verbose=False)


def test_openspiels_own_simulation_of_the_small_game() -> None:
    pyspiel.random_sim_test(load(openspiel.SMALL, players=2), num_sims=5, serialize=True, verbose=False)


@pytest.mark.parametrize("key", KEYS)
def test_a_kept_state_comes_back_the_same(key: str) -> None:
    state = begun(load(f"tablee_{key}"), 3, answers=25)
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    rng = np.random.default_rng(1)
    for _ in range(10):
        for player in range(state.num_players()):
            assert again.information_state_string(player) == state.information_state_string(player)
            assert again.observation_tensor(player) == state.observation_tensor(player)
        if state.is_terminal():
            break
        action = rng.choice(state.legal_actions())
        state.apply_action(action)
        again.apply_action(action)


@pytest.mark.parametrize("key", KEYS)
def test_a_copy_goes_its_own_way(key: str) -> None:
    state = begun(load(f"tablee_{key}"), 5, answers=10)
    before = state.information_state_string(0)
    twin = state.clone()
    for _ in range(8):
        twin.apply_action(twin.legal_actions()[0])
    assert state.information_state_string(0) == before
    assert twin.information_state_string(0) != before


def test_a_player_remembers_what_the_table_no_longer_shows() -> None:
    """Two ways to the same view of Da Vinci Code: the colours were taken in another order."""
    states = [begun(load("tablee_davinci", players=2), 1) for _ in range(2)]
    for state, colours in zip(states, ((0, 1), (1, 0)), strict=True):
        for colour in colours:
            state.apply_action(colour)
            state.apply_action(0)  # the other player, in the same round
    one, other = states
    assert one.observation_string(0) == other.observation_string(0)
    assert one.information_state_string(0) != other.information_state_string(0)
    assert one.information_state_string(1) == other.information_state_string(1)


def test_parameters_are_the_games_own_options() -> None:
    game = load("tablee_derniere", players=2, deck="B", rounds=7, deals=5)
    state = begun(game, 4)
    assert '"reading":1' in state.observation_string(0)
    assert len(game.new_initial_state().chance_outcomes()) == 5
    assert game.max_game_length() == 14
    with pytest.raises(pyspiel.SpielError, match=r"(?i)parameter"):
        load("tablee_derniere", decks="B")


def test_actions_are_said_in_words() -> None:
    state = begun(load("tablee_derniere", players=3), 7)
    player = state.current_player()
    said = [state.action_to_string(player, action) for action in state.legal_actions()]
    assert len(set(said)) == len(said)
    assert any("Play the" in each for each in said)
    assert state.string_to_action(said[0]) == state.legal_actions()[0]


@pytest.mark.parametrize("key", ["davinci", "derniere", "dominos", "tour_du_monde", "bruit"])
def test_openspiels_ismcts_plays(key: str) -> None:
    game = load(f"tablee_{key}", players=2, rounds=25)
    rng = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bot = ismcts.ISMCTSBot(game=game, uct_c=1.4, evaluator=evaluator, max_simulations=6, random_state=rng)
    state = begun(game, 2, answers=4)
    for _ in range(3):
        if not state.is_terminal():
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)


def test_ismcts_finds_the_piece_it_knows() -> None:
    """One piece is left to guess and can only be one: whoever searches names it."""
    game = load(openspiel.SMALL, players=2, first="host")
    number = davinci_small.DEALS.index([[0, 1], [2, 3]])
    state = begun(game, number)
    state.apply_action(1)  # the first piece, a black 1: right
    rng = np.random.RandomState(3)
    evaluator = mcts.RandomRolloutEvaluator(4, rng)
    bot = ismcts.ISMCTSBot(game=game, uct_c=1.4, evaluator=evaluator, max_simulations=300, random_state=rng)
    worth = dict(bot.step_with_policy(state)[0])
    possible = {davinci_small.VALUES + value for value in (1, 2, 3)} | {davinci_small.STOP}
    assert max(worth, key=lambda action: worth[action]) in possible


def test_cfr_becomes_harder_and_harder_to_exploit() -> None:
    game = load(openspiel.SMALL, players=2, first="host", deals=4)
    solver = pyspiel.CFRSolver(game)
    found = []
    for iterations in (1, 7):
        for _ in range(iterations):
            solver.evaluate_and_update_policy()
        found.append(pyspiel.exploitability(game, solver.average_policy()))
    assert 0 < found[1] < 0.4 * found[0]


def test_the_small_game_hides_something() -> None:
    """The same looks, another world: the first deals are a riddle for both players."""
    game = load(openspiel.SMALL, players=2, first="host", deals=6)
    looks = [[begun(game, deal).information_state_string(player) for deal in range(6)] for player in range(2)]
    assert len(set(looks[0])) < 6
    assert len(davinci_small.DEALS) == 420
