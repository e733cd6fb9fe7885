"""Round the table: who sits where, who is the host, and what that allows."""

from __future__ import annotations

import pytest

from tablee.protocol import messages as up
from tablee.protocol.errors import Refusal
from tablee.protocol.setup import Setup
from tablee.table.model.seating import ON_ONE_DEVICE, STAND_IN
from tablee.table.show.room_view import faces
from tests.table.company import TABLE_ID, Company, Person, together

AWAY_MS = 61_000


def who(person: Person) -> list[str]:
    """Who sits where, as somebody reads it."""
    return [seat.get("name", "") or ("bot" if "bot" in seat else "") for seat in person.room["seats"]]


def hosts(*people: Person) -> list[bool]:
    return [person.room.get("host", False) for person in people]


# ---- sitting down and getting up


@together
async def test_a_free_seat_is_taken_and_everybody_sees_it(company: Company) -> None:
    await company.open("derniere", 3)
    anna, ben = await company.come("anna"), await company.come("ben")
    assert await anna.ask(up.Sit, seat=1) == "done"
    assert who(anna) == who(ben) == ["", "anna", ""]
    assert anna.room["seats"][1]["mine"]
    assert "mine" not in ben.room["seats"][1]


@together
async def test_a_seat_is_only_taken_once(company: Company) -> None:
    anna, ben = await company.sit_down("derniere", "anna", "ben", seats=3)
    assert await ben.ask(up.Sit, seat=0) == "taken"
    assert await ben.ask(up.Sit, seat=1) == "done"  # there already
    assert who(anna) == ["anna", "ben", ""]


@together
async def test_there_are_no_seats_but_those_of_the_table(company: Company) -> None:
    anna, _ = await company.sit_down("derniere", "anna", "ben")
    for kind, more in ((up.Sit, {}), (up.SetBot, {"bot": "plain"}), (up.Remove, {}), (up.Host, {})):
        assert await anna.ask(kind, seat=5, **more) == "no-such-seat"


@together
async def test_whoever_sits_elsewhere_leaves_the_old_seat(company: Company) -> None:
    anna, _ = await company.sit_down("derniere", "anna", "ben", seats=4)
    assert await anna.ask(up.Sit, seat=3) == "done"
    assert who(anna) == ["", "ben", "", "anna"]


@together
async def test_a_seat_that_is_left_between_matches_is_free(company: Company) -> None:
    anna, ben = await company.sit_down("derniere", "anna", "ben")
    assert await ben.ask(up.Leave) == "done"
    assert who(anna) == ["anna", ""]
    assert await ben.ask(up.Leave) == "not-your-seat"


@together
async def test_a_wish_of_the_one_before_does_not_stay_with_the_seat(company: Company) -> None:
    anna, ben = await company.sit_down("derniere", "anna", "ben")
    await ben.ask(up.Describe, on=True)
    await ben.ask(up.Leave)
    carla = await company.come("carla", seat=1)
    assert "described" not in carla.room["seats"][1]
    assert anna.room["seats"][1]["name"] == "carla"


# ---- several on one device


@together
async def test_others_play_on_the_same_device_under_names_of_their_own(company: Company) -> None:
    await company.open("derniere", 4)
    anna, ben = await company.come("anna", seat=0), await company.come("ben")
    assert await anna.ask(up.Sit, seat=2, name="Léa") == "done"
    assert await anna.ask(up.Sit, seat=1, name="Tom") == "done"
    assert who(ben) == ["anna", "Tom", "Léa", ""]
    assert [chair.who for chair in company.live.table.chairs] == ["anna", "anna+2", "anna+1", ""]
    assert [seat.get("mine", False) for seat in anna.room["seats"]] == [True, True, True, False]


@together
async def test_a_name_never_stands_in_the_journal(company: Company) -> None:
    await company.open("derniere", 2)
    anna = await company.come("anna", seat=0)
    await anna.ask(up.Sit, seat=1, name="Léa")
    assert "Léa".encode() not in b"".join(company.world.journal.kept[TABLE_ID])


@together
async def test_somebody_else_sits_on_ones_device_only_beside_oneself(company: Company) -> None:
    await company.open("derniere", 3)
    anna = await company.come("anna")
    assert await anna.ask(up.Sit, seat=1, name="Léa") == "sit-first"


@together
async def test_a_device_is_for_so_many_and_no_more(company: Company) -> None:
    await company.open("derniere", 10)
    anna = await company.come("anna", seat=0)
    for seat in range(1, ON_ONE_DEVICE):
        assert await anna.ask(up.Sit, seat=seat, name=f"guest {seat}") == "done"
    assert await anna.ask(up.Sit, seat=9, name="one more") == "device-full"


@together
async def test_to_move_oneself_leaves_ones_guests_where_they_are(company: Company) -> None:
    await company.open("derniere", 4)
    anna = await company.come("anna", seat=0)
    await anna.ask(up.Sit, seat=1, name="Léa")
    assert await anna.ask(up.Sit, seat=3) == "done"
    assert who(anna) == ["", "Léa", "", "anna"]


@together
async def test_without_a_seats_number_one_means_ones_own_and_not_ones_guests(company: Company) -> None:
    await company.open("derniere", 3)
    anna = await company.come("anna", seat=2)
    await anna.ask(up.Sit, seat=0, name="Léa")
    assert await anna.ask(up.Leave) == "done"
    assert who(anna) == ["Léa", "", ""]
    assert await anna.ask(up.Leave, seat=0) == "done"
    assert who(anna) == ["", "", ""]


@together
async def test_nobody_gets_anybody_up_from_another_device(company: Company) -> None:
    anna, ben = await company.sit_down("derniere", "anna", "ben", seats=3)
    await anna.ask(up.Sit, seat=2, name="Léa")
    for kind in (up.Leave, up.Resign):
        assert await ben.ask(kind, seat=2) == "not-your-seat"
    assert await ben.ask(up.Describe, on=True, seat=0) == "not-your-seat"
    assert await ben.ask(up.Mix, mix="ab" * 32, seat=0) == "not-your-seat"
    assert await ben.ask(up.Look, seat=0) == "not-your-seat"


# ---- the host


@pytest.mark.parametrize(
    "wish",
    [
        lambda person: person.ask(up.Start),
        lambda person: person.ask(up.SetBot, seat=2, bot="plain"),
        lambda person: person.ask(up.Remove, seat=0),
        lambda person: person.ask(up.Host, seat=1),
        lambda person: person.ask(up.Change, setup=Setup("dominos", 3)),
        lambda person: person.ask(up.Pause),
        lambda person: person.ask(up.Resume),
        lambda person: person.ask(up.Close),
    ],
    ids=["start", "bot", "remove", "host", "change", "pause", "resume", "close"],
)
@together
async def test_only_the_host_looks_after_the_table(company: Company, wish: object) -> None:
    _, ben = await company.sit_down("derniere", "anna", "ben", seats=3)
    before = company.journal
    assert callable(wish)
    assert await wish(ben) == "host-only"
    assert company.journal == before


@together
async def test_a_guest_of_the_host_is_no_host_of_another_device(company: Company) -> None:
    anna, ben = await company.sit_down("derniere", "anna", "ben", seats=3)
    await anna.ask(up.Sit, seat=2, name="Léa")
    assert await anna.ask(up.Host, seat=2) == "done"  # the device stays the host's
    assert hosts(anna, ben) == [True, False]


@together
async def test_bots_sit_down_by_name(company: Company) -> None:
    anna, _ = await company.sit_down("derniere", "anna", "ben", seats=4)
    assert await anna.ask(up.SetBot, seat=2, bot="plain") == "done"
    assert await anna.ask(up.SetBot, seat=3, bot="random") == "done"
    assert [seat.get("bot", "") for seat in anna.room["seats"]] == ["", "", "plain", "random"]
    assert await anna.ask(up.SetBot, seat=2, bot="hal9000") == "no-such-bot"
    assert await anna.ask(up.SetBot, seat=1, bot="plain") == "taken"
    assert await anna.ask(up.SetBot, seat=3, bot="") == "done"
    assert anna.room["seats"][3] == {"animal": 3}


@together
async def test_nobody_sits_down_on_a_bot(company: Company) -> None:
    anna, ben = await company.sit_down("derniere", "anna", "ben", seats=3)
    await anna.ask(up.SetBot, seat=2, bot="random")
    assert await ben.ask(up.Sit, seat=2) == "taken"


@together
async def test_who_begins_alone_plays_against_bots(company: Company) -> None:
    [anna] = await company.deal("derniere", "anna", seats=3)
    assert [seat.get("bot", "") for seat in anna.room["seats"]] == ["", STAND_IN, STAND_IN]
    assert anna.room["phase"] == "playing"


@together
async def test_between_matches_the_host_may_ask_anybody_to_get_up(company: Company) -> None:
    anna, ben = await company.sit_down("derniere", "anna", "ben")
    assert await anna.ask(up.Remove, seat=1) == "done"
    assert who(ben) == ["anna", ""]
    assert await anna.ask(up.Remove, seat=1) == "done"  # nobody there: nothing to do


@together
async def test_the_host_chooses_something_else_to_play(company: Company) -> None:
    anna, ben = await company.sit_down("derniere", "anna", "ben")
    before = anna.room["commitment"]
    assert await anna.ask(up.Change, setup=Setup("dominos", 4, {"pace": "relaxed"}, public=True)) == "done"
    assert ben.room["game"] == "dominos"
    assert ben.room["setup"]["options"] == {"pace": "relaxed"}
    assert who(ben) == ["anna", "ben", "", ""]
    assert ben.room["commitment"] not in ("", before)


@pytest.mark.parametrize(
    "setup",
    [
        Setup("chess", 2),
        Setup("davinci", 7),
        Setup("derniere", 2, {"deck": "Z"}),
        Setup("derniere", 2, {"colour": "red"}),
        Setup("derniere", 2, series="for ever"),
        Setup("smileys", 3, series="3"),
    ],
    ids=["game", "seats", "value", "option", "series", "evening"],
)
@together
async def test_what_cannot_be_played_is_not_set_up(company: Company, setup: Setup) -> None:
    anna, _ = await company.sit_down("derniere", "anna", "ben")
    assert await anna.ask(up.Change, setup=setup) == "bad-setup"
    assert anna.room["game"] == "derniere"
    with pytest.raises(Refusal):
        await company.open(setup.game, setup.seats, options=setup.options, series=setup.series)


@together
async def test_nobody_loses_their_seat_by_a_smaller_table(company: Company) -> None:
    anna, _, carla = await company.sit_down("derniere", "anna", "ben", "carla", seats=5)
    await anna.ask(up.SetBot, seat=4, bot="plain")
    assert await anna.ask(up.Change, setup=Setup("derniere", 2)) == "taken"
    assert await anna.ask(up.Change, setup=Setup("derniere", 3)) == "done"
    assert who(carla) == ["anna", "ben", "carla"]


@together
async def test_hosting_is_handed_over_to_people_only(company: Company) -> None:
    anna, ben = await company.sit_down("derniere", "anna", "ben", seats=3)
    await anna.ask(up.SetBot, seat=2, bot="plain")
    assert await anna.ask(up.Host, seat=2) == "nobody"
    assert await anna.ask(up.Host, seat=1) == "done"
    assert hosts(anna, ben) == [False, True]
    assert ben.room["seats"][1]["host"]
    assert await anna.ask(up.Start) == "host-only"


@together
async def test_the_host_deals_with_bots_of_a_kind_where_nobody_sits(company: Company) -> None:
    anna, _ = await company.sit_down("derniere", "anna", "ben", seats=4)
    assert await anna.ask(up.SetBot, seat=2, bot="plain") == "done"
    assert await anna.ask(up.Start, bot="hal9000") == "no-such-bot"
    assert await anna.ask(up.Start, bot="sharp") == "done"
    assert [seat.get("bot", "") for seat in anna.room["seats"]] == ["", "", "plain", "sharp"]


# ---- a host who is gone


@together
async def test_a_host_who_is_away_for_a_minute_hosts_no_more(company: Company) -> None:
    anna, ben = await company.sit_down("derniere", "anna", "ben")
    await anna.cut()
    await company.pass_ms(50_000)
    assert hosts(ben) == [False]
    await company.pass_ms(11_000)
    assert hosts(ben) == [True]
    await anna.enter()
    assert hosts(anna, ben) == [False, True]


@together
async def test_a_host_who_is_back_in_time_stays_it(company: Company) -> None:
    anna, ben = await company.sit_down("derniere", "anna", "ben")
    await anna.cut()
    await company.pass_ms(50_000)
    await anna.enter()
    await company.pass_ms(AWAY_MS)
    assert hosts(anna, ben) == [True, False]


@together
async def test_a_host_without_a_seat_who_goes_is_followed_at_once(company: Company) -> None:
    await company.open("derniere", 3)
    anna, ben = await company.come("anna"), await company.come("ben", seat=1)
    assert hosts(anna, ben) == [True, False]
    await anna.cut()
    assert hosts(ben) == [True]


@together
async def test_neither_bots_nor_spectators_become_host(company: Company) -> None:
    anna, ben = await company.sit_down("derniere", "anna", "ben", seats=3)
    carla = await company.come("carla")
    await ben.ask(up.Leave)
    await anna.ask(up.SetBot, seat=1, bot="plain")
    await anna.cut()
    await company.pass_ms(AWAY_MS)
    assert company.live.table.host == "anna"
    assert await carla.ask(up.Sit, seat=2) == "done"
    assert hosts(carla) == [True]


@together
async def test_a_table_everybody_has_left_gets_a_host_with_the_first_who_is_back(company: Company) -> None:
    anna, ben = await company.sit_down("derniere", "anna", "ben")
    await anna.cut()
    await ben.cut()
    await company.pass_ms(AWAY_MS)
    assert company.live.table.host == "anna"
    await ben.enter()
    assert hosts(ben) == [True]


def test_everybody_at_a_table_has_an_animal_of_their_own() -> None:
    assert faces([None] * 4) == [0, 1, 2, 3]
    assert faces([None, 0, None]) == [1, 0, 2]  # who did not choose gives way
    assert faces([2, 2, None]) == [2, 3, 4]  # the first of two who chose the same has it, the other the next one
    assert faces([2, 2, None], [1, 0, 2]) == [3, 2, 4]  # the first is who sat down first
    assert faces([15, 15, None]) == [15, 0, 2]  # the frog comes after the elephant
    assert len(set(faces([9, 9, 0, None, 3, None, 3, 3, None, 5]))) == 10
