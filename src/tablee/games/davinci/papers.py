"""Papers of Da Vinci Code that explain the next step."""

from __future__ import annotations

from msgspec.structs import replace

from tablee.core.scenes import Piece, Zone
from tablee.core.words import Msg, msg
from tablee.games.davinci.pieces import LYING, STANDING, key
from tablee.games.davinci.state import BLACK, JOKER, NUMBERS, PIECES, WHITE, piece


def paper(
    name: str, title: Msg, lines: list[Piece], pictures: list[Piece], note: Msg | None = None, after: str = ""
) -> Zone:
    """Several may lie there at a time: their pieces are called after them."""
    lines, pictures = ([replace(each, key=f"{name}.{each.key}") for each in pieces] for pieces in (lines, pictures))
    return Zone(name, "notice", title, pictures, rows=lines, note=note, after=after, weight=1)


def pictured(line: int, place: int, number: int, lies: bool = False) -> Piece:
    """A piece on a paper, in one of its lines."""
    shown = (LYING if lies else STANDING)[number]
    return Piece(f"paper{line}.{place}", shown.label, shown.face, slot=line)


def outcomes(number: int) -> Zone:
    """After a right guess: what becomes of the drawn piece if one stops, and if one goes on and is wrong."""
    lines = [Piece("paper0", msg("davinci-paper-stop")), Piece("paper1", msg("davinci-paper-wrong"))]
    return paper("outcomes", RIGHT_TITLE, lines, [RIGHT, pictured(0, 0, number), pictured(1, 0, number, lies=True)])


RIGHT_TITLE = msg("davinci-paper-right")
RIGHT = Piece("paper", RIGHT_TITLE, state=("good",))
OUTCOMES = [outcomes(number) for number in range(PIECES)]
OUTCOMES_WITHOUT_POOL = paper(
    "outcomes",
    RIGHT_TITLE,
    [Piece("paper0", msg("davinci-paper-stop-empty")), Piece("paper1", msg("davinci-paper-wrong-empty"))],
    [RIGHT],
)


def hiding(joker: int) -> Zone:
    """Where a joker may stand and where it may not (DVC-17), once it was tapped."""
    white = [piece(value, WHITE) for value in range(JOKER)]
    examples = (white[6], joker, piece(8, BLACK)), (white[5], joker, white[6])
    pictures = [pictured(line, place, each) for line, row in enumerate(examples) for place, each in enumerate(row)]
    lines = [
        Piece("paper0", msg("davinci-paper-allowed"), state=("good",)),
        Piece("paper1", msg("davinci-paper-forbidden"), state=("bad",)),
    ]
    note = msg("davinci-paper-joker-but")
    return paper(f"hiding{joker}", msg("davinci-paper-joker"), lines, pictures, note, after=key(joker))


JOKERS = range(NUMBERS, PIECES)
HIDING = {joker: hiding(joker) for joker in JOKERS}
