"""A leader's look at somebody's cards."""

from __future__ import annotations

import asyncio

from tablee.protocol import hall as up
from tests.hall.simulated import LEADER, Guest, HallWorld, lesson
from tests.hall.test_live import begun


def seat_of(guest: Guest) -> dict[str, int]:
    go = guest.line.last("go")
    return {"table": go["table"], "seat": go.get("seat", 0)}


def looked(desk: Guest, guest: Guest) -> bool:
    """Was the desk last shown the table by this seat's eyes?"""
    seen = [each for each in desk.line.got if each["kind"] == "glance" and each["table"] == seat_of(guest)["table"]]
    return bool(seen) and seen[-1].get("frame") == seat_of(guest)["seat"]


async def looking(world: HallWorld) -> tuple[Guest, Guest]:
    """A leader who looks at the first one's cards, who has allowed it."""
    desk, guests = await begun(world)
    assert (await desk.ask(up.Glimpse, **seat_of(guests[0])))["code"] == "not-shown"
    await guests[0].must(up.RaiseHand)
    assert (await desk.ask(up.Glimpse, **seat_of(guests[0])))["code"] == "not-shown"
    await guests[0].must(up.RaiseHand, show=True)
    await desk.must(up.Glimpse, **seat_of(guests[0]))
    await asyncio.sleep(5)
    assert looked(desk, guests[0])
    assert guests[0].hall["seen"] == "Mme Roy"
    mates = [guest for guest in guests[1:] if seat_of(guest)["table"] == seat_of(guests[0])["table"]]
    others = [guest for guest in guests[1:] if guest not in mates]
    assert all((guest.hall["shown"], guest.hall["shown_to"]) == (1, "Mme Roy") for guest in mates)
    assert all("seen" not in guest.hall for guest in mates)
    assert not any("shown" in guest.hall for guest in others)
    return desk, guests[0]


async def is_over(desk: Guest, guest: Guest) -> None:
    await asyncio.sleep(0.1)
    assert "seen" not in guest.hall
    assert not looked(desk, guest)


def test_it_ends_after_two_minutes() -> None:
    async def main(world: HallWorld) -> None:
        desk, guest = await looking(world)
        await asyncio.sleep(60)
        assert looked(desk, guest)
        await asyncio.sleep(55)
        await is_over(desk, guest)

    lesson(main)


def test_the_leader_ends_it() -> None:
    async def main(world: HallWorld) -> None:
        desk, guest = await looking(world)
        await desk.must(up.Glimpse)
        await is_over(desk, guest)

    lesson(main)


def test_its_owner_ends_it() -> None:
    async def main(world: HallWorld) -> None:
        desk, guest = await looking(world)
        await guest.must(up.RaiseHand, on=False)
        await is_over(desk, guest)

    lesson(main)


def test_it_ends_with_the_match() -> None:
    async def main(world: HallWorld) -> None:
        _, guest = await looking(world)
        world.tables.found[seat_of(guest)["table"]].end()
        world.live.table_changed()
        await asyncio.sleep(30)
        assert "seen" not in guest.hall

    lesson(main)


def test_who_leads_and_plays_at_that_table_sees_nothing_more() -> None:
    async def main(world: HallWorld) -> None:
        desk, guests = await begun(world)
        table = seat_of(guests[0])["table"]
        mate = next(guest for guest in guests[1:] if seat_of(guest)["table"] == table)
        other = next(guest for guest in guests[1:] if seat_of(guest)["table"] != table)
        await guests[0].must(up.RaiseHand, show=True)
        for guest in (mate, other):
            await desk.must(up.Assist, person=guest.hall["me"])
        at_their_desk = [world.enter(guest.viewer.device, "leader") for guest in (mate, other)]
        assert (await at_their_desk[0].ask(up.Glimpse, **seat_of(guests[0])))["code"] == "not-shown"
        await at_their_desk[1].must(up.Glimpse, **seat_of(guests[0]))

    lesson(main)


def test_a_wall_never_looks() -> None:
    async def main(world: HallWorld) -> None:
        _, guest = await looking(world)
        wall = world.enter(LEADER, "wall")
        assert (await wall.ask(up.Glimpse, **seat_of(guest)))["code"] == "leader-only"
        await asyncio.sleep(5)
        assert not looked(wall, guest)

    lesson(main)
