"""Rates generated puzzles on a cluster of Spark on this machine, piece by piece, while a worker is killed and one row in a thousand is
no puzzle.

    python python/benchmarks/spark.py ROWS [PROGRAM] [--standalone] [--folder FOLDER] [--piece ROWS]

There are two workers of one core each: of a `local-cluster`, or with `--standalone` a master and two workers as processes of their
own on the loopback interface. A piece is a job of its own: its rows are made, rated by `rate_batch` with two threads, or by
PROGRAM, an `ergodoku` with the feature `tables`, rated on Spark, and compared row by row. In the middle one a worker is killed. The
others say how much processor time the workers take beside the reference.

No piece needs the others, so memory and disk hold one of them. What a piece came to stands in FOLDER; the same command goes on
with the pieces that are not done.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import random
import resource
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

import pyarrow
import pyarrow.parquet

import ergodoku
from ergodoku import spark

BASE = 4_000
TASK = 20_000
"""The most rows of a task."""
TASKS = 8
"""The fewest tasks of a piece, so that a worker can be killed between them."""
POISON = ["12", "", None, "no puzzle at all", "11" + "." * 79, "." * 81, "\u2603" * 81]
RATINGS = ["id", "puzzle", "er", "ep", "ed"]
"""The columns that the command has in the same words."""


@dataclass
class Piece:
    """What a piece came to. Times are seconds of processor time, but for `wall`."""

    rows: int
    reference: float
    java: float
    python: float
    wall: float
    killed: bool


def tables(count: int, number: int) -> Iterator[pyarrow.Table]:
    """The rows of a piece, a task at a time: random minimal puzzles, and equivalent ones of them, which are as hard. Every
    thousandth row is none."""
    base = [str(puzzle) for puzzle in ergodoku.generate(n=min(BASE, count), seed=5 + number, minimal=True)]
    chance, digits, each = random.Random(number), list("123456789"), min(TASK, -(-count // TASKS))
    names = str.maketrans("", "")
    for start in range(0, count, each):
        rows: list[str | None] = []
        for row in range(start, min(start + each, count)):
            if row % len(base) == 0:
                chance.shuffle(digits)
                names = str.maketrans("123456789", "".join(digits))
            rows.append(POISON[row // 1000 % len(POISON)] if row % 1000 == 500 else base[row % len(base)].translate(names))
        yield pyarrow.table({"id": pyarrow.array(range(start, start + len(rows))), "puzzle": rows})


def executors() -> list[tuple[int, int]]:
    """The processes of the workers' executors that this one started, directly or not, and their parents."""
    found = []
    for line in subprocess.run(["ps", "-eo", "pid,ppid,args"], capture_output=True, text=True).stdout.splitlines()[1:]:
        pid, parent, args = line.split(None, 2)
        if "CoarseGrainedExecutorBackend" in args and f"-Dergodoku.owner={os.getpid()}" in args:
            found.append((int(pid), int(parent)))
    return found


def processor_times() -> dict[int, float]:
    """The processor time so far of each executor, and of each process that it started."""
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
    return {pid: times.get(pid, 0.0) for pid in wanted}


def spent(before: dict[int, float]) -> tuple[float, float]:
    """The processor time since then, in Java and in Python. Spark ends a Python process that had nothing to do for a minute: so each
    process is compared with itself."""
    java, python = 0.0, 0.0
    own = {pid for pid, _ in executors()}
    for pid, time_so_far in processor_times().items():
        more = time_so_far - before.get(pid, 0.0)
        java, python = (java + more, python) if pid in own else (java, python + more)
    return java, python


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
        # Each file is a task.
        "spark.sql.files.maxPartitionBytes": "16m",
        "spark.sql.files.openCostInBytes": "16m",
        "spark.sql.parquet.compression.codec": "zstd",
        # Java has little to do: more collectors and a second compiler cost more than they save.
        "spark.executor.extraJavaOptions": f"-XX:+UseSerialGC -XX:TieredStopAtLevel=1 -Dergodoku.owner={os.getpid()}",
        "spark.network.timeout": "600s",
    }
    builder = SparkSession.builder.master(master).appName("ergodoku")
    for name, value in settings.items():
        builder = builder.config(name, value)
    started = builder.getOrCreate()
    started.sparkContext.setLogLevel("ERROR")
    return started


def kill_one_later(out: Path, tasks: int, with_parent: bool) -> threading.Thread:
    """Kills an executor once a quarter of the tasks are done, and the worker to which it belongs if that is a process of its own."""

    def kill() -> None:
        while len(list(out.glob("_temporary/*/task_*"))) < tasks / 4:
            time.sleep(0.05)
        pid, parent = executors()[0]
        for process in [parent, pid] if with_parent else [pid]:
            os.kill(process, signal.SIGKILL)

    thread = threading.Thread(target=kill, daemon=True)
    thread.start()
    return thread


def write(table: pyarrow.Table, file: Path) -> None:
    """Writes a file that is whole or not there."""
    pyarrow.parquet.write_table(table, f"{file}.part", compression="zstd")
    Path(f"{file}.part").rename(file)


def rated(program: str | None, source: Path, out: Path) -> float:
    """Writes the reference of a file, and gives the processor time that it took."""
    if program is None:
        table = pyarrow.parquet.read_table(source)
        start = time.process_time()
        result = pyarrow.table(ergodoku.rate_batch(table, jobs=2))
        took = time.process_time() - start
        write(result, out)
        return took
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run([program, "rate", source, "--scale", "se121", "-o", out, "--jobs", "2"], capture_output=True, text=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    # Some rows are no puzzles: the exit code says so.
    assert out.exists(), done.stderr
    return after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime


def is_same(found: Path, wanted: Path) -> bool:
    """Whether the files of two folders have the same rows, and those that are no puzzles their errors."""
    found_rows, wanted_rows = (pyarrow.parquet.read_table(folder).sort_by("id") for folder in (found, wanted))
    # The command has other columns beside the ratings, and its own words for how a row ended.
    columns = wanted_rows.column_names if wanted_rows.column_names == found_rows.column_names else RATINGS
    wanted_rows = wanted_rows.select(columns)
    if not found_rows.select(columns).cast(wanted_rows.schema).equals(wanted_rows):
        return False
    bad = found_rows.take(list(range(500, found_rows.num_rows, 1000)))
    told = pyarrow.table(ergodoku.rate_batch(bad.select(["id", "puzzle"])))
    return bad.cast(told.schema).equals(told)


def do(piece: int, kills: bool, count: int, arguments: argparse.Namespace, cluster, folder: Path) -> Piece:
    source, wanted, out = (folder / name for name in ("in", "wanted", "out"))
    source.mkdir(parents=True)
    wanted.mkdir()
    reference = 0.0
    for task, table in enumerate(tables(count, piece)):
        name = f"{task:05}.parquet"
        write(table, source / name)
        reference += rated(arguments.program, source / name, wanted / name)
    tasks = len(list(source.iterdir()))
    before, began = processor_times(), time.monotonic()
    thread = kill_one_later(out, tasks, arguments.standalone) if kills else None
    spark.rate(cluster.read.parquet(str(source))).write.parquet(str(out))
    (java, python), wall = spent(before), time.monotonic() - began
    if thread:
        thread.join()
    assert is_same(out, wanted), f"piece {piece}: rows were lost, doubled or changed"
    return Piece(count, reference, java, python, wall, kills)


def measure(arguments: argparse.Namespace, cluster, folder: Path) -> None:
    each = min(arguments.piece, -(-arguments.rows // 3))
    starts = range(0, arguments.rows, each)
    done: list[Piece] = []
    for number, start in enumerate(starts):
        told, at = folder / f"{number:05}.json", folder / "piece"
        if not told.exists():
            shutil.rmtree(at, ignore_errors=True)
            count = min(each, arguments.rows - start)
            piece = do(number, number == len(starts) // 2, count, arguments, cluster, at)
            told.write_text(json.dumps(asdict(piece)))
            shutil.rmtree(at)
        piece = Piece(**json.loads(told.read_text()))
        done.append(piece)
        print(f"{number + 1} of {len(starts)}: {say(piece)}", flush=True)
    print(f"{sum(it.rows for it in done)} rows, all equal; a worker was killed in {sum(it.killed for it in done)} of the pieces")
    # The time of a process that was killed is lost, and the first piece starts the workers.
    for name, pieces in (("all but that piece", done), ("without the first too", done[1:])):
        whole = [it for it in pieces if not it.killed]
        if whole:
            sums = {name: sum(getattr(it, name) for it in whole) for name in ("rows", "reference", "java", "python", "wall")}
            print(f"{name}: {say(Piece(**sums, killed=False))}")


def say(piece: Piece) -> str:
    reference = f"{piece.rows} rows, {piece.reference:.1f} s of processor time by the reference"
    if piece.killed:
        return f"{reference}; a worker was killed, {piece.wall:.0f} s"
    taken = piece.java + piece.python
    return (
        f"{reference}, {taken:.1f} s by Spark (Java {piece.java:.1f}, Python {piece.python:.1f}) "
        f"within {piece.wall:.0f} s: {piece.reference / taken:.0%} a core"
    )


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("rows", type=int)
    parser.add_argument("program", nargs="?")
    parser.add_argument("--standalone", action="store_true")
    parser.add_argument("--folder", type=Path, help="where to keep what each piece came to")
    parser.add_argument("--piece", type=int, default=1_000_000, help="the most rows of a piece")
    arguments = parser.parse_args()
    master = standalone() if arguments.standalone else contextlib.nullcontext("local-cluster[2,1,1024]")
    with tempfile.TemporaryDirectory() as scratch, master as at:
        folder = arguments.folder or Path(scratch)
        folder.mkdir(parents=True, exist_ok=True)
        cluster = session(at)
        measure(arguments, cluster, folder.resolve())
        cluster.stop()


if __name__ == "__main__":
    main()
