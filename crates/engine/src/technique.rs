//! [`Technique`]: a named way to find steps, with everything the field knows it by.

use std::borrow::Cow;
use std::fmt;
use std::ops::ControlFlow;

use ergodoku_core::{Conclusion, Language, Sentence, sentence};
use serde::{Deserialize, Serialize};

use crate::context::Context;
use crate::example::Example;
pub use crate::family::Family;
use crate::patterns::Pattern;
use crate::sink::{Demand, Order, Sink};

/// The sink of a technique: it takes the patterns of every search, and passes on those that hold in the
/// context.
pub struct PatternSink<'a> {
    context: &'a Context<'a>,
    needs_one_solution: bool,
    followers: &'a [&'static Technique],
    sink: &'a mut (dyn Sink<Pattern> + 'a),
}

impl<'a> PatternSink<'a> {
    /// What an assumption may be followed with, the simplest first: none of these makes assumptions
    /// itself.
    pub(crate) fn followers(&self) -> &'a [&'static Technique] {
        self.followers
    }

    /// Takes a pattern and what it concludes. `Break` ends the search.
    #[inline]
    pub fn offer(
        &mut self,
        pattern: impl Into<Pattern>,
        conclusion: Conclusion,
    ) -> ControlFlow<()> {
        // A search that was given up may have found what is wrong.
        if self.context.stop().is_over() {
            return ControlFlow::Break(());
        }
        // To solve the puzzle takes longer than most searches, and most of them find nothing.
        if self.needs_one_solution && !self.context.has_one_solution() {
            return ControlFlow::Continue(());
        }
        self.sink.offer(pattern.into(), conclusion)
    }
}

impl Demand for PatternSink<'_> {
    fn wants_best(&self) -> bool {
        self.sink.wants_best()
    }

    fn rank(&self, conclusion: &Conclusion) -> Option<Order> {
        self.sink.rank(conclusion)
    }

    fn best(&self) -> Order {
        self.sink.best()
    }
}

impl<P: Into<Pattern>> Sink<P> for PatternSink<'_> {
    #[inline]
    fn offer(&mut self, pattern: P, conclusion: Conclusion) -> ControlFlow<()> {
        self.offer(pattern, conclusion)
    }
}

/// A named way to find steps. All techniques are listed in [`TECHNIQUES`](crate::TECHNIQUES).
///
/// ```
/// use ergodoku_engine::technique;
///
/// let x_wing = technique("x-wing")?;
/// assert_eq!(x_wing.hodoku.unwrap().code, "0300");
/// assert_eq!(x_wing.se_rating, Some(3.2));
/// # Ok::<(), ergodoku_engine::UnknownTechniqueError>(())
/// ```
pub struct Technique {
    /// The field's name, in title case: `X-Wing`.
    pub name: &'static str,
    /// Other names, as elsewhere in the field or short ones to type.
    pub aliases: &'static [&'static str],
    /// Its family.
    pub family: Family,
    /// What HoDoKu 2.2 calls it and gives for it.
    pub hodoku: Option<Hodoku>,
    /// Its rating in Sudoku Explainer 1.2.1, where it has one; the lowest, where it varies.
    pub se_rating: Option<f32>,
    /// Whether its steps hold only if the puzzle has exactly one solution.
    pub assumes_uniqueness: bool,
    /// Its documentation in Markdown: a summary, then `# Why it works`.
    pub doc: &'static str,
    /// The file of its family's examples, see [`example`](Technique::example).
    #[doc(hidden)]
    pub examples: &'static str,
    /// Offers what it finds in a state.
    pub search: fn(&Context<'_>, &mut PatternSink<'_>) -> ControlFlow<()>,
}

impl Technique {
    /// What the fields of a technique are if its declaration leaves them out.
    #[doc(hidden)]
    pub const BLANK: Technique = Technique {
        name: "",
        aliases: &[],
        family: Family::LastResort,
        hodoku: None,
        se_rating: None,
        assumes_uniqueness: false,
        doc: "",
        examples: "",
        search: |_, _| ControlFlow::Continue(()),
    };

    /// The name as one types it: `x-wing`.
    pub fn slug(&self) -> String {
        slug(self.name)
    }

    /// A state in which it finds a step.
    ///
    /// ```
    /// let skyscraper = ergodoku_engine::technique("skyscraper")?;
    /// assert!(skyscraper.example().conclusion.contains("<>"));
    /// # Ok::<(), ergodoku_engine::UnknownTechniqueError>(())
    /// ```
    pub fn example(&self) -> Example {
        Example::in_file(self.examples, self.name)
    }

    /// A state that looks much like the [`example`](Technique::example), in which it finds nothing.
    pub fn near_miss(&self) -> Example {
        Example::near_miss_in_file(self.examples, self.name)
    }

    /// Its row, counted from 1, in the matrix of 88 rows in which the field's programs are compared.
    pub fn matrix_row(&self) -> Option<u8> {
        crate::matrix::row(self)
    }

    /// Rows of that matrix that have no technique of their own because they are forms of this one, and what the form is.
    ///
    /// ```
    /// let claiming = ergodoku_engine::technique("claiming")?;
    /// let (row, form) = claiming.matrix_variants().next().unwrap();
    /// assert_eq!(row, 9);
    /// assert!(form.starts_with("The law of leftover"));
    /// # Ok::<(), ergodoku_engine::UnknownTechniqueError>(())
    /// ```
    pub fn matrix_variants(&self) -> impl Iterator<Item = (u8, &'static str)> {
        crate::matrix::variants(self)
    }

    /// What it is, in a sentence or two: the first paragraph of its documentation, as plain text.
    pub fn summary(&self) -> String {
        plain(self.doc.trim().split("\n\n").next().unwrap_or_default())
    }

    /// Why it works: the documentation under that heading, as plain text.
    pub fn why(&self) -> String {
        let (_, why) = self.doc.split_once("# Why it works").unwrap_or_default();
        plain(why)
    }

    /// Its name in a language.
    ///
    /// ```
    /// use ergodoku_core::Language;
    ///
    /// let swordfish = ergodoku_engine::technique("swordfish")?;
    /// assert_eq!(swordfish.name_in(Language::German), "Schwertfisch");
    /// # Ok::<(), ergodoku_engine::UnknownTechniqueError>(())
    /// ```
    pub fn name_in(&self, language: Language) -> String {
        Sentence::Technique(self.name).text(language)
    }

    /// Its documentation in a language, in Markdown. In English, if the language has none.
    pub fn doc_in(&self, language: Language) -> Cow<'static, str> {
        let Some(what) = self.about(language, "") else { return self.doc.into() };
        let title = sentence!("heading-why").text(language);
        let more = self.about(language, "-more").map(|it| it + "\n\n").unwrap_or_default();
        let why = self.about(language, "-why").unwrap_or_default();
        format!("{what}\n\n{more}# {title}\n\n{why}\n").into()
    }

    /// What it is, as [`summary`](Technique::summary), in a language.
    pub fn summary_in(&self, language: Language) -> String {
        self.about(language, "").map_or_else(|| self.summary(), |it| plain(&it))
    }

    /// Why it works, as [`why`](Technique::why), in a language.
    pub fn why_in(&self, language: Language) -> String {
        self.about(language, "-why").map_or_else(|| self.why(), |it| plain(&it))
    }

    /// What a language says of it; none if the language has no such message, as English, which has the doc comment.
    fn about(&self, language: Language, part: &str) -> Option<String> {
        let id = format!("about-{}{part}", self.slug());
        language.has(&id).then(|| Sentence::Message(id.into(), Vec::new()).text(language))
    }

    /// Offers every pattern of this technique to a sink until the sink breaks off or the context's stop is
    /// due; the stop says afterwards whether it was. A technique that assumes a unique solution finds
    /// nothing where the givens do not determine one. An assumption is followed with `followers`.
    #[inline]
    pub(crate) fn find(
        &self,
        context: &Context<'_>,
        followers: &[&'static Technique],
        sink: &mut impl Sink<Pattern>,
    ) -> ControlFlow<()> {
        context.check()?;
        let needs_one_solution = self.assumes_uniqueness;
        (self.search)(context, &mut PatternSink { context, needs_one_solution, followers, sink })
    }
}

/// A paragraph of Markdown as one line of plain text.
fn plain(paragraph: &str) -> String {
    paragraph.replace('`', "").split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A name as one types it: lower case, `-` between words.
pub(crate) fn slug(name: &str) -> String {
    let lower = name.to_lowercase();
    let words = lower.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join("-")
}

/// Whether a technique's name is typed so. To read a profile compares thousands of names, so no slug of theirs is
/// made; they are plain ASCII and begin with a letter or digit.
pub(crate) fn is_slug(slug: &str, name: &str) -> bool {
    let (mut letters, mut is_gap) = (slug.bytes(), false);
    let is_next = |letter: u8| {
        if !letter.is_ascii_alphanumeric() {
            is_gap = true;
            return true;
        }
        let was_gap = std::mem::take(&mut is_gap);
        (!was_gap || letters.next() == Some(b'-'))
            && letters.next() == Some(letter.to_ascii_lowercase())
    };
    name.bytes().all(is_next) && letters.next().is_none()
}

impl PartialEq for Technique {
    /// There is one of each.
    fn eq(&self, other: &Technique) -> bool {
        std::ptr::eq(self, other)
    }
}

impl Eq for Technique {}

impl fmt::Debug for Technique {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

/// How HoDoKu 2.2 lists a technique.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Hodoku {
    /// The code in its regression library.
    pub code: &'static str,
    /// The score of one step.
    pub score: u16,
    /// The level.
    pub level: Level,
}

/// HoDoKu's levels of difficulty.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Level {
    Easy,
    Medium,
    Hard,
    Unfair,
    Extreme,
}

impl Level {
    /// All levels, the lowest first.
    pub const ALL: [Level; 5] =
        [Level::Easy, Level::Medium, Level::Hard, Level::Unfair, Level::Extreme];

    /// The level above; none for the last.
    pub fn next(self) -> Option<Level> {
        Level::ALL.get(self as usize + 1).copied()
    }

    /// The highest score of a puzzle of this level; none for the last.
    pub const fn ceiling(self) -> Option<u32> {
        match self {
            Level::Easy => Some(800),
            Level::Medium => Some(1000),
            Level::Hard => Some(1600),
            Level::Unfair => Some(1800),
            Level::Extreme => None,
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

/// Declares the techniques of a family as statics, and a list of them in the order in which they stand.
///
/// The documentation of a [`Technique`] is its doc comment, so that rustdoc, the command line and the web show
/// the same text. Its example and near miss are looked up by its name in a file of the family's, when they are
/// asked for: to find them while the crate is compiled took 12 to 24 seconds. The name is on a line, and on the
/// next three are the state, the conclusion and the near miss. Fields that are left out are as in
/// [`Technique::BLANK`].
#[macro_export]
macro_rules! declare_techniques {
    ($LIST:ident, $family:expr, $examples:literal; $(
        $(#[doc = $doc:expr])+
        $NAME:ident { name: $name:expr, $($field:ident: $value:expr),+ $(,)? }
    )+) => {
        $(
            $(#[doc = $doc])+
            #[allow(clippy::needless_update, reason = "some techniques state every field")]
            pub static $NAME: $crate::Technique = $crate::Technique {
                name: $name,
                family: $family,
                doc: concat!($($doc, "\n"),+),
                examples: include_str!($examples),
                $($field: $value,)+
                ..$crate::Technique::BLANK
            };
        )+
        pub(crate) const $LIST: &[&$crate::Technique] = &[$(&$NAME),+];
    };
}
