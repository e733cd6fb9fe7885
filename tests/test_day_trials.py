"""Twelve trials of a deal of the day: the same whoever was first, and what came of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

import msgspec
import pytest

from tablee.core import options as option_reader
from tablee.core.draws import FastDraw
from tablee.core.match import Match
from tablee.core.moves import TABLE
from tablee.core.options import BadOption
from tablee.core.races import MS, TRIALS, Outcome, without_network
from tablee.core.records import PressRow, Races, Record, VerdictRow, read
from tablee.core.registry import game, games
from tablee.core.scenes import Piece, Zone
from tablee.games.bruit.state import call
from tablee.games.bruit.trials import right_calls
from tablee.games.diferencio.state import LOOK_MS, POINT, SLEEP, TRIAL_SWAPS
from tablee.games.difference.state import FLIP_MS
from tablee.games.smileys.pack import NONE
from tablee.games.trouve.state import touch
from tablee.matches.day import TRIAL_SEATS, circle_key, day_chance
from tablee.matches.day_trials import is_shown, outcomes, times_quicker, trial_score, trials_of
from tablee.matches.replay import steps, verify

MONDAY = "2026-11-16"
KEY = circle_key("moulin", MONDAY)
GAMES = [name for name, found in games().items() if found.trials is not None]
SHOWN = {  # of a view: all that may be reacted to
    "a_moi": ("card", "dice", "owners"),
    "bruit": ("tops", "newest", "dice", "dice_match", "won", "landed", "locked", "tempo"),
    "diferencio": ("side", "board", "removed", "taken", "unchanged", "wrong", "phase"),
    "difference": ("picture", "laid", "card", "hint", "locked", "flipping"),
    "trouve": ("card", "lies_at", "locked", "phase"),
}
PRESSES = {"diferencio": 2, "difference": 2}  # that make an answer, where it is not one
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
            answer = answered(match, moves, draw)
            reaction = 300 + draw.below(900)
            seen = match.state.ply
            presses.append(PressRow(len(judged), 0, answer, seen, without_network(reaction * MS), False))
            judged.append(VerdictRow(len(presses) - 1, len(match.rows), True))
            match.play(0, *answer, at=match.now + reaction)
        else:
            match.wait()
    found = match.game
    made = Record(
        found.key, found.version, TRIAL_SEATS, match.options, match.chance, match.rows, races=Races(presses, judged),
        trials=True,
    )  # fmt: skip
    return read(made.plain())


def answered(match: Match, moves: list[int], draw: FastDraw) -> list[int]:
    """Of three answers one is anything; a wrong one of Diferencio ends with its first move."""
    moves = [move for move in moves if match.game.races(move)]
    if draw.below(3):
        return right_answer(match, moves) or moves[:1] * PRESSES.get(match.game.key, 1)
    if match.game.key == "diferencio":
        return [move for move in moves if match.state.removed[move - POINT] == NONE][:1]
    return [moves[draw.below(len(moves))] for _ in range(PRESSES.get(match.game.key, 1))]


def right_answer(match: Match, moves: list[int]) -> list[int]:
    count = PRESSES.get(match.game.key, 1)
    tried = (list(each) for each in product(moves, repeat=count))
    return next((each for each in tried if trials_of(match.game).is_right(match.state, 0, each)), [])


def stimuli(record: Record) -> list[object]:
    """What could be reacted to in each trial: what lies open, and who may take it."""
    trials = trials_of(game(record.game))
    found = [match.view(0) for match in steps(record) if is_shown(match, trials)]
    return [[getattr(view, field) for field in SHOWN[record.game]] for view in found]


@names
def test_stimuli_and_the_robot_are_the_same_whatever_anybody_does(name: str) -> None:
    first = check_equal(name, KEY, 20)
    assert stimuli(played(name, 0, circle_key("autre", MONDAY))) != first


def check_equal(name: str, key: bytes, seeds: int) -> list[object]:
    """Of so many people, each in a house of their own."""
    records = [played(name, seed, key) for seed in range(seeds)]
    first = stimuli(records[0])
    assert len(first) == TRIALS
    robots = [outcomes(each, key).robot for each in records]
    for record, robot in zip(records, robots, strict=True):
        assert stimuli(record) == first
        assert robot == robots[0]
        assert verify(record.sealed(), key).over
    return first


@pytest.mark.thorough
@names
def test_stimuli_and_the_robot_are_the_same_for_a_month(name: str) -> None:
    for day in range(1, 31):
        check_equal(name, circle_key("moulin", f"2026-11-{day:02}"), 20)


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


def test_quicker_is_who_was_right_and_not_as_late_as_the_other() -> None:
    still, wrong = Outcome(True), Outcome(False)
    mine = [Outcome(True, 700), Outcome(True, 700), Outcome(True, 700), Outcome(False, 300), still, wrong]
    later, equal, mistaken = Outcome(True, 701), Outcome(True, 700), Outcome(False, 100)
    theirs = [later, equal, mistaken, Outcome(True, 900), wrong, still]
    assert times_quicker(mine, theirs) == 2
    assert times_quicker(theirs, mine) == 1
    assert times_quicker(mine, mine) == 0


def shown(name: str, days: int = 20) -> Iterator[Match]:
    """Each stimulus of so many days, beside somebody who keeps still."""
    for number in range(days):
        match = dealt(name, circle_key("moulin", f"day {number}"))
        while not match.over:
            match.wait()
            if is_shown(match, trials_of(match.game)):
                yield match
        assert match.rows[-1].seat == TABLE


def test_some_cards_of_a_moi_are_not_mine() -> None:
    assert {trials_of(match.game).is_right(match.state, 0, []) for match in shown("a_moi")} == {True, False}


def test_who_never_makes_a_noise_is_right_at_few_cards() -> None:
    """Other cards want a name, and now and then the dice one's own."""
    right = [right_calls(match.state, 0) for match in shown("bruit", 100)]
    assert right.count([]) + right.count([call(0)]) + right.count([call(1)]) == 100 * TRIALS
    assert 0.2 < right.count([]) / len(right) < 0.5
    assert 0.01 < right.count([call(0)]) / len(right) < 0.06


def test_a_trial_of_bruit_has_one_answer_and_no_top_card_is_won() -> None:
    at_dice = next(match for match in shown("bruit", 100) if match.state.dice_match)
    tops, dice = at_dice.view(0).tops, at_dice.state.dice
    wrong = at_dice.copy()
    wrong.play(0, call(1))
    assert (wrong.moves(0), wrong.state.won) == ([], False)
    at_dice.play(0, call(0))
    assert at_dice.state.won
    for match in (at_dice, wrong):
        assert (match.view(0).tops, match.state.dice) == (tops, dice)
        assert sum(match.view(0).sizes) + match.view(0).pack == 36


def test_every_card_of_trouve_is_found_or_put_aside() -> None:
    wanted = [match.state.card for match in shown("trouve", 1)]
    assert len(set(wanted)) == TRIALS
    for match in shown("trouve", 3):
        assert match.state.lies_at[match.state.card] != NONE
        assert not trials_of(match.game).is_right(match.state, 0, [])
        for move in match.moves(0):
            twin = match.copy()
            twin.play(0, move)
            assert twin.view(0).lies_at[match.state.card] == NONE
            assert twin.view(0).counts == [int(move == touch(match.state.card)), 0]
            assert not twin.moves(0)  # a trial has one answer


def test_all_twelve_cards_of_trouve_win() -> None:
    match = dealt("trouve")
    found = 0
    while not match.over:
        match.wait()
        if match.moves(0):
            assert said(match.scene(0).table, "stack0") == {"count": found, "target": TRIALS}
            match.play(0, touch(match.state.card))
            found += 1
    assert (found, match.standing and match.standing.places) == (TRIALS, [1, 2])
    usual = Match(match.game, 2, match.options, match.chance)
    assert said(usual.scene(0).table, "stack0") == {"count": 0, "target": 10}


def own_card(match: Match) -> Piece:
    (zone,) = [zone for zone in match.scene(0).mine.zones if zone.id == "card"]
    return zone.pieces[0]


def test_each_card_of_difference_is_turned_up_once_beside_one_reference() -> None:
    """It is seen only when its time has come, and its key never comes again."""
    draw, keys, cards, found = FastDraw(1), [], [], 0
    match = dealt("difference")
    while not match.over:
        assert (own_card(match).face, match.moves(0)) == ("", [])  # not before its time
        match.wait()
        assert own_card(match).sealed
        keys.append(own_card(match).key)
        cards.append(match.view(0).card)
        how = draw.below(3)
        if how:
            moves = match.moves(0)
            match.play(0, *(right_answer(match, moves) if how == 1 else moves[-2:]))
            found += how == 1
        else:
            match.wait()
        assert (len(match.view(0).laid), match.view(0).sizes[0]) == (1, TRIALS - found)
    assert len(set(keys)) == len(set(cards)) == TRIALS
    assert match.now > TRIALS * FLIP_MS


def test_differences_may_be_shown_one_by_one() -> None:
    """As whoever plays in words does: the time is that of the last."""
    match = dealt("difference")
    match.wait()
    answer, seen = right_answer(match, match.moves(0)), match.state.ply
    presses = [
        PressRow(at, 0, [move], seen, without_network((4 + at) * 1000 * MS), False) for at, move in enumerate(answer)
    ]
    judged = [VerdictRow(0, 1, True), VerdictRow(1, 2, True)]
    for at, move in enumerate(answer):
        match.play(0, move, at=match.now + (4 + at) * 1000)
    plain = read(match.record(reveal=True))
    record = msgspec.structs.replace(plain, races=Races(presses, judged))
    assert outcomes(record, KEY).mine == [Outcome(True, 5000)]


def said(zones: Sequence[Zone], key: str) -> dict[str, object]:
    (label,) = [zone.label for zone in zones if zone.id == key]
    assert label is not None
    return dict(label.args)


def test_a_game_without_trials_has_none() -> None:
    found = game("dominos")
    with pytest.raises(BadOption, match="no trials"):
        Match(found, 4, found.options(), day_chance(KEY, MONDAY, found), trials=True)
    assert read(dealt("a_moi").record()).trials


def test_two_faces_change_each_night_of_diferencio_whoever_found_what() -> None:
    """No face comes twice, nothing is seen in the night, and one mistake ends it."""
    draw, match, boards, right = FastDraw(1), dealt("diferencio"), [], 0
    while not match.over:
        before = match.view(0).board
        match.wait()
        if match.state.phase == SLEEP:
            assert (match.view(0).board, match.view(0).removed, match.moves(0)) == ([], [NONE] * 9, [])
            slept = before
            continue
        if not is_shown(match, trials_of(match.game)):
            continue
        now = match.view(0).board
        assert sum(one != other for one, other in zip(slept, now, strict=True)) == TRIAL_SWAPS
        assert match.view(0).removed == [NONE] * 9  # what lay there is not told
        boards.append(now)
        answer, how = right_answer(match, match.moves(0)), draw.below(3)
        if how == 0:
            wrong = next(move for move in match.moves(0) if move not in answer)
            match.play(0, wrong)
        else:
            match.play(0, answer[0])
            assert match.moves(0)
            if how == 1:
                match.play(0, answer[1])
                right += 1
            else:
                match.wait()
        assert all(move < POINT for move in match.moves(0))
        assert len(match.state.won[0]) == right
        cards = [*match.state.board, *match.state.pile, *match.state.won[0]]
        assert sorted(cards) == list(range(54))
    assert len(boards) == TRIALS
    assert match.now > TRIALS * LOOK_MS


def test_the_robot_finds_some_changes_of_diferencio() -> None:
    """It remembers the board, as it would in a match: neither nothing nor everything."""
    found = [
        each.right
        for seed in range(20)
        for each in outcomes(played("diferencio", 0, bytes([seed])), bytes([seed])).robot
    ]
    assert 0.1 < sum(found) / len(found) < 0.9
