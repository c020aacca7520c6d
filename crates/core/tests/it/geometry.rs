//! Cells, houses and peers, compared with arithmetic on row and column numbers.

use ergodoku_core::{Candidate, Cell, CellSet, Digit, House, HouseKind};

/// Whether the cell with this index is in the house with this kind and number.
fn is_in(cell: usize, kind: HouseKind, number: usize) -> bool {
    let (row, column) = (cell / 9, cell % 9);
    match kind {
        HouseKind::Row => row == number,
        HouseKind::Column => column == number,
        HouseKind::Box => row / 3 == number / 3 && column / 3 == number % 3,
    }
}

fn see(one: usize, other: usize) -> bool {
    let share = |kind| (0..9).any(|it| is_in(one, kind, it) && is_in(other, kind, it));
    one != other && HouseKind::ALL.into_iter().any(share)
}

#[test]
fn houses_contain_their_cells() {
    for kind in HouseKind::ALL {
        for number in 0..9 {
            let house = House::of(kind, number);
            let cells: Vec<usize> = (0..81).filter(|&it| is_in(it, kind, number)).collect();
            let held: Vec<usize> = house.cells().iter().map(Cell::index).collect();
            assert_eq!(held, cells, "{}", house.name());
            for (position, &cell) in cells.iter().enumerate() {
                assert_eq!(house.cell_at(position).index(), cell);
                assert_eq!(
                    house.positions_of(CellSet::only(house.cell_at(position))),
                    1 << position
                );
                assert!(Cell::from_index(cell).houses().contains(&house));
            }
        }
    }
}

#[test]
fn cells_in_a_common_house_see_each_other() {
    for one in Cell::all() {
        for other in Cell::all() {
            let expected = see(one.index(), other.index());
            assert_eq!(one.sees(other), expected, "{one} {other}");
            assert_eq!(one.peers().contains(other), expected, "{one} {other}");
            let pair = CellSet::only(one).with(other);
            for third in Cell::all() {
                let sees_both =
                    see(third.index(), one.index()) && see(third.index(), other.index());
                assert_eq!(pair.common_peers().contains(third), sees_both);
            }
            let shared = House::all().filter(|house| pair.is_subset(house.cells()));
            assert_eq!(pair.common_houses(), shared.collect());
        }
    }
}

#[test]
fn a_candidate_excludes_its_peers() {
    for one in (0..729).map(Candidate::from_index) {
        for other in (0..729).map(Candidate::from_index) {
            let in_cell = one.cell == other.cell && one.digit != other.digit;
            let in_sight = one.digit == other.digit && see(one.cell.index(), other.cell.index());
            assert_eq!(one.excludes(other), in_cell || in_sight);
            assert_eq!(one.peers().contains(other), in_cell || in_sight);
        }
    }
    assert_eq!(Digit::ALL.map(|digit| digit.get()), [1, 2, 3, 4, 5, 6, 7, 8, 9]);
}
