"""The records that calls give: plain data, immutable, hashable, and picklable."""

from __future__ import annotations

import html
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, overload

from ergodoku._native import State, Step


class Grid(str):
    """81 digits, row by row, with `.` for an empty cell: a str that draws itself in notebooks.

    >>> grid = solve("..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56")
    >>> grid[:9]
    '563298147'
    >>> grid.rows()[8]
    '138972456'
    """

    __slots__ = ()

    def rows(self) -> list[str]:
        """The nine rows."""
        return [self[start : start + 9] for start in range(0, 81, 9)]

    def _repr_svg_(self) -> str:
        return State(self).svg(candidates=False)


@dataclass(frozen=True, slots=True)
class Check:
    """Whether a puzzle is one: what `check` gives."""

    status: str
    """`solved`: exactly one solution. Else `multiple_solutions`, `no_solution`, `invalid` (a digit stands
    twice in a house), `mistake` (digits placed since contradict the givens), or `error` (no puzzle)."""
    solutions: int | None
    """How many, counted up to the limit. None if the text could not be read."""
    grid: Grid | None
    """The solution, if there is exactly one."""
    error: str | None = None
    """What is wrong, in words."""
    mistakes: tuple[str, ...] = ()
    """Every digit placed and every candidate removed that contradicts the one solution of the givens."""

    @property
    def is_valid(self) -> bool:
        """Whether there is exactly one solution."""
        return self.status == "solved"

    def _repr_svg_(self) -> str | None:
        return self.grid._repr_svg_() if self.grid else None


@dataclass(frozen=True, slots=True)
class RatedStep:
    """A step of a rating: what `rate(puzzle, path=True).path` has."""

    rating: float
    """Its rating on Sudoku Explainer's scales, or its score on HoDoKu's."""
    name: str
    """What the scale calls it."""
    step: Step
    """The step, by the engine's nearest technique."""


@dataclass(frozen=True, slots=True)
class Rating:
    """How hard a puzzle is. On Sudoku Explainer's scales it has `er`, `ep` and `ed`; on HoDoKu's `score`,
    `level`, `steps`, `guesses` and `hardest`; on Berthier's `rating`. The others are None."""

    scale: str
    """`se121`, `se121-fixed`, `sukaku`, `hodoku`, `w`, `s+w`, `gw`, `s+gw`, `b`, `gb`, `t&e` or `bxb`."""
    er: float | None = None
    """The rating of the hardest step; 20.0 if the rules of the scale do not solve the puzzle."""
    ep: float | None = None
    """The rating of the hardest step up to the first placement."""
    ed: float | None = None
    """The rating of the first step."""
    score: int | None = None
    """The sum of the scores of all steps."""
    level: str | None = None
    """Easy, Medium, Hard, Unfair or Extreme."""
    steps: int | None = None
    """How many steps."""
    guesses: int | None = None
    """How many cells had to be guessed."""
    hardest: str | None = None
    """The technique of the hardest step."""
    rating: int | None = None
    """The greatest length of a whip, braid or subset that is needed, or the depth of trial and error. None, too, if the rules of
    the scale do not solve the puzzle."""
    path: tuple[RatedStep, ...] | None = None
    """The steps in order, if they were asked for."""


@dataclass(frozen=True, slots=True, eq=True)
class Path(Sequence[Step]):
    """A puzzle solved step by step: a sequence of steps. In a notebook one can click through it."""

    puzzle: str
    """The puzzle."""
    status: str
    """`solved`; `stuck` if no technique of the profile found more; `multiple_solutions`: the steps hold in all
    solutions."""
    grid: Grid
    """The digits at the end."""
    steps: tuple[Step, ...]
    """The steps, in order."""
    error: str | None = None
    """What is wrong, if the status says that something is."""

    @property
    def is_solved(self) -> bool:
        """Whether every cell has its digit."""
        return self.status == "solved"

    @property
    def techniques(self) -> Mapping[str, int]:
        """How often each technique was used."""
        return Counter(step.technique for step in self.steps)

    def __len__(self) -> int:
        return len(self.steps)

    @overload
    def __getitem__(self, index: int) -> Step: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Step, ...]: ...
    def __getitem__(self, index: int | slice) -> Step | tuple[Step, ...]:
        return self.steps[index]

    def __iter__(self) -> Iterator[Step]:
        return iter(self.steps)

    def __str__(self) -> str:
        lines = [f"{number}. {step}" for number, step in enumerate(self.steps, 1)]
        return "\n".join([*lines, f"{self.status}: {self.grid}"])

    def _repr_html_(self) -> str:
        return path_html(self)


def path_html(path: Path) -> str:
    """The steps as a list, each of which opens to its drawing; only one is open at a time. It needs no script and
    no style sheet, so that notebooks show it however much they trust it."""
    group = f"ergodoku-{id(path):x}"
    shown = []
    for number, step in enumerate(path.steps, 1):
        is_open = " open" if number == 1 else ""
        summary = f"<summary>{number}. {html.escape(step.notation)}</summary>"
        drawing = step.svg(candidates=step.family != "singles")
        shown.append(f'<details name="{group}"{is_open}>{summary}{drawing}</details>')
    counted = "1 step" if len(path) == 1 else f"{len(path)} steps"
    head = f"<p><b>{html.escape(path.status.replace('_', ' '))}</b> after {counted}</p>"
    return f"<div>{head}{''.join(shown)}</div>"


def batch_html(columns: Mapping[str, Sequence[Any]], rows: int) -> str:
    """The first rows of a table."""
    cells = "".join(f"<th>{html.escape(name)}</th>" for name in columns)
    lines = [
        "".join(f"<td>{'' if value is None else html.escape(str(value)[:90])}</td>" for value in row)
        for row in zip(*columns.values())
    ]
    table = "".join(f"<tr>{line}</tr>" for line in lines)
    return f"<p>{rows} rows</p><table><tr>{cells}</tr>{table}</table>"
