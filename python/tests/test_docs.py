"""The examples of the documentation: those of every public name, and the code blocks of the README and the guide."""

from __future__ import annotations

import doctest
import importlib
import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import ergodoku
from ergodoku import _native

FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
HERE = Path(__file__).parent.parent


def documented() -> Iterator[tuple[str, Any]]:
    yield "ergodoku", ergodoku
    for name in ergodoku.__all__:
        thing = getattr(ergodoku, name)
        yield name, thing
        if inspect.isclass(thing):
            for member, value in vars(thing).items():
                if not member.startswith("_") and value.__doc__:
                    yield f"{name}.{member}", value


def run(text: str, name: str) -> int:
    """Runs the examples of a text. Gives how many there are."""
    globs = {**vars(ergodoku), "ergodoku": ergodoku}
    test = doctest.DocTestParser().get_doctest(text, globs, name, name, 0)
    lines: list[str] = []
    results = doctest.DocTestRunner(optionflags=FLAGS).run(test, out=lines.append)
    assert results.failed == 0, "".join(lines)
    return len(test.examples)


@pytest.mark.parametrize(("name", "thing"), list(documented()))
def test_examples_of_names(name: str, thing: Any) -> None:
    if name != "__version__":
        run(thing.__doc__, name)


def test_everything_public_is_documented_and_every_call_has_an_example() -> None:
    for name in ergodoku.__all__:
        thing = getattr(ergodoku, name)
        assert thing.__doc__, name
        if inspect.isfunction(thing):
            assert ">>>" in thing.__doc__, name
    for kind in (_native.Puzzle, _native.State, _native.Step, _native.Profile, _native.Batch):
        for member, value in vars(kind).items():
            if not member.startswith("_"):
                assert value.__doc__, f"{kind.__name__}.{member}"


# Beside the package in its repository; a package of sources has the README alone.
GUIDES = [HERE.parent / "docs" / name for name in ("python.md", "training.md")]
NEEDS = ("pyarrow", "polars", "pandas", "duckdb", "numpy")
# Modules that need another package, or none.
MODULES = {"rewards": None, "reasoning": None, "gymnasium": "gymnasium", "verifiers": "verifiers.v1", "spark": "pyspark", "polars": "polars"}


@pytest.mark.filterwarnings("default")
@pytest.mark.parametrize("name", MODULES)
def test_examples_of_modules(name: str) -> None:
    package = MODULES[name]
    if package is not None:
        pytest.importorskip(package)
    module = importlib.import_module(f"ergodoku.{name}")
    results = doctest.testmod(module, optionflags=FLAGS)
    assert results.failed == 0 and (results.attempted > 0 or name in ("spark", "polars"))
    for public in module.__all__:
        thing = getattr(module, public)
        assert not callable(thing) or inspect.getdoc(thing) or public == "Task", public


def blocks(path: Path) -> list[Any]:
    code = re.findall(r"^```python\n(.*?)^```", path.read_text(), re.DOTALL | re.MULTILINE)
    return [pytest.param(block, id=f"{path.name}-{number}") for number, block in enumerate(code)]


@pytest.mark.filterwarnings("default")
@pytest.mark.parametrize(
    "block",
    [it for path in (HERE / "README.md", *GUIDES) if path.exists() for it in blocks(path)],
)
def test_code_of_the_documents(block: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in NEEDS:
        if re.search(rf"^\s*(>>> )?(import|from) {name}\b", block, re.MULTILINE):
            pytest.importorskip(name)
    for name, package in MODULES.items():
        if package is not None and f"from ergodoku.{name} import" in block:
            pytest.importorskip(package)
    monkeypatch.chdir(tmp_path)
    assert run(block, "block") > 0
