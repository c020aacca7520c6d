//! [`Between`]: a range with or without ends, as a demand states it.

use std::fmt;
use std::str::FromStr;

/// What lies between two ends, both included; an end that is not there bounds nothing.
///
/// ```
/// use ergodoku_generate::Between;
///
/// let clues: Between<usize> = "22..26".parse()?;
/// assert!(clues.contains(&22) && clues.contains(&26) && !clues.contains(&27));
/// assert!("24..".parse::<Between<usize>>()?.contains(&81));
/// assert_eq!("24".parse(), Ok(Between::only(24)));
/// # Ok::<(), String>(())
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Between<T> {
    /// The least.
    pub from: Option<T>,
    /// The most.
    pub to: Option<T>,
}

impl<T: PartialOrd> Between<T> {
    /// Anything.
    pub const ANY: Between<T> = Between { from: None, to: None };

    /// One value alone.
    pub fn only(value: T) -> Between<T>
    where
        T: Clone,
    {
        Between { from: Some(value.clone()), to: Some(value) }
    }

    /// Whether a value lies between the ends.
    pub fn contains(&self, value: &T) -> bool {
        !self.is_below(value) && !self.is_above(value)
    }

    /// Whether everything does.
    pub fn is_any(&self) -> bool {
        self.from.is_none() && self.to.is_none()
    }

    /// Whether nothing does.
    pub fn is_empty(&self) -> bool {
        matches!((&self.from, &self.to), (Some(from), Some(to)) if from > to)
    }

    /// Whether a value is too small.
    pub fn is_below(&self, value: &T) -> bool {
        self.from.as_ref().is_some_and(|from| value < from)
    }

    /// Whether a value is too large.
    pub fn is_above(&self, value: &T) -> bool {
        self.to.as_ref().is_some_and(|to| value > to)
    }

    /// How far a value is from the nearer end; 0 between them.
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
    type Err = String;

    /// Reads `22..26`, `22..`, `..26` or `22`.
    fn from_str(text: &str) -> Result<Between<T>, String> {
        let end = |end: &str| match end.trim() {
            "" => Ok(None),
            value => value.parse().map(Some).map_err(|_| format!("`{value}` is no value here")),
        };
        let between = match text.split_once("..") {
            Some((from, to)) => Between { from: end(from)?, to: end(to)? },
            None => match end(text)? {
                Some(value) => Between::only(value),
                None => return Err("expected A..B, A.., ..B or one value".to_string()),
            },
        };
        if between.is_empty() {
            return Err(format!("nothing lies in {text}: its ends are the wrong way round"));
        }
        Ok(between)
    }
}
