"""A photograph at the table: it is chosen among one's decks and played; once it is deleted, a replay says so."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tablee.server.content.photos.making import keep
from tablee.server.content.photos.shelf import Photos
from tests.browser.conftest import house
from tests.browser.guests import PHONE, Guest, Look
from tests.browser.test_matches import play_out
from tests.browser.test_new_pictures import SEEN
from tests.server.photo_decks import deck

Come = Callable[..., Guest]
ID = "0123456789"


@pytest.fixture(scope="module")
def at_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Path]]:
    """A house with a deck that everybody may play."""
    folder = tmp_path_factory.mktemp("photos")
    assert keep(folder / "pictures" / "photos" / ID, deck(), "anna", True, int(time.time())).why is None
    with house(folder, 10.0) as address:
        yield address, folder


@pytest.mark.thorough
def test_a_photograph_is_chosen_played_and_deleted(at_home: tuple[str, Path], guest: Come) -> None:
    address, folder = at_home
    zoe = guest(address, Look(PHONE))
    code = zoe.open_table("difference", 2)
    zoe.sit_down(code)
    fold = zoe.page.locator("details.folded", has=zoe.page.locator("summary", has_text="L’image")).first
    fold.locator("summary").click()
    fold.get_by_text("Photo\u00a0: Le jardin", exact=True).click()
    expect(fold.locator("summary b")).to_have_text("Photo\u00a0: Le jardin")
    zoe.page.locator("[data-start]").click()
    zoe.page.wait_for_selector("[data-kind=picture]")
    zoe.page.wait_for_function(SEEN, arg=2)
    play_out([zoe], 1)
    (record,) = zoe.ask("GET", "/api/1/records")["records"][:1]
    assert zoe.ask("GET", f"/api/1/records/{record['id']}")["made"]["photo"] == ID
    assert Photos(folder / "pictures" / "photos").remove(ID)
    zoe.page.goto(f"/records/{record['id']}")
    zoe.page.wait_for_selector("[data-kind=picture]")
    expect(zoe.page.locator("body")).to_contain_text("La photo a été supprimée.")
