//! `ergodoku rate`

use std::collections::HashMap;
use std::fs;

use anyhow::{Context as _, Result, bail};
use ergodoku::rate::sudoku_explainer::Rules;
use ergodoku::record::{ExplainerRecord, RatingRecord, Scale};
use ergodoku::text::{Entry, ParseError};

use super::{counted, heading, said};
use crate::args::{Rate, Scale_};
use crate::exit::Exit;
use crate::output::{Record as _, Said, Wording, write_records};

pub(crate) fn run(args: &Rate) -> Result<Exit> {
    if let Some(jobs) = args.jobs {
        rayon::ThreadPoolBuilder::new().num_threads(jobs).build_global()?;
    }
    match args.scale {
        Scale_::Hodoku => by_hodoku(args),
        Scale_::Se121 => by_explainer(args, Rules::Original),
        Scale_::Se121Fixed => by_explainer(args, Rules::Fixed),
    }
}

fn by_hodoku(args: &Rate) -> Result<Exit> {
    if args.explainer.is_given() {
        bail!("--steps, --resume and limits of ratings need --scale se121 or se121-fixed");
    }
    let profile = args.techniques.profile()?;
    let rate = |entry: &_| RatingRecord::new(entry, Scale::Hodoku, &profile);
    let place = args.input.place();
    let wording = Wording { say: |record: &_| say(record, &place), solved: "rated" };
    write_records(&args.input, args.format, rate, wording)
}

fn by_explainer(args: &Rate, rules: Rules) -> Result<Exit> {
    let options = args.explainer.options(rules)?;
    let mut known = HashMap::new();
    if let Some(file) = &args.explainer.resume {
        let written = fs::read_to_string(file)
            .with_context(|| format!("`{}` cannot be read", file.display()))?;
        for record in written.lines().filter_map(|it| ExplainerRecord::from_csv(it, &options)) {
            known.insert(record.puzzle.clone(), record);
        }
    }
    let rate = |entry: &Result<Entry, ParseError>| {
        let puzzle = entry.as_ref().map(|entry| entry.puzzle.to_string()).unwrap_or_default();
        match known.get(&puzzle) {
            Some(record) => record.clone(),
            None => ExplainerRecord::new(entry, &options),
        }
    };
    let place = args.input.place();
    let wording = Wording { say: |record: &_| say_explained(record, &place), solved: "rated" };
    write_records(&args.input, args.format, rate, wording)
}

fn say_explained(record: &ExplainerRecord, place: &str) -> Said {
    let mut lines = Vec::new();
    if !record.puzzle.is_empty() {
        lines.push(heading(&record.puzzle, &record.label));
    }
    for step in &record.steps {
        let notation = match step.notation.as_str() {
            "" => String::new(),
            notation => format!("{notation} => "),
        };
        lines.push(format!("{:4.1}  {}: {notation}{}", step.rating, step.name, step.conclusion));
    }
    if let (Some(er), Some(ep), Some(ed), Some(end)) = (record.er, record.ep, record.ed, record.end)
    {
        let early = if end == "rated" { String::new() } else { format!(" ({end})") };
        lines.push(format!("{er:.1}/{ep:.1}/{ed:.1}{early}"));
    }
    said(&lines, record.error(), place)
}

fn say(record: &RatingRecord, place: &str) -> Said {
    let mut lines = Vec::new();
    if !record.puzzle.is_empty() {
        lines.push(heading(&record.puzzle, &record.label));
    }
    lines.extend(verdict(record));
    said(&lines, record.error(), place)
}

/// Level, score and what decides; nothing of a puzzle without a rating.
fn verdict(record: &RatingRecord) -> Option<String> {
    let (level, score) = (record.level?, record.score?);
    let steps = counted(record.steps?, "step");
    let mut verdict = format!("{level}, score {score}, {steps}");
    if let Some(hardest) = &record.hardest {
        verdict += &format!("; step {} decides: {}", hardest.number, hardest.notation);
        if let Some(ceiling) = hardest.level.ceiling().filter(|_| hardest.level < level) {
            let of = hardest.level;
            verdict += &format!(" ({of}, but the score is above {ceiling})");
        }
    }
    match record.guesses? {
        0 => {}
        guesses => verdict += &format!("; {} had to be guessed", counted(guesses, "cell")),
    }
    Some(verdict + ".")
}
