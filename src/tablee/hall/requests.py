"""What people ask a hall for over its socket: a message becomes rows or is refused, and is answered once."""

from __future__ import annotations

from typing import Protocol

from tablee.core.words import msg
from tablee.hall.coming import Coming
from tablee.hall.model import rows
from tablee.hall.model.faces import free_face
from tablee.hall.model.hall import Hall, Member
from tablee.hall.model.rows import AnyRow
from tablee.hall.ports import HallPorts
from tablee.hall.rounds import Rounds, checked_plan
from tablee.hall.show import HallViewer, Show
from tablee.protocol import hall as up
from tablee.protocol.errors import Refusal, StoreAway
from tablee.protocol.hall import ENCODER, AnyUp, Note
from tablee.protocol.ids import device_of
from tablee.protocol.messages import Ack, No

OF_EVERYBODY = (up.RaiseHand, up.Report, up.WearAnimal, up.SetHandicap, up.Leave)


class Asked(Protocol):
    """The live hall, as requests know it."""

    hall: Hall
    ports: HallPorts
    rounds: Rounds
    show: Show
    coming: Coming

    @property
    def at(self) -> int: ...
    async def commit(self, row: AnyRow) -> None: ...


class Requests:
    def __init__(self, live: Asked) -> None:
        self.live = live
        self.hall = live.hall
        self.ports = live.ports
        self.rounds = live.rounds

    async def handle(self, viewer: HallViewer, asked: AnyUp) -> None:
        """One message: done once, answered once, and answered the same again."""
        if asked.id in viewer.answers:
            viewer.line.send(viewer.answers[asked.id])
            return
        try:
            await self.do(viewer, asked)
        except Refusal as no:
            answer = ENCODER.encode(No(code=no.code, why=no.why, id=asked.id))
        except StoreAway:  # not remembered: the same message may be sent again
            viewer.line.send(ENCODER.encode(No(code="store-away", why=msg("house-store-away"), id=asked.id)))
            raise
        else:
            answer = ENCODER.encode(Ack(id=asked.id))
        viewer.remember(asked.id, answer)
        viewer.line.send(answer)

    async def do(self, viewer: HallViewer, asked: AnyUp) -> None:
        if isinstance(asked, OF_EVERYBODY):
            await self.of_everybody(viewer, asked)
            return
        if viewer.role == "wall" or not self.hall.leads(viewer.device):
            raise Refusal("leader-only", msg("house-hall-leader-only"))
        if not await self.about_rounds(asked) and not await self.about_people(asked):
            await self.about_the_hall(viewer, asked)

    # ---- everybody

    async def of_everybody(
        self, viewer: HallViewer, asked: up.RaiseHand | up.Report | up.WearAnimal | up.SetHandicap | up.Leave
    ) -> None:
        if isinstance(asked, up.SetHandicap) and asked.person is not None and self.may_lead(viewer):
            await self.set_handicap(self.member(asked.person), asked.handicap)
            return
        mine, at = self.own(viewer), self.live.at
        match asked:
            case up.RaiseHand(on=on, text=text, show=show):
                words = self.ports.words(text)
                await self.live.commit(rows.HandRaised(at=at, number=mine.number, on=on, text=words, show=show))
            case up.Report(person=person, text=text):
                about = self.member(person).number
                words = self.ports.words(text)
                await self.live.commit(rows.Reported(at=at, number=about, by=mine.number, text=words))
            case up.WearAnimal(animal=animal):
                face = free_face(animal, self.hall.worn(but=mine))
                await self.live.commit(rows.Wore(at=at, number=mine.number, animal=face))
                self.ports.wear(mine.who, face)
            case up.SetHandicap(handicap=handicap, person=person):
                if person not in (None, mine.number):
                    raise Refusal("leader-only", msg("house-hall-leader-only"))
                await self.set_handicap(mine, handicap)
            case up.Leave():
                await self.rounds.go_away(mine, "left")

    def may_lead(self, viewer: HallViewer) -> bool:
        return viewer.role != "wall" and self.hall.leads(viewer.device)

    def own(self, viewer: HallViewer) -> Member:
        found = self.hall.member_on(viewer.device) if viewer.role != "wall" else None
        if found is None or not found.is_in:
            raise Refusal("not-in", msg("house-hall-not-in"))
        return found

    def member(self, number: int) -> Member:
        found = self.hall.people.get(number)
        if found is None or found.gone:
            raise Refusal("no-such-person", msg("house-hall-no-such-person"))
        return found

    async def set_handicap(self, member: Member, handicap: int) -> None:
        """From the next match on."""
        if member.handicap != handicap:
            await self.live.commit(rows.Handicapped(at=self.live.at, number=member.number, handicap=handicap))
            if self.hall.phase == "seated" and self.hall.table_of(member.number):
                await self.rounds.lay_one(self.hall.table_of(member.number))

    # ---- leaders

    async def about_rounds(self, asked: AnyUp) -> bool:
        match asked:
            case up.Mix():
                await self.rounds.seat()
            case up.Place(person=person, table=table):
                await self.rounds.place(self.member(person), table)
            case up.Begin(within=within):
                await (self.rounds.call(within) if within else self.rounds.begin())
            case up.PauseAll(table=table):
                await (self.rounds.pause() if table is None else self.rounds.pause_one(table))
            case up.ResumeAll(table=table):
                await (self.rounds.resume() if table is None else self.rounds.resume_one(table))
            case up.NextRound():
                await self.rounds.turn()
            case up.Finish():
                await self.rounds.finish()
            case up.More(minutes=minutes):
                await self.rounds.more(minutes)
            case _:
                return False
        return True

    async def about_people(self, asked: AnyUp) -> bool:
        at = self.live.at
        match asked:
            case up.Helped(person=person):
                await self.live.commit(rows.Helped(at=at, number=person))
            case up.Accept(person=person, on=on):
                await self.live.coming.accept(self.member(person), on)
            case up.Rename(person=person, name=name):
                await self.rename(self.member(person), name)
            case up.FreeName(person=person):
                await self.rounds.go_away(self.member(person), "freed")
            case up.Silence(person=person, on=on):
                await self.live.commit(rows.Muted(at=at, number=self.member(person).number, on=on))
                self.ports.tables.mute(self.member(person).who, on)
            case up.Remove(person=person, ban=ban):
                await self.rounds.go_away(self.member(person), "banned" if ban else "removed")
            case up.Assist(person=person, on=on):
                await self.live.commit(rows.Assisted(at=at, number=self.member(person).number, on=on))
            case _:
                return False
        return True

    async def rename(self, member: Member, name: str) -> None:
        clean = self.ports.clean(name)
        if not clean:
            raise Refusal("name-refused", msg("house-web-name-refused"))
        other = self.hall.named(clean)
        if other is not None and other is not member and not other.gone:
            raise Refusal("name-taken", msg("house-hall-name-taken"))
        await self.live.commit(rows.Renamed(at=self.live.at, number=member.number, name=clean))
        self.ports.name(member.who, clean)

    async def about_the_hall(self, viewer: HallViewer, asked: AnyUp) -> None:
        at = self.live.at
        match asked:
            case up.SetPlan(plan=plan):
                await self.live.commit(rows.Planned(at=at, plan=checked_plan(plan)))
            case up.SetNames(names=names):
                await self.live.commit(rows.Listed(at=at, names=listed(self.ports, names)))
            case up.SetDoor(door=door):
                await self.live.commit(rows.DoorSet(at=at, door=door))
            case up.SetChat(chat=chat):
                await self.live.commit(rows.ChatSet(at=at, chat=chat))
                self.ports.tables.rule(chat)
            case up.SetPairs(apart=apart, together=together):
                await self.live.commit(rows.Paired(at=at, apart=pairs(apart), together=pairs(together)))
            case up.Tell():
                self.tell(viewer, asked)
            case up.Glimpse(table=table, seat=seat):
                self.live.show.looks.end(viewer)
                if table is not None and seat is not None:
                    self.live.show.looks.begin(viewer, table, seat, self.name_of(viewer))
            case _:
                raise Refusal("unknown", msg("house-unknown"))

    def tell(self, viewer: HallViewer, asked: up.Tell) -> None:
        """To everybody, a table, or somebody. It is not kept."""
        text = self.ports.words(asked.text)
        if not text:
            raise Refusal("nothing-said", msg("house-nothing-said"))
        by = self.name_of(viewer)
        meant = [self.member(asked.person)] if asked.person is not None else []
        if asked.table is not None:
            meant += self.rounds.members_at(asked.table)
        is_for_all = asked.person is None and asked.table is None
        devices = None if is_for_all else frozenset(device_of(member.who) for member in meant)
        self.live.show.tell(Note(text=text, by=by), devices)

    def name_of(self, viewer: HallViewer) -> str:
        """Of whoever leads."""
        mine = self.hall.member_on(viewer.device)
        return mine.name if mine is not None and mine.is_in else self.ports.called(viewer.device)


def listed(ports: HallPorts, names: list[str]) -> list[str]:
    """Names of a list as they can be shown, each once."""
    found: dict[str, str] = {}
    for name in names:
        clean = ports.clean(name)
        if clean:
            found.setdefault(clean.casefold(), clean)
    return list(found.values())


def pairs(given: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Each once, the smaller number first."""
    return sorted({(min(a, b), max(a, b)) for a, b in given if a != b})
