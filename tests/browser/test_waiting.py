"""Before a match: who begins, whose clocks run, what visitors, guests and a television are told."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.guests import PHONE, TELEVISION, Guest, Look
from tests.browser.test_everybody import violations
from tests.choice import all_but_few_thorough
from tests.rulebook import rule

Come = Callable[..., Guest]

WIDE = (1440, 900)
LOOKS = [Look(PHONE), Look(WIDE, "en"), Look(PHONE, "en"), Look(WIDE)]
IDS = ["phone-fr", "wide-en", "phone-en", "wide-fr"]
looks = pytest.mark.parametrize("look", all_but_few_thorough(LOOKS, LOOKS[:1]), ids=IDS)


def say(look: Look, french: str, english: str) -> str:
    return french if look.language == "fr" else english


# The time of the robot that was first, which in a quick house does not stand long.
TIMED = r"() => /\d[,.]\d+\s+s/.test(document.querySelector('[data-prompt] strong')?.textContent ?? '')"


def gathered(guest: Come, address: str, look: Look, game: str = "derniere", seats: int = 4) -> tuple[Guest, Guest, str]:
    """A host and a guest in a waiting room."""
    zoe, lou = guest(address, look), guest(address, look, "Lou")
    code = zoe.open_table(game, seats)
    lou.introduce()
    zoe.sit_down(code)
    lou.sit_down(code)
    return zoe, lou, code


def option(of: Guest, french: str, english: str) -> Locator:
    """The option of this name: folded for the host, a line for guests."""
    named = re.compile(f"^{say(of.look, french, english)}")
    return of.page.locator(".options details.folded, .chosen-options > div").filter(has_text=named)


def choose(of: Guest, folded: Locator, words: str) -> None:
    folded.locator("summary").click()
    folded.get_by_role("button", name=words, exact=True).click()


@rule("COM-1")
@looks
def test_the_host_names_who_begins_and_guests_read_it(address: str, guest: Come, look: Look) -> None:
    zoe, lou, _ = gathered(guest, address, look)
    zoe.page.locator("[data-bot=family]").click()
    who = option(zoe, "Qui commence", "Who begins")
    expect(who.locator("summary b")).to_have_text(say(look, "Au hasard", "Drawn"))
    zoe.page.wait_for_selector("[data-seat='2'] .place:not(.free)")
    robot = zoe.page.locator("[data-seat='2'] .place-words b").inner_text()
    choose(zoe, who, robot)
    expect(option(lou, "Qui commence", "Who begins").locator("dd")).to_have_text(robot)
    choose(zoe, who, "Lou")
    expect(option(lou, "Qui commence", "Who begins").locator("dd")).to_have_text("Lou")
    assert violations(zoe) == []
    lou.page.locator(".place.free").click()  # who moves is still meant
    lou.page.get_by_role("button", name=say(look, "Je m’assieds là", "I sit there")).click()
    lou.page.wait_for_selector("[data-seat='3'][data-mine]")
    expect(who.locator("summary b")).to_have_text("Lou")
    zoe.page.locator("[data-start]").click()
    lou.page.wait_for_selector("[data-piece=seat3][data-state~=turn], [data-prompt][data-can]")
    zoe.page.wait_for_selector("[data-piece=seat3][data-state~=turn]")


@rule("COM-1")
def test_a_seat_that_is_no_more_does_not_begin(address: str, guest: Come) -> None:
    zoe, _, _ = gathered(guest, address, Look())
    for seat in (2, 3):
        zoe.page.locator("[data-bot=family]").click()
        zoe.page.wait_for_selector(f"[data-seat='{seat}'] .place:not(.free)")
    who = option(zoe, "Qui commence", "Who begins")
    choose(zoe, who, zoe.page.locator("[data-seat='3'] .place-words b").inner_text())
    zoe.page.get_by_role("button", name="Moins").first.click()
    expect(zoe.page.locator(".places li")).to_have_count(3)
    expect(who.locator("summary b")).to_have_text("Au hasard")


@rule("COM-14")
@looks
def test_one_person_with_robots_has_a_clock_only_where_it_is_asked_for(address: str, guest: Come, look: Look) -> None:
    zoe = guest(address, look)
    zoe.sit_down(zoe.open_table("derniere", 3, options={"first": "host"}))
    pace = option(zoe, "Rythme des horloges", "Pace of the clocks")
    expect(pace.locator("summary b")).to_have_text(say(look, "Automatique (sans)", "Automatic (none)"))
    zoe.page.locator("[data-start]").click()
    zoe.page.wait_for_selector("[data-prompt][data-can]")
    expect(zoe.page.locator("[data-clock]")).to_have_count(0)
    zoe.sit_down(zoe.open_table("derniere", 3, options={"first": "host"}))
    choose(zoe, pace, "Normal")
    expect(pace.locator("summary b")).to_have_text("Normal")
    zoe.page.locator("[data-start]").click()
    zoe.page.wait_for_selector("[data-prompt][data-can]")
    expect(zoe.page.locator("[data-clock] [data-clock-label]")).to_have_text(say(look, "À toi de jouer", "Your turn"))
    timer = zoe.page.get_by_role("timer")
    expect(timer).to_have_accessible_name(re.compile(say(look, r"À toi de jouer \d+ s", r"Your turn \d+ s")))


@rule("COM-14")
@looks
def test_a_clock_of_the_rules_says_what_it_decides(address: str, guest: Come, look: Look) -> None:
    zoe = guest(address, look)
    zoe.sit_and_start("diferencio", 3, options={"first": "host", "study_s": 600})
    label = zoe.page.locator("[data-clock] [data-clock-label]")
    expect(label).to_have_text(say(look, "La nuit tombe dans", "Night falls in"))
    inside = label.evaluate(
        """(each) => { const [a, b] = [each, each.closest('.prompt')].map((it) => it.getBoundingClientRect());
          return a.left >= b.left && a.right <= b.right && a.top >= b.top && a.bottom <= b.bottom; }"""
    )
    assert inside


def test_two_quick_taps_bring_two_robots(address: str, guest: Come) -> None:
    """The second comes before the first was answered."""
    zoe, _, _ = gathered(guest, address, Look(PHONE))
    zoe.page.locator("[data-bot=family]").evaluate("(button) => { button.click(); button.click(); }")
    expect(zoe.page.locator("[data-seat] .place:not(.free)")).to_have_count(4)


@looks
def test_a_guest_is_told_what_is_waited_for_and_where_others_come_in(address: str, guest: Come, look: Look) -> None:
    zoe, lou, _ = gathered(guest, address, look)
    bar = lou.page.locator(".start-bar")
    expect(bar.get_by_text(say(look, "Zoé va lancer la partie.", "Zoé will start the match."))).to_be_visible()
    robots = say(look, "Des robots joueront aux places libres.", "Robots will play on free seats.")
    expect(zoe.page.locator(".start-bar").get_by_text(robots)).to_be_visible()
    expect(lou.page.locator(".place.free").first).to_contain_text("robot")
    expect(lou.page.locator(".invite [data-address]")).to_have_text(address.removeprefix("http://"))
    assert "·" not in "".join(zoe.page.locator("[data-seat] .place-state").all_inner_texts())
    zoe.page.locator("[data-start]").click()
    told = lou.page.locator("[data-status=robots]")
    expect(told).to_contain_text(say(look, "prennent les places libres", "take the free seats"))
    zoe.page.wait_for_selector("[data-prompt]")
    expect(zoe.page.locator("[data-status=robots]")).to_have_count(0)  # the host was told before


@looks
def test_a_visitor_of_a_full_table_is_told_that_they_watch(address: str, guest: Come, look: Look) -> None:
    zoe, _, code = gathered(guest, address, look, seats=2)
    max_ = guest(address, look, "Max")
    max_.page.goto(f"/t/{code}")
    expect(max_.page.locator("[data-full]")).to_be_visible()
    max_.page.get_by_role("button", name=say(look, "Je viens regarder", "Come and watch")).click()
    words = say(look, "La table est complète : tu regardes", "The table is full: you are watching")
    expect(max_.page.locator(".start-bar p")).to_contain_text(words)
    assert violations(max_) == []
    zoe.page.locator("[data-start]").click()
    expect(max_.page.locator("[data-status=watching]")).to_contain_text(
        say(look, "toutes les places sont prises", "all seats are taken")
    )
    pill, name = (max_.page.locator(each).bounding_box() for each in ("[data-status=watching]", ".topbar .where b"))
    assert pill is not None
    assert name is not None
    assert pill["x"] >= name["x"] + name["width"] or pill["y"] >= name["y"] + name["height"]


@looks
def test_my_name_is_changed_where_it_stands(address: str, guest: Come, look: Look) -> None:
    zoe, lou, _ = gathered(guest, address, look)
    zoe.page.get_by_role("button", name=say(look, "Changer mon nom", "Change my name")).click()
    field = zoe.page.locator("[data-sheet=rename] input")
    expect(field).to_be_in_viewport()
    assert zoe.page.locator("[data-sheet] .themes").count() == 0
    field.fill("Zoé la Grande")
    field.press("Enter")
    expect(lou.page.locator("[data-seat='0'] .place-words b")).to_have_text("Zoé la Grande")
    expect(zoe.page.locator("[data-sheet]")).to_have_count(0)


@pytest.mark.parametrize(("game", "has_races"), [("dominos", False), ("a_moi", True)])
def test_races_are_an_option_only_where_there_are_any(address: str, guest: Come, game: str, has_races: bool) -> None:
    zoe = guest(address, Look())
    zoe.sit_down(zoe.open_table(game, 3))
    zoe.page.locator("details.more > summary").click()
    expect(zoe.page.locator(".options .switch")).to_have_count(2)
    assert option(zoe, "Quand on va au plus vite", "").count() == has_races
    assert zoe.page.locator(".head-starts").count() == has_races


@pytest.mark.parametrize("language", all_but_few_thorough(["fr", "en"], ["fr"]))
def test_a_television_shows_the_address_and_no_tools_and_tells_times(quick: str, guest: Come, language: str) -> None:
    zoe, tv = guest(quick, Look(PHONE, language)), guest(quick, Look(TELEVISION, language), "TV")
    code = zoe.open_table("difference", 3)
    zoe.sit_down(code)
    tv.page.goto(f"/tv/{code}")
    where = tv.page.locator(".tv-join [data-address]")
    expect(where).to_have_text(quick.removeprefix("http://"))
    zoe.page.locator("[data-start]").click()
    tv.page.wait_for_selector("[data-kind=picture]")
    expect(where).to_be_visible()
    assert tv.page.locator("[data-loupe]").count() == 0
    code = zoe.open_table("a_moi", 3)
    zoe.sit_down(code)
    tv.page.goto(f"/tv/{code}")
    tv.page.wait_for_selector(".tv-join")
    zoe.page.locator("[data-start]").click()
    tv.page.wait_for_function(TIMED)
    assert tv.page.locator("[data-why]").count() == 0


@pytest.mark.parametrize("look", all_but_few_thorough(LOOKS, []), ids=IDS)
def test_the_host_says_what_people_may_write(address: str, guest: Come, look: Look) -> None:
    zoe, lou, _ = gathered(guest, address, look, seats=2)
    zoe.page.locator("details.more > summary").click()
    chat = option(zoe, "Messages entre joueurs", "Messages between players")
    choose(zoe, chat, say(look, "Phrases et visages", "Phrases and faces"))
    told = option(lou, "Messages entre joueurs", "Messages between players").locator("dd")
    expect(told).to_have_text(say(look, "Phrases et visages", "Phrases and faces"))
    zoe.page.locator("[data-start]").click()
    lou.page.wait_for_selector("[data-prompt]")
    if look.size == PHONE:
        lou.page.locator(".bar-button.chat").click()
    shown = lou.page.locator("[data-chat]:visible")
    expect(shown.locator("input")).to_have_count(0)
    expect(shown.get_by_role("button", name=say(look, "Bien joué !", "Well played!"))).to_be_visible()
    assert violations(lou) == []
