"""The swap test on everything that leaves the server: sockets, lobby, HTTP, pictures, metrics."""
