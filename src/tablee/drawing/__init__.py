"""Shapes, letters and colours that every picture is drawn with; a game's art.py imports them."""
