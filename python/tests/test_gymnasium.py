"""The environments of Gymnasium, played by scripts."""

from __future__ import annotations

from typing import Any

import pytest
from conftest import CLASH, EASY, HARD, SEVERAL

import ergodoku
from ergodoku import Profile, State

numpy = pytest.importorskip("numpy")
pytest.importorskip("gymnasium")

from gymnasium.utils.env_checker import check_env  # noqa: E402

from ergodoku.gymnasium import (  # noqa: E402
    ACTIONS,
    VERDICTS,
    SudokuEnv,
    SudokuVectorEnv,
    action,
    claim,
)


def seen(observation: Any) -> tuple[dict[str, set[int]], str]:
    """The candidates by cell, and the grid, read from an observation."""
    left, grid = {}, ""
    for cell in range(81):
        row, column = divmod(cell, 9)
        left[f"r{row + 1}c{column + 1}"] = {
            digit + 1 for digit in range(9) if observation[0, row, column, digit]
        }
        placed = [digit + 1 for digit in range(9) if observation[1, row, column, digit]]
        assert len(placed) < 2
        grid += str(placed[0]) if placed else "."
    return left, grid


def agrees(observation: Any, state: State) -> bool:
    left, grid = seen(observation)
    return grid == state.grid and all(set(state.candidates(it)) == left[it] for it in left)


def test_claims_and_actions_are_the_same_thing() -> None:
    assert [action(claim(number)) for number in range(ACTIONS)] == list(range(ACTIONS))
    for wrong in ("r1c1", "r0c1=1", "r1c1=12", "r12c1=3", "1"):
        with pytest.raises(ValueError, match="expected a claim"):
            action(wrong)
    with pytest.raises(ValueError, match="no action"):
        claim(ACTIONS)


@pytest.mark.filterwarnings("ignore")
def test_the_environment_is_one_of_gymnasium() -> None:
    check_env(SudokuEnv(puzzles=[EASY, HARD]))


def test_a_scripted_player_solves_with_every_claim_following(puzzles: list[str]) -> None:
    env = SudokuEnv(puzzles=puzzles, profile="default", max_steps=10_000)
    for puzzle in puzzles[::4]:
        observation, info = env.reset(options={"puzzle": puzzle})
        assert agrees(observation, State(puzzle)) and info["state"] == State(puzzle)
        over, state = False, State(puzzle)
        while not over:
            step = env.hint()
            assert step is not None
            for part in (*step.place, *step.eliminate):
                observation, reward, over, late, info = env.step(action(part))
                state = state.apply(part)
                # What several eliminations of a step say together is not always said by each; the state agrees.
                assert info["verdict"] in ("follows", "not_shown") and not late
                if info["verdict"] == "not_shown":
                    pytest.fail(f"{step}: {part}")
                assert reward == 1.0 and info["technique"] is not None
                assert agrees(observation, state) and info["state"] == state
        assert info["state"].grid == ergodoku.solve(puzzle)


def test_verdicts_are_those_of_the_solution_and_of_the_techniques() -> None:
    singles = Profile(only=["singles"])
    solution, chance = ergodoku.solve(HARD), numpy.random.default_rng(3)
    env = SudokuEnv(puzzles=[HARD], profile=singles)
    env.reset()
    counts = dict.fromkeys(VERDICTS, 0)
    for number in chance.permutation(ACTIONS):
        said = claim(int(number))
        state: State = env.reset(options={"puzzle": HARD})[1]["state"]
        *_, info = env.step(number)
        cell, digit = said[:4], int(said[-1])
        at = (int(cell[1]) - 1) * 9 + int(cell[3]) - 1
        is_true = (int(solution[at]) == digit) == ("=" in said)
        is_open = digit in state.candidates(cell)
        placed = {it.place[0] for it in ergodoku.steps(state, profile=singles) if it.place}
        # What a placement rules out follows as well.
        gone = set()
        for it in placed:
            after = state.apply(it)
            gone |= {
                f"{name}<>{other}"
                for name in (f"r{r}c{c}" for r in range(1, 10) for c in range(1, 10))
                for other in set(state.candidates(name)) - set(after.candidates(name))
                if f"{name}={other}" != it
            }
        expected = (
            "false" if not is_true
            else "known" if not is_open
            else "follows" if said in placed | gone
            else "not_shown"
        )
        assert info["verdict"] == expected, said
        counts[expected] += 1
    assert all(count > 5 for count in counts.values()), counts


def test_what_only_holds_is_applied_if_wanted() -> None:
    solution = ergodoku.solve(HARD)
    cells = [cell for cell in range(81) if HARD[cell] == "."]
    moves = [action(f"r{cell // 9 + 1}c{cell % 9 + 1}={solution[cell]}") for cell in cells]
    for needs_reason in (True, False):
        env = SudokuEnv(puzzles=[HARD], profile=Profile(only=["singles"]), needs_reason=needs_reason)
        env.reset()
        ends = [env.step(move)[2] for move in moves]
        assert ends[-1] == (not needs_reason)


def test_boards_are_independent_and_end_by_themselves(puzzles: list[str]) -> None:
    count = 300
    env = SudokuVectorEnv(count, puzzles=puzzles, profile=Profile(only=["singles"]), max_steps=40)
    again = SudokuVectorEnv(
        count, puzzles=puzzles, profile=Profile(only=["singles"]), max_steps=40, jobs=1
    )
    first, _ = env.reset(seed=5)
    assert (first == again.reset(seed=5)[0]).all()
    chance = numpy.random.default_rng(1)
    was_over = numpy.zeros(count, bool)
    begun = 0
    for _ in range(120):
        moves = chance.integers(0, ACTIONS, count)
        # Some boards are played well.
        for board in range(0, count, 50):
            step = ergodoku.hint(env.state(board), profile=Profile(only=["singles"]))
            if step is not None:
                moves[board] = action(step.place[0])
        seen_now, rewards, terminated, truncated, info = env.step(moves)
        same = again.step(moves)
        assert (seen_now == same[0]).all() and (rewards == same[1]).all()
        assert (terminated == same[2]).all() and (truncated == same[3]).all()
        assert not (terminated & truncated).any()
        assert (rewards[was_over] == 0.0).all() and not terminated[was_over].any()
        begun += int(was_over.sum())
        was_over = terminated | truncated
        assert set(info["verdict"].tolist()) <= {0, 1, 2, 3}
    assert begun > count
    for board in range(0, count, 60):
        assert agrees(seen_now[board], env.state(board))
    assert len(env.techniques()) == count


def test_what_cannot_be_played() -> None:
    with pytest.raises(ergodoku.SeveralSolutionsError):
        SudokuEnv(puzzles=[SEVERAL])
    with pytest.raises(ergodoku.ClashError):
        SudokuVectorEnv(2, puzzles=[EASY, CLASH])
    with pytest.raises(ValueError, match="no puzzle"):
        SudokuEnv(puzzles=[])
    with pytest.raises(ValueError, match="nothing to generate"):
        SudokuEnv(puzzles=[EASY], level="hard")
    env = SudokuVectorEnv(2, puzzles=[EASY])
    with pytest.raises(ValueError, match="no move 1458"):
        env.step(numpy.array([0, 1458]))
    with pytest.raises(ValueError, match="a move for each board"):
        env.step(numpy.array([0]))
