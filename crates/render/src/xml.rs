//! Writing SVG: numbers, escaped text, elements.

use std::fmt::Write;

use crate::css::class_of;
use crate::scene::{Node, Outline, Path, Point, Scene, Segment, Text};
use crate::style::TextStyle;

/// A number rounded to a tenth: `12`, `12.5`.
pub(crate) fn num(value: f64) -> String {
    let tenths = (value * 10.0).round() as i64;
    match (tenths / 10, tenths % 10) {
        (whole, 0) => whole.to_string(),
        (0, rest) if rest < 0 => format!("-0.{}", -rest),
        (whole, rest) => format!("{whole}.{}", rest.abs()),
    }
}

/// Escapes text for the content of an element or the value of an attribute.
pub(crate) fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            other => escaped.push(other),
        }
    }
    escaped
}

/// An SVG under construction. It uses classes and no ids, so that a page can hold many.
#[derive(Default)]
pub(crate) struct Writer {
    text: String,
    depth: usize,
}

impl Writer {
    /// Adds a line, indented by the number of open groups.
    pub(crate) fn line(&mut self, line: &str) {
        let indent = 2 * self.depth;
        let _ = writeln!(self.text, "{:indent$}{line}", "");
    }

    /// Adds the shapes of a scene.
    pub(crate) fn scene(&mut self, scene: &Scene) {
        for node in &scene.nodes {
            match node {
                Node::Layer(name, inside) => self.group(&format!("class=\"{name}\""), inside),
                Node::Role(role, inside) => {
                    self.group(&format!("class=\"{}\"", class_of(*role)), inside);
                }
                Node::Shifted(by, inside) => {
                    let [x, y] = by.map(num);
                    self.group(&format!("transform=\"translate({x} {y})\""), inside);
                }
                Node::Shape(form, outline) => self.shape(form.class(), outline),
                Node::Text(text) => self.text(text),
            }
        }
    }

    fn group(&mut self, attribute: &str, inside: &Scene) {
        self.line(&format!("<g {attribute}>"));
        self.depth += 1;
        self.scene(inside);
        self.depth -= 1;
        self.line("</g>");
    }

    fn shape(&mut self, class: &str, outline: &Outline) {
        let element = match outline {
            Outline::Rect { corner: [x, y], size: [width, height], radius } => {
                let [x, y, width, height, radius] = [*x, *y, *width, *height, *radius].map(num);
                format!(
                    "<rect class=\"{class}\" x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" rx=\"{radius}\"/>"
                )
            }
            Outline::Circle { centre: [x, y], radius } => {
                let [x, y, radius] = [*x, *y, *radius].map(num);
                format!("<circle class=\"{class}\" cx=\"{x}\" cy=\"{y}\" r=\"{radius}\"/>")
            }
            Outline::Path(path) => format!("<path class=\"{class}\" d=\"{}\"/>", data(path)),
        };
        self.line(&element);
    }

    fn text(&mut self, text: &Text) {
        let TextStyle { ink, is_bold, is_centred } = text.style;
        let mut class = ink.class().to_string();
        for (word, is_set) in [(" bold", is_bold), (" mid", is_centred)] {
            class.push_str(if is_set { word } else { "" });
        }
        if let Some(role) = ink.role() {
            class = format!("{class} {}", class_of(role));
        }
        let [x, y, size] = [text.at[0], text.at[1], text.size].map(num);
        self.line(&format!(
            "<text class=\"{class}\" x=\"{x}\" y=\"{y}\" font-size=\"{size}\">{}</text>",
            escape(&text.content)
        ));
    }

    pub(crate) fn finish(self) -> String {
        self.text
    }
}

/// The value of an attribute `d`.
fn data(path: &Path) -> String {
    let mut data = String::new();
    let pair = |[x, y]: Point| format!("{} {}", num(x), num(y));
    for segment in &path.0 {
        let _ = match *segment {
            Segment::Move(to) => write!(data, "M{}", pair(to)),
            Segment::Line(to) => write!(data, "L{}", pair(to)),
            Segment::Curve(control, to) => write!(data, "Q{} {}", pair(control), pair(to)),
            Segment::Close => write!(data, "Z"),
        };
    }
    data
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        for (value, text) in
            [(12.0, "12"), (12.46, "12.5"), (-0.26, "-0.3"), (-3.25, "-3.3"), (-0.01, "0")]
        {
            assert_eq!(num(value), text);
        }
    }
}
