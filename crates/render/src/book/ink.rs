//! [`Ink`]: what draws a page: the operators of a PDF, or the elements of an SVG.

use std::fmt::Write as _;

use pdf_writer::types::ArtifactType;
use pdf_writer::{Content, Finish as _, Name, Str};

use super::fonts::Fonts;
use super::sheet::Tag;
use crate::font::Weight;
use crate::xml::escape;

/// A point, from the lower left corner of a page.
type Point = [f32; 2];

/// A page in the making.
pub(super) enum Ink {
    Pdf(Content),
    /// The elements, and the height of the page, as an SVG counts from above.
    Svg(String, f32),
}

impl Ink {
    /// The page as it is stored: operators, or elements.
    pub(super) fn finish(self) -> Vec<u8> {
        match self {
            Ink::Pdf(content) => content.finish().to_vec(),
            Ink::Svg(text, _) => text.into_bytes(),
        }
    }

    /// Begins an element of the text, the number of its page.
    pub(super) fn begin(&mut self, tag: &Tag, number: usize) {
        match self {
            Ink::Pdf(content) => {
                let mut mark = content.begin_marked_content_with_properties(tag.role().to_name());
                mark.properties().identify(number as i32);
            }
            Ink::Svg(text, _) => {
                text.push_str("<g");
                if let Tag::Figure(words, _) = tag {
                    push(text, format_args!(" role=\"img\" aria-label=\"{}\"", escape(words)));
                }
                text.push_str(">\n");
            }
        }
    }

    /// Begins what is no part of the text.
    pub(super) fn begin_artifact(&mut self, kind: ArtifactType) {
        match self {
            Ink::Pdf(content) => {
                let mut mark = content.begin_marked_content_with_properties(Name(b"Artifact"));
                mark.properties().artifact().kind(kind);
            }
            Ink::Svg(text, _) => text.push_str("<g aria-hidden=\"true\">\n"),
        }
    }

    /// Ends what was begun last.
    pub(super) fn end(&mut self) {
        match self {
            Ink::Pdf(content) => {
                content.end_marked_content();
            }
            Ink::Svg(text, _) => text.push_str("</g>\n"),
        }
    }

    /// Turns all that follows upside down about a point, until [`turn_back`](Ink::turn_back).
    pub(super) fn turn(&mut self, [x, y]: Point) {
        match self {
            Ink::Pdf(content) => {
                content.save_state();
                content.transform([-1.0, 0.0, 0.0, -1.0, 2.0 * x, 2.0 * y]);
            }
            Ink::Svg(text, height) => {
                let y = *height - y;
                push(text, format_args!("<g transform=\"rotate(180 {x} {y})\">\n"));
            }
        }
    }

    pub(super) fn turn_back(&mut self) {
        match self {
            Ink::Pdf(content) => {
                content.restore_state();
            }
            Ink::Svg(text, _) => text.push_str("</g>\n"),
        }
    }

    /// Writes a line of text that begins at a point.
    pub(super) fn text(
        &mut self,
        fonts: &mut Fonts,
        font: Weight,
        size: f32,
        [x, y]: Point,
        line: &str,
    ) {
        let content = match self {
            Ink::Pdf(content) => content,
            Ink::Svg(text, height) => {
                let weight = match font {
                    Weight::Regular => "",
                    Weight::Bold => " font-weight=\"bold\"",
                };
                let (y, line) = (*height - y, escape(line));
                push(
                    text,
                    format_args!(
                        "<text x=\"{x:.2}\" y=\"{y:.2}\" font-size=\"{size:.2}\"{weight} \
                         xml:space=\"preserve\">{line}</text>\n"
                    ),
                );
                return;
            }
        };
        content.begin_text().next_line(x, y);
        for (key, pieces) in fonts.encode(font, line) {
            content.set_font(key, size);
            let mut shown = content.show_positioned();
            let mut items = shown.items();
            for (back, codes) in pieces {
                if back != 0.0 {
                    items.adjust(back);
                }
                items.show(Str(&codes));
            }
            items.finish();
            shown.finish();
        }
        content.end_text();
    }

    /// Draws lines of a width and a grey, from 0, black, to 1.
    pub(super) fn lines(&mut self, width: f32, grey: f32, lines: impl Iterator<Item = [Point; 2]>) {
        match self {
            Ink::Pdf(content) => {
                content.set_line_width(width).set_stroke_gray(grey);
                for [[x, y], [to_x, to_y]] in lines {
                    content.move_to(x, y).line_to(to_x, to_y);
                }
                content.stroke();
            }
            Ink::Svg(text, height) => {
                let colour = colour(grey);
                push(
                    text,
                    format_args!(
                        "<path stroke=\"{colour}\" stroke-width=\"{width:.2}\" fill=\"none\" d=\""
                    ),
                );
                for [[x, y], [to_x, to_y]] in lines {
                    let (y, to_y) = (*height - y, *height - to_y);
                    push(text, format_args!("M{x:.2} {y:.2}L{to_x:.2} {to_y:.2}"));
                }
                text.push_str("\"/>\n");
            }
        }
    }

    /// Fills rectangles, each by its left, bottom, width and height.
    pub(super) fn fill(&mut self, grey: f32, rectangles: impl Iterator<Item = [f32; 4]>) {
        match self {
            Ink::Pdf(content) => {
                content.set_fill_gray(grey);
                for [x, y, width, height] in rectangles {
                    content.rect(x, y, width, height);
                }
                content.fill_nonzero();
                content.set_fill_gray(0.0);
            }
            Ink::Svg(text, page) => {
                push(text, format_args!("<path fill=\"{}\" d=\"", colour(grey)));
                for [x, y, width, height] in rectangles {
                    let top = *page - y - height;
                    push(
                        text,
                        format_args!("M{x:.2} {top:.2}h{width:.2}v{height:.2}h-{width:.2}z"),
                    );
                }
                text.push_str("\"/>\n");
            }
        }
    }
}

/// A whole SVG of a page with these elements.
pub(super) fn svg(elements: &str, [width, height]: [f32; 2], title: &str) -> String {
    // The built-in fonts are Roboto; the others have digits of nearly the same width.
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}pt\" height=\"{height}pt\" \
         viewBox=\"0 0 {width} {height}\" font-family=\"Roboto, Arial, Helvetica, sans-serif\">\n\
         <title>{}</title>\n<rect width=\"{width}\" height=\"{height}\" fill=\"#fff\"/>\n{elements}</svg>\n",
        escape(title)
    )
}

fn colour(grey: f32) -> String {
    let level = (grey * 255.0).round() as u8;
    format!("#{level:02x}{level:02x}{level:02x}")
}

fn push(text: &mut String, what: std::fmt::Arguments<'_>) {
    text.write_fmt(what).expect("a string takes everything");
}
