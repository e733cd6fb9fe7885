"""A live table: an inbox, one commit after the other, a frame for each viewer. Time, chance and sockets are given."""
