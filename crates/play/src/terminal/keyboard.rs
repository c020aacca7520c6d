//! [`Keyboard`]: waits for keys, and notices when the terminal is gone.

#[cfg(unix)]
pub(super) use unix::Keyboard;

#[cfg(not(unix))]
pub(super) use other::Keyboard;

#[cfg(unix)]
mod unix {
    use std::fs::File;
    use std::io::{self, IsTerminal as _};
    use std::os::fd::{AsFd as _, BorrowedFd};
    use std::time::Duration;

    use rustix::event::{PollFd, PollFlags, Timespec, poll};
    use rustix::io::Errno;

    /// Where keys are read from: the same as in crossterm, which reads for ever once a terminal is gone.
    pub(in super::super) struct Keyboard {
        /// The terminal, if standard input is something else.
        terminal: Option<File>,
    }

    impl Keyboard {
        pub(in super::super) fn open() -> io::Result<Keyboard> {
            let terminal = match io::stdin().is_terminal() {
                true => None,
                false => Some(File::open("/dev/tty")?),
            };
            Ok(Keyboard { terminal })
        }

        /// Waits for a key or a signal at most this long. Returns whether the terminal is gone.
        pub(in super::super) fn is_gone_after(&self, wait: Duration) -> io::Result<bool> {
            let stdin = io::stdin();
            let terminal = self.terminal.as_ref().map_or(stdin.as_fd(), |it| it.as_fd());
            is_gone_after(terminal, wait)
        }
    }

    fn is_gone_after(terminal: BorrowedFd<'_>, wait: Duration) -> io::Result<bool> {
        let mut asked = [PollFd::new(&terminal, PollFlags::IN)];
        let wait = Timespec { tv_sec: wait.as_secs() as i64, tv_nsec: wait.subsec_nanos().into() };
        match poll(&mut asked, Some(&wait)) {
            Ok(_) => Ok(asked[0].revents().intersects(PollFlags::HUP | PollFlags::ERR)),
            Err(Errno::INTR) => Ok(false),
            Err(error) => Err(error.into()),
        }
    }
}

#[cfg(not(unix))]
mod other {
    use std::io;
    use std::time::Duration;

    use crossterm::event;

    /// Where keys are read from.
    pub(in super::super) struct Keyboard;

    impl Keyboard {
        pub(in super::super) fn open() -> io::Result<Keyboard> {
            Ok(Keyboard)
        }

        /// Waits for a key at most this long. A program ends with its console.
        pub(in super::super) fn is_gone_after(&self, wait: Duration) -> io::Result<bool> {
            event::poll(wait).map(|_| false)
        }
    }
}
