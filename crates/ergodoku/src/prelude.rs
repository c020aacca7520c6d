//! What most programs need: `use ergodoku::prelude::*;`.
//!
//! ```
//! use ergodoku::prelude::*;
//!
//! let state: State = "3...8.......7....51..............36...2..4....7...........6.13..452...........8..".parse()?;
//! let step = state.hint_with(&Profile::hodoku()).expect("a step");
//! println!("{}", step.hint(&state, Depth::Where));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub use crate::{
    Candidate, Cell, Conclusion, Depth, Digit, House, Profile, Puzzle, State, StateExt, Step,
};
