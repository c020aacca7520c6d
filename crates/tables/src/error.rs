//! [`TableError`]: what is wrong with a table.

use std::error::Error;
use std::fmt;

use arrow_schema::ArrowError;
use parquet::errors::ParquetError;

/// What is wrong with a table, or with the file that it is read from or written to.
#[derive(Debug)]
pub struct TableError(String);

impl TableError {
    pub(crate) fn new(message: impl Into<String>) -> TableError {
        TableError(message.into())
    }

    /// The same about a file.
    pub(crate) fn of(self, path: &std::path::Path) -> TableError {
        TableError(format!("`{}`: {}", path.display(), self.0))
    }
}

impl fmt::Display for TableError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Error for TableError {}

impl From<ArrowError> for TableError {
    fn from(error: ArrowError) -> TableError {
        TableError(error.to_string())
    }
}

impl From<ParquetError> for TableError {
    fn from(error: ParquetError) -> TableError {
        TableError(error.to_string())
    }
}

impl From<std::io::Error> for TableError {
    fn from(error: std::io::Error) -> TableError {
        TableError(error.to_string())
    }
}
