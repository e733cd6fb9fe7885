"""The container, the compose files and the Debian package, built and started in a bare Debian: `make container-test`.

No registry is asked. The base image is made by mmdebstrap; PostgreSQL, NATS and nginx come from Debian and stand in for
the images that compose-nodes.yaml names. It takes root, podman, mmdebstrap, Debian's mirror and PyPI, and some minutes.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import re
import resource
import shutil
import ssl
import subprocess
import sys
import time
import tomllib
import venv
from collections.abc import Callable, Iterator
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from pathlib import Path

from tablee import client
from tests.postgres import free_port
from tests.server.test_hosting import certificate_in, played

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "build" / "container"
HOSTING = ROOT / "examples" / "hosting"
SUITE, MIRROR = "trixie", "http://deb.debian.org/debian"
AUTHORITIES = Path("/usr/local/share/ca-certificates")  # which this machine believes besides Debian's
VERSION = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
IMAGE = f"localhost/tablee:{VERSION}"
COMPOSE = "podman-compose==1.6.0"
PATIENCE = 120.0  # seconds for a server to be ready: the machine may be busy
MOVES = 6
KEY_FILE = "/var/lib/tablee/admin-token"

# What compose-nodes.yaml asks of each image, and no more.
STAND_INS = {
    "docker.io/library/postgres:18-alpine": """
RUN apt-get update && apt-get install -y --no-install-recommends postgresql && rm -rf /var/lib/postgresql/*
RUN printf '%s\\n' '#!/bin/sh' 'set -eu' 'PATH=$(echo /usr/lib/postgresql/*/bin):$PATH' 'D=/var/lib/postgresql/data' \\
    'if [ ! -d $D ]; then echo "$POSTGRES_PASSWORD" > /tmp/p' \\
    'initdb --pgdata $D --username "$POSTGRES_USER" --pwfile /tmp/p --auth-host scram-sha-256 > /dev/null' \\
    'echo "host all all all scram-sha-256" >> $D/pg_hba.conf' \\
    'echo "create database \\"$POSTGRES_DB\\"" | postgres --single -D $D postgres > /dev/null; fi' \\
    'exec postgres -D $D -c listen_addresses=* -c unix_socket_directories=/tmp' > /start && chmod 755 /start \\
    && chown postgres /var/lib/postgresql
USER postgres
CMD ["/start"]
""",
    "docker.io/library/nats:2-alpine": """
RUN apt-get update && apt-get install -y --no-install-recommends nats-server
USER nobody
ENTRYPOINT ["nats-server"]
""",
    "docker.io/library/nginx:1-alpine": """
RUN apt-get update && apt-get install -y --no-install-recommends nginx-light && rm /etc/nginx/sites-enabled/*
CMD ["nginx", "-g", "daemon off;"]
""",
}

# What a host does with the package, and what has to be so afterwards.
INSTALL = """
set -eu
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq
apt-get install -qq --no-install-recommends /tablee.deb > /dev/null
test "$(stat -c %U:%a /var/lib/tablee)" = tablee:700
tablee --version
unit=/usr/lib/systemd/system/tablee.service
user=$(sed -n 's/^User=//p' $unit) start=$(sed -n 's/^ExecStart=//p' $unit)
set -a; . "$(sed -n 's/^EnvironmentFile=//p' $unit)"; set +a
alone="--clear-groups --no-new-privs --bounding-set=-all"
serve() { setpriv --reuid "$user" --regid "$user" $alone $start > /dev/null & }
ready() {
    python3 - << END
import time, urllib.request
for _ in range(1200):
    try:
        address = "http://$TABLEE_HOST:$TABLEE_PORT"
        assert urllib.request.urlopen(f"{address}/readyz", timeout=10).status == 200
        assert b"<html" in urllib.request.urlopen(address, timeout=10).read()
        break
    except OSError:
        time.sleep(0.1)
else:
    raise SystemExit("it does not answer")
END
}
serve; server=$!
ready
test "$(stat -c %U /proc/$server)" = tablee
tablee backup /tmp/copy > /dev/null
kill $server; wait $server
test -f /tmp/copy/tablee.sqlite
cp -a /var/lib/tablee/admin-token /tmp/token
apt-get install -qq --reinstall /tablee.deb > /dev/null
cmp /var/lib/tablee/admin-token /tmp/token
serve; server=$!
ready
kill $server; wait $server
apt-get remove -qq tablee > /dev/null
test ! -e /usr/lib/tablee && test -e /var/lib/tablee/tablee.sqlite
apt-get purge -qq tablee > /dev/null
test ! -e /var/lib/tablee && test ! -e /etc/default/tablee && test -d /var/backups/tablee
"""


def run(*command: str | Path, **given: str) -> str:
    """What a command prints; where it fails, it is told."""
    ran = subprocess.run(command, env={**os.environ, **given}, stdout=subprocess.PIPE, text=True, check=False)
    if ran.returncode:
        raise SystemExit(f"{ran.stdout}\n{' '.join(map(str, command))}: {ran.returncode}")
    return ran.stdout.strip()


def say(what: str) -> None:
    print(what, flush=True)


def configure() -> None:
    """podman's settings for this machine: no more descriptors than it may give, and runc where crun cannot run."""
    files = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    lines = ["[containers]", f'default_ulimits = ["nofile={files}:{files}", "nproc=4096:4096"]']
    if Path("/sys/fs/cgroup/unified").exists():  # crun does not take both kinds of cgroups
        lines += ["[engine]", 'runtime = "runc"']
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / "containers.conf").write_text("\n".join(lines) + "\n")
    os.environ["CONTAINERS_CONF"] = str(FOLDER / "containers.conf")
    os.environ["BUILDAH_FORMAT"] = "docker"  # the other format has no healthcheck


# ---- what is built


def base(architecture: str) -> str:
    """A bare Debian as an image; made once, until it is removed."""
    name = f"localhost/tablee-base:{SUITE}-{architecture}"
    if fails("podman", "image", "exists", name):
        say(f"a bare Debian {SUITE}, {architecture}")
        file = FOLDER / f"{SUITE}-{architecture}.tar"
        hooks = [f"--customize-hook=copy-in {path} {AUTHORITIES}" for path in AUTHORITIES.glob("*.crt")]
        if hooks:
            hooks.insert(0, f'--customize-hook=mkdir -p "$1"{AUTHORITIES}')
        options = ["--quiet", "--variant=minbase", f"--architectures={architecture}", *hooks]
        run("mmdebstrap", *options, SUITE, file, MIRROR)
        run("podman", "import", "--quiet", "--arch", architecture, file, name)
        file.unlink()
    return name


def image(architecture: str) -> str:
    """The Containerfile itself; only its base is another."""
    own = base(architecture)
    say(f"the Containerfile, {architecture}")
    name = IMAGE if architecture == native() else f"{IMAGE}-{architecture}"
    run("podman", "build", "--quiet", "--arch", architecture, "--build-arg", f"BASE={own}", "--tag", name, ROOT)
    say(f"    {int(run('podman', 'image', 'inspect', '--format', '{{.Size}}', name)) / 1e6:.0f} MB")
    return name


@contextlib.contextmanager
def stand_ins() -> Iterator[None]:
    """Images from Debian under the names of those this machine does not have, for as long as they are wanted."""
    own = base(native())
    wanted = [name for name in STAND_INS if fails("podman", "image", "exists", name)]
    for name in wanted:
        say(f"a stand-in for {name}")
        kept = f"localhost/tablee-stand-in:{name.rpartition('/')[2].replace(':', '-')}"
        file = FOLDER / "Stand-in"
        file.write_text(f"FROM {own}\n{STAND_INS[name]}")
        run("podman", "build", "--quiet", "--file", file, "--tag", kept, FOLDER)
        run("podman", "tag", kept, name)
    try:
        yield
    finally:
        for name in wanted:
            run("podman", "untag", name, name)


def native() -> str:
    return run("dpkg", "--print-architecture")


# ---- asking it


def wait_for(port: int, tls: ssl.SSLContext | None = None) -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        with contextlib.suppress(OSError, HTTPException):
            asked = HTTPSConnection("localhost", port, context=tls) if tls else HTTPConnection("127.0.0.1", port)
            asked.request("GET", "/readyz")
            if asked.getresponse().status == 200:
                return
        time.sleep(0.2)
    raise SystemExit(f"nothing answers on port {port}")


async def play(address: str, between: Callable[[], None] = lambda: None) -> str:
    """Two people play some moves; then something happens, and they play on. The answer is the table's code."""
    async with client.visit(address, "Anne") as anne, client.visit(address, "Max") as max:
        tables = [await anne.open("dominos", 2)]
        tables.append(await max.join(tables[0].code))
        for seat, table in enumerate(tables):
            await table.sit(seat)
            await table.describe()
        await tables[0].start()
        for _ in range(MOVES):
            await played(tables)
        await asyncio.to_thread(between)
        for _ in range(MOVES):
            await played(tables)
        return tables[0].code


async def look(address: str, code: str) -> None:
    """Somebody else comes to a table, and sees the match that is played there."""
    async with client.visit(address, "Zoé") as zoe:
        table = await zoe.join(code)
        assert await table.until(lambda: table.frame is not None, timeout=PATIENCE)


def wait_until_healthy(container: str) -> None:
    """The image's own check is run: podman says that all is well as long as a server may still be starting."""
    given = run("podman", "inspect", "--format", "{{json .Config.Healthcheck.Test}}", container)
    until = time.monotonic() + PATIENCE
    while fails("podman", "exec", container, *json.loads(given)[1:]):
        if time.monotonic() > until:
            raise SystemExit(f"{container} is not healthy")
        time.sleep(0.5)


def fails(*command: str) -> bool:
    return subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode != 0


def check_fence(container: str) -> None:
    """Not root, nothing to write but the folder, no capability, no key in the log, and it says that it is ready."""
    wait_until_healthy(container)
    inside = ["podman", "exec", container]
    assert run(*inside, "id", "-u") == "8137"
    for place in ("/", "/opt/tablee", "/etc", "/var/lib"):
        assert fails(*inside, "touch", f"{place}/x"), place
    assert fails(*inside, "python", "-m", "pip", "--version")
    status = run(*inside, "cat", "/proc/self/status")
    assert set(re.findall(r"^Cap(?:Prm|Eff|Bnd):\s*(\d+)$", status, re.M)) == {"0" * 16}
    logged = subprocess.run(["podman", "logs", container], capture_output=True, text=True)
    assert all(line.startswith(("{", "tablee: ")) for line in (logged.stdout + logged.stderr).splitlines()), (
        "only events are logged"
    )


# ---- compose


def compose_command() -> Path:
    """podman-compose, in an environment of its own."""
    folder = FOLDER / "tools"
    if not (folder / "bin" / "podman-compose").exists():
        venv.create(folder, with_pip=True)
        run(folder / "bin" / "pip", "install", "--quiet", COMPOSE)
    return folder / "bin" / "podman-compose"


@contextlib.contextmanager
def composed(file: Path, name: str, **variables: str) -> Iterator[Callable[..., str]]:
    """A compose file, brought up; in the end nothing of it is left."""

    def ask(*command: str) -> str:
        return run(compose_command(), "--project-name", name, "--file", file, *command, **variables)

    try:
        ask("up", "--detach", "--no-build")
        yield ask
    finally:
        ask("down", "--volumes")


def one_server() -> None:
    """compose.yaml: played at, stopped, started again, and everything is there."""
    say("compose.yaml")
    port = free_port()
    with composed(ROOT / "compose.yaml", "tablee-test", PORT=f"127.0.0.1:{port}") as ask:
        wait_for(port)
        check_fence("tablee-test_tablee_1")
        code = asyncio.run(play(f"http://127.0.0.1:{port}"))
        ask("stop")
        assert run("podman", "inspect", "--format", "{{.State.ExitCode}}", "tablee-test_tablee_1") == "0"
        ask("start")
        wait_for(port)
        asyncio.run(look(f"http://127.0.0.1:{port}", code))


def nodes() -> None:
    """compose-nodes.yaml: played at through nginx while a node is stopped.

    Before 4.6 podman does not wait until PostgreSQL is healthy: nodes then start again until it is there.
    """
    say("compose-nodes.yaml")
    port = free_port()
    certificates = FOLDER / "letsencrypt" / "live" / "play.example"
    shutil.rmtree(certificates, ignore_errors=True)
    certificates.mkdir(parents=True)
    key, certificate = certificate_in(certificates)
    key.rename(certificates / "privkey.pem")
    certificate.rename(certificates / "fullchain.pem")
    address = f"https://localhost:{port}"
    variables = {"PASSWORD": "secret7", "TABLEE_PUBLIC_ADDRESS": address, "HTTPS_PORT": f"127.0.0.1:{port}"}
    variables["CERTIFICATES"] = str(FOLDER / "letsencrypt")
    os.environ["SSL_CERT_FILE"] = str(certificates / "fullchain.pem")
    with stand_ins(), composed(HOSTING / "compose-nodes.yaml", "tablee-nodes", **variables):
        wait_for(port, tls=ssl.create_default_context(cafile=str(certificates / "fullchain.pem")))
        for number in (1, 2, 3):
            check_fence(f"tablee-nodes_node{number}_1")
        keys = [run("podman", "exec", f"tablee-nodes_node{number}_1", "cat", KEY_FILE) for number in (1, 2, 3)]
        assert keys == [keys[0]] * 3
        asyncio.run(play(address, stop_a_node))


def stop_a_node() -> None:
    run("podman", "stop", "tablee-nodes_node2_1")


# ---- the Debian package


def deb(architecture: str) -> None:
    """Built from the wheel in dist, installed in a bare Debian, started, removed and purged; lintian looks at it."""
    own = base(architecture)
    say(f"the Debian package, {architecture}")
    run(sys.executable, ROOT / "packages" / "deb" / "build.py", "--architecture", architecture)
    file = ROOT / "dist" / f"tablee_{VERSION}_{architecture}.deb"
    inside = ["--rm", "--arch", architecture, "--volume", f"{file}:/tablee.deb:ro"]
    say(f"    {run('podman', 'run', *inside, own, 'sh', '-c', INSTALL)}")
    if shutil.which("lintian") is None:
        say("    lintian is not installed: it has not looked at the package")
    else:
        run("lintian", "--allow-root", "--fail-on", "error,warning", "--display-level", ">=warning", file)


def lacking() -> str:
    """What this machine lacks, in a sentence; empty, if nothing."""
    missing = [name for name in ("podman", "mmdebstrap", "dpkg-deb") if shutil.which(name) is None]
    if missing:
        return f"not installed here: {', '.join(missing)} (on Debian: apt install podman mmdebstrap dpkg)"
    if os.getuid():
        return "it takes root, because mmdebstrap and podman make whole systems"
    asked = subprocess.run(["podman", "info"], capture_output=True, text=True)
    return f"podman does not work here: {asked.stderr.strip()[-500:]}" if asked.returncode else ""


def main() -> None:
    parts = ("image", "server", "nodes", "deb")
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("part", nargs="*", help=f"{', '.join(parts)}; all of them unless told otherwise")
    parser.add_argument("--architecture", help="another one than this machine's, by emulation: image and deb only")
    given = parser.parse_args()
    if unknown := set(given.part) - set(parts):
        parser.error(f"there is no {', '.join(sorted(unknown))}")
    if why := lacking():
        parser.error(why)
    if not Path("/run/systemd/system").exists():
        say("no systemd runs here: podman complains for each health check, which is then run by this program alone")
    configure()
    architecture = given.architecture or native()
    for part, work in (
        ("image", lambda: image(architecture)),
        ("server", one_server),
        ("nodes", nodes),
        ("deb", lambda: deb(architecture)),
    ):
        if part in (given.part or parts):
            start = time.monotonic()
            work()
            say(f"    {part}: {time.monotonic() - start:.0f} s")


if __name__ == "__main__":
    main()
