"""Robots at their seats: each has its own name and face; how well it plays is told by bars, and in words."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.guests import PHONE, Guest, Look

Come = Callable[..., Guest]
NAMES = {
    "fr": ["Rouage", "Ressort", "Pignon", "Piston", "Boulon", "Manivelle", "Bobine", "Loupiote"],
    "en": ["Cog", "Spring", "Gable", "Piston", "Bolt", "Crank", "Bobbin", "Flicker"],
}
LEVELS = {"fr": ["débutant", "sans pitié"], "en": ["beginner", "merciless"]}
CARDS = {"fr": "carte", "en": "card"}
LIT = ["1", "4"]  # bars


@pytest.mark.parametrize("look", [Look(PHONE), Look((1440, 900), "en")], ids=["phone-fr", "wide-en"])
def test_a_robot_shows_and_says_its_name_and_its_level(address: str, guest: Come, look: Look) -> None:
    zoe = guest(address, look)
    zoe.sit_down(zoe.open_table("derniere", 3))
    for seat, level in ((1, "beginner"), (2, "merciless")):
        zoe.page.locator(f"[data-seat='{seat}'] .place.free").click()
        choices = zoe.page.locator("[data-sheet=place] .robot-level")
        expect(choices).to_have_count(4)
        bars = choices.locator(".level-bars").all()
        assert [each.get_attribute("data-bars") for each in bars] == ["1", "2", "3", "4"]
        zoe.page.locator(f"[data-sheet=place] [data-bot={level}]").click()
    names = []
    for seat, lit, level in zip((1, 2), LIT, LEVELS[look.language], strict=True):
        place = zoe.page.locator(f"[data-seat='{seat}']")
        expect(place.locator(".level-bars")).to_have_attribute("data-bars", lit)
        expect(place).to_contain_text(f"robot, {level}")
        names.append(place.locator(".place-words b").inner_text())
    assert set(names) < set(NAMES[look.language])
    zoe.page.locator(".start-bar button").first.click()
    zoe.page.wait_for_selector("[data-prompt]")
    for name, lit, level in zip(names, LIT, LEVELS[look.language], strict=True):
        seat = zoe.page.locator(".seat", has_text=name)
        said = re.compile(rf"{name} ?, robot, {level} ?, \d {CARDS[look.language]}")
        expect(seat).to_have_accessible_name(said)
        if look.size != PHONE:  # where a name may leave no room for them
            expect(seat.locator(".level-bars")).to_have_attribute("data-bars", lit)
        face = f"robot-{robot_called(name)}-[a-z]+"  # whatever it feels by now
        expect(seat.locator("img.who").last).to_have_attribute("src", re.compile(face))
    assert zoe.complaints == []


def robot_called(name: str) -> str:
    """By the name of its picture, which is the French one."""
    number = next(names.index(name) for names in NAMES.values() if name in names)
    return NAMES["fr"][number].lower()
