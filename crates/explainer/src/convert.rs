//! Converts hints to [`Step`]s of the engine, with the engine's own patterns. Only when asked: ratings need
//! no steps.

use ergodoku_core::Each as _;
use ergodoku_core::{
    Candidate, CandidateSet, Cell, CellSet, Conclusion, Constraint, Digit, DigitSet, House,
    HouseKind, HouseSet, State,
};
use ergodoku_engine::patterns::chain::{Chain, Node};
use ergodoku_engine::patterns::deadly::{Deadly, Reason as Why, Shape};
use ergodoku_engine::patterns::single::Alone;
use ergodoku_engine::patterns::subset::SubsetKind;
use ergodoku_engine::patterns::wing::{Pincer, Wing};
use ergodoku_engine::patterns::{
    Aligned, BentSet, Direct, Fish, Intersection, Pattern, Single, Subset,
};
use ergodoku_engine::{Step, techniques as t};
use ergodoku_proof::DeadlyPattern;

use super::chains::nested::Nested;
use super::convert_chain::{ChainConverter, StepOf, Told};
use super::grid::{Grid, bits, candidate, candidate_set, code, digits, shared_houses};
use super::hint::{Bug, BugType, Hint, LoopType, Reason, UniqueLoop};

/// The conclusion of a hint that was found in `state`.
pub(super) fn concluded(state: &State, hint: &Hint) -> Conclusion {
    match hint.placed {
        Some(placed) => Conclusion::Place(candidate(placed)),
        None => Conclusion::Eliminate(candidate_set(&hint.eliminated) & *state.all_candidates()),
    }
}

/// The step of a hint that was found in `state`.
pub(super) fn of_hint(state: &State, hint: &Hint) -> Step {
    let grid = Grid::new(state);
    of(state, &grid, &hint.reason, concluded(state, hint), &mut Nested::default())
}

/// The step of something found in `grid`, from `state` on: the same, or one in which more is known.
fn of(
    state: &State,
    grid: &Grid,
    reason: &Reason,
    conclusion: Conclusion,
    nested: &mut Nested,
) -> Step {
    let (technique, pattern) = match reason {
        Reason::HiddenSingle { house } => {
            hidden_single(state, House::from_index(*house), conclusion)
        }
        Reason::NakedSingle => (&t::NAKED_SINGLE, single(conclusion, Alone::InCell)),
        Reason::Locking { base, cover, v } => {
            let [base, cover] = [*base, *cover].each(House::from_index);
            locked(state, base, cover, Digit::from_index(*v), conclusion)
        }
        Reason::Subset { house, positions, digits, naked } => {
            let house = House::from_index(*house);
            let form = if *naked { SubsetKind::Naked } else { SubsetKind::Hidden };
            let (cells, digits) = (house.cells_at(*positions), set(*digits));
            subset(state, Subset { house, cells, digits, form, locked_in: None }, conclusion)
        }
        Reason::Fish { v, base, cover } => {
            let technique = [&t::X_WING, &t::SWORDFISH, &t::JELLYFISH][base.len() - 2];
            let digit = Digit::from_index(*v);
            let [base, cover] = [base, cover].each(|of| houses(of.iter().copied()));
            let fish = Fish::new(digit, state.places(digit), base, cover);
            (technique, Pattern::Fish(fish))
        }
        Reason::Wing { pivot, pincers, z, with_z } => {
            let technique = if *with_z { &t::XYZ_WING } else { &t::XY_WING };
            (technique, Pattern::Wing(wing(grid, *pivot, *pincers, *z)))
        }
        Reason::Loop(found) => unique_loop(state, found),
        Reason::Bug(found) => bug(state, grid, found),
        Reason::Aligned { cells, excluders } => {
            let technique = [&t::ALIGNED_PAIR, &t::ALIGNED_TRIPLET][cells.len() - 2];
            let cells = cells.iter().map(|&cell| Cell::from_index(cell)).collect();
            let excluders = CellSet::from_bits(*excluders);
            (technique, Pattern::Aligned(Aligned { cells, excluders }))
        }
        Reason::StrongLinks { v, houses, nodes, is_loop } => {
            strong_links(Digit::from_index(*v), houses, nodes, *is_loop)
        }
        Reason::BentSet { set, digits, cell, commons } => {
            let sizes = [&t::WXYZ_WING, &t::VWXYZ_WING, &t::UVWXYZ_WING, &t::TUVWXYZ_WING];
            let cells = CellSet::from_bits(*set).with(Cell::from_index(*cell));
            let free = (self::set(grid.cells[*cell]) - self::set(*commons)).single();
            let bent = BentSet::of(state, cells, self::set(*digits), free);
            (sizes[cells.len() - 4], Pattern::BentSet(bent))
        }
        Reason::Chain(chain) => {
            let step_of = StepOf(&|state, grid, reason, conclusion, nested| {
                of(state, grid, reason, conclusion, nested)
            });
            ChainConverter { state, grid, nested, step_of }.convert(chain, &conclusion)
        }
    };
    Step { technique, pattern, conclusion }
}

fn set(mask: u16) -> DigitSet {
    DigitSet::from_bits(mask)
}

fn houses(of: impl Iterator<Item = usize>) -> HouseSet {
    of.map(House::from_index).collect()
}

fn cells(of: impl Iterator<Item = usize>) -> CellSet {
    of.map(Cell::from_index).collect()
}

fn single(conclusion: Conclusion, alone: Alone) -> Pattern {
    let candidate = conclusion.placed().expect("a single places a digit");
    Pattern::Single(Single { candidate, alone })
}

/// The last open cell of a house, or else the last place of a digit there.
fn hidden_single(state: &State, house: House, conclusion: Conclusion) -> Told {
    match (state.unsolved() & house.cells()).single() {
        Some(_) => (&t::FULL_HOUSE, single(conclusion, Alone::LastCell { house })),
        None => (&t::HIDDEN_SINGLE, single(conclusion, Alone::InHouse { house })),
    }
}

/// A digit placed, because of a house that `first` leaves no other place.
fn direct(first: Step, house: House, candidate: Candidate) -> Pattern {
    let single = Single { candidate, alone: Alone::InHouse { house } };
    Pattern::Direct(Direct { first: first.into(), single })
}

fn locked(state: &State, base: House, cover: House, digit: Digit, conclusion: Conclusion) -> Told {
    let places = state.places(digit);
    let confined = places & base.cells();
    let pattern = Pattern::Intersection(Intersection { digit, base, cover, cells: confined });
    let is_box = base.index() >= 18;
    let technique = if is_box { &t::POINTING } else { &t::CLAIMING };
    let Conclusion::Place(placed) = conclusion else { return (technique, pattern) };
    let eliminated = CandidateSet::of(digit, (places & cover.cells()) - confined);
    let first = Step { technique, pattern, conclusion: Conclusion::Eliminate(eliminated) };
    let is_like = |house: &House| house.kind() == base.kind();
    let house = placed.cell.houses().into_iter().find(is_like).unwrap_or(base);
    let technique = if is_box { &t::DIRECT_POINTING } else { &t::DIRECT_CLAIMING };
    (technique, direct(first, house, placed))
}

fn subset(state: &State, subset: Subset, conclusion: Conclusion) -> Told {
    let technique = match (subset.form, subset.digits.len()) {
        (SubsetKind::Naked, 2) => &t::NAKED_PAIR,
        (SubsetKind::Naked, 3) => &t::NAKED_TRIPLE,
        (SubsetKind::Naked, _) => &t::NAKED_QUAD,
        (SubsetKind::Hidden, 2) => &t::HIDDEN_PAIR,
        (SubsetKind::Hidden, 3) => &t::HIDDEN_TRIPLE,
        (SubsetKind::Hidden, _) => &t::HIDDEN_QUAD,
    };
    let pattern = Pattern::Subset(subset);
    let Conclusion::Place(placed) = conclusion else { return (technique, pattern) };
    let Subset { house, cells, digits, .. } = subset;
    let eliminated = CandidateSet::product(cells, DigitSet::ALL - digits) & *state.all_candidates();
    let first = Step { technique, pattern, conclusion: Conclusion::Eliminate(eliminated) };
    let technique = [&t::DIRECT_HIDDEN_PAIR, &t::DIRECT_HIDDEN_TRIPLET][digits.len() - 2];
    (technique, direct(first, house, placed))
}

fn wing(grid: &Grid, pivot: usize, pincers: [usize; 2], z: usize) -> Wing {
    let pincer = |cell: usize| {
        let shared = (grid.cells[cell] & !(1 << z)).trailing_zeros() as usize;
        let house = shared_houses(pivot, cell).next().unwrap_or_default();
        Pincer {
            cell: Cell::from_index(cell),
            shared: Digit::from_index(shared),
            house: House::from_index(house),
        }
    };
    Wing {
        pivot: Cell::from_index(pivot),
        pivot_digits: set(grid.cells[pivot]),
        pincers: pincers.map(pincer),
        digit: Digit::from_index(z),
    }
}

/// A chain or loop of groups.
fn strong_links(digit: Digit, strong: &[usize], nodes: &[u128], is_loop: bool) -> Told {
    let nodes = nodes.iter().map(|&cells| Node::new(digit, CellSet::from_bits(cells)));
    let nodes: Vec<Node> = nodes.collect();
    let strong = strong.iter().map(|&house| House::from_index(house));
    let is_grouped = nodes.iter().any(|node| node.cells.len() > 1);
    let kinds: Vec<HouseKind> = strong.clone().map(House::kind).collect();
    let technique = match (is_loop, is_grouped, &kinds[..]) {
        (true, false, _) => &t::CONTINUOUS_NICE_LOOP,
        (true, true, _) => &t::GROUPED_CONTINUOUS_NICE_LOOP,
        (false, true, _) => &t::GROUPED_AIC,
        (_, _, [one, other]) if [one, other].contains(&&HouseKind::Box) => &t::TURBOT_FISH,
        (_, _, [one, other]) if one == other => &t::SKYSCRAPER,
        (_, _, [_, _]) => &t::TWO_STRING_KITE,
        _ => &t::X_CHAIN,
    };
    let rules = strong.map(|house| Constraint::House(house, digit));
    (technique, Pattern::Chain(Chain::of(nodes, is_loop, rules)))
}

fn deadly(state: &State, shape: Shape, pattern: CandidateSet, reason: Why) -> Pattern {
    let pattern = DeadlyPattern::new(pattern).expect("its two fillings can trade places");
    let guardians = pattern.guardians() & *state.all_candidates();
    Pattern::Deadly(Box::new(Deadly { shape, pattern, guardians, reason }))
}

fn unique_loop(state: &State, found: &UniqueLoop) -> Told {
    let of_loop = cells(found.cells.iter().copied());
    let at = |house: usize, positions: u16| House::from_index(house).cells_at(positions);
    let (number, reason) = match found.kind {
        LoopType::Type1 => (0, Why::ExcludesAll),
        LoopType::Type2 => (1, Why::ExcludesAll),
        LoopType::Naked { house, positions, digits } => {
            let cells = at(house, positions) - of_loop;
            (2, Why::Subset { house: House::from_index(house), cells, digits: set(digits) })
        }
        LoopType::Hidden { house, positions, digits } => {
            let in_loop = of_loop & House::from_index(house).cells();
            let (cells, digits) = (at(house, positions) | in_loop, set(digits));
            (2, Why::HiddenSubset { house: House::from_index(house), cells, digits })
        }
        LoopType::Type4 { house, locked } => {
            let cells = of_loop & House::from_index(house).cells();
            let (digit, houses) = (Digit::from_index(locked), houses([house].into_iter()));
            (3, Why::Bound { digit, houses, cells })
        }
    };
    let rectangles = [
        &t::UNIQUE_RECTANGLE_1,
        &t::UNIQUE_RECTANGLE_2,
        &t::UNIQUE_RECTANGLE_3,
        &t::UNIQUE_RECTANGLE_4,
    ];
    let loops = [&t::UNIQUE_LOOP_1, &t::UNIQUE_LOOP_2, &t::UNIQUE_LOOP_3, &t::UNIQUE_LOOP_4];
    let (shape, techniques) = match of_loop.len() {
        4 => (Shape::Rectangle, rectangles),
        _ => (Shape::Loop, loops),
    };
    let pattern = CandidateSet::product(of_loop, set(found.digits));
    (techniques[number], deadly(state, shape, pattern, reason))
}

fn bug(state: &State, grid: &Grid, found: &Bug) -> Told {
    let mut pattern = candidate_set(&grid.planes);
    for (cell, extra) in &found.cells {
        digits(*extra).for_each(|v| pattern.remove(candidate(code(*cell, v))));
    }
    let (technique, reason) = match found.kind {
        BugType::Type1 => (&t::BUG_PLUS_ONE, Why::ExcludesAll),
        BugType::Type2 => (&t::BUG_2, Why::ExcludesAll),
        BugType::Type3 { house, cells: others, digits } => {
            let (house, cells) = (House::from_index(house), cells(bits(others)));
            (&t::BUG_3, Why::Subset { house, cells, digits: set(digits) })
        }
        BugType::Type4 { locked } => {
            let [a, b] = [found.cells[0].0, found.cells[1].0];
            let digit = Digit::from_index(locked);
            let houses = houses(shared_houses(a, b).take(1));
            (&t::BUG_4, Why::Bound { digit, houses, cells: cells([a, b].into_iter()) })
        }
    };
    (technique, deadly(state, Shape::Bug, pattern, reason))
}
