"""Rates generated puzzles on a local cluster of Spark, while a worker is killed and one row in a thousand is no puzzle.

    python python/benchmarks/spark.py ROWS [PROGRAM]

It runs two workers of one core each on this machine (`local-cluster`), and prints the processor time of their processes beside that
of `rate_batch` on the same rows, which is the command's; then it rates the rows again, kills one of the workers in the middle, and
compares what comes out, row by row. With PROGRAM, the command `ergodoku`, it also compares with what that writes.
"""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

import pyarrow
import pyarrow.parquet

import ergodoku
from ergodoku import spark

BASE = 4_000
PARTS = 24


def puzzles(count: int) -> list[str | None]:
    """Random minimal puzzles, and equivalent ones of them, which are as hard. Every thousandth row is none."""
    base = [str(puzzle) for puzzle in ergodoku.generate(n=min(BASE, count), seed=5, minimal=True)]
    chance, rows = random.Random(1), list[str | None]()
    digits = list("123456789")
    while len(rows) < count:
        chance.shuffle(digits)
        names = str.maketrans("123456789", "".join(digits))
        rows += [puzzle.translate(names) for puzzle in base[: count - len(rows)]]
    poison = ["12", "", None, "no puzzle at all", "11" + "." * 79, "." * 81, "\u2603" * 81]
    for number, row in enumerate(range(500, count, 1000)):
        rows[row] = poison[number % len(poison)]
    return rows


def executors() -> list[int]:
    """The processes of the workers' executors that this one started, directly or not."""
    found = []
    for line in subprocess.run(["ps", "-eo", "pid,ppid,args"], capture_output=True, text=True).stdout.splitlines()[1:]:
        pid, _, args = line.split(None, 2)
        if "CoarseGrainedExecutorBackend" in args and f"-Dergodoku.owner={os.getpid()}" in args:
            found.append(int(pid))
    return found


def processor_time() -> float:
    """The processor time so far of the executors and of all that they started."""
    ticks, parents, times = os.sysconf("SC_CLK_TCK"), {}, {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                fields = (entry / "stat").read_text().rsplit(")", 1)[1].split()
            except OSError:
                continue
            parents[int(entry.name)] = int(fields[1])
            times[int(entry.name)] = sum(map(int, fields[11:15])) / ticks
    wanted = set(executors())
    while more := {pid for pid, parent in parents.items() if parent in wanted} - wanted:
        wanted |= more
    return sum(times.get(pid, 0.0) for pid in wanted)


def session():
    from pyspark.sql import SparkSession

    os.environ.setdefault("PYSPARK_PYTHON", sys.executable)
    os.environ.setdefault("SPARK_LOCAL_IP", "127.0.0.1")
    settings = {
        "spark.executor.memory": "512m",
        "spark.driver.host": "127.0.0.1",
        "spark.driver.bindAddress": "127.0.0.1",
        "spark.ui.enabled": "false",
        "spark.ui.showConsoleProgress": "false",
        "spark.sql.execution.arrow.maxRecordsPerBatch": "2000",
        # So that a small file is not one task.
        "spark.sql.files.maxPartitionBytes": "256k",
        "spark.sql.files.openCostInBytes": "256k",
        "spark.executor.extraJavaOptions": f"-Dergodoku.owner={os.getpid()}",
        "spark.network.timeout": "600s",
    }
    builder = SparkSession.builder.master("local-cluster[2,1,1024]").appName("ergodoku")
    for name, value in settings.items():
        builder = builder.config(name, value)
    started = builder.getOrCreate()
    started.sparkContext.setLogLevel("ERROR")
    return started


def kill_one_later(seconds: float, killed: list[int]) -> threading.Thread:
    def kill() -> None:
        time.sleep(seconds)
        killed.append(executors()[0])
        os.kill(killed[0], signal.SIGKILL)

    thread = threading.Thread(target=kill)
    thread.start()
    return thread


def rows_of(folder: str) -> list[dict]:
    return sorted(pyarrow.parquet.read_table(folder).to_pylist(), key=lambda row: row["id"])


def command_agrees(program: str, rows: list[dict]) -> bool:
    """Whether the command has the same ratings of the rows that are puzzles."""
    rated = [row for row in rows if row["status"] == "solved"]
    lines = "".join(f"{row['puzzle']}\n" for row in rated)
    arguments = [program, "rate", "-", "--scale", "se121", "--format", "ndjson", "--jobs", "1"]
    said = subprocess.run(arguments, input=lines, capture_output=True, text=True, check=True).stdout
    theirs = [json.loads(line) for line in said.splitlines()]
    names = ("er", "ep", "ed")
    return [[it[name] for name in names] for it in theirs] == [[row[name] for name in names] for row in rated]


def main() -> None:
    count = int(sys.argv[1])
    with tempfile.TemporaryDirectory() as folder:
        table = pyarrow.table({"id": range(count), "puzzle": puzzles(count)})
        each = -(-count // PARTS)
        source = Path(folder, "in")
        source.mkdir()
        for part in range(PARTS):
            piece = table.slice(part * each, each)
            pyarrow.parquet.write_table(piece, source / f"{part}.parquet")
        start = time.process_time()
        wanted = pyarrow.table(ergodoku.rate_batch(table, jobs=1)).to_pylist()
        alone = time.process_time() - start
        print(f"{count} rows, rate_batch: {alone:.1f} s of processor time, {count / alone:.0f} rows a second a core", flush=True)

        began = time.monotonic()
        cluster = session()
        frame = cluster.read.parquet(str(source))
        print(f"the cluster is up after {time.monotonic() - began:.0f} s; {frame.rdd.getNumPartitions()} tasks", flush=True)
        spark.rate(frame.limit(2_000)).count()
        before, began = processor_time(), time.monotonic()
        spark.rate(frame).write.parquet(f"{folder}/out")
        taken, wall = processor_time() - before, time.monotonic() - began
        share = alone / taken
        print(f"Spark: {taken:.1f} s of its workers' processor time, {wall:.0f} s of wall time: {share:.0%} of rate_batch a core", flush=True)
        assert rows_of(f"{folder}/out") == wanted
        killed: list[int] = []
        thread = kill_one_later(wall / 3, killed)
        spark.rate(frame).write.parquet(f"{folder}/again")
        thread.join()
        again = rows_of(f"{folder}/again")
        assert killed and killed[0] not in executors()
        assert again == wanted, "rows were lost, doubled or changed"
        bad = [row for row in again if row["status"] not in ("solved", "interrupted")]
        print(f"the same rows with worker {killed[0]} killed: {len(again)} rows, all equal; {len(bad)} of them no puzzles", flush=True)
        if len(sys.argv) > 2:
            print(f"equal to what the command writes: {command_agrees(sys.argv[2], again)}")
        cluster.stop()


if __name__ == "__main__":
    main()
