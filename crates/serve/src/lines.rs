//! Answers that are sent line by line while the call still runs, and the body that all answers share.

use std::future::Future;
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll};

use http_body_util::Full;
use hyper::Response;
use hyper::body::{Body, Bytes, Frame, SizeHint};
use hyper::header::{self, HeaderMap};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

use crate::answer::{Answer, answer};

/// The media type of lines of JSON.
pub(crate) const LINES: &str = "application/x-ndjson";

type Work = Pin<Box<dyn Future<Output = ()> + Send>>;

/// Lines that come while a future runs. If the client goes away, the body is dropped and the future with it.
pub(crate) struct Lines {
    received: UnboundedReceiver<Bytes>,
    /// None once it is done.
    work: Option<Work>,
}

impl Lines {
    fn poll(&mut self, cx: &mut Context<'_>) -> Poll<Option<Bytes>> {
        if let Some(work) = &mut self.work
            && work.as_mut().poll(cx).is_ready()
        {
            self.work = None;
        }
        // The future may keep a sender as long as it runs.
        match self.received.poll_recv(cx) {
            Poll::Pending if self.work.is_none() => Poll::Ready(None),
            polled => polled,
        }
    }
}

/// The lines wait in the answer's extensions, which have to be cloned, until the connection takes them.
#[derive(Clone)]
struct Waiting(Arc<Mutex<Option<Lines>>>);

/// An answer whose lines `work` sends.
pub(crate) fn lines<F>(work: impl FnOnce(UnboundedSender<Bytes>) -> F) -> Answer
where
    F: Future<Output = ()> + Send + 'static,
{
    let (sender, received) = unbounded_channel();
    let work: Work = Box::pin(work(sender));
    let mut answer = answer(LINES, Bytes::new());
    let lines = Lines { received, work: Some(work) };
    answer.extensions_mut().insert(Waiting(Arc::new(Mutex::new(Some(lines)))));
    answer
}

/// Whether a client asks for lines.
pub(crate) fn takes_lines(headers: &HeaderMap) -> bool {
    let values = headers.get_all(header::ACCEPT).iter().filter_map(|it| it.to_str().ok());
    values
        .flat_map(|it| it.split(','))
        .any(|it| it.split(';').next().unwrap_or_default().trim().eq_ignore_ascii_case(LINES))
}

/// What is sent: all at once, or line by line.
pub(crate) enum Content {
    Full(Full<Bytes>),
    Lines(Lines),
}

/// An answer as it is sent.
pub(crate) fn content(mut answer: Answer) -> Response<Content> {
    let waiting = answer.extensions_mut().remove::<Waiting>();
    let lines = waiting.and_then(|it| it.0.lock().unwrap_or_else(PoisonError::into_inner).take());
    answer.map(|body| match lines {
        Some(lines) => Content::Lines(lines),
        None => Content::Full(Full::new(body)),
    })
}

impl Body for Content {
    type Data = Bytes;
    type Error = std::convert::Infallible;

    fn poll_frame(
        self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, Self::Error>>> {
        match self.get_mut() {
            Content::Full(full) => Pin::new(full).poll_frame(cx),
            Content::Lines(lines) => lines.poll(cx).map(|it| it.map(|line| Ok(Frame::data(line)))),
        }
    }

    fn is_end_stream(&self) -> bool {
        match self {
            Content::Full(full) => full.is_end_stream(),
            Content::Lines(_) => false,
        }
    }

    fn size_hint(&self) -> SizeHint {
        match self {
            Content::Full(full) => full.size_hint(),
            Content::Lines(_) => SizeHint::default(),
        }
    }
}

#[cfg(test)]
mod tests {
    use http_body_util::BodyExt as _;

    use super::*;

    #[tokio::test]
    async fn lines_come_in_order_and_the_answer_ends_with_its_work() {
        let answer = lines(async |sender: UnboundedSender<Bytes>| {
            for line in ["1\n", "2\n", "3\n"] {
                sender.send(line.into()).unwrap();
                tokio::task::yield_now().await;
            }
        });
        let sent = content(answer).into_body().collect().await.unwrap().to_bytes();
        assert_eq!(&sent[..], b"1\n2\n3\n");
    }

    #[tokio::test]
    async fn a_client_that_goes_away_ends_the_work() {
        let work = Arc::new(());
        let held = work.clone();
        let answer = lines(async move |sender: UnboundedSender<Bytes>| {
            sender.send("1\n".into()).unwrap();
            std::future::pending::<()>().await;
            drop(held);
        });
        let mut body = content(answer).into_body();
        assert_eq!(body.frame().await.unwrap().unwrap().into_data().unwrap(), "1\n");
        assert_eq!(Arc::strong_count(&work), 2);
        drop(body);
        assert_eq!(Arc::strong_count(&work), 1);
    }

    #[test]
    fn lines_are_sent_only_to_those_who_ask() {
        let cases = [
            ("", false),
            ("*/*", false),
            ("application/x-ndjson", true),
            ("application/json, Application/X-NDJSON;q=0.9", true),
        ];
        for (value, is_so) in cases {
            let mut headers = HeaderMap::new();
            headers.append(header::ACCEPT, value.parse().unwrap());
            assert_eq!(takes_lines(&headers), is_so, "{value}");
        }
    }
}
