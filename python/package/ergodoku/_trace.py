"""Traces: a puzzle and its solution, step by step, as training data for models."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal, overload

from ergodoku._calls import PuzzleLike, path, solve
from ergodoku._claims import verify
from ergodoku._native import Profile, State, Step

_ASKED = (
    "Solve this Sudoku step by step. Give a reason for each step, then the conclusion, such as r1c2=3 or r4c5<>6. "
    "A dot is an empty cell.\n\n{puzzle}"
)


@dataclass(frozen=True, slots=True)
class _Said:
    """A step, or in its place something that is wrong."""

    step: Step
    wrong: str | None = None

    @property
    def claim(self) -> str:
        return self.wrong or " ".join((*self.step.place, *self.step.eliminate))


def _rows(grid: str) -> str:
    return "\n".join(grid[start : start + 9] for start in range(0, 81, 9))


def _mistake(step: Step, names: Sequence[str], solution: str, chance: random.Random) -> str:
    """A claim that is wrong: a wrong digit, the elimination of a right one, or the step under the name of a technique that does
    not show it."""
    kind = chance.randrange(3)
    if kind == 0:
        conclusion = ", ".join((*step.place, *step.eliminate))
        misnamed = f"{chance.choice(names)}: {conclusion}"
        if verify(step.state, misnamed).verdict != "follows":
            return misnamed
    open_cells = [cell for cell in range(81) if step.state.grid[cell] == "."]
    cell = chance.choice(open_cells)
    name, digit = f"r{cell // 9 + 1}c{cell % 9 + 1}", int(solution[cell])
    wrong = [it for it in step.state.candidates(name) if it != digit]
    if wrong and kind == 1:
        return f"{name}={chance.choice(wrong)}"
    return f"{name}<>{digit}"


def _candidates(state: State) -> list[str]:
    """The digits of each cell: one that is placed, or the candidates that are left."""
    return [
        state.grid[cell]
        if state.grid[cell] != "."
        else "".join(map(str, state.candidates(f"r{cell // 9 + 1}c{cell % 9 + 1}")))
        for cell in range(81)
    ]


def _record(said: _Said) -> dict[str, Any]:
    step = said.step
    record: dict[str, Any] = {
        "state": step.state.to_text("line").strip(),
        "candidates": _candidates(step.state),
        "claim": said.claim,
    }
    if said.wrong is not None:
        verdict = verify(step.state, said.wrong)
        return {
            **record,
            "verdict": verdict.verdict,
            "counterexample": verdict.counterexample,
            "broken": verdict.broken.reason if verdict.broken else None,
        }
    return {
        **record,
        "verdict": "follows",
        "technique": step.technique,
        "notation": step.notation,
        "place": list(step.place),
        "eliminate": list(step.eliminate),
        "explanation": step.explanation,
        "proof": step.proof,
    }


def _why_wrong(state: State, claim: str) -> str:
    verdict = verify(state, claim)
    if verdict.verdict == "false" or verdict.broken is None:
        return verdict.verdict.replace("_", " ")
    return f"it holds, but not by this: {verdict.broken.reason}"


def _chat(puzzle: str, said: Sequence[_Said], solution: str) -> list[dict[str, str]]:
    lines = []
    for it in said:
        if it.wrong is None:
            lines.append(f"{it.step.technique}: {it.step.explanation}\n{it.claim}")
        else:
            lines.append(f"{it.wrong}\nNo, that is wrong: {_why_wrong(it.step.state, it.wrong)}.")
    answer = "\n\n".join([*lines, f"The solution:\n{_rows(solution)}"])
    asked = _ASKED.format(puzzle=_rows(puzzle))
    return [{"role": "user", "content": asked}, {"role": "assistant", "content": answer}]


@overload
def trace(
    puzzle: PuzzleLike,
    *,
    style: Literal["placements"] = ...,
    profile: str | Profile = ...,
    shortest: str | None = ...,
    mistakes: float = ...,
    seed: int | None = ...,
    time_limit: float | None = ...,
) -> list[str]: ...
@overload
def trace(
    puzzle: PuzzleLike,
    *,
    style: Literal["tokens"],
    profile: str | Profile = ...,
    shortest: str | None = ...,
    mistakes: float = ...,
    seed: int | None = ...,
    time_limit: float | None = ...,
) -> str: ...
@overload
def trace(
    puzzle: PuzzleLike,
    *,
    style: Literal["steps", "chat"],
    profile: str | Profile = ...,
    shortest: str | None = ...,
    mistakes: float = ...,
    seed: int | None = ...,
    time_limit: float | None = ...,
) -> list[dict[str, Any]]: ...
def trace(
    puzzle: PuzzleLike,
    *,
    style: Literal["placements", "steps", "chat", "tokens"] = "placements",
    profile: str | Profile = "default",
    shortest: str | None = None,
    mistakes: float = 0.0,
    seed: int | None = None,
    time_limit: float | None = None,
) -> list[str] | str | list[dict[str, Any]]:
    """The solution of a puzzle step by step, as training data: the easiest step first, in the order of a profile; or with
    `shortest="fewest"` or `"easiest"` along a path with as few, or as easy, steps other than singles as are found.

    - `placements`: the digits in the order in which they are found, such as `r1c8=4`;
    - `tokens`: all conclusions on one line, eliminations too;
    - `steps`: a record for each step: the state before it, its candidates cell by cell, the claim, its verdict, technique,
      reason and proof;
    - `chat`: a question and an answer, as chat models are trained with.

    `mistakes` is the share of wrong claims that are mixed in, each with its verdict, in the styles `steps` and `chat`:
    wrong digits, eliminations of right ones, and steps under the name of a technique that does not show them. The same
    `seed` gives the same ones. The last step's claim leads to the solution.

    Raises NoSolutionError or SeveralSolutionsError if there is not exactly one solution, and ValueError if the profile does
    not lead to it.

    >>> puzzle = "..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56"
    >>> trace(puzzle)[:3]
    ['r1c8=4', 'r6c3=9', 'r6c9=4']
    >>> record = trace(puzzle, style="steps")[0]
    >>> record["technique"], record["claim"]
    ('Hidden Single', 'r1c8=4')
    """
    if style not in ("placements", "steps", "chat", "tokens"):
        raise ValueError(f"there is no style `{style}`; there are placements, steps, chat, tokens")
    if not 0.0 <= mistakes < 1.0:
        raise ValueError("`mistakes` is a share from 0 to less than 1")
    if mistakes and style in ("placements", "tokens"):
        raise ValueError("`mistakes` are told only in the styles `steps` and `chat`")
    solution = solve(puzzle)
    walked = path(puzzle, profile=profile, shortest=shortest, time_limit=time_limit)
    if not walked.is_solved:
        raise ValueError("the techniques of this profile do not solve the puzzle")
    if style == "placements":
        return [claim for step in walked for claim in step.place]
    if style == "tokens":
        return " ".join(claim for step in walked for claim in (*step.place, *step.eliminate))
    chance, said = random.Random(seed), list[_Said]()
    names = sorted(walked.techniques)
    for step in walked:
        while chance.random() < mistakes:
            said.append(_Said(step, _mistake(step, names, solution, chance)))
        said.append(_Said(step))
    if style == "steps":
        return [_record(it) for it in said]
    return _chat(walked.puzzle, said, walked.grid)
