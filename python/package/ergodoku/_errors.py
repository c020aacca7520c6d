"""The exceptions."""

from __future__ import annotations


class ErgodokuError(Exception):
    """What all exceptions of this package are."""


class PuzzleError(ErgodokuError, ValueError):
    """A text that is no puzzle, or a puzzle that cannot be worked on.

    >>> try:
    ...     Puzzle("12")
    ... except PuzzleError as error:
    ...     print(error.line, error.column, error)
    1 3 line 1, column 3: expected nine cells in a row, found 2
    """

    message: str
    """What is wrong."""
    line: int | None
    """The line of the text, from 1."""
    column: int | None
    """The character in that line, from 1. None if the whole puzzle is meant."""
    text: str | None
    """That line, if it could not be read."""

    def __init__(
        self,
        message: str,
        line: int | None = None,
        column: int | None = None,
        text: str | None = None,
    ) -> None:
        super().__init__(message, line, column, text)
        self.message, self.line, self.column, self.text = message, line, column, text

    def __str__(self) -> str:
        if self.line is None or self.column is None:
            return self.message
        return f"line {self.line}, column {self.column}: {self.message}"


class ClashError(PuzzleError):
    """A digit stands twice in a house."""


class NoSolutionError(PuzzleError):
    """The puzzle has no solution."""


class SeveralSolutionsError(PuzzleError):
    """The puzzle has several solutions where one is needed."""


class MistakeError(PuzzleError):
    """The givens have a solution, and the digits placed or the candidates removed since contradict it."""

    mistakes: tuple[str, ...]
    """Every mistake, in words."""

    def __init__(
        self,
        message: str,
        line: int | None = None,
        column: int | None = None,
        text: str | None = None,
        mistakes: tuple[str, ...] | list[str] = (),
    ) -> None:
        super().__init__(message, line, column, text)
        self.mistakes = tuple(mistakes)
        self.args = (*self.args, self.mistakes)


class ClaimError(ErgodokuError, ValueError):
    """A text that is no claim about a position, or one that contradicts what is known."""


class StoppedError(ErgodokuError, TimeoutError):
    """The time limit of a call was reached."""
