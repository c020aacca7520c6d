"""The calls about many puzzles."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Protocol, TypeAlias

from ergodoku import _native
from ergodoku._calls import PuzzleLike, threads
from ergodoku._claims import Claim, claim_text
from ergodoku._native import Batch, Profile


class ArrowStream(Protocol):
    """Anything with this method: a table of pyarrow, polars, pandas, DuckDB, ..."""

    def __arrow_c_stream__(self, requested_schema: object | None = None) -> Any: ...


class ArrowArray(Protocol):
    """Anything with this method: an array or a record batch of pyarrow, ..."""

    def __arrow_c_array__(self, requested_schema: object | None = None) -> Any: ...


Puzzles: TypeAlias = ArrowStream | ArrowArray | Iterable[PuzzleLike | None]
"""What the batch calls take: a table with a column of puzzles, an Arrow or numpy array, a list, or another iterable."""


Claims: TypeAlias = ArrowStream | ArrowArray | Iterable[tuple[PuzzleLike | None, Claim | None]]
"""What `verify_batch` takes: a table with a column of positions and one of claims, or pairs of both."""


def _plan(
    column: str | None,
    jobs: int | None,
    time_limit: float | None,
    prefix: str,
    claims: str | None = None,
) -> dict[str, Any]:
    return {
        "column": column,
        "claims": claims,
        "jobs": threads(jobs),
        "time_limit": time_limit,
        "prefix": prefix,
    }


def solve_batch(
    data: Puzzles,
    *,
    column: str | None = None,
    jobs: int | None = None,
    time_limit: float | None = None,
    prefix: str = "",
) -> Batch:
    """Solves many puzzles, millions a second on easy ones.

    The new columns are `status`, `grid` (the solution, if there is exactly one) and `error`. Nothing takes longer than
    milliseconds but puzzles made to be slow; with a `time_limit` each row is searched by itself, at a sixth to a ninth of
    the speed.

    All batch calls take a table, an array or a list. Of a table, `column` names the column with the puzzles; if it is not
    given, it is found. The other columns are passed through, rows keep their order, and a row that is no puzzle has its
    error. `jobs` is the number of threads: by default one for each processor. `prefix` goes before the names of the new
    columns. The result is anything that takes Arrow data: `pyarrow.table(...)`, `polars.DataFrame(...)`, ...

    >>> result = solve_batch(["12", "..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56"])
    >>> result["status"], result["error"][0]
    (['error', 'solved'], 'column 3: expected nine cells in a row, found 2')
    """
    return _native.solve_batch(data, _plan(column, jobs, time_limit, prefix))


def check_batch(
    data: Puzzles,
    *,
    limit: int = 2,
    column: str | None = None,
    jobs: int | None = None,
    time_limit: float | None = None,
    prefix: str = "",
) -> Batch:
    """Counts the solutions of many puzzles, up to `limit`.

    The new columns are `status`, `solutions`, `grid` and `error`. A row may take `time_limit` seconds: its status is then
    `interrupted`.

    >>> check_batch(["." * 81], limit=10)["solutions"]
    [10]
    """
    return _native.check_batch(data, _plan(column, jobs, time_limit, prefix), limit)


def rate_batch(
    data: Puzzles,
    *,
    scale: str = "se121",
    profile: str | Profile = "hodoku",
    column: str | None = None,
    jobs: int | None = None,
    time_limit: float | None = None,
    prefix: str = "",
) -> Batch:
    """Rates many puzzles. The new columns are `status`, `er`, `ep`, `ed` and `error`; with `scale="hodoku"` `status`,
    `score`, `level`, `steps`, `guesses`, `hardest` and `error`; on Berthier's scales, such as `w`, `status`, `rating` and `error`.

    Hard puzzles take seconds, easy ones microseconds. A row may take `time_limit` seconds: its status is then
    `interrupted`, it has no rating, and its error says how far it came.

    >>> puzzle = "..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56"
    >>> rate_batch([puzzle, None])["er"]
    [2.0, None]
    """
    plan = _plan(column, jobs, time_limit, prefix)
    return _native.rate_batch(data, plan, scale, profile)


def path_batch(
    data: Puzzles,
    *,
    profile: str | Profile = "default",
    notation: bool = False,
    column: str | None = None,
    jobs: int | None = None,
    time_limit: float | None = None,
    prefix: str = "",
) -> Batch:
    """Solves many puzzles by technique. The new columns are `status`, `grid`, `steps` and `error`.

    Each of the `steps` is a record of `technique` (dictionary-encoded), `place` (such as `r1c8=4`, or null),
    `eliminate` (a list of such as `r4c7<>9`), and with `notation=True` `notation`.

    >>> puzzle = "..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56"
    >>> path_batch([puzzle])["steps"][0][0]
    {'technique': 'Hidden Single', 'place': 'r1c8=4', 'eliminate': []}
    """
    plan = _plan(column, jobs, time_limit, prefix)
    return _native.path_batch(data, plan, profile, notation)


def verify_batch(
    data: Claims | Puzzles,
    claims: str | Iterable[Claim | None] = "claim",
    *,
    profile: str | Profile | None = None,
    column: str | None = None,
    jobs: int | None = None,
    time_limit: float | None = None,
    prefix: str = "",
) -> Batch:
    """Judges many claims, as `verify` does. The new columns are `verdict`, `by`, `within` (with a `profile`),
    `counterexample`, `broken` and `error`.

    `data` is a table, of which `claims` names the column with the claims; or pairs of a state and a claim; or states, with
    as many `claims`. Rows that follow one another with the same state cost less.

    >>> puzzle = "..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56"
    >>> verify_batch([(puzzle, "r1c8=4"), (puzzle, "r1c1=9"), (puzzle, "r1")])["verdict"]
    ['follows', 'false', 'malformed']
    """
    name = claims if isinstance(claims, str) else "claim"
    plan = _plan(column, jobs, time_limit, prefix, name)
    if isinstance(claims, str) and (
        hasattr(data, "__arrow_c_stream__") or hasattr(data, "__arrow_c_array__")
    ):
        return _native.verify_batch(data, plan, profile)
    pairs = zip(_items(data), _items(claims), strict=True) if name is not claims else _items(data)
    return _native.verify_batch(map(_pair, enumerate(pairs)), plan, profile)


def _pair(item: tuple[int, Any]) -> tuple[Any, str | None]:
    """A state, and its claim as text."""
    number, pair = item
    if not isinstance(pair, (tuple, list)) or len(pair) != 2:
        kind = type(pair).__name__
        raise TypeError(f"item {number} is no pair of a state and a claim, but of type {kind}")
    state, claim = pair
    return state, None if claim is None else claim_text(claim)


def _items(data: Any) -> Iterable[Any]:
    """The items of a list or an array as plain Python objects."""
    for method in ("to_pylist", "to_list", "tolist"):
        if hasattr(data, method):
            items: Iterable[Any] = getattr(data, method)()
            return items
    rest: Iterable[Any] = iter(data)
    return rest
