"""A session: people and bots at one terminal, from the first move to the last.

People type lines; everything works through pipes too. Whatever ends the session early, the
match is written to a file first.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from pathlib import Path

from rich.text import Text

from poleis.cli.terminal import parse_choice, queries, sheets
from poleis.cli.terminal.autosave import Autosave
from poleis.cli.terminal.choice import Choice
from poleis.cli.terminal.commands import COMMANDS, IN_PREVIEW, Command, find
from poleis.cli.terminal.files import Origin, default_name
from poleis.cli.terminal.output import Left
from poleis.cli.terminal.table import Table
from poleis.core.errors import UndoBarred
from poleis.core.luck import Luck
from poleis.core.state import CHANCE
from poleis.locale import LANGUAGES, get_language
from poleis.locale.keys import title_key
from poleis.terminal import Lines


class Then(Enum):
    """What follows a typed line."""

    ASK = "ask again"
    SHOW = "show the table, then ask again"
    GO_ON = "the position has changed"


class Quit(Exception):
    """The person wants to leave, and the match is taken care of."""


class Session:
    """Carries a match on until it is over or left."""

    def __init__(
        self, table: Table, path: Path | None = None, origin: Origin | None = None
    ) -> None:
        self.table = table
        self.autosave: Autosave = Autosave(table, path, origin or Origin())
        self.shown: int = table.public_plies()

    # ---- the course of the game

    def welcome(self) -> None:
        """Say which game this is and how to get help."""
        table, language = self.table, self.table.language
        plies = sum(move.actor != CHANCE for move in table.match.log)
        name = language.or_else(table.game.id, title_key(table.game))
        if plies:
            table.output.say(language("welcome-back", game=name, plies=plies), style="bold")
        else:
            table.output.say(language("welcome", game=name), style="bold")
            table.output.draw(table.terminal.legend(language))
        for sentence in queries.options_in_words(table):
            table.output.say(sentence)

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        self.autosave.begin()
        try:
            while not self.table.match.is_over:
                seat = int(self.table.match.state.actor())
                if self.table.players[seat].policy is None:
                    self.let_person_decide(seat)
                else:
                    self.let_bot_decide(seat)
                self.autosave.keep()
            self.end()
        except (Left, KeyboardInterrupt):
            self.autosave.leave_in_a_hurry()
        except Quit:
            pass
        except OSError:  # nobody reads any more
            self.autosave.rescue()
            raise
        except Exception:
            self.autosave.leave_in_a_hurry()
            raise

    def let_bot_decide(self, seat: int) -> None:
        table, match = self.table, self.table.match
        policy = table.players[seat].policy
        assert policy is not None
        with table.output.thinking(table.language("bot-thinking", name=table.names[seat])):
            known = match.game.redact(match.state, seat)
            luck = Luck.of(str(match.seed), "bot", seat, match.ply)
            decision = policy.decide(match.game, known, seat, luck)
        match.play(seat, decision.action)

    def let_person_decide(self, seat: int) -> None:
        """Ask until a decision is made or taken back."""
        if not self.table.terminal.is_under_way(self.table.match.state):
            self.tell_news()
        choice = Choice(self.table, seat)
        then = Then.SHOW
        while then is not Then.GO_ON:
            if then is Then.SHOW:
                self.show(choice)
            then = self.obey(choice, self.table.output.ask(self.prompt(choice)))

    def tell_news(self) -> None:
        queries.show_news(self.table, self.shown)
        self.shown = self.table.public_plies()

    # ---- what is shown

    def show(self, choice: Choice) -> None:
        table, language = self.table, self.table.language
        scene = choice.scene()
        people = [player for player in table.players if player.policy is None]
        name = table.names[choice.seat]
        who = (
            language("status-your-turn") if len(people) == 1 else language("status-turn", name=name)
        )
        table.show(
            scene, table.status(scene, who, table.terminal.question(scene)), self.aside(choice)
        )

    def aside(self, choice: Choice) -> list[Lines]:
        """What stands beside the board: a list of moves or the preview of one, and the scores."""
        table, language = self.table, self.table.language
        if choice.preview is not None:
            heading = language("preview", move=table.game.actions.text(choice.preview))
            note = table.terminal.note(choice.scene(), choice.preview)
            after = choice.after(choice.preview)
            changes = sheets.change_lines(table.game, choice.known, after, choice.seat, language)
            return [[Text(heading, style="bold"), *([Text(note)] if note else []), *changes]]
        scores = table.scores(choice.known, choice.seat)
        if not choice.short_list:
            return [scores]
        listed = choice.list_lines(choice.short_list)
        return [[Text(language("list-best"), style="bold"), *listed], scores]

    def prompt(self, choice: Choice) -> str:
        if choice.preview is None:
            return f"{self.table.language('prompt')} > "
        ways = {
            "rotate": self.rotations(choice, choice.preview),
            "spin": self.table.terminal.on_the_spot(choice.scene(), choice.preview),
        }
        words = [self.table.language("preview-confirm")]
        for command in IN_PREVIEW:
            if len(ways.get(command.key, (0, 1))) > 1:
                word = self.table.language(command.word)
                words.append(f"{word[0]}: {word}")
        return f"{', '.join(words)} > "

    def rotations(self, choice: Choice, code: int) -> list[int]:
        """The legal actions that differ from this one only in how things are turned."""
        return parse_choice.siblings(self.table.game.actions, choice.legal, code)

    # ---- what is typed

    def obey(self, choice: Choice, line: str) -> Then:
        """Do what a line says."""
        words = parse_choice.split_words(line)
        if not words:
            return self.confirm(choice)
        readings = choice.read(words)
        found = find(words[0], COMMANDS, self.table.language, self.table.area_word)
        if choice.preview is not None:
            found = find(words[0], IN_PREVIEW, self.table.language)[:1] or found
        if len(found) == 1 and not (readings and found[0].key != words[0].lower()):
            return self.command(choice, found[0], line.split()[1:], words[1:])
        number = choice.number(words)
        if number is not None:
            return self.pick(choice, number)
        matches = choice.matching(readings)
        if matches:
            return self.narrow(choice, matches)
        if readings:
            queries.refuse(choice, readings)
        else:
            self.puzzle(words[0] if found else line, found)
        return Then.ASK

    def puzzle(self, typed: str, found: Sequence[Command]) -> None:
        """Say what is not understood, and what could be."""
        language = self.table.language
        if found:
            which = ", ".join(language(command.word) for command in found)
            self.table.output.say(language("typed-ambiguous", typed=typed, commands=which))
        else:
            self.table.output.say(language("typed-nonsense", typed=typed))

    def confirm(self, choice: Choice) -> Then:
        if choice.preview is None:
            self.table.output.say(self.table.language("typed-nothing"))
            return Then.ASK
        return self.play(choice, choice.preview)

    def pick(self, choice: Choice, code: int) -> Then:
        """Preview an action, or carry it out if it can be taken back anyway."""
        if not choice.needs_confirmation(code):
            return self.play(choice, code)
        choice.preview = code
        return Then.SHOW

    def narrow(self, choice: Choice, matches: list[int]) -> Then:
        if len(matches) == 1:
            return self.pick(choice, matches[0])
        queries.list_moves(choice, matches)
        return Then.ASK

    def play(self, choice: Choice, code: int) -> Then:
        self.table.match.play(choice.seat, code)
        return Then.GO_ON

    # ---- commands

    def command(
        self, choice: Choice | None, command: Command, rest: list[str], words: list[str]
    ) -> Then:
        """Carry out a command; *rest* is what follows it as typed, *words* as an action."""
        table = self.table
        match command.key:
            case "help":
                queries.explain_commands(table)
            case "score":
                queries.show_scores(table)
            case "log":
                queries.show_log(table)
            case "look":
                self.look(rest)
            case "save":
                self.autosave.save_as(" ".join(rest))
            case "lang":
                return self.switch_language(rest)
            case "quit":
                self.quit()
            case _ if choice is None:
                table.output.say(table.language("game-is-over"))
            case _:
                return self.command_in_turn(choice, command, words)
        return Then.ASK

    def command_in_turn(self, choice: Choice, command: Command, words: list[str]) -> Then:
        """The commands that need somebody's turn."""
        match command.key:
            case "moves":
                queries.list_moves(choice, choice.legal)
            case "hint":
                queries.hint(choice)
            case "why":
                self.answer_why(choice, words)
            case "undo":
                return self.undo(choice)
            case "rotate" if choice.preview is not None:
                rotations = self.rotations(choice, choice.preview)
                choice.preview = parse_choice.next_of(rotations, choice.preview)
                return Then.SHOW
            case "spin" if choice.preview is not None:
                ways = self.table.terminal.on_the_spot(choice.scene(), choice.preview)
                choice.preview = parse_choice.next_of(ways, choice.preview)
                return Then.SHOW
            case "cancel":
                choice.preview = None
                return Then.SHOW
        return Then.ASK

    def answer_why(self, choice: Choice, words: list[str]) -> None:
        readings = choice.read(words)
        if readings:
            queries.refuse(choice, readings)
        else:
            example = self.table.game.actions.text(choice.legal[0])
            self.table.output.say(self.table.language("why-what", move=example))

    def undo(self, choice: Choice) -> Then:
        """Take back: a preview, or the seat's last decision. Bots consent, people are asked."""
        if choice.preview is not None:
            choice.preview = None
            return Then.SHOW
        table, match = self.table, self.table.match
        others = [
            name
            for seat, name in enumerate(table.names)
            if seat != choice.seat and table.players[seat].policy is None
        ]
        if not any(move.actor == choice.seat for move in match.log):
            table.output.say(table.language("undo-nothing"))
            return Then.ASK
        try:
            match.undo(choice.seat)
        except UndoBarred:
            if others and not self.agree(", ".join(others)):
                table.output.say(table.language("undo-refused"))
                return Then.ASK
            match.undo(choice.seat, consent=True)
        table.output.say(table.language("undo-done"))
        self.shown = self.table.public_plies()
        return Then.GO_ON

    def agree(self, names: str) -> bool:
        """Whether the others at the table agree."""
        answer = self.table.output.ask(f"{self.table.language('undo-ask', names=names)} > ")
        return self.is_yes(answer)

    def is_yes(self, answer: str) -> bool:
        words = ("yes", self.table.language("answer-yes").lower())
        return bool(answer) and any(word.startswith(answer.lower()) for word in words)

    def is_no(self, answer: str) -> bool:
        words = ("no", self.table.language("answer-no").lower())
        return bool(answer) and any(word.startswith(answer.lower()) for word in words)

    def look(self, rest: list[str]) -> None:
        """Show the area of a seat; without a number, of all."""
        table = self.table
        seats = list(range(len(table.players)))
        if rest:
            wanted = [seat for seat in seats if rest[0] == str(seat + 1)]
            if not wanted:
                table.output.say(table.language("look-who", seats=len(seats)))
                return
            seats = wanted
        for seat in seats:
            table.output.say(table.names[seat], style="bold")
            table.output.draw(queries.area_lines(table, seat))

    def switch_language(self, rest: list[str]) -> Then:
        if len(rest) != 1 or rest[0] not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            self.table.output.say(self.table.language("lang-which", languages=known))
            return Then.ASK
        self.table.language = get_language(rest[0])
        return Then.SHOW

    # ---- leaving

    def quit(self) -> None:
        """Offer to save, then leave."""
        table, autosave = self.table, self.autosave
        if autosave.is_kept() and autosave.path is not None:
            autosave.tell_where(autosave.path)
        while not autosave.is_kept():
            name = default_name(table.game.id)
            answer = table.output.ask(f"{table.language('quit-offer', file=name)} > ")
            if self.is_no(answer):
                break
            autosave.save_as(name if self.is_yes(answer) else answer or name)
        raise Quit

    def end(self) -> None:
        """The result, and a last chance to look around and to save."""
        table = self.table
        self.tell_news()
        queries.show_result(table)
        if all(player.policy is not None for player in table.players):
            return
        table.output.say(table.language("end-offer"))
        while True:
            words = table.output.ask("> ").split()
            if not words:
                self.quit()
            found = find(words[0], COMMANDS, table.language, table.area_word)
            if len(found) == 1:
                self.command(None, found[0], words[1:], words[1:])
            else:
                self.puzzle(words[0], found)
