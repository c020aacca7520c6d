//! Places the title, the grid, the legend and the caption of a picture.

use crate::grid::{GRID, draw_grid};
use crate::legend::draw_legend;
use crate::picture::Picture;
use crate::scene::Scene;
use crate::style::{Form, Ink};
use crate::text::{roboto_width, wrap, wrap_evenly};

const MARGIN: [f64; 2] = [40.0, 24.0]; // left with the labels, right
const TITLE: f64 = 21.0;
const CAPTION: f64 = 15.5;

/// A picture's shapes, and its width and height.
pub(crate) fn compose(picture: &Picture) -> (Scene, [f64; 2]) {
    let title = wrap(picture.title.unwrap_or(""), GRID, |text| 1.03 * roboto_width(text, TITLE));
    let caption =
        wrap_evenly(picture.caption.unwrap_or(""), GRID, |text| roboto_width(text, CAPTION));
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
