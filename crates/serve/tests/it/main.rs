//! The server as its clients see it, over sockets. Nothing here rests on how fast the machine is: limits
//! are either so long that they are never reached, or so short that they always are.

mod calls;
mod connections;
mod errors;
mod support;
