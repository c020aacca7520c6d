//! The page: its built files, which are part of the program.

use hyper::body::Bytes;
use hyper::header::{self, HeaderMap, HeaderValue};
use hyper::{StatusCode, Uri};

use crate::answer::{Answer, answer, empty, with};
use crate::refused::not_found;

/// Each file by its path, with its content.
static FILES: &[(&str, &[u8])] = &include!(concat!(env!("OUT_DIR"), "/page_files.rs"));

/// A file of the page; 404 for any other path. The page keeps its place behind the `#` of the address, so it
/// needs no path besides `/`.
pub(crate) fn file(uri: &Uri, headers: &HeaderMap) -> Answer {
    let path = uri.path().trim_start_matches('/');
    let path = if path.is_empty() { "index.html" } else { path };
    let Some((_, content)) = FILES.iter().find(|(name, _)| *name == path) else {
        return not_found(uri);
    };
    let tag = tag(content);
    if headers.get(header::IF_NONE_MATCH).is_some_and(|it| it.as_bytes() == tag.as_bytes()) {
        return empty(StatusCode::NOT_MODIFIED);
    }
    let tag = HeaderValue::from_str(&tag).expect("a number in quotes");
    // The names of files under assets/ contain a hash.
    let keep = match path.starts_with("assets/") {
        true => "public, max-age=31536000, immutable",
        false => "no-cache",
    };
    let mut answer = answer(media_type(path), Bytes::from_static(content));
    answer.headers_mut().insert(header::ETAG, tag);
    with(answer, header::CACHE_CONTROL, keep)
}

/// What tells a file's content from that of another version of the page: FNV-1a of 64 bits.
fn tag(content: &[u8]) -> String {
    let mut hash: u64 = 0xcbf2_9ce4_8422_2325;
    for &byte in content {
        hash = (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
    }
    format!("\"{hash:016x}\"")
}

/// The media type of a file, by the end of its name.
fn media_type(path: &str) -> &'static str {
    match path.rsplit_once('.').map_or("", |(_, end)| end) {
        "css" => "text/css; charset=utf-8",
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "json" | "map" => "application/json",
        "png" => "image/png",
        "svg" => "image/svg+xml",
        "ttf" => "font/ttf",
        "txt" => "text/plain; charset=utf-8",
        "wasm" => "application/wasm",
        "webmanifest" => "application/manifest+json",
        "woff2" => "font/woff2",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_of_the_page_has_a_type_and_a_tag_of_its_own() {
        let mut tags: Vec<String> = FILES.iter().map(|(_, content)| tag(content)).collect();
        tags.sort();
        tags.dedup();
        assert_eq!(tags.len(), FILES.len());
        assert!(FILES.iter().any(|(name, _)| *name == "index.html"));
        for (name, _) in FILES {
            assert_ne!(media_type(name), "application/octet-stream", "{name}");
        }
    }
}
