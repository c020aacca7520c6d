//! Each format by example, and what is said of each slip.

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

/// The candidates of [`LINE`], in columns without marks or borders.
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
fn a_line_may_show_empty_cells_in_many_ways() {
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
fn what_else_a_line_holds_is_the_label() {
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
fn a_line_may_tell_placed_digits_and_removed_candidates() {
    let placed = format!("+6+5{}:111 213", &LINE[2..]);
    let puzzle = one(&placed).puzzle;
    assert!(!puzzle.givens().contains(Cell::at(0, 0)));
    assert_eq!(puzzle.to_string(), LINE);
    assert_eq!(puzzle.removed().eliminations(), "r1c1<>1, r1c3<>2");
    assert_eq!(one(&format!("{LINE}:")), one(LINE));
}

#[test]
fn the_header_of_a_table_is_skipped() {
    for header in ["quizzes,solutions", "id,puzzle,solution", "puzzle", "\"source\";\"question\""] {
        assert_eq!(one(&format!("{header}\n{LINE},1\n")).line, 2);
        assert_eq!(one(&format!("# comment\n\n{header}\n{LINE},1\n")).line, 4);
    }
    let late = format!("{LINE}\npuzzle\n{LINE}\n");
    assert_eq!(errors(&late), ["line 2, column 1: expected a puzzle, found `puzzle`"]);
}

#[test]
fn a_slip_in_the_puzzle_does_not_make_the_solution_the_puzzle() {
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
fn a_grid_may_have_borders_spaces_and_other_empty_cells() {
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
fn dashes_are_cells_where_rows_are_missing_and_else_borders() {
    let row = "1--------\n";
    let dashed = format!("{}---------\n{}", row.repeat(4), row.repeat(4));
    assert_eq!(one(&dashed).puzzle.filled().len(), 8);
    let ruled = format!("{0}---|---|---\n{0}---|---|---\n{0}", "1..|...|...\n".repeat(3));
    assert_eq!(one(&ruled).puzzle.filled().len(), 9);
}

#[test]
fn grids_follow_each_other_below_titles_or_nothing() {
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
fn formats_mix() {
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
fn a_lone_pencil_mark_is_a_digit_unless_a_peer_lists_it() {
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
fn marked_digits_are_digits_and_others_candidates() {
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
fn stacked_grids_are_one_position() {
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
fn clashing_givens_are_no_matter_of_the_text() {
    let entry = one(&"5".repeat(81));
    assert!(State::new(&entry.puzzle).is_err());
}

#[test]
fn each_slip_is_named_where_it_is() {
    let at = |line: usize, text: &str| {
        let mut lines: Vec<&str> = GRID.lines().collect();
        lines[line - 1] = text;
        lines.join("\n")
    };
    let expected_cell = "expected a digit 1-9 or an empty cell (. 0 * _), found";
    let sukaku = "123456789".repeat(81);
    for (text, error) in [
        ("".into(), "line 1, column 1: expected a puzzle, found none".into()),
        ("hello".into(), "line 1, column 1: expected a puzzle, found `hello`".into()),
        (LINE[..80].into(), "line 1, column 81: expected 81 cells, found 80".into()),
        (format!("{LINE}3"), "line 1, column 82: expected 81 cells, found 82".into()),
        (format!(" {LINE}3"), "line 1, column 83: expected 81 cells, found 82".into()),
        (LINE.replacen("35", "a5", 1), format!("line 1, column 22: {expected_cell} `a`")),
        (LINE.replacen("35", "é5", 1), format!("line 1, column 22: {expected_cell} `é`")),
        (LINE.replacen("35", "+.", 1), "line 1, column 23: expected a digit 1-9 behind `+`".into()),
        (LINE[..50].into(), "line 1, column 10: expected nine cells in a row or 81 side by side, found 50".into()),
        (GRID[..80].into(), "line 8, column 10: expected nine rows, found 8".into()),
        (format!("{GRID}.........\n"), "line 10, column 1: expected nine rows, found 10".into()),
        (at(4, ".8....36.."), "line 4, column 10: expected nine cells in a row, found 10".into()),
        (at(4, ".8....36"), "line 4, column 9: expected nine cells in a row, found 8".into()),
        (at(4, ".8. ... 36. 7"), "line 4, column 13: expected nine cells in a row, found 10".into()),
        (at(4, ".8..b.36."), format!("line 4, column 5: {expected_cell} `b`")),
        (at(4, "abc...36."), format!("line 4, column 1: {expected_cell} `a`")),
        (MARKS.replacen("247", "2?7", 1), "line 1, column 18: expected a candidate 1-9, found `?`".into()),
        (MARKS.replacen("247", "244", 1), "line 1, column 19: 4 stands twice in the cell `244`".into()),
        (MARKS.replacen("247", "#*", 1), "line 1, column 17: expected candidates, found `#*`".into()),
        (MARKS.replacen("247 ", "", 1), "line 1, column 46: expected nine cells in a row, found 8".into()),
        (MARKS.replacen("247", "2 47", 1), "line 1, column 47: expected nine cells in a row, found 10".into()),
        (format!(":0000:x:{LINE}::"), "line 1, column 1: expected a library line with 6 or 7 colons, found 5".into()),
        (format!(":0000:x:{}:::", &LINE[1..]), "line 1, column 89: expected 81 cells, found 80".into()),
        (format!(":0000:x:{LINE}:711 70::"), "line 1, column 95: expected a candidate as digit, row, column (such as 711), found `70`".into()),
        (format!("{LINE}:711 012"), "line 1, column 87: expected a candidate as digit, row, column (such as 711), found `012`".into()),
        (sukaku[1..].into(), "line 1, column 1: expected candidate 1 or its absence (. 0), found `2`".into()),
        (sukaku[..728].into(), "line 1, column 729: expected 729 candidates, found 728".into()),
        (format!("{sukaku}1"), "line 1, column 730: expected 729 candidates, found 730".into()),
    ] {
        assert_eq!(parse_one(&text).unwrap_err().to_string(), error, "{text}");
    }
}

#[test]
fn a_bad_block_is_one_error_and_the_rest_is_read() {
    let long = "5".repeat(100_000);
    for bad in [
        "hello",
        "12",
        "1.2.3.4.5\n1.2.3.4.5",
        "1.2.3.4.5\nabc\n1.2.3.4.5",
        &LINE[1..],
        &format!("{GRID}."),
        &"1.2.3.4\n".repeat(1000),
        &long,
        &format!("{GRID}{long}\n{GRID}"),
        "{\"size\":9,\"grid\":[[{\"value\":5}]]}",
    ] {
        let file = format!("{LINE}\n\n{bad}\n\n{LINE}\n{GRID}");
        let read = parse_all(&file);
        let good: Vec<bool> = read.iter().map(Result::is_ok).collect();
        assert_eq!(good, [true, false, true, true], "{}", piece::excerpt(bad));
    }
}

/// What a reader makes of bytes, with errors as they are shown.
fn read(bytes: &[u8]) -> Vec<Result<Entry, String>> {
    Reader::new(bytes).map(|read| read.unwrap().map_err(|error| error.to_string())).collect()
}

#[test]
fn what_is_no_text_does_no_harm_in_labels_and_comments() {
    let mut file = b"# caf\xe9\n".to_vec();
    file.extend(format!("{LINE} ").bytes());
    file.extend(b"caf\xe9\r\nS\xe1bado\n");
    file.extend(GRID.bytes());
    let read: Vec<Entry> = read(&file).into_iter().map(Result::unwrap).collect();
    let labels: Vec<&str> = read.iter().map(|entry| &entry.label[..]).collect();
    assert_eq!(labels, ["caf\u{fffd}", "S\u{fffd}bado"]);
    assert!(read.iter().all(|entry| entry.puzzle == one(LINE).puzzle));
}

#[test]
fn what_is_no_text_is_an_error_anywhere_else() {
    let no_text =
        |place: &str| Err(format!("{place}: expected UTF-8 text, found bytes that are none"));
    let mut file = format!("{LINE}\n").into_bytes();
    file.extend(b"65..\xff\n");
    file.extend(LINE.bytes());
    let read_back = read(&file);
    assert!(read_back[0].is_ok() && read_back[2].is_ok() && read_back.len() == 3);
    assert_eq!(read_back[1], no_text("line 2, column 5"));
    for (line, column) in [(&LINE[..40], 41), (&LINE[..80], 81), (LINE, 82)] {
        let file = [line.as_bytes(), b"\xe9", &LINE.as_bytes()[line.len()..]].concat();
        assert_eq!(read(&file), [no_text(&format!("line 1, column {column}"))]);
    }
    let unicode: Vec<u8> = LINE.encode_utf16().flat_map(u16::to_le_bytes).collect();
    let file = [b"\xff\xfe", &unicode[..]].concat();
    assert_eq!(read(&file), [no_text("line 1, column 1")]);
}

#[test]
fn a_line_ends_with_lf_or_cr_or_both() {
    let file = format!("# collection\n\n{LINE} one\n{LINE}\n\nTwo\n{GRID}\n{MARKS}\n{LINE}");
    let expected = parse_all(&file);
    assert_eq!(expected.len(), 5);
    for end in ["\r", "\r\n"] {
        assert_eq!(parse_all(&file.replace('\n', end)), expected, "{end:?}");
        // Wherever the stream is cut.
        let ended = file.replace('\n', end);
        for capacity in [1, 2, 3, 81, 82, 83, 84] {
            let input = std::io::BufReader::with_capacity(capacity, ended.as_bytes());
            let read: Vec<_> = Reader::new(input).map(Result::unwrap).collect();
            assert_eq!(read, expected, "{end:?} {capacity}");
        }
    }
    assert_eq!(parse_all(&format!("{LINE}\n\r\r\n{LINE}"))[1].as_ref().unwrap().line, 4);
}

#[test]
fn only_a_line_that_is_too_long_is_one() {
    let label = "x".repeat((1 << 16) - 82);
    for end in ["\n", "\r\n", ""] {
        let file = format!("{LINE} {label}{end}");
        assert_eq!(read(file.as_bytes())[0].as_ref().unwrap().label, label);
        let file = format!("{LINE} {label}y{end}");
        let error = "line 1, column 65537: expected a line of at most 65536 bytes";
        assert_eq!(read(file.as_bytes()), [Err(error.to_string())]);
        let mut bare = Vec::new();
        BareReader::new(file.as_bytes()).read(9, &mut bare).unwrap();
        let [Bare::Other(read)] = &bare[..] else { panic!() };
        assert_eq!(read.as_ref().as_ref().unwrap_err().to_string(), error);
    }
}

#[test]
fn cells_may_come_in_groups_on_one_line() {
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
    // A solved grid, and one that has nothing in it yet.
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
fn a_label_may_stand_behind_candidates() {
    let entry = one(&format!("7 {LINE}:711 713 # a:b #c"));
    assert_eq!(entry.puzzle.removed().eliminations(), "r1c13<>7");
    assert_eq!(entry.label, "7 a:b #c");
    let entry = one(&format!(":0000:x:{LINE}:711 713::: # a:b #c"));
    assert_eq!((&entry.label[..], entry.library.map(|it| it.extra)), ("a:b #c", Some("".into())));
}

#[test]
fn a_failing_stream_ends_the_reader() {
    struct Broken;
    impl std::io::Read for Broken {
        fn read(&mut self, _: &mut [u8]) -> std::io::Result<usize> {
            Err(std::io::Error::other("unplugged"))
        }
    }
    let read = Reader::new(std::io::BufReader::new(Broken)).collect::<Vec<_>>();
    assert!(matches!(&read[..], [Err(_)]));
}

/// [`GRID`] with a blank line below each band.
fn with_gaps() -> String {
    let rows: Vec<&str> = GRID.lines().collect();
    rows.chunks(3).map(|band| format!("{}\n\n", band.join("\n"))).collect()
}

#[test]
fn blank_lines_may_stand_between_bands() {
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
fn a_band_alone_is_an_error_and_the_grid_below_it_is_read() {
    let band = "659.81...\n.389.....\n...35....\n";
    let text = format!("{band}\n{GRID}");
    let read = parse_all(&text);
    assert_eq!(errors(&text), ["line 3, column 10: expected nine rows, found 3"]);
    assert_eq!(read[1].as_ref().unwrap().line, 5);
    assert_eq!(
        errors(&format!("{band}\n{band}")),
        ["line 7, column 10: expected nine rows, found 6"]
    );
}

#[test]
fn cells_may_stand_apart_on_one_line() {
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
