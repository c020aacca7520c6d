//! Columns of texts, however they are stored.

use std::borrow::Cow;

use arrow_array::cast::AsArray;
use arrow_array::{Array, ArrayRef, RecordBatch};
use arrow_schema::{DataType, Field, Schema, SchemaRef};
use arrow_select::take::take;

use crate::TableError;

/// Whether a column of this type has texts.
pub(crate) fn is_text(kind: &DataType) -> bool {
    match kind {
        DataType::Utf8 | DataType::LargeUtf8 | DataType::Utf8View => true,
        DataType::Binary | DataType::LargeBinary | DataType::BinaryView => true,
        DataType::FixedSizeBinary(_) => true,
        DataType::Dictionary(_, values) => is_text(values),
        _ => false,
    }
}

/// The text in a row of a column that [`is_text`]; none if it is missing. Bytes that are no UTF-8 are replaced by `U+FFFD`.
pub(crate) fn text_at(column: &ArrayRef, row: usize) -> Option<Cow<'_, str>> {
    if column.is_null(row) {
        return None;
    }
    Some(match column.data_type() {
        DataType::Utf8 => column.as_string::<i32>().value(row).into(),
        DataType::LargeUtf8 => column.as_string::<i64>().value(row).into(),
        DataType::Utf8View => column.as_string_view().value(row).into(),
        DataType::Binary => String::from_utf8_lossy(column.as_binary::<i32>().value(row)),
        DataType::LargeBinary => String::from_utf8_lossy(column.as_binary::<i64>().value(row)),
        DataType::BinaryView => String::from_utf8_lossy(column.as_binary_view().value(row)),
        DataType::FixedSizeBinary(_) => {
            String::from_utf8_lossy(column.as_fixed_size_binary().value(row))
        }
        DataType::Dictionary(_, _) => {
            let dictionary = column.as_any_dictionary();
            let key = dictionary.normalized_keys()[row];
            text_at(dictionary.values(), key)?.into_owned().into()
        }
        _ => return None,
    })
}

/// The rows with every dictionary at the top replaced by its values: files of Arrow data cannot change a dictionary
/// from chunk to chunk, and `normalized_keys` of a whole column for each row would be slow.
pub(crate) fn without_dictionaries(batch: &RecordBatch) -> Result<RecordBatch, TableError> {
    let schema = schema_without_dictionaries(batch.schema_ref());
    if schema == *batch.schema_ref() {
        return Ok(batch.clone());
    }
    let column = |column: &ArrayRef| match column.data_type() {
        DataType::Dictionary(_, _) => {
            let dictionary = column.as_any_dictionary();
            take(dictionary.values(), dictionary.keys(), None)
        }
        _ => Ok(column.clone()),
    };
    let columns: Result<Vec<ArrayRef>, _> = batch.columns().iter().map(column).collect();
    Ok(RecordBatch::try_new(schema, columns?)?)
}

/// The schema with every dictionary at the top replaced by the type of its values.
pub(crate) fn schema_without_dictionaries(schema: &SchemaRef) -> SchemaRef {
    let is_dictionary =
        |field: &&std::sync::Arc<Field>| matches!(field.data_type(), DataType::Dictionary(_, _));
    if !schema.fields().iter().any(|field| is_dictionary(&field)) {
        return schema.clone();
    }
    let field = |field: &std::sync::Arc<Field>| match field.data_type() {
        DataType::Dictionary(_, values) => Field::new(field.name(), (**values).clone(), true),
        _ => field.as_ref().clone(),
    };
    let fields: Vec<Field> = schema.fields().iter().map(field).collect();
    Schema::new_with_metadata(fields, schema.metadata().clone()).into()
}
