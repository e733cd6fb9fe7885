"""One's own photographs, through the whole editor as a finger does it: chosen, framed, altered, named, sent; and the
list of decks. What is refused is said, and nothing is lost on the way."""

from __future__ import annotations

import io
import json
import os
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.geometry import faults
from tests.browser.guests import DESKTOP, PHONE, SMALL, TABLET, Guest, Look
from tests.browser.photographs import Thing, packed, photograph, things
from tests.browser.test_everybody import assert_axe_finds_nothing
from tests.choice import all_but_few_thorough
from tests.patience import PATIENCE
from tests.server.photo_decks import deck as some_deck

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


PIXEL = """(canvas, [x, y]) => {
  const copy = new OffscreenCanvas(1, 1).getContext('2d', {willReadFrequently: true});
  copy.drawImage(canvas, -Math.round(x * canvas.width), -Math.round(y * canvas.height));
  return [...copy.getImageData(0, 0, 1, 1).data].slice(0, 3);
}"""
MIDDLE = (0.5, 0.5)
CORNER_THING = (150 / 1600, 150 / 1200)
Colour = list[int]


def colour(zoe: Guest, at: tuple[float, float] = MIDDLE) -> Colour:
    """Of a point of the frame."""
    return list(frame(zoe).evaluate(PIXEL, list(at)))


def is_like(one: Colour, other: Colour) -> bool:
    return all(abs(mine - theirs) < 24 for mine, theirs in zip(one, other, strict=True))


def becomes(zoe: Guest, other_than: list[Colour], at: tuple[float, float] = MIDDLE) -> Colour:
    """The colour of a point of the frame when it is none of these any more."""
    for _ in range(int(PATIENCE * 20)):
        found = colour(zoe, at)
        if not any(is_like(found, each) for each in other_than):
            return found
        zoe.page.wait_for_timeout(50)
    raise AssertionError(f"still {found}")


def becomes_like(zoe: Guest, wanted: Colour, at: tuple[float, float] = MIDDLE) -> None:
    for _ in range(int(PATIENCE * 20)):
        if is_like(colour(zoe, at), wanted):
            return
        zoe.page.wait_for_timeout(50)
    raise AssertionError(f"{colour(zoe, at)} is not {wanted}")


BLUE, WALL = [43, 108, 196], [180, 190, 194]  # the first thing, and what is behind it


def test_press_and_hold_compares_and_other_is_another(address: str, guest: Come) -> None:
    zoe = guest(address, Look(PHONE))
    open_editor(zoe, packed(photograph()))
    thing = things()[0]
    tap(zoe, thing)
    zoe.page.locator("[data-kind=colour]").click()
    expect(zoe.page.locator("[data-keep]")).to_be_visible()
    after = becomes(zoe, [BLUE, WALL])
    compare = zoe.page.locator("[data-compare]")
    compare.dispatch_event("pointerdown")
    becomes_like(zoe, BLUE)
    compare.dispatch_event("pointerup")
    becomes_like(zoe, after)
    box = frame(zoe).bounding_box()
    assert box is not None
    zoe.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    zoe.page.mouse.down()
    becomes_like(zoe, BLUE)
    zoe.page.mouse.up()
    becomes_like(zoe, after)
    zoe.page.locator("[data-other]").click()
    becomes(zoe, [after, BLUE])


def test_keys_alone_frame_aim_tap_and_keep(address: str, guest: Come) -> None:
    zoe = guest(address, Look(WIDE, "en"))
    zoe.introduce()
    zoe.page.goto("/photos/new")
    give(zoe, packed(photograph(width=2000, height=1500)))
    becomes_like(zoe, BLUE, CORNER_THING)
    frame(zoe).focus()
    zoe.page.keyboard.press("+")
    zoe.page.keyboard.press("ArrowRight")
    becomes(zoe, [BLUE], CORNER_THING)
    zoe.page.keyboard.press("-")
    becomes_like(zoe, BLUE, CORNER_THING)
    zoe.page.locator(".photo-does .main").press("Enter")
    expect(zoe.page.locator("main")).to_have_attribute("data-step", "alter")
    frame(zoe).focus()
    for _ in range(2):  # from the middle to the thing at 930, 450
        zoe.page.keyboard.press("ArrowRight")
    for _ in range(2):
        zoe.page.keyboard.press("ArrowUp")
    zoe.page.keyboard.press("Shift+ArrowUp")
    zoe.page.keyboard.press("Enter")
    zoe.page.locator("[data-kind=colour]").press("Enter")
    zoe.page.locator("[data-keep]").press("Enter")
    expect(zoe.page.locator("#photo-name")).to_be_focused()
    zoe.page.keyboard.type("the ball")
    zoe.page.keyboard.press("Enter")
    counted(zoe, 1)


def test_too_near_and_too_large_and_a_name_twice_are_said_at_once(address: str, guest: Come) -> None:
    zoe = guest(address, Look(PHONE))
    open_editor(zoe, packed(photograph()))
    first, second = things()[:2]
    alter(zoe, first, "colour")
    counted(zoe, 1)
    tap(zoe, first)
    offered = zoe.page.locator("[data-kind=colour]")
    expect(offered).to_contain_text(f"Trop près de «\u00a0{first.name}\u00a0».")
    expect(offered).to_have_attribute("aria-disabled", "true")
    seen(zoe, "too-near")
    tap(zoe, Thing("le mur", 800, 300))
    expect(offered).to_contain_text("Trop grand")
    expect(zoe.page.locator("[data-kind=gone]")).to_have_attribute("aria-disabled", "true")
    expect(zoe.page.locator("[data-kind=sticker]")).not_to_have_attribute("aria-disabled", "true")
    tap(zoe, second)
    offered.click()
    zoe.page.locator("[data-keep]").click()
    zoe.page.locator("#photo-name").fill(first.name.upper())
    zoe.page.locator("[data-named]").click()
    expect(zoe.page.locator(".photo-naming .wrong")).to_have_text("Une carte s’appelle déjà ainsi.")
    seen(zoe, "naming")
    zoe.page.locator("#photo-name").fill("")
    zoe.page.locator("[data-named]").click()
    expect(zoe.page.locator(".photo-naming .wrong")).to_contain_text("Écris un mot")
    zoe.page.locator("#photo-name").fill("la boîte")
    zoe.page.locator("[data-named]").click()
    counted(zoe, 2)
    zoe.page.locator(".photo-cards summary").click()
    zoe.page.get_by_label(f"Enlever la carte «\u00a0{first.name}\u00a0»").click()
    counted(zoe, 1)
    tap(zoe, first)  # its place is free again
    expect(offered).not_to_have_attribute("aria-disabled", "true")


def test_a_sticker_names_itself(address: str, guest: Come) -> None:
    zoe = guest(address, Look(PHONE, "en"))
    open_editor(zoe, packed(photograph()))
    tap(zoe, things()[0])
    zoe.page.locator("[data-kind=sticker]").click()
    expect(zoe.page.locator(".photo-side h2")).to_have_text("A sticker: the frog?")
    zoe.page.locator("[data-other]").click()
    expect(zoe.page.locator(".photo-side h2")).to_have_text("A sticker: the owl?")
    seen(zoe, "sticker")
    zoe.page.locator("[data-keep]").click()
    counted(zoe, 1)
    expect(zoe.page.locator("[data-undo-card]")).to_have_text("Take back “the owl”")


@pytest.mark.parametrize(
    ("data", "name", "kind", "said"),
    [
        (b"no picture at all", "photo.jpg", "image/jpeg", "ne sait pas lire ce fichier"),
        (b"\0\0\0\x18ftypheic", "IMG_1.HEIC", "image/heic", "HEIC"),
        (b"%PDF-1.7", "photo.pdf", "application/pdf", "ne sait pas lire ce fichier"),
        (packed(photograph())[:30_000], "half.jpg", "image/jpeg", "ne sait pas lire ce fichier"),
        (packed(photograph(width=400, height=300)), "small.jpg", "image/jpeg", "trop petite"),
    ],
)
def test_what_cannot_be_opened_is_said_and_another_can_be_chosen(
    address: str, guest: Come, data: bytes, name: str, kind: str, said: str
) -> None:
    zoe = guest(address, Look(PHONE))
    zoe.introduce()
    zoe.page.goto("/photos/new")
    give(zoe, data, name, kind)
    expect(zoe.page.locator(".photo-choose .wrong")).to_contain_text(said)
    seen(zoe, f"refused-{name}")
    give(zoe, packed(photograph()))
    expect(zoe.page.locator("main")).to_have_attribute("data-step", "crop")


def test_an_unfair_card_comes_back_with_its_reason_and_is_replaced(address: str, guest: Come) -> None:
    """The house has the last word: here it says no to what the page found fair."""
    zoe = guest(address, Look(PHONE))
    open_editor(zoe, packed(photograph(2)))
    alter_all(zoe, things()[:17])
    fill_up(zoe)
    finish(zoe, "Presque juste")
    why = {"key": "photo-too-thin", "args": {}}
    no = {
        "code": "bad-photo",
        "why": {"key": "photo-bad-cards", "args": {"count": 1}},
        "cards": [{"card": 3, "why": why}],
    }
    zoe.page.route("**/api/1/photos?*", lambda route: route.fulfill(status=422, json=no), times=1)
    zoe.page.locator("[data-send]").click()
    expect(zoe.page.locator(".photo-leaf b")).to_have_text("Carte 4 sur 25")
    expect(zoe.page.locator("[data-why]")).to_have_text("C’est trop mince pour qu’on le voie.")
    expect(zoe.page.locator(".photo-sending .wrong")).to_have_text("Une carte ne va pas encore.")
    seen(zoe, "unfair")
    zoe.complaints.clear()  # the browser says that a request was refused
    zoe.page.locator("[data-replace]").click()
    counted(zoe, 24)
    alter(zoe, things()[3], "colour")
    counted(zoe, 25)
    finish(zoe, "Presque juste")
    zoe.page.get_by_text("la maison", exact=True).click()
    zoe.page.locator("[data-send]").click()
    expect(zoe.page.locator(".deck h2").first).to_have_text("Presque juste")
    assert [each["shared"] for each in decks(zoe)] == [True]


def test_a_deck_is_saved_deleted_brought_again_and_played(address: str, guest: Come) -> None:
    zoe = guest(address, Look(WIDE))
    open_editor(zoe, packed(photograph(3)))
    alter_all(zoe, things()[:17])
    fill_up(zoe)
    finish(zoe, "Le salon")
    zoe.page.locator("[data-send]").click()
    expect(zoe.page.locator(".deck h2").first).to_have_text("Le salon")
    with zoe.page.expect_download() as waiting:
        zoe.page.locator(".deck a[download]").first.click()
    file = Path(waiting.value.path()).read_bytes()
    with zipfile.ZipFile(io.BytesIO(file)) as archive:
        assert len(archive.namelist()) == 27
        assert json.loads(archive.read("deck.json"))["title"] == "Le salon"
    zoe.page.get_by_label("Supprimer «\u00a0Le salon\u00a0»").click()
    seen(zoe, "delete")
    zoe.page.locator("[data-drop]").click()
    expect(zoe.page.locator(".deck h2", has_text="Le salon")).to_have_count(0)
    assert all(deck["title"] != "Le salon" for deck in decks(zoe))
    give(zoe, b"PK nothing", "faux.tablee-photo", "application/zip")
    expect(zoe.page.locator(".photos > .wrong")).to_have_text(
        "Ce n’est pas un fichier de photo de Tablée, ou il est abîmé."
    )
    zoe.complaints.clear()
    give(zoe, file, "Le salon.tablee-photo", "application/zip")
    expect(zoe.page.locator(".deck h2").first).to_have_text("Le salon")
    zoe.page.locator(".deck .main").first.click()
    zoe.page.wait_for_selector("[data-table] [data-mine]")
    seen(zoe, "waiting")
    zoe.page.locator("[data-start]").click()
    zoe.page.wait_for_selector("[data-kind=picture]")
    seen(zoe, "played")


EYES = [
    Look(PHONE, "fr", "contrast"),
    Look(TABLET, "en", "night"),
    Look(SMALL, "fr", "day", "1.5"),
    Look(DESKTOP, "en", "contrast"),
    Look((844, 390), "fr", "night"),
]


@pytest.mark.parametrize("look", all_but_few_thorough(EYES, EYES[:1]))
def test_every_step_can_be_seen_and_touched_by_everybody(address: str, guest: Come, look: Look) -> None:
    zoe = guest(address, look)

    def check(name: str) -> None:
        zoe.settled()
        seen(zoe, name)
        assert faults(zoe.page) == [], name
        assert_axe_finds_nothing(zoe, name)
        zoe.page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", look.theme)

    zoe.introduce()
    zoe.page.goto("/photos/new")
    zoe.page.wait_for_selector(".photo-choose")
    check("choose")
    open_editor(zoe, packed(photograph()))
    check("tap")
    alter(zoe, things()[0], "colour")
    counted(zoe, 1)
    tap(zoe, things()[7])
    zoe.page.wait_for_selector("[data-kind=colour]")
    check("tapped")
    zoe.page.locator("[data-kind=size]").click()
    check("decide")
    zoe.page.locator("[data-keep]").click()
    check("naming")
    zoe.page.locator("#photo-name").fill("le vase de la grand-mère")
    zoe.page.locator("[data-named]").click()
    zoe.page.locator(".photo-cards summary").click()
    check("cards")
    zoe.page.goto("/photos")
    expect(zoe.page.locator(".photo-ways .main")).to_contain_text("2")
    check("begun")


@pytest.mark.parametrize("look", all_but_few_thorough(EYES, [EYES[2]]))
def test_decks_of_others_and_ones_own_can_be_seen_and_touched_by_everybody(
    address: str, guest: Come, look: Look
) -> None:
    zoe, lea = guest(address, look), guest(address, Look(PHONE), "Léa")
    for each, share in ((lea, "house"), (zoe, "table")):
        each.introduce()
        each.ask("POST", f"/api/1/photos?share={share}", some_deck())
    zoe.page.goto("/photos")
    expect(zoe.page.locator(".deck .box").first).to_be_visible()
    expect(zoe.page.locator(".deck .deck-picture").first).to_be_visible()
    zoe.settled()
    seen(zoe, "decks")
    assert faults(zoe.page) == []
    assert_axe_finds_nothing(zoe, "decks")


def test_who_is_forgotten_leaves_no_draft(address: str, guest: Come) -> None:
    zoe = guest(address, Look(PHONE))
    open_editor(zoe, packed(photograph()))
    alter(zoe, things()[0], "colour")
    counted(zoe, 1)
    zoe.page.get_by_label("Réglages").click()
    zoe.page.get_by_role("button", name="M’oublier").click()
    zoe.page.locator(".ask-sure .stop").click()
    zoe.page.wait_for_selector(".shelf-page")
    zoe.introduce()
    zoe.page.goto("/photos/new")
    expect(zoe.page.locator("main")).to_have_attribute("data-step", "choose")
