//! `ergodoku rate`

use anyhow::{Result, bail};
use ergodoku::rate::sudoku_explainer;
use ergodoku::record::{ExplainerRecord, RatingRecord, Scale};

use super::{counted, heading, said, wrap};
use crate::args::{Format, Rate, ScaleName};
use crate::exit::Exit;
use crate::output::{Record as _, Said, Wording, write_records, write_table};

pub(crate) fn run(args: &Rate) -> Result<Exit> {
    if let Some(jobs) = args.jobs {
        rayon::ThreadPoolBuilder::new().num_threads(jobs).build_global()?;
    }
    match args.scale {
        ScaleName::Hodoku => by_hodoku(args),
        ScaleName::Se121 => by_explainer(args, sudoku_explainer::Scale::Se121),
        ScaleName::Se121Fixed => by_explainer(args, sudoku_explainer::Scale::Se121Fixed),
        ScaleName::Sukaku => by_explainer(args, sudoku_explainer::Scale::Sukaku),
    }
}

fn by_hodoku(args: &Rate) -> Result<Exit> {
    if let Some(option) = args.explainer.given() {
        bail!("{option} goes with Sudoku Explainer's scales: add --scale se121");
    }
    let profile = args.techniques.profile()?;
    let rate = |entry: &_| RatingRecord::new(entry, Scale::Hodoku, &profile);
    let place = args.input.place();
    let wording = Wording { say: |record: &_| say(record, &place), solved: "rated" };
    write_records(&args.input, args.format, rate, wording)
}

fn by_explainer(args: &Rate, scale: sudoku_explainer::Scale) -> Result<Exit> {
    let form = args.explainer.canonical;
    if args.techniques.is_given() {
        let name = scale.name();
        bail!(
            "{name} has techniques of its own: leave out --profile, --only, --without and \
               --no-uniqueness, or use --scale hodoku"
        );
    }
    if args.explainer.steps && args.format == Format::Csv {
        bail!("a table has no room for steps: use --format text, json or ndjson with --steps");
    }
    let options = args.explainer.options(scale);
    let rate = |entry: &_| ExplainerRecord::new(entry, &options, form);
    let place = args.input.place();
    let wording = Wording { say: |record: &_| say_explained(record, &place), solved: "rated" };
    let Some(file) = &args.explainer.resume else {
        return write_records(&args.input, args.format, rate, wording);
    };
    if args.format != Format::Csv {
        bail!("--resume goes on with a table: use it with --format csv");
    }
    let fits = |row: &str, entry: &_| ExplainerRecord::fits(row, entry, &options, form);
    write_table(&args.input, file, fits, rate, wording)
}

fn say_explained(record: &ExplainerRecord, place: &str) -> Said {
    let mut lines = Vec::new();
    if !record.puzzle.is_empty() {
        lines.push(heading(&record.puzzle, &record.label));
    }
    for step in &record.steps {
        lines.push(format!("{:4.1}  {}", step.rating, step.notation()));
        let reason = wrap(&step.step.explanation, 92);
        lines.extend(reason.iter().map(|line| format!("      {line}")));
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
