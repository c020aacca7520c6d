//! [`Writer`]: a table written part by part, so that an interrupted run can continue.

use std::fs;
use std::io::BufWriter;
use std::path::{Path, PathBuf};

use arrow_ipc::writer::FileWriter;
use arrow_schema::SchemaRef;
use parquet::arrow::ArrowWriter;
use parquet::arrow::arrow_writer::ArrowWriterOptions;
use parquet::basic::{Compression, ZstdLevel};
use parquet::file::properties::{EnabledStatistics, WriterProperties};
use tempfile::NamedTempFile;

use crate::join::join;
use crate::{Chunk, FileFormat, TableError};

/// How a table is written.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Layout {
    /// The format of the file.
    pub format: FileFormat,
    /// The number of rows after which a part ends: the next chunk begins another. Each is a row group of the file.
    pub part: usize,
    /// Whether a Parquet file remembers the types of Arrow, so that readers get words as dictionaries. The library
    /// `datasets` reads plain texts only.
    pub keeps_types: bool,
}

impl Layout {
    /// The usual layout of a format.
    pub fn of(format: FileFormat) -> Layout {
        Layout { format, part: 1 << 15, keeps_types: true }
    }
}

/// Writes a table. Its parts are files in a folder beside it, `NAME.parts`, until [`finish`](Writer::finish) joins them:
/// an interrupted run leaves the complete ones there, and never an incomplete table. The bytes depend on the chunks alone.
pub struct Writer {
    path: PathBuf,
    layout: Layout,
    parts: usize,
    open: Option<Part>,
}

/// A part that is being written.
struct Part {
    file: NamedTempFile,
    writer: Encoder,
    rows: usize,
}

enum Encoder {
    Parquet(Box<ArrowWriter<fs::File>>),
    Arrow(Box<FileWriter<BufWriter<fs::File>>>),
}

impl Encoder {
    fn new(file: fs::File, schema: &SchemaRef, layout: Layout) -> Result<Encoder, TableError> {
        Ok(match layout.format {
            FileFormat::Parquet => {
                let options = ArrowWriterOptions::new()
                    .with_properties(properties(layout)?)
                    .with_skip_arrow_metadata(!layout.keeps_types);
                let writer = ArrowWriter::try_new_with_options(file, schema.clone(), options)?;
                Encoder::Parquet(Box::new(writer))
            }
            FileFormat::Arrow => {
                Encoder::Arrow(Box::new(FileWriter::try_new(BufWriter::new(file), schema)?))
            }
        })
    }

    fn write(&mut self, chunk: &Chunk) -> Result<(), TableError> {
        match self {
            Encoder::Parquet(writer) => writer.write(&chunk.batch)?,
            Encoder::Arrow(writer) => writer.write(&chunk.batch)?,
        }
        Ok(())
    }

    fn finish(self) -> Result<(), TableError> {
        match self {
            Encoder::Parquet(writer) => _ = writer.close()?,
            Encoder::Arrow(mut writer) => {
                writer.finish()?;
                writer.into_inner()?.into_inner().map_err(|error| error.into_error())?;
            }
        }
        Ok(())
    }
}

/// How Parquet files are written. Whole parts are row groups, whatever their chunks.
pub(crate) fn properties(layout: Layout) -> Result<WriterProperties, TableError> {
    Ok(WriterProperties::builder()
        .set_created_by(concat!("ergodoku ", env!("CARGO_PKG_VERSION")).to_string())
        .set_compression(Compression::ZSTD(ZstdLevel::try_new(3)?))
        .set_statistics_enabled(EnabledStatistics::Chunk)
        .set_offset_index_disabled(true)
        .set_max_row_group_row_count(Some(layout.part.max(1) * 2))
        .build())
}

impl Writer {
    /// Begins a table. Parts that an interrupted run has left are deleted.
    ///
    /// # Errors
    ///
    /// Returns an error if they cannot be deleted.
    pub fn create(path: &Path, layout: Layout) -> Result<Writer, TableError> {
        let mut writer = Writer::resume(path, layout);
        writer.clear().map_err(|error| error.of(path))?;
        Ok(writer)
    }

    /// Continues a table behind the parts of an interrupted run, if there are any.
    pub fn resume(path: &Path, layout: Layout) -> Writer {
        let mut writer = Writer { path: path.to_path_buf(), layout, parts: 0, open: None };
        while writer.part(writer.parts).is_file() {
            writer.parts += 1;
        }
        writer
    }

    /// The parts that are complete, in order.
    pub fn parts(&self) -> impl Iterator<Item = PathBuf> {
        (0..self.parts).map(|number| self.part(number))
    }

    /// Writes some rows. All must have the same columns.
    ///
    /// # Errors
    ///
    /// Returns an error if they do not, or if the file cannot be written.
    pub fn write(&mut self, chunk: &Chunk) -> Result<(), TableError> {
        self.try_write(chunk).map_err(|error| error.of(&self.path))
    }

    fn try_write(&mut self, chunk: &Chunk) -> Result<(), TableError> {
        let part = match &mut self.open {
            Some(part) => part,
            None => {
                let folder = self.folder();
                fs::create_dir_all(&folder)?;
                let file = NamedTempFile::new_in(folder)?;
                let copy = file.as_file().try_clone()?;
                let writer = Encoder::new(copy, chunk.batch.schema_ref(), self.layout)?;
                self.open.insert(Part { file, writer, rows: 0 })
            }
        };
        part.writer.write(chunk)?;
        part.rows += chunk.rows();
        if part.rows >= self.layout.part {
            self.end_part()?;
        }
        Ok(())
    }

    fn end_part(&mut self) -> Result<(), TableError> {
        let Some(Part { file, writer, .. }) = self.open.take() else { return Ok(()) };
        writer.finish()?;
        persist(file, &self.part(self.parts))?;
        self.parts += 1;
        Ok(())
    }

    /// Ends the table: joins its parts, and deletes them.
    ///
    /// # Errors
    ///
    /// Returns an error if the file cannot be written.
    pub fn finish(mut self) -> Result<(), TableError> {
        let path = self.path.clone();
        self.try_finish().map_err(|error| error.of(&path))
    }

    fn try_finish(&mut self) -> Result<(), TableError> {
        self.end_part()?;
        let folder = self.path.parent().filter(|it| !it.as_os_str().is_empty());
        let file = NamedTempFile::new_in(folder.unwrap_or(Path::new(".")))?;
        let parts: Vec<PathBuf> = self.parts().collect();
        join(&parts, file.as_file().try_clone()?, self.layout)?;
        persist(file, &self.path)?;
        self.clear()
    }

    /// Deletes the parts.
    fn clear(&mut self) -> Result<(), TableError> {
        let folder = self.folder();
        for part in self.parts() {
            fs::remove_file(part)?;
        }
        self.parts = 0;
        match folder.is_dir() {
            true => Ok(fs::remove_dir_all(folder)?),
            false => Ok(()),
        }
    }

    fn folder(&self) -> PathBuf {
        let mut name = self.path.clone().into_os_string();
        name.push(".parts");
        name.into()
    }

    fn part(&self, number: usize) -> PathBuf {
        let ending = match self.layout.format {
            FileFormat::Parquet => "parquet",
            FileFormat::Arrow => "arrow",
        };
        self.folder().join(format!("{number:06}.{ending}"))
    }
}

/// Gives a complete file its name. Others may read it, too.
fn persist(file: NamedTempFile, path: &Path) -> Result<(), TableError> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        file.as_file().set_permissions(fs::Permissions::from_mode(0o644))?;
    }
    file.persist(path).map_err(|error| TableError::from(error.error))?;
    Ok(())
}
