"""The task set of `ergodoku.verifiers` under an id of its own, as `verifiers` looks for task sets by the names of modules."""

from ergodoku.verifiers import SudokuTaskset

__all__ = ["SudokuTaskset"]
