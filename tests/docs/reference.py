"""Writes what is generated: the command line, the contract, the messages of a table and their
types in TypeScript, the public names, outputs of commands, covers.

`python -m tests.docs.reference` (or `make docs`) writes them; a test fails when they are stale.
"""

from __future__ import annotations

import json
from pathlib import Path

import typer

import poleis
from poleis.cli import app
from poleis.web.pages.covers import write_cover_files
from poleis.web.wire.schema import message_schema
from tests.docs.console import refresh
from tests.docs.contract import contract
from tests.docs.examples import DOCS, ROOT
from tests.docs.typescript import typescript
from tests.typing import snapshot

SOURCE = Path(poleis.__file__).parent
GAMES = sorted(path.parent.name for path in SOURCE.glob("games/*/game.py"))
REFERENCE = DOCS / "reference"

CONTRACT_INTRO = """\
# The contract

What a game, a bot and the parts around them promise each other. This page is made from the
docstrings of the source by `make docs`.

A **State** is a position, a **Game** describes what does not change, an **ActionTable** spells
actions, a **Match** is a game being played, **Luck** is the only source of randomness, a **Policy**
is a bot, an **Evaluator** is what bots know about a game beyond its rules. The laws that every
game keeps are in `poleis.core.laws`.
"""

CONTRACT: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("core/state.py", ("State", "play_out", "play_to_end", "settle_chance")),
    ("core/actions.py", ("ActionTable", "Kind", "Arg", "Number", "Word", "Cell", "Turn")),
    (
        "core/game.py",
        (
            "Game",
            "HasGoals",
            "HasGuidance",
            "HasOpenness",
            "HasReachableActions",
            "HasShape",
            "HasSvg",
            "Pad",
            "get_game",
        ),
    ),
    ("core/setup.py", ("Option", "Setup", "make_setup", "all_setups")),
    (
        "core/observation_spec.py",
        ("Fixed", "Count", "Choice", "Bits", "Gauge", "Packed", "Row", "Many", "Subset"),
    ),
    ("core/achievements.py", ("Achievement", "HasAchievements")),
    ("core/match.py", ("Match", "Move", "Undo", "fingerprint")),
    ("core/luck.py", ("Luck",)),
    ("core/explain.py", ("Message", "Refusal", "ScoreLine")),
    ("core/record.py", ("write", "read", "commitment", "Record")),
    ("core/audit.py", ("audit", "Audit")),
    ("core/perft.py", ("perft",)),
    ("bots/policy.py", ("Policy", "Decision", "Option", "make_policy", "split_specs")),
    ("core/evaluator.py", ("Evaluator", "SearchHints", "Planner")),
    ("study/arena.py", ("Matchup", "Result", "Results", "run", "play")),
    ("study/simulate.py", ("Plan", "Totals", "run")),
    ("study/review.py", ("questions", "judge", "judgements", "Judgement", "Review")),
    ("study/balance.py", ("BalanceStudy", "GameOutcome", "Result", "run")),
    ("study/openings.py", ("Choice",)),
    ("study/balance_report.py", ("BalanceReport",)),
    (
        "study/stats.py",
        (
            "Estimate",
            "mean",
            "wilson",
            "share_of_deals",
            "mean_difference",
            "share_difference",
            "paired_shares",
        ),
    ),
    ("draw/plot.py", ("Plot",)),
    ("adapters/pettingzoo.py", ("env", "raw_env")),
    ("adapters/gymnasium.py", ("PoleisEnv",)),
    ("adapters/openspiel.py", ("PoleisGame", "PoleisState", "PoleisObserver")),
    ("adapters/episode.py", ("Codes", "Observer", "Episode", "results")),
    ("adapters/encoding.py", ("Encoding",)),
)

CLI_INTRO = """\
# The command line

Every command has `--help`. Exit codes: 0 done; 1 the answer is no (`check` found a bad record); 2
bad input, with one line on stderr that says what is wrong; 130 interrupted (but 0 if it is a game
of `play`, which is saved then, or `serve`, which is stopped so); 141 the reader of the output went
away. Every option is also a variable: `POLEIS_PORT` for `poleis serve --port`, with the name of the
command for all others, such as `POLEIS_ARENA_GAMES`
([settings of the server](../how-to/run-a-server.md#settings)). This page is made from the program
by `make docs`.
"""


def command_line() -> str:
    """The page about the command line."""
    group = typer.main.get_command(app)
    lines = [CLI_INTRO]
    commands = getattr(group, "commands", {})
    for name, command in commands.items():
        context = typer.Context(command, info_name=f"poleis {name}")
        usage = " ".join(command.collect_usage_pieces(context))
        lines += [f"## poleis {name}", "", f"`poleis {name} {usage}`", ""]
        lines += [str(command.help), ""]
        rows = [
            (parameter_name(parameter), parameter_help(parameter, context))
            for parameter in command.params
        ]
        lines += ["| parameter | meaning |", "| --- | --- |"]
        lines += [f"| {name} | {text} |" for name, text in rows]
        lines.append("")
        if command.epilog:
            lines += [*epilog(command.epilog), ""]
    return "\n".join(lines).rstrip() + "\n"


def parameter_name(parameter: object) -> str:
    """An argument by its metavar, an option by its names."""
    opts = [*getattr(parameter, "opts", []), *getattr(parameter, "secondary_opts", [])]
    if getattr(parameter, "param_type_name", "") == "argument":
        return f"`{getattr(parameter, 'metavar', None) or opts[0].upper()}`".replace("|", "\\|")
    return ", ".join(f"`{opt}`" for opt in opts)


def parameter_help(parameter: object, context: typer.Context) -> str:
    """What it means, and what it is when nothing is said."""
    text = str(getattr(parameter, "help", "") or "")
    default = getattr(parameter, "default", None)
    if default is None or default == "" or callable(default) or isinstance(default, bool | list):
        return text
    return f"{text} Default: `{default}`."


def epilog(text: str) -> list[str]:
    """Examples as a block of code; other words as they are."""
    parts = [" ".join(part.split()) for part in text.strip().split("\n\n")]
    if parts[0] != "Examples:":
        return parts
    return ["```sh", *parts[1:], "```"]


EXECUTED = (
    ROOT / "README.md",
    DOCS / "how-to" / "score-a-physical-game.md",
    DOCS / "how-to" / "measure-scores.md",
    DOCS / "how-to" / "review-a-game.md",
    DOCS / "how-to" / "study-balance.md",
)
"""Pages with console blocks."""


GENERATED = (REFERENCE / "cli.md", REFERENCE / "contract.md")


def pages() -> dict[Path, str]:
    """The generated files and what is in them."""
    schema = message_schema()
    return {
        REFERENCE / "cli.md": command_line(),
        REFERENCE / "contract.md": contract(),
        REFERENCE / "messages.schema.json": json.dumps(schema, indent=2) + "\n",
        SOURCE / "web" / "client" / "wire.ts": typescript(schema),
    }


if __name__ == "__main__":
    for file, text in pages().items():
        file.write_text(text, encoding="utf-8")
    snapshot.FILE.write_text(snapshot.declared(), encoding="utf-8")
    for file in EXECUTED:
        refresh(file)
    for game in GAMES:
        write_cover_files(game)
