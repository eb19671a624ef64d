"""Game: the description of a game, its options, and the registry of installed games."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from datetime import date
from importlib.metadata import EntryPoint
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from poleis.core.actions import ActionTable
from poleis.core.drawings import Drawings
from poleis.core.errors import UnknownGame
from poleis.core.explain import Message, Refusal, ScoreLine
from poleis.core.luck import Luck
from poleis.core.observation_spec import Shape
from poleis.core.player_aid import AidSection, Symbol
from poleis.core.plugins import load_all
from poleis.core.score_reasons import ScoreReasons
from poleis.core.setup import Option, Setup
from poleis.core.state import S, State
from poleis.core.view import Drawing, LogEntry, Panel, Preview, View

if TYPE_CHECKING:
    from poleis.core.evaluator import Evaluator
    from poleis.core.match import Move


class PadBoard(Protocol):
    """The score pad as a board: what was built is tapped, one small action after the other.

    *data* is what `Pad.score` takes, and may hold what is not finished yet.
    """

    @property
    def actions(self) -> ActionTable: ...

    def legal(self, data: object) -> list[int]:
        """The codes of what can be done next, sorted."""

    def apply(self, data: object, code: int) -> dict[str, object]:
        """The data after a legal action."""

    def explain(self, data: object, code: int) -> list[Refusal]:
        """Why this action is not legal; empty if it is."""

    def view(self, data: object, language: str) -> View:
        """What a person sees and can touch. Kinds in `quick` are carried out on the tap."""

    def preview(self, data: object, code: int, language: str) -> Preview:
        """What will happen by a legal action."""


class Pad(Protocol):
    """The score pad and planner for people with the physical game: JSON in, JSON out."""

    @property
    def board(self) -> PadBoard: ...

    def score(self, data: object) -> dict[str, object]:
        """The score sheet of one player, as JSON; its sum is the `total`."""

    def sheet(self, data: object) -> list[ScoreLine]:
        """The same for people, with rule ids."""

    @property
    def fields(self) -> tuple[str, ...]:
        """What each part of a move means."""

    def moves(self, data: object) -> Sequence[Sequence[int | str]]:
        """What this player could do next, sorted."""

    def sheets(self, cities: list[object]) -> list[list[ScoreLine]]:
        """The sheets of the players of one game for people: a score may depend on the others."""

    def rank(self, cities: list[object]) -> dict[str, object]:
        """The players of one game, with their sheets and places."""


class Game(Protocol[S]):
    """The description of a game: everything that does not change while it is played."""

    @property
    def id(self) -> str: ...
    @property
    def rules_version(self) -> int: ...
    @property
    def seats(self) -> range: ...
    @property
    def options(self) -> tuple[Option, ...]: ...
    @property
    def actions(self) -> ActionTable: ...
    @property
    def outcomes(self) -> ActionTable: ...
    @property
    def pad(self) -> Pad | None: ...

    def new(self, setup: Setup) -> S:
        """The first position. It holds no randomness: the first actor is usually CHANCE."""

    def load(self, setup: Setup, dump: object) -> S:
        """The position that was dumped, also a redacted one. The dump is not trusted: BadPosition
        says which check failed."""

    def redact(self, state: S, viewer: int | None) -> S:
        """What this seat may know (None: a spectator)."""

    def resample(self, known: S, viewer: int, luck: Luck) -> S:
        """A full position that fits what this seat knows."""

    def sheet(self, state: S, seat: int) -> list[ScoreLine]:
        """The score of a seat, line by line, with rule ids; the lines add up to the score."""

    def ranking(self, state: S) -> list[int]:
        """The place of each seat, 1 is best; equal places are shared."""

    def notes(self, state: S) -> list[Message]:
        """What else people should read beside the scores, for instance an automaton's score."""

    def explain(self, state: S, actor: int, action: int) -> list[Refusal]:
        """Why this action is not legal for this seat now; empty if it is."""

    def max_plies(self, setup: Setup) -> int:
        """No game with this set-up has more plies."""

    def census(self, state: S) -> list[int]:
        """The pieces in the position, counted so that no ply changes the answer."""

    def evaluator(self) -> Evaluator[S]:
        """What bots know about this game beyond its rules."""

    # ---- for people; *known* is what `redact` leaves of a position, *language* a code like "pl"

    def view(
        self,
        known: S,
        viewer: int | None,
        language: str,
        names: tuple[str, ...],
        last: tuple[Move, ...] = (),
    ) -> View:
        """What this seat sees (None: a spectator); *last* are the latest moves of each seat."""

    def preview(self, known: S, actor: int, action: int, language: str) -> Preview:
        """What will happen if this seat confirms this legal action."""

    def log_entries(
        self, before: S, move: Move, language: str, names: tuple[str, ...]
    ) -> tuple[LogEntry, ...]:
        """The lines of the log for a move played in the position *before*; often none."""

    def picture(self, known: S, language: str, names: tuple[str, ...], panel: str = "") -> Drawing:
        """The whole table as one drawing, or one of its panels; BadPosition if it has no such."""


@runtime_checkable
class HasHeadline(Protocol):
    """A game in which several choose at once."""

    def headline(
        self,
        known: Any,
        viewer: int | None,
        language: str,
        names: tuple[str, ...],
        last: tuple[Move, ...] = (),
    ) -> Panel:
        """The panel of the view that tells what all have chosen, quickly drawn."""


@runtime_checkable
class HasRedraw(Protocol):
    """A game that draws only what has changed since it was drawn last."""

    def redraw(
        self,
        known: Any,
        viewer: int | None,
        language: str,
        names: tuple[str, ...],
        last: tuple[Move, ...],
        drawings: Drawings,
    ) -> View:
        """The same as `view`, made of the drawings that are kept as far as they still hold."""


@runtime_checkable
class HasRestore(Protocol):
    """A game that can load its own dumps without checking them."""

    def restore(self, setup: Setup, dump: list[Any]) -> State:
        """The position that was dumped. The dump is trusted: nothing is checked."""


@runtime_checkable
class HasSvg(Protocol):
    """A game whose positions show themselves in a notebook."""

    def svg(self, state: Any) -> str:
        """The whole table as an SVG file, in English."""


@runtime_checkable
class HasTieBreak(Protocol):
    """A game that says what decided between equal scores."""

    def tie_break(self, state: Any, names: Sequence[str]) -> list[Message]:
        """What decided a finished game beyond the points; empty if nothing did."""


@runtime_checkable
class HasScoreReasons(Protocol):
    """A game that shows on its boards what a line of the score sheet counts."""

    def score_reasons(
        self,
        known: Any,
        viewer: int | None,
        seat: int,
        key: str,
        language: str,
        names: tuple[str, ...],
    ) -> ScoreReasons:
        """What counts for a line of a seat's sheet, what does not, and why; *key* is one of its
        `ScoreLine` keys."""


@runtime_checkable
class HasGoals(Protocol):
    """A game with goals beside the score, such as achievements or grades."""

    def goals(self, setup: Setup) -> tuple[Message, ...]:
        """Every goal of a game with this set-up; those reached stand among its `notes`."""


@runtime_checkable
class HasGuidance(Protocol):
    """A game that explains its decisions to beginners."""

    def guidance(self, known: Any, seat: int, language: str) -> str:
        """What the decision of this seat is about and what to think of, in a sentence or two;
        empty if the seat has nothing to decide."""


@runtime_checkable
class HasMoveReasons(Protocol):
    """A game that says what a move prepares, beyond what it changes on the score sheet."""

    def move_reasons(self, known: Any, seat: int, action: int) -> tuple[Message, ...]:
        """What a legal action of this seat prepares, in whole sentences, the most useful first.
        Each follows from the position before and after the action. Everybody may read them, so
        they address nobody."""


@runtime_checkable
class HasShape(Protocol):
    """A game that tells learners what the numbers of its dumps mean."""

    def shape(self, setup: Setup) -> Shape:
        """What can stand in the dumps of positions, whole or redacted, with this set-up."""


@runtime_checkable
class HasReachableActions(Protocol):
    """A game whose table of actions has more room than a game needs."""

    def reachable_actions(self, setup: Setup) -> list[int]:
        """The codes of all actions that can ever be legal with this set-up, ascending."""


@runtime_checkable
class HasPlayerAid(Protocol):
    """A game that explains its symbols, and itself on one page."""

    def symbols(self, setup: Setup, language: str) -> tuple[Symbol, ...]:
        """Every symbol that can be drawn with this set-up, group by group."""

    def player_aid(self, setup: Setup, language: str) -> tuple[AidSection, ...]:
        """The rules of a game with this set-up on one page: turn, actions, scoring, end."""


@runtime_checkable
class HasSharedKeys(Protocol):
    """A board of a score pad on which the players of one game have something in common."""

    @property
    def shared(self) -> tuple[str, ...]:
        """The keys of the data that a new player takes over, for instance the variants."""


@runtime_checkable
class HasOpenness(Protocol):
    """A game that tells where it has no secrets. One that hides nothing must: it is a law."""

    def is_open(self, setup: Setup) -> bool:
        """Whether with this set-up nothing is ever hidden from a seat: no hand, no choice made at
        the same time."""


def restore(setup: Setup, dump: list[Any]) -> State:
    """The position that this program dumped itself; a game without `restore` checks it."""
    game = setup.game
    found: State = (
        game.restore(setup, dump) if isinstance(game, HasRestore) else game.load(setup, dump)
    )
    return found


def usual_seats(game: Game) -> int:
    """How many sit down when nobody says: two, if the game allows it."""
    return 2 if 2 in game.seats else game.seats.start


def goals_of(game: Game, setup: Setup) -> tuple[Message, ...]:
    """The goals of a game beside the score; most games have none."""
    return game.goals(setup) if isinstance(game, HasGoals) else ()


def places(results: Sequence[tuple[int, ...]]) -> list[int]:
    """The place of each result, 1 for the highest; equal results share one.

    >>> places([(7, 1), (9, 0), (7, 1), (7, 0)])
    [2, 1, 2, 4]
    """
    return [1 + sum(other > mine for other in results) for mine in results]


def leaders(scores: Sequence[int]) -> list[int]:
    """The seats with the highest score.

    >>> leaders([7, 9, 9])
    [1, 2]
    """
    return [seat for seat, score in enumerate(scores) if score == max(scores)]


def guidance_of(game: Game, known: State, seat: int, language: str) -> str:
    """The guidance of a game for this decision; empty where the game has none."""
    return game.guidance(known, seat, language) if isinstance(game, HasGuidance) else ""


def tie_break_of(game: Game, state: State, names: Sequence[str]) -> list[Message]:
    """What decided a finished game beyond the points, where the game says so."""
    return game.tie_break(state, names) if isinstance(game, HasTieBreak) else []


def seed_of_the_day(game: Game, day: date) -> str:
    """The seed for all who play this game alone for the best score of a day.

    Everybody can know it, so it is for nothing else.
    """
    return f"{game.id}-{day.isoformat()}"


@functools.cache
def games() -> dict[str, Game]:
    """The installed games by id: whatever registers under the entry point `poleis.games`. One that
    cannot be loaded does not stop the others."""
    return load_all("poleis.games", _check_id)


def _check_id(entry: EntryPoint, game: Game) -> None:
    """A game has the id under which it registers."""
    if game.id != entry.name:
        raise ValueError(f"its id is {game.id!r}")


def is_drawn(game: Game) -> bool:
    """Whether the game can be shown in a browser.

    A game may be installed before it has a `view`: programs, bots and the terminal need none.
    """
    return hasattr(game, "view")


def has_pad_board(game: Game) -> bool:
    """Whether the score pad of the game can be tapped in a browser."""
    return game.pad is not None and hasattr(game.pad, "board")


def get_game(game_id: str) -> Game:
    """The game with this id."""
    try:
        return games()[game_id]
    except KeyError:
        known = ", ".join(games())
        raise UnknownGame(f"there is no game {game_id!r} (installed: {known})") from None
