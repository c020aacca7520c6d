"""Claims about a position: whether they follow, and why they hold."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Self, TypeAlias

from ergodoku import _native
from ergodoku._calls import PuzzleLike
from ergodoku._native import Profile, State, Step
from ergodoku._types import Grid

Claim: TypeAlias = str | Step | Mapping[str, Any]
"""What somebody says about a position: a text such as `r4c7<>5`, `X-Wing: 5 r27c36 => r4c3<>5` or
`(5)r1c2=(5-3)r4c2=(3)r4c7 => r1c7<>5`, a Step, or an object as docs/claims.md describes it."""


def claim_text(claim: Claim) -> str:
    """A claim as the text or JSON that the engine reads."""
    match claim:
        case str():
            return claim
        case Step():
            return claim.notation
        case Mapping():
            return json.dumps(dict(claim))
    raise TypeError(f"a claim is a str, a Step or a mapping, not {type(claim).__name__}")


@dataclass(frozen=True, slots=True)
class Broken:
    """The first place where the argument of a claim breaks."""

    place: str
    """The place, as the claim has it: a link, a cell, a conclusion, the name of a technique."""
    reason: str
    """What is wrong there."""
    mend: str | None = None
    """A small change that would do."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """The judgement on a claim: what `verify` gives."""

    verdict: str
    """`follows`; `follows_otherwise`: but not by what the claim says; `not_shown`: it holds, and no proof was found;
    `false`; `several_solutions`, `no_solution`: so it is with the puzzle; `malformed`: the text is no claim."""
    by: str | None = None
    """By what it follows: the name of a technique, `argument` (the claim's own), `certificate` (a proof that needs no
    technique), or `state` (it is known already)."""
    counterexample: Grid | None = None
    """A solution in which the claim fails."""
    fails: str | None = None
    """The part of the claim that fails there."""
    broken: Broken | None = None
    """The first place where the claim's own argument breaks."""
    truths: tuple[str, ...] = ()
    """What the proof uses as "at least one of these is true": `5r2`, or `r1c1` for a cell."""
    links: tuple[str, ...] = ()
    """What the proof uses as "at most one of these is true"."""
    assumes_uniqueness: bool = False
    """Whether the proof assumes that there is only one solution."""
    within: bool | None = None
    """Whether a technique of the profile shows the claim. None if there was no profile."""
    recognised: tuple[str, ...] | None = None
    """If it was asked for: the techniques that conclude exactly this, the easiest first."""
    error: str | None = None
    """What is wrong with the claim or the position."""

    @property
    def follows(self) -> bool:
        """Whether the claim follows, by whatever."""
        return self.verdict in ("follows", "follows_otherwise")

    def _repr_svg_(self) -> str | None:
        return self.counterexample._repr_svg_() if self.counterexample else None

    @classmethod
    def _of(cls, record: Mapping[str, Any]) -> Self:
        names = record.get("recognised")
        return cls(
            verdict=record["verdict"],
            by=record["by"],
            counterexample=_grid(record),
            fails=record.get("fails"),
            broken=Broken(**record["broken"]) if record.get("broken") else None,
            truths=tuple(record["truths"]),
            links=tuple(record["links"]),
            assumes_uniqueness=record["assumes_uniqueness"],
            within=record.get("within"),
            recognised=None if names is None else tuple(names),
            error=_error(record),
        )


@dataclass(frozen=True, slots=True)
class Why:
    """The smallest reason for a conclusion: what `why` gives."""

    verdict: str
    """As of a Verdict: `follows` if there is a reason."""
    explanation: str
    """The reason in words."""
    technique: str | None
    """The easiest technique of the profile that concludes this."""
    notation: str | None
    """Its step in the field's notation."""
    truths: tuple[str, ...]
    """The truths of all counts, each as often as it is counted: `5r2`, or `r1c1` for a cell."""
    links: tuple[str, ...]
    """The links of all counts, likewise."""
    lemmas: int
    """How many intermediate results."""
    cases: int
    """How many case distinctions."""
    proved_smallest: bool
    """Whether it is proved that no count has fewer truths."""
    when: str
    """Where the reason holds: `now`, `before_entry` (without the digits entered that it is about) or `at_givens`."""
    proof: str | None
    """The proof as text."""
    counterexample: Grid | None = None
    """A solution in which the conclusion fails."""
    error: str | None = None
    """What is wrong with the position."""
    state: State | None = field(default=None, repr=False)
    """The state in which the reason holds."""
    marks: tuple[tuple[str, ...], ...] = field(default=(), repr=False)
    """What to draw there."""
    others: tuple[str, ...] = ()
    """If they were asked for: other reasons, in short."""

    def svg(self, *, candidates: bool = True, theme: str = "light") -> str | None:
        """A drawing as SVG, with the reason below. None if there is no position to draw."""
        if self.state is None:
            return None
        return self.state.svg(
            candidates=candidates,
            marks=self.marks,
            title=self.notation,
            caption=self.explanation,
            theme=theme,
        )

    def _repr_svg_(self) -> str | None:
        return self.svg()

    @classmethod
    def _of(
        cls, record: Mapping[str, Any], state: State | None, marks: list[tuple[str, ...]]
    ) -> Self:
        return cls(
            verdict=record["verdict"],
            explanation=record["explanation"],
            technique=record.get("technique"),
            notation=record.get("notation"),
            truths=tuple(record["truths"]),
            links=tuple(record["links"]),
            lemmas=record["lemmas"],
            cases=record["cases"],
            proved_smallest=record["proved_smallest"],
            when=record["when"],
            proof=record.get("proof"),
            counterexample=_grid(record),
            error=_error(record),
            state=state,
            marks=tuple(tuple(mark) for mark in marks),
            others=tuple(other["summary"] for other in record.get("others") or ()),
        )


def _grid(record: Mapping[str, Any]) -> Grid | None:
    return Grid(record["counterexample"]) if record.get("counterexample") else None


def _error(record: Mapping[str, Any]) -> str | None:
    error = record.get("error")
    if not error:
        return None
    column = f"column {error['column']}: " if error.get("column") else ""
    return f"{column}{error['message']}"


def verify(
    state: PuzzleLike,
    claim: Claim,
    *,
    profile: str | Profile | None = None,
    recognise: bool = False,
    smallest: bool = False,
    time_limit: float | None = None,
) -> Verdict:
    """Whether a claim about a position follows: by what, or where it fails.

    A claim is a text, a Step, or a mapping as docs/claims.md describes it. With a `profile`, `.within` says whether its
    techniques show it; with `recognise`, `.recognised` names the techniques that conclude exactly this. With
    `smallest` a certificate is the smallest there is, which takes milliseconds in place of microseconds. A text that is no
    claim is `malformed`; a state that is no puzzle raises PuzzleError.

    >>> puzzle = "..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56"
    >>> verdict = verify(puzzle, "hidden single: r1c8=4")
    >>> verdict.verdict, verdict.by
    ('follows', 'Hidden Single')
    >>> verdict = verify(puzzle, "r1c1=9")
    >>> verdict.verdict, verdict.counterexample[:9]
    ('false', '563298147')
    """
    record = _native.verify(state, claim_text(claim), profile, recognise, smallest, time_limit)
    return Verdict._of(json.loads(record))


def why(
    state: PuzzleLike,
    claim: Claim,
    *,
    profile: str | Profile | None = None,
    others: bool = False,
    time_limit: float | None = None,
) -> Why:
    """The smallest reason why something holds at a position, whether or not a technique has it.

    `profile` has the techniques that may be named: by default those of the default profile that do not assume a single
    solution. With `others` it looks for other reasons too.

    Raises ClaimError for a text that is no claim, and StoppedError at the time limit.

    >>> puzzle = "..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56"
    >>> reason = why(puzzle, "r1c8=4")
    >>> reason.verdict, reason.technique, reason.truths, reason.proved_smallest
    ('follows', 'Hidden Single', ('4r1',), True)
    """
    named = Profile(uniqueness=False) if profile is None else profile
    found = _native.why(state, claim_text(claim), named, others, time_limit)
    record, at, marks = found
    return Why._of(json.loads(record), at, marks)
