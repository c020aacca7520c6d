//! `ergodoku rate`

mod rated;
mod scale_name;
mod whips;

use std::time::Duration;

use anyhow::{Result, bail};
use clap::{Args, ValueEnum as _};
use ergodoku::explainer;
use ergodoku::explanation::Sentence;
use ergodoku::text::{Entry, ParseError};
use ergodoku::whips::{RatingOptions as BerthierOptions, Scale as Berthier};
use ergodoku::{Profile, Stop};
use ergodoku_api::record::{
    ExplainerRecord, RatingRecord, Scale, WhipRecord, canonical_form, characters,
};

use super::techniques::level_name;
use super::{heading, notation, reason, said};
use crate::args::{Choice, Format, Inputs, TECHNIQUES, a_profile, seconds};
use crate::batch::{self, Job, Running, TableForm};
use crate::exit::Exit;
use crate::output::{DOUBT, NAME, Record as _, Said, TITLE, Text, Wording, say, spoken, voice_of};
use crate::settings::Settings;
use crate::values::Notation;
use rated::{Rated, Rating, Table};
use scale_name::ScaleName;
use whips::Whips;

#[derive(Args)]
pub(crate) struct Rate {
    #[command(flatten)]
    input: Inputs,

    /// The scales, separated by commas: hodoku, se121 (Sudoku Explainer 1.2.1), se121-fixed, sukaku
    /// (SukakuExplainer 1.18.1); Berthier's w, s+w, gw, s+gw (whips), b, gb (braids), t&e, bxb
    #[arg(
        long,
        value_name = "SCALES",
        value_delimiter = ',',
        default_value = "hodoku",
        hide_possible_values = true
    )]
    scale: Vec<ScaleName>,

    /// text, csv, json (one array) or ndjson (one record on each line)
    #[arg(long, value_name = "FORMAT", default_value = "text", value_parser = csv_too)]
    format: Format,

    /// Rate the canonical (minlex) form of each puzzle, as published lists do: equivalent puzzles can have
    /// different ratings
    #[arg(long)]
    canonical: bool,

    #[command(flatten)]
    running: Running,

    #[command(flatten)]
    explainer: Explainer,

    #[command(flatten)]
    whips: Whips,

    #[command(flatten)]
    techniques: RatingTechniques,
}

/// Options for the scales whose steps are rated: Sudoku Explainer's, and some of them also Berthier's.
#[derive(Args)]
#[command(next_help_heading = "With se121, se121-fixed and sukaku")]
struct Explainer {
    /// List each step with its rating and reason (also with w, s+w, gw, s+gw, b and gb)
    #[arg(long)]
    steps: bool,

    /// Abandon a puzzle once a step is rated higher
    #[arg(long, value_name = "ER", value_parser = rating)]
    max_er: Option<f64>,

    /// Abandon a puzzle after this time, even in the middle of a step (also with Berthier's scales)
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    time_limit: Option<Duration>,

    /// Abandon a puzzle once ER exceeds EP
    #[arg(long)]
    pearl: bool,

    /// Abandon a puzzle once ER exceeds ED
    #[arg(long)]
    diamond: bool,
}

/// The techniques of a rating.
#[derive(Args)]
struct RatingTechniques {
    /// A profile's name or file, with the techniques, their order, limits, scores and levels; by default
    /// the scale's own
    #[arg(
        long,
        value_name = "NAME|FILE",
        value_parser = a_profile(),
        hide_possible_values = true,
        help_heading = TECHNIQUES
    )]
    profile: Option<Profile>,

    #[command(flatten)]
    choice: Choice,
}

impl Explainer {
    /// The library's options for one puzzle. Its time limit starts now.
    fn options(&self, scale: explainer::Scale) -> explainer::RatingOptions {
        explainer::RatingOptions {
            scale,
            max_er: self.max_er,
            stop: self.time_limit.map_or(Stop::never(), Stop::after),
            pearl: self.pearl,
            diamond: self.diamond,
            steps: self.steps,
        }
    }

    /// The library's options for one of Berthier's scales. The time limit starts now.
    fn whips(&self, scale: Berthier, max_length: u8) -> BerthierOptions {
        BerthierOptions {
            scale,
            max_length: max_length.into(),
            stop: self.time_limit.map_or(Stop::never(), Stop::after),
            steps: self.steps,
        }
    }

    /// The first of these options that was given and that none of the scales `with` has.
    fn given(&self, with: &[Berthier]) -> Option<&'static str> {
        let has_steps = with.iter().any(|scale| scale.has_steps());
        let given = [
            (self.steps && !has_steps, "--steps"),
            (self.max_er.is_some(), "--max-er"),
            (self.time_limit.is_some() && with.is_empty(), "--time-limit"),
            (self.pearl, "--pearl"),
            (self.diamond, "--diamond"),
        ];
        given.into_iter().find_map(|(is_given, name)| is_given.then_some(name))
    }
}

impl RatingTechniques {
    /// Whether a profile or a choice of techniques was given.
    fn is_given(&self) -> bool {
        self.profile.is_some() || self.choice.is_given()
    }

    fn profile(&self) -> Result<Profile> {
        match &self.profile {
            Some(profile) => self.choice.of(profile),
            None => self.choice.of(&Profile::hodoku()),
        }
    }
}

pub(crate) fn run(args: &Rate, settings: &Settings) -> Result<Exit> {
    args.running.start(settings)?;
    let scales = args.scales()?;
    let by_hodoku = scales.contains(&ScaleName::Hodoku);
    let profile = by_hodoku.then(|| args.techniques.profile()).transpose()?;
    let table = Table::new(&scales, args.options(profile.as_ref()));
    let rate = |entry: &Result<Entry, ParseError>| {
        let form = args.form_of(entry);
        let rated = form.as_ref().unwrap_or(entry);
        let rating = |scale: &ScaleName| match (scale.explainer(), scale.whips()) {
            (Some(scale), _) => {
                let options = args.explainer.options(scale);
                Rating::Explainer(ExplainerRecord::told(rated, &options, voice_of(args.format)))
            }
            (_, Some(scale)) => {
                let options = args.explainer.whips(scale, args.whips.max_length);
                Rating::Whips(WhipRecord::told(rated, &options, voice_of(args.format)))
            }
            (None, None) => {
                let profile = profile.as_ref().expect("made if the scale is asked for");
                Rating::Hodoku(RatingRecord::new(rated, Scale::Hodoku, profile))
            }
        };
        Rated {
            line: rated::place(entry).0,
            label: entry.as_ref().map(|it| it.label.clone()).unwrap_or_default(),
            read: form.as_ref().and(entry.as_ref().ok()).map(|entry| entry.puzzle.to_string()),
            puzzle: puzzle_of(rated),
            ratings: scales.iter().map(rating).collect(),
            table: &table,
        }
    };
    let wording = Wording {
        say: |rated: &Rated<'_>, place: &str| say(rated, place, settings.notation()),
        solved: "rated",
    };
    let fits = |row: &str, entry: &Result<Entry, ParseError>| {
        let form = args.form_of(entry);
        table.fits(row, entry, &puzzle_of(form.as_ref().unwrap_or(entry)))
    };
    let job = Job {
        input: &args.input,
        running: &args.running,
        format: args.format,
        columns: &table.columns,
        fits: &fits,
        table: Some(TableForm::of_columns(&table.columns, Rated::values)),
    };
    batch::run(&job, rate, wording)
}

impl Rate {
    /// The scales to rate on, each once.
    fn scales(&self) -> Result<Vec<ScaleName>> {
        let mut scales: Vec<ScaleName> = Vec::new();
        for scale in &self.scale {
            if !scales.contains(scale) {
                scales.push(*scale);
            }
        }
        let by_explainer = scales.iter().find(|scale| scale.explainer().is_some());
        let by_whips = scales.iter().find(|scale| scale.whips().is_some());
        let of_whips: Vec<_> = scales.iter().filter_map(|scale| scale.whips()).collect();
        if let (Some(option), None) = (self.explainer.given(&of_whips), by_explainer) {
            bail!(say!("error-scale-option", option));
        }
        let own = by_explainer.or(by_whips);
        if let (Some(name), true) = (own, self.techniques.is_given())
            && !scales.contains(&ScaleName::Hodoku)
        {
            bail!(say!("error-scale-techniques", scale = name.to_string()));
        }
        let is_table =
            self.running.writes_table()? || self.running.format(self.format)? == Format::Csv;
        if self.explainer.steps && is_table {
            bail!(say!("error-table-steps"));
        }
        Ok(scales)
    }

    /// The canonical form of a puzzle, if requested and if there is one.
    fn form_of(&self, entry: &Result<Entry, ParseError>) -> Option<Result<Entry, ParseError>> {
        self.canonical.then(|| canonical_form(entry)).flatten().map(Ok)
    }

    /// All options that affect ratings, as recorded in a table.
    fn options(&self, profile: Option<&Profile>) -> String {
        let Explainer { max_er, time_limit, pearl, diamond, .. } = &self.explainer;
        let given = [
            self.canonical.then(|| "canonical".to_string()),
            max_er.map(|er| format!("max-er={er}")),
            time_limit.map(|time| format!("time-limit={}", time.as_secs_f64())),
            (self.whips.max_length != 36).then(|| format!("max-length={}", self.whips.max_length)),
            pearl.then(|| "pearl".to_string()),
            diamond.then(|| "diamond".to_string()),
            profile
                .filter(|_| self.techniques.is_given())
                .map(|profile| format!("techniques={:08x}", fingerprint(profile))),
        ];
        given.into_iter().flatten().collect::<Vec<_>>().join(" ")
    }
}

/// The puzzle of an entry, or an empty text if it could not be read.
fn puzzle_of(entry: &Result<Entry, ParseError>) -> String {
    entry.as_ref().map(|entry| characters(&entry.puzzle)).unwrap_or_default()
}

/// A hash of a profile: FNV-1a of its TOML form.
fn fingerprint(profile: &Profile) -> u32 {
    let step = |hash: u32, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    profile.to_toml().bytes().fold(0x811c_9dc5, step)
}

fn say(rated: &Rated<'_>, place: &str, notation: Notation) -> Said {
    let mut lines = Vec::new();
    if !rated.puzzle.is_empty() {
        lines.push(heading(&rated.puzzle, &rated.label));
    }
    for rating in &rated.ratings {
        let (before, verdict) = match rating {
            Rating::Hodoku(record) => (Vec::new(), by_hodoku(record)),
            Rating::Explainer(record) => (steps(record), by_explainer(record)),
            Rating::Whips(record) => (whips::steps(record, notation), whips::verdict(record)),
        };
        lines.extend(before);
        // Several verdicts are labelled with their scales.
        lines.extend(verdict.map(|verdict| match rated.ratings.len() {
            1 => verdict,
            _ => Text::styled(NAME, rating.scale()).and(": ").and(verdict),
        }));
    }
    said(lines, rated.error(), place)
}

/// Sudoku Explainer's steps, each with its rating and reason.
fn steps(record: &ExplainerRecord) -> Vec<Text> {
    let steps = record.steps.iter().flat_map(|step| {
        let rating = Text::styled(TITLE, &format!("{:4.1}", step.rating));
        let head = rating.and("  ").and(notation(&step.notation(), step.name));
        std::iter::once(head).chain(reason(&step.step.explanation))
    });
    steps.collect()
}

/// ER, EP and ED, and the reason if they are not final. `None` for a puzzle without a rating.
fn by_explainer(record: &ExplainerRecord) -> Option<Text> {
    let (er, ep, ed) = (record.er?, record.ep?, record.ed?);
    let rating = Text::styled(TITLE, &format!("{er:.1}/{ep:.1}/{ed:.1}"));
    Some(match record.end? {
        "rated" => rating,
        early => rating.and(" ").and(Text::styled(DOUBT, &format!("({})", end_name(early)))),
    })
}

/// Level, score and the hardest step. `None` for a puzzle without a rating.
fn by_hodoku(record: &RatingRecord) -> Option<Text> {
    let (level, score) = (record.level?, record.score?);
    let (named, score) = (level_name(level), score.to_string());
    let mut verdict = Text::styled(TITLE, &say!("command-rating", level = named, score));
    verdict = verdict.and(say!("command-rating-steps", count = record.steps?));
    if let Some(hardest) = &record.hardest {
        verdict = verdict.and(say!("command-decides", number = hardest.number));
        verdict = verdict.and(notation(&hardest.notation, hardest.technique));
        if let Some(ceiling) = hardest.level.ceiling().filter(|_| hardest.level < level) {
            let (level, ceiling) = (level_name(hardest.level), ceiling.to_string());
            verdict = verdict.and(say!("command-above", level, ceiling));
        }
    }
    match record.guesses? {
        0 => {}
        count => {
            let guessed = say!("command-guesses", count);
            verdict = verdict.and(Text::styled(DOUBT, &guessed));
        }
    }
    Some(verdict.and("."))
}

/// How a rating ended, in words.
fn end_name(end: &str) -> String {
    spoken(&Sentence::Message(format!("command-end-{end}").into(), Vec::new()))
}

fn csv_too(format: &str) -> Result<Format, String> {
    match format {
        "csv" => Ok(Format::Csv),
        _ => Format::from_str(format, false).map_err(|_| say!("fault-rating-format")),
    }
}

fn rating(number: &str) -> Result<f64, String> {
    let rating = number.parse().ok().filter(|rating| (0.0..=20.0).contains(rating));
    rating.ok_or_else(|| say!("fault-rating"))
}
