"""Tour du Monde for those who do not know it: four pictures, and a journey with a moon and a rainbow."""

from tablee.core.lessons import TIME, Guide, Lesson, Picture, Step, Turn
from tablee.core.scenes import Piece, label
from tablee.core.words import Person, msg
from tablee.games.tour_du_monde import events
from tablee.games.tour_du_monde.state import (
    AFRICA,
    AMERICA,
    ASIA,
    CANCEL,
    CORAL,
    DIRECTION,
    EUROPE,
    ICEBERG,
    JADE,
    LET,
    LIGHTNING,
    MOON,
    OCEANIA,
    RAINBOW,
    SAFFRON,
    SUN,
    continent,
    eclipse,
    lay,
    open_line,
)
from tablee.games.tour_du_monde.worlds import FACES

ANA = Person(1)


def card(kind: int) -> Piece:
    return Piece(f"card{kind}", label(events.card(kind)), FACES[kind])


LESSON = Lesson(
    seats=2,
    seed=137,
    steps=(
        Step(msg("tour_du_monde-lesson-direction"), expect=(DIRECTION,)),
        Step(msg("tour_du_monde-lesson-open"), expect=(open_line(JADE),), then=(Turn(1, (open_line(CORAL),)),)),
        Step(
            msg("tour_du_monde-lesson-lay"),
            expect=(lay(continent(AFRICA, JADE)),),
            then=(Turn(1, (lay(continent(AFRICA, CORAL)),)),),
        ),
        Step(
            msg("tour_du_monde-lesson-moon", seat=ANA),
            expect=(eclipse(1, CORAL),),
            then=(Turn(1, (LET,)), TIME, Turn(1, (eclipse(0, JADE),))),
        ),
        Step(msg("tour_du_monde-lesson-rainbow", seat=ANA), expect=(CANCEL,)),
        Step(msg("tour_du_monde-lesson-second"), expect=(lay(continent(OCEANIA, JADE)),)),
        Step(msg("tour_du_monde-lesson-end")),
    ),
)

GUIDE = Guide(
    age=7,
    minutes=20,
    how=(
        Picture(
            (card(continent(AFRICA, CORAL)), card(continent(ASIA, JADE)), card(continent(EUROPE, SAFFRON))),
            msg("tour_du_monde-how-goal"),
            msg("tour_du_monde-how-goal-text"),
        ),
        Picture(
            (card(SUN), card(continent(AMERICA, JADE)), card(continent(OCEANIA, JADE))),
            msg("tour_du_monde-how-line"),
            msg("tour_du_monde-how-line-text"),
        ),
        Picture(
            (card(MOON), card(LIGHTNING), card(ICEBERG)),
            msg("tour_du_monde-how-attack"),
            msg("tour_du_monde-how-attack-text"),
        ),
        Picture((card(RAINBOW),), msg("tour_du_monde-how-rainbow"), msg("tour_du_monde-how-rainbow-text")),
    ),
    pictures={
        0: (card(SUN), card(continent(AFRICA, CORAL)), card(continent(ASIA, JADE)), card(continent(EUROPE, SAFFRON))),
        4: (card(SUN), card(continent(AMERICA, JADE))),
        5: (card(MOON), card(LIGHTNING), card(ICEBERG)),
        6: (card(RAINBOW),),
    },
    lesson=LESSON,
)
