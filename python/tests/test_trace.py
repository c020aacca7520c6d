"""Traces for training."""

from __future__ import annotations

import json

import pytest
from conftest import EASY, HARD, SEVERAL

import ergodoku
from ergodoku import State


def test_placements_lead_to_the_solution(puzzles: list[str]) -> None:
    for puzzle in puzzles:
        state = State(puzzle)
        for claim in ergodoku.trace(puzzle):
            state = state.apply(claim)
        assert state.grid == ergodoku.solve(puzzle)


def test_tokens_are_all_conclusions_in_order(puzzles: list[str]) -> None:
    for puzzle in puzzles:
        state = State(puzzle)
        for claim in ergodoku.trace(puzzle, style="tokens").split(" "):
            state = state.apply(claim)
        assert state.is_solved


@pytest.mark.parametrize("mistakes", [0.0, 0.4])
def test_records_have_the_verdict_of_each_claim(puzzles: list[str], mistakes: float) -> None:
    for puzzle in puzzles[::3]:
        records = ergodoku.trace(puzzle, style="steps", mistakes=mistakes, seed=3)
        assert json.loads(json.dumps(records)) == records
        judged = ergodoku.verify_batch([(it["state"], it["claim"]) for it in records])
        told = [it["verdict"] for it in records]
        wrong = {"false", "follows_otherwise"}
        assert set(told) == ({"follows"} | wrong if mistakes else {"follows"})
        for record in records:
            step = ergodoku.Step(record["state"], record["notation"]) if "notation" in record else None
            assert (step is None) == (record["verdict"] in wrong)
            if step is None:
                assert (record["verdict"] == "false") == (record["counterexample"] is not None)
                assert (record["verdict"] == "false") or "concludes this" in record["broken"]
            else:
                assert step.proof == record["proof"]
            state = State(record["state"])
            for cell, digits in enumerate(record["candidates"]):
                name = f"r{cell // 9 + 1}c{cell % 9 + 1}"
                left = state.candidates(name) or (state.digit(name),)
                assert digits == "".join(map(str, left))
        # As a claim without its technique, a step of the last resort may be more than a certificate shows.
        for verdict, record in zip(judged["verdict"], records, strict=True):
            assert (verdict == "false") == (record["verdict"] == "false")
        assert len([it for it in told if it == "follows"]) == len(ergodoku.path(puzzle))
    again = ergodoku.trace(HARD, style="steps", mistakes=0.4, seed=1)
    assert again == ergodoku.trace(HARD, style="steps", mistakes=0.4, seed=1)
    assert again != ergodoku.trace(HARD, style="steps", mistakes=0.4, seed=2)


def test_a_path_may_be_as_short_or_as_easy_as_is_found(puzzles: list[str]) -> None:
    def hard(path: ergodoku.Path) -> list[ergodoku.Step]:
        return [step for step in path if step.family != "singles"]

    shorter = 0
    for puzzle in puzzles[4:12]:
        usual, fewest, easiest = (
            ergodoku.path(puzzle, shortest=aim) for aim in (None, "fewest", "easiest")
        )
        for path in (fewest, easiest):
            state = State(puzzle)
            for step in path:
                assert step.state == state
                step.check()
                state = state.apply(step)
            assert path.is_solved and state.is_solved and path.grid == usual.grid
        assert len(hard(fewest)) <= min(len(hard(usual)), len(hard(easiest)))
        shorter += len(hard(fewest)) < len(hard(usual))
        placements = ergodoku.trace(puzzle, shortest="fewest")
        assert placements == [it for step in fewest for it in step.place]
    assert shorter
    with pytest.raises(ValueError, match="no aim"):
        ergodoku.path(EASY, shortest="quick")
    with pytest.raises(ValueError, match="whole one"):
        ergodoku.path(EASY, shortest="fewest", max_steps=3)


def test_a_chat_asks_and_answers() -> None:
    asked, answered = ergodoku.trace(EASY, style="chat", mistakes=0.3, seed=1)
    assert (asked["role"], answered["role"]) == ("user", "assistant")
    assert EASY[:9] in asked["content"] and EASY[72:] in asked["content"]
    assert answered["content"].endswith("\n".join(ergodoku.solve(EASY).rows()))
    assert "No, that is wrong: false." in answered["content"]
    assert "Hidden Single" in answered["content"]


def test_what_cannot_be_traced() -> None:
    with pytest.raises(ergodoku.SeveralSolutionsError):
        ergodoku.trace(SEVERAL)
    with pytest.raises(ValueError, match="do not solve"):
        ergodoku.trace(HARD, profile=ergodoku.Profile(only=["singles"]))
    with pytest.raises(ValueError, match="there is no style"):
        ergodoku.trace(EASY, style="nobody")  # type: ignore[call-overload]
    for mistakes in (-0.1, 1.0):
        with pytest.raises(ValueError, match="share"):
            ergodoku.trace(EASY, style="steps", mistakes=mistakes)
    with pytest.raises(ValueError, match="told only"):
        ergodoku.trace(EASY, mistakes=0.1)
