"""What the docs show works: examples are run, the small game is checked and played, links lead somewhere."""

from __future__ import annotations

import doctest
import importlib
import re
import sys
from pathlib import Path

import pytest

from tablee import TABLE, FastDraw, Match, Seeded
from tablee.bots.runner import BotRunner
from tablee.core.art import Style
from tablee.core.registry import faults
from tablee.drawing import boxes
from tablee.images.print_layout import sheets
from tablee.images.raster import image
from tests import readme_loop, tenth
from tests.harness import walk
from tests.test_scenes import check

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_the_examples_of_a_page_do_what_they_say(page: Path) -> None:
    ran = doctest.testfile(str(page), module_relative=False, optionflags=doctest.ELLIPSIS, encoding="utf-8")
    assert ran.failed == 0


def test_the_readmes_match_is_played() -> None:
    code = re.search(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.S)
    assert code
    exec(code[1], {})


@pytest.mark.parametrize(("key", "seats"), readme_loop.TABLES)
def test_the_readmes_loop_ends_at_every_table(key: str, seats: int) -> None:
    for seed in range(8):  # a hundred of them: make bench-endings
        assert readme_loop.played(key, seats, seed).over, seed


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", page.read_text("utf-8")):
        assert "://" in target or (page.parent / target).exists(), target


MAPS = [("src/tablee", ("*.py",)), ("client/src", ("*.ts", "*.tsx", "*.css"))]


@pytest.mark.parametrize(("folder", "endings"), MAPS)
def test_the_map_of_the_code_names_every_folder_and_no_other(folder: str, endings: tuple[str, ...]) -> None:
    text = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    part = text.partition(f"## The folders of `{folder}`")[2].partition("\n## ")[0]
    files = [path.relative_to(ROOT / folder) for ending in endings for path in (ROOT / folder).rglob(ending)]
    inside = {path.parts[0] if path.parts[0] in ("games", "styles") else path.parent.as_posix() for path in files}
    inside.add("protocol")  # the client's is generated
    assert set(re.findall(r"^\| `([a-z_/]+)` \|", part, re.M)) == inside - {"."}


@pytest.fixture(params=["bare", "whole"])
def batonnets(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> object:
    """The game of docs/adding-a-game.md, as little of it as there has to be and all of it."""
    tenth.write_down(tmp_path, is_whole=request.param == "whole")
    monkeypatch.syspath_prepend(str(tmp_path))
    yield importlib.import_module("batonnets").GAME
    for name in [name for name in sys.modules if name.partition(".")[0] == "batonnets"]:
        del sys.modules[name]


def test_the_game_in_an_hour_is_whole_and_played(batonnets: object) -> None:
    assert faults(batonnets) == []
    for seats in batonnets.seats:
        match = Match(batonnets, seats, batonnets.options(), Seeded(1))
        for now in walk(match, seats):
            assert now.over or now.moves(now.to_act[0])
        assert match.standing.places.count(2) == 1
        match = Match(batonnets, seats, batonnets.options(), Seeded(2))
        draw = FastDraw(2)
        BotRunner(match, {seat: batonnets.bot(seat, draw) for seat in range(seats)}, draw).play_out()
        assert match.over
        assert all(row.seat != TABLE for row in match.rows)


def test_the_game_in_an_hour_can_be_tapped_and_read_aloud(batonnets: object) -> None:
    match = Match(batonnets, 3, batonnets.options(), Seeded(3))
    for now in walk(match, 3):
        for seat in [*range(3), None]:
            check(now, seat, now.scene(seat))
            aloud = now.scene(seat, described=True).mine
            assert [tap.move for tap in aloud.taps] == ([] if seat is None else now.moves(seat))
        assert len(now.scene(None).table[1].pieces) == now.state.sticks
    assert {flight.was for told in match.happened for flight in batonnets.flight(told.what)} == {"sticks"}


def test_check_game_says_which_words_are_missing(batonnets: object) -> None:
    (batonnets.folder / "words" / "rules.fr.md").unlink()
    assert faults(batonnets) == ["words/rules.fr.md is missing"]


whole = pytest.mark.parametrize("batonnets", ["whole"], indirect=True)


@whole
def test_the_game_in_an_hour_has_a_box_and_can_be_printed(batonnets: object) -> None:
    """Its words are in no package that is installed here, so its box has no title: the lid alone is drawn."""
    part = batonnets.art
    assert part is not None
    art = part.load()
    assert [face.name for face in art.faces(Style())] == ["batonnets/stick"]
    assert image(boxes.boxed(art.cover(), art.side, "Bâtonnets"), 226).size == (226, 222)
    (page,) = sheets(art.decks(Style())[0], "a4")
    assert len(page.placed) == 15


@whole
def test_the_game_in_an_hour_is_learnt_step_by_step(batonnets: object) -> None:
    lesson = batonnets.guide.load().lesson
    match = Match(batonnets, lesson.seats, batonnets.options(first=0, **lesson.options), Seeded(lesson.seed))
    for step in lesson.steps:
        if step.expect:
            match.play(0, *step.expect)
        for turn in step.then:
            match.play(turn.seat, *turn.moves)
    assert match.standing.places == [1, 2]


@whole
def test_the_game_in_an_hour_tells_a_story_and_is_seen_as_numbers(batonnets: object) -> None:
    match = Match(batonnets, 2, batonnets.options(sticks=40, first=0), Seeded(1))
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, match.moves(seat)[-1 if seat == 0 else 0])
    (hungry,) = batonnets.highlights(match.events(None))
    assert hungry.label.args["count"] > 2
    layout = batonnets.observation.load()(2)
    assert layout.size == 4
    assert sum(batonnets.leader(match.state)) == 1
