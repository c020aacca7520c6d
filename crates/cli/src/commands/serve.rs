//! `ergodoku serve`

use std::net::SocketAddr;
use std::process::{Command, Stdio};

use anyhow::{Context as _, Result};
use ergodoku_serve::{Options, serve};

use crate::args::{Log, Serve};
use crate::exit::Exit;
use crate::output::print;

pub(crate) fn run(args: &Serve) -> Result<Exit> {
    match args.log {
        None => {}
        Some(Log::Text) => tracing_subscriber::fmt().with_writer(std::io::stderr).init(),
        Some(Log::Json) => tracing_subscriber::fmt().json().with_writer(std::io::stderr).init(),
    }
    let address = SocketAddr::new(args.bind, args.port);
    let options = Options { address, time_limit: args.time_limit, ..Options::default() };
    serve(&options, |address| {
        let url = format!("http://{address}/");
        // Without a terminal the line is all that a caller has to know the port by.
        let _ = print(&format!("Ergodoku is at {url} (Ctrl-C ends it)\n"));
        if !args.no_open {
            open(&url);
        }
    })
    .with_context(|| format!("{address} cannot be listened on; choose another with --port"))?;
    Ok(Exit::Done)
}

/// Opens the page in the browser, if there is one.
fn open(url: &str) {
    let mut opener = if cfg!(target_os = "macos") {
        Command::new("open")
    } else if cfg!(windows) {
        Command::new("explorer")
    } else {
        Command::new("xdg-open")
    };
    let _ = opener.arg(url).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
}
