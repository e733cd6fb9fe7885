"""Dominos for those who do not know it: four pictures, and the beginning of a grid."""

from tablee.core.lessons import Guide, Lesson, Picture, Step, Turn
from tablee.core.scenes import Piece
from tablee.core.words import Person, msg
from tablee.games.dominos.state import LOW, place
from tablee.games.smileys import pieces
from tablee.games.smileys.pack import COLOUR_SPECIAL, ORANGE, RED, SAD, SURPRISED, WINK, YELLOW, base

ANA = Person(1)
FACES = pieces.FACES
SPECIAL = COLOUR_SPECIAL + YELLOW


def square(card: int) -> Piece:
    """A card as it lies in the grid."""
    return Piece(pieces.key(card), FACES[card].label, f"smileys/{card:02}-square")


JOKER = Piece("joker", FACES[SPECIAL].label, f"smileys/{SPECIAL}-as-{base(YELLOW, WINK):02}-square")


def laid(colour: int, smiley: int, side: int = 0) -> int:
    """The move: a base card to its cell."""
    return place(base(colour, smiley), base(colour, smiley), side)


LESSON = Lesson(
    seats=2,
    seed=2,
    steps=(
        Step(msg("dominos-lesson-grid", seat=ANA)),
        Step(msg("dominos-lesson-place"), expect=(laid(ORANGE, SAD, LOW),), then=(Turn(1, (laid(RED, WINK, LOW),)),)),
        Step(msg("dominos-lesson-again", seat=ANA), expect=(laid(ORANGE, WINK),)),
        Step(
            msg("dominos-lesson-joker"),
            expect=(place(SPECIAL, base(YELLOW, WINK), LOW),),
            then=(Turn(1, (laid(ORANGE, SURPRISED, LOW),)),),
        ),
        Step(msg("dominos-lesson-corner", seat=ANA), expect=(laid(YELLOW, SURPRISED),)),
        Step(msg("dominos-lesson-chain"), expect=(laid(YELLOW, SAD),)),
        Step(msg("dominos-lesson-end")),
    ),
)

GUIDE = Guide(
    age=5,
    minutes=15,
    how=(
        Picture(
            (square(base(ORANGE, SAD)), square(base(RED, SAD))), msg("dominos-how-place"), msg("dominos-how-place-text")
        ),
        Picture(
            (pieces.COLOUR_MARKS[ORANGE], pieces.HEADS[WINK], square(base(ORANGE, WINK))),
            msg("dominos-how-lines"),
            msg("dominos-how-lines-text"),
        ),
        Picture(
            (square(base(RED, WINK)), square(base(ORANGE, WINK)), square(base(ORANGE, SAD))),
            msg("dominos-how-again"),
            msg("dominos-how-again-text"),
        ),
        Picture((FACES[SPECIAL], JOKER), msg("dominos-how-joker"), msg("dominos-how-joker-text")),
    ),
    pictures={
        0: (FACES[base(ORANGE, SAD)], FACES[base(RED, WINK)], FACES[base(YELLOW, SURPRISED)], FACES[SPECIAL]),
        4: (square(base(ORANGE, WINK)), square(base(RED, WINK)), square(base(RED, SAD))),
        5: (FACES[SPECIAL], JOKER),
    },
    lesson=LESSON,
)
