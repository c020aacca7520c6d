//! Books as files: every structure element is on its page, every page is filled.

use std::io::Read as _;

use flate2::read::ZlibDecoder;

use super::*;

fn puzzles(count: usize, link: Option<&str>) -> Vec<BookPuzzle> {
    let text = |text: String| text.parse::<BookText>().unwrap();
    let puzzle = |number| BookPuzzle {
        puzzle: Puzzle::EMPTY,
        solution: "123456789".repeat(9),
        heading: text(format!("{number}  Easy")),
        answer: vec![text(format!("{number}  Easy · 200")), text("Naked Single".to_string())],
        link: link.map(str::to_string),
    };
    (1..=count).map(puzzle).collect()
}

fn book(per_page: usize, answers: Answers) -> Book {
    let mut book = Book::new("Sudoku — Ω".parse().unwrap());
    book.per_page = per_page;
    book.answers = answers;
    let section = |title: &str| BookSection {
        title: Some(title.parse().unwrap()),
        puzzles: puzzles(7, None),
    };
    book.sections = vec![section("Easy"), section("Hard")];
    book
}

fn text(book: &Book) -> String {
    String::from_utf8_lossy(&book.pdf().unwrap()).into_owned()
}

/// The operators of all pages.
fn pages(book: &Book) -> Vec<String> {
    let file = book.pdf().unwrap();
    let find = |from: usize, what: &[u8]| {
        let place = file[from..].windows(what.len()).position(|it| it == what);
        place.map(|it| from + it)
    };
    let mut pages = Vec::new();
    let mut at = 0;
    while let Some(found) = find(at, b"/FlateDecode") {
        let start = find(found, b"stream\n").unwrap() + 7;
        let mut bytes = Vec::new();
        ZlibDecoder::new(&file[start..]).read_to_end(&mut bytes).unwrap();
        pages.push(String::from_utf8_lossy(&bytes).into_owned());
        at = start;
    }
    pages
}

#[test]
fn sections_begin_on_new_pages_and_solutions_follow() {
    for (per_page, each) in [(1, 7), (2, 4), (4, 2), (6, 2)] {
        assert_eq!(pages(&book(per_page, Answers::None)).len(), 2 * each, "{per_page}");
        assert_eq!(pages(&book(per_page, Answers::Foot)).len(), 2 * each, "{per_page}");
        assert_eq!(pages(&book(per_page, Answers::End)).len(), 2 * each + 1, "{per_page}");
    }
    let mut all = book(4, Answers::UpsideDown);
    (all.cover, all.rules) = (true, true);
    assert_eq!(pages(&all).len(), 7);
    assert_eq!(pages::answers_page(&all), Some(7));
}

#[test]
fn the_outline_has_the_parts() {
    let mut all = book(4, Answers::End);
    (all.cover, all.rules) = (true, true);
    let text = text(&all);
    for title in ["Cover", "The rules", "Easy", "Hard", "Solutions"] {
        assert!(text.contains(&format!("/Title ({title})")), "{title}");
    }
    assert!(!self::text(&book(4, Answers::None)).contains("/Title (Solutions)"));
}

#[test]
fn the_file_is_tagged_and_says_what_it_is() {
    let mut all = book(4, Answers::End);
    all.author = Some("A & B".parse().unwrap());
    let text = text(&all);
    for part in [
        "/MarkInfo",
        "/Marked true",
        "/Lang (en)",
        "/DisplayDocTitle true",
        "/Author (A & B)",
        "<pdfuaid:part>1</pdfuaid:part>",
        "<rdf:li>A &amp; B</rdf:li>",
        "<rdf:li xml:lang=\"x-default\">Sudoku — Ω</rdf:li>",
        "Row 1: 1 2 3 4 5 6 7 8 9. Row 2:",
        "Row 1: blank blank",
    ] {
        assert!(text.contains(part), "{part}");
    }
    // A drawing for each puzzle and for each solution.
    assert_eq!(text.matches("/S /Figure").count(), 28);
    assert_eq!(text.matches("/S /H3").count(), 14);
}

#[test]
fn all_that_is_drawn_is_tagged_or_an_artifact() {
    let mut all = book(2, Answers::Foot);
    (all.cover, all.rules) = (true, true);
    for page in pages(&all) {
        let mut depth = 0;
        let mut numbers = Vec::new();
        for line in page.lines() {
            numbers.extend(line.trim().strip_prefix("/MCID "));
            match line.rsplit(' ').next() {
                Some("BDC") => depth += 1,
                Some("EMC") => depth -= 1,
                Some("TJ" | "S" | "f") => assert_eq!(depth, 1, "{line}"),
                _ => {}
            }
        }
        assert_eq!(depth, 0);
        assert!(!numbers.is_empty());
        let expected: Vec<String> = (0..numbers.len()).map(|it| it.to_string()).collect();
        assert_eq!(numbers, expected);
    }
}

#[test]
fn grids_fill_the_page_and_stay_on_it() {
    let bound = Paper::A5.with_gutter(30.0).unwrap();
    for paper in [Paper::A4, Paper::A5, Paper::LETTER, bound, "6x9in".parse().unwrap()] {
        for shape in [[1, 1], [1, 2], [2, 2], [2, 3]] {
            for page in [1, 2] {
                let area = paper.area(page);
                let (side, places) = area.grids(shape, 20.0, 20.0);
                assert_eq!(places.len(), shape[0] * shape[1]);
                for [x, y] in &places {
                    assert!(*x >= area.left - 0.01 && x + side <= area.left + area.width + 0.01);
                    assert!(*y >= area.bottom - 0.01 && y + side + 20.0 <= area.top() + 0.01);
                }
                // As much room is left above the first grid as below the last one.
                let above = area.top() - (places[0][1] + side + 20.0);
                let below = places[places.len() - 1][1] - area.bottom;
                assert!((above - below).abs() < 0.01, "{above} {below}");
            }
        }
    }
    assert_eq!(bound.area(1).left, bound.area(2).left + 30.0);
}

#[test]
fn what_does_not_fit_is_refused() {
    let mut small = book(6, Answers::Foot);
    small.paper = "4x5in".parse().unwrap();
    assert_eq!(small.pdf().err(), Some(BookError::Full));
    let link = "https://example.org/".to_string() + &"x".repeat(2000);
    let mut long = book(1, Answers::None);
    long.sections[0].puzzles = puzzles(1, Some(&link));
    assert_eq!(long.pdf().err(), Some(BookError::Link(link)));
    for wrong in ["a3x", "10x10mm", "6x9", "x9in", "1000x1000in", "-6x9in", "NaNxNaNmm"] {
        assert!(wrong.parse::<Paper>().is_err(), "{wrong}");
    }
    for wrong in ["12", "mm", "-1mm", "NaNmm", "infmm"] {
        assert!(paper_length(wrong).is_err(), "{wrong}");
    }
    assert!(Paper::A5.with_margin(150.0).is_err() && Paper::A5.with_gutter(-1.0).is_err());
}

#[test]
fn a_title_can_have_the_characters_of_a_font_from_outside() {
    let font = BookFont::new(super::typeface::tests::of_two(['数', '独'])).unwrap();
    let title = BookText::in_font("Sudoku 数独 — Ω", &font).unwrap();
    let missing = BookText::in_font("数漢字漢", &font).unwrap_err();
    assert_eq!(missing, BookTextError::Missing(vec!['漢', '字']));
    for (text, script) in [("سودوكو", "Arabic"), ("数独 सुडोकू", "Devanagari")]
    {
        let error = BookText::in_font(text, &font).unwrap_err().to_string();
        assert!(error.contains(&format!("{script} would have to be shaped")), "{error}");
    }
    let plain = book(4, Answers::End);
    let mut book = Book { title, font: Some(font), ..plain.clone() };
    // The first page begins with the title: a run in the built-in font, one in the other, one in the built-in font.
    let page = &pages(&book)[0];
    let fonts: Vec<&str> = page.lines().filter(|it| it.ends_with(" Tf")).take(4).collect();
    let keys: Vec<&str> = fonts.iter().filter_map(|it| it.split(' ').next()).collect();
    assert_eq!(keys, ["/B", "/O", "/B", "/B"], "{page}");
    let file = text(&book);
    assert!(file.contains("+Other"));
    for character in ['数', '独'] {
        assert!(file.contains(&format!("<{:04X}>", u32::from(character))), "{character}");
    }
    // A font that is not needed is not in the file.
    book.title = "Sudoku — Ω".parse().unwrap();
    assert!(!text(&book).contains("+Other"));
    assert_eq!(pages(&book), pages(&plain));
}

#[test]
fn pages_as_svg_show_what_those_of_the_file_show() {
    for (per_page, answers) in [(1, Answers::None), (4, Answers::End), (6, Answers::Foot)] {
        let mut book = book(per_page, answers);
        book.rules = true;
        for puzzle in book.sections.iter_mut().flat_map(|it| &mut it.puzzles) {
            puzzle.puzzle =
                "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
                    .parse()
                    .unwrap();
        }
        let sheets = book.svg().unwrap();
        let pages = pages(&book);
        assert_eq!(sheets.len(), pages.len());
        for (sheet, page) in sheets.iter().zip(pages) {
            let read = roxmltree::Document::parse(sheet).unwrap();
            let count = |name: &str| read.descendants().filter(|it| it.has_tag_name(name)).count();
            // Each text of the file is one of the sheet, each element and each turn a group.
            assert_eq!(count("text"), page.lines().filter(|it| *it == "BT").count());
            let groups = page.lines().filter(|it| it.ends_with("BDC") || *it == "q").count();
            assert_eq!(count("g"), groups);
        }
        assert!(sheets[0].contains("<title>Sudoku — Ω</title>"));
    }
}
