"""`tablee simulate`, `arena` and `balance`, as somebody at a keyboard uses them."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from PIL import Image

from tablee import cli
from tablee.lab import Figures, Outcome, Plan, arguments, balance
from tablee.lab.crews import Alone
from tablee.lab.simulation import simulate


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = cli.main(list(arguments))
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
    assert arguments.options("grid=fixed, play_on") == {"grid": "fixed", "play_on": "on"}
    assert arguments.options("") == {}
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
        (["arena", "dominos", "--players", "plain"], "two players"),
        (["balance", "nothing"], "no game"),
    ],
)
def test_what_cannot_be_done_is_said(capsys: pytest.CaptureFixture[str], wrong: list[str], said: str) -> None:
    code, _, err = run(capsys, *wrong, "--workers", "1")
    assert code == 2
    assert said in err


def test_what_is_not_installed_is_named(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    code, _, err = run(capsys, "simulate", "dominos", "--games", "1", "--ray", "auto", "--lang", "en")
    assert code == 2
    assert 'pip install "tablee[lab]" (ray)' in err


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
    found = balance.cases(balance.game("tour_du_monde"), seed=1)
    plain = [case.plan.seats for case in found if not case.switch]
    assert plain == [2, 3, 4, 5, 6]
    assert {case.switch for case in found} == {"", "deck", "line_colour", "interrupt_next", "play_on"}
    assert sorted(case.plan.seats for case in found if case.switch == "deck") == [2, 3, 4, 5, 6]
    assert len({case.plan for case in map(hashable, found)}) == len(found)


def hashable(case: balance.Case) -> balance.Case:
    plan = (case.plan.key, case.plan.seats, tuple(case.plan.options.items()))
    return case._replace(plan=plan)  # type: ignore[arg-type]


def test_numbers_are_tried_at_half_and_double_within_their_bounds() -> None:
    tempo = next(switch for switch in balance.game("bruit").switches if switch.name == "tempo_s")
    assert balance.values(tempo) == [1.0, 4.0]


def test_a_study_gives_each_case_its_own_matches() -> None:
    every = balance.cases(balance.game("davinci"), seed=1)
    found = balance.study(every, 3, Alone(), lambda done: None)
    for case, figures in found["davinci"]:
        alone = simulate(case.plan, 3, Alone())
        assert (figures.games, figures.wins, figures.moves) == (3, alone.wins, alone.moves)


def deck(moves: int, dead_ends: int) -> Figures:
    """A hundred matches of one length, some of them dead ends."""
    figures = Figures(Plan("tour_du_monde", 2))
    for number in range(100):
        ended = "Halted" if number < dead_ends else ""
        figures.add(Outcome(number, 0, 0, [1, 2], [0, 0], moves, moves, 1000, 0, {}, ended))
    return figures


def test_the_deck_advised_is_sound_and_nearest_to_the_leaflets_length() -> None:
    at_20_minutes = 100
    assert balance.advice({"long": deck(at_20_minutes, 0), "short": deck(40, 0)}) == "long"
    assert balance.advice({"long": deck(at_20_minutes, 5), "short": deck(40, 0)}) == "short"
    assert balance.advice({"long": deck(at_20_minutes, 5), "short": deck(40, 6)}) == "long"


def test_an_advantage_is_named_only_where_it_is_sure() -> None:
    words = cli.Words("en")
    assert "no advantage" in balance.first_seat([began(52, 100)], words)
    assert "advantage: up to 30.0 points, at 2" in balance.first_seat([began(52, 100), began(80, 100)], words)
    assert "disadvantage: up to 30.0 points" in balance.first_seat([began(20, 100)], words)


def began(wins: int, games: int) -> Figures:
    figures = Figures(Plan("dominos", 2))
    for number in range(games):
        places = [1, 2] if number < wins else [2, 1]
        figures.add(Outcome(number, 0, 0, places, [0, 0], 1, 1, 1000, 0, {}, ""))
    return figures


def test_switches_that_bots_do_not_feel_are_named_together() -> None:
    plan = Plan("difference", 4)
    tables = [
        (balance.Case(plan), ended(7)),
        (balance.Case(plan, "picture", "castle"), ended(7)),
        (balance.Case(plan, "wrong", "free_retry"), ended(9)),
    ]
    *table, idle = balance.by_switch(tables, cli.Words("en"))
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
