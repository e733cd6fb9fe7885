"""The pens and palettes that every picture is drawn with. Imports nothing of ours; a game's art.py imports it."""
