//! What links tell, in links written here.

use std::fmt::Write as _;

use super::content::{Link, LinkContent, LinkProblem, Site};
use super::drawing::{Constraint, ConstraintKind};
use super::{base64, deflate, lz, percent_encoded, read_link};
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

/// A puzzle of f-puzzles with these entries.
fn variant(entries: &str) -> LinkContent {
    let cells = rows(r#"{"value":"#, r#","given":true}"#, "{}");
    let json =
        format!(r#"{{"size":9,"title":"A variant of some length","grid":{cells},{entries}}}"#);
    fpuzzles(&json).content.unwrap()
}

/// A constraint as text: its kind, cells, path, value and place.
fn told(it: &Constraint) -> String {
    let names =
        |cells: &[crate::Cell]| cells.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    let at = it.at.map(|it| format!(" at {} {}", it.x, it.y)).unwrap_or_default();
    format!("{} {} / {} = {}{at}", it.kind.name(), names(&it.cells), names(&it.path), it.value)
}

#[test]
fn constraints_of_f_puzzles_have_their_cells_and_values() {
    let all = [
        (r#""killercage":[{"cells":["R1C1","R1C2"],"value":"7"}]"#, "killer r1c1 r1c2 /  = 7"),
        (r#""thermometer":[{"lines":[["R9C1","R8C2"]]}]"#, "thermometer r9c1 r8c2 /  = "),
        (
            r#""arrow":[{"cells":["R1C1"],"lines":[["R1C1","R1C2","R1C3"]]}]"#,
            "arrow r1c1 / r1c1 r1c2 r1c3 = ",
        ),
        (
            r#""difference":[{"cells":["R1C1","R1C2"],"value":""}]"#,
            "difference r1c1 r1c2 /  =  at 100 50",
        ),
        (r#""ratio":[{"cells":["R1C1","R2C1"],"value":3}]"#, "ratio r1c1 r2c1 /  = 3 at 50 100"),
        (r#""xv":[{"cells":["R1C1","R2C1"],"value":"V"}]"#, "xv r1c1 r2c1 /  = V at 50 100"),
        (
            r#""quadruple":[{"cells":["R1C1","R1C2","R2C1","R2C2"],"values":[1,2]}]"#,
            "quadruple r1c1 r1c2 r2c1 r2c2 /  = 1 2 at 100 100",
        ),
        (
            r#""littlekillersum":[{"cell":"R0C7","direction":"DR","value":"12"}]"#,
            "little_killer r1c8 r2c9 /  = 12 at 650 -50",
        ),
        (r#""clone":[{"cells":["R1C1"],"cloneCells":["R5C5"]}]"#, "clone r1c1 / r5c5 = "),
        (r#""odd":[{"cell":"R5C5"}]"#, "odd r5c5 /  = "),
        (r#""antiking":true"#, "anti_king  /  = "),
        (r#""negative":["xv"]"#, "negative  /  = xv"),
    ];
    for (entry, expected) in all {
        let content = variant(entry);
        assert_eq!(content.constraints.iter().map(told).collect::<Vec<_>>(), [expected]);
        let counts = [&content.variants, &content.undrawn, &content.unjudged].map(Vec::len);
        assert_eq!(counts, [1, 0, 0], "{entry}");
    }
    let sandwich = &variant(r#""sandwichsum":[{"cell":"R4C10","value":"5"}]"#).constraints[0];
    assert!(
        sandwich.cells.len() == 9
            && sandwich.cells.iter().all(|it| it.to_string().starts_with("r4"))
    );
    let diagonal = &variant(r#""diagonal+":true"#).constraints[0];
    assert_eq!(diagonal.cells[0].to_string() + &diagonal.cells[8].to_string(), "r1c9r9c1");
}

#[test]
fn what_is_not_understood_is_named() {
    let undrawn = [
        r#""xv":[{"cells":["R1C1"],"value":"V"}]"#,
        r#""thermometer":[{"lines":[["R9C1","R10C1"]]}]"#,
        r#""rowindexer":[{"cells":["R1C1"]}]"#,
        r#""quadruple":[{"cells":["R1C1"],"values":["x"]}]"#,
        r#""littlekillersum":[{"cell":"R0C7","value":"12"}]"#,
        r#""negative":["difference"]"#,
    ];
    for entry in undrawn {
        let content = variant(entry);
        assert_eq!(content.variants.len(), 1, "{entry}");
        assert_eq!((&content.undrawn, &content.unjudged), (&content.variants, &content.variants));
    }
    let drawn = [
        r#""killercage":[{"cells":["R1C1"],"value":"<7"}]"#,
        r##""line":[{"lines":[["R1C1","R1C2"]],"outlineC":"#f00","width":0.3}]"##,
        r#""circle":[{"cells":["R1C1","R1C2"],"width":0.5,"height":0.5,"value":"9"}]"#,
        r#""xsum":[{"cell":"R0C1","value":"22"}]"#,
        r#""cage":[{"cells":["R1C1"],"value":"?"}]"#,
    ];
    for entry in drawn {
        let content = variant(entry);
        assert_eq!(content.undrawn, Vec::<String>::new(), "{entry}");
        assert_eq!((content.variants.len(), content.unjudged.len()), (1, 1), "{entry}");
        assert_eq!(content.shapes.len() + content.constraints.len(), 1, "{entry}");
    }
    // The lines by which another entry is seen are no rule of their own.
    let copied = r#""renban":[{"lines":[["R1C1","R1C2"]]}],"line":[{"lines":[["R1C1","R1C2"]],"fromConstraint":"Renban"}]"#;
    let content = variant(copied);
    assert_eq!((&*content.variants, content.shapes.len()), (&["renban".to_string()][..], 1));
}

#[test]
fn regions_and_solutions_are_read() {
    let solution = vec!["1"; 81].join(",");
    let cells = rows(r#"{"value":"#, r#","given":true}"#, "{}");
    let cells = cells.replacen("[[{},{}", r#"[[{"region":1},{}"#, 1);
    let content = fpuzzles(&format!(r#"{{"size":9,"grid":{cells},"solution":[{solution}]}}"#));
    let content = content.content.unwrap();
    assert_eq!(content.variants, ["irregular regions"]);
    let sizes: Vec<usize> = content.constraints.iter().map(|it| it.cells.len()).collect();
    assert_eq!(sizes, [8, 10, 9, 9, 9, 9, 9, 9, 9]);
    assert_eq!(content.solution.iter().flatten().count(), 81);
    let digits = LINE.replace('.', "5");
    let content = sudokupad(&padded(&format!(",metadata:{{t:'T',solution:'{digits}'}}")));
    assert_eq!(content.content.unwrap().solution.iter().flatten().count(), 81);
    let few = sudokupad(&padded(&format!(",metadata:{{t:'T',solution:'{LINE}'}}")));
    assert_eq!(few.content.unwrap().solution, []);
}

#[test]
fn drawings_of_sudokupad_have_places_and_colours() {
    let more = ",l:[{wp:[[0.5,0.5],[1.5,1.5]],c:#8,th:16}],a:[{wp:[[0,0],[1,1]],c:red,th:2,headLength:0.3}],\
                o:[{ct:[1,0.5],w:0.3,h:0.3,r:t,c1:#000000,c2:#FFFFFF,te:7}],\
                ca:[{ce:[[0,0],[0,1]],v:7,sum:7,unique:t},{ce:'r1c1-r2c2',v:x}]";
    let content = sudokupad(&padded(more)).content.unwrap();
    assert_eq!(content.undrawn, Vec::<String>::new());
    assert_eq!(content.unjudged, ["lines", "arrows", "dots or signs on the grid", "cages"]);
    let shapes: Vec<String> = content
        .shapes
        .iter()
        .map(|it| {
            let points: Vec<_> = it.points.iter().map(|at| (at.x, at.y)).collect();
            let form = it.form.name();
            format!("{form} {points:?} {} {} {} {}", it.width, it.thickness, it.stroke, it.text)
        })
        .collect();
    assert_eq!(
        shapes,
        [
            "line [(50, 50), (150, 150)] 0 25 #888888 ",
            "arrow [(0, 0), (100, 100)] 0 3 #ff0000 ",
            "round [(50, 100)] 30 3 #000000 7",
        ]
    );
    assert!(content.shapes[2].is_over && !content.shapes[0].is_over);
    let cages: Vec<String> = content.constraints.iter().map(told).collect();
    assert_eq!(cages, ["killer r1c1 r1c2 /  = 7", "cage r1c1 r1c2 r2c1 r2c2 /  = x"]);
    let curved = sudokupad(&padded(",l:[{d2:'M0 0C1 1',c:#8,th:16}],foglight:[[0,0]]"));
    assert_eq!(curved.content.unwrap().undrawn, ["lines", "fog"]);
}

#[test]
fn rules_for_the_whole_grid_of_sudokupad_are_known() {
    let kinds = |more: &str| -> Vec<ConstraintKind> {
        let content = sudokupad(&padded(more)).content.unwrap();
        assert_eq!(content.unjudged, Vec::<String>::new(), "{more}");
        content.constraints.iter().map(|it| it.kind).collect()
    };
    let metadata = ",metadata:{t:'T',antiknight:t,norowcol:t,antiking:f}";
    assert_eq!(kinds(metadata), [ConstraintKind::AntiKnight, ConstraintKind::NoRowsColumns]);
    let diagonal = ",ca:[{unique:t,hidden:t,ce:'r1c1,r2c2,r3c3,r4c4,r5c5,r6c6,r7c7,r8c8,r9c9'}]";
    assert_eq!(kinds(diagonal), [ConstraintKind::Unique]);
    assert_eq!(kinds(",ca:[{unique:t,hidden:t,ce:'r1c1-r3c3'}]"), []);
}

/// A link of Penpa with a header's rules, the puzzle's and the solver's layer, the tags, and a solution.
fn penpa(rules: &str, drawn: &str, solving: &str, tags: &str, solution: &str) -> LinkContent {
    let text = format!(
        "sudoku,9,9,38,0,1,1,380,380,84,84,0,0,0,0,Title: A%2C B,Author: C,,{rules},OFF,false\n\
         [0,0,0,0]\n{{}}\n{drawn}\n{solving}\n[]\n[]\n\n\n\n\n\n\n\n\n\n\n{tags}"
    );
    let pack = |text: &str| base64::encoded(&deflate::deflate(text.as_bytes()));
    let answer = if solution.is_empty() { String::new() } else { format!("&a={}", pack(solution)) };
    let address = "https://swaroopg92.github.io/penpa-edit/#m=solve&p=";
    read_link(&format!("{address}{}{answer}", pack(&text))).unwrap().content.unwrap()
}

/// Penpa's number of a cell.
const fn number(row: usize, column: usize) -> usize {
    13 * (row + 1) + column + 1
}

#[test]
fn penpa_tells_notes_rules_and_solution() {
    let [one, two, three] = [number(1, 1), number(1, 2), number(1, 3)];
    let drawn = format!(r#"{{"number":{{"{one}":["5",1,"1"]}}}}"#);
    let solving = format!(
        r#"{{"number":{{"{two}":["34",9,"6"],"{three}":[[1,0,0,0,0,0,0,0,1,0],9,"7"]}},"numberS":{{"{}":["7",9],"{}":["8",9]}}}}"#,
        4 * (two + 169),
        4 * (two + 2 * 169) + 1,
    );
    let entries: Vec<String> =
        (0..81).map(|it| format!("\"{},5\"", number(it / 9 + 1, it % 9 + 1))).collect();
    let solution = format!("[[],[],[],[],[{}],[]]", entries.join(","));
    let content = penpa("First%2C%2Dsecond.", &drawn, &solving, r#"["classic"]"#, &solution);
    assert_eq!((&*content.title, &*content.author), ("A, B", "C"));
    assert_eq!(content.rules, "First,\nsecond.");
    assert_eq!(content.variants, Vec::<String>::new());
    let expected = [("r1c2", "34", "78"), ("r1c3", "19", "")];
    assert_eq!(notes(&content), expected.map(|(a, b, c)| (a.into(), b.into(), c.into())));
    assert_eq!(content.solution.iter().flatten().count(), 81);
    assert_eq!(content.puzzle.givens().len(), 1);
}

#[test]
fn penpa_s_drawings_mean_what_their_tags_say() {
    let line = [number(1, 1), number(1, 2)].map(|it| it.to_string()).join(",");
    let drawn = format!(
        r#"{{"thermo":[[{line}]],"arrows":[[{line}]],"killercages":[[{line}]],"numberS":{{"{}":["12",1]}},"symbol":{{"{}":[2,"circle_SS",2]}}}}"#,
        4 * (number(1, 1) + 169),
        number(1, 1) + 3 * 169,
    );
    let tagged = penpa("", &drawn, "{}", r#"["thermo","arrow","killer"]"#, "");
    let all: Vec<String> = tagged.constraints.iter().map(told).collect();
    let expected =
        ["thermometer r1c1 r1c2 /  = ", "arrow r1c1 / r1c1 r1c2 = ", "killer r1c1 r1c2 /  = 12"];
    assert_eq!(all, expected);
    assert_eq!((&*tagged.unjudged, tagged.shapes.len()), (&["symbols".to_string()][..], 1));
    let at = tagged.shapes[0].points[0];
    assert_eq!((at.x, at.y), (100, 50));
    let bare = penpa("", &drawn, "{}", "[]", "");
    assert_eq!(bare.unjudged, ["thermometers", "arrows", "killer cages", "symbols"]);
    assert_eq!(bare.constraints.iter().map(told).collect::<Vec<_>>(), ["cage r1c1 r1c2 /  = 12"]);
    assert_eq!(bare.undrawn, Vec::<String>::new());
    let named = penpa("", r#"{"wall":{"1,2":2},"symbol":{"28":[1,"star",1]}}"#, "{}", "[]", "");
    assert_eq!(named.undrawn, ["symbols", "walls"]);
}
