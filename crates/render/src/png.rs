//! [`png`]: the SVG in pixels.

use std::error::Error;
use std::fmt;
use std::sync::Arc;

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{ImageHrefResolver, Options, Tree, fontdb};

/// Roboto; see `fonts/README.md`.
const FONTS: [&[u8]; 2] =
    [include_bytes!("../fonts/Roboto-Regular.ttf"), include_bytes!("../fonts/Roboto-Bold.ttf")];

/// The longest side of a picture in pixels.
const LONGEST: f32 = 16_384.0;
/// The most pixels of a picture: a quarter of a gigabyte while it is drawn.
const MOST: f32 = 67_108_864.0;

/// Why an SVG did not become a PNG.
#[derive(Debug)]
pub enum PngError {
    /// The text is not SVG.
    Svg(String),
    /// The picture would have no pixels, more than 16384 along a side, or more than 2²⁶.
    Size,
    /// The pixels could not be written as PNG.
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

/// An SVG as a PNG file, `scale` pixels for each of its units; 2 is good for a page. Letters come
/// from the fonts built in, so that the picture is the same everywhere; no file is read.
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
/// If the text is no SVG, or the picture would have no pixels or too many.
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

/// The fonts built in and no others; images that the SVG refers to are left out.
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
