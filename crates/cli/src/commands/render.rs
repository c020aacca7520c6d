//! `ergodoku render`

use anyhow::{Result, bail};
use ergodoku::render::{self, Picture};
use ergodoku::{Explanation, Path, State};

use crate::args::{Render, Theme};
use crate::exit::Exit;
use crate::output::write_file;

pub(crate) fn run(args: &Render) -> Result<Exit> {
    let (entry, state) = args.input.one()?;
    let (state, title, explanation) = match args.step {
        Some(number) => at_step(args, state, number as usize)?,
        None => (state, entry.label, Explanation::default()),
    };
    let said = explanation.to_string();
    let mut picture = Picture::new(&state).marks(&explanation.marks);
    if !title.is_empty() {
        picture = picture.title(&title);
    }
    if !said.is_empty() {
        picture = picture.caption(&said);
    }
    picture = picture.candidates(!args.no_candidates);
    let Some(path) = &args.output else {
        anstream::println!("{}", render::terminal(&picture, true));
        return Ok(Exit::Done);
    };
    let theme = match args.theme {
        Theme::Auto => render::Theme::Auto,
        Theme::Light => render::Theme::Light,
        Theme::Dark => render::Theme::Dark,
    };
    let extension = path.extension().and_then(|it| it.to_str()).map(str::to_ascii_lowercase);
    match extension.as_deref() {
        Some("svg") => write_file(path, render::svg(&picture, theme).as_bytes())?,
        Some("png") => write_file(path, &render::png(&render::svg(&picture, theme), args.scale)?)?,
        _ => bail!("{}: the name must end in .svg or .png", path.display()),
    }
    Ok(Exit::Done)
}

/// The state before a step of the solution, and the step's notation and explanation.
fn at_step(args: &Render, state: State, number: usize) -> Result<(State, String, Explanation)> {
    let profile = args.techniques.profile()?;
    let mut path = Path::new(state.clone(), &profile);
    let mut before = state;
    for count in 1.. {
        let Some(step) = path.next() else {
            bail!("there is no step {number}: the path has {} steps", count - 1);
        };
        if count == number {
            let title = format!("{number}. {step}");
            let explanation = step.explain(&before);
            return Ok((before, title, explanation));
        }
        before.apply(&step.conclusion);
    }
    unreachable!("a path ends")
}
