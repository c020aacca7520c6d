//! Prepares positions to practise the techniques of the page's course: `web/public/positions/NAME.txt`, a code of
//! [`pack`] in each line, those with the fewest candidates first; behind an empty line, puzzles that need the technique.
//!
//! In each position the technique is the first step of its [`Profile`]: the default one without the techniques that the
//! course teaches later. So nothing that is easier and known to the learner finds anything there, and nothing easier has
//! the same conclusion. Positions in which the technique is the first step of the whole default profile are preferred.
//!
//! Some techniques are hardly ever the first step: see `BESIDE_EASIER`.

mod collection;

use std::collections::{BTreeMap, HashSet};
use std::fs;
use std::path::Path as FilePath;

use anyhow::{Context as _, Result, bail};
use clap::Args;
use ergodoku::engine::{Pick, Rank};
use ergodoku::generate::pack;
use ergodoku::{Family, Path, Profile, State, Stop, Technique};
use rayon::prelude::*;
use serde_json::Value;

use self::collection::Collection;
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
