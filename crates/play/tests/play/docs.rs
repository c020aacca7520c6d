//! `docs/play.md` shows the game as it is.

use std::fs;
use std::path::Path;

use crate::driver::{Driver, EASY};
use crate::screens::{PLAIN, eliminating};

fn page() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/play.md");
    fs::read_to_string(path).unwrap()
}

#[test]
fn the_page_has_every_key_of_the_help() {
    let mut driver = Driver::new(EASY).sized(100, 60);
    driver.press("?");
    let help = driver.text();
    let entries: Vec<(&str, &str)> = help
        .lines()
        .filter_map(|line| line.strip_prefix(' ')?.split_once("  "))
        .map(|(key, what)| (key.trim(), what.trim()))
        .collect();
    assert!(entries.len() > 25, "{help}");
    let page = page();
    let rows: Vec<&str> = page.lines().filter(|line| line.matches(" | ").count() == 2).collect();
    assert_eq!(rows.len(), entries.len() + 1);
    for (key, what) in entries {
        let row = format!("| {key} | {what} |");
        assert!(rows.iter().any(|it| it.ends_with(&row)), "{row}");
    }
}

#[test]
fn the_page_shows_a_real_screen() {
    let (screen, _) = eliminating(92, 34).screen(PLAIN);
    assert!(page().contains(&screen), "{screen}");
}
