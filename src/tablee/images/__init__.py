"""Faces become pictures: rendered, kept, measured, shown on sheets, printed, handed out."""
