"""OpenSpiel: importing this registers every game, as `tablee_derniere` and so on.

    import pyspiel
    from tablee.envs import openspiel
    game = pyspiel.load_game("tablee_derniere", {"players": 3, "deck": "A"})

The first node is chance: which of `deals` deals is played. All that chance does later follows from it, so a history
gives a whole match. Races are played in rounds, see rounds.py: players are asked one by one, and none sees what
the others have answered before all have. After `rounds` rounds a match is cut and nobody has won anything.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
import numpy as np
import pyspiel
from numpy.typing import NDArray

from tablee.core.draws import Draw, FastDraw
from tablee.core.events import Event, hears
from tablee.core.game import AnyGame
from tablee.core.moves import Move, Seat
from tablee.core.options import Options
from tablee.core.registry import games
from tablee.core.words import Words
from tablee.envs import davinci_small
from tablee.envs.observations import layout
from tablee.envs.rounds import Rounds, read_options, usual_seats
from tablee.kit.observation import Layout

DEALS = 4096
ROUNDS = 3000
OWN_PARAMETERS = {"deals": DEALS, "rounds": ROUNDS}
REGISTERED: dict[str, AnyGame] = {}


class MatchInRounds:
    """A match in rounds, and what every player has done and heard so far, as text: perfect recall."""

    def __init__(self, rounds: Rounds) -> None:
        self.rounds = rounds
        self.heard = [""] * rounds.seats
        self.listen()

    def __deepcopy__(self, memo: dict[int, Any]) -> MatchInRounds:
        twin = object.__new__(MatchInRounds)
        twin.rounds = self.rounds.copy()
        twin.heard = self.heard[:]  # texts never change, so that a copy costs nothing
        return twin

    def __reduce__(self) -> tuple[Callable[..., MatchInRounds], tuple[Any, ...]]:
        """Pickled, as OpenSpiel stores states: a game's rules are a module, so the game goes by its key."""
        fields = {name: getattr(self.rounds, name) for name in Rounds.__slots__ if name != "game"}
        return restored, (self.rounds.game.key, fields, self.heard)

    @property
    def is_over(self) -> bool:
        return not self.rounds.asked

    def answer(self, seat: Seat, move: Move) -> None:
        self.heard[seat] += f"{move};"
        self.rounds.answer(seat, move)
        self.listen()

    def listen(self) -> None:
        for addressed in self.rounds.log or ():
            text = spelled(addressed.what) + ";"
            for seat in range(self.rounds.seats):
                if hears(addressed.to, seat):
                    self.heard[seat] += text
        self.rounds.log = []

    def view(self, seat: Seat | None) -> Any:
        return self.rounds.game.rules.view(self.rounds.state, seat)

    def sample(self, seat: Seat, seed: int) -> MatchInRounds:
        """A match this seat could be in. What the others heard alone is not known, so they have heard nothing."""
        world = object.__new__(MatchInRounds)
        world.rounds = self.rounds.sample(seat, seed)
        world.heard = [heard if other == seat else "" for other, heard in enumerate(self.heard)]
        return world


def restored(key: str, fields: dict[str, Any], heard: list[str]) -> MatchInRounds:
    rounds = object.__new__(Rounds)
    rounds.game = REGISTERED[key]
    for name, value in fields.items():
        setattr(rounds, name, value)
    played = object.__new__(MatchInRounds)
    played.rounds, played.heard = rounds, heard
    return played


def spelled(event: Event) -> str:
    return type(event).__name__ + msgspec.json.encode(msgspec.structs.astuple(event)).decode()


@cache
def deals_of(count: int) -> list[tuple[int, float]]:
    return [(deal, 1 / count) for deal in range(count)]


class State(pyspiel.State):  # type: ignore[misc]  # OpenSpiel comes without types
    """A match, before and after its deal."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.played: MatchInRounds | None = None

    def current_player(self) -> int:
        if self.played is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.played.is_over else self.played.rounds.asked[0]

    def is_terminal(self) -> bool:
        return self.played is not None and self.played.is_over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return deals_of(self.get_game().deals)

    def _legal_actions(self, player: Seat) -> list[Move]:
        asked = self.match.rounds.asked
        return self.match.rounds.legal(player) if player in asked else []

    def _apply_action(self, action: int) -> None:
        if self.played is None:
            self.played = MatchInRounds(self.get_game().dealt(action))
        else:
            self.played.answer(self.played.rounds.asked[0], action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        if action == self.match.rounds.wait:
            return f"{action} wait"
        describe = self.match.rounds.game.describe
        return f"{action} {Words('en').say(describe.describe(self.match.view(player), action))}"

    def returns(self) -> list[float]:
        return [0.0] * self.num_players() if self.played is None else self.played.rounds.rewards()

    def resample_from_infostate(self, player: Seat, chance: Callable[[], float]) -> State:
        """A state this player could be in for all they know: what IS-MCTS searches."""
        world: State = self.clone()
        world.played = self.match.sample(player, int(chance() * (1 << 30)))
        return world

    @property
    def match(self) -> MatchInRounds:
        assert self.played is not None, "nothing has been dealt yet"
        return self.played

    def __str__(self) -> str:
        """What somebody sees who only watches."""
        return "not dealt" if self.played is None else view_text(self.played, None)


def view_text(played: MatchInRounds, seat: Seat | None) -> str:
    return msgspec.json.encode(played.view(seat)).decode()


class Game(pyspiel.Game):  # type: ignore[misc]
    """One of our games with its parameters; register() makes a class of each."""

    game: AnyGame
    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given, game = dict(params or {}), self.game
        self.players = usual_seats(game, given.pop("players", None))
        self.deals = int(given.pop("deals", DEALS))
        self.most_rounds = int(given.pop("rounds", ROUNDS))
        self.options: Options = read_options(game, given)
        self.layout = layout(game, self.players)
        info = pyspiel.GameInfo(
            num_distinct_actions=game.moves + 1,
            max_chance_outcomes=self.deals,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.most_rounds * self.players,
        )
        super().__init__(self.kind, info, params or {})

    def new_initial_state(self) -> State:
        return State(self)

    def chance(self, deal: int) -> Draw:
        return FastDraw(deal)

    def dealt(self, deal: int) -> Rounds:
        return Rounds(self.game, self.players, self.options, self.chance(deal), self.most_rounds, log=True)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        if params:
            raise ValueError(f"observers take no parameters, not {params}")
        return Observer(self.layout, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class SmallGame(Game):
    """Da Vinci Code small enough to be solved: the first of its deals, each as likely, or all 420."""

    def chance(self, deal: int) -> Draw:
        return davinci_small.Numbered(deal)


class Observer:
    """What a player sees: a tensor made of the view, and a text, with all they did and heard if they forget nothing."""

    def __init__(self, made: Layout, kind: Any) -> None:
        self.layout = made
        self.remembers = kind.perfect_recall
        self.sees_own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor: NDArray[np.float32] = np.zeros(made.size, np.float32)
        self.dict = {name: self.tensor[part] for name, part in made.slices.items()}

    def set_from(self, state: State, player: Seat) -> None:
        if state.played is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self.layout.flat(state.played.view(player if self.sees_own else None))

    def string_from(self, state: State, player: Seat) -> str:
        if state.played is None:
            return ""
        seen = view_text(state.played, player if self.sees_own else None)
        return state.played.heard[player] + seen if self.remembers and self.sees_own else seen


def game_type(game: AnyGame) -> Any:
    defaults = {switch.name: switch.default for switch in game.switches}
    return pyspiel.GameType(
        short_name=f"tablee_{game.key}",
        long_name=f"Tablee {game.key}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,  # a match is as long as it is
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={"players": usual_seats(game, None), **OWN_PARAMETERS, **defaults},
    )


def register(game: AnyGame, base: type[Game] = Game) -> str:
    """Make a game known to OpenSpiel; the answer is its name there."""
    REGISTERED[game.key] = game
    kind = game_type(game)
    pyspiel.register_game(kind, type(f"Game_{game.key}", (base,), {"game": game, "kind": kind}))
    return str(kind.short_name)


NAMES = [register(each) for each in games().values()]
SMALL = register(davinci_small.GAME, SmallGame)
