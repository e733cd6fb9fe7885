"""Matches of a net against itself, and what can be learned from them: every choice with how the match ended for it.

A generation is played by several workers with the same weights. What each plays depends on its seed alone, and all its
matches are played to their end, the long ones too: breaking off would teach that matches are short.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from tablee.bots.distributions import chance
from tablee.bots.guided import blended, priors, try_out, worth_a_try
from tablee.bots.learned.features import Bytes, Features, features_of
from tablee.bots.learned.lanes import Choice, judge_all, next_choice
from tablee.bots.learned.net import Net, Weights, table
from tablee.bots.players import player
from tablee.bots.search import Budget, Guidance
from tablee.bots.thinker import Thinker
from tablee.core import options as option_reader
from tablee.core.draws import Draw, FastDraw
from tablee.core.game import AnyGame
from tablee.core.registry import game
from tablee.core.standing import rewards

Returns = NDArray[np.float32]
T = TypeVar("T")
FIRST_EXPLORED = 0.15  # share of moves at random while the plain player shows how matches end
SEEDS = 1 << 30
BEST = "merciless"
MOST_CHOICES = 2000  # of a match
ONLOOKERS = 2  # of so many choices one is also shown by the eyes of some seat
BELIEF = 0.2  # how much the net's own opinion of the next choice counts against how the match ended: luck is loud


class Task(NamedTuple):
    """What a worker plays."""

    key: str
    seats: tuple[int, ...]  # tables of so many, in turn
    options: Mapping[str, Any]
    matches: int
    seed: int
    weights: Weights | None  # without any the plain player plays
    explored: float  # share of moves at random
    worlds: int = 0  # in which the search of the game's best player looks before each choice; 0: the net alone plays


class Samples(NamedTuple):
    """Choices that were made, and how it ended for who made them; what seats saw and did not see, with their end."""

    views: Bytes
    moves: Bytes
    returns: Returns
    seen: Bytes
    held: Bytes  # by the others
    ends: Returns


class Made(NamedTuple):
    """A choice that was made."""

    view: bytes
    move: bytes
    hoped: float | None  # what the net, or the search, thought the best move worth
    found: tuple[tuple[bytes, float], ...] = ()  # moves that a search tried, and what it found each worth


class Seen(NamedTuple):
    """How a match stood for a seat at some moment."""

    seat: int
    choices: int  # that it had made by then
    view: bytes
    held: bytes


class Lane:
    """One match."""

    def __init__(self, found: AnyGame, features: Features, seats: int, options: Any, seed: int) -> None:
        self.rules: Any = found.rules
        self.features = features
        self.seats = seats
        self.draw = FastDraw(seed)
        self.draw.at(0)
        self.state: Any = self.rules.deal(seats, self.draw.below(seats), options, self.draw)
        self.made: list[list[Made]] = [[] for _ in range(seats)]  # by seat
        self.seen: list[Seen] = []
        self.choices = 0
        self.choice = next_choice(self.rules, features, self.state, self.draw)

    def play(self, choice: Choice, move: int) -> None:
        self.draw.at(self.state.ply + 1)
        self.rules.play(self.state, choice.seat, move, self.draw, None)
        self.choices += 1
        is_long = self.choices >= MOST_CHOICES
        self.choice = None if is_long else next_choice(self.rules, self.features, self.state, self.draw)

    def look(self, seat: int) -> None:
        """What a seat sees now, and what it does not."""
        view = self.features.state(self.rules.view(self.state, seat))
        held = self.features.held(self.state, seat)
        self.seen.append(Seen(seat, len(self.made[seat]), bytes(view), bytes(held)))

    def returns(self) -> list[float]:
        over = self.rules.over(self.state)
        return rewards(self.rules.standing(self.state) if over else None, self.seats)


def play_generation(task: Task) -> Samples:
    found = game(task.key)
    features = features_of(found, task.seats[0])
    draw = FastDraw(task.seed)
    lanes = []
    for number in range(task.matches):
        options = option_reader.read(found.options, found.prefix, {**pick(draw, features.tables), **task.options})
        seats = task.seats[number % len(task.seats)]
        lanes.append(Lane(found, features, seats, options, draw.below(SEEDS)))
    net = Net(task.weights, features) if task.weights is not None else None
    running = [lane for lane in lanes if lane.choice is not None]
    while running:
        if net is None:
            plain_step(found, features, running, draw)
        elif task.worlds:
            search_step(found, net, running, draw, task)
        else:
            net_step(net, running, draw, task.explored)
        running = [lane for lane in running if lane.choice is not None]
    return collect(lanes, features)


def net_step(net: Net, running: list[Lane], draw: Draw, explored: float) -> None:
    """Every match goes on by one choice."""
    choices = [lane.choice for lane in running if lane.choice is not None]
    judged = judge_all(net, choices)
    for place, (lane, choice) in enumerate(zip(running, choices, strict=True)):
        start, end = judged.starts[place], judged.starts[place + 1]
        worths = judged.worths[start:end]
        index = draw.below(end - start) if chance(draw, explored) else int(worths.argmax())
        made = Made(judged.views[place].tobytes(), judged.moves[start + index].tobytes(), float(worths.max()))
        keep(lane, choice.seat, made, draw)
        lane.play(choice, choice.moves[index])


def search_step(found: AnyGame, net: Net, running: list[Lane], draw: Draw, task: Task) -> None:
    """Every match goes on by what a search finds best."""
    for lane in running:
        choice = lane.choice
        assert choice is not None
        best, made = searched(guided_player(found, choice.seat, draw), net, choice, task.worlds)
        keep(lane, choice.seat, made, draw)
        lane.play(choice, pick(draw, choice.moves) if chance(draw, task.explored) else best)


def searched(bot: Thinker, net: Net, choice: Choice, worlds: int) -> tuple[int, Made]:
    """The best move, and what a search found each worth that it tried. That is less a matter of luck than how a match
    ends, and a choice teaches several moves at once."""
    guidance = guidance_of(bot)._replace(worlds=worlds)
    prior = priors(net, choice.view, choice.moves)
    left, dropped = try_out(
        bot.guide, net, guidance, choice.seat, worth_a_try(prior, guidance), partial(bot.imagine, choice.view),
        bot.draw, Budget(worlds),
    )  # fmt: skip
    best = max(left, key=lambda move: blended(left[move], prior[move], guidance.trust))
    worths = {move: 2 * sum(got) / len(got) - 1 for move, got in (left | dropped).items() if got}
    told = [bytes(row) for row in net.features.moves(choice.view, [best, *worths])]
    hoped = worths.get(best, 2 * prior[best] - 1)
    shown = tuple(zip(told[1:], worths.values(), strict=True))
    return best, Made(bytes(net.features.state(choice.view)), told[0], hoped, shown)


def guided_player(found: AnyGame, seat: int, draw: Draw) -> Thinker:
    """The game's best player, if its search is one that a net can guide."""
    bot = player(BEST, found, seat, draw)
    if not isinstance(bot, Thinker) or bot.thought.guided is None:
        raise NoSearch(f"the best player of {found.key} has no search that a net guides")
    return bot


def guidance_of(bot: Thinker) -> Guidance:
    assert bot.thought.guided is not None
    return bot.thought.guided


class NoSearch(ValueError):
    """A game whose search cannot teach a net."""


def plain_step(found: AnyGame, features: Features, running: list[Lane], draw: Draw) -> None:
    for lane in running:
        choice = lane.choice
        assert choice is not None
        if chance(draw, FIRST_EXPLORED):
            move = pick(draw, choice.moves)
        else:
            move = found.bot(choice.seat, FastDraw(draw.below(SEEDS))).choose(choice.view, choice.moves)
        [told] = features.moves(choice.view, [move])
        made = Made(bytes(features.state(choice.view)), bytes(told), None)
        keep(lane, choice.seat, made, draw)
        lane.play(choice, move)


def keep(lane: Lane, seat: int, made: Made, draw: Draw) -> None:
    if draw.below(ONLOOKERS) == 0:
        lane.look(draw.below(lane.seats))
    lane.made[seat].append(made)


def collect(lanes: list[Lane], features: Features) -> Samples:
    views, moves, returns, seen, held, ends = [], [], [], [], [], []
    for lane in lanes:
        reached = lane.returns()
        foretold = [before(made, reached[seat]) for seat, made in enumerate(lane.made)]
        for seat, all_made in enumerate(lane.made):
            for number, made in enumerate(all_made):
                for move, worth in made.found or ((made.move, foretold[seat][number + 1]),):
                    views.append(made.view)
                    moves.append(move)
                    returns.append(worth)
        for look in lane.seen:
            seen.append(look.view)
            held.append(look.held)
            ends.append(foretold[look.seat][look.choices])
    return Samples(
        rows(views, features.highs),
        rows(moves, features.move_highs),
        np.array(returns, np.float32),
        rows(seen, features.highs),
        rows(held, features.held_highs),
        np.array(ends, np.float32),
    )


def before(made: list[Made], reached: float) -> list[float]:
    """What is learned for each moment before a seat's choices, and for the one after the last: the end of the match,
    weighed against what the net thought on the way (a lambda return)."""
    found = [reached]
    for each in reversed(made):
        hoped = found[-1] if each.hoped is None else each.hoped
        found.append(found[-1] + BELIEF * (hoped - found[-1]))
    return found[::-1]


def rows(found: list[bytes], like: Bytes) -> Bytes:
    return table(found) if found else np.zeros((0, len(like)), np.uint8)


def pick(draw: Draw, items: Sequence[T]) -> T:
    return items[draw.below(len(items))]
