"""Dominos: lay your cards beside those of the same smiley or colour, in a grid of six by six, and be rid of them (DOM).

A hand is a sorted list of cards of the Smiley pack; specials are jokers. The state keeps which free cells a card could
take (`inside`, `low`, `high`), brought up to date by each card that is laid, so that a hand only has to be compared
with them. With the fixed grid (DOM-5) all lines are there from the start, so no card opens one.
"""

from __future__ import annotations

from bisect import insort
from typing import Final

from tablee.core.clocks import RULE, TURN, TURN_MS, Clock
from tablee.core.draws import Draw
from tablee.core.events import ALL, AddressedEvent, EventLog, but, only
from tablee.core.moves import ORDINARY, TABLE
from tablee.core.standing import Standing, ranked
from tablee.core.words import Msg, msg
from tablee.games.dominos import events
from tablee.games.dominos.state import (
    ALL_CELLS,
    CELLS,
    COLUMN,
    DISCARD,
    DRAW,
    ENOUGH,
    EXCHANGE,
    GO_ON,
    HIGH,
    INSIDE,
    LATE,
    LINES,
    LOW,
    OF_COLOUR,
    OF_SMILEY,
    PASS,
    PLACE_COLOUR,
    PLACE_SMILEY,
    ROW,
    SIDES,
    VOTE_OVER,
    beside,
    is_linked_twice,
    placed_card,
    placed_cell,
    placed_side,
    where,
)
from tablee.games.dominos.state import MOVES as MOVES
from tablee.games.dominos.state import State as State
from tablee.games.dominos.views import View as View
from tablee.games.dominos.views import sample as sample
from tablee.games.dominos.views import view as view
from tablee.games.smileys import nouns
from tablee.games.smileys.pack import BASE_CARDS, CARDS, COLOURS, NONE, SMILEYS
from tablee.kit import void_cards, voting

KEY: Final = "dominos"
SEATS: Final = range(2, 11)
RULES: Final = 1

# ---- set-up


def deal(seats: int, first: int, options: events.Options, draw: Draw) -> State:
    pile = list(range(CARDS))  # DOM-1
    draw.shuffle(pile)
    hands: list[list[int]] = [[] for _ in range(seats)]
    for i in range(8 * seats if seats <= 6 else CARDS):  # DOM-2
        hands[(first + i) % seats].append(pile.pop())
    for hand in hands:
        hand.sort()
    rolls, opener = roll_for_opening(hands, draw)
    colour = rolls[-1] // SMILEYS
    smiley = rolls[-1] % SMILEYS
    fixed = options.grid == "fixed"
    state = State(
        ply=0,
        play_on=options.play_on,
        hands=hands,
        pile=pile,
        discard=[],
        rolls=rolls,
        opener=opener,
        grid=[NONE] * BASE_CARDS,
        columns=list(range(COLOURS)) if fixed else [colour],  # DOM-5
        rows=list(range(SMILEYS)) if fixed else [smiley],
        shut_columns=0 if fixed else ALL_CELLS & ~OF_COLOUR[colour],
        shut_rows=0 if fixed else ALL_CELLS & ~OF_SMILEY[smiley],
        filled=0,
        inside=0,
        low=0,
        high=0,
        turn=opener,
        since=0,
        passes=0,
        places=[0] * seats,
        vote=[],
        finished=False,
        voids=[[] for _ in range(seats)],
        known=[0] * seats,
    )
    open_play(state)
    return state


def roll_for_opening(hands: list[list[int]], draw: Draw) -> tuple[list[int], int]:
    """Roll until the dice name a card that somebody holds (DOM-3): all the rolls, and who holds the last."""
    rolls: list[int] = []
    while True:
        rolls.append(draw.below(BASE_CARDS))
        for seat, hand in enumerate(hands):
            if rolls[-1] in hand:
                return rolls, seat


def open_play(state: State) -> None:
    """The opener's first turn has been played when the match starts: the dice left no choice (DOM-3)."""
    nobodys = 0
    for card in state.rolls[:-1]:
        nobodys |= 1 << card
    if nobodys:
        for evidence in state.voids:
            void_cards.note(evidence, nobodys)
    give_up(state, state.opener, state.rolls[-1])
    lay(state, state.rolls[-1], state.rolls[-1], INSIDE)
    next_turn(state)


# ---- who may do what


def over(state: State) -> bool:
    return state.finished


def to_act(state: State) -> list[int]:
    if state.finished:
        return []
    if state.vote:
        return voting.unanswered(state.vote)
    return [state.turn]


def legal(state: State, seat: int) -> list[int]:
    if state.vote:
        return [GO_ON, ENOUGH] if not state.finished and state.vote[seat] == voting.ASKED else []
    if state.finished or seat != state.turn:
        return []
    moves: list[int] = []
    free_actions: list[int] = []
    inside, low, high = state.inside, state.low, state.high
    anywhere = inside | low | high
    for card in state.hands[seat]:
        if card >= BASE_CARDS:
            special = card - BASE_CARDS
            if anywhere & LINES[special]:
                moves += joker_placements(state, special)
            elif not LINES[special] & ~state.filled:  # DOM-12
                free_actions.append(DISCARD + special)
        elif (inside >> card) & 1:  # DOM-6
            moves.append(card * SIDES)
        elif (anywhere >> card) & 1:
            if (low >> card) & 1:
                moves.append(card * SIDES + LOW)
            if (high >> card) & 1:
                moves.append(card * SIDES + HIGH)
        elif state.grid[card] >= BASE_CARDS:  # DOM-8, DOM-10: a joker lies in its cell
            free_actions.append(EXCHANGE + card)
    if not moves:  # DOM-11: nobody draws or passes who could place a card
        free_actions.append(DRAW if state.pile else PASS)
        return free_actions
    if moves[-1] >= PLACE_SMILEY:
        moves.sort()  # the cells of two smiley specials lie between each other
    return moves + free_actions if free_actions else moves


def joker_placements(state: State, special: int) -> list[int]:
    """A special may stand for any card of its colour or smiley; in a new line the cell says which (DOM-7)."""
    first = PLACE_COLOUR if special < COLOURS else PLACE_SMILEY
    moves: list[int] = []
    for cell in CELLS[special]:
        if (state.inside >> cell) & 1:
            moves.append(first + cell * SIDES)
        else:
            if (state.low >> cell) & 1:
                moves.append(first + cell * SIDES + LOW)
            if (state.high >> cell) & 1:
                moves.append(first + cell * SIDES + HIGH)
    return moves


def why_not(state: State, seat: int, move: int) -> Msg | None:
    moves = legal(state, seat)
    if move in moves:
        return None
    if move >= LATE:
        return msg("refused-table-only")
    if state.vote or state.places[seat]:
        return msg("refused-not-now")
    if move >= GO_ON:
        return msg("dominos-no-vote")
    if seat != state.turn:
        return msg("dominos-not-your-turn")
    if move >= DRAW:
        if moves[0] < EXCHANGE:
            return msg("dominos-must-place")
        return msg("dominos-pile-empty" if move == DRAW else "dominos-draw-first")
    hand = state.hands[seat]
    if move >= DISCARD:
        special = move - DISCARD + BASE_CARDS
        return msg("dominos-not-dead" if special in hand else "dominos-not-in-hand", card=nouns.card(special))
    if move >= EXCHANGE:
        cell = move - EXCHANGE
        return msg("dominos-no-joker-there" if cell in hand else "dominos-not-in-hand", card=nouns.card(cell))
    return why_no_place(state, hand, placed_card(move), placed_cell(move), placed_side(move))


def why_no_place(state: State, hand: list[int], card: int, cell: int, side: int) -> Msg:
    if card not in hand:
        return msg("dominos-not-in-hand", card=nouns.card(card))
    if (state.filled >> cell) & 1:
        return msg("dominos-taken", cell=nouns.card(cell))
    is_new = ((state.shut_columns | state.shut_rows) >> cell) & 1
    if is_new and side == INSIDE:
        return msg("dominos-choose-a-side", cell=nouns.card(cell))
    if not is_new and side != INSIDE:
        return msg("dominos-lines-are-there", cell=nouns.card(cell))
    return msg("dominos-no-neighbour", cell=nouns.card(cell))


# ---- a move


def play(state: State, seat: int, move: int, draw: Draw, log: EventLog) -> None:
    state.ply += 1
    if seat == TABLE:
        time_plays(state, move, log)
    elif move < GO_ON:
        take_turn(state, move, log)
    else:
        settle_vote(state, voting.answer(state.vote, seat, move == GO_ON, log), log)


def take_turn(state: State, move: int, log: EventLog) -> None:
    if move < EXCHANGE:
        place_card(state, placed_card(move), placed_cell(move), placed_side(move), log)
    elif move < DISCARD:
        exchange_joker(state, move - EXCHANGE, log)
    elif move < DRAW:
        discard_special(state, move - DISCARD + BASE_CARDS, log)
    elif move == DRAW:
        draw_card(state, log)
    else:
        pass_turn(state, log)


def place_card(state: State, card: int, cell: int, side: int, log: EventLog) -> None:
    seat = state.turn
    if log is not None:
        spot = where(state.columns, cell, side)
        if card == cell:
            log.append(AddressedEvent(ALL, events.Placed(seat, card, spot)))
        else:
            log.append(AddressedEvent(ALL, events.PlacedJoker(seat, card, cell, spot)))
    give_up(state, seat, card)
    links = lay(state, card, cell, side)
    state.passes = 0
    if not state.hands[seat]:
        finish(state, seat, log)  # DOM-14: another turn would be of no use
    elif is_linked_twice(links):  # DOM-9, DOM-13
        state.since = state.ply
        if log is not None:
            log.append(AddressedEvent(ALL, events.PlaysAgain(seat)))
    else:
        next_turn(state)


def give_up(state: State, seat: int, card: int) -> None:
    """A card leaves a hand face up."""
    hand = state.hands[seat]
    hand.remove(card)
    if (state.known[seat] >> card) & 1:
        state.known[seat] &= ~(1 << card)
        return
    evidence = state.voids[seat]
    if evidence:
        void_cards.played(evidence, card, unknown_cards(state, seat))


def unknown_cards(state: State, seat: int) -> int:
    """How many cards of a hand nobody else has seen: evidence is about these."""
    return len(state.hands[seat]) - state.known[seat].bit_count()


def lay(state: State, card: int, cell: int, side: int) -> int:
    """Put a card into the grid and see which cells can be taken now. Returns the cards it touches, as cells."""
    if side != INSIDE:
        open_line(state, cell, side)
    around = beside(state.columns, state.rows, cell)
    links = around & state.filled
    state.grid[cell] = card
    state.filled |= 1 << cell
    state.inside = (state.inside | around) & ~state.filled
    state.low = new_line_cells(state, state.columns[0], state.rows[0])
    state.high = new_line_cells(state, state.columns[-1], state.rows[-1])
    return links


def open_line(state: State, cell: int, side: int) -> None:
    """A colour or a smiley gets its line, at the side of the grid where its first card lies (DOM-5)."""
    beside_cards = state.low if side == LOW else state.high
    if (state.shut_columns >> cell) & 1:
        label = cell // SMILEYS
        lines = state.columns
        cells = OF_COLOUR[label]
        state.shut_columns &= ~cells
    else:
        label = cell % SMILEYS
        lines = state.rows
        cells = OF_SMILEY[label]
        state.shut_rows &= ~cells
    lines.insert(0 if side == LOW else len(lines), label)
    state.inside |= beside_cards & cells


def new_line_cells(state: State, colour: int, smiley: int) -> int:
    """The cells in columns and rows still to be opened that would touch this outer column and this outer row."""
    in_column = (state.filled >> (colour * SMILEYS)) & COLUMN
    in_row = (state.filled >> smiley) & ROW
    return (in_column * ROW & state.shut_columns) | (in_row * COLUMN & state.shut_rows)


def exchange_joker(state: State, cell: int, log: EventLog) -> None:
    """A joker is taken back for the card it stands for; the turn goes on (DOM-10).

    It ends: each exchange takes a joker off the grid, and a joker comes back only by filling one of 36 cells.
    """
    seat = state.turn
    joker = state.grid[cell]
    state.grid[cell] = cell
    insort(state.hands[seat], joker)
    state.known[seat] |= 1 << joker
    give_up(state, seat, cell)
    if log is not None:
        log.append(AddressedEvent(ALL, events.Exchanged(seat, cell, joker)))


def discard_special(state: State, special: int, log: EventLog) -> None:
    """A special whose line is full goes away; the turn goes on (DOM-12)."""
    seat = state.turn
    give_up(state, seat, special)
    state.discard.append(special)
    if log is not None:
        log.append(AddressedEvent(ALL, events.Discarded(seat, special)))
    if not state.hands[seat]:  # DOM-14
        finish(state, seat, log)


def draw_card(state: State, log: EventLog) -> None:
    """Nothing to place: one card, and the turn is over (DOM-11)."""
    seat = state.turn
    evidence = state.voids[seat]
    void_cards.note(evidence, placeable(state))
    card = state.pile.pop()
    insort(state.hands[seat], card)
    void_cards.drew(evidence, 1)
    if log is not None:
        log.append(AddressedEvent(but(seat), events.Drew(seat)))
        log.append(AddressedEvent(only(seat), events.DrewCard(seat, card)))
    next_turn(state)


def pass_turn(state: State, log: EventLog) -> None:
    """Nothing to place and nothing to draw; a whole round of that, and the game is blocked (DOM-15)."""
    seat = state.turn
    void_cards.note(state.voids[seat], placeable(state))
    state.passes += 1
    if log is not None:
        log.append(AddressedEvent(ALL, events.Passed(seat)))
    if state.passes < state.places.count(0):
        next_turn(state)
        return
    if log is not None:
        log.append(AddressedEvent(ALL, events.Blocked()))
    end(state, log)


def placeable(state: State) -> int:
    """All the cards that have a place now, as bits: who draws or passes holds none of them (DOM-16)."""
    cells = state.inside | state.low | state.high
    cards = cells
    for special, line in enumerate(LINES):
        if cells & line:
            cards |= 1 << (BASE_CARDS + special)
    return cards


def next_turn(state: State) -> None:
    seats = len(state.hands)
    seat = (state.turn + 1) % seats
    while state.places[seat]:
        seat = (seat + 1) % seats
    state.turn = seat
    state.since = state.ply


# ---- the end


def finish(state: State, seat: int, log: EventLog) -> None:
    """A hand is empty (DOM-14); the others may go on for the places (COM-8)."""
    place = len(state.places) - state.places.count(0) + 1
    state.places[seat] = place
    if log is not None:
        log.append(AddressedEvent(ALL, events.Finished(seat, place)))
    if not state.play_on or state.places.count(0) == 1:
        end(state, log)
    elif place == 1:
        state.vote = voting.ask(state.places, log)
        state.since = state.ply
    else:
        next_turn(state)


def end(state: State, log: EventLog) -> None:
    """Those still holding cards are ranked: fewest cards, then fewest jokers, then equal (DOM-15)."""
    kept: list[list[int]] = []
    for seat, hand in enumerate(state.hands):
        jokers = sum(card >= BASE_CARDS for card in hand)
        kept.append([-len(hand), -jokers])
        if log is not None and hand:
            log.append(AddressedEvent(ALL, events.Kept(seat, len(hand), jokers)))
    for seat, place in enumerate(ranked(kept)):
        if not state.places[seat]:
            state.places[seat] = place
    state.finished = True


def settle_vote(state: State, decision: int, log: EventLog) -> None:
    """What the vote decided, if it did."""
    if decision == voting.PLAY_ON:
        next_turn(state)
    elif decision == voting.STOP:
        end(state, log)


def standing(state: State) -> Standing | None:
    if not any(state.places):
        return None
    return Standing(state.places[:], [0] * len(state.places))


# ---- time


def clocks(state: State) -> list[Clock]:
    if state.finished:
        return []
    if state.vote:
        return [Clock(VOTE_OVER, voting.VOTE_MS, state.since, RULE)]
    return [Clock(LATE, TURN_MS, state.since, TURN, state.turn)]


def time_plays(state: State, move: int, log: EventLog) -> None:
    if move == VOTE_OVER:
        settle_vote(state, voting.close(state.vote, log), log)
        return
    moves = legal(state, state.turn)  # DOM-15: the first placement; where there is none, the draw or pass comes last
    take_turn(state, moves[0] if moves[0] < EXCHANGE else moves[-1], log)


def urgency(move: int) -> int:
    """Nothing in Dominos is a race."""
    return ORDINARY


def fresh(state: State, seat: int, move: int, seen: int) -> bool:
    return True
