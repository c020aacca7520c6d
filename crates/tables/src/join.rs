//! Joins the parts of a table.

use std::fs::File;
use std::io::BufWriter;
use std::path::PathBuf;
use std::sync::Arc;

use arrow_ipc::reader::FileReader;
use arrow_ipc::writer::FileWriter;
use parquet::column::writer::ColumnCloseResult;
use parquet::file::metadata::RowGroupMetaData;
use parquet::file::reader::{FileReader as _, SerializedFileReader};
use parquet::file::writer::SerializedFileWriter;

use crate::writer::properties;
use crate::{FileFormat, Layout, TableError};

/// Writes the rows of all parts, of which there is at least one.
pub(crate) fn join(parts: &[PathBuf], out: File, layout: Layout) -> Result<(), TableError> {
    match layout.format {
        FileFormat::Parquet => join_parquet(parts, out, layout),
        FileFormat::Arrow => join_arrow(parts, out),
    }
}

/// Copies the row groups: nothing is decoded.
fn join_parquet(parts: &[PathBuf], out: File, layout: Layout) -> Result<(), TableError> {
    let mut writer: Option<SerializedFileWriter<File>> = None;
    for path in parts {
        let part = File::open(path)?;
        let reader = SerializedFileReader::new(part.try_clone()?)?;
        let metadata = reader.metadata();
        let writer = match &mut writer {
            Some(writer) => writer,
            None => {
                let kept = metadata.file_metadata().key_value_metadata().cloned();
                let properties = properties(layout)?.into_builder();
                let properties = Arc::new(properties.set_key_value_metadata(kept).build());
                let schema = metadata.file_metadata().schema_descr().root_schema_ptr();
                let begun = SerializedFileWriter::new(out.try_clone()?, schema, properties)?;
                writer.insert(begun)
            }
        };
        for group in metadata.row_groups() {
            copy_group(writer, &part, group)?;
        }
    }
    let writer = writer.ok_or_else(|| TableError::new("there are no rows"))?;
    writer.close()?;
    Ok(())
}

fn copy_group(
    writer: &mut SerializedFileWriter<File>,
    part: &File,
    group: &RowGroupMetaData,
) -> Result<(), TableError> {
    let rows = u64::try_from(group.num_rows()).unwrap_or_default();
    let mut copy = writer.next_row_group()?;
    for column in group.columns() {
        let bytes = u64::try_from(column.compressed_size()).unwrap_or_default();
        let written = ColumnCloseResult {
            bytes_written: bytes,
            rows_written: rows,
            metadata: column.clone(),
            bloom_filter: None,
            column_index: None,
            offset_index: None,
        };
        copy.append_column(part, written)?;
    }
    copy.close()?;
    Ok(())
}

fn join_arrow(parts: &[PathBuf], out: File) -> Result<(), TableError> {
    let mut writer: Option<FileWriter<BufWriter<File>>> = None;
    for path in parts {
        let reader = FileReader::try_new_buffered(File::open(path)?, None)?;
        let writer = match &mut writer {
            Some(writer) => writer,
            None => {
                let begun = FileWriter::try_new(BufWriter::new(out.try_clone()?), &reader.schema());
                writer.insert(begun?)
            }
        };
        for batch in reader {
            writer.write(&batch?)?;
        }
    }
    let mut writer = writer.ok_or_else(|| TableError::new("there are no rows"))?;
    writer.finish()?;
    writer.into_inner()?.into_inner().map_err(|error| error.into_error())?;
    Ok(())
}
