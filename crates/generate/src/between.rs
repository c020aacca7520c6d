//! [`Between`]: a range with optional bounds.

use std::fmt;
use std::str::FromStr;

use ergodoku_core::sentence;

use crate::SpecError;

/// A range with optional inclusive bounds.
///
/// ```
/// use ergodoku_generate::Between;
///
/// let clues: Between<usize> = "22..26".parse()?;
/// assert!(clues.contains(&22) && clues.contains(&26) && !clues.contains(&27));
/// assert!("24..".parse::<Between<usize>>()?.contains(&81));
/// assert_eq!("24".parse(), Ok(Between::only(24)));
/// # Ok::<(), ergodoku_generate::SpecError>(())
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Between<T> {
    /// The lower bound.
    pub from: Option<T>,
    /// The upper bound.
    pub to: Option<T>,
}

impl<T: PartialOrd> Between<T> {
    /// The range without bounds.
    pub const ANY: Between<T> = Between { from: None, to: None };

    /// The range of a single value.
    pub fn only(value: T) -> Between<T>
    where
        T: Clone,
    {
        Between { from: Some(value.clone()), to: Some(value) }
    }

    /// Whether a value is in the range.
    pub fn contains(&self, value: &T) -> bool {
        !self.is_below(value) && !self.is_above(value)
    }

    /// Whether the range has no bounds.
    pub fn is_any(&self) -> bool {
        self.from.is_none() && self.to.is_none()
    }

    /// Whether the range is empty.
    pub fn is_empty(&self) -> bool {
        matches!((&self.from, &self.to), (Some(from), Some(to)) if from > to)
    }

    /// Whether a value is below the range.
    pub fn is_below(&self, value: &T) -> bool {
        self.from.as_ref().is_some_and(|from| value < from)
    }

    /// Whether a value is above the range.
    pub fn is_above(&self, value: &T) -> bool {
        self.to.as_ref().is_some_and(|to| value > to)
    }

    /// The distance of a value from the range; 0 inside it.
    pub fn distance(&self, value: T, number: impl Fn(&T) -> f64) -> f64 {
        let below = self.from.as_ref().map_or(0.0, |from| number(from) - number(&value));
        let above = self.to.as_ref().map_or(0.0, |to| number(&value) - number(to));
        below.max(above).max(0.0)
    }
}

impl<T: PartialOrd> Default for Between<T> {
    fn default() -> Between<T> {
        Between::ANY
    }
}

impl<T: fmt::Display + PartialEq> fmt::Display for Between<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (&self.from, &self.to) {
            (Some(from), Some(to)) if from == to => write!(f, "{from}"),
            (from, to) => {
                from.iter().try_for_each(|from| write!(f, "{from}"))?;
                f.write_str("..")?;
                to.iter().try_for_each(|to| write!(f, "{to}"))
            }
        }
    }
}

impl<T: FromStr + PartialOrd + Clone> FromStr for Between<T> {
    type Err = SpecError;

    /// Parses `22..26`, `22..`, `..26` or `22`.
    fn from_str(text: &str) -> Result<Between<T>, SpecError> {
        let end = |end: &str| match end.trim() {
            "" => Ok(None),
            value => value
                .parse()
                .map(Some)
                .map_err(|_| SpecError(sentence!("fault-range-value", found = value.to_owned()))),
        };
        let between = match text.split_once("..") {
            Some((from, to)) => Between { from: end(from)?, to: end(to)? },
            None => match end(text)? {
                Some(value) => Between::only(value),
                None => return Err(SpecError(sentence!("fault-range"))),
            },
        };
        if between.is_empty() {
            return Err(SpecError(sentence!("fault-range-empty", range = text.to_owned())));
        }
        Ok(between)
    }
}
