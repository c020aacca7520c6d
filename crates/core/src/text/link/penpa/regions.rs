//! Regions by the lines around them.

use crate::Cell;
use crate::text::link::drawing::Point;

/// Nine regions of nine cells with these edges and no others between them.
pub(super) fn regions(edges: &[[Point; 2]]) -> Option<Vec<Vec<Cell>>> {
    let mut region_of: [Option<usize>; 81] = [None; 81];
    let mut regions: Vec<Vec<Cell>> = Vec::new();
    let sides = |cell: Cell| {
        let Point { x, y } = Point::middle((cell.index() / 9) as i32, (cell.index() % 9) as i32);
        [(0, 100), (0, -100), (100, 0), (-100, 0)].map(|(right, down)| {
            let edge = Point { x: x + right / 2, y: y + down / 2 };
            (edge, Point { x: x + right, y: y + down }.cell())
        })
    };
    let is_edge = |at: Point| edges.iter().any(|it| Point::between(it) == Some(at));
    for start in Cell::all() {
        if region_of[start.index()].is_some() {
            continue;
        }
        let mut cells = vec![start];
        region_of[start.index()] = Some(regions.len());
        let mut next = 0;
        while let Some(&cell) = cells.get(next) {
            next += 1;
            for (edge, other) in sides(cell) {
                if let Some(other) = other.filter(|_| !is_edge(edge))
                    && region_of[other.index()].is_none()
                {
                    region_of[other.index()] = Some(regions.len());
                    cells.push(other);
                }
            }
        }
        regions.push(cells);
    }
    let is_border = |cell: Cell| {
        let inner = |(edge, other): (Point, Option<Cell>)| {
            other.is_some_and(|it| region_of[it.index()] == region_of[cell.index()])
                && is_edge(edge)
        };
        !sides(cell).into_iter().any(inner)
    };
    let are_whole = regions.len() == 9 && regions.iter().all(|it| it.len() == 9);
    (are_whole && Cell::all().all(is_border)).then_some(regions)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The edges around cells with different names.
    fn edges_of(name: impl Fn(usize, usize) -> usize) -> Vec<[Point; 2]> {
        let mut edges = Vec::new();
        for row in 0..9_usize {
            for column in 0..9_usize {
                let (x, y) = (100 * column as i32, 100 * row as i32);
                let corner = Point { x: x + 100, y: y + 100 };
                if column < 8 && name(row, column) != name(row, column + 1) {
                    edges.push([Point { x: x + 100, y }, corner]);
                }
                if row < 8 && name(row, column) != name(row + 1, column) {
                    edges.push([Point { x, y: y + 100 }, corner]);
                }
            }
        }
        edges
    }

    #[test]
    fn edges_around_nine_cells_each_are_regions() {
        let name = |row: usize, _: usize| row;
        let found = regions(&edges_of(name)).unwrap();
        let is_row = |it: &Vec<Cell>| it.iter().all(|cell| cell.row() == it[0].row());
        assert!(found.iter().all(is_row));
        // One edge less joins two regions, and one more is inside of one.
        let mut edges = edges_of(name);
        edges.pop();
        assert_eq!(regions(&edges), None);
        let inside = [Point { x: 300, y: 0 }, Point { x: 300, y: 100 }];
        assert_eq!(regions(&[edges_of(name), vec![inside]].concat()), None);
    }
}
