"""The commands of a session: English words, always understood, and words of the language.

A beginning is enough, as long as it fits one command only.
"""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass

from poleis.locale import Language


@dataclass(frozen=True)
class Command:
    """A command: its English word, the message with its word in a language, and its help."""

    key: str
    word: str
    help: str
    argument: str = ""
    """The message that names its argument."""
    also: tuple[str, ...] = ()
    """Other words for it."""


COMMANDS = (
    Command("help", "command-help", "command-help-help", also=("?",)),
    Command("moves", "command-moves", "command-moves-help", also=("legal",)),
    Command("hint", "command-hint", "command-hint-help"),
    Command("why", "command-why", "command-why-help", "argument-move"),
    Command("undo", "command-undo", "command-undo-help"),
    Command("score", "command-score", "command-score-help"),
    Command("look", "command-look", "command-look-help", "argument-seat"),
    Command("log", "command-log", "command-log-help"),
    Command("save", "command-save", "command-save-help", "argument-file"),
    Command("lang", "command-lang", "command-lang-help", "argument-language"),
    Command("quit", "command-quit", "command-quit-help", also=("exit",)),
)
IN_PREVIEW = (
    Command("rotate", "command-rotate", "command-rotate-help"),
    Command("spin", "command-spin", "command-spin-help"),
    Command("cancel", "command-cancel", "command-cancel-help"),
)
"""Only while a move is previewed: another rotation, the same place turned, choose again."""


def fold(word: str) -> str:
    """The word in small letters without accents: people type them or leave them out.

    >>> fold("Podpowiedź"), fold("obróć"), fold("Счёт")
    ('podpowiedz', 'obroc', 'счет')
    """
    letters = unicodedata.normalize("NFKD", word.casefold().replace("ł", "l"))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def spellings(command: Command, language: Language, area: str = "") -> list[str]:
    """The words for a command; *area* is what the game calls the area of a seat."""
    words = [language(command.word), command.key, *command.also]
    if command.key == "look" and area:
        words.append(area)
    return words


def find(
    word: str, known: tuple[Command, ...], language: Language, area: str = ""
) -> list[Command]:
    """The commands that a word may mean: the one that it spells, or all that it begins."""
    words = {command: list(map(fold, spellings(command, language, area))) for command in known}
    word = fold(word)
    for command, spelled in words.items():
        if word in spelled:
            return [command]
    return [c for c, spelled in words.items() if any(text.startswith(word) for text in spelled)]
