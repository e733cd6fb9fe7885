"""Faces become images: rendered, cached, measured, laid out on sheets, printed, sent once."""
