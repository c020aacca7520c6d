//! A technique of the catalogue.

use ergodoku::explanation::Language;
use ergodoku::{Level, Technique};
use serde::Serialize;

use super::SCHEMA;

/// A technique of the catalogue.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TechniqueRecord {
    /// The version of the schema.
    pub schema: u32,
    /// The field's name.
    pub name: &'static str,
    /// Its name in the language that was asked for.
    pub title: String,
    /// The name as one types it.
    pub slug: String,
    /// Other names.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<String>))]
    pub aliases: &'static [&'static str],
    /// The family's name as one types it.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::FamilyName))]
    pub family: &'static str,
    /// HoDoKu's code, where it has one.
    #[cfg_attr(feature = "schema", schema(required))]
    pub hodoku_code: Option<&'static str>,
    /// HoDoKu's score of one step.
    #[cfg_attr(feature = "schema", schema(required))]
    pub hodoku_score: Option<u16>,
    /// HoDoKu's level.
    #[cfg_attr(feature = "schema", schema(required, value_type = Option<crate::schema::LevelName>))]
    pub hodoku_level: Option<Level>,
    /// Sudoku Explainer's rating, the lowest where it varies.
    #[cfg_attr(feature = "schema", schema(required))]
    pub se_rating: Option<f32>,
    /// Its row, counted from 1, in the matrix of 88 rows in which the field's programs are compared.
    #[cfg_attr(feature = "schema", schema(required))]
    pub matrix_row: Option<u8>,
    /// Rows of that matrix that have no technique of their own because they are forms of this one.
    pub matrix_variants: Vec<MatrixVariant>,
    /// Whether its steps hold only if there is exactly one solution.
    pub assumes_uniqueness: bool,
    /// What it is, in that language.
    pub summary: String,
    /// Why it works, in that language.
    pub why: String,
}

/// A row of the matrix that is a form of a technique.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct MatrixVariant {
    /// The row, counted from 1.
    pub row: u8,
    /// What the form is.
    pub form: &'static str,
}

impl TechniqueRecord {
    /// The record of a technique, in a language.
    pub fn new(technique: &Technique, language: Language) -> TechniqueRecord {
        TechniqueRecord {
            schema: SCHEMA,
            name: technique.name,
            title: technique.name_in(language),
            slug: technique.slug(),
            aliases: technique.aliases,
            family: technique.family.name(),
            hodoku_code: technique.hodoku.map(|it| it.code),
            hodoku_score: technique.hodoku.map(|it| it.score),
            hodoku_level: technique.hodoku.map(|it| it.level),
            se_rating: technique.se_rating,
            matrix_row: technique.matrix_row(),
            matrix_variants: technique
                .matrix_variants()
                .map(|(row, form)| MatrixVariant { row, form })
                .collect(),
            assumes_uniqueness: technique.assumes_uniqueness,
            summary: technique.summary_in(language),
            why: technique.why_in(language),
        }
    }
}
