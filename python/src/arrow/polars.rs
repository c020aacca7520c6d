//! An expression plugin of Polars, by version 0.1 of its plugin interface: columns in, one column of records out.
//!
//! Polars looks these functions up by their names. There is one plugin, `batch`; what it does with its columns is a batch
//! call with its options, which it gets pickled. Columns are read where they are, and handed over, without a copy.

use std::cell::RefCell;
use std::ffi::{CStr, CString, c_char, c_void};
use std::mem::ManuallyDrop;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyBytes;

use super::array::{Array, Field, Table};
use super::export::{array_of, schema_of};
use super::ffi::{FfiArray, FfiSchema};
use super::import::{field_of, listed, shared};
use crate::batch::Batch;

/// What a batch call names its columns.
const NAMES: [&CStr; 2] = [c"puzzle", c"claim"];

/// A column in chunks, as Polars hands it over.
#[repr(C)]
pub(crate) struct Series {
    field: *mut FfiSchema,
    /// Whoever takes the column moves the arrays out.
    arrays: *mut *mut FfiArray,
    length: usize,
    /// Frees what is left: the field, and the memory in which the arrays were.
    release: Option<unsafe extern "C" fn(*mut Series)>,
    private_data: *mut c_void,
}

/// What a column that was handed out keeps until it is released.
struct Kept {
    field: FfiSchema,
    arrays: Vec<*mut FfiArray>,
}

impl Series {
    /// Hands a column out.
    fn of(field: &Field, chunks: &[Array]) -> Series {
        let arrays = chunks.iter().map(|chunk| Box::into_raw(Box::new(array_of(chunk))));
        let mut kept = Box::new(Kept { field: schema_of(field), arrays: arrays.collect() });
        Series {
            field: &raw mut kept.field,
            arrays: kept.arrays.as_mut_ptr(),
            length: kept.arrays.len(),
            release: Some(release_series),
            private_data: Box::into_raw(kept).cast(),
        }
    }

    /// Takes a column.
    ///
    /// # Safety
    /// It is as Polars hands it over, and nobody uses it after this.
    unsafe fn take(&mut self) -> (Field, Vec<Array>) {
        // SAFETY: the field is there, and as many arrays as the column says. They are moved: the release of a column
        // frees only the memory in which they were.
        let (field, chunks) = unsafe {
            let arrays = listed(self.arrays, i64::try_from(self.length).unwrap_or(0));
            let chunks = arrays.map(|array| shared(std::ptr::read(array)));
            (field_of(&*self.field), chunks.collect())
        };
        if let Some(release) = self.release {
            // SAFETY: the column is ours, and not used after this.
            unsafe { release(self) };
        }
        (field, chunks)
    }
}

unsafe extern "C" fn release_series(series: *mut Series) {
    // SAFETY: a column is released once, after its arrays were moved out; what it keeps came from boxes.
    unsafe {
        let kept = Box::from_raw((*series).private_data.cast::<Kept>());
        for array in &kept.arrays {
            drop(Box::from_raw(array.cast::<ManuallyDrop<FfiArray>>()));
        }
        (*series).release = None;
    }
}

thread_local! {
    static LAST_ERROR: RefCell<CString> = RefCell::default();
}

/// What went wrong, for Polars to ask.
fn fail(message: &str) {
    let message = CString::new(message.replace('\0', " ")).unwrap_or_default();
    LAST_ERROR.with(|last| *last.borrow_mut() = message);
}

/// What the work gave. An error or a panic is kept for Polars to ask.
fn outcome<T>(work: impl FnOnce() -> PyResult<T>) -> Option<T> {
    match catch_unwind(AssertUnwindSafe(work)) {
        Ok(Ok(done)) => return Some(done),
        Ok(Err(error)) => fail(&Python::attach(|py| error.value(py).to_string())),
        Err(_) => fail("the engine panicked"),
    }
    None
}

/// The columns as a table. Their chunks may end in different places.
fn table_of(columns: Vec<(Field, Vec<Array>)>) -> PyResult<Table> {
    let rows = |chunks: &[Array]| chunks.iter().map(|chunk| chunk.length).sum::<usize>();
    let lengths: Vec<usize> = columns.iter().map(|(_, chunks)| rows(chunks)).collect();
    if lengths.iter().any(|length| *length != lengths[0]) {
        let message =
            "the columns have different numbers of rows; a literal needs a column of its own";
        return Err(PyValueError::new_err(message));
    }
    let mut ends: Vec<usize> = Vec::new();
    for (_, chunks) in &columns {
        ends.extend(chunks.iter().scan(0, |end, chunk| {
            *end += chunk.length;
            Some(*end)
        }));
    }
    ends.sort_unstable();
    ends.dedup();
    let mut chunks = Vec::with_capacity(ends.len());
    let mut start = 0;
    for end in ends {
        let cut = columns.iter().filter_map(|(_, chunks)| part(chunks, start, end));
        chunks.push(Array::table(end - start, cut.collect()));
        start = end;
    }
    let named = |((field, _), name): ((Field, _), &&CStr)| Field { name: (*name).into(), ..field };
    let fields = columns.into_iter().zip(&NAMES).map(named);
    Ok(Table { field: Field::table(fields.collect()), chunks })
}

/// The rows from `start` to `end`, which are all in one chunk.
fn part(chunks: &[Array], start: usize, end: usize) -> Option<Array> {
    let mut before = 0;
    chunks.iter().find_map(|chunk| {
        let from = start.checked_sub(before)?;
        before += chunk.length;
        (end <= before && from <= chunk.length).then(|| chunk.slice(from, end - start))
    })
}

/// Does the batch call that `pickled` is. The result is one column of records, called like the first of the columns.
fn call(columns: Vec<(Field, Vec<Array>)>, pickled: &[u8]) -> PyResult<(Field, Vec<Array>)> {
    let given = columns.len();
    let name = columns.first().map(|(field, _)| field.name.clone()).unwrap_or_default();
    let table = Arc::new(table_of(columns)?);
    Python::attach(|py| {
        let loaded = py.import("pickle")?.call_method1("loads", (PyBytes::new(py, pickled),))?;
        let done = loaded.get_item("work")?.call1((Batch { table },))?;
        let table = &done.cast::<Batch>()?.get().table;
        // The columns that were given stay with whoever gave them.
        let fields = table.field.children[given..].to_vec();
        let records = |chunk: &Array| Array::table(chunk.length, chunk.children[given..].to_vec());
        let field = Field { name, ..Field::table(fields) };
        Ok((field, table.chunks.iter().map(records).collect()))
    })
}

/// The version of the interface: 0 in the upper half, 1 in the lower.
#[unsafe(no_mangle)]
extern "C" fn _polars_plugin_get_version() -> u32 {
    1
}

/// What went wrong in the last call of this thread.
#[unsafe(no_mangle)]
extern "C" fn _polars_plugin_get_last_error_message() -> *const c_char {
    LAST_ERROR.with(|last| last.borrow().as_ptr())
}

/// Bytes that Polars hands over.
///
/// # Safety
/// There are as many as it says, if there are any.
unsafe fn bytes<'a>(start: *const u8, length: usize) -> &'a [u8] {
    if length == 0 {
        return &[];
    }
    // SAFETY: as the caller promises.
    unsafe { std::slice::from_raw_parts(start, length) }
}

/// The name and type of the result for columns of these types.
///
/// # Safety
/// The arguments are as Polars gives them.
#[unsafe(no_mangle)]
unsafe extern "C" fn _polars_plugin_field_batch(
    fields: *const FfiSchema,
    count: usize,
    out: *mut FfiSchema,
    pickled: *const u8,
    length: usize,
) {
    let field = outcome(|| {
        // SAFETY: there are as many fields and bytes as Polars says. The fields stay its own.
        let (fields, pickled) =
            unsafe { (std::slice::from_raw_parts(fields, count), bytes(pickled, length)) };
        let columns = fields.iter().map(|field| (field_of(field), Vec::new())).collect();
        Ok(schema_of(&call(columns, pickled)?.0))
    });
    if let Some(field) = field {
        // SAFETY: there is room for a field.
        unsafe { out.write(field) };
    }
}

/// The result for columns.
///
/// # Safety
/// The arguments are as Polars gives them.
#[unsafe(no_mangle)]
unsafe extern "C" fn _polars_plugin_batch(
    columns: *mut Series,
    count: usize,
    pickled: *const u8,
    length: usize,
    out: *mut Series,
    _context: *const c_void,
) {
    let series = outcome(|| {
        // SAFETY: there are as many columns and bytes as Polars says. The columns are ours from here.
        let (columns, pickled) = unsafe {
            let columns = std::slice::from_raw_parts_mut(columns, count);
            let taken: Vec<_> = columns.iter_mut().map(|column| column.take()).collect();
            (taken, bytes(pickled, length))
        };
        let (field, chunks) = call(columns, pickled)?;
        Ok(Series::of(&field, &chunks))
    });
    if let Some(series) = series {
        // SAFETY: there is room for a column.
        unsafe { out.write(series) };
    }
}
