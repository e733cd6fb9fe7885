"""What came of twelve trials: mine as the referee judged them, and the robot's as it would have reacted."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median
from typing import NamedTuple

from tablee.core import races
from tablee.core.game import AnyGame
from tablee.core.match import Match
from tablee.core.moves import TABLE, Move, Seat
from tablee.core.races import Outcome, Trials
from tablee.core.records import PressRow, Record
from tablee.core.registry import game
from tablee.matches.day import CIRCLE, DOT, STAR, TRIAL_SEATS, DayBot, Score, day_bot
from tablee.matches.replay import steps

ROBOT_SEAT = TRIAL_SEATS - 1


class Outcomes(NamedTuple):
    """Of each trial."""

    mine: list[Outcome]
    robot: list[Outcome]


def outcomes(record: Record, key: bytes, seat: Seat = 0) -> Outcomes:
    """What a seat made of each trial, and what the robot of the day with this key made of it."""
    found = game(record.game)
    trials, robot, made = trials_of(found), day_bot(key, found, ROBOT_SEAT), Outcomes([], [])
    presses = played_presses(record, seat)
    for match in steps(record):
        if is_shown(match, trials):
            made.mine.append(mine(match, trials, seat, presses))
            made.robot.append(reacted(match, trials, robot, len(made.robot)))
    return made


def trials_of(found: AnyGame) -> Trials:
    assert found.trials is not None
    return found.trials.load()


def is_shown(match: Match, trials: Trials) -> bool:
    """Was the next stimulus shown just now?"""
    return bool(match.rows) and match.rows[-1].seat == TABLE and match.rows[-1].moves == [trials.begins]


def played_presses(record: Record, seat: Seat) -> dict[int, list[PressRow]]:
    """The presses of a seat that counted, by the stimulus they answered: an answer may be given part by part."""
    found: dict[int, list[PressRow]] = {}
    if record.races is not None:
        counted = {each.press for each in record.races.judged if each.played}
        for number, press in enumerate(record.races.presses):
            if press.seat == seat and number in counted:
                found.setdefault(press.seen, []).append(press)
    return found


def mine(match: Match, trials: Trials, seat: Seat, presses: dict[int, list[PressRow]]) -> Outcome:
    answer = presses.get(match.state.ply)
    if answer is None:
        return Outcome(trials.is_right(match.state, seat, []))
    moves = [move for press in answer for move in press.moves]
    return judged(match, trials, seat, moves, races.reason_of(answer[-1].evidence).reaction // races.MS)


def reacted(match: Match, trials: Trials, robot: DayBot, number: int) -> Outcome:
    """By the number of the trial alone, whatever happened in those before."""
    robot.heard = number
    answer = robot.answer(match.view(ROBOT_SEAT), match.moves(ROBOT_SEAT))
    if answer is None:
        return Outcome(trials.is_right(match.state, ROBOT_SEAT, []))
    return judged(match, trials, ROBOT_SEAT, answer[1], answer[0])


def judged(match: Match, trials: Trials, seat: Seat, moves: list[Move], reaction: int) -> Outcome:
    return Outcome(trials.is_right(match.state, seat, moves), reaction)


def trial_score(mine: Sequence[Outcome], robot: Sequence[Outcome]) -> Score:
    """A star where I was right and the robot was not before me, a dot where I was right later, a circle where not."""
    signs = "".join(sign(one, other) for one, other in zip(mine, robot, strict=True))
    times = [each.reaction for each in mine if each.right and each.reaction]
    return Score(signs.count(STAR), len(signs), signs, median=int(median(times)) if times else 0)


def sign(one: Outcome, other: Outcome) -> str:
    if not one.right:
        return CIRCLE
    return DOT if one.reaction and other.right and 0 < other.reaction < one.reaction else STAR
