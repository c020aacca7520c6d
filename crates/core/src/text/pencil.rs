//! Pencil marks: each cell is a list of candidates, or a digit.

use super::ParseError;
use super::piece::{Content, Piece, Written, excerpt, is_empty_cell};
use crate::{Candidate, CandidateSet, Cell, Digit, DigitSet, Puzzle, sentence};

/// Reads a cell:
///
/// | text | meaning |
/// |---|---|
/// | `<5>` | a given |
/// | `*5*`, `+5` | a placed digit |
/// | `579` | candidates |
/// | `5` | a digit or a single candidate, see [`puzzle`] |
/// | `{5}`, `{}` | exactly these candidates, one or none |
/// | `.` | an empty cell without further information |
///
/// People mark interesting candidates with `*`, `#` or `-`. These marks are ignored.
pub(super) fn cell(piece: Piece<'_>) -> Result<Written<'_>, ParseError> {
    let text = piece.text();
    let between = |open: char, close: char| text.strip_prefix(open)?.strip_suffix(close);
    let placed = between('*', '*').or_else(|| text.strip_prefix('+'));
    let content = if let Some(digit) = between('<', '>').and_then(only_digit) {
        Content::Given(digit)
    } else if let Some(digit) = placed.and_then(only_digit) {
        Content::Placed(digit)
    } else if let Some(listed) = between('{', '}') {
        Content::Candidates(candidates(piece.part(1..1 + listed.len()))?)
    } else if text.len() == 1 && text.chars().all(is_empty_cell) {
        Content::Empty
    } else {
        let listed = candidates(piece)?;
        if listed.is_empty() {
            return Err(piece.error(sentence!("error-candidates", found = excerpt(text))));
        }
        let several = Content::Candidates(listed);
        listed.single().map_or(several, Content::Lone)
    };
    Ok(Written { piece, content })
}

fn only_digit(text: &str) -> Option<Digit> {
    let mut characters = text.chars();
    let digit = characters.next().and_then(Digit::from_char);
    digit.filter(|_| characters.next().is_none())
}

/// The digits of a piece.
fn candidates(piece: Piece<'_>) -> Result<DigitSet, ParseError> {
    let mut digits = DigitSet::EMPTY;
    for (at, character) in piece.text().char_indices() {
        let here = piece.skip(at);
        match Digit::from_char(character) {
            Some(digit) if digits.contains(digit) => {
                let cell = excerpt(piece.text());
                return Err(here.error(sentence!("error-twice-in-cell", digit, cell)));
            }
            Some(digit) => digits.insert(digit),
            None if matches!(character, '*' | '#' | '-') => {}
            None => {
                let found = character.escape_debug().to_string();
                return Err(here.error(sentence!("error-candidate", found)));
            }
        }
    }
    Ok(digits)
}

/// The puzzle of 81 cells. Candidates not listed are removed.
///
/// A single digit in a cell is a candidate if the grid marks its digits as `<5>` or `*5*`, or if a peer also
/// lists the digit, which is impossible for a placed digit. Otherwise the digit is a given, as in other
/// formats.
pub(super) fn puzzle(cells: &[Content]) -> Puzzle {
    let mut puzzle = Puzzle::EMPTY;
    let mut listed = CandidateSet::EMPTY;
    for (cell, &content) in Cell::all().zip(cells) {
        content.enter(cell, &mut puzzle);
        listed |= CandidateSet::in_cell(cell, content.candidates());
    }
    if puzzle.filled().is_empty() {
        for (cell, &content) in Cell::all().zip(cells) {
            if let Content::Lone(digit) = content
                && cell.peers().is_disjoint(listed.cells_of(digit))
            {
                puzzle.give(Candidate::new(cell, digit));
            }
        }
    }
    for (cell, &content) in Cell::all().zip(cells) {
        if puzzle.digit(cell).is_none() && content != Content::Empty {
            let eliminated = puzzle.possible(cell) - content.candidates();
            puzzle.remove(CandidateSet::in_cell(cell, eliminated));
        }
    }
    puzzle
}
