"""Games for those who do not know them yet: facts, switches in words, rules with cards, lessons to play through."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from html.parser import HTMLParser
from typing import Any

import msgspec
import pytest

import tablee
from tablee.core.art import Style
from tablee.core.lessons import LEARNER, Guide
from tablee.core.words import LANGUAGES, Msg, Words
from tablee.games.difference.scene import region_at
from tablee.games.difference.state import MARK, PICTURES
from tablee.images.catalogue import faces
from tablee.matches.lessons import scenes
from tablee.server.content.images import Album
from tablee.server.content.rules_page import page
from tablee.server.endpoints.games import lesson_page
from tests.server.visit import Visitor

pytestmark = pytest.mark.anyio

KEYS = list(tablee.games())
TAGS = set(re.findall(r"\w+", "h1 h2 h3 p ul ol li strong em table thead tbody tr th td img a"))
NAMES = ["Léa", "Ana", "Bob", "Zoé"]
CIRCUS = PICTURES.index("circus")


def guide_of(key: str) -> Guide:
    found = tablee.games()[key].guide
    assert found is not None
    return found.load()


def msg_of(plain: Any) -> Msg:
    return Msg(plain["key"], plain["args"])


@pytest.fixture
async def visitor(address: str) -> AsyncIterator[Visitor]:
    async with Visitor(address) as made:
        yield made


# ---- facts


async def test_every_game_says_for_whom_it_is_and_draws_its_switches_in_words(visitor: Visitor) -> None:
    listed = (await visitor.get("/api/1/games")).json()["games"]
    assert [game["key"] for game in listed] == [*KEYS, "smileys"]
    for game in listed:
        assert 4 <= game["age"] <= 10
        assert 5 <= game["minutes"] <= 60
        assert game["bots"] == ["beginner", "family", "sharp", "merciless"]
        assert 2 <= game["seats"][0] < game["seats"][1] <= 10
        for switch in game["switches"]:
            assert len(switch["labels"]) == len(switch["values"])
            assert switch["values"] or switch["low"] < switch["high"]
            for language in LANGUAGES:
                for text in (game["name"], game["about"], switch["words"], *switch["labels"]):
                    assert Words(language).say(msg_of(text))


@pytest.mark.parametrize("key", KEYS)
async def test_a_game_is_explained_in_four_pictures(visitor: Visitor, key: str) -> None:
    told = (await visitor.get(f"/api/1/games/{key}/how")).json()
    assert len(told["pictures"]) == 4
    for picture in told["pictures"]:
        assert 1 <= len(picture["faces"]) <= 4
        for shown in picture["faces"]:
            assert shown["face"].startswith("/hatch/") or not faces(Style())[shown["face"]].secret
        for language in LANGUAGES:
            title, text = (Words(language).say(msg_of(picture[part])) for part in ("title", "text"))
            assert len(title) <= 25
            assert 10 <= len(text) <= 90


async def test_what_is_no_game_is_not_there(visitor: Visitor) -> None:
    for path in ("games/chess/how", "rules/chess", "lessons/chess", "lessons/smileys", "rules/..%2f..%2fx"):
        assert (await visitor.get(f"/api/1/{path}")).status_code == 404


# ---- rules


class Images(HTMLParser):
    """What a browser would make of it."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_rules_are_a_page_with_anchors_and_real_cards(visitor: Visitor, key: str, language: str) -> None:
    answer = await visitor.get(f"/api/1/rules/{key}?lang={language}&theme=contrast")
    found = Images()
    found.feed(answer.json()["html"])
    headings = [more["id"] for tag, more in found.tags if tag in ("h1", "h2", "h3")]
    assert len(headings) > 6
    assert len(set(headings)) == len(headings)
    assert {tag for tag, _ in found.tags} <= TAGS
    cards = [more for tag, more in found.tags if tag == "img"]
    shown = [piece for pieces in guide_of(key).pictures.values() for piece in pieces]
    assert len(cards) == len(shown) > 0
    for card, piece in zip(cards, shown, strict=True):
        assert (card["src"] or "").endswith(f"/{language}-contrast/{piece.face}.svg")
        assert not faces(Style())[piece.face].secret
        assert piece.label is None or card["alt"] == Words(language).say(piece.label)
    assert (await visitor.get(cards[0]["src"])).status_code == 200


def test_markup_in_rules_stays_text() -> None:
    made = page("# <b>Bold</b>\n\n<script>alert(1)</script>\n\n[x](javascript:alert(1))", {}, Style())
    assert "<script" not in made
    assert "<b>" not in made
    assert 'href="javascript' not in made
    assert "style=" not in page("| a |\n|:-:|\n| b |\n", {}, Style())


# ---- lessons


@pytest.mark.parametrize("key", KEYS)
def test_every_lesson_can_be_played_to_its_end(key: str) -> None:
    """What the learner shall do is legal, and there is a way of taps to it; whoever speaks has words."""
    lesson = guide_of(key).lesson
    steps = 0
    for step, match in scenes(key, lesson):
        steps += 1
        for language in LANGUAGES:
            assert 5 <= len(Words(language).say(step.say, NAMES, LEARNER)) <= 240
        if step.expect:
            assert LEARNER in match.to_act
            trial = match.copy()
            trial.play(LEARNER, *step.expect)
    assert 5 <= steps <= 10
    assert not step.expect, "the last word is the teacher's"
    assert sum(bool(each.expect) for each in lesson.steps) >= 2


@pytest.mark.parametrize("key", KEYS)
async def test_a_lesson_comes_as_frames_in_which_only_what_is_expected_can_be_done(visitor: Visitor, key: str) -> None:
    answer = await visitor.get(f"/api/1/lessons/{key}")
    lesson = guide_of(key).lesson
    found = answer.json()
    assert found["seats"] == lesson.seats
    assert len(found["steps"]) == len(lesson.steps)
    for step, meant in zip(found["steps"], lesson.steps, strict=True):
        frame = step["frame"]
        assert (frame["kind"], frame["seat"], frame["match"]) == ("frame", LEARNER, 1)
        assert frame["table"] or frame["mine"].get("cover")
        assert step.get("expect") == (list(meant.expect) or None)
        ways = [tap[1] for tap in frame["mine"].get("taps", [])]
        if meant.points:
            assert len(step["expect_points"]) == len(meant.expect)
            assert frame["mine"]["marks"]["zone"] == "card"
        else:
            assert ways == list(meant.expect)
            assert "marks" not in frame["mine"]
        keys = {
            piece["key"] for zone in [*frame["table"], *frame["mine"].get("zones", [])] for piece in zone_pieces(zone)
        }
        for tap in frame["mine"].get("taps", []):
            assert set(tap[0]) <= keys


def zone_pieces(zone: dict[str, Any]) -> list[dict[str, Any]]:
    return [*zone.get("pieces", []), *zone.get("columns", []), *zone.get("rows", [])]


async def test_what_happens_in_a_lesson_is_told_once_in_its_turn(visitor: Visitor) -> None:
    steps = (await visitor.get("/api/1/lessons/derniere")).json()["steps"]
    said = [[line["msg"]["key"] for line in step["frame"].get("said", [])] for step in steps]
    assert said[2] == ["derniere-played", "derniere-played"]
    assert steps[-1]["frame"]["over"]
    assert steps[-1]["frame"]["places"] == [1, 2]
    assert [step["frame"]["stimulus"] for step in steps] == list(range(len(steps)))


def test_the_points_of_a_lesson_lie_where_the_cards_differ() -> None:
    for step in guide_of("difference").lesson.steps:
        regions = [region_at(CIRCUS, x, y) for x, y, _ in step.points]
        assert regions == [move - MARK for move in step.expect] if step.points else True


async def test_expected_points_are_given_for_the_picture_as_it_is_handed_out(visitor: Visitor, house: Any) -> None:
    album: Album = house.images.album
    lesson = lesson_page("difference", guide_of("difference").lesson, album)
    step = next(step for step in lesson.steps if step.expect_points)
    zone = next(zone for zone in step.frame.mine.zones if zone.id == "card")
    token = zone.pieces[0].face.removeprefix("/hatch/")
    for spot, move in zip(step.expect_points, step.expect or [], strict=True):
        whole = album.one_time.point(token, spot.x, spot.y)
        assert whole is not None
        assert region_at(CIRCUS, *whole) == move - MARK
    assert b"difference/circus" not in msgspec.json.encode(lesson), "a face's name would tell where it is altered"


async def test_pictures_of_lessons_take_nothing_from_tables(house: Any) -> None:
    before = house.images.offer("difference/circus-01")
    house.images.album.one_time.offered = 10
    for _ in range(30):
        house.images.album.offer("difference/circus-02")
    assert len(house.images.album.one_time.offers) == 10
    assert house.images.point(before, 0.5, 0.5) is not None


@pytest.mark.parametrize("key", KEYS)
async def test_a_lesson_lays_no_question_on_the_table_that_nobody_asks(key: str, house: Any) -> None:
    lesson = guide_of(key).lesson
    assert lesson is not None
    steps = lesson_page(key, lesson, house.images.album).steps
    for step, (_, match) in zip(steps, scenes(key, lesson), strict=True):
        asked = {each for tap in match.scene(LEARNER).mine.taps for each in tap.path[1:]}
        ways = {each for tap in step.frame.mine.taps for each in tap.path}
        for zone in step.frame.mine.zones:
            keys = {piece.key for piece in zone.pieces}
            assert zone.kind != "row" or zone.owner is not None or not keys & asked or keys & ways
