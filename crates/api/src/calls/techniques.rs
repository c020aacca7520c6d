//! `techniques`, `technique`: the catalogue, and a technique's page.

use std::borrow::Cow;

use ergodoku::TECHNIQUES;
use ergodoku::explanation::{Language, Length, Voice};
use serde::{Deserialize, Serialize};

use crate::calls::near_miss::NearMissRecord;
use crate::record::{ExplainedStep, SCHEMA, TechniqueRecord};
use crate::{ApiError, Bounds};

#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct TechniquesRequest {
    /// The language of names and descriptions; `en` if not given.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::LanguageName))]
    language: Language,
}

/// The catalogue.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub(crate) struct TechniquesAnswer {
    /// The version of the schema.
    schema: u32,
    /// All techniques, from the simplest family to the last resorts.
    techniques: Vec<TechniqueRecord>,
}

pub(crate) fn techniques(
    TechniquesRequest { language }: TechniquesRequest,
    _bounds: &Bounds,
) -> Result<TechniquesAnswer, ApiError> {
    let techniques = TECHNIQUES.iter().map(|it| TechniqueRecord::new(it, language)).collect();
    Ok(TechniquesAnswer { schema: SCHEMA, techniques })
}

#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct TechniqueRequest {
    /// The technique's name, an alias, or HoDoKu's code.
    name: String,
    /// The language of descriptions and explanations; `en` if not given.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::LanguageName))]
    language: Language,
    /// How long explanations are; `standard` if not given.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::LengthName))]
    length: Length,
}

/// A technique's page.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub(crate) struct TechniqueAnswer {
    #[serde(flatten)]
    record: TechniqueRecord,
    /// What it is and why it works, in Markdown.
    doc: Cow<'static, str>,
    example: ExampleRecord,
    near_miss: NearMissRecord,
}

/// A state in which the technique finds a step.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
struct ExampleRecord {
    /// The state, as text.
    state: &'static str,
    /// The step.
    step: ExplainedStep,
}

pub(crate) fn technique(
    TechniqueRequest { name, language, length }: TechniqueRequest,
    _bounds: &Bounds,
) -> Result<TechniqueAnswer, ApiError> {
    let technique =
        ergodoku::technique(&name).map_err(|error| ApiError::unknown(error.to_string()))?;
    let (state, step) = technique.example_step().expect("the catalogue's tests find the step");
    let near_miss = NearMissRecord::new(technique, &state, &step, language);
    Ok(TechniqueAnswer {
        record: TechniqueRecord::new(technique, language),
        doc: technique.doc_in(language),
        example: ExampleRecord {
            state: technique.example().state,
            step: ExplainedStep::new(step, &state, Voice { language, length }),
        },
        near_miss,
    })
}
