"""The task set for `verifiers`, scored with what a scripted player says."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

import ergodoku

vf: Any = pytest.importorskip("verifiers.v1")

from ergodoku.verifiers import SudokuConfig, SudokuTask, SudokuTaskset  # noqa: E402


def scored(task: SudokuTask, answer: str) -> Any:
    """A trace of one exchange, scored by the task."""
    data = vf.TraceTask(type=type(task).__name__, data=task.data, key=task.key, hash=task.hash)
    trace = vf.Trace(task=data, agent=vf.AgentInfo(config=vf.AgentConfig()))
    asked = vf.UserMessage(content=task.data.prompt_text)
    trace.nodes.append(vf.MessageNode(message=asked))
    reply = vf.AssistantMessage(content=answer)
    trace.nodes.append(vf.MessageNode(parent=0, message=reply, sampled=True))
    asyncio.run(task.score(trace))
    return trace


@pytest.mark.parametrize("ask", ["solution", "step", "path"])
def test_a_scripted_player_is_scored(ask: str) -> None:
    config = SudokuConfig(size=3, seed=2, ask=ask, er=(1.0, 3.0))
    tasks = list(SudokuTaskset(config))
    assert [task.data.idx for task in tasks] == [0, 1, 2]
    for task in tasks:
        rows = [line for line in task.data.prompt.splitlines() if len(line) == 9 and " " not in line]
        assert "".join(rows) == task.data.puzzle
        assert asyncio.run(task.validate(None))
        right = scored(task, f"Let me see.\n{task.expected()}")
        assert right.rewards["judged"].score == 1.0 and not right.errors
        wrong = scored(task, "r1c1=1\nr1c1=2\nr1c1=3")
        assert wrong.rewards["judged"].score < 1.0
        assert scored(task, "").rewards["judged"].score == 0.0
        if ask == "path":
            assert right.metrics["order"] == 1.0
            assert right.metrics["first_wrong"] == len(ergodoku.path(task.data.puzzle))


def test_it_is_found_by_its_id() -> None:
    loaders: Any = pytest.importorskip("verifiers.v1.utils.loaders")

    assert loaders.taskset_class("ergodoku-sudoku") is SudokuTaskset
    easy = SudokuTaskset(SudokuConfig(size=4, level="Easy"))
    assert {task.data.difficulty["level"] for task in easy.shuffle(seed=1).take(2)} == {"Easy"}
