"""The pieces of Da Vinci Code as they are shown: made once, they are the same at every table."""

from __future__ import annotations

from functools import lru_cache

from tablee.core.moves import Seat
from tablee.core.scenes import Piece, State, label
from tablee.core.words import msg
from tablee.games.davinci import events
from tablee.games.davinci.describe import face
from tablee.games.davinci.state import BLACK, JOKER, NUMBERS, PIECES, VALUES, WHITE, colour_of, value_of

MOST_SEATS = 4
DENIALS = 4096  # hidden pieces with a flag that are kept ready


def key(number: int) -> str:
    """A piece whose face is seen."""
    return f"c{number}"


def back_key(seat: Seat, place: int) -> str:
    return f"b{seat}.{place}"


def value_key(number: int) -> str:
    """What a piece may be, in the row of values of its colour."""
    return f"v{number}"


def picture(number: int) -> str:
    value = "j" if number >= NUMBERS else f"{value_of(number):02}"
    return f"davinci/{'bw'[colour_of(number)]}{value}"


COLOURS: tuple[int, int] = (BLACK, WHITE)
BACKS = ["davinci/b-back", "davinci/w-back"]
HIDDEN_NAMES = [
    [msg("davinci-hidden", place=place + 1, back=events.back(colour)) for colour in COLOURS] for place in range(PIECES)
]
HIDDEN: list[list[list[Piece]]] = [  # by seat, place and colour
    [
        [Piece(back_key(seat, place), name, back=back) for back, name in zip(BACKS, names, strict=True)]
        for place, names in enumerate(HIDDEN_NAMES)
    ]
    for seat in range(MOST_SEATS)
]
DRAWN_BACKS = [
    [Piece(f"b{seat}.drawn", label(events.back(colour)), back=BACKS[colour], state=("apart",)) for colour in COLOURS]
    for seat in range(MOST_SEATS)
]


def faces(lies: bool, *state: State) -> list[Piece]:
    """Every piece with its number, standing or lying."""
    return [
        Piece(
            key(number),
            label(events.piece(number)),
            picture(number) + ("-lying" if lies else ""),
            BACKS[colour_of(number)],
            state=state,
        )
        for number in range(PIECES)
    ]


STANDING: list[Piece] = faces(False)  # its owner's secret, until the end
LYING: list[Piece] = faces(True, "lying")
OPEN: list[Piece] = faces(True, "lying", "open")  # one's own that everybody sees
APART = faces(False, "apart")


def choices(*state: State) -> list[Piece]:
    return [
        Piece(
            value_key(number), label(events.piece(number)), picture(number), text=letters(value_of(number)), state=state
        )
        for number in range(PIECES)
    ]


def letters(value: int) -> str:
    """A value as it stands on a piece: a joker has a wave."""
    return "~" if value == JOKER else str(value)


CHOICES: list[Piece] = choices()
STRUCK: list[Piece] = choices("struck")

GAPS = [Piece(f"gap{gap}", msg("davinci-zone-gap"), state=("ghost",)) for gap in range(PIECES + 1)]
BARRED_GAPS = [Piece(each.key, msg("davinci-zone-no-gap"), state=("ghost", "block")) for each in GAPS]
CHOSEN_GAPS = [Piece(each.key, each.label, state=("ghost", "lit")) for each in GAPS]


def hidden(owner: Seat, place: int, colour: int, denied: int) -> Piece:
    return denied_piece(owner, place, colour, denied) if denied else HIDDEN[owner][place][colour]


@lru_cache(DENIALS)
def denied_piece(owner: Seat, place: int, colour: int, denied: int) -> Piece:
    """A hidden piece of which everybody has heard what it is not."""
    heard = " ".join(f"≠{face(value)}" for value in range(VALUES) if (denied >> value) & 1)
    name = HIDDEN_NAMES[place][colour]
    return Piece(back_key(owner, place), name, back=BACKS[colour], flag=msg("davinci-flag-not", values=heard))
