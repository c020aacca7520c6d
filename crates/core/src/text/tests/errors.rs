//! Errors in texts, and in the streams that they come from.

use super::*;

#[test]
fn clashing_givens_are_not_a_parse_error() {
    let entry = one(&"5".repeat(81));
    assert!(State::new(&entry.puzzle).is_err());
}

#[test]
fn errors_have_a_message_and_a_position() {
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
        (LINE.replacen("35", "+.", 1), "line 1, column 23: expected a digit 1-9 after `+`".into()),
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
fn a_bad_block_is_one_error_and_reading_continues() {
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

/// The results of a reader, with errors as text.
fn read(bytes: &[u8]) -> Vec<Result<Entry, String>> {
    Reader::new(bytes).map(|read| read.unwrap().map_err(|error| error.to_string())).collect()
}

#[test]
fn invalid_utf8_is_accepted_in_labels_and_comments() {
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
fn invalid_utf8_is_an_error_elsewhere() {
    let no_text = |place: &str| Err(format!("{place}: expected UTF-8 text, found other bytes"));
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
fn line_ends_are_lf_cr_or_both() {
    let file = format!("# collection\n\n{LINE} one\n{LINE}\n\nTwo\n{GRID}\n{MARKS}\n{LINE}");
    let expected = parse_all(&file);
    assert_eq!(expected.len(), 5);
    for end in ["\r", "\r\n"] {
        assert_eq!(parse_all(&file.replace('\n', end)), expected, "{end:?}");
        // For any size of the buffer.
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
fn an_overlong_line_is_one_error() {
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

#[test]
fn a_single_band_is_an_error_and_the_next_grid_is_read() {
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
