//! Places the title, the grid, the legend and the caption of a picture.

use crate::grid::{GRID, ROOM, draw_grid};
use crate::legend::draw_legend;
use crate::picture::Picture;
use crate::scene::Scene;
use crate::style::{Form, Ink};
use crate::text::{WIDEST, WIDEST_BOLD, wrap_evenly};

const MARGIN: [f64; 2] = [40.0, 24.0]; // left with the labels, right
const TITLE: f64 = 21.0;
const CAPTION: f64 = 15.5;

/// A picture's shapes, and its width and height.
pub(crate) fn compose(picture: &Picture) -> (Scene, [f64; 2]) {
    let title = wrap_evenly(picture.title.unwrap_or(""), ROOM, |text| WIDEST_BOLD.of(text, TITLE));
    let caption = wrap_evenly(picture.caption.unwrap_or(""), ROOM, |text| WIDEST.of(text, CAPTION));
    let top = 52.0 + 28.0 * title.len() as f64;

    let mut grid = Scene::default();
    draw_grid(&mut grid, picture);
    let mut below = GRID + 14.0;
    grid.layer("legend", |scene| below = draw_legend(scene, picture, below));
    grid.layer("caption", |scene| {
        for line in &caption {
            scene.text(Ink::Prose.style(), [0.0, below + 14.0], CAPTION, line);
            below += 23.0;
        }
    });

    let [width, height] = [MARGIN[0] + GRID + MARGIN[1], top + below + 14.0];
    let mut scene = Scene::default();
    scene.rect(Form::Paper, [0.0, 0.0, width, height], 10.0);
    scene.layer("title", |scene| {
        for (place, line) in title.iter().enumerate() {
            let at = [MARGIN[0], 32.0 + 28.0 * place as f64];
            scene.text(Ink::Given.style().bold(), at, TITLE, line);
        }
    });
    scene.shifted([MARGIN[0], top], grid);
    (scene, [width, height])
}

#[cfg(test)]
mod tests {
    use ergodoku_core::{CandidateSet, Mark, Puzzle, Role, State};

    use super::*;
    use crate::scene::Node;

    /// How far the text of a scene reaches to the right.
    fn reach(scene: &Scene) -> f64 {
        let ends = scene.nodes.iter().map(|node| match node {
            Node::Layer(_, inside) | Node::Role(_, inside) => reach(inside),
            Node::Shifted([x, _], inside) => x + reach(inside),
            Node::Shape(..) => 0.0,
            Node::Text(text) if text.style.is_centred => 0.0,
            Node::Text(text) => {
                let widths = if text.style.is_bold { WIDEST_BOLD } else { WIDEST };
                text.at[0] + widths.of(&text.content, text.size)
            }
        });
        ends.fold(0.0, f64::max)
    }

    #[test]
    fn no_text_leaves_the_picture_in_a_wide_font() {
        let state = State::new(&Puzzle::EMPTY).unwrap();
        for words in 1..40 {
            let text = "MWMWMW m=m r1c1<>1 ".repeat(words);
            let roles = [Role::Base, Role::Cover, Role::Fin, Role::Eliminated];
            let marked: CandidateSet = "r1c1<>1".parse().unwrap();
            let marks = roles.map(|role| Mark::Candidates(marked, role));
            let names = roles.map(|role| (role, &text[..words.min(3) * 13]));
            let picture = Picture::new(&state).title(&text).caption(&text);
            let picture = picture.marks(&marks).words(&names);
            let (scene, [width, _]) = compose(&picture);
            assert!(reach(&scene) < width && reach(&scene) > 80.0, "{words}");
        }
    }
}
