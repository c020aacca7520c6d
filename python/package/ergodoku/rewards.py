"""Reward functions: how good a claim, a whole solve or an order of placements is. They need no other package.

A claim is judged by the engine, not compared with one right answer: any step that follows is right. Rewards are numbers from
0 to 1 unless one chooses others.

>>> from ergodoku import rewards
>>> puzzle = "..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56"
>>> rewards.step_reward(puzzle, "Hidden Single: r1c8=4"), rewards.step_reward(puzzle, "r1c8=5")
(1.0, 0.0)
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from types import MappingProxyType

from ergodoku._calls import PuzzleLike, check
from ergodoku._claims import Claim, Verdict, claim_text, verify
from ergodoku._errors import ClaimError
from ergodoku._native import Profile, State, Step
from ergodoku._trace import trace

__all__ = [
    "DEFAULT",
    "Judged",
    "claims_in",
    "judge",
    "mixed_reward",
    "order_reward",
    "solution_reward",
    "step_reward",
    "transcript_reward",
]

DEFAULT: Mapping[str, float] = MappingProxyType(
    {
        "follows": 1.0,
        "follows_otherwise": 0.5,
        "not_shown": 0.25,
        "false": 0.0,
        "several_solutions": 0.0,
        "no_solution": 0.0,
        "malformed": 0.0,
    }
)
"""What each verdict is worth, if not said otherwise."""

_CONCLUSION = re.compile(r"\br[1-9]+c[1-9]+\s*(?:=|<>|!=)\s*[1-9]+")


def step_reward(
    state: PuzzleLike,
    claim: Claim,
    *,
    profile: str | Profile | None = None,
    values: Mapping[str, float] = DEFAULT,
    time_limit: float | None = None,
) -> float:
    """What a claim about a position is worth: 1 if it follows by what it says, 0.5 if by something else, 0.25 if it holds but
    nothing was found that shows it, else 0. With a `profile`, what its techniques do not show is worth no more than that.

    >>> puzzle = "..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56"
    >>> step_reward(puzzle, "r1c8=4"), step_reward(puzzle, "Naked Single: r1c8=4"), step_reward(puzzle, "four")
    (1.0, 0.5, 0.0)
    """
    return _worth(verify(state, claim, profile=profile, time_limit=time_limit), values)


def _worth(verdict: Verdict, values: Mapping[str, float]) -> float:
    worth = values[verdict.verdict]
    return min(worth, values["not_shown"]) if verdict.within is False else worth


@dataclass(frozen=True, slots=True)
class Judged:
    """A solve, claim by claim: what `judge` gives."""

    verdicts: tuple[Verdict, ...]
    """One for each claim, each at the position that the claims before it lead to. After a claim that is false or malformed
    the rest are not judged."""
    claims: int
    """How many claims there were."""
    state: State
    """The position at the end."""

    @property
    def right(self) -> int:
        """How many claims follow, by whatever."""
        return sum(it.follows for it in self.verdicts)

    @property
    def first_wrong(self) -> int | None:
        """The number of the first claim that does not follow, counted from 0."""
        return next((at for at, it in enumerate(self.verdicts) if not it.follows), None)

    @property
    def is_solved(self) -> bool:
        """Whether every claim was judged and the position is solved."""
        return len(self.verdicts) == self.claims and self.state.is_solved


def claims_in(text: str) -> Iterator[str]:
    """The claims in a model's answer: its lines that conclude something. A line with the whole solution is left out.

    >>> list(claims_in("First,\\nHidden Single: 4 in r1 => r1c8=4\\nSo r1c8=4 and r3c4<>5."))
    ['Hidden Single: 4 in r1 => r1c8=4', 'r1c8=4, r3c4<>5']
    """
    for line in text.splitlines():
        found = _CONCLUSION.findall(line)
        if not found:
            continue
        stripped = line.strip().rstrip(".")
        # A line that is a claim as a whole keeps its argument.
        if "=>" in stripped or ": " in stripped and len(found) == 1:
            yield stripped
        else:
            yield ", ".join(re.sub(r"\s+", "", it).replace("!=", "<>") for it in found)


def judge(
    puzzle: PuzzleLike,
    claims: Iterable[Claim] | str,
    *,
    profile: str | Profile | None = None,
    time_limit: float | None = None,
) -> Judged:
    """Judges a whole solve: each claim at the position that the ones before it lead to.

    `claims` are claims, or the answer of a model, whose claims are looked for line by line.

    >>> puzzle = "..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56"
    >>> told = judge(puzzle, "r1c8=4\\nHidden Single: r6c3=9\\nr1c1=9\\nr1c2=6")
    >>> told.right, told.first_wrong, told.verdicts[2].verdict, told.claims
    (2, 2, 'false', 4)
    """
    said = list(claims_in(claims)) if isinstance(claims, str) else list(claims)
    state = State(puzzle)
    verdicts: list[Verdict] = []
    for claim in said:
        verdict = verify(state, claim, profile=profile, time_limit=time_limit)
        verdicts.append(verdict)
        if verdict.verdict not in ("follows", "follows_otherwise", "not_shown"):
            break
        with suppress(ClaimError):  # What is known already may no longer be applied.
            state = state.apply(claim if isinstance(claim, Step) else claim_text(claim))
    return Judged(tuple(verdicts), len(said), state)


def transcript_reward(
    puzzle: PuzzleLike,
    answer: Iterable[Claim] | str,
    *,
    profile: str | Profile | None = None,
    values: Mapping[str, float] = DEFAULT,
) -> float:
    """What a whole solve is worth: the mean over its claims, of which those after a false one are worth nothing.

    >>> puzzle = "..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56"
    >>> transcript_reward(puzzle, "r1c8=4\\nr1c1=9")
    0.5
    """
    judged = judge(puzzle, answer, profile=profile)
    if not judged.claims:
        return 0.0
    return sum(_worth(it, values) for it in judged.verdicts) / judged.claims


def solution_reward(puzzle: PuzzleLike, answer: str) -> float:
    """Whether an answer ends with the solution: its last 81 digits, whatever stands between them. 1 or 0.

    >>> puzzle = "..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56"
    >>> from ergodoku import solve
    >>> solution_reward(puzzle, "It is\\n" + "\\n".join(solve(puzzle).rows()))
    1.0
    """
    solution = check(puzzle).grid
    digits = "".join(re.findall(r"[1-9]", answer))
    return float(solution is not None and digits.endswith(solution))


def order_reward(
    puzzle: PuzzleLike,
    placements: Sequence[str],
    *,
    profile: str | Profile = "default",
    path: Sequence[str] | None = None,
) -> float:
    """How near the order of some placements is to a solver's, as in arXiv 2512.04277: the mean, over the solver's placements,
    of 1 / (1 + the distance between the two positions); 0 for one that is missing or wrong.

    The solver's order is that of `trace(puzzle, profile=...)`, unless `path` has one.

    >>> puzzle = "..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56"
    >>> from ergodoku import trace
    >>> placements = trace(puzzle)
    >>> order_reward(puzzle, placements)
    1.0
    >>> 0.0 < order_reward(puzzle, placements[::-1]) < 0.2
    True
    """
    wanted = list(trace(puzzle, profile=profile)) if path is None else list(path)
    at: dict[str, int] = {}
    for number, placement in enumerate(placements):
        at.setdefault(placement.replace(" ", ""), number)
    if not wanted:
        return 1.0
    near = (1.0 / (1 + abs(at[it] - number)) for number, it in enumerate(wanted) if it in at)
    return sum(near) / len(wanted)


def mixed_reward(
    puzzle: PuzzleLike,
    placements: Sequence[str],
    *,
    solution_weight: float = 0.75,
    profile: str | Profile = "default",
) -> float:
    """The share of right digits mixed with `order_reward`, by default 0.75 to 0.25, which that paper found best.

    >>> puzzle = "..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56"
    >>> from ergodoku import trace
    >>> mixed_reward(puzzle, trace(puzzle))
    1.0
    """
    path = trace(puzzle, profile=profile)
    said = {it.replace(" ", "") for it in placements}
    right = sum(it in said for it in path) / len(path) if path else 1.0
    order = order_reward(puzzle, placements, path=path)
    return solution_weight * right + (1.0 - solution_weight) * order
