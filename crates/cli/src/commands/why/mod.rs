//! `ergodoku why`

mod line_reasons;

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, bail};
use clap::{Args, ValueHint};
use ergodoku::claims::judge::Grounds;
use ergodoku::claims::{Claim, Ruling};
use ergodoku::explanation::{Explanation, Sentence, sentence};
use ergodoku::text::write_line;
use ergodoku::why::{Answer, Asker, Other};
use ergodoku::{Puzzle, State};
use ergodoku_api::record::{ErrorRecord, LineAsker, WhyRecord, Written as Quoted};

use super::picture::{Drawing, Drawn, File};
use super::verify::ruling_name;
use super::{entry_of, fault, grid, told, wrap};
use crate::args::{Format, Input, Repertoire, Written};
use crate::batch::claim_lines::Lines;
use crate::batch::{self, Questions, Running};
use crate::exit::{Exit, Fault};
use crate::input::Source;
use crate::output::{
    ASIDE, BAD, DOUBT, GOOD, NAME, TITLE, Text, name_cells, note, print, print_json, say, spoken,
    voice, write_file,
};
use crate::settings::Settings;

#[derive(Args)]
#[command(mut_arg("output", |it| it.help("With a CLAIM: draw to this file, .svg or .png. Else write the results to it. By \
         its name: .ndjson, .json, .csv, .parquet or .arrow (tables), else text")))]
pub(crate) struct Why {
    /// A position, a file, or - for standard input. Without a CLAIM each line of the file has a question,
    /// `STATE<tab>CLAIM` or JSON
    #[arg(value_name = "STATE|FILE|-", value_hint = ValueHint::FilePath)]
    input: String,

    /// What holds: r4c7<>5, r4c7=5, or several such
    #[arg(value_name = "CLAIM", allow_hyphen_values = true)]
    claim: Option<String>,

    /// Also show other reasons: techniques that conclude this, and proofs with lemmas
    #[arg(long)]
    all: bool,

    /// Also name techniques that assume a unique solution
    #[arg(long, conflicts_with = "no_uniqueness")]
    uniqueness: bool,

    /// Show the proof: the truths and links of every count
    #[arg(long, requires = "claim")]
    proof: bool,

    /// Write the reason to this folder for VeriPB, as why.opb and why.pbp: the opposite has no solution
    #[arg(long, value_name = "DIR", requires = "claim")]
    veripb: Option<PathBuf>,

    /// Draw the board with the truths and links
    #[arg(long, requires = "claim")]
    draw: bool,

    #[command(flatten)]
    drawing: Drawing,

    #[command(flatten)]
    running: Running,

    #[command(flatten)]
    written: Written,

    #[command(flatten)]
    techniques: Repertoire,
}

pub(crate) fn run(args: &Why, settings: &Settings) -> Result<Exit> {
    let format = args.written.format;
    let asker = args.asker()?;
    if let Some(claim) = &args.claim {
        // Rejects a wrong file name before any work.
        let file = args.running.picture()?.map(File::new).transpose()?;
        if format != Format::Text && (args.draw || file.is_some()) {
            bail!(say!("error-picture-not-json"));
        }
        return person(args, settings, claim, asker, file.as_ref());
    }
    args.running.start(settings)?;
    let source = Source::new(&args.input)?;
    let lines = match source.table_file() {
        Some(_) => None,
        None => Some(Lines::new(source.open()?)),
    };
    let questions = Questions { source: &source, lines, running: &args.running, format };
    batch::answer(&line_reasons::Reasons(LineAsker::new(asker, args.all)), questions)
}

impl Why {
    fn asker(&self) -> Result<Asker> {
        let profile = self.techniques.profile()?;
        let is_narrow = self.techniques.is_narrowed();
        let named = if self.uniqueness { profile.clone() } else { profile.without_uniqueness() };
        let asker = Asker::new().naming(named);
        let asker = if is_narrow { asker.by_only(profile) } else { asker };
        Ok(if self.all { asker.with_others() } else { asker })
    }
}

/// Answers one question for a person.
fn person(
    args: &Why,
    settings: &Settings,
    claim: &str,
    mut asker: Asker,
    file: Option<&File>,
) -> Result<Exit> {
    let input = Input { input: args.input.clone() };
    let entry = entry_of(input.one()?, &input.place())?;
    let state_line = state_line(&entry.puzzle);
    let written = Quoted::Text(claim.into());
    let read = match read(claim) {
        Ok(read) => read,
        Err(error) if args.written.format == Format::Text => {
            let message = fault(&error, &say!("error-claim-place"));
            return Err(Fault { exit: Exit::Invalid, message }.into());
        }
        Err(error) => {
            let record = WhyRecord::malformed(state_line.into(), written, *error);
            print_json(&record, args.written.format)?;
            return Ok(Exit::Invalid);
        }
    };
    let grounds = Grounds::new(entry.puzzle);
    let answer = asker.ask(&grounds, &read.conclusions);
    let has_others = args.all || args.techniques.is_narrowed();
    if let Some(folder) = &args.veripb {
        write_veripb(folder, &answer)?;
    }
    let record = WhyRecord::new(state_line.into(), written, (&grounds, &answer), has_others);
    let exit = Exit::of_status(record.status(), "");
    if args.written.format != Format::Text {
        print_json(&record, args.written.format)?;
        return Ok(exit);
    }
    let told_of = answer.explain();
    match &answer.state {
        Some(state) if args.draw || file.is_some() => {
            draw(args, settings, (state, &told_of), claim, file)?;
        }
        _ => print(&Text::lines(said(args, &record, &answer, &told_of)))?,
    }
    record.error.iter().for_each(|error| note(&told(error, &input.place())));
    Ok(exit)
}

/// Writes the first reason for VeriPB.
fn write_veripb(folder: &Path, answer: &Answer) -> Result<()> {
    let (Some(reason), Some(state)) = (answer.reasons.first(), &answer.state) else {
        bail!(say!("error-no-veripb"));
    };
    let proven = reason.veripb(state).context("--veripb")?;
    let made = fs::create_dir_all(folder);
    made.with_context(|| say!("error-folder", folder = folder.display().to_string()))?;
    write_file(&folder.join("why.opb"), proven.formula.as_bytes())?;
    write_file(&folder.join("why.pbp"), proven.proof.as_bytes())
}

fn read(claim: &str) -> Result<Claim, Box<ErrorRecord>> {
    let read =
        claim.parse::<Claim>().map_err(|error| Box::new(ErrorRecord::unread(&error, claim)))?;
    match read.conclusions.is_empty() {
        true => Err(Box::new(ErrorRecord::of(sentence!("error-no-conclusion")))),
        false => Ok(read),
    }
}

/// The size of the reason, the reason in words, and what else was asked for.
fn said(args: &Why, record: &WhyRecord<'_>, answer: &Answer, told_of: &Explanation) -> Vec<Text> {
    let mut lines = vec![brief(None, record, "")];
    lines
        .extend(wrap(&name_cells(&told_of.text(voice().language)), 98).into_iter().map(Text::from));
    if let Some(notation) = &record.notation {
        lines.push(super::notation(notation, record.technique.unwrap_or_default()));
    }
    if let Some(counterexample) = &record.counterexample {
        lines.extend(grid(counterexample));
    }
    if let (true, Some(proof)) = (args.proof, &record.proof) {
        lines.extend(proof.to_string().lines().map(|line| Text::styled(ASIDE, &name_cells(line))));
    }
    if (args.all || args.techniques.is_narrowed()) && record.verdict == Ruling::Follows {
        lines.extend(others(answer));
    }
    lines
}

fn others(answer: &Answer) -> Vec<Text> {
    if answer.others.is_empty() {
        return vec![say!("command-no-other-reason").into()];
    }
    let mut lines: Vec<Text> = vec![say!("command-other-reasons").into()];
    for other in &answer.others {
        lines.push(Text::from("  ").and(name_cells(&spoken(&other.summary())).into_owned()));
        if let (Other::Lemmas(reason) | Other::Only(reason), Some(state)) = (other, &answer.state) {
            lines.extend(super::reason(&reason.explain(state).text(voice().language)));
        }
    }
    lines
}

/// A question and the size of its answer, on one line.
fn brief(line: Option<usize>, record: &WhyRecord<'_>, place: &str) -> Text {
    let style = match Exit::of_status(record.status(), " ") {
        Exit::Done => GOOD,
        Exit::Stuck => DOUBT,
        _ => BAD,
    };
    let claim = match &record.claim {
        Quoted::Text(claim) => claim,
        Quoted::Json(json) => json.get(),
    };
    let number = line.map(|line| format!("{line:>4}. ")).unwrap_or_default();
    let mut text = Text::from(number).and(Text::styled(TITLE, &name_cells(claim))).and("  ");
    text = text.and(Text::styled(style, &ruling_name(record.verdict)));
    if !record.truths.is_empty() {
        let (truths, links) = (record.truths.len(), record.links.len());
        text = text.and(": ").and(say!("command-size", truths, links));
        if record.lemmas > 0 {
            text = text.and(", ").and(say!("command-lemmas", count = record.lemmas));
        }
        if record.cases > 0 {
            text = text.and(", ").and(say!("command-cases", count = record.cases));
        }
        if record.proved_smallest {
            text = text.and(say!("command-smallest"));
        }
    }
    if let (Some(_), Some(name)) = (line, record.technique) {
        let name = spoken(&Sentence::Technique(name));
        text = text.and("; ").and(Text::styled(NAME, &name));
    }
    match (&record.error, line) {
        (Some(error), Some(_)) => text.and("; ").and(told(error, place)),
        _ => text,
    }
}

/// Draws the board with the reason.
fn draw(
    args: &Why,
    settings: &Settings,
    (state, explanation): (&State, &Explanation),
    claim: &str,
    file: Option<&File>,
) -> Result<()> {
    let title = name_cells(claim).into_owned();
    let drawn = Drawn { state, explanation, words: &[], title, has_candidates: true };
    match file {
        Some(file) => drawn.write(&args.drawing, settings, file),
        None => print(&drawn.text()),
    }
}

fn state_line(puzzle: &Puzzle) -> String {
    State::new(puzzle).as_ref().map_or_else(|_| puzzle.to_string(), write_line)
}
