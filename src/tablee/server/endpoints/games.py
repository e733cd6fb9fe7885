"""The games for those who choose one or learn one: facts, switches in words, rules, and a lesson to play through."""

from __future__ import annotations

from functools import lru_cache

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from tablee.core.art import Style
from tablee.core.game import LEVELS, AnyGame
from tablee.core.lessons import LEARNER, Guide, Lesson, Picture, Step
from tablee.core.moves import RACE
from tablee.core.options import Switch, spelled
from tablee.core.registry import games
from tablee.core.scenes import Mine, Piece, Tap, Zone
from tablee.core.words import Msg, Sentence, msg
from tablee.matches.lessons import scenes
from tablee.protocol.messages import Frame
from tablee.server.content.game_facts import GameFacts, all_facts, guide_of
from tablee.server.content.playback import Playback
from tablee.server.http.routes import Asked, HttpRefusal, InStyle, Packed, Shown, route
from tablee.table.model.ports import Album
from tablee.table.model.table import urgencies

SHARED = ("first", "pace", "play_on")  # switches whose words all games share
RULES_PAGES = 100  # that are remembered: each game in each style


class SwitchInfo(Struct, frozen=True):
    """A switch of a game: a value of a list, a number between bounds, or either."""

    name: str
    key: str  # of its words
    words: Sentence
    default: str | int | float | bool
    values: list[str | int | bool]
    labels: list[Sentence]  # the values in words
    low: float | None = None
    high: float | None = None
    photos: bool = False  # decks of photographs may be chosen, too, by their numbers


class GameInfo(Struct, frozen=True):
    key: str
    name: Sentence
    about: Sentence
    seats: tuple[int, int]
    age: int
    minutes: int
    scores: bool
    switches: list[SwitchInfo]
    bots: list[str]
    evening: list[str] = []  # its games, if it is several
    learns: bool = False  # there is a lesson
    how: bool = False  # it is told in pictures how it is played
    art: bool = True  # there are pictures; without any its pieces are words
    spoken_ms: dict[str, int] = {}  # by language: the head start that makes who hears a card equal to who sees it
    races: bool = False  # presses are timed


class Games(Struct, frozen=True):
    games: list[GameInfo]


@route("GET", "/api/1/games", "The games, with their switches", Games)
async def list_games(asked: Asked) -> Packed:
    return Packed(Games([game_info(facts, asked.server.makes_pictures) for facts in all_facts()]))


def game_info(facts: GameFacts, makes_pictures: bool = True) -> GameInfo:
    key = facts.key
    if facts.evening:
        name, about = msg("house-evening-name"), msg("house-evening-about")
        found = [switch for switch in switches(facts.evening[0], makes_pictures) if switch.name in SHARED]
    else:
        name, about, found = Msg(f"{key}-name"), Msg(f"{key}-about"), switches(key, makes_pictures)
    return GameInfo(
        key,
        name,
        about,
        facts.seats,
        facts.age,
        facts.minutes,
        facts.scores,
        found,
        list(LEVELS),
        list(facts.evening),
        facts.learns,
        facts.how,
        facts.art,
        {} if facts.evening else dict(games()[key].spoken_ms or {}),
        any(RACE in urgencies(games()[each]) for each in facts.evening or [key]),
    )


def switches(key: str, makes_pictures: bool) -> list[SwitchInfo]:
    found = games()[key]
    return [
        replace(
            switch_info(key, offered(found, switch, makes_pictures)),
            photos=makes_pictures and takes_photos(found, switch),
        )
        for switch in found.switches
    ]


def takes_photos(found: AnyGame, switch: Switch) -> bool:
    """Is it the one by which a deck of photographs is chosen?"""
    if found.photographs is None or switch.high is None or not switch.values:
        return False
    return bool(found.photographs.load().wanted(found.options(**{switch.name: int(switch.high)})))


def offered(found: AnyGame, switch: Switch, makes_pictures: bool) -> Switch:
    """As it can be chosen here: what would have to be made is left out where nothing is made, and what was made for one
    match is named by nobody."""
    if found.making is None:
        return switch
    making = found.making.load()
    if switch.low is not None and making.is_named(found.options(**{switch.name: int(switch.low)})):
        switch = replace(switch, low=None, high=None)
    wanted = [bool(making.wanted(found.options(**{switch.name: value}))) for value in switch.values]
    kept = [value for value, is_made in zip(switch.values, wanted, strict=True) if makes_pictures or not is_made]
    return replace(switch, values=kept)


def switch_info(key: str, switch: Switch) -> SwitchInfo:
    stem = f"option-{switch.name}" if switch.name in SHARED else f"{key}-option-{switch.name}"
    labels = [Msg(f"{stem}-{spelled(value)}") for value in switch.values]
    return SwitchInfo(switch.name, stem, Msg(stem), switch.default, switch.values, labels, switch.low, switch.high)


# ---- learning one


class Depicted(Struct, frozen=True):
    """A picture and what is on it; sealed ones come with their address."""

    face: str
    label: Sentence | None = None


class HowPicture(Struct, frozen=True):
    faces: list[Depicted]
    title: Sentence
    text: Sentence


class How(Struct, frozen=True):
    """How a game is played, in four pictures; none, where a game has none."""

    key: str
    pictures: list[HowPicture]


@route("GET", "/api/1/games/{key}/how", "How a game is played, in four pictures", How)
async def show_how(asked: Asked) -> How:
    return await asked.server.run_in_thread(how, asked.part("key"), found_guide(asked).how, asked.server.images.album)


def how(key: str, told: tuple[Picture, ...], album: Album) -> How:
    pictures = [
        HowPicture([Depicted(address(piece, album), piece.label) for piece in each.faces], each.title, each.text)
        for each in told
    ]
    return How(key, pictures)


def address(piece: Piece, album: Album) -> str:
    return album.offer(piece.face) if piece.sealed else piece.face


def found_game(asked: Asked) -> AnyGame:
    game = games().get(asked.part("key"))
    if game is None:
        raise HttpRefusal(404, "no-such-game", msg("house-web-no-such-game"))
    return game


def found_guide(asked: Asked) -> Guide:
    return guide_of(found_game(asked))


# ---- rules


class RulesPage(Struct, frozen=True):
    """A game's rules as a page has them; every heading has an id."""

    html: str


@route("GET", "/api/1/rules/{key}", "A game's rules, with pictures", RulesPage, asks=InStyle)
async def show_rules(asked: Asked) -> Packed:
    style = Style(asked.query.lang, asked.query.theme)
    return Packed(await asked.server.run_in_thread(rules_page, found_game(asked), style))


@lru_cache(maxsize=RULES_PAGES)
def rules_page(game: AnyGame, style: Style) -> RulesPage:
    from tablee.server.content.rules_page import page  # with a reader of Markdown, and all drawings

    text = (game.folder / "words" / f"rules.{style.lang}.md").read_text("utf-8")
    return RulesPage(page(text, guide_of(game).pictures, style))


# ---- lessons


class Spot(Struct, frozen=True):
    """Where a point is expected, on the picture as it is handed out: in widths of it, and how far beside it may lie."""

    x: float
    y: float
    r: float


class LessonStep(Struct, frozen=True):
    """The teacher speaks; the learner sends `expect`, or goes on if that is null."""

    say: Sentence
    frame: Shown
    expect: list[int] | None = None
    expect_points: list[Spot] = []


class LessonPage(Struct, frozen=True):
    """A match to learn a game by, for whoever has seat 0."""

    key: str
    seats: int
    steps: list[LessonStep]


@route("GET", "/api/1/lessons/{key}", "A lesson: a scripted match, step by step", LessonPage)
async def show_lesson(asked: Asked) -> Packed:
    lesson, key = found_guide(asked).lesson, asked.part("key")
    if lesson is None:
        raise HttpRefusal(404, "no-such-lesson", msg("house-web-no-such-lesson"))
    return Packed(await asked.server.run_in_thread(lesson_page, key, lesson, asked.server.images.album))


def lesson_page(key: str, lesson: Lesson, album: Album) -> LessonPage:
    eyes: Playback | None = None
    found = []
    for number, (step, match) in enumerate(scenes(key, lesson)):
        eyes = eyes or Playback(match, LEARNER, album)
        frame = eyes.frame(number, acting=bool(step.expect))
        spots = [spot(album, eyes.zones[frame.mine.marks.zone], point) for point in step.points]
        found.append(LessonStep(step.say, led(frame, step), list(step.expect) or None, spots))
    return LessonPage(key, lesson.seats, found)


def led(frame: Frame, step: Step) -> Frame:
    """Only the ways that lead on are open."""
    mine: Mine = frame.mine
    taps = [tap for tap in mine.taps if (tap.move,) == step.expect]
    picks = [] if taps else mine.picks
    marks = mine.marks if step.points else None
    zones = [zone for zone in mine.zones if not is_closed(zone, mine.taps, taps)]
    led_to = msgspec.structs.replace(mine, taps=taps, picks=picks, marks=marks, zones=zones)
    return msgspec.structs.replace(frame, mine=led_to)


def is_closed(zone: Zone, taps: list[Tap], kept: list[Tap]) -> bool:
    """A question that only ways which are closed now would have come to: without them nobody asks it."""
    if zone.kind != "row" or zone.owner is not None:
        return False
    keys = {piece.key for piece in zone.pieces}
    later = {key for tap in taps for key in tap.path[1:]}
    return bool(keys & later) and not any(keys & set(tap.path) for tap in kept)


def spot(album: Album, address: str, point: tuple[float, float, float]) -> Spot:
    """A point of the whole picture, on the one that the learner is given to mark."""
    x, y, r = point
    shown_x, shown_y = album.place(address, x, y)
    return Spot(round(shown_x, 4), round(shown_y, 4), r)
