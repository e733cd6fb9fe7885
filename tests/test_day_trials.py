"""Twelve trials of a deal of the day: the same whoever was first, and what came of them."""

from __future__ import annotations

import pytest

from tablee.core import options as option_reader
from tablee.core.draws import FastDraw
from tablee.core.match import Match
from tablee.core.moves import TABLE
from tablee.core.options import BadOption
from tablee.core.races import MS, TRIALS, Outcome, without_network
from tablee.core.records import PressRow, Races, Record, VerdictRow, read
from tablee.core.registry import game, games
from tablee.matches.day import TRIAL_SEATS, circle_key, day_chance
from tablee.matches.day_trials import is_shown, outcomes, trial_score, trials_of
from tablee.matches.replay import steps, verify

MONDAY = "2026-11-16"
KEY = circle_key("moulin", MONDAY)
GAMES = [name for name, found in games().items() if found.trials is not None]
names = pytest.mark.parametrize("name", GAMES)


def dealt(name: str, key: bytes = KEY, day: str = MONDAY) -> Match:
    found = game(name)
    options = option_reader.read(found.options, found.prefix, {"pace": "none"})
    return Match(found, TRIAL_SEATS, options, day_chance(key, day, found, TRIAL_SEATS), trials=True)


def played(name: str, seed: int, key: bytes = KEY) -> Record:
    """Somebody who now and then presses, rightly or not, after some time."""
    match, draw, presses, judged = dealt(name, key), FastDraw(seed), [], []
    while not match.over:
        moves = match.moves(0)
        if moves and is_shown(match, trials_of(match.game)) and draw.below(3):
            reaction = 300 + draw.below(900)
            seen = match.state.ply
            presses.append(PressRow(len(judged), 0, moves[:1], seen, without_network(reaction * MS), False))
            judged.append(VerdictRow(len(presses) - 1, len(match.rows), True))
            match.play(0, moves[0], at=match.now + reaction)
        else:
            match.wait()
    found = match.game
    made = Record(
        found.key, found.version, TRIAL_SEATS, match.options, match.chance, match.rows, races=Races(presses, judged),
        trials=True,
    )  # fmt: skip
    return read(made.plain())


def stimuli(record: Record) -> list[object]:
    """What could be reacted to in each trial: what lies open, and who may take it."""
    trials = trials_of(game(record.game))
    return [
        (match.state.card, match.state.dice, match.state.owners[:])
        for match in steps(record)
        if is_shown(match, trials)
    ]


@names
def test_stimuli_and_the_robot_are_the_same_whatever_anybody_does(name: str) -> None:
    records = [played(name, seed) for seed in range(20)]
    first = stimuli(records[0])
    assert len(first) == TRIALS
    robots = [outcomes(each, KEY).robot for each in records]
    for record, robot in zip(records, robots, strict=True):
        assert stimuli(record) == first
        assert robot == robots[0]
        assert verify(record.sealed(), KEY).over
    assert stimuli(played(name, 0, circle_key("autre", MONDAY))) != first


@names
def test_reactions_are_as_the_referee_judged_them(name: str) -> None:
    for seed in range(5):
        record = played(name, seed)
        assert record.races is not None
        mine, _ = outcomes(record, KEY)
        times = [each.reaction for each in mine if each.reaction]
        assert times == [press.evidence.claimed // MS for press in record.races.presses]
        score = trial_score(*outcomes(record, KEY))
        assert (score.of, len(score.symbols), score.stars) == (TRIALS, TRIALS, score.symbols.count("S"))


def test_a_star_a_dot_a_circle_and_the_median() -> None:
    still, wrong = Outcome(True), Outcome(False)
    mine = [Outcome(True, 700), Outcome(True, 900), Outcome(True, 500), still, wrong, Outcome(False, 400)]
    robot = [Outcome(True, 800), Outcome(True, 800), Outcome(False, 300), Outcome(True, 600), still, still]
    score = trial_score(mine, robot)
    assert (score.symbols, score.stars, score.median) == ("SDSSCC", 3, 700)
    assert trial_score([still], [still]).median == 0


def test_some_cards_of_a_moi_are_not_mine() -> None:
    right = set()
    for day in (f"2026-11-{number}" for number in range(10, 30)):
        match = dealt("a_moi", KEY, day)
        while not match.over:
            match.wait()
            if is_shown(match, trials_of(match.game)):
                right.add(trials_of(match.game).is_right(match.state, 0, []))
        assert match.rows[-1].seat == TABLE
    assert right == {True, False}


def test_a_game_without_trials_has_none() -> None:
    found = game("dominos")
    with pytest.raises(BadOption, match="no trials"):
        Match(found, 4, found.options(), day_chance(KEY, MONDAY, found), trials=True)
    assert read(dealt("a_moi").record()).trials
