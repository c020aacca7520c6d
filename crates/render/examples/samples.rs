//! Writes every sample picture as text, SVG and PNG: `cargo run --example samples -- DIRECTORY`.

#[path = "../tests/drawings/samples.rs"]
mod samples;

use std::error::Error;
use std::path::PathBuf;
use std::{env, fs};

use ergodoku_render::{Theme, png, svg, terminal};

fn main() -> Result<(), Box<dyn Error>> {
    let directory = PathBuf::from(env::args().nth(1).ok_or("say which directory")?);
    fs::create_dir_all(&directory)?;
    for sample in samples::all() {
        let picture = sample.picture();
        let file = |ending: &str| directory.join(format!("{}{ending}", sample.name));
        fs::write(file(".txt"), terminal(&picture, false))?;
        fs::write(file(".ansi"), terminal(&picture, true))?;
        fs::write(file(".svg"), svg(&picture, Theme::Auto))?;
        for (theme, ending) in [(Theme::Light, "-light.png"), (Theme::Dark, "-dark.png")] {
            fs::write(file(ending), png(&picture, theme, 1.5)?)?;
        }
    }
    Ok(())
}
