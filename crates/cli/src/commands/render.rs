//! `ergodoku render`

use std::path::{Path, PathBuf};

use anyhow::{Result, bail};
use clap::{Args, ValueEnum};
use ergodoku::explanation::Explanation;
use ergodoku::render::{self, Picture};
use ergodoku::{Profile, State};

use super::{contradiction, counted, one_state};
use crate::args::{Input, Repertoire};
use crate::exit::Exit;
use crate::output::{Text, complain, print, write_file};

#[derive(Args)]
pub(crate) struct Render {
    #[command(flatten)]
    input: Input,

    /// The output file, .svg or .png; by default, draw in the terminal
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,

    /// Draw this step of the solution, in the state before it
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    step: Option<u32>,

    /// Colours for a light or dark background; auto follows the viewer of an SVG
    #[arg(long, value_name = "THEME", default_value = "auto", hide_possible_values = true)]
    theme: Theme,

    /// Omit the candidates
    #[arg(long)]
    no_candidates: bool,

    /// The scale of a PNG
    #[arg(long, value_name = "TIMES", default_value = "2", value_parser = scale)]
    scale: f32,

    #[command(flatten)]
    techniques: Repertoire,
}

#[derive(Copy, Clone, ValueEnum)]
enum Theme {
    Auto,
    Light,
    Dark,
}

pub(crate) fn run(args: &Render) -> Result<Exit> {
    // Rejects a wrong file name before any work.
    let file = args.output.as_deref().map(kind_of).transpose()?;
    let profile = args.techniques.profile()?;
    let (entry, state) = one_state(&args.input)?;
    let wrong = contradiction(&entry, &args.input);
    let (state, title, explanation) = match (args.step, wrong) {
        // A path from such a state would be meaningless.
        (Some(_), Some(wrong)) => return Err(wrong),
        (Some(number), None) => at_step(&profile, state, number as usize)?,
        (None, wrong) => {
            // The state can be drawn anyway.
            if let Some(wrong) = wrong {
                complain(&wrong.to_string());
            }
            (state, entry.label, Explanation::default())
        }
    };
    let said = explanation.to_string();
    let mut picture = Picture::new(&state).marks(&explanation.marks);
    if !title.is_empty() {
        picture = picture.title(&title);
    }
    if !said.is_empty() {
        picture = picture.caption(&said);
    }
    write(args, file, &picture.candidates(!args.no_candidates))?;
    Ok(Exit::Done)
}

/// An output file, by its extension.
enum File<'a> {
    Svg(&'a Path),
    Png(&'a Path),
}

fn kind_of(path: &Path) -> Result<File<'_>> {
    let extension = path.extension().and_then(|it| it.to_str()).map(str::to_ascii_lowercase);
    match extension.as_deref() {
        Some("svg") => Ok(File::Svg(path)),
        Some("png") => Ok(File::Png(path)),
        _ => bail!("{}: the file's name must end in .svg or .png", path.display()),
    }
}

fn write(args: &Render, file: Option<File<'_>>, picture: &Picture<'_>) -> Result<()> {
    let svg = || {
        let theme = match args.theme {
            Theme::Auto => render::Theme::Auto,
            Theme::Light => render::Theme::Light,
            Theme::Dark => render::Theme::Dark,
        };
        render::svg(picture, theme)
    };
    match file {
        None => {
            let drawing = render::terminal(picture, true);
            print(&Text::drawn(format!("{}\n", drawing.trim_end())))
        }
        Some(File::Svg(path)) => write_file(path, svg().as_bytes()),
        Some(File::Png(path)) => write_file(path, &render::png(&svg(), args.scale)?),
    }
}

/// The state before a step of the solution, with the step's notation and explanation.
fn at_step(profile: &Profile, state: State, number: usize) -> Result<(State, String, Explanation)> {
    let mut path = ergodoku::Path::new(state, profile);
    let taken = path.by_ref().take(number - 1).count();
    let before = path.state().clone();
    match path.next() {
        Some(step) => Ok((before.clone(), format!("{number}. {step}"), step.explain(&before))),
        None => bail!(
            "there is no step {number}: the path has {}; `ergodoku solve` lists them",
            counted(taken, "step")
        ),
    }
}

fn scale(text: &str) -> Result<f32, String> {
    match text.parse() {
        Ok(times) if (0.1..=10.0).contains(&times) => Ok(times),
        _ => Err("a scale lies between 0.1 and 10".to_string()),
    }
}
