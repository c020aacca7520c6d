"""The batch calls as expressions of Polars, in lazy frames and streams too: `pip install polars`, 1.0 or later.

Each call takes a column of puzzles, by name or as an expression, and gives a column of records: what the batch call of that
name adds to a table. Polars hands its columns to the engine without a copy.

    from ergodoku import polars as sudoku
    frame.with_columns(sudoku.rate("puzzle").struct.field("er"))
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from pathlib import Path
from typing import Any

import polars  # type: ignore[import-not-found, unused-ignore]
from polars.plugins import register_plugin_function  # type: ignore[import-not-found, unused-ignore]

import ergodoku
from ergodoku import _native
from ergodoku._native import Batch, Profile

__all__ = ["check", "path", "rate", "solve", "verify"]


def _expression(call: Callable[..., Batch], columns: list[str | polars.Expr], **options: Any) -> polars.Expr:
    """The plugin of the engine, with a batch call and its options as its work."""
    return register_plugin_function(
        plugin_path=Path(_native.__file__),
        function_name="batch",
        args=[polars.col(it) if isinstance(it, str) else it for it in columns],
        kwargs={"work": functools.partial(call, column="puzzle", **options)},
        # A time limit may end one run and not the next.
        is_deterministic=options.get("time_limit") is None,
        is_elementwise=True,
    )


def solve(
    puzzles: str | polars.Expr, *, jobs: int | None = None, time_limit: float | None = None
) -> polars.Expr:
    """Solves each puzzle: `status`, `grid`, `error`. `jobs` is the number of threads for each piece of a column that Polars hands
    over, by default one for each processor."""
    return _expression(ergodoku.solve_batch, [puzzles], jobs=jobs, time_limit=time_limit)


def check(
    puzzles: str | polars.Expr,
    *,
    limit: int = 2,
    jobs: int | None = None,
    time_limit: float | None = None,
) -> polars.Expr:
    """Counts the solutions of each puzzle, up to `limit`: `status`, `solutions`, `grid`, `error`."""
    return _expression(ergodoku.check_batch, [puzzles], limit=limit, jobs=jobs, time_limit=time_limit)


def rate(
    puzzles: str | polars.Expr,
    *,
    scale: str = "se121",
    profile: str | Profile = "hodoku",
    jobs: int | None = None,
    time_limit: float | None = None,
) -> polars.Expr:
    """Rates each puzzle: `status`, `er`, `ep`, `ed`, `error`; with `scale="hodoku"` `status`, `score`, `level`, `steps`, `guesses`,
    `hardest`, `error`. A row that takes longer than `time_limit` has the status `interrupted`."""
    options: dict[str, Any] = {"scale": scale, "profile": profile, "jobs": jobs, "time_limit": time_limit}
    return _expression(ergodoku.rate_batch, [puzzles], **options)


def path(
    puzzles: str | polars.Expr,
    *,
    profile: str | Profile = "default",
    notation: bool = False,
    jobs: int | None = None,
    time_limit: float | None = None,
) -> polars.Expr:
    """Solves each puzzle by technique: `status`, `grid`, `steps` (a list of records), `error`."""
    options: dict[str, Any] = {"profile": profile, "notation": notation, "jobs": jobs, "time_limit": time_limit}
    return _expression(ergodoku.path_batch, [puzzles], **options)


def verify(
    states: str | polars.Expr,
    claims: str | polars.Expr,
    *,
    profile: str | Profile | None = None,
    jobs: int | None = None,
    time_limit: float | None = None,
) -> polars.Expr:
    """Judges each claim: `verdict`, `by`, `within`, `counterexample`, `broken`, `error`."""
    options: dict[str, Any] = {"profile": profile, "jobs": jobs, "time_limit": time_limit}
    return _expression(ergodoku.verify_batch, [states, claims], **options)
