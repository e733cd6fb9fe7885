"""A match seen again on every screen: the table fills the room that is left, and the timeline can be read."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any
from urllib.parse import parse_qs, urlparse

import msgspec
import pytest
from playwright.sync_api import Route, expect

from tablee.server.content.playback import Playback
from tests.browser.guests import DESKTOP, PHONE, SIZES, SMALL, TABLET, Guest, Look
from tests.browser.positions import walk
from tests.browser.test_everybody import violations
from tests.choice import all_but_few_thorough

MOVES = 90
SEED = 6  # with it somebody is attacked by a moon
Come = Callable[..., Guest]
BOXES = """(what) => [...document.querySelectorAll(what)].map((each) => {
  const { left, top, right, bottom } = each.getBoundingClientRect();
  return [left, top, right, bottom];
})"""
Box = tuple[float, float, float, float]  # left, top, right, bottom


class NoPictures:
    """Nothing in these matches is under seal."""

    def offer(self, face: str) -> str:
        raise AssertionError(face)


def replay(game: str, seats: int, seat: int | None) -> dict[str, Any]:
    """What a house tells of a match, by somebody's eyes."""
    frames = []
    playback: Playback | None = None
    for match in walk(game, seats, seed=SEED, most=MOVES):
        playback = playback or Playback(match, seat, NoPictures())  # type: ignore[arg-type]
        frames.append(json.loads(msgspec.json.encode(playback.frame())))
    return {"game": game, "seats": seats, "players": [], "total": len(frames), "frames": frames}


def see(guest: Guest, game: str, seats: int) -> None:
    """A match from its middle on."""

    def tell(route: Route) -> None:
        asked = parse_qs(urlparse(route.request.url).query)
        route.fulfill(json=replay(game, seats, int(asked["seat"][0]) if "seat" in asked else None))

    guest.introduce()
    guest.page.route("**/replay?*", tell)
    guest.page.goto("/records/0123456789abcdef-1")
    guest.page.wait_for_selector(".timeline")
    guest.page.locator(".track input").fill(str(MOVES // 2))
    guest.settled()


def boxes(guest: Guest, what: str) -> list[Box]:
    return [tuple(box) for box in guest.page.evaluate(BOXES, what)]


def meet(one: Box, other: Box) -> bool:
    return one[0] < other[2] - 1 and other[0] < one[2] - 1 and one[1] < other[3] - 1 and other[1] < one[3] - 1


@pytest.mark.parametrize("size", all_but_few_thorough([PHONE, TABLET, DESKTOP], [PHONE]))
def test_the_worlds_of_everybody_fill_the_cloth(size: tuple[int, int], quick: str, guest: Come) -> None:
    zoe = guest(quick, Look(size))
    see(zoe, "tour_du_monde", 4)
    (cloth,) = boxes(zoe, ".cloth")
    papers = boxes(zoe, ".cloth-paper")
    assert len(papers) == 4
    covered = sum((right - left) * (bottom - top) for left, top, right, bottom in papers)
    assert covered > 0.55 * (cloth[2] - cloth[0]) * (cloth[3] - cloth[1])
    assert zoe.page.locator(".lane.short").count() == 12


@pytest.mark.parametrize("seats", all_but_few_thorough([2, 3, 4, 5, 6], [4, 6]))
def test_nothing_lies_under_the_timeline(seats: int, quick: str, guest: Come) -> None:
    zoe = guest(quick, Look(SMALL))
    see(zoe, "tour_du_monde", seats)
    for eyes in (0, 1):
        zoe.page.locator(".eyes button").nth(eyes).click()
        if eyes:
            zoe.page.wait_for_selector("[data-kind=hand] .piece")  # by those eyes the match is asked for anew
        zoe.settled()
        (line,) = boxes(zoe, ".timeline")
        (prompt,) = boxes(zoe, ".prompt")
        assert not meet(prompt, line)
        for part in ("[data-kind=lines]", "[data-kind=pile]", "[data-kind=hand] .piece"):
            for box in boxes(zoe, part):
                assert not meet(box, line), part
                assert not meet(box, prompt), part


@pytest.mark.parametrize("game", all_but_few_thorough(["tour_du_monde", "derniere", "dominos"], ["tour_du_monde"]))
def test_the_moves_over_the_timeline_have_words_that_can_be_read(game: str, quick: str, guest: Come) -> None:
    zoe = guest(quick, Look(PHONE))
    see(zoe, game, 3)
    for width, height in (*SIZES.values(), (844, 390)):
        zoe.page.set_viewport_size({"width": width, "height": height})
        zoe.settled()
        words = zoe.page.locator(".move-word").all_inner_texts()
        assert len(words) > 1
        assert all(words)
        lying = boxes(zoe, ".move-word")
        assert all(left >= 0 and right <= width for left, _, right, _ in lying)
        assert not any(meet(one, other) for place, one in enumerate(lying) for other in lying[:place]), (words, lying)


def test_what_threatens_is_told_by_the_prompt_alone_and_nobody_is_called_to_move(quick: str, guest: Come) -> None:
    zoe = guest(quick, Look(PHONE))
    see(zoe, "tour_du_monde", 3)
    threats = zoe.page.locator("[data-sheet=moves] li", has_text="joue une lune")
    zoe.page.locator(".open-moves").click()
    threats.first.get_by_role("button").click()
    zoe.page.keyboard.press("Escape")
    zoe.settled()
    expect(zoe.page.locator("[data-prompt]")).to_contain_text("joue une lune")
    expect(zoe.page.locator("[data-kind=notice]")).to_have_count(0)
    for seat in range(3):
        zoe.page.locator(".eyes button").nth(1 + seat).click()
        zoe.settled()
        expect(zoe.page.locator("[data-prompt]")).not_to_contain_text("À toi")


def test_axe_finds_nothing_in_a_replay(quick: str, guest: Come) -> None:
    zoe = guest(quick, Look(PHONE))
    see(zoe, "tour_du_monde", 4)
    assert violations(zoe) == []
