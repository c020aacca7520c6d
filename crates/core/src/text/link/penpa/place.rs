//! Where the cells are among Penpa's points.

use crate::sentence;
use crate::text::link::drawing::Point;
use crate::text::link::value::Value;
use crate::text::link::{LinkError, LinkProblem};

/// Where the nine rows and columns are among Penpa's points. Around the grid there may be space for clues, and always two
/// more points on each side.
pub(super) struct Place {
    /// The number of points from one row to the next, and from the cells to the corners of cells.
    width: usize,
    corners: usize,
    /// The point of the first cell, across and down.
    left: usize,
    top: usize,
}

impl Place {
    pub(super) fn new(header: &[&str], space: &str) -> Result<Place, LinkError> {
        let kind = header[0];
        if !matches!(kind, "square" | "sudoku" | "kakuro") {
            let kind: String = kind.chars().take(20).flat_map(char::escape_debug).collect();
            return Err(LinkProblem::Size.error(sentence!("error-link-kind", kind)));
        }
        let number =
            |text: Option<&str>| text.and_then(|it| it.trim().parse::<u8>().ok()).unwrap_or(0);
        let [width, height] = [1, 2].map(|at| usize::from(number(header.get(at).copied())));
        let space = Value::read(space).unwrap_or(Value::Null);
        let [above, below, left, right] =
            [0, 1, 2, 3].map(|at| usize::from(number(space.items().get(at).and_then(Value::text))));
        let inner = |all: usize, before: usize, after: usize| all.saturating_sub(before + after);
        let (rows, columns) = (inner(height, above, below), inner(width, left, right));
        if (rows, columns) != (9, 9) {
            let message = sentence!("error-link-size", height = rows, width = columns);
            return Err(LinkProblem::Size.error(message));
        }
        let points = width + 4;
        Ok(Place { width: points, corners: points * (height + 4), left: left + 2, top: above + 2 })
    }

    /// The cell of a point, if it is one of the 81.
    pub(super) fn cell(&self, point: usize) -> Option<usize> {
        let column = (point % self.width).checked_sub(self.left).filter(|it| *it < 9)?;
        let row = (point / self.width).checked_sub(self.top).filter(|it| *it < 9)?;
        Some(9 * row + column)
    }

    /// The middle of a cell, a corner of one or the middle of an edge.
    pub(super) fn point(&self, point: usize) -> Option<Point> {
        /// From the middle of the cell to the point that has its number among those of the same sort.
        const SORTS: [(i32, i32); 4] = [(0, 0), (50, 50), (0, 50), (50, 0)];
        let (right, down) = *SORTS.get(point / self.corners)?;
        let middle = self.middle(point % self.corners)?;
        Some(Point { x: middle.x + right, y: middle.y + down })
    }

    /// A place in a cell for a small number, with the cell: one of four corners, or of four sides.
    pub(super) fn small(&self, number: usize) -> Option<(usize, Point)> {
        /// How far from the middle.
        const OFF: i32 = 30;
        const CORNERS: [(i32, i32); 4] = [(-OFF, -OFF), (OFF, -OFF), (-OFF, OFF), (OFF, OFF)];
        const SIDES: [(i32, i32); 4] = [(0, -OFF), (OFF, 0), (-OFF, 0), (0, OFF)];
        let (cell, within) = (number / 4, number % 4);
        let (right, down) = match cell / self.corners {
            1 => CORNERS[within],
            2 => SIDES[within],
            _ => return None,
        };
        let cell = cell % self.corners;
        let middle = self.middle(cell)?;
        Some((cell, Point { x: middle.x + right, y: middle.y + down }))
    }

    fn middle(&self, cell: usize) -> Option<Point> {
        let index =
            |at: usize, start: usize| Some(i32::try_from(at).ok()? - i32::try_from(start).ok()?);
        let (row, column) =
            (index(cell / self.width, self.top)?, index(cell % self.width, self.left)?);
        Some(Point::middle(row, column))
    }

    /// The two ends of a line.
    pub(super) fn ends(&self, name: &str) -> Option<[Point; 2]> {
        let (one, other) = name.split_once(',')?;
        Some([self.point(one.parse().ok()?)?, self.point(other.parse().ok()?)?])
    }
}
