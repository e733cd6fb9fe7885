"""How people come into a hall, and how somebody comes to lead it."""

from __future__ import annotations

from hmac import compare_digest
from typing import Protocol

from tablee.core.words import msg
from tablee.hall.model import rows
from tablee.hall.model.faces import free_face
from tablee.hall.model.hall import COMES_BACK, Hall, Member
from tablee.hall.model.rows import AnyRow
from tablee.hall.ports import HallPorts
from tablee.hall.rounds import Rounds
from tablee.protocol.errors import Refusal
from tablee.protocol.hall import CameIn


class Entered(Protocol):
    """The live hall, as newcomers know it."""

    hall: Hall
    code: str
    ports: HallPorts
    rounds: Rounds

    @property
    def at(self) -> int: ...
    async def commit(self, row: AnyRow) -> None: ...


class Coming:
    def __init__(self, live: Entered) -> None:
        self.live = live
        self.hall = live.hall
        self.ports = live.ports

    async def come_in(self, device: str, name: str, animal: int, is_new: bool) -> CameIn:
        """Somebody on this device, under this name. Who comes in twice is one; under another name, they are another,
        and the one before has left."""
        before = self.hall.member_on(device)
        wanted = wanted_name(self.hall, self.ports.clean(name))
        if before is not None and before.name.casefold() == wanted.casefold():
            return came_in(before)
        found = checked(self.hall, device, wanted)
        if before is not None:
            await self.live.rounds.go_away(before, "left")
        if found is not None:
            return await self.come_back(found, device, is_new)
        return await self.come_anew(device, wanted, animal, is_new)

    async def come_back(self, member: Member, device: str, is_new: bool) -> CameIn:
        """The same person, with the same seat, perhaps on another device."""
        who = guest_id(device, self.live.code, member.number)
        await self.live.commit(rows.CameBack(at=self.live.at, number=member.number, who=who, is_new=is_new))
        self.introduce(member)
        await self.find_seat(member)
        return came_in(member)

    async def come_anew(self, device: str, name: str, animal: int, is_new: bool) -> CameIn:
        number, asked = self.hall.next_number(), self.hall.door.names == "asked"
        who, face = guest_id(device, self.live.code, number), free_face(animal, self.hall.worn())
        row = rows.CameIn(at=self.live.at, number=number, who=who, name=name, animal=face, asked=asked, is_new=is_new)
        await self.live.commit(row)
        member = self.hall.people[number]
        self.introduce(member)
        if not asked:
            await self.find_seat(member)
        return came_in(member)

    def introduce(self, member: Member) -> None:
        """Tables know them by this name and animal."""
        self.ports.name(member.who, member.name)
        self.ports.wear(member.who, member.animal)
        self.ports.tables.mute(member.who, member.muted)

    async def find_seat(self, member: Member) -> None:
        if self.hall.is_in_round:
            await self.live.rounds.find_seat(member)
        elif self.hall.phase == "seated" and self.hall.table_of(member.number):
            await self.live.rounds.lay_one(self.hall.table_of(member.number))

    async def seat_newcomers(self) -> None:
        """Those for whom no seat had been found yet when the server went down."""
        for number in sorted(self.hall.newcomers):
            if self.hall.people[number].is_in:
                await self.find_seat(self.hall.people[number])

    async def accept(self, member: Member, on: bool) -> None:
        if not on:
            await self.live.rounds.go_away(member, "refused")
        elif not member.accepted:
            await self.live.commit(rows.Accepted(at=self.live.at, number=member.number))
            await self.find_seat(member)

    async def lead(self, device: str, key: str) -> bool:
        """Whoever says the key leads, on this device; False, if it is another."""
        if not compare_digest(self.hall.key, key):
            return False
        if device not in self.hall.leaders:
            await self.live.commit(rows.Led(at=self.live.at, device=device))
        return True


def wanted_name(hall: Hall, clean: str) -> str:
    """As the list has it, or as it can be shown."""
    if not clean:
        raise Refusal("name-refused", msg("house-web-name-refused"))
    if hall.door.names != "list":
        return clean
    listed = next((each for each in hall.names if each.casefold() == clean.casefold()), "")
    if not listed:
        raise Refusal("name-refused", msg("house-hall-not-listed"))
    return listed


def checked(hall: Hall, device: str, name: str) -> Member | None:
    """May they come in? Says who they are, if they were here before."""
    if device in hall.banned:
        raise Refusal("door-shut", msg("house-hall-door-shut"))
    found = hall.named(name)
    if found is not None and not found.gone:
        raise Refusal("name-taken", msg("house-hall-name-taken"))
    if not hall.door.open and found is None:
        raise Refusal("door-shut", msg("house-hall-door-shut"))
    if hall.is_full:
        raise Refusal("room-full", msg("house-hall-full"))
    return found if found is not None and found.gone in COMES_BACK else None


def guest_id(device: str, code: str, number: int) -> str:
    """Somebody of this hall on that device: nobody else has this id, whoever else plays there."""
    return f"{device}+{code}{number}"


def came_in(member: Member) -> CameIn:
    return CameIn(member.number, member.name, member.animal, asked=not member.accepted)
