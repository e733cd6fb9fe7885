"""One play of a game. Every move of people, networks and bots is checked here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, SupportsIndex, SupportsInt

from tablee.core import options as option_reader
from tablee.core.clocks import SECRET, TURN, Clock, paced
from tablee.core.draws import Draw, FastDraw
from tablee.core.events import AddressedEvent, Event, hears
from tablee.core.game import MOST_HIGHLIGHTS, AnyGame, Made, Part
from tablee.core.moves import TABLE, IllegalMove, Move, Seat
from tablee.core.options import Options
from tablee.core.records import Branch, Chance, Record, Row, Seeded
from tablee.core.scenes import Piece, Scene
from tablee.core.standing import Standing
from tablee.core.words import MissingWords, Msg, Words, msg

MOST_MOVES = 9  # of one message


class BadSeats(ValueError):
    """A number of seats the game is not played with."""


@dataclass(frozen=True, repr=False)
class TablePicture:
    """The table as it lay for one viewer. A notebook shows its picture, everything else its words."""

    html: str  # a fragment that needs nothing from elsewhere
    text: str

    def _repr_html_(self) -> str:
        return self.html

    def __repr__(self) -> str:
        return self.text


DrawTable = Callable[["Match", Seat | None, Words, Sequence[str]], str | None]  # HTML, where the game has pictures


class Match:
    """A match: state, chance and what happened. Times are milliseconds since the deal.

    What a move tells, and the rows of the record, are made when somebody asks for them. Until then a match remembers
    its moves alone; whoever looks at what happened, or at the state itself, has it told from the deal on, and from then
    on at every move.

    What people and networks may get wrong is typed as widely as can be (`SupportsIndex`): it is refused in words here,
    not by the compiler's checks at the border of a compiled class.
    """

    drawing: ClassVar[Part[DrawTable] | None] = None  # who draws tables for notebooks: set by `tablee`, loaded if asked
    __slots__ = (
        "_clocks", "_draw", "_fast_draw", "_find_acting", "_find_legal", "_happened", "_highlights", "_is_over",
        "_legal", "_legal_at", "_over", "_play", "_ply", "_rows", "_rules", "_state", "_unwritten", "branches",
        "chance", "first", "game", "handicaps", "made", "now", "options", "seats", "times", "trials",
    )  # fmt: skip

    def __init__(
        self, game: AnyGame, seats: SupportsIndex, options: Options, chance: Chance, trials: bool = False,
        handicaps: Sequence[int] = (), twin_of: Match | None = None, made: Made | None = None,
    ) -> None:  # fmt: skip
        """`twin_of` is for copy(): compiled, a class cannot be made without this."""
        if not isinstance(seats, int) or seats not in game.seats:
            raise BadSeats(f"{game.key} is played by {game.seats[0]} to {game.seats[-1]}, not by {seats}")
        if isinstance(options.first, int) and options.first >= seats:
            raise option_reader.BadOption(f"option first cannot be seat {options.first} at a table of {seats}")
        self.game = game
        self.seats = seats
        self.options = options
        self.chance = chance
        self.trials = trials
        self.made = made  # what was made for this match alone, if anything was
        self.handicaps = tuple(handicaps)  # by seat: per cent of the usual time; nothing where nobody has one
        self._rules: Any = game.rules
        # Asked at every move. Whoever calls them takes them out first: a slot's content is not called as quickly.
        self._is_over, self._find_acting = game.rules.over, game.rules.to_act
        self._find_legal = game.rules.legal
        self._play: Any = game.rules.play
        self.branches: tuple[Branch, ...] = ()  # where it went on from another match
        self.now = 0
        self.times = [0]  # when each ply was played
        self._rows: list[Row] = []
        self._unwritten: list[Any] = []  # what will be rows, three for each: seat, move or moves, when
        self._happened: list[AddressedEvent] | None = None  # None: nobody has asked yet
        self._draw: Draw = chance.draw() if twin_of is None else twin_of._draw
        self._fast_draw = fast(self._draw)
        dealt: tuple[Seat, Any] = self._deal(self._draw) if twin_of is None else (twin_of.first, twin_of._state)
        self.first: Seat = dealt[0]
        self._state: Any = dealt[1]
        self._ply: int = self._state.ply  # which every move makes one more
        self._legal: list[list[Move]] = [[] for _ in range(seats)]  # of each seat, as it last asked
        self._legal_at = [-1] * seats  # at which ply that was
        self._clocks: list[Clock] | None = None
        self._over: bool | None = None
        self._highlights: list[Piece] | None = None  # of a match that is over

    def _deal(self, draw: Draw) -> tuple[Seat, Any]:
        """Who begins, and the state that is dealt."""
        draw.at(0)
        first = opener(self.options, self.seats, draw)
        return first, dealer(self.game, self.trials)(self.seats, first, self.options, draw)

    # ---- what is made when somebody asks for it

    @property
    def happened(self) -> list[AddressedEvent]:
        """Everything that was told, with its audience; events() is what one seat may have of it."""
        return self._listen()

    @happened.setter
    def happened(self, told: list[AddressedEvent]) -> None:
        self._happened, self._highlights = told, None

    def _listen(self) -> list[AddressedEvent]:
        """What happened; from now on it is told at every move."""
        if self._happened is None:
            self._happened = self._tell_again()
        return self._happened

    def _tell_again(self) -> list[AddressedEvent]:
        """The moves so far, played again from the deal for somebody who listens."""
        told: list[AddressedEvent] = []
        if self.rows:
            draw = self.chance.draw()
            _, state = self._deal(draw)
            ply: int = state.ply
            for row in self.rows:
                for move in row.moves:
                    ply += 1
                    draw.at(ply)
                    self._rules.play(state, row.seat, move, draw, told)
        return told

    @property
    def rows(self) -> list[Row]:
        """The messages so far, as a record has them."""
        flat = self._unwritten
        if flat:
            for seat, moves, at in zip(flat[::3], flat[1::3], flat[2::3], strict=True):
                self._rows.append(Row(seat, list(moves) if isinstance(moves, tuple) else [moves], at))
            flat.clear()
        return self._rows

    @property
    def state(self) -> Any:
        """For those who may change it, too: what happened before is told first, while it can still be told."""
        self._listen()
        return self._state

    @state.setter
    def state(self, state: Any) -> None:
        self._listen()
        self._state, self._ply = state, state.ply
        self._legal_at = [-1] * self.seats
        self._clocks, self._over, self._highlights = None, None, None

    @property
    def draw(self) -> Draw:
        """The chance of this match; another one can take its place."""
        return self._draw

    @draw.setter
    def draw(self, draw: Draw) -> None:
        self._listen()
        self._draw = draw
        self._fast_draw = fast(draw)

    # ---- acting

    @property
    def over(self) -> bool:
        found = self._over
        if found is None:
            is_over = self._is_over
            self._over = found = is_over(self._state)
        return found

    @property
    def to_act(self) -> list[Seat]:
        """The seats that may act now; empty when only time can."""
        find_acting = self._find_acting
        return find_acting(self._state)

    def moves(self, seat: Seat) -> list[Move]:
        """This seat's legal moves, sorted."""
        if not 0 <= seat < self.seats:
            return []
        if self._legal_at[seat] != self._ply:
            find_legal = self._find_legal
            self._legal[seat] = find_legal(self._state, seat)
            self._legal_at[seat] = self._ply
        return self._legal[seat].copy()

    def why_not(self, seat: SupportsIndex, move: SupportsIndex | None) -> Msg | None:
        """Why this move is refused, in words; None if it is legal."""
        if not isinstance(move, int) or not 0 <= move < self.game.moves:
            return msg("refused-no-such-move")
        if not isinstance(seat, int) or not 0 <= seat < self.seats:
            return msg("refused-no-such-seat", seats=self.seats)
        if move in self.moves(seat):
            return None
        if self.over:
            return msg("refused-over")
        why: Msg | None = self._rules.why_not(self._state, seat, move)
        return why

    def play(
        self, seat: SupportsIndex, move: SupportsIndex | None = None, *more: SupportsIndex,
        at: SupportsInt | None = None,
    ) -> None:  # fmt: skip
        """Play one message of a seat, one to nine moves, all or nothing. IllegalMove leaves everything as it was."""
        if more or at is not None:
            self._play_message(seat, (move, *more), at)
            return
        if (
            not isinstance(seat, int) or not isinstance(move, int) or not 0 <= seat < self.seats
            or self._legal_at[seat] != self._ply or move not in self._legal[seat]
        ):  # fmt: skip
            self._check(seat, move)
        draw, play, ply = self._draw, self._play, self._ply + 1  # _step(), written out: most messages are one move
        fast_draw = self._fast_draw
        if fast_draw is not None:  # its at(), written out
            fast_draw.ply = ply
            fast_draw.word = 0
        else:
            draw.at(ply)
        play(self._state, seat, move, draw, self._happened)
        now, unwritten = self.now, self._unwritten
        self.times.append(now)
        self._ply, self._clocks, self._over = ply, None, None
        unwritten.append(seat)
        unwritten.append(move)
        unwritten.append(now)

    def _play_message(
        self, seat: SupportsIndex, moves: tuple[SupportsIndex | None, ...], at: SupportsInt | None
    ) -> None:
        """At a time of its own, or of several moves."""
        when = None if at is None else int(at)  # a time that is none is refused before anything has changed
        if len(moves) == 1:
            self._check(seat, moves[0])
            self._step(seat, moves[0])
        else:
            self._play_together(seat, moves)
        if when is not None and when > self.now:
            self._set_time(when, len(moves))
        self._unwritten += (seat, moves, self.now)

    def _play_together(self, seat: SupportsIndex, moves: tuple[SupportsIndex | None, ...]) -> None:
        """Several moves: on a copy, which counts only if all of them do."""
        if len(moves) > MOST_MOVES:
            raise IllegalMove(msg("refused-no-such-move"))
        trial = self.copy()
        for move in moves:
            trial._check(seat, move)
            trial._step(seat, move)
        self._state, self._ply, self._happened, self.times = trial._state, trial._ply, trial._happened, trial.times
        self._clocks, self._over = None, None

    def _check(self, seat: SupportsIndex, move: SupportsIndex | None) -> None:
        why = self.why_not(seat, move)
        if why is not None:
            raise IllegalMove(why)

    def wait(self, at: int | None = None) -> Move | None:
        """Time's own next move, where the rules give it one; None where time does nothing."""
        clocks = self.clocks
        if self.over or not clocks:
            return None
        clock = min(clocks, key=self.deadline)
        self.tick(clock.move, max(self.now, self.deadline(clock)) if at is None else at)
        return clock.move

    def tick(self, move: Move, at: int) -> None:
        """A clock ran out: the table plays its move. Not before its time, also in a record."""
        if all(clock.move != move or self.deadline(clock) > at for clock in self.clocks):
            raise IllegalMove(msg("refused-no-such-clock"))
        self._step(TABLE, move)
        self.write(TABLE, [move], at)

    def step(self, seat: Seat, move: Move) -> None:
        """One move, neither checked nor written: for a copy that is tried out."""
        self._listen()
        self._step(seat, move)

    def _step(self, seat: Any, move: Any) -> None:
        draw, ply = self._draw, self._ply + 1
        draw.at(ply)
        self._play(self._state, seat, move, draw, self._happened)
        self.times.append(self.now)
        self._ply, self._clocks, self._over = ply, None, None

    def write(self, seat: Seat, moves: list[Move], at: int | None) -> None:
        """What was stepped becomes a row."""
        if at is not None and at > self.now:
            self._set_time(at, len(moves))
        self._unwritten += (seat, tuple(moves), self.now)

    def _set_time(self, at: int, plies: int) -> None:
        """The last plies are of this time."""
        self.now = at
        self.times[-plies:] = [at] * plies

    def branch(self, seal: str, chance: Chance) -> None:
        """From here on it is another match than the one with this seal: everything lies as it lay, and what is drawn
        from now on is drawn from another chance."""
        self.branches = (*self.branches, Branch(seal, len(self.rows), chance))
        self.draw = chance.draw()

    # ---- time

    @property
    def clocks(self) -> list[Clock]:
        """What time will do, at this table's pace."""
        if self._clocks is None:
            clocks = self._rules.clocks(self._state)
            self._clocks = paced(clocks, self.options.pace, self.to_act, self.handicaps)
        return self._clocks

    def deadline(self, clock: Clock) -> int:
        return self.times[clock.since] + clock.ms

    # ---- looking

    def view(self, seat: Seat | None) -> Any:
        """All that this seat may know, and nothing more; None is a spectator."""
        if seat is not None and not 0 <= seat < self.seats:  # -1 would be the last seat's
            raise BadSeats(f"there is no seat {seat!r} at this table of {self.seats}")
        return self._rules.view(self._state, seat)

    def scene(self, seat: Seat | None, described: bool = False) -> Scene:
        """The picture of the table for this seat, and how every move of it is tapped; `described`, in words."""
        moves = [] if seat is None else self.moves(seat)
        table = [] if described else self.game.table(self.view(None))
        return Scene(table, self.game.mine(self.view(seat), moves, described))

    def events(self, seat: Seat | None) -> list[Event]:
        """All that this seat was told, as it happened."""
        return [addressed.what for addressed in self.happened if hears(addressed.to, seat)]

    def told(self, seat: Seat | None) -> list[Event]:
        """The name of events() until 0.2."""
        return self.events(seat)

    def log(self, seat: Seat | None) -> list[Event]:
        """What this seat may read again: without what was shown only once."""
        return [event for event in self.events(seat) if not event.fleeting]

    def highlights(self) -> list[Piece]:
        """What is worth telling about it, for everybody: made of what a spectator was told."""
        found = self._highlights
        if found is None:
            found = self.game.highlights(self.events(None))[:MOST_HIGHLIGHTS] if self.game.highlights else []
            if self.over:
                self._highlights = found
        return found[:]

    def brief(self) -> list[Piece]:
        """The name of highlights() until 0.2."""
        return self.highlights()

    @property
    def standing(self) -> Standing | None:
        """Who won, places, points; None before anybody has. With play on for places it fills up as they come in."""
        standing: Standing | None = self._rules.standing(self._state)
        return standing

    # ---- for people, who read it in a terminal, in a notebook or in a log

    def __repr__(self) -> str:
        """A position at a glance. It may land in a log, so it is made of what a spectator may know: no seed, and no
        plies, which also count what is done in secret (a night of Diferencio)."""
        usual = type(self.options)()
        chosen = [
            f"{name}={value!r}"
            for name in self.options.__struct_fields__
            if (value := getattr(self.options, name)) != getattr(usual, name)
        ]
        what = ", ".join([self.game.key, f"{self.seats} seats", *chosen])
        return f"<Match {what}: {', '.join(self._facts())}>"

    def __str__(self) -> str:
        """The table in words, as a spectator has it; seats are called by their numbers."""
        return self._in_words(None, "en") or repr(self)

    def _facts(self) -> list[str]:
        """How far it is, in public."""
        found = [f"{len(self.events(None))} events"]
        if self.over:
            found.append("over")
        elif turns := self._public_turns():
            found.append(f"turn of seat {', '.join(map(str, turns))}")
        elif said := self._prompt():
            found.append(said)
        public = [clock for clock in self.clocks if clock.kind != SECRET]
        if public:
            clock = min(public, key=self.deadline)
            found.append(f"{'turn' if clock.kind == TURN else 'rule'} clock until {self.deadline(clock) / 1000:g} s")
        if standing := self.standing:
            found.append(f"places {standing.places}")
            if any(standing.points):
                found.append(f"points {standing.points}")
        return found

    def _public_turns(self) -> list[Seat]:
        """Whose turn everybody sees that it is. Who may act besides can be a secret."""
        if self.game.scene is None:
            return self.to_act
        shown = [zone for zone in self.game.table(self.view(None)) if zone.kind == "seats"]
        return [seat for zone in shown for seat, piece in enumerate(zone.pieces) if "turn" in piece.state]

    def _prompt(self) -> str:
        """What a spectator is told to wait for, where it is nobody's turn."""
        words = Words("en")
        try:
            return words.say(self.scene(None).mine.prompt, numbered(words, self.seats)).rstrip(".…")
        except MissingWords:
            return ""

    def _in_words(self, seat: Seat | None, language: str, names: Sequence[str] = ()) -> str:
        """What lies there line by line; nothing where the game's words are not installed yet."""
        words = Words(language)
        called = names or numbered(words, self.seats)
        try:
            return "\n".join(words.say(line, called, seat) for line in self.game.describe.lines(self.view(seat)))
        except MissingWords:
            return ""

    def picture(self, seat: Seat | None = None, language: str = "en", names: Sequence[str] = ()) -> TablePicture:
        """The table as this seat sees it, None is a spectator: for a notebook, or to be written to a file. In words
        where the game has no pictures, or what draws them is not installed."""
        text = self._in_words(seat, language, names) or repr(self)
        words, html = Words(language), None
        try:
            if self.drawing is not None:
                html = self.drawing.load()(self, seat, words, names or numbered(words, self.seats))
        except (ImportError, MissingWords):
            pass
        from html import escape  # with it come all names of characters, which a page need not fetch

        return TablePicture(html or f"<pre>{escape(text)}</pre>", text)

    def _repr_html_(self) -> str:
        return self.picture().html

    # ---- other worlds

    def copy(self) -> Match:
        """A match of its own from here: nothing done to one is seen in the other."""
        twin = Match(
            self.game, self.seats, self.options, self.chance, self.trials, self.handicaps, twin_of=self, made=self.made
        )  # fmt: skip
        twin._state, twin._happened = self.state.copy(), self.happened[:]  # its draw is restarted at every ply: shared
        twin._rows, twin.times, twin.now, twin.branches = self.rows[:], self.times[:], self.now, self.branches
        return twin

    def sample(self, seat: Seat | None, draw: Draw) -> Match:
        """A match this seat could be in, for all it knows: its chance is the draw's, its past is forgotten."""
        world = self.copy()
        world.state = self._rules.sample(self.view(seat), draw)
        world.chance = Seeded(seed=draw.below(1 << 30))
        world.draw = world.chance.draw()
        world._rows, world.happened, world.branches = [], [], ()
        world.times = [self.now] * (world.state.ply + 1)
        return world

    # ---- keeping

    def record(self, reveal: bool | None = None) -> dict[str, Any]:
        """All that is needed to play this match again, as plain JSON. A committed secret is shown only when the match
        is over, or abandoned (`reveal=True`)."""
        chance = self.chance.revealed(self.over if reveal is None else reveal)
        found, trials, branch = self.game, self.trials or None, list(self.branches) or None
        return Record(
            found.key, found.version, self.seats, self.options, chance, self.rows, trials=trials, branch=branch,
            handicaps=list(self.handicaps) or None, made=None if self.made is None else self.made.plain(),
        ).plain()  # fmt: skip


def numbered(words: Words, seats: int) -> list[str]:
    """What seats are called in code: by the number that moves() and view() take."""
    return [words.say(msg("seat-number", number=seat)) for seat in range(seats)]


def dealer(game: AnyGame, trials: bool) -> Callable[[int, Seat, Any, Draw], Any]:
    """Who deals: the rules, or for a deal of the day the game's twelve trials."""
    if not trials:
        return game.rules.deal
    if game.trials is None:
        raise option_reader.BadOption(f"{game.key} has no trials")
    return game.trials.load().deal


def fast(draw: Draw) -> FastDraw | None:
    """The draw, if it is just that one: what is made from it may be told its ply in another way."""
    return draw if type(draw) is FastDraw else None


def opener(options: Options, seats: int, draw: Draw) -> Seat:
    """Who begins (COM-1). Loser and winner need a game before this one: a series names the seat."""
    if isinstance(options.first, int):
        return options.first
    return 0 if options.first == "host" else draw.below(seats)
