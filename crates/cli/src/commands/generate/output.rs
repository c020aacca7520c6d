//! The output of generated puzzles.

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use ergodoku::State;
use ergodoku::generate::{Made, Spec};
use ergodoku::render::{self, Picture, Theme};
use ergodoku::text::{self, Layout};
use ergodoku_api::Json as _;
use ergodoku_api::record::GeneratedRecord;

use super::args::{Generate, Shape};
use super::book;
use crate::commands::picture::png;
use crate::output::{in_words, not_written, say, spoken, voice, write_file};

#[derive(Copy, Clone, PartialEq)]
pub(super) enum Form {
    Script(Script),
    Svg,
    Png,
}

/// A format that is written puzzle by puzzle.
#[derive(Copy, Clone, PartialEq)]
pub(super) enum Script {
    Layout(Layout),
    Text,
    Ndjson,
}

impl Form {
    /// All formats by name.
    fn named() -> impl Iterator<Item = (&'static str, Form)> {
        let layouts =
            Layout::ALL.map(|layout| (layout.name(), Form::Script(Script::Layout(layout))));
        let others = [
            ("text", Form::Script(Script::Text)),
            ("ndjson", Form::Script(Script::Ndjson)),
            ("svg", Form::Svg),
            ("png", Form::Png),
        ];
        layouts.into_iter().chain(others)
    }

    pub(super) fn parser() -> impl TypedValueParser<Value = Form> {
        let names: Vec<&str> = Form::named().map(|(name, _)| name).collect();
        PossibleValuesParser::new(names).map(|name| {
            let named = Form::named().find(|(other, _)| *other == name);
            named.expect("one of the names").1
        })
    }
}

/// The destination of the puzzles.
pub(super) enum Output {
    Stream { out: BufWriter<Box<dyn Write>>, flushed: Instant, script: Script, record: Recorder },
    Pictures { path: PathBuf, digits: Option<usize>, is_png: bool },
    Book(Box<book::Pages>),
}

/// The data of a record besides the puzzle.
#[derive(Copy, Clone)]
pub(super) struct Recorder {
    seed: u64,
    with_explainer: bool,
}

impl Recorder {
    pub(super) fn record(self, number: usize, made: &Made) -> GeneratedRecord {
        GeneratedRecord::new(number, self.seed, made, self.with_explainer)
    }
}

/// How long found puzzles may be buffered.
const WAIT: Duration = Duration::from_millis(50);

impl Output {
    pub(super) fn new(args: &Generate, spec: &Spec) -> Result<Output> {
        let with_explainer = !spec.er.is_any() || spec.pearl || spec.diamond;
        let record = Recorder { seed: spec.seed, with_explainer };
        let Shape { format, output, book, per_page, title } = &args.shape;
        if let (Some(_), Some(path)) = (book, output) {
            let pages = book::Pages::new(path, title, *per_page, record);
            return Ok(Output::Book(Box::new(pages)));
        }
        let extension = output.as_deref().and_then(Path::extension).and_then(|it| it.to_str());
        let form = match (format, extension) {
            (Some(form), _) => *form,
            (None, Some("svg")) => Form::Svg,
            (None, Some("png")) => Form::Png,
            (None, Some("pdf")) => bail!(say!("fault-pdf")),
            (None, _) if spec.practice.is_empty() => Form::Script(Script::Layout(Layout::Line)),
            (None, _) => Form::Script(Script::Layout(Layout::Library)),
        };
        if let Form::Script(Script::Layout(layout)) = form
            && !spec.practice.is_empty()
            && !layout.keeps_candidates()
        {
            bail!(say!("fault-practice-format", format = layout.name()));
        }
        let Form::Script(script) = form else {
            let Some(path) = output else { bail!(say!("fault-picture-file")) };
            let digits = (spec.count > 1).then(|| spec.count.to_string().len());
            return Ok(Output::Pictures { path: path.clone(), digits, is_png: form == Form::Png });
        };
        let out: Box<dyn Write> = match output {
            Some(path) => Box::new(
                File::create(path)
                    .with_context(|| say!("fault-unwritable", file = path.display().to_string()))?,
            ),
            None => Box::new(io::stdout()),
        };
        let out = BufWriter::with_capacity(1 << 16, out);
        Ok(Output::Stream { out, flushed: Instant::now(), script, record })
    }

    pub(super) fn take(&mut self, number: usize, made: &Made) -> Result<()> {
        let state = || match &made.position {
            Some(position) => position.clone(),
            None => State::new(&made.puzzle).expect("a puzzle with a solution has no clash"),
        };
        match self {
            Output::Stream { out, flushed, script, record } => {
                let text = match script {
                    Script::Layout(Layout::Line) if made.position.is_none() => {
                        made.puzzle.to_string()
                    }
                    Script::Ndjson => {
                        let mut json = Vec::new();
                        record.record(number, made).write_json(&mut json);
                        String::from_utf8(json).expect("JSON is text")
                    }
                    Script::Text => {
                        let grade = spoken(&record.record(number, made).grade());
                        let grid = match &made.position {
                            Some(position) => text::write_pencil_marks(position),
                            None => text::write_boxed(&state()),
                        };
                        format!("{grid}\n{grade}\n")
                    }
                    Script::Layout(layout) => {
                        let text = layout.write(&state()).map_err(in_words)?;
                        // Blank lines separate grids, so that they can be read back.
                        let blank = if text.contains('\n') { "\n" } else { "" };
                        format!("{text}{blank}")
                    }
                };
                writeln!(out, "{text}").with_context(not_written)?;
                if flushed.elapsed() > WAIT {
                    out.flush().with_context(not_written)?;
                    *flushed = Instant::now();
                }
                Ok(())
            }
            Output::Pictures { path, digits, is_png } => {
                let path = match digits {
                    Some(digits) => numbered(path, number, *digits),
                    None => path.clone(),
                };
                let state = state();
                let picture = Picture::new(&state)
                    .candidates(made.position.is_some())
                    .language(voice().language);
                match is_png {
                    true => write_file(&path, &png(&picture, Theme::Light, 2.0)?),
                    false => write_file(&path, render::svg(&picture, Theme::Light).as_bytes()),
                }
            }
            Output::Book(pages) => {
                pages.add(number, made);
                Ok(())
            }
        }
    }

    /// Writes the remaining output, after `made` of `count` puzzles. An incomplete booklet goes to another file,
    /// whose name is returned, so that nobody mistakes it for the complete one.
    pub(super) fn finish(self, made: usize, count: usize) -> Result<Option<PathBuf>> {
        match self {
            Output::Stream { mut out, .. } => out.flush().with_context(not_written).map(|()| None),
            Output::Pictures { .. } => Ok(None),
            Output::Book(pages) => pages.write(made, count),
        }
    }
}

/// Turns `puzzle.svg` into `puzzle-01.svg`.
fn numbered(path: &Path, number: usize, digits: usize) -> PathBuf {
    with_suffix(path, &format!("{number:0digits$}"))
}

/// Turns `puzzle.svg` into `puzzle-suffix.svg`.
pub(super) fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.file_stem().unwrap_or_default().to_os_string();
    name.push("-");
    name.push(suffix);
    if let Some(extension) = path.extension() {
        name.push(".");
        name.push(extension);
    }
    path.with_file_name(name)
}
