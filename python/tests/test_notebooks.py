"""The notebooks of the documentation, executed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

nbclient: Any = pytest.importorskip("nbclient")
nbformat: Any = pytest.importorskip("nbformat")
pytest.importorskip("ipykernel")

# Beside the package in its repository.
FOLDER = Path(__file__).parent.parent.parent / "docs" / "notebooks"
NEEDS = {"rate-a-collection": ["polars", "pyarrow"], "make-a-data-set": ["pyarrow"]}


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.ipynb")), ids=lambda path: path.stem)
def test_a_notebook_runs(path: Path, tmp_path: Path) -> None:
    for name in NEEDS.get(path.stem, ()):
        pytest.importorskip(name)
    notebook = nbformat.read(path, as_version=4)
    codes = [cell for cell in notebook.cells if cell.cell_type == "code"]
    assert codes and not any(cell.outputs for cell in codes), "outputs are made, not kept"
    client = nbclient.NotebookClient(
        notebook, timeout=600, resources={"metadata": {"path": str(tmp_path)}}
    )
    client.execute()
    shown = {kind for cell in codes for it in cell.outputs for kind in it.get("data", {})}
    assert any(cell.outputs for cell in codes)
    if path.stem == "learn":
        assert shown >= {"image/svg+xml", "text/html"}
