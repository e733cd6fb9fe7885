"""One folder a game, and the packs that several games share.

The package can be called: `tablee.games()` is `tablee.registered_games()`, and `tablee.games.davinci` a folder of it.
Both are called `games` by those who use the library, and one name can only be one object.
"""

import sys
from types import ModuleType

from tablee.core import registry
from tablee.core.game import AnyGame


class Games(ModuleType):
    """This package, as something that can be called."""

    def __call__(self) -> dict[str, AnyGame]:
        """Every game there is, ours and those of other packages, by key."""
        return registry.games()


sys.modules[__name__].__class__ = Games
