"""Rates generated puzzles on a cluster of Spark on this machine, while a worker is killed and one row in a thousand is no puzzle.

    python python/benchmarks/spark.py ROWS [PROGRAM] [--standalone]

There are two workers of one core each: of a `local-cluster`, or with `--standalone` a master and two workers as processes of their
own on the loopback interface. It prints the processor time of the workers beside that of `rate_batch` on the same rows with two
threads, which is the command's; then it rates the rows again, kills one of the workers in the middle, and compares what comes out,
row by row. With PROGRAM, an `ergodoku` with the feature `tables`, it also compares with the file that this writes.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import random
import resource
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
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


def executors() -> list[tuple[int, int]]:
    """The processes of the workers' executors that this one started, directly or not, and their parents."""
    found = []
    for line in subprocess.run(["ps", "-eo", "pid,ppid,args"], capture_output=True, text=True).stdout.splitlines()[1:]:
        pid, parent, args = line.split(None, 2)
        if "CoarseGrainedExecutorBackend" in args and f"-Dergodoku.owner={os.getpid()}" in args:
            found.append((int(pid), int(parent)))
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
    wanted = {pid for pid, _ in executors()}
    while more := {pid for pid, parent in parents.items() if parent in wanted} - wanted:
        wanted |= more
    return sum(times.get(pid, 0.0) for pid in wanted)


@contextlib.contextmanager
def standalone() -> Iterator[str]:
    """A master and two workers on the loopback interface. Gives the master's address."""
    import pyspark

    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    home = os.environ.get("SPARK_HOME", str(Path(pyspark.__file__).parent))
    at, run = f"spark://127.0.0.1:{port}", f"{home}/bin/spark-class"
    with tempfile.TemporaryDirectory() as folder:
        about: dict = {"env": {**os.environ, "SPARK_HOME": home, "SPARK_WORKER_DIR": folder}, "stdout": subprocess.DEVNULL}
        about["stderr"] = subprocess.DEVNULL
        place = ["--host", "127.0.0.1", "--webui-port", "0"]
        commands = [[run, "org.apache.spark.deploy.master.Master", *place, "--port", str(port)]]
        worker = [run, "org.apache.spark.deploy.worker.Worker", *place, "--cores", "1", "--memory", "1g", at]
        started = [subprocess.Popen(command, **about) for command in [*commands, worker, worker]]
        try:
            yield at
        finally:
            for process in started:
                process.kill()
                process.wait()


def session(master: str):
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
    builder = SparkSession.builder.master(master).appName("ergodoku")
    for name, value in settings.items():
        builder = builder.config(name, value)
    started = builder.getOrCreate()
    started.sparkContext.setLogLevel("ERROR")
    return started


def kill_one_later(seconds: float, killed: list[int], with_parent: bool) -> threading.Thread:
    """Kills an executor, and the worker to which it belongs if that is a process of its own."""

    def kill() -> None:
        time.sleep(seconds)
        pid, parent = executors()[0]
        for process in [parent, pid] if with_parent else [pid]:
            os.kill(process, signal.SIGKILL)
        killed.append(pid)

    thread = threading.Thread(target=kill)
    thread.start()
    return thread


def is_same(folder: str | Path, wanted: pyarrow.Table) -> bool:
    """Whether the files in a folder, or a file, have these rows."""
    found = pyarrow.parquet.read_table(folder).select(wanted.column_names).sort_by("id")
    return found.cast(wanted.schema).equals(wanted)


def command(program: str, source: Path, folder: str) -> tuple[str, float]:
    """The file that the command writes, and the processor time that it takes."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    out = f"{folder}/command.parquet"
    # Some rows are no puzzles: the exit code says so.
    subprocess.run([program, "rate", source, "--scale", "se121", "-o", out, "--jobs", "2"], capture_output=True)
    return out, resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before


def measure(arguments: argparse.Namespace, master: str, folder: str) -> None:
    count = arguments.rows
    table = pyarrow.table({"id": range(count), "puzzle": puzzles(count)})
    each = -(-count // PARTS)
    source = Path(folder, "in")
    source.mkdir()
    for part in range(PARTS):
        pyarrow.parquet.write_table(table.slice(part * each, each), source / f"{part:02}.parquet")
    start = time.process_time()
    wanted = pyarrow.table(ergodoku.rate_batch(table, jobs=2))
    alone = time.process_time() - start
    print(f"{count} rows, rate_batch: {alone:.1f} s of processor time, {count / alone:.0f} rows a second a core", flush=True)
    if arguments.program:
        whole = Path(folder, "whole.parquet")
        pyarrow.parquet.write_table(table, whole)
        out, spent = command(arguments.program, whole, folder)
        print(f"the command: {spent:.1f} s of processor time", flush=True)
        assert is_same(out, wanted.select(["id", "puzzle", "er", "ep", "ed"])), "the command says something else"

    began = time.monotonic()
    cluster = session(master)
    frame = cluster.read.parquet(str(source))
    print(f"the cluster is up after {time.monotonic() - began:.0f} s; {frame.rdd.getNumPartitions()} tasks", flush=True)
    spark.rate(frame.limit(2_000)).count()
    before, began = processor_time(), time.monotonic()
    spark.rate(frame).write.parquet(f"{folder}/out")
    taken, wall = processor_time() - before, time.monotonic() - began
    share = alone / taken
    print(f"Spark: {taken:.1f} s of its workers' processor time, {wall:.0f} s of wall time: {share:.0%} of rate_batch a core", flush=True)
    assert is_same(f"{folder}/out", wanted)
    killed: list[int] = []
    thread = kill_one_later(wall / 3, killed, arguments.standalone)
    spark.rate(frame).write.parquet(f"{folder}/again")
    thread.join()
    assert killed and killed[0] not in [pid for pid, _ in executors()]
    assert is_same(f"{folder}/again", wanted), "rows were lost, doubled or changed"
    bad = sum(status not in ("solved", "interrupted") for status in wanted["status"].to_pylist())
    print(f"the same rows with worker {killed[0]} killed: {count} rows, all equal; {bad} of them no puzzles", flush=True)
    cluster.stop()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("rows", type=int)
    parser.add_argument("program", nargs="?")
    parser.add_argument("--standalone", action="store_true")
    arguments = parser.parse_args()
    cluster = standalone() if arguments.standalone else contextlib.nullcontext("local-cluster[2,1,1024]")
    with tempfile.TemporaryDirectory() as folder, cluster as master:
        measure(arguments, master, folder)


if __name__ == "__main__":
    main()
