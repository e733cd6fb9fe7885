"""Containerfile, compose files and the Debian package stay true: what they name exists, and they agree with each other.

They are built and started by `make container-test`.
"""

from __future__ import annotations

import fnmatch
import json
import re
import runpy
import shutil
import subprocess
import tomllib
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import yaml

from bench import container, dist
from tablee.cli.command import parser
from tablee.server.api import ROUTES
from tablee.server.base.settings import ENVIRONMENT, Settings, read
from tests.patience import PATIENCE

ROOT = Path(__file__).parent.parent.parent
HOSTING = ROOT / "examples" / "hosting"
ONE, NODES = ROOT / "compose.yaml", HOSTING / "compose-nodes.yaml"
DEB = ROOT / "packages" / "deb"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
IMAGE = f"tablee:{PROJECT['version']}"
FOUND = {"PASSWORD": "secret", "TABLEE_PUBLIC_ADDRESS": "https://play.example"}  # what .env says


class Instruction(NamedTuple):
    name: str
    text: str


def instructions() -> list[Instruction]:
    text = re.sub(r"^\s*#.*\n", "", (ROOT / "Containerfile").read_text("utf-8"), flags=re.M).replace("\\\n", " ")
    return [Instruction(*line.split(None, 1)) for line in text.splitlines() if line.strip()]


def last_stage() -> dict[str, str]:
    """The instructions of the image itself; of several with one name the last."""
    lines = instructions()
    start = max(number for number, line in enumerate(lines) if line.name == "FROM")
    return {line.name: line.text.strip() for line in lines[start:]}


def environment() -> dict[str, str]:
    return dict(each.split("=", 1) for each in last_stage()["ENV"].split())


# ---- the Containerfile


def test_the_image_is_built_in_stages_from_a_base_that_can_be_chosen() -> None:
    stages = [line.text for line in instructions() if line.name == "FROM"]
    assert stages == ["${BASE} AS python", "python AS build", "python"]
    assert not re.search(r"amd64|x86_64|arm64|aarch64|--platform", " ".join(line.text for line in instructions()))


def test_what_a_wheel_is_built_from_is_not_ignored() -> None:
    rules = [line for line in (ROOT / ".dockerignore").read_text("utf-8").splitlines() if line and line[0] != "#"]
    let_in = {rule[1:] for rule in rules if rule.startswith("!")}
    copied = [line.text.split()[:-1] for line in instructions() if line.name == "COPY" and "--from" not in line.text]
    assert rules[0] == "*"
    assert copied == [["hosting.lock", "play.lock"], ["."]]
    wanted = {"hosting.lock", "play.lock", "client", "src", "pyproject.toml", PROJECT["readme"]}
    wanted |= {path.name for path in ROOT.glob("*.py")} | {path.name for path in ROOT.glob("MANIFEST*")}
    assert wanted | set(PROJECT["license-files"]) <= let_in


def test_nothing_built_here_comes_into_the_image() -> None:
    rules = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    ignored = (ROOT / ".gitignore").read_text("utf-8").splitlines()
    built = [path.rstrip("/") for path in ignored if path.startswith(("src/", "client/"))]
    assert built
    assert all(any(fnmatch.fnmatch(path, rule) for rule in rules[1:]) for path in built)


def test_the_image_is_of_this_version() -> None:
    (found,) = re.findall(r'image\.version="([^"]+)"', last_stage()["LABEL"])
    assert found == PROJECT["version"]


def test_the_settings_of_the_image_are_taken_and_agree() -> None:
    image, given = last_stage(), environment()
    chosen = read({}, given)
    assert {name for name in given if name.startswith(ENVIRONMENT)} <= {
        ENVIRONMENT + name.upper() for name in Settings.__struct_fields__
    }
    assert image["VOLUME"] == chosen.data
    assert image["EXPOSE"] == str(chosen.port)
    assert chosen.host == "0.0.0.0"


def test_the_image_runs_as_a_user_who_is_not_root() -> None:
    user, group = last_stage()["USER"].split(":")
    assert int(user) > 0
    assert f"--uid {user} --gid {group} " in last_stage()["RUN"]


def test_the_image_serves_and_asks_whether_it_is_ready() -> None:
    image = last_stage()
    command = json.loads(image["CMD"])[-1]
    assert parser().parse_args(re.findall(r"tablee (.*?) > /dev/null", command)[0].split()).run
    options, _, check = image["HEALTHCHECK"].partition(" CMD ")
    compile(json.loads(check)[-1], "healthcheck", "exec")
    assert "--interval=" in options
    assert re.findall(r"'GET', '([^']+)'", check) == ["/readyz"]
    assert "/readyz" in {route.path for route in ROUTES}


# ---- compose


def services(file: Path) -> dict[str, Any]:
    return dict(yaml.safe_load(filled(file))["services"])


def filled(file: Path) -> str:
    """The file with the variables that compose would put in."""

    def value(found: re.Match[str]) -> str:
        name, kind, otherwise = found.groups()
        assert kind == ":-" or name in FOUND, name
        return FOUND.get(name, otherwise)

    return re.sub(r"\$\{(\w+)(:-|:\?)([^}]*)\}", value, file.read_text("utf-8"))


def ours(file: Path) -> dict[str, Any]:
    return {name: service for name, service in services(file).items() if "build" in service}


@pytest.mark.parametrize("file", [ONE, NODES], ids=lambda file: file.name)
def test_compose_builds_and_names_this_version(file: Path) -> None:
    for service in ours(file).values():
        assert service["image"] == IMAGE
        assert (file.parent / service["build"]["context"] / service["build"]["dockerfile"]).resolve() == (
            ROOT / "Containerfile"
        )


@pytest.mark.parametrize("file", [ONE, NODES], ids=lambda file: file.name)
def test_what_compose_sets_is_taken(file: Path) -> None:
    for service in ours(file).values():
        chosen = read({}, {**environment(), **service["environment"]})
        for name, value in service["environment"].items():
            assert getattr(chosen, name.removeprefix(ENVIRONMENT).lower()) == value


@pytest.mark.parametrize("file", [ONE, NODES], ids=lambda file: file.name)
def test_a_server_of_compose_has_its_folder_and_nothing_else(file: Path) -> None:
    kept = yaml.safe_load(file.read_text("utf-8"))["volumes"]
    for service in ours(file).values():
        assert service["read_only"]
        assert service["tmpfs"] == ["/tmp"]
        assert service["cap_drop"] == ["ALL"]
        assert service["security_opt"] == ["no-new-privileges:true"]
        assert int(service["stop_grace_period"].rstrip("s")) > Settings().stop_seconds
        (volume,) = service["volumes"]
        assert volume.split(":")[0] in kept
        assert volume.split(":")[1] == environment()["TABLEE_DATA"]


def test_the_published_port_is_the_servers() -> None:
    (published,) = ours(ONE)["tablee"]["ports"]
    assert published.split(":")[-1] == environment()["TABLEE_PORT"]


def test_the_nodes_of_compose_are_those_of_the_balancer() -> None:
    balancer = (HOSTING / "nginx-nodes.conf").read_text("utf-8")
    nodes = {name: each for name, each in services(NODES).items() if name.startswith("node")}
    aliases = [alias for node in nodes.values() for alias in node["networks"]["inside"]["aliases"]]
    port = environment()["TABLEE_PORT"]
    assert re.findall(r"server (\S+) max_fails", balancer) == [f"{alias}:{port}" for alias in aliases]
    assert [node["environment"]["TABLEE_NODE"] for node in nodes.values()] == list(nodes)
    nginx = services(NODES)["nginx"]
    assert {node["environment"]["TABLEE_PROXIES"] for node in nodes.values()} == {
        nginx["networks"]["inside"]["ipv4_address"]
    }
    mounted = [volume.split(":") for volume in nginx["volumes"]]
    assert all((HOSTING / here).exists() for here, _, _ in mounted if here.startswith("."))
    assert all(path.startswith("/etc/letsencrypt/") for path in re.findall(r"ssl_certificate\S* +(\S+);", balancer))


# ---- the lock they are installed from


def pins(name: str) -> dict[str, str]:
    return dict(re.findall(r"^([a-z0-9-]+)==(\S+)", (ROOT / name).read_text("utf-8"), re.M))


def test_a_server_is_installed_with_the_versions_that_were_tested() -> None:
    assert pins("hosting.lock").items() <= pins("requirements.lock").items()


def test_a_server_is_installed_with_all_it_needs() -> None:
    extras = PROJECT["optional-dependencies"]
    named = [*PROJECT["dependencies"], *extras.get("server", []), *extras["cluster"]]
    wanted = {re.split(r"[^\w.-]", each)[0].lower().replace("_", "-").replace(".", "-") for each in named}
    assert wanted <= set(pins("hosting.lock"))


# ---- the Debian package


@pytest.fixture(scope="module")
def deb() -> dict[str, Any]:
    return runpy.run_path(str(DEB / "build.py"))


def test_the_settings_of_the_package_are_taken() -> None:
    text = (DEB / "default").read_text("utf-8")
    given = dict(line.lstrip("#").split("=", 1) for line in text.splitlines() if re.match(r"#?TABLEE_\w+=", line))
    assert len(given) == len(re.findall(r"TABLEE_(?!NAME)\w+=", text)) - 1  # the host stands twice
    chosen = read({}, given)
    assert all(str(getattr(chosen, name.removeprefix(ENVIRONMENT).lower())) == value for name, value in given.items())


def test_the_scripts_of_the_package_are_scripts(deb: dict[str, Any]) -> None:
    for name in deb["SCRIPTS"]:
        subprocess.run(["sh", "-n", DEB / name], check=True)
    compile((DEB / "tablee").read_text("utf-8"), "tablee", "exec")


def test_the_unit_of_the_package_is_the_one_of_the_examples(deb: dict[str, Any]) -> None:
    mine = deb["unit"]("tablee.service").splitlines()
    theirs = (HOSTING / "tablee.service").read_text("utf-8").splitlines()
    assert [line for line in mine if line not in theirs] == [
        "EnvironmentFile=/etc/default/tablee",
        "ExecStart=/usr/bin/tablee serve",
    ]
    assert not any("/opt/" in deb["unit"](name) for name in ("tablee-backup.service", "tablee-backup.timer"))


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd-analyze is not installed")
def test_systemd_takes_the_units_of_the_package(deb: dict[str, Any], tmp_path: Path) -> None:
    for name in ("tablee.service", "tablee-backup.service", "tablee-backup.timer"):
        text = deb["unit"](name).replace("/usr/bin/tablee", str(shutil.which("true")))
        (tmp_path / name).write_text(text, "utf-8")
    asked = ["systemd-analyze", "verify", *sorted(tmp_path.iterdir())]
    ran = subprocess.run(asked, capture_output=True, text=True, timeout=PATIENCE)
    assert (ran.returncode, ran.stdout + ran.stderr) == (0, "")


def test_control_can_be_filled_in(deb: dict[str, Any], tmp_path: Path) -> None:
    deb["add_control"](tmp_path, "arm64", "3.13")
    text = (tmp_path / "DEBIAN" / "control").read_text("utf-8")
    assert f"Version: {PROJECT['version']}\nArchitecture: arm64\n" in text
    assert "python3 (>= 3.13), python3 (<< 3.14)" in text


# ---- what cannot be built here says why


def test_without_its_tools_the_container_test_says_which(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    assert container.lacking().startswith("not installed here: podman, mmdebstrap, dpkg-deb (")


def test_without_dpkg_the_package_says_so(deb: dict[str, Any], monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr("sys.argv", ["build.py"])
    with pytest.raises(SystemExit):
        deb["main"]()
    assert "dpkg-deb is not installed" in capsys.readouterr().err


def test_without_git_a_build_asks_for_what_it_would_have_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dist, "ROOT", tmp_path)
    for name in ("SOURCE_DATE_EPOCH", "TABLEE_COMMIT"):
        monkeypatch.delenv(name, raising=False)
    for asked in (dist.moment, dist.commit):
        with pytest.raises(SystemExit, match="set SOURCE_DATE_EPOCH and TABLEE_COMMIT"):
            asked()
    monkeypatch.setenv("TABLEE_COMMIT", "0123456789ab")
    assert dist.commit() == "0123456789ab"
