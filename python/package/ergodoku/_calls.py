"""The calls about one puzzle."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from typing import TypeAlias

from ergodoku import _native
from ergodoku._native import Profile, Puzzle, State, Step
from ergodoku._types import Check, Grid, Path, RatedStep, Rating

PuzzleLike: TypeAlias = str | bytes | Puzzle | State
"""What calls take for a puzzle: a text in any common format, a Puzzle or a State."""


def solve(puzzle: PuzzleLike) -> Grid:
    """The one solution, by a fast search that explains nothing. `path` solves by technique.

    Raises NoSolutionError or SeveralSolutionsError if there is not exactly one.

    >>> solve("..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56")
    '563298147947315862821764593254137689386429715719586324695843271472651938138972456'
    """
    return Grid(_native.solve(puzzle))


def solutions(puzzle: PuzzleLike) -> Iterator[Grid]:
    """Every solution, one by one, in an order that is always the same.

    >>> from itertools import islice
    >>> len(list(islice(solutions("." * 81), 1000)))
    1000
    """
    return map(Grid, _native.solutions(puzzle))


def check(puzzle: PuzzleLike, *, limit: int = 2, time_limit: float | None = None) -> Check:
    """Whether a text is a puzzle with exactly one solution, and if not, why. It does not raise for a text.

    Solutions are counted up to `limit`.

    >>> check("..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........5.", limit=100)
    Check(status='multiple_solutions', solutions=100, grid=None, error='...', mistakes=())
    """
    status, count, grid, error, mistakes = _native.check(puzzle, limit, time_limit)
    solution = Grid(grid) if status == "solved" else None
    return Check(status, count, solution, error, tuple(mistakes))


def hint(
    state: PuzzleLike,
    *,
    profile: str | Profile = "default",
    time_limit: float | None = None,
) -> Step | None:
    """The next step: of the simplest technique that finds one. None if none does.

    >>> step = hint("..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56")
    >>> step.hint(1)
    'Look at row 1.'
    >>> step.explanation
    'In row 1 the digit 4 has only one place left: r1c8. ... So r1c8 is 4.'
    """
    return _native.hint(state, profile, time_limit)


def steps(
    state: PuzzleLike,
    *,
    profile: str | Profile = "default",
    limit: int | None = None,
    time_limit: float | None = None,
) -> list[Step]:
    """Every step there is now, technique by technique, or the first `limit` of them. On a hard puzzle all can take
    seconds.

    >>> puzzle = "..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56"
    >>> [step.notation for step in steps(puzzle, limit=2)]
    ['Hidden Single: 4 in r1 => r1c8=4', 'Hidden Single: 4 in b3 => r1c8=4']
    """
    return _native.steps(state, profile, limit, time_limit)


def path(
    puzzle: PuzzleLike,
    *,
    profile: str | Profile = "default",
    max_steps: int | None = None,
    shortest: str | None = None,
    time_limit: float | None = None,
) -> Path:
    """Solves as a person does. `iter_path` gives the steps one by one.

    With `shortest="fewest"` it looks for a path with as few steps other than singles as possible, with `"easiest"` for one
    whose scores add up to as little as possible, with no technique harder than the profile's own path needs. That takes up to
    some seconds.

    >>> solved = path("..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56")
    >>> len(solved), solved.status, dict(solved.techniques)
    (54, 'solved', {'Hidden Single': 30, 'Naked Single': 4, 'Full House': 20})
    """
    if max_steps is not None and shortest is not None:
        raise ValueError("a shortest path is a whole one: `max_steps` cannot be given with `shortest`")
    status, grid, found, error = _native.path(puzzle, profile, max_steps, shortest, time_limit)
    if status == "interrupted":
        from ergodoku._errors import StoppedError

        raise StoppedError(f"the time limit was reached after {len(found)} steps")
    return Path(str(State(puzzle)), status, Grid(grid), tuple(found), error)


def iter_path(puzzle: PuzzleLike, *, profile: str | Profile = "default") -> Iterator[Step]:
    """The steps of `path`, each found when it is asked for.

    >>> puzzle = "..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56"
    >>> next(iter_path(puzzle)).technique
    'Hidden Single'
    """
    return _native.path_steps(puzzle, profile)


def rate(
    puzzle: PuzzleLike,
    *,
    scale: str = "se121",
    profile: str | Profile = "hodoku",
    path: bool = False,
    time_limit: float | None = None,
) -> Rating:
    """How hard a puzzle is: by Sudoku Explainer's rules (`se121`, `se121-fixed`, or `sukaku` for SukakuExplainer's),
    on HoDoKu's scale (`hodoku`, with the techniques, order and scores of the profile), or on one of Berthier's: by whips and
    braids (`w`, `s+w`, `gw`, `s+gw`, `b`, `gb`), or by trial and error (`t&e`, `bxb`).

    With `path=True` the rating has the steps that it is made of, each with its own; by whips and braids, its length.

    Raises NoSolutionError or SeveralSolutionsError if there is not exactly one solution, and StoppedError at the time
    limit.

    >>> puzzle = "..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56"
    >>> rating = rate(puzzle)
    >>> rating.er, rating.ep, rating.ed
    (2.0, 1.2, 1.2)
    >>> rating = rate(puzzle, scale="hodoku")
    >>> rating.score, rating.level
    (356, 'Easy')
    >>> rate("1.34..78.4..7....3..9.2......5..7.3.....1.6..8......4...1........2395..49...71.5.", scale="w").rating
    3
    >>> rate(puzzle, path=True).path[0].rating
    1.2
    """
    rated = None
    if path:
        found = _native.rated_steps(puzzle, scale, profile, time_limit)
        rated = tuple(RatedStep(*it) for it in found)
    if scale == "hodoku":
        score, level, count, guesses, hardest = _native.rate_hodoku(puzzle, profile, time_limit)
        return Rating(
            scale,
            score=score,
            level=level,
            steps=count,
            guesses=guesses,
            hardest=hardest,
            path=rated,
        )
    if (by_whips := _native.rate_whips(puzzle, scale, time_limit)) is not None:
        return Rating(scale, rating=by_whips[0], path=rated)
    er, ep, ed, _ = _native.rate_explainer(puzzle, scale, time_limit)
    return Rating(scale, er=er, ep=ep, ed=ed, path=rated)


def canonical(puzzle: PuzzleLike) -> Grid:
    """The canonical (minlex) form: the same for all puzzles that are essentially the same.

    >>> puzzle = "..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56"
    >>> relabelled = puzzle.translate(str.maketrans("123456789", "234567891"))
    >>> canonical(puzzle) == canonical(relabelled)
    True
    """
    return Grid(_native.canonical(puzzle))


def _range(wanted: object) -> str | None:
    """A number, a text such as `22..26`, or a pair of which either may be None, as text."""
    match wanted:
        case None:
            return None
        case (low, high):
            return f"{'' if low is None else low}..{'' if high is None else high}"
        case _:
            return str(wanted)


def generate(
    n: int = 1,
    *,
    seed: int | None = None,
    level: str | None = None,
    symmetry: str | None = None,
    clues: int | str | tuple[int | None, int | None] | None = None,
    score: int | str | tuple[int | None, int | None] | None = None,
    er: float | str | tuple[float | None, float | None] | None = None,
    needs: Iterable[str] = (),
    forbid: Iterable[str] = (),
    minimal: bool = False,
    profile: str | Profile = "default",
    jobs: int | None = None,
    time_limit: float | None = None,
) -> list[Puzzle]:
    """Puzzles with exactly one solution, to order; no two of them are essentially the same. The same seed gives the same
    puzzles on every machine and any number of threads.

    `level` and `score` are HoDoKu's, `er` is Sudoku Explainer's; `clues`, `score` and `er` are a number or a range such
    as (22, 26). `needs` and `forbid` name techniques. It looks until it has `n`, or until the time limit: then there are
    fewer.

    >>> generate(n=2, seed=1, level="hard", symmetry="rotational-180")
    [Puzzle('.8...2.4....1...29..4..85.612..9.6.....4.1.....9.8..715.68..4..43...5....9.2...6.'),
     Puzzle('9..7....1..6......3.5.694.8.9.4....68..5.1..94....6.2.2.891.6.4......1..6....4..3')]
    """
    order = {
        "n": n,
        "seed": seed,
        "level": level,
        "symmetry": symmetry,
        "clues": _range(clues),
        "score": _range(score),
        "er": _range(er),
        "needs": list(needs),
        "forbid": list(forbid),
        "minimal": minimal,
        "profile": profile,
        "jobs": threads(jobs),
        "time_limit": time_limit,
    }
    return _native.generate(order)


def threads(jobs: int | None) -> int:
    """How many threads to use: as many as this process has processors, if not said."""
    if jobs is not None:
        if jobs < 1:
            raise ValueError("`jobs` is 1 or more")
        return jobs
    affinity = getattr(os, "sched_getaffinity", None)
    return len(affinity(0)) if affinity else os.cpu_count() or 1
