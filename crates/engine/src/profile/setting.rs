//! [`Setting`]: a value of a profile's file.
//!
//! Without `serde`: what it derived for these few tables took a tenth of the time to compile this crate.

use ergodoku_core::{Sentence, sentence};
use toml::Spanned;
use toml::de::{DeString, DeValue};

use crate::limits::Bounded;

pub(crate) type Name<'a> = Spanned<DeString<'a>>;
pub(crate) type Value<'a> = Spanned<DeValue<'a>>;

/// What is wrong, and the byte at which.
pub(crate) struct Wrong {
    pub(crate) offset: usize,
    pub(crate) message: Sentence,
}

impl Wrong {
    /// A value is not what was expected.
    pub(crate) fn value(value: &Value<'_>, expected: Sentence) -> Wrong {
        let found = match value.get_ref() {
            DeValue::String(text) => Sentence::from(format!("`{text}`")),
            DeValue::Integer(number) => Sentence::from(number.to_string()),
            DeValue::Float(number) => Sentence::from(number.to_string()),
            DeValue::Boolean(truth) => Sentence::from(truth.to_string()),
            DeValue::Datetime(time) => Sentence::from(time.to_string()),
            DeValue::Array(_) => sentence!("fault-profile-list"),
            DeValue::Table(_) => sentence!("fault-profile-table"),
        };
        let message = sentence!("fault-profile-value", expected, found);
        Wrong { offset: value.span().start, message }
    }

    /// A table has no such field, but those `known`.
    pub(crate) fn name(name: &Name<'_>, known: &[&str]) -> Wrong {
        let (offset, name) = (name.span().start, name.get_ref().to_string());
        let message = sentence!("fault-profile-field", name, names = quoted(known));
        Wrong { offset, message }
    }
}

/// Names to choose from.
fn quoted(names: &[&str]) -> Vec<Sentence> {
    names.iter().map(|name| Sentence::from(format!("`{name}`"))).collect()
}

/// The one of several that a value names.
pub(crate) fn one_of<T: Copy>(value: &Value<'_>, all: &[(impl AsRef<str>, T)]) -> Result<T, Wrong> {
    let named = value.get_ref().as_str();
    let found = all.iter().find(|(name, _)| Some(name.as_ref()) == named);
    found.map(|(_, one)| *one).ok_or_else(|| {
        let names: Vec<&str> = all.iter().map(|(name, _)| name.as_ref()).collect();
        Wrong::value(value, sentence!("fault-profile-one-of", names = quoted(&names)))
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
        *self = truth.ok_or_else(|| Wrong::value(value, sentence!("fault-profile-truth")))?;
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
            Wrong::value(value, sentence!("fault-profile-whole", least = LEAST, most = MOST))
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
