//! [`png`]: the drawing as pixels.

use std::error::Error;
use std::fmt;

use ergodoku_core::{Role, Sentence, sentence};
use tiny_skia::{
    FillRule, LineCap, LineJoin, Paint, PathBuilder, Pixmap, Rect, StrokeDash, Transform,
};

use crate::compose::compose;
use crate::font::{Font, MissingCharacters, Weight, listed};
use crate::picture::Picture;
use crate::png_file;
use crate::scene::{Node, Outline, Path, Point, Scene, Segment, Text};
use crate::style::{Cap, Form, Look, Stroke};
use crate::text::one_line;
use crate::theme::{DARK, LIGHT, Palette, Rgb, Theme};

/// The maximum length of a side in pixels.
const LONGEST: f64 = 16_384.0;
/// The maximum number of pixels, which take a quarter of a gigabyte.
const MOST: f64 = 67_108_864.0;

/// Why a picture cannot be rendered to PNG.
#[derive(Debug)]
#[non_exhaustive]
pub enum PngError {
    /// The title or the caption has characters that the built-in fonts lack.
    Text(MissingCharacters),
    /// The picture would have no pixels, more than 16384 along a side, or more than 2²⁶.
    Size,
    /// The pixels could not be encoded as PNG.
    Encode(String),
}

impl fmt::Display for PngError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Sentence::from(self).fmt(f)
    }
}

impl From<&PngError> for Sentence {
    fn from(error: &PngError) -> Sentence {
        match error {
            PngError::Text(missing) => {
                sentence!("fault-characters-svg", characters = listed(&missing.characters))
            }
            PngError::Size => sentence!("fault-png-size"),
            PngError::Encode(why) => sentence!("fault-png-pixels", why = why.clone()),
        }
    }
}

impl Error for PngError {}

/// Returns the drawing as a PNG file with `scale` pixels for each unit; 2 suits web pages. Text uses built-in
/// fonts, so that the picture is the same everywhere, and no file is read.
///
/// ```
/// use ergodoku_core::{Puzzle, State};
/// use ergodoku_render::{Picture, Theme, png};
///
/// let state = State::new(&Puzzle::EMPTY).unwrap();
/// let file = png(&Picture::new(&state), Theme::Light, 1.0)?;
/// assert!(file.starts_with(b"\x89PNG"));
/// # Ok::<(), ergodoku_render::PngError>(())
/// ```
///
/// # Errors
///
/// Returns an error if the fonts lack a character of the title or the caption, or if the picture would have no
/// pixels or too many.
pub fn png(picture: &Picture, theme: Theme, scale: f32) -> Result<Vec<u8>, PngError> {
    for text in [picture.title, picture.caption].into_iter().flatten() {
        MissingCharacters::check(&one_line(text)).map_err(PngError::Text)?;
    }
    let (scene, size) = compose(picture);
    let scale = f64::from(scale);
    let [width, height] = size.map(|length| (length * scale).round());
    let fits = |length: f64| (1.0..=LONGEST).contains(&length);
    if !(fits(width) && fits(height) && width * height <= MOST) {
        return Err(PngError::Size);
    }
    let pixels = Pixmap::new(width as u32, height as u32).ok_or(PngError::Size)?;
    let palette = if theme == Theme::Dark { &DARK } else { &LIGHT };
    let mut painter = Painter { pixels, palette, fonts: Weight::ALL.map(Weight::font), scale };
    painter.scene(&scene, None, [0.0, 0.0]);
    png_file::encode(&painter.pixels).map_err(|error| PngError::Encode(error.to_string()))
}

struct Painter {
    pixels: Pixmap,
    palette: &'static Palette,
    /// Regular and bold.
    fonts: [Font<'static>; 2],
    scale: f64,
}

impl Painter {
    /// Paints shapes in the colours of a role, moved right and down.
    fn scene(&mut self, scene: &Scene, role: Option<Role>, shift: Point) {
        for node in &scene.nodes {
            match node {
                Node::Layer(_, inside) => self.scene(inside, role, shift),
                Node::Role(role, inside) => self.scene(inside, Some(*role), shift),
                Node::Shifted([x, y], inside) => {
                    self.scene(inside, role, [shift[0] + x, shift[1] + y]);
                }
                Node::Shape(form, outline) => self.shape(*form, outline, role, shift),
                Node::Text(text) => self.text(text, shift),
            }
        }
    }

    fn shape(&mut self, form: Form, outline: &Outline, role: Option<Role>, [x, y]: Point) {
        let Some(path) = path_of(outline) else { return };
        let [scale, x, y] = [self.scale, self.scale * x, self.scale * y].map(|it| it as f32);
        let transform = Transform::from_row(scale, 0.0, 0.0, scale, x, y);
        let Look { fill, stroke } = form.look();
        if let Some(fill) = fill {
            let paint = paint(self.palette.color(fill.color, role), fill.opacity);
            self.pixels.fill_path(&path, &paint, FillRule::Winding, transform, None);
        }
        if let Some(stroke) = stroke {
            let paint = paint(self.palette.color(stroke.color, role), stroke.opacity);
            self.pixels.stroke_path(&path, &paint, &pen(&stroke), transform, None);
        }
    }

    fn text(&mut self, text: &Text, shift: Point) {
        let font = self.fonts[usize::from(text.style.is_bold)];
        let (glyphs, width) = font.line(&text.content);
        let [x, y] = text.at;
        let start = if text.style.is_centred { x - width * text.size / 2.0 } else { x };
        let mut builder = PathBuilder::new();
        for placed in glyphs {
            let place = |[right, up]: Point| {
                [start + (placed.x + right) * text.size + shift[0], y - up * text.size + shift[1]]
            };
            add(&mut builder, &font.outline(placed.glyph), place);
        }
        let Some(path) = builder.finish() else { return };
        let ink = text.style.ink;
        let paint = paint(self.palette.color(ink.color(), ink.role()), 1.0);
        let transform = Transform::from_scale(self.scale as f32, self.scale as f32);
        self.pixels.fill_path(&path, &paint, FillRule::Winding, transform, None);
    }
}

fn paint(color: Rgb, opacity: f32) -> Paint<'static> {
    let [_, red, green, blue] = color.to_be_bytes();
    let mut paint = Paint::default();
    paint.set_color_rgba8(red, green, blue, (opacity * 255.0).round() as u8);
    paint
}

fn pen(stroke: &Stroke) -> tiny_skia::Stroke {
    tiny_skia::Stroke {
        width: stroke.width,
        line_cap: match stroke.cap {
            Cap::Butt => LineCap::Butt,
            Cap::Round => LineCap::Round,
            Cap::Square => LineCap::Square,
        },
        line_join: if stroke.is_round { LineJoin::Round } else { LineJoin::Miter },
        dash: stroke.dash.and_then(|dash| StrokeDash::new(dash.to_vec(), 0.0)),
        ..tiny_skia::Stroke::default()
    }
}

fn path_of(outline: &Outline) -> Option<tiny_skia::Path> {
    let mut builder = PathBuilder::new();
    match *outline {
        Outline::Rect { corner, size, radius } => add_rect(&mut builder, corner, size, radius),
        Outline::Circle { centre: [x, y], radius } => {
            builder.push_circle(x as f32, y as f32, radius as f32);
        }
        Outline::Path(ref path) => add(&mut builder, path, |point| point),
    }
    builder.finish()
}

/// Adds a rectangle, clockwise from its upper left corner, as dashes run in an SVG.
fn add_rect(builder: &mut PathBuilder, [x, y]: Point, [width, height]: Point, radius: f64) {
    let [left, top, right, bottom] = [x, y, x + width, y + height].map(|it| it as f32);
    let radius = radius.min(width / 2.0).min(height / 2.0) as f32;
    if radius <= 0.0 {
        if let Some(rect) = Rect::from_ltrb(left, top, right, bottom) {
            builder.push_rect(rect);
        }
        return;
    }
    // The control points of a cubic curve that comes closest to a quarter of a circle.
    let bend = radius * (1.0 - 0.552_284_8);
    builder.move_to(left + radius, top);
    builder.line_to(right - radius, top);
    builder.cubic_to(right - bend, top, right, top + bend, right, top + radius);
    builder.line_to(right, bottom - radius);
    builder.cubic_to(right, bottom - bend, right - bend, bottom, right - radius, bottom);
    builder.line_to(left + radius, bottom);
    builder.cubic_to(left + bend, bottom, left, bottom - bend, left, bottom - radius);
    builder.line_to(left, top + radius);
    builder.cubic_to(left, top + bend, left + bend, top, left + radius, top);
    builder.close();
}

fn add(builder: &mut PathBuilder, path: &Path, place: impl Fn(Point) -> Point) {
    let place = |point| place(point).map(|axis| axis as f32);
    for segment in &path.0 {
        match *segment {
            Segment::Move(to) => {
                let [x, y] = place(to);
                builder.move_to(x, y);
            }
            Segment::Line(to) => {
                let [x, y] = place(to);
                builder.line_to(x, y);
            }
            Segment::Curve(control, to) => {
                let ([x1, y1], [x, y]) = (place(control), place(to));
                builder.quad_to(x1, y1, x, y);
            }
            Segment::Close => builder.close(),
        }
    }
}
