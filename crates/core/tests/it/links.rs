//! Links of other sites. Those of f-puzzles and SudokuPad were written by those sites' own library for compression.

use ergodoku_core::text::{self, Format};

const LINE: &str =
    ".7...5.39..3.2....1.....4...8....36...6....8..1....74..389.....659.81......35....";

fn error(link: &str) -> String {
    text::parse_one(link).unwrap_err().message().to_string()
}

#[test]
fn a_title_is_the_label_unless_the_line_has_one() {
    let entry = text::parse_one(FPUZZLES).unwrap();
    assert_eq!((entry.format, &*entry.label), (Format::Link, "Easy one, A. Setter"));
    assert_eq!(entry.puzzle, text::parse_one(LINE).unwrap().puzzle);
    let entry = text::parse_one(&format!("{FPUZZLES} # mine")).unwrap();
    assert_eq!(entry.label, "mine");
}

#[test]
fn sudokupads_own_form_is_read() {
    let entry = text::parse_one(SCL).unwrap();
    assert_eq!(&*entry.label, "Easy one, A. Setter");
    assert_eq!(entry.puzzle, text::parse_one(LINE).unwrap().puzzle);
    let bare = SCL.rsplit('/').next().unwrap();
    assert_eq!(text::parse_one(bare).unwrap().puzzle, entry.puzzle);
}

#[test]
fn a_variant_is_refused_by_name() {
    assert_eq!(
        error(VARIANT),
        "expected a classic Sudoku; the link holds a variant: anti-knight, killer cages"
    );
}

#[test]
fn what_cannot_be_read_says_what_to_do() {
    assert!(error("https://sudokupad.app/abcdef123").contains("only names one on a server"));
    assert!(
        error("https://swaroopg92.github.io/penpa-edit/#m=edit&p=7VTLbtswELz7K4I98yBKtB0")
            .contains("is not read")
    );
    assert!(error(&FPUZZLES[..FPUZZLES.len() - 30]).contains("incomplete or malformed"));
    // An address above a grid is its title, as before.
    let rows: Vec<String> =
        LINE.as_bytes().chunks(9).map(|it| String::from_utf8_lossy(it).into()).collect();
    let entry = text::parse_one(&format!("https://example.org/page\n{}", rows.join("\n"))).unwrap();
    assert_eq!(entry.label, "https://example.org/page");
}

#[test]
fn links_stand_among_other_puzzles() {
    let file = format!("{LINE}\n{FPUZZLES}\n{LINE}\n");
    let read: Result<Vec<_>, _> = text::parse_all(&file).into_iter().collect();
    let read = read.unwrap();
    assert_eq!(read.iter().map(|it| it.line).collect::<Vec<_>>(), [1, 2, 3]);
    assert!(read.iter().all(|it| it.puzzle == read[0].puzzle));
}

const FPUZZLES: &str = "https://www.f-puzzles.com/?load=N4IgzglgXgpiBcBOANCALhNAbO8QFEBDMATwAIB7AOzlUIFc0ALCgJwRAEEA6MgZRho0Mdqlb0cYQRwBybALaEsZcZO4hUAc1YQAJggDaB0AGM2NVgAUYVExCwBZQqwDWYQwEZkAJgC6AX2RQADclelwAdi0IYJsENHEYQNNzEWtbeydXd3gDLz9kkDNWC3S7R2c3Tx8AoKLUqxtyrKrc%2FNqQsNwAVmjYqnjEwuLSpszKnLyawtCscIQAZj64%2BATwma6EFBBNGJW1pN9kY3qStLGK7OqCupHzjMvWqZvOudwlnb2B1aHbhrLxlc2tM6rN5vBvMtvgdhv8Li1Ju1YWdGg8EdcOqdRmiJhjkdjmrjgQUjicwbgvJ9%2BoN1n8UQDHoiQSl6fCic9MXdUYSgRz8fceU8kXSCYChcyQOSEAAWKE0pIigVipkvLFKxl40ks0Ua4mYqXwAAccp%2BtO16vRev53OVeMVNt1fPtDMtTte4I%2Bu2ppoV7twADYTTDnWzeUitWqHa7heao%2ByY5LNvBA1T9r9Yy74xKuZmw9m4Ti86qc6HxaqDcbU9D05Hc2WAhGS4X6xs3ghKV602ba6WVZyC4K%2B9a60OQ83R36EFEq%2FLW%2BDZTOfcPe5rjhmV1bQUnPV9Z1u20agzWDdtO9Xu03B3b1%2BPrz3b5ub1fH%2Ffn3yIwaU2e95P4L1F8Gv6nruS5jm%2BCYVke3YGh2IGAa%2BtovpeiFughjrhmuaHRvmrIPqhyHoRKBo7t68EGv%2B36gU%2BKEJgR2HFgONE4Tq9ENgEQA%3D%3D%3D";
const VARIANT: &str = "https://f-puzzles.com/?load=N4IgzglgXgpiBcBOANCALhNAbO8QFEBDMATwAIB7AOzlUIFc0ALCgJwRAEEA6MgZRho0Mdqlb0cYQRwBybALaEsZcZO4hUAc1YQAJggDaB0AGM2NVgAUYVExCwBZQqwDWYQwEZkAJgC6AX2RQADclelwAdi0IYJsENHEYQNNzEWtbeydXd3gDLz9kkDNWC3S7R2c3Tx8AoKLUqxtyrKrc/NqQsNwAVmjYqnjEwuLSpszKnLyawtCscIQAZj64+ATwma6EFBBNGJW1pN9kY3qStLGK7OqCupHzjMvWqZvOudwlnb2B1aHbhrLxlc2tM6rN5vBvMtvgdhv8Li1Ju1YWdGg8EdcOqdRmiJhjkdjmrjgQUjicwbgvJ9+oN1n8UQDHoiQSl6fCic9MXdUYSgRz8fceU8kXSCYChcyQOSEAAWKE0pIigVipkvLFKxl40ks0Ua4mYqXwAAccp+tO16vRev53OVeMVNt1fPtDMtTte4I+u2ppoV7twADYTTDnWzeUitWqHa7heao+yY5LNvBA1T9r9Yy74xKuZmw9m4Ti86qc6HxaqDcbU9D05Hc2WAhGS4X6xs3ghKV602ba6WVZyC4K+9a60OQ83R36EFEq/LW+DZTOfcPe5rjhmV1bQUnPV9Z1u20agzWDdtO9Xu03B3b1+Prz3b5ub1fH/fn3yIwaU2e95P4L1F8Gv6nruS5jm+CYVke3YGh2IGAa+tovpeiFughjrhmuaHRvmrIPqhyHoRKBo7t68EGv+36gU+KEJgR2HFgONE4Tq9ENkcICEFQGAuFQECaEwaDyqgLj2DgrAmIQmi4CcJgwFgWCTCAABKHgAMIeCA7EGiA3QgP47HMCI8gUPIggiIYARAA";
const SCL: &str = "https://sudokupad.app/sclN4SwJgXAHgjANAYwKYBsUGUQC8kQKwAMiqKAzhANoVzABuEA7AL5ys314vsQDMLdEAJxMAunGrc+rAQCYurMRQEx5bAQBYui7gA5Vk%2FvQBsLbdxNtp9PXG3L9A5t023xB3YaH7FAiwM7cwlYQNvZsZu7+qiJiCACGlHRxKACuuADkAC4gmSi4AAQAonGkAJ75APYAdkjphslpEOlxKZkAFhUAThD5AIIAdPnoSJmZSJ11Yp24FGIolCJMQA=";
