//! The techniques, one file each: what it is, why it works, an example and a near miss.

mod almost_locked_sets;
mod chains;
mod coloring;
mod complex_fish;
mod fish;
mod forcing;
mod intersections;
mod last_resort;
mod single_digit;
mod singles;
mod subsets;
mod uniqueness;
mod wings;

pub use almost_locked_sets::*;
pub use chains::*;
pub use coloring::*;
pub use complex_fish::*;
pub use fish::*;
pub use forcing::*;
pub use intersections::*;
pub use last_resort::*;
pub use single_digit::*;
pub use singles::*;
pub use subsets::*;
pub use uniqueness::*;
pub use wings::*;
