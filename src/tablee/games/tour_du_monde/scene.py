"""Tour du Monde as a scene: everybody's lines and continents (worlds.py), the pile, one's hand, and what it can do.

The head of a line is the place that is tapped; `line2.0` is the coral line of seat 2. What lies in it has the line's
colour as its slot, in the order in which it was laid.
"""

from __future__ import annotations

from functools import cache

from tablee.core.events import Event
from tablee.core.moves import Move, Seat
from tablee.core.scenes import VOTE, Flight, Key, Mine, Pick, Piece, Tap, Zone, bar, button, person, whose_turn
from tablee.core.words import Msg, Person, msg
from tablee.games.tour_du_monde import events
from tablee.games.tour_du_monde import state as moves
from tablee.games.tour_du_monde.describe import now, sun_move
from tablee.games.tour_du_monde.state import (
    COLOURS,
    CONTINENTS,
    HAND,
    ICEBERG,
    KINDS,
    LIGHTNING,
    MOON,
    NONE,
    RAINBOW,
    SUN,
    owner,
)
from tablee.games.tour_du_monde.views import View
from tablee.games.tour_du_monde.worlds import (
    BACK,
    FACES,
    MARKS,
    METERS,
    NAMES,
    OWN_METERS,
    SEATS,
    SIGNS,
    attacked_of,
    head_key,
    in_front,
    key,
    laid,
    loss,
    world,
)

# Equal cards of a hand: which of them is meant makes no difference.
CARDS: list[list[Piece]] = [
    [Piece(key(kind), NAMES[kind], FACES[kind], BACK, short=SIGNS[kind])]
    + [
        Piece(f"{key(kind)}.{copy}", NAMES[kind], FACES[kind], BACK, short=SIGNS[kind], like=key(kind))
        for copy in range(1, HAND)
    ]
    for kind in range(KINDS)
]

ANSWERS: dict[Key, Piece] = {
    card.key: Piece(card.key, card.label, card.face, BACK, short=card.short, like="rainbow") for card in CARDS[RAINBOW]
}

LEGEND: Zone = Zone(
    "legend",
    "legend",
    msg("scene-legend"),
    [
        Piece("legend.moon", msg("tour_du_monde-legend-moon"), SIGNS[MOON]),
        Piece("legend.lightning", msg("tour_du_monde-legend-lightning"), SIGNS[LIGHTNING]),
        Piece("legend.iceberg", msg("tour_du_monde-legend-iceberg"), SIGNS[ICEBERG]),
        Piece("legend.rainbow", msg("tour_du_monde-legend-rainbow"), SIGNS[RAINBOW]),
    ],
    weight=1,
)


# ---- for everybody


def table(view: View) -> list[Zone]:
    numbers = range(len(view.sizes))
    zones = [seats([seat(*known(view, number)) for number in numbers], view.direction)]
    zones += [world(number, *in_front(view, number), False) for number in numbers]
    zones += [METERS[number][laid(view, number)] for number in numbers]
    zones += [pile(view.pile), LEGEND]
    if view.attacked != NONE:
        zones.append(threat(view))
    zones += [hidden_hand(number, size) for number, size in enumerate(view.sizes)]
    return zones


def seats(people: list[Piece], flow: int) -> Zone:
    return Zone("seats", "seats", pieces=people, note=direction(flow), weight=2, flow=flow)


@cache
def pile(count: int) -> Zone:
    return Zone("pile", "pile", msg("scene-pile"), count=count, back=BACK, weight=4)


@cache
def hidden_hand(number: Seat, size: int) -> Zone:
    return Zone(f"hand{number}", "hand", owner=number, count=size, back=BACK, weight=2)


def direction(flow: int) -> Msg | None:
    if flow == 0:
        return None
    return msg("tour_du_monde-zone-left" if flow == 1 else "tour_du_monde-zone-right")


def threat(view: View) -> Zone:
    """The moon that waits for an answer: the same paper for everybody, whatever the attacked one holds (TDM-19)."""
    whom, colour = divmod(view.attacked, COLOURS)
    title = msg("tour_du_monde-notice", by=Person(view.turn), whom=Person(whom), colour=events.colour(colour))
    cards = view.lines[view.attacked]
    if cards:
        wanted = msg("tour_du_monde-notice-wants", card=events.card(cards[-1]))
    else:
        wanted = msg("tour_du_monde-notice-stops")
    moon = Piece("notice.moon", NAMES[MOON], FACES[MOON])
    return Zone("notice", "notice", title, [moon], view.turn, note=wanted, weight=8)


def known(view: View, number: Seat) -> tuple[Seat, int, bool, int, int, bool]:
    """All that everybody knows about somebody, but for what lies in front of them."""
    is_turn = number == view.turn and not view.vote and not view.finished
    is_attacked = attacked_of(view, number) != NONE
    return number, view.sizes[number], is_turn, view.places[number], view.points[number], is_attacked


def seat(number: Seat, size: int, is_turn: bool, place: int, points: int, is_attacked: bool) -> Piece:
    """Somebody, and the one thing to know about them."""
    if place:
        return person(number, size, "out", flag=msg("tour_du_monde-flag-place", place=place, points=points))
    flag = msg("tour_du_monde-flag-moon") if is_attacked else None
    return person(number, size, *(("turn",) if is_turn else ()), flag=flag)


# ---- for one viewer


def mine(view: View, legal: list[Move]) -> Mine:
    me = view.seat
    if me is None:
        return Mine(prompt(view, legal), about=about(view), doing=doing(view))
    zones = [world(me, *in_front(view, me), True), OWN_METERS[me][laid(view, me)]]
    held = with_answer(hand(view.hand)) if moves.CANCEL in legal else hand(view.hand)
    if held:
        zones.append(hand_of(held, me))
    if any(moves.STRIKE <= move < moves.FREEZE for move in legal):
        zones.append(colours(view, me))
    picks = exchange(view, legal, held)
    zones.append(directions(view) if moves.DIRECTION in legal else actions(legal, bool(picks)))
    taps = [tap(view, me, move) for move in legal if not moves.EXCHANGE < move < moves.CANCEL]
    return Mine(prompt(view, legal), zones, taps, picks, about=about(view))


def about(view: View) -> str:
    return "" if view.attacked == NONE else f"world{owner(view.attacked)}"


def prompt(view: View, legal: list[Move]) -> Msg:
    if view.finished:
        return msg("scene-over")
    if view.vote:
        return msg("vote-asked")
    if view.attacked != NONE:
        return prompt_under_moon(view)
    if view.turn != view.seat:
        return now(view) if view.direction == 0 else whose_turn(view.turn)
    if view.direction == 0:
        return prompt_direction(view)
    if moves.EXCHANGE not in legal:
        return msg("tour_du_monde-prompt-begin")
    if legal[0] < moves.EXCHANGE:
        return msg("tour_du_monde-prompt-play" if view.pile else "tour_du_monde-prompt-play-dry")
    return msg("tour_du_monde-prompt-change" if view.pile and view.hand else "tour_du_monde-prompt-pass")


def doing(view: View) -> Msg | None:
    """What whoever is waited for can do, for those who watch: the same whatever they hold."""
    if view.finished or view.vote:
        return None
    if view.attacked != NONE:
        return msg("tour_du_monde-doing-moon")
    if view.direction == 0:
        return msg("tour_du_monde-doing-direction")
    return msg("tour_du_monde-doing" if view.pile else "tour_du_monde-doing-dry")


def prompt_direction(view: View) -> Msg:
    """The first thing anybody is asked: why them, and what follows from it (TDM-5)."""
    left, right = beside(view, view.turn)
    if left == right:
        return msg("tour_du_monde-prompt-direction-two")
    return msg("tour_du_monde-prompt-direction", left=Person(left), right=Person(right))


def beside(view: View, seat: Seat) -> tuple[Seat, Seat]:
    """Who sits to the left and to the right of somebody."""
    return (seat + 1) % len(view.sizes), (seat - 1) % len(view.sizes)


def prompt_under_moon(view: View) -> Msg:
    """The same for everybody who is attacked, rainbow or not (TDM-19)."""
    if owner(view.attacked) != view.seat:
        return msg("tour_du_monde-prompt-attack", by=Person(view.turn), whom=Person(owner(view.attacked)))
    if view.let:
        return msg("tour_du_monde-prompt-let")
    return msg("tour_du_monde-prompt-moon", colour=events.colour(view.attacked % COLOURS))


def hand(cards: list[int]) -> list[Piece]:
    """A sorted hand: equal cards lie side by side."""
    held: list[Piece] = []
    last, copy = NONE, 0
    for card in cards:
        copy = copy + 1 if card == last else 0
        last = card
        held.append(CARDS[card][copy])
    return held


def hand_of(held: list[Piece], me: Seat) -> Zone:
    return Zone(f"hand{me}", "hand", msg("scene-hand"), held, me)


def with_answer(held: list[Piece]) -> list[Piece]:
    """A hand against a moon: its rainbows rise, and one that is tapped is the button. To its holder alone (TDM-19)."""
    return [ANSWERS.get(piece.key, piece) for piece in held]


def colours(view: View, me: Seat) -> Zone:
    """Which lines lightning may strike, and how many of them would lose a continent (TDM-15)."""
    hit = [0] * COLOURS
    for line, cards in enumerate(view.lines):
        if cards and view.tops[line] != RAINBOW and owner(line) != me and not view.places[owner(line)]:
            hit[line % COLOURS] += 1
    choices = [
        Piece(
            f"colour{colour}",
            msg("tour_du_monde-struck-colour", colour=events.colour(colour), count=count),
            MARKS[colour],
            count=count,
        )
        for colour, count in enumerate(hit)
    ]
    return Zone("colours", "row", msg("tour_du_monde-zone-which-colour"), choices)


def exchange(view: View, legal: list[Move], held: list[Piece]) -> list[Pick]:
    """Any cards, but no more than there are to draw (TDM-11); none at all is to pass, which has its own button."""
    most = min(len(held), view.pile)
    if not most or moves.EXCHANGE not in legal:
        return []
    weights = [1 << place for place in range(len(held))]
    return [Pick(f"hand{view.seat}", [piece.key for piece in held], weights, 1, most, moves.EXCHANGE, "exchange")]


def directions(view: View) -> Zone:
    """Each with who would play next (TDM-5)."""
    left, right = beside(view, view.turn)
    return bar(
        [
            button("left", msg("tour_du_monde-bar-left", seat=Person(left)), 1, True),
            button("right", msg("tour_du_monde-bar-right", seat=Person(right)), 3, True),
        ]
    )


def actions(legal: list[Move], exchanges: bool) -> Zone:
    if moves.GO_ON in legal:
        return VOTE
    return BARS[pressed(legal, exchanges)]


def pressed(legal: list[Move], exchanges: bool) -> tuple[bool, bool, bool, bool]:
    """Which buttons can be."""
    return moves.EXCHANGE in legal, moves.LET in legal, exchanges, moves.CANCEL in legal


def buttons(passes: bool, lets: bool, exchanges: bool, cancels: bool) -> Zone:
    """Pass, or let a moon happen; exchange; the rainbow in a place of its own."""
    first = msg("tour_du_monde-bar-let") if lets else msg("tour_du_monde-bar-pass")
    return bar(
        [
            button("let" if lets else "pass", first, 1, passes or lets),
            button("exchange", msg("tour_du_monde-bar-exchange"), 2, exchanges, "main"),
            button("rainbow", msg("tour_du_monde-bar-rainbow"), 3, cancels, "race"),
        ]
    )


BOTH = (False, True)
BARS: dict[tuple[bool, bool, bool, bool], Zone] = {
    (a, b, c, d): buttons(a, b, c, d) for a in BOTH for b in BOTH for c in BOTH for d in BOTH
}


# ---- the ways to a move


def tap(view: View, me: Seat, move: Move) -> Tap:
    if moves.ECLIPSE <= move < moves.STRIKE:
        line = move - moves.ECLIPSE
        return with_moon(line, view.lines[line][-1] if view.lines[line] else NONE)
    if moves.OPEN <= move < moves.ECLIPSE:
        if moves.LAY <= move < moves.CURE:
            return LAYS[me][move - moves.LAY]
        colour, card = sun_move(view, move - (moves.OPEN if move < moves.LAY else moves.CURE))
        return with_sun(move, me, colour, card)
    return REST[move]


@cache
def with_moon(line: int, last: int) -> Tap:
    return Tap((key(MOON), head_key(*divmod(line, COLOURS))), moves.ECLIPSE + line, say=loss(last))


@cache
def with_sun(move: Move, me: Seat, colour: int, card: int) -> Tap:
    return Tap((key(card), head_key(me, colour)), move)


LAYS = [
    [Tap((key(card), head_key(me, card // CONTINENTS)), moves.lay(card)) for card in range(SUN)] for me in range(SEATS)
]
REST = {
    moves.FREEZE + line: Tap(
        (key(ICEBERG), head_key(*divmod(line, COLOURS))), moves.FREEZE + line, say=msg("tour_du_monde-say-freezes")
    )
    for line in range(SEATS * COLOURS)
}
REST |= {moves.strike(n): Tap((key(LIGHTNING), f"colour{n}"), moves.strike(n)) for n in range(COLOURS)}
BUTTONS = {
    moves.DIRECTION: "left",
    moves.DIRECTION + 1: "right",
    moves.EXCHANGE: "pass",
    moves.LET: "let",
    moves.CANCEL: "rainbow",
    moves.GO_ON: "on",
    moves.ENOUGH: "enough",
}
REST |= {move: Tap((name,), move) for move, name in BUTTONS.items()}


# ---- what moves


def piece_of(event: Event) -> Key:
    """The head of the line that is attacked, saved or laid to."""
    match event:
        case (
            events.Threatened(whom=number, colour=colour)
            | events.Stopped(whom=number, colour=colour)
            | events.Froze(whom=number, colour=colour)
            | events.Cancelled(by=number, colour=colour)
            | events.Cured(by=number, colour=colour)
            | events.Opened(by=number, colour=colour)
        ):
            return head_key(number, colour)
        case (
            events.Laid(by=number, card=card)
            | events.Stole(whom=number, card=card)
            | events.Lost(whom=number, card=card)
        ):
            return head_key(number, card // CONTINENTS)
    return ""


def flight(event: Event) -> list[Flight]:
    """Between hands, lines and the pile. Where a card lies in its line is not told: it goes to the line's head."""
    match event:
        case (
            events.Opened(by=by, colour=colour)
            | events.Cured(by=by, colour=colour)
            | events.Cancelled(by=by, colour=colour)
        ):
            return [Flight(f"hand{by}", head_key(by, colour))]
        case events.Laid(by=by, card=card):
            return [Flight(f"hand{by}", head_key(by, card // CONTINENTS))]
        case events.Threatened(by=by, whom=whom, colour=colour) | events.Froze(by=by, whom=whom, colour=colour):
            return [Flight(f"hand{by}", head_key(whom, colour))]
        case events.Stole(by=by, whom=whom, card=card):
            return [Flight(head_key(whom, card // CONTINENTS), f"hand{by}")]
        case events.Struck(by=by):  # the card itself goes back, too
            return [Flight(f"hand{by}", "pile")]
        case events.Lost(whom=whom, card=card):
            return [Flight(head_key(whom, card // CONTINENTS), "pile")]
        case events.Exchanged(by=by, count=count) if count:
            return [Flight(f"hand{by}", "pile"), Flight("pile", f"hand{by}")]
        case events.Drew(seat=number):
            return [Flight("pile", f"hand{number}")]
        case events.DrewCard(card=card):
            return [Flight("pile", key(card))]
    return []
