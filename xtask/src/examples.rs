//! Finds an example and a near miss of a technique, for its documentation and tests.
//!
//! A good example is a state in which the technique is due (no simpler one applies), finds a single
//! step, and leaves little else to look at. Its near miss is the same state with one candidate back
//! in the grid, or one digit not yet placed, so that the technique finds nothing.

use std::fs;

use anyhow::{Context as _, Result, anyhow, bail, ensure};
use ergodoku::engine::{DRAFTS, techniques_named};
use ergodoku::{
    CandidateSet, CellSet, Conclusion, Family, Path, Profile, Puzzle, State, Step, TECHNIQUES,
    Technique, search, text,
};
use rayon::prelude::*;

use crate::edit::file_of;
use crate::puzzles::random_minimal;

/// Which technique, and among how many puzzles.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// A technique, family or HoDoKu code
    name: String,
    /// How many random puzzles to try
    #[arg(long, default_value = "3000")]
    puzzles: u64,
    /// Try the puzzles of a file instead, one a line
    #[arg(long)]
    from: Option<std::path::PathBuf>,
    /// How many states in which the technique is due are enough to choose from
    #[arg(long, default_value = "40")]
    enough: usize,
    /// Let a technique be due right after the subsets, for one that is rare behind all that stand before it
    #[arg(long)]
    early: bool,
    /// Put a new technique into the catalogue with what was found
    #[arg(long)]
    write: bool,
    /// The technique behind which the new one is then used by default; it is not used if none is named
    #[arg(long, requires = "write")]
    after: Option<String>,
}

/// How many puzzles are solved before what was found is counted.
const AT_A_TIME: usize = 20;

struct Example {
    state: State,
    step: Step,
    near_miss: State,
}

/// Looks for an example of each technique that a name stands for. With `write`, one that has none yet gets it, and
/// is used by default right behind the technique `after`, if one is named.
pub(crate) fn run(options: &Options) -> Result<()> {
    let name = &options.name;
    if let Some(draft) = DRAFTS.iter().find(|it| it.slug() == *name) {
        return of_draft(draft, options);
    }
    ensure!(!options.write, "`{name}` has an example");
    for technique in techniques_named(name)? {
        print(technique, best(technique, options)?);
    }
    Ok(())
}

fn of_draft(draft: &'static Technique, options: &Options) -> Result<()> {
    let found = best(draft, options)?;
    if let (true, Some(it)) = (options.write, &found) {
        let (state, near_miss) = (line(&it.state), line(&it.near_miss));
        let lines = [draft.name, &state, &it.step.conclusion.to_string(), &near_miss].join("\n");
        let file = format!("crates/engine/src/techniques/examples/{}.txt", file_of(draft.family));
        change(&file, |text| Ok(format!("{text}\n{lines}\n")))?;
        if let Some(after) = &options.after {
            change("crates/engine/src/profile/default.toml", |text| {
                let end =
                    text.find(&format!("\"{after}\" }},\n")).context("no rank of that name")?;
                let (above, below) = text.split_at(end + after.len() + "\"\" },\n".len());
                Ok(format!("{above}    {{ find = \"{}\" }},\n{below}", draft.slug()))
            })?;
        }
    }
    print(draft, found);
    Ok(())
}

/// Changes the text of a file.
fn change(file: &str, to: impl Fn(String) -> Result<String>) -> Result<()> {
    let text = fs::read_to_string(file).with_context(|| file.to_string())?;
    fs::write(file, to(text)?).with_context(|| file.to_string())?;
    println!("{file}");
    Ok(())
}

/// The best example among random puzzles.
fn best(technique: &'static Technique, options: &Options) -> Result<Option<Example>> {
    for profile in profiles_for(technique, options.early) {
        if let Some(found) = find(technique, &profile, options)? {
            return Ok(Some(found));
        }
    }
    Ok(None)
}

fn print(technique: &Technique, best: Option<Example>) {
    match best {
        None => println!("{}: none found", technique.name),
        Some(it) => println!(
            "{}\n{}\n{}\n{}\n\n{}\n{}",
            technique.name,
            line(&it.state),
            it.step.conclusion,
            line(&it.near_miss),
            it.step,
            it.step.explain(&it.state)
        ),
    }
}

/// The best example among the states on the way through random puzzles.
///
/// # Errors
/// If a step of the technique has no valid proof, or is wrong.
fn find(
    technique: &'static Technique,
    profile: &Profile,
    options: &Options,
) -> Result<Option<Example>> {
    let mut best: Option<(usize, Example)> = None;
    let mut count = 0;
    let starts = match &options.from {
        Some(file) => read(file)?,
        None => Vec::new(),
    };
    let count_of_starts = if starts.is_empty() { options.puzzles } else { starts.len() as u64 };
    let numbers: Vec<u64> = (0..count_of_starts).collect();
    let start = |number: u64| match starts.get(number as usize) {
        Some(start) => start.clone(),
        None => State::new(&random_minimal(number)).expect("a puzzle"),
    };
    for some in numbers.chunks(AT_A_TIME) {
        let examples = some.par_iter().map(|&number| in_puzzle(technique, profile, start(number)));
        for (clutter, example) in examples.collect::<Result<Vec<_>>>()?.into_iter().flatten() {
            count += 1;
            if best.as_ref().is_none_or(|(least, _)| clutter < *least) {
                best = Some((clutter, example));
            }
        }
        if count >= options.enough {
            break;
        }
    }
    Ok(best.map(|(_, example)| example))
}

/// The puzzles of a file.
fn read(file: &std::path::Path) -> Result<Vec<State>> {
    let lines = fs::read_to_string(file).with_context(|| file.display().to_string())?;
    let state = |line: &str| -> Result<State> { Ok(State::new(&text::parse_one(line)?.puzzle)?) };
    lines.lines().map(|line| state(line).with_context(|| line.to_string())).collect()
}

/// The states on the way through a puzzle that would do as examples, each with how much there is to look at.
fn in_puzzle(
    technique: &'static Technique,
    profile: &Profile,
    start: State,
) -> Result<Vec<(usize, Example)>> {
    let mut path = Path::new(start.clone(), profile);
    let (mut before, mut found) = (start.clone(), Vec::new());
    while let Some(step) = path.next() {
        if step.technique == technique {
            verify(&start, &before, &step)?;
            let others = technique.all_steps(&before, profile).len() - 1;
            let clutter = clutter(&before, &step, others);
            found.extend(example(&before, step.clone(), profile).map(|example| (clutter, example)));
        }
        before = path.state().clone();
    }
    Ok(found)
}

/// Whether a step is proved, and right in the solution.
fn verify(puzzle: &State, state: &State, step: &Step) -> Result<()> {
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
fn profiles_for(technique: &'static Technique, early: bool) -> [Profile; 3] {
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

/// How much there is to look at: other steps of the technique, candidates, and eliminations beyond
/// the first. A single is best shown in the middle of a solution, where there are others too.
fn clutter(state: &State, step: &Step, others: usize) -> usize {
    match step.technique.family {
        Family::Singles => state.filled().len().abs_diff(40),
        _ => {
            let eliminated = step.conclusion.eliminated().len();
            state.all_candidates().len() + 10 * eliminated + 40 * others
        }
    }
}

/// The example with the first near miss there is: a state in which the technique concludes nothing
/// that it concludes here.
fn example(state: &State, step: Step, profile: &Profile) -> Option<Example> {
    let concluded = concluded(&step);
    let silent = |near: &State| {
        let steps = step.technique.all_steps(near, profile);
        steps.iter().all(|it| self::concluded(it).is_disjoint(&concluded))
    };
    let near_miss = neighbours(state, &step).find(silent)?;
    Some(Example { state: state.clone(), step, near_miss })
}

fn concluded(step: &Step) -> CandidateSet {
    match step.conclusion {
        Conclusion::Place(it) => CandidateSet::only(it),
        Conclusion::Eliminate(gone) => gone,
    }
}

/// The states with one candidate more, or one placed digit less, or one given less; those that differ near the
/// conclusion first.
fn neighbours(state: &State, step: &Step) -> impl Iterator<Item = State> {
    let puzzle = state.to_puzzle();
    let around = |cells: CellSet| cells.iter().fold(cells, |all, cell| all | cell.peers());
    let near = around(concluded(step).cells());
    let rings = [near, CellSet::ALL - near].into_iter();
    let changed = rings.flat_map(move |ring| {
        let restored = puzzle.removed().iter().filter(move |it| ring.contains(it.cell));
        let restored = restored.map(move |back| {
            let mut removed = puzzle.removed();
            removed.remove(back);
            with(&puzzle, CellSet::ALL, removed)
        });
        let unplaced = ((puzzle.filled() - puzzle.givens()) & ring).iter();
        let not_given = (puzzle.givens() & ring).iter();
        let unplaced = unplaced.chain(not_given);
        let unplaced =
            unplaced.map(move |gone| with(&puzzle, CellSet::ALL.without(gone), puzzle.removed()));
        restored.chain(unplaced)
    });
    changed.filter_map(|puzzle| State::new(&puzzle).ok())
}

/// The puzzle with only some of its digits and other candidates removed.
fn with(puzzle: &Puzzle, keep: CellSet, removed: CandidateSet) -> Puzzle {
    let mut copy = Puzzle::EMPTY;
    for cell in (puzzle.filled() & keep).iter() {
        let candidate = ergodoku::Candidate::new(cell, puzzle.digit(cell).expect("filled"));
        match puzzle.givens().contains(cell) {
            true => copy.give(candidate),
            false => copy.place(candidate),
        }
    }
    copy.remove(removed);
    copy
}

/// The grid, and after a colon the candidates gone.
fn line(state: &State) -> String {
    let library = text::write_library(state);
    let fields: Vec<&str> = library.split(':').collect();
    match fields[4] {
        "" => fields[3].to_string(),
        gone => format!("{}:{gone}", fields[3]),
    }
}
