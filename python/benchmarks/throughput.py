"""Measures each batch call: rows a second of processor time, with one thread and more, the memory that it takes, and the size of a row.

    python python/benchmarks/throughput.py [THREADS...]

Puzzles are random minimal ones from our generator; claims are the steps of their paths, each at its state. Each round of each call
has a process of its own, all calls in turn; the median of three rounds counts. `ergodoku` and pyarrow are to be installed.
"""

from __future__ import annotations

import json
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pyarrow  # type: ignore[import-untyped]
import pyarrow.parquet  # type: ignore[import-untyped]

import ergodoku

ROUNDS = 3
CALLS: dict[str, tuple[int, Callable[..., Any]]] = {
    "solve_batch": (1_000_000, ergodoku.solve_batch),
    "check_batch": (1_000_000, ergodoku.check_batch),
    "rate_batch": (10_000, ergodoku.rate_batch),
    'rate_batch(scale="hodoku")': (40_000, lambda table, jobs: ergodoku.rate_batch(table, scale="hodoku", jobs=jobs)),
    "path_batch": (5_000, ergodoku.path_batch),
    'path_batch(profile="hodoku")': (20_000, lambda table, jobs: ergodoku.path_batch(table, profile="hodoku", jobs=jobs)),
    "verify_batch": (100_000, ergodoku.verify_batch),
}
BASE = 50_000


def make(folder: Path) -> None:
    """The tables of puzzles and of claims."""
    puzzles = [str(puzzle) for puzzle in ergodoku.generate(n=BASE, seed=1, minimal=True)]
    count = max(rows for rows, _ in CALLS.values())
    # A puzzle that stands there again is searched again.
    table = pyarrow.table({"puzzle": (puzzles * (count // BASE + 1))[:count]})
    pyarrow.parquet.write_table(table, folder / "puzzles.parquet")
    steps = [step for puzzle in puzzles[:2_000] for step in ergodoku.path(puzzle)][: CALLS["verify_batch"][0]]
    states = [step.state.to_text("line") for step in steps]
    claims = pyarrow.table({"puzzle": states, "claim": [step.notation for step in steps]})
    pyarrow.parquet.write_table(claims, folder / "claims.parquet")


def memory(kind: str) -> int:
    """The bytes of memory that this process has, `VmRSS`, or had at most, `VmHWM`."""
    status = Path("/proc/self/status").read_text()
    return 1024 * next(int(line.split()[1]) for line in status.splitlines() if line.startswith(kind))


def measure(call: str, threads: int, folder: Path) -> None:
    """One round, as JSON."""
    rows, work = CALLS[call]
    name = "claims" if call == "verify_batch" else "puzzles"
    table = pyarrow.parquet.read_table(folder / f"{name}.parquet").slice(0, rows)
    work(table.slice(0, 100), jobs=threads)
    # The most so far is forgotten.
    Path("/proc/self/clear_refs").write_text("5")
    before = memory("VmRSS")
    wall, start = time.monotonic(), time.process_time()
    result = work(table, jobs=threads)
    spent, wall = time.process_time() - start, time.monotonic() - wall
    more = memory("VmHWM") - before
    size = pyarrow.table(result).drop_columns(table.column_names).nbytes
    print(json.dumps({"rows": len(result), "cpu": spent, "wall": wall, "memory": more, "size": size}))


def main() -> None:
    threads = [int(it) for it in sys.argv[1:]] or [1, 2]
    rounds: dict[tuple[str, int], list[dict[str, float]]] = {(call, many): [] for call in CALLS for many in threads}
    with tempfile.TemporaryDirectory() as folder:
        make(Path(folder))
        for _ in range(ROUNDS):
            for (call, many), told in rounds.items():
                one = [sys.executable, __file__, "one", call, str(many), folder]
                told.append(json.loads(subprocess.run(one, check=True, capture_output=True, text=True).stdout))
    print("| call | rows |", *(f"{many} thread{'s' * (many > 1)} |" for many in threads), "memory | bytes a row |")
    print("|---|--:|", "--:|" * len(threads), "--:|--:|")
    for call in CALLS:
        each = [rounds[call, many] for many in threads]
        rows, size = each[0][0]["rows"], each[0][0]["size"]
        rates = [rows / statistics.median(it["cpu"] for it in told) for told in each]
        most = max(it["memory"] for told in each for it in told) / 1e6
        print(f"| `{call}` | {rows:,} |", *(f"{rate:,.0f} |" for rate in rates), f"{most:.0f} MB | {size / rows:.0f} |")


if __name__ == "__main__":
    if sys.argv[1:2] == ["one"]:
        measure(sys.argv[2], int(sys.argv[3]), Path(sys.argv[4]))
    else:
        main()
