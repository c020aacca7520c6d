//! `check`: what a text is, whether it is a puzzle, how many solutions it has.

use ergodoku::explanation::Language;
use ergodoku::text::{Constraint, Entry, Format, Link, Note, ParseError, Point, Shape, write_line};
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
    /// Whether a link to a variant is read as the classic Sudoku of its digits; `link` has the rules left out. An error if
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
    /// Those of `variants` of which something should be drawn and is in neither `constraints` nor `shapes`.
    undrawn: Vec<String>,
    /// Those of `variants` that are more than `constraints` says.
    unjudged: Vec<String>,
    /// The rules beyond those of classic Sudoku whose meaning is known.
    constraints: Vec<ConstraintRecord>,
    /// What is drawn besides, in the order in which it is drawn.
    shapes: Vec<ShapeRecord>,
    /// The digits of the solution, row by row, `.` for one that is not told; empty if the link has none.
    solution: String,
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

/// A rule beyond those of classic Sudoku, with the cells it is about.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub(crate) struct ConstraintRecord {
    /// Which rule.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::ConstraintName))]
    kind: &'static str,
    /// The cells, in the order in which the rule reads them; none if it is about the whole grid.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<crate::schema::Cell>))]
    cells: Vec<Cell>,
    /// Of an arrow its shaft, circle included; of a clone the cells that repeat `cells`, in the same order.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<crate::schema::Cell>))]
    path: Vec<Cell>,
    /// The number or the text of a clue; empty if there is none.
    value: String,
    /// Where a clue between cells or around the grid stands: to the right and down, in hundredths of a cell.
    #[cfg_attr(feature = "schema", schema(required, value_type = Option<Vec<i32>>))]
    at: Option<[i32; 2]>,
}

impl ConstraintRecord {
    fn new(Constraint { kind, cells, path, value, at, .. }: Constraint) -> ConstraintRecord {
        ConstraintRecord { kind: kind.name(), cells, path, value, at: at.map(|it| [it.x, it.y]) }
    }
}

/// Something drawn without a known meaning. Measures are in hundredths of a cell, colours `#rrggbb` or `#rrggbbaa`, empty if
/// there is none.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub(crate) struct ShapeRecord {
    /// What it is.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::ShapeName))]
    form: &'static str,
    /// The points of a line, or the middle of anything else, each to the right and down.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<Vec<i32>>))]
    points: Vec<[i32; 2]>,
    /// Its width, 0 for a line.
    width: i32,
    /// Its height, 0 for a line.
    height: i32,
    /// By how many degrees it is turned clockwise.
    angle: i32,
    /// The colour of the line or the edge.
    stroke: String,
    /// The thickness of the line or the edge.
    thickness: i32,
    /// The colour inside.
    fill: String,
    /// The text in it.
    text: String,
    /// The colour of the text; that of digits if empty.
    text_color: String,
    /// The height of the text.
    text_size: i32,
    /// Whether it is above the digits.
    over: bool,
}

impl ShapeRecord {
    fn new(it: Shape) -> ShapeRecord {
        let pair = |it: &Point| [it.x, it.y];
        ShapeRecord {
            form: it.form.name(),
            points: it.points.iter().map(pair).collect(),
            width: it.width,
            height: it.height,
            angle: it.angle,
            stroke: it.stroke,
            thickness: it.thickness,
            fill: it.fill,
            text: it.text,
            text_color: it.text_color,
            text_size: it.text_size,
            over: it.is_over,
        }
    }
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
            undrawn: Vec::new(),
            unjudged: Vec::new(),
            constraints: Vec::new(),
            shapes: Vec::new(),
            solution: String::new(),
            notes: Vec::new(),
        };
        let Ok(content) = content else { return bare };
        let note = |it: &Note| NoteRecord { cell: it.cell, centre: it.centre, corner: it.corner };
        let digit = |it: &Option<Digit>| it.map_or_else(|| ".".into(), |it| it.to_string());
        SiteLinkRecord {
            notes: content.notes.iter().map(note).collect(),
            undrawn: content.undrawn,
            unjudged: content.unjudged,
            constraints: content.constraints.into_iter().map(ConstraintRecord::new).collect(),
            shapes: content.shapes.into_iter().map(ShapeRecord::new).collect(),
            solution: content.solution.iter().map(digit).collect(),
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
