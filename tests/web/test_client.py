"""The browser client as it is built: small, without words of its own, from pinned packages."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path

import pytest

from poleis.web import bundle
from tests.web.harness import Line

TEMPLATES = bundle.FOLDER / "templates"
STATIC = bundle.FOLDER / "static"
PAGES = ("client.js", "lesson.js", "pad.js", "table.js")
SITE = {
    "bot_worker.js",
    "language.js",
    "python_worker.js",
    "service_worker.js",
    "site.js",
    "theme.js",
}
"""Scripts that only a static site loads."""
MOST = 25 * 1024
MOST_WITH_ALL = 32 * 1024


def sources() -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in bundle.CLIENT.glob("*.ts"))


def test_the_client_is_small() -> None:
    """At most 25 KB travel to a page at once, and 32 KB with all that it loads on demand."""
    assert bundle.is_current(), "run `make build`"
    everything = set()
    for page in PAGES:
        at_once = loaded_by(page)
        later = set().union(*map(on_demand, at_once))
        whole = at_once.union(*map(loaded_by, later))
        assert sum(map(size, at_once)) <= MOST
        assert sum(map(size, whole)) <= MOST_WITH_ALL
        everything |= whole
    assert {path.name for path in STATIC.glob("*.js")} - SITE == everything
    assert not SITE & everything


def loaded_by(name: str) -> set[str]:
    """A script and what it imports."""
    text = (STATIC / name).read_text(encoding="utf-8")
    imported = re.findall(r'\bimport\b[^;"(]*"\./([^"]+)"', text)
    return {name}.union(*map(loaded_by, imported))


def on_demand(name: str) -> set[str]:
    """What a script imports when it is first needed."""
    return set(re.findall(r'\bimport\("\./([^"]+)"\)', (STATIC / name).read_text("utf-8")))


def size(name: str) -> int:
    """How many bytes of a script travel."""
    return len(gzip.compress((STATIC / name).read_bytes(), 9))


def test_the_client_has_the_words_that_it_says_and_no_others() -> None:
    """Each page hands over exactly the words that the client asks for."""
    said = set(re.findall(r'\bsay\("(\w+)"', sources()))
    said |= {f"theme_{name}" for name in ("auto", "light", "dark")}
    said |= {f"players_{n}" for n in range(1, 9)}
    given: set[str] = set()
    for name in ("parts", "table", "lobby", "pad", "lesson", "learn"):
        text = (TEMPLATES / f"{name}.html").read_text(encoding="utf-8")
        for block in re.findall(r"dict\(\s*(?:common,)?(.*?)\n\)", text, re.DOTALL):
            given |= set(re.findall(r"(\w+)=t\(", block))
    assert said == given


def test_keys_that_show_more_are_declared_by_the_view(two: tuple[Line, Line]) -> None:
    """The client does not know what they show, nor which they are."""
    toggles = two[0].state["toggles"]
    assert {"h": "heights"} == toggles
    assert not [name for name in toggles.values() if name in sources()]


def test_packages_are_pinned_without_addresses() -> None:
    """A lock file that names a server would tie every build to it."""
    lock = json.loads((bundle.CLIENT / "package-lock.json").read_text(encoding="utf-8"))
    packages = {name: facts for name, facts in lock["packages"].items() if name}
    assert packages
    for name, facts in packages.items():
        assert "resolved" not in facts, name
        assert facts["integrity"].startswith("sha512-"), name
    wanted = json.loads((bundle.CLIENT / "package.json").read_text(encoding="utf-8"))
    pins = {**wanted["dependencies"], **wanted["devDependencies"]}
    assert all(re.fullmatch(r"\d+\.\d+\.\d+", version) for version in pins.values())


def test_types_are_checked_strictly() -> None:
    settings = json.loads((bundle.CLIENT / "tsconfig.json").read_text(encoding="utf-8"))
    assert settings["compilerOptions"]["strict"] is True
    assert not re.findall(r"@ts-(ignore|nocheck|expect-error)|\bas any\b|: any\b", sources())


def test_a_change_of_the_sources_asks_for_a_new_bundle(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert bundle.is_current()
    monkeypatch.setattr(bundle, "digest", lambda: "something else")
    assert not bundle.is_current()
    monkeypatch.setattr(bundle, "CLIENT", tmp_path / "nowhere")
    assert bundle.is_current()
    monkeypatch.setattr(bundle, "BUNDLE", tmp_path / "client.js")
    assert not bundle.is_current()


def test_packages_of_another_lock_file_are_fetched_again(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert bundle.has_packages(dev=True)
    locked = {"": {}, "node_modules/morphdom": {"version": "2.0.0"}}
    locked["node_modules/other-machine"] = {"version": "1.0.0", "optional": "true"}
    (tmp_path / "package-lock.json").write_text(json.dumps({"packages": locked}))
    monkeypatch.setattr(bundle, "CLIENT", tmp_path)
    assert not bundle.has_packages(dev=False)
    installed = tmp_path / "node_modules" / "morphdom" / "package.json"
    installed.parent.mkdir(parents=True)
    for version in ("1.9.0", "2.0.0"):
        installed.write_text(json.dumps({"version": version}))
        assert bundle.has_packages(dev=False) == (version == "2.0.0")


def test_a_machine_without_node_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    """In one line; and a build asks for the wheel that brings Node.js along."""
    monkeypatch.setattr(bundle, "machine_node", lambda: None)
    monkeypatch.setattr(bundle, "wheel_node", lambda: None)
    monkeypatch.setattr(bundle, "digest", lambda: "something else")
    assert bundle.needs_wheel()
    with pytest.raises(bundle.BundleError) as caught:
        bundle.build()
    message = str(caught.value)
    assert "\n" not in message
    assert "install Node.js" in message
    assert bundle.WHEEL in message


@pytest.mark.parametrize("told", ["v16.20.1", "not a version", ""])
def test_an_old_node_is_not_used(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, told: str
) -> None:
    for name in ("node", "npm"):
        program = tmp_path / name
        program.write_text(f"#!/bin/sh\necho '{told}'\n")
        program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=None)
    assert bundle.machine_node() is None
