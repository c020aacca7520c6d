//! Proofs that the checker accepts or rejects, and for which reason.

use ergodoku_core::{CandidateSet, Conclusion, Constraint, Digit, DigitSet, House, Puzzle, State};
use ergodoku_proof::veripb::Refutation;
use ergodoku_proof::{DeadlyPattern, Image, Lemma, Proof, ProofError, Symmetry, Truth, check};

fn state(removed: &str) -> State {
    let mut puzzle = Puzzle::EMPTY;
    puzzle.remove(removed.parse().unwrap());
    State::new(&puzzle).unwrap()
}

fn eliminate(candidates: &str) -> Conclusion {
    Conclusion::Eliminate(candidates.parse().unwrap())
}

fn place(candidate: &str) -> Conclusion {
    Conclusion::Place(candidate.parse().unwrap())
}

fn cell(name: &str) -> Constraint {
    Constraint::Cell(name.parse().unwrap())
}

fn house(digit: u8, name: &str) -> Constraint {
    Constraint::House(name.parse::<House>().unwrap(), Digit::new(digit).unwrap())
}

fn count(truths: Vec<Constraint>, links: Vec<Constraint>) -> Proof {
    Proof::count(truths, links)
}

/// Digit 5 in rows 2 and 7 only in columns 3 and 6.
fn x_wing() -> State {
    state("r27c1245789<>5")
}

#[test]
fn one_proof_serves_all_eliminations_of_an_x_wing() {
    let proof = count(vec![house(5, "r2"), house(5, "r7")], vec![house(5, "c3"), house(5, "c6")]);
    assert_eq!(check(&x_wing(), &eliminate("r134568c36<>5, r9c36<>5"), &proof), Ok(()));
}

#[test]
fn an_uncovered_base_candidate_is_reported() {
    let proof = count(vec![house(5, "r2"), house(5, "r7")], vec![house(5, "c3"), house(5, "c6")]);
    let with_one_more = state("r27c124578<>5, r2c9<>5");
    assert_eq!(
        check(&with_one_more, &eliminate("r4c3<>5"), &proof),
        Err(ProofError::NotCovered("r7c9=5".parse().unwrap()))
    );
}

#[test]
fn an_elimination_outside_the_cover_is_rejected() {
    let proof = count(vec![house(5, "r2"), house(5, "r7")], vec![house(5, "c3"), house(5, "c6")]);
    assert_eq!(
        check(&x_wing(), &eliminate("r4c4<>5"), &proof),
        Err(ProofError::TooFewTruths { truths: 2, links: 2 })
    );
}

#[test]
fn a_finned_fish_eliminates_only_candidates_that_see_the_fin() {
    // Base rows 2 and 7, cover columns 3 and 6, fin r7c2: r8c3 sees the fin, r4c3 does not.
    let finned = state("r27c145789<>5, r2c2<>5");
    let proof = count(vec![house(5, "r2"), house(5, "r7")], vec![house(5, "c3"), house(5, "c6")]);
    assert_eq!(check(&finned, &eliminate("r89c3<>5"), &proof), Ok(()));
    assert_eq!(
        check(&finned, &eliminate("r4c3<>5"), &proof),
        Err(ProofError::NotCovered("r7c2=5".parse().unwrap()))
    );
}

#[test]
fn naked_and_hidden_pairs_swap_truths_and_links() {
    let (cells, digits) = (vec![cell("r1c1"), cell("r1c5")], vec![house(1, "r1"), house(2, "r1")]);
    let naked = state("r1c15<>3456789");
    assert_eq!(
        check(&naked, &eliminate("r1c9<>12"), &count(cells.clone(), digits.clone())),
        Ok(())
    );
    let hidden = state("r1c2346789<>12");
    assert_eq!(check(&hidden, &eliminate("r1c15<>9"), &count(digits, cells)), Ok(()));
}

#[test]
fn a_rule_used_twice_counts_twice() {
    // Two truths that are the same rule need its candidates in two links.
    let proof = count(vec![house(5, "r2"); 2], vec![house(5, "c3"), house(5, "c6")]);
    assert!(check(&x_wing(), &eliminate("r4c3<>5"), &proof).is_err());
}

#[test]
fn a_placement_is_proved_by_a_single_truth() {
    let hidden_single = state("r1c12345678<>5");
    let proof = Proof::no_place_left(house(5, "r1"));
    assert_eq!(check(&hidden_single, &place("r1c9=5"), &proof), Ok(()));
    let two_places = state("r1c1234567<>5");
    assert_eq!(
        check(&two_places, &place("r1c9=5"), &proof),
        Err(ProofError::NotCovered("r1c8=5".parse().unwrap()))
    );
}

#[test]
fn a_known_candidate_cannot_be_concluded() {
    let mut puzzle = Puzzle::EMPTY;
    puzzle.give("r1c1=5".parse().unwrap());
    let state = State::new(&puzzle).unwrap();
    let proof = Proof::no_place_left(cell("r1c1"));
    for conclusion in [eliminate("r1c2<>5"), eliminate("r1c1<>4"), place("r1c1=5")] {
        assert!(
            matches!(check(&state, &conclusion, &proof), Err(ProofError::AlreadyKnown(_))),
            "{conclusion}"
        );
    }
    let nothing = Conclusion::Eliminate(Default::default());
    assert_eq!(check(&state, &nothing, &proof), Err(ProofError::NothingConcluded));
}

#[test]
fn a_satisfied_rule_proves_nothing() {
    let mut puzzle = Puzzle::EMPTY;
    puzzle.give("r1c1=5".parse().unwrap());
    let state = State::new(&puzzle).unwrap();
    let proof = Proof::no_place_left(house(5, "r1"));
    assert_eq!(
        check(&state, &eliminate("r5c5<>5"), &proof),
        Err(ProofError::TooFewTruths { truths: 0, links: 0 })
    );
}

#[test]
fn lemmas_are_checked_in_order() {
    // r1c1 is 1 or 2; r1c2 is 1 or 3; r5c1 is 2 or 3: if r1c1 is 1, r1c2 is 3. Not the other way.
    let state = state("r1c1<>3456789, r1c2<>2456789, r5c1<>1456789, r5c2<>12456789");
    let three = Lemma { conclusion: place("r1c2=3"), proof: Proof::no_place_left(cell("r1c2")) };
    let line = |lemma: Lemma, last| Proof::Lemmas { lemmas: vec![lemma], last: Box::new(last) };
    let clash = Proof::no_place_left(cell("r5c2"));
    assert_eq!(check(&state, &eliminate("r1c1<>1"), &line(three.clone(), clash.clone())), Ok(()));
    let wrong = Lemma { conclusion: place("r1c2=1"), ..three };
    assert!(check(&state, &eliminate("r1c1<>1"), &line(wrong, clash)).is_err());
}

#[test]
fn every_case_needs_a_proof() {
    // r5c5 is 1 or 2, and each leaves r5c9 (1 or 2 as well) and r5c1 (the same) too little.
    let state = state("r5c159<>3456789");
    let branch = |case: &str, loses: &str| {
        let links = [house(loses.parse().unwrap(), "r5")];
        let proof = Proof::count([cell("r5c1"), cell("r5c9")], links);
        (case.parse().unwrap(), proof)
    };
    let cases = |branches| Proof::Cases { truth: cell("r5c5").into(), branches };
    let both = cases(vec![branch("r5c5=1", "2"), branch("r5c5=2", "1")]);
    assert_eq!(check(&state, &eliminate("r9c9<>9"), &both), Ok(()));
    let one = cases(vec![branch("r5c5=1", "2")]);
    assert_eq!(
        check(&state, &eliminate("r9c9<>9"), &one),
        Err(ProofError::MissingCase("r5c5=2".parse().unwrap()))
    );
}

#[test]
fn a_proof_by_cases_passes_the_checker() {
    // Columns 1 to 3 of rows 1 and 2 must take 1, 2 and 3 twice; r3c1 can have nothing else.
    let state = state("r12c123<>456789, r3c1<>456789");
    let proof = Proof::by_cases(&state).unwrap();
    assert_eq!(check(&state, &eliminate("r9c9<>9"), &proof), Ok(()));
}

/// Digits 5 and 7 in rows 1 and 2, columns 1 and 4.
fn rectangle() -> DeadlyPattern {
    let digits = [5, 7].into_iter().filter_map(Digit::new).collect();
    DeadlyPattern::new(CandidateSet::product("r12c14".parse().unwrap(), digits)).unwrap()
}

#[test]
fn guardians_of_a_deadly_pattern_are_a_truth() {
    // Three corners hold 5 and 7 alone, the fourth 1 and 2 as well: it is one of these.
    let state = state("r1c14<>1234689, r2c1<>1234689, r2c4<>34689");
    let proof = Proof::Count { truths: vec![Truth::Guardians(rectangle())], links: vec![] };
    assert_eq!(check(&state, &eliminate("r2c4<>57, r2c5<>1"), &proof), {
        Err(ProofError::NotCovered("r2c4=2".parse().unwrap()))
    });
    assert_eq!(check(&state, &eliminate("r2c4<>57"), &proof), Ok(()));
    assert_eq!(proof.deadly_patterns(), [rectangle()]);
}

#[test]
fn a_pattern_with_a_given_is_not_deadly() {
    let with = |give: bool| {
        let mut puzzle = Puzzle::EMPTY;
        puzzle.remove("r1c4<>1234689, r2c1<>1234689, r2c4<>34689".parse().unwrap());
        let five = "r1c1=5".parse().unwrap();
        if give {
            puzzle.give(five)
        } else {
            puzzle.place(five)
        }
        State::new(&puzzle).unwrap()
    };
    let proof = Proof::Count { truths: vec![Truth::Guardians(rectangle())], links: vec![] };
    let conclusion = eliminate("r2c4<>57");
    assert_eq!(check(&with(false), &conclusion, &proof), Ok(()));
    let rejected = Err(ProofError::GivenInPattern("r1c1".parse().unwrap()));
    assert_eq!(check(&with(true), &conclusion, &proof), rejected);
}

#[test]
fn guardians_made_true_by_the_assumption_are_ignored() {
    // Row 2 has 3 only in box 2, where r1c4, a guardian, sees it.
    let state = state("r2c123789<>3");
    let truths = vec![Truth::Guardians(rectangle()), Truth::Rule(house(3, "r2"))];
    let proof = Proof::Count { truths, links: vec![] };
    assert_eq!(check(&state, &eliminate("r1c4<>3"), &proof), Ok(()));
}

/// The half turn, with 1 and 2 exchanged.
const HALF_TURN: &str = "r987654321 c987654321 213456789";

#[test]
fn a_candidate_whose_image_is_gone_is_false() {
    let state = state("r9c9<>2");
    let image = |candidate: &str| {
        let (candidate, symmetry) =
            (candidate.parse().unwrap(), Symmetry::read(HALF_TURN).unwrap());
        let truths = vec![Truth::Image(Image { candidate, symmetry })];
        Proof::Count { truths, links: vec![] }
    };
    assert_eq!(check(&state, &eliminate("r1c1<>1"), &image("r1c1=1")), Ok(()));
    let not_covered = |it: &str| Err(ProofError::NotCovered(it.parse().unwrap()));
    assert_eq!(check(&state, &eliminate("r1c2<>1"), &image("r1c2=1")), not_covered("r9c8=2"));
    // The middle holds a digit that is its own image: its image is its own place.
    assert_eq!(check(&state, &eliminate("r5c5<>1"), &image("r5c5=1")), Ok(()));
    let satisfied = Err(ProofError::TooFewTruths { truths: 0, links: 0 });
    assert_eq!(check(&state, &eliminate("r5c5<>3"), &image("r5c5=3")), satisfied);
    assert!(image("r1c1=1").assumes_uniqueness());
    let refused = Refutation::of(&state).step(&eliminate("r1c1<>1"), &image("r1c1=1"));
    assert_eq!(refused, Err(ProofError::AssumesUniqueness));
}

#[test]
fn a_symmetry_takes_each_given_to_a_given() {
    let with = |given: &[&str], placed: &[&str]| {
        let mut puzzle = Puzzle::EMPTY;
        given.iter().for_each(|it| puzzle.give(it.parse().unwrap()));
        placed.iter().for_each(|it| puzzle.place(it.parse().unwrap()));
        puzzle.remove("r9c9<>2".parse().unwrap());
        let candidate = "r1c1=1".parse().unwrap();
        let image = Image { candidate, symmetry: Symmetry::read(HALF_TURN).unwrap() };
        let proof = Proof::Count { truths: vec![image.into()], links: vec![] };
        check(&State::new(&puzzle).unwrap(), &eliminate("r1c1<>1"), &proof)
    };
    let lacks = |it: &str| Err(ProofError::GivenWithoutImage(it.parse().unwrap()));
    assert_eq!(with(&["r3c5=1", "r7c5=2"], &[]), Ok(()));
    assert_eq!(with(&["r3c5=1", "r7c5=3"], &[]), lacks("r3c5=1"));
    assert_eq!(with(&["r3c5=1"], &["r7c5=2"]), lacks("r3c5=1"));
    assert_eq!(with(&["r3c5=1", "r7c5=2"], &["r2c2=5"]), Ok(()));
}

#[test]
fn only_what_keeps_all_houses_is_a_symmetry() {
    let rows = ["r123456789", "r456123789", "r213546897", "r124356789", "r112345678"];
    let columns = ["c123456789", "c312456789", "c142536789"];
    let reads = |text: String| Symmetry::read(&text).is_some();
    for (row, rows) in rows.into_iter().enumerate() {
        for (column, columns) in columns.into_iter().enumerate() {
            let is_symmetry = row < 3 && column < 2;
            assert_eq!(reads(format!("{rows} {columns} 123456789")), is_symmetry);
            // Rows become columns.
            let (rows, columns) = (rows.replace('r', "c"), columns.replace('c', "r"));
            assert_eq!(reads(format!("{rows} {columns} 987654321")), is_symmetry);
            assert!(!reads(format!("{rows} {columns} 113456789")));
        }
    }
    assert!(!reads("r123456789 r123456789 123456789".into()));
    assert!(!reads("r12345678 c123456789 123456789".into()));
    let read = Symmetry::read(HALF_TURN).unwrap();
    assert_eq!(read.to_string(), HALF_TURN);
}

#[test]
fn each_elimination_may_have_its_own_proof() {
    // Row 1 has 5 only in box 1, row 9 only in box 9.
    let state = state("r1c3456789<>5, r9c1234567<>5");
    let reasons = ["r1", "r9"].map(|row| count(vec![house(5, row)], vec![]));
    let both = eliminate("r2c3<>5, r8c7<>5");
    for reason in &reasons {
        assert!(check(&state, &both, reason).is_err());
    }
    assert_eq!(check(&state, &both, &Proof::Either(reasons.to_vec())), Ok(()));
    assert_eq!(check(&state, &both, &Proof::Either(vec![])), Err(ProofError::NoAlternative));
}

#[test]
fn a_uniqueness_step_cannot_prove_uniqueness() {
    let state = state("r1c14<>1234689, r2c1<>1234689, r2c4<>34689");
    let proof = Proof::Count { truths: vec![Truth::Guardians(rectangle())], links: vec![] };
    let step = eliminate("r2c4<>57");
    assert_eq!(check(&state, &step, &proof), Ok(()));
    let refused = Refutation::of(&state).step(&step, &proof);
    assert_eq!(refused, Err(ProofError::AssumesUniqueness));
}

#[test]
fn a_proof_of_uniqueness_must_fill_every_cell() {
    let state = state("r1c1<>12345678");
    let mut refutation = Refutation::of(&state);
    let naked_single = Proof::no_place_left(cell("r1c1"));
    assert_eq!(refutation.step(&place("r1c1=9"), &naked_single), Ok(()));
    let missing = ProofError::NotPlaced("r1c2".parse().unwrap());
    assert_eq!(refutation.finish_unique(), Err(missing));
}

#[test]
fn a_reverse_pattern_needs_all_givens_of_its_digits() {
    let with = |other: &str| {
        let mut puzzle = Puzzle::EMPTY;
        puzzle.remove("r2c4<>134689".parse().unwrap());
        ["r1c1=5", "r1c4=7", "r2c1=7"].iter().for_each(|it| puzzle.give(it.parse().unwrap()));
        puzzle.give(other.parse().unwrap());
        State::new(&puzzle).unwrap()
    };
    let digits = [5, 7].into_iter().filter_map(Digit::new).collect();
    let pattern = DeadlyPattern::reverse("r12c14".parse().unwrap(), digits).unwrap();
    let proof = Proof::Count { truths: vec![Truth::Guardians(pattern)], links: vec![] };
    let conclusion = eliminate("r2c4<>5");
    assert_eq!(check(&with("r9c9=3"), &conclusion, &proof), Ok(()));
    let given = "r9c9=5".parse().unwrap();
    let rejected = Err(ProofError::GivenOutsidePattern(given));
    assert_eq!(check(&with("r9c9=5"), &conclusion, &proof), rejected);
    // The other way round the three givens stand in the way.
    let forward = DeadlyPattern::new(pattern.candidates()).unwrap();
    let proof = Proof::Count { truths: vec![Truth::Guardians(forward)], links: vec![] };
    let rejected = Err(ProofError::GivenInPattern("r1c1".parse().unwrap()));
    assert_eq!(check(&with("r9c9=3"), &conclusion, &proof), rejected);
}

#[test]
fn a_reverse_pattern_leaves_a_house_without_any_of_its_cells() {
    let digits: DigitSet = [5, 7].into_iter().filter_map(Digit::new).collect();
    // Two cells in each of the nine rows, columns and boxes.
    let full = "r1c14 r2c47 r3c17 r4c25 r5c58 r6c28 r7c36 r8c69 r9c39".replace(' ', ",");
    assert_eq!(DeadlyPattern::reverse(full.parse().unwrap(), digits), None);
    assert!(DeadlyPattern::new(CandidateSet::product(full.parse().unwrap(), digits)).is_some());
}
