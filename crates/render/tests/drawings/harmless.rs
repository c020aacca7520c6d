//! Text from outside is sanitised, and every SVG is well-formed XML.

use ergodoku_core::{LinkKind, Mark, Puzzle, State};
use ergodoku_render::{Picture, Theme, svg, terminal};
use roxmltree::Document;

use crate::samples::{self, set};

const HOSTILE: [&str; 9] = [
    "</title><script>alert('1 & 2')</script>",
    "\"><image href=\"file:///etc/passwd\"/>",
    "]]><!-- & &amp; &nosuch; -->",
    "\x1b[2J\x1b]0;title\x07 bell \x07 \r\n\t back\x08space",
    "nul \0 and \u{fffe} and \u{ffff} and \u{1}",
    "right to left \u{202e}desrever\u{202c} \u{2066}isolated",
    "</style><style>* { display: none }",
    "  \n ",
    "数独 e\u{301} 🧩 ﷽",
];

#[test]
fn every_svg_is_xml() {
    for sample in samples::all() {
        for theme in [Theme::Light, Theme::Dark, Theme::Auto] {
            let drawing = svg(&sample.picture(), theme);
            let document = Document::parse(&drawing).expect("well-formed");
            let root = document.root_element();
            assert_eq!(root.attribute("role"), Some("img"));
            assert!(!document.descendants().any(|node| node.has_attribute("id")));
            let lengths = |node: roxmltree::Node| {
                let mut values = node.attributes().map(|attribute| attribute.value().to_string());
                values.any(|value| value.contains("NaN") || value.contains("inf"))
            };
            assert!(!document.descendants().any(lengths));
        }
    }
}

#[test]
fn titles_and_captions_are_escaped() {
    let state = State::new(&Puzzle::EMPTY).unwrap();
    for text in HOSTILE {
        let picture = Picture::new(&state).title(text).caption(text);
        let drawing = svg(&picture, Theme::Auto);
        let document = Document::parse(&drawing).expect(text);
        let known = ["svg", "title", "desc", "style", "g", "rect", "path", "text"];
        for node in document.descendants().filter(|node| node.is_element()) {
            assert!(known.contains(&node.tag_name().name()), "{node:?}");
        }
        let styles = document.descendants().filter(|node| node.has_tag_name("style"));
        assert_eq!(styles.count(), 1);
        let drawing = terminal(&picture, true).replace("\x1b[0", "");
        let steers =
            |c: char| c.is_control() && c != '\n' || ('\u{202a}'..='\u{202e}').contains(&c);
        assert!(!drawing.contains(steers), "{drawing:?}");
    }
    let drawing = svg(&Picture::new(&state).title("1 < 2 & \"3\""), Theme::Light);
    assert!(drawing.contains("<title>1 &lt; 2 &amp; &quot;3&quot;</title>"));
}

#[test]
fn long_words_stay_inside_the_picture() {
    let state = State::new(&Puzzle::EMPTY).unwrap();
    let long = "W".repeat(400);
    let picture = Picture::new(&state).title(&long).caption(&long);
    let drawing = terminal(&picture, false);
    assert!(drawing.lines().all(|line| line.chars().count() <= 80));
    let drawing = svg(&picture, Theme::Light);
    let lines = drawing.lines().filter(|line| line.contains("<text"));
    assert!(lines.clone().all(|line| line.matches('W').count() < 60));
}

/// Degenerate marks: empty ones, and a link from a candidate to itself.
#[test]
fn odd_marks_are_drawn_all_the_same() {
    let state = State::new(&Puzzle::EMPTY).unwrap();
    let mut marks = vec![Mark::Number("r1c9=3".parse().unwrap(), usize::MAX)];
    for kind in [LinkKind::Strong, LinkKind::Weak] {
        let ends =
            [set("r1c1<>1"), ergodoku_core::CandidateSet::EMPTY, ergodoku_core::CandidateSet::ALL];
        for from in ends {
            marks.extend(ends.map(|to| Mark::Link { from, to, kind }));
        }
    }
    let picture = Picture::new(&state).marks(&marks);
    let drawing = svg(&picture, Theme::Light);
    assert!(Document::parse(&drawing).is_ok());
    assert!(!drawing.contains("NaN"));
    assert!(terminal(&picture, false).contains("r1c1=1 ==> r1c1=1"));
}
