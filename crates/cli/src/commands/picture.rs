//! Pictures as text in the terminal, or as SVG and PNG files.

use std::path::{Path, PathBuf};

use anyhow::{Result, bail};
use clap::Args;
use ergodoku::State;
use ergodoku::explanation::{Explanation, Role};
use ergodoku::render::{self, Picture};

use crate::args::Theme;
use crate::output::{Text, in_words, name_cells, say, voice, write_file};
use crate::settings::Settings;

/// How a picture is drawn.
#[derive(Args)]
pub(crate) struct Drawing {
    /// Colours for a light or dark background; auto follows the viewer of an SVG
    #[arg(long, value_name = "THEME", hide_possible_values = true)]
    theme: Option<Theme>,

    /// The scale of a PNG
    #[arg(long, value_name = "TIMES", default_value = "2", value_parser = scale)]
    scale: f32,
}

/// A picture file, by its extension.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum File {
    Svg(PathBuf),
    Png(PathBuf),
}

impl File {
    /// # Errors
    ///
    /// Returns an error if the name has another extension.
    pub(crate) fn new(path: &Path) -> Result<File> {
        let extension = path.extension().and_then(|it| it.to_str()).map(str::to_ascii_lowercase);
        match extension.as_deref() {
            Some("svg") => Ok(File::Svg(path.to_path_buf())),
            Some("png") => Ok(File::Png(path.to_path_buf())),
            _ => bail!(say!("error-file-name", file = path.display().to_string())),
        }
    }

    /// The same file with a number in its name: `step.svg`, the second of ten, is `step-02.svg`.
    pub(crate) fn numbered(&self, number: usize, count: usize) -> File {
        let digits = count.to_string().len();
        let with_number = |path: &Path| {
            let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            let extension = path.extension().unwrap_or_default().to_string_lossy();
            path.with_file_name(format!("{stem}-{number:0digits$}.{extension}"))
        };
        match self {
            File::Svg(path) => File::Svg(with_number(path)),
            File::Png(path) => File::Png(with_number(path)),
        }
    }
}

/// The content of a picture.
pub(crate) struct Drawn<'a> {
    pub(crate) state: &'a State,
    pub(crate) explanation: &'a Explanation,
    /// What roles are called in the legend, where not as usual.
    pub(crate) words: &'a [(Role, &'a str)],
    /// The line above the grid, with the cells named as requested.
    pub(crate) title: String,
    pub(crate) has_candidates: bool,
}

impl Drawn<'_> {
    fn picture<T>(&self, draw: impl FnOnce(&Picture<'_>) -> T) -> T {
        let said = name_cells(&self.explanation.text(voice().language)).into_owned();
        self.picture_with(&said, draw)
    }

    /// The picture as SVG, without the text below it.
    pub(crate) fn svg_without_caption(&self, theme: Theme) -> String {
        self.picture_with("", |picture| render::svg(picture, theme.into()))
    }

    fn picture_with<T>(&self, said: &str, draw: impl FnOnce(&Picture<'_>) -> T) -> T {
        let mut picture = Picture::new(self.state).marks(&self.explanation.marks).words(self.words);
        picture = picture.language(voice().language);
        if !self.title.is_empty() {
            picture = picture.title(&self.title);
        }
        if !said.is_empty() {
            picture = picture.caption(said);
        }
        let picture = picture.labels(|house| name_cells(&house.to_string()).into_owned());
        draw(&picture.candidates(self.has_candidates))
    }

    /// The picture as text.
    pub(crate) fn text(&self) -> Text {
        // The title may be a label, which is left as it is: only what follows is about cells.
        let drawing = self.picture(|picture| render::terminal(picture, true));
        let drawing = drawing.trim_end();
        let (title, rest) = match self.title.is_empty() {
            true => ("", drawing),
            false => drawing.split_once('\n').unwrap_or((drawing, "")),
        };
        let title = if title.is_empty() { String::new() } else { format!("{title}\n") };
        Text::drawn(format!("{title}{}\n", name_cells(rest)))
    }

    /// Writes the picture to a file.
    pub(crate) fn write(&self, drawing: &Drawing, settings: &Settings, file: &File) -> Result<()> {
        let theme = drawing.theme.unwrap_or_else(|| settings.theme());
        let theme = theme.into();
        match file {
            File::Svg(path) => {
                let svg = self.picture(|picture| render::svg(picture, theme));
                write_file(path, svg.as_bytes())
            }
            File::Png(path) => {
                let png = self.picture(|picture| png(picture, theme, drawing.scale))?;
                write_file(path, &png)
            }
        }
    }
}

/// The picture as a PNG file.
pub(crate) fn png(picture: &Picture<'_>, theme: render::Theme, scale: f32) -> Result<Vec<u8>> {
    render::png(picture, theme, scale).map_err(in_words)
}

fn scale(text: &str) -> Result<f32, String> {
    match text.parse() {
        Ok(times) if (0.1..=10.0).contains(&times) => Ok(times),
        _ => Err(say!("fault-scale")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_goes_before_the_extension() {
        let file = File::new(Path::new("a/b.c.PNG")).unwrap();
        assert_eq!(file.numbered(7, 120), File::Png("a/b.c-007.PNG".into()));
        assert!(File::new(Path::new("a.pdf")).is_err());
    }
}
