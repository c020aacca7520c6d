//! Loops of cells that two digits would fill in two ways.

use ergodoku_core::CellSet;

/// The cells, of those that can hold both of two digits, that can lie on a loop with two cells or none in each house:
/// each of their houses has another such cell.
///
/// ```
/// use ergodoku_core::CellSet;
/// use ergodoku_kernel::loops::on_loops;
///
/// let rectangle: CellSet = "r12c14".parse()?;
/// assert_eq!(on_loops(rectangle), rectangle);
/// let and_one_more = rectangle.with("r5c5".parse()?);
/// assert_eq!(on_loops(and_one_more), rectangle);
/// assert!(on_loops("r12c1, r1c4".parse()?).is_empty());
/// # Ok::<(), ergodoku_core::NotationError>(())
/// ```
pub fn on_loops(mut cells: CellSet) -> CellSet {
    loop {
        let mut kept = cells;
        for cell in cells.iter() {
            let others = cells.without(cell);
            if cell.houses().iter().any(|house| others.is_disjoint(house.cells())) {
                kept.remove(cell);
            }
        }
        if kept == cells {
            return kept;
        }
        cells = kept;
    }
}
