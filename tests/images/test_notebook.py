"""Tables in notebooks: whole, small, in both languages, and showing nothing that the viewer may not see."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from html.parser import HTMLParser

import pytest

import tablee
from tablee import FastDraw, Match, Seeded
from tablee.core.game import Part
from tablee.core.match import numbered
from tests.harness import KEYS, every_table, part, walk
from tests.rulebook import rule

MOST_BYTES = 300_000
every_game = pytest.mark.parametrize("key", KEYS)


def middles(key: str, count: int) -> Iterator[Match]:
    """Matches in the middle, at tables of every kind."""
    tables = every_table(key)
    for seed in range(count):
        seats, options = tables[(seed * 7) % len(tables)]
        for step, now in enumerate(walk(tablee.new(key, seats, seed, **options), seed)):
            if step == 10 + 7 * seed and not now.over:
                yield now
                break


class Tags(HTMLParser):
    """What is open when it ends, and which tags there are."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: set[str] = set()
        self.attributes: set[str] = set()
        self.text = ""
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.open.append(tag)
        self.seen.add(tag)
        self.attributes |= {name for name, _ in attrs}

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open[-1] != "style":
            self.text += f" {data}"


@every_game
def test_a_picture_is_whole_and_small(key: str) -> None:
    """Plain boxes and one style, nothing fetched, nothing run; every face it names is in it."""
    for now in middles(key, 3):
        for seat in (None, 0):
            html = now.picture(seat).html
            assert len(html) < MOST_BYTES, f"{len(html)} bytes"
            tags = Tags(html)
            assert tags.open == []
            assert tags.seen <= {"div", "span", "b", "style"}
            assert tags.attributes <= {"class", "style", "title", "role", "aria-label"}
            assert set(re.findall(r"background-image:url\((.{6})", html)) == {'"data:'}
            used = set(re.findall(r'class="face (\w+)"', html))
            assert used == set(re.findall(r"\.(f\d+)\{background-image", html))
            assert used


@every_game
def test_a_picture_is_drawn_at_every_kind_of_table_in_both_languages(key: str) -> None:
    for seats, options in every_table(key)[:: 1 + len(every_table(key)) // 6]:
        match = tablee.new(key, seats, 5, **options)
        assert len(list(walk(match, 5)))
        for language in ("en", "fr"):
            words = tablee.Words(language)
            names = numbered(words, seats)
            prompt = words.say(match.scene(seats - 1).mine.prompt, names, seats - 1)
            assert prompt in Tags(match.picture(seats - 1, language).html).text


@every_game
@rule("COM-5")
def test_worlds_that_look_the_same_have_the_same_picture(key: str) -> None:
    world = part(key, "world")
    teeth = 0
    for number, now in enumerate(middles(key, 5)):
        for viewer in (None, 0):
            other = now.copy()
            other.state = world.other_world(now.state.copy(), viewer, FastDraw(number))
            assert now.picture(viewer) == other.picture(viewer)
            if viewer is None:
                assert now._repr_html_() == other._repr_html_()
                assert (repr(now), str(now)) == (repr(other), str(other))
            else:
                teeth += any(now.picture(seat) != other.picture(seat) for seat in range(1, now.seats))
    assert teeth or key in PLAYED_OPENLY


PLAYED_OPENLY = {"a_moi", "bruit", "trouve"}  # what is hidden lies in a pile


def test_equal_pictures_are_equal_and_others_have_another_name() -> None:
    match = tablee.new("derniere", 3, 1)
    assert match.picture().html == match.copy()._repr_html_()
    names = {re.findall(r'class="(tablee-\w+)"', match.picture(seat).html)[0] for seat in (None, 0, 1)}
    assert len(names) == 3


def test_people_may_have_names_and_they_are_only_text() -> None:
    picture = tablee.new("derniere", 2, 1).picture(None, names=["<b>Léa</b>", "Hugo"])
    assert "&lt;b&gt;Léa&lt;/b&gt;" in picture.html
    assert "Hugo has" in str(picture)


def test_a_seat_that_is_not_there_has_no_picture() -> None:
    with pytest.raises(tablee.BadSeats):
        tablee.new("derniere", 3, 1).picture(3)


@pytest.mark.parametrize(
    "missing",
    [{"art": None}, {"art": Part("no_such_package.art:ART")}, {"scene": None}],
    ids=["none", "broken", "scene"],
)
def test_without_pictures_the_table_is_told_in_words(missing: dict[str, object]) -> None:
    game = replace(tablee.games()["derniere"], **missing)
    match = Match(game, 3, game.options(), Seeded(1))
    assert match._repr_html_().startswith("<pre>On the table: ")
    assert "You hold the blue sad face" in match.picture(0).html


def test_without_the_packages_of_pictures_the_table_is_told_in_words() -> None:
    code = """
import sys

class Hide:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("PIL", "resvg_py", "fontTools", "font_fredoka_one"):
            raise ModuleNotFoundError(name)

sys.meta_path.insert(0, Hide())
import tablee
print(tablee.new("derniere", 3, 1)._repr_html_())
"""
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.startswith("<pre>On the table: ")
