"""A composed picture that is kept: named at the end of a match, played again with one tap, chosen at another table, and
deleted; and the page of a day that has a new one."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest
from PIL import Image
from playwright.sync_api import Route, expect

from tablee.core.registry import game
from tablee.games.difference.making.composing import MAKING
from tablee.matches.day import circle_key, day_at, picture_secret
from tablee.server.content.made_images import Entry
from tests.browser.conftest import house
from tests.browser.guests import PHONE, Guest, Look
from tests.browser.test_day import seen
from tests.browser.test_everybody import violations
from tests.browser.test_matches import play_out
from tests.browser.test_waiting import say
from tests.choice import all_but_few_thorough
from tests.games.difference.composed import plain_picture
from tests.server.test_day_pictures import put

Come = Callable[..., Guest]
WIDE = (1440, 900)
LOOKS = [Look(PHONE), Look(WIDE, "en"), Look(PHONE, "en"), Look(WIDE)]
IDS = ["phone-fr", "wide-en", "phone-en", "wide-fr"]
WORD = "moulin"


@pytest.fixture(scope="module")
def at_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A house in which a market is ready for all who come, and the day has a picture."""
    folder = tmp_path_factory.mktemp("pictures")
    made = folder / "pictures" / "made"
    shelve(made)
    for day in {day_at(time.time() + ahead) for ahead in (0, 3600)}:
        put(made, day, picture_secret(circle_key(WORD, day), game("difference")))
    with house(folder, 10.0, f"circle:{WORD}") as address:
        yield address


def shelve(made: Path) -> None:
    """A market of which only squares are drawn: composing one takes a while."""
    plain = plain_picture("market", 7)
    folder = MAKING.folder(MAKING.read(plain))
    Image.new("RGB", (1600, 1200), "#8fc9d9").save(there(made / folder / "untouched.webp"), lossless=True)
    places: list[tuple[int, int]] = []
    for number, spot in enumerate(plain["spots"]):
        top, left, _ = spot["region"][0]
        places.append((left * 8, top * 8))
        Image.new("RGB", (80, 80), "#7a3b2e").save(made / folder / f"{number:02}.webp", lossless=True)
    (made / folder / "places.json").write_bytes(msgspec.json.encode(places))
    entry = msgspec.json.encode(Entry("difference", "market", plain))
    there(made / "ready" / f"difference+market+{folder}.json").write_bytes(entry)


def there(path: Path) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    return path


@pytest.mark.parametrize("look", all_but_few_thorough(LOOKS, []), ids=IDS)
def test_a_picture_is_kept_and_chosen_again(at_home: str, guest: Come, look: Look) -> None:
    zoe = guest(at_home, look)
    zoe.sit_down(zoe.open_table("difference", 2, options={"picture": "new_market"}))
    zoe.page.locator("[data-start]").click()
    zoe.page.wait_for_selector("[data-kind=picture]")
    play_out([zoe], 1)
    expect(zoe.page.locator("[data-same]")).to_have_text(say(look, "La même image", "The same picture"))
    zoe.page.locator("[data-keep-picture]").click()
    name = "Le marché de mamie"
    zoe.page.locator(".keep-picture input").fill(name)
    seen(zoe, "keep-picture")
    assert violations(zoe) == []
    zoe.page.keyboard.press("Enter")
    expect(zoe.page.locator(".keep-picture[data-kept=yes]")).to_contain_text(name)
    seen(zoe, "kept-picture")

    (first,) = zoe.ask("GET", "/api/1/records")["records"][:1]
    zoe.page.locator("[data-same]").click()
    zoe.page.wait_for_selector("[data-kind=picture]")  # there is no other market: nothing else could begin

    zoe.page.goto(f"/records/{first['id']}")
    zoe.page.wait_for_selector("[data-kind=picture]")
    if look.size == PHONE:
        zoe.page.locator(".open-moves").click()
    else:
        zoe.page.locator(".keep-open").click()
    expect(zoe.page.locator(".keep-picture:visible")).to_contain_text(name)
    seen(zoe, "kept-replay")
    assert violations(zoe) == []

    zoe.sit_down(zoe.open_table("difference", 2))
    label = say(look, "L’image", "The picture")
    fold = zoe.page.locator("details.folded", has=zoe.page.locator("summary", has_text=label)).first
    fold.locator("summary").click()
    fold.get_by_text(name).click()
    expect(fold.locator("summary b")).to_contain_text(name)
    seen(zoe, "kept-chosen")
    zoe.page.locator("[data-start]").click()
    zoe.page.wait_for_selector("[data-kind=picture]")

    zoe.page.goto("/records")
    mine = zoe.page.locator(".kept-pictures")
    mine.locator("summary").click()
    expect(mine).to_contain_text(name)
    seen(zoe, "kept-list")
    assert violations(zoe) == []
    mine.get_by_role("button").click()
    expect(mine).to_have_count(0)
    assert zoe.ask("GET", "/api/1/pictures")["pictures"] == []


@pytest.mark.parametrize("look", all_but_few_thorough(LOOKS, LOOKS[:1]), ids=IDS)
def test_the_page_of_the_day_says_that_there_is_a_new_picture(at_home: str, guest: Come, look: Look) -> None:
    zoe = guest(at_home, look)
    zoe.introduce()
    zoe.page.goto("/day?g=difference")
    new = zoe.page.locator("[data-new-picture]")
    expect(new).to_contain_text(say(look, "Une image nouvelle aujourd’hui", "A new picture today"))
    seen(zoe, "day-picture")
    assert violations(zoe) == []
    zoe.page.goto("/day?g=derniere")
    zoe.page.wait_for_selector("[data-play-day]")
    expect(new).to_have_count(0)
    zoe.page.goto("/day?g=difference")
    zoe.page.locator("[data-play-day]").click()
    zoe.page.wait_for_selector("[data-kind=picture]")


def test_while_the_picture_of_the_day_is_drawn_the_page_waits(at_home: str, guest: Come) -> None:
    zoe = guest(at_home, Look(PHONE))
    zoe.introduce()
    asked: list[str] = []

    def answer(route: Route) -> None:
        asked.append(route.request.url)
        if route.request.method != "POST" or len(asked) > 1:
            route.continue_()
            return
        told = {"code": "being-made", "why": {"key": "house-being-made", "args": {}}}
        route.fulfill(status=409, json=told)

    zoe.page.route("**/api/1/days/*/difference", answer)
    zoe.page.goto("/day?g=difference")
    zoe.page.locator("[data-play-day]").click()
    expect(zoe.page.locator(".day-main [role=status]")).to_contain_text("Une image nouvelle se prépare")
    zoe.complaints.clear()  # the browser complains of the refusal
    zoe.page.wait_for_selector("[data-table]")
    assert len(asked) == 2


@pytest.mark.parametrize("look", all_but_few_thorough(LOOKS[:2], LOOKS[:1]), ids=IDS[:2])
def test_while_a_new_picture_is_drawn_one_of_the_box_can_be_taken(at_home: str, guest: Come, look: Look) -> None:
    zoe = guest(at_home, look)
    zoe.sit_down(zoe.open_table("difference", 2, options={"picture": "new_beach"}))
    zoe.page.locator("[data-start]").click()
    expect(zoe.page.locator(".start-bar")).to_contain_text(say(look, "se prépare…", "is on its way…"))
    seen(zoe, "being-made")
    zoe.page.locator("[data-meanwhile]").click()
    zoe.page.wait_for_selector("[data-kind=picture]")
