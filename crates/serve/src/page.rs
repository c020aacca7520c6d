//! The page: its built files, which are part of the program.

use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::Embed;

use crate::refused::not_found;

#[derive(Embed)]
#[folder = "page"]
struct Files;

/// A file of the page; 404 for any other path. The page keeps its place behind the `#` of the address, so it
/// needs no path besides `/`.
pub(crate) async fn file(uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    let path = if path.is_empty() { "index.html" } else { path };
    let Some(file) = Files::get(path) else {
        return not_found(&uri);
    };
    let hash: String = file.metadata.sha256_hash().iter().map(|it| format!("{it:02x}")).collect();
    let tag = format!("\"{hash}\"");
    if headers.get(header::IF_NONE_MATCH).is_some_and(|it| it.as_bytes() == tag.as_bytes()) {
        return StatusCode::NOT_MODIFIED.into_response();
    }
    let tag = HeaderValue::from_str(&tag).expect("a hash in quotes");
    let kind = HeaderValue::from_str(file.metadata.mimetype()).expect("a MIME type");
    // The names of files under assets/ contain a hash.
    let keep = match path.starts_with("assets/") {
        true => "public, max-age=31536000, immutable",
        false => "no-cache",
    };
    let headers = [
        (header::CONTENT_TYPE, kind),
        (header::ETAG, tag),
        (header::CACHE_CONTROL, HeaderValue::from_static(keep)),
    ];
    (headers, file.data).into_response()
}
