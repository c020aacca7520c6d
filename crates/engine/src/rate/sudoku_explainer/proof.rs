//! Certificates for hints.

use ergodoku_core::{
    Candidate, CandidateSet, Cell, CellSet, Conclusion, Constraint, Digit, DigitSet, House,
};
use ergodoku_proof::{DeadlyPattern, Lemma, Proof, Truth};

use super::chains::advanced::Nested;
use super::chains::closure::{Cause, Closure};
use super::chains::{Chain, Kind, Literal, advanced};
use super::grid::{
    CELLS, Grid, PEERS, Planes, bits, candidate, candidate_set, code, digits, house_cells,
    house_of, shared_houses, split,
};
use super::hint::Reason;
use super::{bug, unique_loop};

fn in_house(house: usize, v: usize) -> Constraint {
    Constraint::House(House::from_index(house), Digit::from_index(v))
}

fn in_cell(cell: usize) -> Constraint {
    Constraint::Cell(Cell::from_index(cell))
}

/// Why `gone` is false, or `placed` true, in `grid`.
pub(super) fn of(
    grid: &Grid,
    reason: &Reason,
    gone: &Planes,
    placed: Option<u16>,
    nested: &mut Nested,
) -> Proof {
    match reason {
        Reason::HiddenSingle { house } => {
            let v = placed.map_or(0, |it| split(it).1);
            Proof::no_place_left(in_house(*house, v))
        }
        Reason::NakedSingle => Proof::no_place_left(in_cell(placed.map_or(0, |it| split(it).0))),
        Reason::Locking { base, cover, v } => {
            // The direct form places the digit in another house of the base's kind.
            let other = placed.map(|it| {
                let kind = House::from_index(*base).kind();
                in_house(house_of(split(it).0, kind), *v)
            });
            let truths = [in_house(*base, *v)].into_iter().chain(other);
            Proof::count(truths, [in_house(*cover, *v)])
        }
        Reason::Subset { house, positions, digits: of, naked } => {
            let cells = digits(*positions).map(|at| in_cell(CELLS[*house][at] as usize));
            let placed = placed.map(|it| in_house(*house, split(it).1));
            let rules = digits(*of).map(|v| in_house(*house, v)).chain(placed);
            if *naked { Proof::count(cells, rules) } else { Proof::count(rules, cells) }
        }
        Reason::Fish { v, base, cover } => Proof::count(
            base.iter().map(|line| in_house(*line, *v)),
            cover.iter().map(|line| in_house(*line, *v)),
        ),
        Reason::Wing { pivot, pincers, z, .. } => {
            let links = pincers.map(|pincer| {
                let x = grid.cells[pincer] & grid.cells[*pivot] & !(1 << z);
                let house = shared_houses(*pivot, pincer).next().unwrap_or_default();
                in_house(house, x.trailing_zeros() as usize)
            });
            Proof::count([*pivot, pincers[0], pincers[1]].map(in_cell), links)
        }
        Reason::Loop(found) => unique_loop(found),
        Reason::Bug(found) => grave(grid, found),
        Reason::Aligned { cells, excluders } => aligned(cells, *excluders),
        Reason::Chain(chain) => {
            let facts = Facts::new(grid);
            chain_proof(grid, chain, gone, placed, &facts, nested)
        }
    }
}

fn set(of: u16) -> DigitSet {
    digits(of).map(Digit::from_index).collect()
}

/// Guardians beside rules.
fn with_guardians(
    pattern: CandidateSet,
    truths: impl IntoIterator<Item = Constraint>,
    links: impl IntoIterator<Item = Constraint>,
) -> Proof {
    let guardians = DeadlyPattern::new(pattern).map(Truth::Guardians);
    let rules = truths.into_iter().map(Truth::Rule);
    Proof::Count {
        truths: guardians.into_iter().chain(rules).collect(),
        links: links.into_iter().collect(),
    }
}

fn unique_loop(found: &unique_loop::Found) -> Proof {
    let cells: CellSet = found.cells.iter().map(|&cell| Cell::from_index(cell)).collect();
    let pattern = CandidateSet::product(cells, set(found.digits));
    let in_loop = |house: usize| {
        let cells = found.cells.iter().copied();
        cells.filter(move |&cell| house_cells(house) >> cell & 1 == 1)
    };
    match found.kind {
        unique_loop::Kind::Type1 | unique_loop::Kind::Type2 => with_guardians(pattern, [], []),
        unique_loop::Kind::Type4 { house, locked } => with_guardians(
            pattern,
            [in_house(house, locked)],
            in_loop(house).map(in_cell).collect::<Vec<_>>(),
        ),
        unique_loop::Kind::Naked { house, positions, digits: of } => {
            let members = digits(positions).map(|at| CELLS[house][at] as usize);
            let members = members.filter(|cell| !found.cells.contains(cell));
            with_guardians(
                pattern,
                members.map(in_cell).collect::<Vec<_>>(),
                digits(of).map(|v| in_house(house, v)).collect::<Vec<_>>(),
            )
        }
        unique_loop::Kind::Hidden { house, positions, digits: of } => {
            let members = digits(positions).map(|at| CELLS[house][at] as usize);
            let cells: CellSet = members.chain(in_loop(house)).map(Cell::from_index).collect();
            with_guardians(
                pattern,
                digits(of).map(|v| in_house(house, v)).collect::<Vec<_>>(),
                cells.iter().map(Constraint::Cell).collect::<Vec<_>>(),
            )
        }
    }
}

fn grave(grid: &Grid, found: &bug::Found) -> Proof {
    let mut pattern = candidate_set(&grid.planes);
    for (cell, extra) in &found.cells {
        digits(*extra).for_each(|v| pattern.remove(candidate(code(*cell, v))));
    }
    match found.kind {
        bug::Kind::Type1 | bug::Kind::Type2 => with_guardians(pattern, [], []),
        bug::Kind::Type3 { house, cells, digits: of } => with_guardians(
            pattern,
            bits(cells).map(in_cell).collect::<Vec<_>>(),
            digits(of).map(|v| in_house(house, v)).collect::<Vec<_>>(),
        ),
        bug::Kind::Type4 { locked } => {
            let [a, b] = [found.cells[0].0, found.cells[1].0];
            let by = |house| {
                with_guardians(pattern, [in_house(house, locked)], [in_cell(a), in_cell(b)])
            };
            Proof::Either(shared_houses(a, b).map(by).collect())
        }
    }
}

/// Whichever cell a candidate is eliminated from, all combinations of the others are tried.
fn aligned(cells: &[usize], excluders: u128) -> Proof {
    let cover =
        Proof::Either(bits(excluders).map(|cell| Proof::no_place_left(in_cell(cell))).collect());
    let cases = |cell: usize, proof: &Proof| Proof::Cases {
        truth: in_cell(cell).into(),
        branches: (0..9).map(|v| (candidate(code(cell, v)), proof.clone())).collect(),
    };
    let but = |left_out: usize| {
        let others = cells.iter().filter(|&&cell| cell != left_out);
        others.fold(cover.clone(), |proof, &cell| cases(cell, &proof))
    };
    Proof::Either(cells.iter().map(|&cell| but(cell)).collect())
}

/// What is known in a line of reasoning: which candidates can still be true, and which are.
#[derive(Clone)]
pub(super) struct Facts {
    live: Planes,
    known: Planes,
    /// The rules that had candidates when the reasoning began.
    open: Vec<Constraint>,
}

impl Facts {
    fn new(grid: &Grid) -> Facts {
        let cells = bits(grid.unfilled).map(in_cell);
        let houses = (0..27).flat_map(|house| (0..9).map(move |v| (house, v)));
        let houses = houses.filter(|&(house, v)| grid.places[house][v] != 0);
        let houses = houses.map(|(house, v)| in_house(house, v));
        Facts { live: grid.planes, known: [0; 9], open: cells.chain(houses).collect() }
    }

    fn assume(&mut self, literal: Literal) {
        let (cell, v) = split(literal.code());
        if literal.is_on() {
            self.place(cell, v);
        } else {
            self.live[v] &= !(1 << cell);
        }
    }

    fn place(&mut self, cell: usize, v: usize) {
        self.live[v] &= !PEERS[cell];
        for w in (0..9).filter(|&w| w != v) {
            self.live[w] &= !(1 << cell);
        }
        self.known[v] |= 1 << cell;
    }

    fn left_in(&self, rule: Constraint) -> CandidateSet {
        match rule {
            Constraint::Cell(cell) => {
                let here = (0..9).filter(|&v| self.live[v] >> cell.index() & 1 == 1);
                here.map(|v| candidate(code(cell.index(), v))).collect()
            }
            Constraint::House(house, digit) => {
                let places = self.live[digit.index()] & house.cells().bits();
                CandidateSet::of(digit, CellSet::from_bits(places))
            }
        }
    }

    fn is_known(&self, it: Candidate) -> bool {
        self.known[it.digit.index()] >> it.cell.index() & 1 == 1
    }

    /// A rule that nothing is left to satisfy.
    fn broken(&self) -> Option<Constraint> {
        self.open.iter().copied().find(|&rule| self.left_in(rule).is_empty())
    }
}

/// A line of reasoning in the making.
struct Line {
    facts: Facts,
    lemmas: Vec<Lemma>,
    last: Option<Proof>,
}

impl Line {
    fn new(facts: Facts) -> Line {
        Line { facts, lemmas: Vec::new(), last: None }
    }

    /// The candidate is the only one left in the rule; or nothing is.
    fn place(&mut self, it: Candidate, rule: Constraint) {
        if self.last.is_some() || self.facts.is_known(it) {
            return;
        }
        let left = self.facts.left_in(rule);
        if left.is_empty() {
            self.last = Some(Proof::no_place_left(rule));
        } else if left.single() == Some(it) {
            let proof = Proof::no_place_left(rule);
            self.lemmas.push(Lemma { conclusion: Conclusion::Place(it), proof });
            self.facts.place(it.cell.index(), it.digit.index());
        }
    }

    /// The candidates are false by a proof.
    fn eliminate(&mut self, gone: &Planes, proof: Proof) {
        if self.last.is_some() {
            return;
        }
        if (0..9).any(|v| gone[v] & self.facts.known[v] != 0) {
            self.last = Some(proof);
            return;
        }
        let open = std::array::from_fn(|v| gone[v] & self.facts.live[v]);
        let conclusion = Conclusion::Eliminate(candidate_set(&open));
        if !super::grid::is_empty(&open) {
            self.lemmas.push(Lemma { conclusion, proof });
            (0..9).for_each(|v| self.facts.live[v] &= !open[v]);
        }
    }

    /// The whole, if it ends in a contradiction.
    fn end(mut self) -> Proof {
        if self.last.is_none() {
            self.last = self.facts.broken().map(Proof::no_place_left);
        }
        let last = self.last.unwrap_or(Proof::Either(Vec::new()));
        match self.lemmas.is_empty() {
            true => last,
            false => Proof::Lemmas { lemmas: self.lemmas, last: Box::new(last) },
        }
    }
}

fn chain_proof(
    grid: &Grid,
    chain: &Chain,
    gone: &Planes,
    placed: Option<u16>,
    facts: &Facts,
    nested: &mut Nested,
) -> Proof {
    let opposites: Vec<Literal> = match placed {
        Some(it) => vec![Literal::new(it, false)],
        None => {
            let cells = (0..9).flat_map(|v| bits(gone[v] & grid.planes[v]).map(move |c| (c, v)));
            cells.map(|(cell, v)| Literal::new(code(cell, v), true)).collect()
        }
    };
    let mut proofs: Vec<Proof> = opposites
        .into_iter()
        .map(|opposite| {
            let mut facts = facts.clone();
            facts.assume(opposite);
            match chain.path.is_empty() {
                true => branches(grid, chain, facts, nested),
                false => path(grid, chain, facts),
            }
        })
        .collect();
    if proofs.len() == 1 { proofs.remove(0) } else { Proof::Either(proofs) }
}

/// Goes along a chain of single links, twice if it closes: from wherever the assumption meets it.
fn path(grid: &Grid, chain: &Chain, facts: Facts) -> Proof {
    let mut causes = Vec::new();
    advanced::causes_in_path(grid, chain, &mut |cause, code| causes.push((cause, code)));
    let mut line = Line::new(facts);
    for &(cause, it) in causes.iter().chain(&causes) {
        if let Some(rule) = rule_of(cause, it) {
            line.place(candidate(it), rule);
        }
    }
    line.end()
}

fn rule_of(cause: Cause, it: u16) -> Option<Constraint> {
    let (cell, v) = split(it);
    match cause {
        Cause::None => None,
        Cause::Cell => Some(in_cell(cell)),
        Cause::House(house) => Some(in_house(house as usize, v)),
    }
}

/// Follows each branch to the contradiction with the opposite of what all lead to.
fn branches(grid: &Grid, chain: &Chain, facts: Facts, nested: &mut Nested) -> Proof {
    let sources: Vec<Literal> = chain.branches.iter().map(|(source, _)| *source).collect();
    match (chain.kind, chain.house) {
        (Kind::Cell | Kind::Region, house) => {
            let (cell, v) = split(sources[0].code());
            let truth = house.map_or(in_cell(cell), |house| in_house(house, v));
            let cases = sources.into_iter().map(|source| {
                (candidate(source.code()), branch(grid, chain, source, facts.clone(), nested))
            });
            Proof::Cases { truth: truth.into(), branches: cases.collect() }
        }
        (Kind::Double, _) => {
            let proof = branch(grid, chain, sources[0], facts.clone(), nested);
            let it = sources[0].code();
            let mut line = Line::new(facts);
            line.eliminate(&super::grid::only(it), proof);
            let rest = branch(grid, chain, sources[1], line.facts.clone(), nested);
            line.last = line.last.or(Some(rest));
            line.end()
        }
        _ => branch(grid, chain, sources[0], facts, nested),
    }
}

/// Follows an assumption in the order in which the search does.
fn branch(
    grid: &Grid,
    chain: &Chain,
    source: Literal,
    mut facts: Facts,
    nested: &mut Nested,
) -> Proof {
    facts.assume(source);
    let mut closure = Closure::new();
    let reasons = closure.fill_with_reasons(grid, source, chain.mode, nested);
    let mut reasons = reasons.into_iter().peekable();
    let mut line = Line::new(facts);
    for (index, node) in closure.nodes.iter().enumerate() {
        while let Some(reason) = reasons.next_if(|it| it.before <= index) {
            let facts = &line.facts;
            let proof = match &reason.reason {
                Reason::Chain(chain) => {
                    chain_proof(&reason.grid, chain, &reason.gone, None, facts, nested)
                }
                other => of(&reason.grid, other, &reason.gone, None, nested),
            };
            line.eliminate(&reason.gone, proof);
        }
        if node.literal.is_on()
            && let Some(rule) = rule_of(node.cause, node.literal.code())
        {
            line.place(candidate(node.literal.code()), rule);
        }
        if line.last.is_some() {
            break;
        }
    }
    line.end()
}
