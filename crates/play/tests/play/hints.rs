//! Hints and checks.

use ergodoku::explanation::{Language, Mark};

use crate::driver::{Driver, EASY, HARD};

#[test]
fn a_hint_tells_more_each_time() {
    let mut driver = Driver::new(EASY);
    let mut told = Vec::new();
    for rung in 1..=5 {
        driver.press("Enter");
        let hint = driver.app.game().hint().unwrap();
        assert_eq!(hint.progress().0, rung);
        assert_eq!(hint.marks().is_empty(), rung < 5);
        told.push(hint.words(Language::English));
    }
    assert_eq!(told[0], "Look at row 1.");
    assert_eq!(told[1], "There is a Hidden Single.");
    assert_eq!(told[2], "There is a Hidden Single in row 1: the digit 4.");
    assert!(told[3].ends_with("So r1c8 is 4."), "{}", told[3]);
    assert_eq!(told[3], told[4]);
    driver.press("Enter");
    assert!(driver.app.game().hint().is_none());
    assert_eq!(driver.app.game().line().matches('+').count(), 1);
    assert_eq!(driver.said(), "Applied: Hidden Single: 4 in r1 => r1c8=4.");
}

#[test]
fn another_hint_concludes_something_else() {
    let mut driver = Driver::new(EASY);
    driver.press("Enter o o");
    let mut seen = vec![];
    for _ in 0..3 {
        seen.push(driver.app.game().hint().unwrap().step().unwrap().1.conclusion);
        driver.press("o");
    }
    seen.dedup();
    assert_eq!(seen.len(), 3);
}

#[test]
fn after_the_last_step_comes_the_first_again() {
    // One cell is empty: there is one conclusion only.
    let solution = ergodoku::search::solve(&ergodoku::text::parse_one(EASY).unwrap().puzzle);
    let solution = solution.unwrap().to_string();
    let mut driver = Driver::new(&format!(".{}", &solution[1..]));
    driver.press("Enter o");
    assert_eq!(driver.said(), "There is no other step: back to the first.");
    assert!(driver.app.game().hint().is_some());
}

#[test]
fn a_puzzle_is_solved_by_hints_alone() {
    for puzzle in [EASY, HARD] {
        let mut driver = Driver::new(puzzle);
        let mut steps = 0;
        while !driver.app.game().board().is_solved() {
            driver.press("Enter a");
            steps += 1;
            assert!(steps < 200, "{}", driver.said());
        }
        assert!(driver.said().starts_with("Solved in 0:00 with"), "{}", driver.said());
        assert!(driver.said().contains(&format!("{steps} hints")));
        assert!(driver.text().contains("Solved in 0:00"));
    }
}

#[test]
fn a_wrong_digit_is_named_and_taken_out() {
    let mut driver = Driver::new(EASY);
    // The solution has a 5 there.
    driver.press("6 c");
    assert_eq!(driver.said(), "r1c1 is not 6.");
    assert!(driver.text().contains("!6!"));
    driver.press("Enter");
    assert_eq!(
        driver.app.game().hint().unwrap().words(Language::English),
        "Something is wrong in box 1."
    );
    driver.press("Enter");
    assert_eq!(
        driver.app.game().hint().unwrap().words(Language::English),
        "The digit in r1c1 cannot be right."
    );
    driver.press("o");
    assert_eq!(driver.said(), "The mistake comes first: correct it, then ask again.");
    driver.press("Enter a c");
    assert_eq!(driver.said(), "No mistake so far.");
    assert_eq!(driver.app.game().line(), EASY);
}

#[test]
fn a_lost_candidate_is_named_and_comes_back() {
    let mut driver = Driver::new(EASY);
    driver.press("f A-5 c");
    assert_eq!(driver.said(), "r1c1 can still be 5: nothing rules it out.");
    driver.press("Enter");
    assert!(matches!(driver.app.game().hint().unwrap().marks()[..], [Mark::House(..)]));
    driver.press("Enter Enter Enter c");
    assert_eq!(driver.said(), "No mistake so far.");
}

#[test]
fn notes_are_never_mistakes() {
    let mut driver = Driver::new(EASY);
    driver.press("A-6 c");
    assert_eq!(driver.said(), "No mistake so far.");
}

#[test]
fn a_clash_is_named() {
    let mut driver = Driver::new(EASY);
    driver.press("3 c");
    assert_eq!(driver.said(), "3 stands twice in row 1: r1c13; 3 stands twice in box 1: r1c13.");
    driver.press("Enter");
    assert!(driver.said().starts_with("3 stands twice"));
    assert!(driver.text().contains("!3!"));
}

#[test]
fn puzzles_without_one_solution_are_told_apart() {
    let driver = Driver::new(&".".repeat(81));
    assert_eq!(driver.said(), "This puzzle has several solutions.");
    let mut driver = Driver::new(&EASY.replacen("..3", "6.3", 1));
    driver.press("Enter");
    assert!(driver.said().starts_with("The puzzle has no solution"), "{}", driver.said());
    let mut driver = Driver::new(&format!("12{}", ".".repeat(79)));
    driver.press("Enter");
    assert_eq!(
        driver.said(),
        "The techniques in use find no step: the puzzle has several solutions."
    );
}

#[test]
fn a_change_closes_the_hint_and_a_late_answer_is_ignored() {
    let mut driver = Driver::new(EASY);
    driver.press("Enter");
    let question = ergodoku_play::Question::Hint(Box::new(driver.app.game().board().puzzle()));
    let answer = ergodoku_play::Answer::NoOther;
    driver.press("5");
    assert!(driver.app.game().hint().is_none());
    driver.app.take(&question, answer);
    assert_eq!(driver.said(), "");
}

#[test]
fn a_long_reason_has_a_paragraph_for_each_inference() {
    let mut driver = Driver::new(
        "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
    );
    driver.press("Enter Enter Enter Enter");
    let hint = driver.app.game().hint().unwrap();
    let paragraphs = hint.paragraphs(Language::English);
    let words: Vec<String> =
        hint.words(Language::English).split_whitespace().map(str::to_owned).collect();
    assert_eq!(paragraphs.join(" "), words.join(" "));
    assert!(paragraphs.len() > 3);
    assert!(paragraphs.iter().any(|it| it.starts_with("(2) ")), "{paragraphs:?}");
}

#[test]
fn a_sukaku_keeps_the_candidates_that_it_excludes() {
    let open = "123456789".repeat(80);
    let mut driver = Driver::new(&format!("1........{open}"));
    assert_eq!(driver.said(), "This puzzle has several solutions.");
    let first = "r1c1".parse().unwrap();
    assert_eq!(driver.app.game().board().marks(first, true).to_string(), "1");
    driver.press("A-2");
    assert_eq!(driver.said(), "r1c1 cannot be 2: the rules exclude it.");
    driver.press("2");
    assert!(driver.text().contains("!2!"));
    driver.press("R");
    assert_eq!(driver.app.game().board().marks(first, true).to_string(), "1");
    driver.press("Enter a");
    assert_eq!(driver.app.game().board().digit(first).unwrap().to_string(), "1");
}

#[test]
fn a_solved_grid_has_nothing_to_play() {
    let solution = ergodoku::search::solve(&ergodoku::text::parse_one(EASY).unwrap().puzzle);
    let mut driver = Driver::new(&solution.unwrap().to_string());
    assert!(driver.text().contains("Solved."));
    driver.press("Tab Enter");
    assert_eq!(driver.said(), "Every cell has its digit.");
    driver.press("p a u x 5");
    assert!(driver.app.game().board().is_solved());
}
