"""Matches that were played: the records of those who played them, seen again, checked, and told about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Literal, ParamSpec, Protocol, TypeVar

import msgspec
from msgspec import Meta, Struct

from tablee.core import races
from tablee.core.match import Match
from tablee.core.moves import TABLE, Seat
from tablee.core.records import BadRecord, Committed, Record, Seeded, read
from tablee.core.registry import game
from tablee.core.words import Msg, Person, Sentence, msg
from tablee.matches.branches import can_branch
from tablee.matches.day import check_day, day_commitment, day_of
from tablee.matches.replay import check_commitment, check_play, check_seal, replay, steps
from tablee.matches.turning import turning_point
from tablee.protocol.messages import SeatInfo
from tablee.server.content.past_matches import seats_of
from tablee.server.content.playback import Playback
from tablee.server.endpoints.played.stats import note_deed
from tablee.server.http.routes import JSON, PERSON, Asked, HttpRefusal, Nothing, Packed, Shown, route, too_many
from tablee.stores.base import ELSEWHERE, Day, Link, RecordLine
from tablee.table.model.ports import Album

P = ParamSpec("P")
T = TypeVar("T")

FRAMES = 50  # of a match that is seen again, in one answer
MINUTE = 60_000  # milliseconds
LONG = 5_000  # milliseconds that somebody thought, from which on it is worth telling


class LinkInfo(Struct, frozen=True):
    """That a match is open to whoever has the link."""

    made_at: int  # seconds since 1970
    ends_at: int
    seen: int  # how often it was opened
    mine: bool  # you made it


class RecordInfo(Struct, frozen=True):
    """A match that was played; whoever asked to be forgotten has no name in it."""

    id: str
    match: int
    game: str
    kept_at: int  # seconds since 1970
    players: list[str]
    hinted: bool = False  # it was played with hints
    seats: list[SeatInfo] = []  # who had which seat; none, where that is not known
    places: list[int] = []  # by seat, 1 won; none, where that is not known
    length: int = 0  # seconds; 0: not known
    best: Sentence | None = None  # what was worth telling most
    link: LinkInfo | None = None
    branch: bool = False  # it goes on from another match, and is in nobody's figures
    elsewhere: bool = False  # it was played without a server, and is in nobody's figures


class Records(Struct, frozen=True):
    records: list[RecordInfo]


class Page(Struct, frozen=True, forbid_unknown_fields=True):
    before: Annotated[str, Meta(max_length=60)] | None = None  # the last one that was seen
    limit: Annotated[int, Meta(ge=1, le=100)] = 50


@route("GET", "/api/1/records", "Your matches, newest first", Records, asks=Page, who=PERSON)
async def list_records(asked: Asked) -> Records:
    found = await asked.server.store.records(asked.person, asked.query.before, asked.query.limit)
    return Records([listed(asked, each) for each in found])


def listed(asked: Asked, line: RecordLine) -> RecordInfo:
    places = [each.place for each in line.seats]
    return RecordInfo(
        line.id,
        line.match,
        line.game,
        line.kept_at,
        list(map(asked.server.identities.name, line.players)),
        line.hinted,
        seats_of(line.seats, asked.person),
        places if all(places) else [],
        line.length // 1000,
        msgspec.json.decode(line.best) if line.best else None,
        None if line.link is None else of_a_link(line.link, asked.person),
        line.branch,
        line.table == ELSEWHERE,
    )


def of_a_link(link: Link, person: str) -> LinkInfo:
    return LinkInfo(link.made_at, link.ends_at, link.seen, link.person == person)


@route("GET", "/api/1/records/{id}", "A record: it can be replayed and verified", JSON, who=PERSON)
async def show_record(asked: Asked) -> Packed:
    return Packed(await found_record(asked))


@route("DELETE", "/api/1/records/{id}", "Give up your claim; the last one takes the record along", Nothing, who=PERSON)
async def delete_record(asked: Asked) -> Nothing:
    if not await asked.server.store.delete_record(asked.part("id"), asked.person):
        raise no_record()
    return Nothing()


def no_record() -> HttpRefusal:
    return HttpRefusal(404, "no-such-record", msg("house-web-no-such-record"))


async def found_record(asked: Asked) -> bytes:
    """For those who played, and only them."""
    found = await asked.server.store.record(asked.part("id"), asked.person)
    if found is None:
        raise no_record()
    if await is_shut(asked, found):
        raise HttpRefusal(409, "day-open", msg("house-web-day-open"))
    return found


def is_elsewhere(id: str) -> bool:
    """Was it played without a server? No deed counts that is done with such a match."""
    return id.startswith(f"{ELSEWHERE}-")


class Images(Protocol):
    """Pictures, as a match that is seen again needs them."""

    @property
    def album(self) -> Album: ...
    def why_blank(self, key: str, made: Any) -> Msg | None: ...


class Dealt(Struct):
    """Of a record, what it was dealt from."""

    chance: Seeded | Committed


async def is_shut(asked: Asked, record: bytes) -> bool:
    """Was it dealt for a day that others still play? Its secret would tell them everything."""
    if b'"day-' not in record:
        return False
    day = day_of(msgspec.json.decode(record, type=Dealt).chance)
    return bool(day) and await asked.server.tables.deals.is_open(day)


async def study(asked: Asked, run: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
    """Plays a match again, for as often as one person may ask for that."""
    if not asked.server.limits.studies.allow(asked.person):
        raise too_many()
    return await asked.server.run_in_thread(run, *given, **named)


# ---- seen again


class Replay(Struct, frozen=True):
    """Frames of a match from `start` on, one for the deal and one after every message."""

    game: str
    seats: int
    start: int
    total: int  # frames in all
    frames: list[Shown]
    players: list[SeatInfo] = []  # who had which seat; none, where that is not known
    hinted: bool = False  # it was played with hints
    commitment: str = ""  # the hash that was shown before the deal
    branch: bool = False  # you may go on from any of its moves, with robots
    elsewhere: bool = False  # it was played without a server
    blank: Sentence | None = None  # why its cards are blank, if they are


class Seen(Struct, frozen=True, forbid_unknown_fields=True, rename={"start": "from"}):
    seat: Annotated[int, Meta(ge=0, le=9)] | None = None  # by whose eyes; nobody's are a spectator's
    start: Annotated[int, Meta(ge=0, le=1_000_000)] = 0


@route("GET", "/api/1/records/{id}/replay", "A match seen again, by anybody's eyes", Replay, asks=Seen, who=PERSON)
async def show_replay(asked: Asked) -> Packed:
    kept, query = read(await found_record(asked)), asked.query
    try:
        found = await study(asked, seen_again, kept, query.seat, query.start, asked.server.images)
    except BadRecord as error:
        raise HttpRefusal(409, "no-replay", msg("house-web-no-replay")) from error
    more = {"branch": can_branch(kept.game), "elsewhere": is_elsewhere(asked.part("id"))}
    return Packed(msgspec.structs.replace(found, players=await who_played(asked), **more))


@route("POST", "/api/1/records/{id}/watched", "You have seen a match again to its end", Nothing, who=PERSON)
async def note_watched(asked: Asked) -> Nothing:
    if not asked.server.limits.studies.allow(asked.person):
        raise too_many()
    await found_record(asked)
    if not is_elsewhere(asked.part("id")):
        await note_deed(asked, "watched")
    return Nothing()


async def who_played(asked: Asked) -> list[SeatInfo]:
    """By seat, under the names they played under: those are beside the record, not in it."""
    return seats_of(await asked.server.store.players(asked.part("id"), asked.person), asked.person)


def seen_again(kept: Record, seat: Seat | None, start: int, images: Images) -> Replay:
    if seat is not None and seat >= kept.seats:
        raise HttpRefusal(400, "no-such-seat", msg("refused-no-such-seat", seats=kept.seats))
    frames: list[Shown] = []
    eyes: Playback | None = None
    for number, match in enumerate(steps(kept)):
        eyes = eyes or Playback(match, seat, images.album)
        if number < start:
            eyes.skip()
        elif len(frames) < FRAMES:
            frames.append(eyes.frame())
        else:
            break
    commitment = kept.chance.commitment if isinstance(kept.chance, Committed) else ""
    total, blank = len(kept.moves) + 1, None if kept.made is None else images.why_blank(kept.game, kept.made)
    return Replay(
        kept.game, kept.seats, start, total, frames, hinted=bool(kept.hinted), commitment=commitment, blank=blank
    )


# ---- checked


class Check(Struct, frozen=True):
    """One step of a verification, in words; `detail` is for those who write programs."""

    name: Literal["day", "before", "during", "after"]
    ok: bool
    why: Sentence
    detail: str = ""


class Verdict(Struct, frozen=True):
    ok: bool
    steps: list[Check]
    commitment: str  # the hash that was shown before the deal
    seal: str  # of the whole record
    elsewhere: bool = False  # it was played without a server: who played made the promise, too


@route("GET", "/api/1/records/{id}/verify", "A match checked: promise, play and seal", Verdict, who=PERSON)
async def show_verdict(asked: Asked) -> Verdict:
    data = await found_record(asked)
    day = day_of(read(data).chance)
    found = await study(asked, checked, data, await asked.server.store.day(day) if day else None)
    if is_elsewhere(asked.part("id")):
        return msgspec.structs.replace(found, elsewhere=True)
    if found.ok:
        await note_deed(asked, "verified")
    return found


def checked(data: bytes, day: Day | None = None) -> Verdict:
    """What `tablee verify` checks, one after the other: before the deal, during the match, after it; and for a deal of
    the day, that it was that one."""
    kept = read(data)
    of_the_day = [] if day is None else [check("day", lambda: check_key(kept, day), *DAY_WORDS)]
    found = [
        *of_the_day,
        check("before", lambda: check_commitment(kept), msg("verify-before"), msg("verify-before-not")),
        check("during", lambda: check_play(kept), played_rightly(kept), msg("verify-during-not")),
        check("after", lambda: check_seal(kept, data), msg("verify-after"), msg("verify-after-not")),
    ]
    commitment = kept.chance.commitment if isinstance(kept.chance, Committed) else ""
    return Verdict(all(step.ok for step in found), found, commitment, kept.seal or "")


def uncheckable(kept: Record) -> Msg | None:
    """Why nothing can be said about a record from somewhere else: it was never sealed, or follows other rules."""
    if kept.seal is None or not isinstance(kept.chance, Committed):
        return msg("house-web-record-unsealed")
    return msg("house-web-no-replay") if kept.rules != game(kept.game).version else None


DAY_WORDS = (msg("verify-day"), msg("verify-day-not"))


def check_key(kept: Record, day: Day) -> None:
    if day_commitment(day.day, day.secret) != day.commitment:
        raise BadRecord("the key of the day is not the one whose hash was shown")
    check_day(kept, day.secret)


def played_rightly(kept: Record) -> Msg:
    presses = len(kept.races.judged) if kept.races else 0
    return msg("verify-during", moves=len(kept.moves), presses=presses)


def check(name: Literal["day", "before", "during", "after"], run: Callable[[], object], yes: Msg, no: Msg) -> Check:
    try:
        run()
    except BadRecord as error:
        return Check(name, False, no, str(error))
    return Check(name, True, yes)


# ---- told about


class Facts(Struct, frozen=True, omit_defaults=True):
    """What is worth telling about a match when it is over."""

    facts: list[Sentence]
    players: list[SeatInfo] = []  # who had which seat; none, where that is not known


class TurningPoint(Struct, frozen=True, omit_defaults=True):
    """How your chance to win went, in points of a hundred by the frames of the replay, and its largest step."""

    seat: int
    frames: list[int]
    chances: list[int]
    move: int = 0  # the frame after the step; 0: it was close until the end
    before: int = 0
    after: int = 0
    words: Sentence | None = None  # what was done then
    mine: bool = False  # you did it
    better: Sentence | None = None  # what would have helped
    hinted: bool = False  # the match was played with hints


@route("GET", "/api/1/records/{id}/turn", "The turning point of a match, for you", TurningPoint, who=PERSON)
async def show_turning_point(asked: Asked) -> TurningPoint:
    kept = read(await found_record(asked))
    mine = [seat for seat, player in enumerate(await who_played(asked)) if player.mine]
    if not mine:
        raise no_record()
    if not asked.server.limits.studies.allow(asked.person):
        raise too_many()
    try:
        found = await asked.server.bots.work(turning_point, kept, mine[0])
    except BadRecord as error:
        raise HttpRefusal(409, "no-replay", msg("house-web-no-replay")) from error
    return TurningPoint(mine[0], **msgspec.structs.asdict(found), hinted=bool(kept.hinted))


@route("GET", "/api/1/records/{id}/facts", "Three things worth telling about a match", Facts, who=PERSON)
async def show_facts(asked: Asked) -> Facts:
    kept = read(await found_record(asked))
    try:
        told = await study(asked, worth_telling, kept)
    except BadRecord as error:
        raise HttpRefusal(409, "no-replay", msg("house-web-no-replay")) from error
    return Facts(told, await who_played(asked))


def worth_telling(kept: Record) -> list[Msg]:
    return facts(kept, replay(kept))


def facts(kept: Record, match: Match) -> list[Msg]:
    """What somebody did most remarkably, how long it was, how many moves: the best first, for any game."""
    made = sum(row.seat != TABLE for row in match.rows)
    return [quickest(kept) or longest(match) or busiest(match), length(match.now), msg("fact-moves", count=made)]


def length(now: int) -> Msg:
    minutes = round(now / MINUTE)
    return msg("fact-minutes", count=minutes) if minutes else msg("fact-seconds", count=max(1, now // 1000))


def quickest(kept: Record) -> Msg | None:
    """The fastest press that counted."""
    judged = kept.races.judged if kept.races else []
    presses = [kept.races.presses[each.press] for each in judged if each.played] if kept.races else []
    if not presses:
        return None
    first = min(presses, key=lambda press: races.reason_of(press.evidence).reaction)
    seconds, part = spelled_time(races.reason_of(first.evidence).reaction // races.MS)
    return msg("fact-quickest", by=Person(first.seat), seconds=seconds, part=part)


def spelled_time(ms: int) -> tuple[str, str]:
    """Seconds and what comes after the comma: tenths, and below a second hundredths."""
    if ms >= 995:  # 0.995 s is a second
        tenths = round(ms / 100)
        return str(tenths // 10), str(tenths % 10)
    return "0", f"{round(ms / 10):02}"


def longest(match: Match) -> Msg | None:
    """The longest thought before a move."""
    waited = [
        (row.at - before.at, row.seat)
        for before, row in zip(match.rows, match.rows[1:], strict=False)
        if row.seat != TABLE
    ]
    thought, seat = max(waited, default=(0, 0))
    return msg("fact-longest", by=Person(seat), count=thought // 1000) if thought >= LONG else None


def busiest(match: Match) -> Msg:
    """Who made most moves."""
    made = [sum(row.seat == seat for row in match.rows) for seat in range(match.seats)]
    seat = made.index(max(made))
    return msg("fact-busiest", by=Person(seat), count=made[seat])
