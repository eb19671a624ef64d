"""A lesson in the terminal: the session of a game in which each move is judged."""

from __future__ import annotations

from poleis.cli.terminal import queries
from poleis.cli.terminal.choice import Choice
from poleis.cli.terminal.output import Left, Output
from poleis.cli.terminal.players import HUMAN, read_seat
from poleis.cli.terminal.session import Quit, Session, Then
from poleis.cli.terminal.table import Table
from poleis.lessons.lesson import HowMany, Lesson, Question, Quiz, Step
from poleis.lessons.quiz import how_many, numbers
from poleis.lessons.session import Session as Learner
from poleis.lessons.session import Verdict
from poleis.locale import Language

OPPONENT = "greedy"


class LessonSession(Session):
    """Carries a lesson on until it is over or left. Nothing is saved."""

    def __init__(self, lesson: Lesson, language: Language, output: Output) -> None:
        self.learner = Learner(lesson)
        self.lesson = lesson
        players = [read_seat(OPPONENT) for _ in range(lesson.setup.seats)]
        players[lesson.seat] = read_seat(HUMAN)
        super().__init__(Table(self.learner.match, players, language, output))

    def run(self) -> None:
        table = self.table
        table.output.say(self._text(), style="bold")
        try:
            while (step := self.learner.step) is not None:
                self._take(step)
            table.output.say(table.language("learn-done"), style="bold")
        except (Left, KeyboardInterrupt, Quit):
            number = self.learner.number + 1
            table.output.say(table.language("learn-left", step=number))

    def _take(self, step: Step) -> None:
        """One step, until its task is done."""
        self.table.match = self.learner.match
        if step.task is None:
            if step.point:
                self._show_board()
            self._say(step)
            self._wait()
        elif isinstance(step.task, Quiz):
            self._show_board()
            self._say(step)
            self._ask(step.task.question)
        else:
            self.let_person_decide(self.lesson.seat)

    def _say(self, step: Step) -> None:
        """What the step says, under the board: next to where the learner types."""
        self.table.output.say()
        for name in step.say:
            self.table.output.say(self._text(name), style="bold")

    def _text(self, name: str = "") -> str:
        return self.table.language(self.lesson.key(name))

    def _show_board(self) -> None:
        scene = self.table.scene(self.lesson.seat)
        self.table.show(scene, self._text(), [self.table.scores(scene.state, self.lesson.seat)])

    def _wait(self) -> None:
        """Until the learner has read."""
        while self.table.output.ask(f"{self.table.language('learn-next')} > "):
            self.table.output.say(self.table.language("learn-press-enter"))
        self.learner.go_on()

    def _ask(self, question: Question) -> None:
        """Until the right answer is given."""
        table = self.table
        if isinstance(question, HowMany):
            value = how_many(question, table.match.state, self.lesson.seat)
            answers = [str(number) for number in numbers(value)]
        else:
            answers = [self._text(option.name) for option in question.options]
        for place, answer in enumerate(answers, 1):
            table.output.say(f"{place:>2}  {answer}")
        while True:
            typed = table.output.ask(f"{table.language('learn-answer', n=len(answers))} > ")
            if not typed.isascii() or not typed.isdigit() or not 1 <= int(typed) <= len(answers):
                continue
            verdict = self.learner.answer(int(typed) - 1)
            self._say_verdict(verdict)
            if verdict.is_right:
                return

    def _say_verdict(self, verdict: Verdict) -> None:
        table = self.table
        if not verdict.is_right:
            table.output.say(table.language("learn-not-yet"))
        for refusal in verdict.refusals:
            table.output.say(f"{table.language.say(refusal.text)} [{refusal.rule}]")
        if verdict.text is not None:
            table.output.say(self._text(verdict.text))

    # ---- what differs from a game

    def let_person_decide(self, seat: int) -> None:
        queries.show_news(self.table, min(self.shown, self.table.match.ply))
        self.shown = self.table.public_plies()
        super().let_person_decide(seat)

    def show(self, choice: Choice) -> None:
        super().show(choice)
        if self.learner.step is not None:
            self._say(self.learner.step)

    def play(self, choice: Choice, code: int) -> Then:
        verdict = self.learner.act(code)
        self._say_verdict(verdict)
        if verdict.is_right:
            return Then.GO_ON
        choice.preview = None
        return Then.ASK

    def undo(self, choice: Choice) -> Then:
        if choice.preview is not None:
            return super().undo(choice)
        self.table.output.say(self.table.language("learn-no-undo"))
        return Then.ASK

    def quit(self) -> None:
        raise Quit
