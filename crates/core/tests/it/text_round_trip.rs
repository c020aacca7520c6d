//! Any state that is written is read back unchanged.

use ergodoku_core::text::{self, Format, Layout};
use ergodoku_core::{Candidate, Puzzle, State};
use proptest::prelude::*;

/// Any state: digits given or placed without a clash, and any candidates removed, possibly all of a cell.
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

/// The same digits as givens, without eliminations: the content of a line of 81 characters.
fn digits_only(state: &State) -> State {
    let mut puzzle = Puzzle::EMPTY;
    for cell in state.filled().iter() {
        puzzle.give(Candidate::new(cell, state.digit(cell).unwrap()));
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
    fn a_layout_round_trips_or_returns_an_error(state in states()) {
        for layout in Layout::ALL {
            let (format, has_candidates) = match layout {
                Layout::Line => (Format::Line, true),
                Layout::Grid | Layout::Boxed => (Format::Grid, false),
                Layout::PencilMarks => (Format::PencilMarks, true),
                Layout::Library => (Format::Library, true),
                Layout::Sukaku => (Format::Sukaku, true),
                Layout::SudokuPad | Layout::FPuzzles | Layout::Penpa => (Format::Link, false),
            };
            let has_removed = !state.to_puzzle().removed().is_empty();
            let Ok(written) = layout.write(&state) else {
                prop_assert!(has_removed && !has_candidates, "{layout:?}");
                continue;
            };
            prop_assert!(has_candidates || !has_removed, "{layout:?}");
            let read = read(&written, format);
            match layout {
                Layout::Sukaku => prop_assert_eq!(read.live(), state.live()),
                _ => prop_assert_eq!(&read, &state, "{:?}", layout),
            }
        }
    }

    #[test]
    fn a_position_is_read_as_any_text_is(
        state in states(),
        place in any::<prop::sample::Index>(),
        character in "[0-9.+: xé\n]?",
    ) {
        let written = text::write_line(&state);
        let is_position = text::parse_position(&written).is_some();
        prop_assert_eq!(is_position, !state.filled().is_empty(), "{}", written);
        let place = place.index(written.len() + 1);
        for changed in [
            format!("{}{character}{}", &written[..place], &written[place..]),
            format!("{}{character}{}", &written[..place], written.get(place + 1..).unwrap_or("")),
        ] {
            if let Some(entry) = text::parse_position(&changed) {
                prop_assert_eq!(text::parse_all(&changed), [Ok(entry)], "{}", changed);
            }
        }
    }

    #[test]
    fn states_without_eliminations_fit_every_layout(state in states()) {
        let mut puzzle = Puzzle::EMPTY;
        for cell in state.filled().iter() {
            let candidate = Candidate::new(cell, state.digit(cell).unwrap());
            match state.is_given(cell) {
                true => puzzle.give(candidate),
                false => puzzle.place(candidate),
            }
        }
        let state = State::new(&puzzle).unwrap();
        for layout in Layout::ALL {
            let written = layout.write(&state).unwrap();
            let read = State::new(&text::parse_one(&written).unwrap().puzzle).unwrap();
            prop_assert!(layout == Layout::Sukaku || read == state, "{layout:?}\n{written}");
        }
    }

    #[test]
    fn lines_keep_their_label(
        state in states(),
        label in "[a-zA-Z0-9,;:.#é][a-zA-Z0-9.,;:#/é ]{0,30}[a-z]",
    ) {
        for layout in [Layout::Line, Layout::Library, Layout::Sukaku] {
            let written = format!("{} # {label}", layout.write(&state).unwrap());
            let entry = text::parse_one(&written).unwrap();
            prop_assert_eq!(&entry.label, &label, "{}", written);
            let alone = text::parse_one(&layout.write(&state).unwrap()).unwrap();
            prop_assert_eq!(entry.puzzle, alone.puzzle);
        }
    }

    #[test]
    fn sukakus_keep_all_candidates(state in states()) {
        let written = text::write_sukaku(&state);
        let read = read(&written, Format::Sukaku);
        prop_assert_eq!(read.live(), state.live());
        prop_assert!(read.filled().is_empty());
        prop_assert_eq!(text::write_sukaku(&read), written);
    }

    #[test]
    fn lines_of_any_style_keep_digits_and_label(
        state in states(),
        empty in prop::sample::select(vec![".", "0", "*", "_", "x", "X", "-"]),
        separator in prop::sample::select(vec!["\t", " ", ",", ";", "#", " # ", ", "]),
        label in "[a-zA-Z0-9][a-zA-Z0-9.,;#/é ]{0,30}[a-z]",
        end in prop::sample::select(vec!["", "\n", "\r\n", "\r\n\r\n"]),
    ) {
        let line = state.to_string().replace('.', empty);
        let entry = text::parse_one(&format!("{line}{separator}{label}{end}")).unwrap();
        prop_assert_eq!(State::new(&entry.puzzle).unwrap(), digits_only(&state));
        prop_assert_eq!(entry.format, Format::Line);
        prop_assert_eq!(entry.label, label);
    }

    #[test]
    fn a_single_line_is_read_as_one_of_many(
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
        let line = state.to_string().replace('.', empty);
        let cells: Vec<String> = line.chars().map(String::from).collect();
        let rows = cells.chunks(9).map(|row| format!("{indent}{}{end}", row.join(between)));
        let entry = text::parse_one(&rows.collect::<String>()).unwrap();
        prop_assert_eq!(State::new(&entry.puzzle).unwrap(), digits_only(&state));
    }

    #[test]
    fn the_reader_never_panics(text in "([0-9.+:|<>*{}#x -]{0,90}\n?){0,12}") {
        for read in text::parse_all(&text) {
            if let Err(error) = read {
                let line = text.split('\n').nth(error.line() - 1).unwrap();
                prop_assert!(error.column() <= line.chars().count() + 1);
            }
        }
    }
}
