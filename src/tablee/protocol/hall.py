"""What goes over the socket of a hall: one leader, many people, many tables (*la salle*).

People are known by their number in the hall, tables by theirs. What only leaders may know stands in `Desk`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct, field

from tablee.core.art import ANIMALS
from tablee.core.races import USUAL
from tablee.core.records import Handicap
from tablee.core.words import Msg
from tablee.protocol.messages import Ack, Bye, Down, Echo, Name, No, Up
from tablee.protocol.setup import SeatNumber

PEOPLE = 60  # in a hall
TABLES = 20
FACES = 4 * len(ANIMALS)  # each animal plain, with a scarf, with glasses, with a hat: animal + 16 · outfit

PersonNumber = Annotated[int, Meta(ge=1, le=999)]
TableNumber = Annotated[int, Meta(ge=1, le=TABLES)]
Text = Annotated[str, Meta(max_length=200)]

Format = Literal["free", "rotation", "swiss", "knockout"]
Phase = Literal["gathering", "seated", "playing", "paused", "turning", "over"]
ChatRule = Literal["free", "phrases", "off"]


class GameChoice(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is played at a table."""

    game: Annotated[str, Meta(max_length=40)]
    options: dict[str, Any] = {}


class Plan(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How a hall plays: who meets whom, what, and for how long. Everybody may know it."""

    format: Format = "rotation"
    # One game for all, or several: table n plays the n-th, and so on in a circle.
    games: Annotated[list[GameChoice], Meta(min_length=1, max_length=TABLES)] = field(
        default_factory=lambda: [GameChoice("derniere")]
    )
    minutes: Annotated[int, Meta(ge=0, le=120)] = 12  # of a round; 0: until every table is done
    rounds: Annotated[int, Meta(ge=1, le=12)] = 5
    size: Annotated[int, Meta(ge=2, le=10)] = 4  # people at a table, as far as the game allows
    robots: bool = False  # on seats that stay empty
    ranking: bool = False
    mixed: bool = True  # levels: quick and slow at one table; otherwise equals
    walk: bool = False  # people walk from tablet to tablet: the wall says who sits where


class Door(Struct, frozen=True, forbid_unknown_fields=True):
    """Who may come in, and by which name: one of a list, one that the leader accepts, or any."""

    open: bool = True
    names: Literal["list", "asked", "free"] = "free"


# ---- up: of everybody


class RaiseHand(Up, frozen=True, tag="hand"):
    on: bool = True
    text: Text = ""  # what it is about
    show: bool = False  # the leader may look at one's own hand of cards


class Report(Up, frozen=True, tag="report"):
    """To the leader: somebody, or what they said."""

    person: PersonNumber
    text: Text = ""


class WearAnimal(Up, frozen=True, tag="animal"):
    animal: Annotated[int, Meta(ge=0, le=FACES - 1)]


class SetHandicap(Up, frozen=True, tag="handicap"):
    """One's own from the next match on; leaders say it for anybody."""

    handicap: Handicap
    person: PersonNumber | None = None


class Leave(Up, frozen=True, tag="leave"):
    """Somebody goes home."""


# ---- up: of leaders


class SetPlan(Up, frozen=True, tag="plan"):
    """Between rounds only; in a round it counts from the next one on."""

    plan: Plan


class SetNames(Up, frozen=True, tag="names"):
    """The list that people choose their name from."""

    names: Annotated[list[Name], Meta(max_length=PEOPLE)]


class SetDoor(Up, frozen=True, tag="door"):
    door: Door


class SetChat(Up, frozen=True, tag="chat"):
    """At every table."""

    chat: ChatRule


class Mix(Up, frozen=True, tag="mix"):
    """Seats everybody anew, by the plan."""


class SetPairs(Up, frozen=True, tag="pairs"):
    """Who shall not sit together, and who shall: only leaders know."""

    apart: Annotated[list[tuple[PersonNumber, PersonNumber]], Meta(max_length=40)] = []
    together: Annotated[list[tuple[PersonNumber, PersonNumber]], Meta(max_length=40)] = []


class Place(Up, frozen=True, tag="seat"):
    """Somebody to a table by hand; without a table they play no part in this round. In a round: a newcomer to a robot's
    seat, or to one that is free."""

    person: PersonNumber
    table: TableNumber | None = None


class Begin(Up, frozen=True, tag="begin"):
    """Every table deals."""

    within: Annotated[int, Meta(ge=0, le=120)] = 0  # seconds, which everybody sees pass


class PauseAll(Up, frozen=True, tag="pause"):
    table: TableNumber | None = None  # this one alone


class ResumeAll(Up, frozen=True, tag="resume"):
    table: TableNumber | None = None


class NextRound(Up, frozen=True, tag="turn"):
    """The round is over: tables stop, and everybody is seated for the next one."""


class Finish(Up, frozen=True, tag="end"):
    """No more rounds: how it came out is shown. The hall stays until it is closed."""


class More(Up, frozen=True, tag="more"):
    minutes: Annotated[int, Meta(ge=-60, le=60)]


class Tell(Up, frozen=True, tag="tell"):
    """A message to everybody, or to a table, or to somebody; not kept."""

    text: Annotated[str, Meta(min_length=1, max_length=200)]
    table: TableNumber | None = None
    person: PersonNumber | None = None


class Glimpse(Up, frozen=True, tag="look"):
    """Whose hand of cards is seen at the desk, where they allowed it; nobody's ends it."""

    table: TableNumber | None = None
    seat: SeatNumber | None = None


class Helped(Up, frozen=True, tag="helped"):
    """A raised hand, or a report, is dealt with."""

    person: PersonNumber


class Accept(Up, frozen=True, tag="accept"):
    """Somebody who asked to come in."""

    person: PersonNumber
    on: bool = True


class Rename(Up, frozen=True, tag="rename"):
    person: PersonNumber
    name: Name


class FreeName(Up, frozen=True, tag="free"):
    """A name of the list that the wrong person took: they have to choose again."""

    person: PersonNumber


class Silence(Up, frozen=True, tag="mute"):
    """Nobody hears them at any table."""

    person: PersonNumber
    on: bool = True


class Remove(Up, frozen=True, tag="remove"):
    person: PersonNumber
    ban: bool = False  # and their device does not come in again


class Assist(Up, frozen=True, tag="lead"):
    """Somebody may lead, too."""

    person: PersonNumber
    on: bool = True


AnyUp = (
    RaiseHand | Report | WearAnimal | SetHandicap | Leave | Echo | SetPlan | SetNames | SetDoor | SetChat | Mix
    | SetPairs | Place | Begin | PauseAll | ResumeAll | NextRound | Finish | More | Tell | Glimpse | Helped | Accept
    | Rename | FreeName | Silence | Remove | Assist
)  # fmt: skip

DECODER: msgspec.json.Decoder[AnyUp] = msgspec.json.Decoder(AnyUp)


# ---- down


class Person(Struct, frozen=True, omit_defaults=True):
    """Somebody in the hall, as everybody there may know them."""

    number: int
    name: str
    animal: int = 0
    handicap: int = USUAL
    table: int = 0  # where they sit in this round, or will sit in the next; 0: at none
    here: bool = False  # connected
    leads: bool = False


class HallTable(Struct, frozen=True, omit_defaults=True):
    """A table of the hall."""

    number: int
    game: str
    code: str = ""  # once it is there
    phase: str = "waiting"  # as in a table's own room: waiting, playing, paused, over
    matches: int = 0  # that were finished in this round
    robots: int = 0  # on seats that nobody took
    met: int = 0  # pairs at it who have met before; leaders only


class Standing(Struct, frozen=True, omit_defaults=True):
    """How somebody stands. Sent only where the plan has a ranking."""

    person: int
    place: int
    points: float
    of_met: float = 0  # points of those they have met
    won: int = 0


class Toss(Struct, frozen=True):
    """A tie for the last seat of a knock-out that nothing else decided: between whom, and who goes on."""

    among: list[int]
    went: list[int]


class Together(Struct, frozen=True, omit_defaults=True):
    """What all have done: shown where there is no ranking."""

    matches: int = 0
    moves: int = 0
    meetings: int = 0  # different pairs who sat at one table
    minutes: int = 0


class RaisedHand(Struct, frozen=True, omit_defaults=True):
    person: int
    since: int  # by the hall's clock, in milliseconds
    text: str = ""
    show: bool = False


class Reported(Struct, frozen=True, omit_defaults=True):
    person: int
    by: int
    text: str = ""


class Asking(Struct, frozen=True):
    """Somebody who would like to come in."""

    person: int
    name: str


class Desk(Struct, frozen=True, omit_defaults=True):
    """What leaders know besides."""

    hands: list[RaisedHand] = []
    reports: list[Reported] = []
    asking: list[Asking] = []
    muted: list[int] = []
    apart: list[tuple[int, int]] = []
    together: list[tuple[int, int]] = []
    away: dict[int, int] = {}  # since when somebody is away, by the hall's clock
    new_meetings: int = 0  # of the seating as it is: pairs who have not met
    meetings: int = 0  # all pairs of it
    rhythm: Literal["", "waits"] = ""  # a round is over, and nobody who leads is here
    names: list[str] = []  # the whole list


class Hall(Down, frozen=True, tag="hall"):
    """The hall for one viewer, whole."""

    code: str
    title: str
    role: Literal["player", "leader", "wall"]
    phase: Phase
    plan: Plan
    door: Door
    chat: ChatRule
    at: int  # the hall's clock, in milliseconds; it stands still in a pause
    ends: int | None = None  # when the round does, by that clock
    starts: int | None = None  # when it will, where that was said
    round: int = 0  # that is played or prepared, from 1
    people: list[Person] = []
    tables: list[HallTable] = []
    me: int = 0  # the receiver's number
    hand: bool = False  # the receiver's is up
    seen: str = ""  # who looks at the receiver's cards
    shown: int = 0  # whose cards at the receiver's table a leader looks at,
    shown_to: str = ""  # and who that is
    standings: list[Standing] = []
    together: Together | None = None
    tosses: list[Toss] = []  # of the round that is prepared; to players, their own
    desk: Desk | None = None
    keeps: bool = False  # records stay after the end, as the leader ticked
    waits: bool = False  # a round is over and nobody who leads is here


class Go(Down, frozen=True, tag="go"):
    """To somebody who plays: the table and seat they have from now on; without a code, they wait."""

    table: int = 0
    code: str = ""
    seat: int = 0


class Glance(Down, frozen=True, tag="glance"):
    """To desk and wall: a table as its spectators see it, at most every two seconds. No sealed pictures."""

    table: int
    frame: Any = None  # a table's Frame
    names: list[str] = []  # by seat
    animals: list[int] = []
    said: Msg | None = None  # how far they are, in words: « manche 5 sur 8 »


class Note(Down, frozen=True, tag="note"):
    """The leader's words."""

    text: str
    by: str = ""


AnyDown = Hall | Go | Glance | Note | Ack | No | Bye
ENCODER = msgspec.json.Encoder()


# ---- over http


class NewHall(Struct, frozen=True, forbid_unknown_fields=True):
    """What opens a hall."""

    title: Annotated[str, Meta(max_length=60)] = ""
    names: Annotated[list[Name], Meta(max_length=PEOPLE)] = []
    plan: Plan = Plan()
    chat: ChatRule = "phrases"
    keep: bool = False  # records stay after the end
    league: dict[str, Any] | None = None  # the file that a leader took home


class OpenedHall(Struct, frozen=True):
    code: str
    link: str
    key: str  # the leader's: eight letters that open the desk elsewhere


class HallAbout(Struct, frozen=True):
    """What somebody with the code may know before they come in."""

    title: str
    door: Door
    names: list[str]  # of the list, as long as the door is open
    taken: list[str]
    role: Literal["", "player", "leader"] = ""  # of whoever asks
    keeps: bool = False
    leads: bool = False  # whoever asks may lead, perhaps besides playing
    worn: list[int] = []  # faces that others have


class ComeIn(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    animal: Annotated[int, Meta(ge=0, le=FACES - 1)] = 0


class CameIn(Struct, frozen=True):
    person: int
    name: str
    animal: int
    asked: bool = False  # the leader has to accept it


class LeadWith(Struct, frozen=True, forbid_unknown_fields=True):
    key: Annotated[str, Meta(max_length=20)]
