//! Denis Berthier's chains: whips, g-whips, braids and g-braids.
//!
//! All of them assume a candidate, the *target*, and go from variable to variable, each of which what comes before leaves with one
//! value, until nothing is left of a variable: so the target is false. A *variable* is one of the 324 constraints. In a *whip* each
//! variable has a candidate that is linked to the value just before it, and these candidates all differ; in a *braid* one that is
//! linked to the target or to any value before. In *g-whips* and *g-braids* a value may be a *segment*, too: the candidates of a
//! digit in the crossing of a box and a line.
//!
//! The length of a chain is the number of its variables. [`Search`] finds chains up to a length, so that one length after the other
//! finds the shortest.
//!
//! - `tables`: what each value rules out. `links`: that, in one state.
//! - [`Domains`]: what is left of each variable; singles, locked candidates, subsets.
//! - `search`: the chains; `terms`: what they are made of.

mod domains;
mod links;
mod memo;
mod search;
mod tables;
mod terms;

pub use domains::{Broken, Domains, SubsetTable};
pub use search::{Reach, Search};
pub use tables::value_candidates;
pub use terms::{Kind, Term};
