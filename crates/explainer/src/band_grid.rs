//! [`BandGrid`]: the places of all digits, bit-sliced by band: one word holds the 27 cells of a band for one
//! digit, and one operation treats all digits at once. Finds singles and locked candidates.

use ergodoku_core::Each as _;
use ergodoku_core::{CellSet, ClashError, Digit, Puzzle, State};
use ergodoku_search::Tier;

use super::band_words::{
    BAND, LANES, Words, across, alone_in_boxes, alone_in_cells, alone_in_columns, alone_in_rows,
    bands_of, down, each, in_three, joined, locked_in, others,
};
use super::grid::{Grid, Planes, bits, peers};

/// The word of the open cells. It counts as one more digit, whose singles are the last cells of their houses.
pub(super) const OPEN: usize = 9;

/// The places of all digits, and the cells that are not filled.
pub(super) struct BandGrid {
    words: [Words; 3],
    placed: [u8; 9],
}

impl BandGrid {
    pub(super) fn new(planes: &Planes, unfilled: u128, placed: [u8; 9]) -> BandGrid {
        let planes = planes.map(bands_of);
        let open = bands_of(unfilled);
        let word = |band: usize, it: usize| match it {
            0..9 => planes[it][band],
            OPEN => open[band],
            _ => 0,
        };
        let words = std::array::from_fn(|band| each(|it| word(band, it)));
        BandGrid { words, placed }
    }

    /// The places that the digits of a puzzle leave, as in its first state.
    ///
    /// # Errors
    /// If digits clash.
    pub(super) fn of_puzzle(puzzle: &Puzzle) -> Result<BandGrid, ClashError> {
        let filled = puzzle.filled();
        let (mut own, mut seen, mut placed) = ([0; 9], [0; 9], [0; 9]);
        for cell in filled.iter() {
            let Some(v) = puzzle.digit(cell).map(Digit::index) else { continue };
            own[v] |= CellSet::only(cell).bits();
            seen[v] |= peers(cell.index());
            placed[v] += 1;
        }
        if own.iter().zip(&seen).any(|(own, seen)| own & seen != 0) {
            return Err(ClashError(puzzle.clashes()));
        }
        let open = !filled.bits() & CellSet::ALL.bits();
        let removed = puzzle.removed();
        let planes =
            Digit::ALL.map(|digit| open & !seen[digit.index()] & !removed.cells_of(digit).bits());
        Ok(BandGrid::new(&planes, open, placed))
    }

    /// The places left in a state.
    pub(super) fn of(state: &State) -> BandGrid {
        let planes = Digit::ALL.map(|digit| state.places(digit).bits());
        let placed = Digit::ALL.map(|digit| state.placed(digit).len() as u8);
        BandGrid::new(&planes, state.unsolved().bits(), placed)
    }

    /// The grid with these places.
    pub(super) fn to_grid(&self) -> Grid {
        let mut grid = Grid {
            cells: [0; 81],
            places: [[0; 9]; 27],
            planes: std::array::from_fn(|v| joined(&self.words, v)),
            unfilled: joined(&self.words, OPEN),
            placed: self.placed,
        };
        for (v, &cells) in grid.planes.iter().enumerate() {
            bits(cells).for_each(|cell| grid.cells[cell] |= 1 << v);
        }
        Tier::compiled(
            #[inline(always)]
            || self.write_places(&mut grid.places),
        );
        grid
    }

    /// Writes the positions of each digit in each house: rows, columns, boxes.
    #[inline(always)]
    fn write_places(&self, places: &mut [[u16; 9]; 27]) {
        for (band, words) in self.words.iter().enumerate() {
            for line in 0..3 {
                for v in 0..9 {
                    let word = words[v];
                    places[3 * band + line][v] = (word >> (9 * line)) as u16 & 0x1ff;
                    let box_row = |row: usize| (word >> (9 * row + 3 * line) & 7) << (3 * row);
                    places[18 + 3 * band + line][v] = (box_row(0) | box_row(1) | box_row(2)) as u16;
                }
            }
            for column in 0..9 {
                for v in 0..9 {
                    let cell = |row: usize| (words[v] >> (9 * row + column) & 1) << row;
                    places[9 + column][v] |= ((cell(0) | cell(1) | cell(2)) << (3 * band)) as u16;
                }
            }
        }
    }

    /// Whether all cells are filled.
    pub(super) fn is_filled(&self) -> bool {
        self.words.iter().all(|words| words[OPEN] == 0)
    }

    /// Places the singles rated up to 1.5, in the order of their ratings. Returns for each of 1.0, 1.2 and 1.5 whether a
    /// single with this rating was placed when no lower one was left.
    pub(super) fn place_by_rating(&mut self) -> [bool; 3] {
        Tier::compiled(
            #[inline(always)]
            || self.place_all_by_rating(),
        )
    }

    #[inline(always)]
    fn place_all_by_rating(&mut self) -> [bool; 3] {
        let mut needed = [self.place_all_singles(1.0), false, false];
        while !self.is_filled() {
            let [low, in_lines] = self.hidden_singles();
            let any = |singles: &[Words; 3]| {
                singles.iter().any(|words| words[..OPEN].iter().fold(0, |all, it| all | it) != 0)
            };
            // Those in lines wait until there are no others. From then on the rating cannot get lower, and all are placed.
            if any(&low) {
                needed[1] |= !needed[2];
            } else if any(&in_lines) {
                needed[2] = true;
            } else {
                break;
            }
            let of_lines = if needed[2] { BAND } else { 0 };
            self.place(|band, v| low[band][v] | in_lines[band][v] & of_lines);
        }
        needed
    }

    /// Places all singles rated no higher than `limit`, in any order: the result is the same.
    /// Whether there are any.
    pub(super) fn place_singles(&mut self, limit: f64) -> bool {
        Tier::compiled(
            #[inline(always)]
            || self.place_all_singles(limit),
        )
    }

    #[inline(always)]
    fn place_all_singles(&mut self, limit: f64) -> bool {
        let mut is_any = false;
        while !self.is_filled() {
            let singles = if limit < 1.2 { self.last_cells() } else { self.singles(limit) };
            if !self.place(|band, v| singles[band][v]) {
                break;
            }
            is_any = true;
        }
        is_any
    }

    /// Places these singles of each digit, given by band. Whether there are any.
    #[inline(always)]
    fn place(&mut self, singles: impl Fn(usize, usize) -> u32) -> bool {
        let mut filled = [0; 3];
        for v in 0..9 {
            self.place_all(v, [0, 1, 2].each(|band| singles(band, v)), &mut filled);
        }
        for (words, filled) in self.words.iter_mut().zip(filled) {
            words.iter_mut().for_each(|cells| *cells &= !filled);
        }
        filled != [0; 3]
    }

    /// Places the singles of a digit, and marks their cells, which lose their other candidates when all digits are
    /// placed: a processor waits where it reads as a vector what it has just written word by word.
    #[inline(always)]
    fn place_all(&mut self, v: usize, singles: [u32; 3], filled: &mut [u32; 3]) {
        let [a, b, c] = &self.words;
        let mut cells = [a[v], b[v], c[v]];
        if singles[0] | singles[1] | singles[2] == 0 {
            return;
        }
        for band in 0..3 {
            while let left = singles[band] & cells[band] & !filled[band]
                && left != 0
            {
                let at = left.trailing_zeros() as usize;
                filled[band] |= 1 << at;
                cells[band] &= !(1 << at);
                for (cells, peers) in cells.iter_mut().zip(bands_of(peers(27 * band + at))) {
                    *cells &= !peers;
                }
                self.placed[v] += 1;
            }
        }
        for (words, cells) in self.words.iter_mut().zip(cells) {
            words[v] = cells;
        }
    }

    /// The digits of the last cells of their houses: the singles rated 1.0.
    #[inline(always)]
    fn last_cells(&self) -> [Words; 3] {
        let [a, b, c] = &self.words;
        let in_columns = alone_in_columns([a[OPEN], b[OPEN], c[OPEN]]);
        let mut found = [[0; LANES]; 3];
        for (words, found) in self.words.iter().zip(&mut found) {
            let open = words[OPEN];
            let last = open & (alone_in_rows(open) | alone_in_boxes(open) | in_columns);
            *found = each(|it| words[it] & last);
        }
        found
    }

    /// The singles of each digit, rated no higher than `limit`, which is at least 1.2: last cells of their houses,
    /// hidden ones in boxes (1.2) and lines (1.5), and naked ones (2.3).
    #[inline(always)]
    fn singles(&self, limit: f64) -> [Words; 3] {
        let [low, in_lines] = self.hidden_singles();
        let of_lines = if limit < 1.5 { 0 } else { BAND };
        let mut found = [[0; LANES]; 3];
        for (band, words) in self.words.iter().enumerate() {
            let naked = if limit < 2.3 { 0 } else { alone_in_cells(words) };
            let hidden = |it: usize| low[band][it] | in_lines[band][it] & of_lines;
            found[band] = each(|it| hidden(it) | words[it] & naked);
        }
        found
    }

    /// The hidden singles of each digit that are rated up to 1.2, in boxes and last cells of lines; and all in lines.
    #[inline(always)]
    fn hidden_singles(&self) -> [[Words; 3]; 2] {
        let [a, b, c] = &self.words;
        let in_columns = each(|it| alone_in_columns([a[it], b[it], c[it]]));
        let mut found = [[[0; LANES]; 3]; 2];
        for (band, words) in self.words.iter().enumerate() {
            let in_lines = each(|it| words[it] & (alone_in_rows(words[it]) | in_columns[it]));
            let in_boxes = each(|it| words[it] & alone_in_boxes(words[it]));
            let last = in_lines[OPEN] | in_boxes[OPEN];
            found[0][band] = each(|it| in_boxes[it] | in_lines[it] & last);
            found[1][band] = in_lines;
        }
        found
    }

    /// The *minilines* of lines, as boxes cut them, in which digits are locked so that they are eliminated
    /// elsewhere, each as its first cell: all places of a box that lie in one column or row (pointing),
    /// and all of a column or row that lie in one box (claiming). Two places at least, or it is a single.
    pub(super) fn locked(&self) -> [[Words; 3]; 4] {
        Tier::compiled(
            #[inline(always)]
            || self.all_locked(),
        )
    }

    #[inline(always)]
    fn all_locked(&self) -> [[Words; 3]; 4] {
        let mut locked = [[[0; LANES]; 3]; 4];
        for band in 0..3 {
            let [words, next, last] = [0, 1, 2].each(|by| &self.words[(band + by) % 3]);
            let in_column = |it: usize| {
                let elsewhere = in_three([next[it] | last[it], 0], 9)[0];
                let [some, several] =
                    in_three([words[it], 0], 9).map(|minilines| minilines & 0x1ff);
                locked_in([some, several], elsewhere, others(some, 1, 0o111))
            };
            let in_row = |it: usize| {
                let minilines =
                    in_three([words[it], 0], 1).map(|minilines| minilines & 0o111_111_111);
                let [some, _] = minilines;
                locked_in(minilines, others(some, 3, 0o001_001_001), others(some, 9, 0x1ff))
            };
            locked[0][band] = each(|it| in_column(it)[0]);
            locked[1][band] = each(|it| in_row(it)[0]);
            locked[2][band] = each(|it| in_column(it)[1]);
            locked[3][band] = each(|it| in_row(it)[1]);
        }
        locked
    }

    /// What is eliminated so.
    pub(super) fn eliminated(&self) -> Planes {
        let [by_column, by_row, in_column, in_row] = self.locked();
        let eliminated: [Words; 3] = std::array::from_fn(|band| {
            let [next, last] = [1, 2].each(|by| &by_column[(band + by) % 3]);
            each(|it| {
                let in_columns = next[it] | last[it] | others(in_column[band][it], 1, 0o111);
                let rows = others(by_row[band][it], 3, 0o001_001_001);
                let in_rows = rows | others(in_row[band][it], 9, 0x1ff);
                self.words[band][it] & (down(in_columns) | across(in_rows))
            })
        });
        std::array::from_fn(|v| joined(&eliminated, v))
    }
}
