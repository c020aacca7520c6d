//! What is written is read back the same, for any state.

use ergodoku_core::text::{self, Format};
use ergodoku_core::{Candidate, Puzzle, State};
use proptest::prelude::*;

/// Any state: digits given and placed where they do not clash, any candidates removed, be it so
/// many that a cell has none left.
fn states() -> impl Strategy<Value = State> {
    let candidates = |most| proptest::collection::vec(0..729usize, 0..most);
    (candidates(60), candidates(60), candidates(700)).prop_map(|(given, placed, removed)| {
        let mut puzzle = Puzzle::EMPTY;
        let given = given.into_iter().map(|index| (index, true));
        let placed = placed.into_iter().map(|index| (index, false));
        for (index, is_given) in given.chain(placed) {
            let candidate = Candidate::from_index(index);
            let is_free = puzzle.digit(candidate.cell).is_none();
            if is_free && puzzle.possible(candidate.cell).contains(candidate.digit) {
                match is_given {
                    true => puzzle.give(candidate),
                    false => puzzle.place(candidate),
                }
            }
        }
        puzzle.remove(removed.into_iter().map(Candidate::from_index).collect());
        State::new(&puzzle).expect("no digit clashes")
    })
}

/// The same digits, all given, and no candidate removed: all that a line of 81 characters holds.
fn digits_only(state: &State) -> State {
    let mut puzzle = Puzzle::EMPTY;
    for cell in state.filled().iter() {
        puzzle.give(Candidate::new(cell, state.digit(cell).unwrap()));
    }
    State::new(&puzzle).unwrap()
}

/// The same digits, given and placed, and no candidate removed: all that a grid of cells holds.
fn without_removals(state: &State) -> State {
    let mut puzzle = Puzzle::EMPTY;
    for cell in state.filled().iter() {
        let candidate = Candidate::new(cell, state.digit(cell).unwrap());
        match state.is_given(cell) {
            true => puzzle.give(candidate),
            false => puzzle.place(candidate),
        }
    }
    State::new(&puzzle).unwrap()
}

fn read(written: &str, format: Format) -> State {
    let entry = text::parse_one(written).unwrap_or_else(|error| panic!("{error}\n{written}"));
    assert_eq!((entry.format, entry.line, &entry.label[..]), (format, 1, ""));
    State::new(&entry.puzzle).unwrap()
}

proptest! {
    #[test]
    fn lines_and_grids_keep_the_digits(state in states()) {
        let digits = digits_only(&state);
        prop_assert_eq!(read(&text::write_line(&state), Format::Line), digits.clone());
        prop_assert_eq!(read(&text::write_grid(&state), Format::Grid), digits);
    }

    #[test]
    fn boxed_grids_keep_which_digits_were_given(state in states()) {
        let written = text::write_boxed(&state);
        prop_assert_eq!(read(&written, Format::Grid), without_removals(&state));
    }

    #[test]
    fn pencil_marks_keep_the_state(state in states()) {
        prop_assert_eq!(read(&text::write_pencil_marks(&state), Format::PencilMarks), state);
    }

    #[test]
    fn library_lines_keep_the_state(state in states()) {
        prop_assert_eq!(read(&text::write_library(&state), Format::Library), state);
    }

    #[test]
    fn sukakus_keep_all_that_can_be_true(state in states()) {
        let written = text::write_sukaku(&state);
        let read = read(&written, Format::Sukaku);
        prop_assert_eq!(read.live(), state.live());
        prop_assert!(read.filled().is_empty());
        prop_assert_eq!(text::write_sukaku(&read), written);
    }

    #[test]
    fn lines_of_any_style_keep_the_digits_and_the_label(
        state in states(),
        empty in prop::sample::select(vec![".", "0", "*", "_", "x", "X", "-"]),
        separator in prop::sample::select(vec!["\t", " ", ",", ";", "#", " # ", ", "]),
        label in "[a-zA-Z0-9][a-zA-Z0-9.,;#/é ]{0,30}[a-z]",
        end in prop::sample::select(vec!["", "\n", "\r\n", "\r\n\r\n"]),
    ) {
        let line = text::write_line(&state).replace('.', empty);
        let entry = text::parse_one(&format!("{line}{separator}{label}{end}")).unwrap();
        prop_assert_eq!(State::new(&entry.puzzle).unwrap(), digits_only(&state));
        prop_assert_eq!(entry.format, Format::Line);
        prop_assert_eq!(entry.label, label);
    }

    #[test]
    fn a_line_alone_is_read_as_among_others(
        line in prop_oneof!["[0-9.*_xX-]{81}", "[.*-]{70}-{10}[1.]", "[1-9.]{79,83}"]
    ) {
        let mut all = text::parse_all(&line).into_iter();
        prop_assert_eq!(text::parse_one(&line).ok(), all.next().and_then(Result::ok));
    }

    #[test]
    fn grids_of_any_style_keep_the_digits(
        state in states(),
        empty in prop::sample::select(vec![".", "0", "*", "_", "x", "X", "-"]),
        between in prop::sample::select(vec!["", " ", "  ", "|", " | ", ","]),
        indent in prop::sample::select(vec!["", "  ", "\t"]),
        end in prop::sample::select(vec!["\n", " \n", "\r\n"]),
    ) {
        let line = text::write_line(&state).replace('.', empty);
        let cells: Vec<String> = line.chars().map(String::from).collect();
        let rows = cells.chunks(9).map(|row| format!("{indent}{}{end}", row.join(between)));
        let entry = text::parse_one(&rows.collect::<String>()).unwrap();
        prop_assert_eq!(State::new(&entry.puzzle).unwrap(), digits_only(&state));
    }

    #[test]
    fn no_text_makes_the_reader_panic(text in "([0-9.+:|<>*{}#x -]{0,90}\n?){0,12}") {
        for read in text::parse_all(&text) {
            if let Err(error) = read {
                let line = text.split('\n').nth(error.line() - 1).unwrap();
                prop_assert!(error.column() <= line.chars().count() + 1);
            }
        }
    }
}
