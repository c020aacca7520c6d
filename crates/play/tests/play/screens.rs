//! What the screen shows.

use ergodoku::explanation::Language;
use ergodoku_play::{Look, SMALLEST};

use crate::driver::{Driver, EASY, HARD};

pub(crate) const PLAIN: Look = Look { color: false, unicode: true };
const ASCII: Look = Look { color: false, unicode: false };

/// A game at its eleventh step, with its reason: an elimination.
pub(crate) fn eliminating(width: u16, height: u16) -> Driver {
    let mut driver = Driver::new(HARD).sized(width, height);
    driver.press("f");
    loop {
        driver.press("Enter");
        let hint = driver.app.game().hint().unwrap();
        if hint.step().unwrap().1.technique.name == "X-Wing" {
            driver.press("Enter Enter Enter Enter");
            return driver;
        }
        driver.press("a");
    }
}

#[test]
fn a_hint_is_drawn_in_every_size() {
    for (width, height) in [(120, 42), (92, 34), (80, 24), (60, 20), (40, 16)] {
        let driver = eliminating(width, height);
        let (text, styles) = driver.screen(PLAIN);
        insta::assert_snapshot!(format!("x_wing_{width}x{height}"), text + "\n" + &styles);
    }
}

#[test]
fn the_game_speaks_german() {
    let mut driver = eliminating(92, 34);
    driver.app = driver.app.in_language(Language::German);
    let (text, _) = driver.screen(PLAIN);
    insta::assert_snapshot!("x_wing_german", text);
    driver.press("?");
    insta::assert_snapshot!("help_german", driver.screen(PLAIN).0);
}

#[test]
fn the_same_in_ascii() {
    let (text, _) = eliminating(92, 34).screen(ASCII);
    assert!(text.is_ascii());
    insta::assert_snapshot!("x_wing_ascii", text);
}

#[test]
fn without_colour_only_the_colours_are_gone() {
    let driver = eliminating(120, 42);
    let (colored, _) = driver.screen(Look { color: true, unicode: true });
    let (plain, styles) = driver.screen(PLAIN);
    assert_eq!(plain, colored);
    assert!(!styles.contains('c'));
}

#[test]
fn a_game_under_way() {
    let mut driver = Driver::new(EASY);
    driver.press("5 Tab 6 Tab A-4 A-5 Tab 3 Tab f");
    insta::assert_snapshot!(driver.text());
}

#[test]
fn the_help_fits_or_scrolls() {
    let mut driver = Driver::new(EASY);
    driver.press("?");
    let first = driver.text();
    insta::assert_snapshot!("help", &first);
    driver.press("PgDn PgDn PgDn PgDn");
    let last = driver.text();
    assert!(last.contains("you ruled it out") || last.contains("ruled it out."), "{last}");
    assert!(last.ends_with("Any key: back.\n"));
    driver.press("PgUp PgUp PgUp PgUp");
    assert_eq!(driver.text(), first);
    let mut small = Driver::new(EASY).sized(34, 15);
    small.press("?");
    assert!(small.text().contains("PgDn: more."));
}

#[test]
fn a_long_text_scrolls_to_its_end() {
    let mut driver = eliminating(40, 16);
    assert!(driver.text().contains("PgDn +"));
    let mut seen = String::new();
    for _ in 0..40 {
        seen += &driver.text();
        driver.press("PgDn");
    }
    assert!(seen.contains("\nclose.") && driver.text().contains("PgUp"));
}

#[test]
fn a_window_is_too_small_only_below_a_size() {
    let (width, height) = SMALLEST;
    let says_so = |width, height| {
        let text = Driver::new(EASY).sized(width, height).text();
        text.replace('\n', " ").contains("too small")
    };
    assert!(!says_so(width, height));
    assert!(says_so(width - 1, height) && says_so(width, height - 1));
    assert!(says_so(20, 8));
    for (width, height) in [(0, 0), (1, 1), (200, 1), (1, 100)] {
        Driver::new(EASY).sized(width, height).text();
    }
}

#[test]
fn larger_windows_never_show_less() {
    let board = |width, height| {
        let text = Driver::new(EASY).sized(width, height).text();
        text.lines().next().map(|line| line.chars().count()).unwrap_or_default()
    };
    // The board takes two columns more for each step in size.
    for (width, height) in [(40, 16), (80, 24), (100, 34), (120, 42), (300, 100)] {
        assert!(board(width, height) <= board(width + 60, height + 20), "{width}x{height}");
    }
}

#[test]
fn labels_do_not_steer_the_terminal() {
    let label = "evil\u{1b}[2J\u{202e}name";
    let driver = Driver::new(&format!("{EASY} # {label}"));
    let text = driver.text();
    assert!(!text.contains('\u{1b}') && !text.contains('\u{202e}'), "{text}");
}
