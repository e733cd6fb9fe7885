"""One match of a plan, played by its bots and looked at while it is."""

from __future__ import annotations

from collections import Counter

from tablee.bots.runner import BotRunner
from tablee.core.match import Match
from tablee.core.moves import TABLE
from tablee.lab.lead_changes import LeadCounter
from tablee.lab.plans import Chunk, Outcome, Plan
from tablee.lab.players import make_player

MOST_PLIES = 100_000  # a match that is longer is broken off: the safety nets of the rules come long before
BROKEN_OFF = "BrokenOff"
DEAD_ENDS = ("CutShort", "Halted", "Blocked", "OutOfReach", "SharedVictory")  # events that end a match unwon


class MatchFailed(ValueError):
    """A match that a fault in a bot or in the rules ended; the message says which one it was."""


def play_chunk(chunk: Chunk) -> list[Outcome]:
    """What a worker does."""
    return [play_one(chunk.plan, number) for number in range(chunk.start, chunk.stop)]


def play_one(plan: Plan, number: int) -> Outcome:
    lead = LeadCounter(plan.key)
    match = played(plan, number, lead)
    fired = dict(Counter(type(addressed.what).__name__ for addressed in match.happened))
    standing = match.standing
    return Outcome(
        number=number,
        deal=plan.deal(number),
        first=match.first,
        places=standing.places if standing and match.over else [0] * match.seats,
        points=standing.points if standing and match.over else [0] * match.seats,
        plies=match.state.ply,
        moves=sum(row.seat != TABLE for row in match.rows),
        ms=match.now,
        lead_changes=lead.count,
        fired=fired,
        dead_end=next((name for name in DEAD_ENDS if name in fired), "") if match.over else BROKEN_OFF,
    )


def played(plan: Plan, number: int, lead: LeadCounter | None = None) -> Match:
    """The whole match, for whoever wants to look at it: its record, its log, its end."""
    match = plan.match(number)
    *own, common = plan.draws(number)
    bots = {seat: make_player(name, match.game, seat, own[seat]) for seat, name in enumerate(plan.sitting(number))}
    runner = BotRunner(match, bots, common)
    try:
        while not match.over and match.state.ply < MOST_PLIES:
            due = runner.next_due()
            if due is None:
                break
            runner.do(due)
            if lead is not None:
                lead.look(match.state)
    except Exception as error:
        where = f"match {number} of {plan.key} with seed {plan.seed}, at ply {match.state.ply}"
        raise MatchFailed(f"{where}: {type(error).__name__}: {error}") from error
    return match
