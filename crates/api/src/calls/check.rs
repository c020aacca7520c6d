//! `check`: what a text is, whether it is a puzzle, how many solutions it has.

use ergodoku::explanation::Language;
use ergodoku::text::{Entry, Format, Link, Note, ParseError, write_line};
use ergodoku::{Cell, Digit, DigitSet, State};
use serde::{Deserialize, Serialize};

use crate::calls::request::PuzzleText;
use crate::record::{PuzzleRecord, Status};
use crate::{ApiError, Bounds};

/// The number up to which solutions are counted.
const LIMIT: usize = 1000;

#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct CheckRequest {
    puzzle: PuzzleText,
    /// Whether a link to a variant is read as the classic Sudoku of its digits; `link` names the rules left out. An error if
    /// not given.
    #[serde(default)]
    without_variant: bool,
    /// The language of what is wrong; `en` if not given.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::LanguageName))]
    language: Language,
}

/// What a text is. The status is `solved` if there is exactly one solution; solutions are counted up to 1000.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub(crate) struct CheckAnswer {
    #[serde(flatten)]
    record: PuzzleRecord,
    /// The format that was recognised: `line`, `grid`, `pencil-marks`, `library`, `sukaku` or `link`.
    #[cfg_attr(feature = "schema", schema(required))]
    format: Option<&'static str>,
    /// The whole state as a line, with the digits placed and the candidates eliminated.
    #[cfg_attr(feature = "schema", schema(required))]
    state: Option<String>,
    /// The 81 cells, row by row; empty if there is no state.
    cells: Vec<CellRecord>,
    /// What a link tells besides its digits; absent if the text is no link of a known site.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    link: Option<SiteLinkRecord>,
}

/// What a link tells besides its digits.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub(crate) struct SiteLinkRecord {
    /// The site whose form it has.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::SiteName))]
    site: &'static str,
    /// Why it cannot be read.
    #[cfg_attr(feature = "schema", schema(required, value_type = Option<crate::schema::LinkProblemName>))]
    problem: Option<&'static str>,
    /// The title; empty if there is none.
    title: String,
    /// The author; empty if there is none.
    author: String,
    /// The rules in the author's words; empty if there are none.
    rules: String,
    /// The names of rules beyond those of classic Sudoku.
    variants: Vec<String>,
    /// The notes in cells without a digit.
    notes: Vec<NoteRecord>,
}

/// Digits noted in a cell.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub(crate) struct NoteRecord {
    /// The cell.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Cell))]
    cell: Cell,
    /// The digits in its centre.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<crate::schema::Digit>))]
    centre: DigitSet,
    /// The digits in its corners.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<crate::schema::Digit>))]
    corner: DigitSet,
}

impl SiteLinkRecord {
    fn new(Link { site, content, .. }: Link) -> SiteLinkRecord {
        let bare = SiteLinkRecord {
            site: site.name(),
            problem: content.as_ref().err().map(|it| it.problem().name()),
            title: String::new(),
            author: String::new(),
            rules: String::new(),
            variants: Vec::new(),
            notes: Vec::new(),
        };
        let Ok(content) = content else { return bare };
        let note = |it: &Note| NoteRecord { cell: it.cell, centre: it.centre, corner: it.corner };
        SiteLinkRecord {
            notes: content.notes.iter().map(note).collect(),
            title: content.title,
            author: content.author,
            rules: content.rules,
            variants: content.variants,
            ..bare
        }
    }
}

/// A cell.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub(crate) struct CellRecord {
    /// Its digit, given or placed.
    #[cfg_attr(feature = "schema", schema(required, value_type = Option<crate::schema::Digit>))]
    digit: Option<Digit>,
    /// Whether the digit is a given.
    given: bool,
    /// The candidates left; none if it has a digit.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<crate::schema::Digit>))]
    candidates: DigitSet,
}

pub(crate) fn check(request: CheckRequest, _bounds: &Bounds) -> Result<CheckAnswer, ApiError> {
    let mut entry = request.puzzle.entry()?;
    // A link within another format, as an address with 81 cells in it, tells no more.
    let is_link = entry.as_ref().map_or(true, |entry| entry.format == Format::Link);
    let link = request.puzzle.link().filter(|_| is_link);
    // Its digits are read even if its rules are those of a variant.
    if request.without_variant
        && entry.is_err()
        && let Some(Link { content: Ok(content), .. }) = &link
    {
        let (puzzle, label) = (content.puzzle, content.label());
        entry = Ok(Entry { puzzle, format: Format::Link, label, line: 1, library: None });
    }
    let mut answer = CheckAnswer::new(entry, link);
    if let Some(error) = &mut answer.record.error {
        error.say_in(request.language);
    }
    Ok(answer)
}

/// The answer to a position on a line that has one solution.
pub(super) fn first(request: &CheckRequest) -> Option<CheckAnswer> {
    let answer = CheckAnswer::new(Ok(request.puzzle.position()?), None);
    (answer.record.status == Status::Solved).then_some(answer)
}

impl CheckAnswer {
    fn new(entry: Result<Entry, ParseError>, link: Option<Link>) -> CheckAnswer {
        let record = PuzzleRecord::check(&entry, LIMIT);
        let format = entry.as_ref().ok().map(|entry| entry.format.name());
        let puzzle = entry.ok().filter(|_| record.status != Status::Error).map(|it| it.puzzle);
        let state = puzzle.as_ref().and_then(|it| State::new(it).ok());
        let cells = match (&state, &puzzle) {
            (Some(state), _) => Cell::all().map(|cell| of_state(state, cell)).collect(),
            // Digits that clash are shown all the same.
            (None, Some(puzzle)) => {
                let given = |cell| puzzle.givens().contains(cell);
                let record = |cell| CellRecord {
                    digit: puzzle.digit(cell),
                    given: given(cell),
                    candidates: DigitSet::EMPTY,
                };
                Cell::all().map(record).collect()
            }
            (None, None) => Vec::new(),
        };
        let state = state.as_ref().map(write_line);
        CheckAnswer { record, format, state, cells, link: link.map(SiteLinkRecord::new) }
    }
}

pub(crate) fn of_state(state: &State, cell: Cell) -> CellRecord {
    CellRecord {
        digit: state.digit(cell),
        given: state.is_given(cell),
        candidates: state.candidates(cell),
    }
}
