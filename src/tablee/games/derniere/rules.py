"""La dernière: get rid of your cards by following colour or smiley, and say so before the last one (DER).

A hand is a sorted list of cards of the Smiley pack. The four readings of the deck (DER-1) differ in which cards are in
it and which of them act: under A every face acts, under B, C and D the smiley specials do.
"""

from __future__ import annotations

from typing import Final

from tablee.core.clocks import RULE, TURN, TURN_MS, Clock
from tablee.core.draws import Draw
from tablee.core.events import ALL, AddressedEvent, EventLog
from tablee.core.moves import ORDINARY, PLEA, RACE
from tablee.core.standing import Standing
from tablee.core.words import Msg, msg
from tablee.games.derniere import events, hands
from tablee.games.derniere.state import (
    ANNOUNCE,
    ANYTHING,
    CATCH,
    DECKS,
    DRAW,
    EFFECTS,
    ENOUGH,
    FOLLOWS,
    GO_ON,
    GRACE,
    GRACE_MS,
    JOKER,
    JOKER_CARDS,
    JOKER_COLOURS,
    LATE,
    NAMINGS,
    OR_PASS,
    PASS,
    PLAINLY,
    PLAYABLE,
    VOTE_OVER,
    deck,
    is_joker,
    joker_card,
)
from tablee.games.derniere.state import MOVES as MOVES
from tablee.games.derniere.state import State as State
from tablee.games.derniere.views import View as View
from tablee.games.derniere.views import sample as sample
from tablee.games.derniere.views import view as view
from tablee.games.smileys import nouns
from tablee.games.smileys.pack import (
    ANGRY,
    COLOUR_OF,
    COLOURS,
    NONE,
    SAD,
    SMILEY_OF,
    SMILEY_SPECIAL,
    SURPRISED,
    colour_of,
    smiley_of,
)
from tablee.kit import voting
from tablee.kit.void_cards import LACKED

KEY: Final = "derniere"
SEATS: Final = range(2, 11)
RULES: Final = 2

# ---- set-up


def deal(seats: int, first: int, options: events.Options, draw: Draw) -> State:
    reading = DECKS.index(options.deck)
    pile = deck(reading)
    draw.shuffle(pile)
    cards = 5 * seats if seats <= 7 else 37  # DER-3
    dealt: list[list[int]] = [[] for _ in range(seats)]
    for i in range(seats):  # the larger hands go to the first seats
        size = (cards - i + seats - 1) // seats
        dealt[(first + i) % seats] = sorted(pile[-size:])
        del pile[-size:]
    top = pile.pop()  # DER-4
    state = State.__new__(State)  # field by field, as State.copy() does and for the same reason
    state.__post_init__()
    state.ply = 0
    state.reading = reading
    state.by_hand = options.announce == "manual"
    state.play_on = options.play_on
    state.hands = dealt
    state.pile = pile
    state.discard = [top]
    state.colour = colour_of(top)
    state.smiley = smiley_of(top)
    state.turn = first
    state.direction = 1
    state.debt = 0
    state.drawn = NONE
    state.turns_left = 200 * seats
    state.since = 0
    state.said = 0
    state.silent = 0
    state.exposed = 0
    state.quiet_since = [0] * seats
    state.exposed_since = [0] * seats
    state.places = [0] * seats
    state.vote = []
    state.finished = False
    state.proved = [[] for _ in range(seats)]
    state.recycled = 0
    state.shown = []
    turn_up(state, top)
    return state


def turn_up(state: State, top: int) -> None:
    """The first card of the discard acts on the starter (DER-5)."""
    if is_joker(state.reading, top) or top >= SMILEY_SPECIAL:  # DER-24: no colour, so anything follows
        state.colour = ANYTHING
    effect = EFFECTS[state.reading][top]
    if effect == SURPRISED and len(state.hands) > 2:
        state.direction = -1
    elif effect == SAD:
        state.turn = after(state, state.turn)
    elif effect == ANGRY:
        state.debt = 2


# ---- who may do what


def over(state: State) -> bool:
    return state.finished


def to_act(state: State) -> list[int]:
    if state.finished:
        return []
    if state.vote:
        return voting.unanswered(state.vote)
    if not state.silent:
        return [state.turn]
    acting: list[int] = []
    for seat, place in enumerate(state.places):
        if not place and (seat == state.turn or (state.silent >> seat) & 1 or state.exposed & ~(1 << seat)):
            acting.append(seat)
    return acting


def legal(state: State, seat: int) -> list[int]:
    """What a seat may do; in its turn never nothing, since one may always draw or pass."""
    if seat != state.turn or state.vote or state.finished:
        return legal_aside(state, seat)
    hand = state.hands[seat]
    if state.drawn != NONE:  # DER-10: the drawn card, or nothing
        follows = FOLLOWS[state.reading][state.colour][state.smiley]
        moves = OR_PASS[follows[state.drawn]][state.drawn].copy()
    elif state.debt:
        moves = answers(hand)
    else:
        moves = []
        jokers: list[int] = []
        follows = FOLLOWS[state.reading][state.colour][state.smiley]
        for card in hand:
            how = follows[card]
            if how == PLAINLY:
                moves.append(card)
            elif how:  # DER-15: with each colour it may name
                jokers += NAMINGS[card]
        if jokers:
            moves += jokers
        elif not moves:
            moves.append(DRAW)  # DER-8
    if state.silent:
        moves += words(state, seat)
    elif len(hand) == 2 and state.by_hand and not (state.said >> seat) & 1:
        moves.append(ANNOUNCE)  # DER-19: together with the play that leaves one card
    return moves


def answers(hand: list[int]) -> list[int]:
    """To EN COLERE: another one, or all that it asks is drawn (DER-14)."""
    moves: list[int] = []
    for card in hand:
        if SMILEY_OF[card] == ANGRY:
            moves.append(card)
    moves.append(DRAW)
    return moves


def legal_aside(state: State, seat: int) -> list[int]:
    """What a seat may do where it is nobody's turn, or another's."""
    if state.finished or state.places[seat]:
        return []
    if state.vote:
        return [GO_ON, ENOUGH] if state.vote[seat] == voting.ASKED else []
    return words(state, seat) if state.silent else []


def words(state: State, seat: int) -> list[int]:
    """While somebody is silent: to announce one's own last card, or to catch who did not (DER-18, DER-19)."""
    moves: list[int] = []
    if may_announce(state, seat):
        moves.append(ANNOUNCE)
    if state.exposed:
        for other in range(len(state.hands)):
            if other != seat and (state.exposed >> other) & 1:
                moves.append(CATCH + other)
    return moves


def may_announce(state: State, seat: int) -> bool:
    """At one card, or at two in one's own turn, together with the play that leaves one (DER-19)."""
    if (state.silent >> seat) & 1:
        return True
    two = seat == state.turn and state.by_hand and len(state.hands[seat]) == 2
    return two and not (state.said >> seat) & 1


def why_not(state: State, seat: int, move: int) -> Msg | None:
    if move in legal(state, seat):
        return None
    if move >= GRACE:
        return msg("refused-table-only")
    if state.vote or state.places[seat]:
        return msg("refused-not-now")
    if move >= GO_ON:
        return msg("derniere-no-vote")
    if move >= CATCH:
        return msg("derniere-nobody-to-catch")
    if move == ANNOUNCE:
        return msg("derniere-nothing-to-announce")
    if seat != state.turn:
        return msg("derniere-not-your-turn")
    if move == PASS:
        return msg("derniere-draw-first")
    if move == DRAW:
        return msg("derniere-drawn-already") if state.drawn != NONE else msg("derniere-must-play")
    card = joker_card(move) if move >= JOKER else move
    if card not in state.hands[seat]:
        return msg("derniere-not-in-hand", card=nouns.card(card))
    if state.debt:
        return msg("derniere-answer-angry", count=state.debt)
    if state.drawn not in (NONE, card):
        return msg("derniere-only-drawn")
    if is_joker(state.reading, card) or move >= JOKER:
        return msg("derniere-name-a-colour" if move < JOKER else "derniere-no-joker", card=nouns.card(card))
    return msg("derniere-does-not-follow", card=nouns.card(card))


# ---- a move


def play(state: State, seat: int, move: int, draw: Draw, log: EventLog) -> None:
    state.ply += 1
    if move < JOKER:
        lay(state, move, NONE, draw, log)
    elif move < DRAW:
        lay(state, JOKER_CARDS[move - JOKER], JOKER_COLOURS[move - JOKER], draw, log)
    elif move == DRAW:
        take(state, draw, log)
    elif move == PASS:
        keep_drawn(state, log)
    elif move == ANNOUNCE:
        hands.announce(state, seat, log)
    elif move < GO_ON:
        hands.caught(state, seat, move - CATCH, draw, log)
    elif move < GRACE:
        settle_vote(state, voting.answer(state.vote, seat, move == GO_ON, log), log)
    else:
        time_plays(state, move, draw, log)


def lay(state: State, card: int, named: int, draw: Draw, log: EventLog) -> None:
    """The turn's player lays a card; its effect fires once, now (DER-16)."""
    seat = state.turn
    hand = state.hands[seat]
    hand.remove(card)
    state.discard.append(card)
    left = len(hand)
    shown = state.shown
    shown.append(seat)
    shown.append(card)
    shown.append(left)
    if log is not None:
        log.append(AddressedEvent(ALL, events.Played(seat, card)))
        if named != NONE and (hand or state.play_on):  # who plays on has to follow it
            log.append(AddressedEvent(ALL, events.NamedColour(seat, named)))
    state.smiley = SMILEY_OF[card]  # what the next player has to follow; a colour special has no smiley (DER-7)
    if named != NONE:
        state.colour = named
    elif card < SMILEY_SPECIAL:
        state.colour = COLOUR_OF[card]
    elif state.colour == ANYTHING:  # DER-24: else the colour stays
        state.colour = NONE
    if not state.pile:
        hands.recycle(state, draw, log)
    if not left:
        state.debt = 0  # DER-21: the last card's effect is not carried out
        finish(state, seat, log)
        return
    if left == 1 or (state.said and (state.said >> seat) & 1):
        hands.recount(state, seat, log)
    effect = ANGRY if state.debt else EFFECTS[state.reading][card]  # a plain EN COLERE may answer one (DER-2)
    if effect == ANGRY:
        state.debt += 2
    elif effect == SURPRISED:
        turn_round(state, log)
    next_turn(state, effect == SAD, log)


def turn_round(state: State, log: EventLog) -> None:
    if state.places.count(0) > 2:  # DER-12: two players just alternate
        state.direction = -state.direction
        if log is not None:
            log.append(AddressedEvent(ALL, events.Reversed()))


def after(state: State, seat: int) -> int:
    """The next seat still in, in the direction of play."""
    seats = len(state.hands)
    seat = (seat + state.direction) % seats
    while state.places[seat]:
        seat = (seat + state.direction) % seats
    return seat


def next_turn(state: State, skips: bool, log: EventLog) -> None:
    """It is the next seat's turn, or, where that one is skipped, of the one after it."""
    mover = state.turn
    seat = (mover + state.direction) % len(state.hands)
    if state.places[seat]:  # has no cards any more
        seat = after(state, seat)
    if skips:
        if log is not None:
            log.append(AddressedEvent(ALL, events.Skipped(seat)))
        seat = after(state, seat)
    state.turn = seat
    state.drawn = NONE
    state.since = state.ply
    left = state.turns_left - 1
    state.turns_left = left
    if log is not None and state.debt:
        log.append(AddressedEvent(ALL, events.OwesDraw(mover, seat, state.debt)))
    if not left:  # DER-22
        cut_short(state, log)


def take(state: State, draw: Draw, log: EventLog) -> None:
    """Draw one card because none can be played, or all that EN COLERE asks (DER-10, DER-14)."""
    seat = state.turn
    if state.debt:
        count = state.debt
        state.debt = 0
        hands.draw_cards(state, seat, count, draw, log)
        next_turn(state, False, log)
        return
    shown = state.shown
    shown.append(seat)
    shown.append(LACKED)
    shown.append(PLAYABLE[state.reading][state.colour][state.smiley])
    card = hands.draw_cards(state, seat, 1, draw, log)
    if card == NONE:  # DER-11: nothing to draw, go on without
        next_turn(state, False, log)
    else:
        state.drawn = card


def keep_drawn(state: State, log: EventLog) -> None:
    """The turn passes; a word said for a card that was not played is forgotten (DER-10, DER-19)."""
    if state.said:
        state.said &= ~(1 << state.turn)
    if log is not None:
        log.append(AddressedEvent(ALL, events.Passed(state.turn)))
    next_turn(state, False, log)


# ---- the end


def finish(state: State, seat: int, log: EventLog) -> None:
    """A last card is laid (DER-21); the others may go on for the places (COM-8)."""
    bit = 1 << seat
    state.said &= ~bit
    state.silent &= ~bit
    state.exposed &= ~bit
    place = len(state.places) - state.places.count(0) + 1
    state.places[seat] = place
    if log is not None:
        log.append(AddressedEvent(ALL, events.Finished(seat, place)))
    if not state.play_on or state.places.count(0) == 1:
        end(state)
    elif place == 1:
        state.vote = voting.ask(state.places, log)
        state.since = state.ply
    else:
        next_turn(state, False, log)


def end(state: State) -> None:
    """Those still holding cards are ranked by how few they hold, behind whoever has none."""
    sizes = [len(hand) for hand in state.hands]
    for seat, size in enumerate(sizes):
        if not state.places[seat]:
            state.places[seat] = 1 + sum(other < size for other in sizes)
    state.finished = True


def cut_short(state: State, log: EventLog) -> None:
    if log is not None:
        log.append(AddressedEvent(ALL, events.CutShort()))
    end(state)


def settle_vote(state: State, decision: int, log: EventLog) -> None:
    """What the vote decided, if it did."""
    if decision == voting.PLAY_ON:
        next_turn(state, False, log)
    elif decision == voting.STOP:
        end(state)


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
    running = [Clock(LATE, TURN_MS, state.since, TURN, state.turn)]
    waiting = state.silent & ~state.exposed
    if waiting:
        for seat in range(len(state.hands)):
            if (waiting >> seat) & 1:
                running.append(Clock(GRACE + seat, GRACE_MS, state.quiet_since[seat], RULE, seat))
    return running


def time_plays(state: State, move: int, draw: Draw, log: EventLog) -> None:
    if move == LATE:
        default_action(state, draw, log)
    elif move == VOTE_OVER:
        settle_vote(state, voting.close(state.vote, log), log)
    else:
        state.exposed |= 1 << (move - GRACE)
        state.exposed_since[move - GRACE] = state.ply


def default_action(state: State, draw: Draw, log: EventLog) -> None:
    """Too late (DER-22): the first card that can be laid, a joker in the colour held most; else draw and pass."""
    seat = state.turn
    move = DRAW if state.debt or state.drawn != NONE else legal(state, seat)[0]
    if state.drawn != NONE:
        keep_drawn(state, log)
    elif move < JOKER:
        lay(state, move, NONE, draw, log)
    elif move < DRAW:
        lay(state, JOKER_CARDS[move - JOKER], most_held_colour(state.hands[seat]), draw, log)
    else:
        take(state, draw, log)
        if state.drawn != NONE:
            keep_drawn(state, log)


def most_held_colour(hand: list[int]) -> int:
    held = [0] * COLOURS
    for card in hand:
        if card < SMILEY_SPECIAL:
            held[COLOUR_OF[card]] += 1
    return held.index(max(held))


# ---- races


def urgency(move: int) -> int:
    if move == ANNOUNCE:
        return PLEA
    return RACE if CATCH <= move < GO_ON else ORDINARY


def fresh(state: State, seat: int, move: int, seen: int) -> bool:
    """A catch counts if its grace was over on the screen of whoever pressed; a word, if it is about this hand."""
    if CATCH <= move < GO_ON:
        return move - CATCH < len(state.hands) and seen >= state.exposed_since[move - CATCH]
    if move == ANNOUNCE:
        return seen >= (state.quiet_since[seat] if (state.silent >> seat) & 1 else state.since)
    return True
