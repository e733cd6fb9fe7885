"""Many matches: the same ones whoever plays them, counted rightly, written to files."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pyarrow.parquet
import pytest

import tablee
from tablee.cli import command
from tablee.lab import Outcome, Plan, played, simulate, worker_pool
from tablee.lab.lead_changes import LeadCounter
from tablee.lab.outcome_files import BadFile, outcome_writer
from tablee.lab.plans import Chunk, chunks
from tablee.lab.players import BadPlayer
from tablee.lab.playing import BROKEN_OFF, DEAD_ENDS, MatchFailed, play_one
from tablee.lab.statistics import Figures, Lengths, wilson
from tablee.lab.workers import InProcess, ProcessPool, WorkersLost
from tests.harness import KEYS
from tests.lab.bots import MARK

ROOT = Path(__file__).parents[2]


def outcomes(plan: Plan, games: int, workers: int) -> list[Outcome]:
    found: list[Outcome] = []
    with worker_pool(workers) as pool:
        simulate(plan, games, pool, lambda _, outcome: found.append(outcome))
    return found


# ---- the same seed, the same result


@pytest.mark.parametrize("key", KEYS)
def test_a_match_of_a_plan_is_the_same_whenever_it_is_played(key: str) -> None:
    plan = Plan(key, 3, seed=5)
    assert play_one(plan, 8) == play_one(plan, 8)
    assert play_one(plan, 8) != play_one(plan, 9)
    assert play_one(plan, 8) != play_one(Plan(key, 3, seed=6), 8)


def test_any_number_of_workers_gives_the_same_outcomes_in_the_same_order() -> None:
    plan = Plan("dominos", 4, seed=1, bots=("plain", "random"))
    alone = outcomes(plan, 101, 1)
    assert [outcome.number for outcome in alone] == list(range(101))
    assert outcomes(plan, 101, 2) == alone


def test_a_worker_that_is_killed_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plan = Plan("dominos", 3, seed=2, bots=("tests.lab.bots:Fragile", "random"))
    expected = outcomes(plan, 60, 1)
    mark = tmp_path / "mark"
    mark.touch()
    monkeypatch.setenv(MARK, str(mark))
    assert outcomes(plan, 60, 2) == expected
    assert not mark.exists()


def test_workers_that_die_again_and_again_are_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.lab.workers.MOST_DEATHS", 1)
    with pytest.raises(WorkersLost, match="2 times"):
        outcomes(Plan("dominos", 2, bots=("tests.lab.bots:Doomed",)), 4, 2)


def test_who_leaves_early_does_not_wait_for_what_is_half_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    marks = tmp_path / "marks"
    marks.touch()
    monkeypatch.setenv(MARK, str(marks))
    plan = Plan("dominos", 2, bots=("tests.lab.bots:Counted", "random"))
    with ProcessPool(1) as processes:
        playing = processes.submit(Chunk(plan, 0, 100_000))
        while not marks.stat().st_size:
            assert not playing.done()
    assert len(playing.result()) < 100_000


def test_chunks_cover_every_match_once() -> None:
    plan = Plan("bruit", 2)
    for games in (1, 7, 1000, 20_001):
        for workers in (1, 2, 8):
            covered = [number for chunk in chunks(plan, games, workers) for number in range(chunk.start, chunk.stop)]
            assert covered == list(range(games))


# ---- one match


def test_an_outcome_is_what_its_match_says() -> None:
    plan = Plan("tour_du_monde", 3, seed=4, options={"deck": "light110"})
    match, outcome = played(plan, 2), play_one(plan, 2)
    assert match.standing is not None
    assert (outcome.places, outcome.points) == (match.standing.places, match.standing.points)
    assert (outcome.first, outcome.plies, outcome.ms) == (match.first, match.state.ply, match.now)
    assert outcome.fired["Laid"] == sum(type(told).__name__ == "Laid" for told in match.events(None))
    assert sum(outcome.shares) == pytest.approx(1)
    again = tablee.replay(match.record())
    assert again.standing == match.standing
    assert again.options.deck == "light110"


def test_mirrored_deals_are_played_from_both_sides() -> None:
    plan = Plan("derniere", 3, seed=1, bots=("plain", "random"), mirrored=True)
    assert plan.deal(6) == plan.deal(7) != plan.deal(8)
    assert plan.match(6).view(0) == plan.match(7).view(0)
    assert plan.match(6).first == plan.match(7).first
    assert (plan.sitting(6), plan.sitting(7)) == (["plain", "random", "plain"], ["random", "plain", "random"])


def test_a_bot_of_ones_own_sits_down_by_its_name() -> None:
    own = play_one(Plan("dominos", 2, seed=3, bots=("tests.lab.bots:First",)), 0)
    assert own.places.count(1) >= 1
    assert own != play_one(Plan("dominos", 2, seed=3), 0)


@pytest.mark.parametrize("name", ["nobody", "tests.lab.bots:Nobody", "tests.lab.nowhere:First", ":First"])
def test_players_that_do_not_exist_are_refused_before_anything_is_played(name: str) -> None:
    with pytest.raises(ValueError, match="no player"):
        simulate(Plan("dominos", 2, bots=("plain", name)), 1, InProcess())


def test_other_faults_of_a_plan_are_refused_too() -> None:
    with pytest.raises(tablee.BadSeats):
        Plan("dominos", 99).check()
    with pytest.raises(tablee.BadOption):
        Plan("dominos", 2, options={"grid": "round"}).check()
    with pytest.raises(BadPlayer):
        Plan("dominos", 2, bots=("a:b",)).check()


def test_a_bot_that_breaks_the_rules_is_told_with_the_match_it_spoilt() -> None:
    with pytest.raises(MatchFailed, match="match 3 of dominos with seed 9"):
        play_one(Plan("dominos", 2, seed=9, bots=("tests.lab.bots:Cheat",)), 3)


def test_a_match_without_an_end_is_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.lab.playing.MOST_PLIES", 5)
    outcome = play_one(Plan("derniere", 3), 0)
    assert (outcome.dead_end, outcome.places, outcome.shares) == (BROKEN_OFF, [0, 0, 0], [0, 0, 0])


def test_dead_ends_and_leads_name_things_that_exist() -> None:
    told = {kind.__name__ for game in tablee.games().values() for kind in game.events}
    assert set(DEAD_ENDS) <= told
    assert all(game.leader for game in tablee.games().values())


def test_matches_that_stop_with_nobody_at_the_goal_are_dead_ends() -> None:
    """Random players lose cards until nobody can get to the target; sensible ones get there."""
    lost = play_one(Plan("trouve", 6, seed=1, options={"wrong_touch": "penalty"}, bots=("random",)), 0)
    assert lost.dead_end == "OutOfReach"
    assert "Reached" not in lost.fired
    assert play_one(Plan("trouve", 6, seed=1), 0).dead_end == ""


# ---- figures


class Race:
    """A state with scores, as a Lead looks at it."""

    def __init__(self, *sizes: int, places: tuple[int, ...] = (0, 0)) -> None:
        self.stacks = [[0] * size for size in sizes]
        self.places = places


def test_a_lead_changes_when_somebody_else_is_alone_ahead() -> None:
    lead = LeadCounter("a_moi")
    for state in (Race(0, 0), Race(1, 0), Race(1, 1), Race(1, 2), Race(2, 2), Race(2, 3), Race(4, 3)):
        lead.look(state)
    assert lead.count == 2
    lead.look(Race(4, 5, places=(1, 0)))
    assert lead.count == 2


@pytest.fixture
def sticks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The game of docs/adding-a-game.md, installed beside ours: where it lies."""
    page = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
    for name, text in re.findall(r"```\w+ file=(\S+)\n(.*?)```", page, re.S):
        write(tmp_path / "batonnets" / name, text)
    write(tmp_path / "batonnets-1.dist-info" / "METADATA", "Metadata-Version: 2.1\nName: batonnets\nVersion: 1\n")
    write(tmp_path / "batonnets-1.dist-info" / "entry_points.txt", "[tablee.games]\nbatonnets = batonnets:GAME\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    tablee.registered_games.cache_clear()
    yield tmp_path / "batonnets"
    tablee.registered_games.cache_clear()
    for name in [name for name in sys.modules if name.partition(".")[0] == "batonnets"]:
        del sys.modules[name]


def write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")


def test_a_tenth_game_is_simulated_and_reported(sticks: Path, capsys: pytest.CaptureFixture[str]) -> None:
    report = sticks.parent / "report.md"
    assert command.main(["simulate", "batonnets", "--games", "6", "--workers", "1", "--lang", "en"]) == 0
    assert "Lead changes" in capsys.readouterr().out
    assert command.main(["balance", "batonnets", "--games", "2", "--workers", "1", "--out", str(report)]) == 0
    assert "`sticks=30`" in report.read_text("utf-8")


def test_nobody_is_ahead_in_a_game_that_does_not_say_who(sticks: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with (sticks / "__init__.py").open("a") as game:
        game.write("\nimport dataclasses\nGAME = dataclasses.replace(GAME, leader=None)\n")
    assert command.main(["simulate", "batonnets", "--games", "2", "--workers", "1", "--lang", "en"]) == 0
    assert "Lead changes" not in capsys.readouterr().out


def test_a_tenth_game_may_say_who_is_ahead(sticks: Path) -> None:
    """Whoever is to move, it says here: the lead changes with every move but the first."""
    with (sticks / "__init__.py").open("a") as game:
        game.write("\ndef ahead(state):\n    return [seat == state.turn for seat in range(state.seats)]\n")
        game.write("\nimport dataclasses\nGAME = dataclasses.replace(GAME, leader=ahead)\n")
    found = play_one(Plan("batonnets", 3), 0)
    assert found.lead_changes == found.moves - 2  # the first to be seen is the second to move, and the last takes all


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_wilsons_interval_is_the_published_one(wins: int, games: int, low: float, high: float) -> None:
    """Newcombe 1998, table I."""
    rate = wilson(wins, games)
    assert (rate.low, rate.high) == pytest.approx((low, high), abs=2e-4)


def test_lengths_know_their_quantiles_mean_and_error() -> None:
    lengths = Lengths([1, 2, 2, 3, 10])
    assert (lengths.median, lengths.quantile(0.9), lengths.mean) == (2, 10, 3.6)
    assert lengths.error == pytest.approx(1.631, abs=1e-3)
    assert Lengths(range(1, 101)).median_interval == (50, 41, 60)


def outcome(number: int, first: int, places: list[int], dead_end: str = "") -> Outcome:
    return Outcome(number, 0, first, places, [0] * len(places), 9, 7, 2500, 1, {"Drew": 2}, dead_end)


def test_figures_count_by_seat_by_turn_and_by_bot() -> None:
    figures = Figures(Plan("dominos", 3, bots=("plain", "random")))
    figures.add(outcome(0, 2, [2, 3, 1]))
    figures.add(outcome(1, 1, [1, 3, 1], "Blocked"))
    assert figures.wins == [0.5, 0, 1.5]
    assert figures.wins_by_turn == [1, 0.5, 0.5]
    assert figures.wins_by_bot == {"plain": 2, "random": 0}
    assert (figures.moves.median, figures.seconds.median, figures.lead_changes.mean) == (7, 2, 1)
    assert (figures.fired["Drew"], figures.fired_in["Drew"], figures.dead_ends["Blocked"]) == (4, 2, 1)
    assert figures.rules[0] == ("Drew", 4)
    assert ("Blocked", 0) in figures.rules


def test_whoever_begins_is_found_in_the_figures() -> None:
    """Nobody but the one who begins ever wins here: the figures must say so, though the seat differs every time."""
    figures = Figures(Plan("dominos", 4))
    for number in range(40):
        first = number % 4
        figures.add(outcome(number, first, [1 if seat == first else 2 for seat in range(4)]))
    assert figures.turn_rate(0).share == 1
    assert [figures.seat_rate(seat).share for seat in range(4)] == [0.25] * 4


# ---- files


def test_json_lines_and_parquet_keep_the_same_rows(tmp_path: Path) -> None:
    plan = Plan("dominos", 3, seed=8, bots=("plain", "random"))
    for file in (tmp_path / "a.jsonl", tmp_path / "a.parquet"):
        with outcome_writer(file, plan) as write_outcome:
            simulate(plan, 7, InProcess(), write_outcome)
    lines = [json.loads(line) for line in (tmp_path / "a.jsonl").read_text().splitlines()]
    table = pyarrow.parquet.read_table(tmp_path / "a.parquet")
    assert len(lines) == table.num_rows == 7
    for line, row in zip(lines, table.to_pylist(), strict=True):
        for name, count in line.pop("fired").items():
            assert row[f"fired_{name}"] == count
        assert {name: value for name, value in row.items() if not name.startswith("fired_")} == line
    assert json.loads(table.schema.metadata[b"plan"])["seed"] == 8


def test_files_of_other_kinds_and_folders_that_are_not_there_are_refused(tmp_path: Path) -> None:
    for file in (tmp_path / "a.xlsx", tmp_path / "nowhere" / "a.jsonl"):
        with pytest.raises(BadFile), outcome_writer(file, Plan("dominos", 2)):
            pass
