"""What DIFFERENCE tells, its switches, and the nouns of its pictures."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from tablee.core import events, options
from tablee.core.words import Noun, noun
from tablee.games.difference import pictures
from tablee.games.difference.state import CARDS, MADE, MISS, PARTS, PICTURES, SPOTS

Chosen = Literal[
    "circus", "castle", "lake", "dragon", "new",
    "new_beach", "new_beach_hard",
    "new_market", "new_market_hard",
    "new_station", "new_station_hard",
    "new_village", "new_village_hard",
]  # fmt: skip


class Options(options.Options, frozen=True):
    """A picture is chosen by its name, a photograph by the number of its deck; a new one is composed for the match. The
    match knows either by a number of its own."""

    picture: Chosen | Annotated[int, Meta(ge=MADE, le=pictures.LAST_DECK)] = "circus"
    variant: Literal["base", "beginner", "advanced"] = "base"
    wrong: Literal["until_other_claim", "cooldown_5s", "free_retry"] = "until_other_claim"
    adv_marks: Literal["per_neighbour", "distinct"] = "per_neighbour"
    adv_limit: Literal["count5", "bbox5"] = "count5"
    hints: bool = True
    play_on: bool = True


# A feature says how it looks on every card but one (its value), on that one (.altered), and what it is called (.name).
# The features of a picture are numbered through its five parts.
SPOT_KEYS = [f"difference-{picture}-{number:02}" for picture in PICTURES for number in range(1, CARDS + 1)]
PART_KEYS = [f"difference-{picture}-part-{number}" for picture in PICTURES for number in range(1, PARTS + 1)]
PICTURE_KEYS = [f"difference-option-picture-{picture}" for picture in PICTURES]
NOUN_KEYS = (*SPOT_KEYS, *PART_KEYS, *PICTURE_KEYS, *pictures.NOUN_KEYS)


def picture(number: int) -> Noun:
    """What a picture is called."""
    return pictures.title(number) if number >= MADE else Noun(PICTURE_KEYS[number])


def spot(number: int) -> Noun:
    """A spot of a picture, as `state.spot` numbers them; where nothing ever changes there is only `elsewhere`."""
    picture, region = divmod(number, SPOTS)
    if region == MISS:
        return noun("difference-elsewhere")
    if picture >= MADE:
        return pictures.name(picture, region)
    return Noun(SPOT_KEYS[picture * CARDS + region])


def part(number: int) -> Noun:
    """A fifth of a picture, as `state.part` numbers them."""
    if number >= MADE * PARTS:
        return pictures.PART_NOUNS[number % PARTS]
    return Noun(PART_KEYS[number])


class Event(events.Event, frozen=True):
    game = "difference"


class Aimed(Event, frozen=True):
    """Where the card of a claim would be laid, in the advanced game."""

    weight = 1
    by: int
    cell: str


class Showed(Event, frozen=True):
    """The two marks of a claim, or its first two."""

    weight = 1
    nouns = {"one": spot, "other": spot}
    by: int
    one: int
    other: int
    right: bool = False  # the whole claim is


class ShowedTwoMore(Event, frozen=True):
    """The marks for another neighbour."""

    weight = 1
    nouns = {"one": spot, "other": spot}
    by: int
    one: int
    other: int
    right: bool = False


class ShowedOneMore(Event, frozen=True):
    """The odd mark of a claim that shows every spot once."""

    weight = 1
    nouns = {"one": spot}
    by: int
    one: int
    right: bool = False


class Found(Event, frozen=True):
    """The claim was right."""

    weight = 2
    moment = "verdict"
    good = "by"
    by: int
    left: int


class Missed(Event, frozen=True):
    """The claim was wrong; `wait` is the table's way with that (DIF-14)."""

    weight = 2
    moment = "verdict"
    bad = "by"
    by: int
    wait: str


class Freed(Event, frozen=True):
    """Whoever was wrong may claim again."""

    weight = 1
    whom: int


class Buried(Event, frozen=True):
    weight = 1
    by: int


class TurnedUp(Event, frozen=True):
    """The card after a buried one lies open before its owner."""

    weight = 1
    by: int


class PartHinted(Event, frozen=True):
    """The large area of DIF-16, for its owner alone."""

    weight = 1
    nouns = {"part": part}
    whom: int
    part: int


class SpotsHinted(Event, frozen=True):
    """The smaller one."""

    weight = 1
    nouns = {"one": spot, "other": spot}
    whom: int
    one: int
    other: int


class Finished(Event, frozen=True):
    weight = 2
    moment = "last"
    good = "by"
    by: int
    place: int


class CutShort(Event, frozen=True):
    """Everybody was wrong again and again: the safety net."""

    weight = 2
    moment = "end"


class Full(Event, frozen=True):
    """No cell is left where a card may be laid, in the advanced game (DIF-26)."""

    weight = 2
    moment = "end"


EVENTS: tuple[type[events.Event], ...] = (
    Aimed,
    Showed,
    ShowedTwoMore,
    ShowedOneMore,
    Found,
    Missed,
    Freed,
    Buried,
    TurnedUp,
    PartHinted,
    SpotsHinted,
    Finished,
    CutShort,
    Full,
    *events.VOTE_EVENTS,
)
