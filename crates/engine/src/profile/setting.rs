//! [`Setting`]: a value of a profile's file.
//!
//! Without `serde`: what it derived for these few tables took a tenth of the time to compile this crate.

use toml::Spanned;
use toml::de::{DeString, DeValue};

use crate::limits::Bounded;

pub(crate) type Name<'a> = Spanned<DeString<'a>>;
pub(crate) type Value<'a> = Spanned<DeValue<'a>>;

/// What is wrong, and the byte at which.
pub(crate) struct Wrong {
    pub(crate) offset: usize,
    pub(crate) message: String,
}

impl Wrong {
    /// A value is not what was expected.
    pub(crate) fn value(value: &Value<'_>, expected: &str) -> Wrong {
        let found = match value.get_ref() {
            DeValue::String(text) => format!("`{text}`"),
            DeValue::Integer(number) => number.to_string(),
            DeValue::Float(number) => number.to_string(),
            DeValue::Boolean(truth) => truth.to_string(),
            DeValue::Datetime(time) => time.to_string(),
            DeValue::Array(_) => "a list".to_string(),
            DeValue::Table(_) => "a table".to_string(),
        };
        let message = format!("expected {expected}, found {found}");
        Wrong { offset: value.span().start, message }
    }

    /// A table has no such field, but those `known`.
    pub(crate) fn name(name: &Name<'_>, known: &[&str]) -> Wrong {
        let (found, known) = (name.get_ref(), in_words(known));
        let message = format!("there is no field `{found}` here, expected {known}");
        Wrong { offset: name.span().start, message }
    }
}

/// Names to choose from.
fn in_words(names: &[&str]) -> String {
    let quoted: Vec<String> = names.iter().map(|name| format!("`{name}`")).collect();
    match &quoted[..] {
        [rest @ .., last] if !rest.is_empty() => format!("{} or {last}", rest.join(", ")),
        other => other.concat(),
    }
}

/// The one of several that a value names.
pub(crate) fn one_of<T: Copy>(value: &Value<'_>, all: &[(impl AsRef<str>, T)]) -> Result<T, Wrong> {
    let named = value.get_ref().as_str();
    let found = all.iter().find(|(name, _)| Some(name.as_ref()) == named);
    found.map(|(_, one)| *one).ok_or_else(|| {
        let names: Vec<&str> = all.iter().map(|(name, _)| name.as_ref()).collect();
        Wrong::value(value, &in_words(&names))
    })
}

/// A value that a file may set.
pub(crate) trait Setting {
    /// Sets it to what the file says.
    fn read(&mut self, value: &Value<'_>) -> Result<(), Wrong>;
    /// It as the file would say it; `None` if the file would leave it out.
    fn write(&self) -> Option<String>;
}

impl Setting for bool {
    fn read(&mut self, value: &Value<'_>) -> Result<(), Wrong> {
        let truth = value.get_ref().as_bool();
        *self = truth.ok_or_else(|| Wrong::value(value, "true or false"))?;
        Ok(())
    }

    fn write(&self) -> Option<String> {
        Some(self.to_string())
    }
}

impl<const LEAST: usize, const MOST: usize> Setting for Bounded<LEAST, MOST> {
    fn read(&mut self, value: &Value<'_>) -> Result<(), Wrong> {
        let number = match value.get_ref() {
            DeValue::Integer(it) => usize::from_str_radix(it.as_str(), it.radix()).ok(),
            _ => None,
        };
        *self = number.and_then(Bounded::new).ok_or_else(|| {
            Wrong::value(value, &format!("a whole number from {LEAST} to {MOST}"))
        })?;
        Ok(())
    }

    fn write(&self) -> Option<String> {
        Some(self.to_string())
    }
}

impl<const LEAST: usize, const MOST: usize> Setting for Option<Bounded<LEAST, MOST>> {
    fn read(&mut self, value: &Value<'_>) -> Result<(), Wrong> {
        let mut number = self.unwrap_or(Bounded::LEAST);
        number.read(value)?;
        *self = Some(number);
        Ok(())
    }

    fn write(&self) -> Option<String> {
        self.as_ref()?.write()
    }
}
