//! Tables shared with other libraries by the [Arrow C data interface]: pyarrow, polars, pandas, DuckDB and
//! many more, without a dependency on any of them.
//!
//! - `ffi`: the three structures of the interface;
//! - `array`: [`Field`] and [`Array`], which share the memory of whoever made it;
//! - `import` and `export`: between the two;
//! - `polars`: the same as an expression plugin of Polars;
//! - `text`: the texts of a column, whichever way it has them;
//! - `column`: [`Column`], a column in the making.
//!
//! This is written by hand because the crates that have it bring all of `arrow`: twenty crates for what is
//! needed here of it.
//!
//! All of the package's unsafe code is here: memory that another library owns cannot be read in any other way.
//! What it says of its arrays (lengths, offsets, types) is trusted, as by every consumer of this interface.
//!
//! [Arrow C data interface]: https://arrow.apache.org/docs/format/CDataInterface.html

#![allow(unsafe_code)]

mod array;
mod column;
mod export;
mod ffi;
mod import;
mod polars;
mod text;
mod value;

pub(crate) use array::{Array, Field, Table};
pub(crate) use column::Column;
pub(crate) use export::{schema_capsule, stream_capsule};
pub(crate) use import::import;
pub(crate) use text::{TextColumn, is_text};
pub(crate) use value::values;
