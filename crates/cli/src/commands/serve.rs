//! `ergodoku serve`

use std::io::Write as _;
use std::net::{IpAddr, SocketAddr};
use std::process::{Command, Stdio};
use std::time::Duration;

use anstream::{AutoStream, ColorChoice};
use anyhow::{Context as _, Result};
use clap::{Args, ValueEnum};
use ergodoku_serve::{Ended, Format, Options, log_to, serve};

use crate::args::seconds;
use crate::exit::Exit;
use crate::output::{Text, print_now, say};

#[derive(Args)]
pub(crate) struct Serve {
    /// The address to listen on; by default the loopback address, so that only this machine has access
    #[arg(long, value_name = "IP", default_value = "127.0.0.1")]
    bind: IpAddr,

    /// The port to listen on; 0 chooses a free one
    #[arg(long, value_name = "N", default_value = "8080")]
    port: u16,

    /// A host name of the server besides localhost and addresses; can be repeated
    #[arg(long = "host", value_name = "NAME")]
    hosts: Vec<String>,

    /// The time limit of a call in seconds; it may wait for its turn for as long again
    #[arg(long, value_name = "SECONDS", default_value = "5", value_parser = seconds)]
    time_limit: Duration,

    /// Do not open the page in a browser
    #[arg(long)]
    no_open: bool,

    /// Log every request as text or json; by default, log only errors of the server
    #[arg(long, value_name = "FORMAT", hide_possible_values = true)]
    log: Option<Log>,
}

/// The log format.
#[derive(Copy, Clone, ValueEnum)]
enum Log {
    Text,
    Json,
}

pub(crate) fn run(args: &Serve) -> Result<Exit> {
    let format = match args.log {
        Some(Log::Json) => Format::Json,
        Some(Log::Text) | None => Format::Text,
    };
    log_to(ergodoku_serve::Log {
        format,
        has_requests: args.log.is_some(),
        is_coloured: AutoStream::choice(&std::io::stderr()) != ColorChoice::Never,
        // This writer colours text on old Windows consoles too, which do not understand escape codes. A line that cannot
        // be written is dropped: it must not end the server.
        write: |line| drop(writeln!(anstream::stderr(), "{line}")),
    });
    let address = SocketAddr::new(args.bind, args.port);
    let hosts = args.hosts.clone();
    let options = Options { address, hosts, time_limit: args.time_limit, ..Options::default() };
    let ended = serve(&options, |address| {
        let url = format!("http://{address}/");
        // Without a terminal, this line is the only way for a caller to learn the port.
        let _ = print_now(&Text::lines([say!("report-serving", url = url.clone())]));
        if !args.no_open {
            open(&url);
        }
    })
    .with_context(|| say!("fault-address", address = address.to_string()))?;
    Ok(match ended {
        Ended::Answered => Exit::Done,
        Ended::CutShort => Exit::Stuck,
    })
}

/// Opens the page in a browser, if there is one.
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
