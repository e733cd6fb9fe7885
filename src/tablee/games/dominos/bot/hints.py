"""Hints for Dominos: the best places with the card that goes there, and what each brings."""

from __future__ import annotations

from tablee.bots.advice import MOST_CHOICES, bars_behind
from tablee.core.draws import FastDraw
from tablee.core.moves import Move
from tablee.core.scenes import VOTE_HINT, Choice, Hint, label
from tablee.core.words import Msg, Person, msg
from tablee.games.dominos import state as moves
from tablee.games.dominos.bot.evaluation import value as win_share
from tablee.games.dominos.bot.levels import Counting
from tablee.games.dominos.describe import again
from tablee.games.dominos.scene import tap
from tablee.games.dominos.state import INSIDE, placed_card, placed_cell, placed_side
from tablee.games.dominos.views import View
from tablee.games.smileys import nouns, pieces
from tablee.games.smileys.pack import BASE_CARDS, NONE

WORLDS = 24  # that are imagined for the chance to win
DANGEROUS = 2  # cards in a hand that may be gone soon


def hint(bot: Counting, view: View, legal: list[Move]) -> Hint | None:
    """In one's own turn."""
    if moves.GO_ON in legal:
        return VOTE_HINT
    turn = [move for move in legal if move < moves.GO_ON]
    if not turn or view.seat is None:
        return None
    ranked = best_by_card(bot.weighed(view, turn))[:MOST_CHOICES]
    best = ranked[0][1]
    return Hint(situation(view, turn), [choice(view, move, bars_behind(best, value)) for move, value in ranked])


def weigh(bot: Counting, view: View, legal: list[Move], samples: int, seed: int) -> list[tuple[Move, float]]:
    turn = [move for move in legal if move < moves.GO_ON]
    return bot.valued(view, turn, samples, seed) if len(turn) > 1 else []


def best_by_card(ranked: list[tuple[Move, float]]) -> list[tuple[Move, float]]:
    """Of all places of a card only the best one."""
    seen: set[int] = set()
    found: list[tuple[Move, float]] = []
    for move, value in ranked:
        card = used_card(move)
        if card not in seen:
            seen.add(card)
            found.append((move, value))
    return found


def used_card(move: Move) -> int:
    if move < moves.EXCHANGE:
        return placed_card(move)
    if move < moves.DISCARD:
        return move - moves.EXCHANGE
    return move - moves.DISCARD + BASE_CARDS if move < moves.DRAW else NONE


def situation(view: View, turn: list[Move]) -> Msg:
    if turn[0] >= moves.DRAW:
        return msg("dominos-hint-nothing")
    others = [seat for seat in range(len(view.sizes)) if seat != view.seat and not view.places[seat]]
    rival = min(others, key=lambda seat: view.sizes[seat])
    if view.sizes[rival] <= DANGEROUS:
        return msg("dominos-hint-danger", who=Person(rival), count=view.sizes[rival])
    twice = any(move < moves.EXCHANGE and again(view, move) == "yes" for move in turn)
    return msg("dominos-hint-twice" if twice else "dominos-hint-calm")


def choice(view: View, move: Move, bars: int) -> Choice:
    card, path = used_card(move), list(tap(view, move).path)
    if card == NONE:
        name = msg("dominos-bar-draw" if move == moves.DRAW else "dominos-bar-pass")
        return Choice(name, None, path, bars, move=move)
    lit = [path[1], path[0]] if len(path) > 1 else path  # the place, then the card
    return Choice(label(nouns.card(card)), why(view, move, card), lit, bars, pieces.FACES[card].face, move)


def why(view: View, move: Move, card: int) -> Msg:
    if len(view.hand) == 1 and move < moves.EXCHANGE:
        return msg("dominos-hint-last")
    if moves.EXCHANGE <= move < moves.DISCARD:
        return msg("dominos-hint-exchange")
    if move >= moves.DISCARD:
        return msg("dominos-hint-discard")
    if again(view, move) == "yes":
        return msg("dominos-hint-again")
    if card != placed_cell(move):
        return msg("dominos-hint-joker")
    return msg("dominos-hint-inside" if placed_side(move) == INSIDE else "dominos-hint-line")


# ---- the chance to win


def outlook(bot: Counting, view: View) -> float:
    """The mean over some worlds that the view allows."""
    assert view.seat is not None
    draw = FastDraw(WORLDS)
    return sum(win_share(bot.imagine(view, draw), view.seat) for _ in range(WORLDS)) / WORLDS
