"""What every game promises, checked on all of them at every kind of table."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import fields
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import tablee
from tablee import FastDraw, IllegalMove, Match
from tablee.bots.players import player
from tablee.bots.runner import BotRunner
from tablee.core.moves import ORDINARY
from tablee.matches.replay import steps
from tests.harness import KEYS, encode, every_table, part, walk
from tests.rulebook import rule

every_game = pytest.mark.parametrize("key", KEYS)


def tables(key: str) -> st.SearchStrategy[Match]:
    """Any table of a game."""
    made = st.tuples(st.sampled_from(every_table(key)), st.integers(0, 2**32))
    return made.map(lambda drawn: tablee.new(key, drawn[0][0], drawn[1], **drawn[0][1]))


def at_every_table(key: str, check: Callable[[Match, int], None]) -> None:
    """Every number of seats with every setting once, then a few that Hypothesis thinks of."""
    for number, (seats, options) in enumerate(every_table(key)):
        check(tablee.new(key, seats, number, **options), number)
    calm = settings(
        max_examples=15, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck), database=None
    )
    calm(given(tables(key), st.integers(0, 2**32))(check))()


def everybody(match: Match) -> list[int | None]:
    return [*range(match.seats), None]


@every_game
def test_somebody_or_time_can_always_go_on(key: str) -> None:
    def check(match: Match, seed: int) -> None:
        for now in walk(match, seed):
            rules = now.game.rules
            assert now.state.ply == len(now.times) - 1, "every move is one ply"
            assert now.over or now.to_act or rules.clocks(now.state)
            assert not (now.over and now.to_act)
            assert not (now.over and rules.clocks(now.state))
            acting = now.to_act
            assert acting == sorted(set(acting))
            for seat in range(now.seats):
                moves = now.moves(seat)
                assert bool(moves) == (seat in acting), f"seat {seat} has {moves} but to_act is {acting}"
                assert moves == sorted(set(moves))
            for clock in rules.clocks(now.state):
                assert 0 <= clock.since <= now.state.ply
                assert clock.ms > 0
                assert 0 <= clock.move < now.game.moves
            assert now.over == (now.standing is not None and 0 not in now.standing.places)

    at_every_table(key, check)


@every_game
def test_legal_is_what_play_accepts_and_what_the_oracle_says(key: str) -> None:
    oracle = part(key, "oracle")

    def check(match: Match, seed: int) -> None:
        checked = 0
        stride = 1 + match.game.moves // 300  # an oracle asks every move there is: large games are asked less often
        for step, now in enumerate(walk(match, seed, most=120)):
            for seat in range(now.seats) if step % stride == 0 else ():
                assert set(now.moves(seat)) == set(oracle.legal(now.state, seat)), (step, seat)
            if step % 11 or checked > 4:
                continue
            checked += 1
            before = encode(now.state)
            seat = (seed + step) % now.seats
            accepted = [move for move in range(now.game.moves) if now.why_not(seat, move) is None]
            assert accepted == now.moves(seat)
            for move in accepted:
                trial = now.copy()
                trial.play(seat, move)
                assert encode(now.state) == before, "a copy shares something with its original"
            refused = sorted({*range(-2, now.game.moves + 2)} - {*accepted})
            told, rows = len(now.events(seat)), len(now.rows)
            for move in refused[:: 1 + len(refused) // 60]:
                with pytest.raises(IllegalMove) as refusal:
                    now.play(seat, move)
                assert str(refusal.value)
            assert (encode(now.state), len(now.events(seat)), len(now.rows)) == (before, told, rows)

    at_every_table(key, check)


@every_game
def test_cards_are_conserved(key: str) -> None:
    world = part(key, "world")

    def check(match: Match, seed: int) -> None:
        cards = world.cards(match.state)
        assert len(cards) > 0
        for now in walk(match, seed):
            assert world.cards(now.state) == cards

    at_every_table(key, check)


@every_game
def test_a_sampled_world_looks_the_same(key: str) -> None:
    def check(match: Match, seed: int) -> None:
        world = part(key, "world")
        draw = FastDraw(seed)
        for step, now in enumerate(walk(match, seed)):
            if step % 7:
                continue
            for seat in everybody(now):
                sampled = now.sample(seat, draw)
                assert encode(sampled.view(seat)) == encode(now.view(seat))
                assert world.cards(sampled.state) == world.cards(now.state)
                if seat is not None:
                    assert sampled.moves(seat) == now.moves(seat)
        if not now.over:
            for _ in walk(now.sample(0, draw), seed, most=60):  # and it can be played on
                pass

    at_every_table(key, check)


# What a view changes on the way although the state calls it the same: it is kept secret, or asked by seat.
SEEN_OTHERWISE = {
    "derniere": {"said", "drawn"},
    "tour_du_monde": {"let"},
    "davinci": {"codes", "drawn", "gap"},
    "diferencio": {"board", "done", "removed"},
}


def field_types(thing: Any) -> dict[str, str]:
    return {field.name: str(field.type) for field in fields(thing)}


def unmistakable(kinds: dict[str, str], truth: str) -> dict[str, Any]:
    """A value for every field that no other field has; of the booleans only one is true."""
    values: dict[str, Any] = {}
    for number, (name, kind) in enumerate(kinds.items()):
        first = 100 * number
        values[name] = {
            "int": first,
            "bool": name == truth,
            "list[int]": [first + 1, first + 2],
            "list[list[int]]": [[first + 3], [first + 4, first + 5]],
        }[kind]
    return values


def lists_in(thing: Any) -> dict[int, str]:
    """By identity, every list that hangs on this, with the field it hangs on."""
    found: dict[int, str] = {}
    for name in field_types(thing):
        value = getattr(thing, name)
        if isinstance(value, list):
            found[id(value)] = name
            found |= {id(inner): name for inner in value if isinstance(inner, list)}
    return found


@every_game
def test_a_copy_has_every_field_and_shares_no_list(key: str) -> None:
    kinds = field_types(tablee.new(key, 4, 1).state)
    for truth in [name for name, kind in kinds.items() if kind == "bool"] or [""]:
        values = unmistakable(kinds, truth)
        state = type(tablee.new(key, 4, 1).state)(**values)
        twin = state.copy()
        assert type(twin) is type(state)
        assert {name: getattr(twin, name) for name in kinds} == values
        assert not lists_in(twin).keys() & lists_in(state).keys()


@every_game
def test_a_view_and_a_sampled_world_keep_every_field_that_is_called_the_same(key: str) -> None:
    for number, (seats, options) in enumerate(every_table(key)):
        match, draw = tablee.new(key, seats, number, **options), FastDraw(number)
        in_state, in_view = field_types(match.state), field_types(match.view(None))
        alike = {name for name, kind in in_view.items() if in_state.get(name) == kind}
        same = alike - SEEN_OTHERWISE.get(key, set())
        assert same
        for step, now in enumerate(walk(match, number, most=150)):
            for seat in everybody(now) if step % 7 == 0 else ():
                view = now.view(seat)
                world = now.game.rules.sample(view, draw)
                assert [name for name in in_view if not hasattr(view, name)] == []
                assert [name for name in same if getattr(view, name) != getattr(now.state, name)] == []
                assert [name for name in same if getattr(world, name) != getattr(view, name)] == []
                assert not lists_in(view).keys() & lists_in(now.state).keys(), "a view shares a list with the state"
                assert not lists_in(world).keys() & lists_in(view).keys(), "a world shares a list with the view"


@every_game
@rule("COM-2")
def test_a_record_replays_to_the_same_bytes(key: str) -> None:
    def check(match: Match, seed: int) -> None:
        states = [encode(now.state) for now in walk(match, seed)]
        record = match.record()
        again = [encode(now.state) for now in steps(record)]
        assert again == states
        assert tablee.replay(encode(record)).record() == record
        assert [encode(h) for h in tablee.replay(record).events(0)] == [encode(h) for h in match.events(0)]

    at_every_table(key, check)


@every_game
@pytest.mark.parametrize("who", ["plain", "random"])
def test_every_match_ends(key: str, who: str) -> None:
    for number, (seats, options) in enumerate(every_table(key)):
        match = tablee.new(key, seats, number, **options)
        draw = FastDraw(number)
        bots = {seat: player(who, match.game, seat, draw) for seat in range(seats)}
        BotRunner(match, bots, draw).play_out(200_000)
        assert match.over, (seats, options)
        standing = match.standing
        assert standing is not None
        assert standing.winners
        assert len(standing.places) == len(standing.points) == seats


@every_game
@rule("COM-7")
def test_bots_choose_what_is_legal_and_hear_only_what_is_theirs(key: str) -> None:
    """Two worlds that a bot cannot tell apart, the same words heard, the same draw: the same answer."""
    world = part(key, "world")
    for seed in range(30):
        seats, options = every_table(key)[seed % len(every_table(key))]
        match = tablee.new(key, seats, seed, **options)
        for step, now in enumerate(walk(match, seed, most=60)):
            for seat in now.to_act if step % 5 == 0 else ():
                other = now.copy()
                other.state = world.other_world(now.state.copy(), seat, FastDraw(seed))
                assert choices(now, seat, seed) == choices(other, seat, seed)


def choices(match: Match, seat: int, seed: int) -> object:
    bot = match.game.bot(seat, FastDraw(seed))
    for event in match.events(seat):
        bot.hear(event)
    ordinary = [move for move in match.moves(seat) if match.game.rules.urgency(move) == ORDINARY]
    racing = [move for move in match.moves(seat) if match.game.rules.urgency(move) != ORDINARY]
    chosen = bot.choose(match.view(seat), ordinary) if ordinary else None
    answer = bot.answer(match.view(seat), racing) if racing else None
    assert chosen is None or chosen in ordinary
    assert answer is None or answer[1][0] in racing
    return chosen, answer


PRINT_A_MATCH = """
import hashlib, msgspec, tablee
from tests.harness import KEYS, walk
for key in KEYS:
    digest = hashlib.sha256()
    for now in walk(tablee.new(key, 3, 11), 5, most=150):
        digest.update(msgspec.json.encode(now.state))
    print(key, digest.hexdigest())
"""


def test_the_same_seed_gives_the_same_match_in_another_process_and_under_another_hash_seed() -> None:
    printed = {
        subprocess.run(
            [sys.executable, "-c", PRINT_A_MATCH],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for hash_seed in ("0", "1", "4242")
    }
    assert len(printed) == 1
    assert len(printed.pop().splitlines()) == len(KEYS)


@every_game
def test_faults_can_still_be_planted(key: str) -> None:
    """`make mutants` plants them; here only that each has its place."""
    for file, right, wrong, _ in part(key, "mutants").MUTANTS:
        assert (tablee.games()[key].folder / file).read_text("utf-8").count(right) == 1, (file, right)
        assert wrong != right
