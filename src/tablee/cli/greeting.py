"""What the terminal shows when the server has started: its address, and a QR code for phones."""

from __future__ import annotations

import io
import socket
import webbrowser
from threading import Thread

from rich.console import Console
from rich.text import Text

from tablee.core.words import Words, msg
from tablee.server.base.settings import Settings

EVERYWHERE = ("0.0.0.0", "::", "")
AT_HOME = ("127.0.0.1", "::1", "localhost")
ELSEWHERE = "192.0.2.1"  # an address that is nobody's; nothing is sent to it


def greet(settings: Settings, port: int, token: str, words: Words, console: Console) -> None:
    own = f"http://{bracketed('127.0.0.1' if settings.host in EVERYWHERE else settings.host)}:{port}"
    address = settings.public_address or own  # where there is a public address, nothing is asked from another one
    if settings.open_browser:
        Thread(target=webbrowser.open, args=(address,), daemon=True).start()  # some browsers take their time
    console.print(words.say(msg("house-serve-open", address=address)), style="bold")
    if settings.host not in AT_HOME or settings.public_address:
        network = settings.public_address or f"http://{bracketed(network_name(settings.host))}:{port}"
        console.print(words.say(msg("house-serve-network", address=network)))
        console.print(Text.from_ansi(qr_code(network)))
    if settings.pushes:
        console.print(words.say(msg("house-serve-push")))
    if settings.day_source.kind == "public":
        console.print(words.say(msg("house-serve-beacon")), style="dim")
    console.print(words.say(msg("house-serve-token", token=token)), style="dim")


def qr_code(address: str) -> str:
    import segno  # not every server is shown to phones

    out = io.StringIO()
    segno.make(address, error="l", micro=False).terminal(out, compact=True)
    return out.getvalue()


def network_name(host: str) -> str:
    """How other machines call this one."""
    if host not in EVERYWHERE:
        return host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        try:
            asked.connect((ELSEWHERE, 9))
            return str(asked.getsockname()[0])
        except OSError:
            return socket.gethostname()


def bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host
