//! [`Columns`]: results as columns.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::Arc;

use arrow_array::builder::{
    BooleanBuilder, Float64Builder, Int16Builder, Int32Builder, Int64Builder, ListBuilder,
    StringBuilder,
};
use arrow_array::types::Int16Type;
use arrow_array::{
    Array, ArrayRef, DictionaryArray, Int16Array, ListArray, RecordBatch, StringArray, StructArray,
};
use arrow_buffer::{NullBufferBuilder, OffsetBuffer};
use arrow_schema::{DataType, Field as ArrowField, Fields, Schema};

use crate::TableError;

/// Some words of which a column has one in each row: it stores their numbers.
#[derive(Clone, Debug)]
pub struct Words {
    words: Arc<StringArray>,
    numbers: Arc<HashMap<&'static str, i16>>,
}

impl Words {
    /// All words that there may be.
    pub fn new(words: impl IntoIterator<Item = &'static str>) -> Words {
        let words: Vec<&'static str> = words.into_iter().collect();
        let numbers = words.iter().zip(0..).map(|(word, number)| (*word, number)).collect();
        Words { words: Arc::new(StringArray::from(words)), numbers: Arc::new(numbers) }
    }

    fn number(&self, word: &str) -> Option<i16> {
        self.numbers.get(word).copied()
    }

    pub(crate) fn number_of(&self, word: &str) -> Option<usize> {
        self.number(word).and_then(|number| usize::try_from(number).ok())
    }

    fn column(&self, numbers: Int16Array) -> Result<ArrayRef, TableError> {
        let words = Arc::clone(&self.words);
        Ok(Arc::new(DictionaryArray::<Int16Type>::try_new(numbers, words)?))
    }
}

/// What a column has in each row.
#[derive(Clone, Debug)]
pub enum Kind {
    /// A text.
    Text,
    /// A whole number.
    Integer,
    /// A number.
    Number,
    /// Whether something is so.
    Flag,
    /// One of these words.
    Word(Words),
    /// A list of texts.
    Texts,
    /// A list of pairs of one of these words and how often it occurred: `technique`, `count`.
    Counts(Words),
    /// A list of pairs of one of these words and a text: `technique`, `notation`.
    Steps(Words),
}

/// A column: its name and what it has.
#[derive(Clone, Debug)]
pub struct Field {
    /// The name.
    pub name: String,
    /// What it has.
    pub kind: Kind,
}

/// What a column has in one row. It must fit the column's [`Kind`]; what does not is missing in the table.
#[derive(Clone, Debug)]
pub enum Value<'v> {
    /// Nothing.
    Missing,
    /// A text, or one of the words.
    Text(&'v str),
    /// A text of its own.
    Owned(String),
    /// A whole number.
    Integer(u64),
    /// A number.
    Number(f64),
    /// Whether something is so.
    Flag(bool),
    /// A list of texts.
    Texts(Vec<String>),
    /// A list of words, each with a count.
    Counts(Vec<(&'v str, usize)>),
    /// A list of words, each with a text.
    Steps(Vec<(&'v str, Cow<'v, str>)>),
}

/// Columns that grow row by row.
pub struct Columns {
    fields: Vec<Field>,
    columns: Vec<Growing>,
}

/// A column that grows.
enum Growing {
    Texts(StringBuilder),
    Integers(Int64Builder),
    Numbers(Float64Builder),
    Flags(BooleanBuilder),
    Words(Int16Builder, Words),
    TextLists(ListBuilder<StringBuilder>),
    CountLists(Lists, Int32Builder),
    StepLists(Lists, StringBuilder),
}

/// Lists of words, which have something else beside each word.
struct Lists {
    words: Words,
    numbers: Int16Builder,
    lengths: Vec<usize>,
    there: NullBufferBuilder,
}

impl Lists {
    fn new(words: &Words) -> Lists {
        Lists {
            words: words.clone(),
            numbers: Int16Builder::new(),
            lengths: Vec::new(),
            there: NullBufferBuilder::new(0),
        }
    }

    fn add<T>(&mut self, items: Option<Vec<(&str, T)>>, mut add: impl FnMut(T)) {
        self.there.append(items.is_some());
        let items = items.unwrap_or_default();
        self.lengths.push(items.len());
        for (word, beside) in items {
            self.numbers.append_option(self.words.number(word));
            add(beside);
        }
    }

    fn finish(mut self, beside: &str, column: ArrayRef) -> Result<ArrayRef, TableError> {
        let words = self.words.column(self.numbers.finish())?;
        let fields: Fields = vec![
            ArrowField::new("technique", words.data_type().clone(), true),
            ArrowField::new(beside, column.data_type().clone(), true),
        ]
        .into();
        let pairs = StructArray::try_new(fields.clone(), vec![words, column], None)?;
        let item = Arc::new(ArrowField::new("item", DataType::Struct(fields), true));
        let offsets = OffsetBuffer::from_lengths(self.lengths);
        let lists = ListArray::try_new(item, offsets, Arc::new(pairs), self.there.finish())?;
        Ok(Arc::new(lists))
    }
}

impl Growing {
    fn new(kind: &Kind) -> Growing {
        match kind {
            Kind::Text => Growing::Texts(StringBuilder::new()),
            Kind::Integer => Growing::Integers(Int64Builder::new()),
            Kind::Number => Growing::Numbers(Float64Builder::new()),
            Kind::Flag => Growing::Flags(BooleanBuilder::new()),
            Kind::Word(words) => Growing::Words(Int16Builder::new(), words.clone()),
            Kind::Texts => Growing::TextLists(ListBuilder::new(StringBuilder::new())),
            Kind::Counts(words) => Growing::CountLists(Lists::new(words), Int32Builder::new()),
            Kind::Steps(words) => Growing::StepLists(Lists::new(words), StringBuilder::new()),
        }
    }

    fn push(&mut self, value: Value<'_>) {
        match self {
            Growing::Texts(column) => match value {
                Value::Text(text) => column.append_value(text),
                Value::Owned(text) => column.append_value(text),
                _ => column.append_null(),
            },
            Growing::Integers(column) => column.append_option(match value {
                Value::Integer(number) => i64::try_from(number).ok(),
                _ => None,
            }),
            Growing::Numbers(column) => column.append_option(match value {
                Value::Number(number) => Some(number),
                _ => None,
            }),
            Growing::Flags(column) => column.append_option(match value {
                Value::Flag(flag) => Some(flag),
                _ => None,
            }),
            Growing::Words(column, words) => column.append_option(match value {
                Value::Text(word) => words.number(word),
                Value::Owned(word) => words.number(&word),
                _ => None,
            }),
            Growing::TextLists(column) => match value {
                Value::Texts(texts) => column.append_value(texts.into_iter().map(Some)),
                _ => column.append_null(),
            },
            Growing::CountLists(lists, counts) => {
                let items = if let Value::Counts(items) = value { Some(items) } else { None };
                lists.add(items, |count| counts.append_option(i32::try_from(count).ok()));
            }
            Growing::StepLists(lists, texts) => {
                let items = if let Value::Steps(items) = value { Some(items) } else { None };
                lists.add(items, |text| texts.append_value(text));
            }
        }
    }

    fn finish(self) -> Result<ArrayRef, TableError> {
        Ok(match self {
            Growing::Texts(mut column) => Arc::new(column.finish()),
            Growing::Integers(mut column) => Arc::new(column.finish()),
            Growing::Numbers(mut column) => Arc::new(column.finish()),
            Growing::Flags(mut column) => Arc::new(column.finish()),
            Growing::Words(mut column, words) => words.column(column.finish())?,
            Growing::TextLists(mut column) => Arc::new(column.finish()),
            Growing::CountLists(lists, mut counts) => {
                lists.finish("count", Arc::new(counts.finish()))?
            }
            Growing::StepLists(lists, mut texts) => {
                lists.finish("notation", Arc::new(texts.finish()))?
            }
        })
    }
}

impl Columns {
    /// Columns without rows.
    pub fn new(fields: &[Field]) -> Columns {
        let columns = fields.iter().map(|field| Growing::new(&field.kind)).collect();
        Columns { fields: fields.to_vec(), columns }
    }

    /// Adds a row with a value for each column.
    pub fn push<'v>(&mut self, row: impl IntoIterator<Item = Value<'v>>) {
        let mut row = row.into_iter();
        for column in &mut self.columns {
            column.push(row.next().unwrap_or(Value::Missing));
        }
    }

    pub(crate) fn finish(self) -> Result<RecordBatch, TableError> {
        let columns: Result<Vec<ArrayRef>, TableError> =
            self.columns.into_iter().map(Growing::finish).collect();
        let columns = columns?;
        let field = |(field, column): (&Field, &ArrayRef)| {
            ArrowField::new(&field.name, column.data_type().clone(), true)
        };
        let fields: Vec<ArrowField> = self.fields.iter().zip(&columns).map(field).collect();
        Ok(RecordBatch::try_new(Schema::new(fields).into(), columns)?)
    }
}
