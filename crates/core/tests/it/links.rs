//! Links of other sites. Those of f-puzzles and SudokuPad were written by those sites' own library for compression, those of Penpa by
//! Penpa.

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
fn penpas_own_form_is_read() {
    let given = text::parse_one(LINE).unwrap().puzzle;
    let entry = text::parse_one(PENPA).unwrap();
    assert_eq!((entry.format, &*entry.label), (Format::Link, "A Title, with comma zG, Setter"));
    assert_eq!(entry.puzzle.givens(), given.givens());
    // The solver's digit, and no note.
    let mut with_digit = given;
    with_digit.place("r1c1=4".parse().unwrap());
    assert_eq!(entry.puzzle, with_digit);
    // A link to solve has the puzzle alone.
    assert_eq!(text::parse_one(PENPA_SOLVE).unwrap().puzzle, given);
    let old = PENPA.replace("#m=", "?m=");
    assert_eq!(text::parse_one(&old).unwrap().puzzle, with_digit);
}

#[test]
fn a_link_to_penpa_in_the_form_of_puzz_link_is_read() {
    let link = "https://swaroopg92.github.io/penpa-edit/#p=https://puzz.link/p?sudoku/9/9/5g6zzzx";
    let line = format!("5.6{}", ".".repeat(78));
    assert_eq!(text::parse_one(link).unwrap().puzzle, text::parse_one(&line).unwrap().puzzle);
}

#[test]
fn a_variant_is_refused_by_name() {
    assert_eq!(
        error(PENPA_VARIANT),
        "expected a classic Sudoku; the link holds a variant: shaded cells, irregular regions, or lines on edges, symbols, killer"
    );
    assert_eq!(
        error(VARIANT),
        "expected a classic Sudoku; the link holds a variant: anti-knight, killer cages"
    );
}

#[test]
fn what_cannot_be_read_says_what_to_do() {
    assert!(error("https://sudokupad.app/abcdef123").contains("only names one on a server"));
    for end in [0, 40, PENPA.len() - 30] {
        let start = "https://swaroopg92.github.io/penpa-edit/#m=edit&p=";
        let cut = PENPA.get(..start.len().max(end)).unwrap();
        assert!(error(cut).contains("incomplete or malformed"), "{cut}");
    }
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
const PENPA: &str = "https://swaroopg92.github.io/penpa-edit/#m=edit&p=7VVdb+I4FH3vr0CR9mksje2A8yHNA6UfUtUyZdtut0WoSiEU2kBmQmiroP73OdcxixPorLrSSPOwCpjDcXzul329WI7SpyUL8Lg+40zg6UZd/eXWcznNkzhstBsa/CE7jZdpPmkM09ksahS3x6y9zCdpFjYu4jyPM8bY16MjNo6SRcxObh73D57aL4ftvz+3bl33qjv+9HjQu3ocXf8lenz6OePdxJ+fnR/sJ5+Oi9uzSfs5PozV+SIdTpI4GkXF7fXJazI/8h8mY9E5mXT8cTTni+/+ZfC83/vyZa9v/BzsrYogLHqsOA77jnCYI/EVzoAVvXBVnIXFBSsuMOUwMWDObJnk02GapJmz5orTcqEEPNzAaz1PqFOSggN3DQa8ARxOs2ES352WzHnYLy6ZQ7b39WqCzix9jskY+Ub/kcH7KRH3UY7MLibTbw5zMVFWxrwqBm+saH8sAoisIyBYRkBoRwQU2K+NIBi8vaE4fyKGu7BP4VxtoL+BF+EKYzdcOTKgpR5cKSvouC4RLYtoEeFahCIi2BBNvcR6o6mXYFOsiVZznWJDKE5E0yJ8IvwN4dVFPa2hNoQv64RX0wjqZoN6tILXHRFcq1iGBa/7JrjWsVIghGYsZ4TUylYihRT1VVIHaSvLustiK/+iLMA/yqik0PW80eMlSswKV48HeuR6bOnxVL9ziMoLXzFBCZFQCQImBfIJjF8mJYwSli0mXYRPGK1LthAC4ZZgUsFVwqrJpIekEfY8JgMETjjgzOUIkPR96HOjz6EvjL6AvjT6EvpNo9+EPm0abQv6yugr6PtG3+ewVerjF7aQFq1D/hteusBGR0LHjkuu31fARl9C3/aHjofG8N81dl3YdY2fivJg4lKwq4xdBbt2fpSxq2BXGbsKdu246AhoDLvK2FWw65FdFO1al66jx6YelS6pR2f6g6de72jseqqNPtO0WfvC3EPrX+r19Ir3XzfZv3rdH9Bn5SzS5G6xzMbRML6LX6Nh7oTltWbPVLj5cnYfox9bVJKm35LpfJfCeqpCTh/maRbvnCIyHj28J0VTO6Tu02xU8+klSpJqLN+XUVZdXN4HFSrP0Oyt/1GWpS8VZhblkwphXQwVpXheS2YeVV2MnqKatdkmHW97zqujv31sadw4/9/9v/PdT4XiH+oFv+hg/w4u6L2cZj9pLJvJOr2jvYD9SYexZnfx7zQTa7bOb3UOcna7eYDd0T/A1lsIqO0uAnKrkYB7p5eQar2dkFf1jkKmtpoKmbL7Sn+w9wM=";
const PENPA_SOLVE: &str = "https://swaroopg92.github.io/penpa-edit/#m=solve&p=tVVtb+I4F/3Or0CW9tNYGtsBk0SaD5S+SNWULdt2uy1CVQqh0AYyE0Jbper89jnXMYsT6DyalR4hzOE4PvfFnMtqPUmf1jzAy/O54BKvftQ3b+G8Lud5EofNbtOAP1Sv+TLPZ81xulhEzeL2hHfX+SzNwuZFnOdxxjn/8/iYT6NkFfPTm8eDw6fuy1H3n8/tW8+76k8/PR4Orh4n13/LgZh/zkQ/8Zdn54cHyaeT4vZs1n2Oj2J9vkrHsySOJlFxe336miyP/YfZVPZOZz1/Gi3F6rt/GTwfDL58aQxtnqPGkEnGmcJbstGP4uLHkDEuR4234q/wrbgLh6N3Xlxtob+FF+Eb1n74xlTAwiHr4KCR4czziGg7RJsIzyE0EcGWaJkjzhMtcwSZbYh2iwikuyG0IKLlED4R/pbo1EU7RkNvCV/ViU5NI6iHDerVSlFPRAqj4gSWop6bFEbHaYGUhnGSkcooO42UStZPKVOkq6zqKcud/svyAv5Vxk1Kc583Zr3EFfPCM+uhWYVZ22b9ap45ws1LX3NJDVFQCQKuJPoJjE+uFIISVm2uPJRPGK5RbZRAuC250kiVsG5x1UHTCHc6XAUonHAguCdQIOn70BdWX0BfWn0JfWX1FfRbVr8FffrRmFjQ11ZfQ9+3+r5ArFIfn4iFthgdyt/yygO2Ogo6bl1q87wGtvoK+m4+ZA+Dkb9n43qI69k8NfXB1qURV9u4GnHd/mgbVyOutnE14rp1kQUMRlxt42rE7VBcXNq1ubqeWVtm1eZKO+TpRmOIiQDzs1Wa3K3W2TQax3fxazTOWVgOJ3enwi3Xi/s4q1BJmn5L5st9CputCjl/WKZZvHeLyHjy8JEUbe2Ruk+zSS2nlyhJqrV8X0dZ9fB4no2TKpVn88r3KMvSlwqziPJZhbiPcoz+1Wz+raoUL2vNzKNqitFTVIu22LbjvcFemXkP8evgHk3qICwGvDgpLb+Z5bwYYFSfhcUFTepyqnO2WCf5fJwmKUJaDm42BxXg0RZem31CPTtLBHDfYsAbwLJTd19L5jwcFpecUewDc5ogW6TPSL7Mjb7jP/Ae5Q2Z0yDUgUrNf+tmctFE6v5eBRDZVECwrIDQngqosP9vBcHovbws8Vt/pv9tEP9PZ79aU6fZL3y93azTe9wN9hcGd3b38R942dmt8zvGpWR3vQt2j33B1h0MatfEIHd8DO4DK5Nq3c2UVd3QFGrH0xTKtTXGrkE/AQ==";
const PENPA_VARIANT: &str = "https://swaroopg92.github.io/penpa-edit/#m=edit&p=7VZdb+I4FH3vr0CW9mksje2A8yHNA6UfUjVly7bdbotQlUJa0gYyE0JbBfW/z7lOWJxAZ2ceRpqHFWAOx/E59147NyyWk/RpyX28HI8LLvHqh33zEdbrIs6TKGh1Wwb8oXqtlziftsbpbBa2iptj3l3m0zQLWudRnkcZ5/zPoyN+HyaLiJ9cP+4fPHVfDrv/fOzcOM5l//7D48Hg8nFy9bcciPhjJvqJNz89O9hPPhwXN6fT7nN0GOmzRTqeJlE4CYubq5PXZH7kPUzvZe9k2vPuw7lYfPUu/Of9wadPe8MqztHeqvCDYsCL42DIJONM4SPZiBeDYFWcBsU5L84xxbgccTZbJnk8TpM0Y2uu+FwuVICHG3hl5gn1SlIK4H6FAa8Bx3E2TqLbzyVzFgyLC87Ie9+sJshm6XNEZhQb/UYF72Ii7sIclV1M4y+MO5god6a6VI7eeNH9uQwgss6AYJkBoR0ZUGK/NgN/9PaGzfkLOdwGQ0rncgO9DTwPVkx5LJDAfcI+CbgIqNxH5jhEdCyiQ4RjEZoIf0O0zRLrirZZgqOxJjrtdaErQgsi2haBmIbM2xBuU9Q1GnpDeKpJuA0Nv2nrN7OVohmIFEbFMpaiGZsURscqgZSGsYKRyihbhZRKNlcpk6StrJohy636y3ID/lXGTspghfEa++mQK3j7pGHqArvPC8eMB2YUZuyY8bNZfojl0tNcUpUUpH2fK4kiA+ObK4VICKsOVw5qQhhdTXWQF+GO5EojfsK6zZWLShJ2Xa58xEXYF9wRyJr0PeiLSl9AX1b6Evp0Ro0X9NuVfhv6dJKMF/R1pa+h71X6noBXqY9veKFWRofir3jlAFc6Cjp2Xmp9vQau9BX07XjonjEY8VO9TR3g61RxaqpDlZeGr658NXzt+ujKV8NXV74avnZedF8YDF9d+Wr4uqWv9BwuvVJT+i72jq7HZl6ZLe2ZsW1GbbbapTbwg41i3SLM8cctQh6mAdAZwyErHwrrb3o80CVu/UT++OH7z6iHI3qv2CJNbhfL7D4cR7fRazjOWVA+Ce2ZGjdfzu4itHCLStL0SxLPdymsp2pk/DBPs2jnFJHR5OE9KZraIXWXZpNGTC9hktRz+boMs/ri8sauUXmG54P1O8yy9KXGzMJ8WiOsZ0lNKZo3ipmH9RDDp7DhNtuU422PvTLzGeKo4yH1/9+F3/nvAm2U+Kle8Itu7N8hBHOW0+w7jWUz2aR3tBew3+kw1uwu/p1mYs02+a3OQcFuNw+wO/oH2GYLAbXdRUBuNRJw7/QSUm22E4qq2VHIaqupkJXdV4bsKU4S1Hi09w0=";
