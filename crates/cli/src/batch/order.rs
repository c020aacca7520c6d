//! [`in_order`]: work on all cores, and results in the order of the work.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::thread;
use std::time::Duration;

use anyhow::Result;

/// What there is to do next.
pub(crate) enum Next<T> {
    /// This, which counts as so many rows.
    Work(T, usize),
    /// Nothing now: there may be later.
    Nothing,
    /// Nothing any more.
    End,
}

/// Where results go.
pub(super) trait Take<R> {
    /// Takes the next result.
    fn take(&mut self, result: R) -> Result<()>;

    /// Nothing will come for a moment: what was taken should be shown.
    fn pause(&mut self) -> Result<()>;
}

/// How long results may be delayed. Waking the writer for each would cost more than an easy puzzle.
const PAUSE: Duration = Duration::from_millis(5);

/// Does work on all cores, and takes its results in the order of the work, each as soon as all earlier ones are
/// taken: a hard puzzle delays only later ones. At most `most` rows are under way at a time, so that memory is bounded.
///
/// `next` is told whether it may wait. `work` sends any number of results; once that is refused, nobody listens any
/// more.
pub(super) fn in_order<T: Send, R: Send>(
    most: usize,
    mut next: impl FnMut(bool) -> Next<T>,
    work: impl Fn(T, &mut dyn FnMut(R) -> bool) + Sync,
    sink: &mut impl Take<R>,
) -> Result<()> {
    let (writer, is_over) = (thread::current(), AtomicBool::new(false));
    let (work, writer, is_over) = (&work, &writer, &is_over);
    rayon::in_place_scope(|scope| {
        let give = |item: T, sender: Sender<R>| {
            scope.spawn(move |_| {
                if !is_over.load(Relaxed) {
                    work(item, &mut |result| sender.send(result).is_ok());
                }
                drop(sender);
                writer.unpark();
            });
        };
        let done = pass_on(most, &mut next, give, sink);
        // After an error what is waiting is not worth its time.
        is_over.store(true, Relaxed);
        done
    })
}

/// Hands out work and takes the results, until there is nothing more to do.
fn pass_on<T, R>(
    most: usize,
    next: &mut impl FnMut(bool) -> Next<T>,
    give: impl Fn(T, Sender<R>),
    sink: &mut impl Take<R>,
) -> Result<()> {
    let mut under_way: VecDeque<(Receiver<R>, usize)> = VecDeque::new();
    let (mut rows, mut is_at_end) = (0, false);
    loop {
        while !is_at_end && (rows < most || under_way.is_empty()) {
            if under_way.is_empty() {
                // What was taken is shown before it waits for more.
                sink.pause()?;
            }
            match next(under_way.is_empty()) {
                Next::Work(item, more) => {
                    let (sender, receiver) = channel();
                    under_way.push_back((receiver, more));
                    rows += more;
                    give(item, sender);
                }
                Next::Nothing => break,
                Next::End => is_at_end = true,
            }
        }
        match under_way.front().map(|(front, its_rows)| (front.try_recv(), its_rows)) {
            None if is_at_end => return Ok(()),
            None => {}
            Some((Ok(result), _)) => sink.take(result)?,
            Some((Err(TryRecvError::Disconnected), its_rows)) => {
                rows -= its_rows;
                under_way.pop_front();
            }
            Some((Err(TryRecvError::Empty), _)) => {
                sink.pause()?;
                thread::park_timeout(PAUSE);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Taken(Vec<usize>);

    impl Take<usize> for Taken {
        fn take(&mut self, result: usize) -> Result<()> {
            self.0.push(result);
            match result {
                7000 => Err(anyhow::anyhow!("full")),
                _ => Ok(()),
            }
        }

        fn pause(&mut self) -> Result<()> {
            Ok(())
        }
    }

    /// Work items of uneven size, some of which send nothing.
    fn run(end: usize) -> (Result<()>, Vec<usize>) {
        let mut given = 0;
        let next = |_| {
            let from = given;
            given = end.min(given + 1 + given % 13);
            if from == given { Next::End } else { Next::Work(from..given, given - from) }
        };
        let work = |items: std::ops::Range<usize>, send: &mut dyn FnMut(usize) -> bool| {
            // Later items are done earlier.
            thread::yield_now();
            _ = items.into_iter().filter(|it| it % 3 > 0).all(send);
        };
        let mut taken = Taken(Vec::new());
        let done = in_order(50, next, work, &mut taken);
        (done, taken.0)
    }

    #[test]
    fn results_come_in_order_and_none_is_lost() {
        let (done, taken) = run(5000);
        assert!(done.is_ok());
        assert_eq!(taken, (0..5000).filter(|it| it % 3 > 0).collect::<Vec<_>>());
    }

    #[test]
    fn an_error_ends_the_work() {
        let (done, taken) = run(1_000_000_000);
        assert!(done.is_err());
        assert_eq!(taken.last(), Some(&7000));
    }
}
