"""Sudoku, with reasons: solves as a person does; names, explains, draws, rates and proves every step.

>>> import ergodoku
>>> puzzle = "...7.15...7.....9...6.5.23..8...........15.7....34...63...........872.....1....2."
>>> step = ergodoku.hint(puzzle)
>>> print(step)
Hidden Single: 7 in r3 => r3c9=7
>>> step.explanation
'In row 3 the digit 7 has only one place left: r3c9. ... So r3c9 is 7.'
>>> ergodoku.rate(puzzle).er
4.2

One puzzle: `solve`, `solutions`, `check`, `hint`, `steps`, `path`, `iter_path`, `rate`, `canonical`; what
somebody says about one: `verify`, `why`; new ones: `generate`. Many puzzles, from any table or list, on all cores: `solve_batch`, `check_batch`, `rate_batch`, `path_batch`,
`verify_batch`. Training
data: `trace`.

A puzzle is a text in any common format, a `Puzzle` or a `State`. What calls give is immutable, hashable and picklable.
Long calls release Python's lock, and Ctrl-C ends them.
"""

from ergodoku._batches import check_batch, path_batch, rate_batch, solve_batch, verify_batch
from ergodoku._calls import (
    canonical,
    check,
    generate,
    hint,
    iter_path,
    path,
    rate,
    solutions,
    solve,
    steps,
)
from ergodoku._claims import Broken, Verdict, Why, verify, why
from ergodoku._errors import (
    ClaimError,
    ClashError,
    ErgodokuError,
    MistakeError,
    NoSolutionError,
    PuzzleError,
    SeveralSolutionsError,
    StoppedError,
)
from ergodoku._native import VERSION as __version__
from ergodoku._native import Batch, Profile, Puzzle, State, Step
from ergodoku._trace import trace
from ergodoku._types import Check, Grid, Path, RatedStep, Rating

__all__ = [
    "Batch",
    "Broken",
    "Check",
    "ClaimError",
    "ClashError",
    "ErgodokuError",
    "Grid",
    "MistakeError",
    "NoSolutionError",
    "Path",
    "Profile",
    "Puzzle",
    "PuzzleError",
    "RatedStep",
    "Rating",
    "SeveralSolutionsError",
    "State",
    "Step",
    "StoppedError",
    "Verdict",
    "Why",
    "__version__",
    "canonical",
    "check",
    "check_batch",
    "generate",
    "hint",
    "iter_path",
    "path",
    "path_batch",
    "rate",
    "rate_batch",
    "solutions",
    "solve",
    "solve_batch",
    "steps",
    "trace",
    "verify",
    "verify_batch",
    "why",
]
