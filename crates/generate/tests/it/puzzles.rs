//! Seeds are reproducible, and canonical forms are invariant under transforms.

use ergodoku_generate::{Symmetry, Transform, canonical, minimal_puzzles};
use ergodoku_search::count;

#[test]
fn the_same_seed_makes_the_same_puzzles() {
    let make = || minimal_puzzles(20, Symmetry::None, &mut fastrand::Rng::with_seed(3));
    assert_eq!(make(), make());
}

#[test]
fn every_cell_is_in_one_orbit() {
    for symmetry in Symmetry::ALL {
        let orbits = symmetry.orbits();
        let cells: usize = orbits.iter().map(|orbit| orbit.len()).sum();
        assert_eq!(cells, 81, "{symmetry:?}");
    }
}

#[test]
fn canonical_forms_are_invariant_and_idempotent() {
    let mut random = fastrand::Rng::with_seed(9);
    for puzzle in minimal_puzzles(200, Symmetry::None, &mut random) {
        let form = canonical(&puzzle).unwrap();
        assert_eq!(form.givens().len(), puzzle.givens().len());
        assert_eq!(count(&form, 2), 1);
        assert_eq!(canonical(&form), Some(form));
        for _ in 0..3 {
            assert_eq!(canonical(&Transform::random(&mut random).of(&puzzle)), Some(form));
        }
    }
}

#[test]
fn different_puzzles_have_different_canonical_forms() {
    let mut random = fastrand::Rng::with_seed(2);
    let puzzles = minimal_puzzles(300, Symmetry::None, &mut random);
    let mut forms: Vec<String> = puzzles
        .iter()
        .map(|puzzle| ergodoku_core::State::new(&canonical(puzzle).unwrap()).unwrap().to_string())
        .collect();
    forms.sort();
    forms.dedup();
    assert_eq!(forms.len(), puzzles.len());
}

#[test]
fn transforms_compose() {
    let mut random = fastrand::Rng::with_seed(4);
    for puzzle in minimal_puzzles(50, Symmetry::None, &mut random) {
        let [one, other] = [(); 2].map(|()| Transform::random(&mut random));
        assert_eq!(other.of(&one.of(&puzzle)), one.then(&other).of(&puzzle));
        assert_eq!(count(&one.of(&puzzle), 2), 1);
        assert_eq!(Transform::transposed().then(&Transform::transposed()), Transform::IDENTITY);
    }
}
