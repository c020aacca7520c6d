//! `ergodoku techniques`

use std::fmt::Write as _;

use anyhow::{Context as _, Result};
use clap::Args;
use ergodoku::record::TechniqueRecord;
use ergodoku::render::{Picture, terminal};
use ergodoku::{TECHNIQUES, Technique, techniques_named};

use super::wrap;
use crate::args::{Format, Written};
use crate::exit::Exit;
use crate::output::{print, print_json};

#[derive(Args)]
pub(crate) struct Techniques {
    /// A technique, family or HoDoKu code to explain; all are listed without
    name: Option<String>,

    #[command(flatten)]
    written: Written,
}

pub(crate) fn run(args: &Techniques) -> Result<Exit> {
    let techniques = match &args.name {
        Some(name) => techniques_named(name)?,
        None => TECHNIQUES.to_vec(),
    };
    let records = techniques.iter().map(|technique| TechniqueRecord::new(technique));
    match args.written.format {
        Format::Json => {
            let records: Vec<_> = records.collect();
            print_json(&records, Format::Json)?;
        }
        Format::Ndjson => {
            for record in records {
                print_json(&record, Format::Ndjson)?;
            }
        }
        Format::Text | Format::Csv => match (&args.name, techniques.as_slice()) {
            (Some(_), [technique]) => print(&page(technique)?)?,
            _ => print(&list(&techniques))?,
        },
    }
    Ok(Exit::Done)
}

fn list(techniques: &[&Technique]) -> String {
    let mut out = String::new();
    let _ = writeln!(
        out,
        "{:<22} {:<14} {:>6} {:>5} {:<8} {:>4}",
        "technique", "family", "HoDoKu", "score", "level", "SE"
    );
    for technique in techniques {
        let (code, score, level) = match technique.hodoku {
            Some(it) => (it.code, it.score.to_string(), format!("{:?}", it.level)),
            None => ("-", "-".to_string(), "-".to_string()),
        };
        let se = technique.se_rating.map_or("-".to_string(), |rating| format!("{rating:.1}"));
        let (slug, family) = (technique.slug(), technique.family.name());
        let _ = writeln!(out, "{slug:<22} {family:<14} {code:>6} {score:>5} {level:<8} {se:>4}");
    }
    let _ = writeln!(
        out,
        "\n`ergodoku techniques NAME` says what one is, why it works, and draws an example."
    );
    out
}

/// What a technique is, why it works, and an example.
fn page(technique: &'static Technique) -> Result<String> {
    let mut out = String::new();
    let bold = anstyle::Style::new().bold();
    let _ = writeln!(out, "{bold}{}{bold:#}  ({})", technique.name, technique.family.name());
    if !technique.aliases.is_empty() {
        let _ = writeln!(out, "Also called {}.", technique.aliases.join(", "));
    }
    if let Some(hodoku) = technique.hodoku {
        let _ = writeln!(
            out,
            "HoDoKu: code {}, score {}, {:?}.",
            hodoku.code, hodoku.score, hodoku.level
        );
    }
    if let Some(rating) = technique.se_rating {
        let _ = writeln!(out, "Sudoku Explainer: {rating:.1}.");
    }
    for (index, paragraph) in technique.doc.replace('`', "").split("\n\n").enumerate() {
        let paragraph = paragraph.trim();
        let _ = match paragraph.strip_prefix("# ") {
            Some(title) => writeln!(out, "\n{bold}{title}{bold:#}"),
            None if index == 0 => writeln!(out, "\n{}", wrap(paragraph, 92).join("\n")),
            None => writeln!(out, "{}", wrap(paragraph, 92).join("\n")),
        };
    }
    let (state, step) = technique.example_step().context("the example does not fire")?;
    let explanation = step.explain(&state);
    let said = explanation.to_string();
    let title = step.to_string();
    let picture = Picture::new(&state).marks(&explanation.marks).title(&title).caption(&said);
    let _ = writeln!(out, "\n{bold}Example{bold:#}\n\n{}", terminal(&picture, true));
    Ok(out)
}
