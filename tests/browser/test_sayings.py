"""What a table says beside its pieces: who comes next, what is still hidden, how a guess ended, what matters most."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

import tablee
from tablee.core.match import Match
from tablee.games.davinci.state import NONE, guess
from tests.browser.guests import DESKTOP, PHONE, Guest, Look
from tests.browser.positions import MINE, Shown, walk
from tests.games.davinci.tables import DRAW_WHITE, HIGH, LOW, W, table

Come = Callable[..., Guest]
TILES = """(zone) => [...document.querySelectorAll(`[data-zone="${zone}"] .tile`)].map((tile) => {
  const { top, width } = tile.getBoundingClientRect();
  return [Math.round(top), width];
})"""


def drawn() -> Match:
    match = table(LOW, HIGH, next_piece=W[4])
    match.play(0, DRAW_WHITE)
    return match


@pytest.mark.parametrize(("value", "edge"), [(7, "oui"), (9, "non")])
def test_a_line_of_the_log_ends_with_how_the_guess_ended(guest: Come, quick: str, value: int, edge: str) -> None:
    zoe = guest(quick, Look(size=DESKTOP))
    shown = Shown(zoe, "davinci", 2)
    match = drawn()
    match.play(0, guess(1, 1, value))
    match.happened[:] = [told for told in match.happened if type(told.what).__name__ == "Guessed"]
    shown.show(match)
    line = zoe.page.locator("[data-log] li").last
    assert line.locator(".edge").inner_text() == edge
    assert bool(line.locator(".edge[data-good]").count()) == (edge == "oui")
    said = line.locator("span").first.inner_text().lower()
    assert edge not in re.findall(r"\w+", said)  # a robot may be called Pignon


@pytest.mark.parametrize(("language", "empty"), [("fr", "ligne corail : vide"), ("en", "coral line: empty")])
def test_a_line_says_what_its_number_counts(guest: Come, quick: str, language: str, empty: str) -> None:
    zoe = guest(quick, Look(PHONE, language))
    Shown(zoe, "tour_du_monde", 2).show(tablee.new("tour_du_monde", 2, 1))
    named = zoe.page.locator('[data-piece="line1.0"]').get_attribute("aria-label") or ""
    assert named.replace("\u00a0", " ") == empty


def struck(match: Match) -> list[tuple[str, str]]:
    """The lightning that can be played, and a colour of which it strikes one line."""
    found = match.game.mine(match.view(MINE), match.moves(MINE))
    hit = {piece.key for zone in found.zones if zone.id == "colours" for piece in zone.pieces if piece.count == 1}
    return [(tap.path[0], tap.path[-1]) for tap in found.taps if tap.path[-1] in hit]


@pytest.mark.parametrize(("language", "lines"), [("fr", " : une ligne touchée"), ("en", ": one line struck")])
def test_a_colour_says_how_many_lines_lightning_strikes(guest: Come, quick: str, language: str, lines: str) -> None:
    zoe = guest(quick, Look(PHONE, language))
    shown = Shown(zoe, "tour_du_monde", 2)
    match = next(match for match in walk("tour_du_monde", 2, 1) if struck(match))
    lightning, colour = struck(match)[0]
    shown.show(match)
    zoe.surely_tap(lightning)
    named = zoe.page.locator(f'[data-piece="{colour}"]').get_attribute("aria-label") or ""
    assert lines in named.replace("\u00a0", " ")


@pytest.mark.parametrize(("language", "aim"), [("fr", "à côté d’une carte"), ("en", "beside one card")])
def test_a_free_cell_says_its_number_once(guest: Come, quick: str, language: str, aim: str) -> None:
    zoe = guest(quick, Look(PHONE, language))
    Shown(zoe, "difference", 2).show(tablee.new("difference", 2, 1, variant="advanced"))
    named = zoe.page.locator('[data-piece^="cell"]').first.get_attribute("aria-label") or ""
    assert aim in named
    assert not re.search(r":\s1\b", named)


def test_what_is_still_hidden_stands_in_words_beside_the_name(guest: Come, quick: str) -> None:
    zoe = guest(quick, Look(size=PHONE))
    Shown(zoe, "davinci", 2).show(drawn())
    assert zoe.page.locator('[data-piece="seat1"] .seat-note').inner_text() == "4 cachées"
    assert zoe.page.locator('[data-piece="seat1"] .seat-count').count() == 0


def test_the_steps_of_a_turn_have_their_numbers(guest: Come, quick: str) -> None:
    zoe = guest(quick, Look(size=DESKTOP))
    Shown(zoe, "davinci", 2).show(drawn())
    signs = zoe.page.locator(".side .memo-sign")
    signs.nth(2).wait_for()  # the side comes after the table
    assert signs.all_inner_texts() == ["1", "2", "3"]


def is_drawn_beside_a_long_code(match: Match) -> bool:
    """Seven pieces in a row, and in the other row six and one that was just drawn."""
    view = match.view(MINE)
    return [len(code) for code in view.codes] == [6, 7, 6] and view.turn == 2 and view.drawn != NONE


def test_a_code_whose_owner_has_just_drawn_stays_in_one_row_on_a_phone(guest: Come, quick: str) -> None:
    zoe = guest(quick, Look(size=PHONE))
    shown = Shown(zoe, "davinci", 3)
    match = next(match for match in walk("davinci", 3, 3) if is_drawn_beside_a_long_code(match))
    shown.show(match)
    for owner in (1, 2):
        tiles = zoe.page.evaluate(TILES, f"code{owner}")
        assert len({top for top, _ in tiles}) == 1
        assert min(width for _, width in tiles) >= 43


def test_the_prompt_says_who_comes_after_whom_we_wait_for(guest: Come, quick: str) -> None:
    zoe = guest(quick, Look(size=PHONE))
    shown = Shown(zoe, "derniere", 4)
    match = next(match for match in walk("derniere", 4, 3) if match.view(None).turn == 2)
    people = next(zone for zone in match.game.table(match.view(None)) if zone.kind == "seats")
    assert people.flow == -1
    shown.show(match)
    names = [zoe.page.locator(f'[data-piece="seat{seat}"] .seat-name > span').inner_text() for seat in (2, 1)]
    prompt = zoe.page.locator("[data-prompt] .prompt-words")
    assert prompt.locator("strong").inner_text() == f"{names[0]} réfléchit…"
    assert prompt.locator("span").inner_text() == f"Ensuite\u00a0: {names[1]}, puis toi."


def test_a_colour_is_chosen_by_mark_letter_and_name(guest: Come, quick: str) -> None:
    zoe = guest(quick, Look(size=PHONE, language="en"))
    shown = Shown(zoe, "derniere", 4)
    match, joker = next(
        (match, tap.path[0])
        for match in walk("derniere", 4, 3)
        for tap in match.game.mine(match.view(MINE), match.moves(MINE)).taps
        if tap.path[-1].startswith("colour")
    )
    shown.show(match)
    zoe.page.locator(f'[data-piece="{joker}"]').click(position={"x": 12, "y": 60})  # the next card lies on the rest
    choice = zoe.page.locator('[data-piece="colour3"]')
    assert choice.inner_text() == "Green"
    assert "smileys/choice-3" in (choice.locator("img").get_attribute("src") or "")
