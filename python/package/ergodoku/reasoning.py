"""Tasks for language models in the manner of reasoning-gym: a data set that is made as it is read, with answers that are judged.
They need no other package.

How hard a task is is exact: by Sudoku Explainer's rating, by HoDoKu's level, or by the techniques it needs, never by the number
of its clues.

>>> from ergodoku.reasoning import SudokuTasks
>>> tasks = SudokuTasks(size=3, seed=1, er=(2.0, 3.0))
>>> item = tasks[0]
>>> 2.0 <= item["metadata"]["difficulty"]["er"] <= 3.0
True
>>> tasks.score_answer(item["answer"], item)
1.0
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Literal, TypeAlias

from ergodoku._calls import generate, hint, rate, solve
from ergodoku._calls import path as solve_by_technique
from ergodoku._claims import claim_text
from ergodoku._native import Puzzle
from ergodoku.rewards import claims_in, solution_reward, step_reward

__all__ = ["LEVELS", "SudokuTasks", "Task", "curriculum"]

Task: TypeAlias = Literal["solve", "step"]
"""What is asked for: the solution, or one step that follows, with its reason."""

LEVELS: tuple[Mapping[str, Any], ...] = (
    {"er": (1.0, 1.5)},
    {"er": (1.6, 2.6)},
    {"er": (2.7, 3.4)},
    {"er": (3.5, 4.4)},
    {"er": (4.5, 5.6)},
    {"er": (5.7, 6.6)},
    {"er": (6.7, 7.3)},
)
"""Levels of a curriculum by Sudoku Explainer's rating, from hidden singles to forcing chains: each is what `SudokuTasks` takes."""

_ASKED = {
    "solve": "Solve this Sudoku. A dot is an empty cell. Answer with the 81 digits of the solution in nine rows.\n\n{grid}",
    "step": "Give one step that follows in this Sudoku, with the technique that shows it, such as `Naked Single: r1c2=3` or "
    "`X-Wing: 5 r27c36 => r4c3<>5`. A dot is an empty cell.\n\n{grid}",
}

# The number of the seeds of a data set, so that those of neighbours do not overlap.
_STRIDE = 1_000_003


class SudokuTasks(Sequence[dict[str, Any]]):
    """So many tasks, each made when it is asked for; the same seed gives the same ones on every machine.

    Further arguments are those of `generate`: `er=(3.0, 4.4)`, `level="hard"`, `score=...`, `needs=["x-wing"]`,
    `forbid=[...]`, `symmetry=...`. An item has the `question`, one right `answer`, and `metadata` with the puzzle, the
    solution and the difficulty.
    """

    name = "ergodoku"

    def __init__(self, *, size: int = 500, seed: int = 0, task: Task = "solve", **order: Any) -> None:
        if task not in _ASKED:
            raise ValueError(f"there is no task `{task}`; there are {', '.join(_ASKED)}")
        if "clues" in order:
            raise ValueError("the number of clues says nothing of how hard a puzzle is: use `er`, `level` or `needs`")
        self.size, self.seed, self.task, self._order = size, seed, task, order

    def __len__(self) -> int:
        return self.size

    def __iter__(self) -> Iterator[dict[str, Any]]:
        return (self[at] for at in range(self.size))

    def __getitem__(self, at: Any) -> Any:
        if isinstance(at, slice):
            return [self[number] for number in range(*at.indices(self.size))]
        number = at + self.size if at < 0 else at
        if not 0 <= number < self.size:
            raise IndexError(f"there is no task {at}")
        (puzzle,) = generate(n=1, seed=self.seed * _STRIDE + number, jobs=1, **self._order)
        return self._item(puzzle, number)

    def _item(self, puzzle: Puzzle, number: int) -> dict[str, Any]:
        line, solution = str(puzzle), solve(puzzle)
        rows = "\n".join(line[start : start + 9] for start in range(0, 81, 9))
        first = hint(puzzle) if self.task == "step" else None
        explainer, hodoku = rate(puzzle), rate(puzzle, scale="hodoku")
        return {
            "question": _ASKED[self.task].format(grid=rows),
            "answer": "\n".join(solution.rows()) if first is None else claim_text(first),
            "metadata": {
                "source_dataset": self.name,
                "source_index": number,
                "task": self.task,
                "puzzle": line,
                "solution": str(solution),
                "difficulty": {
                    "er": explainer.er,
                    "ep": explainer.ep,
                    "ed": explainer.ed,
                    "level": hodoku.level,
                    "score": hodoku.score,
                    "techniques": sorted(solve_by_technique(puzzle).techniques),
                },
            },
        }

    def score_answer(self, answer: str | None, entry: Mapping[str, Any]) -> float:
        """What an answer is worth, from 0 to 1. Of a step any that follows is right; a mere conclusion is, too."""
        puzzle, task = entry["metadata"]["puzzle"], entry["metadata"]["task"]
        if not answer:
            return 0.0
        if task == "solve":
            return solution_reward(puzzle, answer)
        said = list(claims_in(answer))
        return step_reward(puzzle, said[-1]) if said else 0.0


def curriculum(*, size: int = 100, seed: int = 0, task: Task = "solve") -> list[SudokuTasks]:
    """A data set for each of `LEVELS`, from the easiest to the hardest.

    >>> [len(tasks) for tasks in curriculum(size=5)]
    [5, 5, 5, 5, 5, 5, 5]
    """
    return [
        SudokuTasks(size=size, seed=seed + number, task=task, **level)
        for number, level in enumerate(LEVELS)
    ]
