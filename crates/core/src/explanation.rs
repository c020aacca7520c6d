//! [`Explanation`]: the reason for a step, as sentences of typed spans and marks for a drawing.
//!
//! The terminal, SVG, the web page and JSON all show the same explanation. Spans keep their type, so that a
//! page can highlight the cells that a sentence mentions.

use std::borrow::Cow;
use std::fmt;

use crate::{
    Candidate, CandidateSet, Cell, CellSet, Conclusion, Contradiction, Digit, DigitSet, House,
    HouseSet, Role, notation,
};

/// A part of a sentence. Displayed as plain English: `row 3`, `r1c2 and r4c5`, `3, 5 or 7`.
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
    Eliminated(CandidateSet),
    /// False candidates in the usual notation: `r45c3<>5`.
    False(CandidateSet),
}

/// A sentence with its full stop, or a clause.
///
/// ```
/// use ergodoku_core::{Digit, House, Span, sentence};
///
/// let five = Digit::new(5).unwrap();
/// let said = sentence!("There is a {} in {}.", five, House::row(2));
/// assert_eq!(said.to_string(), "There is a 5 in row 3.");
/// assert_eq!(said.0[3], Span::from(House::row(2)));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sentence(pub Vec<Span>);

impl Sentence {
    /// Fills each `{}` of the template with a piece; see [`sentence!`](crate::sentence!).
    ///
    /// # Panics
    ///
    /// Panics if the number of pieces differs from the number of gaps.
    pub fn fill<const N: usize>(template: &'static str, pieces: [Sentence; N]) -> Sentence {
        let mut texts = template.split("{}");
        let mut sentence = Sentence::from(texts.next().unwrap_or_default());
        let gaps = texts.clone().count();
        assert_eq!(gaps, N, "`{template}` needs one piece for each gap");
        for (piece, text) in pieces.into_iter().zip(texts) {
            sentence.0.extend(piece.0);
            sentence.0.extend(Sentence::from(text).0);
        }
        sentence
    }
}

impl From<&'static str> for Sentence {
    fn from(text: &'static str) -> Sentence {
        let words = (!text.is_empty()).then(|| Span::from(text));
        Sentence(words.into_iter().collect())
    }
}

/// Makes a [`Sentence`] from a template. Each gap `{}` takes a sentence, or anything that converts into a
/// [`Span`].
#[macro_export]
macro_rules! sentence {
    ($template:literal $(, $piece:expr)* $(,)?) => {
        $crate::Sentence::fill($template, [$($crate::Sentence::from($piece)),*])
    };
}

/// The kind of a link between two candidates or groups.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum LinkKind {
    /// At least one of the two ends is true.
    Strong,
    /// At most one of the two ends is true.
    Weak,
}

/// A mark on a drawing of the grid. Later marks are drawn on top of earlier ones.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mark {
    /// Shade a house.
    House(House, Role),
    /// Shade cells.
    Cells(CellSet, Role),
    /// Circle candidates, and strike through those that are false.
    Candidates(CandidateSet, Role),
    /// Draw an arrow between two candidates or groups.
    Link {
        /// The start of the arrow.
        from: CandidateSet,
        /// The end of the arrow.
        to: CandidateSet,
        /// The kind of link: strong links are solid, weak ones dashed.
        kind: LinkKind,
    },
    /// Write a small number beside a candidate: its position in a sequence of inferences, from 1.
    Number(Candidate, usize),
}

/// The reason for a step: sentences and marks.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Explanation {
    /// The sentences, in order.
    pub sentences: Vec<Sentence>,
    /// The marks, lowest layer first.
    pub marks: Vec<Mark>,
}

impl Explanation {
    /// Adds a sentence.
    pub fn say(&mut self, sentence: Sentence) {
        self.sentences.push(sentence);
    }

    /// Adds a mark, unless it is empty.
    pub fn mark(&mut self, mark: Mark) {
        let is_empty = match &mark {
            Mark::Cells(cells, _) => cells.is_empty(),
            Mark::Candidates(candidates, _) => candidates.is_empty(),
            Mark::House(..) | Mark::Link { .. } | Mark::Number(..) => false,
        };
        if !is_empty {
            self.marks.push(mark);
        }
    }
}

impl fmt::Display for Explanation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut separator = "";
        for sentence in &self.sentences {
            write!(f, "{separator}{sentence}")?;
            separator = " ";
        }
        Ok(())
    }
}

impl fmt::Display for Sentence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|span| write!(f, "{span}"))
    }
}

/// `a`, `a and b`, `a, b and c`.
fn listed(items: impl Iterator<Item = String>) -> String {
    let mut items: Vec<String> = items.collect();
    match items.pop() {
        None => String::new(),
        Some(last) if items.is_empty() => last,
        Some(last) => format!("{} and {last}", items.join(", ")),
    }
}

fn houses_in_words(houses: &HouseSet) -> String {
    if let Some(house) = houses.single() {
        return house.name();
    }
    let kinds = crate::HouseKind::ALL.into_iter().filter_map(|kind| {
        let of_kind: Vec<House> = houses.iter().filter(|house| house.kind() == kind).collect();
        match of_kind.as_slice() {
            [] => None,
            [house] => Some(house.name()),
            several => {
                let plural = if kind == crate::HouseKind::Box { "es" } else { "s" };
                let numbers = several.iter().map(|house| (house.number() + 1).to_string());
                Some(format!("{}{plural} {}", kind.name(), listed(numbers)))
            }
        }
    });
    listed(kinds)
}

impl fmt::Display for Span {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Span::Text(text) => f.write_str(text),
            Span::Cells(cells) => f.write_str(&listed(cells.iter().map(|cell| cell.to_string()))),
            Span::Digits(digits) => {
                f.write_str(&listed(digits.iter().map(|digit| digit.to_string())))
            }
            Span::Houses(houses) => f.write_str(&houses_in_words(houses)),
            Span::Candidate(candidate) => write!(f, "{candidate}"),
            Span::False(candidates) => f.write_str(&candidates.eliminations()),
            Span::Eliminated(candidates) => {
                let groups = notation::by_digits(candidates).into_iter();
                let parts: Vec<String> = groups
                    .map(|(digits, cells)| {
                        format!("{} from {}", Span::Digits(digits), Span::Cells(cells))
                    })
                    .collect();
                match parts.as_slice() {
                    [first @ .., last] if !first.is_empty() => {
                        write!(f, "{}, and {last}", first.join(", "))
                    }
                    parts => f.write_str(&parts.concat()),
                }
            }
        }
    }
}

impl From<&'static str> for Span {
    fn from(text: &'static str) -> Span {
        Span::Text(Cow::Borrowed(text))
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
                Sentence(vec![Span::from(piece)])
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
    eliminated: CandidateSet => Span::Eliminated(eliminated),
    conclusion: Conclusion => match conclusion {
        Conclusion::Place(candidate) => Span::Candidate(candidate),
        Conclusion::Eliminate(eliminated) => Span::False(eliminated),
    },
}

impl From<Contradiction> for Sentence {
    fn from(contradiction: Contradiction) -> Sentence {
        match contradiction {
            Contradiction::NoCandidate(cell) => sentence!("{} has no candidate left", cell),
            Contradiction::NoPlace(house, digit) => {
                sentence!("{} has no place left for {}", house, digit)
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
    }
}
