"""What a net reads of Tour du Monde: seats count in the direction of play from one's own.

No colour and no continent is better than another, so they are read in an order that a tour gives them: the lines that
can grow first, the continents that are missing first. What is learned of one is learned of all.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from tablee.games.tour_du_monde import state as moves
from tablee.games.tour_du_monde.bot.exchanges import GROWING, ICED, line_stands, worth_giving
from tablee.games.tour_du_monde.state import (
    COLOURED_SUN,
    COLOURS,
    CONTINENTS,
    COPIES,
    DECKS,
    HAND,
    ICEBERG,
    KINDS,
    LIGHTNING,
    MOON,
    NONE,
    RAINBOW,
    SUN,
    State,
    deck,
    line_of,
    owner,
)
from tablee.games.tour_du_monde.views import View

SEATS = range(2, 5)
OTHERS = SEATS[-1] - 1
SUITS = [SUN, RAINBOW, MOON, LIGHTNING, ICEBERG]  # the cards that are no continents; suns of a colour are suns, too
TOLD = [4, 2, 3, 2, 2]  # so many of each are told apart
FEW = sum(TOLD)
LOW = [sum(TOLD[:suit]) for suit in range(len(TOLD))]

# ---- the state

HELD = 0  # + card
UNSEEN = HELD + SUN  # + card
USABLE = UNSEEN + SUN  # + continent: missing, held, and its line can grow
OPENABLE = USABLE + CONTINENTS  # + continent: missing, held, and its line could be opened or cured
LAYABLE = OPENABLE + CONTINENTS  # + how many are usable
WANTED = LAYABLE + CONTINENTS + 1  # + how many missing ones are not held
SPECIALS = WANTED + CONTINENTS + 1  # + of each suit how many are held
COLOURED = SPECIALS + FEW  # + colour: a sun of it is held
UNSEEN_SPECIALS = COLOURED + COLOURS  # + suit
UNSEEN_COLOURED = UNSEEN_SPECIALS + len(SUITS)  # + colour
PILE = UNSEEN_COLOURED + COLOURS
FULL_PILE = PILE + 1  # one may exchange as many cards as one likes
ANY_PILE = FULL_PILE + 1
IDLE = ANY_PILE + 1
OPTIONS = IDLE + 1
LET = OPTIONS + 3
PLAYERS = LET + 1  # + how many are still in, from two
EACH = PLAYERS + OTHERS  # + by seat, one's own last:

PLAYING, TURN, SIZE, SUNLESS = 0, 1, 2, 3
LAID = 4  # + continent
TWICE = LAID + CONTINENTS  # + continent: more than one lies there
MISSING = TWICE + CONTINENTS  # + how many
LINES = MISSING + CONTINENTS + 1  # + by colour:
TOP, FROZEN, ATTACKED, GROWS, SOLE = 0, 3, 4, 5, 6  # sole: without its last card a continent would be missing
LENGTH = 7
LAST = LENGTH + 3  # + continent
LYING = LAST + CONTINENTS  # + continent
LINE = LYING + CONTINENTS
KNOWN = LINES + LINE * COLOURS  # + card, of the others
SEAT = KNOWN + SUN
STATE = EACH + SEAT * OTHERS + KNOWN

# ---- a move

OPEN, LAY, CURE, STRIKE, ECLIPSE, FREEZE, EXCHANGE, CANCEL, LEAVE, OTHER = 0, 2, 3, 5, 6, 7, 8, 9, 10, 11
COLOUR = 12
CONTINENT = COLOUR + COLOURS  # that is laid, or taken
WHOM = CONTINENT + CONTINENTS  # + place of who is attacked
LOSES = WHOM + OTHERS  # + place of who lacks one more continent then
NEW = LOSES + OTHERS  # the continent was missing
LONGER = NEW + 1  # + how long the line is that it goes to or comes from
ENABLES = LONGER + 3  # + how many missing continents that are held could be laid in this line
ENABLES_ALONE = ENABLES + 4  # + how many of them nowhere else as yet
RIVAL_MISSING = ENABLES_ALONE + 4  # + how many continents the first of the attacked lacks
RIVAL_GROWS = RIVAL_MISSING + CONTINENTS + 1  # + how many other lines of theirs can grow
GIVEN = RIVAL_GROWS + COLOURS  # + how many cards
KEPT = GIVEN + HAND + 1  # + card
KEPT_SPECIALS = KEPT + SUN
KEPT_COLOURED = KEPT_SPECIALS + FEW
KEPT_USABLE = KEPT_COLOURED + COLOURS  # + how many
KEPT_MISSING = KEPT_USABLE + CONTINENTS + 1
MOVE = KEPT_MISSING + CONTINENTS + 1

# ---- what another one holds

THEIR_LAYABLE = 0  # + how many missing continents that could be laid
THEIR_OPENABLE = THEIR_LAYABLE + CONTINENTS + 1  # + how many others
THEIR_WANTED = THEIR_OPENABLE + CONTINENTS + 1  # + how many missing ones are not held
THEIR_SPECIALS = THEIR_WANTED + CONTINENTS + 1
HOLDER = THEIR_SPECIALS + FEW


def unseen_at_first(number: int, coloured: bool) -> list[int]:
    cards = deck(number, coloured)
    return [cards.count(kind) for kind in range(KINDS)]


COPIES_OF = [[unseen_at_first(number, coloured) for coloured in (False, True)] for number in range(len(DECKS))]
EVERYWHERE = (1 << CONTINENTS) - 1
ONES = [b"\1" * count for count in range(HAND + 1)]


class Held(NamedTuple):
    """A card of one's own, for the exchanges that keep it."""

    at: int  # where it is written
    suit: int
    missing: int = 0  # the continent as bit, if it is missing and could be laid some day
    usable: int = 0  # if it could be laid at once


class Table:
    """What is worked out once for a view: one's own tour, and in which order colours and continents are read."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        mine = view.seat * COLOURS
        laid = 0
        for line in view.lines[mine : mine + COLOURS]:
            for card in line:
                laid |= 1 << card % CONTINENTS
        self.laid = laid
        self.stands = stands = [line_stands(view, mine + colour) for colour in range(COLOURS)]
        in_hand = [0] * COLOURS  # missing continents, by colour, as bits
        usable = openable = 0
        weights = [0] * CONTINENTS
        for card in view.hand:
            if card >= SUN:
                break
            colour, which = card // CONTINENTS, card % CONTINENTS
            weights[which] += 2
            if not laid >> which & 1:
                in_hand[colour] |= 1 << which
                if stands[colour] == GROWING:
                    usable |= 1 << which
                    weights[which] += 20
                elif stands[colour] != ICED:
                    openable |= 1 << which
        self.in_hand, self.usable, self.openable = in_hand, usable, openable
        for which in range(CONTINENTS):
            if laid >> which & 1:
                weights[which] -= 1000
        first = ((view.seat + (view.direction or 1)) % len(view.sizes)) * COLOURS
        for line in view.lines[first : first + COLOURS]:
            for card in line:
                weights[card % CONTINENTS] += 1
        self.continents = ranks([-weight for weight in weights])
        self.colours = ranks(
            [
                100 * stands[colour] - 8 * in_hand[colour].bit_count() - len(view.lines[mine + colour])
                for colour in range(COLOURS)
            ]
        )
        self.card = [
            rank * CONTINENTS + self.continents[which] for rank in self.colours for which in range(CONTINENTS)
        ]  # where a card is read

    def hand(self, view: View) -> list[Held]:
        """What keeping each card means."""
        held = []
        for card in view.hand:
            if card >= SUN:
                suit = 0 if card < RAINBOW else card - RAINBOW + 1
                is_coloured = SUN < card < RAINBOW
                held.append(Held(KEPT_COLOURED + self.colours[card - COLOURED_SUN] if is_coloured else EXCHANGE, suit))
                continue
            colour, bit = card // CONTINENTS, 1 << card % CONTINENTS
            missing = self.in_hand[colour] & bit if self.stands[colour] != ICED else 0
            usable = missing if self.stands[colour] == GROWING else 0
            held.append(Held(KEPT + self.card[card], NONE, missing, usable))
        return held


def ranks(keys: list[int]) -> list[int]:
    """Which place each has if the lowest comes first."""
    order = sorted(range(len(keys)), key=keys.__getitem__)
    found = [0] * len(keys)
    for rank, item in enumerate(order):
        found[item] = rank
    return found


def counted(row: bytearray, at: int, count: int, most: int) -> None:
    """A 1 for each, up to so many."""
    if count:
        ones = ONES[count if count < most else most]
        row[at : at + len(ones)] = ones


class Features:
    hidden = (224, 160, 128, 64)
    seats = SEATS
    tables: list[dict[str, Any]] = [{}] * 9 + [
        {"deck": "light110"},
        {"line_colour": "coloured_suns"},
        {"interrupt_next": "interrupter_plays"},
    ]
    plain_generations = 24  # matches of a net that knows little do not end, and teach nothing
    highs = np.ones(STATE, np.uint8)
    move_highs = np.ones(MOVE, np.uint8)
    held_highs = np.ones(HOLDER * OTHERS, np.uint8)

    def __init__(self) -> None:
        highs = self.highs
        highs[UNSEEN : UNSEEN + SUN] = max(each for each, *_ in COPIES)
        for suit in range(len(SUITS)):
            highs[UNSEEN_SPECIALS + suit] = max(copies[suit + 1] for copies in COPIES)
        highs[UNSEEN_COLOURED : UNSEEN_COLOURED + COLOURS] = max(copies[1] // COLOURS for copies in COPIES)
        highs[PILE] = max(sum(unseen_at_first(number, False)) for number in range(len(DECKS)))
        highs[IDLE] = SEATS[-1]
        for place in range(SEATS[-1]):
            highs[EACH + place * SEAT + SIZE] = highs[EACH + place * SEAT + SUNLESS] = HAND

    # ---- what a seat sees

    def state(self, view: View) -> bytearray:
        row = bytearray(STATE)
        table = Table(view)
        self.write_hand(row, view, table)
        self.write_unseen(row, view, table)
        row[PILE] = view.pile
        row[FULL_PILE] = view.pile >= HAND
        row[ANY_PILE] = view.pile > 0
        row[IDLE] = min(view.idle, SEATS[-1])
        row[OPTIONS] = view.deck
        row[OPTIONS + 1] = view.coloured
        row[OPTIONS + 2] = view.interrupter_plays
        row[LET] = view.let
        still_in = view.places.count(0)
        if still_in >= SEATS[0]:
            row[PLAYERS + still_in - SEATS[0]] = 1
        self.write_seats(row, view, table)
        return row

    def write_hand(self, row: bytearray, view: View, table: Table) -> None:
        places = table.card
        held = [0] * len(SUITS)
        for card in view.hand:
            if card < SUN:
                row[HELD + places[card]] = 1
            elif card < RAINBOW:
                held[0] += 1
                if card != SUN:
                    row[COLOURED + table.colours[card - COLOURED_SUN]] = 1
            else:
                held[card - RAINBOW + 1] += 1
        for suit, count in enumerate(held):
            counted(row, SPECIALS + LOW[suit], count, TOLD[suit])
        has = table.usable | table.openable
        for which, rank in enumerate(table.continents):
            if has >> which & 1:
                if table.usable >> which & 1:
                    row[USABLE + rank] = 1
                if table.openable >> which & 1:
                    row[OPENABLE + rank] = 1
        row[LAYABLE + table.usable.bit_count()] = 1
        row[WANTED + CONTINENTS - (table.laid | has).bit_count()] = 1

    def write_unseen(self, row: bytearray, view: View, table: Table) -> None:
        left = COPIES_OF[view.deck][view.coloured][:]
        for card in view.hand:
            left[card] -= 1
        for card in view.buried:
            left[card] -= 1
        for line in view.lines:
            for card in line:
                left[card] -= 1
        for top in view.tops:
            if top != NONE:
                left[top] -= 1
        left[ICEBERG] -= view.frozen.bit_count()
        left[MOON] -= view.attacked != NONE
        for known in view.known:
            if known // KINDS != view.seat:
                left[known % KINDS] -= 1
        places = table.card
        for card in range(SUN):
            row[UNSEEN + places[card]] = left[card]
        row[UNSEEN_SPECIALS] = left[SUN]
        for suit in range(1, len(SUITS)):
            row[UNSEEN_SPECIALS + suit] = left[SUITS[suit]]
        if view.coloured:
            for colour, rank in enumerate(table.colours):
                row[UNSEEN_COLOURED + rank] = left[COLOURED_SUN + colour]

    def write_seats(self, row: bytearray, view: View, table: Table) -> None:
        count = len(view.sizes)
        assert view.seat is not None
        seat, step = view.seat, view.direction or 1
        for place in range(count):
            at = EACH + (place - 1 if place else OTHERS) * SEAT
            row[at + PLAYING] = not view.places[seat]
            row[at + TURN] = seat == view.turn
            row[at + SIZE] = view.sizes[seat]
            if place and seat == view.dealer:
                row[at + SUNLESS] = HAND - view.most_suns
            self.write_lines(row, at, view, seat, table)
            seat = (seat + step) % count
        for known in view.known:
            seat = known // KINDS
            if seat != view.seat:
                place = (seat - view.seat) * step % count
                row[EACH + (place - 1) * SEAT + KNOWN + table.card[known % KINDS]] = 1

    def write_lines(self, row: bytearray, at: int, view: View, seat: int, table: Table) -> None:
        ranks = table.continents
        once, more = laid_by(view, seat)
        first = line_of(seat, 0)
        for colour in range(COLOURS):
            number = first + colour
            top = view.tops[number]
            frozen = view.frozen >> number & 1
            if top == NONE and not frozen:
                continue
            to = at + LINES + LINE * table.colours[colour]
            if top != NONE:
                row[to + TOP + (2 if top == MOON else 1 if top == RAINBOW else 0)] = 1
            row[to + FROZEN] = frozen
            row[to + GROWS] = not frozen and NONE != top != MOON
            row[to + ATTACKED] = number == view.attacked
            line = view.lines[number]
            if line:
                counted(row, to + LENGTH, len(line), 3)
                for card in line:
                    row[to + LYING + ranks[card % CONTINENTS]] = 1
                last = line[-1] % CONTINENTS
                row[to + LAST + ranks[last]] = 1
                row[to + SOLE] = not more >> last & 1
        if once:
            for which, rank in enumerate(ranks):
                if once >> which & 1:
                    row[at + LAID + rank] = 1
                    row[at + TWICE + rank] = more >> which & 1
        row[at + MISSING + CONTINENTS - once.bit_count()] = 1

    # ---- what it does not see

    def held(self, world: State, seat: int) -> bytearray:
        row = bytearray(len(self.held_highs))
        count, step = len(world.hands), world.direction or 1
        for place in range(count - 1):
            seat = (seat + step) % count
            self.write_holder(row, HOLDER * place, world, seat)
        return row

    def write_holder(self, row: bytearray, at: int, world: State, seat: int) -> None:
        laid, _ = laid_by(world, seat)
        layable = openable = 0
        specials = [0] * len(SUITS)
        for card in world.hands[seat]:
            if card >= SUN:
                specials[0 if card < RAINBOW else card - RAINBOW + 1] += 1
                continue
            colour, bit = card // CONTINENTS, 1 << card % CONTINENTS
            if not laid & bit:
                stands = line_stands(world, line_of(seat, colour))
                if stands == GROWING:
                    layable |= bit
                elif stands != ICED:
                    openable |= bit
        row[at + THEIR_LAYABLE + layable.bit_count()] = 1
        row[at + THEIR_OPENABLE + (openable & ~layable).bit_count()] = 1
        row[at + THEIR_WANTED + CONTINENTS - (laid | layable | openable).bit_count()] = 1
        for suit, number in enumerate(specials):
            counted(row, at + THEIR_SPECIALS + LOW[suit], number, TOLD[suit])

    # ---- what can be done

    def moves(self, view: View, legal: list[int]) -> list[bytearray]:
        table = Table(view)
        hand = table.hand(view)
        return [self.move(view, table, hand, move) for move in legal]

    def move(self, view: View, table: Table, hand: list[Held], move: int) -> bytearray:
        row = bytearray(MOVE)
        if move >= moves.CANCEL or move < moves.OPEN:
            row[CANCEL if move == moves.CANCEL else LEAVE if move == moves.LET else OTHER] = 1
        elif move >= moves.EXCHANGE:
            self.write_exchange(row, hand, move - moves.EXCHANGE)
        elif move < moves.LAY or moves.CURE <= move < moves.ECLIPSE:
            self.write_sun(row, table, move)
        elif move < moves.CURE:
            self.write_laying(row, view, table, move - moves.LAY)
        else:
            self.write_attack(row, view, table, move)
        return row

    def write_sun(self, row: bytearray, table: Table, move: int) -> None:
        number, kind = (move - moves.OPEN, OPEN) if move < moves.LAY else (move - moves.CURE, CURE)
        colour = number % COLOURS
        row[kind + (number >= COLOURS)] = 1
        row[COLOUR + table.colours[colour]] = 1
        useful = table.in_hand[colour] if table.stands[colour] != ICED else 0
        counted(row, ENABLES, useful.bit_count(), 4)
        counted(row, ENABLES_ALONE, (useful & ~table.usable).bit_count(), 4)

    def write_laying(self, row: bytearray, view: View, table: Table, card: int) -> None:
        colour, which = card // CONTINENTS, card % CONTINENTS
        assert view.seat is not None
        row[LAY] = row[COLOUR + table.colours[colour]] = row[CONTINENT + table.continents[which]] = 1
        row[NEW] = not table.laid >> which & 1
        counted(row, LONGER, len(view.lines[line_of(view.seat, colour)]), 3)

    def write_attack(self, row: bytearray, view: View, table: Table, move: int) -> None:
        """On one line, or on all of a colour."""
        if move < moves.STRIKE or move >= moves.FREEZE:
            is_moon = move < moves.STRIKE
            row[ECLIPSE if is_moon else FREEZE] = 1
            line = move - (moves.ECLIPSE if is_moon else moves.FREEZE)
            self.write_hit(row, view, table, line, takes=is_moon)
            return
        row[STRIKE] = 1
        for line in range(move - moves.STRIKE, len(view.lines), COLOURS):
            whom = owner(line)
            if whom != view.seat and not view.places[whom] and view.lines[line] and view.tops[line] != RAINBOW:
                self.write_hit(row, view, table, line, takes=True)

    def write_hit(self, row: bytearray, view: View, table: Table, line: int, takes: bool) -> None:
        assert view.seat is not None
        whom, colour = owner(line), line % COLOURS
        place = (whom - view.seat) * (view.direction or 1) % len(view.sizes) - 1
        once, more = laid_by(view, whom)
        row[COLOUR + table.colours[colour]] = row[WHOM + place] = 1
        row[RIVAL_MISSING + CONTINENTS - once.bit_count()] = 1
        lies = view.lines[line]
        counted(row, LONGER, len(lies), 3)
        if lies:
            which = lies[-1] % CONTINENTS
            if takes:
                row[CONTINENT + table.continents[which]] = 1
                row[LOSES + place] = not more >> which & 1
                row[NEW] = row[NEW] or not table.laid >> which & 1
        first = line_of(whom, 0)
        others = [other for other in range(first, first + COLOURS) if other != line]
        row[RIVAL_GROWS + [line_stands(view, other) for other in others].count(GROWING)] = 1

    def write_exchange(self, row: bytearray, hand: list[Held], given: int) -> None:
        row[EXCHANGE] = row[GIVEN + given.bit_count()] = 1
        kept = [0] * len(SUITS)
        all_missing = all_usable = 0
        bit = 1
        for at, suit, missing, usable in hand:
            if not given & bit:
                row[at] = 1
                if suit >= 0:
                    kept[suit] += 1
                else:
                    all_missing |= missing
                    all_usable |= usable
            bit += bit
        for suit, count in enumerate(kept):
            if count:
                counted(row, KEPT_SPECIALS + LOW[suit], count, TOLD[suit])
        row[KEPT_USABLE + all_usable.bit_count()] = 1
        row[KEPT_MISSING + all_missing.bit_count()] = 1

    def choices(self, view: View, legal: list[int]) -> list[int]:
        """Every action that does something; of all that could be given away, a dozen choices. Either direction is as
        good, a tour that can be finished is finished, and the vote for the places is always to go on."""
        first = legal[0]
        if first == moves.CANCEL:
            return legal
        if first < moves.OPEN or first > moves.CANCEL:
            return [first]
        assert view.seat is not None
        laid, _ = laid_by(view, view.seat)
        stands = [line_stands(view, line_of(view.seat, colour)) for colour in range(COLOURS)]
        found = []
        for move in legal:
            if move >= moves.EXCHANGE:
                break
            if moves.LAY <= move < moves.CURE and laid | 1 << (move - moves.LAY) % CONTINENTS == EVERYWHERE:
                return [move]
            if not moves.CURE <= move < moves.ECLIPSE or stands[(move - moves.CURE) % COLOURS] != ICED:
                found.append(move)
        if legal[-1] < moves.EXCHANGE:
            return found
        return found + worth_giving(view.hand, view.pile, laid, stands)


def laid_by(view: View | State, seat: int) -> tuple[int, int]:
    """The continents in front of somebody, and those that lie there more than once, as bits."""
    once = more = 0
    first = line_of(seat, 0)
    for line in view.lines[first : first + COLOURS]:
        for card in line:
            bit = 1 << card % CONTINENTS
            more |= once & bit
            once |= bit
    return once, more


FEATURES = Features()
