"""The calls about one puzzle."""

from __future__ import annotations

import copy
import pickle
from itertools import islice
from typing import Any

import pytest
from conftest import CLASH, EASY, HARD, IMPOSSIBLE, MISTAKE, NOTHING, SEVERAL, SOLVED

import ergodoku
from ergodoku import Grid, Profile, Puzzle, State, Step


def test_the_solution_is_a_text() -> None:
    grid = ergodoku.solve(EASY)
    assert grid == SOLVED
    assert isinstance(grid, Grid)
    assert type(pickle.loads(pickle.dumps(grid))) is Grid
    assert len(grid.rows()) == 9 and "".join(grid.rows()) == grid


@pytest.mark.parametrize("given", [EASY, EASY.encode(), Puzzle(EASY), State(EASY), Grid(EASY)])
def test_a_puzzle_is_given_in_any_form(given: object) -> None:
    assert ergodoku.solve(given) == SOLVED  # type: ignore[arg-type]


def test_what_is_no_puzzle_is_a_type_error() -> None:
    with pytest.raises(TypeError, match="not list"):
        ergodoku.solve([EASY])  # type: ignore[arg-type]


def test_an_error_has_its_place() -> None:
    with pytest.raises(ergodoku.PuzzleError) as caught:
        ergodoku.hint(EASY[:14] + "S" + EASY[15:])
    error = caught.value
    assert (error.line, error.column) == (1, 15)
    assert error.text is not None and "S" in error.text
    assert "expected a digit" in error.message and str(error).startswith("line 1, column 15: ")
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), again.args) == (type(error), error.args)
    assert isinstance(error, ValueError)


@pytest.mark.parametrize(
    ("puzzle", "exception"),
    [
        (CLASH, ergodoku.ClashError),
        (MISTAKE, ergodoku.MistakeError),
        (IMPOSSIBLE, ergodoku.NoSolutionError),
        (SEVERAL, ergodoku.SeveralSolutionsError),
        ("12", ergodoku.PuzzleError),
    ],
)
def test_each_fault_has_its_exception(puzzle: str, exception: type[ergodoku.PuzzleError]) -> None:
    for call in (ergodoku.solve, ergodoku.rate, ergodoku.canonical):
        with pytest.raises(exception) as caught:
            call(puzzle)
        assert type(caught.value) is exception
        assert type(pickle.loads(pickle.dumps(caught.value))) is exception


def test_mistakes_are_told() -> None:
    with pytest.raises(ergodoku.MistakeError) as caught:
        ergodoku.hint(MISTAKE)
    assert caught.value.mistakes == ("r1c1 is 5, not 6",)
    assert ergodoku.check(MISTAKE).mistakes == ("r1c1 is 5, not 6",)


def test_check_tells_what_a_puzzle_is() -> None:
    statuses = [ergodoku.check(it).status for it in (EASY, SEVERAL, IMPOSSIBLE, CLASH, MISTAKE, "12")]
    expected = ["solved", "multiple_solutions", "no_solution", "invalid", "mistake", "error"]
    assert statuses == expected
    checked = ergodoku.check(EASY)
    assert checked.is_valid and checked.solutions == 1 and checked.grid == SOLVED
    count = len(list(ergodoku.solutions(SEVERAL)))
    assert ergodoku.check(SEVERAL, limit=count + 1).solutions == count
    assert checked == pickle.loads(pickle.dumps(checked)) == eval(repr(checked), vars(ergodoku))


def test_solutions_come_one_by_one() -> None:
    found = list(islice(ergodoku.solutions(NOTHING), 100))
    assert len(set(found)) == 100
    assert all(ergodoku.check(grid).is_valid for grid in found)


def test_a_path_leads_to_the_solution(puzzles: list[str]) -> None:
    for puzzle in puzzles:
        path = ergodoku.path(puzzle)
        assert path.is_solved and path.grid == ergodoku.solve(puzzle)
        assert path[0].state == State(puzzle)
        assert path[-1].after().grid == path.grid
        assert sum(path.techniques.values()) == len(path)
        for before, after in zip(path, path[1:]):
            assert before.after() == after.state
        for step in path:
            step.check()


def test_steps_come_one_by_one_too(puzzles: list[str]) -> None:
    for puzzle in puzzles:
        assert tuple(ergodoku.iter_path(puzzle)) == ergodoku.path(puzzle).steps


def test_a_hint_is_the_first_of_the_steps() -> None:
    hint = ergodoku.hint(HARD)
    assert hint is not None and hint in ergodoku.steps(HARD)
    assert hint.hint(1) == "Look at row 3."
    assert hint.hint(3) == hint.explanation
    assert ergodoku.hint(SOLVED) is None and ergodoku.steps(SOLVED) == []
    assert len(ergodoku.steps(HARD, limit=3)) == 3


def test_profiles_choose_techniques(puzzles: list[str]) -> None:
    basics = Profile("hodoku", only=["singles"])
    path = ergodoku.path(puzzles[-1], profile=basics)
    assert path.status == "stuck" and set(path.techniques) <= set(basics.techniques)
    assert basics == eval(repr(basics), vars(ergodoku)) == pickle.loads(pickle.dumps(basics))
    assert hash(basics) == hash(Profile("hodoku", only=["singles"]))
    with pytest.raises(ValueError, match="there is no profile `nobody`"):
        ergodoku.hint(EASY, profile="nobody")
    with pytest.raises(ValueError, match="nobody"):
        Profile(only=["nobody"])


def test_everything_is_immutable_hashable_picklable_and_read_back(puzzles: list[str]) -> None:
    step = ergodoku.path(HARD)[30]
    things: list[Any] = [
        Puzzle(HARD), Puzzle(MISTAKE), Puzzle(CLASH), step.state, step, ergodoku.path(HARD),
        ergodoku.rate(HARD), ergodoku.rate(HARD, scale="hodoku"), ergodoku.check(HARD),
    ]  # fmt: skip
    for thing in things:
        again = pickle.loads(pickle.dumps(thing))
        assert again == thing and hash(again) == hash(thing), thing
        assert copy.deepcopy(thing) == thing
        assert eval(repr(thing), vars(ergodoku)) == thing
        assert thing != "something else"
        with pytest.raises((AttributeError, TypeError)):
            thing.status = "changed"


def test_a_pickled_step_says_and_draws_the_same(puzzles: list[str]) -> None:
    for puzzle in puzzles:
        for step in ergodoku.path(puzzle):
            again = pickle.loads(pickle.dumps(step))
            assert again.explanation == step.explanation and again.marks == step.marks
            assert [again.hint(level) for level in (1, 2)] == [step.hint(level) for level in (1, 2)]
            assert again.svg() == step.svg()
            assert (again.place, again.eliminate) == (step.place, step.eliminate)
            again.check()


def test_steps_are_found_by_their_notation(puzzles: list[str]) -> None:
    for puzzle in puzzles[:12]:
        for step in ergodoku.path(puzzle):
            assert Step(step.state, step.notation).explanation == step.explanation
    with pytest.raises(ergodoku.ClaimError, match="there is no such step here"):
        Step(EASY, "Hidden Single: 4 in r1 => r1c9=4")


def test_a_label_is_kept_and_no_part_of_the_puzzle() -> None:
    labelled = Puzzle(EASY + " # mine")
    assert labelled.label == "mine" and labelled == Puzzle(EASY)
    assert pickle.loads(pickle.dumps(labelled)).label == "mine"
    assert Puzzle(CLASH).clashes[0].startswith("1 stands")


def test_a_state_changes_by_claims_and_stays_as_it_was() -> None:
    state = State(EASY)
    after = state.apply("r1c8=4").apply("r1c1<>9")
    assert state == State(EASY)
    assert after.digit("r1c8") == 4 and 9 not in after.candidates("r1c1")
    for layout in ("line", "pencil-marks", "library", "sukaku"):
        text = after.to_text(layout)
        assert [State(text).candidates(f"r1c{n}") for n in (1, 2)] == [after.candidates(f"r1c{n}") for n in (1, 2)]
    for claim in ("r1c1=4", "nonsense"):
        with pytest.raises(ergodoku.ClaimError):
            state.apply(claim)
    with pytest.raises(ergodoku.ClashError):
        State(CLASH)
    with pytest.raises(ergodoku.ClaimError):
        state.digit("r10c1")


def test_ratings() -> None:
    rating = ergodoku.rate(HARD)
    assert (rating.er, rating.ep, rating.ed) == (4.2, 1.2, 1.2)
    assert ergodoku.rate(HARD, scale="sukaku").er is not None
    whips, braids = (ergodoku.rate(HARD, scale=scale).rating for scale in ("w", "gb"))
    assert whips is not None and braids is not None and braids <= whips
    assert ergodoku.rate_batch([HARD], scale="w")["rating"] == [whips]
    rated = ergodoku.rate(HARD, scale="w", path=True)
    assert rated.rating == whips and rated.path is not None
    assert max(step.rating for step in rated.path) == whips
    assert len({step.rating for step in rated.path}) > 1
    hodoku = ergodoku.rate(HARD, scale="hodoku")
    assert hodoku.level is not None and hodoku.er is None
    with pytest.raises(ValueError, match="there is no scale `se122`"):
        ergodoku.rate(HARD, scale="se122")


def test_the_canonical_form_is_one_for_equivalent_puzzles() -> None:
    rows = [HARD[start : start + 9] for start in range(0, 81, 9)]
    turned = "".join(rows[row][column] for column in range(9) for row in range(9))
    swapped = "".join([rows[1], rows[0], *rows[2:]]).translate(str.maketrans("123456789", "987654321"))
    assert ergodoku.canonical(HARD) == ergodoku.canonical(turned) == ergodoku.canonical(swapped)
    assert ergodoku.canonical(HARD) != ergodoku.canonical(EASY)


def test_generated_puzzles_are_to_order() -> None:
    ordered = ergodoku.generate(n=3, seed=5, level="hard", clues=(22, 28), needs=["x-wing"])
    assert ordered == ergodoku.generate(n=3, seed=5, level="hard", clues="22..28", needs=["x-wing"], jobs=1)
    for puzzle in ordered:
        assert 22 <= puzzle.clues <= 28
        assert ergodoku.check(puzzle).is_valid
        assert ergodoku.rate(puzzle, scale="hodoku", profile="default").level == "Hard"
    assert ergodoku.generate(n=0) == []
    wrong: dict[str, Any]
    for wrong in ({"level": "nobody"}, {"symmetry": "nobody"}, {"clues": "x"}, {"needs": ["nobody"]}, {"jobs": 0}):
        with pytest.raises(ValueError):
            ergodoku.generate(**wrong)
    with pytest.raises(ValueError):
        ergodoku.generate(clues=10)


def test_a_time_limit_is_kept() -> None:
    for call in (ergodoku.path, ergodoku.steps, ergodoku.hint, ergodoku.rate):
        with pytest.raises(ergodoku.StoppedError):
            call(HARD, time_limit=0)
        with pytest.raises(ValueError):
            call(HARD, time_limit=-1)
    with pytest.raises(ergodoku.StoppedError):
        ergodoku.check(NOTHING, limit=10**12, time_limit=0.01)
    assert ergodoku.generate(n=10, er=(11.5, None), time_limit=0.01) == []


def test_a_rating_has_the_steps_it_is_made_of(puzzles: list[str]) -> None:
    for puzzle in puzzles[::5]:
        rating = ergodoku.rate(puzzle, path=True)
        assert rating.path is not None and ergodoku.rate(puzzle).path is None
        ratings = [it.rating for it in rating.path]
        assert (max(ratings), ratings[0]) == (rating.er, rating.ed)
        state = ergodoku.State(puzzle)
        for it in rating.path:
            assert it.step.state == state and it.name
            it.step.check()
            state = state.apply(it.step)
        assert state.is_solved
        score = ergodoku.rate(puzzle, scale="hodoku", path=True)
        assert score.path is not None and len(score.path) == score.steps
        assert sum(it.rating for it in score.path) == score.score


def test_a_claim_is_applied_with_its_argument() -> None:
    for step in ergodoku.path(HARD):
        assert step.state.apply(str(step)) == step.state.apply(step)
    with pytest.raises(ergodoku.ClaimError):
        ergodoku.State(HARD).apply("Hidden Single")
