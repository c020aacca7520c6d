//! Saved games.

use std::fs;

use ergodoku_play::SavedGames;

use crate::driver::{Driver, EASY, HARD};

#[test]
fn a_saved_game_comes_back_with_its_history() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("new").join("games.json");
    let mut driver = Driver::new(EASY);
    driver.app.pass(std::time::Duration::from_secs(75));
    driver.press("5 Tab A-6 f Right Right A-9 u j m");
    let mut saved = SavedGames::read(&file).unwrap();
    assert!(saved.latest().is_none());
    saved.keep(driver.app.game());
    saved.write(&file).unwrap();

    let mut game = SavedGames::read(&file).unwrap().latest().unwrap().unwrap();
    assert_eq!(game.board(), driver.app.game().board());
    assert_eq!(game.cursor(), driver.app.game().cursor());
    for action in [ergodoku_play::Action::Redo, ergodoku_play::Action::Undo] {
        game.act(action);
        driver.app.act(action);
        assert_eq!(game.board(), driver.app.game().board());
    }
    let mut resumed = Driver::new(EASY);
    resumed.app = ergodoku_play::App::new(game);
    assert!(resumed.text().contains("1:15") && resumed.text().contains("marks"));
    resumed.press("u u u u");
    assert_eq!(resumed.app.game().line(), EASY);
}

#[test]
fn games_are_kept_by_puzzle_until_they_are_solved() {
    let [mut easy, mut hard] = [Driver::new(EASY), Driver::new(HARD)];
    easy.press("5");
    hard.press("2");
    let mut saved = SavedGames::default();
    saved.keep(easy.app.game());
    saved.keep(hard.app.game());
    assert_eq!(saved.latest().unwrap().unwrap().line(), hard.app.game().line());
    let found = saved.of_puzzle(Driver::new(EASY).app.game()).unwrap().unwrap();
    assert_eq!(found.line(), easy.app.game().line());
    while !hard.app.game().board().is_solved() {
        hard.press("Enter a");
    }
    saved.keep(hard.app.game());
    assert!(saved.of_puzzle(hard.app.game()).is_none());
    assert_eq!(saved.latest().unwrap().unwrap().line(), easy.app.game().line());
}

#[test]
fn other_files_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.json");
    let refusal = |content: &str| {
        fs::write(&file, content).unwrap();
        SavedGames::read(&file).unwrap_err().to_string()
    };
    assert!(refusal("hello").starts_with("this is no file of saved games: expected value"));
    assert!(refusal("").starts_with("this is no file of saved games"));
    assert!(refusal(r#"{"version":7,"games":[]}"#).contains("it has version 7, not 1"));
    assert!(SavedGames::read(folder.path()).is_err());

    let mut driver = Driver::new(EASY);
    driver.press("5");
    let mut saved = SavedGames::default();
    saved.keep(driver.app.game());
    saved.write(&file).unwrap();
    let whole = fs::read_to_string(&file).unwrap();
    for (from, to) in [(EASY, "what"), ("\"cursor\":0", "\"cursor\":81"), (" . ", " ?? ")] {
        assert!(whole.contains(from), "{from}");
        fs::write(&file, whole.replace(from, to)).unwrap();
        let error = SavedGames::read(&file).unwrap().latest().unwrap().unwrap_err();
        assert!(error.to_string().contains("cannot be read"), "{error}");
    }
}
