"""Bots: players that see one seat's view, what they are made of, and a runner that lets them play."""
