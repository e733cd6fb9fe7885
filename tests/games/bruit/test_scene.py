"""What is special about the scene of Faites du bruit !: people are the buttons, and no card says that it matches."""

from __future__ import annotations

from tablee import Match
from tablee.core.scenes import Flight, Zone
from tablee.core.words import Msg
from tablee.games.bruit.events import Dealt, Misnamed, Named, ShoutedFirst, ShoutedForNothing
from tablee.games.bruit.scene import flight
from tablee.games.bruit.state import call
from tests.games.bruit.test_rules import (
    BLUE_ANGRY,
    BLUE_SMILE,
    GREEN_WINK,
    ON_THE_DICE,
    RED_LOVE,
    YELLOW_SAD,
    YELLOW_WINK,
    fall,
    shout,
    table,
)  # fmt: skip
from tests.rulebook import rule


def zone(match: Match, seat: int | None, name: str) -> Zone:
    return next(each for each in match.scene(seat).zones if each.id == name)


def flags(match: Match) -> list[str | None]:
    return [piece.flag.key if piece.flag else None for piece in zone(match, None, "seats").pieces]


@rule("BRU-13")
def test_every_name_can_be_tapped_ones_own_too_and_a_pile_is_its_owners_name() -> None:
    match = table([YELLOW_WINK], [BLUE_SMILE], [RED_LOVE])
    fall(match, GREEN_WINK)
    taps = match.scene(1).mine.taps
    assert [(tap.path, tap.move, tap.race) for tap in taps] == [((f"seat{n}",), call(n), True) for n in range(3)]
    assert [zone(match, 1, f"pile{n}").presses for n in range(3)] == ["seat0", "seat1", "seat2"]


@rule("BRU-3", "BRU-8")
def test_nothing_tells_who_matches_nor_that_the_dice_have_their_card() -> None:
    seen = []
    for card in (GREEN_WINK, YELLOW_SAD, ON_THE_DICE):  # nobody's match, seat 1's, everybody's
        match = table([RED_LOVE], [YELLOW_WINK], [BLUE_SMILE])
        match.state.piles[1] = [BLUE_ANGRY] if card == GREEN_WINK else [YELLOW_WINK]
        fall(match, card)
        seen.append([match.scene(seat).mine for seat in (0, 1, 2)])
        piles = [zone(match, 1, f"pile{seat}") for seat in (1, 2)]
        assert all(pile.emphasis == "none" and not pile.pieces[0].state for pile in piles)
    assert seen[0] == seen[1] == seen[2]


@rule("BRU-4")
def test_the_newest_card_is_marked_until_it_is_won() -> None:
    match = table([YELLOW_WINK], [BLUE_SMILE, RED_LOVE], to=0)
    fall(match, GREEN_WINK)
    assert zone(match, 1, "pile0").pieces[0].state == ("new",)
    assert zone(match, 1, "pile1").pieces[0].state == ()
    match = table([YELLOW_WINK], [BLUE_SMILE, RED_LOVE], to=1)
    fall(match, GREEN_WINK)
    shout(match, 1, 0)
    assert zone(match, 1, "pile1").pieces[0].state == ()
    assert match.scene(0).mine.prompt == Msg("bruit-prompt-won")


def test_only_top_cards_are_seen_and_an_empty_place_stays_a_place() -> None:
    match = table([YELLOW_WINK, RED_LOVE], [])
    pile = zone(match, 0, "pile0")
    assert ([piece.key for piece in pile.pieces], pile.count) == ([f"c{RED_LOVE}"], 2)
    empty = zone(match, 0, "pile1")
    assert ([piece.state for piece in empty.pieces], empty.count) == ([("ghost",)], 0)


@rule("BRU-9")
def test_who_was_wrong_is_silent_until_the_next_card() -> None:
    match = table([YELLOW_WINK], [BLUE_SMILE], [RED_LOVE], to=2)
    fall(match, GREEN_WINK)
    shout(match, 1, 0)
    assert flags(match) == ["bruit-flag-dealer", "bruit-flag-locked", None]
    assert match.scene(1).mine.taps == []
    assert match.scene(1).mine.prompt == Msg("bruit-locked")
    match.wait()
    assert len(match.scene(1).mine.taps) == 3


def test_the_prompt_follows_the_cards() -> None:
    match = table([], [BLUE_SMILE], to=1)
    assert match.scene(0).mine.prompt == Msg("bruit-prompt-start")
    fall(match, GREEN_WINK)
    assert match.scene(0).mine.prompt == Msg("bruit-prompt-no-card")
    assert match.scene(1).mine.prompt == Msg("bruit-prompt-call")
    assert match.scene(None).mine.prompt == Msg("bruit-prompt-watch")
    assert not match.scene(None).mine.taps


def test_cards_fly_from_pile_to_pile_but_the_new_card_is_there_at_once() -> None:
    assert flight(Dealt(1, RED_LOVE)) == []
    assert flight(Named(0, 2, 2)) == [Flight("pile2", "pile0")]
    assert flight(ShoutedFirst(0, 3)) == [Flight("seats", "pile0")]
    assert flight(Misnamed(0, 1, 2)) == flight(ShoutedForNothing(0, 2)) == [Flight("pile0", "seats")]
    assert flight(Misnamed(0, 1, 0)) == []
