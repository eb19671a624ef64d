"""A learner on the way through a lesson.

A session holds the match that the lesson shows. It plays what the lesson plays, judges what the
learner tries, and goes on to the next step when the task is done.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from poleis.bots.policy import Policy, make_policy
from poleis.core.errors import BadLesson, PoleisError
from poleis.core.explain import Refusal
from poleis.core.luck import Luck
from poleis.core.match import Match
from poleis.core.state import CHANCE, State
from poleis.lessons.lesson import AnyOf, Ask, Exact, Goal, Lesson, Play, Quiz, Step
from poleis.lessons.quiz import right_answer

Choose = Callable[[Sequence[int]], int]
"""Chooses one of several right actions."""


@dataclass(frozen=True)
class Verdict:
    """What came of a try: right, or why not.

    A try against the rules has *refusals*. One that the rules allow, but that was not asked for,
    has none. *text* names what the lesson says to it, if anything.
    """

    is_right: bool
    text: str | None = None
    refusals: list[Refusal] = field(default_factory=list)


class Session:
    """A learner's way through a lesson, from any of its steps."""

    def __init__(self, lesson: Lesson, step: int = 0) -> None:
        self.lesson = lesson
        self.number = lesson.origin(step)
        self.match = Match(lesson.game, lesson.setup)
        self.actions = 0
        """Actions that the learner has played freely in this step."""
        self._turns = 0
        """The same in turns."""
        self._policies: dict[str, Policy] = {}
        """The bots that have played, by name: looking one up takes longer than a decision."""
        self._begin()
        while self.number < min(step, len(lesson.steps)):
            self.show_me()

    @property
    def step(self) -> Step | None:
        """The step in hand; None after the last."""
        steps = self.lesson.steps
        return steps[self.number] if self.number < len(steps) else None

    @property
    def is_over(self) -> bool:
        return self.step is None

    @property
    def turns_left(self) -> int | None:
        """The turns that remain in a step of free play; None if it does not count turns."""
        match self.step.task if self.step else None:
            case Play(int() as turns):
                return turns - self._turns
        return None

    # ---- what the learner does

    def go_on(self) -> Verdict:
        """The learner has read a step without a task."""
        if self.step is None or self.step.task is not None:
            return Verdict(False, self.step.nudge if self.step else None)
        return self._done()

    def act(self, action: int) -> Verdict:
        """The learner tries an action, which is played only if it is right."""
        step, seat, state = self.step, self.lesson.seat, self.match.state
        if seat not in state.actors() or not state.allows(seat, action):
            nudge = step.nudge if step else None
            return Verdict(False, nudge, self.lesson.game.explain(state, seat, action))
        match step.task if step else None:
            case Ask(goal) if fits(goal, state, seat, action):
                self.match.play(seat, action)
                return self._done()
            case Play() as task:
                self._play_freely(task, action)
                return Verdict(True)
        return Verdict(False, step.nudge if step else None)

    def answer(self, place: int) -> Verdict:
        """The learner chooses an answer to the question of a quiz."""
        step = self.step
        if step is None or not isinstance(step.task, Quiz):
            return Verdict(False)
        if place != right_answer(step.task.question, self.match.state, self.lesson.seat):
            return Verdict(False, step.nudge)
        return self._done()

    def show_me(self, choose: Choose | None = None) -> None:
        """Do the task of the step as a learner would who knows the answer.

        *choose* decides among right actions, and for the learner who plays freely; without it the
        first right action is played, and a bot plays freely.
        """
        step, seat = self.step, self.lesson.seat
        if step is None:
            return
        match step.task:
            case None:
                self._done()
            case Ask():
                right = self.right_actions()
                if not right:
                    raise BadLesson(step.line, "no legal action is what is asked for")
                self.match.play(seat, (choose or min)(right))
                self._done()
            case Quiz():
                self._done()
            case Play(_, bot):
                number = self.number
                while self.number == number:
                    legal = [int(code) for code in self.match.state.legal(seat)]
                    self.act(choose(legal) if choose else self._decision(seat, bot))

    def right_actions(self) -> list[int]:
        """The legal actions that the step asks for; none if it asks for no action."""
        state, seat = self.match.state, self.lesson.seat
        match self.step.task if self.step else None:
            case Ask(goal):
                return [int(code) for code in state.legal(seat) if fits(goal, state, seat, code)]
        return []

    # ---- what the lesson does

    def _done(self) -> Verdict:
        praise = self.step.praise if self.step else None
        self.number += 1
        self.actions = self._turns = 0
        self._begin()
        return Verdict(True, praise)

    def _begin(self) -> None:
        """Play what happens at the beginning of the step."""
        step = self.step
        if step is None:
            return
        self.match.seed = None
        if step.start is not None:
            self.match = Match.from_position(step.start)
        for move in step.moves:
            try:
                self.match.play(move.actor, move.action)
            except PoleisError as error:
                raise BadLesson(step.line, str(error)) from error
        if isinstance(step.task, Play):
            self.match.seed = self.lesson.seed
            self.match.advance()
            self._let_others_play(step.task.bot)

    def _play_freely(self, task: Play, action: int) -> None:
        seat = self.lesson.seat
        self.match.play(seat, action)
        self.actions += 1
        if seat not in self.match.state.actors():  # the turn is over
            self._turns += 1
            self._let_others_play(task.bot)
        if self.match.is_over or self._has_played_enough(task):
            self._done()

    def _has_played_enough(self, task: Play) -> bool:
        if task.turns is not None and self._turns >= task.turns:
            return True
        return task.until is not None and task.until.holds(self.match.state, self.lesson.seat)

    def _let_others_play(self, bot: str) -> None:
        """Let the bot decide for the other seats until the learner must."""
        match = self.match
        while not match.is_over and self.lesson.seat not in match.state.actors():
            other = next(actor for actor in match.state.actors() if actor != CHANCE)
            match.play(other, self._decision(other, bot))

    def _decision(self, seat: int, bot: str) -> int:
        known = self.match.known(seat)
        luck = Luck.of(self.lesson.seed, self.match.ply, seat)
        if bot not in self._policies:
            self._policies[bot] = make_policy(bot)
        return self._policies[bot].decide(self.lesson.game, known, seat, luck).action


def fits(goal: Goal, state: State, seat: int, action: int) -> bool:
    """Whether a legal action is what is asked for."""
    match goal:
        case Exact(codes):
            return action in codes
        case AnyOf(kind, condition):
            if kind is not None and state.setup.game.actions.split(action)[0].name != kind:
                return False
            if condition is None:
                return True
            after = state.clone()
            after.apply(seat, action)
            return condition.holds(after, seat)
