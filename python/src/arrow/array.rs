//! [`Field`], [`Array`] and [`Table`]: types and values that any number of tables share.

use std::any::Any;
use std::ffi::{CString, c_void};
use std::sync::Arc;

/// The flag of a field whose values may be missing.
const NULLABLE: i64 = 2;

/// A column's name and type.
#[derive(Clone, Debug)]
pub(crate) struct Field {
    pub(crate) name: CString,
    /// The type, in the interface's shorthand: `u` is text, `+s` a struct.
    pub(crate) format: CString,
    pub(super) flags: i64,
    /// Other libraries' notes, as they encode them.
    pub(super) metadata: Option<Vec<u8>>,
    pub(crate) children: Vec<Field>,
    pub(super) dictionary: Option<Box<Field>>,
}

impl Field {
    /// A field whose values may be missing. Neither text may contain a zero byte.
    pub(super) fn new(name: &str, format: &str, children: Vec<Field>) -> Field {
        let text = |text: &str| CString::new(text.replace('\0', " ")).unwrap_or_default();
        let (name, format) = (text(name), text(format));
        Field { name, format, flags: NULLABLE, metadata: None, children, dictionary: None }
    }

    /// The type of a table with these columns.
    pub(crate) fn table(columns: Vec<Field>) -> Field {
        Field { flags: 0, ..Field::new("", "+s", columns) }
    }

    /// The same type with other columns.
    pub(crate) fn with_columns(&self, children: Vec<Field>) -> Field {
        Field { children, ..self.clone() }
    }

    /// The name as text.
    pub(crate) fn label(&self) -> String {
        self.name.to_string_lossy().into_owned()
    }

    /// The type, but for a column of codes that of what they stand for.
    pub(super) fn format_decoded(&self) -> &[u8] {
        self.dictionary.as_deref().unwrap_or(self).format.to_bytes()
    }
}

/// Whatever owns memory that an array points into.
pub(super) type Owner = Arc<dyn Any + Send + Sync>;

/// A column's values: memory that is shared and never changed.
#[derive(Clone)]
pub(crate) struct Array {
    pub(crate) length: usize,
    /// The first value's place in the buffers.
    pub(super) offset: usize,
    /// -1 if unknown.
    pub(super) null_count: i64,
    pub(super) buffers: Vec<*const c_void>,
    pub(crate) children: Vec<Array>,
    pub(super) dictionary: Option<Box<Array>>,
    /// What keeps the buffers alive.
    pub(super) owners: Vec<Owner>,
}

// SAFETY: the buffers are only read, and live as long as their owners, which can be shared and sent.
unsafe impl Send for Array {}
// SAFETY: see above.
unsafe impl Sync for Array {}

impl Array {
    /// An array of these buffers.
    pub(super) fn new(length: usize, null_count: usize) -> Array {
        Array {
            length,
            offset: 0,
            null_count: i64::try_from(null_count).unwrap_or(-1),
            buffers: Vec::new(),
            children: Vec::new(),
            dictionary: None,
            owners: Vec::new(),
        }
    }

    /// Adds a buffer.
    pub(super) fn with_buffer<T: Send + Sync + 'static>(mut self, values: Vec<T>) -> Array {
        self.buffers.push(values.as_ptr().cast());
        self.owners.push(Arc::new(values));
        self
    }

    /// A table of these columns, all of which have `length` rows.
    pub(crate) fn table(length: usize, children: Vec<Array>) -> Array {
        let buffers = vec![std::ptr::null()];
        Array { buffers, children, ..Array::new(length, 0) }
    }

    /// A part of it, without a copy. `from + length` is at most its length.
    pub(crate) fn slice(&self, from: usize, length: usize) -> Array {
        let null_count = match (self.null_count, length == self.length) {
            (0, _) => 0,
            (count, true) => count,
            _ => -1,
        };
        Array { offset: self.offset + from, length, null_count, ..self.clone() }
    }

    /// The columns of a table's rows, each of its own.
    pub(crate) fn columns(&self, from: usize, length: usize) -> Vec<Array> {
        self.children.iter().map(|child| child.slice(self.offset + from, length)).collect()
    }

    /// Whether a value is there.
    pub(super) fn is_valid(&self, row: usize) -> bool {
        let Some(&bitmap) = self.buffers.first().filter(|it| !it.is_null()) else { return true };
        let at = self.offset + row;
        // SAFETY: the first buffer of every type that is read here is its bitmap of values that are there, with
        // a bit for each row.
        self.null_count == 0 || unsafe { *bitmap.cast::<u8>().add(at / 8) } >> (at % 8) & 1 == 1
    }

    /// The value at `index` of a buffer of `T`, counted from its start.
    ///
    /// # Safety
    /// The buffer has values of this type, and that many.
    pub(super) unsafe fn read<T: Copy>(&self, buffer: usize, index: usize) -> T {
        // SAFETY: as the caller promises. Buffers need not be aligned.
        unsafe { self.buffers[buffer].cast::<T>().add(index).read_unaligned() }
    }
}

/// A table in chunks of rows.
pub(crate) struct Table {
    /// Its columns, as those of a struct.
    pub(crate) field: Field,
    /// Its rows. None has an offset of its own.
    pub(crate) chunks: Vec<Array>,
}

impl Table {
    /// How many rows.
    pub(crate) fn rows(&self) -> usize {
        self.chunks.iter().map(|chunk| chunk.length).sum()
    }
}
