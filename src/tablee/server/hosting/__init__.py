"""The game server: tables in memory, identities, the lobby, connections."""
