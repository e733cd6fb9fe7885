"""Composed pictures: what a match knows of them, what it tells, and what its record keeps."""

from __future__ import annotations

import gc
import pickle
from typing import Any

import msgspec
import pytest

import tablee
from tablee.bots.advice import adviser, hint
from tablee.core import options as option_reader
from tablee.core.match import Match
from tablee.core.records import BadRecord, Record, Seeded, read
from tablee.core.words import Words
from tablee.games.difference import GAME, pictures
from tablee.games.difference.making.composing import KINDS, MAKING
from tablee.games.difference.state import MADE, MISS, mark
from tablee.matches.replay import replay, steps, verify
from tests.games.difference.composed import picture, plain_picture


def dealt(seats: int = 2, **chosen: Any) -> Match:
    made = picture()
    options = option_reader.read(GAME.options, GAME.prefix, {**chosen, **made.options()})
    return Match(GAME, seats, options, Seeded(5), made=made)


def played(match: Match) -> Match:
    """A wrong claim, then a right one."""
    match.play(0, mark(MISS), mark(3), at=1000)
    match.play(1, mark(match.state.laid[-1]), mark(match.state.piles[1][-1]), at=2000)
    return match


def test_options_ask_for_kinds() -> None:
    asked = {name: MAKING.wanted(GAME.options(picture=name)) for name in ("new", "new_beach_hard", "circus")}
    assert asked == {"new": KINDS, "new_beach_hard": ("beach_hard",), "circus": ()}
    assert not MAKING.wanted(dealt().options)
    assert MAKING.is_named(dealt().options)


def test_every_kind_can_be_asked_for() -> None:
    values = next(switch.values for switch in GAME.switches if switch.name == "picture")
    assert [value for value in values if value.startswith("new")] == ["new", *(f"new_{kind}" for kind in KINDS)]


def test_where_nobody_makes_one_a_new_picture_is_one_of_the_four() -> None:
    found = {tablee.new("difference", 2, seed, picture="new").state.picture for seed in range(20)}
    assert found == {0, 1, 2, 3}


def test_the_number_of_a_match_for_its_picture_is_not_the_pictures_own() -> None:
    one, other = picture(salt="1" * 32), picture(salt="2" * 32)
    assert one.number == other.number
    assert one.id != other.id
    assert min(one.id, other.id) >= MADE


def test_a_picture_is_known_for_as_long_as_a_match_has_it() -> None:
    match = dealt()
    number = match.state.picture
    assert pictures.KNOWN[number] is match.made
    del match
    gc.collect()
    assert number not in pictures.KNOWN


def test_points_hit_its_regions() -> None:
    made = picture()
    assert [pictures.hit(made.id, *middle(made, region)) for region in range(25)] == list(range(25))
    assert pictures.hit(made.id, 0.999, 0.749) is None
    assert pictures.hit(MADE + 1, 0.5, 0.5) is None, "a picture that nobody knows has no regions"


def middle(made: pictures.Composed, region: int) -> tuple[float, float]:
    left, top, right, bottom = pictures.frame(made.id, region)
    return (left + right) / 2, (top + bottom) / 2


@pytest.mark.parametrize(("language", "name"), [("fr", "le chat"), ("en", "the cat")])
def test_it_is_told_in_its_own_words(language: str, name: str) -> None:
    match, words = played(dealt()), Words(language)
    told = [words.say(event.msg(), ["Ana", "Bob"]) for event in match.events(None)]
    assert any(f"{name} 3" in line for line in told)
    assert any(f"{name} {match.state.laid[-1]}" in line for line in told)


@pytest.mark.parametrize("variant", ["base", "advanced"])
def test_a_card_is_read_aloud_as_it_is(variant: str) -> None:
    match = dealt(variant=variant)
    card, words = match.state.piles[0][-1], Words("en")
    read_out = "\n".join(words.say(line, ["Ana", "Bob"], 0) for line in GAME.describe.lines(match.view(0)))
    assert read_out.count(f"The cat {card} eats.") == 1
    assert read_out.count(f"The cat {card} sleeps.") == 1, "the reference has it as usual"
    others = [k for k in range(25) if k not in (card, match.state.laid[-1])]
    assert all(f"The cat {k} eats." not in read_out for k in others), "nobody is told how else it could be"


def test_hints_name_a_part_and_two_spots_of_it() -> None:
    match = dealt()
    for _ in range(4):
        match.wait()
    view, words = match.view(0), Words("en")
    assert len(view.hint) == 3
    assert view.hint[0] == view.card // 5
    said = words.say(GAME.mine(view, []).zones[1].note)  # type: ignore[arg-type]
    assert f"the cat {view.card}" in said
    assert any("the cat" in words.say(event.msg(), ["Ana", "Bob"], 0) for event in match.events(0))


def test_marks_that_were_shown_are_ringed() -> None:
    match = played(dealt())
    rings = [ring for event in match.events(None) for ring in GAME.rings(event)]
    assert (rings[0].x, rings[0].y) == pytest.approx(middle(picture(), match.state.laid[0]))


def test_a_record_keeps_all_that_is_needed_to_play_it_again() -> None:
    record = msgspec.json.encode(played(dealt()).record())
    gc.collect()
    again = replay(record)
    assert again.made is not None
    assert again.made.plain() == plain_picture()
    assert verify(record).state.laid == again.state.laid
    assert len(record) < 40_000


def test_a_record_of_another_picture_is_refused() -> None:
    record = dealt().record()
    for made in (plain_picture(number=8), None, {"kind": "market"}, [], "market"):
        with pytest.raises(BadRecord):
            replay({**record, "made": made})
    with pytest.raises(BadRecord):
        replay({**tablee.new("dominos", 2, 1).record(), "made": plain_picture()})


@pytest.mark.parametrize(
    ("name", "value"),
    [("number", 0), ("number", 10_000), ("kind", "../x"), ("salt", "x"), ("spots", []), ("composer", "1")],
)
def test_what_is_no_picture_is_refused(name: str, value: Any) -> None:
    with pytest.raises(msgspec.ValidationError):
        MAKING.read({**plain_picture(), name: value})


@pytest.mark.parametrize("run", [[150, 0, 0], [0, 200, 200], [0, 5, 4], [0, 1], [-1, 0, 0]])
def test_regions_lie_inside_the_picture(run: list[int]) -> None:
    plain = plain_picture()
    plain["spots"][0]["region"] = [run]
    with pytest.raises(msgspec.ValidationError):
        MAKING.read(plain)


def test_older_records_are_written_as_before() -> None:
    record = tablee.new("difference", 2, 5).record()
    assert "made" not in record
    assert isinstance(read(record), Record)
    assert [match.made for match in steps(record)] == [None]


def test_cards_are_faces_that_a_match_has() -> None:
    match = dealt()
    name = GAME.mine(match.view(0), []).zones[0].pieces[0].face
    found = MAKING.face(name)
    assert found is not None
    assert found.made is match.made
    assert found.card == match.state.laid[-1]
    for wrong in (f"{name}x", name[:-2] + "00", name[:-2] + "26", "difference/1001-01", "difference/circus-01"):
        assert MAKING.face(wrong) is None


def test_a_picture_of_another_version_cannot_be_drawn() -> None:
    made = MAKING.read({**plain_picture(), "composer": 999})
    with pytest.raises(ValueError, match="version 999"):
        MAKING.draw(made)


def test_a_hint_can_be_thought_of_where_nobody_knows_the_picture() -> None:
    match = dealt()
    sent = pickle.dumps((adviser(match, 0), match.view(0)))
    here = hint(GAME, adviser(match, 0), match.view(0), match.moves(0))
    number, legal = match.state.picture, match.moves(0)
    del match
    gc.collect()
    assert number not in pictures.KNOWN
    bot, view = pickle.loads(sent)
    assert here is not None
    assert hint(GAME, bot, view, legal) == here
