//! What the batch calls take, as a table with a column of puzzles.

use ergodoku::{Puzzle, State, text};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyFloat, PyString};

use crate::arrow::{Array, Column, Field, Table, TextColumn, import, is_text};
use crate::puzzle::PyPuzzle;
use crate::state::PyState;
use crate::step::PyStep;

/// The most rows of a chunk of the result. Texts of this many rows have fewer bytes than 32 bits can count.
const CHUNK: usize = 1 << 18;

/// A table, and where its puzzles are.
pub(super) struct Input {
    /// Its chunks have at most [`CHUNK`] rows each.
    pub(super) table: Table,
    /// The number of the column of puzzles.
    pub(super) column: usize,
    /// The number of the column of claims, if there is one.
    pub(super) claims: Option<usize>,
}

impl Input {
    /// Reads a table, an Arrow array, or anything that can be iterated.
    pub(super) fn of(
        data: &Bound<'_, PyAny>,
        column: Option<&str>,
        claims: Option<&str>,
    ) -> PyResult<Input> {
        if data.cast::<PyString>().is_ok() {
            return Err(PyTypeError::new_err("expected many puzzles, found a str: use a list"));
        }
        let imported = import(data)?;
        let table = match imported {
            Some(table) => table,
            None => of_items(data, claims)?,
        };
        let claims = claims.map(|claims| choose(&table, Some(claims), None)).transpose()?;
        let column = choose(&table, column, claims)?;
        let Table { field, chunks } = table;
        let parts = chunks.iter().flat_map(|chunk| {
            // One that is empty stays, so that an empty column has a type too.
            let starts = (0..chunk.length.max(1)).step_by(CHUNK);
            starts.map(|from| {
                let length = CHUNK.min(chunk.length - from);
                Array::table(length, chunk.columns(from, length))
            })
        });
        Ok(Input { column, claims, table: Table { chunks: parts.collect(), field } })
    }
}

/// A table of the items of a list, a numpy array, a pandas series or another iterable: one column, `puzzle`, or of
/// pairs with claims two.
fn of_items(data: &Bound<'_, PyAny>, claims: Option<&str>) -> PyResult<Table> {
    // As plain Python objects these are read faster than one by one.
    let data = match data.hasattr("dtype")? && data.hasattr("tolist")? {
        true => &data.call_method0("tolist")?,
        false => data,
    };
    let items = data.try_iter().map_err(|_| {
        PyTypeError::new_err("expected a list, an array, or a table with a column of puzzles")
    })?;
    let names: Vec<&str> = [Some("puzzle"), claims].into_iter().flatten().collect();
    let columns = || -> Vec<Column> { names.iter().map(|_| Column::texts()).collect() };
    let (mut chunks, mut open, mut rows) = (Vec::new(), columns(), 0);
    let finish = |columns: Vec<Column>, rows| {
        Array::table(rows, columns.into_iter().map(Column::finish).collect())
    };
    for (number, item) in items.enumerate() {
        if rows == CHUNK {
            chunks.push(finish(std::mem::replace(&mut open, columns()), rows));
            rows = 0;
        }
        let pushed = match &mut open[..] {
            [puzzles, claims] => push_pair(puzzles, claims, &item?),
            [puzzles, ..] => push(puzzles, &item?),
            [] => Ok(()),
        };
        pushed.map_err(|kind| {
            let wanted = if claims.is_some() { "pair of a state and a claim" } else { "puzzle" };
            PyTypeError::new_err(format!("item {number} is no {wanted}, but of type {kind}"))
        })?;
        rows += 1;
    }
    let fields = names.iter().zip(&open).map(|(name, column)| column.field(name));
    let field = Field::table(fields.collect());
    chunks.push(finish(open, rows));
    Ok(Table { field, chunks })
}

fn kind(item: &Bound<'_, PyAny>) -> String {
    item.get_type().name().map(|it| it.to_string()).unwrap_or_default()
}

/// Adds a state and a claim, or gives the name of the type of what is none.
fn push_pair(
    states: &mut Column,
    claims: &mut Column,
    item: &Bound<'_, PyAny>,
) -> Result<(), String> {
    let pair: (Bound<'_, PyAny>, Bound<'_, PyAny>) = item.extract().map_err(|_| kind(item))?;
    let (state, claim) = pair;
    if let Ok(step) = claim.cast::<PyStep>() {
        claims.text(Some(step.get().written()));
    } else if let Ok(text) = claim.cast::<PyString>() {
        claims.text(Some(text.to_str().unwrap_or("\u{fffd}")));
    } else if claim.is_none() {
        claims.text(None);
    } else {
        return Err(kind(&claim));
    }
    push(states, &state)
}

/// Adds an item, or gives the name of its type if it can be no puzzle. None and NaN stand for missing ones.
fn push(texts: &mut Column, item: &Bound<'_, PyAny>) -> Result<(), String> {
    if let Ok(text) = item.cast::<PyString>() {
        // A text that is no Unicode has no puzzle either.
        texts.text(Some(text.to_str().unwrap_or("\u{fffd}")));
    } else if let Ok(bytes) = item.cast::<PyBytes>() {
        texts.text(Some(&String::from_utf8_lossy(bytes.as_bytes())));
    } else if let Ok(state) = item.cast::<PyState>() {
        texts.text(Some(&state.get().line()));
    } else if let Ok(puzzle) = item.cast::<PyPuzzle>() {
        texts.text(Some(&puzzle.get().line()));
    } else if item.is_none() || item.cast::<PyFloat>().is_ok_and(|it| it.value().is_nan()) {
        texts.text(None);
    } else {
        return Err(kind(item));
    }
    Ok(())
}

/// The number of the column with the puzzles: the one that is named; else the only one with texts; else `puzzle`;
/// else the first whose first texts are puzzles with open cells.
fn choose(table: &Table, wanted: Option<&str>, claims: Option<usize>) -> PyResult<usize> {
    let columns = &table.field.children;
    let labels = || columns.iter().map(Field::label).collect::<Vec<_>>().join(", ");
    if let Some(wanted) = wanted {
        let named = columns.iter().position(|field| field.label() == wanted);
        let message = || format!("there is no column `{wanted}`; there are {}", labels());
        let named = named.ok_or_else(|| PyValueError::new_err(message()))?;
        return match is_text(&columns[named]) {
            true => Ok(named),
            false => Err(PyValueError::new_err(format!("the column `{wanted}` has no texts"))),
        };
    }
    let texts = 0..columns.len();
    let texts: Vec<usize> =
        texts.filter(|at| is_text(&columns[*at]) && Some(*at) != claims).collect();
    if let [only] = texts[..] {
        return Ok(only);
    }
    let is_named = |at: &&usize| columns[**at].label().eq_ignore_ascii_case("puzzle");
    let has_puzzles = |at: &&usize| has_puzzles(table, **at);
    let found = texts.iter().find(is_named).or_else(|| texts.iter().find(has_puzzles));
    found.copied().ok_or_else(|| {
        PyValueError::new_err(format!(
            "no column of puzzles was found among these; name it with `column`: {}",
            labels()
        ))
    })
}

/// Whether the first texts of a column are puzzles that are not solved yet.
fn has_puzzles(table: &Table, column: usize) -> bool {
    let field = &table.field.children[column];
    let Some(chunk) = table.chunks.iter().find(|chunk| chunk.length > 0) else { return false };
    let Some(texts) = TextColumn::new(field, &chunk.children[column]) else { return false };
    let mut first = (0..texts.length()).filter_map(|row| texts.get(row)).take(8).peekable();
    first.peek().is_some()
        && first.all(|text| {
            let text = std::str::from_utf8(text).unwrap_or_default();
            let read = text::parse_one(text).is_ok_and(|it| is_open(&it.puzzle));
            read || text.is_empty()
        })
}

fn is_open(puzzle: &Puzzle) -> bool {
    puzzle.filled().len() < 81 && State::new(puzzle).is_ok()
}
