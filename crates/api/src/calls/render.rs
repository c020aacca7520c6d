//! `render`: a position and marks as a picture.

use crate::record::SCHEMA;
use ergodoku::Mark;
use ergodoku::mistake::{Diagnosis, Mistake, diagnose};
use ergodoku::render::{self, Picture};
use serde::{Deserialize, Serialize};

use crate::calls::request::PuzzleText;
use crate::record::MarkText;
use crate::{ApiError, Bounds};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Request {
    puzzle: PuzzleText,
    #[serde(default)]
    marks: Vec<MarkText>,
    #[serde(default)]
    title: String,
    #[serde(default)]
    caption: String,
    #[serde(default)]
    theme: Theme,
    #[serde(default = "yes")]
    candidates: bool,
    #[serde(default)]
    format: Format,
}

fn yes() -> bool {
    true
}

#[derive(Copy, Clone, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Theme {
    #[default]
    Light,
    Dark,
    Auto,
}

#[derive(Copy, Clone, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Format {
    #[default]
    Svg,
    Png,
}

/// One of the two pictures.
#[derive(Serialize)]
pub(crate) struct Answer {
    schema: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    svg: Option<String>,
    /// In base64.
    #[serde(skip_serializing_if = "Option::is_none")]
    png: Option<String>,
    /// Every digit and mark of the position that contradicts the one solution of its givens.
    mistakes: Vec<Mistake>,
}

pub(crate) fn render(request: Request, _bounds: &Bounds) -> Result<Answer, ApiError> {
    let (entry, state) = request.puzzle.state()?;
    let mistakes = diagnose(&entry.puzzle).map(Diagnosis::into_mistakes).unwrap_or_default();
    let marks: Vec<Mark> = request
        .marks
        .iter()
        .map(MarkText::mark)
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
        Theme::Light => render::Theme::Light,
        Theme::Dark => render::Theme::Dark,
        Theme::Auto => render::Theme::Auto,
    };
    let svg = render::svg(&picture, theme);
    Ok(match request.format {
        Format::Svg => Answer { schema: SCHEMA, svg: Some(svg), png: None, mistakes },
        Format::Png => Answer { schema: SCHEMA, svg: None, png: Some(png(&svg)?), mistakes },
    })
}

#[cfg(feature = "png")]
fn png(svg: &str) -> Result<String, ApiError> {
    use base64::Engine as _;
    use base64::engine::general_purpose::STANDARD;

    let png = render::png(svg, 2.0).map_err(|error| ApiError::request(error.to_string()))?;
    Ok(STANDARD.encode(png))
}

#[cfg(not(feature = "png"))]
fn png(_: &str) -> Result<String, ApiError> {
    Err(ApiError::request("pictures as PNG are not part of this program; ask for SVG".to_string()))
}
