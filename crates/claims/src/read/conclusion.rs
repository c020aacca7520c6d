//! What is said to hold: `r4c7<>5`, `5r4c7`, `-5r4c7`, and lists of them.

use ergodoku_core::{Candidate, CandidateSet, CellSet, Conclusion, DigitSet};

use super::scan::{ARROW, NOT_EQUAL, Read, Scanner};

/// Placements and eliminations in any order.
#[derive(Default)]
pub(crate) struct Said {
    placed: Vec<Candidate>,
    eliminated: CandidateSet,
}

impl Said {
    /// Placements first, all eliminations as one.
    pub(crate) fn conclusions(self) -> Vec<Conclusion> {
        let mut conclusions: Vec<Conclusion> =
            self.placed.into_iter().map(Conclusion::Place).collect();
        if !self.eliminated.is_empty() {
            conclusions.push(Conclusion::Eliminate(self.eliminated));
        }
        conclusions
    }

    fn add(&mut self, cells: CellSet, digits: DigitSet, is_true: bool, at: &Scanner) -> Read<()> {
        let candidates = CandidateSet::product(cells, digits);
        if !is_true {
            self.eliminated |= candidates;
            return Ok(());
        }
        if digits.len() > 1 {
            return at.expected("expected-one-digit");
        }
        // `7 r45c6` is where a pattern lies.
        if cells.iter().any(|cell| !(cell.peers() & cells).is_empty()) {
            return at.expected("expected-one-cell");
        }
        for candidate in candidates.iter() {
            if !self.placed.contains(&candidate) {
                self.placed.push(candidate);
            }
        }
        Ok(())
    }
}

/// A list of conclusions, up to the end of the scanner or to a reason.
pub(crate) fn list(scanner: &mut Scanner) -> Read<Said> {
    let mut said = Said::default();
    scanner.skip_spaces();
    loop {
        item(scanner, &mut said)?;
        let end = scanner.at;
        separate(scanner);
        if matches!(scanner.peek(), Some(b'.' | b'!')) {
            scanner.at += 1;
        }
        if scanner.is_at_end() || is_reason(*scanner) {
            return Ok(said);
        }
        if scanner.at == end {
            return scanner.expected("expected-comma-or-end");
        }
    }
}

/// Passes what leads to the technique behind a list of conclusions, if it is named.
pub(crate) fn pass_to_technique(scanner: &mut Scanner) -> bool {
    scanner.eat_any(b"(").is_some()
        || ["by", "via", "using"].into_iter().any(|word| scanner.eat_word(word))
}

/// Whether words after a list give the reason: `by a hidden single`, `(hidden single)`, `because of row 4`, `in row`.
fn is_reason(mut scanner: Scanner) -> bool {
    let _ = scanner.eat_any(b"(");
    let rest = scanner.rest();
    let length = rest.iter().position(|it| !it.is_ascii_alphabetic()).unwrap_or(rest.len());
    let ends = rest.get(length).is_none_or(|it| !it.is_ascii_alphanumeric());
    let is_sign = SIGNS.iter().any(|word| scanner.attempt_is(|it| it.eat_word(word)));
    length >= 2 && ends && !is_sign && !is_premise(scanner)
}

/// Whether a word and a conclusion follow, so that what is before the word was no conclusion, but a premise.
fn is_premise(mut scanner: Scanner) -> bool {
    let is_choice = scanner.eat_word("or");
    let words = ["so", "then", "thus", "therefore", "hence", "implies", "if", "when"];
    if !is_choice && !words.into_iter().any(|word| scanner.eat_word(word)) {
        return false;
    }
    scanner.skip_spaces();
    is_choice && scanner.attempt_is(|it| it.term().is_ok())
        || item(&mut scanner, &mut Said::default()).is_ok()
}

/// Words that say of what follows that it is false.
const SIGNS: [&str; 2] = ["not", "eliminate"];

/// Passes what may stand between two conclusions.
fn separate(scanner: &mut Scanner) {
    loop {
        scanner.skip_spaces();
        let passed = scanner.eat_any(b",;&").is_some() || scanner.eat_word("and");
        if !passed {
            return;
        }
    }
}

fn item(scanner: &mut Scanner, said: &mut Said) -> Read<()> {
    let start = *scanner;
    let is_false = sign_before(scanner);
    let digits_first = scanner.attempt(digits_before_cells);
    if let Ok(digits) = digits_first {
        scanner.skip_spaces();
        let cells = cells_of_digits(scanner)?;
        return said.add(cells, digits, !is_false, &start);
    }
    if is_false {
        return digits_first.map(|_| ());
    }
    let cells = match scanner.cells_between(is_comma) {
        Ok(cells) => cells,
        Err(_) => return start.expected("expected-conclusion"),
    };
    scanner.skip_spaces();
    let is_true = relation(scanner)?;
    scanner.skip_spaces();
    let digits = digits_after(scanner)?;
    said.add(cells, digits, is_true, &start)
}

/// `-5r4c7`, `<>5r4c7`, `not 5r4c7`: whether a sign says that what follows is false.
fn sign_before(scanner: &mut Scanner) -> bool {
    let is_false = scanner.eat_any(&[b'-', b'~', b'!', NOT_EQUAL]).is_some()
        || scanner.eat("<>")
        || SIGNS.into_iter().any(|word| scanner.eat_word(word));
    scanner.skip_spaces();
    is_false
}

/// `5` of `5r4c7`, `(5)r4c7`, `n5r4c7` or `5 in r4c7`.
pub(crate) fn digits_before_cells(scanner: &mut Scanner) -> Read<DigitSet> {
    let is_bracketed = scanner.eat_any(b"(").is_some();
    if !is_bracketed && matches!(scanner.rest(), [b'n', b'1'..=b'9', ..]) {
        scanner.at += 1;
    }
    let digits = scanner.digits_with(b"/&,|")?;
    if is_bracketed && scanner.eat_any(b")").is_none() {
        return scanner.expected("expected-closing-bracket");
    }
    let mut ahead = *scanner;
    ahead.skip_spaces();
    if ["in", "at", "from", "@"].into_iter().any(|it| ahead.eat_word(it)) {
        *scanner = ahead;
    }
    Ok(digits)
}

/// The cells of digits named before. Further terms belong to them unless they have digits of their own.
fn cells_of_digits(scanner: &mut Scanner) -> Read<CellSet> {
    let mut cells = scanner.term()?;
    loop {
        let mut ahead = *scanner;
        if !is_comma(&mut ahead) {
            return Ok(cells);
        }
        let Ok(more) = ahead.term() else { return Ok(cells) };
        let after = ahead;
        ahead.skip_spaces();
        if relation(&mut ahead).is_ok() {
            return Ok(cells);
        }
        cells |= more;
        *scanner = after;
    }
}

fn is_comma(scanner: &mut Scanner) -> bool {
    let is_comma = scanner.eat_any(b",|").is_some();
    scanner.skip_spaces();
    is_comma
}

/// Whether what stands between a cell and digits says that it holds them.
fn relation(scanner: &mut Scanner) -> Read<bool> {
    let said = [
        ("<>", false),
        ("!=", false),
        ("/=", false),
        ("~=", false),
        ("==", true),
        (":=", true),
        ("is not", false),
        ("isn't", false),
        ("cannot be", false),
        ("can't be", false),
        ("not", false),
        ("is", true),
        ("must be", true),
    ];
    if let Some((_, is_true)) = said.into_iter().find(|(text, _)| scanner.eat(text)) {
        return Ok(is_true);
    }
    if scanner.rest().starts_with(b"=>") || scanner.rest().starts_with(b"->") {
        return scanner.expected("expected-sign");
    }
    match scanner.eat_any(&[b'=', b':', b'+', b'n', b'-', NOT_EQUAL]) {
        Some(b'-' | NOT_EQUAL) => Ok(false),
        Some(_) => Ok(true),
        None => scanner.expected("expected-sign-and-digits"),
    }
}

/// `5`, `57`, `(57)`, `{57}`, or `5, 7` where the 7 has no cell of its own.
fn digits_after(scanner: &mut Scanner) -> Read<DigitSet> {
    let bracket = scanner.eat_any(b"({[");
    let mut digits = scanner.digits_with(b"/&")?;
    loop {
        let mut ahead = *scanner;
        let is_another = is_comma(&mut ahead);
        let Ok(more) = ahead.digits_with(b"/&") else { break };
        let after = ahead.peek();
        let ends =
            after.is_none_or(|it| matches!(it, b' ' | b',' | b';' | b')' | b'}' | b']' | ARROW));
        let mut behind = ahead;
        behind.skip_spaces();
        if !is_another || !ends || behind.term().is_ok() {
            break;
        }
        digits |= more;
        *scanner = ahead;
    }
    if bracket.is_some() && scanner.eat_any(b")}]").is_none() {
        return scanner.expected("expected-closing-bracket");
    }
    match scanner.peek() {
        Some(it) if it.is_ascii_alphanumeric() => scanner.expected("expected-digits"),
        _ => Ok(digits),
    }
}
