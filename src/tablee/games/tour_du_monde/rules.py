"""Tour du Monde: be the first with a card of each of the five continents in front of you (TDM).

A turn is one action, then the hand is filled up to seven. In front of every player lie three lines at most, one of
each colour; attacks.py says what a moon, lightning and an iceberg do to them.
"""

from __future__ import annotations

from typing import Final

from tablee.core.clocks import RULE, TURN, TURN_MS, Clock
from tablee.core.draws import Draw
from tablee.core.events import ALL, AddressedEvent, EventLog, only
from tablee.core.moves import ORDINARY, TABLE
from tablee.core.standing import Standing, ranked
from tablee.core.words import Msg
from tablee.games.tour_du_monde import attacks, events, hands, refusals
from tablee.games.tour_du_monde.state import (
    CANCEL,
    COLOURS,
    CONTINENTS,
    CURE,
    DECKS,
    DIRECTION,
    ECLIPSE,
    ENOUGH,
    EXCHANGE,
    EXCHANGES,
    FREEZE,
    GO_ON,
    HAND,
    ICEBERG,
    LATE,
    LAY,
    LET,
    LIGHTNING,
    MOON,
    NONE,
    OPEN,
    RAINBOW,
    REACT_MS,
    REACT_OVER,
    STRIKE,
    SUN,
    VOTE_OVER,
    deck,
    line_of,
    owner,
    pattern,
    sun_for,
)
from tablee.games.tour_du_monde.state import MOVES as MOVES
from tablee.games.tour_du_monde.state import State as State
from tablee.games.tour_du_monde.views import View as View
from tablee.games.tour_du_monde.views import sample as sample
from tablee.games.tour_du_monde.views import view as view
from tablee.kit import voting

KEY: Final = "tour_du_monde"
SEATS: Final = range(2, 7)
RULES: Final = 1

WINNER_POINTS: Final = 50  # TDM-25
MOST_TURNS: Final = 120  # a player, TDM-24

# ---- set-up


def deal(seats: int, first: int, options: events.Options, draw: Draw) -> State:
    number = DECKS.index(options.deck)
    coloured = options.line_colour == "coloured_suns"
    pile = deck(number, coloured)
    draw.shuffle(pile)
    dealt = [sorted([pile.pop() for _ in range(HAND)]) for _ in range(seats)]  # TDM-4
    return State(
        ply=0,
        deck=number,
        coloured=coloured,
        interrupter_plays=options.interrupt_next == "interrupter_plays",
        play_on=options.play_on,
        hands=dealt,
        pile=pile,
        lines=[[] for _ in range(seats * COLOURS)],
        tops=[NONE] * (seats * COLOURS),
        frozen=0,
        buried=[],
        dealer=first,
        direction=0,
        turn=first,
        turns=0,
        idle=0,
        since=0,
        attacked=NONE,
        let=False,
        known=[],
        most_suns=HAND,
        places=[0] * seats,
        points=[0] * seats,
        vote=[],
        finished=False,
    )


# ---- who may do what


def over(state: State) -> bool:
    return state.finished


def to_act(state: State) -> list[int]:
    if state.finished:
        return []
    if state.vote:
        return voting.unanswered(state.vote)
    if state.attacked != NONE:  # only the target may answer, once; then only time goes on (TDM-19)
        return [] if state.let else [owner(state.attacked)]
    return [state.turn]


def legal(state: State, seat: int) -> list[int]:
    if state.vote:
        return [GO_ON, ENOUGH] if not state.finished and state.vote[seat] == voting.ASKED else []
    if state.finished or state.places[seat]:
        return []
    if state.attacked != NONE:
        if seat != owner(state.attacked) or state.let:
            return []
        return [CANCEL, LET] if RAINBOW in state.hands[seat] else [LET]
    if seat != state.turn:
        return []
    if state.direction == 0:  # TDM-5
        return [DIRECTION, DIRECTION + 1]
    return turn_moves(state, seat)


def turn_moves(state: State, seat: int) -> list[int]:
    """One action a turn (TDM-6); never empty, since one may always exchange nothing."""
    hand = state.hands[seat]
    moves = sun_moves(state, seat, NONE, OPEN)  # TDM-7
    if state.turns == 0 and moves and moves[0] < OPEN + COLOURS:
        return [move for move in moves if move < OPEN + COLOURS]  # TDM-5: the dealer begins with a sun
    last = NONE
    for card in hand:
        if card >= SUN:
            break
        if card != last and can_grow(state, line_of(seat, card // CONTINENTS)):  # TDM-8
            moves.append(LAY + card)
        last = card
    moves += sun_moves(state, seat, MOON, CURE)  # TDM-9
    if hand and hand[-1] >= MOON:
        moves += attack_moves(state, seat)
    changes = EXCHANGES[pattern(hand)]
    pile = len(state.pile)
    if pile < len(hand):  # TDM-11: no more than there are to draw
        changes = [move for move in changes if (move - EXCHANGE).bit_count() <= pile]
    return moves + changes


def sun_moves(state: State, seat: int, top: int, first: int) -> list[int]:
    """Suns and rainbows on those of one's lines that have this on top: nothing, to open them, or a moon, to cure it."""
    moves: list[int] = []
    mine = line_of(seat, 0)
    if top not in state.tops[mine : mine + COLOURS]:
        return moves
    hand = state.hands[seat]
    for colour in range(COLOURS):
        if state.tops[mine + colour] == top and sun_for(state.coloured, colour) in hand:  # TDM-3
            moves.append(first + colour)
    if RAINBOW in hand:
        for colour in range(COLOURS):
            if state.tops[mine + colour] == top:
                moves.append(first + COLOURS + colour)
    return moves


def can_grow(state: State, line: int) -> bool:
    """Open, and blocked neither by a moon nor by an iceberg."""
    return SUN <= state.tops[line] <= RAINBOW and not (state.frozen >> line) & 1


def attack_moves(state: State, seat: int) -> list[int]:
    lines = attacks.targets(state, seat)
    if not lines:
        return []
    moves: list[int] = []
    hand = state.hands[seat]
    if MOON in hand:
        moves += [ECLIPSE + line for line in lines if attacks.takes_moon(state, line)]
    if LIGHTNING in hand:
        hit = [line % COLOURS for line in lines if attacks.loses(state, line)]
        moves += [STRIKE + colour for colour in range(COLOURS) if colour in hit]
    if ICEBERG in hand:
        moves += [FREEZE + line for line in lines if attacks.takes_iceberg(state, line)]
    return moves


def why_not(state: State, seat: int, move: int) -> Msg | None:
    return None if move in legal(state, seat) else refusals.why(state, seat, move)


# ---- a move


def play(state: State, seat: int, move: int, draw: Draw, log: EventLog) -> None:
    state.ply += 1
    if seat == TABLE:
        time_plays(state, move, draw, log)
    elif move < OPEN:
        choose_direction(state, move == DIRECTION, log)
    elif move < LAY:
        open_line(state, (move - OPEN) % COLOURS, move >= OPEN + COLOURS, log)
    elif move < CURE:
        lay(state, move - LAY, log)
    elif move < ECLIPSE:
        cure(state, (move - CURE) % COLOURS, move >= CURE + COLOURS, log)
    elif move < STRIKE:
        attacks.threaten(state, move - ECLIPSE, log)
    elif move < FREEZE:
        attacks.strike(state, move - STRIKE, draw, log)
        end_turn(state, log)
    elif move < EXCHANGE:
        freeze(state, move - FREEZE, log)
    elif move < CANCEL:
        exchange(state, move - EXCHANGE, draw, log)
    elif move == CANCEL:
        cancel(state, log)
    elif move == LET:
        let_be(state, log)
    else:
        settle_vote(state, voting.answer(state.vote, seat, move == GO_ON, log), log)


def choose_direction(state: State, left: bool, log: EventLog) -> None:
    state.direction = 1 if left else -1
    state.since = state.ply
    if log is not None:
        log.append(AddressedEvent(ALL, events.ChoseDirection(state.turn, left)))


def open_line(state: State, colour: int, rainbow: bool, log: EventLog) -> None:
    """A rainbow guards the line to the end of the game against moon and lightning (TDM-17)."""
    seat = state.turn
    if state.turns == 0 and rainbow:
        state.most_suns = 0  # TDM-5: who begins with a rainbow has no sun
    card = RAINBOW if rainbow else sun_for(state.coloured, colour)
    hands.spend(state, seat, card)
    attacks.cover(state, line_of(seat, colour), card)
    if log is not None:
        log.append(AddressedEvent(ALL, events.Opened(seat, card, colour)))
    end_turn(state, log)


def lay(state: State, card: int, log: EventLog) -> None:
    seat = state.turn
    hands.spend(state, seat, card)
    state.lines[line_of(seat, card // CONTINENTS)].append(card)
    kinds = kinds_laid(state, seat)
    if log is not None:
        log.append(AddressedEvent(ALL, events.Laid(seat, card, kinds)))
    if kinds == CONTINENTS:  # TDM-22: at once, and nobody can do anything about it
        finish(state, seat, log)
    else:
        end_turn(state, log)


def cure(state: State, colour: int, rainbow: bool, log: EventLog) -> None:
    """What the moon took does not come back (TDM-9); a rainbow guards the line from now on (TDM-20)."""
    seat = state.turn
    card = RAINBOW if rainbow else sun_for(state.coloured, colour)
    hands.spend(state, seat, card)
    attacks.cover(state, line_of(seat, colour), card)
    if log is not None:
        log.append(AddressedEvent(ALL, events.Cured(seat, card, colour)))
    end_turn(state, log)


def freeze(state: State, line: int, log: EventLog) -> None:
    attacks.freeze(state, line, log)
    if attacks.is_all_frozen(state):
        halt(state, "frozen", log)
    else:
        end_turn(state, log)


def exchange(state: State, mask: int, draw: Draw, log: EventLog) -> None:
    if state.turns == 0:
        state.most_suns = 0  # TDM-5: a dealer with a sun would have laid it
    state.idle = 0 if state.pile else state.idle + 1
    hands.exchange(state, state.turn, mask, draw, log)
    if state.idle == state.places.count(0):  # TDM-23
        halt(state, "dry", log)
    else:
        end_turn(state, log)


def cancel(state: State, log: EventLog) -> None:
    """Play goes on after the attacker, or with who cancelled, where the table likes it so (TDM-19)."""
    target = owner(state.attacked)
    attacks.cancel(state, log)
    fill_up(state, log)
    next_turn(state, target if state.interrupter_plays else after(state), log)


def let_be(state: State, log: EventLog) -> None:
    """The window stays open as long as ever: nobody else hears of it (TDM-19)."""
    state.let = True
    if log is not None:
        target = owner(state.attacked)
        log.append(AddressedEvent(only(target), events.LetBe(target)))


def end_turn(state: State, log: EventLog) -> None:
    fill_up(state, log)
    next_turn(state, after(state), log)


def fill_up(state: State, log: EventLog) -> None:
    """The turn's player draws back to seven (TDM-6); without a pile one plays on (TDM-23)."""
    hands.refill(state, state.turn, HAND - len(state.hands[state.turn]), log)


def after(state: State) -> int:
    """The next seat still in, in the direction of play."""
    seats = len(state.hands)
    seat = (state.turn + state.direction) % seats
    while state.places[seat]:
        seat = (seat + state.direction) % seats
    return seat


def next_turn(state: State, seat: int, log: EventLog) -> None:
    state.turn = seat
    state.turns += 1
    state.since = state.ply
    if state.turns >= MOST_TURNS * len(state.hands):
        halt(state, "long", log)


# ---- the end


def kinds_laid(state: State, seat: int) -> int:
    """How many of the five continents lie in front of somebody, in any colour, blocked lines too."""
    kinds = 0
    for line in range(line_of(seat, 0), line_of(seat, COLOURS)):
        for card in state.lines[line]:
            kinds |= 1 << (card % CONTINENTS)
    return kinds.bit_count()


def cards_laid(state: State, seat: int) -> int:
    return sum([len(state.lines[line]) for line in range(line_of(seat, 0), line_of(seat, COLOURS))])


def finish(state: State, seat: int, log: EventLog) -> None:
    """A tour is finished; the others may go on for the places (COM-8). That is ours: who has finished keeps lines and
    hand, out of everybody's reach."""
    place = len(state.places) - state.places.count(0) + 1
    state.places[seat] = place
    if log is not None:
        log.append(AddressedEvent(ALL, events.Finished(seat, place)))
    if place == 1:
        count_points(state, log)
    if not state.play_on or state.places.count(0) == 1:
        end(state)
    elif place == 1:
        state.vote = voting.ask(state.places, log)
        state.since = state.ply
    else:
        next_turn(state, after(state), log)


def count_points(state: State, log: EventLog) -> None:
    """50 for the tour, cards times continents for the others (TDM-25). That is ours: they are counted as soon as
    somebody has won, so that playing on is for the places alone."""
    for seat, place in enumerate(state.places):
        cards = cards_laid(state, seat)
        kinds = kinds_laid(state, seat)
        state.points[seat] = WINNER_POINTS if place else cards * kinds
        if log is not None and not place:
            log.append(AddressedEvent(ALL, events.Scored(seat, cards, kinds, cards * kinds)))


def halt(state: State, why: events.Reason, log: EventLog) -> None:
    """No tour will be finished: points decide (TDM-23, TDM-24)."""
    if log is not None:
        log.append(AddressedEvent(ALL, events.Halted(why)))
    if not any(state.places):
        count_points(state, log)
    end(state)


def end(state: State) -> None:
    """Those who did not finish are ranked by cards times continents, then by continents (TDM-23)."""
    scores: list[list[int]] = []
    for seat, place in enumerate(state.places):
        kinds = kinds_laid(state, seat)
        scores.append([1000 - place, 0] if place else [cards_laid(state, seat) * kinds, kinds])
    state.places = ranked(scores)
    state.finished = True


def settle_vote(state: State, decision: int, log: EventLog) -> None:
    """What the vote decided, if it did."""
    if decision == voting.PLAY_ON:
        next_turn(state, after(state), log)
    elif decision == voting.STOP:
        end(state)


def standing(state: State) -> Standing | None:
    if not any(state.places):
        return None
    return Standing(state.places[:], state.points[:])


# ---- time


def clocks(state: State) -> list[Clock]:
    if state.finished:
        return []
    if state.vote:
        return [Clock(VOTE_OVER, voting.VOTE_MS, state.since, RULE)]
    if state.attacked != NONE:
        return [Clock(REACT_OVER, REACT_MS, state.since, RULE, owner(state.attacked))]
    return [Clock(LATE, TURN_MS, state.since, TURN, state.turn)]


def time_plays(state: State, move: int, draw: Draw, log: EventLog) -> None:
    if move == REACT_OVER:
        attacks.eclipse(state, log)
        end_turn(state, log)
    elif move == LATE:
        default_action(state, draw, log)
    else:
        settle_vote(state, voting.close(state.vote, log), log)


def default_action(state: State, draw: Draw, log: EventLog) -> None:
    """Too late: to the left; the dealer's sun where it helps most (TDM-5); otherwise pass (TDM-6)."""
    if state.direction == 0:
        choose_direction(state, True, log)
        return
    suns = turn_moves(state, state.turn) if state.turns == 0 else []
    if suns and suns[-1] < OPEN + COLOURS:
        open_line(state, best_colour(state.hands[state.turn], [move - OPEN for move in suns]), False, log)
    else:
        exchange(state, 0, draw, log)


def best_colour(hand: list[int], colours: list[int]) -> int:
    """The one of these colours in which a hand has most continents."""
    held = [0] * COLOURS
    for card in hand:
        if card < SUN:
            held[card // CONTINENTS] += 1
    best = colours[0]
    for colour in colours:
        if held[colour] > held[best]:
            best = colour
    return best


# ---- races


def urgency(move: int) -> int:
    """Nobody races here: even the answer to a moon is waited for, as long as the window lasts."""
    return ORDINARY


def fresh(state: State, seat: int, move: int, seen: int) -> bool:
    return True
