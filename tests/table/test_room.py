"""Round the table: who sits where, who is the host, and what that allows."""

from __future__ import annotations

import dataclasses

import msgspec
import pytest

from tablee.core.clocks import RULE, TURN, Clock
from tablee.matches.replay import verify
from tablee.protocol import journal as rows
from tablee.protocol import messages as up
from tablee.protocol.errors import Refusal, StoreAway
from tablee.protocol.setup import Setup
from tablee.protocol.sitting import Sitting
from tablee.table.model.seating import ON_ONE_DEVICE, STAND_IN
from tablee.table.show.room_view import faces
from tests.harness import encode
from tests.rulebook import rule
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


# ---- once more


def willing(person: Person) -> list[bool]:
    return [seat.get("again", False) for seat in person.room["seats"]]


@together
async def test_after_a_match_everybody_sees_who_would_play_once_more(company: Company) -> None:
    anna, ben = await company.deal("a_moi", "anna", "ben", seats=3)
    assert await ben.ask(up.Again) == "playing"
    await company.over()
    assert await ben.ask(up.Again) == "done"
    assert willing(anna) == willing(ben) == [False, True, False]
    assert await ben.ask(up.Again) == "done"
    assert len(company.rows_of(rows.Willing)) == 1, "what was said need not be said again"
    assert await ben.ask(up.Again, on=False) == "done"
    assert willing(anna) == [False, False, False]


@together
async def test_who_would_play_once_more_is_known_after_a_crash_and_asked_anew_after_the_deal(company: Company) -> None:
    anna, ben = await company.deal("a_moi", "anna", "ben")
    await company.over()
    await ben.ask(up.Again)
    await company.crash()
    await anna.enter()
    assert willing(anna) == [False, True]
    assert await anna.ask(up.Start) == "done"
    assert willing(anna) == [False, False]


@together
async def test_nobody_is_willing_in_anothers_name(company: Company) -> None:
    anna, ben = await company.sit_down("derniere", "anna", "ben", seats=3)
    assert await ben.ask(up.Again, seat=0) == "not-your-seat"
    await anna.ask(up.Sit, seat=2, name="Léa")
    assert await anna.ask(up.Again, seat=2) == "done"
    assert willing(ben) == [False, False, True]
    changed = Setup("derniere", 3, {"pace": "none"})
    assert await anna.ask(up.Change, setup=changed) == "done"
    assert willing(ben) == [False, False, False], "that is another game"


@together
async def test_the_podium_of_a_match_is_told_to_everybody_in_the_room(company: Company) -> None:
    anna, _ = await company.deal("a_moi", "anna", "ben")
    salon = await company.come("salon")
    assert "captions" not in salon.room
    await company.over()
    assert len(salon.room["captions"]) == 2
    assert salon.room["captions"] == anna.room["captions"]


# ---- in a match everybody stays where they are


@together
async def test_seats_bots_and_rules_stay_as_they_are_while_a_match_is_played(company: Company) -> None:
    anna, ben = await company.deal("derniere", "anna", "ben", seats=3)
    carla = await company.come("carla")
    before = len(company.rows_of(rows.Sat))
    assert await carla.ask(up.Sit, seat=2) == "taken"
    assert await anna.ask(up.Sit, seat=2) == "taken"
    assert await anna.ask(up.SetBot, seat=2, bot="random") == "playing"
    assert await anna.ask(up.SetBot, seat=1, bot="random") == "playing"
    assert await anna.ask(up.Change, setup=Setup("derniere", 3, {"pace": "none"})) == "playing"
    assert await anna.ask(up.Start) == "playing"
    assert await anna.ask(up.Mix, mix="ab" * 32) == "playing"
    assert await anna.ask(up.Remove, seat=1) == "playing"
    assert len(company.rows_of(rows.Sat)) == before
    assert ben.room["seats"][1].get("bot", "") == ""


@together
async def test_in_a_match_the_host_may_only_give_those_who_are_away_a_bot(company: Company) -> None:
    anna, ben = await company.deal("derniere", "anna", "ben", seats=3, options={"pace": "none"})
    assert await anna.ask(up.Remove, seat=1) == "playing"
    await ben.cut()
    assert await anna.ask(up.Remove, seat=1) == "done"
    assert anna.room["seats"][1]["bot"] == STAND_IN
    assert anna.room["seats"][1]["name"] == "ben"
    await ben.enter()
    assert "bot" not in ben.room["seats"][1]


@together
async def test_who_leaves_in_a_match_hands_the_cards_to_a_bot_and_can_have_them_back(company: Company) -> None:
    anna, ben = await company.deal("derniere", "anna", "ben", options={"pace": "none"})
    assert await ben.ask(up.Leave) == "done"
    assert anna.room["seats"][1] == {**anna.room["seats"][1], "who": "person", "name": "ben", "bot": STAND_IN}
    assert await ben.ask(up.Back) == "done"
    assert "bot" not in anna.room["seats"][1]


@together
async def test_what_is_only_done_in_a_match_is_refused_outside_one(company: Company) -> None:
    anna, _ = await company.sit_down("derniere", "anna", "ben")
    assert await anna.ask(up.Pause) == "not-playing"
    assert await anna.ask(up.Resign) == "not-playing"
    assert await anna.play(3) == "not-playing"
    assert await anna.ask(up.Resume) == "done"  # nothing to do


@together
async def test_hosting_may_change_hands_in_a_match(company: Company) -> None:
    anna, ben = await company.deal("derniere", "anna", "ben", options={"pace": "none"})
    assert await anna.ask(up.Host, seat=1) == "done"
    assert await ben.ask(up.Pause) == "done"
    assert await anna.ask(up.Resume) == "host-only"


# ---- closing


@together
async def test_the_host_closes_the_table_and_everybody_hears_it(company: Company) -> None:
    anna, ben = await company.sit_down("derniere", "anna", "ben")
    anna.post(up.Close)
    await company.pass_ms(300)
    for person in (anna, ben):
        assert person.room["phase"] == "closed"
        assert person.kinds("bye") == [{"kind": "bye", "why": {"key": "house-closed", "args": {}}, "again": False}]
        assert person.socket.closed == 1000
    assert company.world.gone == [company.live]
    assert company.live.closed


@together
async def test_a_match_that_is_closed_is_abandoned_and_its_secret_shown(company: Company) -> None:
    anna, ben = await company.deal("a_moi", "anna", "ben")
    published = ben.room["commitment"]
    await company.pass_ms(10_000)
    anna.post(up.Close)
    await company.pass_ms(300)
    record = company.world.records["t1-1"]
    assert record["chance"]["commitment"] == published
    assert record["chance"]["secret"]
    assert not verify(msgspec.json.encode(record)).over


@together
async def test_a_table_is_not_gone_before_its_record_is_kept(company: Company) -> None:
    anna, _ = await company.deal("a_moi", "anna", "ben")
    await company.pass_ms(10_000)

    async def full(live: object, record: object, seats: object) -> None:
        raise StoreAway

    ports = company.live.ports
    company.live.ports = dataclasses.replace(ports, keep=full)
    assert await anna.ask(up.Close) == "done"
    assert company.world.gone == []
    company.live.ports = ports
    await company.pass_ms(1000)
    assert company.world.gone == [company.live]
    assert "t1-1" in company.world.records


# ---- when the store is away


@together
async def test_while_the_store_is_away_wishes_are_refused_and_nothing_is_changed(company: Company) -> None:
    anna, ben = await company.sit_down("derniere", "anna", "ben", seats=3)
    company.world.journal.is_away = True
    before = anna.room
    id = anna.post(up.SetBot, seat=2, bot="plain")
    assert anna.answer(await anna.answered(id)) == "store-away"
    assert anna.room == before
    company.world.journal.is_away = False
    anna.post(up.SetBot, id=id, seat=2, bot="plain")
    await company.pass_ms(300)
    assert [anna.answer(each) for each in anna.answers(id)] == ["store-away", "done"]
    assert ben.room["seats"][2]["bot"] == "plain"


@together
async def test_everybody_is_told_while_the_table_waits_for_the_store(company: Company) -> None:
    anna, ben = await company.deal("derniere", "anna", "ben")
    company.world.journal.is_away = True
    await company.pass_ms(60_000)  # a turn runs out, which cannot be written down
    assert anna.room["waits"] == ben.room["waits"] == ["store"]
    company.world.journal.is_away = False
    await company.pass_ms(1000)
    assert "waits" not in anna.room
    assert "waits" not in ben.room


def test_everybody_at_a_table_has_an_animal_of_their_own() -> None:
    assert faces([None] * 4) == [0, 1, 2, 3]
    assert faces([None, 0, None]) == [1, 0, 2]  # who did not choose gives way
    assert faces([2, 2, None]) == [2, 3, 4]  # the first of two who chose the same has it, the other the next one
    assert faces([2, 2, None], [1, 0, 2]) == [3, 2, 4]  # the first is who sat down first
    assert faces([15, 15, None]) == [15, 0, 2]  # the frog comes after the elephant
    assert len(set(faces([9, 9, 0, None, 3, None, 3, 3, None, 5]))) == 10


@together
async def test_no_match_is_dealt_before_its_own_secret_is_written_down(company: Company) -> None:
    company.world.journal.is_away = True
    company.world.journal.kept[TABLE_ID] = []
    live, first = company.live_at(Setup("a_moi", 2))
    company.world.journal.kept[TABLE_ID].append(first)
    live.begin()
    anna = await company.come("anna")
    assert "commitment" not in anna.room or anna.room["commitment"] == ""
    company.world.journal.is_away = False
    assert await anna.ask(up.Start) == "store-away"
    await company.pass_ms(1000)
    assert anna.room["commitment"]
    assert await anna.ask(up.Start) == "done"


@together
async def test_what_is_done_is_answered_with_yes_although_what_follows_has_to_wait(company: Company) -> None:
    journal, append = company.world.journal, company.world.journal.append

    async def no_secrets(table: str, seq: int, row: bytes, sitting: Sitting | None = None) -> None:
        if isinstance(rows.decode(row), rows.Prepared):
            raise StoreAway
        await append(table, seq, row)

    journal.append = no_secrets  # type: ignore[method-assign]
    await company.open("derniere", 2)
    ben = await company.come("ben")
    assert ben.room["commitment"] == ""
    assert await ben.ask(up.Sit, seat=1) == "done"
    assert who(ben) == ["", "ben"]
    journal.append = append  # type: ignore[method-assign]
    await company.pass_ms(1000)
    assert ben.room["commitment"]


@together
async def test_what_the_store_did_not_take_is_tried_again_now_and_then_and_not_all_the_time(company: Company) -> None:
    await company.deal("derniere", "anna", "ben")
    journal, tries = company.world.journal, []
    append = journal.append

    async def counted(table: str, seq: int, row: bytes, sitting: Sitting | None = None) -> None:
        tries.append(company.loop.time())
        await append(table, seq, row)

    journal.append = counted  # type: ignore[method-assign]
    journal.is_away = True
    await company.pass_ms(60_000)  # turns run out meanwhile
    assert 20 < len(tries) < 130
    journal.is_away = False
    await company.pass_ms(1000)
    assert company.rows_of(rows.Ticked)


@together
async def test_a_table_that_nobody_comes_back_to_sleeps(company: Company) -> None:
    await company.deal("derniere", "anna", "ben")
    await company.crash()
    live, woken = company.live, []
    look_after = live.look_after

    async def counted() -> None:
        woken.append(company.loop.time())
        await look_after()

    live.look_after = counted  # type: ignore[method-assign]
    await company.pass_ms(600_000)
    assert len(woken) < 5


# ---- who begins


@rule("COM-1")
@together
async def test_the_host_names_who_begins_and_the_series_goes_on_by_its_rule(company: Company) -> None:
    await company.open("a_moi", 3)
    anna = await company.come("anna", seat=0)
    await company.come("ben", seat=1)
    assert await anna.ask(up.Change, setup=Setup("a_moi", 3, {"first": 1})) == "done"
    await anna.ask(up.Start)
    assert company.match.first == 1
    await company.over()
    await anna.ask(up.Start)
    assert company.match.first == 2
    assert [row.first for row in company.rows_of(rows.Dealt)] == [1, 2]


@rule("COM-1")
@pytest.mark.parametrize("name", ["first", "com_first"])
@together
async def test_who_was_named_to_begin_is_still_meant_in_another_seat(company: Company, name: str) -> None:
    anna, ben = await company.sit_down("derniere", "anna", "ben", seats=4, options={name: 1})
    assert await ben.ask(up.Sit, seat=3) == "done"
    assert anna.room["setup"]["options"] == {"first": 3}
    await company.crash()
    await anna.enter()
    await ben.enter()
    assert await anna.ask(up.Start) == "done"
    assert company.match.first == 3


@rule("COM-1")
@pytest.mark.parametrize("named", ["ben", "robot"])
@together
async def test_who_was_named_to_begin_and_leaves_is_named_no_more(company: Company, named: str) -> None:
    anna, ben = await company.sit_down("derniere", "anna", "ben", seats=3)
    await anna.ask(up.SetBot, seat=2, bot="family")
    seat = 1 if named == "ben" else 2
    assert await anna.ask(up.Change, setup=Setup("derniere", 3, {"first": seat})) == "done"
    if named == "ben":
        assert await ben.ask(up.Leave) == "done"
    else:
        assert await anna.ask(up.SetBot, seat=2, bot="sharp") == "done"
        assert anna.room["setup"]["options"] == {"first": 2}  # it is called after its seat
        assert await anna.ask(up.SetBot, seat=2, bot="") == "done"
    assert anna.room["setup"].get("options", {}) == {}
    carla = await company.come("carla", seat=seat)
    assert carla.room["setup"].get("options", {}) == {}
    await anna.ask(up.Start)
    assert company.rows_of(rows.Dealt)[-1].first == "random"


@rule("COM-1")
@together
async def test_nobody_is_named_who_has_no_seat(company: Company) -> None:
    anna, _ = await company.sit_down("derniere", "anna", "ben", seats=4)
    assert await anna.ask(up.Change, setup=Setup("derniere", 3, {"first": 3})) == "bad-setup"
    assert anna.room["setup"]["seats"] == 4


@rule("COM-1")
@together
async def test_the_host_begins_and_not_a_guest_on_the_same_device(company: Company) -> None:
    await company.open("derniere", 4, options={"first": "host"})
    anna = await company.come("anna", seat=2)
    await anna.ask(up.Sit, seat=0, name="Tom")
    await anna.ask(up.Start)
    assert company.match.first == 2


# ---- clocks


def turn_clocks(company: Company) -> list[Clock]:
    return [clock for clock in company.match.clocks if clock.kind == TURN]


@rule("COM-14")
@together
async def test_one_person_with_robots_has_no_turn_clock_and_the_record_says_so(company: Company) -> None:
    [anna] = await company.deal("derniere", "anna", seats=3, options={"first": 0})
    assert anna.frame["clocks"] == turn_clocks(company) == []
    await company.pass_ms(10 * 60_000)
    assert company.turn == 0  # nobody played for her
    assert await anna.ask(up.Resign) == "done"
    await company.over()
    record = company.world.records["t1-1"]
    assert record["options"]["pace"] == "none"
    verify(encode(record))


@rule("COM-14")
@pytest.mark.parametrize("options", [{"pace": "normal"}, {"com_pace": "normal"}, {"pace": "relaxed"}])
@together
async def test_one_person_has_the_clock_that_was_asked_for(company: Company, options: dict[str, str]) -> None:
    await company.deal("derniere", "anna", seats=3, options={"first": 0, **options})
    assert [clock.ms for clock in turn_clocks(company)] == [60_000 if "relaxed" in options.values() else 30_000]
    assert company.rows_of(rows.Dealt)[-1].pace == ""


@rule("COM-14")
@together
async def test_two_people_have_the_clocks_also_on_one_device(company: Company) -> None:
    await company.open("derniere", 3, options={"first": 0})
    anna = await company.come("anna", seat=0)
    await anna.ask(up.Sit, seat=1, name="Tom")
    await anna.ask(up.Start)
    assert [clock.ms for clock in turn_clocks(company)] == [30_000]


@rule("COM-14")
@together
async def test_races_keep_their_clocks(company: Company) -> None:
    [anna] = await company.deal("trouve", "anna", seats=3)
    assert company.match.options.pace == "none"
    assert [clock.kind for clock in company.match.clocks] == [RULE]
    assert len(anna.frame["clocks"]) == 1


@rule("COM-14")
@together
async def test_whether_there_is_a_turn_clock_is_decided_anew_at_each_deal(company: Company) -> None:
    [anna] = await company.deal("a_moi", "anna", seats=3)
    await company.over()
    await anna.ask(up.SetBot, seat=1, bot="")
    ben = await company.come("ben", seat=1)
    await anna.ask(up.Start)
    assert company.match.options.pace == "normal"
    await ben.ask(up.Leave)
    await company.over()
    await anna.ask(up.Start)
    assert [row.pace for row in company.rows_of(rows.Dealt)] == ["none", "", ""]  # ben is here, and may come back
    await ben.ask(up.Leave)
    await ben.cut()
    await company.over()
    await anna.ask(up.Start)
    assert [row.pace for row in company.rows_of(rows.Dealt)] == ["none", "", "", "none"]
    await company.crash()
    assert company.match.options.pace == "none"


@together
async def test_the_host_deals_with_bots_of_a_kind_where_nobody_sits(company: Company) -> None:
    anna, _ = await company.sit_down("derniere", "anna", "ben", seats=4)
    assert await anna.ask(up.SetBot, seat=2, bot="plain") == "done"
    assert await anna.ask(up.Start, bot="hal9000") == "no-such-bot"
    assert await anna.ask(up.Start, bot="sharp") == "done"
    assert [seat.get("bot", "") for seat in anna.room["seats"]] == ["", "", "plain", "sharp"]
