"""Matches with a picture of their own at live tables: it is there before they begin, and comes with their rows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablee.core.game import AnyGame
from tablee.games.difference.state import MADE, MARK
from tablee.matches.replay import verify
from tablee.protocol import journal as rows
from tablee.protocol import messages as up
from tablee.protocol.ids import HALL
from tablee.table.model import seating
from tablee.table.model.ports import nothing_brought
from tests.games.difference.composed import picture, plain_picture
from tests.harness import encode
from tests.table.company import Company, Person, together

NEW = {"picture": "new_market"}


class Shelf:
    """Hands out one picture after the other, and notes for whom."""

    def __init__(self, *numbers: int) -> None:
        self.numbers = list(numbers)
        self.asked: list[tuple[list[str], list[str]]] = []

    def __call__(self, game: AnyGame, kinds: Sequence[str], people: Sequence[str]) -> dict[str, Any] | None:
        self.asked.append(([*kinds], [*people]))
        return plain_picture(number=self.numbers.pop(0)) if self.numbers else None


async def claim(company: Company, person: Person, seat: int) -> str:
    state, number = company.state, person.frame["stimulus"]
    await company.pass_ms(2000)
    moves = [MARK + state.laid[-1], MARK + state.piles[seat][-1]]
    return await person.play(*moves, r=2000.0, stimulus=number)


async def finish(company: Company, *people: Person) -> None:
    """Robots play to the end for them."""
    for person in people:
        assert await person.ask(up.Resign) == "done"
    await company.over()


@together
async def test_a_match_begins_with_the_picture_that_was_made_for_it(company: Company) -> None:
    company.world.make = shelf = Shelf(7)
    anna, ben = await company.deal("difference", "anna", "ben", options=NEW)
    assert shelf.asked == [(["market"], ["anna", "ben"])]
    assert company.state.picture >= MADE
    assert anna.room["setup"]["options"] == NEW, "everybody knows what was asked for, and no more"
    assert str(company.state.picture) not in anna.bytes.decode()
    assert await claim(company, anna, 0) == "pressed"
    await company.pass_ms(1000)
    assert "difference-found" in ben.words
    assert b"le chat" in ben.bytes


@together
async def test_while_none_is_ready_the_table_says_so(company: Company) -> None:
    company.world.make = shelf = Shelf()
    (anna,) = await company.sit_down("difference", "anna", seats=2, options=NEW)
    assert await anna.ask(up.Start) == "being-made"
    assert not company.live.table.is_playing
    shelf.numbers = [7]
    assert await anna.ask(up.Start) == "done"


@together
async def test_the_record_keeps_the_picture(company: Company) -> None:
    company.world.make = Shelf(7)
    (anna,) = await company.deal("difference", "anna", seats=2, options={"picture": "new"})
    first = company.state.picture
    anna.post(up.Close)
    await company.pass_ms(1000)
    record = company.world.records["t1-1"]
    assert record["made"]["number"] == 7
    assert record["options"]["picture"] == first


@together
async def test_after_a_restart_it_is_still_known(company: Company) -> None:
    company.world.make = Shelf(7)
    anna, ben = await company.deal("difference", "anna", "ben", options=NEW)
    before = company.state.picture
    await company.crash()
    company.world.make = Shelf()
    await anna.enter()
    await ben.enter()
    await company.pass_ms(1000)
    assert company.state.picture == before
    assert await claim(company, anna, 0) == "pressed"
    await company.pass_ms(1000)
    assert b"the cat" in anna.bytes
    anna.post(up.Close)
    await company.pass_ms(1000)
    verify(encode(company.world.records["t1-1"]))


@together
async def test_nobody_names_a_picture_that_was_made(company: Company) -> None:
    company.world.make = Shelf(7)
    (anna,) = await company.sit_down("difference", "anna", seats=2, options=NEW)
    for number in (MADE, MADE + 12345, str(MADE)):
        setup = {**anna.room["setup"], "options": {"picture": number}}
        assert await anna.ask(up.Change, setup=setup) == "bad-setup"
    assert await anna.ask(up.Change, setup={**anna.room["setup"], "options": {"picture": "lake"}}) == "done"


@together
async def test_the_pictures_drawn_by_hand_need_nothing(company: Company) -> None:
    company.world.make = shelf = Shelf()
    await company.deal("difference", "anna", "ben", options={"picture": "lake"})
    assert not shelf.asked


@together
async def test_at_a_table_of_a_hall_all_begin_at_once(company: Company) -> None:
    company.world.make = Shelf()
    await company.open("difference", 2, HALL + "1", options=NEW)
    request = seating.RoomRequest(
        company.live.table, HALL + "1", 0, frozenset(), company.world.secret, company.world.make, nothing_brought
    )
    dealt = seating.start(request, "")[-1]
    assert isinstance(dealt, rows.Dealt)
    assert dealt.made is None


@together
async def test_the_next_match_has_another_picture_or_the_same_if_one_asks(company: Company) -> None:
    company.world.make = shelf = Shelf(7, 8)
    (anna,) = await company.deal("difference", "anna", seats=2, options=NEW)
    first = company.state.picture
    await finish(company, anna)
    assert await anna.ask(up.Start, same=True) == "done"
    assert company.state.picture == first
    assert shelf.numbers == [8], "nothing new was used for it"
    assert company.world.had == [(7, ["anna"])]
    await finish(company, anna)
    assert await anna.ask(up.Start) == "done"
    assert company.state.picture not in (first, None)
    assert not shelf.numbers


@together
async def test_without_a_picture_before_the_same_is_as_always(company: Company) -> None:
    (anna,) = await company.deal("difference", "anna", seats=2, options={"picture": "lake"})
    before = company.state.picture
    await finish(company, anna)
    assert await anna.ask(up.Start, same=True) == "done"
    assert company.state.picture == before


@together
async def test_a_kept_picture_is_chosen_by_who_has_kept_it(company: Company) -> None:
    made = picture(number=9)
    company.world.kept = {"anna": plain_picture(number=9)}
    anna, ben = await company.sit_down("difference", "anna", "ben", options={"picture": "lake"})
    chosen = {**anna.room["setup"], "options": made.options()}
    assert await anna.ask(up.Change, setup=chosen) == "done"
    assert await anna.ask(up.Start) == "done"
    assert company.state.picture == made.id
    assert company.world.had == [(9, ["anna", "ben"])]
    await finish(company, anna, ben)
    company.world.kept = {}
    assert await anna.ask(up.Start) == "picture-gone"
    assert await anna.ask(up.Change, setup=chosen) == "bad-setup"
