"""How far everybody is from home: the turns a tour still takes, and what a move makes of them.

All of it as one seat knows it, when it thinks about its move. A position is what that move leaves behind: the cards
still held, and how many more have been drawn without being seen yet.
"""

from __future__ import annotations

from typing import NamedTuple

from tablee.core.events import Event
from tablee.games.tour_du_monde import events
from tablee.games.tour_du_monde import state as moves
from tablee.games.tour_du_monde.state import (
    COLOURED_SUN,
    COLOURS,
    CONTINENTS,
    HAND,
    ICEBERG,
    KINDS,
    LIGHTNING,
    MOON,
    RAINBOW,
    SUN,
    owner,
    sun_for,
)
from tablee.games.tour_du_monde.views import View, hidden

EVERYWHERE = (1 << CONTINENTS) - 1
NEVER = 25.0  # turns: somebody will have won by then
EXCHANGED = 4.5  # cards that an exchange brings, as people play

# ---- positions


class Side(NamedTuple):
    """What lies in front of one seat, by colour."""

    lines: tuple[tuple[int, ...], ...]
    tops: tuple[int, ...]
    frozen: int  # bits

    def laid(self) -> int:
        """Its continents, as bits."""
        bits = 0
        for line in self.lines:
            for card in line:
                bits |= 1 << card % CONTINENTS
        return bits

    def grown(self, card: int) -> Side:
        return self.with_line(card // CONTINENTS, (*self.lines[card // CONTINENTS], card))

    def robbed(self, colour: int) -> Side:
        """Without the last card of a line."""
        return self.with_line(colour, self.lines[colour][:-1])

    def with_line(self, colour: int, line: tuple[int, ...]) -> Side:
        return self._replace(lines=(*self.lines[:colour], line, *self.lines[colour + 1 :]))

    def topped(self, colour: int, card: int) -> Side:
        return self._replace(tops=(*self.tops[:colour], card, *self.tops[colour + 1 :]))

    def iced(self, colour: int) -> Side:
        return self._replace(frozen=self.frozen | 1 << colour)

    def fears_lightning(self, colour: int) -> bool:
        return bool(self.lines[colour]) and self.tops[colour] != RAINBOW


class Position(NamedTuple):
    sides: tuple[Side, ...]
    hand: tuple[int, ...]
    fresh: int  # cards drawn that nobody has looked at yet

    def without(self, card: int) -> Position:
        """A card of one's own is played, and another drawn."""
        place = self.hand.index(card)
        return self._replace(hand=self.hand[:place] + self.hand[place + 1 :], fresh=self.fresh + 1)

    def with_side(self, seat: int, side: Side) -> Position:
        return self._replace(sides=(*self.sides[:seat], side, *self.sides[seat + 1 :]))


def seen(view: View) -> Position:
    """The table as it lies there."""
    sides: list[Side] = []
    for first in range(0, len(view.lines), COLOURS):
        lines = tuple(tuple(line) for line in view.lines[first : first + COLOURS])
        sides.append(Side(lines, tuple(view.tops[first : first + COLOURS]), view.frozen >> first & 0b111))
    return Position(tuple(sides), tuple(view.hand), 0)


class Held(NamedTuple):
    """The cards of a hand that a tour is made of."""

    continents: tuple[int, int, int]  # by colour, as bits
    suns: int  # of no colour
    coloured_suns: int  # as bits
    rainbows: int


def held(cards: tuple[int, ...]) -> Held:
    continents = [0] * COLOURS
    coloured_suns = 0
    for card in cards:
        if card < SUN:
            continents[card // CONTINENTS] |= 1 << card % CONTINENTS
        elif COLOURED_SUN <= card < RAINBOW:
            coloured_suns |= 1 << card - COLOURED_SUN
    coral, jade, saffron = continents
    return Held((coral, jade, saffron), min(COLOURS, cards.count(SUN)), coloured_suns, cards.count(RAINBOW))


class Tour(NamedTuple):
    """What is left of somebody's tour, by the quickest way."""

    turns: float
    missing: int  # continents
    wanted: int  # of these, how many are not even in the hand
    closed: int  # lines to open or to cure first


# ---- what a seat knows


class Memory:
    """What was heard of the others' hands: a fold over what happened."""

    def __init__(self) -> None:
        self.drawn: dict[int, int] = {}  # by who let a moon happen, having no rainbow then: the cards drawn since
        self.kept: dict[int, int] = {}  # by who exchanged: how many cards were good enough to keep, the last time

    def hear(self, event: Event) -> None:
        if isinstance(event, events.Stopped):
            self.drawn[event.whom] = 0
        elif isinstance(event, events.Drew):
            self.draws(event.seat, event.count)
        elif isinstance(event, events.Exchanged) and event.count:
            self.kept[event.by] = HAND - event.count
            self.draws(event.by, event.count)

    def draws(self, seat: int, count: int) -> None:
        if seat in self.drawn:
            self.drawn[seat] += count


class Knowledge:
    """What one seat knows of the unseen cards when it thinks about a move, and everything it has worked out so far."""

    def __init__(self, view: View, memory: Memory) -> None:
        assert view.seat is not None
        self.seat = view.seat
        self.coloured = view.coloured
        self.rivals = [seat for seat, place in enumerate(view.places) if seat != view.seat and not place]
        self.stolen: list[tuple[int, ...]] = [
            tuple(card % KINDS for card in view.known if card // KINDS == seat) for seat in range(len(view.sizes))
        ]
        self.held = [held(cards) for cards in self.stolen]
        self.unknown = [size - len(cards) for size, cards in zip(view.sizes, self.stolen, strict=True)]
        self.memory = memory
        unseen = [0] * KINDS
        for card in hidden(view):
            unseen[card] += 1
        for known in view.known:
            unseen[known % KINDS] -= known // KINDS != view.seat
        total = max(1, sum(unseen))
        self.rainbows = unseen[RAINBOW] / total
        suns = sum(unseen[SUN:RAINBOW]) / (2 if view.coloured else 1)  # about half of the coloured ones would do
        self.sunny = suns / total + self.rainbows
        self.share = [shares(unseen, lines) for lines in range(1 << COLOURS)]  # by lines as bits, and continent
        self.tours: dict[tuple[Side, Held, int], Tour] = {}

    def holds_rainbow(self, seat: int) -> float:
        """How likely somebody can void a moon: not with cards held when the last one was let happen."""
        if RAINBOW in self.stolen[seat]:
            return 1.0
        cards = min(self.unknown[seat], self.memory.drawn.get(seat, self.unknown[seat]))
        return 1 - (1 - self.rainbows) ** cards

    def tour(self, side: Side, hand: Held, fresh: int) -> Tour:
        """What is left for this side with these cards and so many that nobody knows."""
        key = (side, hand, fresh)
        found = self.tours.get(key)
        if found is None:
            found = self.tours[key] = self.quickest(side, hand, fresh)
        return found

    def quickest(self, side: Side, hand: Held, fresh: int) -> Tour:
        """The best choice of lines to use. One action a turn: lines to open, continents to lay, and the waiting for
        what is not in the hand, which goes on while the rest is laid."""
        missing = EVERYWHERE & ~side.laid()
        count = missing.bit_count()
        best = Tour(NEVER, count, CONTINENTS, COLOURS)
        for lines, closed, lacking in self.choices(side, hand):
            if closed + count >= best.turns:
                continue
            in_hand = 0
            for colour in range(COLOURS):
                if lines >> colour & 1:
                    in_hand |= hand.continents[colour]
            wanted = missing & ~in_hand
            drawn = fresh + closed - lacking + count - wanted.bit_count()
            share = self.share[lines]
            waits = [wait(share[which], drawn) for which in range(CONTINENTS) if wanted >> which & 1]
            waits += [wait(self.sunny, drawn)] * lacking
            turns = closed + count + together(waits)
            if turns < best.turns:
                best = Tour(turns, count, wanted.bit_count(), closed)
        return best

    def choices(self, side: Side, hand: Held) -> list[tuple[int, int, int]]:
        """Which lines could be used, as bits, how many of them are closed as yet, and how many suns one lacks."""
        ready = 0
        found = [(0, 0, 0)]  # lines to open, how many, of these without a sun of their own
        for colour in range(COLOURS):
            if side.frozen >> colour & 1:
                continue
            if SUN <= side.tops[colour] <= RAINBOW:
                ready |= 1 << colour
            else:
                has_none = not hand.coloured_suns >> colour & 1
                found += [(lines | 1 << colour, count + 1, bare + has_none) for lines, count, bare in found]
        choices: list[tuple[int, int, int]] = []
        for lines, count, bare in found:
            lacking = (bare if self.coloured else count - hand.suns) - hand.rainbows
            if lines | ready:
                choices.append((lines | ready, count, max(0, lacking)))
        return choices

    # ---- what moves lead to

    def after(self, position: Position, move: int) -> list[tuple[float, Position]]:
        """What a move of one's own leaves behind, and how likely."""
        seat = self.seat
        side = position.sides[seat]
        if move < moves.LAY or moves.CURE <= move < moves.ECLIPSE:
            number = move - (moves.OPEN if move < moves.LAY else moves.CURE)
            card = RAINBOW if number >= COLOURS else sun_for(self.coloured, number)
            return [(1.0, position.without(card).with_side(seat, side.topped(number % COLOURS, card)))]
        if move < moves.CURE:
            card = move - moves.LAY
            return [(1.0, position.without(card).with_side(seat, side.grown(card)))]
        if move < moves.STRIKE:
            return self.after_moon(position.without(MOON), move - moves.ECLIPSE)
        if move < moves.FREEZE:
            return [(1.0, self.after_lightning(position.without(LIGHTNING), move - moves.STRIKE))]
        if move < moves.EXCHANGE:
            line = move - moves.FREEZE
            hit = position.sides[owner(line)].iced(line % COLOURS)
            return [(1.0, position.without(ICEBERG).with_side(owner(line), hit))]
        given = move - moves.EXCHANGE
        kept = tuple(card for place, card in enumerate(position.hand) if not given >> place & 1)
        return [(1.0, position._replace(hand=kept, fresh=position.fresh + given.bit_count()))]

    def after_moon(self, position: Position, line: int) -> list[tuple[float, Position]]:
        """It steals, and stops; or a rainbow voids it."""
        whom, colour = owner(line), line % COLOURS
        side = position.sides[whom]
        voided = position.with_side(whom, side.topped(colour, RAINBOW))
        hit = position.with_side(whom, side.robbed(colour).topped(colour, MOON))
        if side.lines[colour]:  # then the stolen card is all that is drawn
            hit = hit._replace(hand=(*hit.hand, side.lines[colour][-1]), fresh=hit.fresh - 1)
        rainbow = self.holds_rainbow(whom)
        return [(1 - rainbow, hit), (rainbow, voided)]

    def after_lightning(self, position: Position, colour: int) -> Position:
        for seat in self.rivals:
            side = position.sides[seat]
            if side.fears_lightning(colour):
                position = position.with_side(seat, side.robbed(colour))
        return position


def shares(unseen: list[int], lines: int) -> list[float]:
    """By continent: how many of the unseen cards show it in the colour of one of these lines."""
    total = max(1, sum(unseen))
    kinds = [range(colour * CONTINENTS, (colour + 1) * CONTINENTS) for colour in range(COLOURS) if lines >> colour & 1]
    return [sum([unseen[kind[which]] for kind in kinds]) / total for which in range(CONTINENTS)]


def wait(share: float, drawn: int) -> float:
    """The turns spent on exchanges until a card of this share of the unseen ones comes, after so many draws."""
    if share <= 0:
        return NEVER
    others = 1 - share
    return float(others**drawn / (1 - others**EXCHANGED))


def together(waits: list[float]) -> float:
    """Several things are waited for at once: the longest wait counts in full, the next by half, and so on."""
    waits.sort(reverse=True)
    return sum([turns / rank for rank, turns in enumerate(waits, 1)])
