"""The command `tablee`."""

from tablee.cli.command import main

__all__ = ["main"]
