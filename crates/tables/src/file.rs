//! [`FileFormat`]: the formats of files.

use std::path::Path;

/// A format of files with tables.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum FileFormat {
    /// Apache Parquet.
    Parquet,
    /// Arrow's file format for exchange between processes (IPC), also called Feather version 2. Streams of the same
    /// data are read, too.
    Arrow,
}

impl FileFormat {
    /// The format that a file name ends with, if any.
    ///
    /// ```
    /// use std::path::Path;
    /// use ergodoku_tables::FileFormat;
    ///
    /// assert_eq!(FileFormat::of(Path::new("rated.parquet")), Some(FileFormat::Parquet));
    /// assert_eq!(FileFormat::of(Path::new("rated.FEATHER")), Some(FileFormat::Arrow));
    /// assert_eq!(FileFormat::of(Path::new("puzzles.txt")), None);
    /// ```
    pub fn of(path: &Path) -> Option<FileFormat> {
        match path.extension()?.to_str()?.to_ascii_lowercase().as_str() {
            "parquet" => Some(FileFormat::Parquet),
            "arrow" | "arrows" | "feather" | "ipc" => Some(FileFormat::Arrow),
            _ => None,
        }
    }
}
