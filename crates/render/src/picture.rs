//! [`Picture`]: the content of a drawing.

use ergodoku_core::{
    Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, House, HouseSet, Language, LinkKind,
    Mark, Role, State,
};

/// The content of a drawing: a state with marks, a title and sentences.
///
/// ```
/// use ergodoku_core::{Puzzle, State};
/// use ergodoku_render::{Picture, terminal};
///
/// let mut puzzle = Puzzle::EMPTY;
/// puzzle.give("r1c1=5".parse()?);
/// let state = State::new(&puzzle).unwrap();
/// let picture = Picture::new(&state).title("One given").candidates(false);
/// assert!(terminal(&picture, false).starts_with("One given\n"));
/// # Ok::<(), ergodoku_core::NotationError>(())
/// ```
#[derive(Copy, Clone, Debug)]
pub struct Picture<'a> {
    /// The digits and candidates.
    pub state: &'a State,
    /// The marks, lowest layer first.
    pub marks: &'a [Mark],
    /// A line above the grid.
    pub title: Option<&'a str>,
    /// Sentences below the grid.
    pub caption: Option<&'a str>,
    /// Whether to show candidates. Those with a mark are always shown.
    pub candidates: bool,
    /// What roles are called in the legend, where not as usual.
    pub words: &'a [(Role, &'a str)],
    /// How the labels beside the grid name rows and columns.
    pub labels: fn(House) -> String,
    /// The language of the legend and of what a screen reader is told.
    pub language: Language,
}

impl<'a> Picture<'a> {
    /// A picture of a state with its candidates only.
    pub const fn new(state: &'a State) -> Picture<'a> {
        Picture {
            state,
            marks: &[],
            title: None,
            caption: None,
            candidates: true,
            words: &[],
            labels: usual_name,
            language: Language::English,
        }
    }

    /// Sets the marks.
    pub const fn marks(self, marks: &'a [Mark]) -> Picture<'a> {
        Picture { marks, ..self }
    }

    /// Sets the line above the grid.
    pub const fn title(self, title: &'a str) -> Picture<'a> {
        Picture { title: Some(title), ..self }
    }

    /// Sets the sentences below the grid.
    pub const fn caption(self, caption: &'a str) -> Picture<'a> {
        Picture { caption: Some(caption), ..self }
    }

    /// Shows all candidates, or only those with a mark.
    pub const fn candidates(self, candidates: bool) -> Picture<'a> {
        Picture { candidates, ..self }
    }

    /// Sets what roles are called in the legend, where not as usual.
    pub const fn words(self, words: &'a [(Role, &'a str)]) -> Picture<'a> {
        Picture { words, ..self }
    }

    /// Sets how the labels beside the grid name rows and columns, in place of `r4` and `c7`.
    pub const fn labels(self, labels: fn(House) -> String) -> Picture<'a> {
        Picture { labels, ..self }
    }

    /// Sets the language of the legend and of what a screen reader is told.
    pub const fn language(self, language: Language) -> Picture<'a> {
        Picture { language, ..self }
    }

    /// What a role is called in the legend.
    pub(crate) fn words_for(&self, role: Role) -> &'a str {
        let own = self.words.iter().find(|(of, _)| *of == role);
        own.map_or(role.legend_in(self.language), |&(_, words)| words)
    }

    /// The topmost role of a candidate: that of its last mark.
    pub(crate) fn role(&self, candidate: Candidate) -> Option<Role> {
        self.marks.iter().rev().find_map(|mark| match mark {
            Mark::Candidates(set, role) if set.contains(candidate) => Some(*role),
            _ => None,
        })
    }

    /// The candidates with a mark, link or number.
    pub(crate) fn pointed_at(&self) -> CandidateSet {
        let mut all = CandidateSet::EMPTY;
        for mark in self.marks {
            match mark {
                Mark::Candidates(set, _) => all |= *set,
                Mark::Link { from, to, .. } => all |= from.union(*to),
                Mark::Number(candidate, _) => all.insert(*candidate),
                Mark::House(..) | Mark::Cells(..) => {}
            }
        }
        all
    }

    /// The small digits of a cell.
    pub(crate) fn pencil_marks(&self, cell: Cell) -> DigitSet {
        if self.state.digit(cell).is_some() || self.large(cell).is_some() {
            return DigitSet::EMPTY;
        }
        let pointed_at = self.pointed_at().digits_in(cell);
        match self.candidates {
            true => self.state.candidates(cell) | pointed_at,
            false => pointed_at,
        }
    }

    /// The large digit of a cell: the one that it holds, or, without candidates, the only marked one if the
    /// step places it.
    pub(crate) fn large(&self, cell: Cell) -> Option<Digit> {
        self.state.digit(cell).or_else(|| {
            let digit = self.pointed_at().digits_in(cell).single()?;
            let placed = self.role(Candidate::new(cell, digit)) == Some(Role::Placed);
            (placed && !self.candidates).then_some(digit)
        })
    }

    /// The roles that occur, in the order of a legend, each with its candidates, cells and houses.
    pub(crate) fn uses(&self) -> Vec<Use> {
        let all = Role::ALL.into_iter().map(|role| Use::of(role, self.marks));
        all.filter(Use::occurs).collect()
    }

    /// The links, in order.
    pub(crate) fn links(
        &self,
    ) -> impl Iterator<Item = (&'a CandidateSet, &'a CandidateSet, LinkKind)> {
        self.marks.iter().filter_map(|mark| match mark {
            Mark::Link { from, to, kind } if !from.is_empty() && !to.is_empty() => {
                Some((from, to, *kind))
            }
            _ => None,
        })
    }

    /// The links that are drawn, each once. Of too many to be told apart none is: the numbers give their order.
    pub(crate) fn arrows(&self) -> Vec<(&'a CandidateSet, &'a CandidateSet, LinkKind)> {
        const MOST: usize = 24;
        let mut all: Vec<_> = Vec::new();
        for link in self.links() {
            if !all.contains(&link) {
                all.push(link);
            }
        }
        if all.len() > MOST { Vec::new() } else { all }
    }

    /// The numbered candidates by number.
    pub(crate) fn numbers(&self) -> Vec<(usize, Candidate)> {
        let number = |mark: &Mark| match mark {
            Mark::Number(candidate, number) => Some((*number, *candidate)),
            _ => None,
        };
        let mut numbers: Vec<(usize, Candidate)> = self.marks.iter().filter_map(number).collect();
        numbers.sort();
        numbers
    }
}

/// A role, and everything in a picture that has it.
pub(crate) struct Use {
    pub(crate) role: Role,
    pub(crate) candidates: CandidateSet,
    pub(crate) cells: CellSet,
    pub(crate) houses: HouseSet,
}

impl Use {
    fn of(wanted: Role, marks: &[Mark]) -> Use {
        let mut found = Use {
            role: wanted,
            candidates: CandidateSet::EMPTY,
            cells: CellSet::EMPTY,
            houses: HouseSet::EMPTY,
        };
        for mark in marks {
            match mark {
                Mark::House(house, role) if *role == wanted => found.houses.insert(*house),
                Mark::Cells(cells, role) if *role == wanted => found.cells |= *cells,
                Mark::Candidates(set, role) if *role == wanted => found.candidates |= *set,
                _ => {}
            }
        }
        found
    }

    fn occurs(&self) -> bool {
        !(self.candidates.is_empty() && self.cells.is_empty() && self.houses.is_empty())
    }
}

/// One end of a link: `r1c1=5`, or for a group `r1c12=5`.
pub(crate) fn end_name(set: &CandidateSet) -> String {
    let of_digit = |digit| format!("{}={digit}", set.cells_of(digit));
    set.digits().iter().map(of_digit).collect::<Vec<_>>().join("|")
}

/// The name of a kind of link.
pub(crate) fn link_name(kind: LinkKind, language: Language) -> &'static str {
    language.plain(match kind {
        LinkKind::Strong => "legend-strong-link",
        LinkKind::Weak => "legend-weak-link",
    })
}

/// A house in the field's notation: `r4`.
fn usual_name(house: House) -> String {
    house.to_string()
}
