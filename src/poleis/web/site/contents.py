"""What a page's archives hold: the parts of Poleis, of other packages and of Python it needs."""

from __future__ import annotations

import importlib.metadata
import importlib.util
import pickle
import re
import tempfile
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import poleis
from poleis.locale import LANGUAGES
from poleis.web.pages.rendering import COMPILED, templates

_PACKAGE: Final = Path(poleis.__file__).parent
_STAND_INS: Final = Path(__file__).with_name("stand_ins")

_SERVER: Final = re.compile(
    r"""adapters/|cli/|terminal/|client\.py|toolkit\.py|__main__\.py
    |games/\w+/(ui/terminal\w*\.py|cover[\w.]*)
    |study/(?!(__init__|blunder|executor|notebook|review|stats)\.py)
    |web/(client|notify|routes|server|service|static|storage|templates)/|web/bundle\.py
    |web/site/(?!(__init__|addresses)\.py)
    """,
    re.VERBOSE,
)
"""The files of Poleis that a page does not need."""
_SUFFIXES: Final = frozenset((".css", ".ftl", ".html", ".json", ".lesson", ".py", ".svg", ".toml"))
_RATINGS: Final = {"web/tables/page_ratings.json": "web/tables/bot_ratings.json"}
"""What stands in a page instead of a file of the server: its bots play with plain modules."""
_NAMES_OF_ALL: Final = frozenset(("study/__init__.py",))
"""Modules that import a whole package for those who want its names; empty in a page."""

_ENTRY_POINTS: Final = ("poleis.bots", "poleis.games")
_OTHERS: Final = (
    *("attr", "babel", "fluent.runtime", "fluent.syntax", "jinja2", "markupsafe"),
    *("openskill", "pytz", "typing_extensions"),
)
"""Packages of others that a page imports."""
_LOCALE_DATA: Final = ("root", *LANGUAGES)
_LOCALE_KEYS: Final = re.compile(
    r"""character_order|day_period|days|default_numbering|eras|locale_id|months|number_symbols
    |numbering_systems|ordinal_form|plural_form|quarters|week_data|zone_formats
    |(currency|date|datetime|decimal|percent|scientific|time)_formats""",
    re.VERBOSE,
)
"""What Babel knows about a language that a sentence may need: plural forms, numbers and dates."""
_GLOBAL_KEYS: Final = frozenset(
    (
        *("cldr", "currency_fractions", "language_aliases", "parent_exceptions"),
        *("script_aliases", "territory_aliases", "variant_aliases", "zone_aliases"),
    )
)

_UNUSED: Final = re.compile(
    r"""__hello__|__phello__|_aix_support|_android_support|_apple_support|_ast_unparse
    |_ios_support|_osx_support|_py_abc|_pyio|_pylong|_pyrepl|_strptime
    |_sysconfigdata__emscripten_wasm32-emscripten|antigravity|argparse|bdb|cProfile|cmd|code
    |colorsys|compileall|configparser|ctypes|dbm|doctest|ensurepip|filecmp|fileinput|ftplib
    |getopt|getpass|gettext|http|idlelib|imaplib|lib2to3|mailbox|mimetypes|modulefinder
    |multiprocessing|netrc|nturl2path|optparse|pdb|pickletools|plistlib|poplib|profile|pstats
    |pty|py_compile|pyclbr|pydoc|pydoc_data|rlcompleter|runpy|sched|shelve|smtplib
    |socketserver|sqlite3|sre_compile|sre_constants|sre_parse|stringprep|symtable|tabnanny
    |tarfile|this|timeit|tkinter|trace|tracemalloc|tty|turtle|turtledemo|unittest|venv|wave
    |webbrowser|wsgiref|xmlrpc|zipapp""",
    re.VERBOSE,
)
"""Modules of Python's library that no page imports."""
_UNUSED_PARTS: Final = re.compile(
    r"""asyncio/(proactor_events|windows_\w+|__main__|tools)\.py
    |concurrent/(futures/process|interpreters/\w+)\.py|email/mime/.*|json/tool\.py
    |logging/(config|handlers)\.py|pyodide/(console|http\w*|http/.*)\.py|site-packages/.*
    |urllib/(request|robotparser)\.py|zoneinfo/.*tzdata.*
    |xml/(?!__init__|etree).*
    |encodings/(?!(__init__|aliases|ascii|idna|latin_1|punycode|(raw_)?unicode_escape|utf_\w+)\.py).*""",
    re.VERBOSE,
)


def stdlib(archive: Path) -> dict[str, bytes]:
    """The files of Python's library, as Pyodide brings it, that a page may need."""
    found = {}
    with zipfile.ZipFile(archive) as library:
        for name in library.namelist():
            top = name.partition("/")[0].removesuffix(".py")
            is_unused = _UNUSED.fullmatch(top) or _UNUSED_PARTS.fullmatch(name)
            if name.endswith(".py") and not is_unused:
                found[name] = library.read(name)
    return found


def packages() -> dict[str, bytes]:
    """The files of Poleis, of the packages it needs and of the stand-ins, by their names."""
    parts = (_others(), _poleis(), _templates(), _stand_ins(), _metadata())
    return {name: content for part in parts for name, content in part}


def _poleis() -> Iterator[tuple[str, bytes]]:
    for path in _files(_PACKAGE):
        name = path.relative_to(_PACKAGE).as_posix()
        if _SERVER.match(name) or path.suffix not in _SUFFIXES or name in _RATINGS.values():
            continue
        content = b"" if name in _NAMES_OF_ALL else path.read_bytes()
        yield f"poleis/{_RATINGS.get(name, name)}", content


def _templates() -> Iterator[tuple[str, bytes]]:
    """The templates as modules."""
    with tempfile.TemporaryDirectory() as folder:
        templates().compile_templates(folder, zip=None, ignore_errors=False)
        for path in _files(Path(folder)):
            yield f"poleis/web/{COMPILED.name}/{path.name}", path.read_bytes()


def _stand_ins() -> Iterator[tuple[str, bytes]]:
    for path in _files(_STAND_INS):
        if path.parent != _STAND_INS or path.stem != "__init__":
            yield path.relative_to(_STAND_INS).as_posix(), path.read_bytes()


def _others() -> Iterator[tuple[str, bytes]]:
    for package in _OTHERS:
        spec = importlib.util.find_spec(package)
        assert spec is not None and spec.origin is not None, package
        origin, place = Path(spec.origin), package.replace(".", "/")
        if spec.submodule_search_locations is None:
            yield f"{place}.py", origin.read_bytes()
            continue
        for path in _files(origin.parent):
            if path.suffix == ".py":
                yield f"{place}/{path.relative_to(origin.parent).as_posix()}", path.read_bytes()
        if package == "babel":
            yield from _babel_data(origin.parent)


def _babel_data(babel: Path) -> Iterator[tuple[str, bytes]]:
    """What Babel knows about the languages that a page speaks."""
    known = _unpickled(babel / "global.dat")
    facts: dict[str, Any] = {key: known[key] if key in _GLOBAL_KEYS else {} for key in known}
    yield "babel/global.dat", pickle.dumps(facts, 4)
    for language in _LOCALE_DATA:
        known = _unpickled(babel / "locale-data" / f"{language}.dat")
        kept = {key: value for key, value in known.items() if _LOCALE_KEYS.match(key)}
        yield f"babel/locale-data/{language}.dat", pickle.dumps(kept, 4)


def _unpickled(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = pickle.loads(path.read_bytes())
    return found


def _metadata() -> Iterator[tuple[str, bytes]]:
    """How Python finds our games and bots, and which version this is."""
    ours = importlib.metadata.distribution("poleis")
    lines = []
    for group in _ENTRY_POINTS:
        lines.append(f"[{group}]")
        lines += [f"{row.name} = {row.value}" for row in ours.entry_points if row.group == group]
    yield "poleis.dist-info/entry_points.txt", "\n".join([*lines, ""]).encode()
    yield "poleis.dist-info/METADATA", f"Name: poleis\nVersion: {ours.version}\n".encode()


def _files(folder: Path) -> list[Path]:
    """The files below a folder that somebody wrote."""
    found = (path for path in folder.rglob("*") if "__pycache__" not in path.parts)
    return sorted(path for path in found if path.is_file())
