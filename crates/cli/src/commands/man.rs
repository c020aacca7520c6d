//! `ergodoku man`

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, anyhow};
use clap::{Args, Command, CommandFactory as _};
use clap_mangen::Man as Page;
use ergodoku::explanation::Language;

use crate::args::Cli;
use crate::exit::Exit;
use crate::output::{not_written, print_bytes, say, write_file};
use crate::settings::Key;

#[derive(Args)]
pub(crate) struct Man {
    /// The command to document; by default all of `ergodoku`
    #[arg(conflicts_with = "output")]
    command: Option<String>,

    /// Write the pages of all commands to this folder
    #[arg(long, short, value_name = "DIR")]
    output: Option<PathBuf>,
}

pub(crate) fn run(args: &Man) -> Result<Exit> {
    let mut all = Cli::command().disable_help_subcommand(true);
    all.build();
    match (&args.command, &args.output) {
        (Some(name), _) => {
            let found = all.get_subcommands().find(|it| it.get_name() == name.as_str());
            let command =
                found.ok_or_else(|| anyhow!(say!("fault-no-command", name = name.clone())))?;
            print_bytes(&page(command)?)?;
        }
        (None, Some(folder)) => write_all(&all, folder)?,
        (None, None) => print_bytes(&page(&all)?)?,
    }
    Ok(Exit::Done)
}

fn write_all(all: &Command, folder: &Path) -> Result<()> {
    let made = fs::create_dir_all(folder);
    made.with_context(|| say!("error-folder", folder = folder.display().to_string()))?;
    for command in std::iter::once(all).chain(all.get_subcommands()) {
        let name = command.get_display_name().unwrap_or_else(|| command.get_name());
        write_file(&folder.join(format!("{name}.1")), &page(command)?)?;
    }
    Ok(())
}

/// The page of a command.
fn page(command: &Command) -> Result<Vec<u8>> {
    let is_whole = command.has_subcommands();
    let page = Page::new(command.clone())
        .title(command.get_display_name().unwrap_or_else(|| command.get_name()))
        .source(concat!("ergodoku ", env!("CARGO_PKG_VERSION")))
        .manual("Ergodoku");
    let mut text = Vec::new();
    let mut write = || {
        page.render_title(&mut text)?;
        page.render_name_section(&mut text)?;
        page.render_synopsis_section(&mut text)?;
        page.render_description_section(&mut text)?;
        page.render_options_section(&mut text)?;
        match is_whole {
            true => page.render_subcommands_section(&mut text),
            false => Ok(()),
        }
    };
    write().with_context(not_written)?;
    let text = String::from_utf8(text).context("a page is UTF-8")?;
    let mut text = with_quoted_title(&text).into_bytes();
    let notes = command.get_after_help().map(ToString::to_string).unwrap_or_default();
    let mut sections = sections(&notes);
    if is_whole {
        sections += &settings();
    } else {
        sections += ".SH \"SEE ALSO\"\n\\fBergodoku\\fR(1)\n";
    }
    text.extend_from_slice(sections.as_bytes());
    Ok(text)
}

/// The page with the empty date in quotes, as the version would be taken for it otherwise.
fn with_quoted_title(page: &str) -> String {
    let quote = |line: &str| match line.strip_prefix(".TH ").and_then(|it| it.split_once(" 1 ")) {
        Some((name, rest)) => format!(".TH {name} 1 \"\" {}\n", rest.trim_start()),
        None => format!("{line}\n"),
    };
    page.lines().map(quote).collect()
}

/// The notes below a command's options as sections: a line such as `Examples:` begins one, indented lines are
/// kept as they are, and other lines are paragraphs.
fn sections(notes: &str) -> String {
    let mut roff = String::new();
    let mut is_example = false;
    let mut is_first = true;
    for line in notes.lines() {
        let is_indented = line.starts_with("  ");
        if is_indented != is_example {
            roff += if is_indented { ".PP\n.nf\n" } else { ".fi\n.PP\n" };
            is_example = is_indented;
        }
        let title = line.strip_suffix(':').filter(|it| !is_indented && it.len() < 20);
        match title {
            Some(title) => _ = writeln!(roff, ".SH {}", quoted(&title.to_uppercase())),
            None if line.is_empty() => roff += ".PP\n",
            None => {
                roff += if is_first { ".SH NOTES\n" } else { "" };
                let _ = writeln!(roff, "{}", escaped(line));
            }
        }
        is_first = false;
    }
    if is_example {
        roff += ".fi\n";
    }
    roff
}

/// The sections about settings.
fn settings() -> String {
    let mut roff = String::from(".SH ENVIRONMENT\n");
    let mut item = |name: &str, about: &str| {
        let _ = writeln!(roff, ".TP\n\\fB{}\\fR\n{}", escaped(name), escaped(about));
    };
    for key in Key::ALL {
        if let Some(name) = key.variable() {
            item(name, &key.about().text(Language::English));
        }
    }
    for (name, about) in [
        ("ERGODOKU_CONFIG", "The configuration file; none if empty."),
        (
            "ERGODOKU_TIER",
            "The instructions to search with: portable, sse2, neon, avx2, avx512bw or avx512.",
        ),
        ("NO_COLOR, CLICOLOR, CLICOLOR_FORCE", "No colour, colour only on a terminal, or always."),
        ("PAGER", "The pager if neither ERGODOKU_PAGER nor the configuration file names one."),
    ] {
        item(name, about);
    }
    roff += ".SH FILES\n.TP\n";
    roff +=
        "\\fI$XDG_CONFIG_HOME/ergodoku/config.toml\\fR, \\fI~/.config/ergodoku/config.toml\\fR\n";
    roff += "The configuration file, see \\fBergodoku\\-config\\fR(1).\n";
    roff
}

fn quoted(title: &str) -> String {
    format!("\"{}\"", escaped(title))
}

/// A line of text whose characters mean nothing to `man`.
fn escaped(line: &str) -> String {
    let line = line.replace('\\', "\\(rs").replace('-', "\\-").replace('\'', "\\(aq");
    match line.starts_with('.') {
        true => format!("\\&{line}"),
        false => line,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notes_become_sections() {
        let notes = "Steps are numbered.\n\nExamples:\n  ergodoku -x 'y'\n  ...7\nAnd so on.\n\nExit codes:\n  0  done";
        let expected = ".SH NOTES\nSteps are numbered.\n.PP\n.SH \"EXAMPLES\"\n.PP\n.nf\n  ergodoku \\-x \\(aqy\\(aq\n  ...7\n\
                        .fi\n.PP\nAnd so on.\n.PP\n.SH \"EXIT CODES\"\n.PP\n.nf\n  0  done\n.fi\n";
        assert_eq!(sections(notes), expected);
    }
}
