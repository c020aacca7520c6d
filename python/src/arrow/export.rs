//! Export: our tables as Arrow data, any number of times.

use std::ffi::{c_char, c_int, c_void};
use std::sync::Arc;

use pyo3::prelude::*;
use pyo3::types::PyCapsule;

use super::array::{Array, Field, Table};
use super::ffi::{FfiArray, FfiSchema, FfiStream};

/// A table as the capsule `arrow_array_stream`.
pub(crate) fn stream_capsule<'py>(
    py: Python<'py>,
    table: Arc<Table>,
) -> PyResult<Bound<'py, PyCapsule>> {
    let reader = Box::into_raw(Box::new(Reader { table, next: 0 }));
    let stream = FfiStream {
        get_schema: Some(get_schema),
        get_next: Some(get_next),
        get_last_error: Some(get_last_error),
        release: Some(release_stream),
        private_data: reader.cast(),
    };
    PyCapsule::new_with_value(py, stream, c"arrow_array_stream")
}

/// A table's type as the capsule `arrow_schema`.
pub(crate) fn schema_capsule<'py>(
    py: Python<'py>,
    field: &Field,
) -> PyResult<Bound<'py, PyCapsule>> {
    PyCapsule::new_with_value(py, schema_of(field), c"arrow_schema")
}

/// How far a stream has been read.
struct Reader {
    table: Arc<Table>,
    next: usize,
}

unsafe extern "C" fn get_schema(stream: *mut FfiStream, out: *mut FfiSchema) -> c_int {
    // SAFETY: the consumer hands back the stream that it got, and room for a schema.
    unsafe {
        let reader = &*(*stream).private_data.cast::<Reader>();
        out.write(schema_of(&reader.table.field));
    }
    0
}

unsafe extern "C" fn get_next(stream: *mut FfiStream, out: *mut FfiArray) -> c_int {
    // SAFETY: the consumer hands back the stream that it got, from one thread at a time, and room for an array.
    unsafe {
        let reader = &mut *(*stream).private_data.cast::<Reader>();
        let chunk = reader.table.chunks.get(reader.next);
        out.write(chunk.map_or(FfiArray::empty(), array_of));
        reader.next += 1;
    }
    0
}

unsafe extern "C" fn get_last_error(_: *mut FfiStream) -> *const c_char {
    std::ptr::null()
}

unsafe extern "C" fn release_stream(stream: *mut FfiStream) {
    // SAFETY: a stream is released once, and its reader came from a box.
    unsafe {
        drop(Box::from_raw((*stream).private_data.cast::<Reader>()));
        (*stream).release = None;
    }
}

/// What a structure that was handed out keeps until it is released. `Source` owns the memory that it points
/// into; the pointers to its parts, of which some may have been moved elsewhere, came from boxes.
struct Kept<Source, Part> {
    _source: Source,
    buffers: Vec<*const c_void>,
    children: Vec<*mut Part>,
    dictionary: *mut Part,
}

impl<Source, Part> Kept<Source, Part> {
    fn new(source: Source, children: Vec<Part>, dictionary: Option<Part>) -> Box<Self> {
        let boxed = |part| Box::into_raw(Box::new(part));
        Box::new(Kept {
            _source: source,
            buffers: Vec::new(),
            children: children.into_iter().map(boxed).collect(),
            dictionary: dictionary.map_or(std::ptr::null_mut(), boxed),
        })
    }
}

impl<Source, Part> Drop for Kept<Source, Part> {
    fn drop(&mut self) {
        for part in self.children.drain(..).chain([self.dictionary]) {
            if !part.is_null() {
                // SAFETY: it came from a box; if its content was moved elsewhere, it is marked as released.
                drop(unsafe { Box::from_raw(part) });
            }
        }
    }
}

pub(super) fn schema_of(field: &Field) -> FfiSchema {
    let children = field.children.iter().map(schema_of).collect();
    let source = Arc::new(Field { children: Vec::new(), dictionary: None, ..field.clone() });
    let dictionary = field.dictionary.as_deref().map(schema_of);
    let mut kept = Kept::<_, FfiSchema>::new(Arc::clone(&source), children, dictionary);
    FfiSchema {
        format: source.format.as_ptr(),
        name: source.name.as_ptr(),
        metadata: source.metadata.as_ref().map_or(std::ptr::null(), |it| it.as_ptr().cast()),
        flags: source.flags,
        n_children: kept.children.len() as i64,
        children: kept.children.as_mut_ptr(),
        dictionary: kept.dictionary,
        release: Some(release_schema),
        private_data: Box::into_raw(kept).cast(),
    }
}

unsafe extern "C" fn release_schema(schema: *mut FfiSchema) {
    // SAFETY: a schema is released once, and what it keeps came from a box.
    unsafe {
        drop(Box::from_raw((*schema).private_data.cast::<Kept<Arc<Field>, FfiSchema>>()));
        (*schema).release = None;
    }
}

pub(super) fn array_of(array: &Array) -> FfiArray {
    let children = array.children.iter().map(array_of).collect();
    let dictionary = array.dictionary.as_deref().map(array_of);
    let owners = array.owners.clone();
    let mut kept = Kept::<_, FfiArray>::new(owners, children, dictionary);
    kept.buffers = array.buffers.clone();
    FfiArray {
        length: array.length as i64,
        null_count: array.null_count,
        offset: array.offset as i64,
        n_buffers: kept.buffers.len() as i64,
        n_children: kept.children.len() as i64,
        buffers: kept.buffers.as_mut_ptr(),
        children: kept.children.as_mut_ptr(),
        dictionary: kept.dictionary,
        release: Some(release_array),
        private_data: Box::into_raw(kept).cast(),
    }
}

unsafe extern "C" fn release_array(array: *mut FfiArray) {
    // SAFETY: an array is released once, and what it keeps came from a box.
    unsafe {
        type Owners = Vec<super::array::Owner>;
        drop(Box::from_raw((*array).private_data.cast::<Kept<Owners, FfiArray>>()));
        (*array).release = None;
    }
}
