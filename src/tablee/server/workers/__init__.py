"""A house of several processes on one machine, which share its store: a worker plays the tables of its own codes."""
