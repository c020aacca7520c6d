//! `ergodoku play`

use std::env;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use anstream::{AutoStream, ColorChoice};
use anyhow::{Context as _, Result, anyhow, bail};
use clap::Args;
use clap::builder::PossibleValuesParser;
use ergodoku::explanation::{Sentence, sentence};
use ergodoku::generate::{Between, Clues, Generator, Spec, Symmetry};
use ergodoku::text::{Entry, Layout, ParseError, parse_one};
use ergodoku::{Level, State, Stop};
use ergodoku_api::record::PuzzleRecord;
use ergodoku_play::{
    App, End, Game, Look, SaveError, SavedGames, Session, end_by, has_terminal, run as play,
};

use super::techniques::level_name;
use super::{ends, fault};
use crate::args::{Input, Repertoire};
use crate::exit::{Exit, invalid};
use crate::input::{Entries, Source};
use crate::output::{Text, complain, note, print_now, say, spoken, voice};

#[derive(Args)]
pub(crate) struct Play {
    /// A puzzle, a file of puzzles, or - for standard input; without it, a new puzzle
    #[arg(value_name = "PUZZLE|FILE|-")]
    input: Option<String>,

    /// The level of new puzzles, on HoDoKu's scale: easy, medium, hard, unfair or extreme
    #[arg(
        long,
        value_name = "LEVEL",
        default_value = "medium",
        value_parser = level,
        conflicts_with = "input"
    )]
    level: Level,

    /// The same seed and version give the same new puzzles; random if not given
    #[arg(long, value_name = "N", conflicts_with = "input")]
    seed: Option<u64>,

    /// Go on with the last game left unfinished, or with that of the given puzzle
    #[arg(long, short)]
    resume: bool,

    /// The file of unfinished games; by default ergodoku/games.json in $XDG_STATE_HOME or ~/.local/state
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,

    /// How to print the position at the end: line, pencil-marks, library, sukaku or none
    #[arg(
        long,
        value_name = "FORMAT",
        default_value = "line",
        hide_possible_values = true,
        value_parser = PossibleValuesParser::new(["line", "pencil-marks", "library", "sukaku", "none"])
    )]
    print: String,

    /// Draw with ASCII characters only, as in a locale without UTF-8
    #[arg(long)]
    ascii: bool,

    /// Leave the mouse to the terminal
    #[arg(long)]
    no_mouse: bool,

    #[command(flatten)]
    techniques: Repertoire,
}

pub(crate) fn run(args: &Play) -> Result<Exit> {
    let profile = args.techniques.profile()?;
    if !has_terminal() {
        bail!(say!("error-play-terminal"));
    }
    let file = match &args.save {
        Some(file) => file.clone(),
        None => state_file().with_context(|| say!("error-play-home"))?,
    };
    let (first, next) = args.games(&file)?;
    let mut app = App::new(first).in_language(voice().language);
    let session = Session { profile, look: args.look(), mouse: !args.no_mouse, next };
    let ended = play(&mut app, session).with_context(|| say!("fault-terminal"));
    // Whatever happened, no game is lost.
    let is_failed_start = ended.is_err() && !app.games().iter().any(Game::is_begun);
    let exit = if is_failed_start { Ok(Exit::Usage) } else { args.finish(&app, &file) };
    match ended? {
        End::Quit => exit,
        // Nobody can read what went wrong.
        End::Gone => Ok(exit.unwrap_or(Exit::Usage)),
        End::Signal(signal) => {
            end_by(signal);
            exit
        }
    }
}

/// Gets the next puzzle, or says why there is none.
type Next = Box<dyn FnMut() -> Result<Game, Sentence> + Send>;

impl Play {
    /// The first game, and the source of the others.
    fn games(&self, file: &Path) -> Result<(Game, Next)> {
        let saved = || SavedGames::read(file).with_context(|| unreadable(file));
        let place = |game: Result<Game, SaveError>| game.with_context(|| unreadable(file));
        let Some(input) = &self.input else {
            let seed = self.seed.unwrap_or_else(|| fastrand::u64(..1 << 32));
            let mut new = puzzles(self.level, seed);
            let first = match self.resume {
                true => place(saved()?.latest().with_context(|| {
                    say!("error-play-no-game", file = file.display().to_string())
                })?)?,
                false => new().map_err(|why| anyhow!(spoken(&why)))?,
            };
            return Ok((first, new));
        };
        let source = Input { input: input.clone() }.source()?;
        let mut entries = source.entries()?;
        let mut first = first_game(&source, &mut entries)?;
        if self.resume {
            first = place(saved()?.of_puzzle(&first).with_context(|| {
                say!("error-play-no-game-of", file = file.display().to_string())
            })?)?;
        }
        let next = move || match entries.next() {
            None => Err(sentence!("play-last")),
            Some(Err(error)) => Err(format!("{}: {error}", source.unreadable()).into()),
            Some(Ok(entry)) => game(&entry, &source).map_err(|error| format!("{error:#}").into()),
        };
        Ok((first, Box::new(next)))
    }

    /// What the terminal can show.
    fn look(&self) -> Look {
        let color = match AutoStream::choice(&std::io::stdout()) {
            // The game is drawn on standard error if the output goes elsewhere.
            ColorChoice::Never => AutoStream::choice(&std::io::stderr()) != ColorChoice::Never,
            _ => true,
        };
        Look { color, unicode: !self.ascii && is_unicode() }
    }

    /// Saves the games that are unfinished, and prints the position.
    fn finish(&self, app: &App, file: &Path) -> Result<Exit> {
        let game = app.game();
        let saved = save(app, file);
        let line = match (self.print.as_str(), State::new(&game.board().puzzle())) {
            ("none", _) => None,
            (name, Ok(state)) => {
                let layout = Layout::named(name).context("--print")?;
                Some(layout.write(&state)?)
            }
            // A digit stands twice in a house: only the line shows that.
            (_, Err(_)) => Some(game.line()),
        };
        if let Some(line) = line {
            print_now(&Text::lines(line.lines()))?;
        }
        if let Err(error) = saved {
            let (file, why) = (file.display().to_string(), error.to_string());
            complain(&say!("error-play-unsaved", file, why));
            return Ok(Exit::Usage);
        }
        if game.is_begun() && !game.board().is_solved() {
            note(&say!("command-play-saved"));
        }
        Ok(Exit::Done)
    }
}

/// Saves the games that were begun, the current one as the latest.
fn save(app: &App, file: &Path) -> Result<(), SaveError> {
    let game = app.game();
    let others = app.games().iter().filter(|it| !std::ptr::eq(*it, game));
    let begun: Vec<&Game> = others.chain([game]).filter(|it| it.is_begun()).collect();
    if begun.is_empty() {
        return Ok(());
    }
    let mut saved = SavedGames::read(file)?;
    begun.into_iter().for_each(|game| saved.keep(game));
    saved.write(file)
}

/// New puzzles of a level, one after the other.
fn puzzles(level: Level, mut seed: u64) -> Next {
    Box::new(move || {
        let spec = Spec {
            seed,
            level: Between::only(level),
            clues: Clues::Symmetric(Symmetry::Rotational180),
            ..Spec::default()
        };
        seed = seed.wrapping_add(1);
        let mut found = None;
        let mut take = |made: &ergodoku::generate::Made| {
            found = Some(made.puzzle);
            ControlFlow::Break(())
        };
        let generator = Generator::new(spec).map_err(|error| Sentence::from(error.to_string()))?;
        generator.run(1, &Stop::never(), &mut take, &mut |_| {});
        let puzzle = found.ok_or_else(|| sentence!("error-play-not-made"))?;
        let entry =
            parse_one(&puzzle.to_string()).map_err(|error| Sentence::from(error.to_string()))?;
        Ok(Game::new(&Entry { label: level_name(level), ..entry }))
    })
}

/// The first puzzle of an input.
fn first_game(source: &Source, entries: &mut Entries) -> Result<Game> {
    match entries.next().transpose().with_context(|| source.unreadable())? {
        Some(entry) => game(&entry, source),
        None => Err(invalid(&say!("error-input-empty-one"))),
    }
}

/// A game of a puzzle, or what is wrong with it. Only its givens must obey the rules: what was placed since can
/// be taken back.
fn game(entry: &Result<Entry, ParseError>, source: &Source) -> Result<Game> {
    let game = entry.as_ref().ok().map(Game::new);
    match game.filter(|game| State::new(&game.board().givens()).is_ok()) {
        Some(game) => Ok(game),
        None => {
            let (record, _) = PuzzleRecord::begin(entry);
            let message = record.error.map(|error| fault(&error, &source.place));
            Err(ends(record.status, &record.puzzle, message.unwrap_or_default()))
        }
    }
}

/// The file of unfinished games: in the state folder of the XDG base directories, or of Windows.
fn state_file() -> Option<PathBuf> {
    let folder = |name: &str| {
        let path = env::var_os(name).map(PathBuf::from);
        path.filter(|path| path.is_absolute())
    };
    let state = folder("XDG_STATE_HOME")
        .or_else(|| folder("LOCALAPPDATA").filter(|_| cfg!(windows)))
        .or_else(|| folder("HOME").map(|home| home.join(".local/state")))?;
    Some(state.join("ergodoku").join("games.json"))
}

/// Whether the locale uses UTF-8. Where it says nothing, most terminals do.
fn is_unicode() -> bool {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"];
    let locale = names.iter().filter_map(|name| env::var(name).ok()).find(|it| !it.is_empty());
    let says_utf8 = |locale: String| {
        let locale = locale.to_ascii_lowercase();
        locale.contains("utf-8") || locale.contains("utf8")
    };
    cfg!(windows) || locale.is_none_or(says_utf8)
}

fn unreadable(file: &Path) -> String {
    say!("error-unreadable", file = file.display().to_string())
}

fn level(name: &str) -> Result<Level, String> {
    let is_called = |level: &Level| level.to_string().eq_ignore_ascii_case(name);
    let level = Level::ALL.into_iter().find(is_called);
    level.ok_or_else(|| say!("error-level"))
}
