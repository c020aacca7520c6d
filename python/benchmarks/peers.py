"""Compares calls with those of two other packages from PyPI on the same puzzles, in one process, puzzle by puzzle in turn.

    pip install hodoku-py pencilmark
    python python/benchmarks/peers.py [PUZZLES]

PUZZLES of each level, made by our generator. Prints processor time a puzzle, and how many of the results are equal.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import Any

import hodoku
import pencilmark

import ergodoku

LEVELS = ("Easy", "Medium", "Hard", "Unfair", "Extreme")
# How often each of our calls is made; the mean counts. It takes microseconds.
AGAIN = 20

solver = hodoku.Solver()


def ours_by_hodoku(puzzle: str) -> tuple[str, int]:
    rating = ergodoku.rate(puzzle, scale="hodoku")
    return str(rating.level).upper(), int(rating.score)


def by_hodoku(puzzle: str) -> tuple[str, int]:
    rating = solver.rate(puzzle)
    return rating.level.name, rating.score


# What is done: the other package, its call, ours, and whether both give the same, if that can be compared.
TASKS: dict[str, tuple[str, Callable[[str], Any], Callable[[str], Any], bool]] = {
    "HoDoKu's score and level": ("hodoku-py", by_hodoku, ours_by_hodoku, True),
    "path in HoDoKu's order": (
        "hodoku-py",
        solver.solve,
        lambda puzzle: ergodoku.path(puzzle, profile="hodoku"),
        False,
    ),
    "hint": ("hodoku-py", solver.get_hint, ergodoku.hint, False),
    "ER": (
        "pencilmark",
        lambda puzzle: pencilmark.rate(puzzle, fields=["se"])["se"]["er"],
        lambda puzzle: ergodoku.rate(puzzle).er,
        True,
    ),
    "solution": (
        "pencilmark",
        lambda puzzle: "".join(map(str, pencilmark.solve(puzzle))),
        lambda puzzle: str(ergodoku.solve(puzzle)),
        True,
    ),
}


def timed(call: Callable[[str], Any], puzzle: str, times: int) -> tuple[float, Any]:
    start = time.process_time()
    for _ in range(times):
        result = call(puzzle)
    return (time.process_time() - start) / times, result


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 4
    print("| work | level | other | its time | ours | factor | equal |")
    print("|---|---|---|--:|--:|--:|--:|")
    for level in LEVELS:
        puzzles = [str(puzzle) for puzzle in ergodoku.generate(n=count, seed=7, level=level)]
        for task, (name, theirs, ours, is_comparable) in TASKS.items():
            # Both once before: what is set up at the first call is not counted.
            theirs(puzzles[0]), ours(puzzles[0])
            spent, mine, equal = 0.0, 0.0, 0
            for puzzle in puzzles:
                other, result = timed(theirs, puzzle, 1)
                own, answer = timed(ours, puzzle, AGAIN)
                spent, mine, equal = spent + other, mine + own, equal + (result == answer)
            said = f"{equal} of {count}" if is_comparable else ""
            times = f"{spent / count * 1e3:.3g} ms | {mine / count * 1e6:.3g} µs | {spent / mine:,.0f}"
            print(f"| {task} | {level} | {name} | {times} | {said} |", flush=True)


if __name__ == "__main__":
    main()
