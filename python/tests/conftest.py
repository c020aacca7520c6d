"""What all tests share."""

from __future__ import annotations

import pytest

import ergodoku

EASY = "..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56"
HARD = "...7.15...7.....9...6.5.23..8...........15.7....34...63...........872.....1....2."
SOLVED = "563298147947315862821764593254137689386429715719586324695843271472651938138972456"
SEVERAL = EASY[:80] + "."
CLASH = "11" + EASY[2:]
MISTAKE = "+6" + EASY[1:]
NOTHING = "................................................................................."
IMPOSSIBLE = "..9.287..8.6..4..5..3.....46.........2.71345.........23.....5..9..4..8.7..125.3.."


@pytest.fixture(scope="session")
def puzzles() -> list[str]:
    """Puzzles of all levels, made by our own generator."""
    made = []
    for level in ("easy", "medium", "hard", "unfair", "extreme"):
        made += ergodoku.generate(n=4, seed=7, level=level)
    return [str(puzzle) for puzzle in made]
