"""À moi ! for those who do not know it: four pictures, and four cards to win or to leave alone."""

from tablee.core.lessons import TIME, Guide, Lesson, Picture, Step, Turn
from tablee.core.scenes import Piece
from tablee.core.words import Person, msg
from tablee.games.a_moi.state import SLAP
from tablee.games.smileys import pieces
from tablee.games.smileys.pack import BLUE, COLOUR_SPECIAL, GREEN, SAD, SMILE, SMILEY_SPECIAL, WINK, YELLOW, base

ANA = Person(1)
FACES = pieces.FACES
GREEN_SPECIAL, SMILE_SPECIAL = FACES[COLOUR_SPECIAL + GREEN], FACES[SMILEY_SPECIAL + SMILE]
HIDDEN = Piece("back", face=pieces.BACK)

LESSON = Lesson(
    seats=3,
    seed=8721,
    steps=(
        Step(msg("a_moi-lesson-specials"), then=(TIME,)),
        Step(msg("a_moi-lesson-colour"), expect=(SLAP,), then=(TIME,)),
        Step(msg("a_moi-lesson-not-yours", seat=ANA), then=(Turn(1, (SLAP,)), TIME)),
        Step(msg("a_moi-lesson-smiley"), expect=(SLAP,), then=(TIME,)),
        Step(msg("a_moi-lesson-dice"), expect=(SLAP,)),
        Step(msg("a_moi-lesson-end")),
    ),
)

GUIDE = Guide(
    age=5,
    minutes=10,
    how=(
        Picture((GREEN_SPECIAL, SMILE_SPECIAL), msg("a_moi-how-specials"), msg("a_moi-how-specials-text")),
        Picture((FACES[base(GREEN, WINK)], GREEN_SPECIAL), msg("a_moi-how-slap"), msg("a_moi-how-slap-text")),
        Picture(
            (pieces.SMILEY_DIE[SMILE], pieces.COLOUR_DIE[YELLOW], FACES[base(YELLOW, SMILE)]),
            msg("a_moi-how-dice"),
            msg("a_moi-how-dice-text"),
        ),
        Picture((HIDDEN, HIDDEN), msg("a_moi-how-error"), msg("a_moi-how-error-text")),
    ),
    pictures={
        0: (FACES[base(GREEN, WINK)], GREEN_SPECIAL, FACES[base(BLUE, SAD)], SMILE_SPECIAL),
        2: (FACES[base(GREEN, WINK)], GREEN_SPECIAL, SMILE_SPECIAL),
        4: (pieces.SMILEY_DIE[SMILE], pieces.COLOUR_DIE[YELLOW], FACES[base(YELLOW, SMILE)]),
    },
    lesson=LESSON,
)
