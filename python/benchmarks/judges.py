"""Judges true and mutated solves, and counts the verdicts that are wrong.

    python python/benchmarks/judges.py [TRANSCRIPTS] [JOBS]

Puzzles are random minimal ones from our generator. A true transcript is the whole path, as the notation of each step. A mutated
one has one step, anywhere, replaced by a claim that is certainly wrong: a digit that the solution does not have there, the
elimination of one that it has, or a step whose text was damaged. The first two must be `false` there and the third `malformed`;
all steps before must follow. What is certain comes from the solution alone, which the fast search finds without any technique.
"""

from __future__ import annotations

import multiprocessing
import random
import sys
import time

import ergodoku
from ergodoku import rewards

EACH = 100


def mutated(steps: list[ergodoku.Step], solution: str, chance: random.Random) -> tuple[list[str], int, str]:
    """The claims with one of them made wrong, its place, and what must be said of it."""
    claims = [str(step) for step in steps]
    at = chance.randrange(len(steps))
    grid = steps[at].state.grid
    cell = chance.choice([it for it in range(81) if grid[it] == "."])
    name, right = f"r{cell // 9 + 1}c{cell % 9 + 1}", solution[cell]
    technique = claims[at].split(":")[0]
    match chance.randrange(3):
        case 0:
            wrong = chance.choice([it for it in "123456789" if it != right])
            claims[at], verdict = f"{technique}: {name}={wrong}", "false"
        case 1:
            claims[at], verdict = f"{technique}: {name}<>{right}", "false"
        case _:
            claims[at], verdict = f"{technique}: {name.replace('r', 'q')}={right}", "malformed"
    return claims, at, verdict


def work(number: int) -> tuple[int, int, int, list[str]]:
    """True transcripts, mutated ones, verdicts, and what was judged wrongly."""
    chance, wrong, verdicts, count = random.Random(number), list[str](), 0, 0
    for puzzle in ergodoku.generate(n=EACH, seed=10_000 + number, minimal=True, jobs=1):
        path = ergodoku.path(puzzle)
        if not path.is_solved:
            continue
        count += 1
        told = rewards.judge(puzzle, [str(step) for step in path])
        verdicts += len(told.verdicts)
        if told.right != len(path) or not told.is_solved:
            at = told.first_wrong
            step = None if at is None else path[at]
            wrong.append(f"true, judged wrong: {puzzle} {at} {step and step.state.to_text('line').strip()} {step}")
        claims, at, verdict = mutated(list(path), str(path.grid), chance)
        told = rewards.judge(puzzle, claims)
        verdicts += len(told.verdicts)
        if told.first_wrong != at or told.verdicts[at].verdict != verdict:
            said = told.verdicts[-1].verdict
            wrong.append(f"mutated, not found: {puzzle} {at} {claims[at]}: {said}, not {verdict}")
    return count, count, verdicts, wrong


def main() -> None:
    transcripts = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    jobs = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    start, done, verdicts, wrong = time.monotonic(), 0, 0, list[str]()
    with multiprocessing.Pool(jobs) as pool:
        for true, _, judged, mistakes in pool.imap_unordered(work, range(-(-transcripts // EACH))):
            done, verdicts = done + true, verdicts + judged
            wrong += mistakes
            for mistake in mistakes:
                print(mistake, flush=True)
            if done % (10 * EACH) < EACH:
                taken = time.monotonic() - start
                print(f"{done} true and {done} mutated, {verdicts} verdicts, {len(wrong)} wrong, {taken:.0f} s", flush=True)
    print(f"{done} true and {done} mutated transcripts, {verdicts} verdicts, {len(wrong)} wrong")


if __name__ == "__main__":
    main()
