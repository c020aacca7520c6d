//! `ergodoku dataset`

mod card;
mod spec;
mod splits;

use std::fs;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use anyhow::{Context as _, Result, bail};
use clap::{Args, ValueHint};
use ergodoku::explainer::{self, RatingOptions};
use ergodoku::generate::{Generator, Made};
use ergodoku::text::{self, Entry};
use ergodoku::{Profile, Stop};
use ergodoku_api::record::{CompactRecord, ExplainerRecord, Options, RatingRecord, Scale};
use ergodoku_tables::{Chunk, Columns, records};
use rayon::prelude::*;

use super::generate::note_interrupts;
use crate::args::{Jobs, seconds};
use crate::exit::Exit;
use crate::output::{Progress, complain, in_words, say};
use crate::settings::Settings;
use spec::{Part, Plan};
use splits::Splits;

#[derive(Args)]
pub(crate) struct Dataset {
    /// What to make: a TOML file, see docs/datasets.md
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    spec: PathBuf,

    /// The folder to make; it must not be there, or be empty
    #[arg(long, short, value_name = "FOLDER", value_hint = ValueHint::DirPath)]
    output: PathBuf,

    /// Search no longer than this for the puzzles of each part
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    time_limit: Option<Duration>,

    #[command(flatten)]
    jobs: Jobs,
}

/// So many puzzles are rated together.
const TOGETHER: usize = 256;

pub(crate) fn run(args: &Dataset, settings: &Settings) -> Result<Exit> {
    let plan = Plan::read(&args.spec)?;
    // Before any work: an impossible part.
    for part in &plan.parts {
        let made = Generator::new(part.wanted.clone());
        let (file, name) = (|| args.spec.display().to_string(), || part.name.clone());
        made.map_err(in_words)
            .with_context(|| say!("report-part", file = file(), part = name()))?;
    }
    let folder = &args.output;
    if folder.read_dir().is_ok_and(|mut found| found.next().is_some()) {
        bail!(say!("fault-not-empty", folder = folder.display().to_string()));
    }
    let data = folder.join("data");
    fs::create_dir_all(&data)
        .with_context(|| say!("fault-unmade", folder = data.display().to_string()))?;
    args.jobs.start(settings)?;
    let interrupted = note_interrupts()?;
    let total = plan.parts.iter().map(|part| part.rows as u64).sum();
    let progress = Progress::of("rows", move || Some(total));
    let mut splits = Splits::new(&data, &plan);
    let mut short = Vec::new();
    for part in &plan.parts {
        let flag = Arc::clone(&interrupted);
        let stop = args.time_limit.map_or(Stop::never(), Stop::after);
        let stop = stop.or(move || flag.load(Ordering::Relaxed));
        let jobs = args.jobs.number(settings);
        let made = make_part(part, jobs, &stop, &mut splits, &progress)?;
        if made < part.rows {
            let (rows, part) = (part.rows, part.name.clone());
            short.push(say!("report-short", part, made, rows));
        }
    }
    splits.finish()?;
    let card = card::write(&plan, &splits);
    fs::write(folder.join("README.md"), card).with_context(|| say!("fault-card"))?;
    if short.is_empty() {
        return Ok(Exit::Done);
    }
    complain(&short.join("; "));
    Ok(Exit::Stuck)
}

/// Makes and writes the rows of a part, as many as there are until `stop` is due. Gives their number.
fn make_part(
    part: &Part,
    jobs: usize,
    stop: &Stop,
    splits: &mut Splits,
    progress: &Progress,
) -> Result<usize> {
    let mut rows = 0;
    let mut waiting: Vec<(Entry, u128)> = Vec::with_capacity(TOGETHER);
    let mut fault = Ok(());
    let mut found = |made: &Made| {
        // A class that is there already, in this part or another.
        let Some(class) = splits.new_class(&made.puzzle) else { return ControlFlow::Continue(()) };
        // What the generator has made can be read.
        let Ok(entry) = text::parse_one(&made.puzzle.to_string()) else {
            return ControlFlow::Continue(());
        };
        waiting.push((entry, class));
        rows += 1;
        if waiting.len() == TOGETHER || rows == part.rows {
            fault = write_rows(&std::mem::take(&mut waiting), part, splits, progress);
        }
        match rows == part.rows || fault.is_err() {
            true => ControlFlow::Break(()),
            false => ControlFlow::Continue(()),
        }
    };
    Generator::new(part.wanted.clone()).map_err(in_words)?.run(jobs, stop, &mut found, &mut |_| {});
    fault?;
    if !waiting.is_empty() {
        write_rows(&waiting, part, splits, progress)?;
    }
    Ok(rows)
}

fn write_rows(
    puzzles: &[(Entry, u128)],
    part: &Part,
    splits: &mut Splits,
    progress: &Progress,
) -> Result<()> {
    let (options, scale) = (Options::default(), explainer::Scale::Se121);
    let described: Vec<_> = puzzles
        .par_iter()
        .map(|(entry, _)| {
            let entry = Ok(entry.clone());
            let by_explainer = RatingOptions { scale, ..RatingOptions::default() };
            (
                CompactRecord::solve(&entry, &options),
                ExplainerRecord::new(&entry, &by_explainer),
                RatingRecord::new(&entry, Scale::Hodoku, &Profile::hodoku()),
            )
        })
        .collect();
    let mut columns = Columns::new(&records::dataset_fields());
    for (path, by_explainer, by_hodoku) in &described {
        columns.push(records::dataset(path, by_explainer, by_hodoku, &part.name));
        splits.note(&part.name, by_explainer.er);
    }
    let chunk = Chunk::of_columns(columns)?;
    let classes: Vec<u128> = puzzles.iter().map(|(_, class)| *class).collect();
    splits.write(&chunk, &classes)?;
    (0..puzzles.len()).for_each(|_| progress.inc());
    Ok(())
}
