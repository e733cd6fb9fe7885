"""A moi !: lay your hand on the card if one of your specials has its colour or its smiley (AMO).

Specials are face up and decide who may win a card; base cards are won, lost and counted. Hands never fill: what is won
lies in a face-down stack.
"""

from __future__ import annotations

from typing import Final

from tablee.core.clocks import RULE, SECRET, Clock
from tablee.core.draws import Draw
from tablee.core.events import ALL, AddressedEvent, EventLog
from tablee.core.moves import NOBODY, ORDINARY, RACE
from tablee.core.standing import Standing, ranked
from tablee.core.words import Msg, msg
from tablee.games.a_moi import events
from tablee.games.a_moi.state import CARD_MS, CARD_OVER, SLAP, SPECIALS, TURN, may_win, smiley_special, turn_up_delay
from tablee.games.a_moi.state import MOVES as MOVES
from tablee.games.a_moi.state import State as State
from tablee.games.a_moi.views import View as View
from tablee.games.a_moi.views import sample as sample
from tablee.games.a_moi.views import view as view
from tablee.games.smileys.duel import duel
from tablee.games.smileys.pack import BASE_CARDS, NONE

KEY: Final = "a_moi"
SEATS: Final = range(2, 11)
RULES: Final = 1

# ---- set-up


def deal(seats: int, first: int, options: events.Options, draw: Draw) -> State:
    pile = list(range(BASE_CARDS))
    draw.shuffle(pile)
    owners = deal_specials(seats, first, draw)
    dice = roll(draw)
    while owners[smiley_special(dice)] == NOBODY:  # AMO-3; at most five specials are in the box, so not all six smileys
        dice = roll(draw)
    return State(
        ply=0,
        every_win=options.reroll == "every_win",
        owners=owners,
        pile=pile,
        card=NONE,
        pot=[],
        lost=[],
        stacks=[[] for _ in range(seats)],
        dice=dice,
        dealer=owners[smiley_special(dice)],
        locked=0,
        delay=turn_up_delay(draw),
        since=0,
        places=[0] * seats,
    )


def deal_specials(seats: int, first: int, draw: Draw) -> list[int]:
    """As many to each, the rest into the box (AMO-2)."""
    specials = list(range(SPECIALS))
    draw.shuffle(specials)
    owners = [NOBODY] * SPECIALS
    for i in range(SPECIALS // seats * seats):
        owners[specials[i]] = (first + i) % seats
    return owners


def roll(draw: Draw) -> int:
    """Both dice at once: they name one base card (SMI-3)."""
    return draw.below(BASE_CARDS)


# ---- who may do what


def over(state: State) -> bool:
    return state.places[0] != 0  # the places are all given at once


def to_act(state: State) -> list[int]:
    if state.card == NONE:
        return []
    return [seat for seat in range(len(state.stacks)) if not (state.locked >> seat) & 1]


def legal(state: State, seat: int) -> list[int]:
    """Whoever has not erred on the open card may slap it; whether they may win it is what they have to see."""
    return [] if state.card == NONE or (state.locked >> seat) & 1 else [SLAP]


def why_not(state: State, seat: int, move: int) -> Msg | None:
    if move in legal(state, seat):
        return None
    if move != SLAP:
        return msg("refused-table-only")
    return msg("a_moi-no-card") if state.card == NONE else msg("a_moi-locked")


# ---- play


def play(state: State, seat: int, move: int, draw: Draw, log: EventLog) -> None:
    state.ply += 1
    if move == TURN:
        turn_up(state, log)
    elif move == CARD_OVER:
        leave(state, draw, log)
    elif may_win(state.card, state.dice, state.owners, seat):
        win(state, seat, draw, log)
    else:
        err(state, seat, draw, log)


def turn_up(state: State, log: EventLog) -> None:
    """The dealer turns the top card, at a moment that nobody knows, the dealer included (AMO-4)."""
    state.card = state.pile.pop()
    state.since = state.ply
    if log is not None:
        log.append(AddressedEvent(ALL, events.Turned(state.dealer, state.card)))


def win(state: State, seat: int, draw: Draw, log: EventLog) -> None:
    """The first hand on the card takes it and the pot it was laid on (AMO-5, AMO-7)."""
    if log is not None:
        log.append(AddressedEvent(ALL, events.Took(seat, state.card, len(state.pot))))
    stack = state.stacks[seat]
    stack.append(state.card)
    stack += state.pot
    state.pot = []
    matched = state.card == state.dice
    if matched:
        steal(state, seat, draw, log)
    if state.pile and (state.every_win or matched):  # AMO-9
        state.dealer = seat
        state.dice = roll(draw)
        if log is not None:
            log.append(AddressedEvent(ALL, events.Rolled(seat, state.dice)))
    settle(state, draw, log)


def steal(state: State, seat: int, draw: Draw, log: EventLog) -> None:
    """The card of the dice brings one card of every other player who has one (AMO-6)."""
    if log is not None:
        log.append(AddressedEvent(ALL, events.MatchedDice()))
    for other, stack in enumerate(state.stacks):
        if other != seat and stack:
            state.stacks[seat].append(stack.pop(draw.below(len(stack))))
            if log is not None:
                log.append(AddressedEvent(ALL, events.Stole(seat, other)))


def err(state: State, seat: int, draw: Draw, log: EventLog) -> None:
    """A hand on a card it may not win: two cards lost, face up, and out of this race (AMO-7)."""
    state.locked |= 1 << seat
    stack = state.stacks[seat]
    count = min(2, len(stack))
    if log is not None:
        log.append(AddressedEvent(ALL, events.Erred(seat, count)))
    for _ in range(count):
        card = stack.pop(draw.below(len(stack)))
        state.lost.append(card)
        if log is not None:
            log.append(AddressedEvent(ALL, events.Lost(seat, card)))


def leave(state: State, draw: Draw, log: EventLog) -> None:
    """Nobody took it: it joins the pot, dice and dealer stay (AMO-8)."""
    state.pot.append(state.card)
    if log is not None:
        log.append(AddressedEvent(ALL, events.Unclaimed(state.card)))
    settle(state, draw, log)


def settle(state: State, draw: Draw, log: EventLog) -> None:
    """The card is played: what was lost on it will lie under the next one."""
    state.card = NONE
    state.pot += state.lost
    state.lost = []
    state.locked = 0
    state.since = state.ply
    if state.pile:
        state.delay = turn_up_delay(draw)
    else:
        end(state, draw, log)


# ---- the end


def end(state: State, draw: Draw, log: EventLog) -> None:
    """Most cards win, a tie goes to the dice, and a pot that still lies there to nobody (AMO-11)."""
    counts = [len(stack) for stack in state.stacks]
    most = max(counts)
    first = [seat for seat, count in enumerate(counts) if count == most]
    winner = first[0]
    if len(first) > 1:
        if log is not None and most:
            log.append(AddressedEvent(ALL, events.Tied(most)))
        winner = duel(first, state.stacks, draw, log)
    if log is not None:
        ending = events.SharedVictory() if winner == NOBODY else events.WonMatch(winner, most)
        log.append(AddressedEvent(ALL, ending))
    state.places = ranked([[count, int(seat == winner)] for seat, count in enumerate(counts)])


def standing(state: State) -> Standing | None:
    if not over(state):
        return None
    return Standing(state.places[:], [0] * len(state.places))


# ---- time


def clocks(state: State) -> list[Clock]:
    if over(state):
        return []
    if state.card == NONE:
        return [Clock(TURN, state.delay, state.since, SECRET)]
    return [Clock(CARD_OVER, CARD_MS, state.since, RULE)]  # as long where nobody may win it (AMO-8)


# ---- races


def urgency(move: int) -> int:
    return RACE if move == SLAP else ORDINARY


def fresh(state: State, seat: int, move: int, seen: int) -> bool:
    """A hand counts if it was meant for the card that lies open now."""
    return move != SLAP or (state.card != NONE and seen >= state.since)
