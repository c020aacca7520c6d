//! Whether a request comes from a page of another origin. Such a page may read, as the browser keeps the answer from it,
//! but must not call (CSRF).

use hyper::header::{self, HeaderMap};
use hyper::{Method, Request, Uri};

/// Whether a page of another origin makes this call. Browsers say where a request comes from in `Sec-Fetch-Site`, older
/// ones in `Origin` alone; programs send neither.
pub(crate) fn is_foreign<B>(request: &Request<B>) -> bool {
    if matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS) {
        return false;
    }
    let headers = request.headers();
    match value(headers, "sec-fetch-site") {
        Some(b"same-origin" | b"none") => return false,
        Some(_) => return true,
        None => {}
    }
    let Some(origin) = value(headers, "origin") else { return false };
    let ours = match request.uri().authority() {
        Some(authority) => Some(authority.as_str().as_bytes()),
        None => value(headers, header::HOST.as_str()),
    };
    let theirs = Uri::try_from(origin).ok();
    let theirs = theirs.filter(|it| matches!(it.scheme_str(), Some("http" | "https")));
    let theirs = theirs.as_ref().and_then(Uri::authority).map(|it| it.as_str().as_bytes());
    theirs.is_none() || theirs != ours
}

/// The value of a header, if it has one.
fn value<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a [u8]> {
    headers.get(name).map(|it| it.as_bytes()).filter(|it| !it.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn foreign(method: Method, uri: &str, headers: &[(&str, &str)]) -> bool {
        let mut request = Request::builder().method(method).uri(uri);
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        is_foreign(&request.body(()).unwrap())
    }

    #[test]
    fn only_calls_from_pages_of_other_origins_are_foreign() {
        let host = ("host", "localhost:8080");
        let cases: [(&[(&str, &str)], bool); 9] = [
            (&[], false),
            (&[("sec-fetch-site", "same-origin"), ("origin", "null")], false),
            (&[("sec-fetch-site", "none")], false),
            (&[("sec-fetch-site", "same-site")], true),
            (&[("sec-fetch-site", "cross-site"), ("origin", "http://localhost:8080")], true),
            (&[("origin", "http://localhost:8080")], false),
            (&[("origin", "http://localhost:8081")], true),
            (&[("origin", "ftp://localhost:8080")], true),
            (&[("origin", "null")], true),
        ];
        for (headers, is_so) in cases {
            let headers: Vec<_> = headers.iter().copied().chain([host]).collect();
            assert_eq!(foreign(Method::POST, "/api/v1/hint", &headers), is_so, "{headers:?}");
            assert!(!foreign(Method::GET, "/", &headers), "{headers:?}");
        }
    }

    #[test]
    fn the_host_in_the_request_line_takes_precedence() {
        let headers = [("host", "localhost"), ("origin", "http://127.0.0.1")];
        assert!(!foreign(Method::POST, "http://127.0.0.1/api/v1/hint", &headers));
        assert!(foreign(Method::POST, "/api/v1/hint", &headers));
    }
}
