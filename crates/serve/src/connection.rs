//! Connections: how many there are at a time, when one is closed, and why.

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::future::{self, Future as _};
use std::io;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::pin::{Pin, pin};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, ready};
use std::time::Duration;

use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::sync::{Notify, OwnedSemaphorePermit, Semaphore, watch};
use tokio::time::{Sleep, sleep};

use crate::lines::content;
use crate::log::info;
use crate::metrics::Metrics;
use crate::router::Router;

/// The longest head of a request, in bytes; no connection buffers more.
const LONGEST_HEAD: usize = 1 << 14;

/// Whose call it is, so that the threads are shared fairly.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Client {
    /// Another machine. For IPv6 its network, as one machine may have any number of addresses there.
    Machine(IpAddr),
    /// A connection from this machine, where all clients have the same address.
    Connection(u64),
}

/// The open connections; their number is bounded.
pub(crate) struct Connections {
    places: Arc<Semaphore>,
    /// The connections that wait for a request, the longest wait first.
    awaited: Mutex<BTreeMap<u64, Arc<Connection>>>,
    next: AtomicU64,
    idle_timeout: Duration,
    metrics: Arc<Metrics>,
}

/// A connection, as its requests see it.
pub(crate) struct Connection {
    all: Arc<Connections>,
    client: Client,
    /// Its place among the connections that wait for a request.
    since: AtomicU64,
    is_answering: AtomicBool,
    is_to_go: Notify,
    /// Whether something has been read since the last request or answer.
    has_part: AtomicBool,
    /// Whether the client does not read its answer.
    is_stuck: AtomicBool,
    /// The number of writes.
    writes: AtomicU64,
}

/// Why a connection ended.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum End {
    /// It was closed between two requests, by either side.
    Done,
    /// A request did not arrive completely in time.
    HalfSent,
    /// The client did not send HTTP.
    Malformed,
    /// The client went away during a request or an answer.
    Gone,
    /// The client did not read its answer in time.
    Stuck,
    /// It was closed to make room for another.
    Evicted,
    /// There was no room for it.
    Refused,
    /// The server stopped.
    Stopped,
}

impl End {
    pub(crate) fn name(self) -> &'static str {
        match self {
            End::Done => "done",
            End::HalfSent => "half_sent",
            End::Malformed => "malformed",
            End::Gone => "gone",
            End::Stuck => "stuck",
            End::Evicted => "evicted",
            End::Refused => "refused",
            End::Stopped => "stopped",
        }
    }
}

impl Connections {
    pub(crate) fn new(most: usize, idle_timeout: Duration, metrics: Arc<Metrics>) -> Connections {
        Connections {
            places: Arc::new(Semaphore::new(most)),
            awaited: Mutex::default(),
            next: AtomicU64::new(0),
            idle_timeout,
            metrics,
        }
    }

    /// A place for one more connection, if there is one.
    pub(crate) fn place(&self) -> Option<OwnedSemaphorePermit> {
        self.places.clone().try_acquire_owned().ok()
    }

    /// Closes the connection that has waited longest for a request, and gives its place; none if all have
    /// requests in hand.
    pub(crate) async fn place_of_another(&self) -> Option<OwnedSemaphorePermit> {
        let (_, oldest) = self.awaited().pop_first()?;
        oldest.is_to_go.notify_one();
        self.places.clone().acquire_owned().await.ok()
    }

    /// Serves a connection to its end, or until the server stops.
    pub(crate) async fn serve(
        self: Arc<Self>,
        stream: TcpStream,
        peer: SocketAddr,
        router: Arc<Router>,
        mut stopping: watch::Receiver<()>,
        place: OwnedSemaphorePermit,
    ) {
        let number = self.next.fetch_add(1, Relaxed);
        let connection = Arc::new(Connection {
            all: self.clone(),
            client: client(peer, number),
            since: AtomicU64::new(number),
            is_answering: AtomicBool::new(false),
            is_to_go: Notify::new(),
            has_part: AtomicBool::new(false),
            is_stuck: AtomicBool::new(false),
            writes: AtomicU64::new(0),
        });
        self.awaited().insert(number, connection.clone());
        self.metrics.connection_began();
        let mut open = Open { connection: connection.clone(), end: End::Stopped, _place: place };

        // An answer is written at once and need not wait for more data.
        let _ = stream.set_nodelay(true);
        let watched = Watched { stream, connection: connection.clone(), stuck_until: None };
        let service = service_fn(|request: Request<Incoming>| {
            connection.has_part.store(false, Relaxed);
            let answered = router.clone().answer(connection.clone(), request);
            async { Ok::<_, Infallible>(content(answered.await)) }
        });
        let served = http1::Builder::new()
            .timer(TokioTimer::new())
            // This timeout also runs between two requests.
            .header_read_timeout(self.idle_timeout)
            .max_buf_size(LONGEST_HEAD)
            .serve_connection(TokioIo::new(watched), service);
        let mut served = pin!(served);
        open.end = tokio::select! {
            biased;
            () = connection.is_to_go.notified() => End::Evicted,
            result = served.as_mut() => connection.end(&result),
            _ = stopping.changed() => {
                served.as_mut().graceful_shutdown();
                connection.finish(served).await
            }
        };
    }

    fn awaited(&self) -> MutexGuard<'_, BTreeMap<u64, Arc<Connection>>> {
        self.awaited.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Connection {
    /// Whose calls these are.
    pub(crate) fn client(&self) -> Client {
        self.client
    }

    /// Records that a request is complete. Until it is answered, the connection is not closed to make room,
    /// nor when the server is asked to stop.
    pub(crate) fn answering(self: &Arc<Self>) -> Answering {
        self.is_answering.store(true, Relaxed);
        self.all.awaited().remove(&self.since.load(Relaxed));
        Answering(self.clone())
    }

    /// Waits for the answer in hand, once the server stops.
    async fn finish(
        &self,
        mut served: Pin<&mut impl Future<Output = Result<(), hyper::Error>>>,
    ) -> End {
        loop {
            let writes = self.writes.load(Relaxed);
            tokio::select! {
                biased;
                result = served.as_mut() => return self.end(&result),
                () = future::ready(()) => {}
            }
            if self.is_answering.load(Relaxed) || self.is_stuck.load(Relaxed) {
                return self.end(&served.await);
            }
            // No answer is due or being written: there is at most a part of a request.
            if self.writes.load(Relaxed) == writes {
                return End::Stopped;
            }
            tokio::task::yield_now().await;
        }
    }

    fn wrote(&self) {
        self.is_stuck.store(false, Relaxed);
        self.has_part.store(false, Relaxed);
        self.writes.fetch_add(1, Relaxed);
    }

    fn end(&self, result: &Result<(), hyper::Error>) -> End {
        match result {
            Ok(()) => End::Done,
            Err(_) if self.is_stuck.load(Relaxed) => End::Stuck,
            Err(error) if error.is_parse() => End::Malformed,
            Err(error) if !error.is_timeout() => End::Gone,
            Err(_) if self.has_part.load(Relaxed) => End::HalfSent,
            Err(_) => End::Done,
        }
    }
}

/// While it lives, a request is being answered.
pub(crate) struct Answering(Arc<Connection>);

impl Drop for Answering {
    fn drop(&mut self) {
        let Answering(connection) = self;
        let since = connection.all.next.fetch_add(1, Relaxed);
        connection.since.store(since, Relaxed);
        connection.is_answering.store(false, Relaxed);
        connection.all.awaited().insert(since, connection.clone());
    }
}

/// While it lives, a connection is counted.
struct Open {
    connection: Arc<Connection>,
    end: End,
    _place: OwnedSemaphorePermit,
}

impl Drop for Open {
    fn drop(&mut self) {
        let Connection { all, since, .. } = &*self.connection;
        all.awaited().remove(&since.load(Relaxed));
        all.metrics.connection_ended(self.end);
        if self.end != End::Done {
            info("connection dropped", &[("reason", self.end.name().into())]);
        }
    }
}

fn client(peer: SocketAddr, number: u64) -> Client {
    match peer.ip().to_canonical() {
        ip if ip.is_loopback() => Client::Connection(number),
        IpAddr::V6(ip) => {
            let network = u128::from(ip) >> 64 << 64;
            Client::Machine(Ipv6Addr::from(network).into())
        }
        ip => Client::Machine(ip),
    }
}

/// A connection's bytes in both directions. If the client does not read what is written for as long as a
/// connection may be idle, the connection ends.
struct Watched {
    stream: TcpStream,
    connection: Arc<Connection>,
    stuck_until: Option<Pin<Box<Sleep>>>,
}

impl AsyncRead for Watched {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        into: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = into.filled().len();
        let read = Pin::new(&mut self.stream).poll_read(cx, into);
        self.connection.has_part.fetch_or(into.filled().len() > before, Relaxed);
        read
    }
}

impl AsyncWrite for Watched {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let write = Pin::new(&mut self.stream).poll_write(cx, bytes);
        if write.is_ready() {
            self.stuck_until = None;
            self.connection.wrote();
            return write;
        }
        self.connection.is_stuck.store(true, Relaxed);
        let patience = self.connection.all.idle_timeout;
        let until = || Box::pin(sleep(patience));
        ready!(self.stuck_until.get_or_insert_with(until).as_mut().poll(cx));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_client_is_a_machine_and_on_this_machine_a_connection() {
        let of = |ip: &str, number| client(SocketAddr::new(ip.parse().unwrap(), 80), number);
        assert_eq!(of("192.0.2.1", 1), of("192.0.2.1", 2));
        assert_eq!(of("192.0.2.1", 1), of("::ffff:192.0.2.1", 2));
        assert_ne!(of("192.0.2.1", 1), of("192.0.2.2", 1));
        // In its IPv6 network a machine may have any number of addresses.
        assert_eq!(of("2001:db8::1", 1), of("2001:db8::ffff:1", 2));
        assert_ne!(of("2001:db8::1", 1), of("2001:db8:0:1::1", 1));
        for ip in ["127.0.0.1", "::1", "::ffff:127.0.0.1"] {
            assert_ne!(of(ip, 1), of(ip, 2), "{ip}");
        }
    }
}
