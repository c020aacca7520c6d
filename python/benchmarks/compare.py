"""Compares the batch calls with the Rust library on the same work, in processor time on one thread, round by round in turn.

    cargo build --release --example library
    python benchmarks/compare.py target/release/examples/library

`ergodoku` and pyarrow are to be installed. Prints a table in Markdown.
"""

from __future__ import annotations

import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pyarrow

import ergodoku

ROUNDS = 5


def hints(table: Any) -> None:
    for puzzle in table["puzzle"].to_pylist():
        ergodoku.hint(puzzle)


TASKS: dict[str, tuple[int, Callable[[Any], object]]] = {
    "solve": (50_000, lambda table: ergodoku.solve_batch(table, jobs=1)),
    "rate": (2_000, lambda table: ergodoku.rate_batch(table, jobs=1)),
    "path": (600, lambda table: ergodoku.path_batch(table, jobs=1)),
    "hint": (20_000, hints),
    "verify": (200, lambda table: ergodoku.verify_batch(table, jobs=1)),
}


def work(task: str, puzzles: list[str]) -> tuple[list[str], Any]:
    """The lines for the library, and the table for the package: of puzzles, or of the steps of their paths as claims."""
    if task != "verify":
        return puzzles, pyarrow.table({"puzzle": puzzles})
    steps = [step for puzzle in puzzles for step in ergodoku.path(puzzle)]
    states = [step.state.to_text("line") for step in steps]
    claims = [step.notation for step in steps]
    lines = [f"{state}\t{claim}" for state, claim in zip(states, claims)]
    return lines, pyarrow.table({"puzzle": states, "claim": claims})


def library(program: str, task: str, file: Path) -> float:
    """The library's processor time in seconds."""
    out = subprocess.run([program, task, str(file), "1"], capture_output=True, text=True, check=True)
    return int(out.stdout) / 1e9


def package(call: Callable[[Any], object], table: Any) -> float:
    """The package's processor time in seconds."""
    start = time.process_time()
    call(table)
    return time.process_time() - start


def main() -> None:
    program = sys.argv[1]
    print("| work | rows | library, a second | Python, a second | ratio | more a row |")
    print("|---|--:|--:|--:|--:|--:|")
    for task, (count, call) in TASKS.items():
        puzzles = [str(puzzle) for puzzle in ergodoku.generate(n=count, seed=1)]
        lines, table = work(task, puzzles)
        count = len(lines)
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "puzzles.txt"
            file.write_text("\n".join(lines))
            call(table)
            both = [(library(program, task, file), package(call, table)) for _ in range(ROUNDS)]
        ratio = statistics.median(rust / python for rust, python in both)
        rust, python = (statistics.median(times) for times in zip(*both))
        more = (python - rust) / count * 1e6
        print(f"| {task} | {count:,} | {count / rust:,.0f} | {count / python:,.0f} | {ratio:.2f} | {more:.2f} µs |")


if __name__ == "__main__":
    main()
