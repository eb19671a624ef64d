"""The toolkit that games share for the terminal.

- `scene`: a position as one seat sees it
- `renderer`: the interface `Terminal`, by which a game draws itself, and `terminal_of`
- `dump`: the terminal of a game that brings none
"""

from poleis.terminal.dump import DumpTerminal
from poleis.terminal.renderer import HasTerminal, Terminal, terminal_of
from poleis.terminal.scene import Lines, Scene

__all__ = ["DumpTerminal", "HasTerminal", "Lines", "Scene", "Terminal", "terminal_of"]
