//! Answers a request from standard input as the module does: for tests where the module cannot be built.

use std::io::{self, Read as _, Write as _};

fn main() -> io::Result<()> {
    let mut request = String::new();
    io::stdin().read_to_string(&mut request)?;
    io::stdout().write_all(ergodoku_wasm::answer(&request).as_bytes())
}
