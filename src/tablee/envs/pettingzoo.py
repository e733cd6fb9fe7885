"""PettingZoo: every game as an AEC environment, which asks one player at a time, and as a parallel one.

    from tablee.envs import pettingzoo
    env = pettingzoo.env("derniere", seats=4, deck="A")

Actions are the game's moves; the last one is to wait, where nobody waits for this player. An action that is not allowed
is as good as waiting: where the table does wait for this player, their time runs out.
"""

from __future__ import annotations

import secrets
from typing import Any, Literal

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from tablee.core.draws import FastDraw
from tablee.core.registry import game as game_named
from tablee.core.words import Words
from tablee.envs.observations import layout
from tablee.envs.rounds import Rounds, read_options, usual_seats
from tablee.kit.observation import Layout

Kind = Literal["flat", "dict"]
Observation = dict[str, Any]  # "observation": Bytes, or Bytes by field; "action_mask": a 1 for every move allowed now
ROUNDS = 3000  # more than any match of people needs; random players of Trouve could go on for ever


def env(key: str, **given: Any) -> TableAECEnv:
    """A game whose players are asked one after the other: `seats`, `observation`, `max_cycles`, `render_mode`, `lang`,
    and the game's own options."""
    return TableAECEnv(key, **given)


def parallel_env(key: str, **given: Any) -> TableParallelEnv:
    """A game whose players are asked all at once; those who have nothing to decide can only wait."""
    return TableParallelEnv(key, **given)


def observation_space(made: Layout, observation: Kind) -> spaces.Space[Any]:
    if observation == "flat":
        return spaces.Box(np.zeros_like(made.highs), made.highs, dtype=np.uint8)
    highs = made.split(made.highs)
    return spaces.Dict({name: spaces.Box(np.zeros_like(high), high, dtype=np.uint8) for name, high in highs.items()})


class TableEnv:
    """What both kinds of environment share: a match in rounds, and what a player sees of it."""

    def __init__(
        self,
        key: str,
        seats: int | None = None,
        observation: Kind = "flat",
        max_cycles: int = ROUNDS,
        render_mode: str | None = None,
        lang: str = "en",
        **given: Any,
    ) -> None:
        self.game = game_named(key)
        self.seats = usual_seats(self.game, seats)
        self.options = read_options(self.game, given)
        self.layout = layout(self.game, self.seats)
        self.observation = observation
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.words = Words(lang)
        self.seed = secrets.randbits(31)
        self.metadata = {"name": f"tablee_{key}", "render_modes": ["human", "ansi"], "render_fps": 1}
        self.possible_agents = [f"player_{seat}" for seat in range(self.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self.actions = self.game.moves + 1
        self.observation_spaces = {agent: self.space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.actions) for agent in self.possible_agents}
        self.rounds: Rounds

    def space(self) -> spaces.Space[Any]:
        mask = spaces.Box(0, 1, (self.actions,), np.int8)
        return spaces.Dict({"observation": observation_space(self.layout, self.observation), "action_mask": mask})

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def deal(self, seed: int | None) -> None:
        """A new match. Without a seed it is another one each time, but the same ones after the same seed."""
        self.seed = self.seed + 1 if seed is None else seed
        self.rounds = Rounds(self.game, self.seats, self.options, FastDraw(self.seed), self.max_cycles)
        self.agents = self.possible_agents[:]
        self.show()

    def observed(self, seat: int, moves: list[int]) -> Observation:
        """What this player sees and may do; who is not asked can only wait."""
        flat = self.layout.flat(self.game.rules.view(self.rounds.state, seat))
        mask = bytearray(self.actions)
        for move in moves:
            mask[move] = 1
        return {
            "observation": flat if self.observation == "flat" else self.layout.split(flat),
            "action_mask": np.frombuffer(mask, np.int8),
        }

    def answer(self, seat: int, action: Any, moves: list[int]) -> None:
        move = int(action)  # numpy's numbers do not pass into compiled rules
        self.rounds.answer(seat, move if move in moves else self.rounds.wait)

    def each(self, values: list[float]) -> dict[str, float]:
        return dict(zip(self.possible_agents, values, strict=True))

    def show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The table in words, as somebody sees it who only watches; `human` prints them."""
        lines = self.game.describe.lines(self.game.rules.view(self.rounds.state, None))
        said = "\n".join(self.words.say(line, self.possible_agents) for line in lines)
        if self.render_mode == "ansi":
            return said
        if self.render_mode == "human":
            print(said)
        return None

    def close(self) -> None:
        """Nothing is held open."""


class TableAECEnv(TableEnv, AECEnv):  # type: ignore[misc]  # PettingZoo comes without types
    """An AEC environment: only who has something to decide is asked. What the others have answered in the same round
    is not to be seen before all have."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.ask_next()

    def ask_next(self) -> None:
        seat = self.rounds.asked[0]
        self.agent_selection = self.possible_agents[seat]
        self.moves = self.rounds.legal(seat)

    def observe(self, agent: str) -> Observation:
        is_asked = agent == self.agent_selection and self.rounds.asked
        return self.observed(self.seat_of[agent], self.moves if is_asked else [self.rounds.wait])

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.answer(self.seat_of[agent], action, self.moves)
        if self.rounds.asked:
            self.ask_next()
        else:
            self.end()
        self.show()

    def end(self) -> None:
        """Only here is anything won or lost."""
        self.rewards = self.each(self.rounds.rewards())
        self._accumulate_rewards()
        ended = self.truncations if self.rounds.cut else self.terminations
        ended.update(dict.fromkeys(self.agents, True))
        self.agent_selection = self.agents[0]


class TableParallelEnv(TableEnv, ParallelEnv):  # type: ignore[misc]
    """A parallel environment: a step is a round."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.deal(seed)
        return self.observations(), {agent: {} for agent in self.agents}

    def observations(self) -> dict[str, Observation]:
        return {agent: self.observed(seat, self.allowed(seat)) for agent, seat in self.seat_of.items()}

    def allowed(self, seat: int) -> list[int]:
        return self.rounds.legal(seat) if seat in self.rounds.asked else [self.rounds.wait]

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        for seat in self.rounds.asked[:]:
            agent = self.possible_agents[seat]
            self.answer(seat, actions.get(agent, self.rounds.wait), self.rounds.legal(seat))
        self.show()
        agents, over, cut = self.agents, self.rounds.over, self.rounds.cut
        if over or cut:
            self.agents = []
        return (
            self.observations(),
            self.each(self.rounds.rewards()),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut),
            {agent: {} for agent in agents},
        )
