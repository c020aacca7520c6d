//! The text forms, as people and programs write them, and what is said of what cannot be read.

use ergodoku_claims::{Argument, Claim, Pattern};
use ergodoku_core::LinkKind;

fn read(text: &str) -> Claim {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// What is written when it is read, and the ways to write it.
const CONCLUSIONS: [(&str, &[&str]); 10] = [
    (
        "r4c7<>5",
        &[
            "r4c7<>5",
            "R4C7<>5",
            "r4c7!=5",
            "r4c7≠5",
            "r4c7-5",
            "r4c7 − 5",
            "-5r4c7",
            "−5r4c7",
            "D7<>5",
            "-5D7",
            "r4c7 is not 5",
            "r4c7 cannot be 5",
            "not 5 in r4c7",
            "~5r4c7",
            "<>5r4c7",
        ],
    ),
    (
        "r4c7=5",
        &[
            "r4c7=5",
            "5r4c7",
            "(5)r4c7",
            "R4C7: 5",
            "D7=5",
            "5D7",
            "r4c7 is 5",
            "r4c7:=5",
            "r4c7 = 5.",
            "b6p1=5",
            "n5r4c7",
            "r4c7n5",
            "5 in r4c7",
            "R4C7 = 5 because of row 4",
        ],
    ),
    ("r9c7=5", &["J7=5", "K7=5", "I7=5", "r9c7=5"]),
    (
        "r1c2<>78, r45c3<>5",
        &[
            "r45c3<>5, r1c2<>78",
            "r45c3<>5; r1c2<>78",
            "r45c3<>5 and r1c2<>7,8",
            "DE3<>5, A2<>78",
            "-5r45c3, -78r1c2",
            "r4c3,r5c3<>5 r1c2<>78",
            "r4c3, r5c3 <> 5 & r1c2 ≠ (7,8)",
        ],
    ),
    ("r1c1=3, r4c7<>5", &["r4c7<>5, r1c1=3", "r1c1=3; -5r4c7"]),
    ("r4c1,r8c2<>5", &["r4c1,r8c2<>5", "-5r4c1,r8c2"]),
    ("r5c2<>1, r5c4<>79", &["r5c2<>1, r5c4<>7, r5c4<>9"]),
    (
        "Hidden Single: r1c2=5",
        &[
            "Hidden Single: R1C2: 5 in block",
            "r1c2=5 by a Hidden Single in row 1",
            "r1c2=5 (Hidden Single)",
        ],
    ),
    (
        "Hidden Single: 5 in r1 => r1c2=5",
        &[
            "Hidden Single: 5 in r1 => r1c2=5",
            "Hidden Single: 5 in rA => A2=5",
            "Hidden Single: 5 in r1 ⇒ r1c2=5",
        ],
    ),
    (
        "X-Wing: 5 r27c36 => r4c3<>5",
        &[
            "X-Wing: 5 r27c36 => r4c3<>5",
            "X-Wing: 5 r27 c36 => r4c3<>5",
            "X-Wing: 5 BG36 => D3<>5",
            "X-Wing: 5 R27 \\ C36 --> R4C3<>5",
            "X-Wing 5 r27c36 => r4c3<>5",
        ],
    ),
];

#[test]
fn conclusions_are_read_in_every_style() {
    for (wanted, texts) in CONCLUSIONS {
        for text in texts {
            assert_eq!(read(text).to_string(), wanted, "{text}");
        }
    }
}

/// A pattern without a conclusion that can be read says nothing, above all nothing else.
#[test]
fn a_pattern_is_no_conclusion() {
    let columns = [
        "Pointing: 7 r45c6 in b5 ~> r6c6<>7",
        "7 r45c6 in b5",
        "r45c6=7",
        "r1c5=9 so r2c5<>9",
        "guardian 2r6c4; r6c4<>17",
    ]
    .map(|text| {
        let error = text.parse::<Claim>().expect_err(text);
        (error.line(), error.column())
    });
    assert_eq!(columns, [(1, 11), (1, 9), (1, 8), (1, 8), (1, 1)]);
    assert!(read("r1c5=9 or r1c5<>9").conclusions.is_empty());
    assert_eq!(read("r4c8<>5, so box 6 is easier now").to_string(), "r4c8<>5");
}

#[test]
fn chains_are_read_in_every_style() {
    let wanted = read("(5)r1c2=(5-3)r4c2=(3)r4c7 => r1c7<>5");
    for text in [
        "5r1c2=5r4c2-3r4c2=3r4c7 => r1c7<>5",
        "5r1c2 = 5r4c2 - 3r4c2 = 3r4c7 => -5r1c7",
        "(5)r1c2==(5--3)r4c2==(3)r4c7 => r1c7≠5",
        "(5)r1c2=(5−3)r4c2=(3)r4c7 ⇒ r1c7≠5",
        "r1c2(5)=r4c2(5-3)=r4c7(3) => r1c7<>5",
        "(5)A2=(5-3)D2=(3)D7 => A7<>5",
        "5 r1c2 =5= r4c2 =3= r4c7 => r1c7<>5",
    ] {
        assert_eq!(read(text), wanted, "{text}");
    }
    let printed = [
        // HoDoKu's chains.
        (
            "AIC: 8/9 8- r2c4 =8= r2c6 -8- r9c6 =8= r9c9 -8- r7c9 -9- r8c8 =9= r8c4 -9 => r8c4<>8, r2c4<>9",
            "(8)r2c4=(8)r2c6-(8)r9c6=(8)r9c9-(8=9)r7c9-(9)r8c8=(9)r8c4",
        ),
        (
            "XY-Chain: 2 2- r2c1 -6- r2c4 -8- r7c4 -9- r8c4 -2 => r8c1<>2",
            "(2=6)r2c1-(6=8)r2c4-(8=9)r7c4-(9=2)r8c4",
        ),
        (
            "Discontinuous Nice Loop: 2/5 r3c7 =8= r3c6 -8- r9c6 =8= r9c9 =1= r9c8 -1- r2c8 =1= r2c7 =8= r3c7 => r3c7<>25",
            "(8)r3c7=(8)r3c6-(8)r9c6=(8-1)r9c9=(1)r9c8-(1)r2c8=(1-8)r2c7=(8)r3c7",
        ),
        (
            "Continuous Nice Loop: 1/2 8= r7c9 =4= r8c9 =2= r3c9 -2- r3c5 -1- r1c6 =1= r1c8 -1- r2c7 -8- r7c7 =8= r7c9 =4 \
            => r3c6,r78c9<>1",
            "(8-4)r7c9=(4-2)r8c9=(2)r3c9-(2=1)r3c5-(1)r1c6=(1)r1c8-(1=8)r2c7-(8)r7c7=",
        ),
        (
            "Almost Locked Set Chain: 4- r8c5 {47} -7- r18c3 {167} -1- r25c3 {158} -5- r13c3,r3c12 {14567} -4 => r3c5<>4",
            "(4=7)r8c5-(7=1)r18c3-(1=5)r25c3-(5=4)r1c3,r3c123",
        ),
    ];
    for (text, chain) in printed {
        let argument = read(text).argument.expect("it has a chain");
        assert_eq!(argument.to_string(), chain, "{text}");
    }
    let Some(Argument::Chain(chain)) = read("(1=5)r1c9-(5=9)r3c8-(9=1)r7c8- => r5c8<>9").argument
    else {
        panic!("it is a chain")
    };
    assert!(chain.is_loop() && chain.links.last() == Some(&LinkKind::Weak));
    let repeated = read("(1=5)r1c9-(5=9)r3c8-(9=1)r7c8-(1)r1c9 => r5c8<>9").argument;
    assert_eq!(repeated, Some(Argument::Chain(chain)));
}

#[test]
fn truths_and_links_are_read_in_every_style() {
    let wanted = read("{5r2 5r7} {5c3 5c6} => r4c3<>5");
    for text in [
        "{5R2 5R7} {5C3 5C6} => r4c3<>5",
        "5R27 \\ 5C36 => r4c3<>5",
        "2 Truths = {5R27} 2 Links = {5C36} --> r4c3<>5",
        "truths 5r2, 5r7; links 5c3, 5c6 => r4c3<>5",
        "{ 5r27 } \\ { 5c36 } => r4c3<>5",
    ] {
        assert_eq!(read(text), wanted, "{text}");
    }
    let cells = read("{47N 5n12 r1c1} {4b1} => r4c3<>5");
    assert_eq!(cells.to_string(), "{r4c7 r5c1 r5c2 r1c1} {4b1} => r4c3<>5");
    let guardians = "{guardians of 5r12c14 7r12c14 5r2} {5c3} => r4c3<>5";
    assert_eq!(read(guardians).to_string(), guardians);
    let reversed = "{guardians of 5r12c14 7r12c14 reversed 5r2} {5c3} => r4c3<>5";
    assert_eq!(read(reversed).to_string(), reversed);
    let image = "{image of r1c1=5 by r987654321 c987654321 213456789 5r2} {5c3} => r4c3<>5";
    assert_eq!(read(image).to_string(), image);
    let no_symmetry = image.replace("r987654321", "r124356789").parse::<Claim>();
    assert!(no_symmetry.unwrap_err().to_string().contains("a candidate and a symmetry"));
}

#[test]
fn hodokus_steps_are_understood() {
    for (text, parts) in [
        ("Locked Candidates Type 1 (Pointing): 7 in b1 => r7c1<>7", "7 in b1"),
        ("Naked Triple: 1,7,9 in r578c3 => r4c3<>1, r46c3<>9", "179 in r578c3"),
        ("Finned Franken Swordfish: 8 c34b3 r346 fr2c7 => r6c7<>8", "8 c34b3 r346 fr2c7"),
        ("Skyscraper: 9 in r4c5,r5c8 (connected by r8c58) => r5c6<>9", "9 in r4c5,r5c8, r8c58"),
        (
            "W-Wing: 9/8 in r5c7,r9c9 connected by 8 in r2c7,r3c9 => r6c9<>9",
            "89 in r5c7,r9c9, 8 in r2c7,r3c9",
        ),
        (
            "Sue de Coq: r13c7 - {1369} (r56c7 - {123}, r1c8 - {69}) => r3c8<>6",
            "1369 in r13c7, 123 in r56c7, 69 in r1c8",
        ),
        (
            "Almost Locked Set XZ-Rule: A=r7c8 {36}, B=r7c56,r8c4 {3456}, X=3, Z=6 => r8c8<>6",
            "36 in r7c8, 3456 in r7c56,r8c4, 3, 6",
        ),
        (
            "Remote Pair: 8/6 r1c6 -6- r1c7 -8- r3c8 -6- r5c8 => r5c6<>8",
            "68 in r1c6, 68 in r1c7, 68 in r3c8, 68 in r5c8",
        ),
        (
            "Forcing Chain Verity => r3c5<>8 // r5c2=8 r4c3<>8 r3c3=8 r3c5<>8 // r5c5=8 r3c5<>8",
            "r5c2=8 or r5c5=8",
        ),
    ] {
        let claim = read(text);
        let argument = claim.argument.expect("there is a pattern");
        assert!(!matches!(argument, Argument::Pattern(Pattern::Other(_))), "{text}");
        assert_eq!(argument.to_string(), parts, "{text}");
    }
    assert_eq!(
        read("Bivalue Universal Grave + 1 => r1c2<>2, r1c2<>4").technique.as_deref(),
        Some("Bivalue Universal Grave + 1")
    );
    let forced = read("Forcing Chain Contradiction in r1 => r2c2<>8");
    assert_eq!(forced.technique.as_deref(), Some("Forcing Chain Contradiction"));
}

#[test]
fn errors_say_where_and_what_was_expected() {
    for (text, said) in [
        ("", "line 1, column 1: expected a claim such as r4c7<>5, found the end"),
        ("r4c7<>x", "line 1, column 7: expected digits such as 5 or 57, found `x`"),
        ("r4c7=57", "line 1, column 6: expected one digit, found `57`"),
        (
            "X-Wing: 5 r27c36 => r4c3<>",
            "line 1, column 27: expected digits such as 5 or 57, found the end",
        ),
        (
            "(5)r1c2=(5-x)r4c2 => r1c7<>5",
            "line 1, column 12: expected digits such as 5 or 57, found `x`",
        ),
        (
            "(5)r1c2=5)r4c2 => r1c7<>5",
            "line 1, column 10: expected a cell such as r4c7 or D7, found `)`",
        ),
        ("(5)r1c2≠(5)r4c2", "line 1, column 8: expected a comma, or the end, found `≠`"),
        (
            "{5r2 5x7} {5c3} => r4c3<>5",
            "line 1, column 6: expected a constraint such as 5r2, 5c3, 5b1 or 4n7, found `5x7`",
        ),
        (
            "r0c1=5",
            "line 1, column 1: expected a conclusion such as r4c7=5, r4c7<>5 or -5r4c7, found `r0c1`",
        ),
        (
            "r1c2 => ",
            "line 1, column 9: expected a conclusion such as r4c7=5, r4c7<>5 or -5r4c7, found the end",
        ),
    ] {
        let error = text.parse::<Claim>().expect_err(text);
        assert_eq!(error.to_string(), said, "{text}");
    }
}

/// Claims cut, joined and with characters changed: the reader says yes or no, and what it reads it can write.
#[test]
fn whatever_is_read_can_be_written_and_read_again() {
    let seeds = [
        "X-Wing: 5 r27c36 => r4c3<>5",
        "(5)r1c2=(5-3)r4c2=(3)r4c7 => r1c7<>5, r2c2=7",
        "8- r2c4 =8= r2c6 -8- r9c6 =7= r1c5 -7 => r8c4<>8",
        "{5R2 5R7 47N} {5c3 5c6} => r4c3<>5",
        "Sue de Coq: r13c7 - {1369} (r56c7 - {123}, r1c8 - {69}) => r3c8<>6",
        "Forcing Chain: r1c2=5 or r1c3<>5 => r4c3≠5 // r1c1=2 r2c2<>3",
        "Remote Pair: 13 r3c6-r5c6-r4c5-r4c2 => r3c2<>13",
        "r4c7 is not 5 and D7=3; -5b3p4 by a naked single (row 3)",
    ];
    let mut random = fastrand::Rng::with_seed(3);
    let signs: Vec<char> = "rc0123456789=-<>(){}[],;:&/\\ ≠−⇒\u{0}é\n".chars().collect();
    let mut read = 0;
    for _ in 0..40_000 {
        let (one, other) = (random.choice(seeds).unwrap_or(""), random.choice(seeds).unwrap_or(""));
        let mut text: Vec<char> = one.chars().take(random.usize(..70)).collect();
        text.extend(other.chars().skip(random.usize(..70)));
        for _ in 0..random.usize(..4) {
            if !text.is_empty() {
                let place = random.usize(..text.len());
                text[place] = random.choice(&signs).copied().unwrap_or(' ');
            }
        }
        let text: String = text.into_iter().collect();
        let Ok(claim) = text.parse::<Claim>() else { continue };
        read += 1;
        let written = claim.to_string();
        let again: Claim = written
            .parse()
            .unwrap_or_else(|error| panic!("{text:?}\n{written:?}\n{claim:?}\n{error}"));
        assert_eq!(again.conclusions, claim.conclusions, "{text:?}\n{written:?}");
    }
    assert!(read > 2_000, "{read}");
}
