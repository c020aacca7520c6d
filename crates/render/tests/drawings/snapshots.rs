//! Snapshots of pictures, inspected before they were accepted.

use ergodoku_render::{Theme, svg, terminal};

use crate::samples;

#[test]
fn terminal_pictures() {
    for sample in samples::all() {
        insta::assert_snapshot!(format!("{}.txt", sample.name), terminal(&sample.picture(), false));
    }
}

#[test]
fn a_terminal_picture_in_colour() {
    let colored = terminal(&samples::hint().picture(), true);
    insta::assert_snapshot!("hint.ansi", colored.replace('\x1b', "ESC"));
}

#[test]
fn svg_pictures() {
    for sample in [samples::plain(), samples::xy_wing(), samples::nishio()] {
        insta::assert_snapshot!(
            format!("{}.svg", sample.name),
            svg(&sample.picture(), Theme::Light)
        );
    }
}

#[test]
fn the_same_picture_gives_the_same_text() {
    for sample in samples::all() {
        let twice = [(), ()].map(|()| svg(&sample.picture(), Theme::Auto));
        assert_eq!(twice[0], twice[1]);
    }
}
