"""Scenes: the table as anybody may draw it. A scene is made from a view, so it can tell nothing the view does not.

A game's scene.py has `table(view)`, what lies there for everybody (asked once, with a spectator's view), `mine(view,
moves)`, what one viewer has besides, and `flight(event)`, what moves when something happens. A zone of `mine` takes
the place of the zone of the same id on the table: everybody sees backs where the owner sees faces.

Every legal move is a path of taps on pieces. No path is the beginning of another, so the last tap sends the move.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, Literal, Protocol, TypeVar

from msgspec import Struct
from msgspec.json import encode
from msgspec.structs import replace

from tablee.core.clocks import TURN, Clock
from tablee.core.events import Event
from tablee.core.moves import Move, Seat
from tablee.core.words import Msg, Noun, Person, msg

Key = str  # of a piece: a function of the view (`c17` a face one sees, `b2.4` the fourth back of seat 2)

Kind = Literal[
    "seats",  # the people, one piece each: key seat0, seat1, ...
    "pile",  # a count and the top
    "hand",
    "row",
    "grid",
    "scatter",
    "dice",
    "picture",
    "lines",
    "board",
    "meter",  # how far somebody is: slots, filled or not
    "legend",  # signs and what they mean
    "words",  # the table read aloud
    "notice",  # a paper on the cloth: what threatens whom, with the card, its owner is who does it; or, with rows,
    # what the next step means: a line for each, whose pictures are the pieces of that slot
    "bar",  # buttons, each in a place of its own
]

Form = Literal[
    "",  # what is usual for its kind: a legend is the memo, a row of one's own stands in a frame with its name
    "code",  # of a row: secret pieces in an order that counts; each has a board, and needs as much room as a hand
    "apart",  # of a row: what was just drawn, beside the code or the hand that it will go to
    "sign",  # of a legend: explains something that lies on the table, and stands there beside the piles
    "staged",  # of a picture: it has a place only while it is compared
    "mat",  # of a pile: there is room around it for what was announced of it
]

State = Literal[
    "turn",  # this person's turn
    "out",  # no longer in, or done
    "new",  # just played
    "open",  # everybody sees it, also where its owner always does
    "lying",  # face up on the table, where others stand
    "apart",  # beside the others: drawn, not yet in its place
    "struck",  # already seen elsewhere; can be chosen all the same
    "ghost",  # an empty place
    "lit",  # asks to be looked at
    "good",
    "bad",
    "guard",  # cannot be harmed
    "block",  # cannot be used
    "main",  # of a button: the usual thing to do
    "race",  # of a button: red, timed
    "off",  # of a button: keeps its place, cannot be pressed now
]


class Piece(Struct, frozen=True, omit_defaults=True, gc=False):
    """Something on the table. A hidden piece has a back and no number, and its label tells what the back tells."""

    key: Key
    label: Msg | None = None  # written on a button, spoken for a card
    face: str = ""  # a picture of the catalogue
    back: str = ""
    small: str = ""  # the picture for less than 64 px
    short: str = ""  # one mark instead of a card
    stands: str = ""  # the picture of what a joker stands for
    shows: str = ""  # the zone whose picture it is on a map, small: a sealed one is uploaded once
    slot: int | None = None  # which cell of a grid, a board, a scatter, which place of the bar
    count: int | None = None
    state: tuple[State, ...] = ()
    flag: Msg | None = None  # the one thing to know about it
    sealed: bool = False  # its face leaves the server as pixels only, at an address that tells nothing
    by: Seat | None = None  # who pointed at it
    was: str = ""  # the picture that lay here before, once everybody may compare both; sealed if the piece is
    like: Key = ""  # an equal piece, or the button it stands for: a tap on this one is a tap on that, and of equals a
    # pick counts the first
    text: str = ""  # a few letters for it, where one chooses or in a legend; a button that ends the way repeats them


class Stands(Struct, frozen=True, omit_defaults=True, gc=False):
    """What was announced of a pile and holds as long as its top lies there."""

    colour: str  # #rrggbb
    word: Msg
    mark: str = ""  # the picture that tells it without colour
    follow: Msg | None = None  # what may be laid now: `short` where there is little room, `voice` for the pile's name


class Zone(Struct, frozen=True, omit_defaults=True, gc=False):
    """A part of the table."""

    id: str
    kind: Kind
    label: Msg | None = None
    pieces: list[Piece] = []
    owner: Seat | None = None
    count: int | None = None  # of a pile, or of backs that nobody can tap
    back: str = ""  # of those
    note: Msg | None = None  # its state in words: what to follow, why a line is closed
    width: int = 0  # cells of a grid, a board, a scatter
    height: int = 0
    columns: list[Piece] = []  # heads of a grid
    rows: list[Piece] = []
    weight: int = 5  # who gets room first, 0 to 9: an order, and nothing else
    emphasis: Literal["piece", "whole", "none"] = "piece"  # where the ring goes; a search must not light up its answer
    pair: str = ""  # a picture that is zoomed and marked together with this one
    burst: int = 0  # of a pile: as many cards come down on whose turn it is
    flow: int = 0  # of the seats: play goes on to the left (1) or to the right (-1), where that may change
    presses: Key = ""  # to tap anything in it is to press this piece: the card one slaps, the pile of who is named
    ask: Msg | None = None  # what to do, once the next step lies in it
    after: Key = ""  # of a notice: it lies there only while this piece is chosen
    form: Form = ""  # what it is of its kind
    stands: Stands | None = None  # of a pile: what was announced


class Tap(Struct, frozen=True, array_like=True, omit_defaults=True, gc=False):
    """The pieces that lead to a move, in order."""

    path: tuple[Key, ...]
    move: Move
    race: bool = False
    say: Msg | None = None  # what it will do, where the pieces' names do not say it


class Pick(Struct, frozen=True):
    """Any of these pieces, then the button: the move is `base` plus the weights of those chosen."""

    zone: str
    pieces: list[Key]
    weights: list[int]
    low: int
    high: int
    base: Move
    send: Key  # the button


Point = tuple[str, float, float]  # a zone, and where in its picture: x and y in widths of it


class Aim(Struct, frozen=True, omit_defaults=True):
    """Where a claim is made, and the pictures that have to be compared there, in this order."""

    against: list[str]  # zones
    count: int  # points to be marked in all
    key: Key = ""  # the place that is tapped first; none where there is only one
    move: Move | None = None


class Marks(Struct, frozen=True):
    """Points in a picture: they are sent as they are, and become moves on the server."""

    zone: str  # the picture they are placed in; its `pair` shows the same places
    aims: list[Aim]
    gap: float  # two points are at least so far apart, in widths of the picture
    send: Key  # the button


class Cover(Struct, frozen=True, omit_defaults=True):
    """The whole table is hidden from somebody."""

    text: Msg
    who: list[Seat] = []  # who is hidden from it


class Mine(Struct, frozen=True, omit_defaults=True, gc=False):
    """What one viewer has besides the table: what to do, zones of one's own, the ways to every move."""

    prompt: Msg
    zones: list[Zone] = []
    taps: list[Tap] = []
    picks: list[Pick] = []
    marks: Marks | None = None
    about: str = ""  # the zone the next step speaks about
    pencil: list[str] = []  # what one may note on hidden pieces of others, on one's own device
    cover: Cover | None = None
    doing: Msg | None = None  # for whoever only watches: what there is to do for those who are waited for


class Scene(Struct, frozen=True):
    """The whole picture for one viewer."""

    table: list[Zone]
    mine: Mine

    @property
    def zones(self) -> list[Zone]:
        """The table with one's own zones in their places."""
        own = {zone.id: zone for zone in self.mine.zones}
        shared = {zone.id for zone in self.table}
        return [own.get(zone.id, zone) for zone in self.table] + [z for z in self.mine.zones if z.id not in shared]

    @property
    def pieces(self) -> dict[Key, Piece]:
        return {piece.key: piece for zone in self.zones for piece in (*zone.pieces, *zone.columns, *zone.rows)}


class Flight(Struct, frozen=True, array_like=True, gc=False):
    """Something goes from one zone or piece to another."""

    was: str
    now: str


class Ring(Struct, frozen=True, array_like=True, gc=False):
    """A place in a picture that somebody has shown: its middle and its size, in widths of the picture."""

    x: float
    y: float
    w: float
    h: float


# ---- hints


class Choice(Struct, frozen=True, omit_defaults=True, gc=False):
    """One thing that a hint speaks about, the best first."""

    name: Msg
    why: Msg | None = None
    pieces: list[Key] = []  # that are lit; the first one has the focus
    bars: int = 0  # 4 excellent, 3 good, 2 possible, 1 risky; 0: there is nothing to weigh
    face: str = ""  # a picture of the catalogue
    move: Move | None = None  # what it would play, for programs


class Area(Struct, frozen=True, array_like=True, gc=False):
    """A part of a zone's picture that a hint lights up."""

    zone: str
    ring: Ring


class Hint(Struct, frozen=True, omit_defaults=True, gc=False):
    """What the strongest player would tell somebody, from what that somebody sees."""

    sentence: Msg
    choices: list[Choice] = []
    areas: list[Area] = []
    still: bool = False  # robots sit still while it is open: something is searched


V = TypeVar("V", contravariant=True)


class SceneMaker(Protocol[V]):
    """A game's scene.py."""

    def table(self, view: V) -> list[Zone]: ...
    def mine(self, view: V, moves: list[Move]) -> Mine: ...
    def flight(self, event: Event) -> list[Flight]: ...


WrittenMine = tuple[bytes, list[bytes], bytes]  # Mine as JSON: all before its zones, each zone, all behind them


class SceneWriter(Protocol[V]):
    """A game's written.py: what its scene.py gives, as the bytes that it would be encoded to, zone by zone."""

    def table(self, view: V) -> list[bytes]: ...
    def mine(self, view: V, moves: list[Move]) -> WrittenMine: ...


def written_mine(mine: Mine) -> WrittenMine:
    """For games without a written.py, and for what is not hot in others."""
    start = b'{"prompt":' + encode(mine.prompt)
    others = encode(replace(mine, zones=[]))
    return start, [encode(zone) for zone in mine.zones], others[len(start) :]


MARK = Piece("|")  # stands for all pieces of a zone


def around_mark(zone: Zone) -> tuple[bytes, bytes]:
    """What stands before and behind the pieces of a zone whose only piece is MARK."""
    before, behind = encode(zone).split(encode(MARK))
    return before, behind


# ---- what many games say


def label(thing: Noun) -> Msg:
    """A thing's own name."""
    return Msg(thing.key, dict(thing.args))


def seat_key(seat: Seat) -> Key:
    return f"seat{seat}"


@cache
def whose_turn(seat: Seat) -> Msg:
    """What everybody else is told meanwhile."""
    return msg("scene-turn-of", seat=Person(seat))


@cache
def who(seat: Seat) -> Msg:
    return msg("scene-seat", seat=Person(seat))


def person(seat: Seat, count: int | None, *state: State, flag: Msg | None = None) -> Piece:
    """Somebody at the table."""
    return Piece(seat_key(seat), who(seat), count=count, state=state, flag=flag)


def button(key: Key, text: Msg, slot: int, on: bool, *state: State) -> Piece:
    """A button of the bar. It keeps its place also while it cannot be pressed, so nothing shifts under a finger."""
    return Piece(key, text, slot=slot, state=state if on else (*state, "off"))


def bar(buttons: list[Piece]) -> Zone:
    return Zone("bar", "bar", pieces=buttons)


VOTE = bar(
    [button("on", msg("vote-on"), 1, True, "main"), button("enough", msg("vote-enough"), 2, True)]
)  # play on for the places? (COM-8)
VOTE_HINT = Hint(msg("vote-hint"))  # no player knows better what somebody feels like


# ---- what clocks decide (COM-14), in words that stand before the time that is left

CLOCK_OF_VOTE = msg("clock-vote")


@cache
def clock_of_turn(seat: Seat) -> Msg:
    return msg("clock-turn", by=Person(seat))


def clock_label(clock: Clock) -> Msg:
    """For clocks that a game has no words of its own for."""
    return clock_of_turn(clock.seat) if clock.kind == TURN and clock.seat >= 0 else msg("clock-left")


# ---- the table in words, for games without a scene.py and for those who would rather hear than see


class Describes(Protocol):
    def path(self, view: Any, move: Move) -> list[Msg]: ...
    def lines(self, view: Any) -> list[Msg]: ...


def spoken(describe: Describes, view: Any, moves: Iterable[Move], race: Callable[[Move], bool]) -> Mine:
    """Everything as words: what lies there line by line, and what one may do as a menu of buttons."""
    lines = [Piece(f"line{number}", line) for number, line in enumerate(describe.lines(view))]
    buttons: dict[Key, Piece] = {}
    branches: dict[tuple[Key, bytes], Key] = {}
    taps: list[Tap] = []
    for move in moves:
        *steps, last = describe.path(view, move)
        path: list[Key] = []
        for step in steps:
            branch = (path[-1] if path else "", encode(step))
            path.append(branches.setdefault(branch, f"step{len(branches)}"))
            buttons[path[-1]] = Piece(path[-1], step)
        path.append(f"move{move}")
        buttons[path[-1]] = Piece(path[-1], last)
        taps.append(Tap(tuple(path), move, race(move)))
    prompt = msg("scene-choose") if taps else msg("scene-wait")
    return Mine(prompt, [Zone("words", "words", pieces=lines), bar(list(buttons.values()))], taps)
