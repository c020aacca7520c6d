//! The marks of a drawing as tuples of texts, there and back.

use ergodoku::explanation::{LinkKind, Mark, Role};
use ergodoku::{CandidateSet, Digit};

/// A mark: its kind, its place, and its role, for a link the other end and which, for a number the number.
pub(crate) type MarkTuple = Vec<String>;

/// A mark as texts.
pub(crate) fn written(mark: &Mark) -> MarkTuple {
    let texts = |texts: &[&str]| texts.iter().map(ToString::to_string).collect();
    match mark {
        Mark::House(house, role) => texts(&["house", &house.to_string(), role.name()]),
        Mark::Cells(cells, role) => texts(&["cells", &cells.to_string(), role.name()]),
        Mark::Candidates(all, role) => texts(&["candidates", &candidates(all), role.name()]),
        Mark::Link { from, to, kind } => {
            let kind = match kind {
                LinkKind::Strong => "strong",
                LinkKind::Weak => "weak",
            };
            texts(&["link", &candidates(from), &candidates(to), kind])
        }
        Mark::Number(candidate, number) => {
            texts(&["number", &candidate.to_string(), &number.to_string()])
        }
    }
}

/// Candidates in the usual notation: `r1c12=5 r2c2=7`.
fn candidates(set: &CandidateSet) -> String {
    let of = |digit: Digit| format!("{}={digit}", set.cells_of(digit));
    set.digits().iter().map(of).collect::<Vec<_>>().join(" ")
}

fn candidates_of(text: &str) -> Option<CandidateSet> {
    let mut all = CandidateSet::EMPTY;
    for part in text.split(' ') {
        let (cells, digit) = part.split_once('=')?;
        let digit = Digit::new(digit.parse().ok()?)?;
        all |= CandidateSet::of(digit, cells.parse().ok()?);
    }
    Some(all)
}

/// A mark from its texts; none if they are none.
pub(crate) fn read(texts: &[String]) -> Option<Mark> {
    let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
    let role = |name| Role::ALL.into_iter().find(|role| role.name() == name);
    Some(match texts[..] {
        ["house", house, name] => Mark::House(house.parse().ok()?, role(name)?),
        ["cells", cells, name] => Mark::Cells(cells.parse().ok()?, role(name)?),
        ["candidates", all, name] => Mark::Candidates(candidates_of(all)?, role(name)?),
        ["link", from, to, kind] => {
            let kind = match kind {
                "strong" => LinkKind::Strong,
                "weak" => LinkKind::Weak,
                _ => return None,
            };
            Mark::Link { from: candidates_of(from)?, to: candidates_of(to)?, kind }
        }
        ["number", candidate, number] => {
            Mark::Number(candidate.parse().ok()?, number.parse().ok()?)
        }
        _ => return None,
    })
}
