//! Whose turn it is, and what becomes of calls.

use std::sync::mpsc;
use std::time::{Duration, Instant};

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
    let Outcome::Refused(wait) = pool.answer("a", Client::Connection(2), Entry::New, |_| 2).await
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
    assert_eq!(pool.answer("a", Client::Connection(2), Entry::New, |_| 2).await, Outcome::Done(2));
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
async fn a_caller_that_goes_away_leaves_the_queue_and_stops_the_work() {
    let pool = Arc::new(Pool::new("test", rules(1)));
    let ask = |work: fn(&Bounds) -> u32| {
        let pool = pool.clone();
        tokio::spawn(async move { pool.answer("a", Client::Connection(1), Entry::New, work).await })
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
    assert_eq!(pool.answer("a", client, Entry::New, |_| panic!("a fault")).await, Outcome::Failed);
    assert_eq!(pool.answer("a", client, Entry::New, |_| 2).await, Outcome::OutOfTime(2));
    pool.stop();
    assert_eq!(pool.answer("a", client, Entry::New, |_| 3).await, Outcome::Stopped);
}

#[test]
fn nobody_waits_for_ever_however_many_come_anew() {
    let mut queue = Queue::<u32>::new();
    let rules = rules(1);
    let (_, call) = queue.place("a", Client::Connection(0), Entry::New, &rules).unwrap();
    queue.working.insert(0, Working { call, since: Instant::now() });
    let delayed = queue.delayed[&Client::Connection(0)];
    let (turn, _) = queue.place("a", Client::Connection(0), Entry::New, &rules).unwrap();
    // Its turn is a time: clients that come later than that have a later turn.
    assert_eq!(turn.0, delayed);
    assert!((Instant::now() + Duration::from_secs(3 * 3600), 9) > turn);
}

#[test]
fn no_more_calls_wait_than_may_however_soon_their_turn_comes() {
    let mut queue = Queue::<u32>::new();
    let rules = Rules { patience: Duration::MAX, most_waiting: 2, ..rules(1) };
    let mut place = |client, entry| {
        let (turn, call) = queue.place("a", Client::Connection(client), entry, &rules)?;
        let (answer, _) = oneshot::channel();
        let work = Box::new(|_: &Bounds| 0);
        queue.waiting.insert(turn, Waiting { call, work, is_gone: Arc::default(), answer });
        Ok::<_, Duration>(())
    };
    assert!(place(1, Entry::New).is_ok() && place(2, Entry::New).is_ok());
    assert!(place(3, Entry::New).is_err());
    assert!(place(3, Entry::Moved).is_ok());
}

#[test]
fn what_calls_take_is_learnt_quickly_upwards_and_slowly_downwards() {
    let mut queue = Queue::<u32>::new();
    let rules = rules(1);
    let mut take = |took: Duration| {
        let ((_, number), call) =
            queue.place("a", Client::Connection(1), Entry::New, &rules).unwrap();
        let since = Instant::now() - took;
        queue.working.insert(number, Working { call, since });
        queue.finish(number);
        queue.usual_cost["a"]
    };
    assert!(take(Duration::ZERO) > Duration::from_secs(3000));
    for _ in 0..200 {
        take(Duration::ZERO);
    }
    assert!(take(Duration::ZERO) < Duration::from_secs(1));
    assert!(take(Duration::from_secs(10)) >= Duration::from_secs(10));
    assert!(take(Duration::ZERO) > Duration::from_secs(9));
}
