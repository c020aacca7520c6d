//! What links tell, in links written here.

mod variants;

use std::fmt::Write as _;

use super::content::{Link, LinkContent, LinkProblem, Site};
use super::{lz, percent_encoded, read_link};
use crate::text;

const LINE: &str =
    "..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56";

fn link(address: &str, packed: &str) -> Link {
    read_link(&format!("{address}{}", percent_encoded(&lz::compress(packed)))).expect("a link")
}

fn fpuzzles(json: &str) -> Link {
    link("https://www.f-puzzles.com/?load=", json)
}

fn sudokupad(text: &str) -> Link {
    link("https://sudokupad.app/scl", text)
}

fn notes(content: &LinkContent) -> Vec<(String, String, String)> {
    let all = content.notes.iter();
    all.map(|it| (it.cell.to_string(), it.centre.to_string(), it.corner.to_string())).collect()
}

/// The digits of the line as rows of cells, each cell with a digit written with this before and after it.
fn rows(before: &str, after: &str, empty: &str) -> String {
    let mut rows = String::new();
    for (index, cell) in LINE.chars().enumerate() {
        rows += match index {
            0 => "[[",
            _ if index % 9 == 0 => "],[",
            _ => ",",
        };
        match cell {
            '.' => rows += empty,
            digit => write!(rows, "{before}{digit}{after}").unwrap(),
        }
    }
    rows + "]]"
}

/// A puzzle as SudokuPad writes it, with its boxes as regions.
fn padded(more: &str) -> String {
    let mut boxes = String::new();
    for house in 0..9 {
        let cells = (0..9).map(|at| [house / 3 * 3 + at / 3, house % 3 * 3 + at % 3]);
        let cells: Vec<String> = cells.map(|[row, column]| format!("[{row},{column}]")).collect();
        write!(boxes, "{}[{}]", if house == 0 { "" } else { "," }, cells.join(",")).unwrap();
    }
    format!("{{cs:50,ce:{},re:[{boxes}]{more}}}", rows("{v:", "}", ""))
}

#[test]
fn f_puzzles_tells_title_author_rules_and_notes() {
    let cells = rows(r#"{"value":"#, r#","given":true}"#, "{}");
    let noted = r#"[[{"value":6},{"centerPencilMarks":[1,2],"cornerPencilMarks":["9"]}"#;
    let json = format!(
        r#"{{"size":9,"title":"A title","author":"An\nauthor","ruleset":"First.\nSecond.","grid":{}}}"#,
        cells.replacen("[[{},{}", noted, 1)
    );
    for address in [
        "https://www.f-puzzles.com/?load=",
        "https://sudokupad.app/fpuz",
        "https://app.crackingthecryptic.com/sudoku/?load=fpuzzles",
    ] {
        let Link { site, content } = link(address, &json);
        let content = content.unwrap();
        let of_sudokupad = !address.contains("f-puzzles");
        assert_eq!(site, if of_sudokupad { Site::SudokuPad } else { Site::FPuzzles });
        assert_eq!((&*content.title, &*content.author), ("A title", "An author"));
        assert_eq!(content.label(), "A title, An author");
        assert_eq!(content.rules, "First.\nSecond.");
        assert_eq!(content.variants, Vec::<String>::new());
        assert_eq!(notes(&content), [("r1c2".into(), "12".into(), "9".into())]);
        let line = format!("+6{}", &LINE[1..]);
        assert_eq!(content.puzzle, text::parse_one(&line).unwrap().puzzle);
    }
}

#[test]
fn sudokupad_tells_title_author_rules_and_notes() {
    let metadata = ",metadata:{t:'A title',author:'Somebody',rules:'Digits along a line rise.'}";
    let noted = padded(metadata).replacen(
        "ce:[[,,",
        "ce:[[{centremarks:[5,'6']},{cornermarks:['9',0,'x']},",
        1,
    );
    let content = sudokupad(&noted).content.unwrap();
    assert_eq!(content.label(), "A title, Somebody");
    assert_eq!(content.rules, "Digits along a line rise.");
    assert_eq!(content.variants, Vec::<String>::new());
    let expected = [("r1c1", "56", ""), ("r1c2", "", "9")];
    assert_eq!(notes(&content), expected.map(|(a, b, c)| (a.into(), b.into(), c.into())));
    assert_eq!(content.puzzle, text::parse_one(LINE).unwrap().puzzle);
}

#[test]
fn the_rules_of_a_variant_are_told_in_older_puzzles_too() {
    let more = ",l:[{wp:[[0.5,0.5],[1.5,1.5]],c:#8,th:10}],a:[],u:[],\
                ca:[{ce:[[0,0],[0,1]],v:7},{v:'author: Me'},{v:'rules: Along a line they rise.'}]";
    let irregular = padded(more).replace("[0,3]", "[8,8]");
    let content = sudokupad(&irregular).content.unwrap();
    let mut variants = content.variants.clone();
    variants.sort();
    assert_eq!(variants, ["cages", "irregular regions", "lines"]);
    assert_eq!((&*content.rules, &*content.label()), ("Along a line they rise.", "Me"));
    let hidden = ",ca:[{type:'rowcol',unique:t,hidden:t,ce:'r1c1-r1c9'},{v:'title: T'}]";
    assert_eq!(sudokupad(&padded(hidden)).content.unwrap().variants, Vec::<String>::new());
}

#[test]
fn a_classic_puzzle_sent_to_a_friend_has_its_name() {
    let message = "Hi, please take a look at this puzzle";
    let json =
        format!(r#"{{"p":"{}","n":"For you","s":"","m":"{message}"}}"#, LINE.replace('.', "0"));
    let content = link("https://sudokupad.app/?id=", &json).content.unwrap();
    assert_eq!(content.title, "For you");
    assert_eq!(content.puzzle, text::parse_one(LINE).unwrap().puzzle);
}

#[test]
fn each_problem_has_its_kind() {
    let problem = |link: Link| link.content.unwrap_err().problem();
    let six =
        format!(r#"{{"size":6,"title":"{}","grid":[{}[]]}}"#, "x".repeat(80), "[],".repeat(5));
    assert_eq!(problem(fpuzzles(&six)), LinkProblem::Size);
    // Shorter ones would be taken for names.
    let none = "{ce:[],title:'A puzzle without any cells',author:'Who knows, perhaps it was me'}";
    assert_eq!(problem(sudokupad(none)), LinkProblem::Malformed);
    let unread = read_link(&format!("https://sudokupad.app/scf{}", "A".repeat(200)));
    assert_eq!(problem(unread.unwrap()), LinkProblem::Packing);
    let named = read_link("https://sudokupad.app/abcdef123\n").unwrap();
    assert_eq!((named.site, problem(named)), (Site::SudokuPad, LinkProblem::OnServer));
    let penpa = read_link("https://swaroopg92.github.io/penpa-edit/#m=edit&p=AAAA").unwrap();
    assert_eq!((penpa.site, problem(penpa)), (Site::Penpa, LinkProblem::Malformed));
}

#[test]
fn what_is_no_link_on_one_line_is_none() {
    for text in ["", LINE, "https://example.org/page", "https://sudokupad.app/a\nb"] {
        assert_eq!(read_link(text), None, "{text}");
    }
}
