//! Answers compressed with gzip, for clients that take it.

use std::io::Write as _;

use flate2::Compression;
use flate2::write::GzEncoder;
use hyper::header::{self, HeaderMap};

use crate::answer::{Answer, with};

/// Shorter bodies are not worth it, in bytes.
const SHORTEST: usize = 32;

/// The answer, compressed if the client takes that, and if it is worth it.
pub(crate) fn compressed(accepted: bool, answer: Answer) -> Answer {
    if answer.body().len() < SHORTEST || !is_compressible(answer.headers()) {
        return answer;
    }
    // A cache must not give it to a client that takes something else.
    let answer = with(answer, header::VARY, "accept-encoding");
    if !accepted {
        return answer;
    }
    let (head, body) = answer.into_parts();
    let mut encoder = GzEncoder::new(Vec::with_capacity(body.len() / 2), Compression::default());
    let body = encoder.write_all(&body).and_then(|()| encoder.finish()).expect("memory takes all");
    with(Answer::from_parts(head, body.into()), header::CONTENT_ENCODING, "gzip")
}

/// Pictures are compressed already, but for those that are text.
fn is_compressible(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).map_or(&[][..], |it| it.as_bytes());
    !kind.starts_with(b"image/") || kind.starts_with(b"image/svg+xml")
}

/// Whether a client takes gzip, at least as gladly as what is not compressed.
pub(crate) fn takes_gzip(headers: &HeaderMap) -> bool {
    let values = headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|it| it.to_str().ok());
    let (mut gzip, mut any, mut plain) = (None, None, None);
    for entry in values.flat_map(|it| it.split(',')) {
        let (name, weight) = entry.split_once(';').unwrap_or((entry, ""));
        let weight = weight.trim().strip_prefix("q=").map_or(Ok(1.0), str::parse::<f32>);
        let Ok(weight) = weight else { continue };
        match name.trim().to_ascii_lowercase().as_str() {
            "gzip" | "x-gzip" => gzip = Some(weight),
            "identity" => plain = Some(weight),
            "*" => any = Some(weight),
            _ => {}
        }
    }
    let gzip = gzip.or(any).unwrap_or(0.0);
    gzip > 0.0 && gzip >= plain.unwrap_or(0.0)
}

#[cfg(test)]
mod tests {
    use std::io::Read as _;

    use flate2::read::GzDecoder;

    use super::*;
    use crate::answer::{JSON, answer};

    #[test]
    fn a_client_gets_gzip_if_it_takes_it() {
        let cases = [
            ("", false),
            ("gzip", true),
            ("deflate, GZIP;q=0.5, br", true),
            ("gzip;q=0", false),
            ("*", true),
            ("gzip;q=0, *", false),
            ("identity, gzip;q=0.1", false),
            ("identity;q=0, x-gzip", true),
            ("gzip;q=much", false),
        ];
        for (value, is_so) in cases {
            let mut headers = HeaderMap::new();
            headers.append(header::ACCEPT_ENCODING, value.parse().unwrap());
            assert_eq!(takes_gzip(&headers), is_so, "{value}");
        }
        assert!(!takes_gzip(&HeaderMap::new()));
    }

    #[test]
    fn what_is_compressed_is_the_same_and_caches_know_of_it() {
        let text = "the same again, ".repeat(100);
        let given = compressed(true, answer(JSON, text.clone()));
        assert_eq!(given.headers()[header::CONTENT_ENCODING], "gzip");
        assert!(given.body().len() < text.len() / 5);
        let mut back = String::new();
        GzDecoder::new(&given.body()[..]).read_to_string(&mut back).unwrap();
        assert_eq!(back, text);

        let plain = compressed(false, answer(JSON, text.clone()));
        assert_eq!(&plain.body()[..], text.as_bytes());
        for it in [given, plain] {
            assert_eq!(it.headers()[header::VARY], "accept-encoding");
        }
        for it in [answer(JSON, "short"), answer("image/png", text)] {
            assert!(compressed(true, it).headers().get(header::VARY).is_none());
        }
    }
}
