"""The circus: inside the big top, one merry moment."""

from __future__ import annotations

from tablee.drawing.layers import Picture
from tablee.games.difference.art.circus import air, animals, artists, canvas, front, stands

CARDS = (
    "trapeze_artist", "top_ornament", "umbrella", "parrot", "spotlight",
    "waiting_acrobat", "rope_cat", "platform_guest", "hat_in_the_stands", "waving_spectator",
    "band_horn", "band_drum", "band_accordion", "curtain", "ringmaster_hat",
    "elephant_trunk", "big_cat", "hoop", "seal_nose", "dog_ball",
    "clown_gift", "magic_hat", "juggling", "cannon_man", "cart_case",
)  # fmt: skip

PICTURE = Picture(
    "circus",
    CARDS,
    canvas.DEFINITIONS,
    canvas.layers,
    stands.layers,
    air.layers,
    animals.layers,
    artists.layers,
    front.layers,
)
