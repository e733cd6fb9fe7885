"""Matches with a photograph that somebody brought, at live tables: who may choose it, and what is kept of it."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.core.game import AnyGame
from tablee.core.words import msg
from tablee.games.difference.making.photographs import PHOTOGRAPHS
from tablee.games.difference.pictures import FIRST_DECK, LAST_DECK, Photo, read
from tablee.games.difference.state import MADE, MARK
from tablee.games.difference.visibility import effort
from tablee.hall.rounds import checked_plan
from tablee.matches.replay import verify
from tablee.protocol import messages as up
from tablee.protocol.errors import Refusal
from tablee.protocol.hall import GameChoice, Plan
from tests.games.difference.composed import plain_picture
from tests.harness import encode
from tests.table.company import Company, together

DECK = "00000000ff"
CHOSEN = {"picture": PHOTOGRAPHS.number(DECK)}


def plain_photo(deck: str = DECK, share: float = 0.33) -> dict[str, Any]:
    spots = [
        {"region": spot["region"], "share": share, "grey": 40.0, "name": f"le seau {k}"}
        for k, spot in enumerate(plain_picture()["spots"])
    ]
    return PHOTOGRAPHS.kept(deck, spots)


class Brought:
    """One deck, that some may play."""

    def __init__(self, *hosts: str) -> None:
        self.hosts = hosts
        self.started = 0

    def __call__(self, game: AnyGame, deck: str, host: str, starts: bool) -> dict[str, Any]:
        if deck != DECK or host not in self.hosts:
            raise Refusal("no-such-photo", msg("photo-gone"))
        self.started += starts
        return plain_photo()


def test_a_deck_is_named_by_a_number_that_is_exact_in_a_browser() -> None:
    assert PHOTOGRAPHS.number("0000000000") == FIRST_DECK
    assert PHOTOGRAPHS.number("ffffffffff") == LAST_DECK
    assert LAST_DECK * 26 + 25 < 2**53, "with a region behind it, too"


@together
async def test_a_match_is_played_with_a_photograph(company: Company) -> None:
    company.world.bring = brought = Brought("anna")
    anna, ben = await company.deal("difference", "anna", "ben", options=CHOSEN)
    assert brought.started == 1
    assert MADE <= company.state.picture < FIRST_DECK
    state, number = company.state, anna.frame["stimulus"]
    await company.pass_ms(2000)
    moves = [MARK + state.laid[-1], MARK + state.piles[0][-1]]
    assert await anna.play(*moves, r=2000.0, stimulus=number) == "pressed"
    await company.pass_ms(1000)
    assert "difference-found" in ben.words
    assert b"le seau" in ben.bytes
    anna.post(up.Close)
    await company.pass_ms(1000)
    record = company.world.records["t1-1"]
    assert record["made"] == plain_photo()
    assert set(record["made"]) == {"photo", "spots", "kind"}, "its id, and no pixels"
    verify(encode(record))


@together
async def test_only_who_may_play_it_chooses_it(company: Company) -> None:
    company.world.bring = Brought("anna")
    (ben,) = await company.sit_down("difference", "ben", seats=2)
    assert await ben.ask(up.Change, setup={**ben.room["setup"], "options": CHOSEN}) == "no-such-photo"
    company.world.bring = Brought("ben")
    assert await ben.ask(up.Change, setup={**ben.room["setup"], "options": CHOSEN}) == "done"
    company.world.bring = Brought()
    assert await ben.ask(up.Start) == "no-such-photo", "it was deleted meanwhile"


@together
async def test_no_table_is_opened_with_what_is_not_there(company: Company) -> None:
    with pytest.raises(Refusal) as refused:
        await company.open("difference", 2, "anna", options=CHOSEN)
    assert refused.value.code == "no-such-photo"


@together
async def test_it_is_not_played_where_somebody_plays_by_ear(company: Company) -> None:
    company.world.bring = Brought("anna")
    (anna,) = await company.sit_down("difference", "anna", seats=2, options=CHOSEN)
    assert await anna.ask(up.Describe, on=True) == "done"
    assert await anna.ask(up.Start) == "photo-by-ear"
    assert await anna.ask(up.Change, setup=anna.room["setup"]) == "photo-by-ear"
    assert await anna.ask(up.Describe, on=False) == "done"
    assert await anna.ask(up.Start) == "done"


def test_no_room_plays_photographs() -> None:
    with pytest.raises(Refusal) as refused:
        checked_plan(Plan(games=[GameChoice("difference", CHOSEN)]))
    assert refused.value.why.key == "photo-not-in-a-room"


def test_robots_search_longer_for_what_is_small() -> None:
    small, large = read(plain_photo(share=0.16)), read(plain_photo(share=1.9))
    assert isinstance(small, Photo)
    assert effort(small.id, 3) > effort(large.id, 3)
