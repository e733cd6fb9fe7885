"""Gymnasium: one seat of a game for you, the others for bots.

    import gymnasium
    import tablee.envs.gymnasium
    env = gymnasium.make("tablee/derniere-v1", seats=3, bots="plain")

You are asked whenever you may do something. What you do happens `reaction_ms` later, unless a bot or a clock was faster
and it no longer can; waiting lets the next thing happen that happens without you. An action that is not allowed is as
good as waiting. `info["action_mask"]`, and `action_masks()`, say what is.
"""

from __future__ import annotations

from typing import Any, SupportsInt

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from tablee.bots.players import player
from tablee.bots.runner import BotRunner
from tablee.core.draws import FastDraw
from tablee.core.match import Match
from tablee.core.moves import ORDINARY, Move
from tablee.core.records import Seeded
from tablee.core.registry import game, games
from tablee.core.standing import rewards
from tablee.core.words import Words
from tablee.envs.observations import layout
from tablee.envs.rounds import read_options, usual_seats
from tablee.kit.observation import Bytes

STEPS = 5000  # decisions of one seat: nobody needs so many
REACTION_MS = 600

Info = dict[str, Any]


class SeatEnv(gymnasium.Env[Bytes, SupportsInt]):
    """One seat of a match; bots have the others. The reward comes at its end: 1 for the first place, -1 for the last,
    evenly between."""

    metadata = {"render_modes": ["human", "ansi"], "render_fps": 1}

    def __init__(
        self,
        key: str,
        seats: int | None = None,
        seat: int = 0,
        bots: str = "plain",
        reaction_ms: int = REACTION_MS,
        max_steps: int = STEPS,
        render_mode: str | None = None,
        lang: str = "en",
        **given: Any,
    ) -> None:
        self.game = game(key)
        self.seats = usual_seats(self.game, seats)
        if not 0 <= seat < self.seats:
            raise ValueError(f"there is no seat {seat} at a table of {self.seats}")
        self.seat = seat
        self.bots = bots
        self.reaction_ms = reaction_ms
        self.max_steps = max_steps
        self.render_mode = render_mode
        self.words = Words(lang)
        self.options = read_options(self.game, given)
        self.layout = layout(self.game, self.seats)
        self.wait = self.game.moves
        self.observation_space = spaces.Box(np.zeros_like(self.layout.highs), self.layout.highs, dtype=np.uint8)
        self.action_space = spaces.Discrete(self.wait + 1)
        self.match: Match
        self.runner: BotRunner
        self.steps = 0

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Bytes, Info]:
        super().reset(seed=seed)
        deal, mind = (int(each) for each in self.np_random.integers(1 << 31, size=2))
        self.match = Match(self.game, self.seats, self.options, Seeded(deal))
        draw = FastDraw(mind)
        others = [seat for seat in range(self.seats) if seat != self.seat]
        bots = {seat: player(self.bots, self.game, seat, draw) for seat in others}
        self.runner = BotRunner(self.match, bots, draw)
        self.steps = 0
        self.go_on()
        self.show()
        return self.observed(), self.info()

    def step(self, action: SupportsInt) -> tuple[Bytes, float, bool, bool, Info]:
        move = int(action)
        self.steps += 1
        if move in self.match.moves(self.seat):
            self.act(move)
        else:
            self.happen()
        self.go_on()
        self.show()
        over = self.match.over
        reward = rewards(self.match.standing, self.seats)[self.seat] if over else 0.0
        return self.observed(), reward, over, not over and self.steps >= self.max_steps, self.info()

    # ---- what happens

    def act(self, move: Move) -> None:
        """Your move, when you have reacted, if it still can be played then."""
        match, seen = self.match, self.match.state.ply
        due = match.now + self.reaction_ms
        while (planned := self.runner.next_due()) is not None and planned.at < due:
            self.runner.do(planned)
        is_fresh = not match.over and match.game.rules.fresh(match.state, self.seat, move, seen)
        if is_fresh and match.why_not(self.seat, move) is None:
            match.play(self.seat, move, at=due)

    def happen(self) -> bool:
        """The next thing that happens without you; is there one?"""
        planned = self.runner.next_due()
        if planned is not None:
            self.runner.do(planned)
        return planned is not None

    def go_on(self) -> None:
        """Until you may do something, or it is over."""
        while not self.match.over and not self.match.moves(self.seat) and self.happen():
            pass

    # ---- what you see

    def observed(self) -> Bytes:
        return self.layout.flat(self.match.view(self.seat))

    def info(self) -> Info:
        return {"action_mask": self.action_masks().astype(np.int8)}

    def action_masks(self) -> NDArray[np.bool_]:
        """The moves that are allowed now; waiting too, unless the table waits for you."""
        moves = self.match.moves(self.seat)
        urgency = self.game.rules.urgency
        mask = np.zeros(self.wait + 1, np.bool_)
        mask[moves] = True
        mask[self.wait] = all(urgency(move) != ORDINARY for move in moves)
        return mask

    def show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The table as this seat sees it, in words; `human` prints them."""
        names = [f"player {seat}" for seat in range(self.seats)]
        lines = self.game.describe.lines(self.match.view(self.seat))
        said = "\n".join(self.words.say(line, names, self.seat) for line in lines)
        if self.render_mode == "ansi":
            return said
        if self.render_mode == "human":
            print(said)
        return None


def register(key: str) -> str:
    """Make a game known to gymnasium.make(); the answer is its name there."""
    name = f"tablee/{key}-v{game(key).version}"
    gymnasium.register(name, entry_point="tablee.envs.gymnasium:SeatEnv", kwargs={"key": key})
    return name


NAMES = [register(key) for key in games()]
