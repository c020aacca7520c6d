//! Chains: `(5)r1c2=(5-3)r4c2=(3)r4c7`, and `5r1c2=5r4c2-3r4c2=3r4c7`.

use ergodoku_core::{CellSet, DigitSet, LinkKind};

use super::scan::{ARROW, Read, Scanner};
use crate::{Chain, Node};

/// A chain up to the end of the scanner, or up to a comma and another chain.
pub(crate) fn chain(scanner: &mut Scanner) -> Read<Chain> {
    let mut chain = Chain::default();
    term(scanner, &mut chain)?;
    loop {
        scanner.skip_spaces();
        let Some(kind) = link(scanner) else { break };
        chain.links.push(kind);
        scanner.skip_spaces();
        if closes(scanner) {
            break;
        }
        term(scanner, &mut chain)?;
    }
    if chain.links.is_empty() {
        return scanner.expected("expected-link");
    }
    close(&mut chain);
    Ok(chain)
}

/// Whether the text ends here, but for a word such as `loop`.
fn closes(scanner: &mut Scanner) -> bool {
    for word in ["continuous", "loop"] {
        if scanner.eat_word(word) {
            scanner.skip_spaces();
        }
    }
    scanner.is_at_end()
}

/// A loop whose first node is written again at the end loses that copy, if the links are strong and weak in turn there
/// too. Any other chain that ends at its first node stays as it is.
pub(crate) fn close(chain: &mut Chain) {
    let Chain { nodes, links } = chain;
    let alternates = links.len() > 2 && links.first() != links.last();
    if alternates && nodes.len() == links.len() + 1 && nodes.first() == nodes.last() {
        nodes.pop();
    }
}

/// `=` or `-`, also twice, but not the start of an arrow.
pub(crate) fn link(scanner: &mut Scanner) -> Option<LinkKind> {
    let sign = scanner.peek()?;
    let kind = match sign {
        b'=' => LinkKind::Strong,
        b'-' => LinkKind::Weak,
        _ => return None,
    };
    let mut ahead = *scanner;
    while ahead.peek() == Some(sign) {
        ahead.at += 1;
    }
    let is_arrow = matches!(ahead.peek(), Some(b'>' | ARROW));
    (!is_arrow).then(|| {
        *scanner = ahead;
        kind
    })
}

/// `(5)r4c2`, `(5-3)r4c2`, `5r4c2`, `r4c2(5-3)`.
fn term(scanner: &mut Scanner, chain: &mut Chain) -> Read<()> {
    let is_node = "expected-node";
    if scanner.eat_any(b"(").is_some() {
        let inside = digits_and_links(scanner)?;
        scanner.skip_spaces();
        return join(chain, inside, scanner.cells()?);
    }
    if matches!(scanner.peek(), Some(b'1'..=b'9' | b'n')) {
        scanner.eat("n");
        let digits = scanner.digits_with(b"&|")?;
        scanner.skip_spaces();
        let cells = scanner.cells()?;
        return join(chain, vec![(digits, None)], cells);
    }
    let before = *scanner;
    let Ok(cells) = scanner.cells() else { return before.expected(is_node) };
    if scanner.eat_any(b"(").is_none() {
        return scanner.expected("expected-digits-in-brackets");
    }
    let inside = digits_and_links(scanner)?;
    join(chain, inside, cells)
}

/// `5`, `5-3`, `5=38` up to the closing bracket: each with the link behind it.
fn digits_and_links(scanner: &mut Scanner) -> Read<Vec<(DigitSet, Option<LinkKind>)>> {
    let mut inside = Vec::new();
    loop {
        scanner.skip_spaces();
        let digits = scanner.digits_with(b"&|,")?;
        scanner.skip_spaces();
        let kind = link(scanner);
        inside.push((digits, kind));
        if kind.is_none() {
            break;
        }
    }
    match scanner.eat_any(b")") {
        Some(_) => Ok(inside),
        None => scanner.expected("expected-closing-bracket"),
    }
}

fn join(chain: &mut Chain, inside: Vec<(DigitSet, Option<LinkKind>)>, cells: CellSet) -> Read<()> {
    for (digits, kind) in inside {
        chain.nodes.push(Node { digits, cells });
        chain.links.extend(kind);
    }
    Ok(())
}
