"""Da Vinci Code as a scene: everybody's code on its board, the pool in two piles, and what can be tapped.

A guess is a tap on a hidden piece, then one on what it may be, then the button that names it: there is a row of values
for each colour, since a back tells its colour. A place is chosen by a tap on the piece, then on a gap of one's code.
"""

from __future__ import annotations

from bisect import bisect_left
from functools import lru_cache

from msgspec.structs import replace

from tablee.core.events import Event
from tablee.core.moves import Move, Seat
from tablee.core.scenes import Flight, Mine, Piece, State, Tap, Zone, bar, button, label, person
from tablee.core.words import Msg, Person, msg
from tablee.games.davinci import events
from tablee.games.davinci import state as moves
from tablee.games.davinci.describe import describe, face, placed
from tablee.games.davinci.state import (
    BACK,
    BLACK,
    DRAW,
    DRAWN,
    GAP,
    GUESS,
    JOKER,
    NONE,
    NUMBERS,
    PIECES,
    READY,
    SHOW,
    STOP,
    VALUES,
    WHITE,
    colour_of,
    piece,
    start,
    value_of,
)
from tablee.games.davinci.views import View

MOST_SEATS = 4
DENIALS = 4096  # hidden pieces with a flag that are kept ready


# ---- pieces: made once, they are the same at every table


def key(number: int) -> str:
    """A piece whose face is seen."""
    return f"c{number}"


def back_key(seat: Seat, place: int) -> str:
    return f"b{seat}.{place}"


def value_key(number: int) -> str:
    """What a piece may be, in the row of values of its colour."""
    return f"v{number}"


def picture(number: int) -> str:
    value = "j" if number >= NUMBERS else f"{value_of(number):02}"
    return f"davinci/{'bw'[colour_of(number)]}{value}"


COLOURS = (BLACK, WHITE)
BACKS = ["davinci/b-back", "davinci/w-back"]
HIDDEN_NAMES = [
    [msg("davinci-hidden", place=place + 1, back=events.back(colour)) for colour in COLOURS] for place in range(PIECES)
]
HIDDEN = [
    [
        [Piece(back_key(seat, place), name, back=back) for back, name in zip(BACKS, names, strict=True)]
        for place, names in enumerate(HIDDEN_NAMES)
    ]
    for seat in range(MOST_SEATS)
]
DRAWN_BACKS = [
    [Piece(f"b{seat}.drawn", label(events.back(colour)), back=BACKS[colour], state=("apart",)) for colour in COLOURS]
    for seat in range(MOST_SEATS)
]


def faces(lies: bool, *state: State) -> list[Piece]:
    """Every piece with its number, standing or lying."""
    return [
        Piece(
            key(number),
            label(events.piece(number)),
            picture(number) + ("-lying" if lies else ""),
            BACKS[colour_of(number)],
            state=state,
        )
        for number in range(PIECES)
    ]


STANDING = faces(False)  # its owner's secret, until the end
LYING = faces(True, "lying")
OPEN = faces(True, "lying", "open")  # one's own that everybody sees
APART = faces(False, "apart")


def choices(*state: State) -> list[Piece]:
    return [
        Piece(
            value_key(number), label(events.piece(number)), picture(number), text=letters(value_of(number)), state=state
        )
        for number in range(PIECES)
    ]


def letters(value: int) -> str:
    """A value as it stands on a piece: a joker has a wave."""
    return "~" if value == JOKER else str(value)


CHOICES = choices()
STRUCK = choices("struck")
PAD_NAMES = [msg("davinci-zone-values", back=events.back(colour)) for colour in COLOURS]
ASK_VALUE, ASK_GAP = msg("davinci-ask-value"), msg("davinci-ask-gap")

GAPS = [Piece(f"gap{gap}", msg("davinci-zone-gap"), state=("ghost",)) for gap in range(PIECES + 1)]
BARRED_GAPS = [Piece(each.key, msg("davinci-zone-no-gap"), state=("ghost", "block")) for each in GAPS]
CHOSEN_GAPS = [Piece(each.key, each.label, state=("ghost", "lit")) for each in GAPS]

POOL_NAMES = [msg("davinci-zone-black"), msg("davinci-zone-white")]
TOPS = [[Piece(f"top{colour}", label(events.back(colour)), back=BACKS[colour])] for colour in COLOURS]

STEPS = [msg("davinci-legend-draw"), msg("davinci-legend-attack"), msg("davinci-legend-stop")]
LEGENDS = [
    Zone(
        "legend",
        "legend",
        msg("scene-legend"),
        [
            Piece(f"legend{at}", step, state=("lit",) if at == now else (), text=str(at + 1))
            for at, step in enumerate(STEPS)
        ],
        weight=1,
    )
    for now in range(len(STEPS) + 1)  # the last: no step is anybody's
]
NO_STEP = len(STEPS)

READY_BARS = [bar([button("ready", msg("davinci-bar-ready"), 1, on, "main")]) for on in (False, True)]
TURN_BARS = [
    [
        bar(
            [
                button("guess", msg("davinci-bar-guess"), 1, attacks, "main"),
                button("stop", msg("davinci-bar-stop"), 2, stops),
            ]
        )
        for stops in (False, True)
    ]
    for attacks in (False, True)
]


# ---- papers that explain the next step


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


# ---- for everybody


def table(view: View) -> list[Zone]:
    seats = range(len(view.codes))
    zones = [Zone("seats", "seats", pieces=[seat(view, number) for number in seats], weight=2)]
    zones += [code(view, number) for number in seats]
    zones += [drawn(view), pool(view, BLACK), pool(view, WHITE), LEGENDS[step(view)]]
    return zones


def seat(view: View, number: Seat) -> Piece:
    """Somebody, and how many of their pieces are still hidden. In the set-up nobody sees how far the others are."""
    state: tuple[State, ...] = ()
    if view.places[number] > 1:
        state = ("out",)
    elif number == view.turn and not view.setting_up and not view.finished:
        state = ("turn",)
    return person(number, None if view.setting_up else hidden_count(view, number), *state, flag=flag(view, number))


def hidden_count(view: View, number: Seat) -> int:
    return sum(each >= BACK or not (view.shown >> each) & 1 for each in view.codes[number])


def flag(view: View, number: Seat) -> Msg | None:
    """The one thing to know about somebody."""
    if view.places[number]:
        return msg("scene-place", place=view.places[number])
    if view.setting_up:
        if (view.ready >> number) & 1:
            return msg("davinci-flag-ready")
        return msg("davinci-flag-begins") if number == view.turn else None
    return msg("davinci-flag-owes") if view.owes and number == view.turn else None


def code(view: View, owner: Seat) -> Zone:
    """A code as this view sees it: backs stand, what everybody sees lies."""
    row: list[Piece] = []
    denied = view.denied[owner]
    for place, each in enumerate(view.codes[owner]):
        if each >= BACK:
            row.append(hidden(owner, place, each - BACK, denied[place] if denied else 0))
        else:
            row.append(LYING[each] if (view.shown >> each) & 1 else STANDING[each])
    return Zone(f"code{owner}", "row", pieces=row, owner=owner, note=still_hidden(view, owner), weight=6, form="code")


def still_hidden(view: View, owner: Seat) -> Msg | None:
    """How many pieces of a code are secret, in words; nobody is told while all are taking theirs."""
    return None if view.setting_up else msg("davinci-note-hidden", count=hidden_count(view, owner))


def hidden(owner: Seat, place: int, colour: int, denied: int) -> Piece:
    return denied_piece(owner, place, colour, denied) if denied else HIDDEN[owner][place][colour]


@lru_cache(DENIALS)
def denied_piece(owner: Seat, place: int, colour: int, denied: int) -> Piece:
    """A hidden piece of which everybody has heard what it is not."""
    heard = " ".join(f"≠{face(value)}" for value in range(VALUES) if (denied >> value) & 1)
    name = HIDDEN_NAMES[place][colour]
    return Piece(back_key(owner, place), name, back=BACKS[colour], flag=msg("davinci-flag-not", values=heard))


def drawn(view: View) -> Zone:
    """The piece that waits beside a code. Its place is kept when there is none."""
    row: list[Piece] = []
    if view.drawn >= BACK:
        row = [DRAWN_BACKS[view.turn][view.drawn - BACK]]
    elif view.drawn != NONE:
        row = [APART[view.drawn]]
    return Zone("drawn", "row", msg("davinci-zone-drawn"), row, view.turn, form="apart")


def pool(view: View, colour: int) -> Zone:
    """One colour of the pool. How much is left of it is nobody's to know while all are taking (DVC-4)."""
    left = view.pool[colour]
    count = None if view.setting_up else left
    top = TOPS[colour] if left else []
    return Zone(f"pool{colour}", "pile", POOL_NAMES[colour], top, count=count, back=BACKS[colour], weight=3)


def step(view: View) -> int:
    """Where the turn has come to: draw, attack, go on or stop."""
    if view.setting_up or view.finished or view.owes:
        return NO_STEP
    if view.guessed:
        return 2
    return 0 if view.drawn == NONE and (view.pool[BLACK] or view.pool[WHITE]) else 1


# ---- for one viewer


def mine(view: View, legal: list[Move]) -> Mine:
    if view.seat is None:
        return Mine(prompt(view, None, legal), doing=doing(view))
    number = view.seat
    first, end = bisect_left(legal, GUESS), bisect_left(legal, STOP)
    attacks, others = legal[first:end], legal[:first] + legal[end:]
    zones = [own_code(view, number, others)]
    if view.turn == number and view.drawn != NONE:
        zones.append(drawn(view))
    if attacks:
        zones += pads(view, number)
    zones += papers(view, others)
    if view.setting_up and view.expert:
        zones.append(READY_BARS[READY in others])
    else:
        zones.append(TURN_BARS[bool(attacks)][STOP in others])
    taps = guesses(view, attacks)
    taps += [tap(view, number, move) for move in others]
    return Mine(prompt(view, number, others), zones, taps, pencil=pencil(view))


def papers(view: View, legal: list[Move]) -> list[Zone]:
    """What one may want to know before the next step."""
    found: list[Zone] = []
    if STOP in legal and view.drawn != NONE:
        found.append(OUTCOMES[view.drawn])
    elif STOP in legal and not view.no_penalty:
        found.append(OUTCOMES_WITHOUT_POOL)
    return found + [
        HIDING[joker] for joker in sorted({placed(view, each) for each in legal if is_of_joker(view, each)})
    ]


def is_of_joker(view: View, move: Move) -> bool:
    return GAP <= move < SHOW and placed(view, move) in JOKERS


VALUE_NAMES = [face(value) for value in range(VALUES)]
PENCILS = [VALUE_NAMES[:JOKER], VALUE_NAMES]


def pencil(view: View) -> list[str]:
    """What one may note on a hidden piece, once the codes stand."""
    return [] if view.setting_up or view.finished else PENCILS[view.expert]


def prompt(view: View, number: Seat | None, legal: list[Move]) -> Msg:
    if view.finished:
        return msg("scene-over")
    if view.setting_up:
        return set_up_prompt(view, number)
    if view.turn != number:
        return msg("davinci-prompt-owes" if view.owes else "scene-turn-of", seat=Person(view.turn))
    if view.owes:
        return msg("davinci-prompt-show")
    if view.guessed:
        return msg("davinci-prompt-again")
    return msg("davinci-prompt-draw" if legal and legal[0] < GUESS else "davinci-prompt-attack")


def doing(view: View) -> Msg | None:
    """What whoever's turn it is can do, for those who watch."""
    if view.finished or view.setting_up or view.owes:  # the prompt says it
        return None
    if view.guessed:
        return msg("davinci-doing-again")
    return msg("davinci-doing-draw" if view.drawn == NONE and any(view.pool) else "davinci-doing-attack")


def set_up_prompt(view: View, number: Seat | None) -> Msg:
    if number is None:
        return msg("davinci-prompt-set-up")
    if (view.ready >> number) & 1:
        return msg("davinci-prompt-wait")
    missing = start(len(view.codes)) - len(view.codes[number])
    if missing:
        return msg("davinci-prompt-take-more" if view.codes[number] else "davinci-prompt-take", count=missing)
    has_joker = any(NUMBERS <= each < BACK for each in view.codes[number])
    return msg("davinci-prompt-joker" if has_joker else "davinci-prompt-ready")


def own_code(view: View, number: Seat, legal: list[Move]) -> Zone:
    """One's own code: numbers always, an eye on what everybody sees, gaps where a place may be chosen."""
    row: list[Piece] = []
    for place, each in enumerate(view.codes[number]):
        if each >= BACK:
            row.append(HIDDEN[number][place][each - BACK])
        else:
            row.append(OPEN[each] if (view.shown >> each) & 1 else STANDING[each])
    slits = {gap_at(view, number, move) for move in legal if GAP <= move < SHOW}
    if slits:
        row = with_gaps(row, slits, view.gap, NUMBERS <= view.drawn < BACK)
    ask = ASK_GAP if slits else None
    return Zone(f"code{number}", "row", msg("davinci-zone-code"), row, number, ask=ask, weight=8, form="code")


def gap_at(view: View, number: Seat, move: Move) -> int:
    """Between which pieces of one's code a gap lies. A move counts those of the others, without the joker it moves."""
    gap = moves.gap_place(move)
    which = moves.gap_which(move)
    if which == DRAWN:
        return gap
    stands = view.codes[number].index(piece(JOKER, which - 1))
    return gap if gap < stands else gap + 1


def with_gaps(row: list[Piece], slits: set[int], chosen: int, is_joker: bool) -> list[Piece]:
    """The gaps a piece may go into, among the pieces, and the one where the drawn piece will go as it is. Of a joker
    also those it may not go into: for a number they follow from its value."""
    mixed: list[Piece] = []
    for place in range(len(row) + 1):
        if place == chosen:
            mixed.append(CHOSEN_GAPS[place])
        elif place in slits:
            mixed.append(GAPS[place])
        elif is_joker:
            mixed.append(BARRED_GAPS[place])
        mixed += row[place : place + 1]
    return mixed


def pads(view: View, number: Seat) -> list[Zone]:
    """What a piece may be, by the colours that can be attacked. What one sees elsewhere is struck, and may be said all
    the same (DVC-6)."""
    seen = view.shown
    for each in (*view.codes[number], view.drawn):
        if each != NONE:
            seen |= 1 << each
    pad = [STRUCK[each] if (seen >> each) & 1 else CHOICES[each] for each in range(box_size(view))]
    attacked = {each for code in view.codes for each in code if each >= BACK}
    return [
        Zone(f"values{colour}", "row", PAD_NAMES[colour], pad[colour::2], ask=ASK_VALUE, weight=7)
        for colour in (BLACK, WHITE)
        if BACK + colour in attacked
    ]


def box_size(view: View) -> int:
    return PIECES if view.expert else NUMBERS


# ---- taps


def guess_taps(seat: Seat, place: int, colour: int) -> list[Tap]:
    """Everything that can be said of a hidden piece."""
    target = back_key(seat, place)
    return [
        Tap((target, value_key(piece(value, colour)), "guess"), moves.guess(seat, place, value))
        for value in range(VALUES)
    ]


GUESS_TAPS = [
    [[guess_taps(seat, place, colour) for colour in (BLACK, WHITE)] for place in range(PIECES)]
    for seat in range(MOST_SEATS)
]


def guesses(view: View, attacks: list[Move]) -> list[Tap]:
    """They are hundreds, so they lie ready, piece by piece: of each every value may be said (DVC-6)."""
    taps: list[Tap] = []
    values = box_size(view) // 2
    for move in attacks[::values]:
        owner, place = moves.guess_seat(move), moves.guess_place(move)
        taps += GUESS_TAPS[owner][place][colour_of(view.codes[owner][place])][:values]
    return taps


FIXED = {
    DRAW + BLACK: Tap(("top0",), DRAW + BLACK),
    DRAW + WHITE: Tap(("top1",), DRAW + WHITE),
    STOP: Tap(("stop",), STOP),
    READY: Tap(("ready",), READY),
}


def tap(view: View, number: Seat, move: Move) -> Tap:
    if move in FIXED:
        return FIXED[move]
    if move >= SHOW:
        return Tap((key(view.codes[number][move - SHOW]),), move)
    gap = GAPS[gap_at(view, number, move)].key
    return Tap((key(placed(view, move)), gap), move, say=describe(view, move))


# ---- what moves


def piece_of(event: Event) -> str:
    """The piece that is guessed or shown. Whoever owns a hidden one sees it at the same place of their code."""
    match event:
        case events.Guessed(whom=whom, place=place, right=False):
            return back_key(whom, place)
        case events.Guessed(piece=number) | events.Exposed(piece=number) | events.Showed(piece=number):
            return key(number)
        case events.Inserted(by=by, place=place):
            return back_key(by, place)
    return ""


def flight(event: Event) -> list[Flight]:
    match event:
        case events.Took(by=by, black=black, white=white):
            taken = ((BLACK, black), (WHITE, white))
            return [Flight(f"pool{colour}", f"code{by}") for colour, count in taken if count]
        case events.Drew(back=colour):
            return [Flight(f"pool{colour}", "drawn")]
        case events.DrewPiece(piece=number):
            return [Flight(f"pool{colour_of(number)}", key(number))]
        case events.Guessed(whom=whom, place=place, piece=number, right=True):
            return [Flight(back_key(whom, place), key(number))]
        case events.Showed(by=by, piece=number, place=place):
            return [Flight(back_key(by, place), key(number))]
        case events.Exposed(piece=number):
            return [Flight("drawn", key(number))]
        case events.Inserted(by=by, place=place):
            return [Flight("drawn", back_key(by, place))]
    return []
