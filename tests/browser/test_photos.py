"""One's own photographs, through the whole editor as a finger does it: chosen, framed, altered, named, sent; and the
list of decks. What is refused is said, and nothing is lost on the way."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.guests import PHONE, Guest, Look
from tests.browser.photographs import Thing, packed, photograph, things
from tests.choice import all_but_few_thorough

Come = Callable[..., Guest]
WIDE = (1440, 900)
LOOKS = [Look(size, language) for size in (PHONE, WIDE) for language in ("fr", "en")]
SEEN = os.environ.get("TABLEE_SEEN")  # a folder for pictures of what was seen
KINDS = ["colour", "size", "gone"]  # what happens to the things, by turns


def seen(zoe: Guest, name: str) -> None:
    if SEEN:
        look = zoe.look
        file = f"{name}-{look.size[0]}-{look.language}-{look.theme}.png"
        zoe.page.screenshot(path=Path(SEEN) / file, full_page=True)


def give(zoe: Guest, data: bytes, name: str = "photo.jpg", kind: str = "image/jpeg") -> None:
    zoe.page.locator("input[type=file]:not([capture])").set_input_files(
        {"name": name, "mimeType": kind, "buffer": data}
    )


def frame(zoe: Guest) -> Locator:
    return zoe.page.locator(".photo-frame canvas")


def tap(zoe: Guest, thing: Thing) -> None:
    """At a thing of the whole photograph."""
    box = frame(zoe).bounding_box()
    assert box is not None
    frame(zoe).click(position={"x": box["width"] * thing.x / 1600, "y": box["height"] * thing.y / 1200})


def open_editor(zoe: Guest, data: bytes) -> None:
    zoe.introduce()
    zoe.page.goto("/photos/new")
    give(zoe, data)
    expect(zoe.page.locator("main")).to_have_attribute("data-step", "crop")
    seen(zoe, "crop")
    zoe.page.locator(".photo-does .main").click()
    expect(zoe.page.locator("main")).to_have_attribute("data-step", "alter")


def counted(zoe: Guest, count: int) -> None:
    expect(zoe.page.locator(".photo-counter b")).to_have_text(f"{count}/25")


def alter(zoe: Guest, thing: Thing, kind: str) -> None:
    """What was asked for, or what else is offered for it."""
    tap(zoe, thing)
    offered = zoe.page.locator(f"[data-kind={kind}]:not([aria-disabled])")
    zoe.page.wait_for_selector("[data-kind=colour]")
    (offered if offered.count() else zoe.page.locator("[data-kind=colour]")).click()
    zoe.page.locator("[data-keep]").click()
    zoe.page.locator("#photo-name").fill(thing.name)
    zoe.page.locator("[data-named]").click()


def alter_all(zoe: Guest, given: list[Thing], begun: int = 0) -> None:
    for number, thing in enumerate(given, begun):
        alter(zoe, thing, KINDS[number % len(KINDS)])
        counted(zoe, number + 1)


def fill_up(zoe: Guest) -> None:
    zoe.page.locator("[data-fill]").click()
    counted(zoe, 25)


def finish(zoe: Guest, title: str) -> None:
    zoe.page.locator("[data-finish]").click()
    zoe.page.locator("#photo-title").fill(title)


def decks(zoe: Guest) -> list[dict[str, Any]]:
    return list(zoe.ask("GET", "/api/1/photos")["photos"])


@pytest.mark.parametrize("look", all_but_few_thorough(LOOKS, LOOKS[:1]))
def test_a_photograph_becomes_twenty_five_cards_and_a_reload_loses_nothing(
    address: str, guest: Come, look: Look
) -> None:
    zoe = guest(address, look)
    title = f"Chez mamie {look.size[0]} {look.language}"
    seen_choose(zoe)
    open_editor(zoe, packed(photograph()))
    given = things()[:17]
    tap(zoe, given[0])
    zoe.page.wait_for_selector("[data-kind=colour]")
    seen(zoe, "tapped")
    zoe.page.locator("[data-kind=colour]").click()
    seen(zoe, "decide")
    zoe.page.locator(".photo-does .button").first.click()  # back: the thing is still there
    zoe.page.locator(".photo-side > .button").last.click()
    alter_all(zoe, given[:9])
    seen(zoe, "nine")
    zoe.page.reload()
    counted(zoe, 9)
    alter_all(zoe, given[9:], 9)
    fill_up(zoe)
    seen(zoe, "full")
    zoe.page.locator("[data-undo-card]").click()
    counted(zoe, 24)
    fill_up(zoe)
    finish(zoe, title)
    seen(zoe, "finish")
    zoe.page.locator("[data-send]").click()
    expect(zoe.page.locator(".deck h2").first).to_have_text(title)
    zoe.page.wait_for_function("() => document.querySelector('.deck-picture')?.naturalWidth > 100")
    seen(zoe, "list")
    (deck,) = [each for each in decks(zoe) if each["title"] == title]
    assert deck["mine"]
    assert not deck["shared"]
    zoe.page.goto("/photos/new")  # nothing is left of the draft
    expect(zoe.page.locator("main")).to_have_attribute("data-step", "choose")


def seen_choose(zoe: Guest) -> None:
    if SEEN:
        zoe.introduce()
        zoe.page.goto("/photos/new")
        zoe.page.wait_for_selector(".photo-choose")
        seen(zoe, "choose")
