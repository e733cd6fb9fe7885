"""Nets: what they read, how their weights are kept, and who plays where there are none."""

from __future__ import annotations

import zipfile
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tablee
from bench.former import DaVinci, Derniere, TourDuMonde
from tablee.bots.learned import net_file
from tablee.bots.learned.features import features_of
from tablee.bots.learned.lanes import next_choice
from tablee.bots.learned.net import BadWeights, Net, Weights, load, read_file, save, shapes
from tablee.bots.learned.player import NetPlayer
from tablee.bots.players import player
from tablee.core.draws import FastDraw
from tablee.core.events import hears
from tablee.core.moves import ORDINARY
from tablee.core.registry import game
from tests.harness import part, walk

LEARNED = ["derniere", "dominos", "tour_du_monde", "davinci"]
WEIGHTS = Path(tablee.__file__).parent / "games" / "derniere" / "bot" / "weights.npz"
LARGEST = 400_000  # bytes


def choices(key: str, count: int) -> list[Any]:
    """Choices in the middle of matches, at tables of two to four."""
    found, made = game(key), []
    features = features_of(found, 2)
    for seed in range(count):
        options = features.tables[seed % len(features.tables)]
        for step, now in enumerate(walk(tablee.new(key, 2 + seed % 3, seed, **options), seed, most=60)):
            if step == 3 + seed % 25 and not now.over:
                choice = next_choice(found.rules, features, now.state.copy(), FastDraw(seed))
                if choice is not None:
                    made.append(choice)
    return made


@pytest.mark.parametrize("key", LEARNED)
def test_what_a_net_reads_is_as_long_and_as_high_as_it_says(key: str) -> None:
    features = features_of(game(key), 2)
    found = choices(key, 40)
    assert len(found) > 20
    for choice in found:
        row = np.frombuffer(bytes(features.state(choice.view)), np.uint8)
        assert row.shape == features.highs.shape
        assert (row <= features.highs).all()
        moves = [bytes(each) for each in features.moves(choice.view, choice.moves)]
        assert all(len(each) == len(features.move_highs) for each in moves)
        assert len(set(moves)) == len(moves), "two moves that a net cannot tell apart"


@pytest.mark.parametrize("key", LEARNED)
def test_what_is_worth_a_look_can_be_done(key: str) -> None:
    found, features = game(key), features_of(game(key), 2)
    for seed in range(12):
        for now in walk(tablee.new(key, 2 + seed % 3, seed), seed, most=40):
            for seat in now.to_act:
                legal = found.rules.legal(now.state, seat)
                looked_at = features.choices(now.view(seat), legal)
                assert looked_at
                assert set(looked_at) <= set(legal)
                assert len(set(looked_at)) == len(looked_at)


@pytest.mark.parametrize("key", LEARNED)
def test_a_net_reads_the_same_in_worlds_that_a_seat_cannot_tell_apart(key: str) -> None:
    found, features = game(key), features_of(game(key), 2)
    world = part(key, "world")
    for seed in range(12):
        options = features.tables[seed % len(features.tables)]
        for step, now in enumerate(walk(tablee.new(key, 2 + seed % 3, seed, **options), seed, most=30)):
            if step % 7 != seed % 7 or now.over or not now.to_act:
                continue
            seat = now.to_act[0]
            other = world.other_world(now.state.copy(), seat, FastDraw(step))
            read = []
            for state in (now.state, other):
                view = found.rules.view(state, seat)
                looked_at = features.choices(view, found.rules.legal(state, seat))
                read.append((looked_at, features.state(view), features.moves(view, looked_at)))
            assert read[0] == read[1]


@pytest.mark.parametrize("key", LEARNED)
def test_of_a_world_a_net_reads_what_the_others_hold(key: str) -> None:
    """As long and as high as it says; and where the game tells it at all, it differs between worlds."""
    features, world = features_of(game(key), 2), part(key, "world")
    differs = looks = 0
    for seed in range(12):
        for step, now in enumerate(walk(tablee.new(key, 2 + seed % 3, seed), seed, most=30)):
            if step % 7 != seed % 7 or now.over or not now.to_act:
                continue
            seat = now.to_act[0]
            other = world.other_world(now.state.copy(), seat, FastDraw(step))
            held, elsewhere = (bytes(features.held(state, seat)) for state in (now.state, other))
            row = np.frombuffer(held, np.uint8)
            assert row.shape == features.held_highs.shape
            assert (row <= features.held_highs).all()
            differs += held != elsewhere
            looks += 1
    assert (differs > looks / 3) == (len(features.held_highs) > 0)


def random_weights(key: str) -> Weights:
    chance = np.random.default_rng(5)
    sizes = shapes(features_of(game(key), 2))
    return Weights(*(chance.standard_normal(part.shape).astype(np.float32) / 10 for part in sizes))


def test_weights_are_read_as_they_were_written(tmp_path: Path) -> None:
    features = features_of(game("derniere"), 2)
    weights, file = random_weights("derniere"), tmp_path / "weights.npz"
    save(file, weights, {"game": "derniere"})
    net = load(file, features)
    for one, other in zip(net.weights, weights, strict=True):
        step = np.abs(other).max(axis=0) / 127 if other.ndim == 2 else 0  # a byte for each
        assert (np.abs(one - other) <= 0.51 * step).all()
    assert read_file(file)[1]["game"] == "derniere"
    choice = choices("derniere", 10)[0]
    assert np.allclose(
        net.judge(choice.view, choice.moves), Net(weights, features).judge(choice.view, choice.moves), atol=0.05
    )


def test_weights_that_are_damaged_or_of_something_else_are_refused(tmp_path: Path) -> None:
    features, file = features_of(game("derniere"), 2), tmp_path / "weights.npz"
    weights = random_weights("derniere")
    save(file, weights, {})
    whole = file.read_bytes()
    for damaged in (b"", whole[: len(whole) // 2], whole[:5000] + bytes(200) + whole[5200:]):
        file.write_bytes(damaged)
        with pytest.raises(BadWeights, match="holds no weights that can be read"):
            load(file, features)
    file.write_bytes(whole)
    with pytest.raises(BadWeights, match=r"first is \(350, 256\), and the game's features need"):
        load(file, features_of(game("dominos"), 2))
    weights.worth_bias[0] = np.nan
    save(file, weights, {})
    with pytest.raises(BadWeights, match="worth_bias holds what is not a number"):
        load(file, features)
    save(file, random_weights("derniere"), {"version": 99})
    with pytest.raises(BadWeights, match="version 99"):
        load(file, features)
    with zipfile.ZipFile(file, "w"):
        pass
    with pytest.raises(BadWeights):
        load(file, features)


@pytest.mark.parametrize("key", ["derniere", "tour_du_monde"])
def test_the_weights_in_the_package_are_small_and_fit(key: str) -> None:
    file = WEIGHTS.parents[2] / key / "bot" / WEIGHTS.name
    assert file.stat().st_size <= LARGEST
    net = load(file, features_of(game(key), 2))
    about = read_file(file)[1]
    assert about["game"] == key
    assert about["rules"] == game(key).version
    for choice in choices(key, 20):
        assert (np.abs(net.judge(choice.view, choice.moves)) < 2).all()


def merciless(seat: int) -> Any:
    return player("merciless", game("derniere"), seat, FastDraw(7))


def test_merciless_is_guided_by_the_net_at_tables_of_two_to_four(monkeypatch: pytest.MonkeyPatch) -> None:
    for seats, is_guided in ((2, True), (4, True), (5, False)):
        assert (merciless(0).net_file.net(seats) is not None) == is_guided
    monkeypatch.setattr(Net, "judge", lambda self, view, moves: np.array([move == moves[-1] for move in moves], float))
    for choice in choices("derniere", 12):  # a net that always likes the last move best, and no other is tried
        bot, twin = merciless(choice.seat), merciless(choice.seat)
        bot.thought = bot.thought._replace(guided=bot.thought.guided._replace(far_behind=0.0))
        open_moves = twin.not_settled(choice.view, twin.worth_a_thought(choice.view, choice.moves))
        assert bot.choose(choice.view, choice.moves) == open_moves[-1]


def test_without_numpy_the_former_player_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(net_file, "find_spec", lambda name: None)
    net_file.load_once.cache_clear()
    try:
        for choice in choices("derniere", 8):
            former = Derniere(choice.seat, FastDraw(7))
            assert merciless(choice.seat).choose(choice.view, choice.moves) == former.choose(choice.view, choice.moves)
    finally:
        net_file.load_once.cache_clear()


FORMER: dict[str, Any] = {"davinci": DaVinci, "tour_du_monde": TourDuMonde}


def guided(key: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The merciless player of a game gets a net that knows nothing."""
    file = folder / "weights.npz"
    save(file, random_weights(key), {"game": key})
    kept = net_file.NetFile(file, game(key).features)
    monkeypatch.setattr(FORMER[key].__mro__[1], "net_file", kept)


@pytest.mark.parametrize("key", FORMER)
def test_without_weights_the_former_player_plays(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(FORMER[key].__mro__[1], "net_file", net_file.NetFile(Path("nowhere"), game(key).features))
    for choice in choices(key, 6):
        former, now = FORMER[key](choice.seat, FastDraw(7)), player("merciless", game(key), choice.seat, FastDraw(7))
        assert now.choose(choice.view, choice.moves) == former.choose(choice.view, choice.moves)


@pytest.mark.parametrize("key", FORMER)
def test_any_net_leads_to_moves_that_can_be_done(key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    guided(key, tmp_path, monkeypatch)
    for seats in (2, 3):
        match = tablee.new(key, seats, 5)
        bots = [player("merciless", game(key), seat, FastDraw(seat)) for seat in range(seats)]
        told = 0
        while not match.over and match.state.ply < 40 and match.to_act:
            for event in match.happened[told:]:
                for seat, bot in enumerate(bots):
                    if hears(event.to, seat):
                        bot.hear(event.what)
            told = len(match.happened)
            seat = match.to_act[0]
            legal = [move for move in match.moves(seat) if match.game.rules.urgency(move) == ORDINARY]
            move = bots[seat].choose(match.view(seat), legal)
            assert move in legal
            match.play(seat, move)


def test_a_net_alone_plays_a_whole_match() -> None:
    found = game("derniere")
    net = load(WEIGHTS, features_of(found, 2))
    match = tablee.new("derniere", 3, 5, announce="auto")
    bots = [NetPlayer(net, player("plain", found, seat, FastDraw(seat))) for seat in range(3)]
    while not match.over and match.to_act:
        seat = match.to_act[0]
        match.play(seat, bots[seat].choose(match.view(seat), match.moves(seat)))
    assert match.over
