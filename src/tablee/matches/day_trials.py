"""What came of twelve trials: everybody's press in each, judged as the referee does, whoever made it. The robot and the
ghosts of those who played before come in by the bots' door: with their reaction, and no network between."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median
from typing import Annotated, NamedTuple

import msgspec
from msgspec import Meta, Struct

from tablee.core import races
from tablee.core.draws import Draw
from tablee.core.game import AnyGame
from tablee.core.match import Match
from tablee.core.moves import RACE, TABLE, Move, Seat
from tablee.core.races import MS, TRIALS, Evidence, Outcome, Press, Trials, first_of, without_network
from tablee.core.records import PressRow, Record
from tablee.core.registry import game
from tablee.matches.day import CIRCLE, DOT, STAR, TRIAL_SEATS, DayBot, Score, day_bot
from tablee.matches.replay import coin_ply, steps

ROBOT_SEAT = TRIAL_SEATS - 1
HEARD = 100  # more than a robot hears in a trial
MINE, ROBOT, FIRST_GHOST = 0, 1, 2  # who runs: the numbers of their presses


class Answer(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """What somebody did in a trial: no moves, if they kept still."""

    moves: list[Move] = []
    reaction: int = 0  # as it was judged then, in hundredths of a millisecond


class Ghost(NamedTuple):
    """What somebody left of their trials for others to race against."""

    person: str
    answers: list[Answer]


class Trial(NamedTuple):
    """One of them: what each of those who run made of it, and in which order those who pressed are released."""

    outcomes: list[Outcome]  # mine, the robot's, then the ghosts'
    order: list[int]


class Outcomes(NamedTuple):
    """Of each trial."""

    mine: list[Outcome]
    robot: list[Outcome]


def outcomes(record: Record, key: bytes, seat: Seat = 0) -> Outcomes:
    """What a seat made of each trial, and what the robot of the day with this key made of it."""
    made = [each.outcomes for each in played_trials(record, key, (), seat)]
    return Outcomes([each[MINE] for each in made], [each[ROBOT] for each in made])


def played_trials(record: Record, key: bytes, ghosts: Sequence[Ghost] = (), seat: Seat = 0) -> list[Trial]:
    """Every trial that was shown, for a seat, for the robot of the day with this key, and for ghosts."""
    found = game(record.game)
    trials, robot, coin = trials_of(found), day_bot(key, found, ROBOT_SEAT), record.chance.draw()
    presses, made = played_presses(record, seat), list[Trial]()
    for match in steps(record):
        if is_shown(match, trials):
            number, ply = len(made), match.state.ply
            runs = [press_of(presses.get(ply, []), seat, ply), reacted(match, trials, robot, number)]
            for who, ghost in enumerate(ghosts, FIRST_GHOST):
                runs.append(ghost_press(ghost, number, who, seat, ply))
            coin.at(coin_ply(number))
            made.append(judged(match, trials, runs, seat, coin))
    return made


def trials_of(found: AnyGame) -> Trials:
    assert found.trials is not None
    return found.trials.load()


def is_shown(match: Match, trials: Trials) -> bool:
    """Was the next stimulus shown just now?"""
    return bool(match.rows) and match.rows[-1].seat == TABLE and match.rows[-1].moves == [trials.begins]


def trials_over(match: Match, seat: Seat = 0) -> int:
    """How many a seat has behind it: its hand is down, or the trial is over."""
    begins = trials_of(match.game).begins
    shown = sum(row.seat == TABLE and row.moves == [begins] for row in match.rows)
    return shown - may_press(match, seat)


def may_press(match: Match, seat: Seat = 0) -> bool:
    """Is there something on the table that a seat could answer?"""
    urgency = match.game.rules.urgency
    return any(urgency(move) == RACE for move in match.moves(seat))


# ---- presses


def played_presses(record: Record, seat: Seat) -> dict[int, list[PressRow]]:
    """The presses of a seat that counted, by the stimulus they answered: an answer may be given part by part."""
    found: dict[int, list[PressRow]] = {}
    if record.races is not None:
        counted = {each.press for each in record.races.judged if each.played}
        for number, press in enumerate(record.races.presses):
            if press.seat == seat and number in counted:
                found.setdefault(press.seen, []).append(press)
    return found


def press_of(parts: Sequence[PressRow], seat: Seat, ply: int) -> Press | None:
    """All parts of an answer as one press: its time is that of the last."""
    if not parts:
        return None
    return pressed(MINE, seat, [move for part in parts for move in part.moves], ply, parts[-1].evidence)


def reacted(match: Match, trials: Trials, robot: DayBot, number: int) -> Press | None:
    """The robot's: by the number of the trial alone, whatever happened in those before."""
    if trials.react is None:
        robot.heard = number
        answer = robot.answer(match.view(ROBOT_SEAT), match.moves(ROBOT_SEAT))
    else:
        robot.heard = HEARD * number
        answer = trials.react(robot, match.state)
    if answer is None:
        return None
    return pressed(ROBOT, ROBOT_SEAT, answer[1], match.state.ply, without_network(answer[0] * MS))


def ghost_press(ghost: Ghost, number: int, who: int, seat: Seat, ply: int) -> Press | None:
    """A ghost sits where its person sat; who gave up keeps still from then on."""
    answer = ghost.answers[number] if number < len(ghost.answers) else Answer()
    return pressed(who, seat, answer.moves, ply, without_network(answer.reaction)) if answer.moves else None


def pressed(who: int, seat: Seat, moves: Sequence[Move], ply: int, evidence: Evidence) -> Press:
    return Press(who, seat, tuple(moves), ply, evidence)


def judged(match: Match, trials: Trials, runs: Sequence[Press | None], seat: Seat, coin: Draw) -> Trial:
    """Equal evidence gives an equal verdict, whoever pressed."""
    seats = [ROBOT_SEAT if who == ROBOT else seat for who in range(len(runs))]
    made = [outcome(match, trials, where, press) for where, press in zip(seats, runs, strict=True)]
    pending, order = [press for press in runs if press is not None], list[int]()
    while pending:
        first = first_of(pending, coin)
        pending.remove(first)
        order.append(first.number)
    return Trial(made, order)


def outcome(match: Match, trials: Trials, seat: Seat, press: Press | None) -> Outcome:
    if press is None:
        return Outcome(trials.is_right(match.state, seat, []))
    right = trials.is_right(match.state, seat, list(press.moves))
    return Outcome(right, races.reason_of(press.evidence).reaction // MS)


# ---- ghosts

Answers = Annotated[list[Answer], Meta(max_length=TRIALS)]


def ghost_of(record: Record, seat: Seat = 0) -> bytes:
    """What a seat did in each trial, as a store keeps it."""
    trials, presses, found = trials_of(game(record.game)), played_presses(record, seat), list[Answer]()
    for match in steps(record):
        if is_shown(match, trials):
            found.append(answer_of(press_of(presses.get(match.state.ply, []), seat, match.state.ply)))
    return msgspec.json.encode(found)


def answer_of(press: Press | None) -> Answer:
    return Answer() if press is None else Answer(list(press.moves), races.reason_of(press.evidence).reaction)


def read_ghost(kept: bytes) -> list[Answer]:
    return msgspec.json.decode(kept, type=Answers)


def kept_outcomes(ghost: bytes, symbols: str) -> list[Outcome]:
    """What became of answers that a store keeps, by the signs they were given then."""
    answers = read_ghost(ghost)
    missing = [Answer()] * (len(symbols) - len(answers))  # of who gave up
    both = zip(symbols, [*answers, *missing], strict=True)
    return [Outcome(symbol != CIRCLE, answer.reaction // MS) for symbol, answer in both]


# ---- what it is worth


def trial_score(mine: Sequence[Outcome], robot: Sequence[Outcome]) -> Score:
    """A star where I was right and the robot was not before me, a dot where I was right later, a circle where not."""
    signs = "".join(sign(one, other) for one, other in zip(mine, robot, strict=True))
    times = [each.reaction for each in mine if each.right and each.reaction]
    return Score(signs.count(STAR), len(signs), signs, median=int(median(times)) if times else 0)


def times_quicker(mine: Sequence[Outcome], theirs: Sequence[Outcome]) -> int:
    """In how many trials I pressed rightly, and they did not do so as soon."""
    return sum(is_quicker(one, other) for one, other in zip(mine, theirs, strict=True))


def is_quicker(one: Outcome, other: Outcome) -> bool:
    is_taken = other.right and other.reaction > 0
    return one.right and one.reaction > 0 and not (is_taken and other.reaction <= one.reaction)


def sign(one: Outcome, other: Outcome) -> str:
    if not one.right:
        return CIRCLE
    return DOT if one.reaction and other.right and 0 < other.reaction < one.reaction else STAR
