//! Patterns as the techniques' notations write them, ours and HoDoKu's.

use ergodoku_core::{Candidate, CellSet, DigitSet, HouseKind, HouseSet, Literal};

use super::scan::{ARROW, Expected, Read, Scanner};
use super::{chain, count, labelled};
use crate::{Argument, Node, Pattern};

/// The argument up to the end of the scanner. `technique` is the name before it, in lower case.
pub(crate) fn argument(scanner: Scanner, technique: Option<&str>) -> Read<Argument> {
    if technique.is_some_and(|name| name.starts_with("remote pair"))
        && let Ok(pattern) = whole(scanner, remote_pair)
    {
        return Ok(pattern);
    }
    let mut failed: Option<Expected> = None;
    let forms: [fn(&mut Scanner) -> Read<Argument>; 6] =
        [fish, count::count, chains, labelled_chain, premises, assumption];
    for form in forms {
        match whole(scanner, form) {
            Ok(argument) => return Ok(argument),
            Err(error) => failed = Some(failed.map_or(error, |it| it.or(error))),
        }
    }
    let error = failed.unwrap_or(Expected { at: scanner.at, what: "expected-argument" });
    // Of what names no technique, a chain is meant.
    let mut start = scanner;
    start.skip_spaces();
    let is_chain = start.peek() == Some(b'(') && error.at > start.at + 4;
    if technique.is_none() || is_chain {
        return Err(error);
    }
    whole(scanner, sets)
}

/// What `form` reads, if that is everything.
fn whole(mut scanner: Scanner, form: fn(&mut Scanner) -> Read<Argument>) -> Read<Argument> {
    scanner.skip_spaces();
    let argument = form(&mut scanner)?;
    match scanner.is_at_end() {
        true => Ok(argument),
        false => scanner.expected("expected-arrow-or-end"),
    }
}

/// One chain, or several with commas between them.
fn chains(scanner: &mut Scanner) -> Read<Argument> {
    let mut chains = vec![chain::chain(scanner)?];
    while scanner.eat_any(b",;").is_some() {
        scanner.skip_spaces();
        chains.push(chain::chain(scanner)?);
    }
    Ok(match chains.len() {
        1 => Argument::Chain(chains.remove(0)),
        _ => Argument::Either(chains.into_iter().map(Argument::Chain).collect()),
    })
}

fn labelled_chain(scanner: &mut Scanner) -> Read<Argument> {
    labelled::chain(scanner).map(Argument::Chain)
}

/// `5 r27c36`, `5 r27b3 c147 fr2c1 efr4c4`, `5 r27c36 fr2c1 or c37 fr7c1`.
fn fish(scanner: &mut Scanner) -> Read<Argument> {
    let digit = scanner.digit()?;
    scanner.skip_spaces();
    let (base, mut cover) = base_and_cover(scanner)?;
    let mut found = Vec::new();
    loop {
        let fins = fins(scanner)?;
        found.push(Argument::Pattern(Pattern::Fish { digit, base, cover, fins }));
        scanner.skip_spaces();
        if !scanner.eat_word("or") {
            break;
        }
        scanner.skip_spaces();
        cover = scanner.houses()?;
    }
    // What a Kraken fish follows its fins with.
    if scanner.eat_word("with") {
        scanner.at += scanner.rest().len();
    }
    Ok(match found.len() {
        1 => found.remove(0),
        _ => Argument::Either(found),
    })
}

fn base_and_cover(scanner: &mut Scanner) -> Read<(HouseSet, HouseSet)> {
    let before = *scanner;
    let Ok(first) = scanner.houses_of_a_kind() else {
        // `FJ27`: rows by their letters, which are the base.
        let cells = scanner.term()?;
        let houses = |kind: HouseKind| {
            kind.houses().filter(move |it| !(it.cells() & cells).is_empty()).collect::<HouseSet>()
        };
        return Ok((houses(HouseKind::Row), houses(HouseKind::Column)));
    };
    let mut rest = HouseSet::EMPTY;
    while let Ok(more) = scanner.houses_of_a_kind() {
        rest |= more;
    }
    let mut ahead = *scanner;
    ahead.skip_spaces();
    let _ = ahead.eat_any(b"\\/");
    ahead.skip_spaces();
    if let Ok(cover) = ahead.houses() {
        *scanner = ahead;
        return Ok((first | rest, cover));
    }
    match rest.is_empty() {
        true => before.expected("expected-fish"),
        false => Ok((first, rest)),
    }
}

fn fins(scanner: &mut Scanner) -> Read<CellSet> {
    let mut fins = CellSet::EMPTY;
    loop {
        let mut ahead = *scanner;
        ahead.skip_spaces();
        let _ = ahead.eat_any(b",+");
        ahead.skip_spaces();
        if !(ahead.eat("efin ") || ahead.eat("fin ") || ahead.eat("ef") || ahead.eat("f")) {
            return Ok(fins);
        }
        fins |= ahead.cells()?;
        *scanner = ahead;
    }
}

/// `37 r1c2-r1c5-r4c5-r4c8`, also with digits at the dashes.
fn remote_pair(scanner: &mut Scanner) -> Read<Argument> {
    let digits = scanner.digits_with(b"/,")?;
    let mut sets = Vec::new();
    loop {
        scanner.skip_spaces();
        sets.push(Node { digits, cells: scanner.cells()? });
        scanner.skip_spaces();
        if scanner.eat_any(b"-").is_none() {
            break;
        }
        let mut ahead = *scanner;
        if ahead.digits().is_ok() && ahead.eat_any(b"-").is_some() {
            *scanner = ahead;
        }
    }
    Ok(Argument::Pattern(Pattern::Sets { sets, houses: HouseSet::EMPTY }))
}

fn literal(scanner: &mut Scanner) -> Read<Literal> {
    let before = *scanner;
    let cell = scanner.term()?.single();
    let is_true = match scanner.eat("<>") {
        true => false,
        false => scanner.eat_any(b"=").is_some(),
    };
    let digit = scanner.digit()?;
    match cell {
        Some(cell) if before.at < scanner.at => {
            Ok(Literal::new(Candidate::new(cell, digit), is_true))
        }
        _ => before.expected("expected-premise"),
    }
}

/// `r1c2=5 or r1c3=5`.
fn premises(scanner: &mut Scanner) -> Read<Argument> {
    let mut premises = vec![literal(scanner)?];
    scanner.skip_spaces();
    while scanner.eat_word("or") {
        scanner.skip_spaces();
        premises.push(literal(scanner)?);
        scanner.skip_spaces();
    }
    Ok(Argument::Pattern(Pattern::Premises(premises)))
}

/// `r1c2=5 => 4 steps => no candidate in r3c3`.
fn assumption(scanner: &mut Scanner) -> Read<Argument> {
    let premise = literal(scanner)?;
    scanner.skip_spaces();
    if !scanner.eat("=>") && scanner.eat_any(&[ARROW]).is_none() {
        return scanner.expected("expected-arrow");
    }
    scanner.at += scanner.rest().len();
    Ok(Argument::Pattern(Pattern::Premises(vec![premise])))
}

/// Digits, cells and houses in words: `37 in r1c25 (r1)`, `A=r7c8 {36}, B=r7c56 {345}, X=3`.
fn sets(scanner: &mut Scanner) -> Read<Argument> {
    let start = scanner.at;
    let mut sets: Vec<Node> = Vec::new();
    let mut houses = HouseSet::EMPTY;
    while !scanner.is_at_end() {
        if let Ok(set) = scanner.attempt(digits_in_cells) {
            sets.push(set);
        } else if let Ok(cells) = scanner.attempt(|it| it.cells()) {
            let digits = scanner.attempt(digits_in_braces).unwrap_or(DigitSet::EMPTY);
            sets.push(Node { digits, cells });
        } else if let Ok(named) = scanner.attempt(whole_houses) {
            houses |= named;
        } else if let Ok(digits) = scanner.attempt(|it| it.digits_with(b"/,")) {
            sets.push(Node { digits, cells: CellSet::EMPTY });
        } else if !pass_word(scanner) && scanner.eat_any(b",;:/-+(){}|=.&").is_none() {
            return scanner.expected("expected-pattern");
        }
    }
    let pattern = match (sets.as_slice(), houses.is_empty()) {
        ([], true) => {
            return Err(Expected { at: start, what: "expected-pattern" });
        }
        ([Node { digits, cells }], false) if cells.is_empty() && digits.is_single() => {
            let (cover, fins) = (HouseSet::EMPTY, CellSet::EMPTY);
            let digit = digits.first().expect("it is one digit");
            Pattern::Fish { digit, base: houses, cover, fins }
        }
        _ => Pattern::Sets { sets, houses },
    };
    Ok(Argument::Pattern(pattern))
}

/// `37 in r1c25`, `5r1c2`, `138 r4c25`.
fn digits_in_cells(scanner: &mut Scanner) -> Read<Node> {
    let digits = scanner.digits_with(b"/,")?;
    scanner.skip_spaces();
    if scanner.eat_word("in") {
        scanner.skip_spaces();
    }
    Ok(Node { digits, cells: scanner.cells()? })
}

/// ` {36}`, ` - {1369}`.
fn digits_in_braces(scanner: &mut Scanner) -> Read<DigitSet> {
    scanner.skip_spaces();
    let _ = scanner.eat_any(b"-");
    scanner.skip_spaces();
    if scanner.eat_any(b"{").is_none() {
        return scanner.expected("expected-opening-brace");
    }
    let digits = scanner.digits()?;
    match scanner.eat_any(b"}") {
        Some(_) => Ok(digits),
        None => scanner.expected("expected-closing-brace"),
    }
}

fn whole_houses(scanner: &mut Scanner) -> Read<HouseSet> {
    let houses = scanner.houses()?;
    match scanner.peek() {
        Some(it) if it.is_ascii_alphanumeric() => scanner.expected("expected-house"),
        _ => Ok(houses),
    }
}

fn pass_word(scanner: &mut Scanner) -> bool {
    let start = scanner.at;
    while scanner.peek().is_some_and(|it| it.is_ascii_alphabetic()) {
        scanner.at += 1;
    }
    scanner.at > start
}

/// The premises of lines such as `r2c2=8 r3c3<>8 r3c3=2`: what each starts with.
pub(crate) fn premises_of_lines<'l>(lines: impl Iterator<Item = Scanner<'l>>) -> Option<Argument> {
    let mut premises: Vec<Literal> = Vec::new();
    for mut line in lines {
        line.skip_spaces();
        if let Ok(first) = literal(&mut line)
            && !premises.contains(&first)
        {
            premises.push(first);
        }
    }
    (!premises.is_empty()).then_some(Argument::Pattern(Pattern::Premises(premises)))
}
