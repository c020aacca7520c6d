//! Steps in the notation of CSP-Rules.

use ergodoku_core::{Candidate, CandidateSet, Cell, CellSet, Constraint, House, HouseKind};
use ergodoku_engine::patterns::single::Alone;
use ergodoku_kernel::matrix;
use ergodoku_kernel::whips::SubsetTable;

/// ` ==> r9c8 ≠ 9, r9c7 ≠ 9`
pub(crate) fn eliminated(lost: &CandidateSet) -> String {
    let each = lost.iter().map(|it| format!("{} ≠ {}", it.cell, it.digit));
    format!(" ==> {}", each.collect::<Vec<_>>().join(", "))
}

/// `hidden-single-in-a-block ==> r3c5 = 3`
pub(crate) fn single(Candidate { cell, digit }: Candidate, alone: Alone) -> String {
    let rule = match alone {
        Alone::InHouse { house } | Alone::LastCell { house } => {
            format!("hidden-single-in-a-{}", kind(house))
        }
        Alone::InCell => "naked-single".to_string(),
    };
    format!("{rule} ==> {cell} = {digit}")
}

/// `whip[1]: r7n4{c9 .} ==> r8c8 ≠ 4`
pub(crate) fn locked(rule: Constraint, cells: CellSet, lost: &CandidateSet) -> String {
    let Constraint::House(house, digit) = rule else { return String::new() };
    let first = cells.first().map(|it| in_house(house, it)).unwrap_or_default();
    format!("whip[1]: {house}n{digit}{{{first} .}}{}", eliminated(lost))
}

/// `naked-pairs-in-a-row: r5{c1 c3}{n6 n8} ==> r5c2 ≠ 6`
pub(crate) fn subset(table: SubsetTable, rows: u16, columns: u16, lost: &CandidateSet) -> String {
    let size = rows.count_ones() as usize;
    let names = |of: &dyn Fn(usize) -> String, set: u16| {
        matrix::bits(set).map(of).collect::<Vec<_>>().join(" ")
    };
    let digit = |number: usize| format!("n{}", number + 1);
    let of_house = |form: &str, house: usize, parts: [String; 2]| {
        let sizes = ["pairs", "triplets", "quads"];
        let house = House::from_index(house);
        let [first, second] = parts;
        format!("{form}-{}-in-a-{}: {house}{{{first}}}{{{second}}}", sizes[size - 2], kind(house))
    };
    let positions = |house: usize, set: u16| {
        let house = House::from_index(house);
        let cells = house.cells_at(set);
        cells.iter().map(|cell| in_house(house, cell)).collect::<Vec<_>>().join(" ")
    };
    let of_lines = |lines: &str, of_digit: usize, prefixes: [&str; 2]| {
        let fish = ["x-wing", "swordfish", "jellyfish"][size - 2];
        let line = |prefix: &str, set: u16| names(&|it| format!("{prefix}{}", it + 1), set);
        let [base, cover] = [line(prefixes[0], rows), line(prefixes[1], columns)];
        format!("{fish}-in-{lines}: n{}{{{base}}}{{{cover}}}", of_digit + 1)
    };
    let told = match table {
        SubsetTable::Naked(house) => {
            of_house("naked", house, [positions(house, rows), names(&digit, columns)])
        }
        SubsetTable::Hidden(house) => {
            of_house("hidden", house, [names(&digit, rows), positions(house, columns)])
        }
        SubsetTable::Rows(digit) => of_lines("rows", digit, ["r", "c"]),
        SubsetTable::Columns(digit) => of_lines("columns", digit, ["c", "r"]),
    };
    told + &eliminated(lost)
}

/// A cell by what a house leaves open: `c9`, `r1` or `r5c2`.
fn in_house(house: House, cell: Cell) -> String {
    match house.kind() {
        HouseKind::Row => format!("c{}", cell.index() % 9 + 1),
        HouseKind::Column => format!("r{}", cell.index() / 9 + 1),
        HouseKind::Box => cell.to_string(),
    }
}

fn kind(house: House) -> &'static str {
    match house.kind() {
        HouseKind::Row => "row",
        HouseKind::Column => "column",
        HouseKind::Box => "block",
    }
}
