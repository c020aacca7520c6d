//! A [`Proof`] as text, for readers who check it by hand.

use std::fmt;

use crate::{Proof, Sum, Truth};

impl<C: fmt::Display> fmt::Display for Truth<C> {
    /// `9r6`, as [`Constraint`](ergodoku_core::Constraint) is shown, `guardians of 57r12c14`,
    /// `image of r1c1=5 by r987654321 c987654321 213456789`, or `clue cover r3c6=1 r2c9=2`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Truth::Rule(rule) => write!(f, "{rule}"),
            Truth::Guardians(pattern) => write!(f, "guardians of {pattern}"),
            Truth::Image(image) => write!(f, "image of {image}"),
            Truth::Cover(cover) => write!(f, "clue cover {cover}"),
        }
    }
}

/// One or more lines, with the parts of a proof indented under it. The last line has no line end.
///
/// ```
/// use ergodoku_core::{Constraint, Digit, House};
/// use ergodoku_proof::Proof;
///
/// let nine = Digit::new(9).unwrap();
/// let rule = |house| Constraint::House(house, nine);
/// let x_wing = Proof::count(
///     [House::row(5), House::row(8)].map(rule),
///     [House::column(1), House::column(6)].map(rule),
/// );
/// assert_eq!(x_wing.to_string(), "truths 9r6, 9r9; links 9c2, 9c7");
/// ```
impl<C: fmt::Display> fmt::Display for Proof<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_at(self, 0, f)
    }
}

fn write_at<C: fmt::Display>(
    proof: &Proof<C>,
    depth: usize,
    f: &mut fmt::Formatter<'_>,
) -> fmt::Result {
    let indent = "  ".repeat(depth);
    match proof {
        Proof::Count { truths, links } => {
            write!(f, "{indent}truths {}", list(truths))?;
            match links.is_empty() {
                true => Ok(()),
                false => write!(f, "; links {}", list(links)),
            }
        }
        Proof::Sum(sum) => write!(f, "{indent}sum of {sum}"),
        Proof::Lemmas { lemmas, last } => {
            for lemma in lemmas {
                writeln!(f, "{indent}{} by", lemma.conclusion)?;
                write_at(&lemma.proof, depth + 1, f)?;
                writeln!(f)?;
            }
            writeln!(f, "{indent}then")?;
            write_at(last, depth + 1, f)
        }
        Proof::Cases { truth, branches } => {
            write!(f, "{indent}one of {truth}:")?;
            for (candidate, branch) in branches {
                writeln!(f, "\n{indent}{candidate} is refuted by")?;
                write_at(branch, depth + 1, f)?;
            }
            Ok(())
        }
        Proof::Either(proofs) => {
            for (place, proof) in proofs.iter().enumerate() {
                if place > 0 {
                    writeln!(f, "\n{indent}or")?;
                }
                write_at(proof, depth, f)?;
            }
            Ok(())
        }
    }
}

fn list<T: fmt::Display>(items: &[T]) -> String {
    items.iter().map(T::to_string).collect::<Vec<_>>().join(", ")
}

impl<C: fmt::Display> fmt::Display for Sum<C> {
    /// `truths 2*5r1; links 5c1, 5b1; and 3*(links 5r2, 5r3)/2`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let times = |times: u32| if times == 1 { String::new() } else { format!("{times}*") };
        let weighted = |items: &[(C, u32)]| {
            let each = items.iter().map(|(it, by)| format!("{}{it}", times(*by)));
            list(&each.collect::<Vec<_>>())
        };
        let rounded = self.rounded.iter();
        let rounded = rounded.map(|it| format!("{}({})/{}", times(it.times), it.sum, it.divisor));
        let parts = [
            ("truths", weighted(&self.truths)),
            ("links", weighted(&self.links)),
            ("and", list(&rounded.collect::<Vec<_>>())),
        ];
        let parts = parts.iter().filter(|(_, items)| !items.is_empty());
        let parts: Vec<String> = parts.map(|(name, items)| format!("{name} {items}")).collect();
        f.write_str(&parts.join("; "))
    }
}
