"""The colour that a joker named lies on the cloth: on every screen, in every theme, and in the discard's name."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tablee.core.match import Match
from tests.browser.guests import PHONE, TABLET, TELEVISION, Guest, Look
from tests.browser.positions import HANDED_IN, Shown, frame_of, walk
from tests.choice import all_but_few_thorough

Come = Callable[..., Guest]
PICTURES = os.environ.get("TABLEE_PICTURES", "")  # a folder for what was seen
WIDE = (1440, 900)
SCREENS = {"phone": PHONE, "tablet": TABLET, "desktop": WIDE, "television": TELEVISION}
THEMES = ("day", "night", "contrast")
LOOKS = [(screen, theme) for screen in SCREENS for theme in THEMES]

SEEN = """() => {
  const box = (found) => found && found.getBoundingClientRect().toJSON();
  const zone = document.querySelector('[data-zone="discard"]');
  const mat = zone.querySelector('.placemat');
  const top = zone.querySelector('.piece.top');
  return {
    mat: box(mat), card: box(top), tab: box(zone.querySelector('.announced-tab')),
    words: zone.querySelector('.announced-tab')?.innerText, pill: zone.querySelector('.pill')?.innerText,
    pillBox: box(zone.querySelector('.pill')),
    colour: mat && getComputedStyle(mat).backgroundColor, rim: mat && getComputedStyle(mat).borderTopColor,
    thick: mat && parseFloat(getComputedStyle(mat).borderTopWidth),
    marks: mat && [...mat.querySelectorAll('img')].filter((each) => each.complete && each.naturalWidth > 0).length,
    name: top.getAttribute('aria-label'), other: box(document.querySelector('[data-zone="pile"] .stack')),
  };
}"""
MARKS_THERE = """() => [...document.querySelectorAll('.placemat img, .announced-tab img')]
  .every((each) => each.complete && each.naturalWidth > 0)"""


def announced() -> Match:
    """Somebody else has named a colour, and nobody has laid anything on the joker since."""
    return next(
        match for match in walk("derniere", 4, 3) if match.game.table(match.view(None))[2].stands and match.view(0).hand
    )


def stands_of(match: Match) -> Any:
    stands = match.game.table(match.view(None))[2].stands
    assert stands is not None
    return stands


# The mat is as large as it will be.
LAID_OUT = """async () => {
  const moving = document.querySelector('[data-announced]').getAnimations({ subtree: true });
  await Promise.allSettled(moving.map((each) => each.finished));
}"""


def rgb(colour: str) -> str:
    return f"rgb({int(colour[1:3], 16)}, {int(colour[3:5], 16)}, {int(colour[5:], 16)})"


def shown(guest: Come, address: str, screen: str, theme: str, match: Match) -> Guest:
    look = Look(SCREENS[screen], "fr", theme)
    if screen != "television":
        zoe = guest(address, look)
        Shown(zoe, "derniere", 4).show(match)
        return zoe
    code = guest(address).sit_and_start("derniere", 4, options={"pace": "relaxed"})
    salon = guest(address, look, "Salon")
    salon.page.add_init_script(HANDED_IN)
    salon.page.goto(f"/tv/{code}")
    salon.page.wait_for_selector('[data-phase="playing"]')
    salon.page.evaluate("(frame) => window.show(frame)", msgspec.json.encode(frame_of(match, 1, None)).decode())
    return salon


@pytest.mark.parametrize("look", all_but_few_thorough(LOOKS, [("phone", "day"), ("television", "contrast")]), ids=str)
def test_the_announced_colour_lies_on_the_cloth(look: tuple[str, str], quick: str, guest: Come) -> None:
    (screen, theme), match = look, announced()
    zoe = shown(guest, quick, screen, theme, match)
    zoe.page.wait_for_selector("[data-announced]")
    zoe.page.wait_for_function(MARKS_THERE)
    zoe.page.evaluate(LAID_OUT)
    if PICTURES:
        zoe.page.screenshot(path=Path(PICTURES) / f"announced-{screen}-{theme}.png")
    seen, stands = zoe.page.evaluate(SEEN), stands_of(match)
    mat, card = seen["mat"], seen["card"]
    assert seen["marks"] == 14
    hue = rgb(stands.colour)
    assert seen["rim" if theme == "contrast" else "colour"] == hue
    if theme == "contrast":
        assert (seen["colour"], seen["thick"]) == ("rgb(255, 255, 255)", 9)
    assert abs(mat["width"] - 1.96 * card["width"]) < 4 * seen["thick"]
    word = str(stands.word.args["colour"])
    assert seen["words"].strip().lower() == FRENCH[word]
    assert seen["pill"].lower().endswith(f"{FRENCH[word]}, ou un sourire")
    assert seen["name"].endswith(f". On suit {FRENCH[word]}.")
    assert seen["name"].startswith("Talon")
    for part in ("tab", "pillBox"):
        assert seen[part]["left"] >= 0
        assert seen[part]["right"] <= SCREENS[screen][0]
    assert seen["pillBox"]["height"] > 0
    assert mat["left"] > seen["other"]["left"] + seen["other"]["width"] * 0.9, "the mat lies over the other pile"


FRENCH = {"orange": "orange", "blue": "bleu", "yellow": "jaune", "green": "vert", "violet": "violet", "red": "rouge"}


def test_it_goes_with_the_joker_and_nothing_moves(quick: str, guest: Come) -> None:
    zoe, match = guest(quick, Look(PHONE, "fr")), announced()
    frame = Shown(zoe, "derniere", 4).show(match)
    before = zoe.page.evaluate(SEEN)
    del frame["table"][2]["stands"]
    zoe.page.evaluate("(frame) => window.show(frame)", json.dumps({**frame, "n": 2}))
    zoe.page.wait_for_selector(".placemat", state="detached")
    after = zoe.page.evaluate(SEEN)
    assert after["words"] is None
    assert after["pill"].startswith("Talon")
    assert (after["card"], after["other"]) == (before["card"], before["other"])
