//! Writing SVG: numbers, escaped text, elements.

use std::fmt::Write;

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
pub(crate) struct Svg {
    text: String,
    depth: usize,
}

impl Svg {
    /// What goes into a group by [`Svg::shifted`].
    pub(crate) fn nested() -> Svg {
        Svg { text: String::new(), depth: 1 }
    }

    /// Adds a separate drawing, moved right and down.
    pub(crate) fn shifted(&mut self, [x, y]: [f64; 2], content: Svg) {
        let [x, y] = [x, y].map(num);
        self.line(&format!("<g transform=\"translate({x} {y})\">"));
        self.text.push_str(&content.text);
        self.line("</g>");
    }

    /// Adds a line, indented by the number of open groups.
    pub(crate) fn line(&mut self, line: &str) {
        let indent = 2 * self.depth;
        let _ = writeln!(self.text, "{:indent$}{line}", "");
    }

    /// Adds a group with a class, unless it is empty.
    pub(crate) fn group(&mut self, class: &str, content: impl FnOnce(&mut Svg)) {
        let start = self.text.len();
        self.line(&format!("<g class=\"{class}\">"));
        let inside = self.text.len();
        self.depth += 1;
        content(self);
        self.depth -= 1;
        match self.text.len() == inside {
            true => self.text.truncate(start),
            false => self.line("</g>"),
        }
    }

    pub(crate) fn rect(&mut self, class: &str, [x, y, width, height]: [f64; 4], radius: f64) {
        let [x, y, width, height, radius] = [x, y, width, height, radius].map(num);
        self.line(&format!(
            "<rect class=\"{class}\" x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" rx=\"{radius}\"/>"
        ));
    }

    pub(crate) fn circle(&mut self, class: &str, [x, y]: [f64; 2], radius: f64) {
        let [x, y, radius] = [x, y, radius].map(num);
        self.line(&format!("<circle class=\"{class}\" cx=\"{x}\" cy=\"{y}\" r=\"{radius}\"/>"));
    }

    pub(crate) fn path(&mut self, class: &str, data: &str) {
        self.line(&format!("<path class=\"{class}\" d=\"{data}\"/>"));
    }

    /// Adds text with its capitals centred vertically at `y`. `class` defines the alignment at `x`.
    pub(crate) fn text(&mut self, class: &str, [x, y]: [f64; 2], size: f64, text: &str) {
        let baseline = y + 0.356 * size; // capitals of Roboto are 0.711 high
        let [x, baseline, size] = [x, baseline, size].map(num);
        self.line(&format!(
            "<text class=\"{class}\" x=\"{x}\" y=\"{baseline}\" font-size=\"{size}\">{}</text>",
            escape(text)
        ));
    }

    pub(crate) fn finish(self) -> String {
        self.text
    }
}

/// The path through points, optionally closed.
pub(crate) fn path_through(points: &[[f64; 2]], closed: bool) -> String {
    let mut data = String::new();
    for (place, [x, y]) in points.iter().enumerate() {
        let command = if place == 0 { "M" } else { "L" };
        let _ = write!(data, "{command}{} {}", num(*x), num(*y));
    }
    if closed {
        data.push('Z');
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

    #[test]
    fn groups_without_content_are_left_out() {
        let mut svg = Svg::default();
        svg.group("empty", |svg| svg.group("inner", |_| {}));
        assert_eq!(svg.finish(), "");
    }
}
