"""What notebooks show."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from typing import Any

from conftest import CLASH, EASY, HARD

import ergodoku


def drawings(text: str) -> ElementTree.Element:
    """The text as XML, which every drawing is."""
    return ElementTree.fromstring(text)


def test_boards_and_steps_draw_themselves() -> None:
    step = ergodoku.hint(HARD)
    assert step is not None
    things: list[Any] = [ergodoku.Puzzle(EASY), ergodoku.State(EASY), ergodoku.solve(EASY), ergodoku.check(EASY), step]
    for thing in things:
        drawing = thing._repr_svg_()
        assert drawing is not None
        assert drawings(drawing).tag == "{http://www.w3.org/2000/svg}svg"
    assert "Hidden Single: 7 in r3" in step.svg(caption=False)
    assert ergodoku.Puzzle(CLASH)._repr_svg_() is None
    assert step.svg(theme="dark") != step.svg()


def test_a_path_can_be_clicked_through_without_a_script() -> None:
    path = ergodoku.path(HARD)
    html = path._repr_html_()
    assert "<script" not in html
    root = drawings(html.replace(" open>", ' open="open">'))
    steps = root.findall("details")
    assert len(steps) == len(path)
    assert len({step.get("name") for step in steps}) == 1
    assert [step.get("open") for step in steps].count("open") == 1
    for number, (shown, step) in enumerate(zip(steps, path), 1):
        summary = shown.find("summary")
        assert summary is not None and summary.text == f"{number}. {step.notation}"
        assert shown.find("{http://www.w3.org/2000/svg}svg") is not None
