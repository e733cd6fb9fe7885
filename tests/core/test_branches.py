"""« Et si ? » with the library: a match is cut anywhere, goes on by another chance, ends, and its record says so."""

from __future__ import annotations

import functools

import pytest
from msgspec.structs import replace

import tablee
from tablee import FastDraw, Match
from tablee.bots.players import player
from tablee.bots.runner import BotRunner
from tablee.core.records import MOST_BRANCHES, BadRecord, Branch, Committed, Record, Seeded, read
from tablee.matches.branches import CannotBranch, can_branch, cut
from tablee.matches.replay import replay, steps, verify
from tests.choice import all_but_few_thorough
from tests.make_golden import SEED, variants

TURNS = ("davinci", "derniere", "dominos", "tour_du_monde")
SEAL = "ab" * 32


def play_on(match: Match, seed: int = SEED) -> Match:
    """Three plain players until the end."""
    draw = FastDraw(seed)
    runner = BotRunner(match, {seat: player("plain", match.game, seat, draw) for seat in range(3)}, draw)
    while (due := runner.next_due()) is not None:
        runner.do(due)
    return match


@functools.cache
def golden(name: str) -> Record:
    """The match of a golden playthrough."""
    key = name.partition("-")[0]
    return read(play_on(tablee.new(key, 3, SEED, **variants(key)[name])).record())


def chance(number: int) -> Committed:
    return Committed.make("t2", number, bytes([number]) * 32, [b"", b"", b""])


def branched(record: Record, at: int, number: int = 1) -> Match:
    match = replay(cut(record, at, 0))
    match.branch(SEAL, chance(number))
    return match


@pytest.mark.parametrize("name", all_but_few_thorough([name for key in TURNS for name in variants(key)], TURNS))
@pytest.mark.parametrize("apart", all_but_few_thorough((1, 23), [23]))
def test_a_branch_of_a_golden_match_begins_as_it_did_ends_and_is_verified(name: str, apart: int) -> None:
    record = golden(name)
    for at in range(0, len(record.moves), apart):
        match = play_on(branched(record, at), at)
        assert match.over
        assert match.rows[:at] == record.moves[:at]
        kept = match.record()
        assert kept["branch"][0][:2] == [SEAL, at]
        again = verify(kept)
        assert again.state == match.state
        assert again.record() == kept


@pytest.mark.parametrize("key", TURNS)
def test_everything_lies_as_it_lay_and_every_seat_knows_what_it_knew(key: str) -> None:
    record = golden(key)
    for at, stood in enumerate(steps(record)):
        if at % 17 or at == len(record.moves):
            continue
        match = branched(record, at)
        assert match.state == stood.state
        assert [match.events(seat) for seat in range(3)] == [stood.events(seat) for seat in range(3)]


def test_what_is_drawn_anew_is_drawn_from_the_new_chance_alone() -> None:
    """A draw pile that runs out is shuffled anew; and until then it lies as it lay."""
    record = golden("tour_du_monde")
    ends = {str(play_on(branched(record, 2, number)).rows) for number in range(1, 4)}
    same = {str(play_on(branched(record, 2, 1)).rows) for _ in range(2)}
    assert len(same) == 1
    assert len(ends) > 1
    one, other = branched(record, 2, 1), branched(record, 2, 2)
    for match in (one, other):
        match.draw.at(99)
    assert [one.draw.below(1000) for _ in range(4)] != [other.draw.below(1000) for _ in range(4)]


def test_a_branch_can_be_branched_again_before_and_after_where_it_began() -> None:
    record = golden("dominos")
    first = read(play_on(branched(record, 8)).record())
    later = play_on(branched(first, 12, 2))
    assert [each.at for each in later.branches] == [8, 12]
    assert [each.at for each in play_on(branched(first, 8, 2)).branches] == [8]
    assert [each.at for each in play_on(branched(first, 4, 2)).branches] == [4]
    assert later.rows[:12] == first.moves[:12]
    verify(later.record())


@pytest.mark.parametrize("key", sorted(set(tablee.games()) - set(TURNS)))
def test_nobody_takes_up_a_race_in_the_middle(key: str) -> None:
    assert not can_branch(key)
    record = read(tablee.new(key, 3, SEED).record())
    with pytest.raises(CannotBranch):
        cut(record, 0, 0)


def test_there_is_nothing_to_take_up_after_the_end_nor_in_a_seat_that_is_not_there() -> None:
    record = golden("dominos")
    for at, seat in [(len(record.moves), 0), (len(record.moves) + 1, 0), (0, 3)]:
        with pytest.raises(CannotBranch):
            cut(record, at, seat)
    often = replace(record, branch=[Branch(SEAL, at, Seeded(at)) for at in range(MOST_BRANCHES)])
    with pytest.raises(CannotBranch):
        cut(often, MOST_BRANCHES + 1, 0)


# ---- what is not a record of a branch


def test_a_branch_that_was_changed_is_no_longer_believed() -> None:
    record = read(play_on(branched(golden("tour_du_monde"), 8)).record())
    verify(record.plain())
    assert record.branch is not None
    own = record.branch[0]
    assert isinstance(own.chance, Committed)
    lie = replace(own, chance=replace(own.chance, secret="00" * 32))
    nowhere = replace(own, at=len(record.moves) + 1)
    for wrong in ([lie], [nowhere], [own, own], [own, replace(own, at=2)]):
        with pytest.raises(BadRecord):
            verify(replace(record, branch=wrong).plain())
    for malformed in ([], [["ab", 3, {"type": "seeded", "seed": 1}]], [[SEAL, -1, {"type": "seeded", "seed": 1}]]):
        with pytest.raises(BadRecord):
            read({**record.plain(), "branch": malformed})


def test_the_seal_of_a_branch_covers_where_it_comes_from() -> None:
    record = read(play_on(branched(golden("davinci"), 5)).record())
    sealed = record.sealed()
    verify(sealed)
    sealed["branch"][0][0] = "cd" * 32
    with pytest.raises(BadRecord, match="seal"):
        verify(sealed)
