"""The batch calls as expressions of Polars."""

from __future__ import annotations

import pickle
from typing import Any

import pytest
from conftest import CLASH, EASY, HARD, IMPOSSIBLE, MISTAKE, SEVERAL, SOLVED

import ergodoku

pl: Any = pytest.importorskip("polars")

from ergodoku import polars as sudoku  # noqa: E402

ODD = [EASY, "12", SEVERAL, None, IMPOSSIBLE, HARD, CLASH, "", MISTAKE]
CALLS: dict[str, tuple[Any, Any, dict[str, Any]]] = {
    "solve": (sudoku.solve, ergodoku.solve_batch, {}),
    "check": (sudoku.check, ergodoku.check_batch, {"limit": 5}),
    "rate": (sudoku.rate, ergodoku.rate_batch, {}),
    "hodoku": (sudoku.rate, ergodoku.rate_batch, {"scale": "hodoku", "profile": ergodoku.Profile("hodoku", without=["fish"])}),
    "path": (sudoku.path, ergodoku.path_batch, {"notation": True}),
}  # fmt: skip


@pytest.mark.parametrize("name", list(CALLS))
@pytest.mark.parametrize("engine", ["in-memory", "streaming"])
def test_an_expression_says_what_the_batch_call_says(name: str, engine: str, puzzles: list[str]) -> None:
    expression, call, options = CALLS[name]
    frame = pl.DataFrame({"id": range(9 * 30 + 20), "puzzle": ODD * 30 + puzzles})
    plan = frame.lazy().with_columns(told=expression("puzzle", **options))
    told = plan.collect(engine=engine)
    assert plan.collect_schema() == told.schema
    assert told["id"].to_list() == list(range(len(frame)))
    assert told["told"].struct.unnest().equals(pl.DataFrame(call(frame, **options)).drop("id", "puzzle"))


def test_claims_are_judged_however_the_columns_are_divided() -> None:
    claims = ["r1c8=4", "r1c1=9", "r1", None]
    one = pl.concat([pl.Series("s", [EASY] * 5), pl.Series("s", [EASY] * 7)], rechunk=False)
    other = pl.concat([pl.Series("c", claims[:3]), pl.Series("c", claims[3:] + claims * 2)], rechunk=False)
    frame = pl.DataFrame([one, other])
    assert [frame["s"].n_chunks(), frame["c"].n_chunks()] == [2, 2]
    judged = frame.select(sudoku.verify("s", pl.col("c")))["s"].struct.field("verdict").to_list()
    assert judged == ["follows", "false", "malformed", "malformed"] * 3


def test_any_part_of_a_column_and_none_of_it() -> None:
    frame = pl.DataFrame({"puzzle": ODD * 3})
    whole = frame.select(sudoku.solve("puzzle"))["puzzle"]
    for start, length in [(0, 0), (4, 5), (9, 18), (26, 1)]:
        part = frame.slice(start, length).select(sudoku.solve("puzzle"))["puzzle"]
        assert part.equals(whole.slice(start, length)), (start, length)
    kept = frame.lazy().filter(sudoku.solve("puzzle").struct.field("status") == "solved").collect()
    assert kept["puzzle"].to_list() == [EASY, HARD] * 3
    hard = frame.group_by("puzzle").agg(pl.len()).with_columns(sudoku.rate("puzzle").struct.field("er"))
    assert sorted(er for er in hard["er"] if er) == [2.0, 4.2]


@pytest.mark.parametrize("kind", ["String", "Categorical", "Binary"])
def test_texts_of_any_type_are_read(kind: str) -> None:
    frame = pl.DataFrame({"puzzle": pl.Series([EASY, None, HARD]).cast(getattr(pl, kind))})
    grids = frame.select(sudoku.solve("puzzle").struct.field("grid"))["grid"]
    assert grids.to_list() == [SOLVED, None, ergodoku.solve(HARD)]


def test_what_is_wrong_is_told() -> None:
    frame = pl.DataFrame({"puzzle": [EASY], "number": [1]})
    with pytest.raises(pl.exceptions.ComputeError, match="no texts"):
        frame.select(sudoku.rate("number"))
    with pytest.raises(pl.exceptions.ComputeError, match="scale"):
        frame.select(sudoku.rate("puzzle", scale="nobody"))
    with pytest.raises(pl.exceptions.ComputeError, match="no texts"):
        frame.lazy().select(sudoku.solve("number")).collect_schema()


def test_a_plan_can_be_sent_elsewhere() -> None:
    plan = pl.LazyFrame({"puzzle": [EASY]}).select(sudoku.rate("puzzle").struct.field("er"))
    assert pickle.loads(pickle.dumps(plan)).collect()["er"].to_list() == [2.0]
