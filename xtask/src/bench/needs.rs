//! `cargo xtask bench needs`: how long a puzzle takes that needs a technique, for each technique of the catalogue, and which
//! no puzzle needs, into docs/needs.md.

use std::fmt::Write as _;
use std::fs;
use std::ops::ControlFlow;
use std::time::Duration;

use anyhow::{Context, Result};
use ergodoku::engine::techniques_named;
use ergodoku::generate::{Generator, SUPERFLUOUS, Spec, prepared};
use ergodoku::{Family, Stop, TECHNIQUES, technique};

use super::machine::Machine;
use super::markdown::{Figure, Table, replaced, replaced_text};
use super::processor_time;
use crate::prepare::Beside;

const FILE: &str = "docs/needs.md";

#[derive(clap::Args)]
pub(crate) struct Options {
    /// The techniques; all if none is named
    names: Vec<String>,
    /// How many seeds
    #[arg(long, default_value = "3")]
    seeds: u64,
    /// For how long each puzzle is looked for, in seconds
    #[arg(long, default_value = "3")]
    seconds: u64,
    /// Print the document instead of writing it
    #[arg(long)]
    print: bool,
}

pub(crate) fn run(options: &Options) -> Result<()> {
    let document = fs::read_to_string(FILE).context(FILE)?;
    let machine = Machine::now().to_string();
    let techniques = match options.names.is_empty() {
        true => TECHNIQUES.to_vec(),
        false => {
            let named = options.names.iter().map(|name| techniques_named(name));
            named.collect::<Result<Vec<_>, _>>()?.concat()
        }
    };
    let mut table = Table::new(&[
        "technique",
        "by default: median",
        "longest",
        "beside the basics: median",
        "longest",
    ]);
    for technique in techniques.into_iter().filter(|it| it.family != Family::LastResort) {
        let mut figures = Vec::new();
        for beside in Beside::ALL {
            let times = times(&beside.spec(technique)?, options);
            eprintln!("{}, {beside:?}: {times:.3?}", technique.name);
            let longest = times.iter().copied().fold(f64::NAN, f64::max);
            figures.extend([Figure { rounds: times }, one(longest)]);
        }
        let mark = if prepared(technique, false).is_empty() { "" } else { " *" };
        table.row(&format!("{}{mark}", technique.name), figures);
    }
    let document = replaced(&document, "needs", &table, &machine)?;
    let document = replaced_text(&document, "superfluous", &superfluous()?)?;
    match options.print {
        true => print!("{document}"),
        false => fs::write(FILE, document).context(FILE)?,
    }
    Ok(())
}

fn one(figure: f64) -> Figure {
    Figure { rounds: vec![figure] }
}

/// The seconds that a puzzle takes with each seed, infinite if it is not found in time; none if no puzzle can be found, or none
/// is known. After two that are not found no more are looked for.
fn times(spec: &Spec, options: &Options) -> Vec<f64> {
    let mut times: Vec<f64> = Vec::new();
    for seed in 1..=options.seeds {
        let Ok(generator) = Generator::new(Spec { seed, ..spec.clone() }) else { break };
        if generator.caution().is_some() {
            break;
        }
        // One thread does all, so its time is that of the search, and other work of the machine does not count.
        let (end, mut made) = (processor_time() + Duration::from_secs(options.seconds), 0);
        let (begin, stop) = (processor_time(), Stop::when(move || processor_time() >= end));
        let mut take = |_: &_| {
            made += 1;
            ControlFlow::Continue(())
        };
        generator.run(1, &stop, &mut take, &mut |_| {});
        let spent = (processor_time() - begin).as_secs_f64();
        times.push(if made > 0 { spent } else { f64::INFINITY });
        if times.len() == 2 && times.iter().all(|it| it.is_infinite()) {
            break;
        }
    }
    times
}

/// The techniques that no puzzle needs beside others, as a table.
fn superfluous() -> Result<String> {
    let mut text = "\n| technique | beside | because |\n|---|---|---|\n".to_string();
    for it in SUPERFLUOUS {
        let name = |slug: &&str| Ok(technique(slug)?.name);
        let beside: Vec<&str> = it.beside.iter().map(name).collect::<Result<_>>()?;
        let _ = writeln!(
            text,
            "| {} | {} | {} |",
            technique(it.technique)?.name,
            beside.join(", "),
            it.why()
        );
    }
    text.push('\n');
    Ok(text)
}
