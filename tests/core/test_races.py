"""Who was first, judged again: from what was written down about each press, by anybody."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import msgspec
import pytest

import tablee
from tablee.core.draws import FastDraw
from tablee.core.match import Match
from tablee.core.races import (
    DEAD_HEAT,
    FALLING,
    MS,
    NOTHING,
    PAINT,
    Evidence,
    Press,
    first_of,
    is_falling,
    without_network,
    written,
)
from tablee.core.records import BadRecord, PressRow, Races, Record, VerdictRow
from tablee.games.a_moi.state import SLAP, may_win
from tablee.matches.replay import coin_ply, counts, is_void, verify
from tests.rulebook import rule


def press(number: int, seat: int, ms: float, pleads: bool = False, head_start: int = 0) -> Press:
    return Press(number, seat, (SLAP,), 1, without_network(round(ms * MS), head_start * MS), pleads)


def first(*presses: Press, seed: int = 1, hurried: bool = True) -> int:
    return first_of(presses, FastDraw(seed), hurried).seat


# ---- whose turn it is


def test_the_shortest_reaction_is_first_however_it_came_in() -> None:
    quick, slow = press(1, 2, 280), press(0, 1, 300)
    assert first(quick, slow) == first(slow, quick) == 2


def test_a_head_start_counts() -> None:
    assert first(press(0, 0, 280), press(1, 1, 400, head_start=150)) == 1


def test_a_stimulus_that_was_shown_earlier_counts_from_then() -> None:
    late = press(1, 1, 700)
    before = Press(1, 1, (SLAP,), 1, late.evidence._replace(earlier=500 * MS))
    assert first(press(0, 0, 250), late) == 0
    assert first(press(0, 0, 250), before) == 1


def test_within_eight_milliseconds_a_coin_decides() -> None:
    edge = DEAD_HEAT / MS
    winners = [first(press(0, 0, 300), press(1, 1, 300 + edge), seed=seed) for seed in range(400)]
    assert 150 < winners.count(0) < 250
    assert {first(press(0, 0, 300), press(1, 1, 300.01 + edge), seed=seed) for seed in range(50)} == {0}


def test_the_coin_is_the_same_in_whatever_order_the_presses_came() -> None:
    pair = [press(0, 0, 300), press(1, 1, 303)]
    for seed in range(50):
        assert first(*pair, seed=seed) == first(*reversed(pair), seed=seed)


def test_only_those_who_are_level_with_the_first_take_part_in_the_draw() -> None:
    chain = [
        press(0, 0, 300),
        press(1, 1, 307),
        press(2, 2, 314),
    ]  # each level with the next, the last not with the first
    assert {first(*chain, seed=seed) for seed in range(100)} == {0, 1}


def test_a_plea_goes_before_the_quickest() -> None:
    assert first(press(0, 0, 150), press(1, 1, 900, pleads=True)) == 1


def test_where_nobody_hurries_speed_counts_for_nothing() -> None:
    crowd = [press(0, 0, 200), press(1, 1, 4000), press(2, 2, 9000)]
    winners = [first(*crowd, seed=seed, hurried=False) for seed in range(600)]
    assert all(150 < winners.count(seat) < 250 for seat in range(3))


def test_where_nobody_hurries_a_plea_still_goes_first() -> None:
    assert {first(press(0, 0, 200), press(1, 1, 300, pleads=True), seed=s, hurried=False) for s in range(30)} == {1}


# ---- a finger that was already falling


def falling(number: int, seat: int, ms: float, settled: int = 0, before: int = 0) -> Press:
    """A press so long after its stimulus, which came so long after the end of the race before."""
    given = without_network(round(ms * MS))._replace(settled=settled * MS, before=before)
    return Press(number, seat, (SLAP,), 1, given)


@rule("COM-12")
@pytest.mark.parametrize(("ms", "settled", "expected"), [(101, 0, True), (299, 0, True), (300, 0, False),
    (150, 149, True), (150, 150, False)])  # fmt: skip
def test_a_finger_falls_for_300_ms(ms: int, settled: int, expected: bool) -> None:
    assert is_falling(falling(0, 0, ms, settled).evidence) is expected


@rule("COM-12")
def test_without_a_race_before_nothing_falls() -> None:
    assert not is_falling(without_network(120 * MS))


@rule("COM-12")
def test_the_own_time_of_a_client_is_enough_and_the_servers_where_there_is_none() -> None:
    usual = Evidence(0, 200 * MS, 80 * MS, 116 * MS, 70 * MS, 120 * MS, PAINT, 350 * MS, paint=PAINT, settled=0)
    stalled = usual._replace(elapsed=2_000 * MS)  # more than a claim may ask for
    assert is_falling(stalled)
    assert is_falling(stalled._replace(trusted=False))
    assert not is_falling(stalled._replace(claimed=NOTHING))
    assert is_falling(usual._replace(claimed=NOTHING, elapsed=80 * MS + PAINT + FALLING - 1))
    assert not is_falling(usual._replace(claimed=NOTHING, elapsed=80 * MS + PAINT + FALLING))
    assert is_falling(usual._replace(claimed=400 * MS, elapsed=250 * MS)), "nor can it be said to have come later"


@rule("COM-12")
def test_a_falling_finger_is_void_only_where_what_it_was_meant_for_has_gone() -> None:
    match = turned_up()
    shown = match.state.ply
    meant_for_this = falling(0, 0, 200, before=shown)
    meant_for_the_last = falling(0, 0, 200, before=shown - 1)
    late_enough = falling(0, 0, 300, before=shown - 1)
    assert [is_void(match, each) for each in (meant_for_this, meant_for_the_last, late_enough)] == [False, True, False]
    assert [counts(match, each) for each in (meant_for_this, meant_for_the_last, late_enough)] == [True, False, True]


# ---- a record with races in it


def turned_up(seed: int = 5) -> Match:
    """A match of À moi ! with a card that both may win."""
    for number in range(200):
        match = tablee.new("a_moi", 2, seed=seed + number)
        match.wait()
        state = match.state
        if all(may_win(state.card, state.dice, state.owners, seat) for seat in (0, 1)):
            return match
    raise AssertionError("no such card")


def raced(*presses: Press, seed: int = 5) -> Record:
    """The record of a match in which these pressed on the first card, judged as the referee would."""
    match = turned_up(seed)
    pending = {each.number: each for each in presses}
    presses = [PressRow(0, c.seat, list(c.moves), c.seen, c.evidence, c.pleads) for c in presses]
    judged: list[VerdictRow] = []
    coin = match.chance.draw()
    while pending:
        coin.at(coin_ply(len(judged)))
        void = [each for each in pending.values() if is_void(match, each)]
        found = pending.pop((void[0] if void else first_of(list(pending.values()), coin)).number)
        rows = len(match.rows)
        counted = counts(match, found)
        if counted:
            match.play(found.seat, SLAP, at=match.now + 500)
        judged.append(VerdictRow(found.number, rows, counted))
    races = Races(presses, judged)
    return Record(match.game.key, match.game.version, match.seats, match.options, match.chance, match.rows, races=races)


def changed(kept: Record, **more: Any) -> dict[str, Any]:
    """The same record with other races, unsealed: whoever changes one can also leave out its seal."""
    assert kept.races is not None
    return msgspec.structs.replace(kept, races=msgspec.structs.replace(kept.races, **more)).plain()


TWO = (press(0, 0, 300), press(1, 1, 280))


def test_races_that_were_judged_rightly_are_verified() -> None:
    kept = raced(*TWO)
    assert kept.races is not None
    assert [verdict.press for verdict in kept.races.judged] == [1, 0]
    assert [verdict.played for verdict in kept.races.judged] == [True, False]
    sealed = msgspec.json.encode(kept.sealed())
    for given in (kept.plain(), kept.sealed(), sealed, sealed.decode()):
        verify(given)


def test_a_sealed_record_with_races_is_verified_also_as_json_gives_it() -> None:
    verify(json.loads(msgspec.json.encode(raced(*TWO).sealed())))


def test_verdicts_that_are_swapped_are_refused() -> None:
    kept = raced(*TWO)
    assert kept.races is not None
    one, other = kept.races.judged
    with pytest.raises(BadRecord, match="not the referee's"):
        verify(changed(kept, judged=[other, one]))
    swapped = [VerdictRow(other.press, one.rows, one.played), VerdictRow(one.press, other.rows, other.played)]
    with pytest.raises(BadRecord, match="not the referee's"):
        verify(changed(kept, judged=swapped))


@pytest.mark.parametrize("number", [0, 1])
def test_a_verdict_that_says_otherwise_what_became_of_a_press_is_refused(number: int) -> None:
    kept = raced(*TWO)
    assert kept.races is not None
    judged = list(kept.races.judged)
    judged[number] = msgspec.structs.replace(judged[number], played=not judged[number].played)
    with pytest.raises(BadRecord, match="not carried out"):
        verify(changed(kept, judged=judged))


def test_evidence_that_makes_another_the_first_is_refused() -> None:
    kept = raced(*TWO)
    assert kept.races is not None
    presses = list(kept.races.presses)
    presses[0] = msgspec.structs.replace(presses[0], evidence=without_network(200 * MS))
    with pytest.raises(BadRecord, match="not the referee's"):
        verify(changed(kept, presses=presses))


def test_under_its_seal_no_part_of_the_evidence_can_be_changed() -> None:
    kept = raced(*TWO)
    assert kept.races is not None
    for number, press in enumerate(kept.races.presses):
        for part in range(len(written(press.evidence))):
            sealed = json.loads(msgspec.json.encode(kept.sealed()))
            evidence = sealed["races"]["presses"][number][4]
            evidence[part] = not evidence[part] if isinstance(evidence[part], bool) else evidence[part] + 1
            with pytest.raises(BadRecord):
                verify(sealed)
            with pytest.raises(BadRecord):
                verify(msgspec.json.encode(sealed))


def test_a_verdict_about_a_press_that_was_never_made_is_refused() -> None:
    kept = raced(*TWO)
    assert kept.races is not None
    with pytest.raises(BadRecord):
        verify(changed(kept, presses=kept.races.presses[:1]))
    with pytest.raises(BadRecord):
        verify(changed(kept, judged=[*kept.races.judged, kept.races.judged[0]]))


def test_a_message_of_a_race_without_a_press_and_a_verdict_is_refused() -> None:
    kept = raced(*TWO)
    with pytest.raises(BadRecord):
        verify(changed(kept, presses=[], judged=[]))


def test_a_press_that_is_said_to_have_come_later_is_refused() -> None:
    kept = raced(*TWO)
    assert kept.races is not None
    presses = [kept.races.presses[0], msgspec.structs.replace(kept.races.presses[1], after=1)]
    with pytest.raises(BadRecord, match="not the referee's"):
        verify(changed(kept, presses=presses))


def test_a_verdict_for_somebody_elses_message_is_refused() -> None:
    kept = raced(*TWO)
    assert kept.races is not None
    presses = list(kept.races.presses)
    presses[1] = msgspec.structs.replace(presses[1], seat=0)
    with pytest.raises(BadRecord):
        verify(changed(kept, presses=presses))


def test_a_dead_heat_is_decided_by_the_coin_of_the_match_and_by_no_other() -> None:
    kept = raced(press(0, 0, 300), press(1, 1, 302))
    assert kept.races is not None
    verify(kept.plain())
    one, other = kept.races.judged
    swapped = [VerdictRow(other.press, one.rows, one.played), VerdictRow(one.press, other.rows, other.played)]
    with pytest.raises(BadRecord, match="not the referee's"):
        verify(changed(kept, judged=swapped))


def test_an_unhurried_table_cannot_be_passed_off_as_a_hurried_one() -> None:
    refused = 0
    for seed in range(0, 2000, 100):
        kept = raced(press(0, 0, 300), press(1, 1, 900), seed=seed)
        try:
            verify(changed(kept, hurried=False))
        except BadRecord:
            refused += 1
    assert 4 < refused < 16, "where a coin would have said otherwise"


@rule("COM-12")
def test_a_record_with_a_falling_finger_is_verified_and_says_what_it_was_judged_by() -> None:
    kept = raced(falling(0, 0, 200), press(1, 1, 280))
    assert kept.races is not None
    assert kept.races.judged[0] == VerdictRow(0, kept.races.judged[0].rows, False)
    assert kept.races.judged[1].played
    sealed = msgspec.json.encode(kept.sealed())
    verify(sealed)
    assert json.loads(sealed)["races"]["presses"][0][4][-2:] == [0, 0]


@rule("COM-12")
def test_a_void_press_that_was_played_or_a_good_one_called_void_is_refused() -> None:
    kept = raced(falling(0, 0, 200), press(1, 1, 280))
    assert kept.races is not None
    other = list(kept.races.presses)
    other[0] = msgspec.structs.replace(other[0], evidence=without_network(200 * MS))
    with pytest.raises(BadRecord, match="not carried out"):
        verify(changed(kept, presses=other))
    played = raced(press(0, 0, 200), press(1, 1, 280))
    assert played.races is not None
    other = list(played.races.presses)
    other[0] = msgspec.structs.replace(other[0], evidence=falling(0, 0, 200).evidence)
    with pytest.raises(BadRecord, match="not carried out"):
        verify(changed(played, presses=other))


@pytest.mark.parametrize("fields", [11, 12])
def test_a_sealed_record_of_old_is_still_whole(fields: int) -> None:
    """Evidence had fewer fields: what was left out then is not written now."""
    plain = raced(*TWO).plain()
    for row in plain["races"]["presses"]:
        row[4] = row[4][:fields]
    seal = hashlib.sha256(msgspec.json.encode(plain)).hexdigest()
    verify(msgspec.json.encode({**plain, "seal": seal}))
