"""What people do round a table apart from playing: sit down, leave, host. Each wish becomes rows, or is refused.

The host looks after the table and never gains by it: while a match is played, seats and bots stay as they are.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from tablee.bots.players import NAMES
from tablee.core import options
from tablee.core.game import AnyGame
from tablee.core.match import BadSeats
from tablee.core.moves import Seat
from tablee.core.options import BadOption, Options, asks_for
from tablee.core.registry import UnknownGame, game
from tablee.core.words import msg
from tablee.matches.series import Series, keys_of
from tablee.protocol import journal as rows
from tablee.protocol import messages as up
from tablee.protocol.errors import Refusal, StoreAway
from tablee.protocol.ids import device_of, is_hall
from tablee.protocol.journal import AnyRow
from tablee.protocol.messages import AnyUp
from tablee.protocol.setup import Setup
from tablee.table.model.chair import Chair
from tablee.table.model.table import Table, series

STAND_IN = "family"  # who plays for somebody who is away
ON_ONE_DEVICE = 6  # people at most
SHORTEST_AWAY = 15  # seconds before a robot may stand in
OF_A_HALL = (up.Sit, up.SetHandicap)  # what the hall decides, at its tables
OF_ONE_MATCH = (up.Describe, up.Back, up.Close)  # all that can be asked for at a table for one match, besides playing


FindKept = Callable[[str, AnyGame, Options], dict[str, Any] | None]  # see ports.py


@dataclass(frozen=True)
class RoomRequest:
    """Something somebody asks for: who, what, and what has to be known to decide."""

    table: Table
    person: str
    at: int
    here: frozenset[str]  # people who are connected
    secret: Callable[[], bytes]
    make: Callable[[AnyGame, Sequence[str], Sequence[str]], dict[str, Any] | None]  # see ports.py, for all four
    bring: Callable[[AnyGame, str, str, bool], dict[str, Any]]
    kept: FindKept = lambda person, game, options: None
    had: Callable[[AnyGame, dict[str, Any], Sequence[str]], None] = lambda game, made, people: None


def checked(setup: Setup, host: str = "", kept: FindKept = lambda person, game, options: None) -> Setup:
    """A setup that can be played; otherwise the reason, as the library gives it. What was made for a match can be named
    by who has kept it."""
    if setup.day:
        raise Refusal("bad-setup", msg("house-bad-setup", reason="a deal of the day is asked for under its day"))
    found = playable(setup)
    for each in map(game, keys_of(setup.game)):
        if names_something_made(each, setup) and kept(host, each, options_of(each, setup)) is None:
            reason = "what is made for a match is named by nobody before, nor afterwards by who has not kept it"
            raise Refusal("bad-setup", msg("house-bad-setup", reason=reason))
    return found


def names_something_made(found: AnyGame, setup: Setup) -> bool:
    return found.making is not None and found.making.load().is_named(options_of(found, setup))


def deck_wanted(found: AnyGame, setup: Setup) -> str:
    """The deck of photographs that a setup asks for; empty: none."""
    return "" if found.photographs is None else found.photographs.load().wanted(options_of(found, setup))


def check_decks(
    setup: Setup, host: str, chairs: Sequence[Chair], bring: Callable[[AnyGame, str, str, bool], dict[str, Any]]
) -> None:
    """A photograph is played at tables of who may play it, where nobody plays by ear: it cannot be told."""
    for found in map(game, keys_of(setup.game)):
        deck = deck_wanted(found, setup)
        if deck and any(chair.described for chair in chairs):
            raise Refusal("photo-by-ear", msg("photo-by-ear"))
        if deck:
            bring(found, deck, host, False)


def options_of(found: AnyGame, setup: Setup) -> Options:
    chosen: Options = options.read(found.options, found.prefix, setup.options)
    return chosen


def playable(setup: Setup) -> Setup:
    try:
        found = series(setup)
    except (BadOption, BadSeats, UnknownGame) as error:
        raise Refusal("bad-setup", msg("house-bad-setup", reason=str(error))) from error
    if len(found.keys) > 1 and setup.series:
        raise Refusal("bad-setup", msg("house-bad-setup", reason="an evening has its own length"))
    if reason := unfit_rhythm(setup, found):
        raise Refusal("bad-setup", msg("house-bad-setup", reason=reason))
    return setup


def unfit_rhythm(setup: Setup, found: Series) -> str:
    """Why a setup cannot be played at its rhythm; empty, if it can."""
    if 0 < setup.away < SHORTEST_AWAY:
        return f"away is 0 or from {SHORTEST_AWAY} to 3600 seconds"
    paces = [value for name, value in setup.options.items() if name.endswith("pace")]
    if setup.rhythm == "live":
        if "days" in paces:
            return "a pace of days is chosen by the table's rhythm: rhythm days"
        return "days are for a table whose rhythm is days" if setup.days else ""
    if any(game(key).options.over_days is None for key in found.keys):
        return f"{setup.game} cannot be played over days, because somebody may be first in it"
    return "a table whose rhythm is days has no other pace" if paces else ""


def prepare(table: Table, at: int, secret: Callable[[], bytes]) -> rows.Prepared:
    """A secret for the next match."""
    return rows.Prepared(at=at, match=table.number + 1, secret=secret().hex())


def only_match(table: Table, at: int, secret: Callable[[], bytes], made: dict[str, Any] | None = None) -> list[AnyRow]:
    """A deal of the day, or a match that goes on from another: one person against robots, dealt at once, and only
    once."""
    mine = 0 if table.origin is None else table.origin.seat
    prepared: list[AnyRow] = [] if table.number else [prepare(table, at, secret)]
    sat: list[AnyRow] = [] if table.chairs[mine].who else [rows.Sat(at=at, seat=mine, who=table.host)]
    robots = [
        rows.BotSat(at=at, seat=seat, bot=STAND_IN)
        for seat, chair in enumerate(table.chairs)
        if seat != mine and not chair.bot
    ]
    pace = "" if table.origin else "none" if table.has_trials else "days"
    dealt = rows.Dealt(at=at, rules=table.game.version, first="random", pace=pace, made=made)
    return [*prepared, *sat, *robots, dealt]


def waits_for(table: Table, here: frozenset[str], at: int) -> list[AnyRow]:
    """Twelve trials, and a match that goes on from another, stand still while the one they are for is away."""
    is_here = table.host in here
    if not table.needs_host or not table.is_playing or is_here == (table.paused_by is None):
        return []
    return [rows.Resumed(at=at) if is_here else rows.Paused(at=at, by=table.host)]


def requested(request: RoomRequest, asked: AnyUp) -> list[AnyRow]:
    """The rows that fulfil a wish. Refusal says why there are none; an empty list, that nothing has to be done."""
    if request.table.has_one_match and not isinstance(asked, OF_ONE_MATCH):
        if request.table.origin is not None:
            raise Refusal("branch-table", msg("house-branch-table"))
        raise Refusal("day-table", msg("house-day-table"))
    if request.table.of_hall:
        check_hall(request, asked)
    match asked:
        case up.Sit(seat=seat):
            return sit(request, seat, bool(asked.name))
        case up.Leave(seat=seat):
            return leave(request, own_seat(request, seat))
        case up.Resign(seat=seat):
            return resign(request, own_seat(request, seat))
        case up.Back():
            return back(request)
        case up.Describe(on=on, seat=seat):
            return describe(request, own_seat(request, seat), on)
        case up.SetHandicap(handicap=handicap, seat=seat):
            return set_handicap(request, seat, handicap)
        case up.Mix(mix=mix, seat=seat):
            return stir(request, own_seat(request, seat), mix)
        case up.Again(on=on, seat=seat):
            return again(request, own_seat(request, seat), on)
        case up.SetBot(seat=seat, bot=bot):
            return set_bot(request, seat, bot)
        case up.Remove(seat=seat):
            return remove(request, seat)
        case up.Host(seat=seat):
            return hand_over(request, seat)
        case up.Change(setup=setup):
            return change(request, setup)
        case up.Start(bot=bot, same=same):
            return start(request, bot, same)
        case up.Pause():
            return pause(request)
        case up.Resume():
            return resume(request)
        case up.Close():
            only_host(request)
            return ending(request.table, request.at)
    raise Refusal("unknown", msg("house-unknown"))


# ---- sitting down and getting up


def sit(request: RoomRequest, seat: Seat, is_guest: bool) -> list[AnyRow]:
    """Take a free seat; or bring somebody else to the same device."""
    table = request.table
    chair = chair_at(table, seat)
    mine = table.seats_of(request.person)
    if chair.who == request.person and not is_guest:
        return []
    if chair.is_taken:
        raise Refusal("taken", msg("house-seat-taken"))
    if table.is_playing:
        raise Refusal("playing", msg("house-between-matches"))
    if not is_guest:
        return [rows.Sat(at=request.at, seat=seat, who=request.person)]
    if not mine:
        raise Refusal("sit-first", msg("house-sit-first"))
    if len(mine) >= ON_ONE_DEVICE:
        raise Refusal("device-full", msg("house-device-full", most=ON_ONE_DEVICE))
    return [rows.Sat(at=request.at, seat=seat, who=guest_id(table, request.person))]


def guest_id(table: Table, person: str) -> str:
    """The first number that no guest of this person has here."""
    taken = {chair.who for chair in table.chairs}
    return next(name for k in range(1, len(taken) + 2) if (name := f"{person}+{k}") not in taken)


def leave(request: RoomRequest, seat: Seat) -> list[AnyRow]:
    """Get up. In a match a bot goes on, and the seat can be taken back."""
    if request.table.is_playing:
        return stand_in(request.table, seat, request.at)
    left: list[AnyRow] = [rows.Sat(at=request.at, seat=seat, who="")]
    return left


def stand_in(table: Table, seat: Seat, at: int) -> list[AnyRow]:
    return [] if table.chairs[seat].bot else [rows.StoodIn(at=at, seat=seat, bot=STAND_IN)]


def resign(request: RoomRequest, seat: Seat) -> list[AnyRow]:
    """COM-10: a bot plays on, and the seat counts as last."""
    if not request.table.is_playing:
        raise Refusal("not-playing", msg("house-not-playing"))
    word: list[AnyRow] = [] if request.table.chairs[seat].resigned else [rows.Resigned(at=request.at, seat=seat)]
    return [*word, *stand_in(request.table, seat, request.at)]


def back(request: RoomRequest) -> list[AnyRow]:
    """Take one's seats back from the bots that stand in; not after resigning."""
    chairs = request.table.chairs
    return [
        rows.StoodIn(at=request.at, seat=seat, bot="")
        for seat in request.table.seats_of(request.person)
        if chairs[seat].bot and not chairs[seat].resigned
    ]


def describe(request: RoomRequest, seat: Seat, on: bool) -> list[AnyRow]:
    """Say whether one would rather hear the table than see it; said twice, it is written once."""
    return [] if request.table.chairs[seat].described == on else [rows.Described(at=request.at, seat=seat, on=on)]


def set_handicap(request: RoomRequest, seat: Seat | None, handicap: int) -> list[AnyRow]:
    """How much time somebody has, between two matches: they say it, or the host. Everybody sees it."""
    between_matches(request)
    if seat is None or request.person != request.table.host:
        seat = own_seat(request, seat)
    chair = chair_at(request.table, seat)
    if not chair.who:
        raise Refusal("nobody", msg("house-nobody-there"))
    return [] if chair.handicap == handicap else [rows.Handicapped(at=request.at, seat=seat, handicap=handicap)]


def stir(request: RoomRequest, seat: Seat, mix: str) -> list[AnyRow]:
    if request.table.is_playing:
        raise Refusal("playing", msg("house-between-matches"))
    return [rows.Mixed(at=request.at, seat=seat, mix=mix)]


def again(request: RoomRequest, seat: Seat, on: bool) -> list[AnyRow]:
    """Say whether one would play once more; that binds nobody."""
    between_matches(request)
    return [] if request.table.chairs[seat].again == on else [rows.Willing(at=request.at, seat=seat, on=on)]


# ---- hosting


def set_bot(request: RoomRequest, seat: Seat, bot: str) -> list[AnyRow]:
    only_host(request)
    between_matches(request)
    if chair_at(request.table, seat).who:
        raise Refusal("taken", msg("house-seat-taken"))
    check_bot(bot)
    return [rows.BotSat(at=request.at, seat=seat, bot=bot)]


def check_bot(bot: str) -> None:
    if bot and bot not in NAMES:
        raise Refusal("no-such-bot", msg("house-no-such-bot", names=", ".join(NAMES)))


def remove(request: RoomRequest, seat: Seat) -> list[AnyRow]:
    """Between matches anybody; in a match only those who are away, for whom a bot plays anyway."""
    only_host(request)
    table = request.table
    who = chair_at(table, seat).who
    if not who:
        return []
    if not table.is_playing:
        return [rows.Sat(at=request.at, seat=seat, who="")]
    if device_of(who) in request.here:
        raise Refusal("playing", msg("house-between-matches"))
    return stand_in(table, seat, request.at)


def hand_over(request: RoomRequest, seat: Seat) -> list[AnyRow]:
    only_host(request)
    who = chair_at(request.table, seat).who
    if not who:
        raise Refusal("nobody", msg("house-nobody-there"))
    return [rows.Hosted(at=request.at, who=device_of(who))]


def change(request: RoomRequest, setup: Setup) -> list[AnyRow]:
    only_host(request)
    between_matches(request)
    if any(chair.who for chair in request.table.chairs[setup.seats :]):
        raise Refusal("taken", msg("house-seat-taken"))
    changed: AnyRow = rows.Changed(at=request.at, setup=checked(setup, request.person, request.kept))
    check_decks(setup, request.table.host, request.table.chairs[: setup.seats], request.bring)
    return [changed, prepare(request.table, request.at, request.secret)]


def start(request: RoomRequest, bot: str, same: bool = False) -> list[AnyRow]:
    """Deal. Seats nobody took are played by bots. `same`: with what was made for the match before."""
    only_host(request)
    between_matches(request)
    check_bot(bot)
    table = request.table
    if table.number == table.current:  # its secret is still to be written down, and no two matches share one
        raise StoreAway  # the same message may be sent again
    found: list[AnyRow] = [
        rows.BotSat(at=request.at, seat=seat, bot=bot or STAND_IN)
        for seat, chair in enumerate(table.chairs)
        if not chair.is_taken
    ]
    found += [
        rows.StoodIn(at=request.at, seat=seat, bot="")
        for seat, chair in enumerate(table.chairs)
        if chair.who and chair.bot and device_of(chair.who) in request.here
    ]
    made = made_for(request, same)
    dealt = rows.Dealt(
        at=request.at, rules=table.game.version, first=opener(table), pace=own_pace(request), made=made
    )  # fmt: skip
    return [*found, dealt]


def made_for(request: RoomRequest, same: bool) -> dict[str, Any] | None:
    """What the next match needs of its own: a photograph, a new picture, or one that the host has kept."""
    table = request.table
    if table.game.making is None:
        return None
    if deck := deck_wanted(table.game, table.setup):
        check_decks(table.setup, table.host, table.chairs, request.bring)
        return request.bring(table.game, deck, table.host, True)
    people = [device_of(chair.who) for chair in table.chairs if chair.who]
    chosen = options_of(table.game, table.setup)
    asked_for = None
    if same:
        asked_for = made_before(table)
    elif names_something_made(table.game, table.setup):
        asked_for = request.kept(table.host, table.game, chosen)
        if asked_for is None:
            raise Refusal("picture-gone", msg("house-picture-gone"))
    if asked_for is not None:
        request.had(table.game, asked_for, people)
        return asked_for
    return new_for(request, table.game.making.load().wanted(chosen), people)


def made_before(table: Table) -> dict[str, Any] | None:
    """For the last match, if it was of the game that is played next. Photographs are asked for by the setup alone."""
    last = table.match
    if last is None or last.made is None or last.game is not table.game:
        return None
    made = last.made.plain()
    return None if table.game.deck(made) else made


def new_for(request: RoomRequest, kinds: Sequence[str], people: Sequence[str]) -> dict[str, Any] | None:
    """Something that none of these people has seen. While there is nothing nothing begins; at a table of a hall, where
    all begin at once, it is one of the usual ones then."""
    if not kinds:
        return None
    found = request.make(request.table.game, kinds, people)
    if found is None and not request.table.of_hall:
        raise Refusal("being-made", msg("house-being-made"))
    return found


def opener(table: Table) -> str | int:
    """Who begins: as the table says, then as the series goes on."""
    if table.series.standings and not table.series.over:
        return table.series.opener()
    first = table.series.first
    if first == "host":
        mine = table.seats_of(table.host)
        return next((seat for seat in mine if table.chairs[seat].who == table.host), mine[0] if mine else 0)
    return first


def own_pace(request: RoomRequest) -> str:
    """That of days, at such a rhythm. COM-14: one person with robots has no turn clocks, unless the table asks for a
    pace. Nothing: as it says."""
    table = request.table
    if table.over_days:
        return "days"
    if asks_for("pace", table.game.prefix, table.setup.options):
        return ""
    people = [chair for chair in table.chairs if chair.who and (not chair.bot or device_of(chair.who) in request.here)]
    return "none" if len(people) == 1 else ""


def pause(request: RoomRequest) -> list[AnyRow]:
    """The table is hidden from everybody meanwhile, so nobody gains a look."""
    may_pause(request)
    if not request.table.is_playing:
        raise Refusal("not-playing", msg("house-not-playing"))
    return [rows.Paused(at=request.at, by=request.person)] if request.table.paused_by is None else []


def resume(request: RoomRequest) -> list[AnyRow]:
    may_pause(request)
    if is_hall(request.table.paused_by or "") and request.person != request.table.host:
        raise Refusal("hall-paused", msg("house-hall-paused"))
    return [rows.Resumed(at=request.at)] if request.table.paused_by is not None else []


def ending(table: Table, at: int) -> list[AnyRow]:
    """The table is closed; a match that runs is abandoned, and its secret may be shown."""
    abandoned: list[AnyRow] = [rows.Abandoned(at=at)] if table.is_playing else []
    return [*abandoned, rows.Closed(at=at)]


# ---- who may


def only_host(request: RoomRequest) -> None:
    if request.person != request.table.host:
        raise Refusal("host-only", msg("house-host-only"))


def may_pause(request: RoomRequest) -> None:
    """The host; at a table of a hall, whoever sits there."""
    if not (request.table.of_hall and request.table.is_here(request.person)):
        only_host(request)


def check_hall(request: RoomRequest, asked: AnyUp) -> None:
    """Who sits where at a table of a hall, and with how much time, is decided there; a seat that somebody leaves
    between two matches is still theirs."""
    is_leaving = isinstance(asked, up.Leave) and not request.table.is_playing
    if request.person != request.table.host and (isinstance(asked, OF_A_HALL) or is_leaving):
        raise Refusal("hall-table", msg("house-hall-table"))


def between_matches(request: RoomRequest) -> None:
    if request.table.is_playing:
        raise Refusal("playing", msg("house-between-matches"))


def chair_at(table: Table, seat: Seat) -> Chair:
    if seat >= len(table.chairs):
        raise Refusal("no-such-seat", msg("refused-no-such-seat", seats=len(table.chairs)))
    return table.chairs[seat]


def own_seat(request: RoomRequest, seat: Seat | None) -> Seat:
    """The seat that is meant: one's own, or the named one of several on this device."""
    mine = request.table.seats_of(request.person)
    if seat is None and mine:
        return next((own for own in mine if request.table.chairs[own].who == request.person), mine[0])
    if seat is None or seat not in mine:
        raise Refusal("not-your-seat", msg("house-not-your-seat"))
    return seat
