//! The legend of a picture: a sample of each shape that occurs, and its meaning.

use ergodoku_core::{Digit, LinkKind};

use crate::area::area;
use crate::grid::{GRID, RADIUS, ROOM, badge, digit_style};
use crate::picture::{Picture, Use, link_name};
use crate::scene::Scene;
use crate::style::Ink;
use crate::text::{ROBOTO, WIDEST};
use crate::{arrow, shape};

const SIZE: f64 = 14.5;
const LINE: f64 = 30.0;

enum Entry {
    Role(Use),
    Link(LinkKind),
    Numbers,
}

impl Entry {
    fn words<'a>(&self, picture: &Picture<'a>) -> &'a str {
        match self {
            Entry::Role(used) => picture.words_for(used.role),
            Entry::Link(kind) => link_name(*kind, picture.language),
            Entry::Numbers => picture.language.plain("legend-order"),
        }
    }

    /// The width of the sample.
    fn width(&self) -> f64 {
        match self {
            Entry::Role(used) => {
                let circle = if used.candidates.is_empty() { 0.0 } else { 26.0 };
                let rectangle = if has_area(used) { 36.0 } else { 0.0 };
                circle + rectangle
            }
            Entry::Link(_) => 42.0,
            Entry::Numbers => 18.0,
        }
    }

    fn draw(&self, scene: &mut Scene, [x, y]: [f64; 2]) {
        match self {
            Entry::Role(used) => {
                let mut x = x;
                if let Some(digit) = used.candidates.digits().first() {
                    sample(scene, used, digit, [x + 11.0, y]);
                    x += 26.0;
                }
                if has_area(used) {
                    area(scene, used.role, [x, y - 10.0, 30.0, 20.0]);
                }
            }
            Entry::Link(kind) => arrow::sample(scene, [x, y], 34.0, *kind),
            Entry::Numbers => badge(scene, [x + 6.0, y], 1),
        }
    }
}

fn has_area(used: &Use) -> bool {
    !(used.cells.is_empty() && used.houses.is_empty())
}

fn sample(scene: &mut Scene, used: &Use, digit: Digit, at: [f64; 2]) {
    shape::under(scene, used.role, at, RADIUS);
    scene.text(digit_style(used.role), at, SIZE, &digit.to_string());
    shape::over(scene, used.role, at, RADIUS);
}

fn entries(picture: &Picture) -> Vec<Entry> {
    let mut entries: Vec<Entry> = picture.uses().into_iter().map(Entry::Role).collect();
    for kind in [LinkKind::Strong, LinkKind::Weak] {
        if picture.arrows().iter().any(|(_, _, other)| *other == kind) {
            entries.push(Entry::Link(kind));
        }
    }
    if !picture.numbers().is_empty() {
        entries.push(Entry::Numbers);
    }
    entries
}

/// Draws the legend from `top` down, and returns its end.
pub(crate) fn draw_legend(scene: &mut Scene, picture: &Picture, top: f64) -> f64 {
    let entries = entries(picture);
    if entries.is_empty() {
        return top;
    }
    let [mut x, mut y] = [0.0, top + LINE / 2.0];
    for entry in entries {
        let [width, widest] =
            [ROBOTO, WIDEST].map(|font| entry.width() + 4.0 + font.of(entry.words(picture), SIZE));
        if x > 0.0 && (x + width > GRID || x + widest > ROOM) {
            [x, y] = [0.0, y + LINE];
        }
        entry.draw(scene, [x, y]);
        scene.text(Ink::Prose.style(), [x + entry.width() + 2.0, y], SIZE, entry.words(picture));
        x += (width + 20.0).max(widest + 8.0);
    }
    y + LINE / 2.0 + 6.0
}
