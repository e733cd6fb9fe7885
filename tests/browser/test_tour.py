"""The tour: every kind of screen, photographed in both languages. `make tour` puts the pictures into docs/tour."""

from __future__ import annotations

import io
import os
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import numpy as np
import pytest
from PIL import Image

from tests.browser.guests import DESKTOP, PHONE, TABLET, TELEVISION, Guest, Look
from tests.browser.test_everybody import play_on
from tests.choice import all_but_few_thorough

DOCS = Path(__file__).parents[2] / "docs"
WIDEST = 960  # pixels of a picture in the docs


class Stop(NamedTuple):
    """A table on the tour: seats, size, theme, how far into the match, whether its time runs faster, and what is to be
    seen on it."""

    seats: int
    size: tuple[int, int]
    theme: str = "day"
    taps: int = 4
    hurried: bool = True
    shows: str = "[data-prompt], [data-cover]"


TABLES = {
    "derniere": Stop(4, DESKTOP),
    "dominos": Stop(3, PHONE, taps=8, shows="[data-kind=hand] [data-lit]"),
    "tour_du_monde": Stop(4, DESKTOP, taps=40),
    "davinci": Stop(3, PHONE, taps=16),
    "trouve": Stop(5, TABLET, taps=0, hurried=False, shows=".die-cube"),
    "a_moi": Stop(4, PHONE, taps=0, hurried=False, shows="[data-zone=card] img"),
    "bruit": Stop(5, DESKTOP, taps=0),
    "difference": Stop(3, DESKTOP, taps=0, hurried=False),
    "diferencio": Stop(3, TABLET, "night", 0, hurried=False, shows="[data-kind=board] img"),
}
PICTURED = """() => [...document.images].every((each) => each.complete)
  && [...document.querySelectorAll('.picture-ground')].every((each) => each.querySelector('img'))"""
PAGES = ("shelf", "game", "waiting", "settings", "television", "contrast")


def photographed(guest: Guest, name: str, folder: Path) -> None:
    """A picture with something on it, kept as WebP."""
    guest.settled()
    picture = Image.open(io.BytesIO(guest.page.screenshot())).convert("RGB")
    assert np.asarray(picture.convert("L")).std() > 15, f"{name} is blank"
    picture.thumbnail((WIDEST, 2 * WIDEST))
    picture.save(folder / f"{name}-{guest.look.language}.webp", quality=80, method=6)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where the pictures go; nowhere that lasts, unless somebody asks for it."""
    return Path(os.environ.get("TABLEE_TOUR", tmp_path))


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("game", all_but_few_thorough(TABLES, []))
def test_a_table_for_the_tour(
    game: str, language: str, folder: Path, address: str, quick: str, guest: Callable[..., Guest]
) -> None:
    stop = TABLES[game]
    zoe = guest(quick if stop.hurried else address, Look(stop.size, language, stop.theme))
    zoe.sit_and_start(game, stop.seats, options={"pace": "relaxed"})
    zoe.page.wait_for_selector("[data-prompt], [data-cover]")
    play_on(zoe, stop.taps, 3)
    zoe.page.wait_for_selector(stop.shows)
    zoe.page.wait_for_function(PICTURED)
    photographed(zoe, game, folder)


@pytest.mark.parametrize("language", all_but_few_thorough(["fr", "en"], []))
def test_the_other_pages_for_the_tour(language: str, folder: Path, address: str, guest: Callable[..., Guest]) -> None:
    zoe = guest(address, Look(DESKTOP, language))
    zoe.page.goto("/")
    zoe.page.wait_for_load_state("networkidle")
    photographed(zoe, "shelf", folder)

    phone = guest(address, Look(PHONE, language))
    phone.page.goto("/g/davinci")
    phone.page.wait_for_load_state("networkidle")
    photographed(phone, "game", folder)
    phone.page.locator("header button").last.click()
    phone.page.wait_for_selector("dialog[open]")
    photographed(phone, "settings", folder)

    tablet = guest(address, Look(TABLET, language))
    code = tablet.open_table("derniere", 5)
    tablet.sit_down(code)
    tablet.page.wait_for_load_state("networkidle")
    photographed(tablet, "waiting", folder)

    screen = guest(address, Look(TELEVISION, language, "night"), "Télé")
    screen.introduce()
    screen.page.goto(f"/tv/{code}")
    tablet.page.locator("[data-start]").click()
    screen.page.wait_for_selector("[data-prompt]")
    screen.page.wait_for_load_state("networkidle")
    photographed(screen, "television", folder)

    sharp = guest(address, Look(DESKTOP, language, "contrast"))
    sharp.sit_and_start("derniere", 4)
    sharp.page.wait_for_selector("[data-prompt]")
    sharp.page.wait_for_load_state("networkidle")
    photographed(sharp, "contrast", folder)


def test_the_tour_shows_every_picture_in_both_languages() -> None:
    told = (DOCS / "tour.md").read_text("utf-8")
    for name in (*TABLES, *PAGES):
        for language in ("fr", "en"):
            assert f"tour/{name}-{language}.webp" in told
            assert (DOCS / "tour" / f"{name}-{language}.webp").exists(), "make tour"
