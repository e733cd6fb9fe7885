"""The Smiley pack, which five games share, and the evening of all five (SMI-5)."""

from tablee.core.game import Evening

EVENING = Evening("smileys", ("trouve", "a_moi", "bruit", "dominos", "derniere"), age=5, minutes=45)
