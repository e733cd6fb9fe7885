"""The deal of the day in browsers: the leaf on the shelf, my deal, what came of it, stamps and sharing."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace
from playwright.sync_api import Route, expect

from tablee.core.registry import game
from tablee.games.a_moi.state import SLAP
from tablee.matches.day import day_at, dealt_games, has_turns
from tablee.matches.day_trials import Answer
from tablee.stores.sqlite.store import SqliteStore
from tests.browser.conftest import house
from tests.browser.guests import PHONE, TABLET, Guest, Look
from tests.browser.test_everybody import violations
from tests.browser.test_matches import play_out
from tests.browser.test_waiting import say
from tests.choice import all_but_few_thorough

Come = Callable[..., Guest]

WIDE = (1440, 900)
LOOKS = [
    Look(PHONE), Look(WIDE, "en"), Look(PHONE, "en"), Look(WIDE), Look(TABLET), Look(PHONE, theme="contrast"),
]  # fmt: skip
IDS = ["phone-fr", "wide-en", "phone-en", "wide-fr", "tablet-fr", "contrast-fr"]
looks = pytest.mark.parametrize("look", all_but_few_thorough(LOOKS, LOOKS[:1]), ids=IDS)
# Nothing is wider than the screen.
FITS = "() => document.documentElement.scrollWidth <= document.documentElement.clientWidth"
GAME = "derniere"
TRIALS = [name for name in dealt_games() if not has_turns(game(name))]


def seen(guest: Guest, name: str) -> None:
    """A picture for whoever wants to look: TABLEE_SEEN names a folder."""
    guest.settled()
    assert guest.page.evaluate(FITS)
    if folder := os.environ.get("TABLEE_SEEN"):
        size, language, theme = guest.look.size[0], guest.look.language, guest.look.theme
        guest.page.screenshot(path=Path(folder) / f"{name}-{size}-{language}-{theme}.png")


@looks
def test_a_deal_from_the_shelf_to_the_picture(quick: str, guest: Come, look: Look) -> None:
    zoe, lou = guest(quick, look), guest(quick, look, "Lou")
    zoe.introduce()
    lou.introduce()
    zoe.page.goto("/")
    leaf = zoe.page.locator(".day-on-shelf a")
    expect(leaf).to_contain_text(say(look, "La donne du jour", "Today’s deal"))
    seen(zoe, "shelf")
    leaf.click()
    zoe.page.wait_for_selector(".day-page")
    expect(zoe.page.locator(".day-source")).to_contain_text(say(look, "Le sceau s’ouvre demain", "opens tomorrow"))
    expect(zoe.page.locator("[data-stamp=open]")).to_have_count(1)
    zoe.page.goto(f"/day?g={GAME}")
    zoe.page.wait_for_selector("[data-play-day]")
    seen(zoe, "before")
    assert violations(zoe) == []

    zoe.page.locator("[data-play-day]").click()
    zoe.page.wait_for_selector("[data-table]")
    play_out([zoe], 1)
    zoe.page.locator("[data-day]").click()
    zoe.page.wait_for_selector(".day-result")
    expect(zoe.page.locator(".day-main > .signs .sign")).to_have_count(3)
    expect(zoe.page.locator(".day-results li[data-mine]")).to_have_count(1)
    expect(zoe.page.locator("[data-stamp=played]")).to_have_count(1)
    seen(zoe, "after")
    assert violations(zoe) == []

    lou.page.goto(f"/day?g={GAME}")
    expect(lou.page.locator(".day-players")).to_contain_text("Zoé")
    expect(lou.page.locator(".sign")).to_have_count(0)

    zoe.page.get_by_role("button", name=say(look, "Partager", "Share")).click()
    picture = zoe.page.locator(".share-day > img")
    expect(picture).to_be_visible()
    zoe.page.wait_for_function("() => document.querySelector('.share-day > img').naturalWidth === 1080")
    text = zoe.page.locator(".share-day textarea").input_value().splitlines()
    assert len(text) == 3
    assert text[0].startswith("Tablée · ")
    assert set(text[1]) <= {"⭐", "🔵", "⚪"}
    seen(zoe, "share")
    assert violations(zoe) == []
    named = zoe.page.get_by_role("switch", name=say(look, "Mon prénom", "My name"))
    expect(named).not_to_be_checked()
    named.click()
    zoe.page.wait_for_function("() => document.querySelector('.share-day > img').src.endsWith('name=true')")


@pytest.mark.parametrize("look", LOOKS[:2], ids=IDS[:2])
def test_a_day_that_nobody_played(quick: str, guest: Come, look: Look) -> None:
    zoe = guest(quick, look)
    zoe.introduce()
    zoe.page.goto("/day")
    zoe.page.wait_for_selector("[data-play-day]")
    expect(zoe.page.locator(".head a")).to_have_count(1)  # nothing is past yet
    zoe.page.goto("/day/2026-01-02")
    expect(zoe.page.locator(".day-past")).to_contain_text(say(look, "Personne n’a joué ce jour-là", "Nobody played"))
    assert violations(zoe) == []


@pytest.mark.parametrize("name", all_but_few_thorough(TRIALS, ["a_moi"]))
@pytest.mark.parametrize("look", all_but_few_thorough(LOOKS[:2], LOOKS[:1]), ids=IDS[:2])
def test_twelve_cards(quick: str, guest: Come, look: Look, name: str) -> None:
    zoe = guest(quick, look)
    zoe.introduce()
    zoe.page.goto(f"/day?g={name}")
    are_nights = name == "diferencio"
    words = say(look, "Douze nuits", "Twelve nights") if are_nights else say(look, "Douze cartes", "Twelve cards")
    expect(zoe.page.locator(".day-line")).to_contain_text(words)
    zoe.page.locator("[data-play-day]").click()
    zoe.page.wait_for_selector("[data-prompt]")
    seen(zoe, f"trial-{name}")
    play_out([zoe], 2)
    zoe.page.locator("[data-day]").click()
    expect(zoe.page.locator(".day-main > .signs .sign")).to_have_count(12)
    expect(zoe.page.locator(".legend")).to_contain_text(say(look, "avant le robot", "before the robot"))
    seen(zoe, f"after-{name}")
    assert violations(zoe) == []


# How many there are in each row of signs.
STARS = "rows => rows.map(row => row.querySelectorAll('[data-sign=S]').length)"
GHOSTS = {"lou": ("Lou", 2, 71), "papa": ("Papa", 6, 112)}  # names, animals, and hundredths of a second


async def leave_ghosts(folder: Path, name: str) -> None:
    """Two of the family have played already, and pressed at every card."""
    store, day = await SqliteStore.open(folder), day_at(time.time())
    for id, (who, animal, hundredths) in GHOSTS.items():
        await store.save_person(id, who)
        await store.save_animal(id, animal)
        run = await store.begin_run(day, name, id, f"{id}-1")
        await store.end_run(replace(run, stars=8, of=12, median=10 * hundredths, symbols="SSDSSSCSSDSC"))
        answers = [Answer([SLAP], 1000 * hundredths)] * 12
        await store.leave_ghost(run.record, msgspec.json.encode(answers))
    await store.close()


@pytest.mark.parametrize("look", all_but_few_thorough(LOOKS[:2], LOOKS[:1]), ids=IDS[:2])
def test_ghosts_run_along(tmp_path: Path, guest: Come, look: Look) -> None:
    """Silent until my hand is down; then everybody's time."""
    with ThreadPoolExecutor(1) as aside:  # where no loop is running
        aside.submit(asyncio.run, leave_ghosts(tmp_path, "a_moi")).result()
    with house(tmp_path, 1.0) as address:
        zoe = guest(address, look)
        zoe.introduce()
        zoe.page.goto("/day?g=a_moi")
        expect(zoe.page.locator(".day-house .ghost-face")).to_have_count(2)
        expect(zoe.page.locator(".day-house")).to_contain_text(
            say(look, "ont laissé leur fantôme", "left their ghosts")
        )
        seen(zoe, "ghost-left")
        assert violations(zoe) == []
        zoe.page.locator("[data-play-day]").click()
        zoe.page.wait_for_selector("[data-piece][data-lit]")
        expect(zoe.page.locator("[data-prompt]")).to_contain_text(say(look, "se taisent", "keep still"))
        expect(zoe.page.locator("[data-trial]")).to_have_count(0)
        zoe.page.locator("[data-piece][data-lit]").first.click()
        expect(zoe.page.locator("[data-trial] li[data-mine]")).to_have_count(1)  # the robot lets some cards go by
        expect(zoe.page.locator("[data-trial] li .ghost-face")).to_have_count(2)
        assert zoe.page.evaluate(FITS)
        seen(zoe, "ghost-told")
        assert violations(zoe) == []
        if look.size == WIDE:
            stars = zoe.page.locator(".ghost-signs li:has(.ghost-face)").evaluate_all(STARS)
            shown = zoe.page.locator(".ghost-names .ghost-stars").evaluate_all("all => all.map(e => +e.dataset.stars)")
            assert sorted(each for each in stars if each) == sorted(shown)


def with_papa(route: Route) -> None:
    """What the house tells, and somebody whose ghost ran along."""
    answer = route.fetch()
    told = answer.json()
    papa = {"name": "Papa", "animal": 6, "mine": False, "ghost": True}
    told["results"].insert(0, told["results"][0] | {"player": papa, "quicker": 5, "record": ""})
    route.fulfill(response=answer, json=told)


def not_kept_yet(answers: list[Route]) -> Callable[[Route], None]:
    """What the house tells of today, twice as if a result were still being written."""

    def tell(route: Route) -> None:
        answers.append(route)
        answer = route.fetch()
        told = answer.json()
        if len(answers) <= 2:
            for each in told["games"]:
                if each.pop("mine", None):
                    each["begun"] = True
        route.fulfill(response=answer, json=told)

    return tell


def test_who_is_quicker_than_the_store_sees_the_result_a_moment_later(quick: str, guest: Come) -> None:
    zoe = guest(quick, Look(PHONE), "Zoé")
    zoe.introduce()
    zoe.page.goto(f"/day?g={GAME}")
    zoe.page.locator("[data-play-day]").click()
    zoe.page.wait_for_selector("[data-table]")
    play_out([zoe], 1)
    answers: list[Route] = []
    zoe.page.route("**/api/1/days/today", not_kept_yet(answers))
    zoe.page.locator("[data-day]").click()
    zoe.page.wait_for_selector(".day-result")
    assert len(answers) >= 3


@pytest.mark.parametrize("look", all_but_few_thorough(LOOKS[:2], LOOKS[1:2]), ids=IDS[:2])
def test_a_ghost_is_left_and_taken_back(quick: str, guest: Come, look: Look) -> None:
    lou = guest(quick, look, "Lou")
    lou.introduce()
    lou.page.goto("/day?g=bruit")
    expect(lou.page.locator(".day-house")).to_contain_text(say(look, "Pas encore de fantôme", "No ghost yet"))
    lou.page.locator("[data-play-day]").click()
    lou.page.wait_for_selector("[data-prompt]")
    play_out([lou], 1)
    lou.page.locator("[data-day]").click()
    lou.page.wait_for_selector(".day-ghost")
    seen(lou, "ghost-asked")
    assert violations(lou) == []
    lou.page.locator("[data-leave-ghost]").click()
    switch = lou.page.locator(".day-ghost").get_by_role("switch")
    expect(switch).to_be_checked()
    lou.page.route("**/api/1/days/*/bruit", with_papa)
    lou.page.reload()
    expect(switch).to_be_checked()
    expect(lou.page.locator(".day-house")).to_contain_text(
        say(look, "tu étais plus rapide que Papa 5 fois sur 12.", "you were quicker than Papa 5 times out of 12.")
    )
    seen(lou, "ghost-quicker")
    switch.click()
    expect(switch).not_to_be_checked()
