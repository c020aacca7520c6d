//! The techniques, one file each: what it is, why it works, an example and a near miss.

mod fish;
mod forcing;
mod intersections;
mod single_digit;
mod singles;
mod subsets;
mod wings;

pub use fish::*;
pub use forcing::*;
pub use intersections::*;
pub use single_digit::*;
pub use singles::*;
pub use subsets::*;
pub use wings::*;
