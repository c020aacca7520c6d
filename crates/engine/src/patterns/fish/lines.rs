//! The search for fish of lines: rows against columns, or columns against rows.

use std::ops::ControlFlow;

use ergodoku_core::{Cell, CellSet, Digit, House, HouseKind, HouseSet, Line};

use super::{Catch, Fins, Fish};
use crate::context::Context;
use ergodoku_kernel::matrix::{
    ALL_NINE, Matrix, bits, confined_rows, count, may_be_confined, rows_meeting, usable,
};

/// Every fish of a digit that has `size` lines, in rows and in columns.
pub(super) fn find(
    context: &Context<'_>,
    digit: Digit,
    size: usize,
    fins: Fins,
    catch: &mut Catch<'_>,
) -> ControlFlow<()> {
    let places = context.state.places(digit);
    for (base, cover) in Line::ORIENTATIONS {
        let grid = Grid { digit, places, base, cover };
        match fins {
            Fins::None => grid.basic(size, catch)?,
            Fins::Finned | Fins::Sashimi => {
                let table = grid.table();
                let usable = usable(&table);
                let can_fall = |it| !is_out_of_reach(&usable, size, grid.place_of(it));
                if context.template_eliminations(digit).iter().any(can_fall) {
                    grid.finned(&table, size, fins, context.limits.fins.get(), catch)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// One digit's places, seen as a table of base lines by cover lines.
struct Grid {
    digit: Digit,
    places: CellSet,
    base: HouseKind,
    cover: HouseKind,
}

/// The three lines that pass through the same boxes as line `3 * band`.
const fn band(number: usize) -> u16 {
    0b111 << (3 * number)
}

impl Grid {
    fn table(&self) -> Matrix {
        let mut lines = self.base.houses();
        std::array::from_fn(|_| lines.next().map_or(0, |line| line.positions_of(self.places)))
    }

    /// The base line and the cover line of a cell.
    fn place_of(&self, cell: Cell) -> (usize, usize) {
        (cell.houses()[self.base as usize].number(), cell.houses()[self.cover as usize].number())
    }

    /// The cells where the chosen base lines and cover lines cross.
    fn crossings(&self, base: u16, cover: u16) -> CellSet {
        let lines = |kind: HouseKind, chosen: u16| {
            bits(chosen).fold(CellSet::EMPTY, |all, line| all | House::of(kind, line).cells())
        };
        lines(self.base, base) & lines(self.cover, cover)
    }

    fn basic(&self, size: usize, catch: &mut Catch<'_>) -> ControlFlow<()> {
        confined_rows(&self.table(), size, 0, &mut |base, cover| {
            let eliminated = self.places & self.crossings(!base, cover);
            self.report(base, cover, eliminated, catch)
        })
    }

    /// The fins and what sees them all must share a box: the columns left out of the cover lie in
    /// one band of columns, the base rows that have fins there in one band of rows, and in the box
    /// where the two cross another column of the cover has a place outside the base.
    fn finned(
        &self,
        table: &Matrix,
        size: usize,
        fins: Fins,
        most_fins: usize,
        catch: &mut Catch<'_>,
    ) -> ControlFlow<()> {
        confined_rows(table, size, 2, &mut |base, columns| {
            let surplus = count(columns).saturating_sub(size);
            if surplus == 0 {
                return ControlFlow::Continue(());
            }
            // The covers are tried in ascending order.
            for stack in (0..3).rev().map(|number| columns & band(number)) {
                for left_out in subsets_of_three(stack, surplus) {
                    let cover = columns & !left_out;
                    let Some(eliminations) = self.beside_fins(table, base, stack, left_out) else {
                        continue;
                    };
                    if kind(table, base, cover) == Some(fins)
                        && (self.places & self.crossings(base, left_out)).len() <= most_fins
                    {
                        self.report(base, cover, eliminations, catch)?;
                    }
                }
            }
            ControlFlow::Continue(())
        })
    }

    /// The places that the fins in the columns left out of a stack eliminate; none if there are no such
    /// places.
    #[inline]
    fn beside_fins(&self, table: &Matrix, base: u16, stack: u16, left_out: u16) -> Option<CellSet> {
        let near = stack & !left_out;
        let with_fins = rows_meeting(table, base, left_out);
        let rows = (0..3).map(band).find(|band| with_fins & !band == 0)?;
        let eliminates = rows_meeting(table, rows & !base, near) != 0;
        eliminates.then(|| self.places & self.crossings(rows & !base, near))
    }

    fn report(
        &self,
        base: u16,
        cover: u16,
        eliminated: CellSet,
        catch: &mut Catch<'_>,
    ) -> ControlFlow<()> {
        if eliminated.is_empty() {
            return ControlFlow::Continue(());
        }
        let lines = |kind, chosen| -> HouseSet {
            bits(chosen).map(|number| House::of(kind, number)).collect()
        };
        let (base, cover) = (lines(self.base, base), lines(self.cover, cover));
        catch(Fish::new(self.digit, self.places, base, cover), eliminated)
    }
}

/// Whether no fish of `size` lines with fins eliminates a place, for a simple reason: one of the columns of
/// the cover is its own, and as fins must share its box, all other places of the base lie in the cover.
fn is_out_of_reach(usable: &Matrix, size: usize, (row, column): (usize, usize)) -> bool {
    let mut in_cover = usable.map(|places| places | 1 << column);
    for base in bits(band(row / 3)) {
        in_cover[base] = usable[base] & !band(column / 3) | 1 << column;
    }
    in_cover[row] = ALL_NINE;
    !may_be_confined(&in_cover, size)
}

/// What a fish with fins is called: by the base line with the fewest places in the cover. With none
/// there it is a smaller fish and a locked candidate, and no fish of this size.
fn kind(table: &Matrix, base: u16, cover: u16) -> Option<Fins> {
    match bits(base).map(|row| count(table[row] & cover)).min() {
        None | Some(0) => None,
        Some(1) => Some(Fins::Sashimi),
        Some(_) => Some(Fins::Finned),
    }
}

/// The subsets of `size` of a set of up to three of nine bits, those of the last bits first.
fn subsets_of_three(set: u16, size: usize) -> impl Iterator<Item = u16> {
    let shift = set.trailing_zeros().min(8) / 3 * 3;
    (0..8u16)
        .rev()
        .map(move |subset| subset << shift)
        .filter(move |&subset| subset & !set == 0 && count(subset) == size)
}
