"""Faites du bruit ! for those who do not know it: four pictures, and three names to shout."""

from tablee.core.lessons import TIME, Guide, Lesson, Picture, Step
from tablee.core.scenes import Piece
from tablee.core.words import Person, msg
from tablee.games.bruit.state import call
from tablee.games.smileys import pieces
from tablee.games.smileys.pack import ANGRY, GREEN, RED, SAD, SMILE, VIOLET, base

ANA, BOB = Person(1), Person(2)
FACES = pieces.FACES
HIDDEN = Piece("back", face=pieces.BACK)

LESSON = Lesson(
    seats=3,
    seed=1588,
    steps=(
        Step(msg("bruit-lesson-piles"), then=(TIME, TIME)),
        Step(msg("bruit-lesson-unlike"), then=(TIME,)),
        Step(msg("bruit-lesson-colour", seat=ANA), expect=(call(1),), then=(TIME, TIME)),
        Step(msg("bruit-lesson-smiley", seat=BOB), expect=(call(2),), then=(TIME,)),
        Step(msg("bruit-lesson-dice"), expect=(call(0),)),
        Step(msg("bruit-lesson-end")),
    ),
)

GUIDE = Guide(
    age=5,
    minutes=10,
    how=(
        Picture(
            (FACES[base(VIOLET, ANGRY)], FACES[base(RED, SMILE)]), msg("bruit-how-deal"), msg("bruit-how-deal-text")
        ),
        Picture(
            (FACES[base(VIOLET, ANGRY)], FACES[base(VIOLET, SAD)]), msg("bruit-how-name"), msg("bruit-how-name-text")
        ),
        Picture(
            (pieces.SMILEY_DIE[SAD], pieces.COLOUR_DIE[GREEN], FACES[base(GREEN, SAD)]),
            msg("bruit-how-dice"),
            msg("bruit-how-dice-text"),
        ),
        Picture((HIDDEN, HIDDEN), msg("bruit-how-win"), msg("bruit-how-win-text")),
    ),
    pictures={
        0: (FACES[base(VIOLET, ANGRY)], FACES[base(VIOLET, SAD)], FACES[base(GREEN, SAD)], FACES[base(RED, SMILE)]),
        2: (FACES[base(GREEN, SAD)], pieces.SMILEY_DIE[SAD], pieces.COLOUR_DIE[GREEN]),
        4: (FACES[base(VIOLET, ANGRY)], FACES[base(VIOLET, SAD)], FACES[base(RED, SAD)]),
    },
    lesson=LESSON,
)
