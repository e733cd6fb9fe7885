"""What is said aloud: one short line an event, in order, no faster than one can listen, nothing twice."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import WebSocket

from tablee.core.draws import FastDraw
from tablee.core.match import Match
from tablee.games.derniere.events import Announced, Drew, OwesDraw, Passed
from tests.browser.guests import DESKTOP, Guest, Look
from tests.browser.hearing import Spoken, busiest_minute, cut, heard, listen
from tests.browser.plans import bundled, node
from tests.browser.positions import MINE, Shown, Told, walk
from tests.choice import all_but_few_thorough

Come = Callable[..., Guest]
MOST_WORDS = 120  # a minute
RACES = {"bruit": 4, "trouve": 4, "a_moi": 4, "diferencio": 4, "difference": 4}
MINUTE = 62.0  # seconds


def told(guest: Guest) -> list[dict[str, Any]]:
    """All events that the page is sent, as they come."""
    found: list[dict[str, Any]] = []

    def hear(data: str | bytes) -> None:
        frame = json.loads(data)
        if frame.get("kind") == "frame" and not frame.get("missed"):
            found.extend(said["msg"] for said in frame.get("said", []))

    def follow(line: WebSocket) -> None:
        line.on("framereceived", hear)

    guest.page.on("websocket", follow)
    return found


def play_a_minute(guest: Guest) -> None:
    """A press now and then, right or wrong."""
    draw, ends = FastDraw(3), time.monotonic() + MINUTE
    while time.monotonic() < ends and not guest.is_over():
        guest.page.wait_for_timeout(5000)
        guest.act(draw)


@pytest.mark.parametrize("described", ["off", "on"])
@pytest.mark.parametrize("game", all_but_few_thorough(RACES, []))
def test_a_minute_of_a_race_can_be_listened_to(game: str, described: str, address: str, guest: Come) -> None:
    zoe = guest(address, Look(DESKTOP, "fr", described=described))
    listen(zoe)
    events = told(zoe)
    zoe.sit_and_start(game, RACES[game])
    play_a_minute(zoe)
    lines = heard(zoe)
    assert lines, "nothing was said"
    print(f"\n{game}: {busiest_minute(lines)} words in the busiest minute, {len(cut(lines))} of {len(lines)} lines cut")
    print("\n".join(f"{line.at / 1000:6.1f} {line.words}" for line in lines))
    assert cut(lines) == []
    assert busiest_minute(lines) <= MOST_WORDS
    assert [line.words for line in lines if line.words[0].isdigit()] == []
    assert repeated(lines) == []
    if game == "bruit":
        mine = sum(event["key"] == "bruit-dealt" and event["args"]["whom"] == {"seat": 0} for event in events)
        assert sum(line.words.startswith("Toi") for line in lines) >= mine - 1  # the last may still wait


def test_no_minute_has_more_words_and_no_line_of_mine_is_lost(tmp_path: Path) -> None:
    evenings = [an_evening(FastDraw(seed)) for seed in range(200)]
    for lines, spoken in zip(evenings, queued(tmp_path, evenings), strict=True):
        assert busiest_minute(spoken) <= MOST_WORDS
        assert cut(spoken) == []
        said = {line.words for line in spoken}
        assert [line["words"] for line in lines if line["weight"] != "other" and line["words"] not in said] == []


def test_who_asks_much_by_keys_does_not_wait_for_what_happens(tmp_path: Path) -> None:
    """An answer that was cut off, or that was asked for, takes no room from the events of the minute."""
    asked = [{"at": 1000 * n, "words": f"Tu as {n} " + "carte " * 20, "weight": "answer"} for n in range(20)]
    ((*_, last),) = queued(tmp_path, [[*asked, {"at": 20_000, "words": "Lou pose le phare.", "weight": "mine"}]])
    assert last.words == "Lou pose le phare."
    assert last.at < 20_000 + 23 * 540


def an_evening(draw: FastDraw) -> list[dict[str, Any]]:
    """Lines of three minutes, now and then a long one."""
    lines, at = [], 0
    for number in range(60):
        at += draw.below(6000)
        count = 1 + draw.below(30 if draw.below(4) == 0 else 9)
        weight = ("hit", "mine", "other", "other")[draw.below(4)] if count < 10 else ("mine", "other")[draw.below(2)]
        words = " ".join(f"w{number}" for _ in range(count))
        lines.append({"at": at, "words": words, "weight": weight, "hurried": draw.below(2) == 0})
    return lines


def queued(folder: Path, evenings: list[list[dict[str, Any]]]) -> list[list[Spoken]]:
    made, given = bundled("speech.mjs", folder), folder / "given.json"
    given.write_text(json.dumps(evenings))
    return [[Spoken(*line) for line in lines] for lines in json.loads(node(str(made), str(given)))]


def repeated(lines: list[Spoken]) -> list[str]:
    """Said again at once; somebody may well do the same again a while later."""
    return [line.words for line, then in pairwise(lines) if line.words == then.words and then.at < line.end + 2000]


def test_a_question_that_was_just_told_is_not_asked_again(quick: str, guest: Come) -> None:
    zoe = guest(quick, Look(DESKTOP, "fr"))
    listen(zoe)
    shown = Shown(zoe, "diferencio", 3)
    matches = walk("diferencio", 3, 1)
    shown.show(next(matches))
    shown.show(next(match for match in matches if match.view(MINE).architect != MINE and has_just_woken(match)))
    zoe.page.wait_for_function("() => window.spoken.at(-1)?.[2].includes('Touche la carte')")
    asked = [line.words for line in heard(zoe) if "Qu’est-ce qui a changé" in line.words]
    assert len(asked) == 1


def has_just_woken(match: Match) -> bool:
    return bool(match.happened) and type(match.happened[-1].what).__name__ == "Woke"


def test_what_hits_me_comes_first_and_plain_moves_of_others_are_told_on_request(quick: str, guest: Come) -> None:
    zoe = guest(quick, Look(DESKTOP, "fr"))
    listen(zoe)
    table = Told(zoe)
    first, second, third = (zoe.page.locator(f"[data-piece=seat{seat}] .seat-name").inner_text() for seat in (1, 2, 3))
    zoe.page.wait_for_timeout(1500)  # what the table asks is said
    before = len(heard(zoe))
    table.tell(Announced(by=1))
    table.tell(Passed(by=1), Announced(by=2), Drew(by=3, count=1), OwesDraw(by=3, whom=MINE, count=4))
    zoe.page.wait_for_function(f"() => window.spoken.length >= {before + 3}")
    lines = heard(zoe)[before:]
    assert [(line.manner, line.words.split()[0]) for line in lines[:3]] == [
        ("polite", first),
        ("assertive", third),
        ("polite", second),
    ]
    assert "pioche une carte" not in " ".join(line.words for line in lines)
    assert cut(lines) == []
    zoe.page.keyboard.press("d")
    zoe.page.wait_for_function("() => window.spoken.some(([, , words]) => words.includes('pioche une carte'))")
