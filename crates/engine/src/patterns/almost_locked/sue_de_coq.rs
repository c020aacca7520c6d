//! Sue de Coq: a crossing of box and line whose surplus of digits is used up by both.

use std::ops::ControlFlow;

use ergodoku_core::{
    CandidateSet, CellSet, Constraint, DigitSet, Explanation, House, Line, Mark, Role, Sentence,
    State, sentence,
};
use ergodoku_proof::Proof;
use serde::Serialize;

use super::Distinct;
use crate::context::Context;
use crate::patterns::{Pattern, Reasoning};
use crate::technique::Found;

/// Two or three cells in the crossing of a line and a box, that have two digits or more than cells;
/// cells in the rest of the line and cells in the rest of the box, each with more digits than cells,
/// that each take some of these digits away. All in all there are as many digits as cells, where a
/// digit that line and box have both counts twice: so every digit has its place, in the line, the box
/// or the crossing.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SueDeCoq {
    /// The line.
    pub line: House,
    /// The box.
    pub square: House,
    /// The cells in the crossing.
    pub crossing: Part,
    /// The cells in the rest of the line.
    pub in_line: Part,
    /// The cells in the rest of the box.
    pub in_box: Part,
}

/// Some cells and their candidates.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Part {
    /// The cells.
    pub cells: CellSet,
    /// All candidates of the cells.
    pub digits: DigitSet,
}

/// Every Sue de Coq, crossing by crossing.
pub(crate) fn find(context: &Context<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
    let mut found = Distinct::new(found);
    let mut takers = [Vec::new(), Vec::new()];
    for line in Line::all() {
        for (place, square) in line.boxes().enumerate() {
            let line = line.house();
            if context.is_barren_crossing(line, place, square) {
                continue;
            }
            let mut is_barren = true;
            in_crossing(context, line, square, &mut takers, &mut |pattern| {
                let gone = pattern.eliminations(context.state);
                is_barren &= gone.is_empty();
                found.report(gone, || Pattern::SueDeCoq(pattern))
            })?;
            if is_barren {
                context.note_barren_crossing(line, place, square);
            }
        }
    }
    ControlFlow::Continue(())
}

/// Visits the Sue de Coqs of a crossing: line and box take all digits that its cells have too many. There
/// is room for what takes them in each.
fn in_crossing(
    context: &Context<'_>,
    line: House,
    square: House,
    [in_line, in_box]: &mut [Vec<Taker>; 2],
    visit: &mut impl FnMut(SueDeCoq) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let [of_line, of_box] = [line, square].map(|house| Cells::of(context.state, house));
    let mut crossings = Vec::with_capacity(4);
    of_line.among(line.positions_of(square.cells())).each_choice(
        &mut |(cells, digits), count, _| {
            if count >= 2 && digits.len() >= count + 2 {
                crossings.push(Part { cells: line.cells_at(cells), digits });
            }
            true
        },
    );
    let may_share = context.limits.sue_de_coq_overlap;
    for &crossing in &crossings {
        find_takers(&crossing, line, &of_line, may_share, in_line);
        if !in_line.is_empty() {
            find_takers(&crossing, square, &of_box, may_share, in_box);
        }
        let surplus = crossing.surplus();
        for one in in_line.iter() {
            for other in in_box.iter() {
                let taken = one.taken + other.taken;
                if taken < surplus {
                    continue;
                }
                let shared = one.digits & other.digits & crossing.digits;
                if taken == surplus + shared.len() && (may_share || shared.is_empty()) {
                    let (in_line, in_box) = (one.part(line), other.part(square));
                    if in_line.cells.is_disjoint(in_box.cells) {
                        visit(SueDeCoq { line, square, crossing, in_line, in_box })?;
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Some cells outside a crossing that need more digits than they have of their own.
struct Taker {
    /// Their positions in the house, as bits, and their candidates.
    positions: u16,
    digits: DigitSet,
    /// So many of the crossing's digits they take away.
    taken: usize,
}

impl Taker {
    fn part(&self, house: House) -> Part {
        Part { cells: house.cells_at(self.positions), digits: self.digits }
    }
}

/// Finds the cells in the rest of a house that take digits from a crossing and leave some to be taken in
/// the other house; a digit that both take, if they `may_share` any, counts for two.
fn find_takers(
    crossing: &Part,
    house: House,
    cells: &Cells,
    may_share: bool,
    takers: &mut Vec<Taker>,
) {
    takers.clear();
    let (size, surplus) = (crossing.cells.len(), crossing.surplus());
    let most = if may_share { 9 } else { surplus - 1 };
    let rest = cells.among(!house.positions_of(crossing.cells));
    rest.each_choice(&mut |(positions, digits), count, behind| {
        let own = (digits - crossing.digits).len();
        // What line and box have in all beyond their cells is no more than the crossing has cells: that
        // many of its digits stay.
        if own < count && count - own <= most && digits.len() <= count + size {
            takers.push(Taker { positions, digits, taken: count - own });
        }
        // Each cell more takes one digit more at best.
        own < count + behind
    });
}

/// Unsolved cells of a house: their positions as bits, and their candidates.
struct Cells {
    all: [(u16, DigitSet); 9],
    count: usize,
}

impl Cells {
    fn of(state: &State, house: House) -> Cells {
        let mut cells = Cells { all: [(0, DigitSet::EMPTY); 9], count: 0 };
        for position in 0..9 {
            let digits = state.candidates(house.cell_at(position));
            if !digits.is_empty() {
                cells.all[cells.count] = (1 << position, digits);
                cells.count += 1;
            }
        }
        cells
    }

    /// Those at some positions.
    fn among(&self, positions: u16) -> Cells {
        let mut cells = Cells { all: [(0, DigitSet::EMPTY); 9], count: 0 };
        for &cell in self.all[..self.count].iter().filter(|(position, _)| position & positions != 0)
        {
            cells.all[cells.count] = cell;
            cells.count += 1;
        }
        cells
    }

    /// Visits all choices of the cells, each before those that add cells behind its last:
    /// `visit((positions, digits), count, behind)` is told how many cells there are behind, and says
    /// whether to add any.
    fn each_choice(&self, visit: &mut impl FnMut((u16, DigitSet), usize, usize) -> bool) {
        extend(&self.all[..self.count], (0, DigitSet::EMPTY), 1, visit);
    }
}

/// Adds one more of the cells, so that there are `count`, and then perhaps others.
fn extend(
    cells: &[(u16, DigitSet)],
    chosen: (u16, DigitSet),
    count: usize,
    visit: &mut impl FnMut((u16, DigitSet), usize, usize) -> bool,
) {
    let mut behind = cells;
    while let [(position, candidates), rest @ ..] = behind {
        behind = rest;
        let longer = (chosen.0 | position, chosen.1 | *candidates);
        if visit(longer, count, behind.len()) && !behind.is_empty() {
            extend(behind, longer, count + 1, visit);
        }
    }
}

impl Part {
    /// How many digits more than cells.
    fn surplus(&self) -> usize {
        self.digits.len().saturating_sub(self.cells.len())
    }
}

impl SueDeCoq {
    fn parts(&self) -> [Part; 3] {
        [self.crossing, self.in_line, self.in_box]
    }

    /// The digits that the line allows once: its own, and those of the crossing that the box has not.
    fn of_line(&self) -> DigitSet {
        self.in_line.digits | (self.crossing.digits - self.in_box.digits)
    }

    /// The digits that the box allows once, likewise. Those of the crossing alone count for both.
    fn of_box(&self) -> DigitSet {
        self.in_box.digits | (self.crossing.digits - self.in_line.digits)
    }

    /// The digits that line and box both have: they take up the place of two.
    fn twice(&self) -> DigitSet {
        self.in_line.digits & self.in_box.digits
    }

    /// What is left of the digits outside; and, of those counted twice, in the crossing.
    fn eliminations(&self, state: &State) -> CandidateSet {
        let rest = |house: House, part: Part| house.cells() - part.cells - self.crossing.cells;
        let gone = CandidateSet::product(rest(self.line, self.in_line), self.of_line())
            | CandidateSet::product(rest(self.square, self.in_box), self.of_box())
            | CandidateSet::product(self.crossing.cells, self.twice());
        gone & *state.all_candidates()
    }
}

impl Reasoning for SueDeCoq {
    fn proof(&self) -> Proof {
        let cells = self.parts().into_iter().flat_map(|part| part.cells.iter());
        let in_line = self.of_line().iter().map(|digit| Constraint::House(self.line, digit));
        let only_box = self.in_box.digits.iter();
        let in_box = only_box.map(|digit| Constraint::House(self.square, digit));
        Proof::count(cells.map(Constraint::Cell), in_line.chain(in_box))
    }

    fn digits(&self) -> DigitSet {
        self.parts().iter().fold(DigitSet::EMPTY, |all, part| all | part.digits)
    }

    fn notation(&self) -> String {
        let [crossing, line, square] =
            self.parts().map(|part| format!("{} {}", part.digits, part.cells));
        format!("{crossing} with {line}, {square} ({}{})", self.line, self.square)
    }

    fn explain(&self, state: &State, explanation: &mut Explanation) {
        let SueDeCoq { line, square, crossing, in_line, in_box } = *self;
        let mark =
            |part: Part| CandidateSet::product(part.cells, part.digits) & *state.all_candidates();
        explanation.mark(Mark::House(line, Role::Base));
        explanation.mark(Mark::House(square, Role::Cover));
        explanation.mark(Mark::Candidates(mark(crossing), Role::Pivot));
        explanation.mark(Mark::Candidates(mark(in_line), Role::Pattern));
        explanation.mark(Mark::Candidates(mark(in_box), Role::Pincer));
        explanation.say(sentence!(
            "The cells {} in the crossing of {} and {} have the candidates {}.",
            crossing.cells,
            line,
            square,
            crossing.digits
        ));
        for (part, house) in [(in_line, line), (in_box, square)] {
            explanation.say(sentence!(
                "In the rest of {}, {} can only be {}.",
                house,
                part.cells,
                either(part.digits)
            ));
        }
        let twice = self.twice();
        let cells: usize = self.parts().iter().map(|part| part.cells.len()).sum();
        let count = cells.to_string();
        if twice.is_empty() {
            explanation.say(sentence!(
                "These are {} cells with {} digits, each of which they can hold once: so they hold all.",
                count.clone(),
                count
            ));
        } else {
            explanation.say(sentence!(
                "Line and box can both hold {}, all other digits can be there once: {} digits for {} cells, \
                 so they hold them all.",
                twice,
                count.clone(),
                count
            ));
            explanation.say(sentence!(
                "So {} is in {} and in {}, and not where they cross.",
                twice,
                in_line.cells,
                in_box.cells
            ));
        }
        explanation.say(sentence!(
            "The rest of {} cannot have {}, and the rest of {} cannot have {}.",
            line,
            self.of_line(),
            square,
            self.of_box()
        ));
    }

    fn look_at(&self) -> Sentence {
        sentence!("Look at the crossing of {} and {}.", self.line, self.square)
    }

    fn because(&self) -> Sentence {
        let cells = self.parts().iter().fold(CellSet::EMPTY, |all, part| all | part.cells);
        sentence!("{} hold all of {}", cells, self.digits())
    }

    fn place(&self) -> Sentence {
        sentence!("in {} and {}", self.line, self.square)
    }
}

/// `1, 2 or 5`.
fn either(digits: DigitSet) -> String {
    let all: Vec<String> = digits.iter().map(|digit| digit.to_string()).collect();
    match all.as_slice() {
        [first @ .., last] if !first.is_empty() => format!("{} or {last}", first.join(", ")),
        all => all.concat(),
    }
}
