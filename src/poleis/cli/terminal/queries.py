"""Queries of a player: help, moves, why not, hint, scores, log. None of them changes anything."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from poleis.bots.policy import Decision, make_policy
from poleis.cli.terminal import sheets
from poleis.cli.terminal.choice import Choice
from poleis.cli.terminal.commands import COMMANDS, IN_PREVIEW, Command, spellings
from poleis.cli.terminal.narration import sentences
from poleis.cli.terminal.parse_choice import Reading
from poleis.cli.terminal.players import adviser
from poleis.cli.terminal.table import Table
from poleis.core.explain import Refusal, Value
from poleis.core.game import tie_break_of
from poleis.core.luck import Luck
from poleis.core.state import CHANCE
from poleis.locale.keys import help_key, option_key
from poleis.terminal import Lines

HINTS = 5
"""How many alternatives a hint shows."""
LONG = 12
"""A list of more moves than this is shown in groups."""


def explain_commands(table: Table) -> None:
    """How to make a move, and every command with its words."""
    language = table.language
    for line in table.terminal.primer(language):
        table.output.say_line(line)
    table.output.say()
    table.output.say(language("help-moves"))
    table.output.say()
    table.output.say(language("help-commands"))
    for command in (*COMMANDS, *IN_PREVIEW):
        table.output.say(f"  {usage(command, table)}: {language(command.help)}")


def usage(command: Command, table: Table) -> str:
    """The words of a command with its argument."""
    language = table.language
    words = ", ".join(dict.fromkeys(spellings(command, language, table.area_word)))
    return f"{words} {language(command.argument)}" if command.argument else words


def list_moves(choice: Choice, codes: Sequence[int]) -> None:
    """What is possible: a short list with gains, a long one in groups."""
    table = choice.table
    heading = table.language("moves-count", count=len(codes))
    table.output.draw([Text(heading, style="bold")])
    if len(codes) <= LONG:
        table.output.draw(choice.list_lines(choice.best(codes)))
        return
    groups: dict[str, list[str]] = {}
    for code in codes:
        first, _, last = choice.short(code).rpartition(" ")
        groups.setdefault(first, []).append(last)
    entries = [f"{first}: {' '.join(lasts)}" for first, lasts in groups.items()]
    width = max(map(len, entries)) + 2
    columns = 1 if table.output.plain else max(1, table.output.width // width)
    for row in range(0, len(entries), columns):
        cells = [f"{entry:<{width}}" for entry in entries[row : row + columns]]
        table.output.draw([Text("".join(cells).rstrip())])


def refusal_text(table: Table, refusal: Refusal) -> str:
    return f"{table.language.say(refusal.text)} ({refusal.rule})"


def refuse(choice: Choice, readings: Sequence[Reading]) -> None:
    """Why what was typed is not possible, rule by rule."""
    table, language = choice.table, choice.table.language
    actions = table.game.actions
    said: dict[str, list[str]] = {}
    for reading in readings:
        for code in reading.completions(actions):
            refusals = table.game.explain(choice.known, choice.seat, code)
            reason = " ".join(refusal_text(table, refusal) for refusal in refusals)
            said.setdefault(reason, []).append(actions.text(code))
    if not said:
        table.output.say(language("why-incomplete"))
    for reason, moves in said.items():
        which = readings[0].text() if len(said) == len(readings) == 1 else ", ".join(moves)
        if reason:
            table.output.say(language("why-refused", move=which, reason=reason))
        else:
            table.output.say(language("why-allowed", move=which))


def hint(choice: Choice) -> None:
    """What a bot would do, with its alternatives, which can then be chosen by number."""
    table, language = choice.table, choice.table.language
    bot = adviser()
    with table.output.thinking(language("bot-thinking", name=bot)):
        decision = advise(choice, bot)
    table.output.say(language("hint-says", bot=bot, move=table.game.actions.text(decision.action)))
    if len(decision.candidates) < 2:
        return
    is_gain = bot.partition(":")[0] == "greedy"
    table.output.say(language("hint-value-now") if is_gain else language("hint-value-end"))
    zero = 0.0 if is_gain else decision.candidates[0].value
    values = {option.action: option.value - zero for option in decision.candidates[:HINTS]}
    table.output.draw(choice.list_lines(list(values), values))


def advise(choice: Choice, bot: str) -> Decision:
    """The decision of a bot that knows what the seat knows."""
    table = choice.table
    luck = Luck.of("hint", table.match.ply)
    return make_policy(bot).decide(table.game, choice.known, choice.seat, luck)


def show_scores(table: Table) -> None:
    """The whole score sheet of every seat."""
    state = table.match.state
    for seat, name in enumerate(table.names):
        lines = sheets.whole_sheet(
            table.game, state, seat, name, table.language, plain=table.output.plain
        )
        table.output.draw(lines)
    for text in table.game.notes(state):
        table.output.say(table.language.say(text))


def show_log(table: Table) -> None:
    """Everything that happened, one line a turn."""
    for sentence in sentences(table.match, table.terminal, table.names, table.language):
        table.output.say(f"{sentence.ply:>4}  {sentence.text}")


def show_news(table: Table, since: int) -> None:
    """What the players did since a ply; what chance brought is to be seen on the table."""
    for sentence in sentences(table.match, table.terminal, table.names, table.language, since):
        if sentence.actor != CHANCE:
            table.output.say(sentence.text)


def show_result(table: Table) -> None:
    """Who won and why: places, what decided, sheets with rule ids."""
    language, match, names = table.language, table.match, table.names
    places, scores = match.ranking(), match.scores()
    table.output.say()
    table.output.say(language("result-heading"), style="bold")
    for seat in sorted(range(len(names)), key=lambda seat: (places[seat], seat)):
        args: dict[str, Value] = {
            "place": places[seat],
            "name": names[seat],
            "points": scores[seat],
        }
        table.output.say(language("result-place", **args))
    for reason in tie_break_of(match.game, match.state, names):
        table.output.say(language.say(reason))
    people = [seat for seat, player in enumerate(table.players) if player.policy is None]
    if len(people) == 1:
        shared = places.count(1) > 1
        won = places[people[0]] == 1
        table.output.say(
            language("result-shared" if shared else "result-won")
            if won
            else language("result-lost"),
            style="bold",
        )
    table.output.say()
    show_scores(table)


def area_lines(table: Table, seat: int) -> Lines:
    """What lies before one seat, by itself."""
    viewer = next((s for s, player in enumerate(table.players) if player.policy is None), seat)
    return table.terminal.area(table.scene(viewer), seat)


def options_in_words(table: Table) -> list[str]:
    """What was agreed before the game and is not as usual, with what it means."""
    game, language, setup = table.game, table.language, table.match.setup
    sentences = []
    for option in game.options:
        value = setup.get(option.key, option.default)
        key = option_key(game, option)
        if not language.has(key) or option.key not in dict(setup.options):
            continue
        name = language(key)
        if isinstance(value, bool):
            chosen = {name: help_key(key)} if value else {}
        else:
            choices = (value,) if isinstance(value, str) else value
            keys = [option_key(game, option, choice) for choice in choices]
            chosen = {f"{name}, {language(choice)}": help_key(choice) for choice in keys}
        for what, means in chosen.items():
            sentences.append(f"{what}: {language(means)} ({option.rule})")
    return sentences
