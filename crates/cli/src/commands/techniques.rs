//! `ergodoku techniques`

use anyhow::{Context as _, Result};
use clap::Args;
use ergodoku::engine::{Family, techniques_named};
use ergodoku::explanation::{Language, Sentence};
use ergodoku::render::{Picture, terminal};
use ergodoku::{Level, TECHNIQUES, Technique};
use ergodoku_api::record::TechniqueRecord;

use super::{legend_of, named, wrap};
use crate::args::{Format, Written, a_technique};
use crate::exit::Exit;
use crate::output::{
    ASIDE, NAME, TITLE, Text, name_cells, print, print_json, say, spoken, voice, voice_of,
};

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
    let language = voice_of(args.written.format).language;
    let records = techniques.iter().map(|technique| TechniqueRecord::new(technique, language));
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
    let names: Vec<String> = techniques.iter().map(|it| listed_name(it)).collect();
    let families: Vec<String> = techniques.iter().map(|it| family(it.family)).collect();
    let widest = |texts: &[String]| texts.iter().map(|it| it.chars().count()).max().unwrap_or(0);
    let (first, second) = (widest(&names).max(27), widest(&families).max(14));
    let (technique, of_family) = (say!("command-technique"), say!("command-family"));
    let (score, level) = (say!("command-score"), say!("command-level"));
    let head = format!(
        "{technique:<first$} {of_family:<second$} {:>6} {score:>5} {level:<8} {:>4}",
        "HoDoKu", "SE"
    );
    let row = |((technique, name), family): ((&&Technique, &String), &String)| {
        let (code, score, level) = match technique.hodoku {
            Some(it) => (it.code, it.score.to_string(), level_name(it.level)),
            None => ("-", "-".to_string(), "-".to_string()),
        };
        let se = technique.se_rating.map_or("-".to_string(), |rating| format!("{rating:.1}"));
        let rest = format!(" {family:<second$} {code:>6} {score:>5} {level:<8} {se:>4}");
        Text::styled(NAME, &format!("{name:<first$}")).and(rest)
    };
    let rows = techniques.iter().zip(&names).zip(&families).map(row);
    let head = std::iter::once(Text::styled(TITLE, &head));
    let more = Text::styled(ASIDE, &say!("command-techniques-more"));
    Text::lines(head.chain(rows).chain([Text::default(), more]))
}

/// What a list calls a technique: in English as one types it.
fn listed_name(technique: &Technique) -> String {
    match voice().language {
        Language::English => technique.slug(),
        language => technique.name_in(language),
    }
}

fn family(family: Family) -> String {
    let id = format!("command-family-{}", family.name());
    spoken(&Sentence::Message(id.into(), Vec::new()))
}

/// The name of one of HoDoKu's levels.
pub(super) fn level_name(level: Level) -> String {
    spoken(&level_sentence(level))
}

/// The same in any language.
pub(super) fn level_sentence(level: Level) -> Sentence {
    let id = format!("command-level-{}", level.to_string().to_lowercase());
    Sentence::Message(id.into(), Vec::new())
}

/// The description of a technique, why it works, and an example.
fn page(technique: &'static Technique) -> Result<Text> {
    let language = voice().language;
    let name = technique.name_in(language);
    let title = Text::styled(TITLE, &name);
    let mut lines = vec![title.and(format!("  ({})", family(technique.family)))];
    let english = (name != technique.name).then_some(technique.name);
    let others: Vec<&str> = english.into_iter().chain(technique.aliases.iter().copied()).collect();
    if !others.is_empty() {
        lines.push(say!("command-also-called", names = others.join(", ")).into());
    }
    if let Some(hodoku) = technique.hodoku {
        let (score, level) = (usize::from(hodoku.score), level_name(hodoku.level));
        lines.push(say!("command-hodoku", code = hodoku.code, score, level).into());
    }
    if let Some(rating) = technique.se_rating {
        lines.push(say!("command-explainer", rating = format!("{rating:.1}")).into());
    }
    for (index, paragraph) in technique.doc_in(language).replace('`', "").split("\n\n").enumerate()
    {
        // The lines of the source say nothing of the lines here.
        let paragraph = paragraph.split_whitespace().collect::<Vec<_>>().join(" ");
        match paragraph.strip_prefix("# ") {
            Some(title) => lines.extend([Text::default(), Text::styled(TITLE, title)]),
            None => {
                lines.extend((index == 0).then(Text::default));
                lines.extend(wrap(&paragraph, 92).into_iter().map(Text::from));
            }
        }
    }
    let (state, step) = technique.example_step().context("the example does not fire")?;
    let explanation = step.explain_at(&state, voice().length);
    let said = explanation.text(language);
    let title = named(&step);
    let words = legend_of(&step);
    let picture = Picture::new(&state).marks(&explanation.marks).words(&words).language(language);
    let picture = picture.title(&title).caption(&said);
    lines.extend([Text::default(), Text::styled(TITLE, &say!("command-example")), Text::default()]);
    lines.push(Text::drawn(name_cells(&terminal(&picture, true)).into_owned()));
    Ok(Text::lines(lines))
}
