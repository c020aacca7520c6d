//! `techniques`, `technique`: the catalogue, and a technique's page.

use crate::record::{SCHEMA, TechniqueRecord};
use ergodoku::TECHNIQUES;
use serde::{Deserialize, Serialize};

use crate::record::Explained;
use crate::{ApiError, Bounds};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct All {}

#[derive(Serialize)]
pub(crate) struct Catalogue {
    schema: u32,
    techniques: Vec<TechniqueRecord>,
}

pub(crate) fn techniques(All {}: All, _bounds: &Bounds) -> Result<Catalogue, ApiError> {
    let techniques = TECHNIQUES.iter().map(|it| TechniqueRecord::new(it)).collect();
    Ok(Catalogue { schema: SCHEMA, techniques })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct One {
    name: String,
}

#[derive(Serialize)]
pub(crate) struct Page {
    #[serde(flatten)]
    record: TechniqueRecord,
    /// The documentation in Markdown.
    doc: &'static str,
    example: Example,
    near_miss: NearMiss,
}

#[derive(Serialize)]
struct Example {
    state: &'static str,
    step: Explained,
}

#[derive(Serialize)]
struct NearMiss {
    state: &'static str,
    conclusion: &'static str,
}

pub(crate) fn technique(One { name }: One, _bounds: &Bounds) -> Result<Page, ApiError> {
    let technique =
        ergodoku::technique(&name).map_err(|error| ApiError::unknown(error.to_string()))?;
    let (state, step) = technique.example_step().expect("the catalogue's tests find the step");
    Ok(Page {
        record: TechniqueRecord::new(technique),
        doc: technique.doc,
        example: Example { state: technique.example.state, step: Explained::new(step, &state) },
        near_miss: NearMiss {
            state: technique.near_miss.state,
            conclusion: technique.near_miss.conclusion,
        },
    })
}
