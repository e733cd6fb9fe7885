"""Why a move of Tour du Monde is refused, in words. Only for moves that rules.py has found not to be legal."""

from __future__ import annotations

from tablee.core.words import Msg, msg
from tablee.games.tour_du_monde import events
from tablee.games.tour_du_monde.state import (
    CANCEL,
    COLOURS,
    CONTINENTS,
    CURE,
    ECLIPSE,
    EXCHANGE,
    FREEZE,
    GO_ON,
    ICEBERG,
    LAY,
    LIGHTNING,
    MOON,
    NONE,
    OPEN,
    RAINBOW,
    REACT_OVER,
    STRIKE,
    State,
    is_sun,
    line_of,
    owner,
    sun_for,
)


def why(state: State, seat: int, move: int) -> Msg:
    if move >= REACT_OVER:
        return msg("refused-table-only")
    if state.vote or state.places[seat]:
        return msg("refused-not-now")
    if move >= GO_ON:
        return msg("tour_du_monde-no-vote")
    if state.attacked != NONE:
        return in_the_window(state, seat, move)
    if move >= CANCEL:
        return msg("tour_du_monde-no-moon-to-answer")
    if seat != state.turn:
        return msg("tour_du_monde-not-your-turn")
    if state.direction == 0:
        return msg("tour_du_monde-choose-direction")
    if move < OPEN:
        return msg("tour_du_monde-direction-chosen")
    if state.turns == 0 and any(is_sun(card) for card in state.hands[seat]) and not OPEN <= move < OPEN + COLOURS:
        return msg("tour_du_monde-begin-with-sun")
    if move >= EXCHANGE:
        return why_no_exchange(state, seat, move - EXCHANGE)
    card = needed(state, move)
    if card not in state.hands[seat]:
        return msg("tour_du_monde-not-in-hand", card=events.card(card))
    if ECLIPSE <= move < STRIKE:
        return why_no_attack(state, seat, move - ECLIPSE, card)
    if move >= FREEZE:
        return why_no_attack(state, seat, move - FREEZE, card)
    if move >= STRIKE:
        return msg("tour_du_monde-strikes-nobody", colour=events.colour(move - STRIKE))
    return on_own_line(state, seat, move)


def in_the_window(state: State, seat: int, move: int) -> Msg:
    """A moon hangs over somebody's line."""
    if seat != owner(state.attacked):
        return msg("tour_du_monde-wait-for-answer")
    if state.let:
        return msg("refused-not-now")
    return msg("tour_du_monde-no-rainbow") if move == CANCEL else msg("tour_du_monde-answer-first")


def needed(state: State, move: int) -> int:
    """The card a move plays."""
    if LAY <= move < CURE:
        return move - LAY
    if move < ECLIPSE:
        which = move - (OPEN if move < LAY else CURE)
        return RAINBOW if which >= COLOURS else sun_for(state.coloured, which)
    if move < STRIKE:
        return MOON
    return LIGHTNING if move < FREEZE else ICEBERG


def why_no_exchange(state: State, seat: int, mask: int) -> Msg:
    if mask >> len(state.hands[seat]):
        return msg("tour_du_monde-so-many-cards", count=len(state.hands[seat]))
    if mask.bit_count() > len(state.pile):
        return msg("tour_du_monde-small-pile", count=len(state.pile))
    return msg("tour_du_monde-first-of-equals")


def on_own_line(state: State, seat: int, move: int) -> Msg:
    """A card that is there, and no line of one's own that takes it."""
    if move < LAY:
        return msg("tour_du_monde-open-already", colour=events.colour((move - OPEN) % COLOURS))
    if move >= CURE:
        return msg("tour_du_monde-no-moon-there", colour=events.colour((move - CURE) % COLOURS))
    colour = (move - LAY) // CONTINENTS
    line = line_of(seat, colour)
    noun = events.colour(colour)
    if state.tops[line] == NONE:
        return msg("tour_du_monde-not-open", colour=noun)
    if state.tops[line] == MOON:
        return msg("tour_du_monde-under-moon", colour=noun)
    return msg("tour_du_monde-frozen", colour=noun)


def why_no_attack(state: State, seat: int, line: int, card: int) -> Msg:
    """A moon or an iceberg on a line that does not take it."""
    if line >= len(state.lines) or state.tops[line] == NONE:
        return msg("tour_du_monde-no-such-line")
    if owner(line) == seat:
        return msg("tour_du_monde-own-line")
    if state.places[owner(line)]:
        return msg("tour_du_monde-has-finished")
    if (state.frozen >> line) & 1:
        return msg("tour_du_monde-frozen-already")
    if state.tops[line] == RAINBOW and card == MOON:
        return msg("tour_du_monde-rainbow-guards")
    return msg("tour_du_monde-moon-already")
