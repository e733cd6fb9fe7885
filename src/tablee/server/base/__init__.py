"""What every part of the server stands on: settings, logs, metrics, limits, names, codes, worker processes."""
