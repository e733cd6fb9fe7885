"""The command, as somebody at a keyboard uses it."""

from __future__ import annotations

import io
import json
import re
import sys
import time
import tracemalloc
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import tablee
from tablee import Words
from tablee.cli import command as cli
from tablee.core.records import LARGEST
from tablee.images import printing
from tests.harness import KEYS
from tests.rulebook import rule


class Fingers:
    """Somebody who types one line every few milliseconds, which at this speed of the clock is a few seconds."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines
        self.tired = False

    def __iter__(self) -> Iterator[str]:
        for line in self.lines:
            time.sleep(0.003)
            if self.tired:
                return
            yield line


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = cli.main(list(arguments))
    out, err = capsys.readouterr()
    return code, out, err


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_games_are_listed_in_both_languages(capsys: pytest.CaptureFixture[str], language: str) -> None:
    code, out, _ = run(capsys, "games", "--lang", language)
    assert code == 0
    for key in KEYS:
        assert key in out


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_games_rules_and_options_can_be_read(capsys: pytest.CaptureFixture[str], key: str, language: str) -> None:
    code, out, _ = run(capsys, "rules", key, "--lang", language)
    assert code == 0
    assert len(out.splitlines()) > 40
    for switch in tablee.games()[key].switches:
        assert switch.name in out


@pytest.mark.parametrize("key", KEYS)
def test_a_whole_match_is_played_from_menus(
    key: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Somebody who always takes the first entry, hurried; the record they keep is sound."""
    fingers = Fingers(["x", "99", "?", "0"] + ["1"] * 20_000)
    monkeypatch.setattr("sys.stdin", fingers)
    kept = tmp_path / "match.json"
    hurried = ("--seats", "2", "--seed", "3", "--speed", "1000", "--option", "pace=normal")
    code, out, err = run(capsys, "play", key, *hurried, "--lang", "en", "--record", str(kept))
    fingers.tired = True
    assert (code, err) == (0, "")
    assert "1. " in out
    match = tablee.replay(kept.read_bytes())
    assert match.over
    assert run(capsys, "verify", str(kept))[0] == 0
    code, told, _ = run(capsys, "replay", str(kept), "--seat", "0", "--lang", "fr")
    assert code == 0
    assert len(told.splitlines()) >= len(match.log(0))


def test_who_stops_in_the_middle_is_thanked_and_keeps_the_record(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    kept = tmp_path / "half.json"
    for typed in ("q\n", ""):
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code, out, _ = run(capsys, "play", "derniere", "--lang", "fr", "--record", str(kept))
        assert code == 0
        assert "Au revoir" in out
        assert not tablee.verify(kept.read_bytes()).over


@rule("COM-14")
@pytest.mark.parametrize(
    ("asked", "pace"), [((), "none"), (("-o", "pace=relaxed"), "relaxed"), (("-o", "com_pace=normal"), "normal")]
)
def test_one_person_with_robots_has_a_turn_clock_only_if_they_ask(
    asked: tuple[str, ...],
    pace: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("q\n"))
    kept = tmp_path / "match.json"
    assert run(capsys, "play", "derniere", *asked, "--record", str(kept))[0] == 0
    assert tablee.replay(kept.read_bytes()).options.pace == pace


def test_without_a_key_one_is_asked(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(f"twelve\n{KEYS.index('derniere') + 1}\nq\n"))
    code, out, _ = run(capsys, "play", "--lang", "en")
    assert code == 0
    assert out.count("Which game?") == 2
    assert "La dernière" in out
    monkeypatch.setattr("sys.stdin", io.StringIO("q\n"))
    assert run(capsys, "play", "--lang", "en")[0] == 0
    assert run(capsys, "play", "--watch", "--lang", "en")[0] == 2


def test_a_number_too_long_for_any_menu_is_asked_again(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("9" * 5000 + "\nq\n"))
    code, out, err = run(capsys, "play", "derniere", "--seed", "1", "--lang", "en")
    assert (code, err) == (0, "")
    assert "Goodbye" in out


def test_ten_bots_have_ten_names_and_seed_0_is_a_seed(capsys: pytest.CaptureFixture[str]) -> None:
    watching = ("play", "a_moi", "--watch", "--speed", "100000", "--seats", "10", "--seed", "0", "--lang", "en")
    code, out, _ = run(capsys, *watching)
    assert code == 0
    assert len({line.partition(". ")[2] for line in out.splitlines()[-10:]}) == 10
    assert run(capsys, *watching)[1] == out


def test_an_evening_and_a_series_keep_a_running_score(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    watching = ("--watch", "--speed", "100000", "--seats", "3", "--seed", "1", "--lang", "en")
    code, out, _ = run(capsys, "play", "smileys", *watching)
    assert code == 0
    assert "After 5 matches:" in out
    kept = ("--record", str(tmp_path / "hand.json"))
    code, out, _ = run(capsys, "play", "tour_du_monde", "--series", "2", *kept, *watching)
    assert [path.name for path in sorted(tmp_path.iterdir())] == ["hand-1.json", "hand-2.json"]
    assert code == 0
    assert "After 2 matches:" in out
    assert "points" in out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("play", "chess"), "no game 'chess'"),
        (("rules", "chess"), "no game 'chess'"),
        (("play", "davinci", "--seats", "9"), "2 to 4, not by 9"),
        (("play", "derniere", "-o", "deck=Z"), "A, B, C, D"),
        (("play", "derniere", "-o", "deck"), "NAME=VALUE"),
        (("play", "derniere", "--speed", "0"), "a speed above 0, not 0"),
        (("play", "derniere", "--speed", "nan"), "a speed above 0"),
        (("play", "derniere", "--record", "/no/such/folder/match.json"), "no folder /no/such/folder"),
        (("replay", "/no/such/file"), "No such file"),
        (("check-game", "no.such.package"), "cannot be imported"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], said: str
) -> None:
    code, _, err = run(capsys, *arguments)
    assert code == 2
    assert said in err
    assert len(err.splitlines()) == 1


def test_a_spoiled_record_is_not_verified(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    record = tablee.new("derniere", 2, 1).record()
    kept = tmp_path / "bad.json"
    kept.write_text(json.dumps({**record, "moves": [[0, [91], 0]]}))
    code, out, _ = run(capsys, "verify", str(kept), "--lang", "en")
    assert code == 1
    assert "not sound" in out
    kept.write_text(json.dumps(record))
    assert run(capsys, "replay", str(kept), "--seat", "5")[0] == 2


def test_a_file_may_tell_beside_the_record_who_had_which_seat(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    record, kept = tablee.new("derniere", 2, 7).record(), tmp_path / "page.json"
    for given, code in (({"record": record, "seats": []}, 0), ({"record": {**record, "moves": [[0, [91], 0]]}}, 1)):
        kept.write_text(json.dumps(given))
        assert run(capsys, "verify", str(kept))[0] == code


def test_a_file_that_is_too_long_for_a_record_is_refused_without_being_read(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    kept = tmp_path / "long.json"
    with kept.open("wb") as file:
        file.write(b'{"moves":[')
        file.truncate(1 << 30)
    tracemalloc.start()
    try:
        code, out, _ = run(capsys, "verify", str(kept), "--lang", "en")
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert (code, peak < 3 * LARGEST) == (1, True)
    assert "none is longer than 8 MB" in out
    assert run(capsys, "replay", str(kept))[0] == 2


def test_a_game_of_ones_own_is_checked(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "check-game", "tablee.games.derniere", "--lang", "en")[0] == 0
    code, out, _ = run(capsys, "check-game", "tablee.games.smileys")
    assert code == 1
    assert "not a tablee.core.game.Game" in out


def test_the_machine_says_which_language(monkeypatch: pytest.MonkeyPatch) -> None:
    for spoken, language in (("fr_FR.UTF-8", "fr"), ("en_GB.UTF-8", "en"), ("C", "fr")):
        monkeypatch.setenv("LC_ALL", spoken)
        assert cli.own_language() == language
        assert Words(cli.own_language()).language == language


def test_a_game_is_printed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "tiles.pdf"
    code, out, _ = run(capsys, "print", "davinci", "--out", str(file), "--lang", "en", "--large")
    assert code == 0
    assert file.read_bytes().startswith(b"%PDF")
    assert re.search(r"\d+ pages in .*tiles.pdf", out.replace("\n", ""))


def test_a_new_picture_is_printed_from_a_word(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of the first world that a game has, unless another is named."""
    orders: list[printing.Order] = []

    def drawn(game: Any, art: Any, order: printing.Order, on_progress: Any) -> bytes:
        orders.append(order)
        return b"%PDF"

    monkeypatch.setattr(printing, "pdf", drawn)
    monkeypatch.setattr(printing, "pages_in", lambda made: 1)
    given = ("--out", str(tmp_path / "new.pdf"), "--lang", "en")
    for asked in (("diferencio",), ("difference",), ("difference", "--world", "beach")):
        assert run(capsys, "print", *asked, "--seed", "mirabelle", *given)[0] == 0
    assert [(order.seed, order.world) for order in orders] == [
        ("mirabelle", "town"), ("mirabelle", "market"), ("mirabelle", "beach"),
    ]  # fmt: skip
    assert "town" in run(capsys, "print", "diferencio", "--seed", "mirabelle", "--world", "beach", *given)[2]


def test_what_cannot_be_printed_is_said(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert "no game" in run(capsys, "print", "belote")[2]
    assert "no folder" in run(capsys, "print", "davinci", "--out", str(tmp_path / "nowhere" / "x.pdf"))[2]
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize(
    ("missing", "given", "said"),
    [
        ("resvg_py", ["pictures", "nowhere"], "pip install tablee (resvg_py)"),
        ("typst", ["print", "davinci"], 'pip install "tablee[print]" (typst)'),
    ],
)
def test_what_is_not_installed_is_said(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    language: str,
    missing: str,
    given: list[str],
    said: str,
) -> None:
    monkeypatch.delitem(sys.modules, "tablee.cli.images", raising=False)
    monkeypatch.setitem(sys.modules, missing, None)
    for name in [name for name in sys.modules if name.startswith(("tablee.images", "tablee.drawing.pixels"))]:
        monkeypatch.delitem(sys.modules, name)
    code, _, err = run(capsys, *given, "--lang", language)
    assert code == 2
    assert said in err


# ---- which Tablée


def test_the_version_tells_the_build(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def told() -> str:
        with pytest.raises(SystemExit):
            cli.main(["--version"])
        return capsys.readouterr().out

    facts = tmp_path / "build.json"
    monkeypatch.setattr("tablee.cli.build.FACTS", facts)
    assert re.match(r"tablee \d+\.\d+\.\d+ \(working copy, (plain|compiled), Python 3\.\d+", told())
    facts.write_text('{"commit": "0123456789ab"}')
    assert "(commit 0123456789ab, " in told()
    facts.write_text('{"commit": ""}')
    assert "(commit unknown, " in told()
