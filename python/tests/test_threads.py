"""Threads, processes and Ctrl-C."""

from __future__ import annotations

import signal
import subprocess
import sys
import threading
import time
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_all_start_methods, get_context

import pytest
from conftest import EASY, HARD, NOTHING, SOLVED

import ergodoku


def test_many_threads_get_the_same_answers(puzzles: list[str]) -> None:
    step = ergodoku.hint(HARD)
    assert step is not None

    def ask(number: int) -> tuple[object, ...]:
        puzzle = puzzles[number % len(puzzles)]
        # One step is shared by all threads, and told by whichever comes first.
        return (step.explanation, ergodoku.path(puzzle), ergodoku.rate(puzzle), hash(step))

    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(ask, range(3 * len(puzzles))))
    for number, answer in enumerate(answers):
        assert answer == ask(number)


def test_an_iterator_can_be_shared_by_threads() -> None:
    steps = ergodoku.iter_path(HARD)
    expected = ergodoku.path(HARD)

    def take() -> list[ergodoku.Step]:
        return list(steps)

    with ThreadPoolExecutor(4) as pool:
        taken = [future.result() for future in [pool.submit(take) for _ in range(4)]]
    assert sorted(step.notation for part in taken for step in part) == sorted(
        step.notation for step in expected
    )


def test_other_threads_run_during_long_calls() -> None:
    ticks = 0
    done = threading.Event()

    def tick() -> None:
        nonlocal ticks
        while not done.wait(0.001):
            ticks += 1

    thread = threading.Thread(target=tick)
    thread.start()
    ergodoku.check(NOTHING, limit=2_000_000)
    ergodoku.check_batch([NOTHING], limit=2_000_000)
    done.set()
    thread.join()
    # Two calls that kept the lock would let through one tick each.
    assert ticks > 5


def test_batches_run_in_processes_that_were_forked() -> None:
    ergodoku.solve_batch([EASY] * 5000)
    for start in {"fork", "spawn"} & set(get_all_start_methods()):
        with ProcessPoolExecutor(2, mp_context=get_context(start)) as pool:
            assert list(pool.map(ergodoku.solve, [EASY] * 3)) == [SOLVED] * 3


ENDLESS = {
    "count": f"ergodoku.check({NOTHING!r}, limit=10**15)",
    "batch": f"ergodoku.check_batch([{NOTHING!r}] * 3, limit=10**15)",
    "generate": "ergodoku.generate(n=1000, er=(11.8, None))",
}


@pytest.mark.skipif(sys.platform == "win32", reason="a signal to one process")
@pytest.mark.parametrize("call", list(ENDLESS.values()), ids=list(ENDLESS))
def test_ctrl_c_ends_long_calls(call: str) -> None:
    # Where tests run in the background, their processes ignore the signal unless told otherwise.
    code = (
        "import ergodoku, signal\n"
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        "print('ready', flush=True)\n"
        f"try:\n    {call}\nexcept KeyboardInterrupt:\n    print('ended')"
    )
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            assert process.stdout.readline() == "ready\n"
            # The call itself is to be under way.
            time.sleep(0.5)
            process.send_signal(signal.SIGINT)
            out, _ = process.communicate(timeout=60)
        finally:
            process.kill()
    assert out == "ended\n" and process.returncode == 0
