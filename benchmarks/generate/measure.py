#!/usr/bin/env python3
"""Puzzles a second of `ergodoku generate`, on one thread, by processor time.

    cargo build --release
    python3 benchmarks/generate/measure.py target/release/ergodoku [SECONDS] [GROUP ...]

Groups: plain, levels, windows, needs, explainer, vicinity, canon, all but vicinity by default. Each
line is the options, what was found and the processor time. `vicinity` reads a file of hard puzzles, named by
the environment's HARDEST.
"""

import os
import resource
import statistics
import subprocess
import sys
import tempfile

PROGRAM = sys.argv[1]
SECONDS = float(sys.argv[2]) if len(sys.argv) > 2 else 8.0
GROUPS = sys.argv[3:] or ["plain", "levels", "windows", "needs", "explainer", "canon"]
NEEDS = ["x-wing", "xy-wing", "swordfish", "unique-rectangle", "w-wing", "als-xz"]
HALF_TURN = ["--symmetry", "rotational-180"]


def run(arguments, text=None):
    """Standard output, standard error, and the processor time."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run([PROGRAM] + arguments, input=text, capture_output=True, text=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    time = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return done.stdout, done.stderr, time


def rate(name, options, minute=False):
    """As many as are found within a time."""
    limits = ["--count", "100000000", "--jobs", "1", "--seed", "1", "--time-limit", str(SECONDS)]
    found, said, time = run(["generate"] + limits + options)
    lines = found.count("\n")
    times, unit = (60, "min") if minute else (1, "s")
    print(f"{name:24} {lines:8} in {time:6.2f} s: {lines / time * times:10.1f} /{unit}", flush=True)
    return found


def median(name, options, seeds=15):
    """The time to the first one, over many seeds."""
    times = []
    for seed in range(seeds):
        limit = ["--time-limit", "60", "--jobs", "1", "--seed", str(seed)]
        found, _, time = run(["generate"] + limit + options)
        times.append(time if found else float("inf"))
    print(f"{name:34} median {statistics.median(times):7.3f} s, longest {max(times):7.3f} s", flush=True)


if "plain" in GROUPS:
    rate("minimal", [])
    rate("minimal, half turn", HALF_TURN)
if "levels" in GROUPS:
    for level in ["easy", "medium", "hard", "unfair", "extreme"]:
        rate(f"level {level}", HALF_TURN + ["--level", level])
if "windows" in GROUPS:
    # What HoDoKu's generator takes: the level, and a score that the level beneath does not reach.
    windows = {"medium": "800..999", "hard": "1000..1599", "unfair": "1600..1799", "extreme": "1800.."}
    for level, score in windows.items():
        rate(f"{level}, score {score}", HALF_TURN + ["--level", level, "--score", score])
if "needs" in GROUPS:
    for name in NEEDS:
        median(f"needs {name}, by default", ["--needs", name])
        median(f"needs {name}, basics", ["--needs", name, "--allow", "basics"])
    median("needs franken-x-wing, singles", ["--needs", "franken-x-wing", "--allow", "singles"])
    finned = ["--needs", "finned-franken-x-wing", "--allow", "basics"]
    median("needs finned-franken-x-wing, basics", finned)
if "explainer" in GROUPS:
    rate("er 8.5..", ["--er", "8.5.."], minute=True)
if "vicinity" in GROUPS:
    rate("er 10.., one move", ["--vicinity", os.environ["HARDEST"], "--er", "10.."], minute=True)
if "canon" in GROUPS:
    puzzles, _, _ = run(["generate", "--count", "50000", "--seed", "1"])
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
        file.write(puzzles)
        file.flush()
        forms, _, time = run(["canon", file.name])
    print(f"{'canon':24} {forms.count(chr(10)):8} in {time:6.2f} s: {50000 / time:10.1f} /s", flush=True)
