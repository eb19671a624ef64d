"""Fills in the figures of new positions: replaces `depth = D` by the counts up to depth D."""

from __future__ import annotations

from poleis.core.perft import perft
from tests.perft.positions import FOLDER, positions


def main() -> None:
    for file in FOLDER.glob("*.toml"):
        text = file.read_text(encoding="utf-8")
        for position in positions(file):
            if position.depth:
                state = position.state()
                counts = [
                    perft(state, depth, position.seed, position.ply)
                    for depth in range(1, position.depth + 1)
                ]
                row = text.index(f'name = "{position.name}"')
                line = f"depth = {position.depth}\n"
                text = text[:row] + text[row:].replace(line, f"counts = {counts}\n", 1)
        file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
