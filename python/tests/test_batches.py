"""The calls about many puzzles."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from conftest import CLASH, EASY, HARD, IMPOSSIBLE, MISTAKE, NOTHING, SEVERAL, SOLVED

import ergodoku

ODD = [EASY, "12", SEVERAL, None, IMPOSSIBLE, HARD, CLASH, "", MISTAKE]
STATUSES = [
    "solved", "error", "multiple_solutions", "error", "no_solution", "solved", "invalid", "error", "mistake",
]  # fmt: skip
CALLS = [ergodoku.solve_batch, ergodoku.check_batch, ergodoku.rate_batch, ergodoku.path_batch]


@pytest.mark.parametrize("call", CALLS)
@pytest.mark.parametrize("jobs", [1, 3])
def test_bad_rows_have_their_error_and_the_order_is_kept(call: Callable[..., Any], jobs: int) -> None:
    rows = ODD * 40
    result = call(rows, jobs=jobs)
    assert len(result) == len(rows)
    assert result["puzzle"] == rows
    assert result["status"] == STATUSES * 40
    for status, error in zip(result["status"], result["error"], strict=True):
        assert (error is None) == (status == "solved")
    assert result["error"][1] == "column 3: expected nine cells in a row, found 2"


def test_batches_say_what_calls_say(puzzles: list[str]) -> None:
    assert ergodoku.solve_batch(puzzles)["grid"] == [ergodoku.solve(it) for it in puzzles]
    ratings = [ergodoku.rate(it) for it in puzzles]
    rated = ergodoku.rate_batch(puzzles)
    assert list(zip(rated["er"], rated["ep"], rated["ed"])) == [(it.er, it.ep, it.ed) for it in ratings]
    hodoku = [ergodoku.rate(it, scale="hodoku") for it in puzzles]
    rated = ergodoku.rate_batch(puzzles, scale="hodoku")
    assert list(zip(rated["score"], rated["level"])) == [(it.score, it.level) for it in hodoku]
    assert rated["hardest"] == [it.hardest for it in hodoku]
    walked = ergodoku.path_batch(puzzles, notation=True)
    for puzzle, steps, grid in zip(puzzles, walked["steps"], walked["grid"]):
        path = ergodoku.path(puzzle)
        assert grid == path.grid
        for told, step in zip(steps, path, strict=True):
            assert told["technique"] == step.technique and told["notation"] == step.notation
            assert tuple(told["eliminate"]) == step.eliminate
            assert (told["place"],) == step.place or (told["place"] is None and step.place == ())


def test_a_check_counts_up_to_its_limit() -> None:
    result = ergodoku.check_batch([EASY, SEVERAL, NOTHING, IMPOSSIBLE, "12"], limit=50)
    count = ergodoku.check(SEVERAL, limit=50).solutions
    assert result["solutions"] == [1, count, 50, 0, None]
    assert ergodoku.check_batch([NOTHING])["solutions"] == [2]
    assert result["grid"] == [SOLVED, None, None, None, None]


def test_a_row_has_its_time() -> None:
    late = ergodoku.check_batch([EASY, NOTHING, EASY], limit=10**12, time_limit=0.01)
    assert late["status"] == ["solved", "interrupted", "solved"]
    assert ergodoku.rate_batch([HARD], time_limit=0)["status"] == ["interrupted"]
    assert ergodoku.rate_batch([HARD], time_limit=0)["er"] == [None]
    assert ergodoku.rate_batch([HARD], time_limit=0, scale="hodoku")["status"] == ["interrupted"]
    assert ergodoku.path_batch([HARD], time_limit=0)["status"] == ["interrupted"]
    assert ergodoku.rate_batch([HARD], time_limit=60)["status"] == ["solved"]


def test_lists_of_anything() -> None:
    puzzle, state = ergodoku.Puzzle(EASY), ergodoku.State(EASY)
    several: list[Any] = [[puzzle, state, EASY, EASY.encode()], iter([EASY] * 4), (EASY for _ in range(4))]
    for rows in several:
        assert ergodoku.solve_batch(rows)["grid"] == [SOLVED] * 4
    assert len(ergodoku.solve_batch([])) == 0
    with pytest.raises(TypeError, match="item 1 .* int"):
        ergodoku.solve_batch([EASY, 5])  # type: ignore[list-item]
    for wrong in (EASY, 5, None):
        with pytest.raises(TypeError):
            ergodoku.solve_batch(wrong)  # type: ignore[arg-type]


def test_other_formats_are_read_row_by_row() -> None:
    state = ergodoku.State(EASY).apply("r1c1<>9")
    rows = [state.to_text(layout) for layout in ("line", "pencil-marks", "library", "sukaku")]
    assert ergodoku.solve_batch(rows)["grid"] == [SOLVED] * 4


def arrow_tables(rows: list[str | None]) -> list[Any]:
    """The same texts, in the ways in which Arrow stores them."""
    pa = pytest.importorskip("pyarrow")
    types = [pa.string(), pa.large_string(), pa.string_view(), pa.dictionary(pa.int8(), pa.string()), pa.binary()]
    arrays = [pa.array(rows, pa.string()).cast(it) for it in types]
    tables: list[Any] = [pa.table({"n": range(len(rows)), "puzzle": it}) for it in arrays]
    tables += arrays
    tables += [pa.chunked_array([it, it[:0], it]) for it in arrays]
    whole = tables[0]
    tables += [whole.slice(3, 4), pa.concat_tables([whole.slice(2), whole.slice(0, 5)]), whole.to_reader()]
    tables += [whole.to_batches()[0].slice(1, 6)]
    return tables


def test_every_way_to_store_texts_is_read() -> None:
    pa = pytest.importorskip("pyarrow")
    rows: list[str | None] = [*ODD, EASY]
    for data in arrow_tables(rows):
        if isinstance(data, pa.RecordBatchReader):
            texts = rows
        else:
            column = data["puzzle"] if hasattr(data, "column_names") else data
            texts = [it if it is None or isinstance(it, str) else it.decode() for it in column.to_pylist()]
        result = pa.table(ergodoku.solve_batch(data))
        result.validate(full=True)
        expected = [None if it is None else ergodoku.check(it).status for it in texts]
        assert result["status"].to_pylist() == [it or "error" for it in expected]


def test_bytes_of_one_length_are_read() -> None:
    pa = pytest.importorskip("pyarrow")
    fixed = pa.array([EASY.encode(), None, HARD.encode()], pa.binary(81))
    assert ergodoku.solve_batch(fixed)["status"] == ["solved", "error", "solved"]
    broken = pa.array([b"\xff" * 81], pa.binary())
    assert ergodoku.rate_batch(broken)["error"] == ["these bytes are no UTF-8"]


def test_other_columns_are_passed_through_as_they_are() -> None:
    pa = pytest.importorskip("pyarrow")
    random.seed(1)
    count = 1000
    table = pa.table(
        {
            "id": range(count),
            "half": [None if n % 7 == 0 else n / 2 for n in range(count)],
            "flag": [n % 3 == 0 for n in range(count)],
            "tags": [[str(n)] * (n % 4) for n in range(count)],
            "nested": [{"a": n, "b": [{"c": str(n)}]} for n in range(count)],
            "kind": pa.array([f"k{n % 5}" for n in range(count)]).dictionary_encode(),
            "when": pa.array(range(count), pa.timestamp("us", "UTC")),
            "cost": pa.array(range(count), pa.decimal128(20, 2)),
            "view": pa.array([f"{n}" * (n % 9) for n in range(count)], pa.string_view()),
            "puzzle": [random.choice(ODD) for _ in range(count)],
        }
    ).replace_schema_metadata({"made": "here"})
    for part in (table, table.slice(13, 700), pa.concat_tables([table.slice(900), table.slice(1, 5)])):
        result = pa.table(ergodoku.check_batch(part))
        result.validate(full=True)
        assert result.select(part.column_names).equals(part, check_metadata=True)
        assert result.column_names == [*part.column_names, "status", "solutions", "grid", "error"]
    del table, part
    assert result["nested"].to_pylist()[0] == {"a": 900, "b": [{"c": "900"}]}


def test_the_column_of_puzzles_is_found() -> None:
    pa = pytest.importorskip("pyarrow")
    columns = {"name": ["one", "two"], "solution": [SOLVED] * 2, "question": [EASY, HARD], "n": [1, 2]}
    assert ergodoku.rate_batch(pa.table(columns))["er"] == [2.0, 4.2]
    named = pa.table({**columns, "other": [HARD, EASY]})
    assert ergodoku.rate_batch(named, column="other")["er"] == [4.2, 2.0]
    for column in ("nobody", "n"):
        with pytest.raises(ValueError, match=column):
            ergodoku.rate_batch(named, column=column)
    with pytest.raises(ValueError, match="no column of puzzles"):
        ergodoku.rate_batch(pa.table({"n": [1], "name": ["x"], "other": ["y"]}))


def test_names_that_are_taken_need_a_prefix() -> None:
    pa = pytest.importorskip("pyarrow")
    table = pa.table(ergodoku.check_batch([EASY]))
    with pytest.raises(ValueError, match="`status` already"):
        ergodoku.rate_batch(table, column="puzzle")
    rated = ergodoku.rate_batch(table, column="puzzle", prefix="se_")
    assert rated["se_er"] == [2.0] and rated["status"] == ["solved"]


def test_a_result_is_read_any_number_of_times_and_outlives_its_input(puzzles: list[str]) -> None:
    pa = pytest.importorskip("pyarrow")
    result = ergodoku.path_batch(pa.table({"puzzle": puzzles}))
    tables = [pa.table(result) for _ in range(3)]
    again = ergodoku.path_batch(pa.table(result), prefix="again_", column="puzzle")
    steps = result["steps"]
    del result
    for table in tables:
        table.validate(full=True)
        assert table["steps"].to_pylist() == steps
        assert pa.types.is_dictionary(table.schema.field("steps").type.value_type.field("technique").type)
    assert pa.table(again)["again_steps"].equals(tables[0]["steps"])


def test_large_lists_come_in_chunks() -> None:
    pa = pytest.importorskip("pyarrow")
    count = (1 << 18) + 1000
    result = pa.table(ergodoku.solve_batch([EASY] * count))
    assert result.num_rows == count and result["grid"].num_chunks == 2
    assert result["grid"].unique().to_pylist() == [SOLVED]


def test_notebooks_show_the_first_rows() -> None:
    html = ergodoku.rate_batch([EASY] * 100)._repr_html_()
    assert "100 rows" in html and html.count("<tr>") == 11
    assert "100 rows" in repr(ergodoku.solve_batch([EASY] * 100))
    assert "0 rows" in ergodoku.solve_batch([])._repr_html_()


def test_a_search_may_be_limited_in_time(puzzles: list[str]) -> None:
    rows = [*puzzles, "12", None, "." * 81]
    usual, limited = ergodoku.solve_batch(rows), ergodoku.solve_batch(rows, time_limit=600)
    for column in ("status", "grid", "error"):
        assert usual[column] == limited[column]
    none = ergodoku.solve_batch(puzzles, time_limit=0)
    # A search so short may be over before it looks at the time.
    for status, grid, error in zip(none["status"], none["grid"], none["error"], strict=True):
        assert (status, grid is None) in (("solved", False), ("interrupted", True))
        assert error == (None if grid else "the time limit was reached")
