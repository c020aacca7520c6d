"""Tasks and rewards for PyPI's `verifiers`, by its interface `verifiers.v1`: `pip install ergodoku[verifiers]`.

`SudokuTaskset` yields one task a puzzle. A task asks for the solution, for one step, or for a whole solve step by step; each
answer is judged by the engine. The id of the task set is `ergodoku_sudoku`.

>>> from ergodoku.verifiers import SudokuConfig, SudokuTaskset
>>> tasks = SudokuTaskset(SudokuConfig(size=2, seed=1, er=(1.0, 2.0), ask="step"))
>>> [task.data.idx for task in tasks]
[0, 1]
"""

# It has no types that a checker could read.
# mypy: disable-error-code="misc, untyped-decorator, no-any-return"
from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal

import verifiers.v1 as vf  # type: ignore[import-untyped, unused-ignore]

from ergodoku.reasoning import SudokuTasks
from ergodoku.rewards import claims_in, judge, mixed_reward, solution_reward, step_reward

__all__ = ["SudokuConfig", "SudokuData", "SudokuTask", "SudokuTaskset"]

_ASK_ALL = (
    "Solve this Sudoku step by step. Write one step a line: the technique, then what follows, such as `Naked Single: r1c2=3` or "
    "`X-Wing: 5 r27c36 => r4c3<>5`. A dot is an empty cell.\n\n"
)


class SudokuConfig(vf.TasksetConfig):
    """Which puzzles, and what is asked for."""

    size: int = 100
    """How many tasks."""
    seed: int = 0
    """The same seed gives the same tasks."""
    ask: Literal["solution", "step", "path"] = "solution"
    """What is asked for."""
    er: tuple[float, float] | None = None
    """Sudoku Explainer's rating, from and to."""
    level: str | None = None
    """HoDoKu's level."""
    needs: list[str] = []
    """Techniques that each puzzle needs."""


class SudokuData(vf.TaskData):
    """A puzzle, its solution, and how hard it is."""

    puzzle: str
    """The puzzle."""
    solution: str
    """The 81 digits."""
    ask: str
    """What is asked for."""
    difficulty: dict[str, Any]
    """Its ratings."""


class SudokuTask(vf.Task[SudokuData, vf.State, vf.TaskConfig]):
    """A puzzle to work on."""

    async def validate(self, runtime: Any) -> bool:
        """Whether the answer that the engine itself would give is worth all."""
        return self._worth(self.expected()) == 1.0

    def expected(self) -> str:
        """A right answer: what a scripted player says."""
        from ergodoku import hint, path

        match self.data.ask:
            case "step":
                return str(hint(self.data.puzzle))
            case "path":
                return "\n".join(str(step) for step in path(self.data.puzzle))
            case _:
                return str(self.data.solution)

    def _worth(self, answer: str) -> float:
        puzzle = self.data.puzzle
        match self.data.ask:
            case "step":
                said = list(claims_in(answer))
                return step_reward(puzzle, said[0]) if len(said) == 1 else 0.0
            case "path":
                judged = judge(puzzle, answer)
                share = judged.right / judged.claims if judged.claims else 0.0
                return share if judged.is_solved else share / 2
            case _:
                return solution_reward(puzzle, answer)

    @vf.reward(weight=1.0)
    async def judged(self, trace: vf.Trace) -> float:
        """What the answer is worth. A step is worth 1 if it follows by what it says. A path is worth the share of its claims
        that follow, and half of it if it does not solve the puzzle."""
        return self._worth(trace.last_reply)

    @vf.metric
    async def first_wrong(self, trace: vf.Trace) -> float:
        """The number of claims up to the first one that does not follow; all, if there is none."""
        if self.data.ask == "solution":
            return 0.0
        judged = judge(self.data.puzzle, trace.last_reply)
        return float(len(judged.verdicts) if judged.first_wrong is None else judged.first_wrong)

    @vf.metric
    async def order(self, trace: vf.Trace) -> float:
        """How near the placements are to a solver's, in content and in order: the mixed reward of arXiv 2512.04277."""
        if self.data.ask != "path":
            return 0.0
        said = [part for claim in claims_in(trace.last_reply) for part in _placements(claim)]
        return mixed_reward(self.data.puzzle, said)


def _placements(claim: str) -> list[str]:
    return [part.strip() for part in claim.rsplit("=>", 1)[-1].rsplit(":", 1)[-1].split(",") if "=" in part]


class SudokuTaskset(vf.Taskset[SudokuTask, SudokuConfig]):
    """One task a puzzle, made when it is asked for."""

    def load(self) -> Iterable[SudokuTask]:
        """The tasks, in order."""
        config = self.config
        order: dict[str, Any] = {"needs": config.needs}
        if config.er is not None:
            order["er"] = config.er
        if config.level is not None:
            order["level"] = config.level
        kind: Literal["step", "solve"] = "step" if config.ask == "step" else "solve"
        for item in SudokuTasks(size=config.size, seed=config.seed, task=kind, **order):
            about = item["metadata"]
            prompt = item["question"]
            if config.ask == "path":
                prompt = _ASK_ALL + prompt.split("\n\n", 1)[1]
            data = SudokuData(
                prompt=prompt,
                puzzle=about["puzzle"],
                solution=about["solution"],
                ask=config.ask,
                difficulty=about["difficulty"],
            )
            yield SudokuTask(data, config.task)
