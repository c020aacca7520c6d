//! `ergodoku generate`

use std::fs::{self, File};
use std::io::{self, BufWriter, IsTerminal as _, Write};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail};
use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use ergodoku::generate::{
    Between, Clues, Generator, Made, Need, Spec, Start, Stop, Symmetry, Tally,
};
use ergodoku::record::GeneratedRecord;
use ergodoku::render::{self, Picture, Theme};
use ergodoku::text::Layout;
use ergodoku::{Cell, CellSet, Level, Puzzle, State, techniques_named};
use indicatif::{ProgressBar, ProgressStyle};

use crate::args::{Input, Source, TECHNIQUES, named, seconds};
use crate::commands::counted;
use crate::exit::Exit;
use crate::output::{NOT_WRITTEN, complain, note, write_file};

mod book;

#[derive(Args)]
pub(crate) struct Generate {
    /// How many puzzles
    #[arg(long, short = 'n', value_name = "N", default_value = "1", conflicts_with = "book")]
    count: usize,

    /// The same seed and version give the same puzzles; random if not given
    #[arg(long, value_name = "N")]
    seed: Option<u64>,

    /// How many clues
    #[arg(long, value_name = "A..B", value_parser = between::<usize>)]
    clues: Option<Between<usize>>,

    /// Every clue must be needed
    #[arg(long)]
    minimal: bool,

    /// How clues are arranged: none, rotational-180, rotational-90, vertical, horizontal, diagonal,
    /// anti-diagonal, orthogonal, double-diagonal or full
    #[arg(long, value_name = "SYMMETRY", default_value = "none")]
    symmetry: Symmetry,

    /// Clues in exactly these cells: a file (or the text itself) of 81 characters, . or 0 for a cell
    /// without a clue
    #[arg(long, value_name = "FILE", conflicts_with = "symmetry")]
    pattern: Option<String>,

    /// No two puzzles that are essentially the same
    #[arg(long)]
    distinct: bool,

    /// Stop after this time, whatever has been found
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    time_limit: Option<Duration>,

    /// How many threads; as many as there are cores if not given
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    jobs: Option<u16>,

    #[command(flatten)]
    difficulty: Difficulty,

    #[command(flatten)]
    origin: Origin,

    #[command(flatten)]
    shape: Shape,
}

#[derive(Args)]
#[command(next_help_heading = "Difficulty")]
struct Difficulty {
    /// HoDoKu's level: easy, medium, hard, unfair or extreme, or a range of them
    #[arg(long, value_name = "LEVEL", value_parser = level)]
    level: Option<Between<Level>>,

    /// HoDoKu's score
    #[arg(long, value_name = "A..B", value_parser = between::<u32>)]
    score: Option<Between<u32>>,

    /// Sudoku Explainer 1.2.1's rating
    #[arg(long, value_name = "A..B", value_parser = between::<f64>)]
    er: Option<Between<f64>>,

    /// The first placement is as hard as anything: ER = EP
    #[arg(long)]
    pearl: bool,

    /// The first step is as hard as anything: ER = ED
    #[arg(long)]
    diamond: bool,

    /// Not solved without this technique (or any of this family or group); with :N or :A..B so many
    /// times
    #[arg(long, value_name = "NAME[:N]", value_delimiter = ',', help_heading = TECHNIQUES)]
    needs: Vec<String>,

    /// Solved with these and those needed; all that are simpler than those needed if not given
    #[arg(
        long,
        visible_alias = "rest",
        value_name = "NAMES",
        value_delimiter = ',',
        help_heading = TECHNIQUES
    )]
    allow: Vec<String>,

    /// Solved without these
    #[arg(long, value_name = "NAMES", value_delimiter = ',', help_heading = TECHNIQUES)]
    forbid: Vec<String>,

    /// Write a position in which this technique applies, in one way, and nothing else that is allowed
    #[arg(long, value_name = "NAME", help_heading = TECHNIQUES)]
    practice: Option<String>,

    #[command(flatten)]
    source: Source,
}

#[derive(Args)]
#[command(next_help_heading = "Where to start")]
struct Origin {
    /// Digits that the solution has: a solution, or a grid that is partly filled
    #[arg(long, value_name = "GRID|FILE")]
    from: Option<String>,

    /// Puzzles to change clues of
    #[arg(long, value_name = "FILE", conflicts_with = "from")]
    vicinity: Option<String>,

    /// How many clues to change, 1 or 2
    #[arg(long, value_name = "N", default_value = "1", requires = "vicinity")]
    moves: usize,
}

#[derive(Args)]
#[command(next_help_heading = "Output")]
struct Shape {
    /// line, grid, boxed, pencil-marks, library or sukaku as in `ergodoku convert`; text for people;
    /// ndjson for programs; svg or png, a file each. Line if not given, of a practice position library
    #[arg(long, value_name = "FORMAT", hide_possible_values = true, value_parser = Form::parser())]
    format: Option<Form>,

    /// The file to write to
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,

    /// Write a booklet of so many puzzles as PDF, solutions at the end
    #[arg(long, value_name = "N", requires = "output", conflicts_with = "format")]
    book: Option<usize>,

    /// How many puzzles a page has: 1, 2, 4 or 6
    #[arg(long, value_name = "N", default_value = "4", requires = "book", value_parser = per_page)]
    per_page: usize,

    /// What stands on the booklet's first page
    #[arg(long, value_name = "TEXT", default_value = "Sudoku", requires = "book")]
    title: String,
}

#[derive(Copy, Clone, PartialEq)]
enum Form {
    Script(Script),
    Svg,
    Png,
}

/// What is written one puzzle after another.
#[derive(Copy, Clone, PartialEq)]
enum Script {
    Layout(Layout),
    Text,
    Ndjson,
}

fn between<T: std::str::FromStr + PartialOrd + Clone>(text: &str) -> Result<Between<T>, String> {
    text.parse()
}

fn level(text: &str) -> Result<Between<Level>, String> {
    let one = |name: &str| match name.trim() {
        "" => Ok(None),
        name => {
            let is_called = |level: &Level| level.to_string().eq_ignore_ascii_case(name);
            let level = Level::ALL.into_iter().find(is_called);
            level.map(Some).ok_or("expected easy, medium, hard, unfair or extreme".to_string())
        }
    };
    let level = match text.split_once("..") {
        Some((from, to)) => Between { from: one(from)?, to: one(to)? },
        None => one(text)?.map(Between::only).ok_or("expected a level".to_string())?,
    };
    if level.is_empty() { Err(format!("no level lies in {text}")) } else { Ok(level) }
}

fn per_page(text: &str) -> Result<usize, String> {
    match text.parse() {
        Ok(number @ (1 | 2 | 4 | 6)) => Ok(number),
        _ => Err("a page has 1, 2, 4 or 6 puzzles".to_string()),
    }
}

pub(crate) fn run(args: &Generate) -> Result<Exit> {
    let spec = args.spec()?;
    let (count, seed) = (spec.count, spec.seed);
    let mut output = Output::new(args, &spec)?;
    let generator = Generator::new(spec)?;
    let jobs = match args.jobs {
        Some(jobs) => jobs.into(),
        None => std::thread::available_parallelism().map_or(1, usize::from),
    };
    let started = Instant::now();
    let stop = Arc::new(Stop::after(args.time_limit));
    stop_on_interrupt(&stop)?;
    let bar = Bar::new(args, count, started);
    let mut made = 0;
    let mut fault = None;
    let mut found = |puzzle: &Made| {
        made += 1;
        bar.bar.inc(1);
        match output.take(made, puzzle) {
            Ok(()) => ControlFlow::Continue(()),
            Err(error) => {
                fault = Some(error);
                ControlFlow::Break(())
            }
        }
    };
    let tally = generator.run(jobs, &stop, &mut found, &mut |tally| bar.tell(tally));
    bar.bar.finish_and_clear();
    // What was found is written, whatever came of the rest.
    output.finish()?;
    fault.map_or(Ok(()), Err)?;
    if made < count {
        let ended = if stop.is_told() {
            "stopped"
        } else if args.time_limit.is_some_and(|limit| started.elapsed() >= limit) {
            "out of time"
        } else {
            "all has been tried"
        };
        complain(&shortfall(ended, made, count, started.elapsed(), &tally));
        return Ok(Exit::Stuck);
    }
    if io::stderr().is_terminal() {
        let (tried, time) = (tally.tried, started.elapsed().as_secs_f64());
        note(&format!("{}, {tried} tried, {time:.1} s, seed {seed}", counted(made, "puzzle")));
    }
    Ok(Exit::Done)
}

/// What was tried when not everything was found, and how near it came.
fn shortfall(ended: &str, made: usize, count: usize, time: Duration, tally: &Tally) -> String {
    let seconds = time.as_secs_f64();
    let mut said = format!(
        "{ended} with {made} of {count} puzzles after {seconds:.1} s; {} tried",
        counted(tally.tried as usize, "candidate")
    );
    let failed = tally.failed.iter().filter(|(_, failed)| *failed > 0);
    let failed: Vec<String> = failed.map(|(name, failed)| format!("{failed} by {name}")).collect();
    if !failed.is_empty() {
        said += &format!(", rejected: {}", failed.join(", "));
    }
    if tally.repeated > 0 {
        said += &format!("; {} found again", tally.repeated);
    }
    if let Some((puzzle, lack)) = tally.nearest().filter(|_| made == 0) {
        said += &format!("; the nearest is {puzzle}: {lack}");
    }
    said
}

/// Ctrl-C ends the search, and what was found is written; a second time it ends the program.
fn stop_on_interrupt(stop: &Arc<Stop>) -> Result<()> {
    let stop = Arc::clone(stop);
    let handler = move || {
        if stop.is_told() {
            std::process::exit(130);
        }
        stop.now();
    };
    ctrlc::set_handler(handler).context("Ctrl-C cannot be handled")
}

impl Generate {
    fn spec(&self) -> Result<Spec> {
        let Difficulty { level, score, er, pearl, diamond, source, .. } = &self.difficulty;
        let all = |names: &[String], option: &'static str| named(names).context(option);
        let clues = match &self.pattern {
            Some(pattern) => Clues::In(cells(pattern).context("--pattern")?),
            None => Clues::Symmetric(self.symmetry),
        };
        let practice = self.difficulty.practice.as_deref().map(techniques_named).transpose();
        Ok(Spec {
            count: self.shape.book.unwrap_or(self.count),
            seed: self.seed.unwrap_or_else(|| fastrand::u64(..1 << 32)),
            start: self.origin.start()?,
            clues,
            clue_count: self.clues.unwrap_or_default(),
            minimal: self.minimal,
            distinct: self.distinct,
            level: level.unwrap_or_default(),
            score: score.unwrap_or_default(),
            er: er.unwrap_or_default(),
            pearl: *pearl,
            diamond: *diamond,
            needs: self.difficulty.needs()?,
            allow: all(&self.difficulty.allow, "--allow")?,
            forbid: all(&self.difficulty.forbid, "--forbid")?,
            practice: practice.context("--practice")?.unwrap_or_default(),
            profile: source.profile.clone(),
        })
    }
}

impl Difficulty {
    fn needs(&self) -> Result<Vec<Need>> {
        let need = |text: &String| {
            let (name, times) = match text.split_once(':') {
                Some((name, times)) => (name, times.parse().map_err(anyhow::Error::msg)),
                None => (text.as_str(), Ok(Between { from: Some(1), to: None })),
            };
            let times = times.with_context(|| format!("--needs {text}"))?;
            let techniques = techniques_named(name).context("--needs")?;
            Ok(Need { name: name.to_string(), techniques, times })
        };
        self.needs.iter().map(need).collect()
    }
}

impl Origin {
    fn start(&self) -> Result<Start> {
        if let Some(from) = &self.from {
            let grids = puzzles(from).context("--from")?;
            let [grid] = &grids[..] else { bail!("--from: expected one grid") };
            // Digits count as the solution's whether they were given or placed.
            return Ok(Start::Grid(Box::new(*grid)));
        }
        if let Some(vicinity) = &self.vicinity {
            let of = puzzles(vicinity).context("--vicinity")?;
            return Ok(Start::Vicinity { of, moves: self.moves });
        }
        Ok(Start::Anywhere)
    }
}

/// The puzzles of a file, all of which must be readable.
fn puzzles(input: &str) -> Result<Vec<Puzzle>> {
    let input = Input { input: input.to_string() };
    let entries = input.entries()?;
    entries.map(|entry| Ok(entry??.puzzle)).collect()
}

/// The cells of a pattern.
fn cells(pattern: &str) -> Result<CellSet> {
    let text = match Path::new(pattern).is_file() {
        true => fs::read_to_string(pattern).with_context(|| format!("`{pattern}`"))?,
        false => pattern.to_string(),
    };
    let is_clue = |c: char| match c {
        '.' | '0' | '_' => Some(false),
        'x' | 'X' | '*' | '#' | '1'..='9' => Some(true),
        _ => None,
    };
    let marks: Vec<bool> = text.chars().filter_map(is_clue).collect();
    if marks.len() != 81 {
        bail!(
            "expected a file or text with 81 cells, each X, a digit, . or 0; found {}",
            counted(marks.len(), "cell")
        );
    }
    Ok(Cell::all().filter(|cell| marks[cell.index()]).collect())
}

/// Where puzzles go.
enum Output {
    Stream { out: BufWriter<Box<dyn Write>>, flushed: Instant, script: Script, record: Recorder },
    Pictures { path: PathBuf, digits: Option<usize>, is_png: bool },
    Book(book::Pages),
}

/// What a record needs to know beside the puzzle.
#[derive(Copy, Clone)]
struct Recorder {
    seed: u64,
    with_explainer: bool,
}

impl Recorder {
    fn record(self, number: usize, made: &Made) -> GeneratedRecord {
        GeneratedRecord::new(number, self.seed, made, self.with_explainer)
    }
}

/// How long what was found may wait to be written.
const WAIT: Duration = Duration::from_millis(50);

impl Output {
    fn new(args: &Generate, spec: &Spec) -> Result<Output> {
        let with_explainer = !spec.er.is_any() || spec.pearl || spec.diamond;
        let record = Recorder { seed: spec.seed, with_explainer };
        let Shape { format, output, book, per_page, title } = &args.shape;
        if let (Some(_), Some(path)) = (book, output) {
            let pages = book::Pages::new(path, title, *per_page, record);
            return Ok(Output::Book(pages));
        }
        let extension = output.as_deref().and_then(Path::extension).and_then(|it| it.to_str());
        let form = match (format, extension) {
            (Some(form), _) => *form,
            (None, Some("svg")) => Form::Svg,
            (None, Some("png")) => Form::Png,
            (None, Some("pdf")) => bail!("a PDF is a booklet: say --book N"),
            (None, _) if spec.practice.is_empty() => Form::Script(Script::Layout(Layout::Line)),
            (None, _) => Form::Script(Script::Layout(Layout::Library)),
        };
        let Form::Script(script) = form else {
            let Some(path) = output else { bail!("pictures need a file to go to: -o FILE") };
            let digits = (spec.count > 1).then(|| spec.count.to_string().len());
            return Ok(Output::Pictures { path: path.clone(), digits, is_png: form == Form::Png });
        };
        let out: Box<dyn Write> = match output {
            Some(path) => Box::new(
                File::create(path)
                    .with_context(|| format!("{} cannot be written", path.display()))?,
            ),
            None => Box::new(io::stdout()),
        };
        let out = BufWriter::with_capacity(1 << 16, out);
        Ok(Output::Stream { out, flushed: Instant::now(), script, record })
    }

    fn take(&mut self, number: usize, made: &Made) -> Result<()> {
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
                    Script::Ndjson => serde_json::to_string(&record.record(number, made))?,
                    Script::Text => {
                        let grade = record.record(number, made).grade();
                        format!("{}\n{grade}\n", Layout::Boxed.write(&state()).trim_end())
                    }
                    Script::Layout(layout) => {
                        let text = layout.write(&state());
                        // A blank line behind grids, so that they are read back as several.
                        let blank = if text.trim_end().contains('\n') { "\n" } else { "" };
                        format!("{}{blank}", text.trim_end())
                    }
                };
                writeln!(out, "{text}").context(NOT_WRITTEN)?;
                if flushed.elapsed() > WAIT {
                    out.flush().context(NOT_WRITTEN)?;
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
                let picture = Picture::new(&state).candidates(made.position.is_some());
                let svg = render::svg(&picture, Theme::Light);
                match is_png {
                    true => write_file(&path, &render::png(&svg, 2.0)?),
                    false => write_file(&path, svg.as_bytes()),
                }
            }
            Output::Book(pages) => {
                pages.add(number, made);
                Ok(())
            }
        }
    }

    fn finish(self) -> Result<()> {
        match self {
            Output::Stream { mut out, .. } => out.flush().context(NOT_WRITTEN),
            Output::Pictures { .. } => Ok(()),
            Output::Book(pages) => pages.write(),
        }
    }
}

impl Form {
    /// All forms by name.
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

    fn parser() -> impl TypedValueParser<Value = Form> {
        let names: Vec<&str> = Form::named().map(|(name, _)| name).collect();
        PossibleValuesParser::new(names).map(|name| {
            let named = Form::named().find(|(other, _)| *other == name);
            named.expect("one of the names").1
        })
    }
}

/// `puzzle.svg` as `puzzle-01.svg`.
fn numbered(path: &Path, number: usize, digits: usize) -> PathBuf {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let extension = path.extension().unwrap_or_default().to_string_lossy();
    path.with_file_name(format!("{stem}-{number:0digits$}.{extension}"))
}

/// Found, tried, rate and time left, on a terminal that does not show the puzzles.
struct Bar {
    bar: ProgressBar,
    started: Instant,
    count: usize,
    limit: Option<Duration>,
}

/// How often the time shown goes on.
const TICK: Duration = Duration::from_millis(200);

impl Bar {
    fn new(args: &Generate, count: usize, started: Instant) -> Bar {
        let to_file = args.shape.output.is_some();
        let hidden = !io::stderr().is_terminal() || (io::stdout().is_terminal() && !to_file);
        let style = ProgressStyle::with_template("{pos} of {len} found, {elapsed}{msg}");
        let bar = match hidden {
            true => ProgressBar::hidden(),
            false => ProgressBar::new(count as u64).with_style(style.expect("a sound template")),
        };
        bar.enable_steady_tick(TICK);
        Bar { bar, started, count, limit: args.time_limit }
    }

    fn tell(&self, tally: &Tally) {
        if self.bar.is_hidden() {
            return;
        }
        let elapsed = self.started.elapsed().as_secs_f64();
        let found = self.bar.position() as f64;
        let needed = (found > 0.0).then(|| elapsed * (self.count as f64 - found) / found);
        let limit = self.limit.map(|limit| limit.as_secs_f64() - elapsed);
        let left = match (needed, limit) {
            (Some(one), Some(other)) => Some(one.min(other)),
            (one, other) => one.or(other),
        };
        let left = left.map(|left| format!(", {left:.0} s left")).unwrap_or_default();
        let rate = tally.tried as f64 / elapsed;
        self.bar.set_message(format!(", {} tried, {rate:.0}/s{left}", tally.tried));
    }
}
