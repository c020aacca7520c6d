//! Outlines: the tables `loca` and `glyf`.

use super::{Font, Glyph, i16_at, u16_at, u32_at};
use crate::scene::{Path, Point, Segment};

/// A point of a contour: a corner or end of a curve, or else the control point of one.
#[derive(Copy, Clone)]
struct Knot {
    at: Point,
    is_on: bool,
}

impl Font<'_> {
    /// The outline of a glyph relative to the font size: the origin is its left end on the baseline, `y` goes up.
    pub(crate) fn outline(&self, glyph: Glyph) -> Path {
        let mut path = Path::default();
        self.for_each_contour(glyph, &mut |contour| {
            let scaled = |knot: &Knot| Knot { at: knot.at.map(|axis| self.scaled(axis)), ..*knot };
            add_contour(&mut path, &contour.iter().map(scaled).collect::<Vec<_>>());
        });
        path
    }

    /// The part of `glyf` with a glyph, empty for a blank.
    fn description(&self, glyph: Glyph) -> &[u8] {
        let [head, places] = [b"head", b"loca"].map(|tag| self.table(tag));
        let offset = |place: usize| match u16_at(head, 50) {
            0 => 2 * usize::from(u16_at(places, 2 * place)),
            _ => u32_at(places, 4 * place) as usize,
        };
        let place = usize::from(glyph);
        &self.table(b"glyf")[offset(place)..offset(place + 1)]
    }

    fn for_each_contour(&self, glyph: Glyph, then: &mut dyn FnMut(&[Knot])) {
        let data = self.description(glyph);
        if data.is_empty() {
            return;
        }
        match usize::try_from(i16_at(data, 0)) {
            Ok(contours) => simple(data, contours, then),
            Err(_) => self.for_each_contour_of_parts(&data[10..], then),
        }
    }

    /// The contours of a glyph that consists of others, like `é`.
    fn for_each_contour_of_parts(&self, mut parts: &[u8], then: &mut dyn FnMut(&[Knot])) {
        const WORDS: u16 = 0x1;
        const SCALE: u16 = 0x8;
        const MORE: u16 = 0x20;
        const TWO_SCALES: u16 = 0x40;
        const MATRIX: u16 = 0x80;
        loop {
            let [flags, glyph] = [0, 2].map(|at| u16_at(parts, at));
            let (shift, after) = match flags & WORDS {
                0 => ([4, 5].map(|at| f64::from(parts[at].cast_signed())), 6),
                _ => ([4, 6].map(|at| f64::from(i16_at(parts, at))), 8),
            };
            let factor = |place: usize| f64::from(i16_at(parts, after + 2 * place)) / 16384.0;
            let (matrix, length) = match flags & (SCALE | TWO_SCALES | MATRIX) {
                0 => ([1.0, 0.0, 0.0, 1.0], 0),
                SCALE => ([factor(0), 0.0, 0.0, factor(0)], 2),
                TWO_SCALES => ([factor(0), 0.0, 0.0, factor(1)], 4),
                _ => ([factor(0), factor(1), factor(2), factor(3)], 8),
            };
            let [xx, xy, yx, yy] = matrix;
            self.for_each_contour(glyph, &mut |contour| {
                let moved = |knot: &Knot| {
                    let [x, y] = knot.at;
                    let at = [xx * x + yx * y + shift[0], xy * x + yy * y + shift[1]];
                    Knot { at, ..*knot }
                };
                then(&contour.iter().map(moved).collect::<Vec<_>>());
            });
            if flags & MORE == 0 {
                return;
            }
            parts = &parts[after + length..];
        }
    }
}

/// The contours of a glyph that is described by its points.
fn simple(data: &[u8], contours: usize, then: &mut dyn FnMut(&[Knot])) {
    const ON: u8 = 0x1;
    const REPEATED: u8 = 0x8;
    /// For `x` and `y`: the step is one byte.
    const SHORT: [u8; 2] = [0x2, 0x4];
    /// The step is positive if it is one byte, else zero.
    const SAME: [u8; 2] = [0x10, 0x20];
    let ends: Vec<usize> =
        (0..contours).map(|it| usize::from(u16_at(data, 10 + 2 * it)) + 1).collect();
    let count = ends.last().copied().unwrap_or(0);
    let instructions = 10 + 2 * contours;
    let mut at = instructions + 2 + usize::from(u16_at(data, instructions));
    let mut flags = Vec::with_capacity(count);
    while flags.len() < count {
        let flag = data[at];
        let repeats = if flag & REPEATED == 0 { 0 } else { data[at + 1] };
        at += if flag & REPEATED == 0 { 1 } else { 2 };
        flags.extend(std::iter::repeat_n(flag, usize::from(repeats) + 1));
    }
    let mut knots: Vec<Knot> =
        flags.iter().map(|flag| Knot { at: [0.0; 2], is_on: flag & ON != 0 }).collect();
    for axis in [0, 1] {
        let mut position = 0.0;
        for (knot, flag) in knots.iter_mut().zip(&flags) {
            let (step, length) = match (flag & SHORT[axis] != 0, flag & SAME[axis] != 0) {
                (true, true) => (f64::from(data[at]), 1),
                (true, false) => (-f64::from(data[at]), 1),
                (false, true) => (0.0, 0),
                (false, false) => (f64::from(i16_at(data, at)), 2),
            };
            position += step;
            at += length;
            knot.at[axis] = position;
        }
    }
    let mut start = 0;
    for end in ends {
        then(&knots[start..end]);
        start = end;
    }
}

/// Adds a contour. Between two control points there is an end of both curves in the middle.
fn add_contour(path: &mut Path, contour: &[Knot]) {
    let (Some(first), Some(last)) = (contour.first(), contour.last()) else { return };
    let middle = |a: Point, b: Point| [(a[0] + b[0]) / 2.0, (a[1] + b[1]) / 2.0];
    let start = match (first.is_on, last.is_on) {
        (true, _) => first.at,
        (false, true) => last.at,
        (false, false) => middle(first.at, last.at),
    };
    path.0.push(Segment::Move(start));
    let mut control = None;
    for knot in contour.iter().skip(usize::from(first.is_on)) {
        match (control, knot.is_on) {
            (None, true) => path.0.push(Segment::Line(knot.at)),
            (None, false) => control = Some(knot.at),
            (Some(bend), true) => {
                path.0.push(Segment::Curve(bend, knot.at));
                control = None;
            }
            (Some(bend), false) => {
                path.0.push(Segment::Curve(bend, middle(bend, knot.at)));
                control = Some(knot.at);
            }
        }
    }
    if let Some(bend) = control {
        path.0.push(Segment::Curve(bend, start));
    }
    path.0.push(Segment::Close);
}
