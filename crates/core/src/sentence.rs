//! [`Sentence`]: what is said, before it is said in a language.

use std::borrow::Cow;
use std::fmt;

use crate::fluent::Joint;
use crate::speaker::{self, in_words};
use crate::{
    Candidate, CandidateSet, Cell, CellSet, Conclusion, Contradiction, Digit, DigitSet, House,
    HouseSet, Language,
};

/// What a part of a sentence speaks of. Displayed in plain English: `row 3`, `r1c2 and r4c5`, `3, 5 and 7`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Span {
    /// Plain text.
    Text(Cow<'static, str>),
    /// One cell or several: `r1c2 and r4c5`.
    Cells(CellSet),
    /// One digit or several: `3, 5 and 7`.
    Digits(DigitSet),
    /// One house or several: `rows 2 and 7`.
    Houses(HouseSet),
    /// A digit in a cell: `r4c3=5`.
    Candidate(Candidate),
    /// Eliminated candidates: `5 from r4c3 and r5c3`.
    Eliminated(Box<CandidateSet>),
    /// False candidates in the usual notation: `r45c3<>5`.
    False(Box<CandidateSet>),
}

/// A sentence with its full stop, or a clause: a message with its arguments. It gets its words when it is shown in
/// a language. See [`sentence!`](crate::sentence!).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sentence {
    /// The message with this name in the files in `messages/`, and its arguments by name.
    Message(Cow<'static, str>, Vec<(&'static str, Sentence)>),
    /// Something that a sentence speaks of.
    Span(Span),
    /// A number.
    Number(usize),
    /// A word that chooses among the variants of a message, and is never shown.
    Choice(&'static str),
    /// A technique by its English name. Its name in another language is the message `technique-` with its slug.
    Technique(&'static str),
    /// Several, joined by "and", "or" or semicolons.
    List(Vec<Sentence>),
    /// A sentence on a line of its own, at a level of an outline, from 0.
    Item(usize, Box<Sentence>),
}

/// A part of a sentence as said in a language: what it speaks of, and the words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    /// What it speaks of.
    pub span: Span,
    /// The words.
    pub words: String,
}

/// Makes a [`Sentence`] from the name of a message and its arguments: `name = value`, or `name` alone for a
/// variable that is called as the argument is.
///
/// An argument is a sentence, anything that converts into a [`Span`], a number, a list of sentences, or a word that
/// chooses a variant.
///
/// ```
/// use ergodoku_core::{Digit, House, Language, Span, sentence};
///
/// let digit = Digit::new(5).unwrap();
/// let said = sentence!("contradiction-no-place", house = House::row(2), digit);
/// assert_eq!(said.to_string(), "row 3 has no place left for 5");
/// assert_eq!(said.parts(Language::English)[0].span, Span::from(House::row(2)));
/// ```
#[macro_export]
macro_rules! sentence {
    ($id:literal $(, $name:ident $(= $value:expr)?)* $(,)?) => {
        $crate::Sentence::Message(
            ::std::borrow::Cow::Borrowed($id),
            ::std::vec![$((stringify!($name), $crate::sentence!(@ $name $(= $value)?))),*],
        )
    };
    (@ $name:ident) => { $crate::Sentence::from($name) };
    (@ $name:ident = $value:expr) => { $crate::Sentence::from($value) };
}

/// Nothing: no sentence at all.
impl Default for Sentence {
    fn default() -> Sentence {
        Sentence::List(Vec::new())
    }
}

impl Sentence {
    /// The words in a language.
    pub fn text(&self, language: Language) -> String {
        let mut text = String::new();
        self.write(language, &mut text);
        text
    }

    /// Appends the words in a language.
    pub(crate) fn write(&self, language: Language, text: &mut String) {
        *text = speaker::words(self, language, std::mem::take(text));
    }

    /// The parts in a language: what each speaks of, and its words.
    pub fn parts(&self, language: Language) -> Vec<Said> {
        speaker::parts(self, language)
    }

    /// Its level in an outline; none for a sentence that goes on where the one before it ends.
    pub fn level(&self) -> Option<usize> {
        match self {
            Sentence::Item(level, _) => Some(*level),
            _ => None,
        }
    }

    /// The number by which a variant is chosen.
    pub(crate) fn number(&self) -> Option<usize> {
        match self {
            Sentence::Number(number) => Some(*number),
            Sentence::List(items) => Some(items.len()),
            Sentence::Span(Span::Cells(cells)) => Some(cells.len()),
            Sentence::Span(Span::Digits(digits)) => Some(digits.len()),
            Sentence::Span(Span::Houses(houses)) => Some(houses.len()),
            Sentence::Span(Span::Candidate(_)) => Some(1),
            Sentence::Span(Span::Eliminated(all) | Span::False(all)) => Some(all.len()),
            Sentence::Span(Span::Text(_))
            | Sentence::Item(..)
            | Sentence::Message(..)
            | Sentence::Choice(_)
            | Sentence::Technique(_) => None,
        }
    }

    /// Whether a variant with this key is chosen.
    pub(crate) fn matches(&self, key: &str) -> bool {
        match self {
            Sentence::Choice(word) => *word == key,
            _ => self.number().is_some_and(|number| match key {
                "one" => number == 1,
                key => key.parse() == Ok(number),
            }),
        }
    }
}

/// In English.
impl fmt::Display for Sentence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text(Language::English))
    }
}

/// In English.
impl fmt::Display for Span {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&in_words(self, Language::English, Joint::And))
    }
}

/// A word that chooses a variant.
impl From<&'static str> for Sentence {
    fn from(word: &'static str) -> Sentence {
        Sentence::Choice(word)
    }
}

impl From<usize> for Sentence {
    fn from(number: usize) -> Sentence {
        Sentence::Number(number)
    }
}

impl From<Vec<Sentence>> for Sentence {
    fn from(items: Vec<Sentence>) -> Sentence {
        Sentence::List(items)
    }
}

/// Conversions into a span, and into a sentence of one span.
macro_rules! spans {
    ($($piece:ident: $Type:ty => $span:expr),+ $(,)?) => {$(
        impl From<$Type> for Span {
            fn from($piece: $Type) -> Span {
                $span
            }
        }

        impl From<$Type> for Sentence {
            fn from(piece: $Type) -> Sentence {
                Sentence::Span(Span::from(piece))
            }
        }
    )+};
}

spans! {
    text: String => Span::Text(Cow::Owned(text)),
    cell: Cell => Span::Cells(CellSet::only(cell)),
    cells: CellSet => Span::Cells(cells),
    digit: Digit => Span::Digits(DigitSet::only(digit)),
    digits: DigitSet => Span::Digits(digits),
    house: House => Span::Houses(HouseSet::only(house)),
    houses: HouseSet => Span::Houses(houses),
    candidate: Candidate => Span::Candidate(candidate),
    eliminated: CandidateSet => Span::Eliminated(Box::new(eliminated)),
    conclusion: Conclusion => match conclusion {
        Conclusion::Place(candidate) => Span::Candidate(candidate),
        Conclusion::Eliminate(eliminated) => Span::False(Box::new(eliminated)),
    },
}

impl From<Contradiction> for Sentence {
    fn from(contradiction: Contradiction) -> Sentence {
        match contradiction {
            Contradiction::NoCandidate(cell) => sentence!("contradiction-no-candidate", cell),
            Contradiction::NoPlace(house, digit) => {
                sentence!("contradiction-no-place", house, digit)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spans_read_as_english() {
        let cells: CellSet = "r1c2,r4c5,r9c9".parse().unwrap();
        assert_eq!(Span::from(cells).to_string(), "r1c2, r4c5 and r9c9");
        let houses: HouseSet = [House::row(1), House::row(6), House::box_(4)].into_iter().collect();
        assert_eq!(Span::from(houses).to_string(), "rows 2 and 7 and box 5");
        let eliminated: CandidateSet = "r45c3<>5, r1c1<>2".parse().unwrap();
        let false_now = Span::from(Conclusion::Eliminate(eliminated));
        assert_eq!(false_now.to_string(), Conclusion::Eliminate(eliminated).to_string());
        let broken = Contradiction::NoPlace(House::box_(4), Digit::new(5).unwrap());
        assert_eq!(Sentence::from(broken).to_string(), broken.to_string());
        assert_eq!(Span::from(eliminated).to_string(), "2 from r1c1, and 5 from r4c3 and r5c3");
        for house in House::all() {
            assert_eq!(Span::from(house).to_string(), house.name());
        }
    }
}
