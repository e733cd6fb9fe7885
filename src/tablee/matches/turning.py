"""The turning point of a match: how somebody's chance to win went, and the step at which it changed most.

The chance is the strongest player's own, given that seat's view (`Game.outlook`); where a game has none, it follows
from what anybody can see: who is ahead.
"""

from __future__ import annotations

import math
import time
from typing import Any

from msgspec import Struct

from tablee.bots.advice import ADVISER, hint
from tablee.bots.players import player
from tablee.core.draws import FastDraw
from tablee.core.events import AddressedEvent, hears
from tablee.core.game import Bot
from tablee.core.match import Match
from tablee.core.moves import Seat
from tablee.core.records import Record
from tablee.core.words import Msg, Person
from tablee.matches.replay import steps

MOST_POINTS = 80  # of the line; a longer match is looked at less often
SECONDS = 3.0  # at most: what is not looked at by then lies between what is
LEAST_STEP = 15  # in points of a hundred: below, the match was close to its end
LEAD = 4.0  # how much a whole lead says at the end, where only the lead is known


class Turning(Struct, frozen=True, omit_defaults=True):
    """A line of chances in points of a hundred, by the frames of the replay, and its largest step."""

    frames: list[int]
    chances: list[int]
    move: int = 0  # the frame after the step; 0: it was close until the end
    before: int = 0
    after: int = 0
    words: Msg | None = None  # what was done then, as the seat was told
    mine: bool = False  # it was that seat's own move
    better: Msg | None = None  # what would have helped, where it was and something would


class Look(Struct, frozen=True):
    """One look at the match: what was told since the last one, and what one might have done there."""

    frame: int
    chance: float
    told: list[Msg]
    mover: Seat
    advice: Msg | None


def turning_point(kept: Record, seat: Seat, clock: Any = time.perf_counter) -> Turning:
    """BadRecord, if the record cannot be played again."""
    looks = line(kept, seat, clock)
    frames = [look.frame for look in looks]
    chances = [round(100 * look.chance) for look in looks]
    largest = max(range(1, len(looks)), key=lambda place: abs(chances[place] - chances[place - 1]), default=0)
    if not largest or abs(chances[largest] - chances[largest - 1]) < LEAST_STEP:
        return Turning(frames, chances)
    look, before = looks[largest], looks[largest - 1]
    is_mine = look.mover == seat and doer(look) in (None, seat)
    lost = chances[largest] < chances[largest - 1]
    return Turning(
        frames,
        chances,
        look.frame,
        chances[largest - 1],
        chances[largest],
        look.told[0] if look.told else None,
        is_mine,
        before.advice if is_mine and lost else None,
    )


def doer(look: Look) -> Seat | None:
    """Who did what was told first, where it says so."""
    args = look.told[0].args if look.told else {}
    who = args.get("by", args.get("seat"))
    return who.seat if isinstance(who, Person) else None


def line(kept: Record, seat: Seat, clock: Any) -> list[Look]:
    """From the deal to the end, every so many messages."""
    every = max(1, math.ceil(len(kept.moves) / MOST_POINTS))
    ends_at = clock() + SECONDS
    looks: list[Look] = []
    bot: Bot | None = None
    heard = 0
    told: list[Msg] = []
    for frame, match in enumerate(steps(kept)):
        bot = bot or player(ADVISER, match.game, seat, FastDraw(1))
        fresh = [each for each in match.happened[heard:] if hears(each.to, seat)]
        heard = len(match.happened)
        told += listened(bot, fresh)
        if match.over or (frame % every == 0 and clock() < ends_at):
            mover = kept.moves[frame - 1].seat if frame else -1
            found = chance(match, seat, bot, frame / max(1, len(kept.moves)))
            looks.append(Look(frame, found, told, mover, advice(match, seat, bot)))
            told = []
        if match.over:
            break
    return looks


def listened(bot: Bot, fresh: list[AddressedEvent]) -> list[Msg]:
    for each in fresh:
        bot.hear(each.what)
    return [each.what.msg() for each in fresh if not each.what.fleeting]


def chance(match: Match, seat: Seat, bot: Bot, progress: float) -> float:
    """Of this seat to win, as it sees the match now."""
    if match.over:
        places = match.standing.places if match.standing else []
        return 1 / places.count(1) if places and places[seat] == 1 else 0.0
    outlook = match.game.outlook
    found = outlook.load()(bot, match.view(seat)) if outlook is not None else None
    return ahead(match, seat, progress) if found is None else min(1.0, max(0.0, found))


def ahead(match: Match, seat: Seat, progress: float) -> float:
    """By the lead alone, which everybody can see; the later it is, the more that says."""
    if match.game.leader is None:
        return 1 / match.seats
    leads = match.game.leader(match.state)
    scale = max(1, max(leads) - min(leads), max(map(abs, leads)))
    weights = [math.exp(LEAD * progress * lead / scale) for lead in leads]
    return weights[seat] / sum(weights)


def advice(match: Match, seat: Seat, bot: Bot) -> Msg | None:
    """What the strongest player would do there, if it is this seat's turn."""
    if match.over or match.to_act != [seat]:
        return None
    found = hint(match.game, bot, match.view(seat), match.moves(seat))
    return found.choices[0].name if found is not None and found.choices else None
