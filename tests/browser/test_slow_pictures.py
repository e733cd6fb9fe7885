"""Races over pictures on a slow line: nobody, and no robot, searches before the pictures have come (COM-13)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import house
from tests.browser.guests import DESKTOP, PHONE, Guest, Look
from tests.rulebook import rule
from tests.slow_line import Quality, slow_line

HURRIED = 2.0  # a robot lays a card every few seconds, and a picture that nobody gets is given up after thirty
WATCH = """() => {
  window.sights = [];
  const look = () => {
    const grounds = [...document.querySelectorAll('.picture-ground')];
    const seen = grounds.filter((each) => each.querySelector('img')?.naturalWidth);
    const laid = grounds.map((each) => each.dataset.piece).find((key) => key.startsWith('laid'));
    if (laid) window.sights.push([performance.now(), laid, seen.length]);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""


@pytest.fixture(scope="module")
def hurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with house(tmp_path_factory.mktemp("slow"), HURRIED) as found:
        yield found


@pytest.fixture
def slow(hurried: str) -> Iterator[str]:
    """The same house, far away: 400 ms, 90 kB/s, and stalls."""
    with slow_line(hurried, Quality()) as line:
        yield line.address


def sights(zoe: Guest) -> list[tuple[float, str, int]]:
    """What was to be seen, frame by frame: when, with which reference, and how many pictures."""
    found: list[tuple[float, str, int]] = zoe.page.evaluate("() => window.sights")
    return found


@rule("COM-13")
@pytest.mark.thorough
@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_both_pictures_are_seen_before_a_robot_lays_a_card(
    size: tuple[int, int], slow: str, guest: Callable[..., Guest]
) -> None:
    zoe = guest(slow, Look(size=size))
    zoe.sit_and_start("difference", 2)
    zoe.page.evaluate(WATCH)
    zoe.page.wait_for_function("() => window.sights.some(([, key]) => key === 'laid2')", timeout=180_000)
    found = sights(zoe)
    for reference in ("laid0", "laid1"):
        assert any(key == reference and pictures == 2 for _, key, pictures in found), reference
        assert not any(key == reference and pictures == 1 for _, key, pictures in found), "one before the other"


@rule("COM-13")
@pytest.mark.parametrize(
    ("language", "words"),
    [("fr", "On attend l’image de Zoé…"), pytest.param("en", "Waiting for Zoé’s picture…", marks=pytest.mark.thorough)],
)
def test_the_others_are_told_whose_picture_is_waited_for(
    language: str, words: str, hurried: str, slow: str, guest: Callable[..., Guest]
) -> None:
    anna = guest(hurried, Look(language=language), "Anna")
    zoe = guest(slow, Look(size=PHONE, language=language), "Zoé")
    code = anna.open_table("difference", 2)
    anna.sit_down(code)
    zoe.introduce()
    zoe.sit_down(code)
    anna.page.locator("[data-start]").click()
    expect(anna.page.locator("[data-prompt]")).to_contain_text(words)
    expect(anna.page.locator(".picture-ground img")).to_have_count(0)
    expect(anna.page.locator(".picture-ground img")).to_have_count(2)
    expect(zoe.page.locator(".picture-ground img")).to_have_count(2)
