"""Reloads, dropped lines, second tabs: nobody loses their place, and what was missed is told."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute

from tablee.core.draws import FastDraw
from tests.browser.conftest import housed
from tests.browser.guests import Guest, Look
from tests.browser.test_everybody import play_on

SOON = 600  # tenths of a second in which a page is back, on a busy machine


def scene(guest: Guest) -> dict[str, list[str]]:
    """Every zone with its pieces, in order."""
    return dict(
        guest.page.evaluate(
            """() => {
              const known = (piece) => piece.dataset.piece + piece.hasAttribute('data-lit');
              const zones = [...document.querySelectorAll('[data-zone]')];
              const pieces = (zone) => [...zone.querySelectorAll('[data-piece]')].map(known);
              return Object.fromEntries(zones.map((zone) => [zone.dataset.zone, pieces(zone)]));
            }"""
        )
    )


def at_rest(guest: Guest) -> dict[str, list[str]]:
    """The scene when nothing new has come for a while: what another has just done is seen a little later here."""
    before: dict[str, list[str]] = {}
    guest.page.wait_for_selector("main[data-table]:not([aria-busy])")
    while before != (now := scene(guest)):
        before = now
        guest.page.wait_for_timeout(1000)
        guest.settled()
    return now


def test_a_reload_in_the_middle_of_a_match_comes_back_to_the_same_scene(
    address: str, guest: Callable[..., Guest]
) -> None:
    zoe, lou = guest(address, Look(), "Zoé"), guest(address, Look(), "Lou")
    code = zoe.open_table("davinci", 2, options={"pace": "none"})
    lou.introduce()
    zoe.sit_down(code)
    lou.sit_down(code)
    zoe.page.locator("[data-start]").click()
    for each in (zoe, lou):
        each.page.wait_for_selector("[data-prompt]")
    for _ in range(6):
        play_on(zoe, 2, 1)
        play_on(lou, 2, 2)
    zoe.settled()
    zoe.take_back()
    before = at_rest(zoe)
    assert sum(map(len, before.values())) > 8
    zoe.page.reload()
    assert at_rest(zoe) == before


def test_a_dropped_line_comes_back_and_tells_what_was_missed(quick: str, guest: Callable[..., Guest]) -> None:
    zoe = guest(quick, Look())
    lines: list[WebSocketRoute] = []
    open_again = {"yes": True}

    def through(line: WebSocketRoute) -> None:
        if not open_again["yes"]:
            line.close(code=1013, reason="later")
            return
        lines.append(line)
        line.connect_to_server()

    zoe.page.route_web_socket("**/ws/table/**", through)
    zoe.sit_and_start("derniere", 4, options={"pace": "normal"})
    zoe.page.wait_for_selector("[data-prompt]")
    open_again["yes"] = False
    lines[-1].close(code=1013, reason="broken")
    zoe.page.wait_for_selector("[data-status=broken]")
    assert zoe.lit() == []  # nothing can be tapped that would go nowhere
    zoe.page.wait_for_timeout(3000)  # half a minute at the table: the others play on, and a clock may run out
    open_again["yes"] = True
    zoe.page.wait_for_selector("[data-status=broken]", state="detached")
    zoe.page.wait_for_selector("[data-status=missed]")
    assert len(lines) == 2


def test_a_line_on_which_nothing_comes_any_more_is_given_up(quick: str, guest: Callable[..., Guest]) -> None:
    """Nobody hangs up: the page asks, and has no answer. Another line is opened, as to another machine."""
    zoe = guest(quick, Look())
    lines: list[WebSocketRoute] = []

    def through(line: WebSocketRoute) -> None:
        lines.append(line)
        number = len(lines)
        house = line.connect_to_server()
        house.on_message(lambda message: line.send(message) if number > 1 or is_heard else None)

    is_heard = True
    zoe.page.route_web_socket("**/ws/table/**", through)
    zoe.sit_and_start("tour_du_monde", 2, options={"pace": "none"})
    zoe.page.wait_for_selector("[data-prompt]")
    is_heard = False
    while len(lines) < 2:
        zoe.page.wait_for_timeout(100)
    zoe.page.wait_for_selector("[data-status=broken]", state="detached")
    assert len(lines) == 2
    assert zoe.page.locator("[data-prompt]").count() == 1


def test_a_part_that_does_not_fit_brings_a_whole_frame(quick: str, guest: Callable[..., Guest]) -> None:
    """The frame that it builds on never came: the page comes in anew, and shows what lies there."""
    zoe = guest(quick, Look())
    lines: list[WebSocketRoute] = []
    unfit: list[dict[str, Any]] = []

    def through(line: WebSocketRoute) -> None:
        lines.append(line)
        house = line.connect_to_server()

        def told(message: str | bytes) -> None:
            found = json.loads(message)
            if not unfit and "base" in found:
                found["base"] += 1
                unfit.append(found)
            line.send(json.dumps(found))

        house.on_message(told)

    zoe.page.route_web_socket("**/ws/table/**", through)
    zoe.sit_and_start("derniere", 4, options={"pace": "none"})
    draw = FastDraw(7)
    for _ in range(SOON):
        if len(lines) > 1:
            break
        if not unfit:  # nothing is different until she has played
            zoe.act(draw)
        zoe.page.wait_for_timeout(100)
    assert len(lines) == 2
    zoe.page.wait_for_selector("[data-status=broken]", state="detached")
    before = at_rest(zoe)
    assert sum(map(len, before.values())) > 8
    zoe.page.reload()
    assert at_rest(zoe) == before


@pytest.mark.thorough
def test_a_quiet_table_is_asked_and_not_left(quick: str, guest: Callable[..., Guest]) -> None:
    """At a table where nobody does anything the only words are those that were asked for."""
    zoe = guest(quick, Look())
    lines: list[WebSocketRoute] = []
    asked: list[str] = []

    def through(line: WebSocketRoute) -> None:
        lines.append(line)
        house = line.connect_to_server()
        line.on_message(lambda message: (asked.append(str(message)), house.send(message)))

    zoe.page.route_web_socket("**/ws/table/**", through)
    zoe.sit_down(zoe.open_table("tour_du_monde", 2))
    while sum('"echo"' in message for message in asked) < 2:
        zoe.page.wait_for_timeout(100)
    assert len(lines) == 1  # the second question came over it: the first was answered


def test_a_house_that_stood_still_is_come_back_to(tmp_path: Path, guest: Callable[..., Guest]) -> None:
    with housed(tmp_path, 10.0) as (address, process):
        zoe = guest(address, Look())
        zoe.sit_and_start("tour_du_monde", 2, options={"pace": "none"})
        zoe.page.wait_for_selector("[data-prompt]")
        os.kill(process, signal.SIGSTOP)
        try:
            zoe.page.wait_for_selector("[data-status=broken]")
        finally:
            os.kill(process, signal.SIGCONT)
        zoe.page.wait_for_selector("[data-status=broken]", state="detached")
        assert zoe.page.locator("[data-prompt]").count() == 1
        zoe.page.close()  # before the house stops


def test_a_second_tab_takes_over_and_the_first_can_take_back(address: str, guest: Callable[..., Guest]) -> None:
    zoe = guest(address, Look())
    code = zoe.sit_and_start("trouve", 2)
    zoe.page.wait_for_selector("[data-prompt]")
    other = zoe.context.new_page()
    other.goto(f"/t/{code}")
    other.wait_for_selector("[data-prompt]")
    zoe.page.get_by_role("button", name="Jouer ici").click()
    zoe.page.wait_for_selector("[data-prompt]")
    other.get_by_role("button", name="Jouer ici").wait_for()
