//! Nets by tables: from each candidate, true and false, singles are followed for a few rounds; what
//! follows from what is found so is then looked up in turn. HoDoKu makes its nets so. A table knows
//! nothing of what else the premise leads to, so that such nets see less than one that follows all at
//! once.

use ergodoku_core::{Candidate, CandidateSet, Cell, CellSet, Digit, House, State};

use super::closure::Closure;
use crate::patterns::line::Premise;
use crate::patterns::links::{Links, NodeRows, NodeSet, nodes_in};

/// What follows from each claim at once: from a node's truth, under the node's number, and from its
/// falsity, behind those of all nodes.
pub(crate) struct Tables<'a> {
    links: &'a Links,
    rows: NodeRows,
}

impl<'a> Tables<'a> {
    /// The tables of a state: its links, and what so many rounds of singles find.
    pub(crate) fn of(state: &State, links: &'a Links, rounds: usize) -> Tables<'a> {
        let count = links.len();
        let mut rows = NodeRows::new(2 * count);
        for node in 0..count {
            nodes_in(links.weak(node)).for_each(|other| rows.insert(node, count + other));
            nodes_in(links.strong(node)).for_each(|other| rows.insert(count + node, other));
        }
        let open = *state.all_candidates();
        for candidate in open.iter() {
            let node = links.number(candidate);
            for (claim, premise) in
                [(node, Premise::True(candidate)), (count + node, Premise::False(candidate))]
            {
                let ahead = Singles::after(state, premise, rounds);
                for other in open.iter() {
                    let number = links.number(other);
                    if !ahead.places[other.digit.index()].contains(other.cell) {
                        rows.insert(claim, count + number);
                    } else if ahead.settled.contains(other.cell) {
                        rows.insert(claim, number);
                    }
                }
            }
        }
        Tables { links, rows }
    }

    /// All that follows from a premise.
    pub(crate) fn closure(&self, premise: Premise, start: &Closure) -> Closure {
        let count = self.links.len();
        let mut reached = NodeSet::new(2 * count);
        let mut latest = reached.clone();
        latest.insert(match premise {
            Premise::True(candidate) => self.links.number(candidate),
            Premise::False(candidate) => count + self.links.number(candidate),
        });
        while !latest.is_empty() {
            reached.add(&latest.0);
            let mut next = NodeSet::new(2 * count);
            latest.iter().for_each(|claim| next.add(self.rows.row(claim)));
            next.remove_all(&reached);
            latest = next;
        }
        let candidates = |first: usize| -> CandidateSet {
            let singles = (0..self.links.singles()).filter(|node| reached.contains(first + node));
            singles.fold(CandidateSet::EMPTY, |all, node| all | self.links.node(node).candidates())
        };
        Closure { live: start.live - candidates(count), known: start.known | candidates(0) }
    }
}

/// Where digits can be after a few rounds of singles.
struct Singles {
    places: [CellSet; 9],
    settled: CellSet,
}

impl Singles {
    fn after(state: &State, premise: Premise, rounds: usize) -> Singles {
        let places = Digit::ALL.map(|digit| state.places(digit));
        let mut singles = Singles { places, settled: state.filled() };
        match premise {
            Premise::True(candidate) => singles.place(candidate),
            Premise::False(Candidate { cell, digit }) => {
                singles.places[digit.index()].remove(cell);
            }
        }
        for _ in 0..rounds {
            let found = singles.round();
            if found.is_empty() {
                break;
            }
            for candidate in found {
                let is_open = !singles.settled.contains(candidate.cell);
                if is_open && singles.places[candidate.digit.index()].contains(candidate.cell) {
                    singles.place(candidate);
                }
            }
        }
        singles
    }

    /// All singles that there are now: naked ones, then hidden ones.
    fn round(&self) -> Vec<Candidate> {
        let (mut once, mut twice) = (CellSet::EMPTY, CellSet::EMPTY);
        for places in self.places {
            twice |= once & places;
            once |= places;
        }
        let naked = (once - twice) - self.settled;
        let digit_of = |cell: &Cell| {
            Digit::ALL.into_iter().find(|digit| self.places[digit.index()].contains(*cell))
        };
        let naked = naked.iter().filter_map(|it| Some(Candidate::new(it, digit_of(&it)?)));
        let hidden = House::all().flat_map(|house| {
            Digit::ALL.into_iter().filter_map(move |digit| {
                let cell = (self.places[digit.index()] & house.cells()).single()?;
                (!self.settled.contains(cell)).then(|| Candidate::new(cell, digit))
            })
        });
        naked.chain(hidden).collect()
    }

    fn place(&mut self, Candidate { cell, digit }: Candidate) {
        for other in Digit::ALL {
            self.places[other.index()].remove(cell);
        }
        let places = &mut self.places[digit.index()];
        *places -= cell.peers() - self.settled;
        places.insert(cell);
        self.settled.insert(cell);
    }
}
