//! The values of a column as Python objects.

use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyList, PyString};

use super::array::{Array, Field};
use super::text::{TextColumn, integer};

/// The values of an array. Types that the batch calls neither make nor read have none.
pub(crate) fn values<'py>(
    py: Python<'py>,
    field: &Field,
    array: &Array,
) -> PyResult<Vec<Bound<'py, PyAny>>> {
    (0..array.length).map(|row| value(py, field, array, row)).collect()
}

fn value<'py>(
    py: Python<'py>,
    field: &Field,
    array: &Array,
    row: usize,
) -> PyResult<Bound<'py, PyAny>> {
    if !array.is_valid(row) {
        return Ok(py.None().into_bound(py));
    }
    if let Some(texts) = TextColumn::new(field, array) {
        let Some(bytes) = texts.get(row) else { return Ok(py.None().into_bound(py)) };
        return Ok(match (field.format_decoded(), std::str::from_utf8(bytes)) {
            (b"u" | b"U" | b"vu", Ok(text)) => PyString::new(py, text).into_any(),
            _ => PyBytes::new(py, bytes).into_any(),
        });
    }
    let at = array.offset + row;
    // SAFETY: arrays of these types have their values in their second buffer.
    unsafe {
        match field.format.to_bytes() {
            b"g" => return Ok(array.read::<f64>(1, at).into_pyobject(py)?.into_any()),
            b"f" => return Ok(array.read::<f32>(1, at).into_pyobject(py)?.into_any()),
            b"b" => {
                let is_true = array.read::<u8>(1, at / 8) >> (at % 8) & 1 == 1;
                return Ok(is_true.into_pyobject(py)?.to_owned().into_any());
            }
            b"+l" => {
                let [from, to] = [at, at + 1].map(|at| array.read::<i32>(1, at) as usize);
                let items = array.children[0].slice(from, to - from);
                return Ok(PyList::new(py, values(py, &field.children[0], &items)?)?.into_any());
            }
            _ => {}
        }
    }
    if field.format.to_bytes() == b"+s" {
        let record = PyDict::new(py);
        for (field, child) in field.children.iter().zip(&array.children) {
            record.set_item(field.label(), value(py, field, child, at)?)?;
        }
        return Ok(record.into_any());
    }
    let format = field.format.to_bytes().first().filter(|_| field.dictionary.is_none());
    match format.and_then(|format| integer(*format, array, row)) {
        Some(number) => Ok(number.into_pyobject(py)?.into_any()),
        None => Err(PyTypeError::new_err(format!(
            "the column `{}` has a type that only other libraries read: use pyarrow.table(...)",
            field.label()
        ))),
    }
}
