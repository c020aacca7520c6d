//! What keys and the mouse do.

use crossterm::event::{MouseButton, MouseEventKind};
use ergodoku::explanation::sentence;
use ergodoku_play::Effect;

use crate::driver::{Driver, EASY};

fn cell(driver: &Driver) -> String {
    driver.app.game().cursor().to_string()
}

fn marks(driver: &Driver, cell: &str) -> String {
    driver.app.game().board().marks(cell.parse().unwrap(), true).to_string()
}

#[test]
fn the_cursor_moves_by_cells_boxes_and_empty_cells() {
    let mut driver = Driver::new(EASY);
    let moves = [
        ("Right", "r1c2"),
        ("j", "r2c2"),
        ("h", "r2c1"),
        ("h", "r2c9"),
        ("K", "r8c9"),
        ("S-Left", "r8c6"),
        ("Home", "r8c1"),
        ("End", "r8c9"),
        ("Tab", "r9c1"),
        ("BackTab", "r8c9"),
        ("C-Down", "r2c9"),
        ("BackTab", "r2c8"),
        ("BackTab", "r2c5"),
    ];
    for (key, place) in moves {
        driver.press(key);
        assert_eq!(cell(&driver), place, "{key}");
    }
}

#[test]
fn digits_are_placed_taken_out_and_erased() {
    let mut driver = Driver::new(EASY);
    let start = driver.app.game().line();
    driver.press("5");
    assert!(driver.app.game().line().starts_with("+5.3"));
    driver.press("6");
    assert!(driver.app.game().line().starts_with("+6.3"));
    driver.press("6");
    assert_eq!(driver.app.game().line(), start);
    driver.press("7 Del Right Right 1");
    assert_eq!(driver.said(), "r1c3 is a given.");
    assert_eq!(driver.app.game().line(), start);
    driver.press("u u u");
    assert!(driver.app.game().line().starts_with("+6.3"));
    driver.press("r r r r");
    assert_eq!(driver.app.game().line(), start);
    assert_eq!(driver.said(), "There is nothing to redo.");
}

#[test]
fn marks_are_notes_until_candidates_are_filled_in() {
    let mut driver = Driver::new(EASY);
    driver.press("m 5 6 Space A-9 &");
    assert_eq!(marks(&driver, "r1c1"), "569");
    assert_eq!(driver.said(), "r1c1 cannot be 7: the rules exclude it.");
    // A note of 5 says nothing about other digits: nothing is crossed out.
    assert_eq!(driver.app.game().line(), EASY);
    driver.press("f");
    assert_eq!(marks(&driver, "r1c2"), "56");
    driver.press("Right A-5");
    assert_eq!(marks(&driver, "r1c2"), "6");
    assert!(driver.app.game().line().ends_with(":512"));
    driver.press("Left 6");
    assert_eq!(marks(&driver, "r1c2"), "");
    // The digit is taken out, and what it ruled out is back.
    driver.press("x");
    assert_eq!(marks(&driver, "r1c2"), "6");
}

#[test]
fn notes_that_a_digit_rules_out_are_hidden_or_shown() {
    let mut driver = Driver::new(EASY);
    driver.press("A-5 Right 5");
    assert_eq!(marks(&driver, "r1c1"), "");
    assert!(!driver.text().contains("!5"));
    driver.press("t");
    assert_eq!(driver.said(), "Notes that a digit rules out are shown.");
    let driver = Driver { window: ergodoku_play::Rect::new(0, 0, 100, 40), ..driver };
    assert!(driver.text().contains("!5!"), "{}", driver.text());
}

#[test]
fn digits_are_highlighted() {
    let mut driver = Driver::new(EASY);
    driver.press("d");
    assert!(driver.text().contains("Highlight which"));
    driver.press("8");
    assert!(!driver.text().contains("Highlight which"));
    let rows = |driver: &Driver| driver.screen(crate::screens::PLAIN).1;
    let lit = rows(&driver);
    driver.press("d 0");
    assert_ne!(rows(&driver), lit);
    driver.press(", ,");
    assert_eq!(rows(&driver), lit);
    assert_eq!(driver.app.game().line(), EASY);
}

#[test]
fn the_mouse_chooses_cells_marks_digits_and_buttons() {
    let mut driver = Driver::new(EASY).sized(100, 40);
    // The cells are 8 columns and 4 rows apart; the first begins at column 4 and row 2.
    driver.click(MouseButton::Left, [4 + 8, 2]);
    assert_eq!(cell(&driver), "r1c2");
    driver.click(MouseButton::Right, [4 + 3, 2 + 1]);
    assert_eq!((cell(&driver).as_str(), marks(&driver, "r1c1").as_str()), ("r1c1", "5"));
    // The bar of digits is beside the board: 6 is its sixth.
    driver.click(MouseButton::Left, [77 + 2 * 5, 4]);
    assert!(driver.app.game().line().starts_with("+6.3"));
    driver.click(MouseButton::Left, [1, 39]);
    assert!(driver.text().starts_with("Move"));
    driver.mouse(MouseEventKind::ScrollDown, [1, 1]);
    driver.click(MouseButton::Left, [50, 10]);
    assert!(!driver.text().starts_with("Move"));
    driver.click(MouseButton::Left, [0, 0]);
    driver.click(MouseButton::Left, [99, 20]);
    driver.click(MouseButton::Right, [500, 500]);
    driver.mouse(MouseEventKind::Moved, [4, 2]);
    assert_eq!(cell(&driver), "r1c1");
}

#[test]
fn a_pause_covers_the_board_and_any_key_ends_it() {
    let mut driver = Driver::new(EASY);
    driver.app.pass(std::time::Duration::from_secs(61));
    assert!(driver.text().contains("1:01"));
    driver.press("p");
    driver.app.pass(std::time::Duration::from_secs(61));
    assert!(driver.text().contains("Paused.") && !driver.text().contains("3     2"));
    driver.press("5");
    assert!(driver.text().contains("1:01"));
    assert_eq!(driver.app.game().line(), EASY);
    driver.press("s");
    assert!(!driver.text().contains("1:01"));
}

#[test]
fn a_session_has_several_puzzles() {
    let mut driver = Driver::new(EASY);
    driver.press("b");
    assert_eq!(driver.said(), "This is the first puzzle.");
    driver.press("5 n");
    assert_eq!(driver.effects, [Effect::NextPuzzle]);
    let next = Driver::new(crate::driver::HARD).app.game().clone();
    driver.app.add(Ok(next));
    assert_eq!(driver.app.number(), 2);
    driver.press("n");
    driver.app.add(Err(sentence!("play-last")));
    assert_eq!(driver.said(), "This was the last puzzle.");
    driver.press("b");
    assert!(driver.app.game().line().starts_with("+5"));
    driver.press("n");
    assert_eq!((driver.app.number(), driver.effects.len()), (2, 2));
}

#[test]
fn some_keys_concern_the_world_outside() {
    let mut driver = Driver::new(EASY);
    driver.press("C-l C-z y q C-c");
    let copied = Effect::Copy(EASY.to_string());
    let expected = [Effect::Redraw, Effect::Suspend, copied, Effect::Quit, Effect::Quit];
    assert_eq!(driver.effects, expected);
    // In the help q goes back.
    driver.press("? q C-c");
    assert_eq!(driver.effects.len(), expected.len() + 1);
}
