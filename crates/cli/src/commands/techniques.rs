//! `ergodoku techniques`

use anyhow::{Context as _, Result};
use clap::Args;
use ergodoku::engine::techniques_named;
use ergodoku::render::{Picture, terminal};
use ergodoku::{TECHNIQUES, Technique};
use ergodoku_api::record::TechniqueRecord;

use super::{legend_of, wrap};
use crate::args::{Format, Written, a_technique};
use crate::exit::Exit;
use crate::output::{ASIDE, NAME, TITLE, Text, name_cells, print, print_json, voice};

#[derive(Args)]
pub(crate) struct Techniques {
    /// A technique, family or HoDoKu code to describe; without it, all are listed
    #[arg(value_parser = a_technique(), hide_possible_values = true)]
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

fn list(techniques: &[&Technique]) -> Text {
    let head = format!(
        "{:<27} {:<14} {:>6} {:>5} {:<8} {:>4}",
        "technique", "family", "HoDoKu", "score", "level", "SE"
    );
    let row = |technique: &&Technique| {
        let (code, score, level) = match technique.hodoku {
            Some(it) => (it.code, it.score.to_string(), format!("{:?}", it.level)),
            None => ("-", "-".to_string(), "-".to_string()),
        };
        let se = technique.se_rating.map_or("-".to_string(), |rating| format!("{rating:.1}"));
        let (slug, family) = (technique.slug(), technique.family.name());
        let rest = format!(" {family:<14} {code:>6} {score:>5} {level:<8} {se:>4}");
        Text::styled(NAME, &format!("{slug:<27}")).and(rest)
    };
    let more = "`ergodoku techniques NAME` says what one is, why it works, and draws an example.";
    let rows = techniques.iter().map(row);
    let head = std::iter::once(Text::styled(TITLE, &head));
    Text::lines(head.chain(rows).chain([Text::default(), Text::styled(ASIDE, more)]))
}

/// The description of a technique, why it works, and an example.
fn page(technique: &'static Technique) -> Result<Text> {
    let name = Text::styled(TITLE, technique.name);
    let mut lines = vec![name.and(format!("  ({})", technique.family.name()))];
    if !technique.aliases.is_empty() {
        lines.push(format!("Also called {}.", technique.aliases.join(", ")).into());
    }
    if let Some(hodoku) = technique.hodoku {
        let (code, score, level) = (hodoku.code, hodoku.score, hodoku.level);
        lines.push(format!("HoDoKu: code {code}, score {score}, {level:?}.").into());
    }
    if let Some(rating) = technique.se_rating {
        lines.push(format!("Sudoku Explainer: {rating:.1}.").into());
    }
    for (index, paragraph) in technique.doc.replace('`', "").split("\n\n").enumerate() {
        let paragraph = paragraph.trim();
        match paragraph.strip_prefix("# ") {
            Some(title) => lines.extend([Text::default(), Text::styled(TITLE, title)]),
            None => {
                lines.extend((index == 0).then(Text::default));
                lines.extend(wrap(paragraph, 92).into_iter().map(Text::from));
            }
        }
    }
    let (state, step) = technique.example_step().context("the example does not fire")?;
    let explanation = step.explain_at(&state, voice().length);
    let said = explanation.text(voice().language);
    let title = step.to_string();
    let words = legend_of(&step);
    let picture =
        Picture::new(&state).marks(&explanation.marks).words(&words).title(&title).caption(&said);
    lines.extend([Text::default(), Text::styled(TITLE, "Example"), Text::default()]);
    lines.push(Text::drawn(name_cells(&terminal(&picture, true)).into_owned()));
    Ok(Text::lines(lines))
}
