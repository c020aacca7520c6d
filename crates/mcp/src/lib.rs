//! Ergodoku's tools for language models and agents, by the Model Context Protocol.
//!
//! - `tool`: the tools, each a call of `ergodoku_api` with what is different here;
//! - `schema`: what they take and give, made from the schema of the calls;
//! - `answer`: what they answer, without what only a drawing needs;
//! - [`serve`] and [`serve_on`] speak the protocol, by the official SDK.

mod answer;
mod schema;
mod tool;

use std::future::ready;
use std::io;
use std::time::{Duration, Instant};

use ergodoku_api::Bounds;
use rmcp::model::{
    CallToolRequestParams, CallToolResponse, Implementation, ListToolsResult,
    PaginatedRequestParams, ServerCapabilities, ServerConfig, Tool,
};
use rmcp::service::{
    MaybeSendFuture, QuitReason, RequestContext, RoleServer, ServerInitializeError,
};
use rmcp::{ErrorData, ServerHandler, ServiceExt as _};
use tokio::io::{AsyncRead, AsyncWrite};

/// What a model is told of the server as a whole.
const INSTRUCTIONS: &str = "\
Sudoku, with reasons. A puzzle is 81 characters row by row, with . for an empty cell; grids and pencil marks are read too. Cells are \
r1c1 to r9c9; r4c3=5 places a digit, r4c3<>5 eliminates a candidate. To help a person who solves, use hint, with the lowest \
depth that helps. Never judge a claim about a position by yourself: verify does, and why gives the smallest reason.";

/// Serves on standard input and output until the input ends. A call takes at most this time.
///
/// # Errors
/// If the input is not that of a client, or cannot be read.
pub fn serve(time_limit: Duration) -> io::Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let (input, output) = rmcp::transport::stdio();
    let served = runtime.block_on(serve_on(input, output, time_limit));
    // A call that still runs, and a read of the input, end with the process.
    runtime.shutdown_background();
    served
}

/// The same on any two streams.
///
/// # Errors
/// If the input is not that of a client, or cannot be read.
pub async fn serve_on<R, W>(input: R, output: W, time_limit: Duration) -> io::Result<()>
where
    R: AsyncRead + Send + Sync + Unpin + 'static,
    W: AsyncWrite + Send + Sync + Unpin + 'static,
{
    match (Server { tools: tool::listed(), time_limit }).serve((input, output)).await {
        Ok(running) => match running.waiting().await? {
            QuitReason::JoinError(error) => Err(error.into()),
            _ => Ok(()),
        },
        // The client has gone before it said anything.
        Err(ServerInitializeError::ConnectionClosed(_)) => Ok(()),
        Err(error) => Err(io::Error::other(error)),
    }
}

/// The tools, and how long a call may take.
struct Server {
    tools: Vec<Tool>,
    time_limit: Duration,
}

impl ServerHandler for Server {
    fn get_info(&self) -> ServerConfig {
        let about = Implementation::new("ergodoku", env!("CARGO_PKG_VERSION"));
        ServerConfig::new(ServerCapabilities::builder().enable_tools().build())
            .with_server_info(about.with_title("Ergodoku"))
            .with_instructions(INSTRUCTIONS)
    }

    fn list_tools(
        &self,
        _: Option<PaginatedRequestParams>,
        _: RequestContext<RoleServer>,
    ) -> impl Future<Output = Result<ListToolsResult, ErrorData>> + MaybeSendFuture + '_ {
        ready(Ok(ListToolsResult::with_all_items(self.tools.clone())))
    }

    async fn call_tool(
        &self,
        request: CallToolRequestParams,
        context: RequestContext<RoleServer>,
    ) -> Result<CallToolResponse, ErrorData> {
        let end = Instant::now() + self.time_limit;
        let cancelled = context.ct;
        let bounds = Bounds::while_left(move || match cancelled.is_cancelled() {
            true => Duration::ZERO,
            false => end.saturating_duration_since(Instant::now()),
        });
        let name = request.name;
        let arguments = request.arguments.unwrap_or_default();
        let work = move || tool::call(&name, arguments, &bounds);
        let answered = tokio::task::spawn_blocking(work).await;
        let answered =
            answered.map_err(|_| ErrorData::internal_error("a bug in Ergodoku", None))?;
        answered.map(CallToolResponse::from)
    }
}

/// The code of the README, as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
