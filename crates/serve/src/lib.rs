//! Ergodoku's page and HTTP interface, served from one binary: the built page is part of it.
//!
//! | path | what |
//! |---|---|
//! | `/` | the page |
//! | `POST /api/v1/NAME` | a call of [`ergodoku_api`], JSON in and out |
//! | `/api/v1/openapi.json`, `/api` | the calls described, for programs and for people |
//! | `/health`, `/metrics` | for who looks after the server |
//!
//! Calls are worked off by as many threads as there are cores; a short queue waits, and what does not
//! fit in is refused with 503 and `Retry-After`. No call takes longer than its limit.

mod calls;
mod metrics;
mod openapi;
mod page;
mod queue;
mod router;

use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use tokio::net::TcpListener;
use tokio::signal;

pub use router::router;

/// How to serve.
#[derive(Clone, Debug)]
pub struct Options {
    /// Where to listen; port 0 takes any that is free.
    pub address: SocketAddr,
    /// How long a call may take.
    pub time_limit: Duration,
    /// How many calls are worked on at a time.
    pub workers: usize,
    /// How many more may wait.
    pub waiting: usize,
}

impl Default for Options {
    /// On the loopback alone, port 8080.
    fn default() -> Options {
        let workers = std::thread::available_parallelism().map_or(2, |it| it.get());
        Options {
            address: SocketAddr::from(([127, 0, 0, 1], 8080)),
            time_limit: Duration::from_secs(5),
            workers,
            waiting: 64 * workers,
        }
    }
}

/// Serves until the process is asked to stop, then answers what has been asked.
///
/// `started` is told the address that is listened on.
///
/// # Errors
/// If the address cannot be listened on.
pub fn serve(options: &Options, started: impl FnOnce(SocketAddr)) -> io::Result<()> {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        // One more than there are calls at work: it takes in what comes meanwhile.
        .worker_threads(options.workers + 1)
        .max_blocking_threads(options.workers)
        .enable_all()
        .build()?;
    runtime.block_on(async {
        let listener = TcpListener::bind(options.address).await?;
        started(listener.local_addr()?);
        let served = axum::serve(listener, router(options)).with_graceful_shutdown(asked_to_stop());
        served.await
    })
}

/// Waits for Ctrl-C, or for the signal that a service manager sends.
async fn asked_to_stop() {
    let interrupted = async {
        let _ = signal::ctrl_c().await;
    };
    #[cfg(unix)]
    {
        let Ok(mut terminated) = signal::unix::signal(signal::unix::SignalKind::terminate()) else {
            return interrupted.await;
        };
        tokio::select! {
            () = interrupted => {}
            _ = terminated.recv() => {}
        }
    }
    #[cfg(not(unix))]
    interrupted.await;
    tracing::info!("stopping");
}
