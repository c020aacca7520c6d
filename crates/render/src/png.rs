//! [`png`]: renders the SVG to pixels.

use std::error::Error;
use std::fmt;
use std::sync::Arc;

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{ImageHrefResolver, Options, Tree, fontdb};

/// Roboto; see `fonts/README.md`.
const FONTS: [&[u8]; 2] =
    [include_bytes!("../fonts/Roboto-Regular.ttf"), include_bytes!("../fonts/Roboto-Bold.ttf")];

/// The maximum length of a side in pixels.
const LONGEST: f32 = 16_384.0;
/// The maximum number of pixels, which take a quarter of a gigabyte.
const MOST: f32 = 67_108_864.0;

/// Why an SVG cannot be rendered to PNG.
#[derive(Debug)]
#[non_exhaustive]
pub enum PngError {
    /// The text is not SVG.
    Svg(String),
    /// The picture would have no pixels, more than 16384 along a side, or more than 2²⁶.
    Size,
    /// The pixels could not be encoded as PNG.
    Encode(String),
}

impl fmt::Display for PngError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PngError::Svg(why) => write!(f, "this is not an SVG: {why}"),
            PngError::Size => write!(f, "the picture would have no pixels or too many"),
            PngError::Encode(why) => write!(f, "the pixels cannot be written as PNG: {why}"),
        }
    }
}

impl Error for PngError {}

/// Renders an SVG as a PNG file with `scale` pixels for each unit; 2 suits web pages. Text uses built-in fonts,
/// so that the picture is the same everywhere, and no file is read.
///
/// ```
/// use ergodoku_core::{Puzzle, State};
/// use ergodoku_render::{Picture, Theme, png, svg};
///
/// let state = State::new(&Puzzle::EMPTY).unwrap();
/// let file = png(&svg(&Picture::new(&state), Theme::Light), 1.0)?;
/// assert!(file.starts_with(b"\x89PNG"));
/// # Ok::<(), ergodoku_render::PngError>(())
/// ```
///
/// # Errors
///
/// Returns an error if the text is not SVG, or if the picture would have no pixels or too many.
pub fn png(svg: &str, scale: f32) -> Result<Vec<u8>, PngError> {
    let tree = Tree::from_str(svg, &options()).map_err(|error| PngError::Svg(error.to_string()))?;
    let [width, height] =
        [tree.size().width(), tree.size().height()].map(|length| (length * scale).round());
    let fits = |length: f32| (1.0..=LONGEST).contains(&length);
    if !(fits(width) && fits(height) && width * height <= MOST) {
        return Err(PngError::Size);
    }
    let mut pixels = Pixmap::new(width as u32, height as u32).ok_or(PngError::Size)?;
    let transform = Transform::from_scale(scale, scale);
    resvg::render(&tree, transform, &mut pixels.as_mut());
    pixels.encode_png().map_err(|error| PngError::Encode(error.to_string()))
}

/// Options with the built-in fonts only, and without external images.
fn options() -> Options<'static> {
    let mut fonts = fontdb::Database::new();
    for font in FONTS {
        fonts.load_font_data(font.to_vec());
    }
    for set_family in [
        fontdb::Database::set_sans_serif_family,
        fontdb::Database::set_serif_family,
        fontdb::Database::set_monospace_family,
    ] {
        set_family(&mut fonts, "Roboto");
    }
    Options {
        font_family: "Roboto".into(),
        fontdb: Arc::new(fonts),
        image_href_resolver: ImageHrefResolver {
            resolve_data: Box::new(|_, _, _| None),
            resolve_string: Box::new(|_, _| None),
        },
        ..Options::default()
    }
}
