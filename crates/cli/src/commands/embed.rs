//! `ergodoku embed`

use std::path::PathBuf;

use anyhow::{Result, bail};
use clap::Args;
use ergodoku::text::Layout;

use super::picture::Drawn;
use super::render::Scene;
use crate::args::{Inputs, Repertoire, Theme};
use crate::exit::Exit;
use crate::output::{Text, name_cells, print, say, voice, write_file};
use crate::settings::Settings;

#[derive(Args)]
pub(crate) struct Embed {
    #[command(flatten)]
    input: Inputs,

    /// The output file, .html; by default, standard output
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,

    /// Show this step of the solution, in the state before it, with its reason
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    step: Option<u32>,

    /// Show the candidates also without a step
    #[arg(long)]
    candidates: bool,

    /// Colours for a light or dark background; auto follows the reader's
    #[arg(long, value_name = "THEME", hide_possible_values = true)]
    theme: Option<Theme>,

    #[command(flatten)]
    techniques: Repertoire,
}

pub(crate) fn run(args: &Embed, settings: &Settings) -> Result<Exit> {
    if let Some(path) = &args.output
        && !path.extension().is_some_and(|it| it.eq_ignore_ascii_case("html"))
    {
        bail!(say!("fault-html-name", file = path.display().to_string()));
    }
    let profile = args.techniques.usual_profile(settings)?;
    let mut figures = Vec::new();
    for (entry, place) in args.input.all()? {
        let scene = Scene::new(entry, &place, &profile, args.step)?;
        figures.push(args.figure(&scene, settings));
    }
    let html = figures.join("\n");
    match &args.output {
        Some(path) => write_file(path, html.as_bytes())?,
        None => print(&Text::drawn(html))?,
    }
    Ok(Exit::Done)
}

impl Embed {
    /// A figure of drawing and text, complete in itself: no script, no other file, no id.
    fn figure(&self, scene: &Scene, settings: &Settings) -> String {
        let theme = self.theme.unwrap_or_else(|| settings.theme());
        let drawn = Drawn {
            state: &scene.state,
            explanation: &scene.explanation,
            words: &scene.words,
            title: scene.title.clone(),
            has_candidates: self.candidates || self.step.is_some(),
        };
        // The reason is text of the page, which can be selected and wraps with it.
        let svg = drawn.svg_without_caption(theme);
        let svg = svg.replacen("<svg ", "<svg style=\"max-width: 100%; height: auto\" ", 1);
        let sentences = scene.explanation.sentences.iter();
        let reason: String = sentences
            .map(|it| format!("<p>{}</p>\n", escape(&name_cells(&it.text(voice().language)))))
            .collect();
        let line = Layout::Line.write(&scene.state).expect("a line shows every state");
        let as_text = say!("report-as-text");
        format!(
            "<figure class=\"ergodoku\">\n{svg}<figcaption>\n{reason}<details><summary>{as_text}</summary>\
             <code style=\"overflow-wrap: anywhere\">{}</code></details>\n</figcaption>\n</figure>\n",
            escape(&line)
        )
    }
}

/// Text in HTML.
fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
