//! `ergodoku book`

mod rated;
mod sections;
mod shape;

use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, bail};
use clap::{Args, ValueEnum};
use ergodoku::render::{BookFont, BookSection, BookText};
use rayon::prelude::*;

use super::picture::File;
use super::techniques::level_name;
use crate::args::{Inputs, Jobs};
use crate::exit::Exit;
use crate::output::{Progress, complain, in_words, note, say, write_file};
use crate::settings::Settings;

use rated::Rated;
use sections::{Quota, quota, sections};

pub(crate) use rated::{answer, line_of};
pub(crate) use shape::{BookShape, per_page};

#[derive(Args)]
pub(crate) struct Book {
    #[command(flatten)]
    input: Inputs,

    /// The booklet, .pdf; or a sheet, .svg: a file for each page, with its number in the name if there are several
    #[arg(long, short, value_name = "FILE")]
    output: PathBuf,

    /// The sections, by level, with the number of puzzles in each: easy:40,medium:40,hard. Without a number, all
    /// puzzles of the level; puzzles beyond the number are left out
    #[arg(long, value_name = "LEVEL:N", value_delimiter = ',', value_parser = quota)]
    sections: Vec<Quota>,

    /// The order of the puzzles in each section: as they are given, or from easy to hard
    #[arg(long, value_name = "ORDER", value_enum, default_value_t)]
    order: Order,

    /// The same as --order rising: by level, then score
    #[arg(long, conflicts_with = "order")]
    sort: bool,

    #[command(flatten)]
    jobs: Jobs,

    #[command(flatten)]
    shape: BookShape,
}

/// The order of puzzles in a section.
#[derive(Copy, Clone, Default, PartialEq, Eq, ValueEnum)]
enum Order {
    #[default]
    Given,
    Rising,
}

pub(crate) fn run(args: &Book, settings: &Settings) -> Result<Exit> {
    let extension = args.output.extension().and_then(|it| it.to_str());
    let is_svg = extension.is_some_and(|it| it.eq_ignore_ascii_case("svg"));
    if !is_svg && !extension.is_some_and(|it| it.eq_ignore_ascii_case("pdf")) {
        bail!(say!("error-book-name", file = args.output.display().to_string()));
    }
    let mut book = args.shape.book()?;
    args.jobs.start(settings)?;
    let puzzles = args.input.all()?;
    let count = puzzles.len() as u64;
    let mut progress = Progress::of("puzzles", move || Some(count));
    let rated = puzzles.par_iter().map(|(entry, place)| {
        let rated = Rated::new(entry, place);
        progress.inc();
        rated
    });
    let rated: Vec<Result<Rated, (Exit, String)>> = rated.collect();
    progress.finish();
    let mut exit = Exit::Done;
    for (its, why) in rated.iter().filter_map(|it| it.as_ref().err()) {
        complain(why);
        exit = exit.or(*its);
    }
    if exit != Exit::Done {
        note(&say!("command-book-not-written", file = args.output.display().to_string()));
        return Ok(exit);
    }
    let rated = rated.into_iter().flatten().collect();
    let sections = in_sections(args, rated, book.font.as_ref())?;
    let count: usize = sections.iter().map(|it| it.puzzles.len()).sum();
    book.sections = sections;
    let not_printed = || say!("error-book-not-printed");
    let (name, pages) = match is_svg {
        true => {
            write_pages(&args.output, &book.svg().map_err(in_words).with_context(not_printed)?)?
        }
        false => {
            write_file(&args.output, &book.pdf().map_err(in_words).with_context(not_printed)?)?;
            (args.output.clone(), 1)
        }
    };
    note(&say!("command-book-written", file = name.display().to_string(), count, pages));
    Ok(Exit::Done)
}

/// Writes each page to a file of its own. Gives the name of the first and the number of pages.
fn write_pages(path: &Path, pages: &[String]) -> Result<(PathBuf, usize)> {
    let file = |number| match (pages.len(), File::new(path)?.numbered(number, pages.len())) {
        (2.., File::Svg(numbered)) => Ok(numbered),
        _ => anyhow::Ok(path.to_path_buf()),
    };
    for (page, number) in pages.iter().zip(1..) {
        write_file(&file(number)?, page.as_bytes())?;
    }
    Ok((file(1)?, pages.len()))
}

/// The puzzles in sections and in order, numbered throughout.
fn in_sections(
    args: &Book,
    rated: Vec<Rated>,
    font: Option<&BookFont>,
) -> Result<Vec<BookSection>> {
    let is_rising = args.sort || args.order == Order::Rising;
    let mut all: Vec<(Option<BookText>, Vec<Rated>)> = if args.sections.is_empty() {
        vec![(None, rated)]
    } else {
        let sections = sections(&args.sections, rated)?;
        let titled =
            |(level, rated): (ergodoku::Level, _)| (Some(line_of(level_name(level))), rated);
        sections.into_iter().map(titled).collect()
    };
    let mut number = 0;
    let mut made = Vec::new();
    for (title, rated) in &mut all {
        if is_rising {
            rated.sort_by_key(Rated::difficulty);
        }
        let puzzles = rated.iter().map(|it| {
            number += 1;
            it.printed(number, &args.shape, font)
        });
        made.push(BookSection { title: title.take(), puzzles: puzzles.collect() });
    }
    Ok(made)
}
