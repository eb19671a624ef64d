"""The configuration file of `poleis serve`, and what is in force.

A key of the file is an option without its dashes. The command line comes first, then the
variables, then the file, then the defaults.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import typer
from typer.core import TyperOption
from typer.exceptions import TyperException

from poleis.cli.extras import require
from poleis.core.errors import PoleisError

NOT_IN_FILE = ("config", "show-config")
"""Options that have no key."""
CONFIG = "poleis.config"
"""Where the context keeps the path of the file that was read."""


def default_config() -> Path:
    """The file that is read, if it exists, when no other is named."""
    import platformdirs

    return Path(platformdirs.user_config_dir("poleis", appauthor=False), "poleis.toml")


def key_of(option: TyperOption) -> str:
    """The key of an option: `--bot-pause` is `bot-pause`."""
    return max(option.opts, key=len).lstrip("-")


def variable_of(prefix: str, option: TyperOption) -> str:
    """The variable of an option: `--bot-pause` of `poleis serve` is `POLEIS_BOT_PAUSE`."""
    return f"{prefix}_{key_of(option).replace('-', '_').upper()}"


def settings_of(context: typer.Context) -> dict[str, TyperOption]:
    """The options of a command that a file may set, by key."""
    options = [one for one in context.command.params if isinstance(one, TyperOption)]
    return {key: one for one in options if (key := key_of(one)) not in NOT_IN_FILE}


def read_config(context: typer.Context, path: Path | None) -> Path | None:
    """Let a file give the defaults of a command. PoleisError names the file and the key that is
    wrong; a file that was not named need not exist."""
    if context.resilient_parsing:
        return path
    require("serve")
    if path is None:
        usual = default_config()
        if not usual.exists():
            return None
        path = usual
    context.meta[CONFIG] = path
    context.default_map = _checked(context, path, _load(path))
    return path


def _load(path: Path) -> dict[str, Any]:
    import tomllib

    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise PoleisError(f"{path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise PoleisError(f"{path}: not a text file in UTF-8") from None
    except tomllib.TOMLDecodeError as error:
        raise PoleisError(f"{path}: {error}") from None


def _checked(context: typer.Context, path: Path, found: dict[str, Any]) -> dict[str, Any]:
    """The values by the names of the parameters."""
    settings = settings_of(context)
    checked: dict[str, Any] = {}
    for key, value in found.items():
        option = settings.get(key)
        if option is None:
            raise _unknown(path, key, settings)
        _check_type(path, key, option, value)
        try:
            option.process_value(context, value)
        except TyperException as error:
            reason = str(getattr(error, "message", error)).removeprefix("Value error, ")
            raise PoleisError(f"{path}: {key}: {reason}") from None
        checked[option.name] = value
    return checked


def _unknown(path: Path, key: str, settings: Iterable[str]) -> PoleisError:
    import difflib

    near = difflib.get_close_matches(key, settings, 1)
    hint = f"; did you mean {near[0]!r}?" if near else ""
    return PoleisError(f"{path}: unknown key {key!r}{hint}")


def _check_type(path: Path, key: str, option: TyperOption, value: object) -> None:
    """Refuse a value of another type: "yes" is not true, and true is not 1."""
    if option.is_flag:
        wanted, is_right = "true or false", isinstance(value, bool)
    elif option.multiple:
        is_right = isinstance(value, list) and all(isinstance(one, str) for one in value)
        wanted = 'a list of strings, such as ["one", "two"]'
    else:
        kind = option.type_descriptor.annotation
        allowed = {int: (int,), float: (int, float)}.get(kind, (str,))
        wanted = {int: "a whole number", float: "a number"}.get(kind, "a string")
        is_right = isinstance(value, allowed) and not isinstance(value, bool)
    if not is_right:
        raise PoleisError(f"{path}: {key}: {json.dumps(value, default=str)} is not {wanted}")


# ---- what is in force


def show_config(context: typer.Context, values: dict[str, Any]) -> Iterator[str]:
    """The settings in force as lines of a configuration file, each with its origin."""
    for key, option in settings_of(context).items():
        value = values[option.name]
        origin = _origin(context, option)
        if value is None:
            yield f"# {key} is not set  # {origin}"
        else:
            yield f"{key} = {json.dumps(_shown(key, value), ensure_ascii=False)}  # {origin}"


def _origin(context: typer.Context, option: TyperOption) -> str:
    source = context.get_parameter_source(option.name)
    match source.name if source is not None else "":
        case "COMMANDLINE":
            return "command line"
        case "ENVIRONMENT":
            return f"variable {option.envvar}"
        case "DEFAULT_MAP":
            return f"file {context.meta[CONFIG]}"
        case _:
            return "default"


def _shown(key: str, value: Any) -> Any:
    """The value without its secret: a token, or the password in the URL of a database or a mail
    server."""
    if key == "owner-token" and value:
        return "***"
    if key not in ("database", "smtp-url") or "://" not in value:
        return value
    from sqlalchemy import make_url
    from sqlalchemy.exc import ArgumentError

    try:
        url = make_url(value)
    except (ArgumentError, ValueError):
        return "***"
    url = url.difference_update_query(["password"])
    return url.render_as_string(hide_password=True)
