//! The command `ergodoku`.

mod args;
mod batch;
mod command_line;
mod commands;
mod exit;
mod help;
mod input;
mod output;
mod repertoire;
mod settings;
mod values;

use std::io;
use std::process::ExitCode;

use anyhow::{Context as _, Result, anyhow};
use clap::error::ErrorKind;
use ergodoku::explanation::{Language, Voice};
use ergodoku::search::{Tier, TierError};

use args::{Cli, Command};
use command_line::Line;
use exit::{Exit, Fault};
use output::{BAD, Text, not_written, say};
use settings::Settings;

/// With the memory that musl gives, records of paths take 2.5 times as long.
#[cfg(all(feature = "mimalloc", target_env = "musl"))]
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let done = match command_line::read(std::env::args_os().collect()) {
        Line::Command(cli) => run(&cli),
        Line::Nothing => report_nothing(),
        Line::Other(error, language) => report_usage(&error, language),
    };
    let exit = report(done);
    // Waits for the pager. A reader who leaves it early has seen enough.
    match output::close().with_context(not_written) {
        Ok(()) => exit.into(),
        Err(error) => report(Err(error)).into(),
    }
}

/// Tells the error of a run, if any.
fn report(done: Result<Exit>) -> Exit {
    match done {
        Ok(exit) => exit,
        Err(error) if is_broken_pipe(&error) => Exit::Done,
        Err(error) => {
            output::complain(&format!("{error:#}"));
            error.downcast_ref::<Fault>().map_or(Exit::Usage, |fault| fault.exit)
        }
    }
}

/// Welcomes a person. A program that gives no command gets it as an error.
fn report_nothing() -> Result<Exit> {
    if io::IsTerminal::is_terminal(&io::stdout()) {
        return commands::welcome::run();
    }
    output::tell(&commands::welcome::text());
    Ok(Exit::Usage)
}

/// Prints the requested help, or the error in the command line.
fn report_usage(error: &clap::Error, language: Language) -> Result<Exit> {
    if !error.use_stderr() {
        output::page_with(Settings::default().pager());
        output::print(&Text::drawn(help::rendered(error, language)))?;
        return Ok(Exit::Done);
    }
    output::tell(&match error.kind() {
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            Text::drawn(help::rendered(error, language))
        }
        // The message may quote an argument or the contents of a file, so it is escaped.
        _ => {
            let said = help::message(error, language);
            let first = said.split_inclusive(':').next().unwrap_or_default();
            let lines = said.lines();
            Text::lines(lines.map(|line| Text::with_styled(line, first, BAD)))
        }
    });
    Ok(Exit::Usage)
}

fn run(cli: &Cli) -> Result<Exit> {
    let settings = match &cli.command {
        Command::Config(args) if args.is_independent() => {
            speak_as_asked(&cli.global);
            return args.run_alone();
        }
        Command::Completions(_) | Command::Man(_) => {
            speak_as_asked(&cli.global);
            Settings::default()
        }
        _ => Settings::read(&cli.global).or_else(|_| {
            // Once more, to be told what is wrong in the right language.
            speak_as_asked(&cli.global);
            Settings::read(&cli.global)
        })?,
    };
    let settings = &settings;
    settings.color().write_global();
    output::use_notation(settings.notation());
    output::use_voices(settings.voice(), settings.voice_given());
    output::page_with(settings.pager());
    Tier::from_environment().map_err(unsupported).with_context(|| Tier::VARIABLE)?;
    match &cli.command {
        Command::Solve(args) => commands::solve::run(args, settings),
        Command::Hint(args) => commands::hint::run(args, settings),
        Command::Steps(args) => commands::steps::run(args, settings),
        #[cfg(feature = "play")]
        Command::Play(args) => commands::play::run(args),
        Command::Check(args) => commands::check::run(args, settings),
        Command::Techniques(args) => commands::techniques::run(args),
        Command::Rate(args) => commands::rate::run(args, settings),
        Command::Verify(args) => commands::verify::run(args, settings),
        Command::Rank(args) => commands::rank::run(args, settings),
        Command::Why(args) => commands::why::run(args, settings),
        Command::Profiles(args) => commands::profiles::run(args),
        Command::Render(args) => commands::render::run(args, settings),
        Command::Embed(args) => commands::embed::run(args, settings),
        Command::Book(args) => commands::book::run(args, settings),
        Command::Prove(args) => commands::prove::run(args),
        Command::Generate(args) => commands::generate::run(args, settings),
        Command::Dataset(args) => commands::dataset::run(args, settings),
        Command::Canonicalize(args) => commands::canonicalize::run(args, settings),
        Command::Minimize(args) => commands::minimize::run(args, settings),
        Command::Transform(args) => commands::transform::run(args, settings),
        Command::Convert(args) => commands::convert::run(args),
        #[cfg(feature = "serve")]
        Command::Serve(args) => commands::serve::run(args),
        Command::Mcp(args) => commands::mcp::run(args),
        Command::Config(_) => commands::config::run(settings),
        Command::Completions(args) => commands::completions::run(args),
        Command::Man(args) => commands::man::run(args),
    }
}

/// Says everything in the language asked for, whatever is wrong with other settings.
fn speak_as_asked(options: &args::Global) {
    let language = settings::language(options.language, options.no_config);
    output::use_voices(Voice { language, ..Voice::default() }, Voice::default());
}

/// Why the instructions that a variable names cannot be used.
fn unsupported(error: TierError) -> anyhow::Error {
    let list = |tiers: Vec<&str>| tiers.join(", ");
    anyhow!(match error {
        TierError::Unknown(name) => {
            let names = list(Tier::ALL.map(Tier::name).to_vec());
            say!("fault-no-tier", name = name.escape_debug().to_string(), names)
        }
        TierError::Unavailable(tier) => {
            let names = list(Tier::available().map(Tier::name).collect());
            say!("fault-tier", tier = tier.name(), names)
        }
    })
}

/// Whether the reader of the output stopped reading, as `head` does. That is not an error.
fn is_broken_pipe(error: &anyhow::Error) -> bool {
    let io_error = error.chain().find_map(|cause| cause.downcast_ref::<io::Error>());
    io_error.is_some_and(|it| it.kind() == io::ErrorKind::BrokenPipe)
}
