"""Faites du bruit !: cards fall one by one; shout the name of whoever's card is like yours, before anybody else (BRU).

All the noise is one move, CALL(seat). A call is right, or wrong, or void: void calls (too late, or of a pair that is
not live) are legal and change nothing, so that nobody is punished for having been slower.
"""

from __future__ import annotations

from typing import Final

from tablee.core.clocks import RULE, Clock
from tablee.core.draws import Draw
from tablee.core.events import ALL, AddressedEvent, EventLog, only
from tablee.core.moves import ORDINARY, RACE, TABLE
from tablee.core.standing import Standing, ranked
from tablee.core.words import Msg, msg
from tablee.games.bruit import events
from tablee.games.bruit.state import CALL, DEAL, LAST_MS, LAST_OVER, MOST_VOIDS, alike, called
from tablee.games.bruit.state import MOVES as MOVES
from tablee.games.bruit.state import State as State
from tablee.games.bruit.views import View as View
from tablee.games.bruit.views import sample as sample
from tablee.games.bruit.views import view as view
from tablee.games.smileys.duel import duel
from tablee.games.smileys.pack import BASE_CARDS, COLOURS, NONE, SMILEYS, base

KEY: Final = "bruit"
SEATS: Final = range(2, 11)
RULES: Final = 2

# ---- set-up


def deal(seats: int, first: int, options: events.Options, draw: Draw) -> State:
    """The pack is shuffled, the dice lie in the middle, and `first` deals (BRU-1)."""
    pack = list(range(BASE_CARDS))
    draw.shuffle(pack)
    return State(
        ply=0,
        tempo=round(1000 * options.tempo_s),
        any_pair=options.live == "any_pair",
        pack=pack,
        piles=[[] for _ in range(seats)],
        dice=roll(draw),
        dealer=first,
        receiver=(first + 1) % seats,  # BRU-2
        newest=NONE,
        dice_match=False,
        won=False,
        landed=0,
        locked=0,
        voids=[0] * seats,
        since=0,
        shown=[0] * seats,
        places=[0] * seats,
        finished=False,
        trial=False,
    )


def roll(draw: Draw) -> int:
    smiley = draw.below(SMILEYS)
    return base(draw.below(COLOURS), smiley)


# ---- who may do what


def over(state: State) -> bool:
    return state.finished


def to_act(state: State) -> list[int]:
    if is_silent(state):
        return []
    seats = list(range(len(state.piles)))
    if state.locked:
        return [seat for seat in seats if not (state.locked >> seat) & 1]
    return seats


def is_silent(state: State) -> bool:
    """Is there no card to shout at? A trial has one answer."""
    return state.finished or state.newest == NONE or (state.trial and state.won)


def legal(state: State, seat: int) -> list[int]:
    """Whoever has not erred at this card may shout any name, their own and a wrong one too: that is the game."""
    if is_silent(state) or (state.locked >> seat) & 1:
        return []
    return list(range(CALL, CALL + len(state.piles)))


def why_not(state: State, seat: int, move: int) -> Msg | None:
    if move in legal(state, seat):
        return None
    if move >= DEAL:
        return msg("refused-table-only")
    if called(move) >= len(state.piles):
        return msg("bruit-nobody-there")
    if is_silent(state):
        return msg("bruit-no-card-yet")
    return msg("bruit-locked")


# ---- a move


def play(state: State, seat: int, move: int, draw: Draw, log: EventLog) -> None:
    state.ply += 1
    if seat != TABLE:
        shout(state, seat, called(move), draw, log)
    elif move == DEAL:
        deal_card(state, log)
    else:
        end(state, draw, log)


def deal_card(state: State, log: EventLog) -> None:
    """The next card goes face up on the next player's pile, full or empty (BRU-2, BRU-10)."""
    if state.newest == NONE and log is not None:
        log.append(AddressedEvent(ALL, events.Rolled(state.dealer, state.dice)))
    seat = state.receiver
    card = state.pack.pop()
    state.piles[seat].append(card)
    state.newest = seat
    state.receiver = (seat + 1) % len(state.piles)
    state.dice_match = card == state.dice
    state.won = False
    state.landed = 0
    state.locked = 0
    state.voids = [0] * len(state.piles)
    state.since = state.ply
    all_shown(state)
    if log is not None:
        log.append(AddressedEvent(ALL, events.Dealt(seat, card)))
        if not state.pack:
            log.append(AddressedEvent(ALL, events.LastCard()))


def shout(state: State, seat: int, whom: int, draw: Draw, log: EventLog) -> None:
    """Somebody names a player, or themselves."""
    if state.dice_match:  # BRU-8: it goes before every pair, also when it has been won
        if whom == seat and not state.won:
            win_from_all(state, seat, draw, log)
        elif state.trial and not state.won:
            err(state, seat, whom, log)  # a trial has one answer
        else:
            ignore(state, seat, log)
    elif whom == seat or not tops_alike(state, seat, whom):
        err(state, seat, whom, log)
    elif is_live(state, seat, whom):
        win_from(state, seat, whom, log)
    else:
        ignore(state, seat, log)  # BRU-9: matching, but not live


def tops_alike(state: State, seat: int, whom: int) -> bool:
    """Both have a card in front of them, and the top ones match (BRU-3)."""
    mine = state.piles[seat]
    theirs = state.piles[whom]
    return bool(mine) and bool(theirs) and alike(mine[-1], theirs[-1])


def is_live(state: State, seat: int, whom: int) -> bool:
    """Does this pair count for the newest card (BRU-4)? One right call ends it (BRU-7)."""
    if state.won or state.landed & ((1 << seat) | (1 << whom)):
        return False
    return state.any_pair or seat == state.newest or whom == state.newest  # BRU-5


def win_from(state: State, seat: int, whom: int, log: EventLog) -> None:
    """The two top cards of whoever was named go under the caller's own (BRU-6)."""
    pile = state.piles[whom]
    if state.trial:
        taken = [pile.pop(0)]
    else:
        taken = pile[-2:]
        del pile[-2:]
    state.piles[seat] = taken + state.piles[seat]
    state.won = True
    all_shown(state)
    if log is not None:
        log.append(AddressedEvent(ALL, events.Named(seat, whom, len(taken))))
        if pile and not state.trial:
            log.append(AddressedEvent(ALL, events.Uncovered(whom, pile[-1])))


def win_from_all(state: State, seat: int, draw: Draw, log: EventLog) -> None:
    """The fastest own name wins the bottom card of every other pile, then rolls and deals (BRU-8)."""
    taken: list[int] = []
    for pile in clockwise(state, seat):
        if pile:
            taken.append(pile.pop(0))
    own = state.piles[seat]
    state.piles[seat] = taken + own
    state.won = True
    all_shown(state)
    if log is not None:
        log.append(AddressedEvent(ALL, events.ShoutedFirst(seat, len(taken))))
        if taken and not own:
            log.append(AddressedEvent(ALL, events.Uncovered(seat, taken[-1])))
    if state.pack and not state.trial:  # else there is nothing left to deal, or it is dealt in turn
        new_dealer(state, seat, draw, log)


def new_dealer(state: State, seat: int, draw: Draw, log: EventLog) -> None:
    state.dice = roll(draw)
    state.dealer = seat
    state.receiver = (seat + 1) % len(state.piles)
    if log is not None:
        log.append(AddressedEvent(ALL, events.Rolled(seat, state.dice)))


def err(state: State, seat: int, whom: int, log: EventLog) -> None:
    """One card to each other player, from bottom to bottom, clockwise as far as they go; then silence (BRU-9)."""
    state.locked |= 1 << seat
    given = min(len(state.piles[seat]), len(state.piles) - 1)
    if log is not None:
        if whom == seat:
            log.append(AddressedEvent(ALL, events.ShoutedForNothing(seat, given)))
        else:
            log.append(AddressedEvent(ALL, events.Misnamed(seat, whom, given)))
    own = state.piles[seat]
    for step in range(1, given + 1):
        hand_over(state, own.pop(0), (seat + step) % len(state.piles), log)
    if given and not own:
        state.shown[seat] = state.ply


def hand_over(state: State, card: int, seat: int, log: EventLog) -> None:
    """A card goes under a pile; on an empty place it is seen, but not live before the next card."""
    pile = state.piles[seat]
    if not pile:
        state.landed |= 1 << seat
        state.shown[seat] = state.ply
        if log is not None:
            log.append(AddressedEvent(ALL, events.Uncovered(seat, card)))
    pile.insert(0, card)


def ignore(state: State, seat: int, log: EventLog) -> None:
    """A void call changes nothing; ours (BRU-7): the hundredth at one card is the last before the next card."""
    state.voids[seat] += 1
    if state.voids[seat] == MOST_VOIDS:
        state.locked |= 1 << seat
    if log is not None:
        log.append(AddressedEvent(only(seat), events.Ignored(seat)))


def clockwise(state: State, seat: int) -> list[list[int]]:
    """The others' piles, from the left neighbour on."""
    return state.piles[seat + 1 :] + state.piles[:seat]


# ---- the end


def end(state: State, draw: Draw, log: EventLog) -> None:
    """Whole piles are counted; the dice decide between the best, the others share their places (BRU-12)."""
    counts = [len(pile) for pile in state.piles]
    most = max(counts)
    best = [seat for seat, count in enumerate(counts) if count == most]
    winner = duel(best, state.piles, draw, log) if len(best) > 1 else best[0]
    state.places = ranked([[count, int(seat == winner)] for seat, count in enumerate(counts)])
    state.finished = True
    if log is not None:
        log.append(AddressedEvent(ALL, events.Won(winner, most)))


def standing(state: State) -> Standing | None:
    if not state.finished:
        return None
    return Standing(state.places[:], [0] * len(state.places))


# ---- time


def clocks(state: State) -> list[Clock]:
    """A steady beat, then the last card's window (BRU-2, BRU-11). Judging takes no time here, so it pauses nothing."""
    if state.finished:
        return []
    if state.pack:
        return [Clock(DEAL, state.tempo, state.since, RULE)]
    return [Clock(LAST_OVER, LAST_MS, state.since, RULE)]


# ---- races


def urgency(move: int) -> int:
    return RACE if move < DEAL else ORDINARY


def fresh(state: State, seat: int, move: int, seen: int) -> bool:
    """A call counts if whoever pressed had this very card before them, and nobody had won it."""
    if move >= DEAL:
        return True
    if called(move) >= len(state.shown):  # nobody sits there
        return False
    return seen >= state.shown[seat] and seen >= state.shown[called(move)]


def all_shown(state: State) -> None:
    """A new card, or a right call: what was pressed before is about something that is no more (COM-4)."""
    state.shown = [state.ply] * len(state.piles)
