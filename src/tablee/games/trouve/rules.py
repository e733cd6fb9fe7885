"""Trouve: find the card that the dice name, or remember who has won it (TRV).

A roll goes through three phases: the dice are about to fall, everybody searches, and perhaps somebody who knows has to
name the holder. A card lies on the table at one of the spots, or face down in somebody's stack.
"""

from __future__ import annotations

from typing import Final

from tablee.core.clocks import RULE, Clock
from tablee.core.draws import Draw
from tablee.core.events import ALL, AddressedEvent, EventLog
from tablee.core.moves import NOBODY, ORDINARY, RACE, TABLE
from tablee.core.standing import Standing, ranked
from tablee.core.words import Msg, Person, msg
from tablee.games.smileys import nouns
from tablee.games.smileys.duel import duel
from tablee.games.smileys.pack import BASE_CARDS, COLOURS, NONE, SMILEYS, base
from tablee.games.trouve import events
from tablee.games.trouve.state import (
    ENOUGH,
    GO_ON,
    KNOW,
    NAME,
    NAME_LATE,
    NAME_MS,
    NAMING,
    PAUSE_MS,
    ROLL,
    ROLL_CAP,
    ROLL_OVER,
    SEARCHING,
    SPOTS,
    TARGETS,
    VOTE_OVER,
    WAITING,
    named_seat,
    target,
    touched_card,
)
from tablee.games.trouve.state import MOVES as MOVES
from tablee.games.trouve.state import State as State
from tablee.games.trouve.views import View as View
from tablee.games.trouve.views import sample as sample
from tablee.games.trouve.views import view as view
from tablee.kit import voting

KEY: Final = "trouve"
SEATS: Final = range(2, 11)
RULES: Final = 2

# ---- set-up


def deal(seats: int, first: int, options: events.Options, draw: Draw) -> State:
    """The base cards are spread out, smiley up, in the same way for everybody (TRV-2)."""
    spots = list(range(SPOTS))
    draw.shuffle(spots)
    return State(
        ply=0,
        roll_ms=1000 * options.roll_s,
        touch_costs=options.wrong_touch == "penalty",
        play_on=options.play_on,
        lies_at=spots[:BASE_CARDS],
        stacks=[[] for _ in range(seats)],
        debts=[0] * seats,
        phase=WAITING,
        roller=first,
        card=NONE,
        locked=0,
        namer=NOBODY,
        since=0,
        appeared=0,
        rolls_since_empty=NONE,
        places=[0] * seats,
        vote=[],
        finished=False,
        has_trials=False,
        wanted=[],
    )


# ---- who may do what


def over(state: State) -> bool:
    return state.finished


def to_act(state: State) -> list[int]:
    if state.finished:
        return []
    if state.vote:
        return voting.unanswered(state.vote)
    if state.phase == SEARCHING:
        return [seat for seat, place in enumerate(state.places) if not place and not (state.locked >> seat) & 1]
    return [state.namer] if state.phase == NAMING else []


def legal(state: State, seat: int) -> list[int]:
    if state.finished:
        return []
    if state.vote:
        return [GO_ON, ENOUGH] if state.vote[seat] == voting.ASKED else []
    if state.phase == SEARCHING:
        if state.places[seat] or (state.locked >> seat) & 1:
            return []
        moves = [card for card, spot in enumerate(state.lies_at) if spot != NONE]  # to touch a card is its number
        moves.append(KNOW)  # TRV-7: always, or it would tell whether the card still lies there
        return moves
    if state.phase == NAMING and seat == state.namer:
        return [NAME + other for other, place in enumerate(state.places) if not place]
    return []


def why_not(state: State, seat: int, move: int) -> Msg | None:
    if move in legal(state, seat):
        return None
    if move >= ROLL:
        return msg("refused-table-only")
    if state.vote or state.places[seat]:
        return msg("refused-not-now")
    if move >= GO_ON:
        return msg("trouve-no-vote")
    if state.phase == WAITING:
        return msg("trouve-wait-for-dice")
    if state.phase == NAMING:
        if seat != state.namer:
            return msg("trouve-somebody-knows", seat=Person(state.namer))
        return msg("trouve-name-first") if move <= KNOW else msg("trouve-not-in-play")
    if (state.locked >> seat) & 1:
        return msg("trouve-locked")
    if move >= NAME:
        return msg("trouve-know-first")
    return msg("trouve-not-on-table", card=nouns.card(touched_card(move)))


# ---- a roll


def play(state: State, seat: int, move: int, draw: Draw, log: EventLog) -> None:
    state.ply += 1
    if seat == TABLE:
        time_plays(state, move, draw, log)
    elif move < KNOW:
        touches(state, seat, touched_card(move), draw, log)
    elif move == KNOW:
        knows(state, seat, draw, log)
    elif move < GO_ON:
        names(state, seat, named_seat(move), draw, log)
    else:
        settle_vote(state, voting.answer(state.vote, seat, move == GO_ON, log), draw, log)


def roll(state: State, draw: Draw, log: EventLog) -> None:
    """A smiley and a colour name a card (TRV-3)."""
    card = state.wanted.pop() if state.has_trials else rolled(state, draw)
    state.card = card
    state.phase = SEARCHING
    state.locked = 0
    state.since = state.ply
    state.appeared = state.ply
    if state.rolls_since_empty != NONE:
        state.rolls_since_empty += 1
    if log is not None:
        log.append(AddressedEvent(ALL, events.Rolled(state.roller, card)))


def rolled(state: State, draw: Draw) -> int:
    """Ours: the dice are rolled until they name a card that is still in the game."""
    card = base(draw.below(COLOURS), draw.below(SMILEYS))
    while has_left(state, card):
        card = base(draw.below(COLOURS), draw.below(SMILEYS))
    return card


def has_left(state: State, card: int) -> bool:
    """Whoever has a place keeps their cards, turned up: those are out of the game."""
    return any(place and card in state.stacks[seat] for seat, place in enumerate(state.places))


def touches(state: State, seat: int, card: int, draw: Draw, log: EventLog) -> None:
    """A hand on a card: on the named one it wins it, if it is the first (TRV-4)."""
    if card != state.card:  # TRV-5
        if log is not None:
            log.append(AddressedEvent(ALL, events.WrongTouch(seat, card)))
        lock_out(state, seat, draw, log)
        return
    state.lies_at[card] = NONE
    if log is not None:
        log.append(AddressedEvent(ALL, events.Took(seat, card)))
    gain(state, seat, card, draw, log)


def knows(state: State, seat: int, draw: Draw, log: EventLog) -> None:
    """The first to say "I know!" has to name the holder, and nobody else may (TRV-6, TRV-7)."""
    if state.lies_at[state.card] != NONE:
        if log is not None:
            log.append(AddressedEvent(ALL, events.TooSoon(seat)))
        lock_out(state, seat, draw, log)
        return
    state.phase = NAMING
    state.namer = seat
    state.since = state.ply
    if log is not None:
        log.append(AddressedEvent(ALL, events.Knows(seat)))


def names(state: State, seat: int, holder: int, draw: Draw, log: EventLog) -> None:
    """Right or wrong, this was the roll's only answer (TRV-7)."""
    card = state.card
    if card not in state.stacks[holder]:
        if log is not None:
            log.append(AddressedEvent(ALL, events.NotMine(seat) if holder == seat else events.Misnamed(seat, holder)))
        err(state, seat, draw, log)
        end_roll(state, draw, log)
    elif holder == seat:  # TRV-10
        if log is not None:
            log.append(AddressedEvent(ALL, events.Defended(seat, card)))
        state.roller = seat
        end_roll(state, draw, log)
    else:
        state.stacks[holder].remove(card)
        if log is not None:
            log.append(AddressedEvent(ALL, events.Stole(seat, holder, card)))
        gain(state, seat, card, draw, log)


# ---- cards won and lost


def gain(state: State, seat: int, card: int, draw: Draw, log: EventLog) -> None:
    """A card won, from the table or from somebody: it joins the stack, or pays for an error of before (TRV-9)."""
    state.roller = seat  # TRV-12
    if state.debts[seat]:
        state.debts[seat] -= 1
        put_back(state, card, draw)
        if log is not None:
            log.append(AddressedEvent(ALL, events.Paid(seat, card)))
    else:
        stack = state.stacks[seat]
        stack.append(card)
        goal = target(len(state.stacks), state.has_trials)
        if log is not None:
            log.append(AddressedEvent(ALL, events.Scored(seat, len(stack), goal)))
        if len(stack) == goal:
            reach(state, seat, draw, log)
            return
    end_roll(state, draw, log)


def err(state: State, seat: int, draw: Draw, log: EventLog) -> None:
    """A wrong name costs one card, drawn from the stack (TRV-8); who has none will owe it (TRV-9)."""
    stack = state.stacks[seat]
    if stack:
        card = stack.pop(draw.below(len(stack)))
        put_back(state, card, draw)
        if card == state.card:
            state.appeared = state.ply
        if log is not None:
            log.append(AddressedEvent(ALL, events.Lost(seat, card)))
    else:
        state.debts[seat] += 1
        if log is not None:
            log.append(AddressedEvent(ALL, events.Owes(seat, state.debts[seat])))


def put_back(state: State, card: int, draw: Draw) -> None:
    free = [spot for spot in range(SPOTS) if spot not in state.lies_at]
    state.lies_at[card] = free[draw.below(len(free))]


def lock_out(state: State, seat: int, draw: Draw, log: EventLog) -> None:
    """An error in a roll that goes on for the others (TRV-5, TRV-7); ours: once all have erred, it is over."""
    state.locked |= 1 << seat
    if state.touch_costs:
        err(state, seat, draw, log)
    if not to_act(state) or state.has_trials:  # a trial has one answer
        end_roll(state, draw, log)


# ---- the end


def end_roll(state: State, draw: Draw, log: EventLog) -> None:
    """The roll is settled: the dice are rolled again, unless no roll can decide the match any more."""
    while state.places[state.roller]:  # ours: after whoever has left, the next one rolls
        state.roller = (state.roller + 1) % len(state.places)
    if state.has_trials:
        state.lies_at[state.card] = NONE  # found or not: the next search is the same for everybody
    if state.rolls_since_empty == NONE and max(state.lies_at) == NONE:
        state.rolls_since_empty = 0
        if log is not None:
            log.append(AddressedEvent(ALL, events.TableEmptied(ROLL_CAP)))
    if state.rolls_since_empty == ROLL_CAP or (state.has_trials and not state.wanted):  # TRV-14, or the last trial
        if log is not None:
            log.append(AddressedEvent(ALL, events.CutShort()))
        most_cards_win(state, draw, log)
    elif is_out_of_reach(state):
        if log is not None:
            log.append(AddressedEvent(ALL, events.OutOfReach()))
        most_cards_win(state, draw, log)
    else:
        state.phase = WAITING
        state.since = state.ply


def is_out_of_reach(state: State) -> bool:
    """Ours: nobody gets to the target if those who left took too many cards with them, or, as a safety net, if all
    who are still in owe a whole pack."""
    in_play = BASE_CARDS
    hopeless = True
    for seat, place in enumerate(state.places):
        if place:
            in_play -= len(state.stacks[seat])
        elif state.debts[seat] < BASE_CARDS:
            hopeless = False
    return hopeless or in_play < TARGETS[len(state.stacks)]


def reach(state: State, seat: int, draw: Draw, log: EventLog) -> None:
    """The target is reached (TRV-14); the others may go on for the places (COM-8)."""
    place = len(state.places) - state.places.count(0) + 1
    state.places[seat] = place
    if log is not None:
        log.append(AddressedEvent(ALL, events.Reached(seat, place)))
    if not state.play_on or state.places.count(0) == 1:
        end(state, NOBODY)
    elif place == 1:
        state.phase = WAITING
        state.since = state.ply
        state.vote = voting.ask(state.places, log)
    else:
        end_roll(state, draw, log)


def most_cards_win(state: State, draw: Draw, log: EventLog) -> None:
    """The dice settle a tie for victory (SMI-4); further down, places are shared."""
    winner = NOBODY
    if not any(state.places):
        most = max(score(state, seat) for seat in range(len(state.stacks)))
        tied = [seat for seat in range(len(state.stacks)) if score(state, seat) == most]
        if len(tied) > 1:
            winner = duel(tied, state.stacks, draw, log)
    end(state, winner)


def score(state: State, seat: int) -> int:
    """Cards won; a debt is a card less than none."""
    return len(state.stacks[seat]) - state.debts[seat]


def end(state: State, duel_winner: int) -> None:
    """Those still in are ranked by their cards, behind those who have a place."""
    scores: list[list[int]] = []
    for seat, place in enumerate(state.places):
        scores.append([BASE_CARDS, 0] if place else [score(state, seat), int(seat == duel_winner)])
    by_cards = ranked(scores)
    for seat, place in enumerate(state.places):
        if not place:
            state.places[seat] = by_cards[seat]
    state.phase = WAITING
    state.finished = True


def settle_vote(state: State, decision: int, draw: Draw, log: EventLog) -> None:
    """What the vote decided, if it did."""
    if decision == voting.PLAY_ON:
        end_roll(state, draw, log)
    elif decision == voting.STOP:
        end(state, NOBODY)


def standing(state: State) -> Standing | None:
    if not any(state.places):
        return None
    return Standing(state.places[:], [0] * len(state.places))


# ---- time


def clocks(state: State) -> list[Clock]:
    """Every roll takes its full time, wherever its card is (TRV-11)."""
    if state.finished:
        return []
    if state.vote:
        return [Clock(VOTE_OVER, voting.VOTE_MS, state.since, RULE)]
    if state.phase == WAITING:
        return [Clock(ROLL, PAUSE_MS, state.since, RULE)]
    if state.phase == SEARCHING:
        return [Clock(ROLL_OVER, state.roll_ms, state.since, RULE)]
    return [Clock(NAME_LATE, NAME_MS, state.since, RULE, state.namer)]


def time_plays(state: State, move: int, draw: Draw, log: EventLog) -> None:
    if move == ROLL:
        roll(state, draw, log)
    elif move == ROLL_OVER:
        if log is not None:
            log.append(AddressedEvent(ALL, events.NobodyDared()))
        end_roll(state, draw, log)
    elif move == NAME_LATE:
        if log is not None:
            log.append(AddressedEvent(ALL, events.TooSlow(state.namer)))
        err(state, state.namer, draw, log)
        end_roll(state, draw, log)
    else:
        settle_vote(state, voting.close(state.vote, log), draw, log)


# ---- races


def urgency(move: int) -> int:
    return RACE if move <= KNOW else ORDINARY


def fresh(state: State, seat: int, move: int, seen: int) -> bool:
    """A press answers this roll; "I know!" also has to know that the card has just come back to the table."""
    if move > KNOW:
        return True
    return seen >= state.since and (move < KNOW or seen >= state.appeared)
