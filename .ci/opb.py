#!/usr/bin/env python3
"""Writes a puzzle as a formula for VeriPB, like `ergodoku prove`, but without any of the project's code.

    .ci/opb.py PUZZLE | cmp - proof/puzzle.opb
    .ci/opb.py PUZZLE SOLUTION | cmp - proof/another.opb

PUZZLE is 81 characters, or 729 with the candidates of each cell. With a solution of 81 digits, the formula
excludes that solution.
"""

import sys
from itertools import product

SIZE = range(1, 10)
CORNERS = 1, 4, 7


def opb(puzzle, solution=None):
    """The formula as text."""
    rules = [[(row, column, digit) for digit in SIZE] for row in SIZE for column in SIZE]
    rules += [[(row, column, digit) for column in SIZE] for row in SIZE for digit in SIZE]
    rules += [[(row, column, digit) for row in SIZE] for column in SIZE for digit in SIZE]
    rules += [[(row + down, column + right, digit) for down in range(3) for right in range(3)]
              for row in CORNERS for column in CORNERS for digit in SIZE]
    lines = [sum_of("", rule) + " = 1 ;" for rule in rules]
    if len(puzzle) == 81:
        lines += [sum_of("", [given]) + " >= 1 ;" for given in digits(puzzle)]
    else:
        candidates = zip(product(SIZE, repeat=3), puzzle, strict=True)
        lines += [sum_of("~", [gone]) + " >= 1 ;" for gone, mark in candidates if mark in ".0"]
    count = len(lines)
    if solution:
        lines += ["* any solution but this one", sum_of("~", digits(solution)) + " >= 1 ;"]
        count += 1
    return "\n".join([f"* #variable= 729 #constraint= {count}", *lines, ""])


def digits(grid):
    """(row, column, digit) of each digit in 81 characters."""
    cells = zip(product(SIZE, SIZE), grid, strict=True)
    return [(*cell, int(mark)) for cell, mark in cells if mark not in ".0"]


def sum_of(negation, candidates):
    return " ".join(f"1 {negation}r{row}c{column}d{digit}" for row, column, digit in candidates)


if __name__ == "__main__":
    sys.stdout.write(opb(*sys.argv[1:]))
