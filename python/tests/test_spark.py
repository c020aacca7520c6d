"""The calls on Spark, in one process."""

from __future__ import annotations

import os
import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from conftest import CLASH, EASY, HARD, SEVERAL

import ergodoku

pyspark: Any = pytest.importorskip("pyspark.sql")
pyarrow: Any = pytest.importorskip("pyarrow")
if shutil.which("java") is None:
    pytest.skip("there is no java", allow_module_level=True)

from ergodoku import spark  # noqa: E402

pytestmark = pytest.mark.filterwarnings("default")
GUIDE = Path(__file__).parent.parent.parent / "docs" / "clusters.md"
ROWS = [EASY, "12", SEVERAL, None, HARD, CLASH]


@pytest.fixture(scope="module")
def session() -> Iterator[Any]:
    os.environ.setdefault("PYSPARK_PYTHON", sys.executable)
    os.environ.setdefault("SPARK_LOCAL_IP", "127.0.0.1")
    builder = pyspark.SparkSession.builder.master("local[1]")
    for name, value in {
        "spark.ui.enabled": "false",
        "spark.driver.host": "127.0.0.1",
        "spark.sql.shuffle.partitions": "2",
        # Spark's own choice takes a library for musl where there is one, which Java does not load.
        "spark.sql.parquet.compression.codec": "zstd",
        "spark.sql.execution.arrow.maxRecordsPerBatch": "4",
    }.items():
        builder = builder.config(name, value)
    started = builder.getOrCreate()
    yield started
    started.stop()


def rows_of(frame: Any) -> list[dict[str, Any]]:
    return [row.asDict(recursive=True) for row in frame.orderBy("id").collect()]


CALLS: dict[str, tuple[Any, Any, dict[str, Any]]] = {
    "solve": (spark.solve, ergodoku.solve_batch, {}),
    "check": (spark.check, ergodoku.check_batch, {"limit": 5}),
    "rate": (spark.rate, ergodoku.rate_batch, {}),
    "hodoku": (spark.rate, ergodoku.rate_batch, {"scale": "hodoku"}),
    "path": (spark.path, ergodoku.path_batch, {"notation": True}),
}


@pytest.mark.parametrize("name", list(CALLS))
def test_frames_and_columns_say_what_the_batch_call_says(session: Any, name: str) -> None:
    call, batch, options = CALLS[name]
    table = pyarrow.table({"id": range(len(ROWS)), "puzzle": ROWS})
    wanted = pyarrow.table(batch(table, **options)).to_pylist()
    frame = session.createDataFrame(table.to_pylist(), "id long, puzzle string").repartition(2)
    assert rows_of(call(frame, **options)) == wanted
    told = frame.withColumn("told", call(frame["puzzle"], **options))
    assert rows_of(told.select("id", "puzzle", "told.*")) == wanted


def test_claims_are_judged(session: Any) -> None:
    claims = ["r1c8=4", "r1c1=9", "r1", None, "r1c8<>4"]
    rows = [{"id": at, "state": EASY, "claim": claim} for at, claim in enumerate(claims)]
    frame = session.createDataFrame(rows, "id long, state string, claim string")
    verdicts = ["follows", "false", "malformed", "malformed", "false"]
    judged = [spark.verify(frame, column="state")]
    for claim in ("claim", frame["claim"]):
        judged.append(frame.select("id", spark.verify(frame["state"], claim)["verdict"].alias("verdict")))
    for told in judged:
        assert [row["verdict"] for row in rows_of(told)] == verdicts


def test_isomorphs_have_one_canonical_form(session: Any) -> None:
    other = EASY.translate(str.maketrans("123456789", "234567891"))
    rows = [{"id": at, "puzzle": it} for at, it in enumerate([EASY, other, HARD, "12", None])]
    forms = [row["canonical"] for row in rows_of(spark.canonical(session.createDataFrame(rows, "id long, puzzle string")))]
    assert forms[0] == forms[1] == str(ergodoku.canonical(EASY)) != forms[2] and forms[3:] == [None, None]


def test_two_passes_are_one(session: Any) -> None:
    rows = [{"id": at, "puzzle": it} for at, it in enumerate(ROWS)]
    frame = session.createDataFrame(rows, "id long, puzzle string")
    # Nothing is done in no time: all rows come to the second pass.
    for first in (0.0, 60.0):
        assert rows_of(spark.rate_in_two_passes(frame, first=first)) == rows_of(spark.rate(frame))


@pytest.mark.skipif(not GUIDE.exists(), reason="a package of sources has no guide")
def test_the_recipes_of_the_guide(session: Any, tmp_path: Path) -> None:
    rows = [{"id": at, "puzzle": it} for at, it in enumerate(ROWS)]
    session.createDataFrame(rows, "id long, puzzle string").write.parquet(f"{tmp_path}/puzzles")
    section = re.search(r"^## Spark\n(.*?)^## ", GUIDE.read_text(), re.DOTALL | re.MULTILINE)
    assert section is not None
    recipes = re.findall(r"^```python\n(.*?)^```", section[1], re.DOTALL | re.MULTILINE)
    assert len(recipes) == 2
    names: dict[str, Any] = {"session": session}
    for recipe in recipes:
        # Spark runs in the folder in which it was started.
        exec(recipe.replace('parquet("', f'parquet("{tmp_path}/'), names)
    rated = rows_of(session.read.parquet(f"{tmp_path}/rated"))
    assert [row["er"] for row in rated] == ergodoku.rate_batch(ROWS)["er"]
    assert [row["er"] for row in rows_of(names["hard"])] == [4.2]
