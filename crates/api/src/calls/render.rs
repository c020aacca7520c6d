//! `render`: a position and marks as a picture.

use crate::record::SCHEMA;
use ergodoku::explanation::Mark;
use ergodoku::mistake::{Diagnosis, Mistake, diagnose};
use ergodoku::render::{self, Picture};
use serde::{Deserialize, Serialize};

use crate::calls::request::PuzzleText;
use crate::record::MarkRecord;
use crate::{ApiError, Bounds};

#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct RenderRequest {
    puzzle: PuzzleText,
    /// What to draw on the grid: marks as in a step.
    #[serde(default)]
    marks: Vec<MarkRecord>,
    /// A line above the grid.
    #[serde(default)]
    title: String,
    /// Sentences below the grid.
    #[serde(default)]
    caption: String,
    #[serde(default)]
    theme: PictureTheme,
    /// Whether candidates are shown; true if not given.
    #[serde(default = "yes")]
    candidates: bool,
    #[serde(default)]
    format: PictureFormat,
}

fn yes() -> bool {
    true
}

/// The colours; `light` if not given.
#[derive(Copy, Clone, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
enum PictureTheme {
    #[default]
    Light,
    Dark,
    Auto,
}

/// The format of the picture; `svg` if not given.
#[derive(Copy, Clone, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
enum PictureFormat {
    #[default]
    Svg,
    Png,
}

/// A picture, in the format that was asked for.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub(crate) struct RenderAnswer {
    /// The version of the schema.
    schema: u32,
    /// The picture as SVG.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    svg: Option<String>,
    /// The picture as PNG, in base64.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    png: Option<String>,
    /// Every digit and mark that contradicts the one solution of the givens.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<crate::schema::Mistake>))]
    mistakes: Vec<Mistake>,
}

pub(crate) fn render(request: RenderRequest, _bounds: &Bounds) -> Result<RenderAnswer, ApiError> {
    let (entry, state) = request.puzzle.state()?;
    let mistakes = diagnose(&entry.puzzle).map(Diagnosis::into_mistakes).unwrap_or_default();
    let marks: Vec<Mark> = request
        .marks
        .iter()
        .map(MarkRecord::mark)
        .collect::<Result<_, _>>()
        .map_err(ApiError::request)?;
    let mut picture = Picture::new(&state).marks(&marks).candidates(request.candidates);
    if !request.title.is_empty() {
        picture = picture.title(&request.title);
    }
    if !request.caption.is_empty() {
        picture = picture.caption(&request.caption);
    }
    let theme = match request.theme {
        PictureTheme::Light => render::Theme::Light,
        PictureTheme::Dark => render::Theme::Dark,
        PictureTheme::Auto => render::Theme::Auto,
    };
    let (svg, png) = match request.format {
        PictureFormat::Svg => (Some(render::svg(&picture, theme)), None),
        PictureFormat::Png => (None, Some(png(&picture, theme)?)),
    };
    Ok(RenderAnswer { schema: SCHEMA, svg, png, mistakes })
}

#[cfg(feature = "png")]
fn png(picture: &Picture, theme: render::Theme) -> Result<String, ApiError> {
    use base64::Engine as _;
    use base64::engine::general_purpose::STANDARD;

    let png =
        render::png(picture, theme, 2.0).map_err(|error| ApiError::request(error.to_string()))?;
    Ok(STANDARD.encode(png))
}

#[cfg(not(feature = "png"))]
fn png(_: &Picture, _: render::Theme) -> Result<String, ApiError> {
    Err(ApiError::request("this program was built without PNG; ask for SVG".to_string()))
}
