"""From one match to the next: who would play once more, what stays as it is in a match, closing, a store that is away,
who begins, and clocks."""

from __future__ import annotations

import dataclasses

import msgspec
import pytest

from tablee.core.clocks import RULE, TURN, Clock
from tablee.matches.replay import verify
from tablee.protocol import journal as rows
from tablee.protocol import messages as up
from tablee.protocol.errors import StoreAway
from tablee.protocol.setup import Setup
from tablee.protocol.sitting import Sitting
from tablee.table.model.seating import STAND_IN
from tests.harness import encode
from tests.rulebook import rule
from tests.table.company import TABLE_ID, Company, Person, together
from tests.table.test_room import who

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
    assert anna.room == {**before, "waits": ["store"]}
    company.world.journal.is_away = False
    anna.post(up.SetBot, id=id, seat=2, bot="plain")
    await company.pass_ms(1000)
    assert [anna.answer(each) for each in anna.answers(id)] == ["store-away", "done"]
    assert ben.room["seats"][2]["bot"] == "plain"
    assert "waits" not in anna.room
    assert not company.live.gone


@together
async def test_what_was_written_and_its_answer_lost_is_read_anew(company: Company) -> None:
    """Else a table would show one move less than its journal has, until somebody moves."""
    anna, _ = await company.sit_down("derniere", "anna", "ben", seats=3)
    journal = company.world.journal
    journal.loses_answers = True
    assert anna.answer(await anna.answered(anna.post(up.SetBot, seat=2, bot="plain"))) == "store-away"
    journal.loses_answers, journal.is_away = False, True
    await company.pass_ms(5000)
    assert not company.live.gone  # nothing can be read yet
    journal.is_away = False
    await company.pass_ms(1000)
    assert company.world.gone == [company.live]
    assert anna.socket.closed == 1012  # come again: the bot sits there
    assert isinstance(rows.decode(journal.kept[TABLE_ID][-1]), rows.BotSat)


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
    journal = company.world.journal
    journal.asked.clear()
    journal.is_away = True
    await company.pass_ms(60_000)  # turns run out meanwhile
    first, *then = journal.asked
    assert (first, set(then)) == ("append", {"read"})  # was it written all the same?
    assert 20 < len(then) < 130
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
