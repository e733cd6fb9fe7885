"""Hints for Da Vinci Code: which tile to attack and how likely that is, when to stop, what to draw and to show."""

from __future__ import annotations

from dataclasses import replace

from tablee.bots.advice import EXCELLENT, GOOD, POSSIBLE, bars_likely
from tablee.core.moves import Move
from tablee.core.scenes import Choice, Hint, label
from tablee.core.words import Msg, Person, msg
from tablee.games.davinci import events
from tablee.games.davinci import state as moves
from tablee.games.davinci.bot.beliefs import Guess
from tablee.games.davinci.bot.master import Master, Weighed, hidden_pieces
from tablee.games.davinci.bot.turn import stands, winning
from tablee.games.davinci.describe import describe, face, placed
from tablee.games.davinci.pieces import BACKS, back_key, key, picture, value_key
from tablee.games.davinci.scene import tap
from tablee.games.davinci.state import NONE, value_of
from tablee.games.davinci.views import View

MOST_TILES = 2
UNLIKELY = 0.05  # what a tile is less often than this is not named
SURE, NEARLY, THREE_IN_FOUR, TWO_IN_THREE = 0.99, 0.85, 0.7, 0.58


def hint(bot: Master, view: View, legal: list[Move]) -> Hint | None:
    """About whatever has to be decided now, and where a joker had better stand."""
    turn = [move for move in legal if not moves.GAP <= move < moves.SHOW]
    if not turn or view.seat is None:
        return None
    first = turn[0]
    if first < moves.GUESS:
        return drawing(bot, view, turn)
    if first == moves.READY:
        return placing(bot, view, legal)
    if first >= moves.SHOW:
        return showing(bot, view, turn)
    return attacking(bot, view, turn, better_places(bot, view, legal))


def drawing(bot: Master, view: View, turn: list[Move]) -> Hint:
    move = bot.choose(view, turn)
    colour = move - moves.DRAW
    why = msg("davinci-hint-colour" if view.setting_up else "davinci-hint-draw-why")
    name = label(events.back(colour))
    return Hint(msg("davinci-hint-draw"), [Choice(name, why, [f"top{colour}"], EXCELLENT, BACKS[colour], move)])


def showing(bot: Master, view: View, turn: list[Move]) -> Hint:
    assert view.seat is not None
    move = bot.choose(view, turn)
    piece = view.codes[view.seat][move - moves.SHOW]
    name = label(events.piece(piece))
    choice = Choice(name, msg("davinci-hint-show-why"), [key(piece)], EXCELLENT, picture(piece), move)
    return Hint(msg("davinci-hint-show"), [choice])


def weigh(bot: Master, view: View, legal: list[Move], samples: int, seed: int) -> list[tuple[Move, float]]:
    """Attacks, and whether to stop: it goes through all worlds there are, whatever their number."""
    turn = [move for move in legal if moves.GUESS <= move <= moves.STOP]
    return bot.valued(view, turn) if len(turn) > 1 and view.seat is not None else []


# ---- places


def placing(bot: Master, view: View, legal: list[Move]) -> Hint:
    """In the set-up: jokers first, then one is ready."""
    ready = Choice(msg("davinci-bar-ready"), None, ["ready"], EXCELLENT, move=moves.READY)
    found = better_places(bot, view, legal)
    if found:
        return Hint(msg("davinci-hint-joker"), found)
    return Hint(msg("davinci-hint-joker-stays" if len(legal) > 1 else "davinci-hint-ready"), [ready])


def better_places(bot: Master, view: View, legal: list[Move]) -> list[Choice]:
    """Where a piece that may stand elsewhere would hide the code better, if anywhere."""
    assert view.seat is not None
    free = [move for move in legal if moves.GAP <= move < moves.SHOW]
    for which in sorted({moves.gap_which(move) for move in free}):
        found = bot.answer(view, [move for move in free if moves.gap_which(move) == which])
        if found is not None:
            move = found[1][0]
            piece = placed(view, move)
            path = list(tap(view, view.seat, move).path)
            return [Choice(describe(view, move), msg("davinci-hint-joker-why"), path, EXCELLENT, picture(piece), move)]
    return []


# ---- attacks


def attacking(bot: Master, view: View, turn: list[Move], places: list[Choice]) -> Hint:
    """The best tile and the next; after a right guess, whether to stop; and a better place for what was drawn."""
    thought = bot.weigh(view)
    if moves.STOP not in turn:
        return Hint(msg("davinci-hint-attack"), targets(view, thought) + places)
    if not thought.stops:
        return Hint(msg("davinci-hint-go-on"), [*targets(view, thought)[:1], stop(view, POSSIBLE), *places])
    odds = 1 if thought.guesses[0].chance >= TWO_IN_THREE else one_in(thought.guesses[0].chance)
    return Hint(msg("davinci-hint-stop", odds=odds), [stop(view, EXCELLENT), *targets(view, thought)[:1], *places])


def stop(view: View, bars: int) -> Choice:
    """The button, and the tile that it is about."""
    drawn = [] if view.drawn == NONE else [key(view.drawn)]
    face = picture(view.drawn) if drawn else ""
    why = msg("davinci-hint-stop-why") if drawn else None
    return Choice(msg("davinci-hint-stop-name"), why, ["stop", *drawn], bars, face, moves.STOP)


def targets(view: View, thought: Weighed) -> list[Choice]:
    """By tile the likeliest guess; the one that the player would make comes first."""
    best: dict[int, Guess] = {thought.best.which: thought.best}
    for each in thought.guesses:
        best.setdefault(each.which, each)
    return [target(view, thought, each) for each in list(best.values())[:MOST_TILES]]


def target(view: View, thought: Weighed, best: Guess) -> Choice:
    seat, place = hidden_pieces(view)[best.which]
    value = value_of(best.piece)
    others = [each for each in thought.guesses if each.which == best.which and each.piece != best.piece]
    values = [value, *(value_of(each.piece) for each in others if each.chance >= UNLIKELY)]
    move = moves.guess(seat, place, value)
    keys = [back_key(seat, place), value_key(best.piece)]
    return Choice(name(seat, place, values), odds(best.chance), keys, bars(best.chance), move=move)


def bars(chance: float) -> int:
    return min(GOOD, bars_likely(chance)) if chance < NEARLY else EXCELLENT


def name(seat: int, place: int, values: list[int]) -> Msg:
    """Whose tile it is and what it can be, the likeliest first."""
    who, at = Person(seat), place + 1
    said = [face(value) for value in values]
    if len(said) == 1:
        return msg("davinci-hint-one", who=who, place=at, a=said[0])
    if len(said) == 2:
        return msg("davinci-hint-two", who=who, place=at, a=said[0], b=said[1])
    if len(said) == 3:
        return msg("davinci-hint-three", who=who, place=at, a=said[0], b=said[1], c=said[2])
    return msg("davinci-hint-many", who=who, place=at, count=len(said), a=said[0])


def odds(chance: float) -> Msg:
    if chance >= SURE:
        return msg("davinci-hint-sure")
    if chance >= NEARLY:
        return msg("davinci-hint-nearly")
    if chance >= THREE_IN_FOUR:
        return msg("davinci-hint-three-in-four")
    if chance >= TWO_IN_THREE:
        return msg("davinci-hint-two-in-three")
    return msg("davinci-hint-one-in", odds=one_in(chance))


def one_in(chance: float) -> int:
    return max(2, round(1 / chance))


# ---- the chance to win


def outlook(bot: Master, view: View) -> float | None:
    """By the doubt about each code; none before they stand."""
    assert view.seat is not None
    if view.setting_up or view.finished or view.places[view.seat]:
        return None
    own = [place for place, each in enumerate(view.codes[view.seat]) if not (view.shown >> each) & 1]
    if not own:
        return 0.0
    worlds = bot.worlds(view)
    turn = bot.prospects(replace(view, drawn=NONE), worlds)
    return winning(turn.stopped, stands(turn, worlds))
