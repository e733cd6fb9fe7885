"""Who was first: the judgement of a race, as a pure function of what was written down about each press.

A client says how long it was between the moment it painted a stimulus and the press, on its own clock. The server knows
how long it was between sending and receiving, and its own pings. Everything is counted in hundredths of a millisecond,
in whole numbers, so that any machine judges a race again to the same result.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from tablee.core.draws import Draw
from tablee.core.moves import Move, Seat

MS = 100  # in hundredths

SLACK = 8 * MS  # that a claim may ask for beyond the usual
PAINT = 28 * MS  # from a frame's arrival to the second animation frame after it, on average, on a screen of 60 Hz
FIRST_PAINT = 935  # what that was taken for at first: records of then are judged again by it
GRACE = 4 * MS  # that a constant difference may have before it is added back
HUMAN = 100 * MS  # nobody reacts sooner: a false start
LONGEST = 350 * MS  # that any network time is allowed to be
DEAD_HEAT = 8 * MS  # two paints cannot be told apart more finely
FALLING = 300 * MS  # a finger that is on its way cannot be stopped any more (COM-12)

USUAL, SLOWEST = 100, 400  # per cent of the usual time: a seat's handicap, in races and for its own turns

NOTHING = -1  # where there is no such time: a client that says none of its own, no race before this one


class Evidence(NamedTuple):
    """All that a press is judged by, as the journal keeps it."""

    elapsed: int  # from sending the stimulus to receiving the press, by the server's clock
    claimed: int  # from paint to press, by the client's; NOTHING if it did not say
    mean: int  # of the last round trips
    usual: int  # three quarters of them were no longer than this, plus slack
    least: int
    quota: int
    bias: int  # by how much claims were off the mean, on average
    cap: int
    head_start: int = 0
    trusted: bool = True  # not on a strict table, nor before there are enough round trips
    earlier: int = 0  # its stimulus was shown so long before the one that is being judged
    paint: int = FIRST_PAINT  # what a screen takes
    settled: int = NOTHING  # the sender's screen showed so long before the stimulus that the race before was over
    before: int = NOTHING  # the ply that was on that screen until then
    handicap: int = USUAL  # per cent of the usual time that this seat has


LATER_FIELDS = ("paint", "settled", "before", "handicap")  # of Evidence: where they say nothing they are not written


class Reason(NamedTuple):
    """The reason of a verdict, for the card that tells it."""

    reaction: int
    travel: int  # network time that was not counted
    head_start: int
    believed: bool  # the client's own time was used, not the server's
    handicap: int = USUAL

    @property
    def counted(self) -> int:
        """What the reaction was ranked by, without what lies between two stimuli."""
        return counted(self.reaction, self.handicap, self.head_start)


@dataclass(frozen=True, slots=True)
class Reading:
    """What an honest look at some evidence gives."""

    reaction: int
    granted: int  # spent of the quota
    asked: int  # network time that the claim asks for
    believed: bool


def read(given: Evidence) -> Reading:
    """How the press is counted, before its head start. A claim that asks for too much is not cut down but ignored."""
    alone = max(given.elapsed - given.mean - given.paint, 0)
    if not given.trusted or given.claimed == NOTHING:
        return Reading(alone, 0, 0, believed=False)
    claimed = max(given.claimed, 0)
    asked = given.elapsed - claimed
    excess = max(0, min(asked, given.cap) - given.usual)
    granted = min(excess, given.quota)
    if excess > granted or asked > given.cap:
        return Reading(alone, granted, asked, believed=False)
    added_back = max(0, given.bias - given.paint - GRACE)
    soonest = given.elapsed - given.usual - granted
    latest = given.elapsed - given.least + SLACK
    return Reading(min(max(claimed + added_back, soonest, 0), max(latest, 0)), granted, asked, believed=True)


def reaction(given: Evidence) -> int:
    """The reaction by which a press is ranked: of who has twice the time, half counts."""
    return counted(read(given).reaction - given.earlier, given.handicap, given.head_start)


def counted(reaction: int, handicap: int, head_start: int) -> int:
    return reaction * USUAL // handicap - head_start


def is_false_start(given: Evidence) -> bool:
    """Too soon for anybody to have seen anything; neither a head start nor a handicap is an excuse."""
    return read(given).reaction < HUMAN


def is_falling(given: Evidence) -> bool:
    """Did the finger come down less than 300 ms after its sender saw that the race before was over (COM-12)? The
    client's own time is enough: whoever lies to have a press void has gained no more than by not pressing."""
    if given.settled == NOTHING:
        return False
    reaction = read(given).reaction
    soonest = reaction if given.claimed == NOTHING else min(max(given.claimed, 0), reaction)
    return given.settled + soonest < FALLING


def written(given: Evidence) -> list[int]:
    """As a record keeps it: a field that came later and says nothing is left out, so that seals of old stay whole."""
    kept = list(given)
    for name in reversed(LATER_FIELDS):
        if kept[-1] != Evidence._field_defaults[name]:
            break
        kept.pop()
    return kept


def reason_of(given: Evidence) -> Reason:
    found = read(given)
    return Reason(found.reaction, given.elapsed - found.reaction, given.head_start, found.believed, given.handicap)


def without_network(reaction: int, head_start: int = 0) -> Evidence:
    """The press of a bot, which reacts without a network between."""
    return Evidence(reaction, reaction, 0, 0, 0, 0, PAINT, LONGEST, head_start, paint=PAINT)


@dataclass(frozen=True, slots=True)
class Press:
    """Somebody's press on a stimulus: the ply that was on the screen."""

    number: int  # of the presses of this match, in the order they came in
    seat: Seat
    moves: tuple[Move, ...]
    seen: int
    evidence: Evidence
    pleads: bool = False  # goes before all others that are gathered with it: an announcement before its catch

    @property
    def reaction(self) -> int:
        return reaction(self.evidence)


def first_of(presses: Sequence[Press], coin: Draw, hurried: bool = True) -> Press:
    """Whose turn it is to be played. Of those who cannot be told apart a coin decides, never arrival or the seats'
    order; at an unhurried table nobody is told apart by speed."""
    first = min(presses, key=lambda press: (not press.pleads, press.reaction))
    latest = first.reaction + DEAD_HEAT
    equal = [c for c in presses if c.pleads == first.pleads and (c.reaction <= latest or not hurried)]
    equal.sort(key=lambda press: (press.seat, press.number))
    return equal[coin.below(len(equal))] if len(equal) > 1 else first


# ---- twelve trials, for a deal of the day: what is reacted to is the same whoever was first

TRIALS = 12


class Outcome(NamedTuple):
    """What somebody made of a trial."""

    right: bool  # whoever has nothing to react to, and keeps still, is right
    reaction: int = 0  # in milliseconds; 0: they kept still, rightly or not


class Trials(NamedTuple):
    """A game's trials.py."""

    deal: Callable[[int, Seat, Any, Draw], Any]  # as rules.deal does: a state with so many stimuli, and no more
    begins: Move  # the table's move that shows the next stimulus
    is_right: Callable[[Any, Seat, list[Move]], bool]  # of a state at which a stimulus lies open: is that an answer?
    # no moves: to keep still
    react: Callable[[Any, Any], tuple[int, list[Move]] | None] | None = None  # a bot at such a state, where its answer
    # does not follow from what lies there alone: its time in milliseconds and its moves
    unit: Literal["card", "night"] = "card"  # what one of them is called
