"""Diferencio for those who do not know it: four pictures, a night as the architect and one as a dreamer."""

from tablee.core.lessons import TIME, Guide, Lesson, Picture, Step, Turn
from tablee.core.scenes import Piece
from tablee.core.words import Person, msg
from tablee.games.diferencio.scene import BACK, BOARD, PICTURES
from tablee.games.diferencio.state import READY, SIDES, card_of, point, swap

ANA = Person(1)
TOWN = PICTURES[SIDES.index("town")]
WINDMILL, LIGHTHOUSE = card_of(0, 0), card_of(0, 1)  # what the learner lays down, and what was there
CAROUSEL, BANDSTAND = card_of(6, 0), card_of(6, 3)  # and what the other one does


def card(number: int) -> Piece:
    return Piece(f"card{number}", None, TOWN[number], sealed=True)


WORLD = Piece("world", BOARD, "diferencio/town")
HIDDEN = Piece("back", None, BACK)

LESSON = Lesson(
    seats=2,
    seed=4,
    steps=(
        Step(msg("diferencio-lesson-look"), expect=(READY,), then=(Turn(1, (READY,)),)),
        Step(msg("diferencio-lesson-swap"), expect=(swap(WINDMILL),), then=(TIME, Turn(1, (point(1),)))),
        Step(
            msg("diferencio-lesson-morning", seat=ANA),
            expect=(READY,),
            then=(Turn(1, (READY,)), Turn(1, (swap(CAROUSEL),))),
        ),
        Step(msg("diferencio-lesson-sleep", seat=ANA), then=(TIME,)),
        Step(msg("diferencio-lesson-search"), expect=(point(6),)),
        Step(msg("diferencio-lesson-second")),
        Step(msg("diferencio-lesson-end")),
    ),
)

GUIDE = Guide(
    age=7,
    minutes=15,
    how=(
        Picture((WORLD,), msg("diferencio-how-look"), msg("diferencio-how-look-text")),
        Picture((HIDDEN,), msg("diferencio-how-sleep"), msg("diferencio-how-sleep-text")),
        Picture((card(LIGHTHOUSE), card(WINDMILL)), msg("diferencio-how-find"), msg("diferencio-how-find-text")),
        Picture((card(BANDSTAND), card(CAROUSEL)), msg("diferencio-how-win"), msg("diferencio-how-win-text")),
    ),
    pictures={0: (WORLD, Piece("sea", BOARD, "diferencio/sea")), 2: (HIDDEN,)},
    lesson=LESSON,
)
