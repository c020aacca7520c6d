//! `ergodoku render`

use std::path::PathBuf;

use anyhow::{Result, anyhow};
use clap::Args;
use ergodoku::explanation::{Explanation, Role};
use ergodoku::text::{Entry, ParseError};
use ergodoku::{Profile, State};

use super::picture::{Drawing, Drawn, File};
use super::{contradiction, legend_of, named, state_of};
use crate::args::{Inputs, Repertoire};
use crate::exit::Exit;
use crate::output::{Text, complain, name_cells, print, say, voice};
use crate::settings::Settings;

#[derive(Args)]
pub(crate) struct Render {
    #[command(flatten)]
    input: Inputs,

    /// The output file, .svg or .png; by default, draw in the terminal. Of several puzzles, each has its own
    /// file: grid.svg becomes grid-1.svg, grid-2.svg ...
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,

    /// Draw this step of the solution, in the state before it
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    step: Option<u32>,

    /// Omit the candidates
    #[arg(long)]
    no_candidates: bool,

    #[command(flatten)]
    drawing: Drawing,

    #[command(flatten)]
    techniques: Repertoire,
}

pub(crate) fn run(args: &Render, settings: &Settings) -> Result<Exit> {
    // Rejects a wrong file name before any work.
    let file = args.output.as_deref().map(File::new).transpose()?;
    let profile = args.techniques.usual_profile(settings)?;
    let puzzles = args.input.all()?;
    let count = puzzles.len();
    for (index, (entry, place)) in puzzles.into_iter().enumerate() {
        let scene = Scene::new(entry, &place, &profile, args.step)?;
        let drawn = Drawn {
            state: &scene.state,
            explanation: &scene.explanation,
            words: &scene.words,
            title: scene.title,
            has_candidates: !args.no_candidates,
        };
        match &file {
            None => {
                let gap = if index > 0 { Text::lines([""]) } else { Text::default() };
                print(&gap.and(drawn.text()))?;
            }
            Some(file) if count == 1 => drawn.write(&args.drawing, settings, file)?,
            Some(file) => {
                drawn.write(&args.drawing, settings, &file.numbered(index + 1, count))?;
            }
        }
    }
    Ok(Exit::Done)
}

/// What is drawn of a puzzle.
pub(super) struct Scene {
    pub(super) state: State,
    pub(super) title: String,
    pub(super) explanation: Explanation,
    /// What roles are called in the legend.
    pub(super) words: Vec<(Role, &'static str)>,
}

impl Scene {
    /// The puzzle, or a step of its solution.
    pub(super) fn new(
        entry: Result<Entry, ParseError>,
        place: &str,
        profile: &Profile,
        step: Option<u32>,
    ) -> Result<Scene> {
        let (entry, state) = state_of(entry, place)?;
        match (step, contradiction(&entry, place)) {
            // A path from such a state would be meaningless.
            (Some(_), Some(wrong)) => Err(wrong),
            (Some(number), None) => {
                at_step(profile, state, number as usize).map_err(|why| anyhow!("{place}{why}"))
            }
            (None, wrong) => {
                // The state can be drawn anyway.
                if let Some(wrong) = wrong {
                    complain(&wrong.to_string());
                }
                Ok(Scene {
                    state,
                    title: entry.label,
                    explanation: Explanation::default(),
                    words: Vec::new(),
                })
            }
        }
    }
}

/// The state before a step of the solution, with the step's notation and explanation.
fn at_step(profile: &Profile, state: State, number: usize) -> Result<Scene, String> {
    let mut path = ergodoku::Path::new(state, profile);
    let taken = path.by_ref().take(number - 1).count();
    let state = path.state().clone();
    let Some(step) = path.next() else {
        return Err(say!("fault-no-such-step", number, count = taken));
    };
    let explanation = step.explain_at(&state, voice().length);
    let words = legend_of(&step);
    let title = format!("{number}. {}", name_cells(&named(&step)));
    Ok(Scene { title, explanation, words, state })
}
