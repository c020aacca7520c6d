//! `ergodoku rank`

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Result, bail};
use clap::Args;
use ergodoku::rank::FindLimits;
use ergodoku::{CandidateSet, State, Stop};
use ergodoku_api::record::{RankRecord, RankRequest, RankSetRecord, Status};

use super::picture::{Drawing, Drawn, File};
use super::{entry_of, fault, heading, told, wrap};
use crate::args::{Format, Input, Written, seconds};
use crate::exit::{Exit, Fault};
use crate::output::{BAD, DOUBT, NAME, Text, name_cells, note, print, print_json, say, voice};
use crate::settings::Settings;

#[derive(Args)]
pub(crate) struct Rank {
    #[command(flatten)]
    input: Input,

    /// Truths and links: '5R27 \ 5C36', '{5R2 5R7} {5C3 5C6}', cells as 4n7 or r4c7. Truths alone get the links that
    /// cover them with least rank
    #[arg(value_name = "SET", required_unless_present = "find")]
    set: Option<String>,

    /// List sets of rank 0 and 1 that eliminate something: rows and columns of cells, digits in several lines, SK loops
    #[arg(long, conflicts_with = "set")]
    find: bool,

    /// With --find: the highest rank
    #[arg(long, value_name = "RANK", default_value = "1", value_parser = clap::value_parser!(i32).range(0..=1))]
    most: i32,

    /// With --find: show only the set of this number, from 1
    #[arg(long, value_name = "N", requires = "find")]
    nth: Option<usize>,

    /// Stop the search after this time, and show the best known
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    time_limit: Option<Duration>,

    /// Draw the board with truths and links: of the set, or of the first one found
    #[arg(long)]
    draw: bool,

    /// Draw to this file, .svg or .png
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,

    #[command(flatten)]
    drawing: Drawing,

    #[command(flatten)]
    written: Written,
}

pub(crate) fn run(args: &Rank, settings: &Settings) -> Result<Exit> {
    // Rejects a wrong file name before any work.
    let file = args.output.as_deref().map(File::new).transpose()?;
    let format = args.written.format;
    if format != Format::Text && (args.draw || file.is_some()) {
        bail!(say!("error-picture-not-json"));
    }
    let request = match &args.set {
        None => RankRequest::Find(FindLimits { rank: args.most, ..FindLimits::default() }),
        Some(set) => RankRequest::read(set).map_err(|error| Fault {
            exit: Exit::Invalid,
            message: fault(&error, &say!("error-set-place")),
        })?,
    };
    let entry = args.input.one()?;
    let stop = args.time_limit.map_or(Stop::never(), Stop::after);
    let mut record = RankRecord::new(&entry, &request, &stop);
    if let Some(number) = args.nth {
        let count = record.sets.len();
        if !(1..=count).contains(&number) {
            bail!(say!("error-nth-set", number, count));
        }
        record.sets = vec![record.sets.swap_remove(number - 1)];
    }
    let place = args.input.place();
    let exit = match record.status {
        // Truths without a cover, not a proof that was rejected.
        Status::Error => Exit::Invalid,
        status => Exit::of_status(status, &record.puzzle),
    };
    if format != Format::Text {
        print_json(&record, format)?;
        return Ok(exit);
    }
    if let Some(error) = &record.error
        && record.sets.is_empty()
        && record.status != Status::MultipleSolutions
    {
        return Err(Fault { exit, message: told(error, &place) }.into());
    }
    if args.draw || file.is_some() {
        let state = State::new(&entry_of(entry, &place)?.puzzle)?;
        draw(args, settings, &record, &state, file.as_ref())?;
    } else {
        print(&Text::lines(said(&record, args)))?;
    }
    record.error.iter().for_each(|error| note(&told(error, &place)));
    Ok(exit)
}

fn draw(
    args: &Rank,
    settings: &Settings,
    record: &RankRecord,
    state: &State,
    file: Option<&File>,
) -> Result<()> {
    let Some(set) = record.sets.first() else { bail!(say!("error-no-set")) };
    let rank = say!("command-rank", rank = set.rank.to_string());
    let title = name_cells(&format!("{rank}: {}", set.notation)).into_owned();
    let drawn =
        Drawn { state, explanation: &set.explained, words: &[], title, has_candidates: true };
    match file {
        Some(file) => drawn.write(&args.drawing, settings, file),
        None => print(&drawn.text()),
    }
}

fn said(record: &RankRecord, args: &Rank) -> Vec<Text> {
    let mut lines = vec![heading(&record.puzzle, &record.label)];
    if record.sets.is_empty() {
        lines.push(say!("command-no-sets").into());
    }
    let is_list = args.find && args.nth.is_none();
    for (index, set) in record.sets.iter().enumerate() {
        lines.push(head(set, is_list.then_some(index + 1)));
        if !is_list {
            let said = set.explained.text(voice().language);
            lines.extend(wrap(&name_cells(&said), 92).iter().map(|it| indented(it)));
        }
        lines.extend(falls(set));
    }
    lines
}

/// `Rank 0 (the least): 5r27 \ 5c36`.
fn head(set: &RankSetRecord, number: Option<usize>) -> Text {
    let number = number.map(|number| format!("{number:>4}. ")).unwrap_or_default();
    let rank = set.rank.to_string();
    let how = match set.least_rank {
        _ if !set.uncovered.is_empty() => {
            say!("command-not-covered", links = set.links.len(), truths = set.truths.len())
        }
        None => say!("command-rank", rank),
        Some(least) if least == set.rank => say!("command-rank-least", rank),
        Some(least) => say!("command-rank-found", rank, least = least.to_string()),
    };
    let style = if set.uncovered.is_empty() { NAME } else { DOUBT };
    Text::from(number)
        .and(Text::styled(style, &how))
        .and(format!(": {}", name_cells(&set.notation)))
}

/// What falls, by the number of links and truths that it is in.
fn falls(set: &RankSetRecord) -> Vec<Text> {
    let mut groups: BTreeMap<(usize, usize), CandidateSet> = BTreeMap::new();
    for fall in &set.falls {
        *groups.entry((fall.links, fall.truths)).or_default() |= CandidateSet::only(fall.candidate);
    }
    let group = |((links, truths), candidates): ((usize, usize), CandidateSet)| {
        let counts = match (links, truths) {
            (0, 0) => say!("command-in-none"),
            _ => say!("command-in-links", links, truths),
        };
        let listed = wrap(&name_cells(&candidates.eliminations()), 80);
        let lines = listed.into_iter().enumerate().map(move |(at, line)| {
            let before = if at == 0 { counts.clone() } else { " ".repeat(counts.chars().count()) };
            Text::from(format!("      {before}")).and(Text::styled(BAD, &line))
        });
        lines.collect::<Vec<_>>()
    };
    groups.into_iter().rev().flat_map(group).collect()
}

fn indented(line: &str) -> Text {
    format!("      {line}").into()
}
