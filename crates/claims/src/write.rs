//! Writes claims so that they can be read again.

use std::fmt;

use ergodoku_core::{CellSet, Conclusion, HouseKind, HouseSet, LinkKind};

use crate::{Argument, Chain, Claim, Node, Pattern};

impl fmt::Display for Claim {
    /// `X-Wing: 5 r27c36 => r4c3<>5`, or `=> ?` if nothing is concluded. Of a proof, only the conclusions are written.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Claim { conclusions, technique, argument } = self;
        if let Some(technique) = technique {
            write!(f, "{technique}")?;
        }
        let argument = argument.as_ref().map(ToString::to_string).unwrap_or_default();
        let colon = if technique.is_some() { ": " } else { "" };
        let arrow = if argument.is_empty() { "" } else { " => " };
        let concluded = match (arrow.is_empty(), conclusions.is_empty()) {
            (false, true) => "?".to_string(),
            _ => list(conclusions),
        };
        write!(f, "{colon}{argument}{arrow}{concluded}")
    }
}

fn list(conclusions: &[Conclusion]) -> String {
    conclusions.iter().map(Conclusion::to_string).collect::<Vec<_>>().join(", ")
}

impl fmt::Display for Argument {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Argument::Chain(chain) => chain.fmt(f),
            Argument::Count { truths, links } => {
                write!(f, "{{{}}}", spaced(truths))?;
                match links.is_empty() {
                    true => Ok(()),
                    false => write!(f, " {{{}}}", spaced(links)),
                }
            }
            Argument::Pattern(pattern) => pattern.fmt(f),
            Argument::Proof(_) | Argument::Steps(_) => Ok(()),
            Argument::Either(arguments) => write_either(arguments, f),
        }
    }
}

fn spaced<T: fmt::Display>(items: &[T]) -> String {
    items.iter().map(T::to_string).collect::<Vec<_>>().join(" ")
}

/// Fish with one base are written together: `5 r27c36 fr2c1 or c37 fr7c1`.
fn write_either(arguments: &[Argument], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    for (place, argument) in arguments.iter().enumerate() {
        match argument {
            Argument::Pattern(Pattern::Fish { cover, fins, .. }) if place > 0 => {
                write!(f, " or {cover}")?;
                write_fins(*fins, f)?;
            }
            _ => {
                f.write_str(if place == 0 { "" } else { ", " })?;
                fmt::Display::fmt(argument, f)?;
            }
        }
    }
    Ok(())
}

impl fmt::Display for Chain {
    /// Eureka notation: `(5)r1c2=(5-3)r4c2=(3)r4c7`. A loop ends with the link that closes it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Chain { nodes, links } = self;
        let sign = |place: usize| match links.get(place) {
            Some(LinkKind::Strong) => "=",
            Some(LinkKind::Weak) => "-",
            None => "",
        };
        let mut rest = nodes.iter().enumerate().peekable();
        while let Some((first, Node { digits, cells })) = rest.next() {
            write!(f, "({digits}")?;
            let mut last = first;
            // Nodes of the same cells share brackets.
            while let Some((place, other)) = rest.next_if(|(_, it)| it.cells == *cells) {
                write!(f, "{}{}", sign(place - 1), other.digits)?;
                last = place;
            }
            write!(f, "){cells}{}", sign(last))?;
        }
        Ok(())
    }
}

impl fmt::Display for Pattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Pattern::Fish { digit, base, cover, fins } if cover.is_empty() => {
                write!(f, "{digit} in {base}")?;
                write_fins(*fins, f)
            }
            Pattern::Fish { digit, base, cover, fins } => {
                // Lines run together, as in `r27c36`; with boxes or both kinds of lines that would not do.
                let are_lines = one_kind(*base) && one_kind(*cover);
                let between = if are_lines { "" } else { " " };
                write!(f, "{digit} {base}{between}{cover}")?;
                write_fins(*fins, f)
            }
            Pattern::Sets { sets, houses } => {
                let written: Vec<String> = sets.iter().map(set).collect();
                f.write_str(&written.join(", "))?;
                match (houses.is_empty(), sets.is_empty()) {
                    (true, _) => Ok(()),
                    (false, true) => write!(f, "{houses}"),
                    (false, false) => write!(f, " ({houses})"),
                }
            }
            Pattern::Premises(premises) => {
                let written: Vec<String> = premises.iter().map(ToString::to_string).collect();
                f.write_str(&written.join(" or "))
            }
            Pattern::Other(written) => f.write_str(written),
        }
    }
}

fn one_kind(houses: HouseSet) -> bool {
    let of = |kind: HouseKind| houses.iter().all(|house| house.kind() == kind);
    of(HouseKind::Row) || of(HouseKind::Column)
}

fn write_fins(fins: CellSet, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    fins.iter().try_for_each(|fin| write!(f, " f{fin}"))
}

fn set(set: &Node) -> String {
    let Node { digits, cells } = set;
    match (digits.is_empty(), cells.is_empty()) {
        (false, false) => format!("{digits} in {cells}"),
        (true, _) => cells.to_string(),
        (_, true) => digits.to_string(),
    }
}

/// `5r1c2`, and so on: candidates as digits in cells.
impl fmt::Display for Node {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({}){}", self.digits, self.cells)
    }
}
