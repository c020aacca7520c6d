"""Reward functions and generated tasks, with a scripted player: no model, no network."""

from __future__ import annotations

import random

import pytest
from conftest import EASY, HARD

import ergodoku
from ergodoku import rewards
from ergodoku.reasoning import LEVELS, SudokuTasks, curriculum


def test_every_step_of_a_path_is_worth_all(puzzles: list[str]) -> None:
    for puzzle in puzzles[::3]:
        path = ergodoku.path(puzzle)
        told = rewards.judge(puzzle, "\n".join(str(step) for step in path))
        assert told.claims == told.right == len(path) and told.is_solved
        assert told.first_wrong is None
        assert rewards.transcript_reward(puzzle, path.steps) == 1.0


def test_a_mutated_step_is_found_where_it_is(puzzles: list[str]) -> None:
    chance = random.Random(5)
    for puzzle in puzzles:
        solution, steps = ergodoku.solve(puzzle), list(ergodoku.path(puzzle))
        at = chance.randrange(len(steps))
        opens = [cell for cell in range(81) if steps[at].state.grid[cell] == "."]
        cell = chance.choice(opens)
        wrong = chance.choice([it for it in "123456789" if it != solution[cell]])
        said = [str(step) for step in steps]
        said[at] = f"Naked Single: r{cell // 9 + 1}c{cell % 9 + 1}={wrong}"
        told = rewards.judge(puzzle, said)
        assert told.first_wrong == at and told.verdicts[-1].verdict == "false"
        assert len(told.verdicts) == at + 1 and not told.is_solved
        assert rewards.transcript_reward(puzzle, said) == pytest.approx(at / len(said))


def test_a_profile_bounds_what_counts() -> None:
    claims = [str(step) for step in ergodoku.path(HARD)]
    singles = ergodoku.Profile(only=["singles"])
    assert rewards.transcript_reward(HARD, claims) == 1.0
    assert 0.8 < rewards.transcript_reward(HARD, claims, profile=singles) < 1.0
    assert rewards.step_reward(HARD, "r3c9=7", profile=singles) == 1.0


def test_answers_of_models_are_read() -> None:
    text = """I look at row 1.
    1. There r1c8 = 4, as nothing else is left.
    X-Wing: 5 r27c36 => r4c3<>5
    r4c7 != 3
    The rest is clear."""
    assert list(rewards.claims_in(text)) == ["r1c8=4", "X-Wing: 5 r27c36 => r4c3<>5", "r4c7<>3"]
    assert rewards.transcript_reward(EASY, "nothing") == 0.0
    assert rewards.step_reward(EASY, {"place": "r1c8=4"} if False else "r1c8=4") == 1.0
    solution = ergodoku.solve(EASY)
    assert rewards.solution_reward(EASY, " ".join(solution)) == 1.0
    assert rewards.solution_reward(EASY, solution[:80]) == 0.0
    assert rewards.solution_reward("." * 81, solution) == 0.0


def test_the_order_reward_is_the_papers() -> None:
    path = list(ergodoku.trace(EASY))
    assert rewards.order_reward(EASY, path) == rewards.mixed_reward(EASY, path) == 1.0
    swapped = [path[1], path[0], *path[2:]]
    expected = (2 * 0.5 + len(path) - 2) / len(path)
    assert rewards.order_reward(EASY, swapped) == pytest.approx(expected)
    mixed = rewards.mixed_reward(EASY, swapped)
    assert mixed == pytest.approx(0.75 + 0.25 * expected)
    half = rewards.mixed_reward(EASY, path[: len(path) // 2], solution_weight=1.0)
    assert half == pytest.approx((len(path) // 2) / len(path))


@pytest.mark.parametrize("task", ["solve", "step"])
def test_tasks_are_as_hard_as_they_say(task: str) -> None:
    tasks = SudokuTasks(size=6, seed=3, task=task, er=(3.0, 4.4))  # type: ignore[arg-type]
    again = SudokuTasks(size=6, seed=3, task=task, er=(3.0, 4.4))  # type: ignore[arg-type]
    assert len(tasks) == 6 and list(tasks) == list(again) and tasks[-1] == tasks[5]
    assert len({item["metadata"]["puzzle"] for item in tasks}) == 6
    for item in tasks:
        about = item["metadata"]
        assert about["difficulty"]["er"] == ergodoku.rate(about["puzzle"]).er
        assert 3.0 <= about["difficulty"]["er"] <= 4.4
        assert tasks.score_answer(item["answer"], item) == 1.0
        assert tasks.score_answer("no idea", item) == tasks.score_answer(None, item) == 0.0
        if task == "step":
            # Any other step will do.
            for step in ergodoku.steps(about["puzzle"], limit=3):
                assert tasks.score_answer(f"So {step}", item) in (0.5, 1.0)


def test_a_curriculum_gets_harder() -> None:
    hardest = [level[0]["metadata"]["difficulty"]["er"] for level in curriculum(size=1)]
    assert hardest == sorted(set(hardest)) and len(hardest) == len(LEVELS)
    needs = SudokuTasks(size=2, needs=["x-wing"])
    assert all("X-Wing" in item["metadata"]["difficulty"]["techniques"] for item in needs)
    with pytest.raises(ValueError, match="clues"):
        SudokuTasks(clues=24)
    with pytest.raises(ValueError, match="no task"):
        SudokuTasks(task="win")  # type: ignore[arg-type]
    with pytest.raises(IndexError):
        needs[2]
