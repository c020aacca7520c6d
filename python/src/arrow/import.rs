//! Import: what another library shows as Arrow data.

use std::ffi::{CStr, CString, c_char};
use std::ptr::NonNull;
use std::sync::Arc;

use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyCapsule, PyTuple};

use super::array::{Array, Field, Owner, Table};
use super::ffi::{FfiArray, FfiSchema, FfiStream};

/// The table of an object with one of the methods of the Arrow PyCapsule interface; none if it has neither. An
/// array that is no table becomes the one column of one.
pub(crate) fn import(object: &Bound<'_, PyAny>) -> PyResult<Option<Table>> {
    let (field, chunks) = if object.hasattr("__arrow_c_stream__")? {
        let capsule = object.call_method0("__arrow_c_stream__")?;
        let mut stream: FfiStream = take(&capsule, c"arrow_array_stream")?;
        object.py().detach(|| read_stream(&mut stream)).map_err(PyValueError::new_err)?
    } else if object.hasattr("__arrow_c_array__")? {
        let capsules = object.call_method0("__arrow_c_array__")?.cast_into::<PyTuple>()?;
        let schema: FfiSchema = take(&capsules.get_item(0)?, c"arrow_schema")?;
        let array: FfiArray = take(&capsules.get_item(1)?, c"arrow_array")?;
        let array = shared(array);
        (field_of(&schema), vec![array])
    } else {
        return Ok(None);
    };
    if field.format.to_bytes() == b"+s" {
        let chunks = chunks.iter().map(|it| Array::table(it.length, it.columns(0, it.length)));
        return Ok(Some(Table { chunks: chunks.collect(), field }));
    }
    let chunks = chunks.into_iter().map(|it| Array::table(it.length, vec![it]));
    Ok(Some(Table { chunks: chunks.collect(), field: Field::table(vec![field]) }))
}

/// A structure whose parts views point into.
struct Moved(FfiArray);

/// Moves a structure out of its capsule.
fn take<T: Released>(capsule: &Bound<'_, PyAny>, name: &CStr) -> PyResult<T> {
    let capsule = capsule.cast::<PyCapsule>()?;
    let pointer: NonNull<T> = capsule.pointer_checked(Some(name))?.cast();
    // SAFETY: a capsule of this name holds this structure. It is moved: what is left is marked as released.
    let moved = unsafe { pointer.as_ptr().replace(T::nothing()) };
    match moved.is_released() {
        true => Err(PyTypeError::new_err("this Arrow data has been taken by someone else")),
        false => Ok(moved),
    }
}

/// A structure that can be moved out of.
trait Released {
    fn nothing() -> Self;
    fn is_released(&self) -> bool;
}

macro_rules! can_be_moved {
    ($($Type:ty),*) => {$(
        impl Released for $Type {
            fn nothing() -> $Type {
                <$Type>::empty()
            }

            fn is_released(&self) -> bool {
                self.release.is_none()
            }
        }
    )*};
}

can_be_moved!(FfiSchema, FfiArray, FfiStream);

/// Everything a stream has.
fn read_stream(stream: &mut FfiStream) -> Result<(Field, Vec<Array>), String> {
    let (Some(get_schema), Some(get_next)) = (stream.get_schema, stream.get_next) else {
        return Err("an Arrow stream without its functions".into());
    };
    let mut schema = FfiSchema::empty();
    // SAFETY: the stream is not released, and the schema is there to be written.
    if unsafe { get_schema(stream, &mut schema) } != 0 {
        return Err(last_error(stream));
    }
    let field = field_of(&schema);
    let mut chunks = Vec::new();
    loop {
        let mut array = FfiArray::empty();
        // SAFETY: as above.
        if unsafe { get_next(stream, &mut array) } != 0 {
            return Err(last_error(stream));
        }
        if array.release.is_none() {
            return Ok((field, chunks));
        }
        chunks.push(shared(array));
    }
}

fn last_error(stream: &mut FfiStream) -> String {
    // SAFETY: the stream is not released and has just failed; its text lives until the next call.
    let text = stream.get_last_error.map(|get| text_at(unsafe { get(stream) }));
    let text = text.map(|it| it.to_string_lossy().into_owned()).filter(|it| !it.is_empty());
    text.unwrap_or_else(|| "the source of the Arrow data failed".into())
}

/// A text of the interface, empty if there is none.
fn text_at(pointer: *const c_char) -> CString {
    if pointer.is_null() {
        return CString::default();
    }
    // SAFETY: texts of the interface end with a zero.
    unsafe { CStr::from_ptr(pointer) }.to_owned()
}

/// The pointers of a list of the interface.
pub(super) fn listed<'a, T: 'a>(pointers: *mut *mut T, count: i64) -> impl Iterator<Item = &'a T> {
    // SAFETY: there are as many pointers as the structure says, and each is to a structure that lives as long as
    // its parent.
    (0..usize::try_from(count).unwrap_or(0)).map(move |at| unsafe { &**pointers.add(at) })
}

pub(super) fn field_of(schema: &FfiSchema) -> Field {
    // SAFETY: a dictionary is absent, or lives as long as its parent.
    let dictionary = unsafe { schema.dictionary.as_ref() };
    Field {
        name: text_at(schema.name),
        format: text_at(schema.format),
        flags: schema.flags,
        metadata: metadata_at(schema.metadata),
        children: listed(schema.children, schema.n_children).map(field_of).collect(),
        dictionary: dictionary.map(|it| Box::new(field_of(it))),
    }
}

/// The bytes of metadata: a number of pairs, then each key and value with its length before it.
fn metadata_at(pointer: *const c_char) -> Option<Vec<u8>> {
    if pointer.is_null() {
        return None;
    }
    let mut end = 0;
    let mut number = |skip: bool| {
        // SAFETY: metadata has a 32-bit number wherever one is read here, and as many bytes as it says.
        let number = unsafe { pointer.add(end).cast::<i32>().read_unaligned() };
        end += 4 + if skip { usize::try_from(number).unwrap_or(0) } else { 0 };
        number
    };
    for _ in 0..2 * i64::from(number(false)) {
        number(true);
    }
    // SAFETY: as above.
    Some(unsafe { std::slice::from_raw_parts(pointer.cast::<u8>(), end) }.to_vec())
}

/// An array of the interface as one of ours, which keeps it until the last part of it is gone.
pub(super) fn shared(array: FfiArray) -> Array {
    let moved = Arc::new(Moved(array));
    view(&moved.0, &(Arc::clone(&moved) as Owner))
}

/// The same for a part of the array that `owner` keeps.
fn view(array: &FfiArray, owner: &Owner) -> Array {
    let size = |number: i64| usize::try_from(number).unwrap_or(0);
    // SAFETY: there are as many buffers as the structure says. A dictionary is absent, or lives as long as its
    // parent.
    let (buffers, dictionary) = unsafe {
        let buffers = (0..size(array.n_buffers)).map(|at| *array.buffers.add(at)).collect();
        (buffers, array.dictionary.as_ref())
    };
    Array {
        length: size(array.length),
        offset: size(array.offset),
        null_count: array.null_count,
        buffers,
        children: listed(array.children, array.n_children).map(|it| view(it, owner)).collect(),
        dictionary: dictionary.map(|it| Box::new(view(it, owner))),
        owners: vec![Arc::clone(owner)],
    }
}
