//! [`Cell`] and [`Shape`]: what a record has in a column, for comma-separated values and for tables.

use std::borrow::Cow;

use crate::output::field;

/// What a column has.
#[derive(Copy, Clone)]
pub(crate) enum Shape {
    Text,
    Count,
    Flag,
    List,
}

/// A value of a column.
pub(crate) enum Cell<'r> {
    /// A text, which may be missing.
    Text(Option<Cow<'r, str>>),
    /// A whole number.
    Count(usize),
    /// Whether something is so, which may be unknown.
    Flag(Option<bool>),
    /// A list of texts.
    List(Vec<String>),
}

impl<'r> Cell<'r> {
    /// A text that is there.
    pub(crate) fn text(text: impl Into<Cow<'r, str>>) -> Cell<'r> {
        Cell::Text(Some(text.into()))
    }

    /// A list of things, each by its text.
    pub(crate) fn list<T: ToString>(items: &[T]) -> Cell<'r> {
        Cell::List(items.iter().map(ToString::to_string).collect())
    }

    /// As a value of a row of comma-separated ones: the items of a list have a space between them.
    pub(super) fn as_field(&self) -> String {
        match self {
            Cell::Text(text) => field(text.as_deref().unwrap_or_default()),
            Cell::Count(count) => count.to_string(),
            Cell::Flag(flag) => flag.map(|it| it.to_string()).unwrap_or_default(),
            Cell::List(items) => field(&items.join(" ")),
        }
    }
}
