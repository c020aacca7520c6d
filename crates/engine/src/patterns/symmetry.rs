//! Symmetric givens: a turn, a reflection or another symmetry that keeps them keeps the solution.

use std::ops::ControlFlow;

use ergodoku_core::{
    Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, Explanation, Mark, Role, Sentence,
    State, sentence,
};
use ergodoku_proof::{Image, Proof, Symmetry, Truth};
use serde::{Serialize, Serializer};

use super::automorphism::automorphisms;
use super::reasoning::Reasoning;
use crate::context::Context;
use crate::sink::{Distinct, Sink};

/// A symmetry that takes each given to a given. It takes the only solution to a solution, so to itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SymmetricGivens {
    /// What the symmetry does to the grid.
    pub shape: SymmetryShape,
    /// Where it takes rows, columns and digits.
    #[serde(serialize_with = "as_text")]
    pub symmetry: Symmetry,
    /// The cells that stay in their places: they hold digits that keep their names.
    pub own_images: CellSet,
    /// The candidates whose images are impossible.
    #[serde(skip)]
    eliminated: CandidateSet,
}

fn as_text<S: Serializer>(symmetry: &Symmetry, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(symmetry)
}

/// What a symmetry does to the grid.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum SymmetryShape {
    /// Turns it by half a turn.
    HalfTurn,
    /// Turns it by a quarter turn, either way.
    QuarterTurn,
    /// Mirrors it in a diagonal.
    Diagonal,
    /// Moves its lines in another way.
    Lines,
}

impl SymmetryShape {
    fn of(symmetry: &Symmetry) -> SymmetryShape {
        let is = |image: fn(usize, usize) -> (usize, usize)| {
            Cell::all().all(|cell| {
                let (row, column) = image(cell.row().number(), cell.column().number());
                symmetry.cell(cell) == Cell::at(row, column)
            })
        };
        match () {
            () if is(|row, column| (8 - row, 8 - column)) => SymmetryShape::HalfTurn,
            () if is(|row, column| (column, 8 - row)) => SymmetryShape::QuarterTurn,
            () if is(|row, column| (8 - column, row)) => SymmetryShape::QuarterTurn,
            () if is(|row, column| (column, row)) => SymmetryShape::Diagonal,
            () if is(|row, column| (8 - column, 8 - row)) => SymmetryShape::Diagonal,
            () => SymmetryShape::Lines,
        }
    }

    /// The word that chooses a variant of a message.
    fn word(self) -> &'static str {
        match self {
            SymmetryShape::HalfTurn => "half-turn",
            SymmetryShape::QuarterTurn => "quarter-turn",
            SymmetryShape::Diagonal => "diagonal",
            SymmetryShape::Lines => "lines",
        }
    }
}

/// What each symmetry of the givens eliminates.
pub(crate) fn find(
    context: &Context<'_>,
    sink: &mut impl Sink<SymmetricGivens>,
) -> ControlFlow<()> {
    let state = context.state;
    let live = state.live();
    let mut found = Distinct::new(sink);
    for &symmetry in automorphisms(context) {
        context.check()?;
        let is_impossible = |it: &Candidate| {
            let image = symmetry.candidate(*it);
            !live.contains(image) || image.cell == it.cell && image != *it
        };
        let eliminated: CandidateSet =
            state.all_candidates().iter().filter(is_impossible).collect();
        found.offer(eliminated, || SymmetricGivens {
            shape: SymmetryShape::of(&symmetry),
            symmetry,
            own_images: symmetry.own_images(),
            eliminated,
        })?;
    }
    ControlFlow::Continue(())
}

impl SymmetricGivens {
    /// The cells that stay in place and have candidates that do not.
    fn own(&self) -> CellSet {
        self.own_images & self.eliminated.cells()
    }

    /// The first of the eliminated candidates that lack an image in another cell.
    fn first(&self) -> Option<Candidate> {
        self.eliminated.iter().find(|it| !self.own_images.contains(it.cell))
    }

    /// The images of rows, columns and digits as they are written.
    fn written(&self) -> [String; 3] {
        let text = self.symmetry.to_string();
        let mut words = text.split(' ').map(str::to_string);
        std::array::from_fn(|_| words.next().unwrap_or_default())
    }

    fn say_digits(&self, explanation: &mut Explanation) {
        let changes = |it: &Digit| self.symmetry.digit(*it) != *it;
        let trades = |it: &Digit| self.symmetry.digit(self.symmetry.digit(*it)) == *it;
        let image = |it: Digit| self.symmetry.digit(it);
        let changing = || Digit::ALL.into_iter().filter(changes);
        let traded = changing().filter(trades).filter(|it| *it < image(*it));
        let pairs: Vec<Sentence> =
            traded.map(|it| sentence!("symmetry-with", digit = it, image = image(it))).collect();
        let renamed = changing().filter(|it| !trades(it));
        let renamed: Vec<Sentence> =
            renamed.map(|it| sentence!("symmetry-to", digit = it, image = image(it))).collect();
        if !pairs.is_empty() {
            explanation.say(sentence!("symmetry-trade", pairs));
        }
        if !renamed.is_empty() {
            explanation.say(sentence!("symmetry-rename", renamed));
        }
    }
}

impl Reasoning for SymmetricGivens {
    fn proof(&self) -> Proof {
        let of = |candidate| {
            let truth = Truth::Image(Image { candidate, symmetry: self.symmetry });
            Proof::Count { truths: vec![truth], links: Vec::new() }
        };
        Proof::Either(self.eliminated.iter().map(of).collect())
    }

    fn digits(&self) -> DigitSet {
        self.eliminated.digits()
    }

    fn notation(&self) -> String {
        let [rows, columns, digits] = self.written();
        let lines = |written: &str| match written.strip_prefix('r') {
            Some(rows) => format!("rows {rows}"),
            None => format!("columns {}", written.trim_start_matches('c')),
        };
        let moved = match self.shape {
            SymmetryShape::HalfTurn => "half turn".to_string(),
            SymmetryShape::QuarterTurn => "quarter turn".to_string(),
            SymmetryShape::Diagonal => "diagonal".to_string(),
            SymmetryShape::Lines => {
                format!("rows to {}, columns to {}", lines(&rows), lines(&columns))
            }
        };
        format!("{moved}, digits to {digits}")
    }

    fn explain(&self, _: &State, explanation: &mut Explanation) {
        explanation.mark(Mark::Cells(self.own(), Role::Pivot));
        let moved = self.eliminated.iter().filter(|it| !self.own_images.contains(it.cell));
        let images: CellSet = moved.clone().map(|it| self.symmetry.cell(it.cell)).collect();
        explanation.mark(Mark::Cells(images, Role::Base));
        let [rows, columns, _] = self.written();
        explanation.say(sentence!("symmetry-move", shape = self.shape.word(), rows, columns));
        self.say_digits(explanation);
        explanation.say(sentence!("symmetry-givens"));
        explanation.say(sentence!("symmetry-solution"));
        if !self.own().is_empty() {
            let digits = self.symmetry.kept_digits();
            explanation.say(sentence!("symmetry-own", cells = self.own(), digits));
        }
        if let Some(candidate) = self.first() {
            let (image, count) = (self.symmetry.candidate(candidate), moved.count());
            explanation.say(sentence!("symmetry-image", candidate, image, count));
        }
    }

    fn legend(&self) -> &'static [(Role, &'static str)] {
        &[(Role::Pivot, "legend-own-image"), (Role::Base, "legend-missing-image")]
    }

    fn look_at(&self) -> Sentence {
        sentence!("look-at-symmetry")
    }

    fn because(&self) -> Sentence {
        sentence!("symmetry-because", shape = self.shape.word())
    }

    fn place(&self) -> Sentence {
        sentence!("place-symmetry", shape = self.shape.word())
    }
}
