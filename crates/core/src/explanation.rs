//! [`Explanation`]: the reason for a step, as sentences of typed spans and marks for a drawing.
//!
//! The terminal, SVG, the web page and JSON all show the same explanation. Spans keep their type, so that a
//! page can highlight the cells that a sentence mentions.

use std::fmt;
use std::str::FromStr;

use crate::{Candidate, CandidateSet, CellSet, House, Language, Role, Sentence};

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

/// How much an explanation says.
///
/// ```
/// use ergodoku_core::Length;
///
/// assert_eq!("teach".parse(), Ok(Length::Teach));
/// ```
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Length {
    /// One line: what it is, where, and what follows.
    Line,
    /// The whole reason.
    #[default]
    Standard,
    /// The whole reason, with why one looks there, how to spot it, and what to look for next.
    Teach,
}

impl Length {
    /// All lengths, the shortest first.
    pub const ALL: [Length; 3] = [Length::Line, Length::Standard, Length::Teach];

    /// The name in options and in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Length::Line => "line",
            Length::Standard => "standard",
            Length::Teach => "teach",
        }
    }
}

impl fmt::Display for Length {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Length {
    type Err = String;

    fn from_str(text: &str) -> Result<Length, String> {
        let found = Length::ALL.into_iter().find(|it| it.name() == text.trim());
        found.ok_or_else(|| {
            let names = Length::ALL.map(Length::name).join(", ");
            format!("there is no length `{}` (there are {names})", text.trim())
        })
    }
}

/// How explanations are given: in which language, and how long.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Voice {
    /// The language.
    pub language: Language,
    /// How much is said.
    pub length: Length,
}

/// The reason for a step: sentences and marks.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Explanation {
    /// The sentences, in order.
    pub sentences: Vec<Sentence>,
    /// The marks, lowest layer first.
    pub marks: Vec<Mark>,
    /// Whether it takes no marks.
    is_in_words: bool,
}

impl Explanation {
    /// An empty explanation that takes sentences alone. Marks are most of what an explanation holds.
    ///
    /// ```
    /// use ergodoku_core::{CellSet, Explanation, Mark, Role};
    ///
    /// let mut explanation = Explanation::in_words();
    /// explanation.mark(Mark::Cells(CellSet::ALL, Role::Pattern));
    /// assert!(explanation.marks.is_empty());
    /// ```
    pub fn in_words() -> Explanation {
        Explanation { is_in_words: true, ..Explanation::default() }
    }

    /// Whether it takes marks.
    pub fn takes_marks(&self) -> bool {
        !self.is_in_words
    }

    /// Adds a sentence.
    pub fn say(&mut self, sentence: Sentence) {
        self.sentences.push(sentence);
    }

    /// Adds a mark, unless it is empty or the explanation takes none.
    #[inline]
    pub fn mark(&mut self, mark: Mark) {
        let is_empty = match &mark {
            Mark::Cells(cells, _) => cells.is_empty(),
            Mark::Candidates(candidates, _) => candidates.is_empty(),
            Mark::House(..) | Mark::Link { .. } | Mark::Number(..) => false,
        };
        if self.takes_marks() && !is_empty {
            self.marks.push(mark);
        }
    }
}

impl Explanation {
    /// Adds a sentence at a level of an outline, on a line of its own.
    pub fn say_at(&mut self, level: usize, sentence: Sentence) {
        self.sentences.push(Sentence::Item(level, Box::new(sentence)));
    }

    /// The sentences in a language. Items of an outline are on lines of their own, indented by two spaces for each
    /// level.
    pub fn text(&self, language: Language) -> String {
        let mut text = String::new();
        let mut before = None;
        for sentence in &self.sentences {
            let level = sentence.level();
            match text.is_empty() {
                true => {}
                false if level.is_some() || before.is_some() => {
                    text.push('\n');
                    text.push_str(&"  ".repeat(level.unwrap_or_default()));
                }
                false => text.push(' '),
            }
            sentence.write(language, &mut text);
            before = level;
        }
        text
    }
}

/// The sentences in English.
impl fmt::Display for Explanation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text(Language::English))
    }
}
