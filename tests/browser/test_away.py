"""Somebody looks elsewhere: title, icon and one soft sound call them back; the screen stays on while they play."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from typing import Any

import pytest
from playwright.sync_api import expect

import tablee
from tablee.core.match import Match
from tests.browser.guests import DESKTOP, PHONE, Guest, Look
from tests.browser.positions import MINE, Shown
from tests.choice import all_but_few_thorough
from tests.random_walk import random_walk

Come = Callable[..., Guest]

# What a page asks of its device is written down instead; whether it is seen is for the test to say.
DEVICE = """(() => {
  localStorage.setItem('tablee.sound', 'on');
  window.asked = { vibrate: [], locks: [], badges: [], notes: [], audio: null };
  let isHidden = false;
  Object.defineProperty(document, 'hidden', { get: () => isHidden });
  Object.defineProperty(document, 'visibilityState', { get: () => (isHidden ? 'hidden' : 'visible') });
  window.hide = (on) => {
    isHidden = on;
    if (on) for (const lock of asked.locks) lock.released = true; // as browsers do it
    document.dispatchEvent(new Event('visibilitychange'));
  };
  navigator.vibrate = (pattern) => asked.vibrate.push(pattern) > 0;
  navigator.setAppBadge = async () => void asked.badges.push('set');
  navigator.clearAppBadge = async () => void asked.badges.push('cleared');
  const request = async (kind) => {
    const lock = { kind, released: false, release: async () => void (lock.released = true) };
    asked.locks.push(lock);
    return lock;
  };
  Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  const { AudioContext, OscillatorNode } = window;
  window.AudioContext = class extends AudioContext {
    constructor() {
      super();
      asked.audio = this;
    }
  };
  window.OscillatorNode = class extends OscillatorNode {
    constructor(audio, options) {
      super(audio, options);
      asked.notes.push(Math.round(options.frequency));
    }
  };
})()"""
HELD = "() => asked.locks.filter((lock) => !lock.released).length"
CALL = 392  # hertz: the soft sound
BADGED = 'link[rel="icon"][href^="data:image/svg+xml"]'


class Away:
    """A table that is shown positions, on a device that keeps what it is asked."""

    def __init__(self, guest: Guest, game: str, seats: int = 2) -> None:
        guest.page.add_init_script(DEVICE)
        self.page = guest.page
        self.shown = Shown(guest, game, seats)

    def hide(self, on: bool = True) -> None:
        self.page.evaluate("(on) => window.hide(on)", on)

    def tell(self, **message: Any) -> None:
        self.page.evaluate("(message) => window.show(JSON.stringify(message))", message)

    def phase(self, name: str) -> None:
        self.page.evaluate("(phase) => window.show(JSON.stringify({ ...JSON.parse(window.room), phase }))", name)

    def asked(self, what: str) -> list[Any]:
        return list(self.page.evaluate("(what) => asked[what]", what))

    def awake(self) -> None:
        self.page.wait_for_function(f"{HELD} === 1")

    def dark(self) -> None:
        self.page.wait_for_function(f"{HELD} === 0")


def turn_of(seat: int, seed: int = 3) -> Match:
    """La dernière, where it is this seat's turn and nobody can be caught."""
    for match in random_walk(tablee.new("derniere", 2, seed), seed):
        if match.to_act == [seat]:
            return match
    raise AssertionError("nobody's turn")


TITLES = {"fr": "À toi ! · La dernière", "en": "Your turn! · La dernière"}


@pytest.mark.parametrize("language", all_but_few_thorough(TITLES, ["fr"]))
def test_the_title_and_the_icon_call_whoever_looks_elsewhere(guest: Come, quick: str, language: str) -> None:
    away = Away(guest(quick, Look(DESKTOP, language)), "derniere")
    page, words = away.page, TITLES[language]
    away.shown.show(turn_of(MINE))  # while one looks at the table the title is the usual one
    expect(page).to_have_title("La dernière · Tablée")
    assert page.locator(BADGED).count() == 0
    away.shown.show(turn_of(1))
    away.hide()
    expect(page).to_have_title("La dernière · Tablée")
    away.shown.show(turn_of(MINE))
    page.wait_for_function("(words) => document.title.replace('\\u00a0', ' ') === words", arg=words)
    assert page.locator(BADGED).count() == 1
    assert away.asked("badges")[-1] == "set"
    away.hide(False)
    expect(page).to_have_title("La dernière · Tablée")
    assert page.locator('link[rel="icon"][href$="/favicon.svg"]').count() == 1
    assert away.asked("badges")[-1] == "cleared"


def test_words_said_meanwhile_are_counted_in_the_title(guest: Come, quick: str) -> None:
    away = Away(guest(quick), "derniere")
    away.shown.show(turn_of(1))
    away.tell(kind="chat", seat=1, text="Tu es là ?")
    away.hide()
    expect(away.page).to_have_title("La dernière · Tablée")
    away.tell(kind="chat", seat=1, text="Allô ?")
    away.tell(kind="chat", seat=MINE, text="J’arrive")  # from my other device
    away.tell(kind="chat", seat=1, phrase="hurry")
    expect(away.page).to_have_title("(2) La dernière · Tablée")
    away.shown.show(turn_of(MINE))
    away.page.wait_for_function("() => document.title.startsWith('(2) À toi')")
    away.hide(False)
    expect(away.page).to_have_title("La dernière · Tablée")


def test_a_race_calls_nobody(guest: Come, quick: str) -> None:
    """Whoever deals has the turn there, and everybody may press: to see it first is the game."""
    zoe = guest(quick, Look(PHONE))
    away = Away(zoe, "a_moi", 3)
    zoe.page.mouse.click(5, 5)
    away.hide()
    races = 0
    for match in islice(random_walk(tablee.new("a_moi", 3, 5), 5), 12):
        frame = away.shown.show(match)
        races += any(len(tap) > 2 and tap[2] for tap in frame["mine"].get("taps", []))
        assert zoe.page.title() == "À moi\u00a0! · Tablée"
    assert races > 2
    assert CALL not in away.asked("notes")
    assert away.asked("vibrate") == []


@pytest.mark.parametrize("setting", ["on", "off"])
def test_one_soft_sound_for_a_turn_that_comes_to_a_hidden_page(guest: Come, quick: str, setting: str) -> None:
    zoe = guest(quick)
    zoe.page.add_init_script(f"localStorage.setItem('tablee.turn-sound', '{setting}')")
    away = Away(zoe, "derniere")
    zoe.page.mouse.click(5, 5)  # no page is heard before it is touched
    zoe.page.wait_for_function("() => asked.audio?.state === 'running'")
    away.shown.show(turn_of(1))
    away.hide()
    away.shown.show(turn_of(MINE))
    away.shown.show(turn_of(MINE))
    away.hide(False)
    away.hide()
    assert away.asked("notes").count(CALL) == (1 if setting == "on" else 0)


def test_a_phone_shakes_when_a_turn_comes_if_that_is_wanted(guest: Come, quick: str) -> None:
    zoe = guest(quick, Look(PHONE, motion="full"))
    away = Away(zoe, "derniere")
    zoe.page.mouse.click(5, 5)

    def turns_come() -> None:
        away.shown.show(turn_of(1))
        zoe.page.wait_for_selector("[data-table]:not([data-choosing])")
        away.shown.show(turn_of(MINE))
        zoe.page.wait_for_selector("[data-table][data-choosing]")

    turns_come()
    assert 40 in away.asked("vibrate")
    zoe.page.locator(".bar-button.menu").click()
    zoe.page.get_by_role("button", name="Réglages").first.click()
    zoe.page.get_by_role("switch", name="Vibrations").click()
    zoe.page.keyboard.press("Escape")
    before = away.asked("vibrate")
    turns_come()
    assert away.asked("vibrate") == before


def test_less_motion_means_no_shaking_unless_it_is_asked_for(guest: Come, quick: str) -> None:
    zoe = guest(quick, Look(PHONE, motion="calm"))
    away = Away(zoe, "derniere")
    zoe.page.mouse.click(5, 5)
    away.shown.show(turn_of(1))
    away.shown.show(turn_of(MINE))
    assert away.asked("vibrate") == []


def test_the_screen_stays_on_while_a_match_is_played_and_seen(guest: Come, quick: str) -> None:
    away = Away(guest(quick, Look(PHONE)), "derniere")
    frame = away.shown.show(turn_of(MINE))
    away.awake()
    away.hide()
    away.dark()
    away.hide(False)
    away.awake()
    away.phase("paused")
    away.dark()
    away.phase("playing")
    away.awake()
    away.tell(**{**frame, "over": True})
    away.dark()
