"""Trouve for those who do not know it: four pictures, and a few rolls of the dice."""

from tablee.core.lessons import TIME, Guide, Lesson, Picture, Step, Turn
from tablee.core.scenes import Piece
from tablee.core.words import Person, msg
from tablee.games.smileys import pieces
from tablee.games.smileys.pack import BLUE, GREEN, LOVE, ORANGE, RED, SAD, SMILE, WINK, YELLOW, base
from tablee.games.trouve.state import KNOW, name, touch

ANA = Person(1)
MINE, HERS = base(GREEN, LOVE), base(YELLOW, SMILE)
FACES = pieces.FACES
HIDDEN = Piece("back", face=pieces.BACK)

LESSON = Lesson(
    seats=2,
    seed=441,
    steps=(
        Step(msg("trouve-lesson-cards"), then=(TIME,)),
        Step(msg("trouve-lesson-touch"), expect=(touch(MINE),), then=(TIME, Turn(1, (touch(HERS),)))),
        Step(msg("trouve-lesson-hers", seat=ANA), then=(TIME,)),
        Step(msg("trouve-lesson-know"), expect=(KNOW,)),
        Step(msg("trouve-lesson-name", seat=ANA), expect=(name(1),), then=(TIME,)),
        Step(msg("trouve-lesson-own"), expect=(KNOW,)),
        Step(msg("trouve-lesson-keep"), expect=(name(0),)),
        Step(msg("trouve-lesson-end")),
    ),
)

GUIDE = Guide(
    age=5,
    minutes=10,
    how=(
        Picture(
            (pieces.SMILEY_DIE[LOVE], pieces.COLOUR_DIE[GREEN]), msg("trouve-how-dice"), msg("trouve-how-dice-text")
        ),
        Picture(
            (FACES[base(RED, SAD)], FACES[MINE], FACES[base(BLUE, WINK)]),
            msg("trouve-how-touch"),
            msg("trouve-how-touch-text"),
        ),
        Picture((HIDDEN, HIDDEN), msg("trouve-how-know"), msg("trouve-how-know-text")),
        Picture((HIDDEN,), msg("trouve-how-win"), msg("trouve-how-win-text")),
    ),
    pictures={
        0: (FACES[MINE], FACES[HERS], FACES[base(ORANGE, SAD)], FACES[base(BLUE, WINK)]),
        2: (pieces.SMILEY_DIE[LOVE], pieces.COLOUR_DIE[GREEN]),
        4: (pieces.SMILEY_DIE[LOVE], pieces.COLOUR_DIE[GREEN], FACES[MINE]),
    },
    lesson=LESSON,
)
