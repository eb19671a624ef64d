"""Lessons as a beginner takes them: by tapping and by keys, with wrong tries, on two sizes."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from poleis.core.game import get_game
from poleis.lessons.lesson import Ask, Exact, Quiz, Step, Task
from poleis.lessons.quiz import right_answer
from poleis.lessons.resume import resume
from poleis.lessons.session import Session, fits
from poleis.locale import get_language
from poleis.web.lessons import catalogue
from tests.web.browser.driver import Opener
from tests.web.browser.test_pages import DESKTOP, PHONE, assert_accessible, assert_fits

Shoot = Callable[[Page, str], None]

STARTED = "#board[data-rev]"
TURNS = 6
"""How often a tile can be turned before it lies as at first."""

CHOSEN = """([count, title]) => document.querySelector('#lesson-count').innerText !== count
  || document.querySelector('#confirm:enabled, #lesson-wrong p')
  || [...document.querySelectorAll('#deltas .btn')].some(one => one.textContent.includes(title))"""
"""Whether a move is ready, was played, or waits for its button."""

MANY_CHANGES = """() => document.querySelector('#deltas').innerHTML =
  '<span class="delta up">+1<svg class="i"></svg></span>'.repeat(10)"""
"""As after a drafted turn of several decisions."""


class Learner:
    """Somebody who knows the lesson and takes it on a page."""

    def __init__(self, page: Page, game: str, lesson: str) -> None:
        self.page = page
        self.lesson = catalogue.find(game, lesson)
        page.goto(catalogue.address(self.lesson))
        page.wait_for_selector(STARTED)

    def jump(self, step: int) -> None:
        """Go on later in the lesson, as in a browser that remembers the step."""
        kept = {catalogue.name(self.lesson): {"step": step, "actions": []}}
        self.page.evaluate("kept => localStorage.setItem('lessons', kept)", json.dumps(kept))
        self.page.reload()
        self.page.wait_for_selector(STARTED)

    @property
    def kept(self) -> dict[str, Any]:
        """What the browser remembers of the lesson."""
        kept = json.loads(self.page.evaluate("localStorage.getItem('lessons')"))
        found: dict[str, Any] = kept[catalogue.name(self.lesson)]
        return found

    @property
    def session(self) -> Session:
        """The same position in this process."""
        return resume(self.lesson, self.kept["step"], self.kept["actions"])

    @property
    def task(self) -> Task | None:
        """What the step in hand asks for."""
        step = self.session.step
        return step.task if step else None

    @property
    def is_over(self) -> bool:
        return self.page.locator("#lesson.finished").count() > 0

    def say(self, name: str) -> str:
        return get_language("en")(self.lesson.key(name))

    def take_step(self, *, tries_wrong: bool = False) -> None:
        """Do the step in hand, after a wrong try if there is one."""
        before, session = self.page.inner_text("#lesson-says"), self.session
        step = session.step
        assert step is not None
        for name in step.say:  # a live region: it is read out
            expect(self.page.locator("#lesson-says[role=status]")).to_contain_text(self.say(name))
        match step.task:
            case Quiz():
                self._answer(session, step.task, tries_wrong)
            case Ask():
                if tries_wrong:
                    self._act_wrongly(session, step, step.task)
                self._act(session, step.task)
            case None:
                self.page.click("#lesson-choices .primary")
            case _:
                self.page.click("#lesson-show")
        expect(self.page.locator("#lesson-says")).not_to_have_text(before, use_inner_text=True)

    def _answer(self, session: Session, task: Quiz, tries_wrong: bool) -> None:
        right = right_answer(task.question, session.match.state, self.lesson.seat)
        answers = self.page.locator("#lesson-choices button")
        if tries_wrong:
            answers.nth((right + 1) % answers.count()).click()
            expect(self.page.locator("#lesson-wrong[role=alert]")).not_to_be_empty()
        answers.nth(right).click()

    def _act(self, session: Session, task: Ask) -> None:
        """Tap what is asked for; turn it until it is right."""
        state, seat = session.match.state, self.lesson.seat
        right = [int(c) for c in state.legal(seat) if fits(task.goal, state, seat, int(c))]
        count = self.page.inner_text("#lesson-count")
        self.choose(session, right[0])
        for _ in range(TURNS):
            self.page.wait_for_function(
                "count => document.querySelector('#lesson-count').innerText !== count"
                " || document.querySelector('#confirm:enabled')",
                arg=count,
            )
            if self.page.inner_text("#lesson-count") != count:
                return
            self.page.click("#confirm")
            self.page.wait_for_function(
                "count => document.querySelector('#lesson-count').innerText !== count"
                " || document.querySelector('#lesson-wrong p')",
                arg=count,
            )
            self.page.keyboard.press("r")
        assert self.page.inner_text("#lesson-count") != count, self.page.inner_text("#lesson-wrong")

    def _act_wrongly(self, session: Session, step: Step, task: Ask) -> None:
        """Try something legal that is not asked for: nothing is played, and the nudge helps."""
        state, seat = session.match.state, self.lesson.seat
        wrong = [int(c) for c in state.legal(seat) if not fits(task.goal, state, seat, int(c))]
        if not wrong or step.nudge is None or not isinstance(task.goal, Exact):
            return
        self.choose(session, wrong[0])
        self.page.wait_for_selector("#confirm:enabled, #lesson-wrong p")
        if self.page.locator("#confirm:enabled").count():
            self.page.click("#confirm")
        expect(self.page.locator("#lesson-wrong[role=alert]")).to_have_text(self.say(step.nudge))
        while self.page.locator("#cancel:enabled").count():
            self.page.click("#cancel")

    def choose(self, session: Session, code: int) -> None:
        """Tap the things of an action, and its button where it has one."""
        game, state = self.lesson.game, session.match.state
        count = self.page.inner_text("#lesson-count")
        for ref in game.actions.refs(code) or (f"do:{game.actions.text(code)}",):
            thing = self.page.locator(f'[data-ref="{ref}"][data-state]').first
            for _ in range(2):  # on a phone the first tap brings what is small closer
                if thing.count() and thing.get_attribute("data-state") != "chosen":
                    thing.dispatch_event("click")
        title = game.preview(state, self.lesson.seat, code, "en").title
        self.page.wait_for_function(CHOSEN, arg=[count, title])
        button = self.page.locator("#deltas .btn", has_text=title)
        if button.count():
            button.first.click()


QUICK = {
    "akropolis": PHONE,
    "seven_wonders_dice": DESKTOP,
    "age_of_civilization": DESKTOP,
    "origins": PHONE,
}
"""The screen on which `make test` takes the first and the last steps of a game."""
FIRST, LAST = 9, 5
"""How many they are."""
WHOLE = [pytest.param(game, size, True, marks=pytest.mark.soak)
         for game in QUICK for size in (DESKTOP, PHONE)]  # fmt: skip


@pytest.mark.parametrize(
    ("game", "size", "is_whole"), [*((game, QUICK[game], False) for game in QUICK), *WHOLE]
)
def test_a_first_game(
    open_page: Opener, shoot: Shoot, game: str, size: tuple[int, int], is_whole: bool
) -> None:
    """Steps are done on the page, with wrong tries; at its end the lesson is ticked."""
    page = open_page(size=size, touch=size == PHONE)
    learner = Learner(page, game, "first-game")
    number = 0
    while not learner.is_over:
        if number == FIRST and not is_whole:
            learner.jump(len(learner.lesson.steps) - LAST)
        learner.take_step(tries_wrong=number < 6)
        if number == 2:
            assert_fits(page)
            assert_accessible(page)
            shoot(page, f"lesson-{game}")
        number += 1
    assert learner.kept["done"]
    after = catalogue.following(learner.lesson)
    assert after is not None
    link = page.locator("#lesson-choices .primary")
    expect(link).to_have_attribute("href", catalogue.address(after))
    page.goto("/learn")
    row = page.locator(f'[data-lesson="{catalogue.name(learner.lesson)}"]')
    expect(row).to_have_class("btn done")


def test_a_lesson_by_keyboard(open_page: Opener) -> None:
    """Enter goes on, chooses and confirms; a letter answers."""
    page = open_page("/")
    learner = Learner(page, "akropolis", "two-minutes")
    count, steps = page.locator("#lesson-count"), len(learner.lesson.steps)
    focus = "document.activeElement.closest('[data-ref]')?.dataset.ref ?? ''"
    page.keyboard.press("Tab")
    page.locator('[data-ref="slot:1"]').focus()
    page.keyboard.press("Enter")
    expect(count).to_have_text(f"Step 2 of {steps}")
    page.wait_for_function(f"() => ({focus}).startsWith('cell:')")
    page.keyboard.press("Enter")
    page.wait_for_selector("#confirm:enabled")
    page.keyboard.press("Enter")
    expect(count).to_have_text(f"Step 3 of {steps}")
    while not isinstance(learner.task, Quiz):
        learner.take_step()
    state = learner.session.match.state
    page.keyboard.press("abcd"[right_answer(learner.task.question, state, 0)])
    expect(count).to_have_text(f"Step {steps} of {steps}")
    page.keyboard.press("Enter")
    expect(page.locator("#lesson.finished")).to_be_visible()
    page.keyboard.press("Enter")
    page.wait_for_url("**/learn/akropolis/first-game")


def test_a_reload_and_another_language_keep_the_step_and_the_position(open_page: Opener) -> None:
    page = open_page("/")
    learner = Learner(page, "akropolis", "first-game")
    for _ in range(4):
        learner.take_step()
    board = page.inner_html("#panel-city-0 svg")
    page.reload()
    page.wait_for_selector(STARTED)
    expect(page.locator("#lesson-count")).to_contain_text("Step 5 ")
    assert board == page.inner_html("#panel-city-0 svg")
    page.click('[data-lang="pl"]')
    expect(page.locator("#lesson-count")).to_contain_text("Krok 5 ")
    page.click("#lesson-restart")
    expect(page.locator("#lesson-count")).to_contain_text("Krok 1 ")


def test_a_tap_against_the_rules_is_answered_with_the_rule_and_the_nudge(
    open_page: Opener,
) -> None:
    page = open_page("/")
    learner = Learner(page, "akropolis", "two-minutes")
    page.locator('[data-ref="slot:4"]').dispatch_event("click")
    expect(page.locator("#bubble .rule")).to_have_text(["AKR-3.2", "AKR-3.3"])
    expect(page.locator("#lesson-wrong")).to_have_text(learner.say("take-first"))


def test_a_question_about_points_hides_them_until_it_is_answered(open_page: Opener) -> None:
    page = open_page("/")
    learner = Learner(page, "akropolis", "two-minutes")
    while not isinstance(learner.task, Quiz):
        learner.take_step()
    number = page.locator("#panel-sheet [data-line]").first
    note = page.locator("#panel-city-0 > header .note")  # the note of a panel may be points
    expect(number).to_be_hidden()
    expect(note).to_be_hidden()
    learner.take_step()
    expect(number).to_be_visible()
    expect(note).to_be_visible()
    number.click()
    expect(page.locator("#bubble")).to_contain_text("Houses")


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_what_a_step_points_at_is_marked_and_in_sight(
    open_page: Opener, size: tuple[int, int]
) -> None:
    """On a phone it may be behind another tab."""
    page = open_page("/", size=size)
    learner = Learner(page, "age_of_civilization", "two-minutes")
    pointed = '[data-ref="action:hunting"][data-pointed]'
    expect(page.locator("#panel-pool[data-pointed]")).to_be_in_viewport()
    expect(page.locator(pointed)).to_have_count(0)
    learner.take_step()
    expect(page.locator(pointed)).to_be_in_viewport()
    expect(page.locator("#panel-pool[data-pointed]")).to_have_count(0)
    if size == PHONE:
        page.locator("#tabbar button").last.click()
    while not isinstance(learner.task, Quiz):
        learner.take_step()
    expect(page.locator("#panel-realm-0[data-pointed]")).to_be_in_viewport()


def test_the_lobby_shows_a_newcomer_where_to_learn(open_page: Opener) -> None:
    page = open_page("/")
    expect(page.locator("#newcomer")).to_be_visible()
    assert_accessible(page)
    Learner(page, "akropolis", "two-minutes")
    page.goto("/")
    expect(page.locator("#newcomer")).to_be_hidden()
    game = get_game("akropolis")
    page.click(f'.game [href="/learn#{game.id}"]')
    page.wait_for_url("**/learn#akropolis")
    assert_accessible(page)
    assert_fits(page)


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_confirm_stays_in_the_bar_beside_the_changes_of_many_decisions(
    open_page: Opener, size: tuple[int, int]
) -> None:
    page = open_page("/", size=size)
    Learner(page, "origins", "first-game")
    page.evaluate(MANY_CHANGES)
    bar, confirm, changes = (
        page.locator(name).bounding_box() for name in ("#bar", "#confirm", "#deltas")
    )
    assert bar and confirm and changes
    assert confirm["x"] + confirm["width"] <= bar["x"] + bar["width"]
    assert changes["x"] + changes["width"] <= bar["x"] + bar["width"]
    assert bar["y"] <= changes["y"]
    assert_fits(page)
