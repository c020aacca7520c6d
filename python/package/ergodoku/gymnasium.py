"""Environments for reinforcement learning, by the interface of Gymnasium: `pip install ergodoku[gymnasium]`.

An observation is what a player sees: whether each candidate is left, and whether each digit is placed, as an array of shape
(2, 9, 9, 9): which of both, row, column, digit. An action is a claim: to place a digit in a cell (0 to 728) or to eliminate a
candidate (729 to 1457). The reward is the verdict: whether it *follows* by a technique, *holds* without anything that shows it,
says what is *known*, or is *false*.

>>> from ergodoku.gymnasium import SudokuEnv, action
>>> env = SudokuEnv(level="easy", seed=1)
>>> observation, info = env.reset(seed=1)
>>> observation.shape
(2, 9, 9, 9)
>>> step = env.hint()
>>> observation, reward, terminated, truncated, info = env.step(action(step.place[0]))
>>> reward, info["verdict"], info["technique"]
(1.0, 'follows', 'Hidden Single')
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

import gymnasium
import numpy
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from numpy.typing import NDArray

from ergodoku import _native
from ergodoku._calls import PuzzleLike, generate, hint, threads
from ergodoku._native import Profile, State, Step

__all__ = [
    "ACTIONS",
    "REWARDS",
    "VERDICTS",
    "SudokuEnv",
    "SudokuVectorEnv",
    "action",
    "claim",
]

ACTIONS = 1458
"""How many actions there are."""

VERDICTS = ("false", "not_shown", "follows", "known")
"""The verdicts, as `info["verdict"]` of the vectorised environment numbers them."""

REWARDS: Mapping[str, float] = MappingProxyType(
    {"false": -1.0, "not_shown": 0.0, "follows": 1.0, "known": -0.1}
)
"""What each verdict is worth, if not said otherwise."""

BASICS = ("singles", "intersections", "naked-pair", "hidden-pair", "naked-triple", "hidden-triple")
"""The techniques that show a claim, if not said otherwise. Others can be chosen; the more they search, the fewer steps a
second there are."""

_SHAPE = (2, 9, 9, 9)
_CLAIM = re.compile(r"r([1-9])c([1-9])(=|<>)([1-9])")


def action(claim: str) -> int:
    """The action of a claim such as `r4c3=5` or `r4c7<>9`.

    >>> action("r1c1=1"), action("r1c2=1"), action("r1c1<>1")
    (0, 9, 729)
    """
    found = _CLAIM.fullmatch(claim.replace(" ", ""))
    if found is None:
        raise ValueError(f"expected a claim such as r4c3=5 or r4c7<>9, found {claim!r}")
    row, column, sign, digit = found.groups()
    number = (int(row) - 1) * 81 + (int(column) - 1) * 9 + int(digit) - 1
    return number if sign == "=" else 729 + number


def claim(action: int) -> str:
    """The claim of an action.

    >>> claim(9), claim(729)
    ('r1c2=1', 'r1c1<>1')
    """
    if not 0 <= action < ACTIONS:
        raise ValueError(f"there is no action {action}")
    row, column = divmod(action % 729 // 9, 9)
    sign = "=" if action < 729 else "<>"
    return f"r{row + 1}c{column + 1}{sign}{action % 9 + 1}"


def _puzzles(
    puzzles: Sequence[PuzzleLike] | None, pool: int, seed: int | None, order: Mapping[str, Any]
) -> list[PuzzleLike]:
    """The puzzles to play on: those given, or so many from the generator."""
    if puzzles is None:
        return list(generate(n=pool, seed=seed, **order))
    if order:
        raise ValueError(f"with `puzzles` there is nothing to generate by {', '.join(order)}")
    if not puzzles:
        raise ValueError("there is no puzzle")
    return list(puzzles)


def _worth(rewards: Mapping[str, float]) -> NDArray[numpy.float64]:
    return numpy.array([rewards[verdict] for verdict in VERDICTS])


class SudokuVectorEnv(VectorEnv[NDArray[numpy.uint8], NDArray[numpy.int64], Any]):
    """Many boards at once, in compiled code: hundreds of thousands of steps a second.

    `puzzles` are played in turn, in an order that the seed of `reset` decides; without them `pool` are generated, with
    further arguments as `generate` has them (`level="hard"`, `er=(3.0, 4.5)`, ...). `profile` has the techniques that show a
    claim. A claim that follows is applied, and with `needs_reason=False` one that only holds too. An episode ends when the
    board is solved, or is truncated after `max_steps`; the next step of that board then begins another one.

    `info` has an array `verdict` of numbers into `VERDICTS`.
    """

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}

    def __init__(
        self,
        num_envs: int = 1,
        *,
        puzzles: Sequence[PuzzleLike] | None = None,
        pool: int = 256,
        seed: int | None = None,
        profile: str | Profile | None = None,
        needs_reason: bool = True,
        rewards: Mapping[str, float] = REWARDS,
        max_steps: int = 1000,
        jobs: int | None = None,
        **order: Any,
    ) -> None:
        self.num_envs = num_envs
        self.single_observation_space = spaces.MultiBinary(_SHAPE)
        self.single_action_space = spaces.Discrete(ACTIONS)
        self.observation_space = spaces.Box(0, 1, (num_envs, *_SHAPE), numpy.uint8)
        self.action_space = spaces.MultiDiscrete([ACTIONS] * num_envs)
        self._puzzles = _puzzles(puzzles, pool, seed, order)
        self._worth = _worth(rewards)
        self._max_steps = max_steps
        profile = Profile(only=BASICS) if profile is None else profile
        first = [self._puzzles[at % len(self._puzzles)] for at in range(num_envs)]
        self._boards = _native.Boards(first, profile, needs_reason, threads(jobs))
        self._count = numpy.zeros(num_envs, numpy.int64)
        self._over = numpy.zeros(num_envs, bool)

    def _observe(self) -> NDArray[numpy.uint8]:
        seen = numpy.empty((self.num_envs, *_SHAPE), numpy.uint8)
        self._boards.observe(seen.reshape(-1))
        return seen

    def _next(self, board: int) -> None:
        at = int(self.np_random.integers(len(self._puzzles)))
        self._boards.reset(board, self._puzzles[at])
        self._count[board] = 0
        self._over[board] = False

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[numpy.uint8], dict[str, Any]]:
        """Puts a puzzle on every board."""
        super().reset(seed=seed[0] if isinstance(seed, list) else seed)
        for board in range(self.num_envs):
            self._next(board)
        return self._observe(), {}

    def step(
        self, actions: NDArray[numpy.int64]
    ) -> tuple[
        NDArray[numpy.uint8],
        NDArray[numpy.float64],
        NDArray[numpy.bool_],
        NDArray[numpy.bool_],
        dict[str, Any],
    ]:
        """One claim on each board. A board whose episode has ended gets another puzzle in place of it."""
        moves = numpy.array(actions, numpy.int64)
        fresh = numpy.flatnonzero(self._over)
        for board in fresh:
            self._next(int(board))
        moves[fresh] = -1
        said, solved = self._boards.step(moves)
        verdicts = numpy.frombuffer(bytes(said), numpy.uint8)
        terminated = numpy.frombuffer(bytes(solved), numpy.uint8).astype(bool)
        self._count += 1
        self._count[fresh] = 0
        truncated = (self._count >= self._max_steps) & ~terminated
        self._over = terminated | truncated
        rewards = self._worth[verdicts]
        rewards[fresh] = 0.0
        return self._observe(), rewards, terminated, truncated, {"verdict": verdicts}

    def state(self, board: int) -> State:
        """What is known on a board."""
        return self._boards.state(board)

    def techniques(self) -> list[str | None]:
        """By which technique the last claim on each board followed."""
        return [self._boards.by(board) for board in range(self.num_envs)]


class SudokuEnv(gymnasium.Env[NDArray[Any], Any]):
    """One board. The arguments are those of `SudokuVectorEnv`.

    `info` has the `verdict` as text, the `technique` by which the claim follows, and the `state`. `reset(options={"puzzle": ...})` plays that puzzle.
    """

    metadata = {"render_modes": ["ansi", "svg"]}

    def __init__(
        self,
        *,
        puzzles: Sequence[PuzzleLike] | None = None,
        pool: int = 64,
        seed: int | None = None,
        profile: str | Profile | None = None,
        needs_reason: bool = True,
        rewards: Mapping[str, float] = REWARDS,
        max_steps: int = 1000,
        render_mode: str | None = None,
        **order: Any,
    ) -> None:
        self.observation_space = spaces.MultiBinary(_SHAPE)
        self.action_space = spaces.Discrete(ACTIONS)
        self.render_mode = render_mode
        self._puzzles = _puzzles(puzzles, pool, seed, order)
        self._worth = _worth(rewards)
        self._max_steps = max_steps
        self._profile = Profile(only=BASICS) if profile is None else profile
        self._boards = _native.Boards(self._puzzles[:1], self._profile, needs_reason, 1)
        self._count = 0

    def _observe(self) -> NDArray[numpy.int8]:
        seen = numpy.empty(_SHAPE, numpy.uint8)
        self._boards.observe(seen.reshape(-1))
        return seen.view(numpy.int8)

    def _info(self) -> dict[str, Any]:
        return {"state": self._boards.state(0)}

    def hint(self) -> Step | None:
        """The next step that the profile's techniques find, for a scripted player or a teacher."""
        return hint(self._boards.state(0), profile=self._profile)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Another puzzle."""
        super().reset(seed=seed)
        drawn = self._puzzles[int(self.np_random.integers(len(self._puzzles)))]
        self._boards.reset(0, (options or {}).get("puzzle", drawn))
        self._count = 0
        return self._observe(), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """One claim."""
        said, solved = self._boards.step(numpy.array([action], numpy.int64))
        self._count += 1
        is_solved = bool(solved[0])
        is_late = self._count >= self._max_steps and not is_solved
        verdict, technique = VERDICTS[said[0]], self._boards.by(0)
        info = {**self._info(), "verdict": verdict, "technique": technique}
        return self._observe(), float(self._worth[said[0]]), is_solved, is_late, info

    def render(self) -> Any:
        """The board, as text or as SVG."""
        state = self._boards.state(0)
        return state.svg() if self.render_mode == "svg" else state.to_text("pencil-marks")
