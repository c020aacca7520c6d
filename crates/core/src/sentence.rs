//! [`Sentence`]: what is said, before it is said in a language.

use std::borrow::Cow;
use std::fmt;

use crate::fluent::{Joint, Part};
use crate::{
    Candidate, CandidateSet, Cell, CellSet, Conclusion, Contradiction, Digit, DigitSet, House,
    HouseKind, HouseSet, Language, notation,
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
        self.parts(language).into_iter().map(|it| it.words).collect()
    }

    /// The parts in a language: what each speaks of, and its words.
    pub fn parts(&self, language: Language) -> Vec<Said> {
        let mut speaker = Speaker { language, joint: Joint::And, said: Vec::new() };
        speaker.say(self);
        speaker.said
    }

    /// Its level in an outline; none for a sentence that goes on where the one before it ends.
    pub fn level(&self) -> Option<usize> {
        match self {
            Sentence::Item(level, _) => Some(*level),
            _ => None,
        }
    }

    /// The number by which a variant is chosen.
    fn number(&self) -> Option<usize> {
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

    fn matches(&self, key: &str) -> bool {
        match self {
            Sentence::Choice(word) => *word == key,
            _ => self.number().is_some_and(|number| match key {
                "one" => number == 1,
                key => key.parse() == Ok(number),
            }),
        }
    }
}

/// Says sentences in a language.
struct Speaker {
    language: Language,
    joint: Joint,
    said: Vec<Said>,
}

impl Speaker {
    fn say(&mut self, sentence: &Sentence) {
        match sentence {
            Sentence::Message(id, arguments) => self.message(id, arguments),
            Sentence::Item(_, sentence) => self.say(sentence),
            Sentence::Span(Span::Text(text)) => self.text(text),
            Sentence::Span(span) => {
                let words = in_words(span, self.language, self.joint);
                self.said.push(Said { span: span.clone(), words });
            }
            Sentence::Number(number) => self.text(&number.to_string()),
            Sentence::Choice(word) => self.text(word),
            Sentence::Technique(name) => {
                let id = format!("technique-{}", slug(name));
                match self.language.message(&id) {
                    Some(_) => self.message(&id, &[]),
                    None => self.text(name),
                }
            }
            Sentence::List(items) => self.list(items),
        }
    }

    fn text(&mut self, text: &str) {
        match self.said.last_mut() {
            Some(Said { span: Span::Text(last), words }) => {
                last.to_mut().push_str(text);
                words.push_str(text);
            }
            _ => {
                let span = Span::Text(Cow::Owned(text.to_owned()));
                self.said.push(Said { span, words: text.to_owned() });
            }
        }
    }

    fn list(&mut self, items: &[Sentence]) {
        match items {
            [] => {}
            [one] if self.joint != Joint::Or => self.joined(Joint::And, one),
            [one] => self.say(one),
            [first @ .., last] => {
                let (last_joint, joint) = self.joint.messages();
                let first = first.iter().cloned().reduce(|all, it| join(joint, all, it));
                // The items have lists of their own, joined as usual.
                let all = join(last_joint, first.unwrap_or_default(), last.clone());
                self.joined(Joint::And, &all);
            }
        }
    }

    fn message(&mut self, id: &str, arguments: &[(&'static str, Sentence)]) {
        match self.language.message(id) {
            Some(parts) => self.parts(parts, arguments),
            None => self.text(id),
        }
    }

    fn parts(&mut self, parts: &[Part], arguments: &[(&'static str, Sentence)]) {
        let of = |name: &str| arguments.iter().find(|(it, _)| *it == name).map(|(_, it)| it);
        for part in parts {
            match part {
                Part::Text(text) => self.text(text),
                Part::Message(id) => self.message(id, arguments),
                Part::Value(name) => match of(name) {
                    Some(value) => self.joined(Joint::And, value),
                    None => self.text(name),
                },
                Part::Joined(joint, name) => match of(name) {
                    Some(value) => self.joined(*joint, value),
                    None => self.text(name),
                },
                Part::Word(name) => {
                    let number = of(name).and_then(Sentence::number).unwrap_or_default();
                    let id = format!("number-{number}");
                    match self.language.message(&id) {
                        Some(_) => self.message(&id, &[]),
                        None => self.text(&number.to_string()),
                    }
                }
                Part::Choose(name, variants, default) => {
                    let chosen = of(name).and_then(|value| {
                        let exact = |key: &str| key != "one" && value.matches(key);
                        let position = variants.iter().position(|(key, _)| exact(key));
                        position.or_else(|| variants.iter().position(|(key, _)| value.matches(key)))
                    });
                    let (_, parts) = &variants[chosen.unwrap_or(*default)];
                    self.parts(parts, arguments);
                }
            }
        }
    }

    fn joined(&mut self, joint: Joint, value: &Sentence) {
        let outer = std::mem::replace(&mut self.joint, joint);
        self.say(value);
        self.joint = outer;
    }
}

fn join(id: &'static str, first: Sentence, last: Sentence) -> Sentence {
    Sentence::Message(Cow::Borrowed(id), vec![("first", first), ("last", last)])
}

/// The name of a technique as it is typed: `x-wing`.
fn slug(name: &str) -> String {
    let lower = name.to_lowercase();
    let words = lower.split(|it: char| !it.is_alphanumeric()).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join("-")
}

fn list<T: Into<Sentence>>(items: impl Iterator<Item = T>) -> Sentence {
    Sentence::List(items.map(Into::into).collect())
}

/// What a span is in words.
fn in_words(span: &Span, language: Language, joint: Joint) -> String {
    let sentence = match span {
        Span::Text(text) => return text.to_string(),
        Span::Candidate(candidate) => return candidate.to_string(),
        Span::False(candidates) => return candidates.eliminations(),
        Span::Cells(cells) => list(cells.iter().map(|cell| cell.to_string())),
        Span::Digits(digits) => list(digits.iter().map(|digit| digit.to_string())),
        Span::Houses(houses) => list(HouseKind::ALL.into_iter().filter_map(|kind| {
            let of_kind = houses.iter().filter(|house| house.kind() == kind);
            let numbers: Vec<Sentence> =
                of_kind.map(|house| Sentence::Number(house.number() + 1)).collect();
            let id = match kind {
                HouseKind::Row => "house-rows",
                HouseKind::Column => "house-columns",
                HouseKind::Box => "house-boxes",
            };
            let is_empty = numbers.is_empty();
            let numbers = ("numbers", Sentence::List(numbers));
            (!is_empty).then(|| Sentence::Message(Cow::Borrowed(id), vec![numbers]))
        })),
        Span::Eliminated(candidates) => {
            let groups = notation::by_digits(candidates).into_iter();
            let parts = groups.map(|(digits, cells)| sentence!("eliminated", digits, cells));
            match parts.collect::<Vec<Sentence>>().as_slice() {
                [first @ .., last] if !first.is_empty() => {
                    let first = first.iter().cloned().reduce(|all, it| join("list-comma", all, it));
                    join("list-and-clause", first.unwrap_or_default(), last.clone())
                }
                parts => Sentence::List(parts.to_vec()),
            }
        }
    };
    let mut speaker = Speaker { language, joint, said: Vec::new() };
    speaker.say(&sentence);
    speaker.said.into_iter().map(|it| it.words).collect()
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
