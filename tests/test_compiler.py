"""The compiler of a checkout: builds are found by content, made whole, one at a time."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from poleis import _compiled
from poleis._compiled import MODULES, engine_folder, engine_key, hot_modules, matching, settings
from tests.spec import ROOT
from tests.waiting import PATIENCE

if os.name != "posix":
    pytest.skip("only a POSIX checkout compiles for itself", allow_module_level=True)

from compiler import engine
from compiler.engine import build_engine, publish, sole_compiler
from compiler.inline_copies import ANCHOR, add_inline_copies
from compiler.objects import CompileFailed, ObjectCache, c_compiler

HOT = "src/poleis/core/luck.py"


def no_report(text: str) -> None:
    pass


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """The files that a build depends on."""
    root = tmp_path / "checkout"
    found = settings(ROOT)
    names = matching(ROOT, [*found["modules"], *found["also-read"], "compiler/*.py"])
    for name in [*names, "pyproject.toml", "constraints.txt"]:
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, root / name)
    (root / "build/engine").mkdir(parents=True)
    return root


@pytest.fixture
def fake_make(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Builds that hold one file; the keys of the sources from which they were made."""
    made: list[str] = []

    def make(root: Path, folder: Path, compiler: list[str], report: engine.Report) -> int:
        made.append(engine_key(root))
        (folder / "engine").mkdir()
        (folder / "engine" / MODULES).touch()
        return 1

    monkeypatch.setattr(engine, "make", make)
    monkeypatch.setattr(engine, "check_mypy", lambda root: None)
    return made


# ---- the key


@pytest.mark.parametrize(
    "name", [HOT, "src/poleis/core/setup.py", "compiler/objects.py", "constraints.txt"]
)
def test_the_key_follows_what_a_build_depends_on(checkout: Path, name: str) -> None:
    before = engine_key(checkout)
    path = checkout / name
    text = path.read_text()
    path.write_text(text.replace("mypy==", "mypy==9.") if name.endswith(".txt") else f"{text}#\n")
    assert before != engine_key(checkout)
    path.write_text(text)
    assert before == engine_key(checkout), "the content counts, not the time"


def test_other_modules_leave_the_key_alone(checkout: Path) -> None:
    before = engine_key(checkout)
    (checkout / "src/poleis/core/match.py").write_text("changed")
    assert before == engine_key(checkout)


def imported(path: Path) -> set[str]:
    """The modules of Poleis that a module imports, as paths from the root."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("poleis."):
            module = f"src/{(node.module or '').replace('.', '/')}"
            found |= {f"{module}.py", *(f"{module}/{name.name}.py" for name in node.names)}
    return {name for name in found if (ROOT / name).is_file()}


def test_the_key_covers_what_hot_modules_import() -> None:
    """mypyc copies constants of imported modules into the C code."""
    found = settings(ROOT)
    covered = set(matching(ROOT, [*found["modules"], *found["also-read"]]))
    for name in hot_modules(ROOT):
        assert imported(ROOT / name) <= covered, f"add it to also-read in pyproject.toml: {name}"


# ---- builds


def test_a_build_is_made_once(checkout: Path, fake_make: list[str]) -> None:
    for _ in range(2):
        build_engine(checkout, ["cc"], no_report)
    assert [engine_key(checkout)] == fake_make
    assert engine_folder(checkout, engine_key(checkout)).is_dir()


def test_going_back_to_old_sources_makes_nothing(checkout: Path, fake_make: list[str]) -> None:
    path = checkout / HOT
    text = path.read_text()
    for now in (text, f"{text}#\n", text):
        path.write_text(now)
        build_engine(checkout, ["cc"], no_report)
    assert 2 == len(fake_make)


def test_a_failed_build_leaves_nothing(
    checkout: Path, fake_make: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = engine.make

    def fail(root: Path, folder: Path, compiler: list[str], report: engine.Report) -> int:
        whole(root, folder, compiler, report)
        raise KeyboardInterrupt

    monkeypatch.setattr(engine, "make", fail)
    (checkout / "build/engine" / f"{engine.UNFINISHED}killed").mkdir()
    with pytest.raises(KeyboardInterrupt):
        build_engine(checkout, ["cc"], no_report)
    assert [] == list((checkout / "build/engine").iterdir())


def test_sources_that_change_meanwhile_are_built_again(
    checkout: Path, fake_make: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = engine.make

    def edit(root: Path, folder: Path, compiler: list[str], report: engine.Report) -> int:
        count = whole(root, folder, compiler, report)
        if len(fake_make) == 1:
            path = checkout / HOT
            path.write_text(f"{path.read_text()}#\n")
        return count

    monkeypatch.setattr(engine, "make", edit)
    build_engine(checkout, ["cc"], no_report)
    old, new = fake_make
    assert not engine_folder(checkout, old).exists()
    assert engine_folder(checkout, new).is_dir()


def test_the_newest_builds_are_kept(tmp_path: Path) -> None:
    for number in range(engine.ENGINES_KEPT + 2):
        complete = tmp_path / "complete"
        complete.mkdir()
        (complete / MODULES).touch()
        publish(complete, tmp_path / f"{number}")
        os.utime(tmp_path / f"{number}", (number, number))
    assert {"2", "3", "4", "5"} == {path.name for path in tmp_path.iterdir()}


def test_a_second_compile_waits_for_the_first(tmp_path: Path) -> None:
    """The lock of a process that was killed is free."""
    program = (
        "import sys, pathlib; from compiler.engine import sole_compiler\n"
        "with sole_compiler(pathlib.Path(sys.argv[1]), print):\n"
        "    print('locked', flush=True); sys.stdin.read()"
    )
    first = subprocess.Popen(
        [sys.executable, "-c", program, str(tmp_path)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": f"{ROOT / 'src'}"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert first.stdout is not None and first.stdin is not None
    assert "locked\n" == first.stdout.readline()
    waited = []

    def wait() -> None:
        waited.append(True)
        first.kill()

    with sole_compiler(tmp_path, wait):
        first.wait(PATIENCE)
    assert waited
    first.stdin.close()
    first.stdout.close()


# ---- objects


@pytest.fixture
def cache(tmp_path: Path) -> ObjectCache:
    compiler = c_compiler()
    if compiler is None:
        pytest.skip("there is no C compiler")
    return ObjectCache(tmp_path / "objects", compiler, [])


def test_an_edit_compiles_one_file(cache: ObjectCache, tmp_path: Path) -> None:
    sources = [tmp_path / f"{name}.c" for name in "abc"]
    headers = {"h.h": "int f(void);\n"}
    (tmp_path / "h.h").write_text(headers["h.h"])
    for source in sources:
        source.write_text(f'#include "h.h"\nint {source.stem}(void) {{ return f(); }}\n')
    seen: list[int] = []
    cache.compile_all(sources, headers, lambda: seen.append(1))
    assert (3, 3) == (cache.compiled, len(seen))
    cache.compile_all(sources, headers, lambda: None)
    assert 3 == cache.compiled
    sources[1].write_text(f"{sources[1].read_text()}int more;\n")
    cache.compile_all(sources, headers, lambda: None)
    assert 4 == cache.compiled
    cache.compile_all(sources, {"h.h": "int f(void); \n"}, lambda: None)
    assert 7 == cache.compiled, "all include the header"


def test_a_compiler_error_is_reported_and_leaves_no_object(
    cache: ObjectCache, tmp_path: Path
) -> None:
    source = tmp_path / "bad.c"
    source.write_text("int f( {")
    with pytest.raises(CompileFailed, match="error"):
        cache.compile_all([source], {}, lambda: None)
    assert not list(cache.folder.glob("*.o"))


# ---- inline copies

MAIN = "#include <list_ops.c>\n" + ANCHOR
LUCK = ANCHOR + "int64_t CPyDef_below(int64_t n) {\n    return n;\n}\n"
RAISES = """char CPyDef_raises(void) {
    CPy_AddTraceback("luck.py", "raises", %d, CPyStatic_luck___globals);
    return 2;
}
"""
CALLER = ANCHOR + "char CPyDef_caller(void) {\n    CPyDef_below(1);\n    CPyDef_raises();\n}\n"


def with_copies(runtime: Path, line: int) -> dict[str, str]:
    for name in ("list_ops.c", "list_ops.h", "int_ops.c"):
        (runtime / name).write_text("")
    texts = {"main.c": MAIN, "luck.c": LUCK + RAISES % line, "caller.c": CALLER}
    return add_inline_copies(texts, "main.c", runtime)


def test_callers_get_copies_of_small_functions(tmp_path: Path) -> None:
    found = with_copies(tmp_path, 7)
    assert MAIN == found["main.c"]
    assert "gnu_inline)) int64_t CPyDef_below(int64_t n) {\n    return n;\n}" in found["caller.c"]
    assert "gnu_inline" not in found["luck.c"], "where the function itself is"
    assert "#include <list_ops.h>" in found["caller.c"]


def test_a_line_above_a_function_leaves_its_callers_alone(tmp_path: Path) -> None:
    """The copy reads the line number for a traceback from the file of the function."""
    before, after = with_copies(tmp_path, 7), with_copies(tmp_path, 8)
    assert before["caller.c"] == after["caller.c"]
    assert before["luck.c"] != after["luck.c"]
    assert '"raises", line_0_CPyDef_raises, CPyStatic' in after["caller.c"]
    assert "const int line_0_CPyDef_raises = 8;" in after["luck.c"]


# ---- the modules that a process uses


def test_a_build_that_does_not_fit_is_not_used(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(_compiled, "checkout", lambda: checkout)
    assert _compiled.find_engine() is None
    engine_folder(checkout, engine_key(checkout)).mkdir()
    assert _compiled.find_engine() is not None
    (checkout / HOT).write_text("edited")
    assert _compiled.find_engine() is None


def test_compiled_modules_seem_to_lie_beside_their_sources() -> None:
    """They read their data files there."""
    from poleis.core import luck

    assert ROOT / "src/poleis/core" == Path(luck.__file__).parent
