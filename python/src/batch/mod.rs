//! The calls about many puzzles: a table in, a table out, on all cores.
//!
//! `input` makes a table of what is given, `tasks` has what is done with each row, and [`run`] divides the rows
//! among threads and puts the results together in their order.

mod claims;
mod input;
mod solve;
mod tasks;
mod whips;

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use ergodoku::Stop;
use pyo3::exceptions::{PyKeyError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyCapsule, PyDict, PyList};

use crate::arrow::{
    Array, Column, Field, Table, TextColumn, schema_capsule, stream_capsule, values,
};
use crate::profile::Chosen;
use crate::ratings::{scale, whip_scale};
use crate::stop::{limit, on_threads};
use claims::Verify;
use input::Input;
use solve::Solve;
use tasks::{Check, Path, RateExplainer, RateHodoku, Row, Rows, Task};
use whips::RateWhips;

/// How many rows notebooks show of a table.
const SHOWN: usize = 10;

/// How a batch is worked through.
#[derive(FromPyObject)]
#[pyo3(from_item_all)]
pub(crate) struct Plan {
    /// The name of the column with the puzzles.
    column: Option<String>,
    /// The name of the column with the claims, if the call is about claims.
    claims: Option<String>,
    /// How many threads.
    jobs: usize,
    /// How many seconds a row may take.
    time_limit: Option<f64>,
    /// What the names of new columns begin with.
    prefix: String,
}

#[pyfunction]
pub(crate) fn solve_batch(data: &Bound<'_, PyAny>, plan: Plan) -> PyResult<Batch> {
    run(data, &plan, &Solve)
}

#[pyfunction]
pub(crate) fn check_batch(data: &Bound<'_, PyAny>, plan: Plan, limit: usize) -> PyResult<Batch> {
    run(data, &plan, &Check { limit })
}

#[pyfunction]
pub(crate) fn rate_batch(
    data: &Bound<'_, PyAny>,
    plan: Plan,
    scale: &str,
    profile: Chosen,
) -> PyResult<Batch> {
    if let Some(scale) = whip_scale(scale) {
        return run(data, &plan, &RateWhips { scale });
    }
    match self::scale(scale)? {
        Some(scale) => run(data, &plan, &RateExplainer { scale }),
        None => run(data, &plan, &RateHodoku { profile: profile.0 }),
    }
}

#[pyfunction]
pub(crate) fn path_batch(
    data: &Bound<'_, PyAny>,
    plan: Plan,
    profile: Chosen,
    notation: bool,
) -> PyResult<Batch> {
    run(data, &plan, &Path { profile: profile.0, notation })
}

#[pyfunction]
pub(crate) fn verify_batch(
    data: &Bound<'_, PyAny>,
    plan: Plan,
    profile: Option<Chosen>,
) -> PyResult<Batch> {
    let profile = profile.map(|it| ergodoku::Profile::clone(&it.0));
    run(data, &plan, &Verify { profile })
}

/// A table of results. Anything that reads Arrow data takes it: pyarrow.table(...), polars.DataFrame(...),
/// pandas.DataFrame.from_arrow(...), a query of DuckDB. It also has len(), column_names, and its columns as lists.
#[pyclass(frozen, name = "Batch", module = "ergodoku")]
pub(crate) struct Batch {
    pub(crate) table: Arc<Table>,
}

#[pymethods]
impl Batch {
    /// The rows as a stream of Arrow data.
    #[pyo3(signature = (requested_schema = None))]
    fn __arrow_c_stream__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyCapsule>> {
        // A consumer that wants another type converts what it gets, as the interface allows.
        _ = requested_schema;
        stream_capsule(py, Arc::clone(&self.table))
    }

    /// The names and types of the columns as Arrow data.
    fn __arrow_c_schema__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyCapsule>> {
        schema_capsule(py, &self.table.field)
    }

    /// The names of the columns.
    #[getter]
    fn column_names(&self) -> Vec<String> {
        self.table.field.children.iter().map(Field::label).collect()
    }

    fn __len__(&self) -> usize {
        self.table.rows()
    }

    fn __getitem__<'py>(&self, py: Python<'py>, column: &str) -> PyResult<Bound<'py, PyList>> {
        let fields = &self.table.field.children;
        let at = fields.iter().position(|field| field.label() == column);
        let at = at.ok_or_else(|| PyKeyError::new_err(column.to_string()))?;
        let list = PyList::empty(py);
        for chunk in &self.table.chunks {
            for value in values(py, &fields[at], &chunk.children[at])? {
                list.append(value)?;
            }
        }
        Ok(list)
    }

    /// The first rows as a table for notebooks.
    fn _repr_html_(&self, py: Python<'_>) -> PyResult<String> {
        let columns = PyDict::new(py);
        if let Some(chunk) = self.table.chunks.iter().find(|chunk| chunk.length > 0) {
            for (field, column) in self.table.field.children.iter().zip(&chunk.children) {
                let first = column.slice(0, column.length.min(SHOWN));
                let shown = values(py, field, &first).and_then(|it| PyList::new(py, it));
                // A type that is not read here.
                let shown = shown.or_else(|_| PyList::new(py, vec!["…"; first.length]))?;
                columns.set_item(field.label(), shown)?;
            }
        }
        let html = py.import("ergodoku._types")?.getattr("batch_html")?;
        html.call1((columns, self.table.rows()))?.extract()
    }

    fn __repr__(&self) -> String {
        format!(
            "<ergodoku.Batch of {} rows: {}>",
            self.table.rows(),
            self.column_names().join(", ")
        )
    }
}

/// Some rows of a chunk, done by one thread at a time.
struct Part {
    chunk: usize,
    from: usize,
    to: usize,
}

/// Does a task for each row of a table. The result has the table's columns and those of the task.
fn run<T: Task>(data: &Bound<'_, PyAny>, plan: &Plan, task: &T) -> PyResult<Batch> {
    let py = data.py();
    let input = Input::of(data, plan.column.as_deref(), plan.claims.as_deref())?;
    let time = limit(plan.time_limit)?;
    let fields = result_fields(&input.table.field, task, &plan.prefix)?;
    let parts = parts(&input.table, task.part(time));
    let done = Mutex::new(Joined::new(&input.table, &parts));
    on_threads(py, |cancelled| {
        let next = AtomicUsize::new(0);
        let work = || {
            let mut rows = Rows::new(stop_of(cancelled), Arc::clone(cancelled), time);
            while !cancelled.load(Relaxed)
                && let number = next.fetch_add(1, Relaxed)
                && let Some(part) = parts.get(number)
            {
                let columns = do_part(task, &input, part, &mut rows);
                done.lock().unwrap_or_else(PoisonError::into_inner).take(number, columns);
            }
        };
        std::thread::scope(|scope| {
            for _ in 1..plan.jobs.min(parts.len()) {
                scope.spawn(work);
            }
            work();
        });
    })?;
    let done = done.into_inner().unwrap_or_else(PoisonError::into_inner);
    let chunks = py.detach(|| done.finish(task));
    let field = input.table.field.with_columns(fields);
    Ok(Batch { table: Arc::new(Table { field, chunks }) })
}

/// A stop that is due once the batch is cancelled.
fn stop_of(cancelled: &Arc<AtomicBool>) -> Stop {
    let cancelled = Arc::clone(cancelled);
    Stop::when(move || cancelled.load(Relaxed))
}

/// The columns of the result.
fn result_fields<T: Task>(table: &Field, task: &T, prefix: &str) -> PyResult<Vec<Field>> {
    let mut fields = table.children.clone();
    for (name, column) in T::NAMES.iter().zip(task.columns()) {
        let name = format!("{prefix}{name}");
        if fields.iter().any(|field| field.label() == name) {
            return Err(PyValueError::new_err(format!(
                "the table has a column `{name}` already: `prefix` gives the new columns other names"
            )));
        }
        fields.push(column.field(&name));
    }
    Ok(fields)
}

/// The rows in parts of at most this length, in order.
fn parts(table: &Table, length: usize) -> Vec<Part> {
    let chunks = table.chunks.iter().enumerate();
    let parts = chunks.flat_map(|(chunk, rows)| {
        let starts = (0..rows.length).step_by(length);
        starts.map(move |from| Part { chunk, from, to: rows.length.min(from + length) })
    });
    parts.collect()
}

fn do_part<T: Task>(task: &T, input: &Input, part: &Part, rows: &mut Rows) -> Vec<Column> {
    let mut columns = task.columns();
    let texts = |column: usize| -> Vec<Row<'_>> {
        let field = &input.table.field.children[column];
        let chunk = &input.table.chunks[part.chunk].children[column];
        let texts = TextColumn::new(field, chunk).expect("the column has texts");
        (part.from..part.to).map(|row| Row::of(texts.get(row))).collect()
    };
    let claims = input.claims.map(texts).unwrap_or_default();
    columns.iter_mut().for_each(|column| column.reserve(part.to - part.from));
    task.run(&texts(input.column), &claims, rows, &mut columns);
    columns
}

/// The chunks of the result, so far. Each part is added as soon as all parts before it are there. So the memory of the parts is
/// used again: touching new memory takes a quarter of the time that a search takes.
struct Joined<'a> {
    table: &'a Table,
    parts: &'a [Part],
    /// The new columns of each chunk.
    columns: Vec<Option<Vec<Column>>>,
    /// How many parts are joined.
    count: usize,
    /// Done, but not all before them.
    waiting: BTreeMap<usize, Vec<Column>>,
}

impl<'a> Joined<'a> {
    fn new(table: &'a Table, parts: &'a [Part]) -> Joined<'a> {
        let columns = table.chunks.iter().map(|_| None).collect();
        Joined { table, parts, columns, count: 0, waiting: BTreeMap::new() }
    }

    /// Takes the columns of a part.
    fn take(&mut self, number: usize, done: Vec<Column>) {
        self.waiting.insert(number, done);
        while let Some(mut done) = self.waiting.remove(&self.count) {
            let Part { chunk, to, .. } = self.parts[self.count];
            match &mut self.columns[chunk] {
                Some(columns) => {
                    columns.iter_mut().zip(done).for_each(|(all, more)| all.append(more));
                }
                empty => {
                    let left = self.table.chunks[chunk].length - to;
                    done.iter_mut().for_each(|column| column.reserve(left));
                    *empty = Some(done);
                }
            }
            self.count += 1;
        }
    }

    /// The chunks, once all parts are there.
    fn finish<T: Task>(self, task: &T) -> Vec<Array> {
        assert_eq!(self.count, self.parts.len(), "a batch that was not cancelled is complete");
        let with = |(chunk, new): (&Array, Option<Vec<Column>>)| {
            let new = new.unwrap_or_else(|| task.columns()).into_iter().map(Column::finish);
            Array::table(chunk.length, chunk.children.iter().cloned().chain(new).collect())
        };
        self.table.chunks.iter().zip(self.columns).map(with).collect()
    }
}

/// The end of a row's time.
fn end_of(time: Duration) -> Option<Instant> {
    Instant::now().checked_add(time)
}
