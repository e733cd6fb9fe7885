"""Web Push: people who asked for it are told that a table waits for them."""
