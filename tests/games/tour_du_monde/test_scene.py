"""Tour du Monde as a scene: lines and what happens to them, equal cards, the moment to answer a moon."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import tablee
from tablee import Match
from tablee.core.scenes import Flight, Piece, Scene, Zone
from tablee.core.words import Person, Words, msg
from tablee.games.tour_du_monde import events as events
from tablee.games.tour_du_monde.scene import flight
from tablee.games.tour_du_monde.state import (
    AFRICA,
    AMERICA,
    ASIA,
    CANCEL,
    CORAL,
    EXCHANGE,
    ICEBERG,
    JADE,
    LET,
    LIGHTNING,
    MOON,
    RAINBOW,
    SAFFRON,
    SUN,
    cure,
    eclipse,
    freeze,
    lay,
    open_line,
    strike,
)
from tests.games.tour_du_monde.tables import (
    CORAL_AFRICA,
    JADE_AFRICA,
    JADE_ASIA,
    JADE_SUN,
    PASS,
    dealer,
    dry,
    put,
    table,
    told,
)  # fmt: skip
from tests.harness import encode, walk
from tests.rulebook import rule


def zone(scene: Scene, name: str) -> Zone:
    return next(zone for zone in scene.zones if zone.id == name)


def paths(match: Match, seat: int = 0) -> dict[int, tuple[str, ...]]:
    return {tap.move: tap.path for tap in match.scene(seat).mine.taps}


def bar(match: Match, seat: int) -> dict[int | None, Piece]:
    return {piece.slot: piece for piece in zone(match.scene(seat), "bar").pieces}


def in_line(match: Match, seat: int, colour: int) -> list[str]:
    """The pictures in somebody's line, from its beginning."""
    lying = zone(match.scene(None), f"world{seat}").pieces
    return [piece.face.removeprefix("tour_du_monde/") for piece in lying if piece.slot == colour]


# ---- lines


def test_a_line_lies_in_the_order_in_which_it_was_laid() -> None:
    match = table([], [])
    put(match, 1, CORAL, AMERICA, AFRICA, ice=True)
    put(match, 1, JADE, ASIA, top=MOON)
    assert in_line(match, 1, CORAL) == ["sun", "coral-america", "coral-africa", "iceberg"]
    assert in_line(match, 1, JADE) == ["sun", "moon", "jade-asia"]
    assert in_line(match, 1, SAFFRON) == []


def test_under_a_moon_lies_a_sun_of_the_lines_colour_where_suns_have_one() -> None:
    match = table([], [], line_colour="coloured_suns")
    match.state.tops[3 + JADE] = MOON
    assert in_line(match, 1, JADE) == ["jade-sun", "moon"]


def test_the_head_of_a_line_counts_it_and_tells_its_state() -> None:
    match = table([], [])
    put(match, 1, CORAL, AMERICA, AFRICA, top=RAINBOW)
    put(match, 1, JADE, ASIA, ice=True)
    coral, jade, saffron = zone(match.scene(0), "world1").rows
    assert (coral.count, coral.state, coral.short) == (2, ("guard",), "tour_du_monde/sign-rainbow")
    assert (jade.count, jade.state, jade.short) == (1, ("block",), "tour_du_monde/sign-iceberg")
    assert (saffron.count, saffron.state, saffron.short) == (0, ("ghost",), "")


def test_only_its_owner_is_told_what_would_help_a_line() -> None:
    match = table([], [])
    put(match, 0, CORAL, top=MOON)
    assert [head.flag for head in zone(match.scene(0), "world0").rows[:2]] == [
        msg("tour_du_monde-flag-cure"),
        msg("tour_du_monde-flag-open"),
    ]
    assert [head.flag for head in zone(match.scene(1), "world0").rows[:2]] == [msg("tour_du_monde-flag-stopped"), None]


def test_the_five_continents_keep_their_places_whether_they_are_laid_or_not() -> None:
    match = table([], [])
    put(match, 0, CORAL, ASIA, AFRICA)
    put(match, 0, JADE, ASIA)
    meter = zone(match.scene(0), "meter0")
    assert meter.count == 2
    assert [piece.face.split("/")[1] for piece in meter.pieces] == [
        "disc-africa", "slot-america", "disc-asia", "slot-europe", "slot-oceania",
    ]  # fmt: skip
    assert meter.label == msg("tour_du_monde-zone-mine")
    assert zone(match.scene(1), "meter0").label is None


# ---- the direction


@rule("TDM-5")
def test_whoever_dealt_is_told_why_they_are_asked_and_who_would_play_next() -> None:
    match = tablee.new("tour_du_monde", seats=4, seed=1, first=2)
    assert match.scene(2).mine.prompt == msg("tour_du_monde-prompt-direction", left=Person(3), right=Person(1))
    assert [(slot, piece.label) for slot, piece in bar(match, 2).items()] == [
        (1, msg("tour_du_monde-bar-left", seat=Person(3))),
        (3, msg("tour_du_monde-bar-right", seat=Person(1))),
    ]
    said = Words("fr").say(match.scene(2).mine.prompt, ["Ana", "Bob", "Léa", "Zoé"], 2)
    assert said.endswith("tu choisis et tu commences, puis ce sera Zoé ou Bob.")


def test_of_two_players_nobody_is_named_twice() -> None:
    match = tablee.new("tour_du_monde", seats=2, seed=1, first=0)
    assert match.scene(0).mine.prompt == msg("tour_du_monde-prompt-direction-two")


# ---- taps


def test_a_card_is_tapped_and_then_a_line() -> None:
    match = table([SUN, RAINBOW, JADE_AFRICA, ICEBERG], [])
    put(match, 0, JADE)
    put(match, 0, CORAL, top=MOON)
    put(match, 1, JADE)
    ways = paths(match)
    assert ways[open_line(SAFFRON)] == ("c15", "line0.2")
    assert ways[open_line(SAFFRON, rainbow=True)] == ("c19", "line0.2")
    assert ways[cure(CORAL)] == ("c15", "line0.0")
    assert ways[lay(JADE_AFRICA)] == (f"c{JADE_AFRICA}", "line0.1")
    assert ways[freeze(1, JADE)] == ("c22", "line1.1")


@rule("TDM-3")
def test_a_line_is_opened_by_the_sun_of_its_colour_where_suns_have_one() -> None:
    match = table([JADE_SUN], [], line_colour="coloured_suns")
    assert paths(match)[open_line(JADE)] == (f"c{JADE_SUN}", "line0.1")


@rule("TDM-12", "TDM-13")
def test_a_moon_says_beforehand_what_it_will_do() -> None:
    match = table([MOON], [])
    put(match, 1, CORAL, AFRICA, AMERICA)
    put(match, 1, JADE)
    said = {tap.move: tap.say for tap in match.scene(0).mine.taps}
    assert said[eclipse(1, CORAL)] == msg("tour_du_monde-say-steals", continent="america")
    assert said[eclipse(1, JADE)] == msg("tour_du_monde-say-stops")


@rule("TDM-15", "TDM-17")
def test_lightning_asks_for_a_colour_and_counts_who_would_lose_a_continent() -> None:
    match = table([LIGHTNING], [], [], [])
    put(match, 0, CORAL, AFRICA)
    put(match, 1, CORAL, AFRICA)
    put(match, 2, CORAL, AMERICA, ice=True)
    put(match, 3, CORAL, ASIA, top=RAINBOW)
    put(match, 1, JADE)
    asked = zone(match.scene(0), "colours")
    assert [piece.count for piece in asked.pieces] == [2, 0, 0]
    assert paths(match)[strike(CORAL)] == ("c21", "colour0")
    assert strike(JADE) not in paths(match)
    match.play(0, strike(CORAL))
    assert len(told(match, events.Lost)) == 2
    assert all(zone.id != "colours" for zone in match.scene(1).zones)


# ---- equal cards and the exchange


def chosen(scene: Scene) -> list[int]:
    """Every exchange that can be tapped, where of equal cards the first are given whichever are meant."""
    (pick,) = scene.mine.picks
    weights = dict(zip(pick.pieces, pick.weights, strict=True))
    equals: dict[str, list[str]] = {}
    for key in pick.pieces:
        equals.setdefault(scene.pieces[key].like or key, []).append(key)
    moves = []
    for count in range(pick.low, pick.high + 1):
        for keys in combinations(pick.pieces, count):
            of = Counter(scene.pieces[key].like or key for key in keys)
            given = [key for first, number in of.items() for key in equals[first][:number]]
            moves.append(pick.base + sum(weights[key] for key in given))
    return moves


@rule("TDM-11")
def test_any_cards_can_be_chosen_for_an_exchange_also_the_second_of_two_equal_ones() -> None:
    seen = 0
    for seed in range(4):
        for match in walk(tablee.new("tour_du_monde", 3, seed), seed, 60):
            for seat in range(3):
                scene = match.scene(seat)
                if scene.mine.picks:
                    seen += 1
                    assert set(chosen(scene)) == {m for m in match.moves(seat) if EXCHANGE < m < CANCEL}
    assert seen > 50


@rule("TDM-11")
def test_no_more_cards_can_be_chosen_than_there_are_to_draw() -> None:
    match = table([MOON, MOON], [])
    dry(match, SUN, SUN)
    (pick,) = match.scene(0).mine.picks
    assert (pick.low, pick.high) == (1, 2)
    dry(match)
    assert match.scene(0).mine.picks == []
    assert "off" in bar(match, 0)[2].state
    assert paths(match)[PASS] == ("pass",)


def test_equal_cards_are_copies_of_the_first() -> None:
    match = table([MOON, MOON, MOON], [])
    moons = [piece for piece in zone(match.scene(0), "hand0").pieces if piece.key.startswith("c20")]
    assert [(piece.key, piece.like) for piece in moons] == [("c20", ""), ("c20.1", "c20"), ("c20.2", "c20")]


# ---- the moment to answer a moon


def threatened(*cards: int) -> Match:
    match = table([MOON], list(cards), [])
    put(match, 1, CORAL, AFRICA)
    match.play(0, eclipse(1, CORAL))
    return match


@rule("TDM-19")
def test_the_attacked_see_the_same_with_and_without_a_rainbow_but_for_the_button() -> None:
    armed, bare = threatened(RAINBOW), threatened(MOON)
    for match in (armed, bare):
        mine = match.scene(1).mine
        assert mine.prompt == msg("tour_du_monde-prompt-moon", colour=events.colour(CORAL))
        assert mine.about == "world1"
        assert bar(match, 1)[1].key == "let"
        attacked = zone(match.scene(1), "world1")
        assert attacked.note == msg("tour_du_monde-say-steals", continent="africa")
        assert "bad" in attacked.rows[CORAL].state
    assert paths(armed, 1) == {CANCEL: ("rainbow",), LET: ("let",)}
    assert paths(bare, 1) == {LET: ("let",)}
    assert bar(armed, 1)[3].state == ("race",)
    assert bar(bare, 1)[3].state == ("race", "off")
    for viewer in (0, 2, None):
        assert encode(armed.scene(viewer).mine.prompt) == encode(bare.scene(viewer).mine.prompt)


@rule("TDM-19")
def test_the_rainbows_of_the_attacked_stand_for_the_button_and_only_they_know() -> None:
    match = threatened(RAINBOW, RAINBOW)
    held = zone(match.scene(1), "hand1").pieces
    assert {piece.key for piece in held if piece.like == "rainbow"} == {f"c{RAINBOW}", f"c{RAINBOW}.1"}
    assert all(not zone(match.scene(viewer), "hand1").pieces for viewer in (0, 2, None))
    match.play(1, LET)
    assert all(piece.like != "rainbow" for piece in zone(match.scene(1), "hand1").pieces)


@rule("TDM-19")
def test_a_moon_that_waits_is_a_paper_for_everybody_whatever_the_attacked_one_holds() -> None:
    armed, bare = threatened(RAINBOW), threatened(MOON)
    for viewer in (0, 1, 2, None):
        paper = zone(armed.scene(viewer), "notice")
        assert (paper.kind, paper.owner) == ("notice", 0)
        who = {"by": Person(0), "whom": Person(1), "colour": events.colour(CORAL)}
        assert paper.label == msg("tour_du_monde-notice", **who)
        assert paper.note == msg("tour_du_monde-notice-wants", card=events.card(CORAL_AFRICA))
        assert encode(paper) == encode(zone(bare.scene(viewer), "notice"))
    armed.play(1, LET)
    armed.wait()
    assert all(each.id != "notice" for each in armed.scene(None).zones)


@rule("TDM-5")
def test_the_direction_is_seen_once_it_is_chosen() -> None:
    match = table([SUN], [SUN])
    assert zone(match.scene(None), "seats").flow == 1
    match.state.direction = -1
    assert zone(match.scene(1), "seats").flow == -1
    match.state.direction = 0
    assert zone(match.scene(1), "seats").flow == 0


@rule("TDM-19")
def test_nobody_else_sees_that_a_moon_is_let_be() -> None:
    match = threatened(RAINBOW)
    before = [encode(match.scene(viewer)) for viewer in (0, 2, None)]
    match.play(1, LET)
    assert [encode(match.scene(viewer)) for viewer in (0, 2, None)] == before
    assert match.scene(1).mine.prompt == msg("tour_du_monde-prompt-let")
    assert match.scene(1).mine.taps == []


def test_a_moon_hangs_beside_the_line_until_it_is_answered() -> None:
    match = threatened(MOON)
    assert match.scene(None).pieces["l3.moon"].state == ("apart",)
    match.wait()
    assert match.scene(None).pieces["l3.moon"].state == ("block",)
    assert match.scene(None).mine.about == ""


def test_the_others_read_who_attacks_whom() -> None:
    match = threatened(MOON)
    for viewer in (0, 2, None):
        assert match.scene(viewer).mine.prompt == msg("tour_du_monde-prompt-attack", by=Person(0), whom=Person(1))
    assert match.scene(2).pieces["seat1"].flag == msg("tour_du_monde-flag-moon")


# ---- the rest


@rule("TDM-5")
def test_the_dealer_chooses_the_direction_by_two_buttons_and_begins_with_a_sun() -> None:
    match = tablee.new("tour_du_monde", 3, 1, first="host")
    assert paths(match) == {0: ("left",), 1: ("right",)}
    assert zone(match.scene(1), "seats").note is None
    match.play(0, 1)
    assert zone(match.scene(1), "seats").note == msg("tour_du_monde-zone-right")
    assert dealer(SUN).scene(0).mine.prompt == msg("tour_du_monde-prompt-begin")


def test_every_button_has_its_place_at_all_times() -> None:
    match = table([MOON], [])
    for seat in (0, 1):
        assert [(slot, piece.key) for slot, piece in bar(match, seat).items()] == [
            (1, "pass"),
            (2, "exchange"),
            (3, "rainbow"),
        ]
    assert all("off" in piece.state for piece in bar(match, 1).values())


def test_what_is_stolen_goes_to_a_hand_and_what_lightning_takes_to_the_pile() -> None:
    assert flight(events.Stole(0, 1, JADE_ASIA)) == [Flight("line1.1", "hand0")]
    assert flight(events.Lost(1, CORAL_AFRICA)) == [Flight("line1.0", "pile")]
    assert flight(events.Exchanged(0, 0)) == []
