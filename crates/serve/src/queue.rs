//! [`Queue`]: a bounded number of calls at work, and a bounded number that waits.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// Lets so many calls work at a time, and so many wait.
#[derive(Clone)]
pub(crate) struct Queue {
    places: Arc<Semaphore>,
    inside: Arc<AtomicUsize>,
    most: usize,
}

/// The right to work, as long as it is held.
pub(crate) struct Turn {
    inside: Arc<AtomicUsize>,
    _place: OwnedSemaphorePermit,
}

impl Drop for Turn {
    fn drop(&mut self) {
        self.inside.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Queue {
    pub(crate) fn new(workers: usize, waiting: usize) -> Queue {
        Queue {
            places: Arc::new(Semaphore::new(workers)),
            inside: Arc::new(AtomicUsize::new(0)),
            most: workers + waiting,
        }
    }

    /// Waits for a turn; none if too many wait already.
    pub(crate) async fn turn(&self) -> Option<Turn> {
        if self.inside.fetch_add(1, Ordering::Relaxed) >= self.most {
            self.inside.fetch_sub(1, Ordering::Relaxed);
            return None;
        }
        // Whoever goes away while waiting makes room.
        let leaves = Leaves(&self.inside);
        let place = self.places.clone().acquire_owned().await.ok()?;
        std::mem::forget(leaves);
        Some(Turn { inside: self.inside.clone(), _place: place })
    }
}

struct Leaves<'a>(&'a AtomicUsize);

impl Drop for Leaves<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn beyond_its_bounds_a_queue_takes_nobody_and_recovers() {
        let queue = Queue::new(1, 1);
        let at_work = queue.turn().await.expect("the first works");
        let second = tokio::spawn({
            let queue = queue.clone();
            async move { queue.turn().await.is_some() }
        });
        while queue.inside.load(Ordering::Relaxed) < 2 {
            tokio::task::yield_now().await;
        }
        assert!(queue.turn().await.is_none(), "the third is refused");
        drop(at_work);
        assert!(second.await.unwrap(), "the second gets its turn");
        assert!(queue.turn().await.is_some(), "and there is room again");
    }

    #[tokio::test]
    async fn who_goes_away_makes_room() {
        let queue = Queue::new(1, 1);
        let _at_work = queue.turn().await;
        let waiting = tokio::spawn({
            let queue = queue.clone();
            async move { queue.turn().await.is_some() }
        });
        while queue.inside.load(Ordering::Relaxed) < 2 {
            tokio::task::yield_now().await;
        }
        waiting.abort();
        let _ = waiting.await;
        assert_eq!(queue.inside.load(Ordering::Relaxed), 1);
    }
}
