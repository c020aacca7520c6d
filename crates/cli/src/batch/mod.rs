//! Commands over many puzzles: read, worked on by all cores, and written in their order, to the output or a file.
//!
//! `order` hands out the work and puts the results in order. `lines` writes them as text or JSON, `tables` as columns;
//! `kept` finds where an interrupted run ended, and `shard` divides the input among machines. `answers` is for claims and
//! questions, `claim_lines` reads those.

mod answers;
mod cells;
pub(crate) mod claim_lines;
mod kept;
mod lines;
mod order;
mod shard;
#[cfg(feature = "tables")]
mod tables;
#[cfg(not(feature = "tables"))]
#[path = "no_tables.rs"]
mod tables;

use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, bail};
use clap::{Args, ValueHint};
use ergodoku_api::record::Status;

use crate::args::{Format, Inputs, Jobs};
use crate::exit::Exit;
use crate::input::{Read, is_table};
use crate::output::{Out, Progress, Record, Said, Sink, Tally, Wording, json, note, say};
use crate::settings::Settings;
pub(crate) use answers::{Answers, Questions, answer, error_cell};
pub(crate) use cells::{Cell, Shape};
use kept::{Again, Kept, Past};
pub(crate) use order::Next;
pub(crate) use shard::Shard;
pub(crate) use tables::TableForm;

/// How a batch is run, and where its results go.
#[derive(Args)]
pub(crate) struct Running {
    /// Write to this file. By its name: .ndjson, .json, .csv for ratings, .parquet or .arrow (tables), else text
    #[arg(long, short, value_name = "FILE", value_hint = ValueHint::FilePath)]
    output: Option<PathBuf>,

    /// Write to this file, or that of -o; if it already has results, continue after the last complete one. For
    /// ndjson, csv and tables. The input and the other options must be the same
    #[arg(long, value_name = "FILE", num_args = 0..=1, value_hint = ValueHint::FilePath)]
    #[expect(clippy::option_option, reason = "an option whose value may be left out")]
    resume: Option<Option<PathBuf>>,

    /// Only every N-th puzzle, beginning with the I-th: a part of a run on several machines
    #[arg(long, value_name = "I/N", value_parser = Shard::read)]
    shard: Option<Shard>,

    #[command(flatten)]
    jobs: Jobs,
}

/// Where results go.
struct Target<'a> {
    format: Format,
    file: Option<&'a Path>,
    resumes: bool,
}

/// What is run over a batch, besides the work itself.
pub(crate) struct Job<'a, R> {
    pub(crate) input: &'a Inputs,
    pub(crate) running: &'a Running,
    /// The format that was asked for.
    pub(crate) format: Format,
    /// The first line of comma-separated values; empty if there are none.
    pub(crate) columns: &'a str,
    /// The status in a row of comma-separated values, or why it does not belong to a puzzle.
    pub(crate) fits: &'a dyn Fn(&str, &Read) -> Result<Status, String>,
    /// The results as columns of a table, if they have such a form.
    pub(crate) table: Option<TableForm<R>>,
}

impl Running {
    /// Uses as many threads as asked for from now on.
    pub(crate) fn start(&self, settings: &Settings) -> Result<()> {
        self.jobs.start(settings)
    }

    /// The file that the results go to, if any.
    fn file(&self) -> Result<Option<&Path>> {
        match (&self.output, self.resume.as_ref().and_then(Option::as_ref)) {
            (Some(one), Some(other)) if one != other => {
                let (one, other) = (one.display().to_string(), other.display().to_string());
                bail!(say!("fault-two-files", one, other))
            }
            (Some(file), _) | (None, Some(file)) => Ok(Some(file)),
            (None, None) if self.resume.is_some() => {
                bail!(say!("fault-resume-file"))
            }
            (None, None) => Ok(None),
        }
    }

    /// The format of the results: the one asked for, or else that of the file by its name.
    pub(crate) fn format(&self, asked: Format) -> Result<Format> {
        let ending = self.file()?.and_then(Path::extension).and_then(|it| it.to_str());
        Ok(match (asked, ending.map(str::to_ascii_lowercase).as_deref()) {
            (Format::Text, Some("ndjson" | "jsonl")) => Format::Ndjson,
            (Format::Text, Some("json")) => Format::Json,
            (Format::Text, Some("csv")) => Format::Csv,
            (asked, _) => asked,
        })
    }

    /// Whether the results go to a table.
    pub(crate) fn writes_table(&self) -> Result<bool> {
        Ok(self.file()?.is_some_and(is_table))
    }

    /// The file of a picture, where one thing is asked for rather than many.
    pub(crate) fn picture(&self) -> Result<Option<&Path>> {
        if self.resume.is_some() || self.shard.is_some() {
            bail!(say!("fault-one-claim"));
        }
        Ok(self.output.as_deref())
    }

    /// Whether results go to a file, or a part of them is left out.
    pub(crate) fn is_of_many(&self) -> bool {
        self.output.is_some() || self.resume.is_some() || self.shard.is_some()
    }

    fn target(&self, asked: Format, columns: &str) -> Result<Target<'_>> {
        let (file, format) = (self.file()?, self.format(asked)?);
        let resumes = self.resume.is_some();
        if format == Format::Csv && columns.is_empty() {
            bail!(say!("fault-csv"));
        }
        if self.writes_table()? {
            if format != Format::Text {
                bail!(say!("fault-table-format"));
            }
        } else if resumes && matches!(format, Format::Text | Format::Json) {
            bail!(say!("fault-resume-lines"));
        }
        Ok(Target { format, file, resumes })
    }

    fn shard(&self) -> Shard {
        self.shard.unwrap_or(Shard::ALL)
    }
}

/// Computes a record of every puzzle on all cores, and writes it, as text with `wording`. The output does not depend on
/// the number of threads, and memory not on the size of the input.
pub(crate) fn run<R: Record>(
    job: &Job<'_, R>,
    record: impl Fn(&Read) -> R + Sync,
    wording: Wording<impl Fn(&R, &str) -> Said + Sync>,
) -> Result<Exit> {
    let target = job.running.target(job.format, job.columns)?;
    let (shard, format) = (job.running.shard(), target.format);
    if let Some(file) = target.file.filter(|file| is_table(file)) {
        let Some(form) = &job.table else { bail!(say!("fault-no-columns")) };
        let tally = Tally::puzzles(wording.solved);
        let to = tables::To { file, resumes: target.resumes, tally };
        let progress = job.input.progress(shard);
        return tables::write_puzzles((job.input, shard), form, to, progress, record);
    }
    let batches = job.input.batches_of(shard)?;
    let progress = job.input.progress(shard);
    let (mut again, mut next) = (Again::default(), || batches.one_more());
    let mut fits = |line: &str, entry: &Read| match format {
        Format::Csv => (job.fits)(line, entry),
        _ => again.compare(line, kept::fits(line, entry)?, || {
            let record = record(entry);
            (json(&record, format), record.outcome())
        }),
    };
    let mut past = Past {
        columns: if format == Format::Csv { job.columns } else { "" },
        one: "puzzle",
        next: &mut next,
        fits: &mut fits,
        // Only errors of a text that is no puzzle have an empty one.
        exit: |status, entry| Exit::of_status(status, entry.as_ref().map_or("", |_| " ")),
        progress: &Progress::hidden(),
    };
    let (sink, kept) = target.sink(progress, &mut past)?;
    let exit = lines::write(sink, &batches, format, record, wording)?;
    target.tell(kept);
    Ok(exit)
}

impl Target<'_> {
    /// The output, behind what an interrupted run has written. Gives the number of its records, too.
    fn sink<T>(&self, progress: Progress, past: &mut Past<'_, T>) -> Result<(Sink, usize)> {
        let (format, columns) = (self.format, past.columns);
        let Some(file) = self.file else {
            let out = match format {
                Format::Text => Out::Screen,
                // The value contains no styles.
                Format::Json | Format::Ndjson | Format::Csv => {
                    Out::File(Box::new(io::stdout().lock()))
                }
            };
            return Ok((Sink::new(format, columns, out, progress), 0));
        };
        if !self.resumes {
            let made = File::create(file);
            let named = || format!("`{}`", file.display());
            let made = made.with_context(|| say!("fault-unwritable", file = named()))?;
            return Ok((Sink::new(format, columns, Out::File(Box::new(made)), progress), 0));
        }
        let kept = Kept::of(file, past)?;
        progress.add(kept.count);
        let (count, out) = (kept.count, Out::File(Box::new(kept.file)));
        let sink = match count {
            0 => Sink::new(format, columns, out, progress),
            _ => Sink::behind(kept.counts, kept.exit, format, out, progress),
        };
        Ok((sink, count))
    }

    /// Says what an interrupted run had written already.
    fn tell(&self, kept: usize) {
        if let (Some(file), 1..) = (self.file, kept) {
            let what = if self.format == Format::Csv { "rows" } else { "lines" };
            note(&say!("command-kept", file = file.display().to_string(), count = kept, what));
        }
    }
}

/// For results that have no form as comma-separated values.
pub(crate) fn no_rows(_: &str, _: &Read) -> Result<Status, String> {
    Err(say!("fault-no-rows"))
}
