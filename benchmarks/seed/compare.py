#!/usr/bin/env python3
"""Times Ergodoku against the blog series' Python solver, in alternation, on the same 19 puzzles.

    ERGODOKU_CORPUS=CORPUS benchmarks/seed/compare.py CLONE [--rounds N]

CLONE is a clone of github.com/sdjmchattie/sudoku-solver. README.md beside this file tells the method.
"""

import argparse
import os
import platform
import statistics
import subprocess
import sys
import time
from collections import defaultdict
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[2]
# How many times as fast Ergodoku must be in the mean.
REQUIRED = 1000
# Cells placed where the series' solver gets stuck; it solves the other 17.
STUCK = {"expert_01": 52, "expert_03": 42}


def python_times(puzzles):
    """Seconds of processor time for each puzzle, once: from text to where no rule applies."""
    from model import Grid
    from solver import Solver

    times = {}
    for name, rows in puzzles.items():
        start = time.process_time()
        grid = Grid.from_rows_notation(rows)
        Solver(grid).solve()
        times[name] = time.process_time() - start
        placed = sum(cell.value is not None for cell in grid)
        assert placed == STUCK.get(name, 81), f"{name}: the Python placed {placed} cells"
    return times


def rust_times(names):
    """Seconds for each puzzle, the median of many runs; a puzzle not solved is an error."""
    corpus = str(Path(os.environ["ERGODOKU_CORPUS"]).resolve())
    command = ["cargo", "bench", "--quiet", "--package", "ergodoku-engine", "--bench", "series"]
    done = subprocess.run(
        [*command, "--", "--once"],
        cwd=PROJECT,
        env={**os.environ, "ERGODOKU_CORPUS": corpus},
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    )
    lines = [line.split("\t") for line in done.stdout.splitlines()]
    times = {name: int(nanoseconds) / 1e9 for name, nanoseconds, _ in lines}
    assert times.keys() == names, "both solve the same puzzles"
    return times


def main():
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("clone", type=Path, metavar="CLONE")
    arguments.add_argument("--rounds", type=int, default=7)
    arguments = arguments.parse_args()
    sys.path.insert(0, str(arguments.clone / "src"))
    folder = Path(os.environ["ERGODOKU_CORPUS"]) / "puzzles/series"
    puzzles = {file.stem: file.read_text().splitlines() for file in sorted(folder.glob("*.txt"))}
    assert len(puzzles) == 19

    rust_times(puzzles.keys())  # Builds it, and warms up.
    python, rust = defaultdict(list), defaultdict(list)
    for number in range(arguments.rounds):
        print(f"round {number + 1} of {arguments.rounds}", file=sys.stderr)
        for times, measured in [
            (python, python_times(puzzles)),
            (rust, rust_times(puzzles.keys())),
        ]:
            for name, seconds in measured.items():
                times[name].append(seconds)

    python = {name: statistics.median(times) for name, times in python.items()}
    rust = {name: statistics.median(times) for name, times in rust.items()}
    print(f"Python {platform.python_version()}, {arguments.rounds} rounds in alternation, medians\n")
    print("| puzzle | Python, ms | Ergodoku, µs | times |\n|---|--:|--:|--:|")
    rows = [(name, python[name], rust[name]) for name in puzzles]
    rows.append(("**mean**", statistics.mean(python.values()), statistics.mean(rust.values())))
    for name, theirs, ours in rows:
        print(f"| {name} | {theirs * 1e3:.1f} | {ours * 1e6:.1f} | {theirs / ours:,.0f} |")
    _, theirs, ours = rows[-1]
    return theirs < REQUIRED * ours


if __name__ == "__main__":
    sys.exit(main())
