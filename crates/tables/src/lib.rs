#![doc = include_str!("../README.md")]

mod column;
mod error;
mod file;
mod join;
mod reader;
pub mod records;
mod text;
mod writer;

pub use column::{Columns, Field, Kind, Value, Words};
pub use error::TableError;
pub use file::FileFormat;
pub use reader::{Chunk, Reader};
pub use writer::{Layout, Writer};
