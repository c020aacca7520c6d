//! What [`BandGrid`](super::band_grid::BandGrid) does with its words: sets of cells of a band, in plain operations that the
//! compiler turns into vector instructions.

use ergodoku_core::Each as _;

use super::band_grid::OPEN;

/// How many words an operation treats at once: a whole number of vectors, of any length up to 512 bits.
pub(super) const LANES: usize = 16;

/// Words about a band: in a [`BandGrid`] one for each digit and one for the open cells; the others fill up whole
/// vectors.
pub(super) type Words = [u32; LANES];

/// The cells of a band.
pub(super) const BAND: u32 = (1 << 27) - 1;

/// A set of cells band by band.
pub(super) fn bands_of(cells: u128) -> [u32; 3] {
    [cells as u32 & BAND, (cells >> 27) as u32 & BAND, (cells >> 54) as u32]
}

/// The words of a digit as one set of cells.
pub(super) fn joined(words: &[Words; 3], it: usize) -> u128 {
    words.iter().rev().fold(0, |all, words| all << 27 | u128::from(words[it]))
}

/// The others of three that are this far apart, given which cells are the first of three.
#[inline(always)]
pub(super) fn others(cells: u32, step: u32, firsts: u32) -> u32 {
    let lasts = firsts << (2 * step);
    let next = (cells & !lasts) << step | (cells & lasts) >> (2 * step);
    next | (cells & !firsts) >> step | (cells & firsts) << (2 * step)
}

/// The minilines with several places that have all of their box but not of their line (pointing), and those
/// that have all of their line but not of their box (claiming).
#[inline(always)]
pub(super) fn locked_in([_, several]: Held, along: u32, across: u32) -> [u32; 2] {
    [several & along & !across, several & across & !along]
}

/// The same for each word. A plain loop, as the compiler turns it into vector instructions.
#[inline(always)]
pub(super) fn each(of: impl Fn(usize) -> u32) -> Words {
    let mut words = [0; LANES];
    for (it, word) in words.iter_mut().enumerate() {
        *word = of(it);
    }
    words
}

/// Where there are some, and several.
pub(super) type Held = [u32; 2];

/// Where there are some, and several, in any of three.
#[inline(always)]
pub(super) fn in_all([a, b, c]: [Held; 3]) -> Held {
    [a[0] | b[0] | c[0], a[1] | b[1] | c[1] | a[0] & (b[0] | c[0]) | b[0] & c[0]]
}

/// The same for three that are this far apart, noted where the first is.
#[inline(always)]
pub(super) fn in_three(held: Held, step: u32) -> Held {
    in_all([0, step, 2 * step].each(|by| held.map(|cells| cells >> by)))
}

/// The rows with some and with several of these cells, each as its first cell.
#[inline(always)]
pub(super) fn rows(cells: u32) -> Held {
    in_three(in_three([cells, 0], 1), 3).map(|rows| rows & 0o001_001_001)
}

/// The boxes, each as its first cell.
#[inline(always)]
pub(super) fn boxes(cells: u32) -> Held {
    in_three(in_three([cells, 0], 1), 9).map(|boxes| boxes & 0o111)
}

/// The columns, each as its first cell.
#[inline(always)]
pub(super) fn columns(bands: [u32; 3]) -> Held {
    in_all(bands.map(|cells| in_three([cells, 0], 9))).map(|columns| columns & 0x1ff)
}

/// The rows of a band that hold one of these cells.
#[inline(always)]
pub(super) fn alone_in_rows(cells: u32) -> u32 {
    let [some, several] = rows(cells);
    along(some & !several)
}

/// The boxes that hold one.
#[inline(always)]
pub(super) fn alone_in_boxes(cells: u32) -> u32 {
    let [some, several] = boxes(cells);
    down(across(some & !several))
}

/// The columns that hold one, down a band.
#[inline(always)]
pub(super) fn alone_in_columns(bands: [u32; 3]) -> u32 {
    let [some, several] = columns(bands);
    down(some & !several)
}

/// The rows with these first cells.
#[inline(always)]
pub(super) fn along(firsts: u32) -> u32 {
    (firsts << 9) - firsts
}

/// These first cells of three side by side, and the others.
#[inline(always)]
pub(super) fn across(firsts: u32) -> u32 {
    firsts | firsts << 1 | firsts << 2
}

/// These first cells of three one below another, and the others.
#[inline(always)]
pub(super) fn down(firsts: u32) -> u32 {
    firsts | firsts << 9 | firsts << 18
}

/// The cells with one candidate.
#[inline(always)]
pub(super) fn alone_in_cells(words: &Words) -> u32 {
    let [mut some, mut several] = [0, 0];
    for cells in &words[..OPEN] {
        several |= some & cells;
        some |= cells;
    }
    some & !several
}
