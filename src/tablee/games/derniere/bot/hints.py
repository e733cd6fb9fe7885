"""Hints for La dernière: the best cards with what each does, and who is about to go out."""

from __future__ import annotations

from tablee.bots.advice import MOST_CHOICES, bars_behind
from tablee.core.draws import FastDraw
from tablee.core.moves import Move, Seat
from tablee.core.scenes import VOTE_HINT, Choice, Hint, label
from tablee.core.words import Msg, Person, msg
from tablee.games.derniere import state as moves
from tablee.games.derniere.bot.evaluation import value as win_share
from tablee.games.derniere.bot.levels import Counting
from tablee.games.derniere.scene import tap
from tablee.games.derniere.state import action
from tablee.games.derniere.views import View
from tablee.games.smileys import nouns, pieces
from tablee.games.smileys.pack import ANGRY, NONE, SAD, SMILE, SURPRISED, colour_of

WORLDS = 24  # that are imagined for the chance to win
DANGEROUS = 2  # cards in a hand that may be gone soon
KEEPS_JOKER = 3  # cards in one's own from which on a joker had better wait


def hint(bot: Counting, view: View, legal: list[Move]) -> Hint | None:
    """In one's own turn; nobody thinks about when to speak up."""
    if moves.GO_ON in legal:
        return VOTE_HINT
    turn = [move for move in legal if move <= moves.PASS]
    if not turn or view.seat is None:
        return None
    ranked = best_by_card(bot.weighed(view, turn))[:MOST_CHOICES]
    best = ranked[0][1]
    choices = [choice(view, move, bars_behind(best, value), len(turn) > 1) for move, value in ranked]
    return Hint(situation(view, turn), choices)


def weigh(bot: Counting, view: View, legal: list[Move], samples: int, seed: int) -> list[tuple[Move, float]]:
    """Not what is a race, nor a vote."""
    turn = [move for move in legal if move <= moves.PASS]
    return bot.valued(view, turn, samples, seed) if len(turn) > 1 else []


def best_by_card(ranked: list[tuple[Move, float]]) -> list[tuple[Move, float]]:
    """Of the colours that a joker may name only the best one."""
    seen: set[int] = set()
    found: list[tuple[Move, float]] = []
    for move, value in ranked:
        card = played_card(move)
        if card not in seen:
            seen.add(card)
            found.append((move, value))
    return found


def played_card(move: Move) -> int:
    """NONE: it plays no card."""
    if move >= moves.DRAW:
        return NONE
    return moves.joker_card(move) if move >= moves.JOKER else move


# ---- the sentence


def situation(view: View, turn: list[Move]) -> Msg:
    """Who is dangerous, or what is asked of one."""
    if view.debt:
        return msg("derniere-hint-debt", count=view.debt)
    if all(move >= moves.DRAW for move in turn):
        return msg("derniere-hint-nothing")
    near = next_seat(view, view.turn)
    others = [seat for seat in range(len(view.sizes)) if seat != view.seat and not view.places[seat]]
    rival = min(others, key=lambda seat: (view.sizes[seat], seat != near))
    if view.sizes[rival] > DANGEROUS:
        return msg("derniere-hint-calm")
    if rival == near:
        return msg("derniere-hint-danger-next", who=Person(rival), count=view.sizes[rival])
    return msg("derniere-hint-danger", who=Person(rival), count=view.sizes[rival])


def next_seat(view: View, seat: Seat) -> Seat:
    """Who comes after somebody, as play goes now."""
    count = len(view.sizes)
    seat = (seat + view.direction) % count
    while view.places[seat]:
        seat = (seat + view.direction) % count
    return seat


# ---- choices


def choice(view: View, move: Move, bars: int, can_choose: bool) -> Choice:
    card, path = played_card(move), list(tap(move).path)
    if card == NONE:
        return Choice(button_name(view, move), why_not_a_card(view, move, can_choose), path, bars, move=move)
    return Choice(label(nouns.card(card)), why(view, move, card), path, bars, pieces.FACES[card].face, move)


def button_name(view: View, move: Move) -> Msg:
    if move == moves.PASS:
        return msg("derniere-bar-pass")
    return msg("derniere-bar-take", count=view.debt) if view.debt else msg("derniere-bar-draw")


def why_not_a_card(view: View, move: Move, can_choose: bool) -> Msg:
    if move == moves.PASS:
        return msg("derniere-hint-keep" if can_choose else "derniere-hint-pass")
    return msg("derniere-hint-take") if view.debt else msg("derniere-hint-draw")


def why(view: View, move: Move, card: int) -> Msg:
    """What the card does, or what is left after it."""
    left = [other for other in view.hand if other != card]
    victim = next_seat(view, view.turn)
    effect = ANGRY if view.debt else action(view.reading, card)
    if not left:
        return msg("derniere-hint-last")
    if effect == ANGRY:
        return msg("derniere-hint-angry", who=Person(victim), count=view.debt + 2)
    if effect == SAD:
        again = next_seat(view, victim) == view.seat
        return (
            msg("derniere-hint-again", who=Person(victim)) if again else msg("derniere-hint-skips", who=Person(victim))
        )
    if effect == SMILE:
        colour = nouns.colour(moves.joker_colour(move))
        keeps = len(left) >= KEEPS_JOKER
        return msg("derniere-hint-joker-keep" if keeps else "derniere-hint-joker", colour=colour)
    if effect == SURPRISED and view.places.count(0) > 2:
        return msg("derniere-hint-turns")
    same = sum(colour_of(other) == colour_of(card) for other in left if colour_of(card) != NONE)
    return msg("derniere-hint-same", count=same) if same else msg("derniere-hint-rid", count=len(left))


# ---- the chance to win


def outlook(bot: Counting, view: View) -> float:
    """The mean over some worlds that the view allows."""
    assert view.seat is not None
    draw = FastDraw(WORLDS)
    return sum(win_share(bot.imagine(view, draw), view.seat) for _ in range(WORLDS)) / WORLDS
