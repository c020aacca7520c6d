//! Games played by events: what they lead to, and what the screen shows.

mod docs;
mod driver;
mod hints;
mod keys;
mod properties;
mod saved;
mod screens;
