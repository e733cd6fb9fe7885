"""A live hall on a virtual clock, with tables that are made up."""

from __future__ import annotations

import asyncio

import pytest

from tablee.hall.model.hall import pairs
from tablee.protocol import hall as up
from tablee.protocol.errors import Refusal
from tablee.protocol.hall import Door, Plan
from tests.hall.simulated import LEADER, Guest, HallWorld, lesson

PLAN = Plan(minutes=12, rounds=3)


async def begun(world: HallWorld, people: int = 8) -> tuple[Guest, list[Guest]]:
    """A leader and so many people in the first round."""
    desk = world.enter(LEADER, "leader")
    guests = await world.people(people)
    await desk.must(up.Begin)
    return desk, guests


# ---- rounds


def test_everybody_has_a_seat_and_all_tables_deal_at_once() -> None:
    async def main(world: HallWorld) -> None:
        desk, guests = await begun(world, 10)
        assert desk.hall["phase"] == "playing"
        assert {table.phase for table in world.tables.found.values()} == {"playing"}
        seats = [(guest.line.last("go")["code"], guest.line.last("go").get("seat", 0)) for guest in guests]
        assert len(set(seats)) == 10
        assert sorted(len(table.people) for table in world.tables.found.values()) == [3, 3, 4]

    lesson(main)


def test_time_up_stops_the_tables_and_people_come_back() -> None:
    async def main(world: HallWorld) -> None:
        desk, guests = await begun(world)
        world.tables.found[1].end()
        await asyncio.sleep(12 * 60 + 1)
        assert desk.hall["phase"] == "turning"
        assert {table.phase for table in world.tables.found.values()} == {"over"}
        assert guests[0].line.last("go") == {"kind": "go"}
        await desk.must(up.NextRound)
        assert (desk.hall["phase"], desk.hall["round"]) == ("seated", 2)

    lesson(main)


def test_a_press_that_is_being_judged_is_finished_first() -> None:
    async def main(world: HallWorld) -> None:
        desk, _ = await begun(world)
        world.tables.found[1].judging = True
        await asyncio.sleep(12 * 60 + 1)
        assert desk.hall["phase"] == "playing"
        assert [world.tables.found[n].phase for n in (1, 2)] == ["playing", "over"]
        world.tables.found[1].judging = False
        await asyncio.sleep(0.5)
        assert desk.hall["phase"] == "turning"

    lesson(main)


def test_a_table_that_ends_early_deals_again_and_all_its_matches_count() -> None:
    async def main(world: HallWorld) -> None:
        desk, _ = await begun(world)
        for _ in range(2):
            world.tables.found[1].end()
            world.live.table_changed()
            await asyncio.sleep(20)
            assert world.tables.found[1].phase == "playing"
        await desk.must(up.NextRound)
        assert len(world.live.hall.played[0].matches[1]) == 2
        assert desk.hall["together"]["matches"] == 2

    lesson(main)


def test_just_before_the_end_nothing_is_dealt() -> None:
    async def main(world: HallWorld) -> None:
        await begun(world)
        await asyncio.sleep(11.5 * 60)
        world.tables.found[1].end()
        world.live.table_changed()
        await asyncio.sleep(20)
        assert world.tables.found[1].phase == "over"

    lesson(main)


def test_without_minutes_a_round_ends_with_its_last_match() -> None:
    async def main(world: HallWorld) -> None:
        desk, _ = await begun(world)
        for number in (1, 2):
            assert desk.hall["phase"] == "playing"
            world.tables.found[number].end()
            world.live.table_changed()
            await asyncio.sleep(30)
        assert desk.hall["phase"] == "turning"

    lesson(main, Plan(minutes=0, rounds=3))


def test_after_the_last_round_it_is_over() -> None:
    async def main(world: HallWorld) -> None:
        desk, _ = await begun(world)
        for _ in range(3):
            await asyncio.sleep(12 * 60 + 1)
            if desk.hall["phase"] == "turning":
                await desk.must(up.Begin)
        assert desk.hall["phase"] == "over"
        assert len(world.live.hall.played) == 3

    lesson(main)


def test_nobody_meets_anybody_twice_before_they_must() -> None:
    async def main(world: HallWorld) -> None:
        desk, _ = await begun(world, 16)
        for _ in range(2):
            await desk.must(up.NextRound)
            await desk.must(up.Begin)
        met = world.live.hall.met()
        assert max(met.values()) == 1
        assert len(met) == 3 * 4 * 6

    lesson(main)


# ---- pauses and time


def test_a_pause_for_all_stops_every_table_and_the_clock() -> None:
    async def main(world: HallWorld) -> None:
        desk, _ = await begun(world)
        await desk.must(up.PauseAll)
        assert {table.phase for table in world.tables.found.values()} == {"paused"}
        at = desk.hall["at"]
        await asyncio.sleep(3600)
        await desk.must(up.ResumeAll)
        assert {table.phase for table in world.tables.found.values()} == {"playing"}
        assert desk.hall["at"] - at < 1000

    lesson(main)


def test_a_tables_own_pause_stays() -> None:
    async def main(world: HallWorld) -> None:
        desk, _ = await begun(world)
        world.tables.found[1].phase, world.tables.found[1].paused_by = "paused", "d1"
        await desk.must(up.PauseAll)
        assert world.tables.found[1].paused_by.startswith("hall:")
        await desk.must(up.ResumeAll)
        assert (world.tables.found[1].phase, world.tables.found[1].paused_by) == ("paused", "d1")
        assert world.tables.found[2].phase == "playing"

    lesson(main)


def test_a_leader_pauses_one_table_alone() -> None:
    async def main(world: HallWorld) -> None:
        desk, _ = await begun(world)
        await desk.must(up.PauseAll, table=2)
        assert [world.tables.found[n].phase for n in (1, 2)] == ["playing", "paused"]
        await desk.must(up.PauseAll)
        await desk.must(up.ResumeAll)
        assert [world.tables.found[n].phase for n in (1, 2)] == ["playing", "paused"]
        await desk.must(up.ResumeAll, table=2)
        assert world.tables.found[2].phase == "playing"

    lesson(main)


def test_more_minutes() -> None:
    async def main(world: HallWorld) -> None:
        desk, _ = await begun(world)
        await desk.must(up.More, minutes=2)
        await asyncio.sleep(13 * 60)
        assert desk.hall["phase"] == "playing"
        await asyncio.sleep(61)
        assert desk.hall["phase"] == "turning"

    lesson(main)


# ---- people


def test_names_of_a_list_are_taken_once_and_freed_by_the_leader() -> None:
    async def main(world: HallWorld) -> None:
        desk = world.enter(LEADER, "leader")
        first = await world.come_in("tablet", "Zoé")
        assert await world.come_in("tablet", "zoé") == first
        with pytest.raises(Refusal, match="name-taken"):
            await world.come_in("other", "Zoé")
        with pytest.raises(Refusal, match="name-refused"):
            await world.come_in("other", "Hugo")
        phone = world.enter("tablet")
        await desk.must(up.FreeName, person=first)
        assert phone.line.last("bye")["again"] is False
        assert await world.come_in("other", "Zoé") == first  # the right one, with all that was Zoé's

    lesson(main, names=["Zoé", "Léa"])


def test_two_children_after_one_another_on_one_tablet_are_two_people() -> None:
    async def main(world: HallWorld) -> None:
        first, second = await world.come_in("tablet", "Zoé"), await world.come_in("tablet", "Léa")
        people = world.live.hall.people
        assert first != second
        assert people[first].gone == "left"
        assert people[first].who != people[second].who

    lesson(main)


def test_who_asks_waits_until_the_leader_accepts() -> None:
    async def main(world: HallWorld) -> None:
        desk = world.enter(LEADER, "leader")
        number = await world.come_in("d1", "Zoé")
        assert desk.hall.get("people") is None
        assert desk.hall["desk"]["asking"] == [{"person": number, "name": "Zoé"}]
        await desk.must(up.Accept, person=number)
        assert [person["name"] for person in desk.hall["people"]] == ["Zoé"]

    lesson(main, door=Door(names="asked"))


def test_beginning_shuts_the_door() -> None:
    async def main(world: HallWorld) -> None:
        desk, _ = await begun(world)
        with pytest.raises(Refusal, match="door-shut"):
            await world.come_in("late", "Max")
        await desk.must(up.SetDoor, door=Door())
        await world.come_in("late", "Max")

    lesson(main)


def test_who_comes_late_takes_a_robots_seat_or_waits() -> None:
    async def main(world: HallWorld) -> None:
        desk, _ = await begun(world, 7)
        await desk.must(up.SetDoor, door=Door())
        await world.come_in("late", "Max")
        late = world.enter("late")
        await world.settle()
        assert late.line.last("go")["table"] == world.table_of("late").number
        await world.come_in("later", "Tom")
        later = world.enter("later")
        await world.settle()
        assert later.line.last("go") == {"kind": "go"}

    lesson(main, Plan(minutes=12, rounds=3, robots=True))


def test_who_leaves_is_played_for_and_comes_back_to_the_same_seat() -> None:
    async def main(world: HallWorld) -> None:
        _, guests = await begun(world)
        before = guests[0].line.last("go")
        await guests[0].must(up.Leave)
        assert guests[0].line.closed == 1000
        await world.come_in("new-tablet", "P1")
        again = world.enter("new-tablet")
        await world.settle()
        assert again.line.last("go") == before

    lesson(main)


def test_who_is_away_for_two_rounds_is_not_seated() -> None:
    async def main(world: HallWorld) -> None:
        desk, guests = await begun(world)
        world.live.leave(guests[0].viewer)
        for _ in range(2):
            await desk.must(up.NextRound)
            await desk.must(up.Begin)
        await desk.must(up.NextRound)
        assert world.live.hall.table_of(1) == 0
        world.enter("d1")
        await desk.must(up.Mix)
        assert world.live.hall.table_of(1)

    lesson(main, Plan(minutes=12, rounds=9))


def test_who_goes_from_the_hall_to_a_table_is_not_said_to_be_away() -> None:
    async def main(world: HallWorld) -> None:
        desk, guests = await begun(world)
        world.live.leave(guests[0].viewer)
        await asyncio.sleep(4)
        found = desk.line.last("hall")
        assert found["people"][0]["here"]
        assert "away" not in found["desk"]
        await asyncio.sleep(2)
        found = desk.line.last("hall")
        assert not found["people"][0].get("here")
        assert list(found["desk"]["away"]) == ["1"]

    lesson(main)


def test_who_is_removed_is_gone_and_who_is_banned_stays_out() -> None:
    async def main(world: HallWorld) -> None:
        desk, guests = await begun(world)
        await desk.must(up.SetDoor, door=Door())
        await desk.must(up.Remove, person=1)
        assert guests[0].line.closed == 1000
        await world.come_in("d1", "P1")
        await desk.must(up.Remove, person=2, ban=True)
        with pytest.raises(Refusal, match="door-shut"):
            await world.come_in("d2", "Somebody else")

    lesson(main)


def test_muted_and_renamed() -> None:
    async def main(world: HallWorld) -> None:
        desk, guests = await begun(world)
        who = world.live.hall.people[1].who
        await desk.must(up.Silence, person=1)
        assert world.tables.muted == {who}
        await desk.must(up.Rename, person=1, name="Zoé")
        assert world.names[who] == "Zoé"
        assert (await desk.ask(up.Rename, person=2, name="zoé"))["code"] == "name-taken"
        assert guests[0].hall["people"][0]["name"] == "Zoé"

    lesson(main)


def test_hands_and_reports_are_the_leaders_until_helped() -> None:
    async def main(world: HallWorld) -> None:
        desk, guests = await begun(world)
        await guests[0].must(up.RaiseHand, text="je ne vois rien")
        await guests[1].must(up.Report, person=3, text="bêtises")
        assert guests[0].hall["hand"] is True
        raised = desk.hall["desk"]["hands"][0]
        assert (raised["person"], raised["text"]) == (1, "je ne vois rien")
        await asyncio.sleep(30)
        await guests[0].must(up.RaiseHand, show=True)  # the same hand: since when, and why, stay
        assert desk.hall["desk"]["hands"][0] == {**raised, "show": True}
        assert desk.hall["desk"]["reports"] == [{"person": 3, "by": 2, "text": "bêtises"}]
        await desk.must(up.Helped, person=1)
        await desk.must(up.Helped, person=3)
        assert "hands" not in desk.hall["desk"]

    lesson(main)


def test_words_of_the_leader_go_to_all_a_table_or_somebody() -> None:
    async def main(world: HallWorld) -> None:
        desk, guests = await begun(world)
        wall = world.enter("tv", "wall")
        await desk.must(up.Tell, text="On range !")
        assert wall.line.last("note") == {"kind": "note", "text": "On range !", "by": "Mme Roy"}
        await desk.must(up.Tell, text="Bravo", person=3)
        assert [guest.line.last("note")["text"] for guest in guests[1:3]] == ["On range !", "Bravo"]
        await desk.must(up.Tell, text="Table 1", table=1)
        heard = {n for n, guest in enumerate(guests, 1) if guest.line.last("note")["text"] == "Table 1"}
        assert heard == set(world.live.hall.tables[0])
        assert wall.line.last("note")["text"] == "On range !"

    lesson(main)


# ---- leading


def test_only_leaders_lead() -> None:
    async def main(world: HallWorld) -> None:
        desk, guests = await begun(world)
        for asked in (up.Begin, up.PauseAll, up.NextRound, up.Finish, up.Mix):
            assert (await guests[0].ask(asked))["code"] == "leader-only"
        assert (await guests[0].ask(up.SetHandicap, handicap=200, person=2))["code"] == "leader-only"
        wall = world.enter(LEADER, "wall")
        assert (await wall.ask(up.Finish))["code"] == "leader-only"
        await desk.must(up.Assist, person=1)
        await guests[0].must(up.PauseAll)

    lesson(main)


def test_the_key_opens_the_desk_elsewhere() -> None:
    async def main(world: HallWorld) -> None:
        live = world.live
        assert not await live.ask(lambda: live.coming.lead("phone", "another"))
        assert not live.hall.leads("phone")
        assert await live.ask(lambda: live.coming.lead("phone", "of-the-leader"))
        assert live.hall.leads("phone")

    lesson(main)


def test_a_round_that_ends_without_a_leader_waits_for_one() -> None:
    async def main(world: HallWorld) -> None:
        desk, guests = await begun(world)
        world.live.leave(desk.viewer)
        await asyncio.sleep(12 * 60 + 1)
        assert guests[0].hall["waits"] is True
        again = world.enter(LEADER, "leader")
        await world.settle()
        assert "waits" not in guests[0].hall
        await again.must(up.NextRound)

    lesson(main)


def test_by_hand_before_a_round() -> None:
    async def main(world: HallWorld) -> None:
        desk = world.enter(LEADER, "leader")
        await world.people(6)
        await desk.must(up.Mix)
        moved = world.live.hall.tables[0][0]
        await desk.must(up.Place, person=moved, table=2)
        assert world.live.hall.table_of(moved) == 2
        assert world.live.hall.people[moved].who in world.tables.found[2].people
        assert len(world.tables.found[1].people) == 2
        await desk.must(up.Place, person=moved)
        assert world.live.hall.table_of(moved) == 0
        assert (await desk.ask(up.Place, person=moved, table=9))["code"] == "no-such-table"

    lesson(main)


def test_who_shall_not_sit_together_does_not() -> None:
    async def main(world: HallWorld) -> None:
        desk = world.enter(LEADER, "leader")
        await world.people(8)
        await desk.must(up.SetPairs, apart=[(2, 1)], together=[(3, 4)])
        await desk.must(up.Mix)
        seated = {pair for table in world.live.hall.tables for pair in pairs(table)}
        assert (1, 2) not in seated
        assert (3, 4) in seated

    lesson(main)


def test_a_plan_in_a_round_counts_from_the_next_one_on() -> None:
    async def main(world: HallWorld) -> None:
        desk, _ = await begun(world)
        await desk.must(up.SetPlan, plan=Plan(games=[up.GameChoice("dominos")], minutes=5))
        assert desk.hall["plan"].get("minutes", 12) == 12
        await desk.must(up.NextRound)
        assert desk.hall["plan"]["minutes"] == 5
        assert {table.setup.game for table in world.tables.found.values()} == {"dominos"}
        bad = Plan(games=[up.GameChoice("chess")])
        assert (await desk.ask(up.SetPlan, plan=bad))["code"] == "bad-setup"

    lesson(main)


# ---- a restart


def test_a_restart_in_a_round_keeps_seats_clock_and_results() -> None:
    async def main(world: HallWorld) -> None:
        desk, guests = await begun(world)
        world.tables.found[1].end()
        world.live.table_changed()
        await asyncio.sleep(200)
        before = world.live.hall
        at, go = world.live.at, guests[3].line.last("go")
        world.live.stop()
        world.tables.asleep = {1, 2}
        world.opened()
        desk, guest = world.enter(LEADER, "leader"), world.enter("d4")
        await world.settle()
        after = world.live.hall
        assert (after.tables, after.phase, after.ends) == (before.tables, before.phase, before.ends)
        assert after.played[0].matches == before.played[0].matches
        assert abs(world.live.at - at) <= 10_000
        assert guest.line.last("go") == go
        await asyncio.sleep(12 * 60)
        assert desk.hall["phase"] == "turning"

    lesson(main)


def test_a_store_that_is_away_loses_nothing() -> None:
    async def main(world: HallWorld) -> None:
        desk, _ = await begun(world)
        world.rows.is_away = True
        assert (await desk.ask(up.PauseAll))["code"] == "store-away"
        world.tables.found[1].end()
        world.live.table_changed()
        await asyncio.sleep(3)
        world.rows.is_away = False
        await asyncio.sleep(3)
        assert len(world.live.hall.played[0].matches[1]) == 1

    lesson(main)
