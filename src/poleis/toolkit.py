"""Toolkit: the parts that a game or a bot of another package is made of.

A game also needs names of `poleis` itself, such as `State`, `Setup` and `Luck`. Functions that draw
stand in modules of their own, for instance `svg.rect` and `pieces.coin`:

>>> from poleis.toolkit import ActionTable, Kind, Word, svg
>>> ActionTable(Kind("use", (Word("place", ("lighthouse", "sea")),))).text(1)
'use sea'
>>> svg.circle(0, 0, 5, "ink")
'<circle cx="0" cy="0" r="5" fill="var(--ink)"/>'
"""

from poleis.bots.policy import Parameters, check_parameters, float_parameter, int_parameter
from poleis.core import scorepad_input, sets
from poleis.core.achievements import Achievement, HasAchievements
from poleis.core.action_codes import ActionCodes
from poleis.core.actions import ActionTable, Arg, Cell, Kind, Number, Turn, Word
from poleis.core.components import BadComponents, Components, read_components
from poleis.core.drawings import Drawings
from poleis.core.dump_check import check_dump
from poleis.core.evaluator import Evaluator, Planner, SearchHints
from poleis.core.explain import Value, total
from poleis.core.game import (
    HasGoals,
    HasGuidance,
    HasHeadline,
    HasMoveReasons,
    HasOpenness,
    HasReachableActions,
    HasRedraw,
    HasRestore,
    HasShape,
    HasSvg,
    HasTieBreak,
    Pad,
    PadBoard,
    leaders,
    places,
)
from poleis.core.laws import LAWS
from poleis.core.lazy_views import LazyViews, Views
from poleis.core.observation_spec import (
    Bits,
    Choice,
    Count,
    Fixed,
    Gauge,
    Many,
    Packed,
    Row,
    Shape,
    Subset,
    row,
)
from poleis.core.perft import perft
from poleis.core.random_play import Law, positions, random_match
from poleis.core.rule_table import ActionRules, Rule, violations
from poleis.core.view import (
    Badge,
    Delta,
    Drawing,
    Group,
    Layout,
    LogEntry,
    Loss,
    Panel,
    Preview,
    SeatInfo,
    Tab,
    View,
)
from poleis.draw import hexes, highlights, picture, pieces, svg
from poleis.draw.plot import Plot
from poleis.draw.view_context import ViewContext
from poleis.locale import Language, get_language
from poleis.locale.keys import game_messages
from poleis.terminal import DumpTerminal, HasTerminal, Lines, Scene, Terminal

__all__ = [
    "LAWS",
    "Achievement",
    "ActionCodes",
    "ActionRules",
    "ActionTable",
    "Arg",
    "BadComponents",
    "Badge",
    "Bits",
    "Cell",
    "Choice",
    "Components",
    "Count",
    "Delta",
    "Drawing",
    "Drawings",
    "DumpTerminal",
    "Evaluator",
    "Fixed",
    "Gauge",
    "Group",
    "HasAchievements",
    "HasGoals",
    "HasGuidance",
    "HasHeadline",
    "HasMoveReasons",
    "HasOpenness",
    "HasReachableActions",
    "HasRedraw",
    "HasRestore",
    "HasShape",
    "HasSvg",
    "HasTerminal",
    "HasTieBreak",
    "Kind",
    "Language",
    "Law",
    "Layout",
    "LazyViews",
    "Lines",
    "LogEntry",
    "Loss",
    "Many",
    "Number",
    "Packed",
    "Pad",
    "PadBoard",
    "Panel",
    "Parameters",
    "Planner",
    "Plot",
    "Preview",
    "Row",
    "Rule",
    "Scene",
    "SearchHints",
    "SeatInfo",
    "Shape",
    "Subset",
    "Tab",
    "Terminal",
    "Turn",
    "Value",
    "View",
    "ViewContext",
    "Views",
    "Word",
    "check_dump",
    "check_parameters",
    "float_parameter",
    "game_messages",
    "get_language",
    "hexes",
    "highlights",
    "int_parameter",
    "leaders",
    "perft",
    "picture",
    "pieces",
    "places",
    "positions",
    "random_match",
    "read_components",
    "row",
    "scorepad_input",
    "sets",
    "svg",
    "total",
    "violations",
]
