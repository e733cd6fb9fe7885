"""Tour du Monde in words: a move, the steps to it, the table."""

from __future__ import annotations

from tablee.core.clocks import Clock
from tablee.core.scenes import CLOCK_OF_VOTE, clock_of_turn
from tablee.core.words import Msg, Noun, Person, msg, noun
from tablee.games.tour_du_monde import events
from tablee.games.tour_du_monde import state as moves
from tablee.games.tour_du_monde.state import COLOURS, CONTINENTS, MOON, NONE, RAINBOW, line_of, owner, sun_for
from tablee.games.tour_du_monde.views import View


def describe(view: View, move: int) -> Msg:
    """A move as one sentence."""
    if move < moves.OPEN:
        return msg("tour_du_monde-move-direction", left="yes" if move == moves.DIRECTION else "no")
    if move < moves.LAY:
        colour, card = sun_move(view, move - moves.OPEN)
        return msg("tour_du_monde-move-open", colour=events.colour(colour), card=events.card(card))
    if move < moves.CURE:
        return msg("tour_du_monde-move-lay", card=events.card(move - moves.LAY))
    if move < moves.ECLIPSE:
        colour, card = sun_move(view, move - moves.CURE)
        return msg("tour_du_monde-move-cure", colour=events.colour(colour), card=events.card(card))
    if move < moves.STRIKE:
        line = move - moves.ECLIPSE
        return msg("tour_du_monde-move-eclipse", whom=Person(owner(line)), colour=events.colour(line % COLOURS))
    if move < moves.FREEZE:
        return msg("tour_du_monde-move-strike", colour=events.colour(move - moves.STRIKE))
    if move < moves.EXCHANGE:
        line = move - moves.FREEZE
        return msg("tour_du_monde-move-freeze", whom=Person(owner(line)), colour=events.colour(line % COLOURS))
    if move < moves.CANCEL:
        return describe_exchange(view, move - moves.EXCHANGE)
    return describe_rest(view, move)


def sun_move(view: View, which: int) -> tuple[int, int]:
    """The colour of the line that is opened or cured, and the card that does it."""
    return which % COLOURS, RAINBOW if which >= COLOURS else sun_for(view.coloured, which)


def describe_exchange(view: View, mask: int) -> Msg:
    if mask == 0:
        return msg("tour_du_monde-move-pass")
    if is_whole_hand(view, mask):
        return msg("tour_du_monde-move-exchange-all")
    return msg("tour_du_monde-move-exchange", count=mask.bit_count())


def is_whole_hand(view: View, mask: int) -> bool:
    return mask == (1 << len(view.hand)) - 1


def describe_rest(view: View, move: int) -> Msg:
    """Answers, votes and what time does."""
    if move == moves.CANCEL:
        return msg("tour_du_monde-move-cancel")
    if move == moves.LET:
        return msg("tour_du_monde-move-let")
    if move == moves.GO_ON:
        return msg("vote-on")
    if move == moves.ENOUGH:
        return msg("vote-enough")
    if move == moves.REACT_OVER:
        return msg("tour_du_monde-time-react-over")
    if move == moves.LATE:
        return msg("tour_du_monde-time-late", seat=Person(view.turn))
    return msg("vote-time-over")


def path(view: View, move: int) -> list[Msg]:
    """The steps that lead to a move in a menu: a card, then the line; for an exchange, kind by kind."""
    if moves.OPEN <= move < moves.LAY:
        colour, card = sun_move(view, move - moves.OPEN)
        return [msg("tour_du_monde-step-open", card=events.card(card)), own_line(colour)]
    if moves.CURE <= move < moves.ECLIPSE:
        colour, card = sun_move(view, move - moves.CURE)
        return [msg("tour_du_monde-step-cure", card=events.card(card)), own_line(colour)]
    if moves.ECLIPSE <= move < moves.STRIKE:
        return [msg("tour_du_monde-step-eclipse"), target(move - moves.ECLIPSE)]
    if moves.STRIKE <= move < moves.FREEZE:
        struck = msg("tour_du_monde-step-struck", colour=events.colour(move - moves.STRIKE))
        return [msg("tour_du_monde-step-strike"), struck]
    if moves.FREEZE <= move < moves.EXCHANGE:
        return [msg("tour_du_monde-step-freeze"), target(move - moves.FREEZE)]
    mask = move - moves.EXCHANGE
    if moves.EXCHANGE < move < moves.CANCEL and not is_whole_hand(view, mask):
        return [msg("tour_du_monde-step-exchange"), *exchange_steps(view.hand, mask)]
    return [describe(view, move)]


def own_line(colour: int) -> Msg:
    return msg("tour_du_monde-step-line", colour=events.colour(colour))


def target(line: int) -> Msg:
    return msg("tour_du_monde-step-target", whom=Person(owner(line)), colour=events.colour(line % COLOURS))


def exchange_steps(hand: list[int], mask: int) -> list[Msg]:
    """Of every kind in the hand: how many are given, or that all are kept."""
    steps: list[Msg] = []
    for kind in sorted(set(hand)):
        of = hand.count(kind)
        count = (mask >> hand.index(kind) & (1 << of) - 1).bit_count()
        card = events.card(kind)
        if count:
            steps.append(msg("tour_du_monde-step-give", card=card, count=count, of=of))
        else:
            steps.append(msg("tour_du_monde-step-keep", card=card, of=of))
    return steps


def lines(view: View) -> list[Msg]:
    """The table, read from the middle over the others' lines to one's own lines and hand."""
    said = [msg("tour_du_monde-table-pile", pile=view.pile), now(view)]
    for seat, size in enumerate(view.sizes):
        if seat != view.seat:
            coral, jade, saffron = (line(view, line_of(seat, colour)) for colour in range(COLOURS))
            said.append(
                msg(
                    "tour_du_monde-table-seat", seat=Person(seat), kinds=kinds(view, seat), count=size, coral=coral,
                    jade=jade, saffron=saffron,
                )
            )  # fmt: skip
    if view.seat is not None:
        coral, jade, saffron = (line(view, line_of(view.seat, colour)) for colour in range(COLOURS))
        own = kinds(view, view.seat)
        said.append(msg("tour_du_monde-table-you", kinds=own, coral=coral, jade=jade, saffron=saffron))
    for kind in sorted(set(view.hand)):
        said.append(msg("tour_du_monde-table-card", card=events.card(kind), count=view.hand.count(kind)))
    return said


def now(view: View) -> Msg:
    """What is waited for."""
    if view.finished:
        return msg("tour_du_monde-table-over")
    if view.vote:
        return msg("vote-asked")
    if view.attacked != NONE:
        colour = events.colour(view.attacked % COLOURS)
        if owner(view.attacked) == view.seat:
            return msg("tour_du_monde-table-threat-yours", colour=colour)
        return msg("tour_du_monde-table-threat", whom=Person(owner(view.attacked)), colour=colour)
    if view.direction == 0:
        return msg("tour_du_monde-table-choosing", seat=Person(view.turn))
    left = "yes" if view.direction == 1 else "no"
    if view.turn == view.seat:
        return msg("tour_du_monde-table-your-turn", left=left)
    return msg("tour_du_monde-table-turn", left=left, seat=Person(view.turn))


def kinds(view: View, seat: int) -> int:
    laid = view.lines[line_of(seat, 0) : line_of(seat, COLOURS)]
    return len({card % CONTINENTS for line in laid for card in line})


def line(view: View, number: int) -> Noun:
    """One line, opener first; nothing if it is not open. The last continent is named where it is not plain to see."""
    top = view.tops[number]
    laid = [events.CONTINENT_NAMES[card % CONTINENTS] for card in view.lines[number]]
    counts: dict[str, str | int] = {name: laid.count(name) for name in events.CONTINENT_NAMES}
    return noun(
        "tour_du_monde-line",
        colour=events.COLOUR_NAMES[number % COLOURS],
        top="none" if top == NONE else "moon" if top == MOON else "rainbow" if top == RAINBOW else "sun",
        frozen="yes" if view.frozen >> number & 1 else "no",
        continent=laid[-1] if len(set(laid)) > 1 else "none",
        **counts,
    )


def clock(running: Clock) -> Msg:
    """What a clock decides: a turn, the answer to an attack, or the vote."""
    if running.move == moves.LATE:
        return clock_of_turn(running.seat)
    if running.move == moves.REACT_OVER:
        return msg("tour_du_monde-clock-answer", by=Person(running.seat))
    return CLOCK_OF_VOTE


def far(view: View) -> Msg:
    """Cards that lie in lines."""
    return msg("house-far-laid", count=sum(len(line) for line in view.lines))
