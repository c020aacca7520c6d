//! Chains as HoDoKu prints them, a digit at each link: `8- r2c4 =8= r2c6 -8- r9c6 =7= r1c5 -7`.

use ergodoku_core::{CellSet, Digit, DigitSet, LinkKind};

use super::chain::close;
use super::scan::{Read, Scanner};
use crate::{Chain, Node};

/// The cells of a place in the chain, and the links on both sides of them.
struct Place {
    cells: CellSet,
    before: Option<(LinkKind, Digit)>,
    after: Option<(LinkKind, Digit)>,
}

/// A chain up to the end of the scanner. The digits named before it are passed over.
pub(crate) fn chain(scanner: &mut Scanner) -> Read<Chain> {
    let _ = scanner.attempt(digits_named);
    let mut places = places(scanner)?;
    if places.len() < 2 {
        return scanner.expected("expected-labelled-strong");
    }
    // `8= r7c9 =4= … =8= r7c9 =4`: a loop, which says what is behind its last cell before the first, too.
    let (first, last) = (&places[0], &places[places.len() - 1]);
    let is_loop = first.before.is_some()
        && first.cells == last.cells
        && (first.before, first.after) == (last.before, last.after);
    if is_loop {
        places.pop();
    }
    let mut chain = Chain::default();
    for place in &places {
        add(&mut chain, place, scanner)?;
    }
    // The last link of `8- r2c4 =8= r2c6 -8` leads nowhere: it names the digit that falls.
    if !is_loop && chain.is_loop() {
        chain.links.pop();
    }
    close(&mut chain);
    Ok(chain)
}

/// `8` or `8/9` and a space.
fn digits_named(scanner: &mut Scanner) -> Read<()> {
    scanner.skip_spaces();
    scanner.digits_with(b"/,")?;
    match scanner.peek() {
        Some(b' ') => {
            scanner.skip_spaces();
            Ok(())
        }
        _ => scanner.expected("expected-space"),
    }
}

fn places(scanner: &mut Scanner) -> Read<Vec<Place>> {
    let mut places: Vec<Place> = Vec::new();
    let mut before = scanner.attempt(half_link_before).ok();
    loop {
        scanner.skip_spaces();
        let cells = scanner.cells()?;
        scanner.skip_spaces();
        if scanner.eat_any(b"{").is_some() {
            scanner.digits()?;
            if scanner.eat_any(b"}").is_none() {
                return scanner.expected("expected-closing-brace");
            }
        }
        let after = scanner.attempt(link).ok();
        places.push(Place { cells, before, after: after.map(|(it, _)| it) });
        match after {
            Some((it, false)) => before = Some(it),
            Some((_, true)) | None => break,
        }
    }
    match scanner.is_at_end() {
        true => Ok(places),
        false => scanner.expected("expected-labelled"),
    }
}

fn sign(scanner: &mut Scanner) -> Read<LinkKind> {
    match scanner.eat_any(b"=-") {
        Some(b'=') => Ok(LinkKind::Strong),
        Some(_) => Ok(LinkKind::Weak),
        None => scanner.expected("expected-link"),
    }
}

/// `8-` before the first cell.
fn half_link_before(scanner: &mut Scanner) -> Read<(LinkKind, Digit)> {
    scanner.skip_spaces();
    let digit = scanner.digit()?;
    let kind = sign(scanner)?;
    match scanner.peek() {
        Some(b' ') => Ok((kind, digit)),
        _ => scanner.expected("expected-cell-behind-space"),
    }
}

/// `=8=`, or `-8` at the end: whether it is the end.
fn link(scanner: &mut Scanner) -> Read<((LinkKind, Digit), bool)> {
    scanner.skip_spaces();
    let kind = sign(scanner)?;
    let digit = scanner.digit()?;
    if scanner.is_at_end() {
        return Ok(((kind, digit), true));
    }
    let again = sign(scanner)?;
    match again == kind {
        true => Ok(((kind, digit), false)),
        false => scanner.expected("expected-same-sign"),
    }
}

/// Adds the nodes of a place: one, or two if the digit changes there.
fn add(chain: &mut Chain, place: &Place, scanner: &Scanner) -> Read<()> {
    let node = |digit| Node { digits: DigitSet::only(digit), cells: place.cells };
    match (place.before, place.after) {
        (None, None) => return scanner.expected("expected-labelled-strong"),
        (None, Some((kind, digit))) => {
            chain.nodes.push(node(digit));
            chain.links.push(kind);
        }
        (Some((_, digit)), None) => chain.nodes.push(node(digit)),
        (Some((before, from)), Some((after, to))) => {
            let inside = match (before, after) {
                (LinkKind::Strong, LinkKind::Strong) => Some(LinkKind::Weak),
                (LinkKind::Weak, LinkKind::Weak) => Some(LinkKind::Strong),
                _ => None,
            };
            match (inside, from == to) {
                (None, true) => {}
                (Some(kind), false) => {
                    chain.nodes.push(node(from));
                    chain.links.push(kind);
                }
                _ => return scanner.expected("expected-in-turn"),
            }
            chain.nodes.push(node(to));
            chain.links.push(after);
        }
    }
    Ok(())
}
