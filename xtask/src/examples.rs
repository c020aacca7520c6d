//! Finds examples and near misses of techniques, for their documentation and tests.
//!
//! A good example is a state in which the technique is due (no simpler one applies), and whose step shows the point of
//! the technique in few words, with little else to look at. Its near miss is the same state with one candidate back in
//! the grid, or one digit not yet placed or given, so that the technique finds nothing and the reason of the example
//! breaks.

use std::collections::BTreeSet;
use std::fs;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, ensure};
use ergodoku::engine::{TECHNIQUES, techniques_named};
use ergodoku::generate::unpack;
use ergodoku::proof::ProofError;
use ergodoku::{CandidateSet, CellSet, Path, Profile, Puzzle, State, Step, Stop, Technique, text};
use rayon::prelude::*;

use crate::edit::file_of;
use crate::puzzles::random_minimal;
use crate::shown::{
    Shown, adds_something, concluded, cost, everything, is_free, line, profiles_for,
    shows_the_point, verify,
};

/// Which techniques, and among how many puzzles.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// Techniques, families or HoDoKu codes
    #[arg(required = true)]
    names: Vec<String>,
    /// How many random puzzles to try
    #[arg(long, default_value = "3000")]
    puzzles: u64,
    /// The number of the first random puzzle
    #[arg(long, default_value = "0")]
    first: u64,
    /// Try the states of a file instead, one a line: as text, or packed as those of the page's course
    #[arg(long)]
    from: Option<std::path::PathBuf>,
    /// How many states in which the technique is due are enough to choose from
    #[arg(long, default_value = "40")]
    enough: usize,
    /// For how long to look for one technique, in seconds
    #[arg(long, default_value = "600")]
    seconds: u64,
    /// Let a technique be due right after the subsets, for one that is rare behind all that stand before it
    #[arg(long)]
    early: bool,
    /// Keep the examples, and only look for better near misses of them
    #[arg(long, conflicts_with_all = ["from", "early"])]
    near_misses: bool,
    /// Write what was found: a new technique gets into the catalogue, one that is there gets what is better
    #[arg(long)]
    write: bool,
    /// The technique behind which the new one is then used by default; it is not used if none is named
    #[arg(long, requires = "write")]
    after: Option<String>,
}

/// How many puzzles are solved before what was found is counted.
const AT_A_TIME: usize = 20;

/// How many checks the path of a puzzle may take: longer ones are full of nets.
const CHECKS: u64 = 3_000_000;

struct Example {
    shown: Shown,
    near_miss: State,
}

/// Looks for examples of all techniques that the names stand for. With `write`, one that has none yet gets it, and
/// is used by default right behind the technique `after`, if one is named; any other gets it if it is better.
pub(crate) fn run(options: &Options) -> Result<()> {
    for name in &options.names {
        let is_draft = |it: &&&Technique| it.slug() == *name && it.example().state.is_empty();
        match TECHNIQUES.iter().find(is_draft) {
            Some(draft) => of_draft(draft, options)?,
            None => {
                for technique in techniques_named(name)? {
                    of_known(technique, options)?;
                }
            }
        }
    }
    Ok(())
}

fn of_draft(draft: &'static Technique, options: &Options) -> Result<()> {
    ensure!(!options.near_misses, "`{draft:?}` has no example");
    let found = best(draft, options, None)?;
    if let (true, Some(it)) = (options.write, &found) {
        let lines = [&[draft.name.to_string()][..], &lines(it)].concat().join("\n");
        change(&file(draft), |text| Ok(format!("{text}\n{lines}\n")))?;
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

/// Looks for an example that costs less than the one that there is, or for a better near miss of that.
fn of_known(technique: &'static Technique, options: &Options) -> Result<()> {
    let (state, step) = technique.example_step().context("the example fires")?;
    let others = technique.all_steps(&state, &everything()).len() - 1;
    let present = Shown { cost: cost(&state, &step, others), state, step };
    let shows_the_point =
        shows_the_point(&present.step) && is_free(&present) && adds_something(&present);
    let before = present.cost;
    let found = match options.near_misses {
        true => with_near_miss(present),
        false => best(technique, options, shows_the_point.then_some(before))?,
    };
    let Some(found) = found else {
        println!("{}: {before}, nothing better", technique.name);
        return Ok(());
    };
    println!("{}: {before} to {}", technique.name, found.shown.cost);
    if options.write {
        change(&file(technique), |text| replaced(&text, technique.name, &lines(&found)))?;
    } else {
        print(technique, Some(found));
    }
    Ok(())
}

/// The file of a technique's example.
fn file(technique: &Technique) -> String {
    format!("crates/engine/src/techniques/examples/{}.txt", file_of(technique.family))
}

/// The lines below the technique's name: the state, the conclusion and the near miss.
fn lines(example: &Example) -> [String; 3] {
    let Shown { state, step, .. } = &example.shown;
    [line(state), step.conclusion.to_string(), line(&example.near_miss)]
}

/// A text with other lines below a heading.
fn replaced(text: &str, heading: &str, below: &[String; 3]) -> Result<String> {
    let mut lines: Vec<&str> = text.lines().collect();
    let place = lines.iter().position(|it| *it == heading).context("no such heading")? + 1;
    ensure!(place + below.len() <= lines.len(), "no three lines below {heading}");
    for (line, new) in lines[place..].iter_mut().zip(below) {
        *line = new;
    }
    Ok(lines.join("\n") + "\n")
}

/// Changes the text of a file.
fn change(file: &str, to: impl Fn(String) -> Result<String>) -> Result<()> {
    let text = fs::read_to_string(file).with_context(|| file.to_string())?;
    fs::write(file, to(text)?).with_context(|| file.to_string())?;
    println!("{file}");
    Ok(())
}

/// The best example among random puzzles, of those that cost less than `limit`.
fn best(
    technique: &'static Technique,
    options: &Options,
    limit: Option<usize>,
) -> Result<Option<Example>> {
    let deadline = Instant::now() + Duration::from_secs(options.seconds);
    for profile in profiles_for(technique, options.early) {
        let mut shown = find(technique, &profile, options, deadline)?;
        let is_due = !shown.is_empty();
        shown.retain(|it| limit.is_none_or(|limit| it.cost < limit));
        shown.sort_by_key(|it| it.cost);
        let mut shown = shown.into_iter().filter(is_free).filter(adds_something);
        if let Some(found) = shown.find_map(with_near_miss) {
            return Ok(Some(found));
        }
        if is_due && limit.is_some() {
            break;
        }
    }
    Ok(None)
}

fn print(technique: &Technique, best: Option<Example>) {
    match best {
        None => println!("{}: none found", technique.name),
        Some(it) => {
            let [state, conclusion, near_miss] = lines(&it);
            let Shown { state: in_state, step, .. } = &it.shown;
            println!(
                "{}\n{state}\n{conclusion}\n{near_miss}\n\n{step}\n{}",
                technique.name,
                step.explain(in_state)
            );
        }
    }
}

/// What would do as examples on the way through random puzzles, one for each state in which the technique is due.
///
/// # Errors
/// If a step of the technique has no valid proof, or is wrong.
fn find(
    technique: &'static Technique,
    profile: &Profile,
    options: &Options,
    deadline: Instant,
) -> Result<Vec<Shown>> {
    let starts = match &options.from {
        Some(file) => read(file)?,
        None => Vec::new(),
    };
    let count = if starts.is_empty() { options.puzzles } else { starts.len() as u64 };
    let numbers: Vec<u64> = (options.first..options.first + count).collect();
    let start = |number: u64| match starts.get((number - options.first) as usize) {
        Some(start) => start.clone(),
        None => State::new(&random_minimal(number)).expect("a puzzle"),
    };
    let mut found = Vec::new();
    for some in numbers.chunks(AT_A_TIME) {
        let shown = some.par_iter().map(|&number| in_puzzle(technique, profile, start(number)));
        found.extend(shown.collect::<Result<Vec<_>>>()?.into_iter().flatten());
        if found.len() >= options.enough || Instant::now() > deadline {
            break;
        }
    }
    Ok(found)
}

/// The states of a file.
fn read(file: &std::path::Path) -> Result<Vec<State>> {
    let lines = fs::read_to_string(file).with_context(|| file.display().to_string())?;
    let state = |line: &str| -> Result<State> {
        match unpack(line) {
            Ok(state) => Ok(state),
            Err(_) => Ok(State::new(&text::parse_one(line)?.puzzle)?),
        }
    };
    let lines = lines.lines().filter(|line| !line.is_empty());
    lines.map(|line| state(line).with_context(|| line.to_string())).collect()
}

/// What would do as examples on the way through a puzzle: in each state in which the technique is due, its step that
/// costs least.
fn in_puzzle(technique: &'static Technique, profile: &Profile, start: State) -> Result<Vec<Shown>> {
    let mut path = Path::new(start.clone(), profile).until(Stop::never().within(CHECKS));
    let (mut before, mut found) = (start.clone(), Vec::new());
    while let Some(step) = path.next() {
        if step.technique == technique {
            verify(&start, &before, &step)?;
            let cheapest = cheapest(technique, &before);
            if let Some(shown) = &cheapest {
                verify(&start, &before, &shown.step)?;
            }
            found.extend(cheapest);
        }
        before = path.state().clone();
    }
    Ok(found)
}

/// The step of a technique in a state that shows the point and costs least. Of those with one conclusion only the first
/// counts, as an example is told by its conclusion.
fn cheapest(technique: &'static Technique, state: &State) -> Option<Shown> {
    let mut steps = technique.all_steps(state, &everything());
    let mut conclusions = BTreeSet::new();
    let others = steps.len().saturating_sub(1);
    steps.retain(|it| conclusions.insert(it.conclusion.to_string()));
    let shown = steps.into_iter().filter(shows_the_point).map(|step| {
        let cost = cost(state, &step, others);
        Shown { cost, state: state.clone(), step }
    });
    shown.min_by_key(|it| it.cost)
}

/// The example with its best near miss: a state in which the technique concludes nothing that it concludes here, and in
/// which the proof of the step breaks. Best is one candidate more that breaks it, or one given; then one digit less that
/// leaves such a candidate.
fn with_near_miss(shown: Shown) -> Option<Example> {
    let Shown { state, step, .. } = &shown;
    let concluded = concluded(&step.conclusion);
    let silent = |near: &State| {
        let steps = step.technique.all_steps(near, &everything());
        steps.iter().all(|it| self::concluded(&it.conclusion).is_disjoint(&concluded))
    };
    let mut near: Vec<(usize, State)> = neighbours(state, step)
        .filter_map(|near| {
            let more = *near.all_candidates() - *state.all_candidates();
            let rank = match step.check(&near) {
                Ok(()) => return None,
                Err(ProofError::NotCovered(it) | ProofError::MissingCase(it)) => {
                    match (more.contains(it), more.len()) {
                        (true, 1) => 0,
                        (true, _) => 1,
                        _ => 2,
                    }
                }
                Err(ProofError::GivenInPattern(_) | ProofError::GivenOutsidePattern(_)) => 0,
                Err(_) => 2,
            };
            Some((rank, near))
        })
        .collect();
    near.sort_by_key(|(rank, _)| *rank);
    let near_miss = near.into_iter().map(|(_, near)| near).find(silent)?;
    Some(Example { shown, near_miss })
}

/// The states with one candidate more, or one placed digit less, or one given less or more; those that differ near the
/// conclusion first.
fn neighbours(state: &State, step: &Step) -> impl Iterator<Item = State> {
    let puzzle = state.to_puzzle();
    let around = |cells: CellSet| cells.iter().fold(cells, |all, cell| all | cell.peers());
    let near = around(concluded(&step.conclusion).cells());
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
        let given = ((puzzle.filled() - puzzle.givens()) & ring).iter();
        let given = given.map(move |cell| {
            let mut copy = puzzle;
            copy.give(ergodoku::Candidate::new(cell, puzzle.digit(cell).expect("filled")));
            copy
        });
        restored.chain(unplaced).chain(given)
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
