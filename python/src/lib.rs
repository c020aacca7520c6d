//! The Rust half of the Python package: what a call does. The other half, in `package/`, has the signatures,
//! their documentation, the plain records, and what notebooks show.
//!
//! - `given`, `error`, `stop`: what all calls share: arguments, exceptions, Ctrl-C and time limits;
//! - `puzzle`, `state`, `step`, `profile`: the classes;
//! - `calls`, `claims`, `generate`: the calls about one puzzle;
//! - `boards`: positions to play on, for reinforcement learning;
//! - `batch`: those about many; `arrow`: tables shared with other libraries.

mod arrow;
mod batch;
mod boards;
mod calls;
mod claims;
mod error;
mod generate;
mod given;
mod marks;
mod profile;
mod puzzle;
mod ratings;
mod state;
mod step;
mod stop;

/// The module `ergodoku._native`. It does not need Python's global lock: its classes do not change, or lock
/// themselves.
#[pyo3::pymodule(gil_used = false)]
mod _native {
    #[pymodule_export]
    use crate::batch::{Batch, check_batch, path_batch, rate_batch, solve_batch, verify_batch};
    #[pymodule_export]
    use crate::boards::PyBoards;
    #[pymodule_export]
    use crate::calls::{
        PyPathSteps, PySolutions, canonical, check, hint, path, path_steps, solutions, solve, steps,
    };
    #[pymodule_export]
    use crate::claims::{verify, why};
    #[pymodule_export]
    use crate::generate::generate;
    #[pymodule_export]
    use crate::profile::PyProfile;
    #[pymodule_export]
    use crate::puzzle::{_puzzle, PyPuzzle};
    #[pymodule_export]
    use crate::ratings::{rate_explainer, rate_hodoku, rate_whips, rated_steps};
    #[pymodule_export]
    use crate::state::PyState;
    #[pymodule_export]
    use crate::step::{_step, PyStep};

    #[pymodule_export]
    const VERSION: &str = env!("CARGO_PKG_VERSION");
}
