"""DIFFERENCE for those who do not know it: four pictures, and two claims."""

from tablee.core.lessons import Guide, Lesson, Picture, Step, Turn
from tablee.core.scenes import Piece
from tablee.core.words import Msg, Person, msg
from tablee.games.difference.scene import FACES, OWN, REFERENCE
from tablee.games.difference.state import PICTURES, mark

ANA = Person(1)
CIRCUS = FACES[PICTURES.index("circus")]
RINGMASTER, PARROT, ORNAMENT, TRAPEZE = 14, 3, 1, 0  # the cards of the lesson, by what is altered on each
WHERE = {
    RINGMASTER: (0.443, 0.378, 0.08),
    PARROT: (0.782, 0.077, 0.1),
    ORNAMENT: (0.497, 0.072, 0.08),
    TRAPEZE: (0.318, 0.138, 0.12),
}


def card(altered: int, label: Msg) -> Piece:
    return Piece(f"card{altered}", label, CIRCUS[altered], sealed=True)


LESSON = Lesson(
    seats=2,
    seed=0,
    steps=(
        Step(msg("difference-lesson-cards")),
        Step(
            msg("difference-lesson-claim"),
            expect=(mark(RINGMASTER), mark(PARROT)),
            then=(Turn(1, (mark(TRAPEZE), mark(RINGMASTER))),),
            points=(WHERE[RINGMASTER], WHERE[PARROT]),
        ),
        Step(
            msg("difference-lesson-again", seat=ANA),
            expect=(mark(ORNAMENT), mark(TRAPEZE)),
            points=(WHERE[ORNAMENT], WHERE[TRAPEZE]),
        ),
        Step(msg("difference-lesson-wrong")),
        Step(msg("difference-lesson-end")),
    ),
)

BOX = Piece("box", msg("difference-how-box"), "boxes/difference")

GUIDE = Guide(
    age=6,
    minutes=20,
    how=(
        Picture(
            (card(PARROT, REFERENCE), card(RINGMASTER, OWN)), msg("difference-how-two"), msg("difference-how-two-text")
        ),
        Picture((card(RINGMASTER, OWN),), msg("difference-how-mark"), msg("difference-how-mark-text")),
        Picture((card(TRAPEZE, REFERENCE),), msg("difference-how-lay"), msg("difference-how-lay-text")),
        Picture((BOX,), msg("difference-how-win"), msg("difference-how-win-text")),
    ),
    pictures={0: (BOX,)},
    lesson=LESSON,
)
