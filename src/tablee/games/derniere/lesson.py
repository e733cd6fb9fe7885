"""La dernière for those who do not know it: four pictures, and a match that is won in five cards."""

from tablee.core.lessons import Guide, Lesson, Picture, Step, Turn
from tablee.core.words import Person, msg
from tablee.games.derniere.state import ANNOUNCE, DRAW, joker
from tablee.games.smileys import pieces
from tablee.games.smileys.pack import ANGRY, BLUE, GREEN, LOVE, RED, SAD, SMILE, SURPRISED, VIOLET, WINK, base

ANA = Person(1)
FACES, HEADS = pieces.FACES, pieces.HEADS

LESSON = Lesson(
    seats=2,
    seed=1209,
    steps=(
        Step(msg("derniere-lesson-cards")),
        Step(msg("derniere-lesson-colour"), expect=(base(GREEN, WINK),), then=(Turn(1, (base(VIOLET, WINK),)),)),
        Step(
            msg("derniere-lesson-smiley", seat=ANA), expect=(base(BLUE, WINK),), then=(Turn(1, (base(BLUE, ANGRY),)),)
        ),
        Step(msg("derniere-lesson-angry", seat=ANA), expect=(base(GREEN, ANGRY),), then=(Turn(1, (DRAW,)),)),
        Step(msg("derniere-lesson-joker", seat=ANA), expect=(joker(base(BLUE, SMILE), RED),)),
        Step(msg("derniere-lesson-announce"), expect=(ANNOUNCE,), then=(Turn(1, (base(RED, WINK),)),)),
        Step(msg("derniere-lesson-last"), expect=(base(RED, ANGRY),)),
        Step(msg("derniere-lesson-end")),
    ),
)

GUIDE = Guide(
    age=5,
    minutes=10,
    how=(
        Picture(
            (FACES[base(GREEN, SURPRISED)], FACES[base(GREEN, WINK)], FACES[base(BLUE, SURPRISED)]),
            msg("derniere-how-follow"),
            msg("derniere-how-follow-text"),
        ),
        Picture((HEADS[ANGRY], HEADS[SAD], HEADS[SURPRISED]), msg("derniere-how-act"), msg("derniere-how-act-text")),
        Picture(
            (FACES[base(BLUE, SMILE)], pieces.COLOUR_MARKS[RED]),
            msg("derniere-how-joker"),
            msg("derniere-how-joker-text"),
        ),
        Picture((FACES[base(RED, LOVE)],), msg("derniere-how-last"), msg("derniere-how-last-text")),
    ),
    pictures={
        0: (FACES[base(GREEN, WINK)], FACES[base(BLUE, SMILE)], FACES[base(RED, ANGRY)], FACES[36 + GREEN]),
        4: (FACES[base(GREEN, WINK)], FACES[base(GREEN, LOVE)], FACES[base(RED, WINK)]),
        5: (HEADS[SURPRISED], HEADS[SAD], HEADS[ANGRY], HEADS[SMILE]),
    },
    lesson=LESSON,
)
