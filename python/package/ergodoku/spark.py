"""The batch calls on a cluster of Apache Spark, on rows of any number: `pip install ergodoku[spark]`, on the workers too.

Each call takes a data frame with a column of puzzles and gives it back with new columns, as the batch call of the same name does;
the rows of a partition go through the engine as Arrow batches, without a copy in Python. A bad row has its `status` and its
`error`; it never ends the job. docs/clusters.md has the design of a large job.

    from ergodoku import spark
    rated = spark.rate(session.read.parquet("puzzles"), time_limit=10)
    rated.write.parquet("rated")

Given a column of puzzles instead, a call gives a column of structs, which stands wherever Spark takes an expression. This needs
Spark 4.1.

    frame.select("id", spark.rate(frame["puzzle"])["er"].alias("er"))
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, TypeVar

import ergodoku
from ergodoku._native import Batch, Profile

if TYPE_CHECKING:
    from pyspark.sql import Column, DataFrame  # type: ignore[import-not-found, unused-ignore]

__all__ = ["canonical", "check", "path", "rate", "rate_in_two_passes", "solve", "verify"]

Given = TypeVar("Given")
"""A data frame with puzzles, or a column of them."""

ROWS = 2_000
"""How many rows go to the engine at once, at most. The result of that many is small, and Ctrl-C or a lost worker loses little."""


def _arrow() -> Any:
    import pyarrow  # type: ignore[import-untyped, import-not-found, unused-ignore]

    return pyarrow


def _map(given: Given, work: Callable[[Any], Batch], rows: int, claims: Any = None) -> Given:
    """What was given, with the columns that `work` adds to a table."""
    from pyspark.sql import DataFrame  # type: ignore[import-not-found, unused-ignore]
    from pyspark.sql.pandas.types import (  # type: ignore[import-not-found, unused-ignore]
        from_arrow_schema,
        to_arrow_schema,
    )

    if not isinstance(given, DataFrame):
        column: Given = _column(work, [given] if claims is None else [given, claims])
        return column
    empty = to_arrow_schema(given.schema).empty_table()
    schema = from_arrow_schema(_plain(_arrow().table(work(empty))).schema)
    mapped: Any = given.mapInArrow(functools.partial(_work, work, rows), schema)
    frame: Given = mapped
    return frame


def _column(work: Callable[[Any], Batch], columns: list[Any]) -> Any:
    """A column of structs: what `work` adds to a table of these columns."""
    from pyspark.sql.pandas.functions import (  # type: ignore[import-not-found, unused-ignore]
        arrow_udf,
    )
    from pyspark.sql.pandas.types import (  # type: ignore[import-not-found, unused-ignore]
        from_arrow_schema,
    )

    names = ["puzzle", "claim"][: len(columns)]

    def added(*arrays: Any) -> Any:
        table = _arrow().table(work(_arrow().table(list(arrays), names=names)))
        return _plain(table.drop_columns(names))

    def structs(*arrays: Any) -> Any:
        return _arrow().concat_arrays(added(*arrays).to_struct_array().chunks)

    schema = added(*[_arrow().array([], _arrow().string()) for _ in names]).schema
    # Spark tells by these which kind of function it is.
    structs.__annotations__ = {"arrays": _arrow().Array, "return": _arrow().Array}
    make: Any = arrow_udf
    return make(structs, from_arrow_schema(schema))(*columns)


def _work(work: Callable[[Any], Batch], rows: int, batches: Iterator[Any]) -> Iterator[Any]:
    """What a task does."""
    for batch in batches:
        for start in range(0, batch.num_rows, rows):
            yield from _plain(_arrow().table(work(batch.slice(start, rows)))).to_batches()


def _plain(table: Any) -> Any:
    """The same table without dictionaries, which Spark does not read."""
    pyarrow = _arrow()
    schema = pyarrow.schema([field.with_type(_plain_type(field.type)) for field in table.schema])
    return table if schema == table.schema else table.cast(schema)


def _plain_type(kind: Any) -> Any:
    pyarrow = _arrow()
    if pyarrow.types.is_dictionary(kind):
        return kind.value_type
    if pyarrow.types.is_list(kind):
        return pyarrow.list_(kind.value_field.with_type(_plain_type(kind.value_type)))
    if pyarrow.types.is_struct(kind):
        return pyarrow.struct([field.with_type(_plain_type(field.type)) for field in kind])
    return kind


def solve(
    frame: Given,
    *,
    column: str | None = None,
    jobs: int = 1,
    prefix: str = "",
    rows: int = 50_000,
) -> Given:
    """Solves each puzzle: `status`, `grid`, `error`. `jobs` is the number of threads of a task, 1 as Spark has a task for each
    core."""
    options: dict[str, Any] = {"column": column, "jobs": jobs, "prefix": prefix}
    return _map(frame, functools.partial(ergodoku.solve_batch, **options), rows)


def check(
    frame: Given,
    *,
    limit: int = 2,
    column: str | None = None,
    jobs: int = 1,
    time_limit: float | None = None,
    prefix: str = "",
    rows: int = ROWS,
) -> Given:
    """Counts the solutions of each puzzle, up to `limit`: `status`, `solutions`, `grid`, `error`."""
    options: dict[str, Any] = {"column": column, "jobs": jobs, "prefix": prefix, "time_limit": time_limit}
    return _map(frame, functools.partial(ergodoku.check_batch, limit=limit, **options), rows)


def rate(
    frame: Given,
    *,
    scale: str = "se121",
    profile: str | Profile = "hodoku",
    column: str | None = None,
    jobs: int = 1,
    time_limit: float | None = None,
    prefix: str = "",
    rows: int = ROWS,
) -> Given:
    """Rates each puzzle: `status`, `er`, `ep`, `ed`, `error`; with `scale="hodoku"` `status`, `score`, `level`, `steps`,
    `guesses`, `hardest`, `error`. A row that takes longer than `time_limit` has the status `interrupted`."""
    options: dict[str, Any] = {"column": column, "jobs": jobs, "prefix": prefix, "time_limit": time_limit}
    work = functools.partial(ergodoku.rate_batch, scale=scale, profile=profile, **options)
    return _map(frame, work, rows)


def path(
    frame: Given,
    *,
    profile: str | Profile = "default",
    notation: bool = False,
    column: str | None = None,
    jobs: int = 1,
    time_limit: float | None = None,
    prefix: str = "",
    rows: int = ROWS,
) -> Given:
    """Solves each puzzle by technique: `status`, `grid`, `steps` (an array of structs), `error`."""
    options: dict[str, Any] = {"column": column, "jobs": jobs, "prefix": prefix, "time_limit": time_limit}
    work = functools.partial(ergodoku.path_batch, profile=profile, notation=notation, **options)
    return _map(frame, work, rows)


def verify(
    frame: Given,
    claims: str | Column = "claim",
    *,
    profile: str | Profile | None = None,
    column: str | None = None,
    jobs: int = 1,
    time_limit: float | None = None,
    prefix: str = "",
    rows: int = ROWS,
) -> Given:
    """Judges each claim: `verdict`, `by`, `within`, `counterexample`, `broken`, `error`. Keep the rows of one position
    together: they then cost less. `claims` is the name of a column; beside a column of states it may be a column too."""
    options: dict[str, Any] = {"column": column, "jobs": jobs, "prefix": prefix, "time_limit": time_limit}
    name = claims if isinstance(claims, str) else "claim"
    work = functools.partial(ergodoku.verify_batch, claims=name, profile=profile, **options)
    return _map(frame, work, rows, claims)


def rate_in_two_passes(
    frame: DataFrame,
    *,
    scale: str = "se121",
    first: float = 0.05,
    time_limit: float | None = None,
    partitions: int | None = None,
    column: str | None = None,
    jobs: int = 1,
) -> DataFrame:
    """Rates every puzzle within `first` seconds, then what is left within `time_limit`, spread evenly over tasks.

    A few puzzles take a thousand times as long as most, and often stand together. The second pass spreads them over as many
    tasks as there are partitions, so that none of them keeps a whole stage waiting. The
    result of the first pass is kept in the meantime, in memory or on disk.
    """
    quick = rate(frame, scale=scale, time_limit=first, column=column, jobs=jobs).cache()
    done = quick.filter(quick["status"] != "interrupted")
    left = quick.filter(quick["status"] == "interrupted").select(*frame.columns)
    count = partitions or frame.sparkSession.sparkContext.defaultParallelism * 8
    slow = rate(
        left.repartition(count),
        scale=scale,
        time_limit=time_limit,
        column=column,
        jobs=jobs,
        rows=1,
    )
    return done.unionByName(slow)


def canonical(frame: DataFrame, *, column: str = "puzzle", name: str = "canonical") -> DataFrame:
    """Adds the canonical form of each puzzle, null for a row that is none: the same for all that are essentially the same, so
    that each of them can be rated once."""
    from pyspark.sql.types import (  # type: ignore[import-not-found, unused-ignore]
        StringType,
        StructField,
        StructType,
    )

    schema = StructType([*frame.schema.fields, StructField(name, StringType())])
    return frame.mapInArrow(functools.partial(_canonical, column, name), schema)


def _canonical(column: str, name: str, batches: Iterator[Any]) -> Iterator[Any]:
    pyarrow = _arrow()
    for batch in batches:
        texts = batch.column(column).to_pylist()
        forms = pyarrow.array([_form(text) for text in texts], pyarrow.string())
        columns = [*batch.columns, forms]
        yield pyarrow.RecordBatch.from_arrays(columns, names=[*batch.schema.names, name])


def _form(text: str | None) -> str | None:
    try:
        return None if text is None else str(ergodoku.canonical(text))
    except ergodoku.ErgodokuError:
        return None
