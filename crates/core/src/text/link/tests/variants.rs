//! What links of variants tell.

use proptest::prelude::*;

use super::super::content::LinkContent;
use super::super::drawing::{Constraint, ConstraintKind};
use super::super::{base64, deflate, read_link};
use super::{LINE, fpuzzles, notes, padded, rows, sudokupad};
use crate::Cell;

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
        |cells: &[Cell]| cells.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
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

/// A cell on the grid or around it, as f-puzzles names it.
fn any_cell() -> impl Strategy<Value = String> {
    (-1..=11_i32, -1..=11_i32).prop_map(|(row, column)| format!(r#""R{row}C{column}""#))
}

/// An item of an entry, with fields of several entries.
fn any_item() -> impl Strategy<Value = String> {
    let cells = || proptest::collection::vec(any_cell(), 0..5).prop_map(|it| it.join(","));
    let value = prop_oneof![Just("12"), Just("X"), Just("-1e9"), Just(""), Just("99999999999")];
    let direction = prop_oneof![Just("DR"), Just("UL"), Just("?")];
    (any_cell(), cells(), cells(), value, direction).prop_map(
        |(cell, cells, line, value, direction)| {
            let outside = format!(r#""cell":{cell},"direction":"{direction}""#);
            let measures = format!(r#""width":{value},"height":{value},"size":{value}"#);
            let measures =
                if value.is_empty() || value == "X" { String::new() } else { measures + "," };
            let lists = format!(
                r#""cells":[{cells}],"cloneCells":[{cells}],"lines":[[{line}]],"values":[1,2]"#
            );
            let shorter = if direction == "?" { String::new() } else { outside + "," };
            format!(r##"{{{shorter}{measures}{lists},"value":"{value}","outlineC":"#f00"}}"##)
        },
    )
}

proptest! {
    #[test]
    fn every_entry_is_named_and_what_is_read_is_on_the_grid(
        name in prop::sample::select(vec![
            "arrow", "betweenline", "cage", "circle", "clone", "difference", "even", "extraregion",
            "killercage", "line", "littlekillersum", "maximum", "negative", "palindrome", "quadruple",
            "ratio", "rectangle", "renban", "rowindexer", "sandwichsum", "text", "thermometer", "xv",
        ]),
        items in proptest::collection::vec(any_item(), 1..4),
    ) {
        let content = variant(&format!(r#""{name}":[{}]"#, items.join(",")));
        prop_assert_eq!(content.variants.len(), 1);
        prop_assert!(content.unjudged.iter().all(|it| content.variants.contains(it)));
        prop_assert!(content.undrawn.iter().all(|it| content.unjudged.contains(it)));
        for constraint in &content.constraints {
            prop_assert!(constraint.kind == ConstraintKind::Negative || !constraint.cells.is_empty());
        }
        // What is not only named is there.
        if content.undrawn.is_empty() {
            prop_assert!(content.constraints.len() + content.shapes.len() >= items.len());
        }
        for shape in &content.shapes {
            prop_assert!(!shape.points.is_empty());
        }
    }
}
