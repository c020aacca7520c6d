//! [`Pool`]: threads for the calls of one class of cost, and the queue in front of them.

mod queue;
#[cfg(test)]
mod tests;

use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use ergodoku_api::Bounds;
use tokio::sync::oneshot;

use crate::connection::Client;
use crate::log::warn;
use queue::{Queue, Turn, Waiting, Working};

/// How long a thread waits for work before it ends.
const IDLE: Duration = Duration::from_secs(10);

/// How a pool works.
#[derive(Clone, Debug)]
pub(crate) struct Rules {
    /// The number of calls that run at a time.
    pub(crate) threads: usize,
    /// How long a call may run.
    pub(crate) time_limit: Duration,
    /// How long a call may have to wait for its turn.
    pub(crate) patience: Duration,
    /// The number of calls that may wait.
    pub(crate) most_waiting: usize,
    /// Whether other threads of this machine take precedence.
    pub(crate) in_background: bool,
}

/// Where a call comes from.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Entry {
    New,
    /// From the pool for calls that take less time.
    Moved,
}

/// What became of a call.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Outcome<T> {
    Done(T),
    /// It was stopped at its time limit, with this answer.
    OutOfTime(T),
    /// It panicked.
    Failed,
    /// It was not accepted: its turn would have come only after this time.
    Refused(Duration),
    /// The server is stopping.
    Stopped,
}

/// Threads that answer calls with a `T`. They start when there is work and end after a while without any,
/// which returns their memory to the system.
pub(crate) struct Pool<T: Send + 'static>(Arc<Shared<T>>);

struct Shared<T> {
    name: &'static str,
    rules: Rules,
    queue: Mutex<Queue<T>>,
    work: Condvar,
    /// Set once no call is to run any more.
    is_stopped: Arc<AtomicBool>,
}

/// The number of calls that wait and that run.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct Load {
    pub(crate) waiting: usize,
    pub(crate) working: usize,
}

impl<T: Send + 'static> Pool<T> {
    pub(crate) fn new(name: &'static str, rules: Rules) -> Pool<T> {
        Pool(Arc::new(Shared {
            name,
            rules,
            queue: Mutex::new(Queue::new()),
            work: Condvar::new(),
            is_stopped: Arc::default(),
        }))
    }

    /// Runs a call when its turn comes. If the caller goes away meanwhile, the call leaves the queue or is
    /// stopped. A call from the other pool is never refused: its caller has waited already.
    pub(crate) async fn answer(
        &self,
        name: &'static str,
        client: Client,
        entry: Entry,
        work: impl FnOnce(&Bounds) -> T + Send + 'static,
    ) -> Outcome<T> {
        if self.0.is_stopped.load(Ordering::Relaxed) {
            return Outcome::Stopped;
        }
        let (answer, answered) = oneshot::channel();
        let is_gone = Arc::new(AtomicBool::new(false));
        let turn = {
            let mut queue = lock(&self.0.queue);
            match queue.place(name, client, entry, &self.0.rules) {
                Err(wait) => return Outcome::Refused(wait),
                Ok((turn, call)) => {
                    let (work, is_gone) = (Box::new(work), is_gone.clone());
                    queue.waiting.insert(turn, Waiting { call, work, is_gone, answer });
                    self.0.wake_worker(&mut queue);
                    turn
                }
            }
        };
        let _guard = CallGuard { shared: &self.0, turn, is_gone };
        answered.await.unwrap_or(Outcome::Stopped)
    }

    /// Stops the calls that run and drops those that wait.
    pub(crate) fn stop(&self) {
        self.0.is_stopped.store(true, Ordering::Relaxed);
        lock(&self.0.queue).waiting.clear();
    }

    pub(crate) fn load(&self) -> Load {
        let queue = lock(&self.0.queue);
        Load { waiting: queue.waiting.len(), working: queue.working.len() }
    }
}

impl<T: Send + 'static> Drop for Pool<T> {
    fn drop(&mut self) {
        self.stop();
        lock(&self.0.queue).is_closed = true;
        self.0.work.notify_all();
    }
}

/// When its caller is gone, takes a call out of the queue or stops it.
struct CallGuard<'a, T> {
    shared: &'a Shared<T>,
    turn: Turn,
    is_gone: Arc<AtomicBool>,
}

impl<T> Drop for CallGuard<'_, T> {
    fn drop(&mut self) {
        self.is_gone.store(true, Ordering::Relaxed);
        lock(&self.shared.queue).waiting.remove(&self.turn);
    }
}

impl<T: Send + 'static> Shared<T> {
    /// Wakes or starts a thread for a call that has joined the queue.
    fn wake_worker(self: &Arc<Self>, queue: &mut Queue<T>) {
        if queue.idle >= queue.waiting.len() || queue.threads == self.rules.threads {
            self.work.notify_one();
            return;
        }
        let shared = self.clone();
        let thread = std::thread::Builder::new().name(self.name.to_string());
        match thread.spawn(move || shared.run()) {
            Ok(_) => queue.threads += 1,
            Err(error) if queue.threads > 0 => no_thread(&error),
            // Without any thread, no call would ever run.
            Err(error) => {
                no_thread(&error);
                queue.waiting.clear();
            }
        }
    }

    /// What each thread does.
    fn run(&self) {
        if self.rules.in_background {
            yield_to_others();
        }
        let mut queue = lock(&self.queue);
        loop {
            if let Some(((_, number), next)) = queue.waiting.pop_first() {
                queue.working.insert(number, Working { call: next.call, since: Instant::now() });
                drop(queue);
                let outcome = self.outcome(next.work, next.is_gone);
                queue = lock(&self.queue);
                queue.finish(number);
                // After `finish`: when the caller has its answer, the load no longer counts the call.
                let _ = next.answer.send(outcome);
                continue;
            }
            if queue.is_closed {
                break;
            }
            queue.idle += 1;
            let (woken, waited) =
                self.work.wait_timeout(queue, IDLE).unwrap_or_else(PoisonError::into_inner);
            queue = woken;
            queue.idle -= 1;
            if waited.timed_out() && queue.waiting.is_empty() {
                break;
            }
        }
        queue.threads -= 1;
    }

    fn outcome(
        &self,
        work: Box<dyn FnOnce(&Bounds) -> T + Send>,
        is_gone: Arc<AtomicBool>,
    ) -> Outcome<T> {
        let end = Instant::now() + self.rules.time_limit;
        let is_stopped = self.is_stopped.clone();
        let bounds = Bounds::while_left(move || {
            let is_over = [&is_gone, &is_stopped].iter().any(|it| it.load(Ordering::Relaxed));
            if is_over { Duration::ZERO } else { end.saturating_duration_since(Instant::now()) }
        });
        // A panic fails this call and no other.
        match catch_unwind(AssertUnwindSafe(|| work(&bounds))) {
            Err(_) => Outcome::Failed,
            Ok(_) if self.is_stopped.load(Ordering::Relaxed) => Outcome::Stopped,
            Ok(answer) if Instant::now() < end => Outcome::Done(answer),
            Ok(answer) => Outcome::OutOfTime(answer),
        }
    }
}

fn no_thread(error: &io::Error) {
    warn("no thread can be started", &[("error", error.to_string().into())]);
}

fn lock<T>(queue: &Mutex<Queue<T>>) -> MutexGuard<'_, Queue<T>> {
    // Nothing panics while the lock is held; if it did, a queue that miscounts one call would still serve.
    queue.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Lowers the priority of this thread, on systems where a thread has its own.
fn yield_to_others() {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::setpriority_process(None, 10) {
        let error = [("error", error.to_string().into())];
        warn("heavy calls run at the same priority as everything else", &error);
    }
}
