//! [`Hosts`]: the names that the server answers to.
//!
//! The name of a foreign page can be made to resolve to this machine; to the browser the page then has the
//! same origin as this server (DNS rebinding). The request's `Host` still has that name, which is not ours.
//! An address instead of a name cannot be rebound.

use std::net::IpAddr;
use std::sync::Arc;

use ergodoku_api::ApiError;
use hyper::Uri;
use hyper::header::{self, HeaderMap};
use hyper::http::uri::Authority;

/// The names that the server answers to.
#[derive(Clone, Debug)]
pub(crate) struct Hosts {
    is_local: bool,
    names: Arc<[String]>,
}

impl Hosts {
    /// For a server that listens on this address and also has these names.
    pub(crate) fn new(address: IpAddr, names: &[String]) -> Hosts {
        Hosts { is_local: address.is_loopback(), names: names.into() }
    }

    /// Checks that a request is meant for this server.
    ///
    /// # Errors
    /// If it names another host, or none.
    pub(crate) fn check(&self, uri: &Uri, headers: &HeaderMap) -> Result<(), ApiError> {
        let mut hosts = headers.get_all(header::HOST).iter();
        let host = match (hosts.next(), hosts.next()) {
            (Some(host), None) => host.to_str().ok().and_then(|it| it.parse::<Authority>().ok()),
            _ => None,
        };
        let Some(host) = host else {
            let message = "the request must have exactly one header `Host`, with the server's name";
            return Err(ApiError::new(400, message));
        };
        // A request in the form for proxies names the host twice.
        let unknown = [Some(&host), uri.authority()].into_iter().flatten();
        match unknown.map(Authority::host).find(|name| !self.has(name)) {
            None => Ok(()),
            Some(name) => {
                let name = name.escape_debug();
                let message = format!(
                    "this server does not answer to the name `{name}`; if it should, start it with \
                     --host {name}"
                );
                Err(ApiError::new(421, message))
            }
        }
    }

    fn has(&self, host: &str) -> bool {
        let host = host.strip_suffix('.').unwrap_or(host);
        let address = host.strip_prefix('[').and_then(|it| it.strip_suffix(']')).unwrap_or(host);
        match address.parse::<IpAddr>() {
            Ok(address) => !self.is_local || address.to_canonical().is_loopback(),
            Err(_) => {
                let mut known = self.names.iter().map(String::as_str).chain(["localhost"]);
                known.any(|it| it.eq_ignore_ascii_case(host))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn status(hosts: &Hosts, uri: &str, host: &[&str]) -> u16 {
        let mut headers = HeaderMap::new();
        for it in host {
            headers.append(header::HOST, it.parse().unwrap());
        }
        hosts.check(&uri.parse().unwrap(), &headers).map_or_else(|it| it.status, |()| 200)
    }

    #[test]
    fn on_the_loopback_it_answers_to_the_names_of_the_loopback_and_those_given() {
        let hosts = Hosts::new([127, 0, 0, 1].into(), &["sudoku.test".to_string()]);
        for name in ["localhost", "LOCALHOST:80", "localhost.", "127.0.0.1:8080", "127.1.2.3"] {
            assert_eq!(status(&hosts, "/", &[name]), 200, "{name}");
        }
        for name in ["[::1]", "[::1]:8080", "[::ffff:127.0.0.1]", "Sudoku.test:8080"] {
            assert_eq!(status(&hosts, "/", &[name]), 200, "{name}");
        }
        for name in ["evil.example", "localhost.evil.example", "192.168.1.7", "[fe80::1]", "::1"] {
            assert_ne!(status(&hosts, "/", &[name]), 200, "{name}");
        }
        assert_eq!(status(&hosts, "/", &["evil.example:8080"]), 421);
        assert_eq!(status(&hosts, "http://evil.example/", &["localhost"]), 421);
        assert_eq!(status(&hosts, "http://localhost/", &["localhost"]), 200);
    }

    #[test]
    fn elsewhere_it_answers_to_addresses_and_the_names_given() {
        let hosts = Hosts::new([0, 0, 0, 0].into(), &["sudoku.test".to_string()]);
        for name in ["192.168.1.7:8080", "[fe80::1]:8080", "localhost", "sudoku.test"] {
            assert_eq!(status(&hosts, "/", &[name]), 200, "{name}");
        }
        assert_eq!(status(&hosts, "/", &["evil.example"]), 421);
    }

    #[test]
    fn a_request_without_a_host_or_with_two_is_wrong() {
        let hosts = Hosts::new([127, 0, 0, 1].into(), &[]);
        assert_eq!(status(&hosts, "/", &[]), 400);
        assert_eq!(status(&hosts, "/", &["localhost", "localhost"]), 400);
        assert_eq!(status(&hosts, "/", &["a b"]), 400);
    }
}
