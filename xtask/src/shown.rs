//! What makes a step a good example of its technique.

use std::collections::BTreeSet;

use anyhow::{Result, anyhow, bail};
use ergodoku::engine::Pattern;
use ergodoku::engine::patterns::Link;
use ergodoku::explanation::Language;
use ergodoku::{
    CandidateSet, CellSet, Conclusion, Constraint, Digit, DigitSet, Family, House, Profile, State,
    Step, TECHNIQUES, Technique, search, text,
};

/// A state, a step in it, and how much there is to read and to look at.
pub(crate) struct Shown {
    pub(crate) cost: usize,
    pub(crate) state: State,
    pub(crate) step: Step,
}

/// All techniques, which is what an example may follow an assumption with.
pub(crate) fn everything() -> Profile {
    Profile::new(TECHNIQUES.to_vec())
}

/// Whether no cells are there twice.
fn differ(sets: impl Iterator<Item = CellSet> + Clone) -> bool {
    sets.clone().map(CellSet::bits).collect::<BTreeSet<_>>().len() == sets.count()
}

/// Whether a step is more than a degenerate case of its technique, and so can stand for it.
pub(crate) fn shows_the_point(step: &Step) -> bool {
    match &step.pattern {
        // No two branches of the stem have the same petal.
        Pattern::DeathBlossom(it) => differ(it.petals.iter().map(|petal| petal.set.cells)),
        Pattern::SetBlossom(it) => differ(it.petals.iter().map(|petal| petal.set.cells)),
        // A set is not used twice.
        Pattern::AlsChain(it) => {
            let cells: usize = it.sets.iter().map(|set| set.cells.len()).sum();
            it.sets.iter().fold(CellSet::EMPTY, |all, set| all | set.cells).len() == cells
        }
        // An empty rectangle of two cells is a turbot fish.
        Pattern::Dual(it) if step.technique.name == "Dual Empty Rectangle" => {
            it.chains.iter().all(|it| (it.nodes[0].cells | it.nodes[1].cells).len() > 2)
        }
        // The line and the box share no digit beyond the crossing.
        Pattern::SueDeCoq(it) => it.in_line.digits.is_disjoint(it.in_box.digits),
        // A line leads somewhere; without one this is a finned fish, or a plain elimination.
        Pattern::Kraken(it) => it.lines.iter().any(|line| line.steps.len() > 1),
        Pattern::Verity(it) => it.lines.iter().any(|line| line.steps.len() > 1),
        Pattern::ImpossiblePattern(it) if step.technique.family == Family::Forcing => {
            it.lines.iter().any(|line| line.steps.len() > 1)
        }
        // What follows from an assumption is more than a short chain of one digit.
        Pattern::Assumption(it) => {
            let told = it.line.steps.iter().map(|step| concluded(&step.conclusion).digits());
            let digits = told.fold(DigitSet::EMPTY, |all, digits| all | digits);
            it.line.steps.len() > 2 && digits.len() > 1
        }
        // A shorter chain, and a loop of one digit, have names of their own.
        Pattern::Chain(_) | Pattern::Cycle(_) if step.technique.family == Family::Chains => {
            let is_loop = step.technique.name.ends_with("Nice Loop");
            let mut links = match &step.pattern {
                Pattern::Chain(it) => it.links.iter(),
                _ => [].iter(),
            };
            // A fish of two lines is seen at once.
            let is_small = |link: &Link| !matches!(link, Link::Fish(fish) if fish.base.len() > 2);
            links.all(is_small)
                && step.pattern.length() > 4
                && (!is_loop || step.pattern.digits().len() > 1)
        }
        // Two houses of truths at least: those of one house are a subset.
        Pattern::RankPattern(it) if step.technique.family == Family::RankPatterns => {
            let digits = it.truths.iter().filter_map(|truth| match truth {
                Constraint::House(house, digit) => Some((*house, *digit)),
                Constraint::Cell(_) => None,
            });
            let (houses, digits): (BTreeSet<House>, BTreeSet<Digit>) = digits.unzip();
            houses.is_empty() || houses.len() > 1 && digits.len() > 1
        }
        Pattern::MarkedColoring(it) if step.technique.name == "GEM" => {
            (it.colors[0] | it.colors[1]).digits().len() > 1
        }
        _ => true,
    }
}

/// Whether a step is proved, and right in the solution.
pub(crate) fn verify(puzzle: &State, state: &State, step: &Step) -> Result<()> {
    step.check(state).map_err(|rejection| anyhow!("{step} in {}: {rejection}", line(state)))?;
    let solution = search::solve(puzzle).expect("a puzzle");
    let is_right = match step.conclusion {
        Conclusion::Place(placed) => solution.holds(placed),
        Conclusion::Eliminate(eliminated) => !eliminated.iter().any(|it| solution.holds(it)),
    };
    if !is_right {
        bail!("{step} in {} is wrong", line(state));
    }
    Ok(())
}

/// The profiles in which to wait for the technique: after all that stand before it in the catalogue;
/// or, where these leave it nothing, right after singles and intersections, or after singles alone.
pub(crate) fn profiles_for(technique: &'static Technique, early: bool) -> [Profile; 3] {
    let before = TECHNIQUES.iter().copied().take_while(|it| *it != technique);
    let before = before.filter(|it| it.family <= technique.family);
    // Some place a digit by several steps at once, and leave too little to what comes after them.
    let is_compound =
        |it: &Technique| it.name.starts_with("Direct ") || it.name.starts_with("Complex ");
    let before = before.filter(move |it| !early || !is_compound(it));
    let up_to = |last| before.clone().filter(move |it: &&Technique| it.family <= last);
    let last = if early { Family::Subsets } else { Family::LastResort };
    [last, Family::Intersections, Family::Singles]
        .map(|last| Profile::new(up_to(last).chain([technique]).collect()))
}

/// Whether no other technique has its example in the state.
pub(crate) fn is_free(shown: &Shown) -> bool {
    let (technique, state) = (shown.step.technique, line(&shown.state));
    TECHNIQUES.iter().all(|it| *it == technique || it.example().state != state)
}

/// Whether no simpler technique of its kind says as much in fewer letters: an XY-Chain of three cells is an XY-Wing. Asked
/// of chains and almost locked sets, whose shortest ones have names of their own.
pub(crate) fn adds_something(shown: &Shown) -> bool {
    let Shown { state, step, .. } = shown;
    let family = step.technique.family;
    if !matches!(family, Family::Chains | Family::AlmostLockedSets) {
        return true;
    }
    let before = TECHNIQUES.iter().take_while(|it| **it != step.technique);
    let mut simpler = before.filter(|it| it.family < Family::Chains || it.family == family);
    let (wanted, letters) = (concluded(&step.conclusion), letters(state, step));
    !simpler.any(|it| {
        let steps = it.all_steps(state, &everything());
        steps.iter().any(|it| {
            wanted.is_subset(&self::concluded(&it.conclusion))
                && self::letters(state, it) <= letters
        })
    })
}

/// How long the explanation of a step is.
pub(crate) fn letters(state: &State, step: &Step) -> usize {
    step.explain(state).text(Language::English).chars().count()
}

/// How much there is to read and to look at: the letters of the explanation, and the candidates, eliminations and other
/// steps of the technique. A single is best shown in the middle of a solution, where there are others too.
pub(crate) fn cost(state: &State, step: &Step, others: usize) -> usize {
    match step.technique.family {
        Family::Singles => state.filled().len().abs_diff(40),
        _ => {
            let eliminated = step.conclusion.eliminated().len();
            letters(state, step)
                + state.all_candidates().len()
                + 10 * eliminated
                + 40 * others.min(5)
        }
    }
}

pub(crate) fn concluded(conclusion: &Conclusion) -> CandidateSet {
    match *conclusion {
        Conclusion::Place(it) => CandidateSet::only(it),
        Conclusion::Eliminate(gone) => gone,
    }
}

/// The grid, and after a colon the candidates gone.
pub(crate) fn line(state: &State) -> String {
    let library = text::write_library(state);
    let fields: Vec<&str> = library.split(':').collect();
    match fields[4] {
        "" => fields[3].to_string(),
        gone => format!("{}:{gone}", fields[3]),
    }
}
