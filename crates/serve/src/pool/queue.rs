//! [`Queue`]: whose turn it is.
//!
//! A call's turn is the time at which it came, delayed by the work that its client has had done lately, so
//! that many calls of one client do not hold up the one call of another, and nobody waits for ever. A call
//! that would have to wait too long, judging by what calls of its name usually take, is not accepted.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use ergodoku_api::Bounds;
use tokio::sync::oneshot;

use super::{Entry, Outcome, Rules};
use crate::connection::Client;

/// The calls that wait, and those that run.
pub(super) struct Queue<T> {
    pub(super) waiting: BTreeMap<Turn, Waiting<T>>,
    pub(super) working: HashMap<u64, Working>,
    /// When the turn of a client's next call comes at the earliest.
    pub(super) delayed: HashMap<Client, Instant>,
    /// What calls of a name take: the longest of late.
    pub(super) usual_cost: HashMap<&'static str, Duration>,
    next: u64,
    /// The number of threads, and of those that have nothing to do.
    pub(super) threads: usize,
    pub(super) idle: usize,
    pub(super) is_closed: bool,
}

/// Earlier turns come first; the number distinguishes calls of the same instant.
pub(super) type Turn = (Instant, u64);

/// A call that waits.
pub(super) struct Waiting<T> {
    pub(super) call: Call,
    pub(super) work: Box<dyn FnOnce(&Bounds) -> T + Send>,
    pub(super) is_gone: Arc<AtomicBool>,
    pub(super) answer: oneshot::Sender<Outcome<T>>,
}

/// What the queue knows of a call.
#[derive(Copy, Clone)]
pub(super) struct Call {
    name: &'static str,
    client: Client,
    /// How long it is expected to take.
    cost: Duration,
    /// By how much a second of its work delays the next call of its client: the number of calls in hand
    /// for each thread.
    share: f64,
}

/// A call that runs.
pub(super) struct Working {
    pub(super) call: Call,
    pub(super) since: Instant,
}

impl<T> Queue<T> {
    pub(super) fn new() -> Queue<T> {
        Queue {
            waiting: BTreeMap::new(),
            working: HashMap::new(),
            delayed: HashMap::new(),
            usual_cost: HashMap::new(),
            next: 0,
            threads: 0,
            idle: 0,
            is_closed: false,
        }
    }

    /// Gives a call its turn. If the turn does not come soon enough, gives the time until then.
    pub(super) fn place(
        &mut self,
        name: &'static str,
        client: Client,
        entry: Entry,
        rules: &Rules,
    ) -> Result<(Turn, Call), Duration> {
        let now = Instant::now();
        let turn = (self.delayed.get(&client).map_or(now, |it| now.max(*it)), self.next);
        let in_hand = self.waiting.len() + self.working.len() + 1;
        if in_hand > rules.threads && entry == Entry::New {
            let wait = self.work_ahead(turn, now) / rules.threads as u32;
            if wait > rules.patience || self.waiting.len() >= rules.most_waiting {
                return Err(wait);
            }
        }
        self.next += 1;
        // While nothing is known, expect the worst.
        let cost = self.usual_cost.get(name).copied().unwrap_or(rules.time_limit);
        let share = in_hand as f64 / rules.threads as f64;
        if self.delayed.len() > 64 + 2 * in_hand {
            self.delayed.retain(|_, until| *until > now);
        }
        self.delayed.insert(client, turn.0 + cost.mul_f64(share));
        Ok((turn, Call { name, client, cost, share }))
    }

    /// The work that is done before this turn.
    fn work_ahead(&self, turn: Turn, now: Instant) -> Duration {
        let left = |it: &Working| {
            let so_far = now.saturating_duration_since(it.since);
            // A call that takes longer than usual may take as long again.
            it.call.cost.checked_sub(so_far).unwrap_or(so_far)
        };
        let ahead = self.waiting.range(..turn).map(|(_, it)| it.call.cost);
        ahead.chain(self.working.values().map(left)).sum()
    }

    /// Records what a call took.
    pub(super) fn finish(&mut self, number: u64) {
        let Some(Working { call, since }) = self.working.remove(&number) else { return };
        let took = since.elapsed();
        let usual = self.usual_cost.entry(call.name).or_insert(call.cost);
        *usual = took.max(*usual - usual.saturating_sub(took) / 16);
        // Its client was charged for the expected cost; correct that.
        if let Some(until) = self.delayed.get_mut(&call.client) {
            let (charged, due) = (call.cost.mul_f64(call.share), took.mul_f64(call.share));
            *until = (*until + due).checked_sub(charged).unwrap_or_else(Instant::now);
        }
    }
}
