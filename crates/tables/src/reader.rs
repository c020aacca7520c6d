//! [`Reader`]: a table read chunk by chunk, with its column of puzzles.

use std::borrow::Cow;
use std::collections::VecDeque;
use std::fs::File;
use std::io::{Read as _, Seek as _, SeekFrom};
use std::path::Path;
use std::sync::Arc;

use arrow_array::{ArrayRef, RecordBatch, UInt64Array};
use arrow_ipc::reader::{FileReader, StreamReader};
use arrow_schema::{ArrowError, DataType, Field as ArrowField, Schema, SchemaRef};
use arrow_select::take::take_record_batch;
use ergodoku::text;
use parquet::arrow::arrow_reader::ParquetRecordBatchReaderBuilder;

use crate::text::{is_text, schema_without_dictionaries, text_at, without_dictionaries};
use crate::{Columns, FileFormat, TableError};

/// The most rows of a chunk.
const CHUNK: usize = 1024;

type Batches = Box<dyn Iterator<Item = Result<RecordBatch, ArrowError>> + Send>;

/// Reads a file with a table, in order, chunk by chunk. Where the chunks begin and end depends on the file alone.
pub struct Reader {
    schema: SchemaRef,
    batches: Batches,
    /// Read, but not given out yet.
    read: VecDeque<RecordBatch>,
    column: usize,
    /// The number of the column of claims, if there is one.
    claims: Option<usize>,
    rows: Option<u64>,
}

/// Some rows of a table.
#[derive(Clone, Debug)]
pub struct Chunk {
    pub(crate) batch: RecordBatch,
    /// The number of the column of puzzles.
    column: usize,
    /// The number of the column of claims about them, if there is one.
    claims: Option<usize>,
}

impl Reader {
    /// Opens a file, and finds the column of puzzles: the only one with texts; else the one named `puzzle`; else the
    /// first whose first texts are puzzles for the most part.
    ///
    /// # Errors
    ///
    /// Returns an error if the file cannot be read, is no table, or has no such column.
    pub fn open(path: &Path) -> Result<Reader, TableError> {
        Reader::opened(path).and_then(Reader::chosen).map_err(|error| error.of(path))
    }

    /// Opens a file whose puzzles are in the column of this name.
    ///
    /// # Errors
    ///
    /// Returns an error if the file cannot be read, is no table, or has no texts in such a column.
    pub fn open_column(path: &Path, name: &str) -> Result<Reader, TableError> {
        let named = Reader::opened(path).and_then(|reader| {
            let column = reader
                .text_named(name)
                .ok_or_else(|| TableError::new(format!("no texts in `{name}`")))?;
            Ok(Reader { column, ..reader })
        });
        named.map_err(|error| error.of(path))
    }

    /// Opens a file with claims in the column `claim`, or `steps`, about the positions in the column `state`, or that of
    /// the puzzles.
    ///
    /// # Errors
    ///
    /// Returns an error if the file cannot be read, is no table, or has no such columns.
    pub fn open_claims(path: &Path) -> Result<Reader, TableError> {
        let found = Reader::opened(path).and_then(|reader| {
            let claims = reader.text_named("claim").or_else(|| reader.text_named("steps"));
            let message = "no column `claim` was found, or it has no texts";
            let claims = Some(claims.ok_or_else(|| TableError::new(message))?);
            Ok(match reader.text_named("state") {
                Some(column) => Reader { column, claims, ..reader },
                None => Reader { claims, ..reader.chosen()? },
            })
        });
        found.map_err(|error| error.of(path))
    }

    /// The number of the column of this name, if it has texts.
    fn text_named(&self, name: &str) -> Option<usize> {
        let at = self.names().position(|it| it == name);
        at.filter(|at| is_text(self.schema.field(*at).data_type()))
    }

    fn chosen(mut self) -> Result<Reader, TableError> {
        self.read_more()?;
        self.column = self.choose()?;
        Ok(self)
    }

    fn opened(path: &Path) -> Result<Reader, TableError> {
        let mut file = File::open(path)?;
        let (schema, batches, rows): (_, Batches, _) = match FileFormat::of(path) {
            Some(FileFormat::Parquet) => {
                let builder = ParquetRecordBatchReaderBuilder::try_new(file)?;
                let rows = builder.metadata().file_metadata().num_rows();
                let reader = builder.with_batch_size(CHUNK).build()?;
                let schema = arrow_array::RecordBatchReader::schema(&reader);
                (schema, Box::new(reader), u64::try_from(rows).ok())
            }
            Some(FileFormat::Arrow) => {
                let mut start = [0; 6];
                let is_file = file.read(&mut start)? == 6 && start == *b"ARROW1";
                file.seek(SeekFrom::Start(0))?;
                match is_file {
                    true => {
                        let reader = FileReader::try_new_buffered(file, None)?;
                        (reader.schema(), Box::new(reader), None)
                    }
                    false => {
                        let reader = StreamReader::try_new_buffered(file, None)?;
                        (reader.schema(), Box::new(reader), None)
                    }
                }
            }
            None => return Err(TableError::new("expected a file .parquet, .arrow or .feather")),
        };
        let schema = schema_without_dictionaries(&schema);
        Ok(Reader { schema, batches, read: VecDeque::new(), column: 0, claims: None, rows })
    }

    /// The number of rows, if the file says it.
    pub fn rows(&self) -> Option<u64> {
        self.rows
    }

    /// The names of the columns.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.schema.fields().iter().map(|field| field.name().as_str())
    }

    /// A table without rows, of the same columns.
    pub fn empty(&self) -> Chunk {
        let batch = RecordBatch::new_empty(self.schema.clone());
        Chunk { batch, column: self.column, claims: self.claims }
    }

    /// The next rows: none at the end.
    ///
    /// # Errors
    ///
    /// Returns an error if the file is damaged.
    pub fn next_chunk(&mut self) -> Result<Option<Chunk>, TableError> {
        if self.read.is_empty() {
            self.read_more()?;
        }
        let (column, claims) = (self.column, self.claims);
        Ok(self.read.pop_front().map(|batch| Chunk { batch, column, claims }))
    }

    /// Reads the next rows, and divides them into chunks.
    fn read_more(&mut self) -> Result<(), TableError> {
        while self.read.is_empty() {
            let Some(batch) = self.batches.next().transpose()? else { break };
            let batch = without_dictionaries(&batch)?;
            let starts = (0..batch.num_rows()).step_by(CHUNK);
            let part = |start| batch.slice(start, CHUNK.min(batch.num_rows() - start));
            self.read.extend(starts.map(part));
        }
        Ok(())
    }

    fn choose(&self) -> Result<usize, TableError> {
        let fields = self.schema.fields();
        let texts: Vec<usize> =
            (0..fields.len()).filter(|at| is_text(fields[*at].data_type())).collect();
        if let [only] = texts[..] {
            return Ok(only);
        }
        let is_named = |at: &&usize| fields[**at].name().eq_ignore_ascii_case("puzzle");
        let has_puzzles = |at: &&usize| {
            let first = self.read.front();
            first.is_some_and(|batch| has_puzzles(batch.column(**at), batch.num_rows()))
        };
        let found = texts.iter().find(is_named).or_else(|| texts.iter().find(has_puzzles));
        found.copied().ok_or_else(|| {
            let names: Vec<&str> = self.names().collect();
            let names = names.join(", ");
            TableError::new(format!("no column of puzzles was found among these: {names}"))
        })
    }
}

/// Whether most of the first texts of a column are puzzles that are not solved yet.
fn has_puzzles(column: &ArrayRef, rows: usize) -> bool {
    let first = (0..rows).filter_map(|row| text_at(column, row)).take(16);
    let is_open = |text: Cow<'_, str>| {
        text::parse_one(&text).is_ok_and(|entry| entry.puzzle.filled().len() < 81)
    };
    let (count, open) = first
        .map(is_open)
        .fold((0, 0), |(count, open), is_open| (count + 1, open + usize::from(is_open)));
    2 * open > count
}

impl Chunk {
    /// Rows of text input: puzzles with the label beside each and the number of its line.
    pub fn of_lines<'l>(lines: impl Iterator<Item = (&'l str, &'l str, usize)>) -> Chunk {
        Chunk::of_texts(["puzzle", "label"], lines)
    }

    /// Rows of text input: positions with the claim about each and the number of its line.
    pub fn of_claims<'l>(lines: impl Iterator<Item = (&'l str, &'l str, usize)>) -> Chunk {
        Chunk { claims: Some(1), ..Chunk::of_texts(["state", "claim"], lines) }
    }

    fn of_texts<'l>(
        names: [&str; 2],
        lines: impl Iterator<Item = (&'l str, &'l str, usize)>,
    ) -> Chunk {
        let (mut first, mut second) = (Vec::new(), Vec::new());
        let mut numbers = Vec::new();
        for (one, other, line) in lines {
            first.push(one);
            second.push(other);
            numbers.push(line as u64);
        }
        let fields = vec![
            ArrowField::new(names[0], DataType::Utf8, true),
            ArrowField::new(names[1], DataType::Utf8, true),
            ArrowField::new("line", DataType::UInt64, true),
        ];
        let columns: Vec<ArrayRef> = vec![
            Arc::new(arrow_array::StringArray::from(first)),
            Arc::new(arrow_array::StringArray::from(second)),
            Arc::new(UInt64Array::from(numbers)),
        ];
        let batch = RecordBatch::try_new(Schema::new(fields).into(), columns);
        Chunk { batch: batch.expect("columns of equal length"), column: 0, claims: None }
    }

    /// Rows of these columns alone. The first one with texts has the puzzles.
    ///
    /// # Errors
    ///
    /// Returns an error if none has texts.
    pub fn of_columns(columns: Columns) -> Result<Chunk, TableError> {
        let batch = columns.finish()?;
        let column = batch.columns().iter().position(|it| is_text(it.data_type()));
        let column = column.ok_or_else(|| TableError::new("no column has texts"))?;
        Ok(Chunk { batch, column, claims: None })
    }

    /// The number of rows.
    pub fn rows(&self) -> usize {
        self.batch.num_rows()
    }

    /// The name of the column of puzzles.
    pub fn puzzle_column(&self) -> &str {
        self.batch.schema_ref().field(self.column).name()
    }

    /// The text in the column of puzzles, if the row has one.
    pub fn puzzle(&self, row: usize) -> Option<Cow<'_, str>> {
        text_at(self.batch.column(self.column), row)
    }

    /// The text in the column of claims, if there is one and the row has a text there.
    pub fn claim(&self, row: usize) -> Option<Cow<'_, str>> {
        text_at(self.batch.column(self.claims?), row)
    }

    /// The text in the column of this name, if there is one and the row has a text there.
    pub fn text_in(&self, name: &str, row: usize) -> Option<Cow<'_, str>> {
        text_at(self.batch.column_by_name(name)?, row)
    }

    /// Whether a row has the same puzzle, and the same claim if there are claims, as one of another table: that has
    /// columns of these names.
    pub fn is_about_the_same(&self, row: usize, other: &Chunk, its_row: usize) -> bool {
        [Some(self.column), self.claims].into_iter().flatten().all(|at| {
            let name = self.batch.schema_ref().field(at).name();
            text_at(self.batch.column(at), row) == other.text_in(name, its_row)
        })
    }

    /// Some of the rows, by their numbers.
    ///
    /// # Errors
    ///
    /// Returns an error if there is no such row.
    pub fn choose(&self, rows: &[usize]) -> Result<Chunk, TableError> {
        let rows = UInt64Array::from_iter_values(rows.iter().map(|row| *row as u64));
        Ok(Chunk { batch: take_record_batch(&self.batch, &rows)?, ..self.clone() })
    }

    /// The rows with more columns at their right. A new column that is called like one that is there gets a name
    /// with `ergodoku_` in front.
    ///
    /// # Errors
    ///
    /// Returns an error if the columns are of another length.
    pub fn beside(&self, columns: Columns) -> Result<Chunk, TableError> {
        let more = columns.finish()?;
        let schema = self.batch.schema_ref();
        let mut fields = schema.fields().to_vec();
        for field in more.schema_ref().fields() {
            let mut field = field.as_ref().clone();
            while fields.iter().any(|it| it.name() == field.name()) {
                let name = format!("ergodoku_{}", field.name());
                field.set_name(name);
            }
            fields.push(Arc::new(field));
        }
        let schema = Schema::new_with_metadata(fields, schema.metadata().clone());
        let columns = self.batch.columns().iter().chain(more.columns()).cloned().collect();
        Ok(Chunk { batch: RecordBatch::try_new(schema.into(), columns)?, ..self.clone() })
    }

    /// The texts in a column, if there is one of this name and it has texts.
    pub fn texts(&self, name: &str) -> Option<impl Iterator<Item = Option<Cow<'_, str>>>> {
        let column = self.batch.column_by_name(name).filter(|it| is_text(it.data_type()))?;
        Some((0..self.rows()).map(move |row| text_at(column, row)))
    }
}
