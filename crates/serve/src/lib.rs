//! Ergodoku's page and HTTP interface, served from one binary: the built page is part of it.
//!
//! | path | what |
//! |---|---|
//! | `/` | the page |
//! | `POST /api/v1/NAME` | a call of [`ergodoku_api`], JSON in and out |
//! | `/api/v1/openapi.json`, `/api` | the calls described, for programs and for people |
//! | `/health`, `/metrics` | for operators |
//!
//! Light calls and heavy calls each have their own threads and their own queue, which is fair between
//! clients. A call that would have to wait too long is refused at once, with 503 and `Retry-After`. Calls that
//! tell what they find have a third queue, and wait there for as long as their client does. No call runs for
//! longer than its limit, or for a client that has gone.
//!
//! The number of connections is bounded, and a connection is closed if no request comes in time. A request
//! must name this host, and a call must not come from a page of another origin.

mod answer;
mod calls;
mod compressed;
mod connection;
mod hosts;
mod lines;
mod log;
mod metrics;
mod openapi;
mod origin;
mod page;
mod pool;
mod refused;
mod router;

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use tokio::net::{TcpListener, TcpStream};
use tokio::signal;
use tokio::sync::{mpsc, watch};
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, timeout_at};

use connection::Connections;
use metrics::Metrics;
use pool::{Pool, Rules};
use router::{Router, Shared};

pub use log::{Format, Log, log_to};

/// How to serve.
#[derive(Clone, Debug)]
pub struct Options {
    /// Where to listen; port 0 takes any free port.
    pub address: SocketAddr,
    /// Names that the server answers to, besides the names of the loopback interface and any address.
    pub hosts: Vec<String>,
    /// How long a call may run; 120 times as long if it tells what it finds. Other calls are refused if they
    /// would have to wait longer than this for their turn.
    pub time_limit: Duration,
    /// The number of heavy calls that run at a time. Twice as many light calls run beside them, and twice as
    /// many calls that tell what they find, but at least four of these.
    pub workers: usize,
    /// The largest number of open connections; less if the system does not allow the process as many.
    pub connections: usize,
    /// How long a connection is kept if no request comes, or an answer is not read.
    pub idle_timeout: Duration,
    /// How long the body of a request may take to arrive.
    pub body_timeout: Duration,
    /// How long calls may still run after the server was asked to stop.
    pub finish_within: Duration,
    /// How long after that request the server ends, whatever is unfinished; longer than calls may run.
    pub stop_within: Duration,
}

impl Default for Options {
    /// On the loopback interface only, port 8080.
    fn default() -> Options {
        Options {
            address: SocketAddr::from(([127, 0, 0, 1], 8080)),
            hosts: Vec::new(),
            time_limit: Duration::from_secs(5),
            workers: std::thread::available_parallelism().map_or(2, |it| it.get()),
            connections: 1024,
            idle_timeout: Duration::from_secs(10),
            body_timeout: Duration::from_secs(10),
            finish_within: Duration::from_secs(4),
            stop_within: Duration::from_millis(4750),
        }
    }
}

/// How long a light call runs before it starts again as a heavy one.
const LIGHT_TIME: Duration = Duration::from_secs(1);

/// How many times the limit of others a call may run that tells what it finds meanwhile.
const LONG: u32 = 120;

/// The number of heavy calls that may wait for each worker.
const WAITING: usize = 16;

/// The longest time limit of a call.
const LONGEST: Duration = Duration::from_secs(24 * 3600);

/// How a server ended.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Ended {
    /// Every request was answered.
    Answered,
    /// Some requests were not answered.
    CutShort,
}

/// A server, listening.
///
/// ```
/// # let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
/// # runtime.block_on(async {
/// use ergodoku_serve::{Ended, Options, Server};
///
/// let address = ([127, 0, 0, 1], 0).into();
/// let server = Server::bind(&Options { address, ..Options::default() }).await?;
/// println!("http://{}/", server.address());
/// // It serves until this future completes: here, at once.
/// let asked_to_stop = async {};
/// assert_eq!(server.run(asked_to_stop).await, Ended::Answered);
/// # Ok::<(), std::io::Error>(())
/// # })?;
/// # Ok::<(), std::io::Error>(())
/// ```
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    router: Arc<Router>,
    shared: Arc<Shared>,
    connections: Arc<Connections>,
    finish_within: Duration,
    stop_within: Duration,
}

impl Server {
    /// Listens.
    ///
    /// # Errors
    /// If the address cannot be listened on.
    pub async fn bind(options: &Options) -> io::Result<Server> {
        let listener = TcpListener::bind(options.address).await?;
        let time_limit = options.time_limit.min(LONGEST);
        let workers = options.workers.max(1);
        let heavy = Rules {
            threads: workers,
            time_limit,
            patience: time_limit,
            most_waiting: WAITING * workers,
            in_background: true,
        };
        let light = Rules {
            // Two calls that take longer than they should must not hold up all others.
            threads: 2 * workers,
            time_limit: time_limit.min(LIGHT_TIME),
            // The number of connections bounds them.
            most_waiting: usize::MAX,
            in_background: false,
            ..heavy.clone()
        };
        let long = Rules {
            // One page asks for up to three at a time: a path, its rating, and all steps.
            threads: 2 * workers.max(2),
            time_limit: LONG * time_limit,
            // The time of past calls does not predict that of the next one, and a client can end its wait.
            patience: Duration::MAX,
            ..heavy.clone()
        };
        // The head, the body, both queues, both limits.
        let longest = options.idle_timeout + options.body_timeout + 4 * time_limit;
        let shared = Arc::new(Shared {
            light: Pool::new("light", light),
            heavy: Pool::new("heavy", heavy),
            long: Pool::new("long", long),
            metrics: Arc::new(Metrics::new(longest)),
        });
        let most = options.connections.min(most_connections()).max(1);
        let metrics = shared.metrics.clone();
        Ok(Server {
            address: listener.local_addr()?,
            listener,
            router: Arc::new(Router::new(options, shared.clone())),
            shared,
            connections: Arc::new(Connections::new(most, options.idle_timeout, metrics)),
            finish_within: options.finish_within,
            stop_within: options.stop_within,
        })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Serves until `asked_to_stop` completes, then answers the requests in hand. Connections without a
    /// request, or with part of one, are closed at once; calls that take too long are stopped and refused.
    pub async fn run(self, asked_to_stop: impl Future<Output = ()>) -> Ended {
        let Server { listener, router, shared, connections, finish_within, stop_within, .. } = self;
        let (stop, stopping) = watch::channel(());
        let mut open = JoinSet::new();
        let mut crowd = Crowd::default();
        let mut asked_to_stop = std::pin::pin!(asked_to_stop);
        loop {
            let accepted = tokio::select! {
                () = &mut asked_to_stop => break,
                Some(_) = open.join_next() => continue,
                accepted = accept(&listener) => accepted,
            };
            let (stream, peer) = accepted;
            let place = match connections.place() {
                Some(place) => Some(place),
                None => {
                    crowd.is_noticed();
                    connections.place_of_another().await
                }
            };
            let Some(place) = place else {
                shared.metrics.connection_refused();
                continue;
            };
            let (router, stopping) = (router.clone(), stopping.clone());
            open.spawn(connections.clone().serve(stream, peer, router, stopping, place));
        }
        drop(listener);
        log::info("stopping", &[("connections", open.len().into())]);
        let asked = Instant::now();
        let _ = stop.send(());
        let all_closed = async { while open.join_next().await.is_some() {} };
        let mut all_closed = std::pin::pin!(all_closed);
        if timeout_at(asked + finish_within, &mut all_closed).await.is_ok() {
            return Ended::Answered;
        }
        shared.light.stop();
        shared.heavy.stop();
        shared.long.stop();
        let _ = timeout_at(asked + stop_within, all_closed).await;
        Ended::CutShort
    }
}

/// The next connection.
async fn accept(listener: &TcpListener) -> (TcpStream, SocketAddr) {
    loop {
        match listener.accept().await {
            Ok(accepted) => return accepted,
            // The client gave up before it was accepted.
            Err(error) if error.kind() == io::ErrorKind::ConnectionAborted => {}
            Err(error) => {
                let error = [("error", error.to_string().into())];
                log::warn("no connection can be accepted", &error);
                sleep(Duration::from_millis(100)).await;
            }
        }
    }
}

/// Logs now and then that there are too many connections.
#[derive(Default)]
struct Crowd {
    said: Option<Instant>,
}

impl Crowd {
    fn is_noticed(&mut self) {
        if self.said.is_none_or(|it| it.elapsed() > Duration::from_secs(60)) {
            self.said = Some(Instant::now());
            let message = "the limit of connections is reached: each new connection closes the one that \
                           has been idle for longest";
            log::warn(message, &[]);
        }
    }
}

/// The number of connections that the system allows this process, less the files it needs itself.
fn most_connections() -> usize {
    #[cfg(unix)]
    if let Some(files) = rustix::process::getrlimit(rustix::process::Resource::Nofile).current {
        return usize::try_from(files).unwrap_or(usize::MAX).saturating_sub(64);
    }
    usize::MAX
}

/// Serves until the process is asked to stop by Ctrl-C or by a service manager, then answers the requests
/// in hand. Asked a second time, it ends at once.
///
/// `started` is told the address that is listened on.
///
/// # Errors
/// If the address cannot be listened on.
pub fn serve(options: &Options, started: impl FnOnce(SocketAddr)) -> io::Result<Ended> {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(options.workers.max(1))
        .enable_all()
        .build()?;
    let ended = runtime.block_on(async {
        let mut asked = asked_to_stop()?;
        let server = Server::bind(options).await?;
        started(server.address());
        let (stop, mut stopping) = mpsc::channel::<()>(1);
        let mut stop = Some(stop);
        let mut served = std::pin::pin!(server.run(async move {
            stopping.recv().await;
        }));
        loop {
            tokio::select! {
                ended = &mut served => return Ok(ended),
                Some(()) = asked.recv() => if stop.take().is_none() { return Ok(Ended::CutShort) },
            }
        }
    });
    // Calls that still run end with the process.
    runtime.shutdown_background();
    ended
}

/// Gets a message each time the process is asked to stop.
fn asked_to_stop() -> io::Result<mpsc::Receiver<()>> {
    let (tell, told) = mpsc::channel(2);
    #[cfg(unix)]
    {
        use signal::unix::{SignalKind, signal};
        for kind in [SignalKind::interrupt(), SignalKind::terminate()] {
            let (mut signals, tell) = (signal(kind)?, tell.clone());
            tokio::spawn(async move {
                while signals.recv().await.is_some() && tell.send(()).await.is_ok() {}
            });
        }
    }
    #[cfg(not(unix))]
    tokio::spawn(
        async move { while signal::ctrl_c().await.is_ok() && tell.send(()).await.is_ok() {} },
    );
    Ok(told)
}

/// The code of the README, as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
