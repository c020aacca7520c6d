//! Examples of each format, and of each error.

mod errors;

use super::*;
use crate::{Candidate, Cell, CellSet, State};

const LINE: &str =
    "659.81....389........35.....8....36...6....8..1....74.1.....4....3.2.....7...5.39";

const GRID: &str = "\
659.81...
.389.....
...35....
.8....36.
..6....8.
.1....74.
1.....4..
..3.2....
.7...5.39
";

const BOXED: &str = "\
*-----------*
|659|.81|...|
|.38|9..|...|
|...|35.|...|
|---+---+---|
|.8.|...|36.|
|..6|...|.8.|
|.1.|...|74.|
|---+---+---|
|1..|...|4..|
|..3|.2.|...|
|.7.|..5|.39|
*-----------*
";

/// The candidates of [`LINE`] in columns, without marks or borders.
const MARKS: &str = "\
6      5   9    247   8     1     2     27   2347
247    3   8    9     467   2467  1256  1257 124567
247    24  1247 3     5     2467  12689 1279 124678
24579  8   2457 12457 1479  2479  3     6    125
234579 249 6    12457 13479 23479 1259  8    125
2359   1   25   2568  369   23689 7     4    25
1      269 25   678   3679  36789 4     257  25678
4589   469 3    14678 2     46789 1568  157  15678
248    7   24   1468  146   5     1268  3    9
";

fn one(text: &str) -> Entry {
    parse_one(text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

fn errors(text: &str) -> Vec<String> {
    let read = parse_all(text).into_iter();
    read.filter_map(|entry| Some(entry.err()?.to_string())).collect()
}

fn candidate(text: &str) -> Candidate {
    text.parse().unwrap()
}

#[test]
fn empty_cells_have_many_forms() {
    let expected = one(LINE);
    assert_eq!((expected.format, expected.puzzle.to_string()), (Format::Line, LINE.into()));
    assert_eq!(expected.puzzle.givens().len(), 26);
    for empty in ["0", "*", "_", "x", "X", "-", " "] {
        assert_eq!(one(&LINE.replace('.', empty)), expected, "{empty:?}");
    }
    for empty in [".", "0", "*", "_", "x", "X", "-"] {
        assert_eq!(one(&empty.repeat(81)).puzzle, Puzzle::EMPTY, "{empty:?}");
    }
}

#[test]
fn the_rest_of_a_line_is_the_label() {
    for (text, label) in [
        (LINE.into(), ""),
        (format!("  {LINE}  "), ""),
        (format!("{LINE} 7.2/1.2/1.2"), "7.2/1.2/1.2"),
        (format!("{LINE};the name; of it"), "the name; of it"),
        (format!("{LINE}\t# a comment"), "a comment"),
        (format!("{LINE}#a comment\r\n"), "a comment"),
        (format!("{LINE},"), ""),
        (format!("{LINE},,2"), ",2"),
        (format!("{LINE}: nice"), "nice"),
        (format!("0000183b305c {LINE} 2.3"), "0000183b305c 2.3"),
        (format!("17,{LINE},{},24,0.0", "1".repeat(81)), &format!("17,{},24,0.0", "1".repeat(81))),
        (format!("\"{LINE}\",\"easy\""), "\"easy\""),
        (format!("https://example.org/play?s={LINE}"), "https://example.org/play?s="),
    ] {
        let entry = one(&text);
        assert_eq!((entry.puzzle, &entry.label[..]), (one(LINE).puzzle, label), "{text}");
    }
}

#[test]
fn lines_with_placed_digits_and_removed_candidates() {
    let placed = format!("+6+5{}:111 213", &LINE[2..]);
    let puzzle = one(&placed).puzzle;
    assert!(!puzzle.givens().contains(Cell::at(0, 0)));
    assert_eq!(puzzle.to_string(), LINE);
    assert_eq!(puzzle.removed().eliminations(), "r1c1<>1, r1c3<>2");
    assert_eq!(one(&format!("{LINE}:")), one(LINE));
}

#[test]
fn table_headers_are_skipped() {
    for header in ["quizzes,solutions", "id,puzzle,solution", "puzzle", "\"source\";\"question\""] {
        assert_eq!(one(&format!("{header}\n{LINE},1\n")).line, 2);
        assert_eq!(one(&format!("# comment\n\n{header}\n{LINE},1\n")).line, 4);
    }
    let late = format!("{LINE}\npuzzle\n{LINE}\n");
    assert_eq!(errors(&late), ["line 2, column 1: expected a puzzle, found `puzzle`"]);
}

#[test]
fn a_malformed_puzzle_is_not_replaced_by_its_solution() {
    let table = format!("{},{}\n", &LINE[1..], "1".repeat(81));
    assert_eq!(errors(&table), ["line 1, column 81: expected 81 cells, found 80"]);
}

#[test]
fn collections_have_comments_and_blank_lines() {
    let file = format!("\u{feff}# a\r\n\r\n{LINE}\r\n#b\r\n{LINE}\r\n\r\n \r\n{LINE}");
    let lines: Vec<usize> = parse_all(&file).into_iter().map(|read| read.unwrap().line).collect();
    assert_eq!(lines, [3, 5, 8]);
}

#[test]
fn grids_with_borders_spaces_and_other_empty_cells() {
    let spaced = GRID.replace("", " ");
    let commas = GRID.replace("", ",").replace(",\n,", "\n");
    let drawn = BOXED.replace('|', "║").replace("---", "═══").replace('+', "╬");
    for text in [GRID, BOXED, &spaced, &commas, &drawn, &format!("# so\n\n{GRID}\n\n")] {
        let entry = one(text);
        assert_eq!((entry.format, entry.puzzle), (Format::Grid, one(LINE).puzzle), "{text}");
        for empty in ["0", "*", "_", "x", "X"] {
            assert_eq!(one(&text.replace('.', empty)).puzzle, entry.puzzle, "{text}");
        }
    }
    let placed = one(&BOXED.replacen('6', "+6", 1)).puzzle;
    assert!(!placed.givens().contains(Cell::at(0, 0)));
    assert_eq!(placed.to_string(), LINE);
}

#[test]
fn dashes_are_cells_if_rows_are_missing_otherwise_borders() {
    let row = "1--------\n";
    let dashed = format!("{}---------\n{}", row.repeat(4), row.repeat(4));
    assert_eq!(one(&dashed).puzzle.filled().len(), 8);
    let ruled = format!("{0}---|---|---\n{0}---|---|---\n{0}", "1..|...|...\n".repeat(3));
    assert_eq!(one(&ruled).puzzle.filled().len(), 9);
}

#[test]
fn consecutive_grids_with_and_without_titles() {
    let titled = format!("Grid 01\n{GRID}Grid 02\n{GRID}\nlast, not least\n{GRID}by nobody\n");
    let entries: Vec<Entry> = parse_all(&titled).into_iter().map(Result::unwrap).collect();
    let found: Vec<(usize, &str)> = entries.iter().map(|e| (e.line, &e.label[..])).collect();
    assert_eq!(found, [(1, "Grid 01"), (11, "Grid 02"), (22, "last, not least")]);

    for count in [2, 3, 4, 7] {
        assert_eq!(parse_all(&GRID.repeat(count)).len(), count);
        assert_eq!(parse_all(&format!("{BOXED}\n").repeat(count)).len(), count);
        let ruled = format!("{0}---|---|---\n{0}---|---|---\n{0}", "1..|...|...\n".repeat(3));
        assert_eq!(parse_all(&ruled.repeat(count)).len(), count);
    }
}

#[test]
fn formats_can_be_mixed() {
    let state = State::new(&one(LINE).puzzle).unwrap();
    let (library, sukaku) = (write_library(&state), write_sukaku(&state));
    let marks = write_pencil_marks(&state);
    let file = format!("{LINE}\n{GRID}{library}\n{sukaku}\n{BOXED}\n{marks}\n\n{LINE}");
    let formats: Vec<Format> = parse_all(&file).into_iter().map(|e| e.unwrap().format).collect();
    use Format::*;
    assert_eq!(formats, [Line, Grid, Library, Sukaku, Grid, PencilMarks, Line]);
}

#[test]
fn only_the_puzzle_of_a_sectioned_file_is_read() {
    let cells = "1,23,4,5,6,7,8,9,9\n".repeat(9);
    let file = format!("#ASomebody\n#D\n[Puzzle]\n{GRID}[State]\n{GRID}\n[PencilMarks]\n{cells}");
    assert_eq!(one(&file).puzzle, one(LINE).puzzle);
    assert_eq!(one(&format!("#ASomebody\n{GRID}")).puzzle, one(LINE).puzzle);
}

#[test]
fn a_single_pencil_mark_is_a_digit_unless_a_peer_lists_it() {
    let entry = one(MARKS);
    assert_eq!(entry.format, Format::PencilMarks);
    let state = State::new(&entry.puzzle).unwrap();
    // r1c7 is a last candidate: r1c8, for one, lists 2 too.
    assert_eq!(state.digit(Cell::at(0, 6)), None);
    assert_eq!(state.candidates(Cell::at(0, 6)).to_string(), "2");
    assert_eq!(state.digit(Cell::at(0, 0)).map(|digit| digit.get()), Some(6));
    assert!(state.is_given(Cell::at(0, 0)));
    assert_eq!(state.filled(), one(LINE).puzzle.givens());
    let listed: String = Cell::all().map(|cell| state.candidates(cell).to_string()).collect();
    let written: String = MARKS.split_whitespace().filter(|cell| cell.len() > 1).collect();
    assert_eq!(listed.len(), written.len() + 1);
}

#[test]
fn pencil_marks_may_have_borders_of_any_style() {
    let bars = MARKS.replace('\n', " |\n");
    let rows: Vec<String> = bars.lines().map(|row| format!("| {row}")).collect();
    for [top, middle, bottom] in [
        [".-----.---.----.", ":-----+---+----:", "'-----'---'----'"],
        ["*--------------*", "|-----+---+----|", "*--------------*"],
        ["+-----+---+----+", "+-----+---+----+", "+-----+---+----+"],
        ["┌─────┬───┬────┐", "├─────┼───┼────┤", "└─────┴───┴────┘"],
        ["", "=====+====", ""],
    ] {
        let bands: Vec<String> = rows.chunks(3).map(|band| band.join("\n")).collect();
        let bands = bands.join(&format!("\n{middle}\n"));
        let entry = one(&format!("{top}\n{bands}\n{bottom}\n"));
        assert_eq!(entry.puzzle, one(MARKS).puzzle, "{top}");
    }
}

#[test]
fn unmarked_digits_beside_marked_ones_are_candidates() {
    let marked = "<1> *2* +3 4 {5} {} 67 8*9 .\n".to_owned() + &"123 . . . . . . . .\n".repeat(8);
    let marked = marked.replace(". . . . . . . .", "12 13 14 15 16 17 18 19");
    let puzzle = one(&marked).puzzle;
    let row: Vec<_> =
        (0..9).map(|column| puzzle.possible(Cell::at(0, column)).to_string()).collect();
    assert_eq!(row, ["1", "2", "3", "4", "5", "", "67", "89", "456789"]);
    assert_eq!(puzzle.filled().to_string(), "r1c123");
    assert_eq!(puzzle.givens().to_string(), "r1c1");
}

#[test]
fn stacked_grids_are_one_puzzle() {
    // Simple Sudoku: the givens, the digits, the pencil marks.
    let givens = GRID.replacen('6', ".", 1);
    let stack = format!("{givens}{GRID}{MARKS}");
    let entry = one(&stack);
    assert_eq!((entry.format, entry.line), (Format::PencilMarks, 1));
    assert_eq!(entry.puzzle.removed(), one(MARKS).puzzle.removed());
    assert_eq!(entry.puzzle.filled() - entry.puzzle.givens(), CellSet::only(Cell::at(0, 0)));
    assert_eq!(one(&format!("{givens}{MARKS}")).puzzle, entry.puzzle);
}

#[test]
fn library_lines_have_six_or_seven_colons() {
    let entry = one(&format!(":0403-2x:39:+6{}:112 213:456::", &LINE[1..]));
    let case = entry.library.unwrap();
    assert_eq!(entry.puzzle.removed().eliminations(), "r1c2<>1, r1c3<>2");
    assert_eq!((&case.code[..], case.variant.as_deref()), ("0403", Some("2x")));
    assert_eq!((&case.digits[..], &case.extra[..]), ("39", ""));
    assert_eq!(case.eliminations, CandidateSet::only(candidate("r5c6=4")));
    assert!(case.placements.is_empty());
    let case = one(&format!(":0003:3:{LINE}:::396:7")).library.unwrap();
    assert_eq!(case.placements, CandidateSet::only(candidate("r9c6=3")));
    assert_eq!((case.variant, &case.extra[..]), (None, "7"));
    assert!(one(&format!(":0000:x:{LINE}:::")).library.is_some());
}

#[test]
fn a_sukaku_has_candidates_only() {
    let line = format!("1........{}{}", "0".repeat(9), "123456789".repeat(79));
    let puzzle = one(&line).puzzle;
    assert!(puzzle.filled().is_empty());
    assert_eq!(puzzle.possible(Cell::at(0, 0)).to_string(), "1");
    assert_eq!(puzzle.possible(Cell::at(0, 1)).to_string(), "");
    assert_eq!(puzzle.removed().len(), 17);
}

#[test]
fn groups_of_cells_on_one_line() {
    for size in [3, 9, 27] {
        for separator in [" ", "|", ", "] {
            let groups: Vec<&str> =
                (0..81 / size).map(|index| &LINE[size * index..size * (index + 1)]).collect();
            let text = groups.join(separator);
            assert_eq!(one(&text), one(LINE), "{text}");
            let slip = text.replacen("35", "a5", 1);
            assert!(errors(&slip)[0].contains("found `a`"), "{:?}", errors(&slip));
            let short = text.replacen("35", "5", 1);
            let expected = format!("expected {size} cells between separators");
            let is_told = errors(&short)[0].ends_with(&expected);
            assert!(is_told || size == 27, "{:?}", errors(&short));
        }
    }
    // A solved grid, and an empty one.
    let rows = ["659481237", "247369518", "183527946", "891745362", "426931785", "315268479"];
    let rows = [&rows[..], &["562874193", "934612857", "778153624"]].concat();
    assert_eq!(one(&rows.join("|")).puzzle.to_string(), rows.concat());
    assert_eq!(one(&["000000000"; 9].join("|")).puzzle, Puzzle::EMPTY);
    // Pencil marks of a grid with one given.
    let mut puzzle = Puzzle::EMPTY;
    puzzle.give(candidate("r1c1=5"));
    let marks = write_pencil_marks(&State::new(&puzzle).unwrap());
    assert_eq!(one(&marks).puzzle, puzzle);
    let bare: String = marks
        .lines()
        .filter(|line| line.contains('9'))
        .fold(String::new(), |all, line| all + &line.replace(['|', '<', '>'], " ") + "\n");
    assert_eq!(one(&bare).format, Format::PencilMarks);
}

#[test]
fn a_label_after_candidates() {
    let entry = one(&format!("7 {LINE}:711 713 # a:b #c"));
    assert_eq!(entry.puzzle.removed().eliminations(), "r1c13<>7");
    assert_eq!(entry.label, "7 a:b #c");
    let entry = one(&format!(":0000:x:{LINE}:711 713::: # a:b #c"));
    assert_eq!((&entry.label[..], entry.library.map(|it| it.extra)), ("a:b #c", Some("".into())));
}

/// [`GRID`] with a blank line below each band.
fn with_gaps() -> String {
    let rows: Vec<&str> = GRID.lines().collect();
    rows.chunks(3).map(|band| format!("{}\n\n", band.join("\n"))).collect()
}

#[test]
fn blank_lines_between_bands() {
    let gaps = with_gaps();
    assert_eq!(one(&gaps).puzzle, one(LINE).puzzle);
    assert_eq!(one(gaps.trim()).puzzle, one(LINE).puzzle);
    let titled = format!("First\n{gaps}Second\n{gaps}");
    let labels: Vec<String> =
        parse_all(&titled).into_iter().map(|entry| entry.unwrap().label).collect();
    assert_eq!(labels, ["First", "Second"]);
    let both = parse_all(&format!("{gaps}{GRID}"));
    assert!(both.len() == 2 && both.iter().all(Result::is_ok), "{both:?}");
}

#[test]
fn separated_cells_on_one_line() {
    let cells: Vec<String> = LINE.chars().map(String::from).collect();
    for separator in [" ", ",", ", ", ";"] {
        let entry = one(&cells.join(separator));
        assert_eq!((entry.puzzle, entry.format), (one(LINE).puzzle, Format::Line));
    }
    let slip = cells.join(" ").replacen('3', "q", 1);
    assert_eq!(
        errors(&slip),
        ["line 1, column 21: expected a digit 1-9 or an empty cell (. 0 * _), found `q`"]
    );
}
