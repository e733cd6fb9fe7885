"""Bubbles at seats and faces of robots, on real pages."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import islice
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Locator, expect

from tablee.games.a_moi import events as a_moi
from tablee.server.content.playback import Playback
from tests.browser.guests import DESKTOP, PHONE, TABLET, Guest, Look
from tests.browser.positions import Shown, walk
from tests.browser.test_moods import Lived, lived, told
from tests.browser.test_replay import NoPictures
from tests.choice import all_but_few_thorough

__all__ = ["lived"]  # a fixture
Come = Callable[..., Guest]
WIDE = (1440, 900)
# What lies under a bubble that may not be covered, and what leaves the page.
COVERED = """() => [...document.querySelectorAll('.seat-bubble')].flatMap((bubble) => {
  if (getComputedStyle(bubble).visibility === 'hidden') return [];
  const { left, right, top, bottom } = bubble.getBoundingClientRect();
  const others = ['.pile .stack', '.pile .pill', '.seat-count', '[data-piece][data-lit]', '.prompt', '.topbar-place',
    '.seats-zone .seat-name', '.number'];
  const under = [...document.querySelectorAll(others.join())].filter((each) => {
    const box = each.getBoundingClientRect();
    const across = box.left < right - 1 && left < box.right - 1;
    return box.width > 0 && across && box.top < bottom - 1 && top < box.bottom - 1;
  });
  const leaves = left < 0 || top < 0 || right > innerWidth || bottom > innerHeight ? ['the page'] : [];
  return [...under.map((each) => each.className), ...leaves];
})"""
SHOWN = """() => [...document.querySelectorAll('.seat-bubble, .seat-sign')]
  .filter((each) => getComputedStyle(each).visibility !== 'hidden').length"""


def hand_in(guest: Guest, message: dict[str, Any]) -> None:
    guest.page.evaluate("(message) => window.show(message)", msgspec.json.encode(message).decode())


def chat(guest: Guest, number: int, seat: int, **what: str) -> None:
    hand_in(guest, {"kind": "chat", "seat": seat, "number": number, **what})


def bubble(guest: Guest, seat: int) -> Locator:
    return guest.page.locator(f'[data-bubble="{seat}"]')


def mood(guest: Guest, seat: int) -> Locator:
    return guest.page.locator(f'[data-piece="seat{seat}"] .seat-animal')


def choose(guest: Guest, **chosen: str) -> None:
    for key, value in chosen.items():
        guest.context.add_init_script(f"localStorage.setItem('tablee.{key.replace('_', '-')}', '{value}')")


@pytest.mark.parametrize("talk", all_but_few_thorough(["yes", "little", "no"], ["yes"]))
def test_a_robot_answers_a_wink_as_far_as_it_may(guest: Come, quick: str, talk: str) -> None:
    face, speaks = "idle" if talk == "no" else "teased", talk == "yes"
    zoe = guest(quick, Look(size=DESKTOP))
    choose(zoe, robot_talk=talk)
    shown = Shown(zoe, "derniere", 3)
    shown.show(next(walk("derniere", 3, 3)))
    chat(zoe, 5, 0, emoji="wink")
    assert bubble(zoe, 0).get_attribute("data-emoji") == "wink"
    assert mood(zoe, 1).get_attribute("data-mood") == face
    assert bool(bubble(zoe, 1).count()) == speaks
    if speaks:
        assert bubble(zoe, 1).get_attribute("aria-hidden") == "true"
        assert bubble(zoe, 1).inner_text()
    if speaks:
        expect(mood(zoe, 1)).not_to_have_attribute("data-mood", "teased")
        expect(bubble(zoe, 0)).to_have_count(0)


def test_nothing_of_it_is_seen_while_a_race_is_open_or_may_open(guest: Come, quick: str) -> None:
    zoe = guest(quick, Look(size=DESKTOP))
    shown = Shown(zoe, "a_moi", 3)
    frame = shown.show(next(walk("a_moi", 3, 3)))
    event = told("a_moi", a_moi.Stole(1, 2))["said"]
    chat(zoe, 5, 0, emoji="wink")
    assert bubble(zoe, 1).count() == 1  # the test's own frame says nothing about races
    hand_in(zoe, {**frame, "n": 50, "races_from": 0, "said": event})
    assert zoe.page.locator(".seat-bubble").count() == 0
    chat(zoe, 6, 0, emoji="wink")
    assert zoe.page.locator(".seat-bubble").count() == 0
    assert {each.get_attribute("data-mood") for each in zoe.page.locator("[data-mood]").all()} <= {"idle"}
    assert "emoji" in zoe.page.locator("[data-log] li").last.inner_html()  # it was said all the same


@pytest.mark.thorough
def test_two_bubbles_at_a_table_and_one_at_a_seat(guest: Come, quick: str) -> None:
    zoe = guest(quick, Look(size=DESKTOP))
    choose(zoe, robot_talk="no")
    shown = Shown(zoe, "derniere", 4)
    shown.show(next(walk("derniere", 4, 3)))
    chat(zoe, 5, 1, text="un")
    chat(zoe, 6, 1, text="deux")
    assert bubble(zoe, 1).all_inner_texts() == ["deux"]
    chat(zoe, 7, 2, text="trois")
    chat(zoe, 8, 3, text="quatre")
    expect(bubble(zoe, 1)).to_have_count(0)
    assert bubble(zoe, 2).count() == bubble(zoe, 3).count() == 1


@pytest.mark.thorough
def test_with_the_largest_text_a_robot_speaks_in_the_log(guest: Come, quick: str) -> None:
    zoe = guest(quick, Look(size=WIDE, text="2"))
    shown = Shown(zoe, "derniere", 3)
    shown.show(next(walk("derniere", 3, 3)))
    chat(zoe, 5, 0, emoji="angry")
    assert zoe.page.locator(".seat-bubble").count() == 0
    zoe.page.keyboard.press("l")
    said = zoe.page.locator(".sheet [data-log] .bubble")
    expect(said).to_have_count(2)
    assert zoe.page.locator(".sheet [data-log] li").last.locator(".mute").count() == 0  # a robot's


def test_an_emoji_is_sent_and_stands_at_the_seat_on_every_screen_with_the_same_answer(
    address: str, guest: Come
) -> None:
    zoe, lou = guest(address, Look(size=DESKTOP), name="Zoé"), guest(address, Look(size=PHONE), name="Lou")
    code = zoe.open_table("davinci", 3)
    lou.introduce()
    zoe.sit_down(code)
    lou.sit_down(code)
    zoe.page.locator("[data-start], .button.main").first.click()
    for each in (zoe, lou):
        each.page.wait_for_selector('[data-phase="playing"]')
    zoe.page.locator('.side [data-emoji="wink"]').click()
    for each in (zoe, lou):
        each.page.wait_for_selector('[data-mood="teased"]')
    robots = {each.page.locator('[data-mood="teased"] >> xpath=..').get_attribute("data-piece") for each in (zoe, lou)}
    assert robots == {"seat2"}
    assert lou.page.locator('[data-bubble="0"][data-emoji="wink"], [data-piece="seat0"] [data-sign="wink"]').count()
    said = {each.page.locator('[data-bubble="2"]').text_content() for each in (zoe, lou)}
    assert len(said) == 1
    assert said.pop()


def rooms_of(guest: Guest) -> list[dict[str, Any]]:
    """What the house tells about the room, as it comes."""
    found: list[dict[str, Any]] = []

    def hear(payload: str | bytes) -> None:
        message = json.loads(payload)
        found.extend([message] if message["kind"] == "room" else [])

    guest.page.on("websocket", lambda line: line.on("framereceived", hear))
    return found


def frames_of(key: str, seat: int | None) -> list[dict[str, Any]]:
    """A match as somebody saw it, with what everybody may see of its people."""
    playback: Playback | None = None
    found = []
    for match in walk(key, 3, 6, most=120):
        playback = playback or Playback(match, seat, NoPictures())  # type: ignore[arg-type]
        found.append(json.loads(msgspec.json.encode(playback.frame())))
    return found


def seen_of_robots(guest: Guest) -> list[tuple[str | None, str | None]]:
    """The faces and the words of the two robots. Who has to move begins to think after a while: that is no answer to
    what happened, and who looks a little later sees it."""
    moods = [mood(guest, seat).get_attribute("data-mood") for seat in (1, 2)]
    return [("idle" if felt == "thinking" else felt, "".join(bubble(guest, seat).all_text_contents()))
            for seat, felt in enumerate(moods, 1)]  # fmt: skip


def test_whoever_sees_a_match_again_sees_the_same_moods_and_words(guest: Come, quick: str, lived: Lived) -> None:
    zoe, lou = guest(quick, Look(size=DESKTOP)), guest(quick, Look(size=DESKTOP), name="Lou")
    rooms = rooms_of(zoe)
    Shown(zoe, "davinci", 3)
    room = next(each for each in reversed(rooms) if each["phase"] == "playing")
    own, everybodys = frames_of("davinci", 0), frames_of("davinci", None)
    cases = lived(*({"match": room["commitment"], "seats": room["seats"], "frames": [frame]} for frame in own))
    at = next(n for n, case in enumerate(cases) if n > 1 and any(each["speaks"] for each in case["reactions"]))
    for frame in own[at - 1 : at + 1]:
        hand_in(zoe, {**frame, "match": room["match"]})
        zoe.settled()
    live = seen_of_robots(zoe)
    told = {"game": "davinci", "seats": 3, "players": room["seats"], "total": at + 1, "frames": everybodys[: at + 1]}
    lou.introduce()
    lou.page.route("**/replay?*", lambda route: route.fulfill(json={**told, "commitment": room["commitment"]}))
    lou.page.route("**/watched", lambda route: route.fulfill(status=204))
    lou.page.goto("/records/0123456789abcdef-1")
    lou.page.wait_for_selector(".timeline")
    lou.page.locator(".track input").fill(str(at - 1))
    lou.settled()
    lou.page.keyboard.press("ArrowRight")
    lou.settled()
    assert seen_of_robots(lou) == live
    assert any(words for _, words in live)


@pytest.mark.thorough
@pytest.mark.parametrize("size", [PHONE, TABLET, WIDE])
@pytest.mark.parametrize("game", ["derniere", "davinci", "dominos", "tour_du_monde"])
def test_a_bubble_covers_no_pile_no_count_and_nothing_that_is_lit(
    guest: Come, quick: str, game: str, size: tuple[int, int]
) -> None:
    zoe = guest(quick, Look(size=size))
    choose(zoe, robot_talk="no")
    shown = Shown(zoe, game, 4)
    number, seen = 0, 0
    for match in islice(walk(game, 4, 7), 0, 60, 6):
        shown.show(match)
        for seat, what in ((0, {"emoji": "sad"}), (1, {"text": "Pas le rouge, s’il te plaît !"}), (2, {"text": "Bon."}),
                           (3, {"emoji": "love"})):  # fmt: skip
            number += 1
            chat(zoe, number, seat, **what)
            zoe.settled()
            assert zoe.page.evaluate(COVERED) == []
            seen += zoe.page.evaluate(SHOWN) > 0
    assert seen > number / 4
