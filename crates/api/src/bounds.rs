//! [`Bounds`]: how much a call may take.

use std::time::{Duration, Instant};

use crate::Refusal;

/// How much a call may take. Without bounds a call takes as long as it takes.
#[derive(Clone, Debug, Default)]
pub struct Bounds {
    /// When it must have ended.
    pub deadline: Option<Instant>,
}

impl Bounds {
    /// At most so long from now.
    pub fn within(time: Duration) -> Bounds {
        Bounds { deadline: Some(Instant::now() + time) }
    }

    /// Asked wherever a call could go on for long.
    pub(crate) fn check(&self) -> Result<(), Refusal> {
        match self.deadline {
            Some(deadline) if Instant::now() >= deadline => Err(Refusal::too_long()),
            _ => Ok(()),
        }
    }
}
