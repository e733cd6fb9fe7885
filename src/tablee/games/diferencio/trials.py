"""Twelve nights of Diferencio: the board is looked at, two of its faces change while one sleeps, and both are to be
found. What changes was dealt with the day, whoever found what before."""

from __future__ import annotations

from typing import Any

from tablee.core.draws import Draw, FastDraw
from tablee.core.races import TRIALS, Trials
from tablee.games.diferencio import events, rules
from tablee.games.diferencio.state import (
    DREAMER,
    LOOK_MS,
    NO_MORE,
    NONE,
    SEARCH,
    SPACES,
    TRIAL_SEARCH_MS,
    TRIAL_SLEEP_MS,
    TRIAL_SWAPS,
    WAKE,
    State,
    picture,
    point,
    space_of,
)


def deal(seats: int, first: int, options: events.Options, draw: Draw) -> State:
    """Nobody has a hand: all cards that do not lie on the board may come."""
    state = rules.deal(seats, first, options, draw)
    state.has_trials = True
    state.side = draw.below(2)
    state.architect = DREAMER + 1
    state.study_ms, state.sleep_ms, state.search_ms = LOOK_MS, TRIAL_SLEEP_MS, TRIAL_SEARCH_MS
    for hand in state.hands:
        state.pile += hand
        hand.clear()
    state.coming = coming_cards(state.pile, draw)
    return state


def coming_cards(pile: list[int], draw: Draw) -> list[int]:
    """Two for each night, of different places; none comes twice."""
    free = sorted(pile)
    found: list[int] = []
    for _ in range(TRIALS):
        spaces = sorted({space_of(card) for card in free})
        draw.shuffle(spaces)
        for space in spaces[:TRIAL_SWAPS]:
            fitting = [card for card in free if space_of(card) == space]
            found.append(fitting[draw.below(len(fitting))])
            free.remove(found[-1])
    return found


def is_right(state: State, seat: int, moves: list[int]) -> bool:
    changed = [point(space) for space in range(SPACES) if state.removed[space] != NONE]
    return sorted(moves) == changed


def react(bot: Any, state: State) -> tuple[int, list[int]] | None:
    """The robot saw the board before, and looks for both changes one after the other."""
    was = [new if old == NONE else old for old, new in zip(state.removed, state.board, strict=True)]
    bot.hear(events.LastLook([picture(state.side, card) for card in was]))
    bot.hear(events.Woke())
    twin, ms, pointed = state.copy(), 0, list[int]()
    while twin.phase == SEARCH and not twin.finished:
        answer = bot.answer(rules.view(twin, DREAMER), rules.legal(twin, DREAMER))
        if answer is None or answer[1] == [NO_MORE]:
            break
        ms += answer[0]
        pointed += answer[1]
        rules.play(twin, DREAMER, answer[1][0], FastDraw(0), None)
    for old, new in zip(state.removed, state.board, strict=True):
        if old != NONE:  # by now everybody has seen what it was
            bot.hear(events.Unnoticed(picture(state.side, old), picture(state.side, new)))
    return (ms, pointed) if pointed else None


TWELVE = Trials(deal, WAKE, is_right, react, "night")
