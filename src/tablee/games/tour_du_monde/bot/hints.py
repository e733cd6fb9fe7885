"""Hints for Tour du Monde: the best cards with the line they go to, and who is nearly round the world."""

from __future__ import annotations

from tablee.bots.advice import EXCELLENT, MOST_CHOICES, bars_behind
from tablee.core.moves import Move, Seat
from tablee.core.scenes import VOTE_HINT, Choice, Hint, label
from tablee.core.words import Msg, Person, msg
from tablee.games.tour_du_monde import events
from tablee.games.tour_du_monde import state as moves
from tablee.games.tour_du_monde.bot.chances import chance
from tablee.games.tour_du_monde.bot.lookahead import Ahead
from tablee.games.tour_du_monde.bot.outlook import Knowledge, seen
from tablee.games.tour_du_monde.describe import describe, sun_move
from tablee.games.tour_du_monde.scene import hand, tap
from tablee.games.tour_du_monde.state import COLOURS, CONTINENTS, ICEBERG, LIGHTNING, MOON, RAINBOW, line_of, owner
from tablee.games.tour_du_monde.views import View
from tablee.games.tour_du_monde.worlds import FACES

NEARLY = 1  # continents that somebody lacks who has to be stopped


def hint(bot: Ahead, view: View, legal: list[Move]) -> Hint | None:
    """In one's own turn, and against a moon."""
    if not legal or view.seat is None:
        return None
    if legal[0] == moves.GO_ON:
        return VOTE_HINT
    if legal[0] < moves.OPEN:  # nothing lies there yet: left and right are as good
        return Hint(msg("tour_du_monde-hint-direction", seats=len(view.sizes)))
    if legal[0] >= moves.CANCEL:
        return answering(view, legal)
    worths = bot.formula(view, legal)
    if not worths:
        return None
    first = bot.choose(view, legal)
    order = sorted(worths, key=lambda move: (move != first, -worths[move]))[:MOST_CHOICES]
    best = worths.get(first, 1.0)
    return Hint(
        situation(view), [choice(view, view.seat, move, bars_behind(best, worths.get(move, best))) for move in order]
    )


def weigh(bot: Ahead, view: View, legal: list[Move], samples: int, seed: int) -> list[tuple[Move, float]]:
    """In one's own turn, once a direction is chosen."""
    turn = [move for move in legal if moves.OPEN <= move < moves.CANCEL]
    is_turn = bool(turn) and legal[0] != moves.GO_ON and legal[0] < moves.CANCEL and view.seat is not None
    return bot.valued(view, turn, samples, seed) if is_turn and len(turn) > 1 else []


def answering(view: View, legal: list[Move]) -> Hint:
    if moves.CANCEL not in legal:
        let = Choice(msg("tour_du_monde-bar-let"), msg("tour_du_monde-hint-let"), ["let"], EXCELLENT, move=moves.LET)
        return Hint(msg("tour_du_monde-hint-moon"), [let])
    why = msg("tour_du_monde-hint-cancel")
    rainbow = Choice(msg("tour_du_monde-bar-rainbow"), why, ["rainbow"], EXCELLENT, FACES[RAINBOW], moves.CANCEL)
    return Hint(msg("tour_du_monde-hint-moon"), [rainbow])


def situation(view: View) -> Msg:
    """Who lacks one continent, or how many one lacks oneself."""
    assert view.seat is not None
    others = [seat for seat in range(len(view.sizes)) if seat != view.seat and not view.places[seat]]
    rival = min(others, key=lambda seat: len(missing(view, seat)))
    lacks = missing(view, rival)
    if len(lacks) == NEARLY:
        return msg("tour_du_monde-hint-block", who=Person(rival), continent=events.CONTINENT_NAMES[lacks[0]])
    return msg("tour_du_monde-hint-missing", count=len(missing(view, view.seat)))


def missing(view: View, seat: Seat) -> list[int]:
    """The continents that somebody has not laid."""
    laid = {card % CONTINENTS for colour in range(COLOURS) for card in view.lines[line_of(seat, colour)]}
    return [continent for continent in range(CONTINENTS) if continent not in laid]


def choice(view: View, me: Seat, move: Move, bars: int) -> Choice:
    if move >= moves.EXCHANGE:
        return exchange(view, move, bars)
    path = list(tap(view, me, move).path)
    card = card_of(view, move)
    return Choice(label(events.card(card)), why(view, me, move), path, bars, FACES[card], move)


def exchange(view: View, move: Move, bars: int) -> Choice:
    """The cards that are given away."""
    given = move - moves.EXCHANGE
    held = hand(view.hand)
    lit = [piece.key for place, piece in enumerate(held) if given >> place & 1]
    reason = msg("tour_du_monde-hint-exchange") if given else None
    return Choice(describe(view, move), reason, [*lit, "exchange"] if lit else ["pass"], bars, move=move)


def card_of(view: View, move: Move) -> int:
    if move < moves.LAY:
        return sun_move(view, move - moves.OPEN)[1]
    if move < moves.CURE:
        return move - moves.LAY
    if move < moves.ECLIPSE:
        return sun_move(view, move - moves.CURE)[1]
    return MOON if move < moves.STRIKE else LIGHTNING if move < moves.FREEZE else ICEBERG


def why(view: View, me: Seat, move: Move) -> Msg:
    if move < moves.LAY:
        return msg("tour_du_monde-hint-open")
    if move < moves.CURE:
        lacks = missing(view, me)
        is_new = (move - moves.LAY) % CONTINENTS in lacks
        left = len(lacks) - is_new
        return msg("tour_du_monde-hint-lay", count=left) if left else msg("tour_du_monde-hint-round")
    if move < moves.ECLIPSE:
        return msg("tour_du_monde-hint-cure")
    if move < moves.STRIKE:
        return msg("tour_du_monde-hint-eclipse", who=Person(owner(move - moves.ECLIPSE)))
    if move < moves.FREEZE:
        return msg("tour_du_monde-hint-strike")
    return msg("tour_du_monde-hint-freeze", who=Person(owner(move - moves.FREEZE)))


# ---- the chance to win


def outlook(bot: Ahead, view: View) -> float | None:
    """As the player judges the table when nobody does anything; none once somebody has a place."""
    if any(view.places) or view.finished:
        return None
    return chance(Knowledge(view, bot.memory), seen(view))
