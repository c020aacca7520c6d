//! What the records say of positions that contradict their givens.

use ergodoku::explainer;
use ergodoku::mistake::{EntryKind, Mistake};
use ergodoku::text::{self, Entry, Format};
use ergodoku::{Depth, Digit, DigitSet, Profile, Puzzle};
use ergodoku_api::record::{
    ErrorRecord, ExplainerRecord, HintRecord, Options, PuzzleRecord, RatingRecord, Scale, Status,
};

#[test]
fn without_givens_there_are_no_suspects() {
    let mut puzzle = Puzzle::EMPTY;
    puzzle.remove("r1c1<>123456789".parse().unwrap());
    let (format, label) = (Format::Line, String::new());
    let entry = Entry { puzzle, format, label, line: 1, library: None };
    let record = PuzzleRecord::check(&Ok(entry), 2);
    assert_eq!(record.status, Status::NoSolution);
    assert!(record.error.unwrap().suspects.is_empty());
}

const PUZZLE: &str =
    "..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56";

/// [`PUZZLE`] begun with other characters, and with marks removed.
fn position(start: &str, removed: &str) -> Result<Entry, text::ParseError> {
    text::parse_one(&format!("{start}{}{removed}", &PUZZLE[2..]))
}

#[test]
fn all_records_tell_of_a_mistake() {
    // r1c1 is 5, r1c2 is 6.
    let entry = position("+6.", ":612 512 911");
    let explained = explainer::RatingOptions::default();
    let path = PuzzleRecord::solve(&entry, &Options::default());
    let steps = PuzzleRecord::steps(&entry, &Options::default());
    let checked = PuzzleRecord::check(&entry, 2);
    assert_eq!((path.steps.len(), steps.steps.len(), checked.solutions), (0, 0, Some(0)));
    let hodoku = RatingRecord::new(&entry, Scale::Hodoku, &Profile::hodoku());
    let explainer = ExplainerRecord::new(&entry, &explained);
    assert_eq!((hodoku.score, explainer.er, explainer.end), (None, None, None));
    let hint = HintRecord::new(&entry, &Options::default(), Depth::Why);
    for (status, error) in [
        (path.status, path.error),
        (steps.status, steps.error),
        (checked.status, checked.error),
        (hodoku.status, hodoku.error),
        (explainer.status, explainer.error),
        (hint.status, hint.error),
    ] {
        let ErrorRecord { message, line, mistakes, suspects, .. } = error.unwrap();
        assert_eq!((status, line, suspects.len()), (Status::Mistake, Some(1), 0));
        assert_eq!(
            message,
            "the position contradicts the one solution of its givens: r1c1 is 5, not 6"
        );
        let digits = DigitSet::only(Digit::new(5).unwrap());
        let candidate = "r1c1=6".parse().unwrap();
        assert_eq!(mistakes, [Mistake { kind: EntryKind::Digit, candidate, digits }]);
    }
}

#[test]
fn a_hint_at_a_mistake_tells_more_from_level_to_level() {
    let levels = [Depth::Where, Depth::What, Depth::Why];
    let hints = |entry| {
        levels.map(|depth| {
            let hint = HintRecord::new(&entry, &Options::default(), depth);
            assert_eq!(
                (hint.status, hint.technique, hint.step.is_none()),
                (Status::Mistake, None, true)
            );
            assert_eq!(hint.error.is_some(), depth == Depth::Why);
            hint.hint.unwrap()
        })
    };
    assert_eq!(
        hints(position("+6.", ":911")),
        ["Something is wrong in box 1.", "The digit in r1c1 cannot be right.", "r1c1 is not 6."]
    );
    assert_eq!(
        hints(position("..", ":612")),
        [
            "Something is wrong in box 1.",
            "The marks of r1c2 lack a candidate that is still possible.",
            "r1c2 can still be 6: nothing rules it out."
        ]
    );
    // A wrong digit comes before a mark that stands above it.
    let below = text::parse_one(&format!("{}:511", PUZZLE.replacen(".4...", "+64...", 1)));
    assert_eq!(hints(below)[2], "r2c1 is not 6.");
}
