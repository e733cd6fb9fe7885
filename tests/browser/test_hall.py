"""The pages of a hall: somebody comes in, is sent to a table and back; the leader seats, pauses and helps; the wall
tells what everybody may know. What the server says is made up (fake_hall.py)."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import get_args

import msgspec
import pytest
from playwright.sync_api import expect

from tablee.protocol.hall import Go, Note, Toss
from tests.browser.fake_hall import CODE, FakeHall, Role, people
from tests.browser.families import keep_picture
from tests.browser.guests import PHONE, TELEVISION, Guest, Look
from tests.browser.test_everybody import violations
from tests.choice import all_but_few_thorough

Come = Callable[..., Guest]
WIDE = (1440, 900)
TOO_WIDE = """() => document.documentElement.scrollWidth <= innerWidth ? [] : [...document.querySelectorAll('body *')]
  .filter((each) => each.getBoundingClientRect().right > innerWidth + 1)
  .map((each) => `too wide: ${each.tagName} ${each.className} ${each.textContent.slice(0, 40)}`)"""


def stranger(guest: Guest) -> FakeHall:
    """Somebody who has not come in yet."""
    hall = FakeHall(guest)
    hall.about = msgspec.structs.replace(hall.about, role="")
    return hall


def at_desk(guest: Guest) -> FakeHall:
    hall = FakeHall(guest, "leader")
    guest.introduce()
    guest.page.goto(f"/desk/{CODE}")
    guest.page.wait_for_selector("[data-desk]")
    return hall


def test_somebody_comes_in_waits_and_is_sent_to_their_table(address: str, guest: Come) -> None:
    zoe = guest(address, Look(PHONE))
    hall = stranger(zoe)
    zoe.page.goto(f"/s/{CODE}")
    expect(zoe.page.get_by_role("button", name="Ada (déjà pris)")).to_have_attribute("aria-disabled", "true")
    zoe.page.get_by_role("button", name="T–Z").click()
    zoe.page.get_by_role("button", name="Zoé").click()
    assert violations(zoe) == []
    zoe.page.get_by_role("button", name="C’est moi, Zoé").click()
    expect(zoe.page.get_by_role("heading", name="Bonjour Zoé !")).to_be_visible()
    assert any(each[:2] == ("POST", f"rooms/{CODE}/me") for each in hall.posted)
    hall.seat()
    expect(zoe.page.get_by_role("heading", name="Zoé, table 8")).to_be_visible()
    hall.tell(Note("Encore un tour, puis on range.", "Mme Roy"))
    expect(zoe.page.get_by_text("Encore un tour, puis on range.")).to_be_visible()
    zoe.page.get_by_role("button", name="Lever la main").click()
    assert hall.last() == {"do": "hand", "on": True}
    hall.now(hand=True)
    expect(zoe.page.get_by_role("button", name="Baisser la main")).to_have_attribute("aria-pressed", "true")
    zoe.page.get_by_role("button", name="Dire pourquoi").click()
    zoe.page.locator("#hall-why").fill("Que veut dire la barre ?")
    zoe.page.get_by_role("button", name="Envoyer").click()
    assert hall.last() == {"do": "hand", "on": True, "text": "Que veut dire la barre ?", "show": False}
    assert violations(zoe) == []
    hall.tell(Go(8, f"{CODE}-8", 2))
    expect(zoe.page).to_have_url(f"{address}/t/{CODE}-8")
    zoe.complaints.clear()  # the made-up hall has no real tables


@pytest.mark.thorough
def test_who_learns_a_game_meanwhile_is_called_and_can_raise_a_hand(address: str, guest: Come) -> None:
    zoe = guest(address, Look(PHONE))
    hall = FakeHall(zoe)
    zoe.introduce()
    zoe.page.goto(f"/lesson/dominos?room={CODE}")
    zoe.page.get_by_role("button", name="Lever la main").click()
    assert hall.last() == {"do": "hand", "on": True}
    hall.tell(Note("On commence !", "Mme Roy"))
    expect(zoe.page.locator(".hall-words")).to_contain_text("On commence !")
    zoe.page.locator(".hall-words button").click()
    expect(zoe.page.locator(".hall-words")).not_to_contain_text("On commence !")
    hall.tell(Go(8, f"{CODE}-8", 2))
    expect(zoe.page).to_have_url(f"{address}/t/{CODE}-8")
    zoe.complaints.clear()


def test_a_leader_seats_people_with_a_finger_and_with_keys_and_takes_it_back(address: str, guest: Come) -> None:
    zoe = guest(address, Look(WIDE))
    hall = at_desk(zoe)
    hall.seat()
    page = zoe.page
    page.locator('[data-person="20"]').focus()  # Lou
    page.keyboard.press("Enter")
    page.locator('[data-put="2"]').focus()
    page.keyboard.press("Enter")
    assert hall.last() == {"do": "seat", "person": 20, "table": 2}
    moved = [msgspec.structs.replace(each, table=2) if each.number == 20 else each for each in people()]
    hall.now(people=moved)
    expect(page.locator('[data-table-number="2"] [data-person="20"]')).to_be_visible()
    page.get_by_role("button", name="Annuler le dernier").click()
    assert hall.last() == {"do": "seat", "person": 20, "table": 6}
    page.locator('[data-person="1"]').drag_to(page.locator('[data-table-number="3"] header'))
    assert hall.last() == {"do": "seat", "person": 1, "table": 3}
    page.get_by_role("button", name="Mêler encore").click()
    assert hall.last() == {"do": "mix"}
    page.get_by_role("button", name="Avec", exact=True).click()
    assert hall.last()["plan"]["ranking"] is True
    page.locator("[data-begin]").click()
    assert hall.last() == {"do": "begin"}


def test_a_leader_pauses_everybody_and_helps_who_raises_a_hand(address: str, guest: Come) -> None:
    zoe = guest(address, Look(PHONE))
    hall = at_desk(zoe)
    hall.play()
    page = zoe.page
    expect(page.locator("[data-raised]")).to_contain_text("Inès lève la main")
    tops = page.locator(".hall-tables > li").evaluate_all("(all) => all.map((each) => each.offsetTop)")
    assert tops[3] == min(tops)  # whoever waits comes first
    page.locator("[data-pause]").click()
    assert hall.last() == {"do": "pause"}
    hall.play("paused")
    page.locator("[data-pause]").click()
    assert hall.last() == {"do": "resume"}
    page.get_by_role("button", name="2 min").click()
    assert hall.last() == {"do": "more", "minutes": 2}
    page.locator("[data-next]").click()
    assert hall.last() == {"do": "more", "minutes": 2}  # a second press is needed
    page.locator("[data-next]").click()
    assert hall.last() == {"do": "turn"}
    page.get_by_role("button", name="C’est bon").first.click()
    assert hall.last() == {"do": "helped", "person": 13}
    page.get_by_role("button", name="Message").click()
    page.locator("#hall-tell-text").fill("Bravo !")
    page.get_by_role("button", name="Envoyer").click()
    assert hall.last() == {"do": "tell", "text": "Bravo !"}


@pytest.mark.thorough
def test_a_leader_names_silences_and_shows_out(address: str, guest: Come) -> None:
    zoe = guest(address, Look(WIDE))
    hall = at_desk(zoe)
    hall.play()
    page = zoe.page
    page.get_by_role("button", name="Hugo").click()
    page.locator("#hall-rename").fill("Hugo B.")
    page.get_by_role("button", name="Renommer").click()
    assert hall.last() == {"do": "rename", "person": 11, "name": "Hugo B."}
    page.get_by_role("switch", name="Muet").click()
    assert hall.last() == {"do": "mute", "person": 11, "on": True}
    page.locator("#hall-seat").select_option("5")
    assert hall.last() == {"do": "seat", "person": 11, "table": 5}
    page.get_by_label("Choisis quelqu’un").select_option("29")
    assert hall.last() == {"do": "pairs", "apart": [[11, 29]], "together": []}
    assert violations(zoe) == []
    page.get_by_role("dialog").get_by_role("button", name="Message").click()
    page.get_by_label("Ton message").fill("Bravo !")
    page.get_by_role("button", name="Envoyer").click()
    assert hall.last() == {"do": "tell", "text": "Bravo !", "person": 11}
    page.get_by_role("button", name="Hugo").click()
    out = page.get_by_role("button", name="Faire sortir", exact=True)
    out.click()
    page.get_by_role("button", name="Faire sortir : sûr ?").click()
    assert hall.last() == {"do": "remove", "person": 11}
    page.get_by_role("button", name="Fin de séance").click()
    page.locator("[data-end]").click()
    expect(page).to_have_url(f"{address}/")
    assert hall.posted[-1][:2] == ("DELETE", f"rooms/{CODE}")


@pytest.mark.thorough
def test_a_label_brings_its_name_and_a_league_the_names_of_last_time(address: str, guest: Come) -> None:
    zoe = guest(address, Look(PHONE))
    stranger(zoe)
    zoe.page.goto(f"/s/{CODE}#Zo%C3%A9")
    expect(zoe.page.get_by_role("button", name="C’est moi, Zoé")).to_be_visible()
    roy = guest(address, Look(WIDE))
    roy.page.goto("/desk")
    league = {"tablee_league": 1, "title": "Le jeudi", "people": [{"name": "Ada"}, {"name": "Tom"}]}
    written = {"name": "league.json", "mimeType": "application/json", "buffer": msgspec.json.encode(league)}
    roy.page.locator("#hall-league").set_input_files(written)
    expect(roy.page.get_by_text("Ligue lue : 2 personnes.")).to_be_visible()
    expect(roy.page.locator("#hall-names")).to_have_value("Ada\nTom")
    roy.page.locator("#hall-league").set_input_files({**written, "buffer": b"{}"})
    expect(roy.page.get_by_text("Ce fichier n’est pas une ligue.")).to_be_visible()


@pytest.mark.thorough
def test_somebody_opens_a_hall_and_is_shown_its_key_once(address: str, guest: Come) -> None:
    zoe = guest(address, Look(WIDE))
    hall = FakeHall(zoe, "leader")
    zoe.page.goto("/")
    zoe.page.get_by_role("link", name="Ouvrir une salle").click()
    zoe.page.locator("#hall-title").fill("CM1 de Mme Roy")
    zoe.page.locator("#hall-names").fill("Ada\nAdam\n\nAda\n")
    assert violations(zoe) == []
    zoe.page.locator("[data-open]").click()
    expect(zoe.page.locator("[data-key-shown] code")).to_have_text("HKTWNPQR")
    body = msgspec.json.decode(next(each[2] for each in hall.posted if each[:2] == ("POST", "rooms")))
    assert (body["title"], body["names"]) == ("CM1 de Mme Roy", ["Ada", "Adam"])
    zoe.page.get_by_role("link", name="C’est noté").click()
    zoe.page.wait_for_selector("[data-desk]")


@pytest.mark.thorough
def test_who_has_the_key_leads_elsewhere(address: str, guest: Come) -> None:
    zoe = guest(address, Look(PHONE))
    hall = FakeHall(zoe, "leader")
    hall.about = msgspec.structs.replace(hall.about, role="", leads=False)
    zoe.page.goto(f"/desk/{CODE}")
    zoe.page.locator("#hall-key").fill("hktwnpqr")
    zoe.page.locator("[data-key] [type=submit]").click()
    zoe.page.wait_for_selector("[data-desk]")
    assert ("POST", f"rooms/{CODE}/lead", '{"key":"hktwnpqr"}') in hall.posted


@pytest.mark.thorough
def test_a_code_of_a_hall_is_typed_where_codes_are_typed(address: str, guest: Come) -> None:
    zoe = guest(address, Look(PHONE))
    stranger(zoe)
    zoe.page.goto("/")
    zoe.page.locator("#code").fill(CODE.lower())
    zoe.page.locator(".join [type=submit]").click()
    expect(zoe.page).to_have_url(f"{address}/s/{CODE}")
    zoe.complaints.clear()  # the browser notes that there is no such table


@pytest.mark.thorough
def test_the_wall_tells_nobodys_absence_and_no_place_without_a_ranking(address: str, guest: Come) -> None:
    zoe = guest(address, Look(TELEVISION))
    hall = FakeHall(zoe, "wall")
    zoe.page.goto(f"/wall/{CODE}")
    expect(zoe.page.locator('[data-wall="gathering"]')).to_contain_text("Viens jouer !")
    expect(zoe.page.locator(".wall-code")).to_have_text(CODE)
    hall.play()
    expect(zoe.page.locator(".wall-table")).to_have_count(8)
    expect(zoe.page.get_by_role("timer")).to_have_text("7:42")
    expect(zoe.page.locator(".who.away")).to_have_count(0)
    expect(zoe.page.get_by_text("absent")).to_have_count(0)
    hall.finish(ranking=True)
    expect(zoe.page.locator(".wall-step")).to_have_count(3)
    expect(zoe.page.locator('.wall-step[data-rank="2"]')).to_contain_text("Alice et Anouk")
    hall.finish(ranking=False)
    expect(zoe.page.locator(".wall-everybody li")).to_have_count(30)
    expect(zoe.page.get_by_text("points")).to_have_count(0)


@pytest.mark.parametrize("motion", ["full", "calm"])
def test_a_coin_is_shown_to_whom_it_is_about_and_stands_still_for_who_asks(
    motion: str, address: str, guest: Come
) -> None:
    zoe = guest(address, Look(PHONE, motion=motion))
    hall = FakeHall(zoe)
    zoe.introduce()
    zoe.page.goto(f"/s/{CODE}")
    zoe.page.wait_for_selector("[data-hall-wait]")
    hall.toss()
    toss = zoe.page.locator("[data-toss]")
    expect(toss).to_contain_text("Égalité avec Ada")
    expect(toss).to_contain_text("Tu continues")
    moves = toss.locator(".coin").evaluate("coin => getComputedStyle(coin).animationName")
    assert (moves == "none") == (motion == "calm")
    hall.now(tosses=[Toss([1, 30], [1])])
    expect(toss).to_contain_text("Cette fois, Ada continue")
    hall.now(tosses=[])
    expect(toss).to_have_count(0)


def test_everybody_sees_the_seconds_pass_before_a_round_that_was_called(address: str, guest: Come) -> None:
    zoe = guest(address, Look(PHONE))
    hall = FakeHall(zoe)
    zoe.introduce()
    zoe.page.goto(f"/s/{CODE}")
    zoe.page.wait_for_selector("[data-hall-wait]")
    hall.call()
    expect(zoe.page.locator("[data-starts]")).to_have_text(re.compile("^0:1[0-8]$"))
    hall.seat()
    expect(zoe.page.locator("[data-starts]")).to_have_count(0)
    roy = guest(address, Look(WIDE))
    hall = at_desk(roy)
    hall.seat()
    roy.page.get_by_role("button", name="Dans 20 s").click()
    assert hall.last() == {"do": "begin", "within": 20}
    hall.call()
    expect(roy.page.get_by_text("Ça commence dans 0:1")).to_be_visible()
    expect(roy.page.get_by_role("button", name="Dans 20 s")).to_have_count(0)


LOOKS = [
    Look(PHONE, "fr"), Look(WIDE, "en", "night"), Look(PHONE, "en", "contrast"), Look(TELEVISION, "fr", "night"),
    Look(WIDE, "fr", "day", "2"), Look(PHONE, "fr", "night", "2"), Look(TELEVISION, "en", "contrast", "1.5"),
]  # fmt: skip


@pytest.mark.parametrize("look", all_but_few_thorough(LOOKS, []), ids=str)
def test_axe_finds_nothing_in_a_hall_and_nothing_is_cut(look: Look, address: str, guest: Come) -> None:
    wrong: dict[str, list[str]] = {}
    for role, path in zip(get_args(Role), ("s", "desk", "wall"), strict=True):
        zoe = guest(address, look)
        hall = FakeHall(zoe, role)
        zoe.introduce()
        zoe.page.goto(f"/{path}/{CODE}")
        zoe.page.wait_for_selector("[data-hall-wait], [data-desk], [data-wall]")
        for moment in (
            partial(hall.now),
            hall.seat,
            hall.toss,
            hall.call,
            hall.play,
            partial(hall.finish, True),
            partial(hall.finish, False),
        ):
            moment()
            zoe.page.wait_for_timeout(60)
            tossed = "-toss" if hall.hall.tosses else ""
            keep_picture(zoe, f"hall-{path}-{hall.hall.phase}-{hall.hall.plan.ranking}{tossed}")
            found = [*zoe.page.evaluate(TOO_WIDE), *violations(zoe)]
            if found:
                wrong[f"{path} {hall.hall.phase}"] = found
    assert not wrong, wrong
