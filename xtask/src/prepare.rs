//! Prepares puzzles that need rare techniques: `crates/generate/src/prepared.txt`. A line has a technique, codes of puzzles
//! that need it by default, and behind `|` codes of those that need it if only the basics are allowed besides.
//!
//! They come from random minimal puzzles, whose paths show what each of them needs, and from the generator, which begins
//! at those that are there already. Each is judged as `generate` judges; what it no longer accepts is dropped.

use std::collections::BTreeMap;
use std::fs;
use std::ops::ControlFlow;
use std::path::{Path as FilePath, PathBuf};
use std::time::Duration;

use anyhow::{Context as _, Result};
use clap::Args;
use ergodoku::engine::{Pick, Rank, techniques_named};
use ergodoku::generate::{Between, Generator, Need, Spec, minimized, pack, prepared};
use ergodoku::{Family, Outcome, Path, Profile, Puzzle, State, Stop, Technique, text};
use rayon::prelude::*;

use crate::puzzles::random_minimal;

#[derive(Args)]
pub(crate) struct Options {
    /// The techniques; those that have puzzles already if none is named
    names: Vec<String>,
    /// How many puzzles each is to have
    #[arg(long, default_value = "8")]
    most: usize,
    /// How many random puzzles to look through
    #[arg(long, default_value = "100000")]
    puzzles: u64,
    /// The number of the first random puzzle
    #[arg(long, default_value = "0")]
    first: u64,
    /// For how long the generator then looks for puzzles of each technique that has too few, in seconds
    #[arg(long, default_value = "30")]
    seconds: u64,
    /// Look through the puzzles of a file as well, one a line
    #[arg(long)]
    from: Option<PathBuf>,
}

/// How many checks a path may take: longer ones are full of nets.
const CHECKS: u64 = 3_000_000;

/// How many puzzles are looked through at a time.
const AT_A_TIME: u64 = 2_000;

/// What a technique is needed beside.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Beside {
    /// What is allowed if nothing is named.
    Default,
    /// The basics, as `--allow basics`.
    Basics,
}

impl Beside {
    pub(crate) const ALL: [Beside; 2] = [Beside::Default, Beside::Basics];

    /// The specification of a puzzle that needs a technique.
    pub(crate) fn spec(self, technique: &'static Technique) -> Result<Spec> {
        let mut allow = match self {
            Beside::Default => Vec::new(),
            Beside::Basics => techniques_named("basics")?,
        };
        allow.retain(|it| *it != technique);
        let times = Between { from: Some(1), to: None };
        let need = Need { name: technique.slug(), techniques: vec![technique], times };
        Ok(Spec { needs: vec![need], allow, ..Spec::default() })
    }
}

/// The puzzles of a technique.
struct Collection {
    technique: &'static Technique,
    most: usize,
    /// For [`Beside::ALL`]: the judge, unless no puzzle can meet it, and the codes.
    parts: [(Option<Generator>, Vec<String>); 2],
}

pub(crate) fn run(options: &Options) -> Result<()> {
    let file =
        FilePath::new(env!("CARGO_MANIFEST_DIR")).join("../crates/generate/src/prepared.txt");
    let text = fs::read_to_string(&file).with_context(|| file.display().to_string())?;
    let mut lines: BTreeMap<String, String> = text
        .lines()
        .filter_map(|it| it.split_once(' '))
        .map(|(a, b)| (a.into(), b.into()))
        .collect();
    let names = match options.names.is_empty() {
        true => lines.keys().cloned().collect(),
        false => options.names.clone(),
    };
    let mut all = Vec::new();
    for technique in
        names.iter().map(|it| techniques_named(it)).collect::<Result<Vec<_>, _>>()?.concat()
    {
        all.push(Collection::of(technique, options.most)?);
    }
    if let Some(file) = &options.from {
        let text = fs::read_to_string(file).with_context(|| file.display().to_string())?;
        let puzzles = text.lines().map(|line| Ok(text::parse_one(line)?.puzzle));
        let puzzles = puzzles.collect::<Result<Vec<_>>>()?;
        all.par_iter_mut().for_each(|it| puzzles.iter().for_each(|puzzle| it.offer(puzzle)));
    }
    look_through(&mut all, options);
    for it in &mut all {
        it.search(options);
        let line = it.line();
        println!("{}: {}", it.technique.name, it.counts());
        if line.is_empty() {
            lines.remove(&it.technique.slug())
        } else {
            lines.insert(it.technique.slug(), line)
        };
    }
    let text: String = lines.iter().map(|(slug, codes)| format!("{slug} {codes}\n")).collect();
    fs::write(&file, text).with_context(|| file.display().to_string())
}

impl Collection {
    /// The prepared puzzles, but for those that are no longer accepted.
    fn of(technique: &'static Technique, most: usize) -> Result<Collection> {
        let judge = |it: Beside| {
            Ok::<_, anyhow::Error>((Generator::new(it.spec(technique)?).ok(), Vec::new()))
        };
        let [default, basics] = Beside::ALL;
        let mut it = Collection { technique, most, parts: [judge(default)?, judge(basics)?] };
        prepared(technique, false).iter().for_each(|puzzle| it.offer(puzzle));
        Ok(it)
    }

    /// Keeps a minimal puzzle by default if it needs the technique so, and otherwise beside the basics if it does that.
    fn offer(&mut self, puzzle: &Puzzle) {
        let Some(code) = State::new(puzzle).ok().as_ref().and_then(pack) else { return };
        let is_minimal = minimized(puzzle, &mut fastrand::Rng::with_seed(0)) == Some(*puzzle);
        if !is_minimal || self.parts.iter().any(|(_, codes)| codes.contains(&code)) {
            return;
        }
        for (judge, codes) in &mut self.parts {
            let Some(judge) = judge else { continue };
            let stop = Stop::never().within(CHECKS);
            if codes.len() < self.most && judge.lack(puzzle, &stop).is_none() && !stop.is_over() {
                codes.push(code);
                return;
            }
        }
    }

    /// Lets the generator look for more.
    fn search(&mut self, options: &Options) {
        let mut found = Vec::new();
        for (judge, codes) in &self.parts {
            let Some(judge) = judge.as_ref().filter(|_| codes.len() < self.most) else { continue };
            let spec = Spec {
                count: self.most - codes.len(),
                seed: options.first,
                ..judge.spec().clone()
            };
            let Ok(generator) = Generator::new(spec) else { continue };
            let stop = Stop::after(Duration::from_secs(options.seconds));
            let mut take = |made: &ergodoku::generate::Made| {
                found.push(made.puzzle);
                ControlFlow::Continue(())
            };
            generator.run(rayon::current_num_threads(), &stop, &mut take, &mut |_| {});
        }
        found.iter().for_each(|puzzle| self.offer(puzzle));
    }

    fn line(&self) -> String {
        let [(_, default), (_, basics)] = &self.parts;
        let mut words = default.clone();
        if !basics.is_empty() {
            words.push("|".to_string());
            words.extend_from_slice(basics);
        }
        words.join(" ")
    }

    fn counts(&self) -> String {
        let [(_, default), (_, basics)] = &self.parts;
        format!("{} by default, {} beside the basics", default.len(), basics.len())
    }
}

/// Offers random puzzles to the techniques that their paths show that they may need.
fn look_through(all: &mut [Collection], options: &Options) {
    let screen = Screen::new(all);
    let seeds: Vec<u64> = (options.first..options.first + options.puzzles).collect();
    for some in seeds.chunks(AT_A_TIME as usize) {
        let found: Vec<(Puzzle, Vec<&Technique>)> =
            some.par_iter().map(|seed| screen.needed(random_minimal(*seed))).collect();
        for it in all.iter_mut() {
            let is_for_it = |(_, some): &&(Puzzle, Vec<&Technique>)| some.contains(&it.technique);
            let puzzles: Vec<Puzzle> =
                found.iter().filter(is_for_it).map(|(puzzle, _)| *puzzle).collect();
            puzzles.iter().for_each(|puzzle| it.offer(puzzle));
        }
    }
}

/// Shows what puzzles may need, by few paths.
struct Screen {
    usual: Profile,
    basics: Profile,
    /// The basics and one technique that is looked for.
    with: Vec<(&'static Technique, Profile)>,
}

impl Screen {
    fn new(all: &[Collection]) -> Screen {
        let default = Profile::default();
        let only = |is_in: &dyn Fn(&Technique) -> bool| {
            default.only(
                &default.techniques().iter().copied().filter(|it| is_in(it)).collect::<Vec<_>>(),
            )
        };
        let basics = only(&|it| it.family <= Family::Subsets);
        let with = |it: &Collection| {
            let mut ranks = basics.ranks().to_vec();
            ranks.push(Rank::new(vec![it.technique], Pick::First));
            (it.technique, Profile::of(ranks, basics.limits().clone()))
        };
        let with =
            all.iter().filter(|it| it.technique.family > Family::Subsets).map(with).collect();
        Screen { usual: only(&|it| it.family != Family::LastResort), basics, with }
    }

    /// The hardest technique of the path by default, and each that solves the puzzle beside the basics.
    fn needed(&self, puzzle: Puzzle) -> (Puzzle, Vec<&'static Technique>) {
        let start = State::new(&puzzle).expect("a puzzle");
        let (stuck, is_solved, _) = end(&start, &self.basics);
        if is_solved {
            return (puzzle, Vec::new());
        }
        let rank =
            |it: &&'static Technique| self.usual.techniques().iter().position(|some| some == it);
        let mut needed: Vec<&Technique> = match end(&stuck, &self.usual) {
            (_, true, used) => used.into_iter().max_by_key(rank).into_iter().collect(),
            _ => Vec::new(),
        };
        for (technique, profile) in &self.with {
            let (_, is_solved, used) = end(&stuck, profile);
            if is_solved && used.contains(technique) {
                needed.push(technique);
            }
        }
        (puzzle, needed)
    }
}

/// Where a path ends, whether that is the solution, and what it used.
fn end(start: &State, profile: &Profile) -> (State, bool, Vec<&'static Technique>) {
    let mut path = Path::new(start, profile).until(Stop::never().within(CHECKS));
    let mut used = Vec::new();
    while let Some(step) = path.advance() {
        used.push(step.technique);
    }
    (path.state().clone(), path.outcome() == Outcome::Solved, used)
}
