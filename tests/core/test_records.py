"""Records: small, plain, replayable, and refused after any change."""

from __future__ import annotations

import json
from typing import Any

import pytest

import tablee
from tablee import BadRecord, Committed, FastDraw, Match
from tablee.bots.players import player
from tablee.bots.runner import BotRunner
from tests.harness import encode, walk
from tests.rulebook import rule

SECRET = bytes(range(32))
MIXES = [b"\x01" * 32, b"\x02" * 32]


def finished(chance: Any = 5, key: str = "derniere", **options: Any) -> Match:
    match = tablee.new(key, 2, chance, **options)
    draw = FastDraw(1)
    return BotRunner(match, {seat: player("plain", match.game, seat, draw) for seat in (0, 1)}, draw).play_out()


def committed() -> Committed:
    return Committed.make("KITCHEN", 3, SECRET, MIXES)


def test_a_record_is_small_plain_json_with_only_the_options_that_were_chosen() -> None:
    record = finished(deck="B").record()
    assert json.loads(json.dumps(record)) == record
    assert record["options"] == {"deck": "B"}
    assert (record["game"], record["rules"], record["seats"]) == ("derniere", tablee.games()["derniere"].version, 2)
    assert record["chance"] == {"type": "seeded", "seed": 5}
    seat, moves, at = record["moves"][0]
    assert seat in (-1, 0, 1)
    assert moves
    assert at > 0
    assert len(json.dumps(record)) < 40 * len(record["moves"]) + 400


def test_times_are_kept_and_replayed() -> None:
    match = finished()
    again = tablee.replay(json.dumps(match.record()))
    assert (again.now, again.times) == (match.now, match.times)
    assert again.now > 0


@rule("COM-2")
def test_a_committed_match_hides_its_secret_until_it_is_over_and_then_verifies() -> None:
    match = tablee.new("derniere", 2, committed())
    for now in walk(match, 3, most=5):
        assert now.record()["chance"]["secret"] is None
    with pytest.raises(BadRecord, match="not revealed"):
        tablee.replay(match.record())
    assert tablee.replay(match.record(reveal=True)).rows == match.rows  # an abandoned match reveals too
    done = finished(committed())
    record = done.record()
    assert record["chance"]["secret"] == SECRET.hex()
    assert tablee.verify(json.dumps(record)).rows == done.rows


@rule("COM-2")
def test_a_match_without_a_seed_commits_to_a_secret_of_its_own() -> None:
    one, other = tablee.new("derniere", 2), tablee.new("derniere", 2)
    assert isinstance(one.chance, Committed)
    assert isinstance(other.chance, Committed)
    assert one.chance.is_honest()
    assert one.chance.commitment != other.chance.commitment


def changed(record: dict[str, Any], **chance: Any) -> dict[str, Any]:
    return {**record, "chance": {**record["chance"], **chance}}


@rule("COM-2")
def test_a_record_is_refused_after_any_change_of_its_chance() -> None:
    record = finished(committed()).record()
    with pytest.raises(BadRecord, match="not the one that was committed"):
        tablee.verify(changed(record, secret=bytes(32).hex()))
    with pytest.raises(BadRecord, match="not the one that was committed"):
        tablee.verify(changed(record, commitment="00" * 32))
    with pytest.raises(BadRecord, match="not the one that was committed"):
        tablee.verify(changed(record, match=4))
    with pytest.raises(BadRecord, match="refused"):
        tablee.verify(changed(record, mixes=[MIXES[1].hex(), MIXES[0].hex()]))  # another deal, other moves
    for secret in ("not hex", "", SECRET.hex() + "\n"):
        with pytest.raises(BadRecord, match="no record"):
            tablee.verify(changed(record, secret=secret))
    with pytest.raises(BadRecord, match="not revealed yet"):
        tablee.verify(changed(record, secret=None))


@pytest.mark.parametrize(
    "spoil",
    [
        lambda record: {**record, "moves": record["moves"][1:]},
        lambda record: {**record, "moves": [[1 - row[0] if row[0] >= 0 else 0, *row[1:]] for row in record["moves"]]},
        lambda record: {**record, "moves": [*record["moves"], record["moves"][-1]]},
        lambda record: {**record, "rules": 99},
        lambda record: {**record, "tablee": 99},
        lambda record: {**record, "surprise": 1},
        lambda record: {**record, "moves": "none"},
        lambda record: {**record, "options": 7},
        lambda record: {**record, "moves": [[0, [], 5]]},
        lambda record: {**record, "moves": [[0, [1] * 10, 5]]},
        lambda record: {**record, "moves": [[-1, [9999], 5]]},
        lambda record: {**record, "moves": [[-7, [1], 5]]},
        lambda record: {**record, "moves": [[0, [10**30], 5]]},
        lambda record: {**record, "moves": [*record["moves"], [-1, [], 5]]},
        lambda record: {**record, "moves": [[seat, moves, -at] for seat, moves, at in record["moves"]]},
    ],
)
def test_a_spoiled_record_is_refused(spoil: Any) -> None:
    with pytest.raises(BadRecord):
        tablee.verify(spoil(finished().record()))


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '{"game": "derniere"}', b"\xff\xfe"])
def test_what_is_no_record_is_refused(text: str | bytes) -> None:
    with pytest.raises(BadRecord, match="no record"):
        tablee.replay(text)


def test_options_seats_and_games_of_a_record_are_checked_like_anybody_elses() -> None:
    record = finished().record()
    for wrong in ({"seats": 1}, {"game": "chess"}, {"options": {"deck": "Z"}}, {"options": {"wild": True}}):
        with pytest.raises(ValueError, match=r"played by|no game|cannot be|unknown"):
            tablee.replay({**record, **wrong})


def test_one_message_of_several_moves_is_one_row_all_or_nothing() -> None:
    from tablee.games.derniere.state import ANNOUNCE

    match = tablee.new("derniere", 2, 1, first="host")
    match.state.hands[0] = match.state.hands[0][:2]
    match.state.turn, match.state.debt = 0, 0
    before = encode(match.state)
    with pytest.raises(tablee.IllegalMove):
        match.play(0, ANNOUNCE, ANNOUNCE)
    assert encode(match.state) == before
    assert match.rows == []
    assert match.events(0) == []
    match.play(0, ANNOUNCE, match.moves(0)[0], at=900)
    assert [row.moves[0] for row in match.rows] == [ANNOUNCE]
    assert match.times[-2:] == [900, 900]
