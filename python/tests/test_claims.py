"""Claims: whether they follow, and why they hold."""

from __future__ import annotations

import pickle
from typing import Any

import pytest
from conftest import CLASH, EASY, HARD, IMPOSSIBLE, SEVERAL, SOLVED

import ergodoku
from ergodoku import Verdict


def test_every_step_of_a_path_follows(puzzles: list[str]) -> None:
    pairs = [(step.state, step) for puzzle in puzzles for step in ergodoku.path(puzzle)]
    judged = ergodoku.verify_batch(pairs)
    # A step of the last resort has no argument but that it tried everything.
    for verdict, (_, step) in zip(judged["verdict"], pairs, strict=True):
        assert verdict == "follows" or step.family == "last-resort", step
    for state, step in pairs[::7]:
        verdict = ergodoku.verify(state, step)
        assert verdict.follows and verdict.counterexample is None
        assert verdict.verdict == "follows" or step.family == "last-resort"


def test_a_wrong_digit_is_false_in_the_solution() -> None:
    for digit in "9", "6":
        verdict = ergodoku.verify(EASY, f"r1c1={digit}")
        assert (verdict.verdict, verdict.counterexample) == ("false", SOLVED)
        assert verdict.fails == f"r1c1={digit}" and not verdict.follows
        assert verdict._repr_svg_() == ergodoku.Grid(SOLVED)._repr_svg_()
    assert ergodoku.verify(EASY, "r1c1<>5").verdict == "false"


def test_what_follows_by_something_else_is_told() -> None:
    verdict = ergodoku.verify(EASY, "X-Wing: r1c8=4")
    assert verdict.verdict == "follows_otherwise"
    assert verdict.broken is not None and "X-Wing" in verdict.broken.place
    recognised = ergodoku.verify(EASY, "r1c8=4", recognise=True).recognised
    assert recognised is not None and recognised[0] == "Hidden Single"
    assert ergodoku.verify(EASY, "r1c8=4", profile="default").within is True
    assert ergodoku.verify(EASY, "r1c8=4", smallest=True).truths == ("4r1",)


def test_puzzles_and_texts_that_are_none() -> None:
    verdicts = [ergodoku.verify(it, "r1c8=4").verdict for it in (SEVERAL, IMPOSSIBLE, CLASH)]
    assert verdicts == ["several_solutions", "no_solution", "no_solution"]
    for claim in "nonsense", "", "r1c10=4":
        verdict = ergodoku.verify(EASY, claim)
        assert verdict.verdict == "malformed" and verdict.error
        with pytest.raises(ergodoku.ClaimError):
            ergodoku.why(EASY, claim)
    with pytest.raises(ergodoku.PuzzleError):
        ergodoku.verify(EASY[:80], "r1c8=4")
    wrong: Any = 5
    with pytest.raises(TypeError, match="not int"):
        ergodoku.verify(EASY, wrong)


def test_verdicts_are_plain_data() -> None:
    for claim in "r1c8=4", "r1c1=9", "nonsense":
        verdict = ergodoku.verify(EASY, claim, recognise=True)
        assert verdict == pickle.loads(pickle.dumps(verdict)) == eval(repr(verdict), vars(ergodoku))
        assert hash(verdict) == hash(ergodoku.verify(EASY, claim, recognise=True))


def test_the_reason_is_told_drawn_and_kept() -> None:
    reason = ergodoku.why(HARD, "r3c9=7")
    assert (reason.verdict, reason.technique, reason.truths) == ("follows", "Hidden Single", ("7r3",))
    assert reason.proved_smallest and reason.explanation
    assert "<svg" in (reason._repr_svg_() or "")
    again = pickle.loads(pickle.dumps(reason))
    assert again == reason and again.svg() == reason.svg()
    wrong = ergodoku.why(EASY, "r1c1=9")
    assert (wrong.verdict, wrong.counterexample) == ("false", SOLVED)


def test_batches_say_what_verify_says() -> None:
    rows: list[tuple[str | None, str | None]] = [
        (EASY, "r1c8=4"), (EASY, "r1c1=9"), (HARD, "r3c9=7"), (EASY, "nonsense"), ("12", "r1c8=4"), (None, "r1c8=4"),
        (EASY, None), (SEVERAL, "r1c8=4"), (IMPOSSIBLE, "r1c8=4"), (CLASH, "r1c1=9"), (HARD, "X-Wing: r3c9=7"),
    ]  # fmt: skip
    expected = [
        "follows", "false", "follows", "malformed", "malformed", "malformed", "malformed", "several_solutions",
        "no_solution", "no_solution", "follows_otherwise",
    ]  # fmt: skip
    for jobs in 1, 3:
        judged = ergodoku.verify_batch(rows * 100, jobs=jobs)
        assert judged["verdict"] == expected * 100
    for place, (state, claim) in enumerate(rows):
        if state is None or claim is None or state == "12":
            assert judged["error"][place] is not None
            continue
        verdict = ergodoku.verify(state, claim)
        assert judged["by"][place] == verdict.by
        assert judged["counterexample"][place] == verdict.counterexample
        assert (judged["broken"][place] is None) == (verdict.broken is None)
        assert (judged["error"][place] is None) == (verdict.error is None)
    assert judged["within"] == [None] * 1100
    assert ergodoku.verify_batch(rows[:3], profile="default")["within"] == [True, None, True]


def test_states_and_claims_may_come_apart_or_in_a_table() -> None:
    states, claims = [EASY, HARD], ["r1c8=4", "r1c1=1"]
    expected = [ergodoku.verify(*pair).verdict for pair in zip(states, claims)]
    assert ergodoku.verify_batch(states, claims)["verdict"] == expected
    with pytest.raises(ValueError, match="shorter|longer"):
        ergodoku.verify_batch(states, claims[:1])
    with pytest.raises(TypeError, match="pair of a state and a claim"):
        ergodoku.verify_batch(states)
    pa = pytest.importorskip("pyarrow")
    table = pa.table({"n": [1, 2], "said": claims, "puzzle": states})
    judged = pa.table(ergodoku.verify_batch(table, "said"))
    assert judged["verdict"].to_pylist() == expected and judged["n"].to_pylist() == [1, 2]
    assert ergodoku.verify_batch(pa.array(states), pa.array(claims))["verdict"] == expected


def test_a_mapping_is_a_claim() -> None:
    verdict = ergodoku.verify(EASY, {"place": ["r1c8=4"]})
    assert isinstance(verdict, Verdict) and verdict.follows
