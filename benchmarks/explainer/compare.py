#!/usr/bin/env python3
"""Times `ergodoku rate --scale se121` against another rater, in alternation, by bands of ER.

    benchmarks/explainer/compare.py [--rounds N] [--seconds S] RATINGS ERGODOKU PEER...

RATINGS is a table of puzzles with reference ratings (columns 1 and 4 to 6: puzzle, ER, EP, ED), ERGODOKU
the command's binary, PEER the other rater's command line, which reads a file of puzzles named at its end
in place of `{}`, or on standard input, and writes a line `ER/EP/ED` a puzzle. README.md beside this file
tells the method.
"""

import argparse
import csv
import os
import subprocess
import tempfile
from pathlib import Path

# Lowest ER, the one above, and how many puzzles at most: the hardest take seconds each.
BANDS = [
    (1, 3, 200),
    (3, 6, 200),
    (6, 8, 130),
    (8, 9, 60),
    (9, 10, 24),
    (10, 11, 8),
    (11, 20, 4),
]


def run(command, puzzles):
    """Lines written and seconds of processor time; the puzzles are in a file."""
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
        file.write("\n".join(puzzles) + "\n")
        file.flush()
        reads_file = any("{}" in part for part in command)
        command = [part.replace("{}", file.name) for part in command]
        with open(file.name) as given:
            given = None if reads_file else given
            child = subprocess.Popen(command, stdin=given, stdout=subprocess.PIPE, text=True)
            lines = child.stdout.read().splitlines()
            _, status, usage = os.wait4(child.pid, 0)
            child.returncode = os.waitstatus_to_exitcode(status)
    assert child.returncode == 0, f"{command[0]} failed"
    return lines, usage.ru_utime + usage.ru_stime


def ours(line):
    return line.split(",")[1:4]


def theirs(line):
    return line.split()[-1].split("/")


def differing(lines, read, expected):
    """How many ratings are not the reference ones."""
    lines = [line for line in lines if line and not line.startswith("puzzle,")]
    assert len(lines) == len(expected), "a line a puzzle"
    return sum([float(it) for it in read(line)] != row for line, row in zip(lines, expected))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("ratings", type=Path)
    parser.add_argument("ergodoku")
    parser.add_argument("peer", nargs=argparse.REMAINDER)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=1.0, help="of the peer, a band and round")
    args = parser.parse_args()
    with args.ratings.open() as file:
        rows = [(row[0], [float(it) for it in row[3:6]]) for row in list(csv.reader(file))[1:]]
    flags = "rate --scale se121 --format csv --jobs 1 {}".split()
    sides = [([args.ergodoku, *flags], ours), (args.peer, theirs)]
    print("| ER | puzzles | peer /s | ergodoku /s | times | differing: peer, ergodoku |")
    print("|---|---|---|---|---|---|")
    for low, high, most in BANDS:
        band = [row for row in rows if low <= row[1][0] < high]
        band = band[:: max(1, len(band) // most)][:most]
        if not band:
            continue
        puzzles, expected = [row[0] for row in band], [row[1] for row in band]
        lines, seconds = run(args.peer, puzzles)
        # Short runs are made longer by going through the puzzles again.
        again = max(1, round(args.seconds / max(seconds, 0.001)))
        best = [float("inf")] * 2
        wrong = [0, differing(lines, theirs, expected)]
        for _ in range(args.rounds):
            for side, (command, read) in enumerate(sides):
                lines, seconds = run(command, puzzles * again)
                best[side] = min(best[side], seconds)
                wrong[side] = differing(lines, read, expected * again) // again
        rate_ours, rate_theirs = (len(puzzles) * again / it for it in best)
        times = f"{rate_ours / rate_theirs:.1f}"
        rates = f"{rate_theirs:.4g} | {rate_ours:.4g} | {times}"
        name = f"{low}–{high}" if high < 20 else f"{low}+"
        print(f"| {name} | {len(puzzles)} | {rates} | {wrong[1]}, {wrong[0]} |", flush=True)


if __name__ == "__main__":
    main()
