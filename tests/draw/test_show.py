"""`poleis show` and what notebooks show: pictures that stand alone."""

from __future__ import annotations

import struct
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from poleis.core import record
from poleis.games.akropolis.rules.position import Akropolis
from tests.cli.running import poleis, refused, run_program
from tests.draw.positions import GAME, greedy_game

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module")
def game_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("show") / "game.poleis"
    file.write_text(record.write(greedy_game(3), {0: "Ann <3", 1: "Zoë"}), encoding="utf-8")
    return file


def texts(file: Path) -> list[str]:
    root = ElementTree.fromstring(file.read_text(encoding="utf-8"))
    return ["".join(element.itertext()) for element in root.iter(f"{SVG}text")]


def test_whole_table_with_names_and_points(game_file: Path, tmp_path: Path) -> None:
    out = tmp_path / "table.svg"
    assert 0 == poleis("show", game_file, "--out", out).code
    shown = texts(out)
    assert {"Ann <3", "Zoë", "Player 3", "The game is over."} <= set(shown)
    assert {str(score) for score in greedy_game(3).scores()} <= set(shown)


def test_names_with_control_characters_make_good_pictures(game_file: Path, tmp_path: Path) -> None:
    file, out = tmp_path / "game.poleis", tmp_path / "table.svg"
    text = game_file.read_text(encoding="utf-8")
    file.write_text(text.replace("Ann <3", "An\x1b[2Jn\x00\ufffe"), encoding="utf-8")
    assert 0 == poleis("show", file, "--out", out).code
    assert "An [2Jn" in texts(out)
    assert "\x1b" not in poleis("replay", file, "--ply", "20").out


def test_earlier_position_has_the_construction_site(game_file: Path, tmp_path: Path) -> None:
    out = tmp_path / "early.svg"
    assert 0 == poleis("show", game_file, "--ply", "5", "--out", out).code
    shown = texts(out)
    assert "Round 1 of 12" in shown and "free" in shown


@pytest.mark.parametrize("panel", ["city-0", "city-2", "market"])
def test_one_panel(game_file: Path, tmp_path: Path, panel: str) -> None:
    out = tmp_path / "panel.svg"
    assert 0 == poleis("show", game_file, "--ply", "60", "--panel", panel, "--out", out).code
    assert ("Zoë" in texts(out)) is False
    assert ("Ann <3" in texts(out)) == (panel == "city-0")


def test_the_language_of_the_environment(
    game_file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is that of the picture, unless `--lang` names another."""
    out = tmp_path / "table.svg"
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    assert 0 == poleis("show", game_file, "--out", out).code
    assert "Gracz 3" in texts(out)
    assert 0 == poleis("show", game_file, "--lang", "ru", "--out", out).code
    assert "Игрок 3" in texts(out)


def test_languages_and_themes(game_file: Path, tmp_path: Path) -> None:
    out = tmp_path / "table.svg"
    sizes = {}
    for lang, theme in (("pl", "light"), ("ru", "dark"), ("ru", "auto")):
        args = ("show", game_file, "--ply", "60", "--lang", lang, "--theme", theme, "--out", out)
        assert 0 == poleis(*args).code
        sizes[lang, theme] = out.read_text(encoding="utf-8")
    assert "Runda" in sizes["pl", "light"] and "Игрок 3" in sizes["ru", "dark"]
    assert "var(--" not in sizes["ru", "dark"] and "var(--" in sizes["ru", "auto"]


def test_png_has_the_size_of_the_drawing(game_file: Path, tmp_path: Path) -> None:
    out = tmp_path / "table.png"
    assert 0 == poleis("show", game_file, "--scale", "0.5", "--out", out).code
    data = out.read_bytes()
    assert b"\x89PNG\r\n\x1a\n" == data[:8]
    drawing = GAME.picture(greedy_game(3).state, "en", ("a", "b", "c"))
    assert (round(drawing.width / 2), round(drawing.height / 2)) == struct.unpack(
        ">II", data[16:24]
    )


def test_png_without_the_renderer_names_the_extra(
    game_file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    assert "poleis[png]" in refused("show", game_file, "--out", tmp_path / "table.png")


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("--ply", "9999"), "9999"),
        (("--seat", "3"), "seats 0 to 2"),
        (("--panel", "city-7"), "city-2"),
        (("--panel", "city-x"), "market"),
        (("--lang", "de"), "pl"),
        (("--theme", "pink"), "auto"),
    ],
)
def test_bad_options_are_one_clear_line(
    game_file: Path, tmp_path: Path, args: tuple[str, ...], words: str
) -> None:
    assert words in refused("show", game_file, *args, "--out", tmp_path / "table.svg")
    assert not (tmp_path / "table.svg").exists()


def test_only_pictures_are_written(game_file: Path, tmp_path: Path) -> None:
    assert ".svg" in refused("show", game_file, "--out", tmp_path / "table.gif")


ROOT = Path(__file__).parents[2]
GOLDEN = ROOT / "tests" / "golden"
PICTURES = {
    "akropolis": ("variant-gardens", 84),
    "age_of_civilization": ("2-seats", 50),
    "seven_wonders_dice": ("2-seats", 118),
    "origins": ("2-seats", 300),
}
"""The pictures of the README: a golden game of each, and after how many plies."""


def draw(game: str, out: Path) -> None:
    name, ply = PICTURES[game]
    record = GOLDEN / game / f"{name}.poleis"
    assert 0 == poleis("show", record, "--ply", str(ply), "--theme", "auto", "--out", out).code


@pytest.mark.parametrize("game", PICTURES)
def test_pictures_of_the_documentation_are_up_to_date(game: str, tmp_path: Path) -> None:
    """docs/img/GAME.svg is what `poleis show` draws. After a change of the drawings look at the
    new one, and write it with the options above."""
    draw(game, tmp_path / "table.svg")
    kept = ROOT / "docs" / "img" / f"{game}.svg"
    drawn = (tmp_path / "table.svg").read_text(encoding="utf-8")
    assert kept.read_text(encoding="utf-8") == drawn


@pytest.mark.parametrize("game", PICTURES)
def test_a_picture_shows_nothing_that_a_page_would_hide(game: str, tmp_path: Path) -> None:
    """No rings of states and no second drawing for phones: without a page's style, all is seen."""
    draw(game, tmp_path / "table.svg")
    root = ElementTree.parse(tmp_path / "table.svg").getroot()
    classes = {name for element in root.iter() for name in element.get("class", "").split()}
    assert not {name for name in classes if name.startswith("ring-") or name == "hand"}


@pytest.mark.parametrize("game", PICTURES)
def test_pictures_can_share_a_page(game: str, tmp_path: Path) -> None:
    """A notebook takes pictures into its page: no ids but those of symbols, no style for others."""
    out = tmp_path / "table.svg"
    draw(game, out)
    root = ElementTree.fromstring(out.read_text(encoding="utf-8"))
    named = [element.tag for element in root.iter() if "id" in element.attrib]
    assert {f"{SVG}symbol"} == set(named)
    style = root.find(f"{SVG}style")
    assert style is not None and style.text is not None
    inner = style.text.replace("@media (prefers-color-scheme:dark){", "")
    starts = [part.rpartition("}")[2] for part in inner.split("{")[:-1]]
    assert all(start.startswith(".poleis") for start in starts), starts


def test_a_full_disk_leaves_the_old_picture(game_file: Path, tmp_path: Path) -> None:
    out = tmp_path / "table.svg"
    out.write_text("old", encoding="utf-8")
    ran = run_program("show", game_file, "--out", out, room=4000)
    assert (2, f"poleis: {out}: File too large\n") == (ran.returncode, ran.stderr.decode())
    assert [out] == list(tmp_path.iterdir())
    assert "old" == out.read_text(encoding="utf-8")


def test_a_bad_record_is_named(tmp_path: Path) -> None:
    file = tmp_path / "bad.poleis"
    file.write_text("poleis 9\n", encoding="utf-8")
    err = refused("show", file, "--out", tmp_path / "table.svg")
    assert f"poleis: {file}: line 1: version 9 of the notation is not known\n" == err


def test_missing_record(tmp_path: Path) -> None:
    """One line says which file is missing, and nothing is written."""
    out = tmp_path / "table.svg"
    assert "none.poleis: No such file" in refused("show", tmp_path / "none.poleis", "--out", out)
    assert not out.exists()


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_notebooks_show_a_position(seats: int) -> None:
    """Compiled or plain, a position has what a notebook asks for."""
    state = greedy_game(seats).state
    assert isinstance(state, Akropolis)
    picture = str(state._repr_svg_())
    root = ElementTree.fromstring(picture)
    assert f"{SVG}svg" == root.tag
    assert "Player 1" in picture
    assert ("Metagenes" in picture) == (seats == 1)


def test_picture_of_an_empty_table() -> None:
    """Before the first draw there is no tile to show, and no error."""
    match = greedy_game(2)
    drawing = GAME.picture(match.at(0), "en", ("Ann", "Ben"))
    assert drawing.width > 0 and drawing.height > 0
