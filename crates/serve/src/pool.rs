//! [`Pool`]: threads of their own for calls of one class of cost, and the line in front of them.
//!
//! A call's turn is the time at which it came, put off by the work its client has had done lately, so
//! that many calls of one client do not hold up the one call of another, and nobody waits for ever. A
//! call that would have to wait too long, by what calls of its name usually take, is not let in at all.

use std::collections::{BTreeMap, HashMap};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use ergodoku_api::Bounds;
use tokio::sync::oneshot;

use crate::connection::Client;

/// So long a thread waits for work before it ends.
const IDLE: Duration = Duration::from_secs(10);

/// How a pool works.
#[derive(Clone, Debug)]
pub(crate) struct Rules {
    /// How many calls are worked on at a time.
    pub(crate) threads: usize,
    /// How long one may be worked on.
    pub(crate) time_limit: Duration,
    /// How long one may have to wait for its turn.
    pub(crate) patience: Duration,
    /// How many may wait.
    pub(crate) most_waiting: usize,
    /// Whether other threads of this machine come first.
    pub(crate) in_background: bool,
}

/// Where a call comes from.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Entry {
    New,
    /// From a pool for calls that take less time.
    Moved,
}

/// What became of a call.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Outcome<T> {
    Done(T),
    /// It was given up at its time limit: this is what it came to.
    OutOfTime(T),
    /// It panicked.
    Failed,
    /// It was not let in: its turn would have come after this time only.
    Refused(Duration),
    /// The server ends.
    Stopped,
}

/// Threads that answer calls with a `T`. They begin when there is work, and end when there has been none
/// for a while, so that what memory they have held goes back.
pub(crate) struct Pool<T: Send + 'static>(Arc<Shared<T>>);

struct Shared<T> {
    name: &'static str,
    rules: Rules,
    line: Mutex<Line<T>>,
    work: Condvar,
    /// Set once nothing is to be worked on any more.
    is_stopped: Arc<AtomicBool>,
}

/// The calls that wait, and those that are worked on.
struct Line<T> {
    waiting: BTreeMap<Turn, Waiting<T>>,
    working: HashMap<u64, Working>,
    /// Until when a client's next call is put off.
    put_off: HashMap<Client, Instant>,
    /// What calls of a name take: as long as the longest of late.
    usual: HashMap<&'static str, Duration>,
    next: u64,
    /// How many threads there are, and how many of them have nothing to do.
    threads: usize,
    idle: usize,
    is_closed: bool,
}

/// Earlier ones come first; the number tells calls of the same instant apart.
type Turn = (Instant, u64);

struct Waiting<T> {
    call: Call,
    work: Box<dyn FnOnce(&Bounds) -> T + Send>,
    is_gone: Arc<AtomicBool>,
    answer: oneshot::Sender<Outcome<T>>,
}

#[derive(Copy, Clone)]
struct Call {
    name: &'static str,
    client: Client,
    /// How long it is expected to take.
    cost: Duration,
    /// By how much a second of work puts its client's next call off: the share of the pool that each
    /// call in hand has.
    share: f64,
}

struct Working {
    call: Call,
    since: Instant,
}

/// How many calls wait and how many are worked on.
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
            line: Mutex::new(Line::new()),
            work: Condvar::new(),
            is_stopped: Arc::default(),
        }))
    }

    /// Has a call worked on when its turn has come. If the caller goes away meanwhile, it leaves the
    /// line, or is given up. What comes from another pool is never refused: its caller has been made to
    /// wait already.
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
            let mut line = lock(&self.0.line);
            match line.place(name, client, entry, &self.0.rules) {
                Err(wait) => return Outcome::Refused(wait),
                Ok((turn, call)) => {
                    let (work, is_gone) = (Box::new(work), is_gone.clone());
                    line.waiting.insert(turn, Waiting { call, work, is_gone, answer });
                    self.0.have_worked(&mut line);
                    turn
                }
            }
        };
        let _leaves = Leaves { shared: &self.0, turn, is_gone };
        answered.await.unwrap_or(Outcome::Stopped)
    }

    /// Gives up what is worked on, and all that waits.
    pub(crate) fn stop(&self) {
        self.0.is_stopped.store(true, Ordering::Relaxed);
        lock(&self.0.line).waiting.clear();
    }

    pub(crate) fn load(&self) -> Load {
        let line = lock(&self.0.line);
        Load { waiting: line.waiting.len(), working: line.working.len() }
    }
}

impl<T: Send + 'static> Drop for Pool<T> {
    fn drop(&mut self) {
        self.stop();
        lock(&self.0.line).is_closed = true;
        self.0.work.notify_all();
    }
}

/// Takes a call that nobody waits for any more out of the line, or has it given up.
struct Leaves<'a, T> {
    shared: &'a Shared<T>,
    turn: Turn,
    is_gone: Arc<AtomicBool>,
}

impl<T> Drop for Leaves<'_, T> {
    fn drop(&mut self) {
        self.is_gone.store(true, Ordering::Relaxed);
        lock(&self.shared.line).waiting.remove(&self.turn);
    }
}

impl<T: Send + 'static> Shared<T> {
    /// Sees to it that a thread takes what has come into the line.
    fn have_worked(self: &Arc<Self>, line: &mut Line<T>) {
        if line.idle >= line.waiting.len() || line.threads == self.rules.threads {
            self.work.notify_one();
            return;
        }
        let shared = self.clone();
        let thread = std::thread::Builder::new().name(self.name.to_string());
        match thread.spawn(move || shared.run()) {
            Ok(_) => line.threads += 1,
            Err(error) if line.threads > 0 => tracing::warn!(%error, "no thread to be had"),
            // Nobody would ever take it.
            Err(error) => {
                tracing::warn!(%error, "no thread to be had");
                line.waiting.clear();
            }
        }
    }

    /// What each thread does.
    fn run(&self) {
        if self.rules.in_background {
            yield_to_others();
        }
        let mut line = lock(&self.line);
        loop {
            if let Some(((_, number), next)) = line.waiting.pop_first() {
                line.working.insert(number, Working { call: next.call, since: Instant::now() });
                drop(line);
                let outcome = self.outcome(next.work, next.is_gone);
                line = lock(&self.line);
                line.finish(number);
                // Whoever asks for the load once it is answered finds it no longer in hand.
                let _ = next.answer.send(outcome);
                continue;
            }
            if line.is_closed {
                break;
            }
            line.idle += 1;
            let (woken, waited) =
                self.work.wait_timeout(line, IDLE).unwrap_or_else(PoisonError::into_inner);
            line = woken;
            line.idle -= 1;
            if waited.timed_out() && line.waiting.is_empty() {
                break;
            }
        }
        line.threads -= 1;
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
        // A fault of this program is one client's bad luck, and nobody else's.
        match catch_unwind(AssertUnwindSafe(|| work(&bounds))) {
            Err(_) => Outcome::Failed,
            Ok(_) if self.is_stopped.load(Ordering::Relaxed) => Outcome::Stopped,
            Ok(answer) if Instant::now() < end => Outcome::Done(answer),
            Ok(answer) => Outcome::OutOfTime(answer),
        }
    }
}

impl<T> Line<T> {
    fn new() -> Line<T> {
        Line {
            waiting: BTreeMap::new(),
            working: HashMap::new(),
            put_off: HashMap::new(),
            usual: HashMap::new(),
            next: 0,
            threads: 0,
            idle: 0,
            is_closed: false,
        }
    }

    /// A call's turn, if it comes soon enough; else the time until then.
    fn place(
        &mut self,
        name: &'static str,
        client: Client,
        entry: Entry,
        rules: &Rules,
    ) -> Result<(Turn, Call), Duration> {
        let now = Instant::now();
        let turn = (self.put_off.get(&client).map_or(now, |it| now.max(*it)), self.next);
        let in_hand = self.waiting.len() + self.working.len() + 1;
        if in_hand > rules.threads && entry == Entry::New {
            let wait = self.work_before(turn, now) / rules.threads as u32;
            if wait > rules.patience || self.waiting.len() >= rules.most_waiting {
                return Err(wait);
            }
        }
        self.next += 1;
        // As long as nothing is known, the worst is expected.
        let cost = self.usual.get(name).copied().unwrap_or(rules.time_limit);
        let share = in_hand as f64 / rules.threads as f64;
        if self.put_off.len() > 64 + 2 * in_hand {
            self.put_off.retain(|_, until| *until > now);
        }
        self.put_off.insert(client, turn.0 + cost.mul_f64(share));
        Ok((turn, Call { name, client, cost, share }))
    }

    /// How much work is done before this turn.
    fn work_before(&self, turn: Turn, now: Instant) -> Duration {
        let left = |it: &Working| {
            let so_far = now.saturating_duration_since(it.since);
            // What takes longer than usual may take as long again.
            it.call.cost.checked_sub(so_far).unwrap_or(so_far)
        };
        let ahead = self.waiting.range(..turn).map(|(_, it)| it.call.cost);
        ahead.chain(self.working.values().map(left)).sum()
    }

    /// Notes what a call has taken.
    fn finish(&mut self, number: u64) {
        let Some(Working { call, since }) = self.working.remove(&number) else { return };
        let took = since.elapsed();
        let usual = self.usual.entry(call.name).or_insert(call.cost);
        *usual = took.max(*usual - usual.saturating_sub(took) / 16);
        // What it was charged for before was a guess.
        if let Some(until) = self.put_off.get_mut(&call.client) {
            let (charged, due) = (call.cost.mul_f64(call.share), took.mul_f64(call.share));
            *until = (*until + due).checked_sub(charged).unwrap_or_else(Instant::now);
        }
    }
}

fn lock<T>(line: &Mutex<Line<T>>) -> MutexGuard<'_, Line<T>> {
    // Nothing panics while it is held, and if it did, a line that is a call off still serves.
    line.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Gives this thread a lower priority, where threads have priorities of their own.
fn yield_to_others() {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::setpriority_process(None, 10) {
        tracing::warn!(%error, "heavy calls are worked on at the same priority as all else");
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    fn rules(threads: usize) -> Rules {
        Rules {
            threads,
            time_limit: Duration::from_secs(3600),
            patience: Duration::from_secs(2 * 3600),
            most_waiting: 100,
            in_background: false,
        }
    }

    /// Works until `release` is told, after telling `begun`.
    fn held(
        begun: &mpsc::Sender<u32>,
        number: u32,
    ) -> (mpsc::Sender<()>, impl FnOnce(&Bounds) -> u32 + use<>) {
        let (release, released) = mpsc::channel();
        let begun = begun.clone();
        let work = move |_: &Bounds| {
            begun.send(number).unwrap();
            let _ = released.recv();
            number
        };
        (release, work)
    }

    async fn until(pool: &Pool<u32>, load: Load) {
        while pool.load() != load {
            tokio::task::yield_now().await;
        }
    }

    #[tokio::test]
    async fn a_call_that_would_wait_too_long_is_refused_at_once_and_told_how_long() {
        // Nothing is known of calls as yet: each may take its whole hour.
        let pool = Arc::new(Pool::new("test", Rules { patience: Duration::ZERO, ..rules(1) }));
        let (begun, begins) = mpsc::channel();
        let (release, work) = held(&begun, 1);
        let first = tokio::spawn({
            let pool = pool.clone();
            async move { pool.answer("a", Client::Connection(1), Entry::New, work).await }
        });
        until(&pool, Load { waiting: 0, working: 1 }).await;
        begins.recv().unwrap();
        let Outcome::Refused(wait) =
            pool.answer("a", Client::Connection(2), Entry::New, |_| 2).await
        else {
            panic!("it is let in");
        };
        assert!(wait > Duration::from_secs(60), "{wait:?}");
        let moved = tokio::spawn({
            let pool = pool.clone();
            async move { pool.answer("a", Client::Connection(3), Entry::Moved, |_| 3).await }
        });
        until(&pool, Load { waiting: 1, working: 1 }).await;
        drop(release);
        assert_eq!(moved.await.unwrap(), Outcome::Done(3));
        assert_eq!(first.await.unwrap(), Outcome::Done(1));
        assert_eq!(
            pool.answer("a", Client::Connection(2), Entry::New, |_| 2).await,
            Outcome::Done(2)
        );
    }

    #[tokio::test]
    async fn many_calls_of_one_client_do_not_hold_up_the_one_of_another() {
        let pool = Arc::new(Pool::new("test", Rules { patience: Duration::MAX, ..rules(1) }));
        let (begun, begins) = mpsc::channel();
        let mut asked = Vec::new();
        let mut releases = Vec::new();
        for (number, client) in [(1, 1), (2, 1), (3, 1), (4, 2)] {
            let (release, work) = held(&begun, number);
            releases.push(release);
            asked.push(tokio::spawn({
                let pool = pool.clone();
                async move { pool.answer("a", Client::Connection(client), Entry::New, work).await }
            }));
            until(&pool, Load { waiting: number as usize - 1, working: 1 }).await;
        }
        drop(releases);
        for it in asked {
            assert!(matches!(it.await.unwrap(), Outcome::Done(_)));
        }
        assert_eq!(begins.try_iter().collect::<Vec<_>>(), [1, 4, 2, 3]);
    }

    #[tokio::test]
    async fn a_caller_that_goes_away_leaves_the_line_and_stops_the_work() {
        let pool = Arc::new(Pool::new("test", rules(1)));
        let ask = |work: fn(&Bounds) -> u32| {
            let pool = pool.clone();
            tokio::spawn(
                async move { pool.answer("a", Client::Connection(1), Entry::New, work).await },
            )
        };
        let works = ask(|bounds| {
            while !bounds.is_over() {
                std::thread::yield_now();
            }
            1
        });
        until(&pool, Load { waiting: 0, working: 1 }).await;
        let waits = ask(|_| 2);
        until(&pool, Load { waiting: 1, working: 1 }).await;
        waits.abort();
        until(&pool, Load { waiting: 0, working: 1 }).await;
        works.abort();
        until(&pool, Load { waiting: 0, working: 0 }).await;
    }

    #[tokio::test]
    async fn what_panics_fails_alone_and_what_is_out_of_time_says_so() {
        let pool = Pool::<u32>::new("test", Rules { time_limit: Duration::ZERO, ..rules(1) });
        let client = Client::Connection(1);
        assert_eq!(
            pool.answer("a", client, Entry::New, |_| panic!("a fault")).await,
            Outcome::Failed
        );
        assert_eq!(pool.answer("a", client, Entry::New, |_| 2).await, Outcome::OutOfTime(2));
        pool.stop();
        assert_eq!(pool.answer("a", client, Entry::New, |_| 3).await, Outcome::Stopped);
    }

    #[test]
    fn nobody_waits_for_ever_however_many_come_anew() {
        let mut line = Line::<u32>::new();
        let rules = rules(1);
        let (_, call) = line.place("a", Client::Connection(0), Entry::New, &rules).unwrap();
        line.working.insert(0, Working { call, since: Instant::now() });
        let put_off = line.put_off[&Client::Connection(0)];
        let (turn, _) = line.place("a", Client::Connection(0), Entry::New, &rules).unwrap();
        // Its turn is a time, and clients that come after that time come after it.
        assert_eq!(turn.0, put_off);
        assert!((Instant::now() + Duration::from_secs(3 * 3600), 9) > turn);
    }

    #[test]
    fn no_more_calls_wait_than_may_however_soon_their_turn_comes() {
        let mut line = Line::<u32>::new();
        let rules = Rules { patience: Duration::MAX, most_waiting: 2, ..rules(1) };
        let mut place = |client, entry| {
            let (turn, call) = line.place("a", Client::Connection(client), entry, &rules)?;
            let (answer, _) = oneshot::channel();
            let work = Box::new(|_: &Bounds| 0);
            line.waiting.insert(turn, Waiting { call, work, is_gone: Arc::default(), answer });
            Ok::<_, Duration>(())
        };
        assert!(place(1, Entry::New).is_ok() && place(2, Entry::New).is_ok());
        assert!(place(3, Entry::New).is_err());
        assert!(place(3, Entry::Moved).is_ok());
    }

    #[test]
    fn what_calls_take_is_learnt_quickly_upwards_and_slowly_downwards() {
        let mut line = Line::<u32>::new();
        let rules = rules(1);
        let mut take = |took: Duration| {
            let ((_, number), call) =
                line.place("a", Client::Connection(1), Entry::New, &rules).unwrap();
            let since = Instant::now() - took;
            line.working.insert(number, Working { call, since });
            line.finish(number);
            line.usual["a"]
        };
        assert!(take(Duration::ZERO) > Duration::from_secs(3000));
        for _ in 0..200 {
            take(Duration::ZERO);
        }
        assert!(take(Duration::ZERO) < Duration::from_secs(1));
        assert!(take(Duration::from_secs(10)) >= Duration::from_secs(10));
        assert!(take(Duration::ZERO) > Duration::from_secs(9));
    }
}
