//! The positions of a technique: which are kept, and where they come from.

use std::collections::HashSet;
use std::fs;
use std::ops::ControlFlow;
use std::path::{Path as FilePath, PathBuf};
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result};
use ergodoku::engine::{Pick, Rank, find_steps_of, next_step, next_step_until};
use ergodoku::generate::{Between, Generator, Need, Spec, pack, unpack};
use ergodoku::{
    Candidate, Conclusion, Family, Outcome, Path, Profile, Puzzle, State, Step, Stop, Technique,
};
use rayon::prelude::*;

use super::{CHECKS, Options};

/// Techniques beside which something easier nearly always applies. In their positions nothing as simple as a subset applies,
/// and nothing easier that is known to the learner has the same conclusion, but it may have another one.
const BESIDE_EASIER: [&str; 8] = [
    "aligned-pair-exclusion",
    "firework-quad",
    "firework-triple",
    "five-strong-links",
    "forcing-net-verity",
    "nishio",
    "six-strong-links",
    "x-chain",
];

/// How many puzzles that need the technique are kept.
const PUZZLES: usize = 10;

/// The singles, intersections and subsets of a profile.
fn basics(profile: &Profile) -> Profile {
    let is_basic = |it: &&'static Technique| it.family <= Family::Subsets;
    profile.only(&profile.techniques().iter().copied().filter(is_basic).collect::<Vec<_>>())
}

/// Whether a step of some techniques concludes all that a step does, or may do so, if that takes long to find out.
fn any_concludes(
    techniques: &[&'static Technique],
    state: &State,
    profile: &Profile,
    step: &Step,
) -> bool {
    let has_all = |other: Step| match (&step.conclusion, &other.conclusion) {
        (Conclusion::Eliminate(some), Conclusion::Eliminate(all)) if some.is_subset(all) => {
            ControlFlow::Break(())
        }
        (one, other) if one == other => ControlFlow::Break(()),
        _ => ControlFlow::Continue(()),
    };
    let stop = Stop::never().within(CHECKS);
    find_steps_of(techniques, state, profile, &stop, &mut { has_all }).is_break() || stop.is_over()
}

/// A position that is kept.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Kept {
    candidates: usize,
    code: String,
    /// Whether the technique is the first step of the whole default profile, too.
    pub(super) is_due_by_default: bool,
}

/// The positions of a technique.
pub(super) struct Collection {
    pub(super) technique: &'static Technique,
    profile: Profile,
    most: usize,
    pub(super) codes: Vec<Kept>,
    known: HashSet<String>,
}

impl Collection {
    /// What is there, but for what the engine no longer agrees with.
    pub(super) fn read(
        technique: &'static Technique,
        profile: Profile,
        most: usize,
    ) -> Result<Collection> {
        let known = HashSet::new();
        let mut collection = Collection { technique, profile, most, codes: Vec::new(), known };
        let file = collection.file();
        if file.exists() {
            let text = fs::read_to_string(&file).with_context(|| file.display().to_string())?;
            let codes: Vec<&str> = text.lines().take_while(|it| !it.is_empty()).collect();
            let judged: Vec<_> = codes.par_iter().map(|it| collection.judged(it)).collect();
            let dropped = judged.iter().filter(|it| it.is_none()).count();
            if dropped > 0 {
                println!("{}: {dropped} of {} dropped", technique.name, codes.len());
            }
            judged.into_iter().flatten().for_each(|it| collection.keep(it));
        }
        Ok(collection)
    }

    fn file(&self) -> PathBuf {
        let root = FilePath::new(env!("CARGO_MANIFEST_DIR")).join("../web/public/positions");
        root.join(format!("{}.txt", self.technique.slug()))
    }

    pub(super) fn has_enough(&self) -> bool {
        self.codes.len() >= self.most
    }

    pub(super) fn keep(&mut self, it: Kept) {
        if !self.has_enough() && self.known.insert(it.code.clone()) {
            self.codes.push(it);
        }
    }

    /// A code with what is known of its position, if the technique is due there.
    pub(super) fn judged(&self, code: &str) -> Option<Kept> {
        let state = unpack(code).ok()?;
        let first = |profile: &Profile| {
            next_step_until(&state, profile, &Stop::never().within(CHECKS)).ok().flatten()
        };
        let is_due = first(&self.profile).is_some_and(|it| it.technique == self.technique);
        if !is_due && !self.is_due_beside_easier(&state) {
            return None;
        }
        self.step(&state).filter(|it| it.check(&state).is_ok())?;
        let is_due_by_default =
            first(&Profile::default()).is_some_and(|it| it.technique == self.technique);
        let candidates = state.all_candidates().len();
        Some(Kept { candidates, code: code.to_string(), is_due_by_default })
    }

    /// The first step of the technique.
    fn step(&self, state: &State) -> Option<Step> {
        let mut found = None;
        let mut take = |step: Step| {
            found = Some(step);
            ControlFlow::Break(())
        };
        let stop = Stop::never().within(CHECKS);
        let _ = find_steps_of(&[self.technique], state, &self.profile, &stop, &mut take);
        found.filter(|_| !stop.is_over())
    }

    /// Whether the position is one of [`BESIDE_EASIER`].
    fn is_due_beside_easier(&self, state: &State) -> bool {
        if !self.may_be_beside_easier() || next_step(state, &basics(&self.profile)).is_some() {
            return false;
        }
        let easier = self.profile.without(&[self.technique]).techniques().to_vec();
        self.step(state).is_some_and(|step| !any_concludes(&easier, state, &self.profile, &step))
    }

    fn may_be_beside_easier(&self) -> bool {
        BESIDE_EASIER.contains(&self.technique.slug().as_str())
    }

    /// In how many positions nothing earlier in the whole default profile concludes what the technique does.
    pub(super) fn without_another_way(&self) -> usize {
        let default = Profile::default();
        let earlier = default.techniques().iter().copied();
        let earlier: Vec<_> = earlier.take_while(|it| *it != self.technique).collect();
        let is_only = |it: &&Kept| {
            let state = unpack(&it.code).expect("it was judged");
            it.is_due_by_default
                || self
                    .step(&state)
                    .is_some_and(|step| !any_concludes(&earlier, &state, &default, &step))
        };
        self.codes.par_iter().filter(is_only).count()
    }

    /// Looks for positions of this technique alone, in turn made for practice and on the paths of puzzles that need it.
    pub(super) fn search(&mut self, options: &Options) {
        let until = Instant::now() + Duration::from_secs(options.seconds);
        let mut seed = options.first;
        while !self.has_enough() && Instant::now() < until {
            seed += 1;
            if !self.may_be_beside_easier() {
                let turn = Instant::now() + (until - Instant::now()) / 2;
                self.generate(Spec { seed, practice: vec![self.technique], ..self.spec() }, turn);
            }
            let techniques = vec![self.technique];
            let times = Between { from: Some(1), to: None };
            let need = Need { name: self.technique.slug(), techniques, times };
            let allow = self.profile.without(&[self.technique]).techniques().to_vec();
            let needs = Spec { seed, needs: vec![need], allow, ..self.spec() };
            if !self.may_be_beside_easier() {
                self.generate(needs, until);
                continue;
            }
            let allow = basics(&self.profile).techniques().to_vec();
            self.generate(Spec { allow, ..needs }, until);
        }
        println!("{}: {}", self.technique.name, self.codes.len());
    }

    fn spec(&self) -> Spec {
        let count = self.most - self.codes.len();
        Spec { count, profile: self.profile.clone(), ..Spec::default() }
    }

    /// Keeps the positions that the generator makes, and those on the paths of its puzzles.
    fn generate(&mut self, spec: Spec, until: Instant) {
        let Ok(generator) = Generator::new(spec) else { return };
        let mut states = Vec::new();
        let stop = Stop::when(move || Instant::now() >= until);
        let mut take = |made: &ergodoku::generate::Made| {
            match &made.position {
                Some(position) => states.push(position.clone()),
                None => states.extend(self.on_path(&made.puzzle)),
            }
            ControlFlow::Continue(())
        };
        generator.run(rayon::current_num_threads(), &stop, &mut take, &mut |_| {});
        for code in states.iter().filter_map(pack) {
            if let Some(it) = self.judged(&code) {
                self.keep(it);
            }
        }
    }

    /// The first state on the path of a puzzle in which the technique is due, behind all that is easier or the basics alone.
    fn on_path(&self, puzzle: &Puzzle) -> Option<State> {
        let profile = match self.may_be_beside_easier() {
            true => {
                let basics = basics(&self.profile);
                let own = Rank::new(vec![self.technique], Pick::First);
                let ranks = basics.ranks().iter().cloned().chain([own]).collect();
                Profile::of(ranks, self.profile.limits().clone())
            }
            false => self.profile.clone(),
        };
        let mut path =
            Path::new(State::new(puzzle).ok()?, &profile).until(Stop::never().within(CHECKS));
        let mut before = path.state().clone();
        while let Some(step) = path.advance() {
            if step.technique == self.technique {
                return Some(before);
            }
            before = path.state().clone();
        }
        None
    }

    /// Some puzzles of the positions that the technique and what is easier solve, and what is easier alone does not.
    fn puzzles(&self) -> Vec<String> {
        if self.may_be_beside_easier() {
            return Vec::new();
        }
        let without = self.profile.without(&[self.technique]);
        let needed = |it: &Kept| {
            let mut puzzle = unpack(&it.code).ok()?.to_puzzle();
            puzzle = puzzle.givens().iter().fold(Puzzle::EMPTY, |mut all, cell| {
                all.give(Candidate::new(cell, puzzle.digit(cell).expect("a given")));
                all
            });
            let start = State::new(&puzzle).ok()?;
            let is_solved = |profile: &Profile| {
                let mut path = Path::new(&start, profile).until(Stop::never().within(CHECKS));
                while path.advance().is_some() {}
                path.outcome() == Outcome::Solved
            };
            (is_solved(&self.profile) && !is_solved(&without)).then(|| pack(&start)).flatten()
        };
        let mut found: Vec<String> = self.codes.par_iter().filter_map(needed).collect();
        found.dedup();
        found.truncate(PUZZLES);
        found
    }

    /// Writes the file, and returns its length.
    pub(super) fn write(&mut self) -> Result<usize> {
        self.codes.sort();
        let file = self.file();
        let mut lines: String = self.codes.iter().map(|it| format!("{}\n", it.code)).collect();
        let puzzles = self.puzzles();
        if !puzzles.is_empty() {
            lines += &format!("\n{}\n", puzzles.join("\n"));
        }
        if !lines.is_empty() {
            fs::create_dir_all(file.parent().context("a folder")?)?;
            fs::write(&file, &lines)?;
        } else if file.exists() {
            fs::remove_file(&file)?;
        }
        Ok(lines.len())
    }
}
