"""La dernière as a scene: what to follow, the joker's path, the bar's places, who sees what."""

from __future__ import annotations

import tablee
from tablee import Match
from tablee.core.scenes import Flight, Piece, Scene, Zone, label
from tablee.core.words import msg
from tablee.games.derniere.events import Drew, DrewCard, NamedColour, Played
from tablee.games.derniere.scene import flight
from tablee.games.derniere.state import ANNOUNCE, DRAW, PASS, catch, is_joker, joker
from tablee.games.smileys import nouns
from tablee.games.smileys.art.marks import TONES
from tablee.games.smileys.pack import ANGRY, BLUE, GREEN, LOVE, NONE, RED, SMILE, SURPRISED, WINK, base
from tests.games.derniere.test_rules import DULL, GREEN_WINK, PLAIN, next_card, table
from tests.random_walk import random_walk
from tests.rulebook import rule

GREEN_LOVE, RED_WINK, RED_SMILE, RED_ANGRY = base(GREEN, LOVE), base(RED, WINK), base(RED, SMILE), base(RED, ANGRY)


def zone(scene: Scene, name: str) -> Zone:
    return next(zone for zone in scene.zones if zone.id == name)


def paths(match: Match, seat: int = 0) -> dict[int, tuple[str, ...]]:
    return {tap.move: tap.path for tap in match.scene(seat).mine.taps}


def bar(match: Match, seat: int = 0) -> list[Piece]:
    return zone(match.scene(seat), "bar").pieces


def test_hands_are_counted_for_everybody_and_seen_by_their_owner() -> None:
    match = table(PLAIN, DULL)
    for viewer in (0, None):
        others = zone(match.scene(viewer), "hand1")
        assert (others.count, others.pieces) == (2, [])
    assert [piece.key for piece in zone(match.scene(1), "hand1").pieces] == [f"c{card}" for card in sorted(DULL)]
    assert match.scene(None).mine.taps == []


def test_the_card_on_top_is_new_and_says_what_to_follow() -> None:
    match = table([GREEN_LOVE, *PLAIN], DULL)
    match.play(0, GREEN_LOVE)
    discard = zone(match.scene(None), "discard")
    assert [(piece.key, piece.state) for piece in discard.pieces] == [
        (f"c{GREEN_WINK}", ()),
        (f"c{GREEN_LOVE}", ("new",)),
    ]
    assert discard.note == msg("derniere-follow-both", colour=nouns.colour(GREEN), smiley=nouns.smiley(LOVE))
    assert flight(Played(0, GREEN_LOVE)) == [Flight("hand0", f"c{GREEN_LOVE}")]


@rule("DER-15")
def test_a_plain_card_is_one_tap_and_a_joker_asks_for_a_colour() -> None:
    match = table([RED_WINK, RED_SMILE, *DULL], PLAIN[1:])
    ways = paths(match)
    assert ways[RED_WINK] == (f"c{RED_WINK}",)
    assert ways[joker(RED_SMILE, BLUE)] == (f"c{RED_SMILE}", f"colour{BLUE}")
    assert len(zone(match.scene(0), "colours").pieces) == 6


def test_without_a_joker_no_colour_is_asked_for() -> None:
    assert all(each.id != "colours" for each in table([RED_WINK, *DULL], PLAIN[1:]).scene(0).zones)


def test_drawing_and_passing_share_the_first_place() -> None:
    match = table(DULL, PLAIN)
    assert paths(match)[DRAW] == ("draw",)
    assert match.scene(0).mine.prompt == msg("derniere-prompt-draw")
    assert [(piece.key, piece.slot) for piece in bar(match)] == [("draw", 1), ("announce", 2), ("catch", 3)]
    next_card(match, GREEN_LOVE)
    match.play(0, DRAW)
    assert paths(match)[PASS] == ("draw",)
    assert bar(match)[0].label == msg("derniere-bar-pass")
    assert match.scene(0).mine.prompt == msg("derniere-prompt-drawn", card=nouns.card(GREEN_LOVE))
    assert "off" in bar(match, 1)[0].state


def test_a_card_drawn_is_shown_to_nobody_else() -> None:
    match = table(DULL, PLAIN)
    next_card(match, GREEN_LOVE)
    match.play(0, DRAW)
    assert f"c{GREEN_LOVE}" in match.scene(0).pieces
    assert f"c{GREEN_LOVE}" not in match.scene(1).pieces
    assert flight(Drew(0, 1)) == [Flight("pile", "hand0")]
    assert flight(DrewCard(0, GREEN_LOVE)) == [Flight("pile", f"c{GREEN_LOVE}")]
    assert flight(DrewCard(0, NONE)) == []


def test_a_debt_stands_on_its_seat_and_on_the_button() -> None:
    match = table([base(GREEN, ANGRY), *DULL], PLAIN, [RED_ANGRY, *DULL])
    match.play(0, base(GREEN, ANGRY))
    assert match.scene(None).pieces["seat1"].flag == msg("derniere-flag-debt", count=2)
    assert zone(match.scene(None), "pile").burst == 2
    assert bar(match, 1)[0].label == msg("derniere-bar-take", count=2)
    assert match.scene(1).mine.prompt == msg("derniere-prompt-take", count=2)


def test_the_burst_is_gone_once_the_debt_is_taken() -> None:
    match = table([base(GREEN, ANGRY), *DULL], PLAIN, [RED_ANGRY, *DULL])
    assert zone(match.scene(1), "pile").burst == 0
    match.play(0, base(GREEN, ANGRY))
    match.play(1, DRAW)
    assert zone(match.scene(1), "pile").burst == 0


@rule("DER-12")
def test_everybody_sees_which_way_play_goes() -> None:
    match = table([base(GREEN, SURPRISED), *DULL], PLAIN, [RED_ANGRY, *DULL])
    assert zone(match.scene(None), "seats").flow == 1
    match.play(0, base(GREEN, SURPRISED))
    assert [zone(match.scene(viewer), "seats").flow for viewer in (0, 1, None)] == [-1, -1, -1]


@rule("DER-19")
def test_whoever_forgot_can_be_caught_in_the_third_place_once_the_grace_is_over() -> None:
    match = table([GREEN_LOVE, RED_WINK], PLAIN[1:], DULL)
    match.play(0, GREEN_LOVE)
    assert "off" in bar(match, 2)[2].state
    announce = next(tap for tap in match.scene(0).mine.taps if tap.move == ANNOUNCE)
    assert announce.path == ("announce",)
    match.wait()
    caught = next(tap for tap in match.scene(2).mine.taps if tap.move == catch(0))
    assert (caught.path, caught.race) == (("catch0",), True)
    assert [(piece.key, piece.slot) for piece in bar(match, 2)] == [("draw", 1), ("announce", 2), ("catch0", 3)]


@rule("DER-18")
def test_who_has_said_it_wears_it() -> None:
    match = table([GREEN_LOVE, RED_WINK], PLAIN[1:], DULL)
    match.play(0, GREEN_LOVE)
    assert match.scene(1).pieces["seat0"].flag is None
    match.play(0, ANNOUNCE)
    assert match.scene(1).pieces["seat0"].flag == msg("derniere-flag-said")


def test_what_a_joker_named_stands_on_the_discard_as_long_as_it_lies_on_top() -> None:
    for match in random_walk(tablee.new("derniere", seats=3, seed=4), 4):
        view = match.view(None)
        (discard,) = [zone for zone in match.game.table(view) if zone.id == "discard"]
        named = [each.what.colour for each in match.happened if isinstance(each.what, NamedColour)]
        assert (discard.stands is not None) == (bool(named) and is_joker(0, view.discard[-1]))
        if discard.stands is not None:
            assert discard.stands.word == label(nouns.colour(named[-1]))
            assert discard.stands.colour == TONES[named[-1]].ground
