//! Prepares positions to practise the techniques of the page's course: `web/public/positions/NAME.txt`, a code of
//! [`pack`] in each line, those with the fewest candidates first; behind an empty line, puzzles that need the technique.
//!
//! In each position the technique is the first step of its [`Profile`]: the default one without the techniques that the
//! course teaches later. So nothing that is easier and known to the learner finds anything there, and nothing easier has
//! the same conclusion. Positions in which the technique is the first step of the whole default profile are preferred.

use std::collections::{BTreeMap, HashSet};
use std::fs;
use std::ops::ControlFlow;
use std::path::{Path as FilePath, PathBuf};
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail};
use clap::Args;
use ergodoku::engine::{Pick, Rank, find_steps_of, next_step, next_step_until};
use ergodoku::generate::{Generator, Spec, pack, unpack};
use ergodoku::{
    Candidate, Conclusion, Family, Outcome, Path, Profile, Puzzle, State, Step, Stop, Technique,
};
use rayon::prelude::*;
use serde_json::Value;

use crate::puzzles::random_minimal;

#[derive(Args)]
pub(crate) struct Options {
    /// Techniques or lessons, by the names in the course; all if none is named
    names: Vec<String>,
    /// How many positions each technique is to have
    #[arg(long, default_value = "200")]
    most: usize,
    /// How many random puzzles to look through for each lesson
    #[arg(long, default_value = "20000")]
    puzzles: u64,
    /// The number of the first random puzzle
    #[arg(long, default_value = "0")]
    first: u64,
    /// For how long to look for positions of one technique by itself, in seconds, where it has too few
    #[arg(long, default_value = "60")]
    seconds: u64,
    /// Only look through what is there, and drop what the engine no longer agrees with
    #[arg(long, conflicts_with_all = ["puzzles", "first", "seconds"])]
    only_drop: bool,
    /// Also count the positions in which no technique at all that stands earlier in the default profile, taught before or
    /// not, has the same conclusion
    #[arg(long)]
    compare: bool,
}

/// How many checks a puzzle, or a position, may take: longer ones are full of nets.
const CHECKS: u64 = 3_000_000;

/// How many puzzles that need the technique are kept.
const PUZZLES: usize = 10;

pub(crate) fn run(options: &Options) -> Result<()> {
    let mut found = BTreeMap::new();
    for lesson in lessons()? {
        for (index, slug) in lesson.techniques.iter().enumerate() {
            let names = &options.names;
            if names.is_empty() || names.contains(slug) || names.contains(&lesson.name) {
                let technique = ergodoku::technique(slug)?;
                let profile = lesson.profile_of(index)?;
                found.insert(slug.clone(), Collection::read(technique, profile, options.most)?);
            }
        }
    }
    if found.is_empty() {
        bail!("there is no such technique or lesson in the course");
    }
    if !options.only_drop {
        look_through(&mut found, &usual(&Profile::default()), options);
        for lesson in lessons()? {
            look_through(&mut found, &lesson.profile()?, options);
        }
        for it in found.values_mut() {
            it.write()?;
        }
        for it in found.values_mut() {
            it.search(options);
            it.write()?;
        }
    }
    let mut bytes = 0;
    for it in found.values_mut() {
        bytes += it.write()?;
        let first = it.codes.iter().filter(|it| it.is_due_by_default).count();
        let name = it.technique.name;
        let count = it.codes.len();
        match options.compare {
            true => println!("{count:4} {first:4} {:4} {name}", it.without_another_way()),
            false => println!("{count:4} {first:4} {name}"),
        }
    }
    println!("{bytes} bytes");
    Ok(())
}

/// A lesson of the course.
struct Lesson {
    name: String,
    techniques: Vec<String>,
    /// The techniques of all lessons behind it.
    later: HashSet<String>,
}

fn lessons() -> Result<Vec<Lesson>> {
    let file = FilePath::new(env!("CARGO_MANIFEST_DIR")).join("../web/src/course/lessons.json");
    let text = fs::read_to_string(&file).with_context(|| file.display().to_string())?;
    let all: Vec<Value> = serde_json::from_str(&text)?;
    let word = |it: &Value| it.as_str().unwrap_or_default().to_string();
    let techniques =
        |it: &Value| it["techniques"].as_array().into_iter().flatten().map(word).collect();
    let lists: Vec<Vec<String>> = all.iter().map(techniques).collect();
    let lesson = |(index, it): (usize, &Value)| Lesson {
        name: word(&it["name"]),
        techniques: lists[index].clone(),
        later: lists[index + 1..].iter().flatten().cloned().collect(),
    };
    Ok(all.iter().enumerate().map(lesson).collect())
}

impl Lesson {
    /// The default profile without what the course teaches later.
    fn profile(&self) -> Result<Profile> {
        self.with_own(self.techniques.len())
    }

    /// The techniques of this profile before one of the lesson, and that technique.
    fn profile_of(&self, index: usize) -> Result<Profile> {
        let profile = self.with_own(index + 1)?;
        let technique = ergodoku::technique(&self.techniques[index])?;
        let before = profile.techniques().iter().copied().take_while(|it| *it != technique);
        Ok(profile.only(&before.chain([technique]).collect::<Vec<_>>()))
    }

    /// The default profile without what the course teaches later than the first techniques of this lesson. One that the
    /// default profile does not have comes right behind the one before it in the lesson.
    fn with_own(&self, own: usize) -> Result<Profile> {
        let default = usual(&Profile::default());
        let is_later = |it: &str| {
            self.later.contains(it) || self.techniques[own..].iter().any(|own| own == it)
        };
        let mut order: Vec<&'static Technique> =
            default.techniques().iter().copied().filter(|it| !is_later(&it.slug())).collect();
        for pair in self.techniques[..own].windows(2) {
            let [before, technique] = [&pair[0], &pair[1]].map(|it| ergodoku::technique(it));
            let (before, technique) = (before?, technique?);
            if !order.contains(&technique) {
                let index = order.iter().position(|it| *it == before);
                order.insert(
                    index.context("a lesson begins with what is used by default")? + 1,
                    technique,
                );
            }
        }
        // `Profile::only` would put what the default profile does not have at the end.
        let rank = |it: &'static Technique| {
            default.rank_of(it).cloned().unwrap_or_else(|| Rank::new(vec![it], Pick::First))
        };
        Ok(Profile::of(order.into_iter().map(rank).collect(), default.limits().clone()))
    }
}

/// A profile without last resorts, which solve everything.
fn usual(profile: &Profile) -> Profile {
    let is_usual = |it: &&'static Technique| it.family != Family::LastResort;
    profile.only(&profile.techniques().iter().copied().filter(is_usual).collect::<Vec<_>>())
}

/// A position that is kept.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Kept {
    candidates: usize,
    code: String,
    /// Whether the technique is the first step of the whole default profile, too.
    is_due_by_default: bool,
}

/// The positions of a technique.
struct Collection {
    technique: &'static Technique,
    profile: Profile,
    most: usize,
    codes: Vec<Kept>,
    known: HashSet<String>,
}

impl Collection {
    /// What is there, but for what the engine no longer agrees with.
    fn read(technique: &'static Technique, profile: Profile, most: usize) -> Result<Collection> {
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

    fn has_enough(&self) -> bool {
        self.codes.len() >= self.most
    }

    fn keep(&mut self, it: Kept) {
        if !self.has_enough() && self.known.insert(it.code.clone()) {
            self.codes.push(it);
        }
    }

    /// A code with what is known of its position, if the technique is due there.
    fn judged(&self, code: &str) -> Option<Kept> {
        let state = unpack(code).ok()?;
        let first = |profile: &Profile| {
            next_step_until(&state, profile, &Stop::never().within(CHECKS)).ok().flatten()
        };
        let step = first(&self.profile)?;
        if step.technique != self.technique || step.check(&state).is_err() {
            return None;
        }
        let is_due_by_default =
            first(&Profile::default()).is_some_and(|it| it.technique == self.technique);
        let candidates = state.all_candidates().len();
        Some(Kept { candidates, code: code.to_string(), is_due_by_default })
    }

    /// In how many positions nothing earlier in the whole default profile concludes what the technique does.
    fn without_another_way(&self) -> usize {
        let default = Profile::default();
        let earlier = default.techniques().iter().copied();
        let earlier: Vec<_> = earlier.take_while(|it| *it != self.technique).collect();
        let is_only = |it: &&Kept| {
            let state = unpack(&it.code).expect("it was judged");
            let Some(step) = next_step(&state, &self.profile) else { return false };
            let has_all = |other: Step| match (&step.conclusion, &other.conclusion) {
                (Conclusion::Eliminate(some), Conclusion::Eliminate(all))
                    if some.is_subset(all) =>
                {
                    ControlFlow::Break(())
                }
                (one, other) if one == other => ControlFlow::Break(()),
                _ => ControlFlow::Continue(()),
            };
            it.is_due_by_default
                || find_steps_of(&earlier, &state, &default, &Stop::never(), &mut { has_all })
                    .is_continue()
        };
        self.codes.par_iter().filter(is_only).count()
    }

    /// Looks for positions of this technique alone.
    fn search(&mut self, options: &Options) {
        let until = Instant::now() + Duration::from_secs(options.seconds);
        let mut seed = options.first;
        while !self.has_enough() && Instant::now() < until {
            seed += 1;
            let spec = Spec {
                count: self.most - self.codes.len(),
                seed,
                practice: vec![self.technique],
                profile: self.profile.clone(),
                ..Spec::default()
            };
            let Ok(generator) = Generator::new(spec) else { break };
            let mut states = Vec::new();
            let stop = Stop::when(move || Instant::now() >= until);
            let mut take = |made: &ergodoku::generate::Made| {
                states.extend(made.position.clone());
                ControlFlow::Continue(())
            };
            generator.run(rayon::current_num_threads(), &stop, &mut take, &mut |_| {});
            for code in states.iter().filter_map(pack) {
                if let Some(it) = self.judged(&code) {
                    self.keep(it);
                }
            }
        }
        println!("{}: {}", self.technique.name, self.codes.len());
    }

    /// Some puzzles of the positions that the technique and what is easier solve, and what is easier alone does not.
    fn puzzles(&self) -> Vec<String> {
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
    fn write(&mut self) -> Result<usize> {
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

/// Takes the states on the paths of random puzzles, by a profile.
fn look_through(found: &mut BTreeMap<String, Collection>, profile: &Profile, options: &Options) {
    let seeds: Vec<u64> = (options.first..options.first + options.puzzles).collect();
    for some in seeds.chunks(200) {
        let is_open =
            |it: &&'static Technique| found.get(&it.slug()).is_some_and(|it| !it.has_enough());
        let open: HashSet<String> =
            profile.techniques().iter().copied().filter(is_open).map(Technique::slug).collect();
        if open.is_empty() {
            return;
        }
        let states = some.par_iter().flat_map(|seed| in_puzzle(*seed, profile, &open));
        let judged =
            states.filter_map(|(slug, state)| Some((found[&slug].judged(&pack(&state)?)?, slug)));
        for (it, slug) in judged.collect::<Vec<_>>() {
            if let Some(collection) = found.get_mut(&slug) {
                collection.keep(it);
            }
        }
    }
}

/// A state on the path of a puzzle for each technique that is due there; one of them by chance, as the first ones look alike.
fn in_puzzle(seed: u64, profile: &Profile, open: &HashSet<String>) -> Vec<(String, State)> {
    let mut random = fastrand::Rng::with_seed(seed);
    let start = State::new(&random_minimal(seed)).expect("a puzzle");
    let mut path = Path::new(start, profile).until(Stop::never().within(CHECKS));
    let mut states: BTreeMap<String, (usize, State)> = BTreeMap::new();
    let mut before = path.state().clone();
    while let Some(step) = path.advance() {
        let slug = step.technique.slug();
        if open.contains(&slug) {
            let (count, state) = states.entry(slug).or_insert_with(|| (0, before.clone()));
            *count += 1;
            if random.usize(..*count) == 0 {
                *state = before;
            }
        }
        before = path.state().clone();
    }
    states.into_iter().map(|(slug, (_, state))| (slug, state)).collect()
}
