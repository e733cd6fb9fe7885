"""Hints: what the strongest player would tell a person, given that person's view and nothing else."""

from __future__ import annotations

from typing import Any, Protocol, runtime_checkable

from tablee.bots.players import player
from tablee.bots.thinker import TimeLimited
from tablee.core.draws import FastDraw
from tablee.core.events import hears
from tablee.core.game import AnyGame, Bot, Made
from tablee.core.match import Match
from tablee.core.moves import Move, Seat
from tablee.core.scenes import Hint

ADVISER = "merciless"
SEED = 1  # whoever asks twice is told the same
MOST_CHOICES = 3
THOUGHT_MS = 1000  # for those who limit their time: with what is around it, a hint comes within 1.2 seconds

EXCELLENT, GOOD, POSSIBLE, RISKY = 4, 3, 2, 1
BEHIND = (0.02, 0.06, 0.15)  # in the chance to win, behind the best: still excellent, good, possible
LIKELY = (0.8, 0.45, 0.25)  # how likely a guess is right: excellent, good, possible


@runtime_checkable
class SeesMade(Protocol):
    """A player who has to know what was made for the match: it may think in another process."""

    made: Made | None


def adviser(match: Match, seat: Seat) -> Bot:
    """The strongest player, who was told all that this seat was told."""
    bot = player(ADVISER, match.game, seat, FastDraw(SEED))
    if isinstance(bot, SeesMade):
        bot.made = match.made
    for addressed in match.happened:
        if hears(addressed.to, seat):
            bot.hear(addressed.what)
    return bot


def hint(game: AnyGame, bot: Bot, view: Any, moves: list[Move]) -> Hint | None:
    """What it says now. A game without hints says nothing."""
    if game.hints is None:
        return None
    if isinstance(bot, TimeLimited):
        bot.ms = THOUGHT_MS
    return game.hints.load()(bot, view, moves)


def bars_behind(best: float, value: float) -> int:
    """How good a choice is beside the best one, in bars."""
    return next((EXCELLENT - step for step, far in enumerate(BEHIND) if best - value <= far), RISKY)


def bars_likely(chance: float) -> int:
    """How good a guess is by how likely it is right, in bars."""
    return next((EXCELLENT - step for step, least in enumerate(LIKELY) if chance >= least), RISKY)
