"""What is worth a look of all that could be exchanged: the cards of no use, and the least useful ones besides."""

from __future__ import annotations

from tablee.games.tour_du_monde import state as moves
from tablee.games.tour_du_monde.state import CONTINENTS, ICEBERG, LIGHTNING, MOON, NONE, RAINBOW, SUN, State
from tablee.games.tour_du_monde.views import View

GROWING, STOPPED, CLOSED, ICED = 0, 1, 2, 3  # a line, the more useful the lower
USELESS = 0
OTHERS = {  # how useful: the first of a kind, the second, and so on
    SUN: (40, 25, 10, 2),
    RAINBOW: (90, 70, 50),
    MOON: (35, 12, 3),
    LIGHTNING: (22, 6, 2),
    ICEBERG: (33, 10, 2),
}
READY, LATER, NO_SUN = 50, 30, 18  # a missing continent: its line can grow, could, or could with a sun that is not held
TWICE = 8  # a missing continent that is held in another colour, too


def line_stands(view: View | State, line: int) -> int:
    if view.frozen >> line & 1:
        return ICED
    top = view.tops[line]
    return CLOSED if top == NONE else STOPPED if top == MOON else GROWING


def worth_giving(hand: list[int], pile: int, laid: int, stands: list[int]) -> list[int]:
    """The exchanges: all that is of no use, with nothing, each single card, or the least useful ones besides; and
    nothing at all. Laid are one's own continents as bits; stands says what one's own lines are good for."""
    worths = usefulness(hand, laid, stands)
    order = sorted(range(len(hand)), key=worths.__getitem__)
    useless = 0
    for place in order:
        if worths[place] == USELESS and useless.bit_count() < pile:
            useless |= 1 << place
    masks = {0: None, useless: None}
    seen = NONE
    for place, card in enumerate(hand):
        if not useless >> place & 1 and card != seen:  # of equal cards always the first ones
            masks[useless | 1 << place] = None
            seen = card
    given = useless
    for place in order:
        given |= 1 << place
        masks[given] = None
    return [moves.EXCHANGE + mask for mask in masks if mask.bit_count() <= pile]


def usefulness(hand: list[int], laid: int, stands: list[int]) -> list[int]:
    """By place in the hand. Of equal cards the last is the most useful, because the first ones are given."""
    has_sun = any(SUN <= card <= RAINBOW for card in hand)
    ready = 0  # continents held whose line can grow
    for card in hand:
        if card < SUN and stands[card // CONTINENTS] == GROWING:
            ready |= 1 << card % CONTINENTS
    found = [USELESS] * len(hand)
    taken = laid  # continents that are laid, or that a more useful card has
    counts: dict[int, int] = {}
    for place in range(len(hand) - 1, -1, -1):
        card = hand[place]
        if card >= SUN:
            kind = SUN if card < RAINBOW else card
            scale = OTHERS[kind]
            count = counts[kind] = counts.get(kind, -1) + 1
            found[place] = scale[min(count, len(scale) - 1)]
            continue
        stand, bit = stands[card // CONTINENTS], 1 << card % CONTINENTS
        is_double = place + 1 < len(hand) and hand[place + 1] == card
        if is_double or laid & bit or stand == ICED:
            continue
        if taken & bit or (stand != GROWING and ready & bit):
            found[place] = TWICE
        else:
            found[place] = READY if stand == GROWING else LATER if has_sun else NO_SUN
            taken |= bit
    return found
