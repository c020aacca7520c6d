//! [`Reason`]: why a conclusion holds; [`Size`]: how large its proof is.

use std::collections::HashSet;

use ergodoku_core::{Candidate, Conclusion, Constraint, Literal, State, Stop};
use ergodoku_proof::veripb::{Proven, Refutation};
use ergodoku_proof::{Proof, ProofError, Smallest, Truth};

/// Why a conclusion holds in every solution of a state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// What holds.
    pub conclusion: Conclusion,
    /// Refutes the opposite. [`check`](ergodoku_proof::check) accepts it in the state that it was found in.
    pub proof: Proof,
    /// Why no count has fewer truths, where the proof is one count and this is known.
    /// [`check_smallest`](ergodoku_proof::check_smallest) accepts it for the first candidate of the conclusion;
    /// the counts of the others have the same truths.
    pub smallest: Option<Smallest>,
    /// Why there is no count at all, where the proof needs lemmas or cases and this is known.
    pub no_count: Option<Smallest>,
}

impl Reason {
    /// The conclusion, or the first candidate of several.
    pub fn claim(&self) -> Option<Literal> {
        match &self.conclusion {
            Conclusion::Place(it) => Some(Literal::positive(*it)),
            Conclusion::Eliminate(all) => all.iter().next().map(Literal::negative),
        }
    }

    /// The reason for the external checker VeriPB: a formula of the rules, the state and the opposite of the
    /// [claim](Reason::claim), and a proof that it has no solution. `state` is the state that the reason was
    /// found in.
    ///
    /// # Errors
    /// If the opposite does not fit the state, or the proof assumes that the puzzle has only one solution.
    ///
    /// ```
    /// use ergodoku_core::{Literal, State, Stop};
    /// use ergodoku_proof::veripb::Verdict;
    /// use ergodoku_why::Reasons;
    ///
    /// let state: State =
    ///     "..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56".parse()?;
    /// let reason = Reasons::of(&state).why(Literal::negative("r1c1=6".parse()?), &Stop::never())?;
    /// assert_eq!(reason.veripb(&state)?.verdict, Verdict::Unsatisfiable);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn veripb(&self, state: &State) -> Result<Proven, ProofError> {
        let claim = self.claim().ok_or(ProofError::NothingConcluded)?;
        let mut denied = state.clone();
        let known = |_| ProofError::AlreadyKnown(claim.candidate());
        denied.apply(&(!claim).as_conclusion()).map_err(known)?;
        Refutation::of(&denied).finish_impossible(&self.proof)
    }

    /// How large the proof is.
    pub fn size(&self) -> Size {
        Size::of(&self.proof)
    }

    /// The truths and the links of all counts of the proof, in order, each as often as it is counted.
    pub fn counted(&self) -> (Vec<Truth>, Vec<Constraint>) {
        counted(&self.proof)
    }

    /// Whether no count has fewer truths, and this is proved.
    pub fn is_proved_smallest(&self) -> bool {
        self.smallest.is_some()
    }
}

/// The truths and the links of all counts of a proof, in order, each as often as it is counted.
///
/// ```
/// use ergodoku_proof::Proof;
/// use ergodoku_why::counted;
///
/// let cell = ergodoku_core::Constraint::Cell("r1c1".parse()?);
/// let (truths, links) = counted(&Proof::count([cell, cell], [cell]));
/// assert_eq!((truths.len(), links), (2, vec![cell]));
/// # Ok::<(), ergodoku_core::NotationError>(())
/// ```
pub fn counted(proof: &Proof) -> (Vec<Truth>, Vec<Constraint>) {
    let (mut truths, mut links) = (Vec::new(), Vec::new());
    add_counted(proof, &mut truths, &mut links);
    (truths, links)
}

fn add_counted(proof: &Proof, all: &mut Vec<Truth>, of_links: &mut Vec<Constraint>) {
    match proof {
        Proof::Count { truths, links } => {
            all.extend(truths);
            of_links.extend(links);
        }
        Proof::Sum(_) => {}
        Proof::Lemmas { lemmas, last } => {
            lemmas.iter().for_each(|lemma| add_counted(&lemma.proof, all, of_links));
            add_counted(last, all, of_links);
        }
        Proof::Cases { branches, .. } => {
            branches.iter().for_each(|(_, proof)| add_counted(proof, all, of_links));
        }
        Proof::Either(proofs) => proofs.iter().for_each(|it| add_counted(it, all, of_links)),
    }
}

/// How large a proof is.
///
/// ```
/// use ergodoku_core::Constraint;
/// use ergodoku_proof::Proof;
/// use ergodoku_why::Size;
///
/// let cell = |name: &str| Ok::<_, ergodoku_core::NotationError>(Constraint::Cell(name.parse()?));
/// let pair = Proof::count([cell("r1c1")?, cell("r1c2")?], [cell("r1c3")?]);
/// let size = Size::of(&pair);
/// assert_eq!((size.truths, size.links, size.lemmas, size.cases), (2, 1, 0, 0));
/// # Ok::<(), ergodoku_core::NotationError>(())
/// ```
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Size {
    /// Truths of all counts, each as often as it is counted.
    pub truths: usize,
    /// Links of all counts, each as often as it is counted.
    pub links: usize,
    /// Different truths.
    pub distinct_truths: usize,
    /// Different links.
    pub distinct_links: usize,
    /// Intermediate results.
    pub lemmas: usize,
    /// Intermediate results proved with the help of an assumption of their own, one inside the other: 0
    /// where each lemma is a count.
    pub nesting: usize,
    /// Case distinctions.
    pub cases: usize,
}

impl Size {
    /// Measures a proof.
    pub fn of(proof: &Proof) -> Size {
        let (truths, links) = counted(proof);
        let mut size = Size { truths: truths.len(), links: links.len(), ..Size::default() };
        size.distinct_truths = truths.iter().collect::<HashSet<_>>().len();
        size.distinct_links = links.iter().collect::<HashSet<_>>().len();
        size.add(proof, 0);
        size
    }

    /// Adds the intermediate results and case distinctions.
    fn add(&mut self, proof: &Proof, depth: usize) {
        self.nesting = self.nesting.max(depth.saturating_sub(1));
        match proof {
            Proof::Count { .. } | Proof::Sum(_) => {}
            Proof::Lemmas { lemmas, last } => {
                self.lemmas += lemmas.len();
                lemmas.iter().for_each(|lemma| self.add(&lemma.proof, depth + 1));
                self.add(last, depth);
            }
            Proof::Cases { branches, .. } => {
                self.cases += 1;
                branches.iter().for_each(|(_, proof)| self.add(proof, depth));
            }
            Proof::Either(proofs) => proofs.iter().for_each(|it| self.add(it, depth)),
        }
    }
}

/// Why there is no reason.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum NoReason {
    /// The candidate is known already to be true or false.
    AlreadyKnown(Candidate),
    /// The conclusion eliminates nothing.
    NothingConcluded,
    /// The opposite does not contradict the state: some solution has this candidate the other way.
    NotImplied(Candidate),
    /// The stop was due.
    Interrupted,
}

impl std::fmt::Display for NoReason {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            NoReason::AlreadyKnown(it) => write!(f, "{it} is already known to be true or false"),
            NoReason::NothingConcluded => f.write_str("nothing is placed or eliminated"),
            NoReason::NotImplied(it) => write!(f, "{it} does not follow: both values are possible"),
            NoReason::Interrupted => f.write_str("the search was interrupted"),
        }
    }
}

impl std::error::Error for NoReason {}

/// What ended a search that found nothing.
pub(crate) fn unless_interrupted(stop: &Stop, candidate: Candidate) -> NoReason {
    match stop.is_over() {
        true => NoReason::Interrupted,
        false => NoReason::NotImplied(candidate),
    }
}
