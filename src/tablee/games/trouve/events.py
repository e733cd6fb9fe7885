"""What Trouve tells, and its switches.

Whatever ties a card to the player who holds it is fleeting: remembering that is the game, so no log may keep it. The
roll is fleeting too, since the next roller is the one who won the card.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from tablee.core import events, options
from tablee.games.smileys import events as duel
from tablee.games.smileys import nouns


class Options(options.Options, frozen=True):
    roll_s: Annotated[int, Meta(ge=3, le=60)] = 8
    wrong_touch: Literal["lockout_only", "penalty"] = "lockout_only"
    play_on: bool = False


class Event(events.Event, frozen=True):
    game = "trouve"


class Rolled(Event, frozen=True):
    weight = 1
    fleeting = True
    nouns = {"card": nouns.card}
    by: int
    card: int


class Took(Event, frozen=True):
    """First to touch the card that the dice named."""

    weight = 2
    moment = "verdict"
    good = "by"
    fleeting = True
    nouns = {"card": nouns.card}
    by: int
    card: int


class WrongTouch(Event, frozen=True):
    weight = 2
    moment = "verdict"
    bad = "by"
    nouns = {"card": nouns.card}
    by: int
    card: int


class Knows(Event, frozen=True):
    """Somebody said "I know!" and now has to name the holder."""

    weight = 2
    by: int


class TooSoon(Event, frozen=True):
    """Somebody said "I know!" of a card that everybody can see."""

    weight = 2
    moment = "verdict"
    bad = "by"
    by: int


class Stole(Event, frozen=True):
    weight = 2
    moment = "verdict"
    good = "by"
    hits = "whom"
    fleeting = True
    nouns = {"card": nouns.card}
    by: int
    whom: int
    card: int


class Defended(Event, frozen=True):
    """Named themselves, rightly: nobody steals the card."""

    weight = 2
    moment = "verdict"
    good = "by"
    fleeting = True
    nouns = {"card": nouns.card}
    by: int
    card: int


class Misnamed(Event, frozen=True):
    weight = 2
    moment = "verdict"
    bad = "by"
    by: int
    whom: int


class NotMine(Event, frozen=True):
    """Named themselves, wrongly."""

    weight = 2
    moment = "verdict"
    bad = "by"
    by: int


class TooSlow(Event, frozen=True):
    """Said "I know!" and then named nobody."""

    weight = 2
    moment = "verdict"
    bad = "by"
    by: int


class NobodyDared(Event, frozen=True):
    weight = 1


class Lost(Event, frozen=True):
    """An error's price: a card goes back to the table."""

    weight = 1
    bad = "by"
    nouns = {"card": nouns.card}
    by: int
    card: int


class Owes(Event, frozen=True):
    """An error's price for who has no card: the next ones won go back to the table."""

    weight = 1
    bad = "by"
    by: int
    count: int


class Paid(Event, frozen=True):
    """A card just won goes back to the table, for an error of before."""

    weight = 1
    bad = "by"
    nouns = {"card": nouns.card}
    by: int
    card: int


class Scored(Event, frozen=True):
    """How many cards somebody has now: all that the log may say of a gain."""

    weight = 1
    by: int
    count: int
    target: int


class TableEmptied(Event, frozen=True):
    """From now on there are only steals, for so many rolls."""

    weight = 3
    rolls: int


class Reached(Event, frozen=True):
    weight = 2
    moment = "end"
    good = "by"
    by: int
    place: int


class CutShort(Event, frozen=True):
    """The rolls with an empty table are used up (TRV-14)."""

    weight = 2
    moment = "end"


class OutOfReach(Event, frozen=True):
    """Nobody can get to the target any more."""

    weight = 2
    moment = "end"


EVENTS: tuple[type[events.Event], ...] = (
    Rolled,
    Took,
    WrongTouch,
    Knows,
    TooSoon,
    Stole,
    Defended,
    Misnamed,
    NotMine,
    TooSlow,
    NobodyDared,
    Lost,
    Owes,
    Paid,
    Scored,
    TableEmptied,
    Reached,
    CutShort,
    OutOfReach,
    *duel.EVENTS,
    *events.VOTE_EVENTS,
)
