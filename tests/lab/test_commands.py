"""`tablee simulate`, `arena` and `balance`, as somebody at a keyboard uses them."""

from __future__ import annotations

import socket
import sys
from pathlib import Path

import pytest
from PIL import Image

from tablee.cli import command, lab_arguments
from tablee.core.registry import game
from tablee.lab import Figures, Outcome, Plan, balance, open_numbers, studies
from tablee.lab.simulation import simulate
from tablee.lab.workers import InProcess


def run(capsys: pytest.CaptureFixture[str], *lab_arguments: str) -> tuple[int, str, str]:
    code = command.main(list(lab_arguments))
    out, err = capsys.readouterr()
    return code, out, err


def simulated(capsys: pytest.CaptureFixture[str], *more: str) -> str:
    code, out, _ = run(capsys, "simulate", "dominos", "--games", "20", "--seed", "4", "--workers", "1", *more)
    assert code == 0
    return out[out.index("Dominos") :]  # after the bar, which tells of time


@pytest.mark.parametrize(("language", "heading"), [("fr", "Changements de tête"), ("en", "Lead changes")])
def test_a_simulation_is_told_in_both_languages(
    capsys: pytest.CaptureFixture[str], language: str, heading: str
) -> None:
    out = simulated(capsys, "--lang", language)
    assert heading in out
    assert "PlacedJoker" in out


def test_the_same_seed_prints_the_same_figures(capsys: pytest.CaptureFixture[str]) -> None:
    assert simulated(capsys) == simulated(capsys) != simulated(capsys, "--seed", "5")


def test_files_and_plots_are_made(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    simulated(capsys, "--out", str(tmp_path / "all.jsonl"), "--plot", str(tmp_path / "plots"))
    assert len((tmp_path / "all.jsonl").read_bytes().splitlines()) == 20
    files = sorted(file.name for file in (tmp_path / "plots").iterdir())
    assert files == ["dominos-moves.png", "dominos-rules.png", "dominos-wins.png"]
    for file in files:
        with Image.open(tmp_path / "plots" / file) as picture:
            assert len(picture.convert("RGB").getcolors(1 << 20)) > 10


def test_different_bots_are_counted_each_for_all_its_seats(capsys: pytest.CaptureFixture[str]) -> None:
    out = simulated(capsys, "--bots", "plain,random", "--seats", "3")
    rows = [line.split() for line in out.splitlines()]
    assert [row[1] for row in rows if row and row[0] in ("plain", "random")] == ["2", "1"]
    assert "Seats" not in simulated(capsys, "--lang", "en")


def test_switches_are_typed_with_and_without_a_value(capsys: pytest.CaptureFixture[str]) -> None:
    assert lab_arguments.options("grid=fixed, play_on") == {"grid": "fixed", "play_on": "on"}
    assert lab_arguments.options("") == {}
    assert simulated(capsys, "--options", "grid=fixed") != simulated(capsys)
    code, _, err = run(capsys, "simulate", "dominos", "--options", "grid=round")
    assert (code, "emergent" in err) == (2, True)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (["simulate", "nothing"], "no game"),
        (["simulate", "dominos", "--seats", "99"], "2 to 10"),
        (["simulate", "dominos", "--bots", "nobody"], "no player"),
        (["simulate", "dominos", "--out", "a.xlsx"], ".parquet"),
        (["simulate", "dominos", "--plot", __file__], "File exists"),
        (["arena", "dominos", "--players", "plain"], "two players"),
        (["arena", "dominos", "--players", "plain,nobody"], "no player"),
        (["balance", "nothing"], "no game"),
    ],
)
def test_what_cannot_be_done_is_said(capsys: pytest.CaptureFixture[str], wrong: list[str], said: str) -> None:
    code, out, err = run(capsys, *wrong, "--workers", "1")
    assert code == 2
    assert said in err
    assert out == ""  # before anything is played


def test_what_is_not_installed_is_named(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    code, _, err = run(capsys, "simulate", "dominos", "--games", "1", "--ray", "auto", "--lang", "en")
    assert code == 2
    assert 'pip install "tablee[lab]" (ray)' in err


def test_a_cluster_where_nobody_answers_is_told_at_once(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))  # nobody listens
        address = f"127.0.0.1:{free.getsockname()[1]}"
        code, _, err = run(capsys, "simulate", "dominos", "--games", "1", "--ray", address)
    assert code == 2
    assert f"no Ray cluster at {address}" in err


def test_the_arena_prints_a_cross_table(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ("--players", "random,plain", "--games", "40", "--workers", "1", "--lang", "en")
    code, out, _ = run(capsys, "arena", "davinci", *asked)
    assert code == 0
    rows = [line.split() for line in out.splitlines()]
    assert [row[0] for row in rows if row and row[0] in ("plain", "random") and "±" in row] == ["plain", "random"]
    assert "plain: 40 matches, not as exact as you asked" in out


# ---- balance


def test_a_report_is_written_with_its_plots(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "report.md"
    asked = ("--games", "4", "--workers", "1", "--lang", "en", "--out", str(file))
    code, _, _ = run(capsys, "balance", "davinci", *asked)
    assert code == 0
    text = file.read_text("utf-8")
    assert "## Da Vinci Code" in text
    assert "`expert=on`" in text
    assert "`empty_pool=no_penalty`" in text
    assert "(report/davinci.webp)" in text
    with Image.open(tmp_path / "report" / "davinci.webp") as picture:
        assert len(picture.convert("RGB").getcolors(1 << 20)) > 10


def test_every_table_and_every_switch_is_looked_at() -> None:
    found = studies.cases(game("tour_du_monde"), seed=1)
    plain = [case.plan.seats for case in found if not case.switch]
    assert plain == [2, 3, 4, 5, 6]
    assert {case.switch for case in found} == {"", "deck", "line_colour", "interrupt_next", "play_on"}
    assert sorted(case.plan.seats for case in found if case.switch == "deck") == [2, 3, 4, 5, 6]
    assert len({case.plan for case in map(hashable, found)}) == len(found)


def hashable(case: studies.Case) -> studies.Case:
    plan = (case.plan.key, case.plan.seats, tuple(case.plan.options.items()))
    return case._replace(plan=plan)  # type: ignore[arg-type]


def test_numbers_are_tried_at_half_and_double_within_their_bounds() -> None:
    tempo = next(switch for switch in game("bruit").switches if switch.name == "tempo_s")
    assert studies.other_values(tempo) == [1.0, 4.0]
    assert studies.values(game("bruit"), "tempo_s") == [2.0, 1.0, 4.0]


def test_a_study_gives_each_case_its_own_matches() -> None:
    every = studies.cases(game("davinci"), seed=1)
    found = studies.study(every, 3, InProcess(), lambda done: None)
    for case, figures in found["davinci"]:
        alone = simulate(case.plan, 3, InProcess())
        assert (figures.games, figures.wins, figures.moves) == (3, alone.wins, alone.moves)


def deck(moves: int, dead_ends: int = 0, spread: int = 0) -> Figures:
    """A hundred matches of about one length, some of them dead ends."""
    figures = Figures(Plan("tour_du_monde", 2))
    for number in range(100):
        ended = "Halted" if number < dead_ends else ""
        length = moves + spread * (-1) ** number
        figures.add(Outcome(number, 0, 0, [1, 2], [0, 0], length, length, 1000, 0, {}, ended))
    return figures


AT_20_MINUTES = 100  # moves of 12 seconds
LENGTH_TOLD = studies.QUESTIONS[0]
NO_LENGTH = LENGTH_TOLD._replace(leaflet_min=None)


@pytest.mark.parametrize(
    ("ours", "other", "advised"),
    [
        (deck(AT_20_MINUTES), deck(40), "ours"),
        (deck(40), deck(AT_20_MINUTES), "other"),
        (deck(AT_20_MINUTES, dead_ends=1), deck(40), "ours"),  # one of a hundred may be chance
        (deck(AT_20_MINUTES, dead_ends=8), deck(40), "other"),
        (deck(AT_20_MINUTES, dead_ends=8), deck(40, dead_ends=9), "ours"),
        (deck(80, spread=15), deck(90, spread=15), "ours"),  # nearer, but not surely
    ],
)
def test_a_number_is_left_only_for_one_that_is_surely_better(ours: Figures, other: Figures, advised: str) -> None:
    assert open_numbers.advice(LENGTH_TOLD, {"ours": ours, "other": other}) == advised


def test_where_the_leaflet_promises_no_length_only_dead_ends_count() -> None:
    assert open_numbers.advice(NO_LENGTH, {"ours": deck(5), "other": deck(AT_20_MINUTES)}) == "ours"
    assert open_numbers.advice(NO_LENGTH, {"ours": deck(5, 30), "b": deck(5, 2), "c": deck(5, 1)}) == "c"


def test_advice_is_said_for_each_size_of_table() -> None:
    def tables(*light_from: int) -> open_numbers.Tables:
        """The usual deck is at fault at these tables."""
        return [
            (studies.Case(Plan("tour_du_monde", seats), switch, value), deck(AT_20_MINUTES, 30 * is_bad))
            for seats in game("tour_du_monde").seats
            for switch, value, is_bad in (("", None, seats in light_from), ("deck", "light110", False))
        ]

    words = command.Words("en")
    assert "**std110**, as we play" in open_numbers.advised_in_words(LENGTH_TOLD, tables(), words)
    both = open_numbers.advised_in_words(LENGTH_TOLD, tables(2, 6), words)
    assert both == "Advised: **std110** at 3, 4, 5 players. Advised: **light110** at 2, 6 players."
    assert both in open_numbers.overview({"tour_du_monde": tables(2, 6)}, words)[1]


def test_every_question_is_about_a_switch_and_answered_in_the_report() -> None:
    for question in studies.QUESTIONS:
        found = game(question.key)
        every = [case for case in studies.cases(found, seed=1) if case.switch in ("", question.switch)]
        tables = studies.study(every, 1, InProcess(), lambda done: None)[question.key]
        title, _, table, advised = open_numbers.answer(question, tables, command.Words("fr"))
        assert f"`{question.switch}`" in title
        asked = len(found.seats) if question.is_for_all_tables else 1
        assert len(table.splitlines()) == 2 + asked
        assert "Conseil" in advised


def test_an_advantage_is_named_only_where_it_is_sure() -> None:
    words = command.Words("en")
    assert "no advantage" in balance.first_seat([began(52, 100)], words)
    assert "advantage: up to 30.0 points, at 2" in balance.first_seat([began(52, 100), began(80, 100)], words)
    assert "disadvantage: up to 30.0 points" in balance.first_seat([began(20, 100)], words)


def test_a_rare_victory_is_not_taken_for_a_sure_disadvantage() -> None:
    """Four of a hundred at a table of seven: far off by its own small spread, not by that of a fair table."""
    figures = Figures(Plan("dominos", 7))
    for number in range(100):
        places = [1 if seat == (0 if number < 4 else 1 + number % 6) else 2 for seat in range(7)]
        figures.add(Outcome(number, 0, 0, places, [0] * 7, 1, 1, 1000, 0, {}, ""))
    assert "no advantage" in balance.first_seat([figures], command.Words("en"))
    assert "**" not in balance.gain_text(figures, command.Words("en"))


def test_nearly_nothing_has_no_sign_of_less() -> None:
    assert [balance.signed(command.Words("en"), value) for value in (-0.04, 0.0, -0.06)] == ["+0.0", "+0.0", "−0.1"]


def began(wins: int, games: int) -> Figures:
    figures = Figures(Plan("dominos", 2))
    for number in range(games):
        places = [1, 2] if number < wins else [2, 1]
        figures.add(Outcome(number, 0, 0, places, [0, 0], 1, 1, 1000, 0, {}, ""))
    return figures


def test_switches_that_bots_do_not_feel_are_named_together() -> None:
    plan = Plan("difference", 4)
    tables = [
        (studies.Case(plan), ended(7)),
        (studies.Case(plan, "picture", "castle"), ended(7)),
        (studies.Case(plan, "wrong", "free_retry"), ended(9)),
    ]
    *table, idle = balance.by_switch(tables, command.Words("en"))
    assert idle == "No difference to bots: `picture=castle`."
    assert "`wrong=free_retry`" in table[1]
    assert "**+2.0**" in table[1]
    assert "picture" not in table[1]


def ended(moves: int) -> Figures:
    """Fifty matches of one length."""
    figures = Figures(Plan("difference", 4))
    for number in range(50):
        figures.add(Outcome(number, 0, 0, [1, 2, 3, 4], [0] * 4, moves, moves, 1000, 0, {}, ""))
    return figures
