"""Da Vinci Code for those who do not know it: four pictures, and two attacks, one right and one wrong."""

from tablee.core.lessons import Guide, Lesson, Picture, Step, Turn
from tablee.core.scenes import Piece, label
from tablee.core.words import Person, msg
from tablee.games.davinci import events
from tablee.games.davinci.state import BLACK, STOP, WHITE, draw_piece, guess, piece

ANA = Person(1)
TAKE_BLACK, TAKE_WHITE = (draw_piece(BLACK),), (draw_piece(WHITE),)


def shown(value: int, colour: int, ending: str = "") -> Piece:
    """A piece face up."""
    number = piece(value, colour)
    return Piece(f"p{number}", label(events.piece(number)), f"davinci/{'bw'[colour]}{value:02}{ending}")


def hidden(colour: int) -> Piece:
    return Piece(f"back{colour}", label(events.back(colour)), f"davinci/{'bw'[colour]}-back")


LESSON = Lesson(
    seats=2,
    seed=77,
    steps=(
        Step(msg("davinci-lesson-take"), expect=TAKE_BLACK),
        Step(msg("davinci-lesson-take-white"), expect=TAKE_WHITE),
        Step(msg("davinci-lesson-take-more"), expect=TAKE_BLACK),
        Step(
            msg("davinci-lesson-take-last"),
            expect=TAKE_WHITE,
            then=(Turn(1, TAKE_BLACK), Turn(1, TAKE_WHITE), Turn(1, TAKE_WHITE), Turn(1, TAKE_BLACK)),
        ),
        Step(msg("davinci-lesson-draw", seat=ANA), expect=TAKE_BLACK),
        Step(msg("davinci-lesson-guess", seat=ANA), expect=(guess(1, 0, 1),)),
        Step(msg("davinci-lesson-stop"), expect=(STOP,), then=(Turn(1, TAKE_WHITE), Turn(1, (guess(0, 2, 5),)))),
        Step(msg("davinci-lesson-hers", seat=ANA), expect=TAKE_WHITE),
        Step(msg("davinci-lesson-risk", seat=ANA), expect=(guess(1, 3, 11),)),
        Step(msg("davinci-lesson-end")),
    ),
)

GUIDE = Guide(
    age=8,
    minutes=15,
    how=(
        Picture(
            (shown(0, BLACK), shown(5, BLACK), shown(8, WHITE), shown(10, WHITE)),
            msg("davinci-how-code"),
            msg("davinci-how-code-text"),
        ),
        Picture((hidden(BLACK), hidden(WHITE)), msg("davinci-how-draw"), msg("davinci-how-draw-text")),
        Picture((hidden(BLACK), shown(1, BLACK, "-lying")), msg("davinci-how-guess"), msg("davinci-how-guess-text")),
        Picture((shown(11, WHITE, "-lying"),), msg("davinci-how-end"), msg("davinci-how-end-text")),
    ),
    pictures={
        0: (shown(0, BLACK), shown(5, BLACK), hidden(WHITE), shown(8, WHITE), shown(10, WHITE)),
        2: (shown(3, BLACK), shown(3, WHITE), hidden(BLACK), hidden(WHITE)),
        4: (hidden(BLACK), shown(1, BLACK, "-lying")),
        6: (Piece("bj", label(events.piece(24)), "davinci/bj"), Piece("wj", label(events.piece(25)), "davinci/wj")),
    },
    lesson=LESSON,
)
