"""A new picture at the table: it is chosen in the waiting room, a whole match is played with it, and seen again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tablee.server.content.made_images import make
from tests.browser.conftest import house
from tests.browser.guests import PHONE, Guest, Look
from tests.browser.test_matches import check_end, play_out
from tests.choice import all_but_few_thorough

Come = Callable[..., Guest]
WIDE = (1440, 900)
LOOKS = [Look(size, language) for size in (PHONE, WIDE) for language in ("fr", "en")]
LABELS = {"fr": ("L’image", "Nouvelle\u00a0: le marché"), "en": ("The picture", "New: the market")}
# Every picture of the table is there, so many at least, and as large as one that is sent once.
SEEN = """(count) => {
  const found = [...document.querySelectorAll('[data-kind=picture] img, [data-kind=picture] canvas')];
  return found.length >= count && found.every((each) => (each.naturalWidth ?? each.width) > 300);
}"""


@pytest.fixture(scope="module")
def at_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Path]]:
    """A house in which a market is ready."""
    folder = tmp_path_factory.mktemp("pictures")
    make(folder / "pictures" / "made", "difference", "market")
    with house(folder, 10.0) as address:
        yield address, folder


def choose_new(zoe: Guest, look: Look) -> None:
    name, wanted = LABELS[look.language]
    fold = zoe.page.locator("details.folded", has=zoe.page.locator("summary", has_text=name)).first
    fold.locator("summary").click()
    fold.get_by_text(wanted, exact=True).click()
    expect(fold.locator("summary b")).to_have_text(wanted)


@pytest.mark.parametrize("look", all_but_few_thorough(LOOKS, LOOKS[:1]))
def test_a_family_plays_a_new_picture_and_sees_it_again(at_home: tuple[str, Path], guest: Come, look: Look) -> None:
    address, folder = at_home
    zoe = guest(address, look)
    zoe.sit_down(zoe.open_table("difference", 2))
    choose_new(zoe, look)
    zoe.page.locator("[data-start]").click()
    zoe.page.wait_for_selector("[data-kind=picture]")
    zoe.page.wait_for_function(SEEN, arg=2)
    play_out([zoe], 1)
    check_end(zoe)
    (record,) = zoe.ask("GET", "/api/1/records")["records"][:1]
    kept = zoe.ask("GET", f"/api/1/records/{record['id']}")
    assert kept["made"]["kind"] == "market"
    zoe.page.goto(f"/records/{record['id']}")
    zoe.page.wait_for_selector("[data-kind=picture]")
    zoe.page.wait_for_function(SEEN, arg=1)
    assert (folder / "pictures" / "made" / "used").exists()


@pytest.mark.thorough
def test_a_match_whose_picture_is_being_drawn_begins_by_itself(at_home: tuple[str, Path], guest: Come) -> None:
    zoe = guest(at_home[0], Look(PHONE))
    zoe.sit_down(zoe.open_table("difference", 2, options={"picture": "new_beach"}))
    zoe.page.locator("[data-start]").click()
    expect(zoe.page.locator(".start-bar")).to_contain_text("Une image nouvelle se prépare…")
    zoe.page.wait_for_selector("[data-kind=picture]")
    zoe.page.wait_for_function(SEEN, arg=2)
    expect(zoe.page.locator("[data-prompt]")).not_to_contain_text("se prépare")
