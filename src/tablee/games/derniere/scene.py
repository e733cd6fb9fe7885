"""La dernière as a scene: pile and discard in the middle, one's hand, and what can be tapped."""

from __future__ import annotations

from functools import lru_cache

from tablee.core.events import Event
from tablee.core.moves import NOBODY, Move, Seat
from tablee.core.scenes import VOTE, Flight, Mine, Piece, Stands, Tap, Zone, bar, button, label, person, whose_turn
from tablee.core.words import Msg, Person, msg
from tablee.games.derniere import events
from tablee.games.derniere import state as moves
from tablee.games.derniere.describe import follow, to_follow
from tablee.games.derniere.views import View
from tablee.games.smileys import nouns, pieces
from tablee.games.smileys.pack import ANGRY, COLOURS, NONE, SAD, SMILE, SURPRISED

LEGEND: Zone = Zone(
    "legend",
    "legend",
    msg("scene-legend"),
    [
        Piece("legend.angry", msg("derniere-legend-angry"), f"smileys/head-{ANGRY}"),
        Piece("legend.sad", msg("derniere-legend-sad"), f"smileys/head-{SAD}"),
        Piece("legend.surprised", msg("derniere-legend-surprised"), f"smileys/head-{SURPRISED}"),
        Piece("legend.smile", msg("derniere-legend-smile"), f"smileys/head-{SMILE}"),
    ],
    weight=1,
)
CHOICES: Zone = Zone(
    "colours", "row", msg("derniere-which-colour"), pieces.COLOUR_CHOICES, ask=msg("derniere-ask-colour")
)
DISCARD = msg("scene-discard")
ANNOUNCED = [
    Stands(
        pieces.HUES[colour],
        label(nouns.colour(colour)),
        f"smileys/mark-{colour}",
        msg("derniere-stands", colour=nouns.colour(colour)),
    )
    for colour in range(COLOURS)
]
SHOWN = 3  # cards of the discard that lie under each other


# ---- for everybody


def table(view: View) -> list[Zone]:
    turn = NOBODY if view.vote or view.finished else view.turn
    people: list[Piece] = []
    hands: list[Zone] = []
    for number, size in enumerate(view.sizes):
        debt = view.debt if number == turn else 0
        said = size == 1 and (view.said >> number) & 1 == 1
        people.append(seat(number, size, number == turn, debt, said, view.places[number]))
        hands.append(pieces.hidden_hand(number, size))
    top = [pieces.FACES[card] for card in view.discard[-SHOWN:-1]] + [pieces.NEW[view.discard[-1]]]
    return [
        seats(people, 0 if view.finished else view.direction),
        pieces.pile(view.pile, 0 if turn == NOBODY else view.debt),
        middle(top, view.colour, view.smiley, named(view), len(view.discard)),
        LEGEND,
        *hands,
    ]


def seats(people: list[Piece], flow: int) -> Zone:
    return Zone("seats", "seats", pieces=people, weight=2, flow=flow)


def named(view: View) -> int:
    """The colour that a joker on top was given; the first card of a match names none."""
    return view.colour if moves.is_joker(view.reading, view.discard[-1]) and 0 <= view.colour < COLOURS else NONE


def middle(top: list[Piece], colour: int, smiley: int, named: int, count: int) -> Zone:
    """The discard, and the colour that was named, as long as the joker lies on top."""
    stands = None if named == NONE else ANNOUNCED[named]
    return Zone(
        "discard",
        "pile",
        DISCARD,
        top,
        note=stands.follow if stands else to_follow(colour, smiley),
        count=count,
        weight=7,
        form="mat",
        stands=stands,
    )


@lru_cache(4096)
def seat(number: Seat, size: int, is_turn: bool, debt: int, said: bool, place: int) -> Piece:
    """Somebody, and the one thing to know about them."""
    if place:
        return person(number, size, "out", flag=msg("scene-place", place=place))
    flag = msg("derniere-flag-debt", count=debt) if debt else msg("derniere-flag-said") if said else None
    return person(number, size, *(("turn",) if is_turn else ()), flag=flag)


# ---- for one viewer


def mine(view: View, legal: list[Move]) -> Mine:
    if view.seat is None:
        return Mine(prompt(view, legal), doing=doing(view))
    zones = [pieces.hand(view.seat, view.hand)] if view.hand else []
    if any(moves.JOKER <= move < moves.DRAW for move in legal):
        zones.append(CHOICES)
    zones.append(VOTE if moves.GO_ON in legal else row(*buttons(view, legal)))
    return Mine(prompt(view, legal), zones, [tap(move) for move in legal])


def prompt(view: View, legal: list[Move]) -> Msg:
    if view.finished:
        return msg("scene-over")
    if view.vote:
        return msg("vote-asked")
    if view.turn != view.seat:
        return whose_turn(view.turn)
    if view.debt:
        answers = any(move < moves.JOKER for move in legal)
        return msg("derniere-prompt-answer" if answers else "derniere-prompt-take", count=view.debt)
    if view.has_drawn:
        return msg("derniere-prompt-drawn", card=nouns.card(view.drawn))
    return msg("derniere-prompt-draw") if moves.DRAW in legal else follow(view)


def doing(view: View) -> Msg | None:
    """What whoever's turn it is can do, for those who watch."""
    if view.finished or view.vote:
        return None
    if view.debt:
        return msg("derniere-doing-debt", count=view.debt)
    return msg("derniere-doing-drawn") if view.has_drawn else msg("derniere-doing")


def buttons(view: View, legal: list[Move]) -> tuple[bool, bool, int, bool, tuple[Seat, ...]]:
    """Draw or pass, say it, catch somebody: each has its place, whoever may press it."""
    caught = [move - moves.CATCH for move in legal if moves.CATCH <= move < moves.GO_ON] if view.exposed else []
    return moves.PASS in legal, moves.DRAW in legal, view.debt, moves.ANNOUNCE in legal, tuple(caught)


@lru_cache(1024)
def row(may_pass: bool, may_draw: bool, debt: int, may_announce: bool, caught: tuple[Seat, ...]) -> Zone:
    """The bar. Several who can be caught share the last one's side of it."""
    draw = msg("derniere-bar-take", count=debt) if debt else msg("derniere-bar-draw")
    found = [
        button("draw", msg("derniere-bar-pass") if may_pass else draw, 1, may_pass or may_draw, "main"),
        button("announce", msg("derniere-bar-announce"), 2, may_announce),
    ]
    found += [button(f"catch{seat}", msg("derniere-bar-catch", whom=Person(seat)), 3, True, "race") for seat in caught]
    return bar(found if caught else [*found, button("catch", msg("derniere-bar-nobody"), 3, False, "race")])


NOTHING: Zone = row(False, False, 0, False, ())  # for who can do nothing

KEYS = {moves.DRAW: "draw", moves.PASS: "draw", moves.ANNOUNCE: "announce", moves.GO_ON: "on", moves.ENOUGH: "enough"}


def tap_of(move: Move) -> Tap:
    if move < moves.JOKER:
        return Tap((pieces.key(move),), move)
    if move < moves.DRAW:
        return Tap((pieces.key(moves.joker_card(move)), f"colour{moves.joker_colour(move)}"), move)
    if moves.CATCH <= move < moves.GO_ON:
        return Tap((f"catch{move - moves.CATCH}",), move, race=True)
    return Tap((KEYS[move],), move, race=move == moves.ANNOUNCE)


TAPS: list[Tap] = [tap_of(move) for move in range(moves.GRACE)]  # what follows are time's


def tap(move: Move) -> Tap:
    return TAPS[move]


# ---- what moves


def flight(event: Event) -> list[Flight]:
    match event:
        case events.Played(by=by, card=card):
            return [Flight(f"hand{by}", pieces.key(card))]
        case events.Drew(by=by, count=count) if count:
            return [Flight("pile", f"hand{by}")]
        case events.DrewCard(card=card) if card != NONE:
            return [Flight("pile", pieces.key(card))]
        case events.Reshuffled():
            return [Flight("discard", "pile")]
    return []
