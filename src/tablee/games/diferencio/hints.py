"""Hints for Diferencio: in a search two places, one of which has changed; for the architect, what shows least."""

from __future__ import annotations

from tablee.bots.advice import EXCELLENT, MOST_CHOICES, POSSIBLE, RISKY
from tablee.core.moves import Move
from tablee.core.scenes import VOTE_HINT, Choice, Hint
from tablee.core.words import Msg, msg
from tablee.games.diferencio import state as moves
from tablee.games.diferencio import worlds
from tablee.games.diferencio.bot import Player
from tablee.games.diferencio.describe import picture
from tablee.games.diferencio.scene import PLACES, place_key, tap
from tablee.games.diferencio.state import FACES, NONE, SLEEP, SPACES, STUDY, is_in, space_of
from tablee.games.diferencio.views import View

APART = (5.0, 9.0, 14.0)  # to the eye: a change that is easily overlooked, seldom noticed, or possible
FORGOTTEN = 0.5  # less likely to come back to mind than this


def hint(bot: Player, view: View, legal: list[Move]) -> Hint | None:
    """About whatever has to be done now."""
    if not legal or view.seat is None:
        return None
    if isinstance(bot.made, worlds.Composed):
        worlds.KNOWN.setdefault(view.side, bot.made)  # in a process that has not heard of it
    if moves.GO_ON in legal:
        return VOTE_HINT
    if view.phase == STUDY:
        return Hint(msg("diferencio-hint-study", yours="yes" if view.architect == view.seat else "no"))
    if view.phase == SLEEP:
        return swapping(bot, view, legal)
    if moves.GIVE <= legal[0] < moves.GO_ON:
        return Hint(msg("diferencio-hint-give"), still=True)
    if legal == [moves.BACK_IN]:
        changed = changes(bot, view, [space for space in range(SPACES) if view.removed[space] == NONE])
        return Hint(msg("diferencio-hint-back" if changed else "diferencio-hint-nothing"), still=True)
    return searching(bot, view, [move - moves.POINT for move in legal if moves.POINT <= move < moves.NO_MORE])


# ---- a dreamer


def searching(bot: Player, view: View, spaces: list[int]) -> Hint:
    """What the best memory finds changed, beside a place that it does not."""
    doubtful = [space for space in spaces if not is_in(view.unchanged, space)]
    changed = changes(bot, view, doubtful)
    if not changed:
        return Hint(msg("diferencio-hint-nothing"), still=True)
    others = [space for space in doubtful if space not in changed]
    shown = sorted([changed[0], *others[(view.nights + changed[0]) % len(others) :][:1]] if others else changed[:1])
    choices = [Choice(PLACES[space], None, [place_key(view, space)]) for space in shown]
    return Hint(msg("diferencio-hint-two" if len(shown) == 2 else "diferencio-hint-one"), choices, still=True)


def changes(bot: Player, view: View, spaces: list[int]) -> list[int]:
    return [
        space
        for space in spaces
        if not is_in(view.unchanged, space) and bot.recalled[space] not in (NONE, view.board[space])
    ]


# ---- the architect


def swapping(bot: Player, view: View, legal: list[Move]) -> Hint:
    """The cards that the others are least likely to notice; or enough, once something is changed."""
    swaps = [move for move in legal if moves.SWAP <= move < moves.DONE]
    swaps.sort(key=lambda move: (bot.found_chance(view, move - moves.SWAP), apart(view, move)))
    choices = [swap(bot, view, move) for move in swaps]
    if moves.DONE not in legal:
        return Hint(msg("diferencio-hint-swap"), choices[:MOST_CHOICES], still=True)
    done = Choice(msg("diferencio-bar-done"), None, ["done"], EXCELLENT, move=moves.DONE)
    if swaps and bot.is_worth_it(view, swaps[0] - moves.SWAP):
        return Hint(msg("diferencio-hint-swap"), [*choices[: MOST_CHOICES - 1], done], still=True)
    return Hint(msg("diferencio-hint-enough"), [done], still=True)


def swap(bot: Player, view: View, move: Move) -> Choice:
    """The card and the place it goes to."""
    card = move - moves.SWAP
    name = msg("diferencio-space", number=space_of(card) + 1, card=picture(view, card))
    return Choice(name, why(bot, view, move), list(tap(view, move).path), bars(bot, view, move), move=move)


def bars(bot: Player, view: View, move: Move) -> int:
    """By how far the two faces are apart; what is forgotten is at least possible."""
    step = sum(apart(view, move) > far for far in APART)
    return max(EXCELLENT - step, POSSIBLE if is_forgotten(bot, move) else RISKY)


def why(bot: Player, view: View, move: Move) -> Msg:
    if apart(view, move) <= APART[1]:
        return msg("diferencio-hint-alike")
    return msg("diferencio-hint-forgotten" if is_forgotten(bot, move) else "diferencio-hint-plain")


def is_forgotten(bot: Player, move: Move) -> bool:
    return bot.board.strength(space_of(move - moves.SWAP)) < FORGOTTEN


def apart(view: View, move: Move) -> float:
    """How far the card is from the one that lies there, to the eye."""
    space, face = divmod(move - moves.SWAP, FACES)
    return worlds.apart(view.side, space, view.board[space] % FACES, face)
