"""What Trouve tells, and its switches.

Whatever ties a card to the player who holds it is fleeting: remembering that is the game, so no log may keep it. The
roll is fleeting too, since the next roller is the one who won the card.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from tablee.core import events, options
from tablee.games.smileys import events as duel
from tablee.games.smileys import nouns


class Options(options.Options, frozen=True):
    roll_s: Annotated[int, Meta(ge=3, le=60)] = 8
    play_on: bool = False


class Happening(events.Happening, frozen=True):
    game = "trouve"


class Rolled(Happening, frozen=True):
    fleeting = True
    nouns = {"card": nouns.card}
    by: int
    card: int


class Took(Happening, frozen=True):
    """First to touch the card that the dice named."""

    fleeting = True
    nouns = {"card": nouns.card}
    by: int
    card: int


class WrongTouch(Happening, frozen=True):
    nouns = {"card": nouns.card}
    by: int
    card: int


class Knows(Happening, frozen=True):
    """Somebody said "I know!" and now has to name the holder."""

    by: int


class TooSoon(Happening, frozen=True):
    """Somebody said "I know!" of a card that everybody can see."""

    by: int


class Stole(Happening, frozen=True):
    fleeting = True
    nouns = {"card": nouns.card}
    by: int
    whom: int
    card: int


class Defended(Happening, frozen=True):
    """Named themselves, rightly: nobody steals the card."""

    fleeting = True
    nouns = {"card": nouns.card}
    by: int
    card: int


class Misnamed(Happening, frozen=True):
    by: int
    whom: int


class NotMine(Happening, frozen=True):
    """Named themselves, wrongly."""

    by: int


class TooSlow(Happening, frozen=True):
    """Said "I know!" and then named nobody."""

    by: int


class NobodyDared(Happening, frozen=True):
    pass


class Lost(Happening, frozen=True):
    """An error's price: a card goes back to the table."""

    nouns = {"card": nouns.card}
    by: int
    card: int


class Owes(Happening, frozen=True):
    """An error's price for who has no card: the next ones won go back to the table."""

    by: int
    count: int


class Paid(Happening, frozen=True):
    """A card just won goes back to the table, for an error of before."""

    nouns = {"card": nouns.card}
    by: int
    card: int


class Scored(Happening, frozen=True):
    """How many cards somebody has now: all that the log may say of a gain."""

    by: int
    count: int
    target: int


class TableEmptied(Happening, frozen=True):
    """From now on there are only steals, for so many rolls."""

    rolls: int


class Reached(Happening, frozen=True):
    by: int
    place: int


class CutShort(Happening, frozen=True):
    """The rolls with an empty table are used up (TRV-14)."""


class OutOfReach(Happening, frozen=True):
    """Nobody can get to the target any more."""


HAPPENINGS: tuple[type[events.Happening], ...] = (
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
    *duel.HAPPENINGS,
    *events.VOTE_HAPPENINGS,
)
