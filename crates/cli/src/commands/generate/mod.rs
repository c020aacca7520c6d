//! `ergodoku generate`

mod args;
mod book;
mod output;
mod progress;

use std::io::{self, IsTerminal as _};
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result};
use ergodoku::Stop;
use ergodoku::explanation::Sentence;
use ergodoku::generate::{Generator, Made, Tally};

use crate::exit::Exit;
use crate::output::{complain, decimal, in_words, note, say};
use crate::settings::Settings;
use output::Output;
use progress::Progress;

pub(crate) use args::Generate;

pub(crate) fn run(args: &Generate, settings: &Settings) -> Result<Exit> {
    let spec = args.spec()?;
    let (count, seed) = (spec.count, spec.seed);
    let generator = Generator::new(spec).map_err(in_words)?;
    // Opened only now, so that an impossible specification does not overwrite a file.
    let mut output = Output::new(args, generator.spec())?;
    if let Some(caution) = generator.caution() {
        note(&say!("report-caution", caution));
    }
    let started = Instant::now();
    let interrupted = note_interrupts()?;
    let stop = args.time_limit.map_or(Stop::never(), Stop::after).or({
        let interrupted = Arc::clone(&interrupted);
        move || interrupted.load(Ordering::Relaxed)
    });
    let progress = Progress::new(args, count, started);
    let mut made = 0;
    let mut fault = None;
    let mut found = |puzzle: &Made| {
        made += 1;
        progress.inc();
        match output.take(made, puzzle) {
            Ok(()) => ControlFlow::Continue(()),
            Err(error) => {
                fault = Some(error);
                ControlFlow::Break(())
            }
        }
    };
    let jobs = args.jobs.number(settings);
    let tally = generator.run(jobs, &stop, &mut found, &mut |tally| progress.tell(tally));
    progress.finish();
    // Writes the puzzles that were found, even after an error.
    let elsewhere = output.finish(made, count)?;
    fault.map_or(Ok(()), Err)?;
    if made < count {
        let how = if interrupted.load(Ordering::Relaxed) {
            "stopped"
        } else if args.time_limit.is_some_and(|limit| started.elapsed() >= limit) {
            "time"
        } else {
            "tried"
        };
        let sofar = so_far(made, count, started.elapsed(), &tally);
        let mut said = say!("report-ended", how, sofar);
        if let Some(path) = elsewhere {
            said = say!("report-found-in", said, file = path.display().to_string());
        }
        complain(&said);
        return Ok(Exit::Stuck);
    }
    if io::stderr().is_terminal() {
        let (tried, time) = (tally.tried as usize, decimal(started.elapsed().as_secs_f64()));
        note(&say!("report-made", count = made, tried, time, seed = seed.to_string()));
    }
    Ok(Exit::Done)
}

/// The report: puzzles found, candidates tried, and the nearest one.
fn so_far(made: usize, count: usize, time: Duration, tally: &Tally) -> String {
    let (time, tried) = (decimal(time.as_secs_f64()), tally.tried as usize);
    let mut said = say!("report-so-far", made, count, time, tried);
    let failed = tally.failed.iter().filter(|(_, failed)| *failed > 0);
    let by = |(demand, failed): &(Sentence, u64)| {
        say!("report-rejected-by", count = *failed as usize, demand = demand.clone())
    };
    let failed: Vec<String> = failed.map(by).collect();
    if !failed.is_empty() {
        said += &say!("report-rejected", parts = failed.join(", "));
    }
    if tally.repeated > 0 {
        said += &say!("report-again", count = tally.repeated as usize);
    }
    if let Some((puzzle, lack)) = tally.nearest().filter(|_| made == 0) {
        said += &say!("report-nearest", puzzle = puzzle.to_string(), lack);
    }
    said
}

/// A flag that Ctrl-C sets, so that the search ends and the puzzles found are written. A second Ctrl-C ends the
/// program.
pub(super) fn note_interrupts() -> Result<Arc<AtomicBool>> {
    let interrupted = Arc::new(AtomicBool::new(false));
    let flag = Arc::clone(&interrupted);
    let handler = move || {
        if flag.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
    };
    ctrlc::set_handler(handler).with_context(|| say!("fault-interrupts"))?;
    Ok(interrupted)
}
