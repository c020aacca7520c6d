//! Puzzles with rules of their own, and a search that knows nothing but these rules.

use ergodoku_core::{
    Candidate, CandidateSet, Candidates, Cell, CellSet, Classic, Digit, House, HouseKind, Rules,
    VariantRules, VariantState,
};

/// The regions of the jigsaw, cell by cell.
const REGIONS: &str = "\
    AAAABBCCC\
    AAABBBCCC\
    AABBBBCCF\
    DDEEEECFF\
    DDDEEEFFF\
    DDDDEHIFF\
    GGHHEHIIF\
    GGGHHHIII\
    GGGGHHIII";

fn lines() -> impl Iterator<Item = CellSet> {
    House::all().filter(|house| house.kind() != HouseKind::Box).map(House::cells)
}

/// Rows, columns, and nine regions of any shape.
pub(crate) fn jigsaw() -> VariantRules {
    let region = |name: char| {
        let is_in = |cell: &Cell| REGIONS.as_bytes()[cell.index()] == name as u8;
        Cell::all().filter(is_in).collect()
    };
    VariantRules::of_houses(lines().chain(('A'..='I').map(region)))
}

/// The classic rules and the two diagonals.
pub(crate) fn sudoku_x() -> VariantRules {
    let mut rules = VariantRules::of_houses(Classic.houses());
    rules.add_house((0..9).map(|it| Cell::at(it, it)).collect());
    rules.add_house((0..9).map(|it| Cell::at(it, 8 - it)).collect());
    rules
}

/// The classic rules, constraint by constraint.
pub(crate) fn classic() -> VariantRules {
    VariantRules::of_houses(Classic.houses())
}

/// Whether a house is one that classic Sudoku does not have.
pub(crate) fn is_new_house(cells: CellSet) -> bool {
    Classic.houses().all(|house| house != cells)
}

/// The state of 81 characters.
pub(crate) fn state<'a>(rules: &'a VariantRules, grid: &str) -> VariantState<'a, VariantRules> {
    let mut state = VariantState::new(rules);
    for (cell, character) in Cell::all().zip(grid.chars()) {
        let digit = character.to_digit(10).and_then(|it| Digit::new(it as u8));
        if let Some(digit) = digit {
            assert!(state.open().contains(Candidate::new(cell, digit)), "{digit} at {cell}");
            state.give(Candidate::new(cell, digit));
        }
    }
    state
}

/// Up to so many solutions, by trying each digit of the cell with the fewest in an order that is drawn.
pub(crate) fn solutions(
    state: &VariantState<'_, VariantRules>,
    most: usize,
    random: &mut fastrand::Rng,
) -> Vec<CandidateSet> {
    let mut found = Vec::new();
    search(state, most, random, &mut found);
    found
}

fn search(
    state: &VariantState<'_, VariantRules>,
    most: usize,
    random: &mut fastrand::Rng,
    found: &mut Vec<CandidateSet>,
) {
    let (open, placed) = (state.open(), state.placed());
    let (filled, rules) = (placed.cells(), state.rules());
    // The rule, a cell's or a house's, with the fewest ways to keep it.
    let mut fewest: Option<CandidateSet> = None;
    for rule in rules.all().filter(|&it| rules.count_among(it, &placed) == 0) {
        let left = rules.among(rule, open);
        if fewest.as_ref().is_none_or(|it| left.len() < it.len()) {
            fewest = Some(left);
        }
    }
    let Some(fewest) = fewest else {
        assert_eq!(filled.len(), 81);
        found.push(placed);
        return;
    };
    let mut ways: Vec<Candidate> = fewest.iter().collect();
    random.shuffle(&mut ways);
    for candidate in ways {
        let mut next = state.clone();
        next.place(candidate);
        search(&next, most, random, found);
        if found.len() >= most {
            return;
        }
    }
}

/// A puzzle drawn with these rules: it has one solution, and none of its digits can be left out.
pub(crate) fn minimal_puzzle(rules: &VariantRules, seed: u64) -> String {
    let mut random = fastrand::Rng::with_seed(seed);
    let solution = solutions(&VariantState::new(rules), 1, &mut random).remove(0);
    let mut grid: Vec<char> = text(&solution).chars().collect();
    let mut order: Vec<usize> = (0..81).collect();
    random.shuffle(&mut order);
    for index in order {
        let digit = std::mem::replace(&mut grid[index], '.');
        let puzzle: String = grid.iter().collect();
        if solutions(&state(rules, &puzzle), 2, &mut random).len() != 1 {
            grid[index] = digit;
        }
    }
    grid.into_iter().collect()
}

/// The 81 digits of a solution.
fn text(solution: &CandidateSet) -> String {
    let digit = |cell| solution.digits_in(cell).single().expect("a digit in each cell");
    Cell::all().map(|cell| digit(cell).to_string()).collect()
}
