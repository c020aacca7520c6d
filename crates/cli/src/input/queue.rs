//! [`queue`]: items of one thread for another, taken in lots.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::mem;
use std::sync::mpsc::{SendError, TryRecvError};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

/// A queue of at most `most` items, and as many in the receiver's hands. Unlike a channel's, its sender is not woken for each
/// item taken, only once the queue is empty: waking it takes as long as rating an easy puzzle.
pub(super) fn queue<T>(most: usize) -> (Sender<T>, Receiver<T>) {
    let shared = Arc::new(Shared { state: Mutex::new(State::default()), changed: Condvar::new() });
    let sender = Sender { shared: shared.clone(), most };
    (sender, Receiver { shared, taken: RefCell::default() })
}

struct Shared<T> {
    state: Mutex<State<T>>,
    changed: Condvar,
}

struct State<T> {
    waiting: VecDeque<T>,
    /// Whether one of the two is gone.
    is_closed: bool,
    /// Whether one of the two waits for the other.
    is_awaited: bool,
}

impl<T> Default for State<T> {
    fn default() -> State<T> {
        State { waiting: VecDeque::new(), is_closed: false, is_awaited: false }
    }
}

impl<T> Shared<T> {
    fn lock(&self) -> MutexGuard<'_, State<T>> {
        // Nothing in this file panics while it holds the lock.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits until the other side wakes this one.
    fn wait<'a>(&self, mut state: MutexGuard<'a, State<T>>) -> MutexGuard<'a, State<T>> {
        state.is_awaited = true;
        self.changed.wait(state).unwrap_or_else(PoisonError::into_inner)
    }

    /// Wakes the other side if it waits.
    fn wake(&self, mut state: MutexGuard<'_, State<T>>) {
        if mem::take(&mut state.is_awaited) {
            self.changed.notify_one();
        }
    }

    fn close(&self) {
        let mut state = self.lock();
        state.is_closed = true;
        self.wake(state);
    }
}

/// The side that adds items. When it is dropped, the queue ends.
pub(super) struct Sender<T> {
    shared: Arc<Shared<T>>,
    most: usize,
}

impl<T> Sender<T> {
    /// Adds an item, once there is room for it.
    ///
    /// # Errors
    ///
    /// Returns the item if the receiver is gone.
    pub(super) fn send(&self, item: T) -> Result<(), SendError<T>> {
        let mut state = self.shared.lock();
        while state.waiting.len() >= self.most && !state.is_closed {
            state = self.shared.wait(state);
        }
        if state.is_closed {
            return Err(SendError(item));
        }
        state.waiting.push_back(item);
        self.shared.wake(state);
        Ok(())
    }
}

impl<T> Drop for Sender<T> {
    fn drop(&mut self) {
        self.shared.close();
    }
}

/// The side that takes items, in the order in which they were added.
pub(super) struct Receiver<T> {
    shared: Arc<Shared<T>>,
    /// Taken out of the queue together.
    taken: RefCell<VecDeque<T>>,
}

impl<T> Receiver<T> {
    /// Takes an item, and waits for it. `None` at the end.
    pub(super) fn recv(&self) -> Option<T> {
        self.take(true).ok()
    }

    /// Takes an item if there is one.
    ///
    /// # Errors
    ///
    /// Returns an error if there is none now, or none any more.
    pub(super) fn try_recv(&self) -> Result<T, TryRecvError> {
        self.take(false)
    }

    fn take(&self, may_wait: bool) -> Result<T, TryRecvError> {
        let mut taken = self.taken.borrow_mut();
        if let Some(item) = taken.pop_front() {
            return Ok(item);
        }
        let mut state = self.shared.lock();
        while state.waiting.is_empty() {
            if state.is_closed {
                return Err(TryRecvError::Disconnected);
            }
            if !may_wait {
                return Err(TryRecvError::Empty);
            }
            state = self.shared.wait(state);
        }
        mem::swap(&mut *taken, &mut state.waiting);
        self.shared.wake(state);
        taken.pop_front().ok_or(TryRecvError::Empty)
    }
}

impl<T> Drop for Receiver<T> {
    fn drop(&mut self) {
        self.shared.close();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::thread;

    #[test]
    fn items_come_in_order_and_none_is_lost() {
        for most in [1, 2, 7, 1000] {
            let (sender, receiver) = queue(most);
            thread::spawn(move || (0..5000).all(|item| sender.send(item).is_ok()));
            let mut received = Vec::new();
            while let Some(item) = receiver.recv() {
                received.push(item);
                // Some are taken without waiting.
                received.extend(receiver.try_recv());
                assert!(receiver.taken.borrow().len() <= most);
            }
            assert_eq!(received, (0..5000).collect::<Vec<_>>());
            assert_eq!(receiver.try_recv(), Err(TryRecvError::Disconnected));
        }
    }

    #[test]
    fn the_sender_learns_that_nobody_listens() {
        let (sender, receiver) = queue(3);
        let sending =
            thread::spawn(move || (0..).take_while(|&item| sender.send(item).is_ok()).count());
        assert_eq!(receiver.recv(), Some(0));
        drop(receiver);
        assert!(sending.join().unwrap() >= 1);
    }

    #[test]
    fn an_empty_queue_says_so() {
        let (sender, receiver) = queue(3);
        assert_eq!(receiver.try_recv(), Err(TryRecvError::Empty));
        assert!(sender.send('a').is_ok());
        assert_eq!(receiver.try_recv(), Ok('a'));
    }
}
