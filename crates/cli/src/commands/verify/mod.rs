//! `ergodoku verify`

mod line_verdicts;
mod person;

use std::path::Path;

use anyhow::{Context as _, Result, bail};
use clap::{Args, ValueHint};
use ergodoku::claims::Ruling;
use ergodoku::explanation::Sentence;
use ergodoku::{Level, Profile};
use ergodoku_api::record::{Judging, VerdictRecord};

use super::picture::{Drawing, File};
use super::told;
use crate::args::{Choice, Format, TECHNIQUES, Written, a_profile};
use crate::batch::claim_lines::Lines;
use crate::batch::{self, Questions, Running};
use crate::exit::Exit;
use crate::input::Source;
use crate::output::{BAD, DOUBT, GOOD, NAME, TITLE, Text, name_cells, say, spoken};
use crate::settings::Settings;

#[derive(Args)]
#[command(mut_arg("output", |it| it.help("With a CLAIM: draw to this file, .svg or .png. Else write the results to it. By \
         its name: .ndjson, .json, .csv, .parquet or .arrow (tables), else text")))]
pub(crate) struct Verify {
    /// A position, a file, or - for standard input. Without a CLAIM the file has a claim on each line,
    /// `STATE<tab>CLAIM` or JSON, or a position and then a whole solve
    #[arg(value_name = "STATE|FILE|-", value_hint = ValueHint::FilePath)]
    input: String,

    /// A claim about the position, such as r4c7<>5 or 'X-Wing: 5 r27c36 => r4c3<>5', or a file with a whole
    /// solve
    #[arg(value_name = "CLAIM|FILE|-", value_hint = ValueHint::FilePath, allow_hyphen_values = true)]
    claim: Option<String>,

    /// Also tell which techniques conclude exactly the same, the easiest first
    #[arg(long, alias = "recognize")]
    recognise: bool,

    /// Rest on the smallest proofs; the default for a single claim
    #[arg(long)]
    smallest: bool,

    /// Draw the board with the claim and its proof
    #[arg(long, requires = "claim")]
    draw: bool,

    #[command(flatten)]
    drawing: Drawing,

    #[command(flatten)]
    running: Running,

    #[command(flatten)]
    written: Written,

    #[command(flatten)]
    techniques: Chosen,
}

/// The techniques that claims should stay within.
#[derive(Args)]
struct Chosen {
    /// Also tell whether a technique of this profile shows the claim
    #[arg(
        long,
        value_name = "NAME|FILE",
        value_parser = a_profile(),
        hide_possible_values = true,
        help_heading = TECHNIQUES
    )]
    profile: Option<Profile>,

    /// The same for the techniques up to one of HoDoKu's levels: easy, medium, hard, unfair or extreme
    #[arg(long, value_name = "LEVEL", value_parser = level, help_heading = TECHNIQUES)]
    level: Option<Level>,

    #[command(flatten)]
    choice: Choice,
}

impl Chosen {
    /// The techniques, if any choice was made.
    fn profile(&self) -> Result<Option<Profile>> {
        if self.profile.is_none() && self.level.is_none() && !self.choice.is_given() {
            return Ok(None);
        }
        let profile = self.choice.of(&self.profile.clone().unwrap_or_default())?;
        let Some(level) = self.level else { return Ok(Some(profile)) };
        let is_above = |it: &&'static ergodoku::Technique| {
            profile.rank_of(it).is_none_or(|rank| rank.level > level)
        };
        let above: Vec<_> = profile.techniques().iter().copied().filter(is_above).collect();
        Ok(Some(profile.without(&above)))
    }
}

pub(crate) fn run(args: &Verify, settings: &Settings) -> Result<Exit> {
    let is_single = args.claim.as_ref().is_some_and(|claim| !is_file(claim));
    let judging = Judging {
        profile: args.techniques.profile()?,
        recognises: args.recognise,
        minimises: args.smallest || is_single,
        ..Judging::default()
    };
    if let Some(claim) = &args.claim {
        // Rejects a wrong file name before any work.
        let file = args.running.picture()?.map(File::new).transpose()?;
        if args.written.format != Format::Text && (args.draw || file.is_some()) {
            bail!(say!("error-picture-not-json"));
        }
        return person::run(args, settings, claim, &judging, file.as_ref());
    }
    let source = Source::new(&args.input)?;
    let lines = match source.table_file() {
        Some(_) => None,
        None => {
            let mut lines = Lines::new(source.open()?);
            if !lines.has_claims().with_context(|| source.unreadable())? {
                if args.running.is_of_many() {
                    bail!(say!("error-of-many-claims", file = args.input.clone()));
                }
                return person::solve_of(args, lines.rest(), &source, &judging);
            }
            Some(lines)
        }
    };
    args.running.start(settings)?;
    let format = args.written.format;
    let questions = Questions { source: &source, lines, running: &args.running, format };
    batch::answer(&line_verdicts::Verdicts(judging), questions)
}

/// Whether an argument is a file, or standard input, with a whole solve.
fn is_file(argument: &str) -> bool {
    argument == "-" || Path::new(argument).is_file()
}

/// A verdict on a line of text: the claim, the judgement and what it rests on.
fn brief(line: Option<usize>, claim: &str, record: &VerdictRecord<'_>, place: &str) -> Text {
    let ruling = record.verdict;
    let style = match Exit::of_status(record.status(), " ") {
        Exit::Done => GOOD,
        Exit::Stuck => DOUBT,
        _ => BAD,
    };
    let number = line.map(|line| format!("{line:>4}. ")).unwrap_or_default();
    let mut text = Text::from(number).and(Text::styled(TITLE, &name_cells(claim))).and("  ");
    text = text.and(Text::styled(style, &ruling_name(ruling)));
    if let Some(by) = record.by {
        let size = match (record.truths.len(), record.links.len()) {
            (0, 0) => String::new(),
            (truths, links) => format!(", {}", say!("command-size", truths, links)),
        };
        text = text.and(": ").and(Text::styled(NAME, &by_name(by))).and(size);
    }
    if let Some(broken) = &record.broken {
        text = text
            .and("; ")
            .and(name_cells(&format!("{}: {}", broken.place, spoken(&broken.said))).into_owned());
    }
    if let Some(fails) = &record.fails {
        text = text.and(say!("command-fails", fact = name_cells(fails).into_owned()));
    }
    if let Some(within) = record.within {
        text = text.and(say!("command-within", within = if within { "yes" } else { "no" }));
    }
    for name in record.recognised.iter().flatten().take(1) {
        let name = spoken(&Sentence::Technique(name));
        text = text.and(say!("command-same-by")).and(Text::styled(NAME, &name));
    }
    match &record.error {
        Some(error) => text.and("; ").and(told(error, place)),
        None => text,
    }
}

/// A verdict in a word or two.
pub(super) fn ruling_name(ruling: Ruling) -> String {
    spoken(&Sentence::Message(format!("command-ruling-{ruling}").into(), Vec::new()))
}

/// By what a claim follows: a technique, or what the record calls it.
fn by_name(by: &'static str) -> String {
    match by {
        "argument" => say!("command-by-argument"),
        "certificate" => say!("command-by-certificate"),
        "state" => say!("command-by-state"),
        technique => spoken(&Sentence::Technique(technique)),
    }
}

fn level(name: &str) -> Result<Level, String> {
    let level = Level::ALL.into_iter().find(|it| it.to_string().eq_ignore_ascii_case(name));
    level.ok_or_else(|| say!("error-level"))
}
