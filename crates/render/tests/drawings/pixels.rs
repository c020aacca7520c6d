//! PNG files: size, content and errors.

use ergodoku_render::{PngError, Theme, png, svg};

use crate::samples;

/// Width and height, from the header of the file.
fn size(file: &[u8]) -> [u32; 2] {
    [16, 20].map(|at| u32::from_be_bytes(file[at..at + 4].try_into().unwrap()))
}

#[test]
fn a_png_is_as_large_as_it_should_be_and_not_blank() {
    let drawing = svg(&samples::x_wing().picture(), Theme::Light);
    let document = roxmltree::Document::parse(&drawing).unwrap();
    let expected = ["width", "height"].map(|name| {
        let length = document.root_element().attribute(name).unwrap();
        length.parse::<f32>().unwrap()
    });
    for scale in [0.5, 1.0, 2.0] {
        let file = png(&drawing, scale).unwrap();
        assert_eq!(size(&file), expected.map(|length| (length * scale).round() as u32));
    }
    let pixels = resvg::tiny_skia::Pixmap::decode_png(&png(&drawing, 1.0).unwrap()).unwrap();
    let dark = pixels.pixels().iter().filter(|pixel| pixel.red() < 100 && pixel.alpha() > 200);
    let share = dark.count() * 100 / pixels.pixels().len();
    assert!((3..30).contains(&share), "{share} % is dark");
}

/// Without the fonts no digit would be drawn.
#[test]
fn digits_are_drawn() {
    let drawing = svg(&samples::plain().picture(), Theme::Light);
    let mut without = String::new();
    for line in drawing.lines().filter(|line| !line.contains("<text")) {
        without.push_str(line);
        without.push('\n');
    }
    let dark = |drawing: &str| {
        let pixels = resvg::tiny_skia::Pixmap::decode_png(&png(drawing, 1.0).unwrap()).unwrap();
        pixels.pixels().iter().filter(|pixel| pixel.red() < 60).count()
    };
    assert!(dark(&drawing) > dark(&without) + 3000);
}

#[test]
fn the_themes_differ_and_auto_is_light_in_pixels() {
    let sample = samples::hint();
    let [light, dark, auto] = [Theme::Light, Theme::Dark, Theme::Auto]
        .map(|theme| png(&svg(&sample.picture(), theme), 1.0).unwrap());
    assert_ne!(light, dark);
    assert_eq!(light, auto);
}

#[test]
fn what_is_no_picture_is_refused() {
    let drawing = svg(&samples::plain().picture(), Theme::Light);
    for scale in [0.0, -1.0, f32::NAN, f32::INFINITY, 1e-9, 20.0, 1e30] {
        assert!(matches!(png(&drawing, scale), Err(PngError::Size)), "{scale}");
    }
    for text in ["", "no picture", "<svg", "<html/>"] {
        assert!(matches!(png(text, 1.0), Err(PngError::Svg(_))), "{text}");
    }
}
