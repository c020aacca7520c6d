//! [`Signals`]: what the system asks of the program.

/// A signal that concerns the game. Only Unix has them.
#[cfg_attr(not(unix), allow(dead_code))]
pub(super) enum Signal {
    /// End the program: the number of the signal.
    End(i32),
    /// Stop until the program is continued.
    Suspend,
    /// The program was continued after it was stopped without being asked.
    Continued,
}

#[cfg(unix)]
pub(super) use unix::Signals;

#[cfg(not(unix))]
pub(super) use other::Signals;

/// Ends the program as a signal does that nobody catches.
pub(super) fn end_by(signal: i32) {
    #[cfg(unix)]
    let _ = signal_hook::low_level::emulate_default_handler(signal);
    #[cfg(not(unix))]
    let _ = signal;
}

#[cfg(unix)]
mod unix {
    use std::io;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicBool, Ordering::SeqCst};

    use rustix::process::{Signal, kill_current_process_group};
    use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGTERM, SIGTSTP};
    use signal_hook::{SigId, flag, low_level};

    use super::Signal as Asked;

    const ENDS: [i32; 3] = [SIGTERM, SIGHUP, SIGINT];

    /// The signals that came.
    pub(in super::super) struct Signals {
        ends: [Arc<AtomicBool>; 3],
        stop: Arc<AtomicBool>,
        cont: Arc<AtomicBool>,
        registered: Vec<SigId>,
    }

    impl Signals {
        pub(in super::super) fn watch() -> io::Result<Signals> {
            let mut signals = Signals {
                ends: Default::default(),
                stop: Arc::default(),
                cont: Arc::default(),
                registered: Vec::new(),
            };
            let ends = ENDS.into_iter().zip(signals.ends.clone());
            let others = [(SIGTSTP, signals.stop.clone()), (SIGCONT, signals.cont.clone())];
            for (signal, flag) in ends.chain(others) {
                signals.registered.push(flag::register(signal, flag)?);
            }
            Ok(signals)
        }

        /// A signal that came since the last call.
        pub(in super::super) fn next(&self) -> Option<Asked> {
            let came = |flag: &Arc<AtomicBool>| flag.swap(false, SeqCst);
            let end = ENDS.iter().zip(&self.ends).find(|(_, flag)| came(flag));
            if let Some((signal, _)) = end {
                return Some(Asked::End(*signal));
            }
            if came(&self.stop) {
                return Some(Asked::Suspend);
            }
            came(&self.cont).then_some(Asked::Continued)
        }

        /// Stops the program until it is continued, and with it the others of its pipeline: the shell waits for
        /// them all, as a terminal would stop them all.
        pub(in super::super) fn suspend(&self) -> io::Result<()> {
            kill_current_process_group(Signal::TSTP)?;
            self.stop.store(false, SeqCst);
            low_level::emulate_default_handler(SIGTSTP)?;
            self.cont.store(false, SeqCst);
            Ok(())
        }
    }

    impl Drop for Signals {
        fn drop(&mut self) {
            for id in self.registered.drain(..) {
                low_level::unregister(id);
            }
        }
    }
}

#[cfg(not(unix))]
mod other {
    use std::io;

    use super::Signal;

    /// There are no signals here.
    pub(in super::super) struct Signals;

    impl Signals {
        pub(in super::super) fn watch() -> io::Result<Signals> {
            Ok(Signals)
        }

        pub(in super::super) fn next(&self) -> Option<Signal> {
            None
        }

        /// Programs cannot be suspended here.
        pub(in super::super) fn suspend(&self) -> io::Result<()> {
            Ok(())
        }
    }
}
