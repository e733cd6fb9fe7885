"""What goes over a table's socket: what people send, each kind of it bounded, and what they are sent."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from tablee.core.art import ANIMALS
from tablee.core.events import Moment, Outcome
from tablee.core.races import USUAL
from tablee.core.records import Handicap
from tablee.core.scenes import Area, Choice
from tablee.core.words import Msg
from tablee.protocol.setup import Hex32, SeatNumber, Setup

WIRE = 1  # the protocol's version, asked for as the subprotocol `tablee.1`
LARGEST = 16 * 1024  # bytes of a message from a client

Id = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_.:-]+\Z")]
MoveNumber = Annotated[int, Meta(ge=0, le=65535)]
Name = Annotated[str, Meta(max_length=60)]  # cleaned and cut before it is shown
Part = Annotated[float, Meta(ge=-1, le=2)]  # of a picture's width
Milliseconds = Annotated[float, Meta(ge=0, le=3_600_000)]


class Up(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """Anything a client sends. `id` is its own choice; the same id twice has one effect and the same answer."""

    id: Id


class Point(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    zone: Annotated[str, Meta(max_length=40)]
    x: Part
    y: Part


class Play(Up, frozen=True, tag="play"):
    """One to nine moves, or points in a picture, for one of the sender's seats."""

    moves: Annotated[list[MoveNumber], Meta(max_length=9)] = []
    points: Annotated[list[Point], Meta(max_length=9)] = []
    aim: MoveNumber | None = None
    seat: SeatNumber | None = None  # where one device has several
    n: Annotated[int, Meta(ge=0, le=1_000_000)] | None = None  # the frame it answers
    stimulus: Annotated[int, Meta(ge=0, le=1_000_000)] | None = None  # that was painted
    r: Milliseconds | None = None  # from its paint to the press, by the client's clock


class Painted(Up, frozen=True, tag="painted"):
    """All pictures that are compared here have been painted, under a cover: the race may begin. A page says it of each
    `pictures` number of a frame; of none, when it comes, so that it is waited for from then on."""

    match: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    pictures: Annotated[int, Meta(ge=0, le=1_000_000)] = 0


class Parts(Up, frozen=True, tag="parts"):
    """From now on a frame may bring only the zones that are different from the frame before."""


class Look(Up, frozen=True, tag="look"):
    """One device, several seats: whose hand is shown. None draws the curtain."""

    seat: SeatNumber | None = None


class Sit(Up, frozen=True, tag="sit"):
    seat: SeatNumber
    name: Name = ""  # of somebody else who plays on this device


class Animal(Up, frozen=True, tag="animal"):
    """Which animal stands for one of the sender's seats."""

    seat: SeatNumber
    animal: Annotated[int, Meta(ge=0, le=len(ANIMALS) - 1)]


class Leave(Up, frozen=True, tag="leave"):
    """Give up a seat; in a match a bot goes on with it."""

    seat: SeatNumber | None = None


class Resign(Up, frozen=True, tag="resign"):
    seat: SeatNumber | None = None


class Back(Up, frozen=True, tag="back"):
    """Take the seat back from the bot that stands in."""


class Describe(Up, frozen=True, tag="describe"):
    on: bool
    seat: SeatNumber | None = None


class SetHandicap(Up, frozen=True, tag="handicap"):
    """How much of the usual time a seat has, in per cent, from the next match on: one's own, or the host says it."""

    handicap: Handicap
    seat: SeatNumber | None = None


class Mix(Up, frozen=True, tag="mix"):
    """Thirty-two bytes of one's own for the next shuffle."""

    mix: Hex32
    seat: SeatNumber | None = None


class Again(Up, frozen=True, tag="again"):
    """After a match: whether one would play once more. Everybody sees it; the host deals."""

    on: bool = True
    seat: SeatNumber | None = None


class Echo(Up, frozen=True, tag="echo"):
    """Is anybody there? The machine at the other end of the socket answers, whichever plays the table."""


class Say(Up, frozen=True, tag="say"):
    """One of these: words of one's own, a phrase, or a face."""

    text: Annotated[str, Meta(max_length=400)] = ""
    phrase: Literal["", "hello", "well-played", "thanks", "hurry", "thinking", "oops", "again", "bye"] = ""
    emoji: Literal["", "smile", "angry", "wink", "sad", "surprised", "love"] = ""


class Mute(Up, frozen=True, tag="mute"):
    seat: SeatNumber
    on: bool = True


class SetBot(Up, frozen=True, tag="bot"):
    """The host puts a bot into an empty seat, or takes it away."""

    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=40)] = ""


class Remove(Up, frozen=True, tag="remove"):
    seat: SeatNumber


class Host(Up, frozen=True, tag="host"):
    """Hand over hosting to whoever sits there."""

    seat: SeatNumber


class Change(Up, frozen=True, tag="change"):
    setup: Setup


class Start(Up, frozen=True, tag="start"):
    """Deal: the first match, the next of a series, or a rematch. `bot` plays on the seats that nobody took; without it,
    the kind that stands in for people. `same`: with the picture that was made for the last match, if one was."""

    bot: Annotated[str, Meta(max_length=40)] = ""
    same: bool = False


class Pause(Up, frozen=True, tag="pause"):
    pass


class Resume(Up, frozen=True, tag="resume"):
    pass


class Speed(Up, frozen=True, tag="speed"):
    """How soon robots move at the table of one person who plays with them; or not to wait for the next one."""

    speed: Literal["", "calm", "normal", "quick"] = ""  # none: as it is
    skip: bool = False


class AskHint(Up, frozen=True, tag="advise"):
    """One person with robots asks what the strongest player would tell them; `on` is false: the hint is closed."""

    on: bool = True
    seat: SeatNumber | None = None


class Lead(Up, frozen=True, tag="lead"):
    """Between matches, whoever played one of this table's matches shows it to everybody: after so many messages, by
    somebody's eyes, with a hand that points somewhere."""

    record: Annotated[str, Meta(max_length=60)]
    at: Annotated[int, Meta(ge=0, le=1_000_000)] = 0  # the frame of the replay
    eyes: SeatNumber | None = None  # nobody's are a spectator's
    point: Point | None = (
        None  # `zone` is the key of a piece or the id of a zone, the rest is part of its width and height
    )
    playing: bool = False  # it goes on by itself
    take: bool = False  # also from whoever leads now


class Follow(Up, frozen=True, tag="follow"):
    """Whether one sees what is led; whoever leads and stops ends it for everybody."""

    on: bool = True


class Close(Up, frozen=True, tag="close"):
    """The host ends the table; a match that runs is abandoned."""


AnyUp = (
    Play | Painted | Parts | Look | Sit | Animal | Leave | Resign | Back | Describe | SetHandicap | Mix | Again | Echo
    | Say | Mute | SetBot | Remove | Host | Change | Start | Pause | Resume | Speed | AskHint | Lead | Follow | Close
)  # fmt: skip

DECODER: msgspec.json.Decoder[AnyUp] = msgspec.json.Decoder(AnyUp)


# ---- down


class Down(Struct, frozen=True, tag_field="kind", omit_defaults=True, kw_only=True):
    """Anything a client is sent."""


Phase = Literal["waiting", "playing", "paused", "over", "closed"]


Lack = Literal["people", "store", "house"]  # people still to come back, a store that does not write, other machines


class HandicapProposal(Struct, frozen=True):
    """A handicap that would have made somebody's last races equal, and what it comes from."""

    handicap: int
    won: int
    races: int
    runners: int  # in most of those races


class SeatInfo(Struct, frozen=True, omit_defaults=True):
    """Who sits there, as everybody may know."""

    name: str = ""
    who: Literal["", "person", "bot"] = ""
    mine: bool = False
    bot: str = ""  # its name, also of one that stands in
    here: bool = False  # connected
    host: bool = False
    resigned: bool = False
    described: bool = False
    again: bool = False  # would play once more
    head_start: int = 0
    mix: str = ""  # what this seat adds to the next shuffle
    animal: int = 0  # which picture stands for them
    robot: str = ""  # which of the robots plays there: `rouage`, …; also of one that stands in
    level: str = ""  # how well it plays
    handicap: int = USUAL  # per cent of the usual time, from the next match on
    proposal: HandicapProposal | None = None  # between two matches, where enough races are known
    second: bool = False  # a robot of the same name sits before it: « Rouage bis »


class Room(Down, frozen=True, tag="room"):
    """The table apart from the match: who sits where, what is played, how it stands."""

    code: str
    setup: Setup
    seats: list[SeatInfo]
    phase: Phase
    match: int  # the number of the one that is played or prepared
    game: str  # that is played now; in an evening it changes
    commitment: str  # of that match
    watchers: int = 0
    host: bool = False  # the receiver is the host
    points: list[int] = []  # running score
    places: list[int] = []  # of the last match
    matches: int = 0  # finished
    series_over: bool = False
    record: str = ""  # of the last match
    captions: list[Any] = []  # words, by seat: what stands on the podium
    brief: list[Any] = []  # pieces: what is worth telling about it, a picture and a sentence each
    waits: list[Lack] = []  # what the table waits for
    hinted: bool = False  # somebody had a hint in the match on the table
    alone: bool = False  # the receiver is the only person who plays, with robots
    hints: bool = False  # the receiver may ask for one: alone with robots, in a game that has any
    branch: int | None = None  # after so many messages of another match it goes on from there: « Et si ? »
    due: int | None = None  # at a rhythm of days: when a robot plays the turn that is waited for, in seconds since 1970


class ClockInfo(Struct, frozen=True, array_like=True):
    """A clock as people see it: who is waited for (-1 everybody), how long it is, when it ends by the table's clock,
    and what it decides."""

    seat: int
    ms: int
    ends: int
    label: Msg | None = None  # words that stand before the time that is left


class Said(Struct, frozen=True, omit_defaults=True):
    """Something that happened, in words, what flies where, and what was shown in pictures; and for the viewer who is
    told it, how much it matters and whether it is good."""

    msg: Msg
    flights: list[Any] = []
    fleeting: bool = False
    rings: list[Any] = []
    weight: int = 1  # 0 silent, 1 a plain move, 2 attack, guess, verdict or last card, 3 it hits the viewer or changes
    # what is to be followed
    number: int = 0  # which of the match's events that everybody hears; 0: not everybody does
    by: int = -1  # the seat that did it
    on: list[int] = []  # the seats it was done to
    piece: str = ""  # the key of the piece concerned
    value: Msg | None = None  # what was said of it
    outcome: Outcome = ""  # for the viewer
    moment: Moment = ""
    good: int = -1  # the seat it is good for, and
    bad: int = -1  # the seat it is bad for, for every viewer the same


class Judged(Struct, frozen=True, omit_defaults=True):
    """One press of a race, for the card that says why. Times in milliseconds, with what is not sure about them."""

    seat: int
    reaction: float
    travel: float
    head_start: int = 0
    believed: bool = True
    played: bool = True  # it counted; otherwise somebody had settled it before
    unsure: float = 8.0
    handicap: int = USUAL
    counted: float = 0  # the reaction by which it was ranked, where the seat has a handicap


class Runner(Struct, frozen=True, omit_defaults=True):
    """Somebody in the trials of a deal of the day: who plays, the robot, or the ghost of somebody of this house."""

    seat: int = -1  # -1: a ghost
    name: str = ""  # of a ghost
    animal: int = 0
    reaction: int = 0  # in milliseconds; 0: they kept still
    right: bool = False
    symbols: str = ""  # so far: S before the robot, D later, C not right; none of the robot's
    quicker: int = 0  # of a ghost: in how many trials so far whoever plays was quicker


class Trial(Struct, frozen=True):
    """What the last trial that is over came to: first those who pressed, as the referee released them."""

    number: int
    of: int
    runners: list[Runner]
    still: int = 0  # milliseconds for which the table stands still, so that it can be read


class Frame(Down, frozen=True, tag="frame"):
    """The table for one viewer: whole, or in part where it has a base. Written zone by zone (frame_bytes.py),
    documented and read here."""

    n: int  # how many events this viewer has been sent in this match: where to go on after a break
    match: int
    at: int  # the table's clock
    stimulus: int
    seat: int | None = None  # whose view it is
    base: int = 0  # 0: it is whole; a part: how many there were since the last whole one, this one counted
    table: Any = None  # zones; in a part, numbers stand for zones of the frame before, nothing for all of them
    mine: Any = None  # the same holds for its zones
    clocks: list[ClockInfo] = []
    said: list[Said] = []
    verdict: list[Judged] = []
    curtain: list[int] = []  # this device's seats that could look now
    missed: bool = False  # `said` are words from before the line broke
    over: bool = False
    places: list[int] = []
    pictures: int = 0  # which pictures lie there to be compared; to be answered with `painted`
    races_from: int = -1  # from when on a race may be open, by the table's clock; -1: time brings none
    held: Literal["", "all", "own"] = ""  # they stay covered: not here yet for somebody, or for this viewer alone
    ahead: list[str] = []  # addresses of pictures that may come next: locked, their keys come with them
    ack: Ack | None = None  # of the message that brought it about
    trial: Trial | None = None  # that is over with this frame; of a newcomer's first frame, the last one


class Ack(Down, frozen=True, tag="ack"):
    """What was asked is done, and durable. `what` is more exact where there is something to say: pressed, stale."""

    id: str
    what: Literal["done", "pressed", "stale", "false-start", "twice"] = "done"


class No(Down, frozen=True, tag="no"):
    """What was asked is not done; nothing has changed."""

    code: str
    why: Msg
    id: str = ""


class Chat(Down, frozen=True, tag="chat"):
    seat: int
    text: str = ""
    phrase: str = ""
    emoji: str = ""
    number: int = 0  # which of the table's


class Hinted(Down, frozen=True, tag="hint"):
    """What was asked for with `advise`: a sentence about the situation, and choices, the best first."""

    id: str  # of the message that asked
    sentence: Msg
    choices: list[Choice] = []
    areas: list[Area] = []
    still: bool = False  # the table stands still until it is closed, or the asker plays


class Together(Down, frozen=True, tag="together"):
    """A match that is seen again, led by one of those who played it. Without a record: nobody leads any more."""

    record: str = ""
    game: str = ""
    at: int = 0  # after so many messages of that match
    total: int = 0  # frames in all
    eyes: int | None = None  # by whose eyes those see it who played; others see it as spectators
    point: Point | None = None  # where the leader's hand is, on something that the receiver sees
    playing: bool = False  # it goes on by itself
    leader: int = -1  # the seat in that match of whoever leads
    players: list[SeatInfo] = []  # who had which seat then
    leads: bool = False  # the receiver leads
    may_lead: bool = False  # the receiver played it
    follows: bool = False  # the receiver does
    following: list[int] = []  # the seats in that match of those who follow
    watchers: int = 0  # others who do
    branch: bool = False  # whoever played it may go on from any of its moves, with robots
    frame: Frame | None = None  # of that moment, for who follows; none: the one before stays


class Hello(Down, frozen=True, tag="hello"):
    """The first frame of a socket."""

    wire: int
    build: str
    code: str
    chat: list[Chat] = []
    paints: bool = False  # the table understands `painted`
    parts: bool = False  # and `parts`


class Bye(Down, frozen=True, tag="bye"):
    """The last one: why the socket is closed, and whether to come back."""

    why: Msg
    again: bool = True


AnyDown = Hello | Room | Frame | Ack | No | Chat | Hinted | Together | Bye
ENCODER = msgspec.json.Encoder()
