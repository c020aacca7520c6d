//! The schema: what the calls take and give, described for programs.
//!
//! The types of requests and answers describe themselves. Here are the types that the vocabulary and the
//! engine write as text, under the names that they have there.

use std::borrow::Cow;
use std::collections::BTreeMap;

use ergodoku::claims::Ruling;
use ergodoku::engine::Aim;
use ergodoku::text::{ConstraintKind, Layout, LinkProblem, ShapeForm, Site};
use ergodoku::{Family, Level, Profile};
use ergodoku::{explainer, explanation, whips};
use utoipa::openapi::schema::{ObjectBuilder, Type};
use utoipa::openapi::{RefOr, Schema};
use utoipa::{PartialSchema, ToSchema};

use crate::ApiError;
use crate::calls::DESCRIBED;

/// A call, described.
#[derive(Clone)]
#[non_exhaustive]
pub struct CallDescription {
    /// The name under which [`call`](crate::call) knows it.
    pub name: &'static str,
    /// What it answers, in a line.
    pub summary: &'static str,
    /// What it takes: an object.
    pub request: RefOr<Schema>,
    /// What it gives.
    pub answer: RefOr<Schema>,
    /// A request to try, as JSON.
    pub example: &'static str,
}

/// The calls, in the order of [`names`](crate::names).
///
/// ```
/// let hint = ergodoku_api::descriptions().find(|it| it.name == "hint").unwrap();
/// assert!(ergodoku_api::call("hint", hint.example, &Default::default()).is_ok());
/// ```
pub fn descriptions() -> impl Iterator<Item = CallDescription> {
    DESCRIBED.iter().map(|describe| describe().0)
}

/// Every type that the schemas of the calls refer to, by its name.
pub fn components() -> BTreeMap<String, RefOr<Schema>> {
    let mut error = vec![(ApiError::name().into_owned(), ApiError::schema())];
    ApiError::schemas(&mut error);
    DESCRIBED.iter().flat_map(|describe| describe().1).chain(error).collect()
}

/// The types that a schema refers to, by their names.
pub(crate) type Components = Vec<(String, RefOr<Schema>)>;

/// A call with the types that its schema refers to.
pub(crate) fn described<Q: ToSchema, A: ToSchema>(
    name: &'static str,
    summary: &'static str,
    example: &'static str,
) -> (CallDescription, Components) {
    let mut components = vec![(A::name().into_owned(), A::schema())];
    Q::schemas(&mut components);
    A::schemas(&mut components);
    let answer = RefOr::Ref(utoipa::openapi::Ref::from_schema_name(A::name()));
    (CallDescription { name, summary, request: Q::schema(), answer, example }, components)
}

/// Types that are written as text of a certain form.
macro_rules! texts {
    ($($(#[doc = $about:literal])+ $Name:ident = $pattern:literal;)+) => {$(
        $(#[doc = $about])+
        #[derive(ToSchema)]
        #[schema(pattern = $pattern)]
        #[allow(dead_code, reason = "it stands for its schema alone")]
        pub(crate) struct $Name(String);
    )+};
}

texts! {
    /// A cell: `r4c3` is row 4, column 3.
    Cell = "^r[1-9]c[1-9]$";
    /// A house: row, column or box; boxes are numbered row by row.
    House = "^[rcb][1-9]$";
    /// A candidate, as placed or assumed: `r4c3=5` is the digit 5 in r4c3.
    Candidate = "^r[1-9]c[1-9]=[1-9]$";
    /// A candidate, as eliminated: `r4c3<>5`.
    Elimination = "^r[1-9]c[1-9]<>[1-9]$";
    /// The 81 cells row by row, `.` for an empty one; empty if the text could not be read.
    Grid = "^([1-9.]{81})?$";
    /// The 81 characters of a puzzle, or the 729 of a Sukaku; empty if the text could not be read.
    RatedPuzzle = "^([1-9.]{81}|[1-9.]{729})?$";
}

/// A digit.
#[derive(ToSchema)]
#[schema(minimum = 1, maximum = 9)]
#[allow(dead_code, reason = "it stands for its schema alone")]
pub(crate) struct Digit(u8);

/// What a step rests on; its other fields depend on its kind.
#[derive(ToSchema)]
#[allow(dead_code, reason = "it stands for its schema alone")]
pub(crate) struct Pattern {
    /// Which pattern: `single`, `fish`, `chain` ...
    kind: String,
}

/// A proof as the checker takes it, described in docs/claims.md; its other fields depend on its kind.
#[derive(ToSchema)]
#[allow(dead_code, reason = "it stands for its schema alone")]
pub(crate) struct Proof {
    /// Which kind of proof: `count`, `lemmas`, `cases` ...
    kind: String,
}

/// Something entered that is wrong, or may be.
#[derive(ToSchema)]
#[allow(dead_code, reason = "it stands for its schema alone")]
pub(crate) struct Mistake {
    kind: EntryKind,
    /// The digit that was entered, or the candidate that was removed.
    candidate: Candidate,
    /// What the cell can hold once this is put right.
    digits: Vec<Digit>,
}

/// What was entered: a given, a digit placed since, or a mark, which removed a candidate.
#[derive(ToSchema)]
#[schema(rename_all = "snake_case")]
#[allow(dead_code, reason = "it stands for its schema alone")]
pub(crate) enum EntryKind {
    Given,
    Digit,
    Mark,
}

/// Types that are written as one of some words, which the vocabulary or the engine lists.
macro_rules! words {
    ($($Name:ident, $about:literal, $words:expr;)+) => {$(
        #[doc = $about]
        pub(crate) struct $Name;

        impl PartialSchema for $Name {
            fn schema() -> RefOr<Schema> {
                let words: Vec<String> = $words.into_iter().map(|it| it.to_string()).collect();
                let schema = ObjectBuilder::new().schema_type(Type::String);
                schema.enum_values(Some(words)).description(Some($about)).into()
            }
        }

        impl ToSchema for $Name {
            fn name() -> Cow<'static, str> {
                stringify!($Name).into()
            }
        }
    )+};
}

words! {
    Role, "What something drawn stands for.", explanation::Role::ALL.map(|it| it.name());
    LevelName, "HoDoKu's level of a puzzle or a step.", Level::ALL;
    WantedLevel, "HoDoKu's level.", Level::ALL.map(|it| it.to_string().to_lowercase());
    FamilyName, "A family of techniques.", Family::ALL.map(|it| it.name());
    AimName, "What a shortest solve has as little of as possible: hard steps, or the sum of their scores.",
        Aim::ALL.map(|it| it.name());
    RulingName, "The judgement on a claim.", Ruling::ALL.map(|it| it.name());
    LanguageName, "A language of explanations.", explanation::Language::ALL.map(|it| it.code());
    LengthName, "How long explanations are: a line, the whole reason, or with what a teacher adds.",
        explanation::Length::ALL.map(|it| it.name());
    ProfileName, "A choice of techniques, with their order.", Profile::NAMES.map(|(name, _)| name);
    ExplainerScale, "One of Sudoku Explainer's scales.", explainer::Scale::ALL.map(|it| it.name());
    WhipScale, "One of Berthier's scales.", whips::Scale::ALL.map(|it| it.name());
    SiteName, "A site whose links are read.", Site::ALL.map(|it| it.name());
    LinkProblemName, "Why a link cannot be read: it only names a puzzle on a server; its packing is not read; it is incomplete or no puzzle; it has not 9 × 9 cells.",
        LinkProblem::ALL.map(|it| it.name());
    ConstraintName, "A rule beyond those of classic Sudoku.", ConstraintKind::ALL.iter().map(|it| it.name());
    ShapeName, "A form that is drawn: a line, a line with a head, a rectangle, one with round ends.",
        ShapeForm::ALL.map(|it| it.name());
    LayoutName, "A format to write a puzzle in.", Layout::ALL.map(|it| it.name());
}
