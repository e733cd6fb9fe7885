"""« Et si ? »: a match that is over, taken up again where it once stood. What lay there lies as it lay; what is drawn
from then on comes from a chance of its own."""

from __future__ import annotations

from msgspec.structs import replace

from tablee.core.moves import Seat
from tablee.core.records import MOST_BRANCHES, Races, Record
from tablee.core.registry import game
from tablee.matches.replay import judged_before, replay


class CannotBranch(ValueError):
    """Nobody can take this match up there."""


def can_branch(key: str) -> bool:
    """Only where people play in turns: nobody can take up a race in the middle."""
    return game(key).options.over_days is not None


def cut(record: Record, at: int, seat: Seat) -> Record:
    """As far as it was played after so many messages, for somebody in this seat. BadRecord, where it cannot be played
    again."""
    if not can_branch(record.game):
        raise CannotBranch("somebody may be first in this game")
    if at > len(record.moves) or seat >= record.seats:
        raise CannotBranch("there is no such message, or no such seat")
    branch = [each for each in record.branch or [] if each.at < at]
    if len(branch) >= MOST_BRANCHES:
        raise CannotBranch("it went on from others often enough")
    races = None if record.races is None else cut_races(record.races, at)
    found = replace(record, moves=record.moves[:at], races=races, branch=branch or None, hinted=None, seal=None)
    if replay(found).over:
        raise CannotBranch("it is over there")
    return found


def cut_races(races: Races, at: int) -> Races | None:
    """What was judged by then. A press that was still to be judged is taken back."""
    judged = races.judged[: judged_before(races, at)]
    presses = [each for each in races.presses if each.after < len(judged)]
    return Races(presses, judged, races.hurried) if presses else None
