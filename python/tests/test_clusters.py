"""The recipes of the guide to clusters, each in a process of its own, where their packages are."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import ergodoku

# Beside the package in its repository.
GUIDE = Path(__file__).parent.parent.parent / "docs" / "clusters.md"
RECIPES = re.findall(r"^## (\w+).*?^```python\n(.*?)^```", GUIDE.read_text(), re.DOTALL | re.MULTILINE) if GUIDE.exists() else []


@pytest.mark.parametrize(("name", "recipe"), [it for it in RECIPES if it[0] != "Spark"])
def test_a_recipe_runs(name: str, recipe: str, tmp_path: Path) -> None:
    pyarrow: Any = pytest.importorskip("pyarrow")
    parquet: Any = pytest.importorskip("pyarrow.parquet")
    package = {"Dask": "distributed"}.get(name, name.lower())
    pytest.importorskip(package)
    puzzles = [str(puzzle) for puzzle in ergodoku.generate(n=60, seed=4)] + ["12"]
    table = pyarrow.table({"id": range(61), "puzzle": puzzles})
    parquet.write_table(table, tmp_path / "puzzles.parquet", row_group_size=20)
    if name == "Dask":
        recipe += 'pyarrow.parquet.write_table(rated, "rated")\n'
    # Not as a file: the processes that are started would run it again.
    subprocess.run([sys.executable, "-c", recipe], cwd=tmp_path, check=True, capture_output=True)
    rated = parquet.read_table(tmp_path / "rated").sort_by("id")
    wanted = pyarrow.table(ergodoku.rate_batch(table, jobs=1))
    assert rated["id"].to_pylist() == list(range(61))
    assert rated["er"].to_pylist() == wanted["er"].to_pylist()
