"""Key moments of a match, for one seat: the steps at which its chance to win changed most, and where it had better have
done something else. All of it follows from what that seat could see and was told at the time.

It is done in parts that take a second or two each, so that others can think in between: `line`, then a rough look at
the seat's own decisions and a closer one at some of them (`weighed`), fresh worlds for what is told (`compared`), and
`told`.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from tablee.bots.advice import ADVISER, hint
from tablee.bots.players import player
from tablee.bots.thinker import Thinker
from tablee.core import races
from tablee.core.draws import FastDraw
from tablee.core.events import hears
from tablee.core.game import Bot
from tablee.core.match import Match
from tablee.core.moves import ORDINARY, Move, Seat
from tablee.core.records import PressRow, Record
from tablee.core.registry import game as registered
from tablee.core.words import Msg, Person, Sentence
from tablee.matches.replay import steps
from tablee.matches.turning import chance

LEAST = 10  # points of a hundred: below, it was close
MOST = 2  # moments that are told
LOOKS = 200  # of the line; a longer match is looked at less often
DECISIONS = 24  # of one's own that are looked at, spread over the match
ROUGHLY, CLOSELY = 48, 400  # worlds that are imagined: for all of these, and for those that seem to have cost most
FRESH = 5  # times as many others, for what is told in the end
SEED = 1

Kind = Literal["swing", "closest", "quickest"]


class KeyMoment(Struct, frozen=True, omit_defaults=True):
    """A step that mattered. Chances are points of a hundred, times milliseconds."""

    at: int  # the frame of the replay that shows it
    kind: Kind = "swing"
    by: int = -1  # the seat that did it
    before: int = 0  # the seat's chance to win before it
    after: int = 0
    words: Sentence | None = None  # what was done, as the seat was told
    best: Sentence | None = None  # what would have been better, if it was the seat's own move
    reason: Sentence | None = None  # and why
    worth: int = 0  # the chance to win with that
    played: int = 0  # and with what was done
    ms: int = 0  # in a race: how quick it was, or how far apart
    other: int = -1  # in a race: the seat that came second


class KeyMoments(Struct, frozen=True, omit_defaults=True):
    """Of a match for a seat, in the order in which they came; none: it was close until the end."""

    seat: int
    frames: list[int] = []  # the line of the seat's chances, by the frames of the replay
    chances: list[int] = []
    moments: list[KeyMoment] = []
    samples: int = 0  # ends of the match that were played for each choice that is told; 0: it was reckoned otherwise


class Step(Struct, frozen=True):
    """Something that was done, and how it changed the seat's chance."""

    at: int
    by: Seat
    before: int
    after: int
    words: Msg | None


class Line(Struct, frozen=True):
    frames: list[int]
    chances: list[int]
    steps: list[Step]
    decisions: list[int]  # the frames at which the seat had a choice
    rolls_out: bool = False  # its choices are weighed by matches that are played to the end


class Choice(Struct, frozen=True):
    """A decision of the seat's own: what it did, and what would have been best, each with the chance to win."""

    at: int  # the frame before it
    best: Move
    worth: float
    played: Move
    value: float
    name: Msg | None = None
    reason: Msg | None = None

    @property
    def loss(self) -> int:
        return round(100 * (self.worth - self.value))


class Glimpse(NamedTuple):
    """A moment of the match as the seat knew it, with a player who was told what the seat was."""

    at: int
    match: Match
    bot: Bot
    told: list[Msg]  # since the moment before


def glimpses(kept: Record, seat: Seat) -> Iterator[Glimpse]:
    """From the deal to the end. BadRecord, where it cannot be played again."""
    bot: Bot | None = None
    heard = 0
    for at, match in enumerate(steps(kept)):
        bot = bot or player(ADVISER, match.game, seat, FastDraw(SEED))
        fresh = [each for each in match.happened[heard:] if hears(each.to, seat)]
        heard = len(match.happened)
        for each in fresh:
            bot.hear(each.what)
        yield Glimpse(at, match, bot, [each.what.msg() for each in fresh if not each.what.fleeting])


# ---- the line of chances


def line(kept: Record, seat: Seat) -> Line:
    """The seat's chance along the match, what was done between two looks, and where it had something to decide."""
    last = max(1, len(kept.moves))
    every = max(1, math.ceil(last / LOOKS))
    adviser = player(ADVISER, registered(kept.game), seat, FastDraw(SEED))
    found = Line([], [], [], [], isinstance(adviser, Thinker))
    told: list[Msg] = []
    was_known = False
    for seen in glimpses(kept, seat):
        told += seen.told
        if seen.match.over or seen.at % every == 0:
            known = outlook(seen, seat)
            points = round(100 * (chance(seen.match, seat, seen.bot, seen.at / last) if known is None else known))
            if was_known and known is not None:
                by, words = doer(told, kept.moves[seen.at - 1].seat), told[0] if told else None
                found.steps.append(Step(seen.at, by, found.chances[-1], points, words))
            found.frames.append(seen.at)
            found.chances.append(points)
            told, was_known = [], known is not None
        if seen.match.over:
            break
        if decides(kept, seen, seat):
            found.decisions.append(seen.at)
    return found


def outlook(seen: Glimpse, seat: Seat) -> float | None:
    """As the strongest player sees it; nothing before a match has taken shape, nor when it is over."""
    found = seen.match.game.outlook
    known = None if found is None or seen.match.over else found.load()(seen.bot, seen.match.view(seat))
    return None if known is None else min(1.0, max(0.0, known))


def doer(told: list[Msg], mover: Seat) -> Seat:
    """Who did what was told first, where it says so."""
    who = told[0].args.get("by", told[0].args.get("seat")) if told else None
    return who.seat if isinstance(who, Person) else mover


def decides(kept: Record, seen: Glimpse, seat: Seat) -> bool:
    """Was it this seat's turn, with something to choose, and did it do so?"""
    if seen.at >= len(kept.moves) or seen.match.to_act != [seat] or kept.moves[seen.at].seat != seat:
        return False
    urgency = seen.match.game.rules.urgency
    return sum(urgency(move) == ORDINARY for move in seen.match.moves(seat)) > 1


# ---- one's own decisions


def weighed(kept: Record, seat: Seat, wanted: Sequence[int], samples: int) -> list[Choice]:
    """What the seat did at these frames beside what would have been best."""
    found: list[Choice] = []
    for seen in glimpses(kept, seat):
        if seen.at in wanted and (choice := weighed_at(seen, seat, kept.moves[seen.at].moves[0], samples)) is not None:
            found.append(choice)
        if seen.at >= max(wanted, default=0):
            break
    return found


def weighed_at(seen: Glimpse, seat: Seat, played: Move, samples: int) -> Choice | None:
    """The best move is found among all, and then both are tried in the same worlds."""
    game = seen.match.game
    legal = seen.match.moves(seat)
    if game.weigh is None or played not in legal:
        return None
    weigh, view = game.weigh.load(), seen.match.view(seat)
    ranked = weigh(seen.bot, view, legal, samples, SEED)
    if not ranked:
        return None
    best = ranked[0][0]
    worth = dict(ranked) if best == played else dict(weigh(seen.bot, view, [best, played], samples, SEED))
    if best not in worth or played not in worth:
        return None
    return Choice(seen.at, best, worth[best], played, worth[played], *in_words(seen, seat, best))


def compared(kept: Record, seat: Seat, choice: Choice, seed: int) -> tuple[float, float]:
    """What both are worth in worlds that had no part in choosing them."""
    for seen in glimpses(kept, seat):
        if seen.at == choice.at:
            game, pair = seen.match.game, [choice.best, choice.played]
            assert game.weigh is not None
            found = dict(game.weigh.load()(seen.bot, seen.match.view(seat), pair, CLOSELY, seed))
            return found[choice.best], found[choice.played]
    raise AssertionError("no such moment")


def surely(choice: Choice, values: Sequence[tuple[float, float]]) -> Choice:
    worth, value = (sum(each) / len(values) for each in zip(*values, strict=True))
    return replace(choice, worth=worth, value=value)


def in_words(seen: Glimpse, seat: Seat, move: Move) -> tuple[Msg | None, Msg | None]:
    """What a move is called, and what speaks for it, as a hint would say it."""
    view = seen.match.view(seat)
    found = hint(seen.match.game, seen.bot, view, [move])
    choice = next((each for each in found.choices if each.move == move), None) if found is not None else None
    return (choice.name, choice.why) if choice is not None else (seen.match.game.describe.describe(view, move), None)


def spread(decisions: Sequence[int], most: int = DECISIONS) -> list[int]:
    """So many of them, over the whole match."""
    if len(decisions) <= most:
        return list(decisions)
    return [decisions[place * len(decisions) // most] for place in range(most)]


def worst(choices: Sequence[Choice], most: int) -> list[Choice]:
    """Those that cost most, if they cost anything that matters."""
    costly = [each for each in choices if each.best != each.played and each.loss >= LEAST // 2]
    return sorted(costly, key=lambda each: (-each.loss, each.at))[:most]


# ---- what is told


def told(seat: Seat, found: Line, choices: Sequence[Choice]) -> KeyMoments:
    """The largest steps, whoever made them; one of them is a move of the seat's own that cost something, if any did."""
    advised = {each.at + 1: each for each in choices if each.loss >= LEAST}
    sizes: dict[int, int] = {each.at: abs(each.after - each.before) for each in found.steps}
    for at, choice in advised.items():
        sizes[at] = max(sizes.get(at, 0), choice.loss)
    first = sorted(advised, key=lambda at: (-advised[at].loss, at))[:1]
    chosen = [*first, *(at for at in sorted(sizes, key=lambda at: (-sizes[at], at)) if at not in first)][:MOST]
    by_frame = {each.at: each for each in found.steps}
    moments = [moment(seat, at, by_frame, advised.get(at)) for at in sorted(chosen) if sizes[at] >= LEAST]
    return KeyMoments(seat, found.frames, found.chances, moments, FRESH * CLOSELY if found.rolls_out else 0)


def moment(seat: Seat, at: int, by_frame: dict[int, Step], advice: Choice | None) -> KeyMoment:
    step = by_frame.get(at)
    found = (
        KeyMoment(at, by=seat) if step is None else KeyMoment(at, "swing", step.by, step.before, step.after, step.words)
    )
    if advice is None:
        return found
    return KeyMoment(
        at, "swing", seat, found.before, found.after, found.words, advice.name, advice.reason,
        round(100 * advice.worth), round(100 * advice.value),
    )  # fmt: skip


# ---- races


def race_moments(kept: Record, seat: Seat) -> KeyMoments:
    """The closest race and the quickest press, which everybody was shown when they were judged."""
    found: list[KeyMoment] = []
    judged = kept.races.judged if kept.races is not None and kept.races.hurried else []
    presses = kept.races.presses if kept.races is not None else []
    counted = [(presses[each.press], each.rows + 1) for each in judged if each.played]
    if counted:
        press, at = min(counted, key=lambda each: reaction(each[0]))
        found.append(KeyMoment(at, "quickest", press.seat, ms=reaction(press) // races.MS))
    pairs = [
        (abs(reaction(other) - reaction(press)), press, at, other)
        for press, at in counted
        for other in (presses[each.press] for each in judged if not each.played)
        if other.seen == press.seen and other.seat != press.seat
    ]
    if pairs:
        apart, press, at, other = min(pairs, key=lambda pair: (pair[0], pair[2]))
        found.append(KeyMoment(at, "closest", press.seat, ms=apart // races.MS, other=other.seat))
    return KeyMoments(seat, moments=sorted(found, key=lambda each: each.at))


def reaction(press: PressRow) -> int:
    return races.reason_of(press.evidence).reaction
